"""Finding the position of the board: the panel, the search, and going where it is found."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDockWidget,
    QFileDialog,
    QLabel,
    QProgressBar,
    QPushButton,
    QToolButton,
    QTreeWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from hen_editor.core.board import Point
from hen_editor.document import files
from hen_editor.ui.panels.position_find_panel import PositionFindPanel
from hen_editor.ui.theme import Scheme
from hen_editor.ui.thumbnails import THUMBNAIL_SIDE
from hen_editor.ui.tools.select_tool import Selection
from hen_editor.ui.window.main_window import MainWindow
from hen_editor.ui.window.modes import finder
from tests.ui.answers import Answers
from tests.ui.gestures import keys
from tests.ui.patience import wait_for_nothing, wait_until

GAMES = "(;SZ[9]PB[Ann]PW[Bob];B[cc];W[gg](;B[gc];W[cg])(;B[cg];W[gc]))(;SZ[9]GN[Second];B[gg];W[cc];B[cg];W[gc])"


def opened(window: MainWindow, text: str, moves: int) -> None:
    """Open the games of a text, and go down the first variations."""
    window.document.begin(files.of_text(text))
    for _ in range(moves):
        window.commands["forward"].trigger()


def panel(window: MainWindow) -> PositionFindPanel:
    """Return the panel once no search goes on."""
    wait_until(lambda: not window.controllers.position_finder.is_searching)
    [found] = window.findChildren(PositionFindPanel)
    return found


def find(window: MainWindow) -> PositionFindPanel:
    window.commands["find-position"].trigger()
    return panel(window)


def results(window: MainWindow) -> QTreeWidget:
    found = panel(window).findChild(QTreeWidget)
    assert isinstance(found, QTreeWidget)
    return found


def rows(window: MainWindow) -> list[tuple[str, str]]:
    """Return the places and the moves that are listed."""
    shown = results(window)
    items = [shown.topLevelItem(row) for row in range(shown.topLevelItemCount())]
    return [(item.text(0), item.text(1)) for item in items if item]


def sought(window: MainWindow) -> QImage:
    """Return the picture of what is sought."""
    name = "The position to find"
    [shown] = [each for each in panel(window).findChildren(QWidget) if each.accessibleName() == name]
    return shown.grab().toImage()


def outcome(window: MainWindow) -> str:
    return " ".join([each.text() for each in panel(window).findChildren(QLabel) if each.isVisible() and each.text()])


def check(window: MainWindow, text: str) -> None:
    [box] = [box for box in panel(window).findChildren(QCheckBox) if text in box.text().replace("&", "")]
    box.click()
    panel(window)


def choose(window: MainWindow, row: int) -> None:
    """Choose where to look."""
    box = panel(window).findChild(QComboBox)
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(row)
    box.activated.emit(row)
    panel(window)


def click(window: MainWindow, row: int) -> None:
    shown = results(window)
    shown.scrollToItem(shown.topLevelItem(row))
    where = shown.visualItemRect(shown.topLevelItem(row)).center()
    QTest.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=where)


def place(window: MainWindow) -> tuple[int, int]:
    """Return the game that is shown, and the number of its move."""
    shown = window.document.snapshot
    return shown.game, len(shown.tree.path(shown.node)) - 1


def test_the_position_is_found_in_the_file_with_a_picture_of_each_place(window: MainWindow) -> None:
    opened(window, GAMES, 1)
    find(window)
    assert rows(window) == [("Ann - Bob", "1")]
    assert not results(window).topLevelItem(0).icon(0).isNull()
    assert outcome(window) == "1 place found."


def test_the_pictures_follow_the_theme(window: MainWindow) -> None:
    opened(window, GAMES, 1)
    find(window)

    def pictures(scheme: Scheme) -> list[QImage]:
        window.session.theme.choose(scheme)
        QApplication.processEvents()
        return [
            sought(window),
            results(window).topLevelItem(0).icon(0).pixmap(QSize(THUMBNAIL_SIDE, THUMBNAIL_SIDE)).toImage(),
        ]

    light, dark = pictures(Scheme.LIGHT), pictures(Scheme.DARK)
    assert all(one != other for one, other in zip(light, dark, strict=True))
    window.session.theme.choose(Scheme.SYSTEM)


def test_the_key_opens_the_panel_which_is_not_modal(window: MainWindow) -> None:
    opened(window, GAMES, 1)
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert panel(window).isVisible()
    window.board.setFocus()
    QTest.keyClick(window.board, Qt.Key.Key_Right)
    assert place(window) == (0, 2)


def test_it_is_found_rotated_and_with_colours_swapped_if_asked(window: MainWindow) -> None:
    opened(window, GAMES, 1)
    find(window)
    check(window, "Rotated")
    assert rows(window) == [("Ann - Bob", "1"), ("Second", "1")]
    opened(window, "(;SZ[9];B[cc])(;SZ[9];W[cc])", 1)
    find(window)
    check(window, "colours")
    assert [move for _, move in rows(window)] == ["1", "1"]


def test_the_search_can_be_limited_to_the_game(window: MainWindow) -> None:
    opened(window, "(;SZ[9];B[cc])(;SZ[9];B[cc])", 1)
    find(window)
    assert len(rows(window)) == 2
    choose(window, 0)
    assert rows(window) == [("Game 1", "1")]


def test_a_selected_part_of_the_board_is_found(window: MainWindow) -> None:
    opened(window, GAMES, 2)
    window.session.tools.select.select(window.document.snapshot, Selection((Point(0, 0), Point(4, 4))))
    find(window)
    assert rows(window) == [("Ann - Bob", "1")]
    check(window, "Rotated")
    assert [move for _, move in rows(window)] == ["1", "3", "3", "1", "3"]
    check(window, "selected part")
    assert rows(window) == [("Ann - Bob", "2"), ("Second", "2")]


def test_without_a_selection_no_part_can_be_sought(window: MainWindow) -> None:
    opened(window, GAMES, 2)
    [part] = [box for box in find(window).findChildren(QCheckBox) if "part" in box.text().replace("&", "")]
    assert not part.isEnabled()
    assert "select tool" in part.toolTip()


def test_a_part_can_be_selected_while_the_panel_is_open(window: MainWindow) -> None:
    opened(window, GAMES, 2)
    [part] = [box for box in find(window).findChildren(QCheckBox) if "part" in box.text().replace("&", "")]
    window.session.tools.select.select(window.document.snapshot, Selection((Point(0, 0), Point(4, 4))))
    assert (part.isEnabled(), part.isChecked()) == (True, False)
    assert rows(window) == [("Ann - Bob", "2")]
    check(window, "selected part")
    assert rows(window) == [("Ann - Bob", "1")]
    window.session.tools.select.deselect()
    assert part.isEnabled()


def test_the_stones_of_a_part_are_highlighted_where_it_is_found(window: MainWindow) -> None:
    opened(window, GAMES, 2)
    window.session.tools.select.select(window.document.snapshot, Selection((Point(0, 0), Point(4, 4))))
    find(window)
    check(window, "Rotated")
    click(window, 1)
    assert window.session.state.highlighted == {Point(6, 2)}
    check(window, "selected part")
    click(window, 0)
    assert window.session.state.highlighted == frozenset()


def test_below_the_list_of_games_there_is_room_for_results_and_the_board_is_as_large_afterwards(
    window: MainWindow,
) -> None:
    window.resize(1280, 800)
    opened(window, GAMES, 2)
    wait_until(lambda: window.board.width() > 2 * window.game_dock.width())  # once the tool palette has made room
    size, board, listed = window.size(), window.board.size(), window.game_list_dock.width()
    found = find(window)
    wait_until(lambda: results(window).viewport().height() > 2 * THUMBNAIL_SIDE)
    assert window.size() == size
    for _ in range(2):  # a second search leaves the width before the first one
        find(window)
    found.close()
    wait_until(lambda: (window.size(), window.board.size(), window.game_list_dock.width()) == (size, board, listed))


def test_a_click_goes_to_the_place_and_the_board_has_the_focus(window: MainWindow) -> None:
    opened(window, GAMES, 4)
    find(window)
    check(window, "Rotated")
    assert len(rows(window)) == 3
    click(window, 2)
    assert place(window) == (1, 4)
    assert window.board.hasFocus()


def test_the_arrow_keys_go_through_the_places(window: MainWindow) -> None:
    opened(window, GAMES, 4)
    find(window)
    check(window, "Rotated")
    assert len(rows(window)) == 3
    assert results(window).hasFocus()
    QTest.keyClick(results(window), Qt.Key.Key_Down)
    assert place(window) == (0, 4)
    QTest.keyClick(results(window), Qt.Key.Key_Down)
    assert place(window) == (1, 4)
    assert results(window).hasFocus()


def test_the_button_searches_for_what_the_board_shows_now(window: MainWindow) -> None:
    opened(window, GAMES, 1)
    find(window)
    window.commands["forward"].trigger()
    [button] = [one for one in panel(window).findChildren(QPushButton) if "Find" in one.text()]
    button.click()
    assert rows(window) == [("Ann - Bob", "2")]


def test_places_of_another_document_are_forgotten(window: MainWindow) -> None:
    opened(window, GAMES, 1)
    find(window)
    window.document.begin(files.of_text("(;SZ[9])"))
    assert rows(window) == []


def test_the_picture_shows_what_is_sought(window: MainWindow) -> None:
    opened(window, "(;SZ[9]AB[aa];B[hh])", 1)
    window.session.tools.select.select(window.document.snapshot, Selection((Point(0, 0), Point(2, 2))))
    find(window)
    part = sought(window)
    check(window, "selected")
    assert sought(window) != part
    check(window, "selected")
    assert sought(window) == part


class TestFolder:
    @pytest.fixture(autouse=True)
    def folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        (tmp_path / "games").mkdir()
        (tmp_path / "games" / "one.sgf").write_text("(;SZ[9]PB[Carl];B[cc];W[gg])")
        (tmp_path / "games" / "two.sgf").write_text("(;SZ[9];B[gg];W[ee])(;SZ[9]GN[Last];B[ee];W[aa])")
        (tmp_path / "games" / "broken.sgf").write_text("no game")
        (tmp_path / "own.sgf").write_text("(;SZ[9];B[ee])")
        monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *arguments: str(tmp_path / "games"))
        return tmp_path

    @pytest.fixture
    def searched(self, window: MainWindow, folder: Path) -> MainWindow:
        """A window that shows the file beside the folder, whose position was sought in the folder."""
        window.session.files.open_path(folder / "own.sgf")
        window.commands["last"].trigger()
        find(window)
        choose(window, 2)
        return window

    def test_it_is_found_in_the_files_of_a_folder(self, searched: MainWindow) -> None:
        assert rows(searched) == [("two.sgf\nLast", "1")]
        box = panel(searched).findChild(QComboBox)
        assert isinstance(box, QComboBox)
        assert box.currentText() == "In the folder games"

    def test_files_that_cannot_be_read_are_counted_and_named(self, searched: MainWindow) -> None:
        assert outcome(searched) == "1 place found. 1 file could not be read."
        assert any("broken.sgf" in each.toolTip() for each in panel(searched).findChildren(QLabel))

    def test_nothing_found_is_said(self, searched: MainWindow) -> None:
        searched.document.play(Point(1, 1))
        searched.commands["find-position"].trigger()
        assert outcome(searched) == "Not found. 1 file could not be read."

    def test_names_are_shown_as_they_are(self, window: MainWindow, folder: Path) -> None:
        (folder / "games" / "<b>bold.sgf").write_text("(;SZ[9]GN[<i>];B[ee])")
        window.session.files.open_path(folder / "own.sgf")
        window.commands["last"].trigger()
        find(window)
        choose(window, 2)
        assert rows(window)[0] == ("<b>bold.sgf\n<i>", "1")
        item = results(window).topLevelItem(0)
        assert item is not None
        assert "&lt;b&gt;bold.sgf" in item.toolTip(0)

    def test_a_click_opens_the_file_at_the_place(self, searched: MainWindow, folder: Path) -> None:
        click(searched, 0)
        assert searched.document.path == folder / "games" / "two.sgf"
        assert place(searched) == (1, 1)
        assert len(rows(searched)) == 1

    def test_of_two_places_in_a_file_that_is_still_read_the_second_is_shown(
        self, window: MainWindow, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        large = folder / "games" / "two.sgf"
        large.write_text(f"(;SZ[9];B[ee]{';W[aa];B[bb]' * 20_000})(;SZ[9];B[gg];W[ee])(;SZ[9];B[ee])")
        window.session.files.open_path(folder / "own.sgf")
        window.commands["last"].trigger()
        find(window)
        choose(window, 2)
        wait_for_nothing(monkeypatch)
        click(window, 0)
        qtbot.waitUntil(lambda: window.session.opening == large)
        click(window, 1)
        qtbot.waitUntil(lambda: window.document.path == large, timeout=30_000)
        assert place(window) == (2, 1)

    def test_a_place_in_the_own_file_is_shown_while_another_file_is_opened(
        self, window: MainWindow, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        own, large = folder / "games" / "two.sgf", folder / "large.sgf"
        large.write_text(f"(;SZ[9]{';W[aa];B[bb]' * 20_000})")
        window.session.files.open_path(own)
        last = window.document.snapshot.collection.games[1]
        window.document.go([*last.main_line()][1], 1)
        find(window)
        choose(window, 2)
        window.document.go(last.root, 1)
        wait_for_nothing(monkeypatch)
        window.session.files.open_path(large)
        click(window, 0)
        qtbot.waitUntil(lambda: place(window) == (1, 1))
        assert (window.document.path, window.session.opening) == (own, large)
        qtbot.waitUntil(lambda: window.document.path == large, timeout=30_000)

    def test_unsaved_work_is_asked_about_first(self, searched: MainWindow) -> None:
        searched.document.play(Point(0, 0))
        before = searched.document.path
        Answers("Cancel")(lambda: click(searched, 0))
        assert searched.document.path == before

    def test_arrow_keys_open_no_file(self, searched: MainWindow) -> None:
        check(searched, "Rotated")
        before = searched.document.path
        QTest.keyClick(results(searched), Qt.Key.Key_End)
        assert searched.document.path == before

    def test_cancelling_the_choice_changes_nothing(self, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *arguments: "")
        opened(window, "(;SZ[9];B[ee])(;SZ[9];B[ee])", 1)
        find(window)
        choose(window, 0)
        window.document.play(Point(0, 0))
        choose(window, 2)
        box = panel(window).findChild(QComboBox)
        assert isinstance(box, QComboBox)
        assert box.currentText() == "In this game"
        assert rows(window) == [("Game 1", "1")]


class TestLongSearch:
    @pytest.fixture
    def long(self, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
        """A window with a game in which the empty corner comes about again and again."""
        monkeypatch.setattr(finder, "MAX_PLACES", 20)
        opened(window, f"(;SZ[9]{';AB[aa];AE[aa]' * 1000})", 0)
        return window

    def test_places_are_capped_and_that_is_said(self, long: MainWindow) -> None:
        find(long)
        assert len(rows(long)) == 20
        assert outcome(long) == "Only the first 20 places are shown; there may be more."

    def test_what_is_found_at_once_is_shown_in_steps_between_which_keys_have_their_turn(
        self, long: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
    ) -> None:
        monkeypatch.setattr(finder, "SHOWN_MS", 0, raising=False)
        long.commands["find-position"].trigger()
        [found] = long.findChildren(PositionFindPanel)
        counts = set[int]()
        while long.controllers.position_finder.is_searching:
            counts.add(found.findChild(QTreeWidget).topLevelItemCount())
            QApplication.processEvents()
        assert len(counts) > 10

    def test_a_search_shows_its_progress_and_can_be_stopped(self, long: MainWindow, qtbot: QtBot) -> None:
        long.commands["find-position"].trigger()
        assert long.controllers.position_finder.is_searching
        [found] = long.findChildren(PositionFindPanel)
        assert any(bar.isVisible() for bar in found.findChildren(QProgressBar))
        [stop] = [button for button in found.findChildren(QPushButton) if "Stop" in button.text()]
        stop.click()
        assert not long.controllers.position_finder.is_searching
        assert outcome(long) == "Stopped after 0 places."

    def test_closing_the_panel_ends_the_search(self, long: MainWindow) -> None:
        long.commands["find-position"].trigger()
        [found] = long.findChildren(PositionFindPanel)
        found.close()
        assert not long.controllers.position_finder.is_searching

    def test_another_document_ends_it(self, long: MainWindow) -> None:
        long.commands["find-position"].trigger()
        long.document.begin(files.of_text("(;SZ[9])"))
        assert not long.controllers.position_finder.is_searching
        assert outcome(long) == ""


def test_the_buttons_of_every_panel_look_the_same(window: MainWindow) -> None:
    find(window)
    for _ in range(2):
        window.commands["presentation"].trigger()
    docks = window.findChildren(QDockWidget)
    for name in ("qt_dockwidget_floatbutton", "qt_dockwidget_closebutton"):
        buttons = [dock.findChild(QAbstractButton, name) for dock in docks]
        pictures = [button.icon().pixmap(16).toImage() for button in buttons]
        assert len(pictures) == len(docks) >= 4
        assert all(picture == pictures[0] for picture in pictures)


@pytest.mark.parametrize("by_mouse", [False, True])
def test_esc_or_its_button_closes_the_panel_and_the_board_has_the_keys(window: MainWindow, *, by_mouse: bool) -> None:
    opened(window, GAMES, 1)
    find(window)
    results(window).setFocus()
    if by_mouse:
        close = next(each for each in panel(window).findChildren(QToolButton) if each.toolTip() == "Close (Esc)")
        QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    else:
        keys(window, "Esc")
    assert not panel(window).isVisible()
    assert window.focusWidget() is window.board

"""The tool palette: its cells, the keys in it, and where it is."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenuBar, QToolTip
from pytestqt.qtbot import QtBot

from hen_editor.ui.panels.tool_cell import LEAST_HEIGHT, ToolCell
from hen_editor.ui.session.menus import CORNER_BUTTONS
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import keys, show_game


def cells(window: MainWindow) -> list[ToolCell]:
    return window.tool_palette.findChildren(ToolCell)


def cell(window: MainWindow, name: str) -> ToolCell:
    return next(each for each in cells(window) if each.defaultAction() is window.commands[name])


def type_hen(window: MainWindow, text: str) -> None:
    window.document.type_hen(text, whole=True)
    window.document.end_burst()


def resize(window: MainWindow, width: int, height: int) -> None:
    window.resize(width, height)
    for _ in range(3):  # the words follow the room, and the board the words
        QApplication.processEvents()


@pytest.mark.parametrize(
    ("size", "has_words"),
    [((1280, 800), True), ((1024, 700), False), ((1920, 1080), True), ((800, 600), False), ((800, 480), False)],
)
def test_all_cells_are_seen_at_every_size(window: MainWindow, size: tuple[int, int], *, has_words: bool) -> None:
    resize(window, *size)
    window.commands["black"].trigger()
    QApplication.processEvents()
    assert window.tool_palette.cells.has_words is has_words
    room = window.tool_palette.rect()
    seen = [each for each in cells(window) if each.isVisible()]
    shown = [QRect(each.mapTo(window.tool_palette, QPoint()), each.size()) for each in seen]
    assert all(room.contains(place) for place in shown)
    assert all(place.height() >= LEAST_HEIGHT for place in shown)
    assert all(above.bottom() < below.top() for above, below in pairwise(shown))
    chooser = window.scope_chooser
    assert room.contains(QRect(chooser.mapTo(window.tool_palette, QPoint()), chooser.size()))
    assert chooser.y() >= window.tool_palette.cells.geometry().bottom()


def test_the_words_go_where_they_would_leave_the_board_too_little_and_where_none_are_wanted(
    window: MainWindow,
) -> None:
    resize(window, 1280, 800)
    assert window.tool_palette.cells.has_words
    window.game_list_dock.show()
    resize(window, 1280, 799)
    assert not window.tool_palette.cells.has_words
    assert window.board.width() >= 0.82 * window.height()
    window.game_list_dock.hide()
    resize(window, 1280, 800)
    assert window.tool_palette.cells.has_words
    window.commands["palette-words"].trigger()
    resize(window, 1281, 800)
    assert not window.tool_palette.cells.has_words


def test_no_word_is_cut(window: MainWindow) -> None:
    resize(window, 1920, 1080)
    for each in filter(ToolCell.isVisible, cells(window)):
        assert each.width() >= each.width_with_words()


def test_a_cell_shows_the_tool_of_its_flyout_that_was_chosen_last(window: MainWindow) -> None:
    shown = cell(window, "triangle")
    window.commands["circle"].trigger()
    assert (shown.text(), shown.isChecked()) == ("Circle", True)
    window.commands["play"].trigger()
    assert (shown.text(), shown.isChecked()) == ("Circle", False)
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert window.session.state.tool == "circle"


def test_more_is_the_name_of_a_cell_unless_one_of_its_tools_is_active(window: MainWindow) -> None:
    more = next(each for each in cells(window) if each.text() == "More")
    window.commands["ko"].trigger()
    assert (more.text(), more.isChecked()) == ("Ko point", True)
    window.commands["play"].trigger()
    assert (more.text(), more.isChecked()) == ("More", False)


@pytest.mark.parametrize("how", ["again", "arrow", "right button", "held", "key"])
def test_a_flyout_opens_beside_its_cell(window: MainWindow, qtbot: QtBot, how: str) -> None:
    resize(window, 1280, 800)
    arrow = cell(window, "arrow")
    flyout = arrow.menu()
    seen: list[QPoint] = []

    def look() -> None:
        if flyout.isVisible():
            seen.append(flyout.pos())
            flyout.close()

    watch = QTimer(window, interval=10)  # a held button waits for its menu
    watch.timeout.connect(look)
    watch.start()
    match how:
        case "again":
            QTest.mouseClick(arrow, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
            QTest.qWait(50)
            assert seen == []
            QTest.mouseClick(arrow, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
        case "arrow":
            QTest.mouseClick(arrow, Qt.MouseButton.LeftButton, pos=arrow.rect().center() + QPoint(50, 0))
        case "right button":
            place = arrow.rect().center()
            asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, arrow.mapToGlobal(place))
            QApplication.sendEvent(arrow, asked)
        case "held":
            QTest.mousePress(arrow, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
        case "key":
            keys(window, "Shift+Tab", *["Down"] * 8, "Right")
    qtbot.waitUntil(lambda: bool(seen))
    assert seen[0].x() > arrow.mapToGlobal(arrow.rect().topRight()).x()


def test_a_tool_that_is_chosen_in_a_flyout_by_the_keys_is_used_on_the_board_at_once(window: MainWindow) -> None:
    resize(window, 1280, 800)
    keys(window, "Shift+Tab", *["Down"] * 5, "Right")
    flyout = cell(window, "triangle").menu()
    QTest.keyClick(flyout, Qt.Key.Key_Down)
    QTest.keyClick(flyout, Qt.Key.Key_Down)
    QTest.keyClick(flyout, Qt.Key.Key_Return)
    assert window.session.state.tool == "square"
    assert window.board.hasFocus()


def test_a_game_with_coloured_stones_has_a_cell_for_them_and_keeps_it(window: MainWindow) -> None:
    red = next(each for each in cells(window) if each.text() == "Red")
    type_hen(window, "~wb_3C~1.5x5")
    assert not red.isVisible()
    type_hen(window, ".5x5_3Cr")
    assert red.isVisible()
    window.commands["erase"].trigger()
    type_hen(window, ".5x5_3Cb")
    assert red.isVisible()
    window.commands["purple"].trigger()
    assert [each.text() for each in cells(window) if each.isChecked()] == ["Purple"]
    show_game(window, "(;SZ[9])")
    assert not red.isVisible()


def test_letter_and_number_show_what_comes_next(window: MainWindow) -> None:
    show_game(window, "(;SZ[9]LB[aa:A][bb:B][cc:1])")
    assert [cell(window, name).next_label for name in ("letter", "number", "triangle")] == ["C", "2", ""]


def test_it_is_one_tab_stop_and_the_arrows_go_up_and_down(window: MainWindow) -> None:
    resize(window, 1280, 800)
    keys(window, "5", "Shift+Tab")
    assert window.focusWidget() is cell(window, "triangle")
    for key, name in (("Down", "letter"), ("Down", "number"), ("Down", "arrow"), ("Up", "number"), ("Left", "number")):
        keys(window, key)
        assert window.focusWidget() is cell(window, name), key
    assert window.session.state.tool == "triangle"
    keys(window, "Space")
    assert window.session.state.tool == "number"
    assert window.document.snapshot.move_number == 0
    keys(window, "Tab", "Tab")
    assert window.board.hasFocus()


def test_a_tool_that_is_chosen_by_enter_is_used_on_the_board_at_once(window: MainWindow) -> None:
    resize(window, 1280, 800)
    keys(window, "Shift+Tab", "Down", "Down", "Down", "Return", "Alt+Up", "Return")
    assert window.session.state.tool == "white"
    assert window.hen_field.editor.text() == "_10Kw"


def test_the_name_of_a_cell_without_words_is_beside_it_when_the_keys_come_to_it(window: MainWindow) -> None:
    resize(window, 1024, 700)
    keys(window, "Shift+Tab")
    assert QToolTip.text() == cell(window, "play").toolTip() != ""
    QToolTip.hideText()


def test_arrows_in_it_take_no_step_in_the_game(window: MainWindow) -> None:
    show_game(window, "(;SZ[9];B[aa];W[bb])")
    keys(window, "Shift+Tab", "Right", "Down", "Left", "Up")
    assert window.document.snapshot.move_number == 0


def test_a_click_on_a_tool_leaves_the_keys_with_the_board(window: MainWindow) -> None:
    QTest.mouseClick(cell(window, "erase"), Qt.MouseButton.LeftButton)
    assert window.session.state.tool == "erase"
    assert cell(window, "erase").isChecked()
    assert window.board.hasFocus()


def test_it_can_stand_at_the_right_and_be_hidden_and_is_so_in_the_next_window(window: MainWindow, qtbot: QtBot) -> None:
    resize(window, 1024, 700)
    window.commands["palette-right"].trigger()
    resize(window, 1025, 700)
    assert window.tool_palette.x() >= window.game_dock.x() + window.game_dock.width()
    assert window.close()
    again = MainWindow(window.session.theme)
    qtbot.addWidget(again)
    again.show()
    qtbot.waitExposed(again)
    assert again.tool_palette.x() > again.game_dock.x()
    assert again.commands["palette-right"].isChecked()
    again.commands["tool-palette"].trigger()
    assert not again.tool_palette.isVisible()
    again.commands["palette-right"].trigger()
    QApplication.processEvents()
    assert again.tool_palette.isVisible()
    assert again.tool_palette.x() < again.game_dock.x()


def test_open_save_undo_and_redo_are_at_the_end_of_the_menu_bar(window: MainWindow) -> None:
    resize(window, 1024, 700)
    row = window.menuBar().cornerWidget()
    names = [each.defaultAction().objectName() for each in row.findChildren(type(cells(window)[0]).__mro__[1])]
    assert names == ["open", "save", "undo", "redo"]
    assert [action.objectName() for action in window.commands.in_menu(CORNER_BUTTONS)] == names
    assert row.geometry().right() == window.menuBar().rect().right()
    keys(window, "P")
    undo = next(each for each in row.children() if getattr(each, "text", str)().startswith("Undo"))
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert window.document.snapshot.move_number == 0
    assert window.board.hasFocus()


def test_a_layout_stored_by_an_older_version_is_refused_without_harm(window: MainWindow, qtbot: QtBot) -> None:
    resize(window, 1280, 800)
    usual = window.tool_palette.width()
    QSettings().setValue("window/geometry", window.saveGeometry())
    QSettings().setValue("window/state", window.saveState())  # version 0, as before there was a palette
    again = MainWindow(window.session.theme)
    qtbot.addWidget(again)
    again.show()
    qtbot.waitExposed(again)
    resize(again, 1280, 800)
    assert again.tool_palette.isVisible()
    assert again.tool_palette.width() == usual
    assert again.game_dock.isVisible()


def test_where_the_menu_bar_is_the_systems_the_palette_has_its_buttons(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMenuBar, "isNativeMenuBar", lambda bar: True)
    other = MainWindow(window.session.theme)
    qtbot.addWidget(other)
    other.show()
    resize(other, 1280, 800)
    shown = [each.defaultAction().objectName() for each in cells(other)[:5]]
    assert shown == ["open", "save", "undo", "redo", "play"]
    QTest.mouseClick(cell(other, "erase"), Qt.MouseButton.LeftButton)
    assert other.session.state.tool == "erase"

"""The game list: what it shows, and what clicks, keys and drags tell."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QDrag, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from hen_editor.core import sgf
from hen_editor.core.board import Point
from hen_editor.core.editing import games, play, snapshot
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.overview import facts
from hen_editor.ui.colors import colors_of
from hen_editor.ui.panels import game_model
from hen_editor.ui.panels.game_list import GameList
from hen_editor.ui.panels.game_rows import GameRows, lines_of_detail
from hen_editor.ui.panels.paste_strip import PasteStrip
from hen_editor.ui.widgets.long_text import line_height
from hen_editor.ui.widgets.plain_text import from_first_character
from hen_editor.ui.window.main_window import MainWindow
from tests.games import opened
from tests.steps import grows_in_line, reports, steps
from tests.ui.gestures import row_menu

FILE = "(;SZ[9]GN[Ear reddening]RE[W+2]DT[1846])(;SZ[9]PB[Ann]PW[Bob])(;SZ[9];B[ee];W[dd])(;SZ[9]GN[<b>D</b>])"
Key, Modifier = Qt.Key, Qt.KeyboardModifier


class Shown:
    """A game list on the screen, and what it has emitted."""

    def __init__(self, qtbot: QtBot) -> None:
        self.emitted: list[object] = []
        emitted = self.emitted.append
        self.widget = GameList({"&Worksheet...": lambda games: emitted(("worksheet", games))})
        qtbot.addWidget(self.widget)
        self.widget.game_chosen.connect(lambda game: emitted(("go", game)))
        self.widget.added.connect(lambda place: emitted(("add", place)))
        self.widget.added_from_hen.connect(lambda place: emitted(("add from HEN", place)))
        self.widget.duplicated.connect(lambda rows: emitted(("duplicate", rows)))
        self.widget.removed.connect(lambda rows: emitted(("remove", rows)))
        self.widget.entered.connect(lambda: emitted("enter"))
        self.widget.files_wanted.connect(lambda: emitted("add files"))
        self.widget.copied.connect(lambda rows: emitted(("copy", rows)))
        self.widget.status_message.connect(lambda text: emitted(("say", text)))
        self.widget.renamed.connect(lambda game, name: emitted(("rename", game, name)))
        self.widget.moved.connect(lambda rows, place: emitted(("move", rows, place)))
        self.widget.resize(250, 420)
        self.widget.show_snapshot(opened(FILE))
        with qtbot.waitExposed(self.widget):
            self.widget.show()
        self.rows.setFocus()

    @property
    def rows(self) -> GameRows:
        return self.widget.findChild(GameRows)

    @property
    def search(self) -> QLineEdit:
        return next(field for field in self.widget.findChildren(QLineEdit) if field.parent() is self.widget)

    def sort(self, number: int) -> None:
        """Choose what the list is sorted by, by its number in the menu."""
        self.menu(0).actions()[number].trigger()

    def menu(self, number: int) -> QMenu:
        """The menu of a button above the list."""
        return [button.menu() for button in self.widget.findChildren(QToolButton) if button.menu()][number]

    def texts(self) -> list[str]:
        return [self.rows.games.index(row, 0).data() for row in range(self.rows.games.rowCount())]

    def place(self, row: int) -> QPoint:
        return self.rows.visualRect(self.rows.games.index(row, 0)).center()

    def click(self, row: int, modifier: Modifier = Modifier.NoModifier) -> None:
        QTest.mouseClick(self.rows.viewport(), Qt.MouseButton.LeftButton, modifier, self.place(row))

    def press(self, *keys: Qt.Key, modifier: Modifier = Modifier.NoModifier) -> None:
        for key in keys:
            QTest.keyClick(self.rows, key, modifier)


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    return Shown(qtbot)


def at(base: Snapshot, game: int) -> Snapshot:
    return snapshot.at(base, game, base.collection.games[game].root)


def test_games_have_the_name_that_they_or_their_players_give_them(shown: Shown) -> None:
    assert shown.texts() == ["Ear reddening", "Ann - Bob", "Game 3", "<b>D</b>"]
    assert shown.rows.games.detail(shown.rows.games.index(0, 0)) == "W+2 · 1846"


def test_the_date_is_below_the_result_where_both_are_too_wide_for_a_line(shown: Shown) -> None:
    known, font = facts(sgf.parse_strict("(;RE[W+2.5]DT[1986-01-16])").games[0]), shown.rows.font()
    line = "W+2.5 · 1986-01-16"
    height, width = line_height(line, font), shown.rows.fontMetrics().horizontalAdvance(line)
    assert lines_of_detail(known, QSize(width, 2 * height), font) == [line]
    assert lines_of_detail(known, QSize(width - 1, 2 * height), font) == ["W+2.5", "1986-01-16"]
    assert lines_of_detail(known, QSize(width - 1, height), font) == [line]


def test_what_a_file_says_is_no_markup_of_a_tooltip(shown: Shown) -> None:
    tips = [shown.rows.games.index(row, 0).data(Qt.ItemDataRole.ToolTipRole) for row in (0, 3)]
    assert tips == ["<qt>Ear reddening<p>W+2 · 1846</p></qt>", "<qt>&lt;b&gt;D&lt;/b&gt;</qt>"]


def test_a_game_has_a_screen_reader_text(shown: Shown) -> None:
    said = shown.rows.games.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == "1: Ear reddening, W+2 · 1846, shown"


def test_a_click_goes_to_the_game(shown: Shown) -> None:
    shown.click(2)
    assert shown.emitted == [("go", 2)]


def test_a_click_that_adds_a_game_to_those_chosen_goes_nowhere(shown: Shown) -> None:
    shown.click(1)
    shown.click(3, Modifier.ControlModifier)
    assert shown.rows.chosen() == [1, 3]
    assert shown.emitted == [("go", 1)]


def test_arrow_keys_move_in_the_list_and_enter_goes(shown: Shown) -> None:
    shown.press(Key.Key_Down, Key.Key_Down)
    assert shown.emitted == []
    shown.press(Key.Key_Return)
    shown.press(Key.Key_End, Key.Key_Enter)
    assert shown.emitted == [("go", 2), "enter", ("go", 3), "enter"]


def test_delete_removes_the_chosen_games_and_leaves_the_next_one_chosen(shown: Shown) -> None:
    shown.widget.removed.connect(lambda rows: shown.widget.show_snapshot(games.removed(opened(FILE), rows)))
    shown.click(1)
    shown.click(2, Modifier.ShiftModifier)
    shown.press(Key.Key_Delete)
    assert shown.emitted[1:] == [("remove", [1, 2])]  # after a click the list has the keys
    assert (shown.texts(), shown.rows.chosen()) == (["Ear reddening", "<b>D</b>"], [1])


def test_alt_and_arrows_move_the_chosen_games_which_stay_chosen(shown: Shown) -> None:
    base = [opened(FILE)]

    def move(rows: list[int], place: int) -> None:
        base[0] = games.moved(base[0], rows, place)
        shown.widget.show_snapshot(base[0])

    shown.widget.moved.connect(move)
    shown.press(Key.Key_Up, modifier=Modifier.AltModifier)
    assert shown.emitted == []
    shown.press(Key.Key_Down, Key.Key_Down, modifier=Modifier.AltModifier)
    assert shown.texts() == ["Ann - Bob", "Game 2", "Ear reddening", "<b>D</b>"]
    assert shown.rows.chosen() == [2]
    shown.press(Key.Key_Down, modifier=Modifier.ShiftModifier)
    shown.press(Key.Key_Up, modifier=Modifier.AltModifier)
    assert shown.texts() == ["Ann - Bob", "Ear reddening", "<b>D</b>", "Game 4"]
    assert shown.rows.chosen() == [1, 2]


def test_games_are_added_by_the_button(shown: Shown) -> None:
    shown.press(Key.Key_Down)
    for action in shown.menu(1).actions():
        action.trigger()
    assert shown.emitted == [("add", 2), "add files", ("add from HEN", 2)]


def test_the_list_keeps_the_focus_after_a_click_and_copies(shown: Shown) -> None:
    shown.click(1)
    shown.click(2, Modifier.ControlModifier)
    assert shown.rows.hasFocus()
    shown.press(Key.Key_C, modifier=Modifier.ControlModifier)
    assert shown.emitted == [("go", 1), ("copy", [1, 2])]


def test_a_double_click_edits_the_name(shown: Shown) -> None:
    shown.click(1)
    QTest.mouseDClick(shown.rows.viewport(), Qt.MouseButton.LeftButton, pos=shown.place(1))
    assert shown.rows.findChild(QLineEdit).text() == "Ann - Bob"


COLLECTION = (
    "(;SZ[9]GN[Problem 10]EV[Spring])(;SZ[9]PB[Zoe]PW[bob])(;SZ[9]N[problem 2])(;SZ[9];B[ee])"
    "(;SZ[9]C[Ladder.]PB[ann]EV[Spring])"
)


def test_words_find_games_by_title_players_and_event(shown: Shown) -> None:
    shown.widget.show_snapshot(opened(COLLECTION))
    found = dict[str, list[str]]()
    for words in ("PROBLEM", "bob", "spring ann", "nothing", " "):
        shown.search.setText(words)
        found[words] = shown.texts()
    everything = ["Problem 10", "Zoe - bob", "problem 2", "Game 4", "Ladder."]
    assert [*found.values()] == [["Problem 10", "problem 2"], ["Zoe - bob"], ["Ladder."], [], everything]
    assert shown.emitted == []


@pytest.mark.parametrize(
    ("sorting", "order"),
    [
        (0, ["Problem 10", "Zoe - bob", "problem 2", "Game 4", "Ladder."]),
        (1, ["Ladder.", "problem 2", "Problem 10", "Zoe - bob", "Game 4"]),
        (2, ["Ladder.", "Zoe - bob", "Problem 10", "problem 2", "Game 4"]),
    ],
)
def test_games_are_sorted_and_those_without_the_text_come_last(shown: Shown, sorting: int, order: list[str]) -> None:
    shown.widget.show_snapshot(opened(COLLECTION))
    shown.sort(sorting)
    assert shown.texts() == order
    assert shown.emitted == []


def test_once_nothing_is_searched_for_the_game_shown_is_chosen_again(shown: Shown) -> None:
    shown.widget.show_snapshot(opened(COLLECTION))
    shown.search.setText("problem 2")
    shown.search.setText("")
    assert shown.rows.chosen() == [shown.rows.games.place(shown.rows.currentIndex())] == [0]


def test_whatever_is_listed_games_are_named_by_their_places_in_the_file(shown: Shown) -> None:
    shown.widget.show_snapshot(opened(COLLECTION))
    shown.search.setText("problem")
    shown.sort(1)
    assert shown.texts() == ["problem 2", "Problem 10"]
    shown.click(0)
    shown.press(Key.Key_Delete)
    shown.press(Key.Key_Down, modifier=Modifier.ShiftModifier)
    shown.press(Key.Key_C, modifier=Modifier.ControlModifier)
    assert shown.emitted == [("go", 2), ("remove", [2]), ("copy", [0, 2])]
    assert shown.rows.games.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole) == "3: problem 2"


def test_games_are_moved_in_the_order_of_the_file_only(shown: Shown) -> None:
    shown.widget.show_snapshot(opened(COLLECTION))
    for search, sorting in (("problem", 0), ("", 1)):
        shown.search.setText(search)
        shown.sort(sorting)
        shown.press(Key.Key_Down, modifier=Modifier.AltModifier)
    said = ("say", "Games can be moved only in file order, while none is searched for.")
    assert shown.emitted == [said, said]


def test_what_is_selected_stays_selected_however_it_is_listed(shown: Shown) -> None:
    shown.widget.show_snapshot(opened(COLLECTION))
    shown.click(0)
    shown.click(4, Modifier.ControlModifier)
    for sorting in (1, 2, 0):
        shown.sort(sorting)
        assert shown.rows.chosen() == [0, 4]
    shown.search.setText("ladder")
    assert shown.rows.chosen() == [4]


def test_an_edit_of_a_sorted_game_puts_it_in_its_place_and_keeps_it_selected(shown: Shown) -> None:
    base = opened(COLLECTION)
    shown.widget.show_snapshot(base)
    shown.sort(1)
    assert shown.rows.chosen() == [0]
    shown.widget.show_snapshot(games.with_game_info(base, {"GN": "A"}, 0))
    assert shown.texts() == ["A", "Ladder.", "problem 2", "Zoe - bob", "Game 4"]
    assert (shown.rows.chosen(), shown.rows.games.row(shown.rows.games.shown)) == ([0], 0)


def test_many_selected_games_are_found_in_a_sorted_list_in_linear_time(
    shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    def find_rows(count: int) -> int:
        shown.widget.show_snapshot(opened("(;SZ[9]GN[a])" * count))
        shown.sort(1)
        compared = 0

        class Place(int):
            def __eq__(self, other: object) -> bool:
                nonlocal compared
                compared += 1
                return super().__eq__(other)

            __hash__ = int.__hash__

        shown.rows.choose(map(Place, range(count)))
        return compared

    assert grows_in_line(find_rows, 100)


def test_what_is_not_listed_is_not_removed(shown: Shown) -> None:
    shown.widget.show_snapshot(opened(COLLECTION))
    shown.search.setText("nothing")
    for keys in ((Key.Key_Delete,), (Key.Key_Return,)):
        shown.press(*keys)
    assert shown.texts() == []
    assert shown.emitted == ["enter"]


def test_a_game_that_is_added_is_listed(shown: Shown) -> None:
    base = opened(COLLECTION)
    shown.widget.show_snapshot(base)
    shown.search.setText("problem")
    shown.widget.show_snapshot(games.added(base, base.position, 1))
    assert (shown.search.text(), len(shown.texts()), shown.rows.chosen()) == ("", 6, [1])


def test_another_file_is_listed_as_it_is(shown: Shown) -> None:
    shown.widget.show_snapshot(opened(COLLECTION))
    shown.sort(1)
    shown.search.setText("problem")
    shown.widget.show_snapshot(opened(FILE))
    assert (shown.search.text(), len(shown.texts())) == ("", 4)
    assert shown.rows.games.order.is_of_file


def test_typing_in_the_list_searches_and_keys_lead_back(shown: Shown) -> None:
    shown.widget.show_snapshot(opened(COLLECTION))
    QTest.keyClicks(shown.rows, "p")
    assert (shown.search.text(), shown.search.hasFocus(), len(shown.texts())) == ("p", True, 3)
    QTest.keyClick(shown.search, Key.Key_Return)
    assert (shown.emitted, shown.rows.hasFocus()) == ([("go", 0)], True)
    shown.search.setFocus()
    QTest.keyClick(shown.search, Key.Key_Escape)
    assert (shown.search.text(), len(shown.texts())) == ("", 5)
    QTest.keyClick(shown.search, Key.Key_Down)
    assert shown.rows.hasFocus()


def test_the_menu_acts_on_the_chosen_game(shown: Shown) -> None:
    shown.press(Key.Key_Down)
    menu = row_menu(shown.rows, 1)
    for action in menu.actions():
        action.trigger()
    menu.close()
    assert shown.emitted == [
        ("go", 1), "enter", ("add", 2), "add files", ("add from HEN", 2), ("copy", [1]), ("duplicate", [1]),
        ("remove", [1]), ("move", [1], 0), ("move", [1], 3), ("worksheet", [1]),
    ]  # fmt: skip


@pytest.mark.parametrize(("onto", "below", "place"), [(2, True, 3), (2, False, 2), (0, False, 0), (3, True, 4)])
def test_rows_are_dropped_between_others(shown: Shown, onto: int, below: bool, place: int) -> None:
    shown.click(1)
    aim = shown.rows.visualRect(shown.rows.games.index(onto, 0))
    where = QPointF(60, aim.bottom() - 6 if below else aim.top() + 6)
    data = shown.rows.games.mimeData([])
    drop = QDropEvent(where, Qt.DropAction.MoveAction, data, Qt.MouseButton.LeftButton, Modifier.NoModifier)
    shown.rows.dropEvent(drop)  # Qt would bring it only after an enter of a drag of its own
    assert shown.emitted[1:] == [("move", [1], place)]


def test_rows_that_are_dragged_are_dropped_nowhere_once_the_list_has_other_games(
    shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = shown.rows.games.mimeData([])
    drop = QDropEvent(QPointF(60, 6), Qt.DropAction.MoveAction, data, Qt.MouseButton.LeftButton, Modifier.NoModifier)

    def another_file_arrives(drag: QDrag, actions: Qt.DropAction, default: Qt.DropAction) -> Qt.DropAction:
        shown.widget.show_snapshot(opened("(;SZ[9])(;SZ[9])(;SZ[9])"))
        shown.rows.dropEvent(drop)
        return Qt.DropAction.IgnoreAction

    monkeypatch.setattr(QDrag, "exec", another_file_arrives)
    shown.click(1)
    shown.rows.startDrag(Qt.DropAction.MoveAction)
    assert shown.emitted == [("go", 1)]
    shown.rows.clearSelection()
    shown.rows.startDrag(Qt.DropAction.MoveAction)
    assert shown.emitted == [("go", 1)]


def drag(shown: Shown, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Drag the selected rows to a window; return whether it takes them."""
    taken = list[bool]()

    def dropped(drag: QDrag, actions: Qt.DropAction, default: Qt.DropAction) -> Qt.DropAction:
        place = 60, 60
        entering = QDragEnterEvent(
            QPoint(*place), actions, drag.mimeData(), Qt.MouseButton.LeftButton, Modifier.NoModifier
        )
        QApplication.sendEvent(window, entering)
        taken.append(entering.isAccepted())
        if entering.isAccepted():
            drop = QDropEvent(QPointF(*place), actions, drag.mimeData(), Qt.MouseButton.LeftButton, Modifier.NoModifier)
            QApplication.sendEvent(window, drop)
        return Qt.DropAction.CopyAction

    monkeypatch.setattr(QDrag, "exec", dropped)
    shown.rows.startDrag(Qt.DropAction.MoveAction)
    QApplication.processEvents()
    return taken == [True]


def test_games_dragged_to_another_window_are_offered_there_as_if_pasted(
    shown: Shown, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.document.type_hen(".9x9_5Gb")
    shown.click(0)
    shown.click(2, Modifier.ControlModifier)
    assert drag(shown, window, monkeypatch)
    strip = window.findChild(PasteStrip)
    next(button for button in strip.findChildren(QPushButton) if button.text() == "As new game").click()
    added = window.document.snapshot.collection.games
    assert [facts(game).name for game in added] == ["", "Ear reddening", ""]
    assert added[2].node_count == 3
    assert len(shown.rows.games.games) == 4  # they are copies


def test_no_other_window_takes_very_many_dragged_games(
    shown: Shown, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown.widget.show_snapshot(opened("(;SZ[9])" * 101))
    shown.rows.selectAll()
    assert not drag(shown, window, monkeypatch)


def test_the_menu_goes_to_the_game_that_is_chosen_when_its_entry_is(shown: Shown) -> None:
    shown.click(3)
    menu = row_menu(shown.rows, 3)
    shown.widget.show_snapshot(opened("(;SZ[9])(;SZ[9])"))
    menu.actions()[0].trigger()
    menu.close()
    assert shown.emitted == [("go", 3), ("go", 0), "enter"]


def test_files_and_texts_are_left_to_the_window(shown: Shown) -> None:
    data = QMimeData()
    data.setText(".9x9_5Eb")
    entering = QDragEnterEvent(
        QPoint(60, 60), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Modifier.NoModifier
    )
    QApplication.sendEvent(shown.rows.viewport(), entering)
    assert not entering.isAccepted()


def test_another_game_shown_is_marked_chosen_and_in_view(shown: Shown) -> None:
    shown.widget.show_snapshot(at(opened(FILE), 3))
    assert shown.rows.games.shown == 3
    assert shown.rows.chosen() == [3]


def test_after_a_removal_is_undone_the_game_shown_is_the_one_to_be_removed_next(shown: Shown) -> None:
    base = at(opened(FILE), 1)
    shown.widget.removed.connect(lambda rows: shown.widget.show_snapshot(games.removed(base, rows)))
    shown.widget.show_snapshot(base)
    shown.press(Key.Key_Delete)
    shown.widget.show_snapshot(base)
    assert (base.game, shown.rows.chosen()) == (1, [1])


def test_an_edit_leaves_what_is_chosen(shown: Shown) -> None:
    base = opened(FILE)
    shown.widget.show_snapshot(base)
    shown.press(Key.Key_Down)
    shown.widget.show_snapshot(play.played(base, Point(0, 0)))
    assert shown.rows.chosen() == [1]


BAR = 5
"""A place in the bar at the edge of the row of the game shown, in pixels."""


def test_the_mark_of_the_game_shown_is_painted(shown: Shown) -> None:
    shown.press(Key.Key_Down)
    image = shown.rows.viewport().grab().toImage()
    edges = [image.pixelColor(BAR, shown.place(row).y()) for row in range(3)]
    assert len({color.name() for color in (edges[0], edges[2])}) == 2


def test_what_is_selected_has_a_tint_of_the_accent_and_the_game_shown_the_accent_at_its_edge(shown: Shown) -> None:
    shown.press(Key.Key_Down)
    image, colors = shown.rows.viewport().grab().toImage(), colors_of(shown.rows.palette())
    grounds = [image.pixelColor(image.width() - 8, shown.place(row).y()) for row in range(3)]
    assert [ground == colors.chosen for ground in grounds] == [False, True, False]
    assert [image.pixelColor(BAR, shown.place(row).y()) == colors.accent for row in range(3)] == [True, False, False]


@pytest.mark.parametrize("direction", list(Qt.LayoutDirection)[:2])
def test_the_picture_of_a_game_is_where_one_begins_to_read(
    qapp: QApplication, qtbot: QtBot, direction: Qt.LayoutDirection
) -> None:
    qapp.setLayoutDirection(direction)
    try:
        widget = GameList()
        qtbot.addWidget(widget)
        widget.resize(300, 420)
        widget.show_snapshot(opened(FILE))
        rows = widget.findChild(GameRows)
        widget.show()
        image = rows.viewport().grab().toImage()
        row = rows.visualRect(rows.model().index(1, 0)).center().y()
        ground = image.pixelColor(image.width() // 2, rows.visualRect(rows.model().index(1, 0)).bottom())
        sides = [image.pixelColor(x, row) != ground for x in (40, image.width() - 40)]
        assert sides == [direction is Qt.LayoutDirection.LeftToRight, direction is Qt.LayoutDirection.RightToLeft]
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_thousands_of_games_are_listed_without_a_look_at_each(
    shown: Shown, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = opened("(;SZ[9]GN[A]AB[aa]AW[bb];B[cc];W[dd])" * 5000)
    looked = []
    known = game_model.facts
    monkeypatch.setattr(game_model, "facts", lambda tree: looked.append(tree) or known(tree))
    widget = GameList()
    qtbot.addWidget(widget)
    widget.resize(250, 420)
    widget.show_snapshot(many)
    widget.grab()
    assert len(looked) < 20
    widget.show_snapshot(at(many, 4000))
    widget.grab()
    assert len(looked) < 40
    assert steps(widget.show_snapshot, play.played(many, Point(0, 0))) < 1000


CHANGES: dict[str, Callable[[Snapshot], Snapshot]] = {
    "add": lambda base: games.added(base, base.position, 2),
    "remove": lambda base: games.removed(base, {0, 2}),
    "duplicate": lambda base: games.duplicated(base, {1, 3}),
    "move": lambda base: games.moved(base, {0}, 4),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_rows_follow_the_games_and_back(shown: Shown, change: Callable[[Snapshot], Snapshot]) -> None:
    base = opened(FILE)
    shown.widget.show_snapshot(base)
    counts = [shown.rows.games.rowCount()]
    shown.rows.games.rowsInserted.connect(lambda parent, first, last: counts.append(counts[-1] + last - first + 1))
    shown.rows.games.rowsRemoved.connect(lambda parent, first, last: counts.append(counts[-1] - (last - first + 1)))
    for state in (change(base), base):
        shown.widget.show_snapshot(state)
        trees = [shown.rows.games.game(shown.rows.games.index(row, 0)) for row in range(shown.rows.games.rowCount())]
        assert trees == list(state.collection.games)
        assert counts[-1] == len(trees)


def test_only_the_rows_that_differ_are_reported(shown: Shown) -> None:
    base = opened(FILE)
    shown.widget.show_snapshot(base)
    reported: list[tuple[int, int]] = []
    shown.rows.games.dataChanged.connect(lambda first, last: reported.append((first.row(), last.row())))
    shown.widget.show_snapshot(play.played(at(base, 2), Point(0, 0)))
    assert (2, 2) in reported
    assert {row for rows in reported for row in rows} == {0, 2}  # the first is no longer the one shown


def test_f2_edits_the_name_of_a_game(shown: Shown) -> None:
    shown.press(Key.Key_Down, Key.Key_F2)
    editor = shown.rows.findChild(QLineEdit)
    assert editor.text() == "Ann - Bob"
    QTest.keyClicks(editor, "Final")
    QTest.keyClick(editor, Key.Key_Return)
    QApplication.processEvents()
    assert shown.emitted == [("rename", 1, "Final")]


def test_a_name_that_is_not_edited_stays_as_it_is(shown: Shown) -> None:
    for key in (Key.Key_Return, Key.Key_Escape):
        shown.press(Key.Key_F2)
        QTest.keyClick(shown.rows.findChild(QLineEdit), key)
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert shown.emitted == []


@pytest.mark.parametrize("name", ["\ufeffFinal", "\ufffeFinal"])
def test_the_first_character_of_a_name_is_kept(shown: Shown, name: str) -> None:
    shown.press(Key.Key_F2)
    QTest.keyClick(shown.rows.findChild(QLineEdit), Key.Key_A, Modifier.ControlModifier)
    shown.rows.findChild(QLineEdit).insert(from_first_character(name))
    shown.widget.finish_typing()
    assert shown.emitted == [("rename", 0, name)]


def test_a_name_that_was_given_up_is_not_written_when_all_that_is_typed_is(shown: Shown) -> None:
    shown.press(Key.Key_F2)
    editor = shown.rows.findChild(QLineEdit)
    QTest.keyClicks(editor, "late")
    QTest.keyClick(editor, Key.Key_Escape)
    shown.widget.finish_typing()  # Qt would warn of an editor that is no longer one
    assert shown.emitted == []


@pytest.mark.parametrize("typed", ["", "late"])
def test_a_name_is_not_written_into_a_game_that_is_shown_after_it(shown: Shown, typed: str) -> None:
    shown.press(Key.Key_F2)
    editor = shown.rows.findChild(QLineEdit)
    QTest.keyClicks(editor, typed)
    shown.widget.show_snapshot(opened("(;SZ[9]GN[Another])" * 4))
    shown.rows.commitData(editor)  # as Qt does where the focus leaves it
    assert shown.emitted == []


def test_a_name_that_is_too_long_to_be_edited_is_not(shown: Shown) -> None:
    shown.widget.show_snapshot(opened(f"(;SZ[9]GN[{'x' * 100_000}])"))
    shown.press(Key.Key_F2)
    assert shown.rows.findChild(QLineEdit) is None


def test_progress_is_reported_while_a_long_list_is_read_to_be_searched(shown: Shown) -> None:
    shown.widget.show_snapshot(opened("(;GN[a])" * 1_000))
    assert reports(shown.rows.games.text_reader()) == [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
    assert reports(shown.rows.games.text_reader()) == []


def test_the_field_for_a_name_hides_the_name_below_it(shown: Shown) -> None:
    shown.press(Key.Key_F2)
    field = shown.rows.findChild(QLineEdit)
    assert field.hasFrame()
    assert field.accessibleName() == "Name of the game"

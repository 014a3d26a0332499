"""Tab goes through the whole window in one order, and nothing that can be clicked is out of its reach."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QTextEdit,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from hen_editor.ui.bars.bar import Bar
from hen_editor.ui.bars.modes import FindBar
from hen_editor.ui.panels.paste_strip import PasteStrip
from hen_editor.ui.panels.tool_palette import ToolCell
from hen_editor.ui.teaching.counter import Counter
from hen_editor.ui.window.focus import TabOrder
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import keys, show_game, write
from tests.ui.patience import repeat_until, wait_until

GAME = "(;SZ[9]C[start];B[aa]C[one](;W[bb])(;W[cc]))"
PROBLEM = "(;SZ[9];B[zz];W[aa];B[kk];W[bb])"
COPY, CARDS, GAMES = ["copy"], ["cards"], ["games", "games buttons", "games"]
SIDE, PROBLEMS = ["comment", "name", "annotations", "tree", "slider", "navigation"], ["problem list", "problems"]


def empty(window: MainWindow) -> None:
    pass


def a_game(window: MainWindow) -> None:
    show_game(window, GAME)


def several_games(window: MainWindow) -> None:
    show_game(window, f"{GAME}{GAME}")


def problem_list_open(window: MainWindow) -> None:
    show_game(window, PROBLEM)
    wait_until(lambda: bool(window.session.state.problems))
    window.session.show_problem_list()


def problem_list_folded(window: MainWindow) -> None:
    problem_list_open(window)
    window.problem_count.click()


def an_error_with_a_fix(window: MainWindow) -> None:
    show_game(window, GAME)
    window.hen_field.setFocus()
    keys(window, "Ctrl+A")
    write(window, ".9x9_5GB")
    window.board.setFocus()


def comment_edited(window: MainWindow) -> None:
    show_game(window, GAME)
    window.comment_box.editor.setFocus()
    write(window, "words")
    window.board.setFocus()


def find_bar_open(window: MainWindow) -> None:
    show_game(window, GAME)
    keys(window, "Ctrl+F")
    write(window, "one")
    window.board.setFocus()


def paste_strip_open(window: MainWindow) -> None:
    show_game(window, GAME)
    window.paste_text("Is .9x9_5Gb.b better than .9x9_5Gw.w?")
    wait_until(lambda: window.session.state.preview is not None)
    window.board.setFocus()


def table_and_list_open(window: MainWindow) -> None:
    show_game(window, GAME)
    window.commands["board-table"].trigger()
    window.commands["move-list"].trigger()
    window.board.setFocus()


def solving(window: MainWindow) -> None:
    show_game(window, "(;SZ[9]AB[aa];B[bb])")
    window.commands["solve"].trigger()
    wait_until(window.findChild(Bar, "solving-bar").isVisible)
    window.board.setFocus()


def counting(window: MainWindow) -> None:
    show_game(window, "(;SZ[9]AB[aa];B[bb])")
    window.commands["count"].trigger()
    wait_until(lambda: not window.findChild(Counter).is_guessing)
    window.board.setFocus()


SITUATIONS: dict[Callable[[MainWindow], None], list[str]] = {
    empty: ["tools", "board", "HEN", *COPY, *CARDS, *SIDE[:-2], "welcome", "navigation"],
    a_game: ["tools", "board", "HEN", *COPY, *CARDS, *SIDE],
    several_games: ["tools", "board", "HEN", *COPY, *CARDS, *GAMES, *SIDE],
    problem_list_open: ["tools", "board", "HEN", *COPY, *CARDS, *SIDE, *PROBLEMS],
    problem_list_folded: ["tools", "board", "HEN", *COPY, *CARDS, *SIDE, "problems"],
    an_error_with_a_fix: ["tools", "board", "HEN", "fix", *COPY, *CARDS, *SIDE, "problems"],
    comment_edited: ["tools", "board", "HEN", *COPY, *CARDS, *SIDE],
    find_bar_open: ["tools", "board", "HEN", *COPY, *CARDS, "find", "find buttons", *SIDE],
    paste_strip_open: ["tools", "board", "paste buttons", *["paste"] * 5, "comment", "name"],
    table_and_list_open: ["tools", "board", "HEN", *COPY, *CARDS, "table", "moves", *SIDE],
    solving: ["tools", "solve bar", "board", "HEN", *COPY, *CARDS, "comment", "name", "navigation"],
    counting: ["tools", "count bar", "board", "HEN", *COPY, *CARDS, *SIDE],
}
"""Where Tab goes in each situation; of a row of buttons to the first one."""


def name(window: MainWindow, stop: QWidget) -> str:
    """Return what a stop is called in these tests."""
    box = window.comment_box
    single = {
        window.board: "board",
        window.hen_field.editor: "HEN",
        window.tree: "tree",
        box.editor: "comment",
    }
    if stop in single:
        return single[stop]
    if stop in box.findChildren(QLineEdit, options=Qt.FindChildOption.FindDirectChildrenOnly):
        return "name"
    panes: list[tuple[QWidget | None, str, str]] = [
        (window.findChild(FindBar), "find", "find buttons"),
        (window.findChild(PasteStrip), "paste", "paste buttons"),
        (window.findChild(Bar, "solving-bar"), "solve bar", "solve bar"),
        (window.findChild(Bar, "counting-bar"), "count bar", "count bar"),
        (window.notices.findChild(Bar), "notice", "notice"),
        (window.tool_palette, "", "tools"),
        (window.hen_field.buttons, "", "copy"),
        (window.hen_field, "", "problems" if stop is window.problem_count else "fix"),
        (window.player_cards, "", "cards"),
        (window.game_list_dock, "games", "games buttons"),
        (window.board_table_dock, "table", ""),
        (window.move_list_dock, "moves", ""),
        (window.tree, "", "welcome"),
        (box, "", "annotations"),
        (window.navigation, "slider", "navigation"),
        (window.problem_dock, "problem list" if isinstance(stop, QListView) else "problems", "problems"),
    ]
    for pane, view, button in panes:
        if pane is not None and pane.isAncestorOf(stop):
            return button if isinstance(stop, QToolButton) else view
    raise AssertionError(stop)


def walk(window: MainWindow, key: str) -> list[QWidget]:
    """Press a key until the focus is on the board again, and return where it was."""
    window.board.setFocus()
    visited: list[QWidget] = []
    for _ in range(60):
        keys(window, key)
        visited.append(window.focusWidget())
        if window.board.hasFocus():
            return visited
    raise AssertionError([name(window, each) for each in visited])


@pytest.mark.parametrize("begin", SITUATIONS, ids=lambda begin: begin.__name__)
def test_tab_goes_through_the_window_and_shift_tab_back(
    window: MainWindow, begin: Callable[[MainWindow], None]
) -> None:
    begin(window)
    there = [name(window, stop) for stop in walk(window, "Tab")]
    back = [name(window, stop) for stop in walk(window, "Shift+Tab")]
    expected = SITUATIONS[begin]
    at = expected.index("board") + 1
    assert there == expected[at:] + expected[:at]
    assert back == [*expected[at - 2 :: -1], *expected[: at - 2 : -1]]


@pytest.mark.parametrize("begin", SITUATIONS, ids=lambda begin: begin.__name__)
def test_tab_comes_to_a_row_of_buttons_at_its_beginning(
    window: MainWindow, begin: Callable[[MainWindow], None]
) -> None:
    begin(window)
    for stop in TabOrder(window).stops():
        row = [each for each in stop if isinstance(each, QToolButton)]
        places = [button.mapTo(window, button.rect().center()) for button in row]
        beside_first = [place.x() for place in places if abs(place.y() - places[0].y()) < 5]
        assert beside_first == sorted(beside_first), [button.toolTip() for button in stop]


@pytest.mark.parametrize("begin", SITUATIONS, ids=lambda begin: begin.__name__)
def test_each_button_is_reached_by_tab_or_along_its_row_and_pressed_by_space(
    window: MainWindow, begin: Callable[[MainWindow], None]
) -> None:
    begin(window)
    reached: set[QWidget] = set()
    for stop in walk(window, "Tab"):
        stop.setFocus()
        while window.focusWidget() not in reached:
            focused = window.focusWidget()
            reached.add(focused)
            if isinstance(focused, QToolButton) and focused.menu() is None:
                QTest.keyPress(focused, Qt.Key.Key_Space)
                assert focused.isDown()
                focused.setDown(False)
            if isinstance(focused, QToolButton):
                keys(window, "Right")
    shown = [button for button in window.findChildren(QAbstractButton) if button.isVisible() and button.isEnabled()]
    strip = window.findChild(PasteStrip)
    is_covered = strip is not None and strip.isVisible()
    clickable = [
        button
        for button in shown
        if not (is_covered and window.hen_field.isAncestorOf(button))
        and button.objectName()
        not in ("qt_dockwidget_closebutton", "qt_dockwidget_floatbutton", "qt_toolbar_ext_button")
        and not isinstance(button.parentWidget(), QLineEdit)
        and not isinstance(button, ToolCell)  # the arrow keys reach them, as the tests of the palette show
        and not window.menuBar().isAncestorOf(button)  # the menus have the same
    ]
    assert [button.toolTip() for button in clickable if button not in reached] == []


@pytest.mark.parametrize("where", ["comment", "HEN"])
def test_a_text_is_left_by_tab_and_ctrl_tab_writes_a_tab(window: MainWindow, where: str) -> None:
    text: QPlainTextEdit | QTextEdit = {"comment": window.comment_box.editor, "HEN": window.hen_field.editor}[where]
    text.setFocus()
    write(window, "_3Kb")
    keys(window, "Ctrl+Tab")
    written = {"comment": "_3Kb ", "HEN": "_3Kb\t"}[where]  # SGF holds a tab of a comment as a space
    assert text.toPlainText() == written
    keys(window, "Tab")
    assert (text.hasFocus(), text.toPlainText()) == (False, written)


def test_a_button_that_cannot_be_used_any_longer_leaves_the_focus_to_another(window: MainWindow) -> None:
    keys(window, "P", "Shift+Tab")
    assert window.tool_palette.isAncestorOf(window.focusWidget())
    show_game(window, "(;GM[7]C[Chess])")
    assert not window.commands["play"].isEnabled()
    assert window.focusWidget().isEnabled()


# Problems.


@pytest.mark.parametrize("key", ["Alt+Return", "Ctrl+."])
@pytest.mark.parametrize("pane", ["board", "tree", "hen_field", "comment_box"])
def test_a_key_applies_the_first_fix_from_everywhere(window: MainWindow, key: str, pane: str) -> None:
    window.hen_field.setFocus()
    write(window, "_0Kb_3Kb.B")
    keys(window, "Ctrl+Home")
    getattr(window, pane).setFocus()
    keys(window, key)
    assert window.hen_field.editor.text() == "_3Kb.B"


def test_the_fix_at_the_caret_comes_first(window: MainWindow) -> None:
    window.hen_field.setFocus()
    write(window, "_0Kb_3Kb.B")
    keys(window, "Alt+Return")
    assert window.hen_field.editor.text() == "_0Kb_3Kb.b"


def test_f8_and_shift_f8_go_from_problem_to_problem(window: MainWindow, qtbot: QtBot) -> None:
    show_game(window, PROBLEM)
    qtbot.waitUntil(lambda: len(window.session.state.problems) >= 2)
    visited = []
    for pane, key in (("board", "F8"), ("comment_box", "F8"), ("tree", "F8"), ("hen_field", "Shift+F8")):
        getattr(window, pane).setFocus()
        keys(window, key)
        visited.append(window.document.snapshot.node)
        assert window.board.hasFocus()
    assert visited == [1, 3, 1, 3]


def test_enter_goes_to_the_first_problem_of_a_list_reached_by_tab(window: MainWindow) -> None:
    problem_list_open(window)
    repeat_until(lambda: isinstance(window.focusWidget(), QListView), lambda: keys(window, "Tab"))
    keys(window, "Return")
    assert window.document.snapshot.node == 1
    assert window.board.hasFocus()


def test_enter_on_the_number_of_problems_opens_the_list_and_again_closes_it(window: MainWindow) -> None:
    problem_list_folded(window)
    repeat_until(lambda: window.focusWidget() is window.problem_count, lambda: keys(window, "Shift+Tab"))
    for is_shown in (True, False):
        keys(window, "Return")
        assert window.problem_list.findChild(QListView).isVisible() is is_shown


@pytest.mark.qt_log_ignore("does not support raise")  # a dock that floats on the offscreen platform
def test_a_floating_panel_is_part_of_the_window_for_the_keys(window: MainWindow) -> None:
    show_game(window, GAME)
    window.game_dock.setFloating(True)
    window.activateWindow()
    window.board.setFocus()
    wait_until(window.board.hasFocus)
    visited: list[str] = []
    for _ in SITUATIONS[a_game]:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        QTest.qWait(20)  # until another window is active
        visited.append(name(window, QApplication.focusWidget()))
    assert visited == ["HEN", *COPY, *CARDS, *SIDE, "tools", "board"]
    for key, focused in ((Qt.Key.Key_F6, window.tree), (Qt.Key.Key_Escape, window.board)):
        window.game_dock.activateWindow()
        window.comment_box.setFocus()
        wait_until(window.comment_box.editor.hasFocus)
        QTest.keyClick(window.comment_box.editor, key)
        wait_until(focused.hasFocus)

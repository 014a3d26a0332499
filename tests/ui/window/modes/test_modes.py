"""Modes that meet: what ends one, what each allows, and that every refusal is in words."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from hen_editor.core.board import Point
from hen_editor.teaching import solution
from hen_editor.ui.bars.bar import Bar
from hen_editor.ui.board.label_editor import LabelEditor
from hen_editor.ui.commands.game import go_to_game
from hen_editor.ui.panels.paste_strip import PasteStrip
from hen_editor.ui.panels.position_find_panel import PositionFindPanel
from hen_editor.ui.window.main_window import MainWindow
from tests.other_process import OtherProcess
from tests.ui.answers import Answers, once_shown
from tests.ui.gestures import Mouse, click, keys, show_game, write
from tests.ui.patience import wait_until

E5 = Point(4, 4)
GAMES = "(;SZ[9]C[root](;B[dd]C[one];W[ee](;B[ff];W[gg])(;B[hh];W[cc]))(;B[cc];W[dd]))(;SZ[9]AB[aa];B[bb])"
PROBLEM = "(;SZ[9]AB[ee]AW[ef]C[Black to play](;B[ff]C[That is it.];W[gf];B[fg]C[Done.])(;B[dd];W[ff]C[Escapes.]))"


def shows(window: MainWindow, kind: type) -> bool:
    """Return whether a widget of a kind is visible in a window."""
    return any(found.isVisible() for found in window.findChildren(kind))


def label_field(window: MainWindow) -> LabelEditor | None:
    return next((found for found in window.findChildren(LabelEditor) if found.isVisible()), None)


def write_label(window: MainWindow, text: str, name: str = "E5") -> LabelEditor:
    """Begin a label on a point, and type a text into it."""
    window.commands["label"].trigger()
    Mouse(window).click(name)
    write(window, text)
    field = label_field(window)
    assert field is not None
    return field


def status(window: MainWindow) -> str:
    return window.statusBar().currentMessage()


# A label being written.


def test_a_file_is_saved_with_the_label_that_is_being_written(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text("(;SZ[9])")
    window.session.files.open_path(path)
    write_label(window, "zz")
    keys(window, "Ctrl+S")
    assert b"LB[ee:zz]" in path.read_bytes()
    assert label_field(window) is None


@pytest.mark.parametrize("key", ["F11", "Ctrl+Shift+F", "Ctrl+PgDown", "Ctrl+Alt+S", "Ctrl+Shift+H", "F6"])
def test_a_key_that_writes_no_text_finishes_the_label_and_does_what_it_does(window: MainWindow, key: str) -> None:
    show_game(window, GAMES)
    write_label(window, "zz", "A1")
    keys(window, key)
    assert label_field(window) is None
    assert window.document.undo_stack.count() == 1
    window.session.end_mode("is_presenting")


@pytest.mark.parametrize("key", ["Left", "Home", "Backspace", "Ctrl+Left", "Shift+Home", "Ctrl+A", "k", "1"])
def test_a_key_of_texts_stays_in_the_label(window: MainWindow, key: str) -> None:
    show_game(window, GAMES)
    field = write_label(window, "zz", "A1")
    keys(window, key)
    assert field.isVisible()
    assert field.hasFocus()
    assert window.document.snapshot.node == 0
    assert window.session.state.coordinates


def test_a_label_is_in_the_game_as_it_is_written_and_one_undo_step(window: MainWindow) -> None:
    show_game(window, GAMES)
    before = window.document.snapshot
    field = write_label(window, "1")
    assert window.document.snapshot.position.labels == {E5: "1"}
    window.document.end_burst()
    write(window, "2 b")
    assert window.document.snapshot.position.labels == {E5: "12 b"}
    assert field.isVisible()
    keys(window, "Return")
    assert not field.isVisible()
    assert window.document.undo_stack.count() == 1
    window.document.undo_stack.undo()
    assert window.document.snapshot == before


def test_a_label_given_up_is_what_it_was(window: MainWindow) -> None:
    show_game(window, "(;SZ[9]LB[ee:old])")
    before = window.document.snapshot
    field = write_label(window, "new")
    assert window.document.snapshot.position.labels == {E5: "new"}
    keys(window, "Esc")
    assert not field.isVisible()
    assert window.document.snapshot == before
    assert window.document.undo_stack.count() == 0


def test_whatever_else_is_shown_ends_the_writing_of_a_label(window: MainWindow) -> None:
    show_game(window, GAMES)
    field = write_label(window, "zz")
    window.document.go(1)
    assert not field.isVisible()
    window.document.go(0)
    assert window.document.snapshot.position.labels == {E5: "zz"}


def test_undo_takes_back_the_label_that_is_being_written(window: MainWindow) -> None:
    for edits in range(2):
        field = write_label(window, "zz")
        keys(window, "Ctrl+Z")
        assert not field.isVisible()
        assert not window.document.snapshot.position.labels
        assert window.document.undo_stack.index() == edits
        window.document.play(None)


@pytest.mark.parametrize(
    "change",
    [
        lambda window: window.board.zoom(2),
        lambda window: window.resize(window.width() - 200, window.height() - 150),
        lambda window: window.problem_dock.hide(),
        lambda window: window.tool_palette.hide(),
    ],
)
def test_the_field_of_a_label_stays_on_its_point(window: MainWindow, change: Callable[[MainWindow], None]) -> None:
    field = write_label(window, "zz", "Q4")
    change(window)
    QTest.qWait(1)
    point = Mouse(window).at("Q4")
    area = field.geometry()
    spot = window.board.centre_of(point).toPoint()
    inside = QRect(window.board.viewport().rect())
    assert area.contains(spot) or not inside.contains(spot)
    assert inside.contains(area)


# Solving.


@pytest.fixture
def problem(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    monkeypatch.setattr(solution, "LONGEST_PAUSE_MS", 0)
    show_game(window, PROBLEM)
    window.commands["solve"].trigger()
    return window


def find_text(window: MainWindow) -> None:
    keys(window, "Ctrl+F")
    write(window, "Escapes")
    wait_until(lambda: not window.controllers.finder.is_searching)


def find_position(window: MainWindow) -> None:
    window.controllers.position_finder.open()
    wait_until(lambda: not window.controllers.position_finder.is_searching)
    panel = window.findChild(PositionFindPanel)
    panel.chosen.emit(0)
    panel.reached.emit(0)


WAYS = {
    "next comment": lambda window: keys(window, "Ctrl+Shift+Down"),
    "find": find_text,
    "go to move": lambda window: Answers("2")(window.commands["go-to-move"].trigger),
    "find the position": find_position,
    "the tree": lambda window: window.tree.node_clicked.emit(3),
    "end of line": lambda window: keys(window, "End"),
}


@pytest.mark.parametrize("way", WAYS)
def test_no_way_but_a_move_shows_the_answer_of_a_problem(problem: MainWindow, way: str) -> None:
    problem.board.setFocus()
    WAYS[way](problem)
    QTest.qWait(1)
    assert problem.document.snapshot.node == 0
    assert problem.session.state.tool == "solve"
    problem.board.setFocus()
    for name in ("F4", "F3"):
        Mouse(problem).click(name)
        QTest.qWait(5)
    assert "First try: 1 of 1" in [label.text() for label in problem.findChild(Bar, "solving-bar").findChildren(QLabel)]


def test_a_move_played_at_the_cursor_is_an_answer(problem: MainWindow) -> None:
    problem.session.board_cursor.go_to(Point(5, 5))
    problem.commands["play-black"].trigger()
    QTest.qWait(5)
    assert (problem.document.snapshot.move_number, problem.session.state.tool) == (2, "solve")


def test_why_a_step_stops_where_a_move_is_to_be_found_is_told(problem: MainWindow) -> None:
    keys(problem, "Right")
    assert status(problem) == "What follows is hidden until you find it."


def test_a_wrong_move_with_a_comment_is_answered_when_that_is_read(problem: MainWindow) -> None:
    show_game(problem, "(;SZ[9]AB[ee](;B[ff])(;B[dd]C[Too slow.];W[ff]C[White escapes.]))")
    problem.commands["solve"].trigger()
    Mouse(problem).click("D6")
    QTest.qWait(50)
    assert problem.comment_box.editor.toPlainText() == "Too slow."
    Mouse(problem).click("A1")
    QTest.qWait(1)
    assert problem.comment_box.editor.toPlainText() == "White escapes."


# Presentation.


def test_reasons_are_seen_in_a_presentation(window: MainWindow) -> None:
    keys(window, "F11", "Ctrl+PgDown")
    window.document.play(Point(3, 3))
    click(window, Point(3, 3))
    assert status(window) == "There is a stone on that point."
    assert window.statusBar().isVisible()
    keys(window, "F11")


def test_a_paste_is_offered_below_the_board_of_a_presentation(window: MainWindow) -> None:
    show_game(window, GAMES)
    keys(window, "F11")
    QGuiApplication.clipboard().setText("B D4 W Q16")
    keys(window, "Ctrl+V")
    QTest.qWait(1)
    (strip,) = [found for found in window.findChildren(PasteStrip) if found.isVisible()]
    board = QRect(window.board.mapTo(window, window.board.rect().topLeft()), window.board.size())
    there = QRect(strip.mapTo(window, strip.rect().topLeft()), strip.size())
    assert not board.intersects(there.adjusted(0, 8, 0, 0))
    keys(window, "Esc")
    assert not window.hen_field.row.isVisible()
    keys(window, "F11")
    assert window.hen_field.row.isVisible()


def test_full_screen_leaves_a_presentation(window: MainWindow) -> None:
    keys(window, "F11", "Shift+F11")
    assert window.menuBar().isVisible()
    assert not window.isFullScreen()
    assert window.hen_field.isVisible()


def test_a_file_of_several_games_opened_in_a_presentation_shows_their_list_after_it(window: MainWindow) -> None:
    keys(window, "F11")
    show_game(window, GAMES)
    assert not window.game_list_dock.isVisible()
    keys(window, "F11")
    wait_until(window.game_list_dock.isVisible)


def test_the_panel_of_a_search_waits_until_a_presentation_ends(window: MainWindow) -> None:
    window.commands["find-position"].trigger()
    panel = window.findChild(PositionFindPanel)
    keys(window, "F11")
    assert not panel.isVisible()
    keys(window, "F11")
    wait_until(panel.isVisible)


@pytest.mark.parametrize("command", ["find-position", "problem-panel", "game-list-panel"])
def test_a_panel_that_is_asked_for_ends_a_presentation(window: MainWindow, command: str) -> None:
    keys(window, "F11")
    window.commands[command].trigger()
    wait_until(window.hen_field.isVisible)
    docks = {"problem-panel": window.problem_dock, "game-list-panel": window.game_list_dock}
    dock = docks.get(command) or window.findChild(PositionFindPanel)
    wait_until(dock.isVisible)


# Read-only.


@pytest.fixture
def read_only(window: MainWindow, tmp_path: Path) -> MainWindow:
    path = tmp_path / "game.sgf"
    path.write_text(GAMES)
    with OtherProcess(path):
        window.session.files.open_path(path)
        yield window


@pytest.mark.parametrize("command", ["transform", "game-info", "properties", "order", "strip", "swap-colors", "merge"])
def test_what_would_change_a_read_only_file_is_refused_at_once(read_only: MainWindow, command: str) -> None:
    asking = Answers()
    asking(read_only.commands[command].trigger)
    assert asking.asked == []
    assert status(read_only).startswith("game.sgf is read-only while it is open in another HEN Editor")


@pytest.mark.parametrize("begin", ["label-here", "label"])
def test_no_label_is_begun_in_a_read_only_file(read_only: MainWindow, begin: str) -> None:
    read_only.session.board_cursor.go_to(Point(3, 3))
    read_only.commands[begin].trigger()
    if begin == "label":
        click(read_only, Point(3, 3))
    assert label_field(read_only) is None
    assert status(read_only).startswith("game.sgf is read-only")


def test_another_file_is_not_said_to_be_editable_now(read_only: MainWindow, tmp_path: Path) -> None:
    other = tmp_path / "other.sgf"
    other.write_text("(;SZ[9])")
    read_only.session.show_status("")
    read_only.session.files.open_path(other)
    assert status(read_only) == ""


# Numbers, comparisons, pastes.


def checked(window: MainWindow) -> list[str]:
    window.commands.refresh()
    return [name for name in ("numbers-all", "numbers-from-here", "numbers-last") if window.commands[name].isChecked()]


@pytest.mark.parametrize("gone", ["game", "node", "document"])
def test_numbers_from_a_node_end_with_it(window: MainWindow, gone: str) -> None:
    show_game(window, GAMES)
    keys(window, "Right", "Right")
    window.commands["numbers-from-here"].trigger()
    assert checked(window) == ["numbers-from-here"]
    match gone:
        case "game":
            go_to_game(window.session, 1)
        case "node":
            window.commands["delete"].trigger()
        case "document":
            show_game(window, "(;SZ[9];B[aa])")
    assert checked(window) == ["numbers-all"]
    assert not window.commands["move-numbers"].isChecked()


@pytest.mark.parametrize("command", ["next-game", "remove-game", "rotate-left", "swap-colors"])
def test_a_comparison_with_a_node_ends_where_the_node_means_nothing(window: MainWindow, command: str) -> None:
    show_game(window, GAMES)
    keys(window, "Right")
    window.commands["compare-with-this"].trigger()
    assert window.session.state.comparison is not None
    window.commands[command].trigger()
    assert window.session.state.comparison is None


def test_a_file_is_not_reloaded_under_a_paste_that_is_offered(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "game.sgf"
    path.write_text("(;SZ[9];B[aa])")
    window.session.files.open_path(path)
    QGuiApplication.clipboard().setText("B D4 W Q16")
    keys(window, "Ctrl+V")
    assert shows(window, PasteStrip)
    path.write_text("(;SZ[9];B[aa];W[bb])")
    QTest.qWait(300)
    assert shows(window, PasteStrip)
    keys(window, "Esc")
    qtbot.waitUntil(lambda: len(window.document.snapshot.tree) == 3)


# Commands with nothing to do, and the focus.


@pytest.mark.parametrize(
    "command",
    ["delete", "delete-node", "insert-node-before", "split-off", "make-main-line", "variation-earlier",
     "variation-later", "move-game-up", "move-game-down"],
)  # fmt: skip
def test_what_can_do_nothing_in_a_bare_game_is_disabled_or_says_why(window: MainWindow, command: str) -> None:
    window.session.show_status("")
    window.commands.refresh()
    if window.commands[command].isEnabled():
        window.commands[command].trigger()
        assert status(window) != ""


@pytest.mark.parametrize("command", ["game-panel", "find-position"])
def test_a_panel_that_is_closed_gives_the_focus_to_the_board(window: MainWindow, command: str) -> None:
    if command == "find-position":
        window.commands[command].trigger()
    dock = window.findChild(PositionFindPanel) or window.game_dock
    seen = (each for each in dock.findChildren(QWidget) if each.isVisible() and each.isEnabled())
    next(each for each in seen if each.focusPolicy() & Qt.FocusPolicy.TabFocus).setFocus()
    assert dock.isAncestorOf(window.focusWidget())
    dock.close()
    QTest.qWait(1)
    assert window.focusWidget() is window.board


@pytest.mark.parametrize("pane", ["tree", "board"])
def test_a_dialog_that_is_cancelled_gives_the_focus_back(window: MainWindow, pane: str) -> None:
    getattr(window, pane).setFocus()
    once_shown(QDialog, QDialog.reject)
    window.commands["game-info"].trigger()
    assert window.focusWidget() is getattr(window, pane)
    Answers("OK")(window.commands["game-info"].trigger)
    assert window.focusWidget() is window.board

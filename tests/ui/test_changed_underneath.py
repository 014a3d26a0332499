"""What was begun before the document changed underneath: it ends, and leaves the document as the change left it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QListView, QMenu, QTextEdit
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BoardSize, Point, Stones
from hen_editor.core.game.overview import facts
from hen_editor.core.position import Position
from hen_editor.ui.bars.modes import FindBar
from hen_editor.ui.board.label_editor import LabelEditor
from hen_editor.ui.board.picture import Preview
from hen_editor.ui.commands.point import ask_for_label
from hen_editor.ui.hen_field.editor import HenEditor
from hen_editor.ui.panels.game_rows import GameRows
from hen_editor.ui.panels.problem_list import ProblemModel
from hen_editor.ui.problems import ListedProblem
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers
from tests.ui.gestures import LEFT, NONE, Mouse, keys, row_menu, show_game, shown_picture
from tests.ui.patience import wait_for_nothing

GAMES = "(;SZ[9]AB[ee]AW[ef];B[gg];W[cc];B[cg])(;SZ[9]AB[ee]AW[ef])"


def undo(window: MainWindow) -> None:
    window.document.undo_stack.undo()


def step(window: MainWindow) -> None:
    window.document.go(window.document.snapshot.tree.root)


def delete(window: MainWindow) -> None:
    window.commands["delete"].trigger()


def go_to_other_game(window: MainWindow) -> None:
    window.commands["next-game"].trigger()


def show_smaller_board(window: MainWindow) -> None:
    show_game(window, "(;SZ[5])")


def begin_anew(window: MainWindow) -> None:
    window.document.new(Position(Stones(BoardSize(9, 9), dict(window.document.snapshot.position.stones))))


CHANGES = [undo, step, delete, go_to_other_game, show_smaller_board, begin_anew]

GESTURES = {
    "a stone moved": ("select", "E5", "H8"),
    "a frame around stones": ("select", "H8", "D4"),
    "stones painted": ("black", "H8", "D8"),
    "stones erased": ("erase", "E5", "E4"),
    "letters": ("letter", "H8", "D8"),
    "marks": ("triangle", "H8", "D8"),
    "territory": ("territory", "H8", "D8"),
    "an arrow": ("arrow", "H8", "D8"),
    "a part in view": ("view", "H8", "D8"),
}


@pytest.fixture
def games(window: MainWindow) -> MainWindow:
    """The window with two games, the last node of the first shown, and an edit to be undone."""
    show_game(window, GAMES)
    document = window.document
    document.go([*document.snapshot.tree.walk()][-1])
    document.type_comment("Here")
    document.end_burst()
    return window


def preview(window: MainWindow) -> Preview:
    return shown_picture(window).preview


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("gesture", GESTURES)
def test_a_gesture_ends_where_something_else_changes_the_document(
    games: MainWindow, gesture: str, change: Callable[[MainWindow], None]
) -> None:
    tool, start, end = GESTURES[gesture]
    games.commands[tool].trigger()
    mouse, viewport = Mouse(games), games.board.viewport()
    end_place = games.board.centre_of(mouse.at(end)).toPoint()
    mouse.press(start)
    change(games)
    after, steps = games.document.snapshot, games.document.undo_stack.count()
    QTest.mouseMove(viewport, end_place)
    assert (preview(games).lifted, preview(games).arrow) == (frozenset(), None)
    QTest.mouseRelease(viewport, LEFT, NONE, end_place)
    assert games.document.snapshot is after
    assert games.document.undo_stack.count() == steps
    games.commands["erase-selected"].trigger()
    assert games.document.snapshot is after


def test_an_edit_in_the_middle_of_a_stroke_is_a_separate_step_as_are_those_after_it(games: MainWindow) -> None:
    games.commands["black"].trigger()
    mouse, stack = Mouse(games), games.document.undo_stack
    mouse.press("H8")
    games.commands["turn"].trigger()
    mouse.move("G8")
    mouse.release("G8")
    games.commands["turn"].trigger()
    assert [stack.text(index) for index in range(1, stack.count())] == [
        "Place stones",
        "Player to move",
        "Player to move",
    ]
    assert mouse.at("G8") not in games.document.snapshot.position.stones


def test_a_second_click_takes_back_nothing_but_the_first(games: MainWindow) -> None:
    games.commands["letter"].trigger()
    mouse, viewport = Mouse(games), games.board.viewport()
    mouse.click("H8")
    undo(games)
    QTest.mouseDClick(viewport, LEFT, NONE, games.board.centre_of(mouse.at("H8")).toPoint())
    mouse.release("H8")
    assert games.document.snapshot.tree.node(games.document.snapshot.node).get("C") == "Here"
    assert games.document.snapshot.position.labels == {mouse.at("H8"): "A"}


@pytest.mark.parametrize("change", CHANGES)
def test_a_label_is_not_written_into_what_was_shown_after_it(
    games: MainWindow, change: Callable[[MainWindow], None]
) -> None:
    games.commands["label"].trigger()
    Mouse(games).click("H8")
    editor = games.findChild(LabelEditor)
    editor.setText("late")
    change(games)
    nodes = [dict(tree.node(node).raw) for tree in games.document.snapshot.collection.games for node in tree.walk()]
    editor.returnPressed.emit()
    games.hen_field.setFocus()
    written = [dict(tree.node(node).raw) for tree in games.document.snapshot.collection.games for node in tree.walk()]
    assert written == nodes
    assert editor.isHidden()


@pytest.mark.parametrize("change", [show_smaller_board, begin_anew])
def test_a_label_begun_at_the_beginning_is_not_written_into_another_document(
    games: MainWindow, change: Callable[[MainWindow], None]
) -> None:
    step(games)
    test_a_label_is_not_written_into_what_was_shown_after_it(games, change)


def rename(window: MainWindow, typed: str) -> None:
    """Begin to type the name of the first game in the game list."""
    window.game_list_dock.show()
    rows = window.findChild(GameRows)
    rows.setFocus()
    QTest.keyClick(rows, Qt.Key.Key_F2)
    QTest.keyClicks(rows.findChild(QLineEdit), typed)


def names(window: MainWindow) -> list[str]:
    return [facts(tree).name for tree in window.document.snapshot.collection.games]


@pytest.mark.parametrize("command", ["undo", "next-game", "delete"])
def test_the_name_of_a_game_is_written_before_a_command(games: MainWindow, command: str) -> None:
    rename(games, "now")
    tree = games.document.snapshot.tree
    games.commands[command].trigger()
    assert games.findChild(GameRows).state() is not GameRows.State.EditingState
    if command != "undo":
        assert names(games) == ["now", ""]
    else:
        assert games.document.snapshot.tree is tree


@pytest.mark.parametrize("typed", ["", "late"])
def test_the_name_of_a_game_is_not_written_into_a_file_that_was_being_read(
    games: MainWindow, tmp_path: Path, typed: str
) -> None:
    games.document.save(tmp_path / "first.sgf")
    (tmp_path / "other.sgf").write_text("(;SZ[9]GN[one])(;SZ[9]GN[two])")
    rename(games, typed)
    answers = Answers(*["Discard"] if typed else [])
    answers(lambda: games.session.dispatch(lambda: games.session.files.open_path(tmp_path / "other.sgf")))
    games.board.setFocus()
    assert names(games) == ["one", "two"]
    assert not games.document.is_modified


@pytest.mark.parametrize("command", ["back", "pass", "next-game", "annotate-te"])
def test_a_label_is_written_before_a_command_leaves_its_node_or_changes_it(games: MainWindow, command: str) -> None:
    games.commands["label"].trigger()
    Mouse(games).click("H8")
    tree, node = games.document.snapshot.tree, games.document.snapshot.node
    games.findChild(LabelEditor).setText("now")
    games.commands[command].trigger()
    games.document.go_to_seen(tree, node)
    assert games.document.snapshot.position.labels == {Mouse(games).at("H8"): "now"}


def test_undo_in_the_menu_takes_back_the_label_that_was_being_written_when_the_menu_was_opened(
    games: MainWindow,
) -> None:
    games.commands["label"].trigger()
    before = games.document.snapshot
    Mouse(games).click("H8")
    games.findChild(LabelEditor).setText("now")
    for menu in games.menus.of_bar():
        menu.aboutToShow.emit()
    assert games.commands["undo"].text() == "&Undo Label"
    games.commands["undo"].trigger()
    assert games.document.snapshot == before


def test_a_board_of_another_size_forgets_highlighted_points_and_the_cursor(games: MainWindow) -> None:
    games.commands["cursor-right"].trigger()
    games.session.highlight({Point(8, 8)})
    show_smaller_board(games)
    assert (shown_picture(games).highlighted, shown_picture(games).cursor) == (frozenset(), None)
    games.commands["place"].trigger()
    assert games.board.cursor_point is not None
    assert BoardSize(5, 5).holds(games.board.cursor_point)


# Lists and what they offer.


@pytest.fixture
def misread(games: MainWindow, qtbot: QtBot) -> MainWindow:
    """The window with a game of which a value cannot be read, and that listed."""
    show_game(games, "(;SZ[9];B[ee];W[zz])(;SZ[9];B[ee];W[cc])")
    games.document.go(games.document.snapshot.tree.root + 2)
    qtbot.waitUntil(
        lambda: any(problem.diagnostic.code == "sgf-off-board" for problem in listed(games)), timeout=20_000
    )
    return games


def listed(window: MainWindow) -> list[ListedProblem]:
    model = window.problem_list.findChild(ProblemModel)
    rows = (model.problem(model.index(row, 0)) for row in range(model.rowCount()))
    return [problem for problem in rows if problem is not None]


@pytest.mark.parametrize("change", [delete, go_to_other_game, show_smaller_board, begin_anew])
def test_a_problem_of_a_node_that_is_gone_is_no_longer_listed(
    misread: MainWindow, change: Callable[[MainWindow], None]
) -> None:
    change(misread)
    shown = misread.document.snapshot
    for problem in listed(misread):
        assert problem.diagnostic.code != "sgf-off-board"
        misread.problem_list.activated.emit(problem)
    assert misread.document.snapshot is shown


@pytest.mark.parametrize("change", [delete, show_smaller_board, begin_anew])
def test_a_menu_goes_nowhere_for_a_problem_that_is_gone(
    misread: MainWindow, change: Callable[[MainWindow], None]
) -> None:
    (row,) = (row for row, problem in enumerate(listed(misread)) if problem.diagnostic.code == "sgf-off-board")
    menu = row_menu(misread.problem_list.findChild(QListView), row)
    change(misread)
    shown = misread.document.snapshot
    menu.actions()[0].trigger()
    menu.close()
    assert misread.document.snapshot is shown


def test_a_problem_of_another_game_of_the_file_leads_there(misread: MainWindow) -> None:
    (problem,) = (problem for problem in listed(misread) if problem.diagnostic.code == "sgf-off-board")
    go_to_other_game(misread)
    misread.problem_list.activated.emit(problem)
    assert (misread.document.snapshot.game, misread.document.snapshot.node) == (0, problem.diagnostic.node)


def test_a_problem_of_a_text_for_another_board_highlights_nothing(games: MainWindow) -> None:
    games.document.type_hen(".13x13_13Mbb.N13-CR.N13-CR")
    for problem in listed(games):
        games.problem_list.activated.emit(problem)
    assert shown_picture(games).highlighted == frozenset()


def test_the_count_of_a_text_goes_with_the_game_it_was_counted_in(games: MainWindow) -> None:
    games.commands["find"].trigger()
    bar = games.comment_box.findChild(FindBar)
    QTest.keyClicks(bar.findChild(QLineEdit), "here")
    while games.controllers.finder.is_searching:
        QCoreApplication.processEvents()
    assert {label.text() for label in bar.findChildren(QLabel)} == {"", "1 match"}
    undo(games)
    assert {label.text() for label in bar.findChildren(QLabel)} == {""}


def test_no_count_is_shown_if_a_label_was_half_written_when_the_first_match_is_shown(
    games: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_for_nothing(monkeypatch)
    games.commands["find"].trigger()
    bar = games.comment_box.findChild(FindBar)
    QTest.keyClicks(bar.findChild(QLineEdit), "here")
    ask_for_label(games.session, Point(2, 2))
    games.findChild(LabelEditor).setText("now")
    while games.controllers.finder.is_searching:
        QCoreApplication.processEvents()
    assert {label.text() for label in bar.findChildren(QLabel)} == {""}


def test_numbers_counted_from_a_node_are_not_shown_in_another_document(games: MainWindow) -> None:
    games.document.go(games.document.snapshot.tree.root)
    games.commands["numbers-from-here"].trigger()
    keys(games, "Right")
    assert list(shown_picture(games).move_numbers.values()) == [1]
    show_game(games, GAMES)
    keys(games, "Right")
    assert not shown_picture(games).move_numbers


def test_a_letter_chosen_for_a_node_is_not_the_next_in_another_document(games: MainWindow) -> None:
    games.document.go(games.document.snapshot.tree.root)
    letters = games.session.tools.counting["letter"]
    letters.count_from(games.document.snapshot, "K")
    assert letters.next_label(games.document.snapshot) == "K"
    show_game(games, GAMES)
    assert letters.next_label(games.document.snapshot) == "A"


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # a popup on the offscreen platform
def test_a_file_waits_for_a_menu_that_is_open_on_the_document(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text("(;SZ[9]C[arrived])")
    menu = QMenu(window)
    menu.addAction("Delete")
    menu.popup(window.mapToGlobal(window.rect().center()))
    qtbot.waitUntil(menu.isVisible)
    before = window.document.snapshot
    window.session.files.open_path(path)
    assert window.document.snapshot is before
    menu.close()
    qtbot.waitUntil(lambda: not window.session.files.opening.reader.is_busy)
    assert window.document.path == path


# Fields that missed a change.


class ViewError(Exception):
    """What a view raises in these tests in place of showing a snapshot."""


def fail(*shown: object, **options: object) -> None:
    raise ViewError


def test_an_error_in_one_view_keeps_no_other_from_showing_a_change(
    games: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch, qtbot.captureExceptions() as raised:
        patch.setattr(games.board, "show_state", fail)
        patch.setattr(games.tree, "show_tree", fail)
        step(games)
    assert [type(value) for _, value, _ in raised] == [ViewError, ViewError]
    assert games.hen_field.snapshot is games.document.snapshot
    assert games.comment_box.findChild(QTextEdit).toPlainText() == ""


def test_a_key_in_a_hen_field_that_missed_a_move_takes_no_move_back(
    games: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    show_game(games, "(;SZ[9])")
    editor = games.findChild(HenEditor)
    with monkeypatch.context() as patch, qtbot.captureExceptions():
        patch.setattr(editor, "set_text", fail)
        games.document.play(Point(4, 4))
    played = games.document.snapshot
    editor.setFocus()
    QTest.keyClicks(editor, " ")
    assert games.document.snapshot is played
    assert editor.text() == played.hen_text.text
    QTest.keyClicks(editor, " ")
    assert games.document.snapshot.position == played.position


def test_a_long_hen_that_is_not_read_yet_is_not_typed_into_another_document(window: MainWindow, qtbot: QtBot) -> None:
    editor = window.findChild(HenEditor)
    editor.setFocus()
    editor.insertPlainText(" ".join([".K10-CR"] * 1000))
    begun = window.document.snapshot
    window.document.new(Position())
    assert window.document.snapshot.hen_text == begun.hen_text
    qtbot.wait(300)
    assert (editor.text(), window.document.snapshot.hen_text) == (begun.hen_text.text, begun.hen_text)


def test_a_key_in_a_comment_that_missed_a_step_writes_nothing(
    games: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch, qtbot.captureExceptions():
        patch.setattr(games.comment_box, "show_comment", fail)
        step(games)
    shown, comment = games.document.snapshot, games.comment_box.findChild(QTextEdit)
    QTest.keyClicks(comment, "x")
    assert games.document.snapshot is shown
    assert comment.toPlainText() == ""

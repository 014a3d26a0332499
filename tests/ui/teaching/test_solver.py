"""Solving problems: answers from the tree, right or wrong, and the score."""

import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BLACK, WHITE, Area, BoardSize, Point
from hen_editor.core.progress import Progress
from hen_editor.core.sgf import GameTree
from hen_editor.document import files
from hen_editor.teaching import solution
from hen_editor.teaching.solution import Solution
from hen_editor.ui.bars.bar import Bar
from hen_editor.ui.colors import colors_of
from hen_editor.ui.commands.game import go_to_game
from hen_editor.ui.panels.game_rows import GameRow, GameRows
from hen_editor.ui.panels.navigation_bar import MoveNumber
from hen_editor.ui.style.roles import Role, role_of
from hen_editor.ui.window.main_window import MainWindow
from tests.other_process import OtherProcess
from tests.ui.gestures import Mouse, keys, show_game, shown_picture
from tests.ui.patience import repeat_until, wait_for_nothing

END = "Stop solving problems (Esc)"
PROBLEMS = """
(;SZ[9]AB[ee]AW[ef]C[Black to play](;B[ff]C[That is it.];W[gf];B[fg])(;B[dd];W[ff]C[White escapes.]))
(;SZ[9]AB[cc]AW[cd]PL[W];W[dc];B[bd])
(;SZ[9]AB[cc])
"""


@pytest.fixture
def problems(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A window with two problems and a position, solving the first one."""
    monkeypatch.setattr(solution, "LONGEST_PAUSE_MS", 0)
    solve(window, PROBLEMS)
    return window


def solve(window: MainWindow, text: str) -> None:
    window.document.begin(files.of_text(text))
    window.commands["solve"].trigger()


def test_tools_and_list_step_back_while_a_problem_is_solved(problems: MainWindow) -> None:
    behind = problems.tool_palette, problems.game_list_dock.widget()
    assert [pane.graphicsEffect() is None for pane in behind] == [False, False]
    keys(problems, "Escape")
    assert [pane.graphicsEffect() is None for pane in behind] == [True, True]


def bar(window: MainWindow) -> Bar | None:
    """Return the bar, if it is visible."""
    return next((found for found in window.findChildren(Bar, "solving-bar") if found.isVisible()), None)


def words(window: MainWindow) -> list[str]:
    shown = bar(window)
    return [] if shown is None else [label.text() for label in shown.findChildren(QLabel) if label.text()]


def test_where_every_move_is_wrong_none_is_hinted_at_or_shown(window: MainWindow) -> None:
    solve(window, "(;SZ[9]AB[ee]AW[ef];B[de]BM[1];W[df])")
    assert {"Hint", "Show move"} & enabled(window) == set()


def press(window: MainWindow, text: str) -> None:
    shown = bar(window)
    assert shown is not None
    button = next(found for found in shown.findChildren(QToolButton) if text in (found.text(), found.accessibleName()))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def enabled(window: MainWindow) -> set[str]:
    """Return the texts of the buttons that can be clicked."""
    shown = bar(window)
    assert shown is not None
    shown_buttons = (button for button in shown.findChildren(QToolButton) if button.isEnabled())
    return {button.text() or button.accessibleName() for button in shown_buttons}


def play(window: MainWindow, name: str) -> None:
    """Click on a point, and let the game answer."""
    point = Point.from_name(name, window.document.snapshot.position.size)
    assert point is not None
    window.board.pressed.emit(point, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    window.board.released.emit(point)
    QTest.qWait(1)


def comment(window: MainWindow) -> str:
    snapshot = window.document.snapshot
    return str(snapshot.tree.node(snapshot.node).get("C", ""))


def primary(window: MainWindow) -> list[str]:
    shown = bar(window)
    assert shown is not None
    return [found.text() for found in shown.findChildren(QToolButton) if role_of(found) is Role.PRIMARY]


def test_who_solves_problems_is_not_told_how_many_a_file_has_of_another_kind(window: MainWindow) -> None:
    solve(window, "(;SZ[9]AB[aa]AW[ab][ba](;B[cb]TE[1])(;B[cc]BM[1]))")
    assert (window.problem_count.text(), window.problem_count.isEnabled()) == ("", False)
    press(window, END)
    assert window.problem_count.text() != ""


def test_the_next_problem_is_what_a_solved_one_leads_to(problems: MainWindow) -> None:
    assert primary(problems) == []
    play(problems, "F4")
    assert primary(problems) == []
    play(problems, "F3")
    assert primary(problems) == ["Next problem"]
    shown = bar(problems)
    assert shown is not None
    (button,) = (found for found in shown.findChildren(QToolButton) if found.text() == "Next problem")
    assert button.grab().toImage().pixelColor(4, button.height() // 2) == colors_of(button.palette()).accent
    press(problems, "Try again")
    assert primary(problems) == []


def test_right_moves_are_answered_until_the_problem_is_solved(problems: MainWindow) -> None:
    assert words(problems) == ["Find the best move for Black."]
    play(problems, "F4")
    assert problems.document.snapshot.move_number == 2
    assert words(problems) == ["Right! Find the next move for Black."]
    play(problems, "F3")
    assert words(problems) == ["Solved!", "First try: 1 of 1"]
    assert not problems.document.is_modified


def test_a_wrong_move_is_refuted_with_its_comment(problems: MainWindow) -> None:
    play(problems, "D6")
    assert words(problems) == ["Wrong. Try again.", "First try: 0 of 1"]
    assert comment(problems) == "White escapes."
    press(problems, "Try again")
    assert words(problems) == ["Find the best move for Black.", "First try: 0 of 1"]
    play(problems, "F4")
    play(problems, "F3")
    assert words(problems) == ["Solved!", "First try: 0 of 1"]  # not at first


@pytest.mark.parametrize(
    ("point", "said"),
    [("F4", "Right!"), ("D6", "Wrong. Try again."), ("A1", "This move is not in the file. Try another one.")],
)
def test_whether_a_move_is_right_is_said_beside_it(problems: MainWindow, point: str, said: str) -> None:
    problems.resize(1280, 800)  # the bar above the board has one line
    QTest.qWait(20)
    play(problems, point)
    bubble = problems.bubble
    assert bubble.words == said
    place = problems.board.centre_of(problems.document.snapshot.position.size.find(point))
    assert abs(bubble.geometry().center().y() - place.y()) < 40


def test_a_move_that_the_problem_lacks_is_not_made(problems: MainWindow) -> None:
    before = problems.document.snapshot
    play(problems, "A1")
    assert words(problems) == ["This move is not in the file. Try another one.", "First try: 0 of 1"]
    assert problems.document.snapshot is before


def test_the_player_who_is_to_find_a_move_is_the_one_to_play_aloud_too(window: MainWindow) -> None:
    show_game(window, "(;SZ[9]AB[aa]PL[B];W[bb])")
    window.document.go(0)
    window.commands["speak-board"].trigger()
    assert window.statusBar().currentMessage().endswith("Black has 1 stone. Black to play.")
    window.commands["solve"].trigger()
    window.commands["speak-board"].trigger()
    assert window.statusBar().currentMessage().endswith("White to play.")


def test_moves_of_the_solution_can_be_shown(problems: MainWindow) -> None:
    press(problems, "Show move")
    QTest.qWait(1)
    assert problems.document.snapshot.move_number == 2
    press(problems, "Show move")
    QTest.qWait(1)
    assert words(problems) == ["Solved!", "First try: 0 of 1"]


def lit(window: MainWindow) -> frozenset[Point]:
    return shown_picture(window).highlighted


def test_a_hint_marks_points_of_which_one_is_right_and_goes_with_a_move(problems: MainWindow) -> None:
    press(problems, "Hint")
    assert words(problems) == ["One of the marked points, F5 to J2."]
    assert Point(5, 5) in lit(problems)
    assert len(lit(problems)) > 4
    assert not lit(problems) & {*problems.document.snapshot.position.stones}
    play(problems, "A1")
    assert words(problems)[0] == "This move is not in the file. Try another one."
    assert lit(problems)
    play(problems, "F4")
    assert not lit(problems)
    assert words(problems) == ["Right! Find the next move for Black.", "First try: 0 of 1"]
    assert "Hint" in enabled(problems)
    play(problems, "F3")
    assert "Hint" not in enabled(problems)


def test_by_keys_alone(problems: MainWindow) -> None:
    def show_move() -> None:
        keys(problems, "Shift+Tab", "Right")
        repeat_until(lambda: problems.focusWidget().text() == "Show move", lambda: keys(problems, "Right"))
        keys(problems, "Return")
        QTest.qWait(1)

    keys(problems, "Shift+Tab", "Return")  # a hint
    assert lit(problems)
    assert problems.board.hasFocus()
    show_move()
    assert problems.focusWidget().text() == "Show move"
    keys(problems, "Return")
    QTest.qWait(1)
    assert words(problems)[0] == "Solved!"
    assert problems.board.hasFocus()  # there is no move left to show
    keys(problems, "Return", "Shift+Tab")
    assert words(problems)[0] == "Solved!"
    assert problems.focusWidget().text() == "Next problem"
    keys(problems, "Left", "Return")  # to try again
    assert words(problems)[0] == "Find the best move for Black."
    assert problems.board.hasFocus()
    assert problems.session.state.tool == "solve"


def test_a_hint_of_a_pass_asks_whether_to_play(problems: MainWindow) -> None:
    solve(problems, "(;SZ[9]AB[aa](;B[])(;B[bb]))")
    press(problems, "Hint")
    assert words(problems) == ["Does Black have to play at all?"]
    assert not lit(problems)


def test_the_part_that_a_problem_is_about_is_shown_and_all_of_the_board_if_wanted(window: MainWindow) -> None:
    solve(window, "(;SZ[19]AB[cc]AW[cd];B[bd];W[be])(;SZ[19]AB[cc][jj][qq];B[bb])")
    corner = Area(Point(0, 0), Point(8, 8))
    assert window.board.part == corner
    press(window, "Whole board")
    assert window.board.part == Area.whole(BoardSize())
    press(window, "Whole board")
    play(window, "B16")
    assert window.board.part == corner
    press(window, "Next problem")
    QTest.qWait(1)
    assert window.board.part == Area.whole(BoardSize())
    assert "Whole board" not in enabled(window)
    press(window, "Previous problem")
    QTest.qWait(1)
    assert window.board.part == corner
    press(window, END)
    assert window.board.part == Area.whole(BoardSize())


def test_the_side_that_is_to_find_a_move_is_shown_to_move_whatever_the_position_says(window: MainWindow) -> None:
    solve(window, "(;SZ[9]AB[aa]AW[bb]PL[B];W[cc];B[dd];W[ee])")
    assert window.session.state.mover is WHITE
    assert [card.seat.color for card in window.player_cards.cards if card.seat.is_mover] == [WHITE]
    press(window, END)
    assert window.session.state.mover is BLACK
    assert [card.seat.color for card in window.player_cards.cards if card.seat.is_mover] == [BLACK]


def test_the_list_shows_no_move_that_is_to_be_found(window: MainWindow) -> None:
    solve(window, "(;SZ[9]AB[aa]AW[bb];B[cc])(;SZ[9]AB[aa];B[dd]TE[1])")
    rows = window.findChild(GameRows)
    assert rows is not None
    row = rows.itemDelegate()
    assert isinstance(row, GameRow)
    solving = row.picture(rows.games.index(0, 0)).toImage()
    press(window, END)
    assert row.picture(rows.games.index(0, 0)).toImage() != solving
    window.commands["solve"].trigger()
    assert row.picture(rows.games.index(0, 0)).toImage() == solving


def test_the_comment_on_a_move_stays_readable_after_its_answer_and_cannot_be_edited(problems: MainWindow) -> None:
    editor = problems.comment_box.editor
    assert (editor.toPlainText(), editor.isReadOnly()) == ("Black to play", True)
    play(problems, "F4")
    assert (comment(problems), editor.toPlainText()) == ("", "That is it.")
    press(problems, END)
    assert (editor.toPlainText(), editor.isReadOnly()) == ("", False)


def test_words_that_mark_a_move_are_neither_shown_nor_said_while_it_is_to_be_found(window: MainWindow) -> None:
    solve(window, "(;SZ[9]AB[ee](;B[ff]C[RIGHT Two eyes: A9 and C9.])(;B[dd]))")
    play(window, "F4")
    assert window.comment_box.editor.toPlainText() == "Two eyes: A9 and C9."
    for name in ("speak-comment", "speak-move"):
        window.commands[name].trigger()
        assert window.statusBar().currentMessage().endswith("Comment: Two eyes: A9 and C9.")
    press(window, END)
    assert window.comment_box.editor.toPlainText() == "RIGHT Two eyes: A9 and C9."


def test_a_comment_without_a_move_is_shown_and_said_with_the_move_before_it(window: MainWindow) -> None:
    solve(window, "(;SZ[9]AB[ee];B[ff]C[Yes.];C[Now White is dead.])")
    play(window, "F4")
    assert window.comment_box.editor.toPlainText() == "Yes.\nNow White is dead."
    for name in ("speak-comment", "speak-move"):
        window.commands[name].trigger()
        assert window.statusBar().currentMessage().endswith("Comment: Yes.\nNow White is dead.")
    press(window, END)
    assert window.comment_box.editor.toPlainText() == "Yes."


def test_such_words_are_seen_again_after_solving_in_a_file_that_is_read_only(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "problem.sgf"
    path.write_text("(;SZ[9]AB[ee](;B[ff]C[RIGHT])(;B[dd]))")
    with OtherProcess(path):
        window.session.files.open_path(path)
        window.commands["solve"].trigger()
        play(window, "F4")
        assert window.comment_box.editor.toPlainText() == ""
        press(window, END)
        assert window.session.state.is_read_only
        assert window.comment_box.editor.toPlainText() == "RIGHT"


def test_the_comment_on_a_wrong_move_is_read_before_its_reply_is_shown(problems: MainWindow) -> None:
    solve(problems, "(;SZ[9]AB[ee](;B[ff])(;B[dd]C[Too slow.];W[ff]C[White escapes.]))")
    play(problems, "D6")
    assert words(problems)[0] == "Wrong. Click the board to see the reply."
    assert (problems.document.snapshot.move_number, problems.comment_box.editor.toPlainText()) == (1, "Too slow.")
    press(problems, "Show move")
    assert words(problems)[0] == "Wrong. Try again."
    assert problems.comment_box.editor.toPlainText() == "White escapes."


def test_the_next_problem_of_the_file_begins_at_its_start(problems: MainWindow) -> None:
    play(problems, "F4")
    play(problems, "F3")
    press(problems, "Next problem")
    QTest.qWait(1)
    assert words(problems) == ["Find the best move for White.", "First try: 1 of 1"]
    play(problems, "D7")
    assert words(problems) == ["Solved!", "First try: 2 of 2"]


@pytest.mark.parametrize("is_ended", [False, True])
def test_a_problem_that_took_long_to_read_does_not_come_back(
    problems: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, is_ended: bool
) -> None:
    find, first = solution.find, problems.document.snapshot.tree

    def find_slowly(tree: GameTree, progress: Progress) -> Solution | None:
        if tree is first:
            time.sleep(0.2)
        return find(tree, progress)

    def go_on() -> None:
        problems.document.go(problems.document.snapshot.collection.games[1].root, 1)
        if is_ended:
            problems.session.end_mode("solving")

    wait_for_nothing(monkeypatch)
    monkeypatch.setattr(solution, "find", find_slowly)
    QTimer.singleShot(100, go_on)
    problems.session.solve(0)
    solving = problems.session.state.solving
    assert (solving is None) is is_ended
    qtbot.waitUntil(lambda: (bar(problems) is None) is is_ended)
    if not is_ended:
        qtbot.waitUntil(lambda: problems.session.state.solving.tree is problems.document.snapshot.tree)
    assert problems.document.snapshot.game == 1


def test_tree_and_next_moves_are_hidden_meanwhile(problems: MainWindow) -> None:
    assert not problems.tree.isVisible()
    assert not shown_picture(problems).next_moves
    press(problems, END)
    assert problems.tree.isVisible()
    assert shown_picture(problems).next_moves
    assert bar(problems) is None
    assert problems.session.state.tool == "play"


def test_who_solves_is_not_asked_for_names_comments_or_signs(problems: MainWindow) -> None:
    box = problems.comment_box
    name = box.findChild(QLineEdit)
    (annotate,) = box.buttons
    assert (name.placeholderText(), box.editor.placeholderText()) == ("", "")
    assert not annotate.isVisible()
    press(problems, END)
    assert (name.placeholderText(), box.editor.placeholderText()) == ("", "Comment")
    assert annotate.isVisible()


def test_a_tree_that_something_else_hides_stays_hidden(problems: MainWindow) -> None:
    press(problems, END)
    problems.tree.hide()
    problems.commands["forward"].trigger()
    assert not problems.tree.isVisible()
    problems.commands["solve"].trigger()
    press(problems, END)
    assert not problems.tree.isVisible()


def test_a_comparison_ends_when_solving_begins(window: MainWindow) -> None:
    window.document.begin(files.of_text("(;SZ[9];B[cc];W[gg])"))
    window.commands["forward"].trigger()
    window.commands["compare-with-previous"].trigger()
    window.commands["solve"].trigger()
    assert window.session.state.tool == "solve"
    assert window.session.state.comparison is None


def test_esc_another_tool_and_an_edit_end_it(problems: MainWindow, qtbot: QtBot) -> None:
    QTest.keyClick(problems.board, Qt.Key.Key_Escape)
    assert bar(problems) is None
    for leave in (
        lambda: problems.commands["black"].trigger(),
        lambda: problems.document.type_comment("changed", seen=problems.document.snapshot),
        lambda: problems.document.begin(files.of_text("(;SZ[9])")),
    ):
        problems.document.begin(files.of_text(PROBLEMS))
        problems.commands["solve"].trigger()
        assert bar(problems) is not None
        leave()
        qtbot.waitUntil(lambda: bar(problems) is None)
        assert problems.tree.isVisible()


def test_a_pass_is_an_answer_and_no_edit(problems: MainWindow) -> None:
    problems.commands["pass"].trigger()
    assert words(problems) == ["This move is not in the file. Try another one.", "First try: 0 of 1"]
    solve(problems, "(;SZ[9]AB[aa](;B[])(;B[bb]))")
    problems.commands["pass"].trigger()
    assert words(problems) == ["Solved!", "First try: 1 of 1"]
    assert not problems.document.is_modified


def test_a_pass_of_the_other_side_is_told(problems: MainWindow) -> None:
    solve(problems, "(;SZ[9]AB[aa];B[bb];W[];B[cc])")
    play(problems, "B8")
    assert words(problems) == ["White passes. Right! Find the next move for Black."]


def test_steps_forward_end_where_the_player_is_to_find_a_move(problems: MainWindow) -> None:
    for name in ("forward", "last", "variation-down"):
        problems.commands[name].trigger()
        assert problems.document.snapshot.move_number == 0
    play(problems, "F4")
    problems.commands["first"].trigger()
    problems.commands["last"].trigger()
    assert problems.document.snapshot.move_number == 2
    assert words(problems) == ["Right! Find the next move for Black."]


def test_nobody_is_led_to_the_solution(problems: MainWindow) -> None:
    problems.document.go(3)
    assert problems.document.snapshot.node == 0
    assert words(problems) == ["Find the best move for Black."]


def test_a_click_on_a_move_taken_back_to_brings_its_answer(problems: MainWindow) -> None:
    play(problems, "F4")
    problems.commands["back"].trigger()
    play(problems, "A1")
    assert problems.document.snapshot.move_number == 2
    assert words(problems) == ["Right! Find the next move for Black."]


def test_an_answer_leaves_time_to_read_the_comment(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solution, "PAUSE_MS", 0)
    monkeypatch.setattr(solution, "PAUSE_PER_CHARACTER_MS", 1_000)
    solve(window, PROBLEMS)
    play(window, "F4")
    assert comment(window) == "That is it."
    assert ("Show move" in enabled(window), "Hint" in enabled(window)) == (True, False)
    for go_on in (lambda: play(window, "A1"), lambda: press(window, "Show move")):  # by one who has read it
        go_on()
        assert window.document.snapshot.move_number == 2
        assert words(window) == ["Right! Find the next move for Black."]
        window.commands["back"].trigger()


def test_an_answer_does_not_bring_back_who_has_gone_elsewhere(problems: MainWindow) -> None:
    start, point = problems.document.snapshot.node, Point(5, 5)
    problems.board.pressed.emit(point, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    problems.board.released.emit(point)
    assert problems.document.snapshot.node != start
    problems.document.go(start)
    QTest.qWait(50)
    assert problems.document.snapshot.node == start


def test_games_without_moves_are_passed_over(problems: MainWindow) -> None:
    solve(problems, "(;SZ[9]AB[aa];B[bb])(;SZ[9]AB[aa])(;SZ[9];AB[aa];W[bb])(;SZ[9])")
    press(problems, "Next problem")
    QTest.qWait(1)
    assert problems.document.snapshot.game == 2
    assert words(problems) == ["Find the best move for White."]
    press(problems, "Next problem")
    assert problems.statusBar().currentMessage() == "This is the last problem of the file."
    assert problems.document.snapshot.game == 2
    for name, game in (("next-game", 2), ("previous-game", 0), ("previous-game", 0), ("next-game", 2)):
        problems.commands[name].trigger()
        QTest.qWait(1)
        assert (problems.document.snapshot.game, problems.session.state.tool) == (game, "solve")


def test_a_game_without_moves_is_shown_between_problems(problems: MainWindow) -> None:
    problems.commands["next-game"].trigger()
    QTest.qWait(1)
    go_to_game(problems.session, 2)
    QTest.qWait(1)
    assert words(problems) == ["This game has no moves to find."]
    assert enabled(problems) == {"Previous problem", END}
    play(problems, "A1")
    problems.commands["pass"].trigger()
    assert words(problems) == ["This game has no moves to find."]
    press(problems, "Previous problem")
    QTest.qWait(1)
    assert words(problems) == ["Find the best move for White."]
    assert enabled(problems) == {"Previous problem", "Next problem", "Hint", "Try again", "Show move", END}
    press(problems, "Previous problem")
    QTest.qWait(1)
    assert words(problems) == ["Find the best move for Black."]
    assert enabled(problems) == {"Next problem", "Hint", "Try again", "Show move", END}


def test_the_number_of_moves_to_find_is_hidden(problems: MainWindow) -> None:
    number = problems.findChild(MoveNumber)
    assert number is not None
    assert number.accessibleName() == "Move 0"
    play(problems, "F4")
    assert number.accessibleName() == "Move 2"
    press(problems, END)
    assert number.accessibleName() == "Move 2 of 3"


def test_moves_of_the_problem_are_never_refused(problems: MainWindow) -> None:
    solve(problems, "(;SZ[9]AW[ba][ab](;B[aa]C[Suicide.])(;B[cc]TE[1]))")
    play(problems, "A9")
    assert words(problems) == ["Wrong. Try again.", "First try: 0 of 1"]


def test_what_is_illegal_is_refused_in_words(problems: MainWindow) -> None:
    play(problems, "E5")
    assert problems.statusBar().currentMessage() == "There is a stone on that point."
    assert words(problems) == ["Find the best move for Black."]


def test_a_game_without_moves_has_nothing_to_solve(window: MainWindow) -> None:
    window.document.begin(files.of_text("(;SZ[9]AB[cc])"))
    window.commands["solve"].trigger()
    assert bar(window) is None
    assert window.session.state.tool == "play"
    assert window.commands["play"].isChecked()
    assert window.statusBar().currentMessage() == "This game has no moves to find."


def test_a_narrow_bar_shows_all_its_words_and_keeps_its_height(problems: MainWindow) -> None:
    shown = bar(problems)
    assert shown is not None
    problems.column.removeWidget(shown)
    shown.setFixedWidth(1200)
    QTest.qWait(1)
    wide = shown.sizeHint().height()
    shown.setFixedWidth(460)
    QTest.qWait(1)
    heights = []
    for point in ("A1", "D6"):
        play(problems, point)
        heights.append(shown.sizeHint().height())
        for part in (*shown.findChildren(QLabel), *shown.findChildren(QToolButton)):
            assert part.height() >= (part.heightForWidth(part.width()) if part.hasHeightForWidth() else 0)
            assert part.hasHeightForWidth() or part.width() >= part.sizeHint().width()
    assert heights[0] == heights[1] > wide


def test_another_document_takes_the_place_of_a_problem_under_the_pointer(problems: MainWindow) -> None:
    go_to_game(problems.session, 1)
    Mouse(problems).move("F4")
    problems.document.begin(files.of_text("(;SZ[9];B[ee])"))
    Mouse(problems).move("F5")
    assert problems.session.state.solving is None

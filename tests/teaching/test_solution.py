"""The solution of a problem: which moves its tree calls right."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, WHITE, Area, BoardSize, Point
from hen_editor.teaching import solution
from hen_editor.teaching.solution import Solution
from tests.steps import grows_in_line, reports, steps


def solved(text: str) -> Solution:
    """Return the solution of a game, with nodes numbered in their order from 0 on."""
    found = solution.find(sgf.parse(text).value.games[0])
    assert found is not None
    return found


def verdicts(text: str) -> list[str]:
    found = solved(text)
    return [found.verdict(node).value for node in found.tree.walk()]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(;AB[aa];B[ba];W[ca];B[da])", "open open open right"),
        ("(;AB[aa](;B[ba])(;B[bb]))", "open right wrong"),
        ("(;AB[aa](;B[ba])(;B[bb]TE[1]))", "open wrong right"),
        ("(;AB[aa](;B[ba])(;B[bb];W[cc]GB[1]))", "open wrong right right"),
        ("(;AB[aa](;B[ba])(;B[bb];W[cc];B[dd]C[RIGHT]))", "open wrong open open right"),
        ("(;AB[aa](;B[ba])(;B[bb]C[Well played: this is RIGHT.]))", "open wrong right"),
        ("(;AB[aa](;B[ba])(;B[bb]C[Correct!]))", "open wrong right"),
        ("(;AB[aa](;B[ba])(;B[bb]C[Right after this White captures.]))", "open right wrong"),
        ("(;AB[aa](;B[ba]BM[1])(;B[bb]))", "open wrong right"),
        ("(;AB[aa](;B[ba]GW[1])(;B[bb]))", "open wrong right"),
        ("(;AB[aa](;B[ba])(;B[bb];W[cc]TE[1]))", "open right wrong wrong"),
        ("(;AB[aa];B[ba];W[ca](;B[da])(;B[db]TE[1]))", "open open open wrong right"),
        ("(;AB[aa];B[ba](;W[ca];B[da])(;W[cb];B[db]))", "open open open right open right"),
        ("(;AB[aa];C[Black to live];B[ba];C[a thought];W[ca];B[da])", "open open open open open right"),
        ("(;AB[aa](;B[ba])(;W[bb]))", "open right right"),
        ("(;SZ[9];HEN[.9x9_9Ar.A9r];W[bb];HEN[.9x9_8Ar.A8r])", "open open open right"),
        ("(;SZ[9](;HEN[.9x9_9Ar.A9r])(;HEN[.9x9_8Ar.A8r]TE[1]))", "open wrong right"),
        ("(;SZ[9];HEN[.9x9.pr])", "open right"),
    ],
)
def test_marks_or_else_the_first_variation_say_what_is_right(text: str, expected: str) -> None:
    assert verdicts(text) == expected.split()


def test_the_player_is_who_makes_the_first_move() -> None:
    assert solved("(;AB[aa]PL[B];W[ba];B[ca])").color is WHITE
    assert solved("(;AB[aa];AW[bb];B[ba])").color is BLACK


def test_a_problem_begins_before_the_first_move_of_the_main_line() -> None:
    assert solved("(;AB[aa];C[Black to play];B[ba])").start == 1


def test_moves_and_answers_are_those_of_the_tree() -> None:
    found = solved("(;AB[aa](;B[ba];W[ca];B[da])(;B[bb]))")
    assert found.move(found.start, Point(1, 0)) == 1
    assert found.move(found.start, Point(1, 1)) == 4
    assert found.move(found.start, Point(2, 2)) is None
    assert found.move(found.start, None) is None
    assert found.answer(1) == 2
    assert [*found.rest(found.start)] == [1, 2, 3]


def test_a_game_without_moves_has_no_solution() -> None:
    assert solution.find(sgf.parse("(;AB[aa];C[nothing here])").value.games[0]) is None


def test_progress_is_reported_for_a_long_game() -> None:
    tree = sgf.parse("(;AB[aa]" + ";B[ba];W[ca]" * 2_000 + ")").value.games[0]
    shares = reports(lambda progress: solution.find(tree, progress))
    assert len(shares) >= len(tree) / solution.NODES_PER_REPORT
    assert shares == sorted(shares)


def test_finding_a_solution_takes_in_line_with_what_is_marked_after_a_move() -> None:
    def cost(size: int) -> int:
        tree = sgf.parse(f"(;SZ[9]AB[aa]PL[B];B[bb]{';C[WRONG]' * size})").value.games[0]
        return steps(solution.find, tree)

    assert grows_in_line(cost, 100)


def test_a_pass_is_a_move_like_others() -> None:
    found = solved("(;AB[aa];B[];W[];B[bb])")
    assert found.move(found.start, None) == 1
    assert [found.passing(node) for node in (0, 1, 2, 3)] == [None, None, WHITE, None]


def test_before_an_answer_there_is_time_to_read_the_comment() -> None:
    found = solved(f"(;AB[aa];B[ba]C[Read];W[ca];B[da]C[{'long ' * 100}])")
    plain, read, longest = (found.pause(node) for node in (2, 1, 3))
    assert plain == solution.PAUSE_MS < read < longest == solution.LONGEST_PAUSE_MS


def test_a_wrong_move_that_has_a_comment_is_answered_when_the_player_has_read_it() -> None:
    found = solved("(;AB[aa](;B[ba];W[ca])(;B[da]C[Too slow.];W[ea]C[Alive.])(;B[fa];W[ga]C[Alive.]))")
    assert [found.pause(node) for node in (3, 5)] == [None, solution.PAUSE_MS]


def test_an_answer_without_a_comment_leaves_that_on_the_move() -> None:
    found = solved("(;C[Ask.]AB[aa];C[Now.](;B[bb]C[Good.];W[cc];B[dd];W[ee]C[So.])(;B[ff]))")
    assert [found.comment(node) for node in found.tree.walk(0)] == ["Ask.", "Now.", "Good.", "Good.", "", "So.", ""]


def test_comments_without_moves_that_follow_a_move_are_read_with_it_but_not_past_a_fork() -> None:
    line = ";B[bb]C[Good.];;C[Alive.];W[cc];B[dd];C[Two eyes. RIGHT]"
    found = solved(f"(;AB[aa]({line})(;B[ee](;C[No.];W[ff])(;C[Nor so.])))")
    first, *_, answer, last, _, forked, _, refuted, _ = (found.comment(node) for node in range(1, 11))
    assert [first, answer, last] == ["Good.\nAlive.", "Good.\nAlive.", "Two eyes."]
    assert [forked, refuted] == ["", "No."]
    assert found.pause(5) == solution.PAUSE_MS + len("Two eyes.") * solution.PAUSE_PER_CHARACTER_MS


@pytest.mark.parametrize(
    ("comment", "read"),
    [
        ("RIGHT", ""),
        ("RIGHT\nTwo eyes at last.", "Two eyes at last."),
        ("RIGHT. Two eyes.\n\nBoth are needed.", "Two eyes.\n\nBoth are needed."),
        ("Two eyes.\nRIGHT\n", "Two eyes."),
        ("White wins! RIGHT CHOICE ", "White wins!"),
        ("White wins RIGHT but Black might do better", "White wins but Black might do better"),
        ("Well done (RIGHT)", "Well done"),
        ("FORCE", ""),
        ("CHOICE: A9  or  C9?", "A9  or  C9?"),
        ("Not this. NOTTHIS", "Not this."),
        ("正解。RIGHT", "正解。"),
        ("Right! Two eyes.", "Right! Two eyes."),
        ("  A\n  BRIGHT   idea \n", "  A\n  BRIGHT   idea \n"),
    ],
)
def test_a_comment_is_read_without_the_words_that_mark_its_move(comment: str, read: str) -> None:
    found = solved(f"(;AB[aa]C[{comment}];B[ba]C[{comment}])")
    assert found.comment(1) == read
    assert found.comment(0) == comment  # which no mark is looked for in


def test_a_comment_of_nothing_but_a_mark_is_none_to_read() -> None:
    found = solved("(;AB[aa](;B[ba]C[Good.];W[ca]C[FORCE];B[da]C[RIGHT])(;B[dd]C[NOTTHIS];W[ee]))")
    assert [found.comment(node) for node in found.tree.walk(0)] == ["", "Good.", "Good.", "", "", ""]
    assert found.pause(4) == solution.PAUSE_MS
    assert found.feedback(4) == "wrong"


@given(st.integers(0, 18), st.integers(0, 18), st.integers(0, 9), st.integers(0, 9), st.integers(1, 12))
def test_a_hint_holds_the_move_and_up_to_fifteen_other_points_of_what_is_shown(
    column: int, row: int, left: int, top: int, lines: int
) -> None:
    area = Area(Point(left, top), Point(min(18, left + lines - 1), min(18, top + lines - 1)))
    move = Point(min(max(column, left), area.lower_right.column), min(max(row, top), area.lower_right.row))
    names = "abcdefghijklmnopqrs"
    found = solved(f"(;AB[aa];B[{names[move.column]}{names[move.row]}])")
    hint = found.hint(found.start, area)
    assert hint is not None
    assert hint.holds(move)
    assert all(map(area.holds, hint))
    assert (len(hint.columns), len(hint.rows)) == (min(4, len(area.columns)), min(4, len(area.rows)))


def test_a_pass_has_no_hint_and_no_move_off_what_is_shown() -> None:
    found = solved("(;AB[aa](;B[])(;B[bb]))")
    assert found.hint(found.start, Area.whole(BoardSize())) is None
    assert solved("(;;B[qq])").hint(0, Area(Point(0, 0), Point(5, 5))) is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(;AB[aa];B[ba];W[ca];B[da])", "find right found solved"),
        ("(;AB[aa];B[ba];W[ca])", "find solved solved"),
        ("(;AB[aa](;B[ba])(;B[bb]))", "find solved wrong"),
        ("(;AB[aa](;B[ba])(;B[bb];W[cc]))", "find solved wrong wrong"),
        ("(;AB[aa](;B[ba])(;B[bb]C[Slow.];W[cc]))", "find solved reply wrong"),
        ("(;AB[aa];C[Black to live];B[ba];C[a thought];W[ca];B[da])", "find find right right found solved"),
    ],
)
def test_feedback_says_how_the_moves_are_and_what_is_next(text: str, expected: str) -> None:
    found = solved(text)
    assert [found.feedback(node) for node in found.tree.walk()] == expected.split()


SAID = {
    "uliGo": ("(;AB[aa](;B[ba]WV[ba];W[ca])(;B[bb]))", "wrong right"),
    "uliGo, on the answer": ("(;AB[aa](;B[ba];W[ca]WV[])(;B[bb]))", "wrong right"),
    "the answer to a wrong move": ("(;AB[aa](;B[ba];W[ca]C[Wrong.])(;B[bb]))", "wrong right"),
    "one answer of a right move": ("(;AB[aa](;B[ba](;W[ca]C[Wrong])(;W[da];B[ca]N[right]))(;B[bb]))", "right wrong"),
    "a name": ("(;AB[aa](;B[ba]N[wrong])(;B[bb]N[right]))", "wrong right"),
    "a name with a number": ("(;AB[aa](;B[ba]N[Fail 1])(;B[bb]N[Success 1]))", "wrong right"),
    "a wrong one alone": ("(;AB[aa](;B[ba]C[Incorrect: White lives.])(;B[bb]))", "wrong right"),
    "Italian": ("(;AB[aa](;B[ba]C[Sbagliato!])(;B[bb]C[Giusto.]))", "wrong right"),
    "Japanese": ("(;AB[aa](;B[ba]C[失敗図])(;B[bb]N[正解]))", "wrong right"),
    "Japanese, a variation": ("(;AB[aa](;B[ba]C[変化])(;B[bb]))", "wrong right"),
    "Japanese, a variation of the other side": ("(;AB[aa](;B[ba];W[ca]C[変化])(;B[bb]))", "right wrong"),
    "simplified Chinese": ("(;AB[aa](;B[ba]C[失败])(;B[bb]C[正确。]))", "wrong right"),
    "traditional Chinese": ("(;AB[aa](;B[ba]C[【失敗】])(;B[bb]C[【正確】]))", "wrong right"),
    "Korean": ("(;AB[aa](;B[ba]N[실패])(;B[bb]C[정답입니다]))", "wrong right"),
    "words that say something else": (
        "(;AB[aa](;B[ba]N[Right side])(;B[bb]C[The failure of this is clear.]))",
        "right wrong",
    ),
}


@pytest.mark.parametrize(("text", "expected"), SAID.values(), ids=SAID)
def test_right_and_wrong_are_said_in_many_ways(text: str, expected: str) -> None:
    found = solved(text)
    assert " ".join(found.verdict(move).value for move in found.tree.children(0)) == expected

"""Problems as worksheets, and their answers."""

import pytest

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, WHITE, Area, Point
from hen_editor.teaching.page import MAX_DIAGRAMS_ON_PAGE, Pages, grid
from hen_editor.teaching.worksheet import MAX_COMMENT, Worksheet, worksheet

PROBLEM = "(;GN[Corner]AB[ab][bb]AW[ca][cb]PL[W]C[Live.];W[ba]C[The point.];B[aa];W[ac])"

PLAIN = Worksheet()


def made(text: str, choice: Worksheet = PLAIN) -> Pages:
    return worksheet([*enumerate(sgf.parse(text).value.games, 1)], choice, "Sheet")


def test_a_problem_is_shown_before_its_first_move_and_answered_by_its_line() -> None:
    [problem, answer] = made(PROBLEM, Worksheet(lines=3)).diagrams()
    figure = problem.figure
    assert (figure.title, figure.caption, figure.turn) == ("1. Corner", "White to play", WHITE)
    assert (problem.text, problem.lines, len(figure.position.stones)) == ("Live.", 3, 4)
    assert answer.figure.numbers == {Point(1, 0): 1, Point(0, 0): 2, Point(0, 2): 3}
    assert (answer.text, answer.lines, answer.figure.turn) == ("1: The point.", 0, None)
    assert (problem.move, answer.move) == (0, 3)
    assert figure.part == answer.figure.part == Area(Point(0, 0), Point(5, 5))


def test_the_player_who_makes_the_first_move_is_to_play_where_nothing_says_so() -> None:
    problem, *_ = made("(;SZ[9]AB[aa]AW[bb];W[cc];B[dd])").diagrams()
    assert (problem.figure.turn, problem.figure.caption) == (WHITE, "White to play")


@pytest.mark.parametrize(
    ("root", "title", "prompt"),
    [
        ("GN[Corner]N[a]C[Live.]", "1. Corner", "Live."),
        ("N[Side]C[Live.]", "1. Side", "Live."),
        ("C[Make two eyes.\nEasy.]", "1. Make two eyes.", "Easy."),
        ("C[Black to play.\nEasy.]", "1", "Easy."),
        ("GN[Corner]C[Corner\n\nLive.]", "1. Corner", "Live."),
    ],
)
def test_the_title_of_a_problem_is_that_of_its_game_and_nothing_is_said_twice(
    root: str, title: str, prompt: str
) -> None:
    problem, _ = made(f"(;SZ[9]AB[aa]{root};B[bb])").diagrams()
    assert (problem.figure.title, problem.text) == (title, prompt)


def test_captured_stones_that_are_shown_in_an_answer_are_not_carried() -> None:
    [_, answer] = made("(;SZ[9]AW[aa]AB[ii]PL[B]C[Capture.];B[ba];W[cc];B[ab])").diagrams()
    assert len(answer.figure.position.stones) == 5
    assert len(answer.figure.carried.stones) == 4


def test_the_answer_is_the_line_that_is_right() -> None:
    _, answer, *_ = made("(;AB[aa](;B[bb];W[cc])(;B[dd]TE[1];W[ee]))").diagrams()
    assert answer.figure.numbers == {Point(3, 3): 1, Point(4, 4): 2}


def test_other_first_moves_and_what_follows_them_are_shown_after_the_solution() -> None:
    wrong = "".join(f"(;B[{column}{column}]C[No.];W[aa])" for column in "fghi")
    _, *answers = made(f"(;SZ[9]GN[x]AB[ai](;B[bb]TE[1];W[cc])(;B[dd]TE[1]){wrong})").diagrams()
    titles = [answer.figure.title for answer in answers]
    assert titles == ["1. x", "1. x", "1 – wrong. x", "1 – wrong. x", "1 – wrong. x"]
    assert [[*answer.figure.numbers.values()] for answer in answers] == [[1, 2], [1], [1, 2], [1, 2], [1, 2]]
    assert answers[2].text == "1: No."
    assert len({answer.figure.part for answer in answers}) == 1


def test_words_that_mark_a_move_are_not_printed_with_its_comment() -> None:
    _, answer = made("(;SZ[9]AB[aa]C[The RIGHT way?];B[bb]C[RIGHT\nTwo eyes.];W[cc]C[FORCE];B[dd]C[RIGHT])").diagrams()
    assert answer.text == "1: Two eyes."


def test_comments_without_moves_are_printed_with_the_move_before_them() -> None:
    _, answer = made("(;SZ[9]AB[aa];B[bb]C[First.];C[It threatens.];W[cc];B[dd];C[Now White is dead.])").diagrams()
    assert answer.text == "1: First.\nIt threatens.\n3: Now White is dead."


def test_moves_marked_as_bad_in_the_solution_are_shown_with_the_moves_before_them() -> None:
    marked = "(;SZ[9]AB[aa](;B[bb];W[cc](;B[dd])(;B[ee]BM[1];W[ff])(;B[gg]))(;B[hh]))"
    _, solution, first, second = made(marked).diagrams()
    assert [[*each.figure.numbers.values()] for each in (solution, first, second)] == [[1, 2, 3], [1], [1, 2, 3, 4]]
    assert second.figure.numbers[Point(4, 4)] == 3
    assert [each.figure.title for each in (solution, first, second)] == ["1", "1 – wrong", "1 – wrong"]


def test_wrong_moves_may_be_left_out() -> None:
    several = "(;SZ[9]AB[aa](;B[bb]TE[1])(;B[cc])(;B[dd]TE[1]))"
    shown = [*made(several, Worksheet(wrong_moves=False)).diagrams()][1:]
    assert [[*each.figure.numbers] for each in shown] == [[Point(1, 1)], [Point(3, 3)]]


@pytest.mark.parametrize(
    ("comment", "shown"), [("Black to play.", ""), ("BLACK TO PLAY", ""), ("Black to play and live.", None)]
)
def test_a_comment_that_says_only_who_is_to_play_is_not_repeated(comment: str, shown: str | None) -> None:
    problem, _ = made(f"(;SZ[9]GN[x]AB[aa]C[{comment}];B[bb])").diagrams()
    assert (problem.text, problem.figure.caption) == (comment if shown is None else shown, "Black to play")


def test_a_problem_all_of_whose_moves_are_marked_as_bad_has_only_wrong_answers() -> None:
    _, *answers = made("(;SZ[9]GN[x]AB[ai](;B[bb]BM[1];W[cc])(;B[dd]BM[1])(;W[ee]))").diagrams()
    assert [answer.figure.title for answer in answers] == ["1 – wrong. x", "1 – wrong. x"]
    assert [[*answer.figure.numbers.values()] for answer in answers] == [[1, 2], [1]]


@pytest.mark.parametrize("asked", ["PL[B]", "C[Black to live.]"])
def test_the_only_move_after_a_question_is_the_answer(asked: str) -> None:
    problem, answer = made(f"(;SZ[9]AB[aa]AW[cc]{asked};B[bb])").diagrams()
    assert (len(problem.figure.position.stones), problem.figure.turn) == (2, BLACK)
    assert len(answer.figure.position.stones) == 3


def test_answers_may_be_left_out_and_positions_have_none() -> None:
    assert [part.title for part in made(PROBLEM).parts] == ["Sheet", "Answers"]
    assert [part.title for part in made(PROBLEM, Worksheet(answers=False)).parts] == ["Sheet"]
    [position] = made("(;SZ[9]AB[aa];W[bb]HEN[.9x9.b])").diagrams()
    assert (len(position.figure.position.stones), position.figure.turn) == (2, BLACK)
    assert len([*made("(;SZ[9]AB[aa];W[bb]C[Right.])").diagrams()]) == 2


def test_rows_hold_as_many_as_fit_and_begin_anew_on_every_page() -> None:
    [part] = made("(;SZ[9]AB[aa])" * 14, Worksheet(per_page=12)).parts
    assert [len(row.diagrams) for row in part.blocks if not isinstance(row, str)] == [3, 3, 3, 3, 2]
    assert [diagram.game for row in part.blocks if not isinstance(row, str) for diagram in row.diagrams][-1] == 14


@pytest.mark.parametrize("per_page", range(1, MAX_DIAGRAMS_ON_PAGE + 1))
def test_a_page_has_room_for_as_many_as_are_wanted(per_page: int) -> None:
    columns, down = grid(per_page)
    assert columns * (down - 1) < per_page <= columns * down


def test_long_comments_are_cut_off_between_words() -> None:
    [problem, _] = made(f"(;AB[aa]C[{'long ' * 200}];B[bb];W[cc])").diagrams()
    assert problem.text.endswith("long long…")
    [_, answer] = made(f"(;AB[aa];B[bb]C[{'x' * 2000}];W[cc]C[{'y' * 2000}])").diagrams()
    assert len(answer.text) == MAX_COMMENT + 1

"""What a problem lacks for those who are to solve it."""

import pytest

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, WHITE
from hen_editor.core.sgf import GameTree
from hen_editor.teaching import codes
from hen_editor.teaching.checking import MAX_ILLEGAL, ProblemCheck, check
from hen_editor.teaching.problems import MAX_PROBLEM_NODES

SETUP = "SZ[9]AB[ee]AW[ef]"


def game(text: str) -> GameTree:
    return sgf.parse(text).value.games[0]


def found(text: str) -> list[str]:
    return [each.code for each in check(game(text)).found]


@pytest.mark.parametrize(
    ("tree", "expected"),
    [
        (f"(;{SETUP}(;B[de]C[RIGHT])(;B[ff]C[Wrong.]))", []),
        (f"(;{SETUP}(;B[de]TE[1];W[ff])(;B[ff]BM[1];W[de]))", []),
        (f"(;{SETUP}(;B[ff]WV[];W[de])(;B[de];W[ff];B[fe]GB[1]))", []),
        (f"(;{SETUP})", ["no-solution"]),
        (f"(;{SETUP};B[ff]BM[1])", ["no-solution"]),
        (f"(;{SETUP}(;B[de])(;B[ff]))", ["none-right"]),
        (f"(;{SETUP}(;B[de])(;B[ff]BM[1]))", ["none-right"]),
        (f"(;{SETUP};B[de])", ["none-right", "none-wrong"]),
        (f"(;{SETUP};B[de]C[RIGHT])", ["none-wrong"]),
        (f"(;{SETUP}(;B[de]C[RIGHT])(;B[ff])(;B[fe];W[ff]))", ["open-lines"]),
        (f"(;{SETUP}(;B[de]C[RIGHT](;W[ff])(;W[fe]))(;B[ff]BM[1]))", []),
    ],
)
def test_a_problem_lacks_a_solution_wrong_moves_or_ends_that_say_what_they_are(tree: str, expected: list[str]) -> None:
    assert found(tree) == expected


def test_lines_without_an_end_are_counted_and_the_first_is_named() -> None:
    tree = game(f"(;{SETUP}(;B[de]C[RIGHT])(;B[ff])(;B[fe];W[ff]))")
    [problem] = check(tree).found
    assert (problem.message, problem.node) == ("2 lines end without right or wrong.", 2)


def test_a_position_or_a_move_that_cannot_be_is_found() -> None:
    assert found("(;SZ[9]AB[ab][ba]AW[aa](;B[de]C[RIGHT])(;B[ff]BM[1]))") == ["no-liberties"]
    assert found(f"(;{SETUP}(;B[ee]C[RIGHT])(;B[ff]BM[1]))") == ["move-against-the-rules"]
    assert len(found("(;SZ[9];B[ee]" + ";W[ee];B[ee]" * 5 + ")")) == MAX_ILLEGAL


def test_the_record_of_a_game_lacks_nothing() -> None:
    checked = check(game("(;SZ[9]HA[2]AB[cc][gg];W[ee];B[ff];W[fe])"))
    assert checked == ProblemCheck(WHITE, 3, 0, is_problem=False, is_marked=False)
    assert check(game("(;GM[3])")) == ProblemCheck()


def test_who_is_to_play_and_how_much_there_is_are_counted_from_where_the_problem_starts() -> None:
    checked = check(
        game("(;SZ[9];B[cc];W[dd];B[gg]PL[B]N[Problem](;B[ee]C[RIGHT];W[ff](;B[fg])(;B[gf]))(;B[ff]BM[1]))")
    )
    assert (checked.color, checked.moves, checked.variations) == (BLACK, 3, 2)
    assert (checked.is_problem, checked.is_marked) == (True, True)


def test_very_large_games_are_not_checked_move_by_move() -> None:
    moves = "".join(f";B[{'abcdefghi'[number % 9]}a]" for number in range(MAX_PROBLEM_NODES))
    assert codes.MANY_NODES.code in found(f"(;{SETUP}{moves})")

"""What a list of games shows of each."""

import pytest
from hypothesis import given

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, Area, BoardSize, Point, Stones
from hen_editor.core.game.overview import (
    MAX_TEXT_LENGTH,
    Facts,
    facts,
    stones_at_start,
    thumbnail_node,
    thumbnail_part,
    thumbnail_stones,
)
from hen_editor.core.sgf import GameTree
from tests import strategies
from tests.drawn import board


def game(text: str) -> GameTree:
    return sgf.parse(text).value.games[0]


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("(;GN[Ear reddening]PB[Shusaku]PW[Inseki])", Facts("Ear reddening")),
        ("(;PB[Ann]PW[Bob]RE[B+R]DT[2020-01-31])", Facts("Ann - Bob", "B+R", "2020-01-31")),
        ("(;PW[Bob])", Facts("? - Bob")),
        ("(;GN[Game]N[Node]C[Comment])", Facts("Game")),
        ("(;PB[Ann]N[Problem 7]C[Comment])", Facts("Problem 7")),
        ("(;PB[Ann]C[ \n Black to live\nand White not])", Facts("Black to live")),
        ("(;GN[  ]PB[]PW[ ])", Facts()),
        ("(;GN[two\nlines])", Facts("two lines")),
        ("(;GM[2]GN[Othello]RE[?])", Facts("Othello", "?")),
        ("(;B[dd]GN[Move in the root])", Facts("Move in the root")),
    ],
)
def test_the_root_says_the_name_the_result_and_the_date(text: str, known: Facts) -> None:
    assert facts(game(text)) == known


def test_a_long_name_is_cut() -> None:
    assert len(facts(game(f"(;GN[{'a' * 10_000}])")).name) == MAX_TEXT_LENGTH


def test_a_bare_game_is_known_by_its_last_position() -> None:
    assert thumbnail_stones(game("(;SZ[3]AB[aa];W[bb])")) == board("""
        b . .
        . w .
        . . .
    """)


def test_a_problem_is_known_by_what_is_set_up() -> None:
    set_up = board("""
        b w .
        . . .
        . . .
    """)
    assert thumbnail_stones(game("(;SZ[3]AB[aa]AW[ba];B[ca];W[cb])")) == set_up
    assert thumbnail_stones(game("(;SZ[3]C[Black lives.];AB[aa]AW[ba];B[ca];W[cb])")) == set_up


def test_a_problem_of_one_move_is_known_by_what_is_set_up() -> None:
    assert thumbnail_stones(game("(;SZ[3]AB[aa]AW[ba];B[ca]TE[1])")) == board("""
        b w .
        . . .
        . . .
    """)


def test_a_game_with_a_handicap_is_no_problem() -> None:
    assert thumbnail_stones(game("(;SZ[3]HA[2]AB[aa][cc];W[bb];B[cb])")) == board("""
        b . .
        . w b
        . . b
    """)


def test_a_long_game_is_known_by_its_opening() -> None:
    moves = "".join(f";{'BW'[at % 2]}[{chr(97 + at // 19)}{chr(97 + at % 19)}]" for at in range(200))
    tree = game(f"(;GM[1]{moves})")
    assert len(tree.path(thumbnail_node(tree))) == 51


def test_the_main_line_is_followed() -> None:
    assert thumbnail_stones(game("(;SZ[2];B[aa](;W[bb];B[ab])(;W[ba]))")) == board("""
        b .
        b w
    """)


def test_a_game_that_shows_a_part_of_the_board_is_known_by_that_part() -> None:
    assert thumbnail_part(game("(;SZ[9]VW[aa:cd]AB[aa]AW[ii];B[bb])")) == Area(Point(0, 0), Point(2, 3))
    assert thumbnail_part(game("(;SZ[9]VW[aa:cd];B[bb]VW[];W[cc])")) is None


@given(strategies.games())
def test_every_game_has_an_overview(tree: GameTree) -> None:
    assert thumbnail_node(tree) in [*tree.main_line()]
    assert thumbnail_stones(tree).size == tree.size


def test_the_stones_at_the_start_are_those_before_the_first_move() -> None:
    for text in ("(;SZ[3]AB[aa];W[bb])", "(;SZ[3];C[Ask.]AB[aa];W[bb];B[cc])", "(;SZ[3]AB[aa])"):
        assert stones_at_start(game(text)) == Stones(BoardSize(3, 3), {Point(0, 0): BLACK})
    assert not stones_at_start(game("(;SZ[3]B[aa];W[bb])"))

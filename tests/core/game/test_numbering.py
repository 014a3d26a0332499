"""Moves numbered on one board: stones that stay, and moves told in words."""

import pytest
from hypothesis import given

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, WHITE, Point
from hen_editor.core.game.line import move_number
from hen_editor.core.game.numbering import NO_BREAK_SPACE, MoveNumbering, numbered
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree
from tests.strategies import games

KO = "(;SZ[9]AB[ba][ab][bc]AW[ca][db][cc];B[cb];W[bb];B[ii];W[hh];B[cb];W[gg];B[])"
"""White takes a stone in a ko, and Black takes back after a threat."""


def game(text: str) -> GameTree:
    return sgf.parse(text).value.games[0]


def told(shown: MoveNumbering) -> str:
    """Return what is told, with other spaces for those at which no line ends."""
    return shown.caption().replace(NO_BREAK_SPACE, " ")


def whole(text: str, start: int | None = None, *, removes_captured: bool = False) -> MoveNumbering:
    tree = game(text)
    return numbered(tree, [*tree.main_line()][-1], 1, 1000, start, removes_captured=removes_captured)


@pytest.mark.parametrize(
    ("text", "start", "expected"),
    [
        ("(;SZ[9];B[ba];W[aa];B[ab];W[cc];B[dd];W[aa])", None, "6 at 2"),
        ("(;SZ[9];B[ba];W[aa];B[ab];W[cc];B[dd];W[aa])", 51, "56 at 52"),
        ("(;SZ[9];B[ba];W[aa]MN[80];B[ab];W[cc];B[dd];W[aa])", None, "84 at 80"),
        ("(;SZ[9]AW[aa]AB[ba];B[ab];W[aa];B[];W[])", None, "2 at A9, 3 passes, 4 passes"),
        (KO, None, "5 at 1, 7 passes"),
        ("(;SZ[9];B[aa];B[aa])", None, "2 at 1"),
        ("(;SZ[9];B[aa];AE[aa]AW[bb];B[aa];B[bb])", None, "1 at 2, 3 at B8"),
        ("(;SZ[9])", None, ""),
    ],
)
def test_moves_without_a_stone_of_their_own_are_told(text: str, start: int | None, expected: str) -> None:
    assert told(whole(text, start)) == expected


def test_captured_stones_stay_and_stones_of_before_have_no_number() -> None:
    tree = game("(;SZ[9];B[ba];W[aa];B[ab];W[cc])")
    shown = numbered(tree, 4, 2, 3)
    assert dict(shown.position.stones) == {Point(1, 0): BLACK, Point(0, 0): WHITE, Point(0, 1): BLACK}
    assert shown.numbers == {Point(0, 0): 2, Point(0, 1): 3}


def test_captured_stones_are_removed_where_that_is_wanted() -> None:
    shown = whole("(;SZ[9];B[ba];W[aa];B[ab];W[cc];B[dd];W[ee])", removes_captured=True)
    assert Point(0, 0) not in shown.position.stones
    assert told(shown) == "2 at A9"
    assert told(whole("(;SZ[3]AB[aa][bb][ca];W[ba])", removes_captured=True)) == "1 at B3"
    assert told(whole(KO, removes_captured=True)) == "1 at 5, 2 at B8, 7 passes"


def test_moves_of_other_colours_are_numbered() -> None:
    shown = whole("(;SZ[9]HEN[.9x9~rl];HEN[.9x9_9Ar.A9r];HEN[.9x9_8Al.A8l])")
    assert shown.numbers == {Point(0, 0): 1, Point(0, 1): 2}


@given(games())
def test_a_board_numbered_with_removal_is_the_position(tree: GameTree) -> None:
    for node in tree.walk():
        last = move_number(tree, node)
        shown = numbered(tree, node, 1, last, removes_captured=True)
        assert shown.position.stones == Replay.of(tree, node).stones
        assert numbered(tree, node, last + 1, last).position.stones == Replay.of(tree, node).stones
        assert shown.numbers.keys() <= shown.position.stones.keys()
        kept = numbered(tree, node, 1, last)
        assert len(kept.numbers) + len(kept.repeated) <= last

"""The numbers of moves on the stones that they placed."""

import pytest

from hen_editor.core.board import Point
from hen_editor.core.editing.move_numbers import move_numbers, move_that_placed, with_move_numbers
from tests.games import at_move, nodes, opened

A9, B9, C9, D9, E5 = Point(0, 0), Point(1, 0), Point(2, 0), Point(3, 0), Point(4, 4)
GAME = "(;SZ[9]AB[ee];B[aa];W[ba];B[ca]C[x];W[da])"

NUMBERED = {
    "all": (GAME, {}, {A9: 1, B9: 2, C9: 3, D9: 4}),
    "the last": (GAME, {"last": 2}, {C9: 3, D9: 4}),
    "more than there are": (GAME, {"last": 9}, {A9: 1, B9: 2, C9: 3, D9: 4}),
    "from a node on": (GAME, {"after": 2}, {C9: 1, D9: 2}),
    "from a node of another line": (GAME + "(;SZ[9])", {"after": 5}, {}),
    "passes count": ("(;SZ[9];B[aa];W[];B[ba])", {}, {A9: 1, B9: 3}),
    "a captured stone has none": ("(;SZ[9];B[ba];W[aa];B[ab])", {}, {B9: 1, Point(0, 1): 3}),
    "nor has a stone of setup": ("(;SZ[9];B[aa];W[ba];AB[ba]AW[aa])", {}, {}),
    "of two moves on a point the later": ("(;SZ[9];B[aa];W[ba];AE[aa];B[aa])", {}, {A9: 3, B9: 2}),
    "MN says another": ("(;SZ[9];B[aa];W[ba]MN[7];B[ca])", {}, {A9: 1, B9: 7, C9: 8}),
    "moves of other colours": ("(;SZ[9];B[aa];HEN[.9x9_9Br.B9r];W[ca])", {}, {A9: 1, B9: 2, C9: 3}),
}


@pytest.mark.parametrize(("text", "which", "numbers"), NUMBERED.values(), ids=NUMBERED)
def test_stones_have_the_numbers_of_their_moves(text: str, which: dict[str, int], numbers: dict[Point, int]) -> None:
    base = opened(text)
    assert move_numbers(at_move(base, len(base.tree)), **which) == numbers


def test_numbers_are_written_in_place_of_labels() -> None:
    base = at_move(opened("(;SZ[9];B[aa];W[ba]LB[aa:x][ee:y])"), 2)
    after = with_move_numbers(base, move_numbers(base))
    assert nodes(after)[2] == {"W": "ba", "LB": "ee:yaa:1ba:2"}
    assert after.position.numbers == {A9: 1, B9: 2}
    assert with_move_numbers(after, move_numbers(after)) is after


def test_numbers_that_fit_no_order_of_play_are_labels() -> None:
    base = at_move(opened("(;SZ[9];B[aa];B[ba])"), 2)
    assert with_move_numbers(base, move_numbers(base)).position.labels == {A9: "1", B9: "2"}


def test_the_move_that_placed_a_stone_is_the_last_on_its_point() -> None:
    base = opened("(;SZ[9]AB[ee];B[aa];AE[aa];W[aa];AB[ba];HEN[.9x9_9Cr.C9r];B[])")
    placed_by = {point: move_that_placed(base.tree, 6, point) for point in (A9, B9, C9, E5)}
    assert placed_by == {A9: 3, B9: None, C9: 5, E5: None}

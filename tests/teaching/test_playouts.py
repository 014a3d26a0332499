"""A guess which stones are dead."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core.board import BoardSize, Stones
from hen_editor.core.rules import chain
from hen_editor.teaching.playouts import guess
from tests.steps import reports
from tests.strategies import sizes


def board(text: str) -> Stones:
    rows = text.split()
    size = BoardSize(len(rows[0]), len(rows))
    return Stones.from_cells(size, "".join(rows).translate(str.maketrans("XO", "bw")).encode())


@pytest.mark.parametrize("seed", range(5))
def test_stones_caught_in_the_others_territory_seem_dead(seed: int) -> None:
    stones = board("""
        ...XO....
        .O.XO.OX.
        ...XO..O.
        XXXXO....
        OOOXOOOOO
        ..OXXXXXX
        ..OX.....
        ..OX..O..
        ..OX.....
    """)
    dead = {point.name(stones.size) for point in guess(stones, 100, seed)}
    assert dead == {"B8", "H8", "G2"}


def test_two_eyes_live() -> None:
    stones = board("""
        .X.XO....
        XXXXO....
        OOOOO....
        .........
        .........
    """)
    assert guess(stones, 100) == frozenset()


def test_an_empty_board_and_one_of_one_point_have_nothing_dead() -> None:
    assert guess(Stones(BoardSize(9, 9)), 100) == guess(Stones(BoardSize(1, 1)), 100) == frozenset()


@st.composite
def boards(draw: st.DrawFn) -> Stones:
    """Any black and white stones on a board, chains without liberties among them."""
    size = draw(sizes.filter(lambda size: size.count <= 200))
    cells = draw(st.binary(min_size=size.count, max_size=size.count))
    return Stones.from_cells(size, bytes(b"..bw"[cell % 4] for cell in cells))


@given(boards(), st.integers(0, 9))
def test_the_same_seed_gives_the_same_guess_of_whole_chains(stones: Stones, seed: int) -> None:
    dead = guess(stones, 4, seed)
    assert dead == guess(stones, 4, seed)
    assert all(chain(stones, point) <= dead for point in dead)


def test_a_guess_reports_its_progress_often_on_a_large_board() -> None:
    size = BoardSize(52, 52)
    progress = reports(partial(guess, Stones(size), 2, 0))
    assert len(progress) > 2 * 2 * size.count // 3 // 200
    assert progress == sorted(progress)

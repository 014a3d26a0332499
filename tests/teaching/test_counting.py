"""Whose each point is: regions, dead stones, seki, area and territory."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point, Stones
from hen_editor.core.rules import chain
from hen_editor.core.symmetry import Symmetry
from hen_editor.teaching.counting import Count, can_be_counted
from tests.strategies import sizes

OTHER = {BLACK: WHITE, WHITE: BLACK}


def board(text: str) -> Stones:
    """Return the stones of a diagram: X black, O white."""
    rows = text.split()
    size = BoardSize(len(rows[0]), len(rows))
    cells = "".join(rows).translate(str.maketrans("XO", "bw")).encode()
    return Stones.from_cells(size, cells)


def named(stones: Stones, *names: str) -> frozenset[Point]:
    points = [Point.from_name(name, stones.size) for name in names]
    return frozenset(point for point in points if point is not None)


def names(stones: Stones, points: frozenset[Point]) -> set[str]:
    return {point.name(stones.size) for point in points}


@st.composite
def counts(draw: st.DrawFn) -> Count:
    """A board of black and white stones, some of whose chains are dead."""
    size = draw(sizes)
    cells = draw(st.binary(min_size=size.count, max_size=size.count))
    stones = Stones.from_cells(size, bytes(b"...bbwwb"[cell % 8] for cell in cells))
    count = Count(stones)
    for point in draw(st.lists(st.sampled_from(size.points()), max_size=5)):
        count = count.toggled(point)
    return count


def figures(count: Count) -> dict[Color, tuple[int, int, int]]:
    return {color: (count.area(color), count.territory(color), count.captured(color)) for color in OTHER}


WALLS = board("""
    ..XO.
    ..XO.
    X.XOO
    XXXO.
    .OXO.
""")


def test_a_region_belongs_to_the_colour_around_it() -> None:
    count = Count(WALLS)
    assert (count.territory(BLACK), count.territory(WHITE)) == (5, 4)
    assert names(WALLS, count.neutral) == {"A1"}


def test_dead_stones_are_captured_and_their_points_are_territory() -> None:
    count = Count(WALLS, named(WALLS, "B1"))
    assert figures(count) == {BLACK: (15, 7, 1), WHITE: (10, 4, 0)}
    assert count.living(WHITE) == 6


def test_an_empty_board_is_nobodys() -> None:
    count = Count(Stones(BoardSize(5, 3)))
    assert (len(count.neutral), figures(count)[BLACK], count.seki) == (15, (0, 0, 0), frozenset())


def test_one_stone_has_the_whole_board() -> None:
    assert Count(Stones(BoardSize(9, 9), {Point(4, 4): BLACK})).area(BLACK) == 81


SHARED = board("""
    XO.X.OX..
    XOXXXOX..
    XOOOOOX..
    XXXXXXX..
    .........
""")


def test_chains_that_share_their_last_liberties_live_by_a_seki() -> None:
    # White's stones at the upper edge and Black's around D5 share C5 and E5: whoever plays there is captured.
    count = Count(SHARED)
    assert names(SHARED, count.seki) == {
        *("B3", "B4", "B5", "C3", "D3", "E3", "F3", "F4", "F5"),
        *("C4", "D4", "D5", "E4"),
    }
    assert names(SHARED, count.neutral) == {"C5", "E5"}
    assert count.territory(BLACK) == 17


def test_chains_with_two_eyes_are_in_no_seki() -> None:
    stones = board("""
        .XOO.
        X.XO.
        XXXO.
        OOOO.
    """)
    assert Count(stones).seki == frozenset()


def test_a_large_region_beside_both_colours_has_an_open_border() -> None:
    stones = board("""
        ...X.....
        ...X.O...
        .....O...
    """)
    assert names(stones, Count(stones).open) == names(stones, Count(stones).neutral)
    assert (len(Count(stones).open), Count(WALLS).open) == (23, frozenset())


@pytest.mark.parametrize(("points", "is_open"), [(8, False), (9, True)])
def test_up_to_eight_neutral_points_are_dame(points: int, is_open: bool) -> None:
    count = Count(board(f"X{'.' * points}O"))
    assert count.neutral
    assert count.open == (count.neutral if is_open else frozenset())


def test_only_black_and_white_can_be_counted() -> None:
    stones = Stones(BoardSize(3, 3), {Point(0, 0): Color.RED})
    assert not can_be_counted(stones)
    with pytest.raises(ValueError, match="black and white"):
        Count(stones)


def test_only_stones_can_be_dead() -> None:
    with pytest.raises(ValueError, match="on the board"):
        Count(WALLS, named(WALLS, "A5"))


@given(counts())
def test_each_point_is_blacks_or_whites_or_neutral(count: Count) -> None:
    assert count.area(BLACK) + count.area(WHITE) + len(count.neutral) == count.stones.size.count
    assert count.eyes_in_seki <= count.owners.keys()
    assert count.open <= count.neutral
    assert count.seki <= count.stones.keys() - count.dead
    assert count.captured(BLACK) + count.captured(WHITE) == len(count.dead)


@given(counts())
def test_colours_swapped_swap_the_count(count: Count) -> None:
    swapped = Stones(count.stones.size, {point: OTHER[color] for point, color in count.stones.items()})
    other = Count(swapped, count.dead)
    assert figures(other) == {OTHER[color]: found for color, found in figures(count).items()}
    assert (other.neutral, other.seki) == (count.neutral, count.seki)


@given(counts(), st.sampled_from(Symmetry))
def test_a_rotated_board_has_the_same_count(count: Count, symmetry: Symmetry) -> None:
    size = count.stones.size

    def turned(point: Point) -> Point:
        return symmetry.point(point, size)

    stones = Stones(symmetry.size(size), {turned(point): color for point, color in count.stones.items()})
    other = Count(stones, frozenset(map(turned, count.dead)))
    assert figures(other) == figures(count)
    assert other.seki == frozenset(map(turned, count.seki))


@given(counts(), st.data())
def test_a_chain_is_toggled_as_a_whole_and_twice_changes_nothing(count: Count, data: st.DataObject) -> None:
    point = data.draw(st.sampled_from(count.stones.size.points()))
    toggled = count.toggled(point)
    assert count.dead ^ toggled.dead == chain(count.stones, point)
    assert toggled.toggled(point) == count

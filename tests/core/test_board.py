"""Colours, points, sizes, and stones as a value."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point, Stones, column_name
from tests.drawn import board, draw
from tests.strategies import points, sizes, stones

FULL = BoardSize()


@st.composite
def points_on_boards(draw_from: st.DrawFn) -> tuple[Point, BoardSize]:
    size = draw_from(sizes)
    return draw_from(points(size)), size


@pytest.mark.parametrize(
    ("name", "point"),
    [("A19", (0, 0)), ("T1", (18, 18)), ("H8", (7, 11)), ("J8", (8, 11)), ("D4", (3, 15)), ("K10", (9, 9))],
)
def test_points_have_the_names_that_players_use(name: str, point: tuple[int, int]) -> None:
    assert Point(*point).name(FULL) == name
    assert Point.from_name(name, FULL) == point
    assert Point.from_name(name.lower(), FULL) == point


@pytest.mark.parametrize("name", ["", "A", "19", "I9", "A0", "A20", "U1", "AAA1", "A100", "4D", "A-1", "Ä1"])
def test_what_names_no_point_of_the_board_is_none(name: str) -> None:
    assert Point.from_name(name, FULL) is None


def test_columns_beyond_the_25th_have_two_letters() -> None:
    assert [column_name(column) for column in (7, 8, 24, 25, 49, 50, 51)] == ["H", "J", "Z", "AA", "AZ", "BA", "BB"]


@given(points_on_boards())
def test_every_way_to_write_a_point_leads_back_to_it(point_on_board: tuple[Point, BoardSize]) -> None:
    point, size = point_on_board
    assert Point.from_name(point.name(size), size) == point
    assert Point.from_sgf(point.sgf) == point
    assert size.point(size.index(point)) == point


@given(points_on_boards())
def test_rows_are_counted_from_below_elsewhere(point_on_board: tuple[Point, BoardSize]) -> None:
    point, size = point_on_board
    row, column = point.gtp(size)
    assert f"{column_name(column)}{row + 1}" == point.name(size)
    assert Point.from_gtp((row, column), size) == point


@pytest.mark.parametrize("point", [(-1, 0), (0, -1), (9, 0), (0, 9), (0, 60)])
def test_a_point_off_the_board_has_no_name(point: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="not on a board of 9x9"):
        Point(*point).name(BoardSize(9, 9))


@pytest.mark.parametrize("text", ["", "a", "aaa", "a1", "a "])
def test_what_are_not_two_letters_is_no_sgf_point(text: str) -> None:
    assert Point.from_sgf(text) is None


@pytest.mark.parametrize("point", [Point(-1, 2), Point(2, -1), Point(52, 0), Point(0, 52)])
def test_a_point_on_no_board_has_no_name_in_sgf(point: Point) -> None:
    with pytest.raises(ValueError, match="on no board"):
        assert point.sgf


@pytest.mark.parametrize("measure", [(0, 5), (5, 0), (53, 5), (5, 53), (-1, 5)])
def test_a_size_out_of_range_cannot_be_made(measure: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="outside 1 to 52"):
        BoardSize(*measure)


def test_points_go_row_by_row_from_the_upper_left() -> None:
    size = BoardSize(3, 2)
    assert list(size.points()) == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]
    assert [size.index(point) for point in size.points()] == list(range(size.count))


def test_a_point_has_two_to_four_neighbours() -> None:
    size = BoardSize(3, 3)
    assert set(size.neighbours(Point(0, 0))) == {(1, 0), (0, 1)}
    assert set(size.neighbours(Point(1, 0))) == {(0, 0), (2, 0), (1, 1)}
    assert set(size.neighbours(Point(1, 1))) == {(1, 0), (0, 1), (2, 1), (1, 2)}
    assert BoardSize(1, 1).neighbours(Point(0, 0)) == []


@pytest.mark.parametrize(
    ("size", "names"),
    [
        ((19, 19), "D16 K16 Q16 D10 K10 Q10 D4 K4 Q4"),
        ((13, 13), "D10 K10 G7 D4 K4"),
        ((9, 9), "C7 G7 E5 C3 G3"),
        ((8, 8), "C6 F6 C3 F3"),
        ((5, 5), "C3"),
        ((5, 7), "C4"),
        ((9, 5), "E3"),
        ((5, 8), ""),
        ((6, 6), ""),
        ((4, 4), ""),
        ((19, 9), "D7 Q7 K5 D3 Q3 K7 K3"),
    ],
)
def test_hoshi_stand_where_boards_have_them(size: tuple[int, int], names: str) -> None:
    board_size = BoardSize(*size)
    assert {point.name(board_size) for point in board_size.star_points()} == set(names.split())


@given(sizes)
def test_hoshi_mirror_each_other(size: BoardSize) -> None:
    stars = set(size.star_points())
    assert {Point(size.columns - 1 - column, row) for column, row in stars} == stars
    assert {Point(column, size.rows - 1 - row) for column, row in stars} == stars


def test_stones_are_a_mapping_of_the_occupied_points() -> None:
    placed = board("""
        . b .
        w . r
    """)
    assert dict(placed) == {Point(1, 0): BLACK, Point(0, 1): WHITE, Point(2, 1): Color.RED}
    assert len(placed) == 3
    assert Point(0, 0) not in placed
    assert placed.get(Point(9, 9)) is None
    assert placed.get(Point(-1, 0)) is None


def test_stones_are_asked_for_by_names_too() -> None:
    stones = Stones(BoardSize(9, 9), {Point(3, 5): BLACK})
    assert [name in stones for name in ("D4", "d4", "E4", "T19", "stone", "")] == [True, True, *[False] * 4]
    assert [other in stones for other in (Point(3, 5), (3, 5), Point(9, 9), None, 5, BLACK)] == [
        True,
        True,
        *[False] * 4,
    ]
    assert (stones.get("D4"), stones.get("E4"), stones.get("T19", 0)) == (BLACK, None, 0)


def test_changing_stones_leaves_the_old_ones_alone() -> None:
    before = board("b.")
    after = before.with_stones({Point(0, 0): None, Point(1, 0): WHITE})
    assert draw(before) == "b."
    assert draw(after) == ".w"


def test_no_stone_lies_off_the_board() -> None:
    with pytest.raises(ValueError, match="not on a board of 2x1"):
        board("b.").with_stone(Point(0, 1), BLACK)
    with pytest.raises(ValueError, match="not on a board of 2x2"):
        Stones(BoardSize(2, 2), {Point(2, 0): BLACK})
    with pytest.raises(ValueError, match="do not make a board"):
        Stones.from_cells(BoardSize(2, 2), b"...")


@given(st.data(), sizes)
def test_changes_lead_from_one_board_to_the_other(data: st.DataObject, size: BoardSize) -> None:
    one, other = data.draw(stones(size)), data.draw(stones(size))
    assert one.with_stones(one.changes_to(other)) == other
    assert one.changes_to(one) == {}


@given(st.data(), sizes)
def test_equal_stones_are_one_key(data: st.DataObject, size: BoardSize) -> None:
    one = data.draw(stones(size))
    same = Stones(size, dict(one))
    assert same == one
    assert hash(same) == hash(one)


def test_boards_of_different_shape_are_not_equal_nor_comparable() -> None:
    assert board("..\n..") != board("....")
    with pytest.raises(ValueError, match="cannot be compared"):
        board("..").changes_to(board("..."))


@given(st.sampled_from(Color))
def test_a_cell_is_the_letter_of_its_colour(color: Color) -> None:
    assert Color(chr(color.cell)) is color
    assert chr(color.cell) == color.value

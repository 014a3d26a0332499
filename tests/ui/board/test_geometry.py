"""Where points lie: exact at every size."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core.board import Area, BoardSize, Point
from hen_editor.core.symmetry import Symmetry
from hen_editor.ui.board.geometry import Geometry, points_between

sizes = st.builds(BoardSize, st.integers(1, 52), st.integers(1, 52))
lengths = st.integers(1, 4000)
scales = st.sampled_from([1.0, 1.25, 1.5, 2.0, 3.0])
geometries = st.builds(
    Geometry.fit, sizes, st.integers(300, 4000), st.integers(300, 4000), scale=scales, coordinates=st.booleans()
)


@given(geometries, st.data())
def test_the_middle_of_a_point_is_that_point(geometry: Geometry, data: st.DataObject) -> None:
    size = geometry.size
    point = data.draw(st.builds(Point, st.integers(0, size.columns - 1), st.integers(0, size.rows - 1)))
    assert geometry.point_at(*geometry.centre(point)) == point
    assert geometry.is_well_inside(*geometry.centre(point))


@given(sizes, st.sampled_from(Symmetry), st.integers(300, 2000), st.integers(300, 2000), st.data())
def test_a_view_has_each_point_where_the_transformed_board_has_it(
    size: BoardSize, symmetry: Symmetry, width: int, height: int, data: st.DataObject
) -> None:
    view, upright = (
        Geometry.fit(size, width, height, symmetry=symmetry),
        Geometry.fit(symmetry.size(size), width, height),
    )
    point = data.draw(st.builds(Point, st.integers(0, size.columns - 1), st.integers(0, size.rows - 1)))
    there = symmetry.point(point, size)
    assert (view.wood, view.grid, view.cell) == (upright.wood, upright.grid, upright.cell)
    assert view.centre(point) == upright.centre(there)
    assert view.reach(point) == upright.reach(there)
    assert view.point_at(*view.centre(point)) == point
    assert view.on_board(view.in_view(point)) == point
    assert view.frame_within(view.reach(point)).shows(point)


@st.composite
def cropped(draw: st.DrawFn) -> tuple[Geometry, Area]:
    """Draw a view of a part of a board, however it is turned, and the part."""
    size = draw(sizes)
    points = st.builds(Point, st.integers(0, size.columns - 1), st.integers(0, size.rows - 1))
    part = Area.around([draw(points), draw(points)])
    symmetry, width, height = (
        draw(st.sampled_from(Symmetry)),
        draw(st.integers(300, 2000)),
        draw(st.integers(300, 2000)),
    )
    coordinates = draw(st.booleans())
    return Geometry.fit(size, width, height, coordinates=coordinates, symmetry=symmetry, part=part), part


@given(cropped(), st.data())
def test_a_part_of_the_board_fills_the_view_and_no_other_point_is_met(
    view: tuple[Geometry, Area], data: st.DataObject
) -> None:
    geometry, part = view
    x, y, width, height = geometry.wood
    for point in part:
        across, down = geometry.centre(point)
        assert x < across < x + width
        assert y < down < y + height
        assert geometry.point_at(across, down) == point
    assert {*geometry.frame_within((-1e4, -1e4, 2e4, 2e4)).places} == {*part.points()}
    place = data.draw(st.integers(0, 2000)), data.draw(st.integers(0, 2000))
    met = geometry.point_at(*place)
    assert met is None or part.holds(met)
    assert geometry.cell >= Geometry.fit(geometry.size, 300, 300, symmetry=geometry.symmetry).cell


@pytest.mark.parametrize(
    ("symmetry", "open_sides"),
    [(Symmetry.IDENTITY, "right bottom"), (Symmetry.ROTATE_RIGHT, "left bottom"), (Symmetry.ROTATE_180, "left top")],
)
def test_lines_run_out_where_the_board_goes_on(symmetry: Symmetry, open_sides: str) -> None:
    part = Area(Point(0, 0), Point(6, 5))
    geometry = Geometry.fit(BoardSize(), 600, 600, symmetry=symmetry, part=part)
    left, top, right, bottom = geometry.frame.ends
    beyond = {"left": -left, "right": right - geometry.frame.columns + 1}
    beyond |= {"top": -top, "bottom": bottom - geometry.frame.rows + 1}
    assert " ".join(side for side in ("left", "right", "top", "bottom") if beyond[side] > 0) == open_sides
    assert {*beyond.values()} == {0, 0.5}
    whole = Geometry.fit(BoardSize(), 600, 600)
    assert whole.frame.ends == (0, 0, 18, 18)
    assert geometry.cell > 2 * whole.cell


@given(sizes, lengths, lengths, scales, st.booleans())
def test_no_surface_is_too_small_to_be_fitted(
    size: BoardSize, width: int, height: int, scale: float, coordinates: bool
) -> None:
    geometry = Geometry.fit(size, width, height, scale=scale, coordinates=coordinates)
    assert geometry.cell >= 1
    assert geometry.line >= 1


@given(sizes, st.integers(700, 4000), st.integers(700, 4000), st.booleans())
def test_the_board_lies_in_the_middle_of_its_surface(
    size: BoardSize, width: int, height: int, coordinates: bool
) -> None:
    x, y, board_width, board_height = Geometry.fit(size, width, height, coordinates=coordinates).wood
    assert x >= 0
    assert y >= 0
    assert abs(width - board_width - 2 * x) <= 1
    assert abs(height - board_height - 2 * y) <= 1


@pytest.mark.parametrize(("lines", "scale", "expected"), [(19, 1, 1), (13, 1, 1), (9, 1, 2), (19, 2, 2), (9, 2, 3)])
def test_lines_stay_as_wide_as_they_are_while_the_window_grows(lines: int, scale: float, expected: int) -> None:
    size = BoardSize(lines, lines)
    assert {Geometry.fit(size, side, side, scale=scale).line for side in range(640, 3000, 11)} == {expected}


def test_lines_are_magnified_with_the_board() -> None:
    assert Geometry.fit(BoardSize(), 2400, 2400, magnification=3).line == 2


@pytest.mark.parametrize(
    ("columns_off", "rows_off", "expected"),
    [(-0.45, -0.45, Point(0, 0)), (-0.55, 0, None), (0, -0.55, None), (8.45, 0, Point(8, 0)), (8.55, 0, None)],
)
def test_a_place_more_than_half_a_cell_off_the_grid_is_no_point(
    columns_off: float, rows_off: float, expected: Point | None
) -> None:
    geometry = Geometry.fit(BoardSize(9, 9), 800, 800)
    x, y = geometry.centre(Point(0, 0))
    assert geometry.point_at(x + columns_off * geometry.cell, y + rows_off * geometry.cell) == expected


def test_a_small_board_has_no_giant_stones() -> None:
    cells = [Geometry.fit(BoardSize(lines, lines), 800, 800).cell for lines in (1, 2, 5, 9)]
    assert cells[0] == cells[1] == cells[2] > cells[3]


def test_coordinates_can_be_read_in_a_small_window() -> None:
    assert Geometry.fit(BoardSize(19, 19), 240, 240, scale=1).text >= 8
    assert Geometry.fit(BoardSize(19, 19), 480, 480, scale=2).text >= 16


def test_a_tiny_board_has_no_coordinates() -> None:
    assert [Geometry.fit(BoardSize(19, 19), 300, side).text > 0 for side in (60, 199, 200)] == [False, False, True]
    assert [Geometry.fit(BoardSize(9, 9), side, 900, scale=2).text > 0 for side in (399, 400)] == [False, True]


def test_coordinates_are_no_larger_than_other_texts_however_large_the_board() -> None:
    assert Geometry.fit(BoardSize(5, 7), 1000, 1000, scale=1).text <= 13
    assert Geometry.fit(BoardSize(9, 9), 2000, 2000, scale=2).text <= 26


def test_without_coordinates_the_board_is_larger() -> None:
    with_them, without = (Geometry.fit(BoardSize(), 700, 700, coordinates=shown) for shown in (True, False))
    assert without.cell > with_them.cell
    assert without.text == 0


@given(geometries, st.data())
def test_a_point_is_painted_where_its_reach_is_to_be_painted(geometry: Geometry, data: st.DataObject) -> None:
    size = geometry.size
    point = data.draw(st.builds(Point, st.integers(0, size.columns - 1), st.integers(0, size.rows - 1)))
    x, y, width, height = geometry.reach(point)
    assert geometry.frame_within((x, y, width, height)).shows(point)
    assert geometry.frame_within((x + width - 1, y + height - 1, 1, 1)).shows(point)
    assert not geometry.frame_within((x + width + 3 * geometry.cell, y, 5, height)).shows(point)


points = st.builds(Point, st.integers(-60, 60), st.integers(-60, 60))


@given(points, points)
def test_points_between_go_from_neighbour_to_neighbour_and_end_at_the_end(start: Point, end: Point) -> None:
    walk = [start, *points_between(start, end)]
    assert walk[-1] == end
    assert len(set(walk)) == len(walk)
    for before, after in pairwise(walk):
        assert max(abs(after.column - before.column), abs(after.row - before.row)) == 1

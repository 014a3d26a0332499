"""Names of points, as players write them."""

import pytest

from hen_editor.core.board import BoardSize, Point
from hen_editor.core.point_names import all_names, read_point

NINETEEN = BoardSize(19, 19)


@pytest.mark.parametrize("text", ["Q16", "q16", " q16 ", "pd", "16-4", "16 4", "16,4", "16 - 4"])
def test_a_point_has_three_kinds_of_names(text: str) -> None:
    assert read_point(text, NINETEEN).point == Point(15, 3)


@pytest.mark.parametrize("size", [NINETEEN, BoardSize(1, 1), BoardSize(52, 52), BoardSize(3, 30)])
def test_every_point_is_found_by_each_of_its_names(size: BoardSize) -> None:
    for point in size.points():
        assert {read_point(name, size).point for name in all_names(point, size)} == {point}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "“” is not a point; write it as Q16, pd or 16-4."),
        ("corner", "“corner” is not a point; write it as Q16, pd or 16-4."),
        ("I5", "There is no column I: the letter is skipped."),
        ("T20", "T20 is not on a 19x19 board."),
        ("z1", "Z1 is not on a 19x19 board."),
        ("A0", "A0 is not on a 19x19 board."),
        ("zz", "zz is not on a 19x19 board."),
        ("0-1", "0-1 is not on a 19x19 board."),
        ("20-1", "20-1 is not on a 19x19 board."),
        ("١-٢", "“١-٢” is not a point; write it as Q16, pd or 16-4."),
    ],
)
def test_what_is_no_point_is_explained(text: str, problem: str) -> None:
    found = read_point(text, NINETEEN)
    assert found.point is None
    assert found.problem is not None
    assert found.problem.message == problem

"""The eight symmetries."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core.board import BoardSize, Point, Stones
from hen_editor.core.symmetry import Symmetry
from tests.drawn import board, draw
from tests.strategies import points, sizes

symmetries = st.sampled_from(Symmetry)


@pytest.mark.parametrize(
    ("symmetry", "rows"),
    [
        (Symmetry.IDENTITY, ["bw.", "..."]),
        (Symmetry.ROTATE_RIGHT, [".b", ".w", ".."]),
        (Symmetry.ROTATE_180, ["...", ".wb"]),
        (Symmetry.ROTATE_LEFT, ["..", "w.", "b."]),
        (Symmetry.MIRROR_LEFT_RIGHT, [".wb", "..."]),
        (Symmetry.MIRROR_TOP_BOTTOM, ["...", "bw."]),
        (Symmetry.MIRROR_DIAGONAL, ["b.", "w.", ".."]),
        (Symmetry.MIRROR_ANTIDIAGONAL, ["..", ".w", ".b"]),
    ],
)
def test_each_symmetry_turns_the_board_as_its_name_says(symmetry: Symmetry, rows: list[str]) -> None:
    stones = board("bw.\n...")
    moved = {symmetry.point(point, stones.size): color for point, color in stones.items()}
    assert draw(Stones(symmetry.size(stones.size), moved)) == "\n".join(rows)


@given(st.data(), sizes, symmetries, symmetries)
def test_one_symmetry_after_another_is_a_symmetry(
    data: st.DataObject, size: BoardSize, one: Symmetry, other: Symmetry
) -> None:
    point = data.draw(points(size))
    assert one.then(other).point(point, size) == other.point(one.point(point, size), one.size(size))
    assert one.then(other).size(size) == other.size(one.size(size))


def test_the_symmetries_form_a_group() -> None:
    for one in Symmetry:
        assert one.then(Symmetry.IDENTITY) is Symmetry.IDENTITY.then(one) is one
        assert one.then(one.inverse) is one.inverse.then(one) is Symmetry.IDENTITY
        assert {one.then(other) for other in Symmetry} == set(Symmetry)
        assert all(
            one.then(other).then(third) is one.then(other.then(third)) for other in Symmetry for third in Symmetry
        )


@given(sizes, symmetries)
def test_a_symmetry_takes_every_point_to_another(size: BoardSize, symmetry: Symmetry) -> None:
    moved = {symmetry.point(point, size) for point in size.points()}
    assert moved == set(symmetry.size(size).points())


def test_points_off_the_board_stay_off_it() -> None:
    assert Symmetry.ROTATE_180.point(Point(9, 3), BoardSize(9, 9)) == Point(-1, 5)

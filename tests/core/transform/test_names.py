"""Names of points in texts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core.board import BoardSize
from hen_editor.core.point_names import all_names
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform, renamed, with_names
from tests.strategies import points, sizes

FULL = Transform(Symmetry.MIRROR_LEFT_RIGHT).on(BoardSize())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Q16", "D16"),
        ("q16, R4.", "d16, C4."),
        ("黑Q16好", "黑D16好"),
        ("Q16-R14", "D16-C14"),
        ("(16,3) (16, 3) f(1 ,19)", "(4,3) (4, 3) f(19 ,19)"),
        ("16-4.", "4-4."),
        ("Is 16-4 good? (16-4)", "Is 4-4 good? (4-4)"),
        ("A19\nT1", "T19\nA1"),
    ],
)
def test_names_of_points_change_with_the_points(text: str, expected: str) -> None:
    assert with_names(text, renamed(text, FULL)) == expected


@pytest.mark.parametrize(
    "text",
    [
        "",
        "I5, U3, A20, Q0, Q160, AQ16",
        "(20,3) (0,3) (16,3,4) 16-20 0-1",
        "2016-4-3, 1-2-3, 16-4-1998, 12/16-4",
        "the 3-4 point, a 3-3 stone",
        "16-4.5, +16-4",
        "https://example.org/Q16/16-4",
        "B+3.5, Q, 16",
    ],
)
def test_what_is_no_name_on_this_board_stays(text: str) -> None:
    assert [*renamed(text, FULL)] == []


@given(st.data(), sizes)
def test_every_name_of_a_point_is_found_and_becomes_that_of_the_other_point(
    data: st.DataObject, size: BoardSize
) -> None:
    turn = Transform(data.draw(st.sampled_from(Symmetry))).on(size)
    point = data.draw(points(size))
    there = turn.point(point)
    assert there is not None
    for before, after in zip(all_names(point, size), all_names(there, turn.target), strict=True):
        if not before.isalpha():  # two letters are a word
            text = f"See {before}."
            assert with_names(text, renamed(text, turn)) == f"See {after}."


@given(st.text(st.sampled_from("Q16-4(,) .d3 ab\n"), max_size=30))
def test_names_are_changed_back_by_the_inverse(text: str) -> None:
    there = with_names(text, renamed(text, FULL))
    back = Transform(Symmetry.MIRROR_LEFT_RIGHT).inverse(FULL.source).on(FULL.target)
    assert with_names(there, renamed(there, back)) == text


def test_a_name_that_falls_off_is_found_and_stays() -> None:
    points = Transform(dx=-1).on(BoardSize())
    found = [*renamed("A1 or B1", points)]
    assert [(name.before, name.after) for name in found] == [("A1", None), ("B1", "A1")]
    assert with_names("A1 or B1", found) == "A1 or A1"

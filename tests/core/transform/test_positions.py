"""Transforms of positions."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import hen
from hen_editor.core.board import BoardSize, Point
from hen_editor.core.position import Position
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Anchor, Transform, position
from tests.strategies import positions
from tests.strategies import sizes as board_sizes

FULL, NINE = BoardSize(), BoardSize(9, 9)
steps = st.integers(-20, 20)
symmetries = st.builds(Transform, st.sampled_from(Symmetry), swaps_colors=st.booleans())
transforms = st.builds(
    Transform, st.sampled_from(Symmetry), steps, steps, st.none() | board_sizes, swaps_colors=st.booleans()
)


def transformed(text: str, transform: Transform) -> str:
    return hen.format(position(hen.parse_strict(text), transform).value)


GIVEN = ".3x2_2~1wr.C1.A2b.w.A2-x.B2-CR"


@pytest.mark.parametrize(
    ("transform", "text"),
    [
        (Transform(Symmetry.ROTATE_RIGHT), ".2x3_3B~1_2Bw_1Br.A1.B3b.w.B3-x.B2-CR"),
        (Transform(Symmetry.MIRROR_LEFT_RIGHT), ".3x2_2rw~1.A1.C2b.w.C2-x.B2-CR"),
        (Transform(swaps_colors=True), ".3x2_2~1br~wb.C1.A2w.b.A2-x.B2-CR"),
        (Transform(dy=1, size=BoardSize(3, 3)), ".3x3_2~1wr.C1.A2b.w.A2-x.B2-CR"),
    ],
)
def test_all_of_a_position_goes_along(transform: Transform, text: str) -> None:
    assert transformed(GIVEN, transform) == text


@given(positions(), symmetries)
def test_what_has_no_size_of_its_own_loses_nothing_and_has_its_inverse(shown: Position, transform: Transform) -> None:
    there = position(shown, transform)
    back = position(there.value, transform.inverse(shown.size))
    assert there.diagnostics == back.diagnostics == ()
    assert back.value == shown
    assert [*back.value.labels] == [*shown.labels]


@given(positions(), transforms)
def test_every_transform_that_loses_nothing_has_its_inverse(shown: Position, transform: Transform) -> None:
    there = position(shown, transform)
    if not there.diagnostics:
        assert position(there.value, transform.inverse(shown.size)).value == shown


@given(positions(), st.sampled_from(Symmetry), st.sampled_from(Symmetry))
def test_one_symmetry_after_another_is_both(shown: Position, one: Symmetry, other: Symmetry) -> None:
    in_turn = position(position(shown, Transform(one)).value, Transform(other)).value
    assert in_turn == position(shown, Transform(one.then(other))).value


@given(positions())
def test_a_transform_that_changes_nothing_returns_the_position_itself(shown: Position) -> None:
    assert position(shown, Transform(size=shown.size)).value is shown


@given(positions(), transforms)
def test_what_falls_off_is_reported_and_nothing_else(shown: Position, transform: Transform) -> None:
    there = position(shown, transform)
    gone = {point for problem in there.diagnostics for point in problem.points}
    points = transform.on(shown.size)
    assert all(points.point(point) is None for point in gone)
    kept = {point for point in shown.stones if point not in gone}
    assert len(there.value.stones) == len(kept)


def test_a_last_move_off_the_board_becomes_a_pass() -> None:
    there = position(hen.parse_strict(".9x9_9Ab_1Jw.J1w"), Transform(dx=1))
    assert hen.format(there.value) == ".9x9_9Bb.pw"
    assert [problem.message for problem in there.diagnostics] == [
        "The move at J1 falls off the board and becomes a pass.",
        "What is at J1 falls off the board.",
    ]


def test_points_that_fall_off_are_counted() -> None:
    there = position(hen.parse_strict(".9x9_9Fb4"), Transform(size=BoardSize(7, 7)))
    assert hen.format(there.value) == ".7x7_7Fb2"
    assert [problem.message for problem in there.diagnostics] == [
        "What is at 2 points falls off the board, the first at H9."
    ]


@pytest.mark.parametrize(
    ("anchor", "point"),
    [
        (Anchor.UPPER_LEFT, (0, 0)),
        (Anchor.UPPER_RIGHT, (-10, 0)),
        (Anchor.LOWER_LEFT, (0, -10)),
        (Anchor.LOWER_RIGHT, (-10, -10)),
        (Anchor.CENTER, (-5, -5)),
        (Anchor.LEFT, (0, -5)),
    ],
)
def test_a_board_shrinks_towards_its_anchor_and_grows_from_it(anchor: Anchor, point: tuple[int, int]) -> None:
    smaller = Transform.resizing(FULL, NINE, anchor)
    assert (smaller.dx, smaller.dy) == point
    assert smaller.inverse(FULL) == Transform.resizing(NINE, FULL, anchor)


@given(board_sizes, board_sizes, st.sampled_from(Anchor))
def test_a_change_of_size_has_the_other_as_its_inverse(old: BoardSize, new: BoardSize, anchor: Anchor) -> None:
    assert Transform.resizing(old, new, anchor).inverse(old) == Transform.resizing(new, old, anchor)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (".9x9_5Gb_4Dw.w", ".9x9_5Gw_4Db.b"),
        (".9x9_5Gb.G5b", ".9x9_5Gw.G5w"),
        (".9x9_5Gb", ".9x9_5Gw~wb"),
        (".9x9_5Gr.G5r", ".9x9_5Gr~wb.G5r"),
        (".9x9_5~1.w", ".9x9_5~1~wb.b"),
        (".9x9_5Gb~bwr.w", ".9x9_5Gw~wbr.b"),
    ],
)
def test_a_swap_writes_an_order_of_play_only_where_it_tells_something(before: str, after: str) -> None:
    assert transformed(before, Transform(swaps_colors=True)) == after
    assert transformed(after, Transform(swaps_colors=True)) == before


def test_an_implied_turn_is_swapped_with_the_colours() -> None:
    shown = hen.parse_strict(".9x9_5Eb")
    swapped = position(shown, Transform(swaps_colors=True)).value
    assert swapped.implied_turn is not shown.implied_turn
    assert replace(shown, turn=None) == position(swapped, Transform(swaps_colors=True)).value


def test_a_point_in_the_corner_is_moved_too() -> None:
    assert Transform(dx=-1).on(NINE).point(Point(1, 0)) == Point(0, 0)

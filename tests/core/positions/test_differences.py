"""Differences of positions: none between equal ones, all of them otherwise."""

from dataclasses import replace

from hypothesis import given

from hen_editor.core import hen
from hen_editor.core.board import BoardSize, Stones
from hen_editor.core.position import Position
from hen_editor.core.positions.differences import (
    DifferenceKind,
    PositionDifference,
    PositionPart,
    by_point,
    differences,
)
from tests.strategies import positions


@given(positions())
def test_a_position_does_not_differ_from_itself_nor_from_its_implied_turn(position: Position) -> None:
    assert differences(position, position.with_implied_turn()) == []


@given(positions(), positions())
def test_positions_without_differences_are_equal_and_no_others(one: Position, other: Position) -> None:
    other = other if one.size != other.size else replace(other, stones=one.stones)
    assert (not differences(one, other)) == (one.with_implied_turn() == other.with_implied_turn())


@given(positions(), positions())
def test_back_is_the_other_way_round(one: Position, other: Position) -> None:
    there = differences(one, other)
    assert [PositionDifference(part, after, before, point) for part, before, after, point in there] == differences(
        other, one
    )


def test_of_two_sizes_nothing_else_is_compared() -> None:
    small, large = Position(Stones(BoardSize(9, 9))), Position(Stones(BoardSize(13, 13)))
    assert differences(small, large) == [PositionDifference(PositionPart.SIZE, BoardSize(9, 9), BoardSize(13, 13))]


def test_each_difference_is_an_addition_a_removal_or_a_change_and_a_point_has_one() -> None:
    before, after = hen.parse_strict(".9x9_5Ebwb.b"), hen.parse_strict(".9x9_5EwGb_4Ew.b.E5-a")
    found = by_point(differences(before, after), after.stones)
    assert {point.name(after.size): (each.part, each.kind) for point, each in found.items()} == {
        "E5": (PositionPart.STONE, DifferenceKind.CHANGED),
        "F5": (PositionPart.STONE, DifferenceKind.REMOVED),
        "E4": (PositionPart.STONE, DifferenceKind.ADDED),
    }


def test_a_stone_that_stays_has_changed_with_its_marks() -> None:
    before, after = hen.parse_strict(".9x9_5Eb.b.E5-TR.A1-a"), hen.parse_strict(".9x9_5Eb.b.B1-SQ")
    found = by_point(differences(before, after), after.stones)
    assert {point.name(after.size): each.kind for point, each in found.items()} == {
        "E5": DifferenceKind.CHANGED,
        "A1": DifferenceKind.REMOVED,
        "B1": DifferenceKind.ADDED,
    }

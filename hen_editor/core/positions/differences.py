"""The differences between two positions: on each point, and in all else that a position says."""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import NamedTuple

from hen_editor.core.board import BoardSize, Color, Point
from hen_editor.core.position import Mark, Move, Position


class PositionPart(Enum):
    """The part of a position that differs; the first four are on a point."""

    STONE = "stone"
    NUMBER = "number"
    LABEL = "label"
    MARK = "mark"
    SIZE = "size"
    KO = "ko"
    LAST_MOVE = "last move"
    TURN = "turn"
    ORDER = "order"


class DifferenceKind(Enum):
    """How a part differs."""

    ADDED = "added"
    REMOVED = "removed"
    CHANGED = "changed"


PartValue = BoardSize | Color | Mark | Move | Point | tuple[Color, ...] | str | int | None
"""The value of a part of a position; None where there is nothing."""


class PositionDifference(NamedTuple):
    """One difference; point: where it is, None if it is not on a point."""

    part: PositionPart
    before: PartValue
    after: PartValue
    point: Point | None = None

    @property
    def kind(self) -> DifferenceKind:
        """Whether it was added, removed or changed."""
        if self.before is None:
            return DifferenceKind.ADDED
        return DifferenceKind.REMOVED if self.after is None else DifferenceKind.CHANGED


def differences(before: Position, after: Position) -> list[PositionDifference]:
    """Return what differs between two positions, point by point in board order; empty if they mean the same.

    A turn that is not set is the implied one. If the sizes differ, nothing else is compared.

    >>> from hen_editor.core import hen
    >>> found = differences(hen.parse_strict(".9x9_5Eb.b"), hen.parse_strict(".9x9_5Ew.E5-a.b"))
    >>> [(each.part.value, each.before, each.after) for each in found]
    [('stone', Color.BLACK, Color.WHITE), ('label', None, 'a')]
    """
    if before.size != after.size:
        return [PositionDifference(PositionPart.SIZE, before.size, after.size)]
    return [*_on_points(before, after), *_elsewhere(before.with_implied_turn(), after.with_implied_turn())]


def by_point(found: Iterable[PositionDifference], stones: Mapping[Point, Color]) -> dict[Point, PositionDifference]:
    """Return the difference on each point that differs: that of its stone, if its stone differs.

    found: the differences from a position. stones: those of the other one; a stone whose marks differ has changed.
    """
    on_points: dict[Point, PositionDifference] = {}
    for difference in found:
        point = difference.point
        if point is None or point in on_points:
            continue
        stone = None if difference.part is PositionPart.STONE else stones.get(point)
        on_points[point] = difference if stone is None else PositionDifference(PositionPart.STONE, stone, stone, point)
    return on_points


def _on_points(before: Position, after: Position) -> Iterator[PositionDifference]:
    parts = (
        (PositionPart.STONE, before.stones, after.stones),
        (PositionPart.NUMBER, before.numbers, after.numbers),
        (PositionPart.LABEL, before.labels, after.labels),
        (PositionPart.MARK, before.marks, after.marks),
    )
    for point in before.size.points():
        for part, old, new in parts:
            if old.get(point) != new.get(point):
                yield PositionDifference(part, old.get(point), new.get(point), point)


def _elsewhere(before: Position, after: Position) -> Iterator[PositionDifference]:
    parts = (
        (PositionPart.KO, before.ko, after.ko),
        (PositionPart.LAST_MOVE, before.last_move, after.last_move),
        (PositionPart.TURN, before.turn, after.turn),
        (PositionPart.ORDER, before.order, after.order),
    )
    for part, old, new in parts:
        if old != new:
            yield PositionDifference(part, old, new)

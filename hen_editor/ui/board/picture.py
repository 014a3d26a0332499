"""All that the board shows, as one value."""

from collections.abc import Mapping
from typing import NamedTuple, TypeVar

from hen_editor.core.board import Point
from hen_editor.core.position import Position
from hen_editor.ui.board.ghost import Ghost

_V = TypeVar("_V")


class Picture(NamedTuple):
    """A position and what the window lays over it: the ghost, lit points, points with problems, the keys' cursor."""

    position: Position
    ghost: Ghost | None = None
    lit: frozenset[Point] = frozenset()
    diagnosed: frozenset[Point] = frozenset()
    cursor: Point | None = None

    def changes_to(self, other: "Picture") -> set[Point]:
        """Return the points that look different in the other picture; both show boards of one size."""
        points = set(self.lit ^ other.lit) | (self.diagnosed ^ other.diagnosed)
        if self.ghost != other.ghost:
            points |= {ghost.point for ghost in (self.ghost, other.ghost) if ghost}
        if self.cursor != other.cursor:
            points |= {point for point in (self.cursor, other.cursor) if point}
        if self.position is not other.position:
            points |= _changed_points(self.position, other.position)
        return points


def _changed_points(old: Position, new: Position) -> set[Point]:
    points = set(old.stones.changes_to(new.stones)) if old.stones.cells != new.stones.cells else set()
    points |= _changed_keys(old.labels, new.labels)
    points |= _changed_keys(old.marks, new.marks)
    points |= _changed_keys(old.numbers, new.numbers)
    last = (old.last_move and old.last_move.point, new.last_move and new.last_move.point)
    for before, after in (last, (old.ko, new.ko)):
        if before != after:
            points |= {point for point in (before, after) if point is not None}
    return points


def _changed_keys(old: Mapping[Point, _V], new: Mapping[Point, _V]) -> set[Point]:
    if not old and not new:
        return set()
    return {point for point, _ in old.items() ^ new.items()}

"""A selection: a rectangle on the board, and the stones in it."""

from collections.abc import Iterable
from typing import NamedTuple

from hen_editor.core.board import Area, BoardSize, Color, Point, Stones
from hen_editor.core.game.overlay import Line


class Selection(NamedTuple):
    """A rectangle between two corners, in any order; both are in it."""

    corners: Line

    @property
    def area(self) -> Area:
        """The part of the board that is selected."""
        return Area.around(self.corners)

    def holds(self, point: Point) -> bool:
        """Tell whether it contains a point."""
        return self.area.holds(point)

    def fits(self, size: BoardSize) -> bool:
        """Tell whether it fits a board of this size."""
        return all(map(size.holds, self.corners))

    def stones(self, stones: Stones) -> dict[Point, Color]:
        """Return the stones in it."""
        return {point: color for point, color in stones.items() if self.holds(point)}

    def moved(self, columns: int, rows: int, size: BoardSize) -> "Selection | None":
        """Return it moved and clipped to the board, None if nothing is left."""
        moved = [Point(point.column + columns, point.row + rows) for point in self.corners]
        first, last = ([pick(places) for places in zip(*moved, strict=True)] for pick in (min, max))
        if max(first[0] - size.columns, first[1] - size.rows) >= 0 or min(last) < 0:
            return None
        start, end = (_onto(point, size) for point in moved)
        return Selection((start, end))


def destinations(points: Iterable[Point], columns: int, rows: int, size: BoardSize) -> dict[Point, Point | None]:
    """Return the destinations of points moved by columns and rows, None for those that leave the board."""
    moved = {point: Point(point.column + columns, point.row + rows) for point in points}
    return {point: end if size.holds(end) else None for point, end in moved.items()}


def _onto(point: Point, size: BoardSize) -> Point:
    """Return the nearest point on the board."""
    return Point(min(max(point.column, 0), size.columns - 1), min(max(point.row, 0), size.rows - 1))

"""Where the points of a figure are, where its lines end, and how far its board reaches."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from hen_editor.core.board import Area, BoardSize, Point
from hen_editor.core.symmetry import Symmetry
from hen_editor.drawing.figure import Figure, Sides
from hen_editor.drawing.shapes import Box

COORDINATE = 0.36
"""The usual height of the font of coordinates."""

BAND = 1.6
"""The width of the band in which coordinates are, in heights of their font."""

EDGE = 0.62
"""Board beyond the outer lines, without coordinates: a bit more than half a stone."""

CUT = 0.5
"""How far lines go on where only a part of the board is shown."""

GAP = 0.1
"""The gap between the ends of such lines and the band in which coordinates are."""


class Frame(NamedTuple):
    """Where points are.

    area: the columns and rows of the view that are shown. size: the size of the view. places: where the shown points
    are, from the upper left of the view. rim: how much more of the board there is on all sides. coordinate: the height
    of the font of coordinates.
    """

    figure: Figure
    area: Area
    size: BoardSize
    places: Mapping[Point, tuple[int, int]]
    rim: float
    coordinate: float

    @classmethod
    def of(cls, figure: Figure, rim: float = 0.0, coordinate: float = COORDINATE) -> "Frame":
        """Return where the points of a figure are."""
        board, symmetry = figure.position.size, figure.symmetry
        size, part = symmetry.size(board), figure.part or Area.whole(board)
        area = Area.around(symmetry.point(corner, board) for corner in part)
        return cls(figure, area, size, _places(area, size, symmetry), rim, coordinate)

    def within(self, *parts: tuple[range, range]) -> "Frame":
        """Return the frame with no other points than those in some columns and rows, counted from the first shown."""
        places, width = [*self.places.items()], self.columns
        kept = {row * width + column for columns, rows in parts for row in rows for column in columns}
        return self._replace(places=dict(map(places.__getitem__, sorted(kept))))

    def place(self, point: Point) -> tuple[int, int]:
        """Return the column and row of a point that is shown."""
        return self.places[point]

    def shows(self, point: Point) -> bool:
        """Return whether a point is shown."""
        return point in self.places

    @property
    def columns(self) -> int:
        """How many columns are shown."""
        return len(self.area.columns)

    @property
    def rows(self) -> int:
        """How many rows are shown."""
        return len(self.area.rows)

    @property
    def cuts(self) -> tuple[bool, bool, bool, bool]:
        """Whether the board goes on to the left, above, to the right and below."""
        (left, top), (right, bottom) = self.area
        return left > 0, top > 0, right < self.size.columns - 1, bottom < self.size.rows - 1

    @property
    def ends(self) -> tuple[float, float, float, float]:
        """Where lines end, on the left, above, on the right and below: at the rim if the board goes on there."""
        left, top, right, bottom = (
            (CUT + (0 if is_named else self.rim)) * is_cut
            for is_cut, is_named in zip(self.cuts, self.named, strict=True)
        )
        return -left, -top, self.columns - 1 + right, self.rows - 1 + bottom

    @property
    def named(self) -> tuple[bool, bool, bool, bool]:
        """Whether there are coordinates on the left, above, on the right and below."""
        sides = self.figure.sides
        return sides is not Sides.NONE, sides is Sides.FOUR, sides is Sides.FOUR, sides is not Sides.NONE

    @property
    def band(self) -> float:
        """The width of the band in which coordinates are."""
        return BAND * self.coordinate

    @property
    def board(self) -> Box:
        """The board with its coordinates, as far as it is shown."""
        left, top, right, bottom = (
            (CUT + GAP * is_named if is_cut else EDGE) + self.band * is_named + self.rim
            for is_cut, is_named in zip(self.cuts, self.named, strict=True)
        )
        return Box(-left, -top, left + self.columns - 1 + right, top + self.rows - 1 + bottom)


@lru_cache(maxsize=16)
def _places(area: Area, size: BoardSize, symmetry: Symmetry) -> Mapping[Point, tuple[int, int]]:
    """Return where points are, from the upper left. area: what is shown of a view of this size."""
    shown, (left, top) = area.points(), area.upper_left
    points = shown if symmetry is Symmetry.IDENTITY else [symmetry.inverse.point(place, size) for place in shown]
    return MappingProxyType({point: (x - left, y - top) for point, (x, y) in zip(points, shown, strict=True)})

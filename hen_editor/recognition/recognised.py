"""A board recognised in a picture, and where each of its points is there."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from hen_editor.core.board import EMPTY, Area, Color, Edges, Point
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.position import Position

Place = tuple[float, float]
"""A place in a picture: x and y in pixels, from the upper left corner of the picture."""

Corners = tuple[Place, Place, Place, Place]
"""Where the outermost lines cross: upper left, upper right, lower right, lower left."""


LEAST_LINES, MOST_LINES = 2, 52
"""How many lines each way a board may have that is read between four corners."""


class Certainty(Enum):
    """How sure it is that a board was read correctly: without a doubt, or only once the user has checked it."""

    SURE = "sure"
    CHECK = "check"


WHOLE, NO_EDGES = Edges(left=True, top=True, right=True, bottom=True), Edges()


@dataclass(frozen=True, slots=True)
class Recognised:
    """A board recognised in a picture.

    position: its stones, the last move if its mark is sure, and numbers where they were surely read; no turn.
    confidence: how sure that is. corners: the crossings of the outermost lines seen. columns, rows: the lines seen.
    edges: the edges of the board among them.
    part: the part of the board they are taken for, by the edges seen; None for a whole board.
    doubts: for each point in doubt what it may be, the likeliest first; points are those of the position's board.
    evidence: what speaks for and against it, in words. diagnostics: what the user should know about the position.
    """

    position: Position
    confidence: Certainty
    corners: Corners
    columns: int
    rows: int
    edges: Edges = WHOLE
    part: Area | None = None
    doubts: Mapping[Point, tuple[Color | None, ...]] = field(default_factory=dict)
    evidence: tuple[str, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()

    @property
    def area(self) -> Area:
        """The part of the position's board that the picture shows."""
        return self.part or Area.whole(self.position.size)

    @property
    def grid(self) -> tuple[str, ...]:
        """The lines seen as rows from the top: `X` for black, `O` for white, `.` for an empty point."""
        size, cells = self.position.size, self.position.stones.cells
        signs = {EMPTY: ".", Color.BLACK.cell: "X", Color.WHITE.cell: "O"}
        return tuple(
            "".join(signs[cells[size.index(Point(column, row))]] for column in self.area.columns)
            for row in self.area.rows
        )

    def place(self, point: Point) -> Place:
        """Return where a point of the position's board is in the picture."""
        column, row = point.column - self.area.upper_left.column, point.row - self.area.upper_left.row
        return between(self.corners, column / max(1, self.columns - 1), row / max(1, self.rows - 1))

    def point(self, place: Place) -> Point | None:
        """Return the point of the position's board that is nearest to a place in the picture, None beside the board."""
        across, down = max(1, self.columns - 1), max(1, self.rows - 1)
        x, y = within(self.corners, place)
        x, y = x * across, y * down
        if not (-0.5 <= x < self.columns - 0.5 and -0.5 <= y < self.rows - 0.5):
            return None
        column, row = round(x), round(y)
        return Point(column + self.area.upper_left.column, row + self.area.upper_left.row)


def are_convex(corners: Corners) -> bool:
    """Return whether four corners, in their order clockwise, are those of a board seen from any side."""
    turns = zip(corners, (*corners[1:], corners[0]), (*corners[2:], *corners[:2]), strict=True)
    return all((x1 - x0) * (y2 - y1) - (y1 - y0) * (x2 - x1) > 1 for (x0, y0), (x1, y1), (x2, y2) in turns)


def projection(corners: Corners) -> tuple[float, float, float, float, float, float, float, float]:
    """Return the eight numbers of the projection that takes the unit square to four corners.

    Raises ValueError for corners that are no quadrangle.
    """
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = corners
    dx1, dx2, dx3 = x1 - x2, x3 - x2, x0 - x1 + x2 - x3
    dy1, dy2, dy3 = y1 - y2, y3 - y2, y0 - y1 + y2 - y3
    area = dx1 * dy2 - dx2 * dy1
    if abs(area) < 1e-9:
        raise ValueError("three of the four corners are in one line")
    g, h = (dx3 * dy2 - dx2 * dy3) / area, (dx1 * dy3 - dx3 * dy1) / area
    return x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h


def between(corners: Corners, across: float, down: float) -> Place:
    """Return the place at a share of the way across and down between four corners, as seen in perspective.

    >>> between(((0, 0), (10, 0), (10, 20), (0, 20)), 0.5, 0.25)
    (5.0, 5.0)
    """
    a, b, c, d, e, f, g, h = projection(corners)
    w = g * across + h * down + 1
    return (a * across + b * down + c) / w, (d * across + e * down + f) / w


def within(corners: Corners, place: Place) -> Place:
    """Return the shares of the way across and down at which a place is: the inverse of `between`."""
    a, b, c, d, e, f, g, h = projection(corners)
    x, y = place
    # Two equations in two unknowns: a u + b v + c = x (g u + h v + 1), and the same for y.
    p, q, r = a - g * x, b - h * x, x - c
    s, t, u = d - g * y, e - h * y, y - f
    area = p * t - q * s
    if abs(area) < 1e-12:
        return float("inf"), float("inf")
    return (r * t - q * u) / area, (p * u - r * s) / area

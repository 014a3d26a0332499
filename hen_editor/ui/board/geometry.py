"""The positions of a board's points on a surface of device pixels: arithmetic only."""

from math import ceil, floor
from typing import NamedTuple, Self

from hen_editor.core.board import Area, BoardSize, Point
from hen_editor.core.symmetry import Symmetry

_FEWEST_LINES = 5
"""Smaller boards use the cell size of this one, so that their stones do not fill the window."""

_LINE, _USUAL_BOARD = 0.027, 600
"""The usual width of lines in cells; they have it on a board of this side in logical pixels."""

_WIDEST_LINE = 0.06
"""The greatest width of lines in cells, on a small surface."""

_SMALLEST_TEXT, _LARGEST_TEXT = 8.5, 13.0
"""The heights in logical pixels below which coordinates are illegible, and above which they are conspicuous."""

_LEAST_NAMED = 200
"""The side in logical pixels below which a board has no room for coordinates."""


class Box(NamedTuple):
    """A rectangle of whole device pixels."""

    x: int
    y: int
    width: int
    height: int


class Geometry(NamedTuple):
    """The layout of a board on a surface. All lengths are device pixels, so that lines are crisp.

    Points are those of the board, of this size. The view may be rotated or mirrored: its columns and rows count from
    the left and from the top of the surface, whatever points are there. Only here do the two meet.

    symmetry: how the view is rotated or mirrored. cell: distance between two lines. stone: diameter of a stone.
    line: width of a line; it does not follow the size of the surface, or all lines would double while a window grows.
    left, top: the first pixel of the leftmost and of the topmost line of the board, whether they are shown or not.
    edge: distance from the outer lines to the rim of the wood. text: height of the coordinates, 0 for none.
    part: the points that are shown; where the board goes on beyond them, its lines run out.
    """

    size: BoardSize
    cell: int
    line: int
    stone: int
    left: int
    top: int
    edge: int
    text: float
    part: Area
    symmetry: Symmetry = Symmetry.IDENTITY

    @classmethod
    def fit(
        cls,
        size: BoardSize,
        width: int,
        height: int,
        *,
        scale: float = 1.0,
        coordinates: bool = True,
        symmetry: Symmetry = Symmetry.IDENTITY,
        magnification: float = 1.0,
        part: Area | None = None,
        line_width: float = _LINE,
    ) -> Self:
        """Return the largest board of this size, or part of it, centred on width by height device pixels.

        `scale`: device pixels per logical pixel; coordinates never become illegibly small. `magnification`: how much
        larger the surface is than what is seen of it. `line_width`: in cells.
        """
        margin = max(6 * scale, min(width, height) / 50)
        has_room = min(width, height) >= _LEAST_NAMED * scale
        texts = (_SMALLEST_TEXT * scale, _LARGEST_TEXT * scale) if coordinates and has_room else (0.0, 0.0)
        part = part or Area.whole(size)
        shown = Area.around(symmetry.point(corner, size) for corner in part)
        across, down = len(shown.columns), len(shown.rows)
        cell = min(
            _cell_for(length - 2 * margin, max(lines, _FEWEST_LINES), *texts)
            for length, lines in ((width, across), (height, down))
        )
        usual_cell = _USUAL_BOARD / (max(across, down, _FEWEST_LINES) + 1)
        line = max(1, round(min(usual_cell * line_width * scale * magnification, cell * max(line_width, _WIDEST_LINE))))
        stone = max(1, round(cell * 0.97))
        if cell > 3 and (stone - line) % 2:
            stone -= 1
        text = _text_height(cell, *texts)
        edge = ceil(cell * _EDGE + _band(text))
        left = (width - (across - 1) * cell - line) // 2 - shown.columns.start * cell
        top = (height - (down - 1) * cell - line) // 2 - shown.rows.start * cell
        return cls(size, cell, line, stone, left, top, edge, text, part, symmetry)

    @property
    def view_size(self) -> BoardSize:
        """The number of columns and rows of the view."""
        return self.symmetry.size(self.size)

    @property
    def lines_in_view(self) -> Area:
        """The columns and rows of the view that are shown."""
        return Area.around(self.in_view(corner) for corner in self.part)

    def in_view(self, point: Point) -> Point:
        """Return the column and row of the view where a point is."""
        return self.symmetry.point(point, self.size)

    def on_board(self, place: Point) -> Point:
        """Return the point at a column and row of the view; off the board for a place off the view."""
        return self.symmetry.inverse.point(place, self.view_size)

    @property
    def steps(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """Return how far the next column of the board is, to the right and down, and how far the next row."""
        origin, *others = (self.in_view(point) for point in (Point(0, 0), Point(1, 0), Point(0, 1)))
        column, row = (
            (self.cell * (other.column - origin.column), self.cell * (other.row - origin.row)) for other in others
        )
        return column, row

    @property
    def grid(self) -> Box:
        """The rectangle from the first lines that are shown to the last, including their width."""
        (left, top), (right, bottom) = self.lines_in_view
        x, y, cell, line = self.left + left * self.cell, self.top + top * self.cell, self.cell, self.line
        return Box(x, y, (right - left) * cell + line, (bottom - top) * cell + line)

    @property
    def lines(self) -> Box:
        """The rectangle filled by lines: the grid, and more where the board goes on."""
        (x, y, width, height), (first, last), view = self.grid, self.lines_in_view, self.view_size
        beyond = self.cell // 2 if self.text else self.edge
        left, top = beyond * (first.column > 0), beyond * (first.row > 0)
        right, bottom = beyond * (last.column < view.columns - 1), beyond * (last.row < view.rows - 1)
        return Box(x - left, y - top, width + left + right, height + top + bottom)

    @property
    def wood(self) -> Box:
        """The rectangle of the board itself."""
        x, y, width, height = self.grid
        return Box(x - self.edge, y - self.edge, width + 2 * self.edge, height + 2 * self.edge)

    def centre(self, point: Point) -> tuple[float, float]:
        """Return the centre of a point: x and y, in the middle of its lines."""
        return self.place(*self.in_view(point))

    def coordinates(self, x: float, y: float) -> tuple[float, float]:
        """Return the fractional column and row of the view at a pixel position."""
        half = self.line / 2
        return (x - self.left - half) / self.cell, (y - self.top - half) / self.cell

    def place(self, column: float, row: float) -> tuple[float, float]:
        """Return the pixel position of a fractional column and row of the view."""
        half = self.line / 2
        return self.left + column * self.cell + half, self.top + row * self.cell + half

    def cell_at(self, x: float, y: float) -> Point:
        """Return the point nearest to a pixel position, shown or not; off the board if that is half a cell away."""
        column, row = self.coordinates(x, y)
        return self.on_board(Point(floor(column + 0.5), floor(row + 0.5)))

    def point_at(self, x: float, y: float) -> Point | None:
        """Return the point shown nearest to a pixel position, None if it is more than half a cell away."""
        point = self.cell_at(x, y)
        return point if self.part.holds(point) else None

    def is_well_inside(self, x: float, y: float) -> bool:
        """Return whether a pixel position is within 0.45 cells of its point: strokes that only pass by are not."""
        centre_x, centre_y = self.centre(self.cell_at(x, y))
        return (x - centre_x) ** 2 + (y - centre_y) ** 2 <= (0.45 * self.cell) ** 2

    def square(self, point: Point) -> Box:
        """Return the cell of a point: the squares of neighbours touch without overlap."""
        middle, (column, row) = self.line // 2 - self.cell // 2, self.in_view(point)
        return Box(self.left + column * self.cell + middle, self.top + row * self.cell + middle, self.cell, self.cell)

    def square_to_rim(self, point: Point) -> Box:
        """Return the cell of a point, extended to the edge of the wood on the outer lines that are shown."""
        (x, y, width, height), wood, (first, last) = self.square(point), self.wood, self.lines_in_view
        column, row = self.in_view(point)
        left = wood.x if column == first.column else x
        top = wood.y if row == first.row else y
        right = wood.x + wood.width if column == last.column else x + width
        bottom = wood.y + wood.height if row == last.row else y + height
        return Box(left, top, right - left, bottom - top)

    def reach(self, point: Point) -> Box:
        """Return the area painted for a point: its cell, and the shadow of its stone."""
        spill = self.cell // 4 + 2
        x, y, width, height = self.square(point)
        return Box(x - spill, y - spill, width + 2 * spill, height + 2 * spill)

    def lines_within(self, x: float, y: float, width: float, height: float) -> tuple[range, range]:
        """Return the columns and rows that are shown whose points' painted area touches a rectangle."""
        corners = (
            self.cell_at(x - self.cell, y - self.cell),
            self.cell_at(x + width + self.cell, y + height + self.cell),
        )
        (left, right), (top, bottom) = (sorted(ends) for ends in zip(*corners, strict=True))
        columns, rows = self.part.columns, self.part.rows
        return (
            range(max(columns.start, left), min(columns.stop, right + 1)),
            range(max(rows.start, top), min(rows.stop, bottom + 1)),
        )


def points_between(start: Point, end: Point) -> list[Point]:
    """Return the points from start (excluded) to end, as drawn by Bresenham's algorithm.

    >>> points_between(Point(0, 0), Point(3, 1))
    [Point(column=1, row=0), Point(column=2, row=1), Point(column=3, row=1)]
    """
    across, down = end.column - start.column, end.row - start.row
    steps = max(abs(across), abs(down))
    return [
        Point(start.column + _rounded(across * step, steps), start.row + _rounded(down * step, steps))
        for step in range(1, steps + 1)
    ]


_TEXT = 0.36
"""The height of coordinates in cells, within its limits."""

_EDGE = 0.62
"""Wood beyond the outer lines in cells, without coordinates: a bit more than half a stone."""


def _rounded(dividend: int, divisor: int) -> int:
    return (2 * dividend + divisor) // (2 * divisor)


def _text_height(cell: float, smallest: float, largest: float) -> float:
    return min(max(cell * _TEXT, smallest), largest)


def _band(text: float) -> float:
    return text * 1.6


def _cell_for(room: float, lines: int, smallest: float, largest: float) -> int:
    """Return the cell of so many lines that fill the room, with coordinates between these heights beside them."""
    cell = room / (lines - 1 + 2 * (_EDGE + _band(_TEXT)))
    text = _text_height(cell, smallest, largest)
    if text != cell * _TEXT:
        cell = (room - 2 * _band(text)) / (lines - 1 + 2 * _EDGE)
    return max(1, floor(cell))

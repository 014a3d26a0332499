"""The positions of a board's points on a surface of device pixels: arithmetic only."""

from math import ceil, floor
from typing import NamedTuple, Self

from hen_editor.core.board import Area, BoardSize, Point, Stones
from hen_editor.core.position import Position
from hen_editor.core.symmetry import Symmetry
from hen_editor.drawing.figure import Figure, Names, Sides
from hen_editor.drawing.frame import BAND, COORDINATE, Frame
from hen_editor.drawing.style import Style

_FEWEST_LINES = 5
"""Smaller boards use the cell size of this one, so that their stones do not fill the window."""

_LINE, _USUAL_BOARD = 0.027, 600
"""The usual width of lines in cells; they have it on a board of this side in logical pixels."""

_WIDEST_LINE = 0.06
"""The greatest width of lines in cells, on a small surface."""

_SMALLEST_TEXT, _LARGEST_TEXT = 8.5, 13.0
"""The heights in logical pixels below which coordinates are illegible, and above which they are conspicuous."""

_RING = 2
"""The width in logical pixels of the focus ring around a surface, which is part of its margin."""

_LEAST_NAMED = 200
"""The side in logical pixels below which a board has no room for coordinates."""


class PixelBox(NamedTuple):
    """A rectangle of whole device pixels."""

    x: int
    y: int
    width: int
    height: int


class Geometry(NamedTuple):
    """The layout of a board on a surface. All lengths are device pixels, so that lines are crisp.

    Points are those of the board. The view may be rotated or mirrored: its columns and rows count from the left and
    from the top of the surface, whatever points are there. Only here do the two meet.

    frame: where points are in cells, and how far the board reaches; where it goes on beyond the points shown, its lines
    run out. cell: distance between two lines. line: width of a line; it is independent of the size of the surface, or
    lines would suddenly double while a window grows. left, top: the first pixel of the leftmost and of the topmost line
    of the board, whether they are shown or not. text: height of the coordinates, 0 for none.
    """

    frame: Frame
    cell: int
    line: int
    left: int
    top: int
    text: float

    @classmethod
    def fit(
        cls,
        size: BoardSize,
        width: int,
        height: int,
        *,
        scale: float = 1.0,
        coordinates: bool = True,
        names: Names = Names.LETTERS,
        symmetry: Symmetry = Symmetry.IDENTITY,
        magnification: float = 1.0,
        part: Area | None = None,
        line_width: float = _LINE,
        tight: bool = False,
    ) -> Self:
        """Return the largest board of this size, or part of it, centred on width by height device pixels.

        scale: device pixels per logical pixel; coordinates never become illegibly small. magnification: how much larger
        the surface is than its visible part. line_width: in cells. tight: without margins above and below.
        """
        margin = max(6 * scale, min(width, height) / 50) - _RING * scale
        above = 0.0 if tight else margin
        has_coordinates = coordinates and min(width, height) >= _LEAST_NAMED * scale
        texts = (_SMALLEST_TEXT * scale, _LARGEST_TEXT * scale) if has_coordinates else (0.0, 0.0)
        sides = Sides.FOUR if has_coordinates else Sides.NONE
        figure = Figure(Position(Stones(size)), part=part, symmetry=symmetry, sides=sides, names=names)
        bare = Frame.of(figure, coordinate=0.0)
        across, down = bare.columns, bare.rows
        cell = min(
            _cell_for(length, board + max(0, _FEWEST_LINES - lines), *texts)
            for length, board, lines in (
                (width - 2 * margin, bare.board.width, across),
                (height - 2 * above, bare.board.height, down),
            )
        )
        usual_cell = _USUAL_BOARD / (max(across, down, _FEWEST_LINES) + 1)
        line = max(1, round(min(usual_cell * line_width * scale * magnification, cell * max(line_width, _WIDEST_LINE))))
        text = _text_height(cell, *texts)
        (first_column, first_row), _ = bare.area
        left = (width - (across - 1) * cell - line) // 2 - first_column * cell
        top = (height - (down - 1) * cell - line) // 2 - first_row * cell
        return cls(Frame.of(figure, coordinate=text / cell), cell, line, left, top, text)

    @property
    def size(self) -> BoardSize:
        """The size of the board."""
        return self.frame.figure.position.size

    @property
    def part(self) -> Area:
        """The points that are shown."""
        return self.frame.figure.part or Area.whole(self.size)

    @property
    def symmetry(self) -> Symmetry:
        """How the view is rotated or mirrored."""
        return self.frame.figure.symmetry

    def in_view(self, point: Point) -> Point:
        """Return the column and row of the view where a point is."""
        return self.symmetry.point(point, self.size)

    def on_board(self, place: Point) -> Point:
        """Return the point at a column and row of the view; off the board for a place off the view."""
        return self.symmetry.inverse.point(place, self.frame.size)

    @property
    def grid(self) -> PixelBox:
        """The rectangle from the first lines that are shown to the last, including their width."""
        (left, top), (right, bottom) = self.frame.area
        x, y, cell, line = self.left + left * self.cell, self.top + top * self.cell, self.cell, self.line
        return PixelBox(x, y, (right - left) * cell + line, (bottom - top) * cell + line)

    @property
    def wood(self) -> PixelBox:
        """The rectangle of the board itself."""
        (x, y, width, height), board, cell = self.grid, self.frame.board, self.cell
        left, top = ceil(-board.x * cell), ceil(-board.y * cell)
        right = ceil((board.x + board.width - self.frame.columns + 1) * cell)
        bottom = ceil((board.y + board.height - self.frame.rows + 1) * cell)
        return PixelBox(x - left, y - top, width + left + right, height + top + bottom)

    @property
    def frame_with_rim(self) -> Frame:
        """The frame with a board that reaches beyond the wood, whose edges are on whole pixels; clip it to the wood."""
        return self.frame._replace(rim=1.0)

    @property
    def origin(self) -> tuple[float, float]:
        """The centre of the first point of the view that is shown, from which the places of the frame count."""
        return self.place(*self.frame.area.upper_left)

    def sharp(self, style: Style) -> Style:
        """Return a style with the widths that lines and star points have on these pixels."""
        border = round(self.line * style.border_width / (style.line_width or 1))
        star = max(1.5, round(self.cell * style.hoshi_radius)) + (self.line % 2) / 2 if style.hoshi_radius else 0.0
        return style._replace(
            line_width=self.line / self.cell,
            border_width=max(border, self.line) / self.cell,
            hoshi_radius=star / self.cell,
        )

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
        """Return whether a pixel position is within 0.45 cells of its point, so that strokes between points miss it."""
        centre_x, centre_y = self.centre(self.cell_at(x, y))
        return (x - centre_x) ** 2 + (y - centre_y) ** 2 <= (0.45 * self.cell) ** 2

    def reach(self, point: Point) -> PixelBox:
        """Return the area painted for a point: its cell, and the shadow of its stone."""
        (column, row), cell = self.in_view(point), self.cell
        before, side = self.line // 2 - cell // 2 - cell // 4 - 2, cell + 2 * (cell // 4 + 2)
        return PixelBox(self.left + column * cell + before, self.top + row * cell + before, side, side)

    def frame_within(self, *boxes: tuple[float, float, float, float]) -> Frame:
        """Return the frame with no other points than those whose painted area touches one of some rectangles.

        A rectangle: left, top, width and height.
        """
        return self.frame_with_rim.within(*(self._lines_in(*box) for box in boxes))

    def _lines_in(self, x: float, y: float, width: float, height: float) -> tuple[range, range]:
        """Return the columns and rows of the points whose painted area touches a rectangle."""
        reach, (first_column, first_row) = 0.75 + 2 / self.cell, self.frame.area.upper_left
        left, top = self.coordinates(x, y)
        right, bottom = self.coordinates(x + width, y + height)
        columns = range(ceil(left - reach) - first_column, floor(right + reach) - first_column + 1)
        rows = range(ceil(top - reach) - first_row, floor(bottom + reach) - first_row + 1)
        return _overlap(columns, self.frame.columns), _overlap(rows, self.frame.rows)


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


def _rounded(dividend: int, divisor: int) -> int:
    return (2 * dividend + divisor) // (2 * divisor)


def _overlap(lines: range, number: int) -> range:
    """Return a range of lines clipped to this number of lines."""
    return range(max(lines.start, 0), min(lines.stop, number))


def _text_height(cell: float, smallest: float, largest: float) -> float:
    return min(max(cell * COORDINATE, smallest), largest)


def _cell_for(room: float, cells: float, smallest: float, largest: float) -> int:
    """Return the size of `cells` that fill the room, with coordinates between these heights beside them."""
    cell = room / (cells + 2 * BAND * COORDINATE)
    text = _text_height(cell, smallest, largest)
    if text != cell * COORDINATE:
        cell = (room - 2 * BAND * text) / cells
    return max(1, floor(cell))

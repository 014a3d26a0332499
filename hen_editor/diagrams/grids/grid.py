"""A grid as it is in the text, before anyone knows what its signs mean, and where it is on the board."""

from dataclasses import dataclass
from typing import NamedTuple

from hen_editor.core.board import Area, BoardSize, Edges, Point
from hen_editor.core.diagnostics import Diagnostic, Span
from hen_editor.diagrams import codes
from hen_editor.diagrams.found import USUAL, Placement
from hen_editor.diagrams.grids.rows import Row

MAX_SIDE = 52
LENGTHS = frozenset((*range(1, 8), *USUAL))
"""The lengths of boards on which people play Go: not the 8, 10, 11, 12 and 15 of other games."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of equal length.

    top, right, bottom, left: the edges that are shown. labels: the numbers of the rows, if they are numbered one after
    another. columns: the columns, from 0, that a line of names gives. with_i: whether their names include the letter I;
    None if they end before it.
    context: the text around it that may say who plays and which sign is whose. below: the first line of it below.
    """

    rows: tuple[Row, ...]
    cells: tuple[tuple[str, ...], ...]
    span: Span
    top: bool = False
    right: bool = False
    bottom: bool = False
    left: bool = False
    labels: tuple[int, ...] | None = None
    columns: tuple[int, ...] | None = None
    with_i: bool | None = None
    context: str = ""
    below: str = ""
    problems: tuple[Diagnostic, ...] = ()

    @property
    def width(self) -> int:
        """The number of columns that it shows."""
        return len(self.cells[0])

    @property
    def height(self) -> int:
        """The number of rows that it shows."""
        return len(self.cells)

    @property
    def is_tiny(self) -> bool:
        """Whether a side has less than three lines, or no side more than three."""
        return min(self.width, self.height) < 3 or max(self.width, self.height) == 3

    @property
    def missing(self) -> int:
        """The number of cells that its rows lack."""
        return sum(max(0, self.width - len(row.cells)) for row in self.rows)

    @property
    def spaced(self) -> bool:
        """Whether blanks stand between the cells."""
        return sum(row.spaced for row in self.rows) * 2 > len(self.rows)

    @property
    def is_numbered_part(self) -> bool:
        """Whether the numbers of its rows or the names of its columns show that the board has more lines."""
        return (self.columns or (0,))[0] > 0 or max(self.labels or (0,)) > max(self.width, self.height)

    @property
    def is_drawn(self) -> bool:
        """Whether lines are drawn between its points."""
        return sum("--" in row.line.text for row in self.rows) * 2 > self.height

    @property
    def edges(self) -> Edges:
        """The edges that it shows."""
        return Edges(self.left, self.top, self.right, self.bottom)

    @property
    def is_numbered_twice(self) -> bool:
        """Whether the numbers of its rows stand at both ends."""
        ends = (row.line.text[row.starts[-1] + len(row.cells[-1]) :].lstrip(" |") for row in self.rows)
        labels = self.labels or ()
        return len(labels) == self.height and all(map(str.startswith, ends, map(str, labels)))

    @property
    def known_edges(self) -> Edges:
        """The edges that it shows, or reaches by its coordinates: those before column A, and below or above row 1."""
        left, top, right, bottom = self.edges
        if self.labels is None:
            return self.edges
        is_from_a = (self.columns or (int(right and not left),))[0] == 0
        is_from_1, downwards = min(self.labels) <= 1, self.labels[0] > self.labels[-1]
        bottom, top = bottom or (is_from_1 and downwards), top or (is_from_1 and not downwards)
        return Edges(left or is_from_a, top, right, bottom)

    def has_edge(self) -> bool:
        """Return whether any edge is shown."""
        return any(self.edges)


# Where a grid is: by its coordinates, by its edges, or in the middle.

ENDED = Edges(right=True)
"""The edges of a square whose rows end with a bar each, which is a whole board."""


class Placed(NamedTuple):
    """The board of a grid, the part of it that the grid shows, and why it is there."""

    size: BoardSize
    area: Area
    placement: Placement
    problems: tuple[Diagnostic, ...] = ()


def place(grid: Grid, size: BoardSize | None, *, centred: bool) -> Placed | None:
    """Return where a grid is, or None if it is larger than any board.

    size: the size of the board if the diagram tells it. centred: whether a grid without edges is a part of a board of
    19 lines, as in Sensei's Library, not a whole board; a strip of 19 lines is one in any case.
    """
    if grid.width > MAX_SIDE or grid.height > MAX_SIDE:
        return None
    if grid.labels is not None:
        return _by_coordinates(grid, grid.labels, size)
    is_strip = grid.width != grid.height and max(grid.width, grid.height) == max(USUAL)
    is_ended = grid.width == grid.height and grid.edges == ENDED
    if not (centred or is_strip) and size is None and (is_ended or not grid.has_edge()):
        return _whole(grid)
    across = _Side(grid.width, grid.left, grid.right, size.columns if size else None)
    down = _Side(grid.height, grid.top, grid.bottom, size.rows if size else None)
    known = across.length or down.length
    problems: list[Diagnostic] = []
    if known is None:
        columns = rows = max(across.shown, down.shown, max(USUAL))
        problems.append(codes.SIZE_GUESSED.at(span=grid.span, size=BoardSize(columns, rows)))
    else:
        columns, rows = (side.length or side.length_beside(known, centred=centred) for side in (across, down))
    is_centred = across.is_between(columns) or down.is_between(rows)
    if is_centred:
        problems.append(codes.CENTRED.at(span=grid.span))
    is_whole = (columns, rows) == (grid.width, grid.height)
    placement = Placement.WHOLE if is_whole else Placement.CENTRED if is_centred else Placement.EDGES
    area = _area(grid, across.offset(columns), down.offset(rows))
    return Placed(BoardSize(columns, rows), area, placement, tuple(problems))


class _Side(NamedTuple):
    """The columns or the rows of a grid.

    shown: how many there are. before, after: whether the edges before and after them are shown. told: how many the
    board has, if the diagram says so.
    """

    shown: int
    before: bool
    after: bool
    told: int | None

    @property
    def length(self) -> int | None:
        """How many the board has, None if nothing shows or says it."""
        if self.before and self.after:
            return self.shown
        return None if self.told is None else max(self.shown, self.told)

    def length_beside(self, other: int, *, centred: bool) -> int:
        """Return how many a board has whose other side has this length: as many, or those shown if no edge is."""
        return max(other, self.shown) if self.before or self.after or centred else self.shown

    def is_between(self, length: int) -> bool:
        """Return whether it may be anywhere on a side of this length."""
        return length > self.shown and not (self.before or self.after)

    def offset(self, length: int) -> int:
        """Return where it begins on a side of this length."""
        room = length - self.shown
        return 0 if self.before else room if self.after else room // 2


def _whole(grid: Grid) -> Placed:
    size = BoardSize(grid.width, grid.height)
    return Placed(size, Area.whole(size), Placement.WHOLE)


def _area(grid: Grid, left: int, top: int) -> Area:
    return Area(Point(left, top), Point(left + grid.width - 1, top + grid.height - 1))


def _by_coordinates(grid: Grid, labels: tuple[int, ...], size: BoardSize | None) -> Placed:
    from_zero = labels[0] < labels[-1] == grid.width - 1 and grid.width in USUAL
    lowest = 0 if 0 in labels or from_zero else 1
    numbered = max(labels) - lowest + 1
    first_column = grid.columns[0] if grid.columns else 0
    named = first_column + grid.width
    downwards = labels[0] > labels[-1]
    complete = lowest in labels and first_column == 0
    problems: tuple[Diagnostic, ...] = ()
    if size is None:
        size, is_guess = _size(grid, named, numbered, complete=complete, downwards=downwards)
        problems = (codes.SIZE_GUESSED.at(span=grid.span, size=size),) if is_guess else ()
    columns, rows = max(size.columns, named), max(size.rows, numbered)
    size = BoardSize(min(columns, MAX_SIDE), min(rows, MAX_SIDE))
    top = size.rows - 1 - (labels[0] - lowest) if downwards else labels[0] - lowest
    left = first_column
    if grid.columns is None and grid.right and not grid.left:
        left = size.columns - grid.width
    area = _area(grid, min(left, size.columns - grid.width), min(top, size.rows - grid.height))
    whole = size == BoardSize(grid.width, grid.height)
    return Placed(size, area, Placement.WHOLE if whole else Placement.COORDINATES, problems)


def _size(grid: Grid, named: int, numbered: int, *, complete: bool, downwards: bool) -> tuple[BoardSize, bool]:
    """Return the size of a board with coordinates, and whether it is a guess.

    As many rows from 1 as columns from A, and nothing beyond, are a whole board. All else is a part of a board of 19
    lines, or of a smaller one up to whose last line it goes.
    """
    whole = BoardSize(min(named, MAX_SIDE), min(numbered, MAX_SIDE))
    if all(grid.edges) or (complete and named == numbered):
        return whole, False
    if complete and grid.is_numbered_twice and named not in USUAL:
        return whole, True
    longer = max(named, numbered)
    has_a_corner = complete or (downwards and named <= numbered)
    length = longer if longer in USUAL and has_a_corner else max(*USUAL, longer)
    return BoardSize(min(length, MAX_SIDE), min(length, MAX_SIDE)), longer < max(USUAL)

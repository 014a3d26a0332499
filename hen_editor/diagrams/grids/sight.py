"""What one sees of a grid whose signs are understood: how many of each there are, and the shapes that they make."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise, product
from typing import NamedTuple

from hen_editor.core.board import BLACK, BoardSize, Color, Edges, Point, Stones
from hen_editor.core.rules import chains_without_liberties
from hen_editor.diagrams.grids.alphabet import Alphabet, decide
from hen_editor.diagrams.grids.grid import MAX_SIDE, Grid
from hen_editor.diagrams.text import BLACK_CIRCLE, BOX, CIRCLED, CROSSING, STAR, WHITE_CIRCLE, TextWords


class Signs(NamedTuple):
    """How many signs of each kind a grid has; letters_again, digits_again: only those that have occurred before."""

    black: int = 0
    white: int = 0
    empty: int = 0
    letters: int = 0
    letters_again: int = 0
    digits: int = 0
    digits_again: int = 0
    unknown: int = 0


@dataclass(frozen=True)
class Sight:
    """A grid, what its signs mean, and which telling words the text around it has.

    dialect: that of the diagram, if its signs do not tell it.
    """

    grid: Grid
    alphabet: Alphabet
    words: TextWords
    dialect: str | None = None

    @property
    def width(self) -> int:
        """The number of columns."""
        return self.grid.width

    @property
    def height(self) -> int:
        """The number of rows."""
        return self.grid.height

    @property
    def is_square(self) -> bool:
        """Whether it has as many rows as columns."""
        return self.width == self.height

    @property
    def length(self) -> int:
        """The length of its longer side."""
        return max(self.width, self.height)

    @cached_property
    def counts(self) -> Counter[str]:
        """How often each cell occurs."""
        return Counter(cell for row in self.grid.cells for cell in row) - Counter({".": self.grid.missing})

    @cached_property
    def signs(self) -> Signs:
        """How many signs of each kind it has."""
        alphabet = self.alphabet
        found: Counter[str] = Counter()
        for cell, count in self.counts.items():
            sign = cell[0]
            if cell.isdecimal() and sign not in alphabet.stones and not (cell in alphabet.empty and len(cell) == 1):
                found["digits"] += count
                found["digits_again"] += count - 1
            elif sign in CIRCLED:
                found["black" if CIRCLED[sign][1] else "white"] += count
            elif sign in alphabet.stones:
                found["black" if alphabet.stones[sign][0] is BLACK else "white"] += count
            elif sign in alphabet.empty:
                found["empty"] += count
            elif sign.isalpha():
                found["letters"] += count
                found["letters_again"] += 0 if sign in alphabet.points else count - 1
            else:
                found["unknown"] += count
        return Signs(**found)

    @property
    def number(self) -> int:
        """The number of stones."""
        return self.signs.black + self.signs.white

    @cached_property
    def stones(self) -> dict[Point, Color]:
        """The stones that are not numbered, as if the first cell were the first point."""
        return self.alphabet.on(self.grid.cells)

    @cached_property
    def shown(self) -> frozenset[str]:
        """The signs of stones that are there."""
        return frozenset(cell[0] for cell in self.counts if cell[0] in self.alphabet.stones)

    @property
    def dots(self) -> int:
        """The number of points that are drawn as dots, crosses or crossings of lines."""
        return sum(self.counts[sign] for sign in ".+,") + self.lines

    @cached_property
    def lines(self) -> int:
        """The number of points that are drawn as crossings of lines."""
        return sum(self.counts[sign] for sign in BOX)

    @cached_property
    def neighbours(self) -> tuple[int, int]:
        """How many pairs of neighbours have one colour, and how many have two."""
        stones, same, other = self.stones, 0, 0
        for (column, row), color in stones.items():
            for beside in (Point(column + 1, row), Point(column, row + 1)):
                neighbour = stones.get(beside)
                same += neighbour is color
                other += neighbour is not None and neighbour is not color
        return same, other

    @cached_property
    def dead(self) -> int:
        """How many stones have no liberties; those at a side without an edge may have some beyond."""
        grid, right, bottom = self.grid, self.width - 1, self.height - 1
        stones = Stones(BoardSize(self.width, self.height), self.stones)
        return sum(
            len(chain)
            for chain in chains_without_liberties(stones)
            if (grid.left or all(point.column > 0 for point in chain))
            and (grid.right or all(point.column < right for point in chain))
            and (grid.top or all(point.row > 0 for point in chain))
            and (grid.bottom or all(point.row < bottom for point in chain))
        )

    @property
    def has_ko(self) -> bool:
        """Whether a stone is in atari, and would be so again where it was captured."""
        return any(
            len(around := self._around(point)) > 2
            and [*around.values()].count(None) == 1
            and color not in around.values()
            and {*self._around(next(beside for beside in around if around[beside] is None)).values()} == {color}
            for point, color in self.stones.items()
        )

    def _around(self, point: Point) -> dict[Point, Color | None]:
        """Return the neighbours of a point on the grid, with their stones; those with other signs as empty."""
        return {
            beside: self.stones.get(beside)
            for beside in _beside(point)
            if 0 <= beside.column < self.width and 0 <= beside.row < self.height
        }

    @property
    def has_star_points(self) -> bool:
        """Whether star points are drawn, where a board of this size has them and nowhere else."""
        cells = self.grid.cells
        signs = {sign for sign in (STAR, "+", ",") if self.counts[sign]}
        if not self.is_square or len(signs) != 1 or not (self.counts["."] or self.counts[CROSSING] or signs == {STAR}):
            return False
        places = BoardSize(self.width, self.height).star_points()
        drawn = {point for point in places if cells[point.row][point.column] in signs}
        return len(drawn) == self.counts[signs.pop()] and len(drawn) * 2 >= len(places) > 0

    @property
    def is_piled(self) -> bool:
        """Whether every stone stands on the bottom or on another one, and not all of them are walls to the top."""
        heights = Counter(point.column for point in self.stones)
        open_heaps = sum(height < self.height for height in heights.values())
        return open_heaps >= 3 and all(
            row == self.height - 1 or (column, row + 1) in self.stones for column, row in self.stones
        )

    @property
    def is_start_of_othello(self) -> bool:
        """Whether two stones of each colour lie across in a square, and no others."""
        stones = self.stones
        if len(stones) != 4:
            return False
        column, row = min(stones)
        square = [stones.get(Point(column + dx, row + dy)) for dx, dy in ((0, 0), (1, 1), (0, 1), (1, 0))]
        return None not in square and square[0] is square[1] is not square[2] is square[3]

    @property
    def is_grown_from_middle(self) -> bool:
        """Whether all stones are connected, also across, from the middle of an even square, which is taken."""
        if not self.is_square or self.width % 2:
            return False
        middle = (self.width // 2 - 1, self.width // 2)
        left: set[tuple[int, int]] = set(self.stones)
        if not left.issuperset(product(middle, middle)):
            return False
        reached = [(middle[0], middle[0])]
        while reached:
            column, row = reached.pop()
            around = left.intersection(product((column - 1, column, column + 1), (row - 1, row, row + 1)))
            left -= around
            reached += around
        return not left

    @property
    def is_mirrored(self) -> bool:
        """Whether each row is its own mirror image."""
        return all(row == row[::-1] for row in self.grid.cells)

    @property
    def is_pattern(self) -> bool:
        """Whether the same rows stand again and again, or each is the one above moved by one."""
        cells = self.grid.cells
        empty = self.alphabet.empty
        filled = [row for row in cells if any(cell not in empty for cell in row)]
        moved = [
            cell == below[column + 1]
            for row, below in pairwise(cells)
            for column, cell in enumerate(row[:-1])
            if cell not in empty
        ]
        return (len(filled) >= 5 and len(set(filled)) <= 2) or (len(moved) >= 5 and all(moved))

    @property
    def is_slanted(self) -> bool:
        """Whether each row, but for the first, begins further to the right than the one before."""
        margins = [len(row.line.text) - len(row.line.text.lstrip()) for row in self.grid.rows]
        steps = [after - before for before, after in pairwise(margins)]
        return len(steps) >= 3 and len(set(steps[1:])) == 1 and steps[1] != 0


def _beside(point: Point) -> Iterator[Point]:
    column, row = point
    yield Point(column - 1, row)
    yield Point(column + 1, row)
    yield Point(column, row - 1)
    yield Point(column, row + 1)


# Looking at a grid.

_STARS = frozenset(f"+{STAR}")
_STONES = frozenset(f"XO{BLACK_CIRCLE}{WHITE_CIRCLE}")
_OUR_SIGNS = (frozenset("XO.+"), BOX | {BLACK_CIRCLE, WHITE_CIRCLE})
_CAPTION = re.compile(r"(\d{1,2})x(\d{1,2})(?:, (?:Black|White) to play)?")


def see(grid: Grid, words: TextWords) -> Sight | None:
    """Return what one sees of a grid, None if it is too small to be judged, or larger than any board."""
    captioned = _is_captioned(grid)
    if captioned:
        grid = replace(grid, context=grid.below)
    signs = _signs(grid)
    if not BOX.isdisjoint(signs):
        shown = _box_edges(grid.cells)
        left, top, right, bottom = (drawn or framed for drawn, framed in zip(shown, grid.edges, strict=True))
        grid = replace(grid, top=top, right=right, bottom=bottom, left=left)
    is_small = grid.is_tiny and not all(grid.edges) and grid.labels is None
    if max(grid.width, grid.height) > MAX_SIDE or (is_small and not captioned):
        return None
    return Sight(grid, decide(signs, grid), words)


def is_ours(sight: Sight) -> bool:
    """Return whether a grid looks as `writers` draws it, and so is a Go board whatever is around it."""
    return _is_captioned(sight.grid) or _has_star_points(sight.grid)


def _signs(grid: Grid) -> Counter[str]:
    """Return how often each sign begins a cell other than a number."""
    signs = Counter[str]()
    for cell, count in _counts(grid).items():
        if not (cell.isdecimal() and len(cell) > 1):
            signs[cell[0]] += count
    return signs


def _counts(grid: Grid) -> Counter[str]:
    return Counter(cell for row in grid.cells for cell in row)


def _is_captioned(grid: Grid) -> bool:
    """Return whether the size of the board stands below a grid of no other signs than ours."""
    caption = _CAPTION.fullmatch(grid.below)
    if caption is None or not _has_our_signs(grid):
        return False
    return grid.width <= int(caption[1]) <= MAX_SIDE and grid.height <= int(caption[2]) <= MAX_SIDE


def _has_our_signs(grid: Grid) -> bool:
    return any(map(_counts(grid).keys().__le__, _OUR_SIGNS))


def _has_star_points(grid: Grid) -> bool:
    """Return whether a grid of no other signs than ours has 19 lines, and signs for star points where these are."""
    size = BoardSize()
    if (grid.width, grid.height) != (size.columns, size.rows) or not _has_our_signs(grid):
        return False
    stars = {point for point in size.points() if grid.cells[point.row][point.column] in _STARS}
    return bool(stars) and stars == {
        point for point in size.star_points() if grid.cells[point.row][point.column] not in _STONES
    }


def _box_edges(cells: Sequence[tuple[str, ...]]) -> Edges:
    """Return which edges the box-drawing characters of a grid show."""
    first, last = cells[0], cells[-1]
    left, right = [row[0] for row in cells], [row[-1] for row in cells]
    inner = {CROSSING, STAR}

    def shows(side: Sequence[str], signs: str) -> bool:
        return any(sign in signs for sign in side) and not any(sign in inner for sign in side[1:-1])

    return Edges(shows(left, "┌├└"), shows(first, "┌┬┐"), shows(right, "┐┤┘"), shows(last, "└┴┘"))

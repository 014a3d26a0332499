"""What a picture of a board is of, which part of the board it shows, and how points are named on it."""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from enum import Enum
from typing import NamedTuple

from hen_editor.core.board import Area, BoardSize, Color, Point, column_name
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Mark, Position
from hen_editor.core.symmetry import Symmetry

_MARGIN = 3
"""How many lines the automatic part shows around what it is about: stones, and room of two and a half lines."""

_NEAR_EDGE = 5
"""The distance in lines from which the automatic part goes on to the edge of the board."""

_DIGITS = "〇一二三四五六七八九"

CJK_NUMERALS = f"{_DIGITS[1:]}十"
"""What Chinese numerals of lines are written with."""


class Sides(Enum):
    """Where coordinates are: nowhere, on the left and below, or on all sides."""

    NONE = "none"
    TWO = "two"
    FOUR = "four"


class Names(Enum):
    """How lines are named: A1 from the lower left, 1-1 from the upper left, or that with rows in Chinese numerals."""

    LETTERS = "A1"
    NUMBERS = "1-1"
    CJK = "1-一"


class Figure(NamedTuple):
    """What a picture shows.

    part: the part of the board, None for all of it. numbers: on stones that have no other text or mark. title, caption:
    above and below the board. symmetry: how the view is rotated or mirrored. labels: whether labels, letters and the
    position's numbers are shown. turn: a stone of this colour before the caption. next_moves: where the game goes on.
    stars: whether star points are shown. played: the position itself, where the board has captured stones, too.
    """

    position: Position
    overlay: Overlay = Overlay()
    part: Area | None = None
    numbers: Mapping[Point, int] = {}
    title: str = ""
    caption: str = ""
    sides: Sides = Sides.FOUR
    names: Names = Names.LETTERS
    symmetry: Symmetry = Symmetry.IDENTITY
    marks: bool = True
    labels: bool = True
    last_move: bool = True
    ko: bool = True
    turn: Color | None = None
    next_moves: Mapping[Point, Color] = {}
    stars: bool = True
    played: Position | None = None

    @property
    def carried(self) -> Position:
        """The position that a picture carries."""
        return self.played or self.position

    def texts(self) -> dict[Point, str]:
        """Return the texts on points."""
        return texts(self.position, self.numbers, labels=self.labels, marks=self.marks)

    def mark(self, point: Point) -> Mark | None:
        """Return the mark on a point."""
        return self.position.marks.get(point) if self.marks else None

    def signed_points(self) -> AbstractSet[Point]:
        """Return the points with texts or other signs, which arrows and lines that begin or end there do not cover."""
        position = self.position
        last = position.last_move.point if position.last_move and self.last_move else None
        ko, marks = position.ko if self.ko else None, position.marks if self.marks else {}
        return {*self.texts(), *marks, *self.overlay.territory, *filter(None, (last, ko))}


def texts(
    position: Position, move_numbers: Mapping[Point, int], *, labels: bool = True, marks: bool = True
) -> dict[Point, str]:
    """Return the texts on points: the number of a stone, its label, or both; move numbers.

    move_numbers: on stones without other text or marks. labels: whether numbers and labels of the position count.
    marks: whether its marks do.
    """
    marked = position.marks if marks else {}
    written = {
        point: str(number) for point, number in move_numbers.items() if point in position.stones and point not in marked
    }
    if not labels:
        return written
    for point in position.numbers.keys() | position.labels.keys():
        words = [str(position.numbers[point])] if point in position.numbers else []
        written[point] = " ".join([*words, position.labels[point]] if point in position.labels else words)
    return written


def around(figure: Figure) -> Area:
    """Return the part of the board around what a figure shows: some lines more, and to an edge that is near.

    >>> from hen_editor.core import hen
    >>> part = around(Figure(hen.parse_strict("_19CbDw_18Db")))
    >>> part.upper_left, part.lower_right
    (Point(column=0, row=0), Point(column=6, row=4))
    """
    return around_points(_shown(figure), figure.position.size)


def around_points(shown: Iterable[Point], size: BoardSize, least: int = 1) -> Area:
    """Return the part of the board around these points, at least `least` lines a side, and to an edge that is near."""
    points = [*shown]
    if not points:
        return Area.whole(size)
    area = Area.around(points)
    left, right = _with_margin(area.columns, size.columns, least)
    top, bottom = _with_margin(area.rows, size.rows, least)
    return Area(Point(left, top), Point(right, bottom))


def _with_margin(taken: range, lines: int, least: int) -> tuple[int, int]:
    """Return the first and the last line to show around those taken; least: the fewest to show."""
    first = 0 if taken.start <= _NEAR_EDGE else taken.start - _MARGIN
    last = lines - 1 if lines - taken.stop <= _NEAR_EDGE else taken.stop - 1 + _MARGIN
    missing = max(0, least - (last - first + 1))
    first = max(0, first - (missing if last == lines - 1 else missing // 2 if first else 0))
    return first, min(lines - 1, max(last, first + least - 1))


def _shown(figure: Figure) -> Iterable[Point]:
    position, overlay = figure.position, figure.overlay
    yield from position.stones
    if figure.labels:
        yield from position.labels
    if figure.marks:
        yield from position.marks
    if figure.ko and position.ko is not None:
        yield position.ko
    for line in (*overlay.arrows, *overlay.lines):
        yield from line
    yield from (*overlay.territory, *overlay.selected, *figure.next_moves)


def point_name(point: Point, size: BoardSize, names: Names) -> str:
    """Return the name of a point, by the names of its lines.

    >>> [point_name(Point(3, 15), BoardSize(), names) for names in Names]
    ['D4', '4-16', '4-十六']
    """
    column, row = (line_name(point, size, names, is_column=is_column) for is_column in (True, False))
    return f"{column}{'' if names is Names.LETTERS else '-'}{row}"


def line_name(point: Point, size: BoardSize, names: Names, *, is_column: bool) -> str:
    """Return the name of the column or the row of a point."""
    if names is Names.LETTERS:
        return column_name(point.column) if is_column else str(size.rows - point.row)
    if is_column:
        return str(point.column + 1)
    return str(point.row + 1) if names is Names.NUMBERS else cjk_number(point.row + 1)


def cjk_number(number: int) -> str:
    """Return a number from 1 to 99 in Chinese numerals.

    >>> cjk_number(4), cjk_number(10), cjk_number(19), cjk_number(52)
    ('四', '十', '十九', '五十二')
    """
    tens, ones = divmod(number, 10)
    return (_DIGITS[tens] if tens > 1 else "") + ("十" if tens else "") + (_DIGITS[ones] if ones else "")

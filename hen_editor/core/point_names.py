"""Names of points, read leniently."""

import re
from typing import NamedTuple

from hen_editor.core import codes
from hen_editor.core.board import BoardSize, Point
from hen_editor.core.diagnostics import Diagnostic


class NamedPoint(NamedTuple):
    """The point of a name, or why there is none."""

    point: Point | None
    problem: Diagnostic | None = None


def read_point(text: str, size: BoardSize) -> NamedPoint:
    """Read the name of a point: `Q16`, the two letters of SGF, or column and row from the upper left, `16-4`.

    >>> {read_point(name, BoardSize()).point for name in ("q16", "pd", "16-4")}
    {Point(column=15, row=3)}
    >>> read_point("I5", BoardSize()).problem.message
    'There is no column I: the letter is skipped.'
    """
    text = text.strip()
    point = _unchecked(text)
    if point is not None and size.holds(point):
        return NamedPoint(point)
    if named := _NAME.fullmatch(text):
        if "I" in named["letters"].upper():
            return NamedPoint(None, codes.POINT_COLUMN_I.at())
        if point := Point.from_name(text, size):
            return NamedPoint(point)
        return NamedPoint(None, codes.POINT_NOT_ON_BOARD.at(name=text.upper(), size=size))
    if point is not None:
        return NamedPoint(None, codes.POINT_NOT_ON_BOARD.at(name=text, size=size))
    return NamedPoint(None, codes.NO_POINT_NAME.at(text=text))


def all_names(point: Point, size: BoardSize) -> tuple[str, str, str]:
    """Return the three names of a point that `read_point` reads."""
    return point.name(size), point.sgf, f"{point.column + 1}-{point.row + 1}"


_NAME = re.compile(r"(?P<letters>[A-Za-z]{1,2})\d{1,2}", re.ASCII)
_NUMBERS = re.compile(r"(\d{1,2})\s*[-,. ]\s*(\d{1,2})", re.ASCII)


def _unchecked(text: str) -> Point | None:
    """Return the point named by two letters or two numbers, on any board."""
    if numbers := _NUMBERS.fullmatch(text):
        return Point(int(numbers[1]) - 1, int(numbers[2]) - 1)
    return Point.from_sgf(text)

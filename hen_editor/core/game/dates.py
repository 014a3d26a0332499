"""The days of a game: read from and written as the value of DT, where later dates may be shortened."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from hen_editor.core.patterns import pattern

_PART = pattern(r"(?:(?:([0-9]{4})-)?([0-9]{2})-)?([0-9]{2})", re.ASCII)


class Day(NamedTuple):
    """A day of the calendar."""

    year: int
    month: int
    day: int


def days(text: str) -> tuple[Day, ...]:
    """Return the days that a text names, without years, months and whatever else is there.

    >>> [*map(tuple, days("1996-12-27,28,1997-01-03,02-01,1998"))]
    [(1996, 12, 27), (1996, 12, 28), (1997, 1, 3), (1997, 2, 1)]
    """
    found: list[Day] = []
    year = month = 0
    for part in text.split(","):
        matched = _PART.fullmatch(part.strip())
        if matched is None:
            year = month = 0
            continue
        year, month = int(matched[1] or year), int(matched[2] or month)
        if year and month:
            found.append(Day(year, month, int(matched[3])))
    return tuple(found)


def written(chosen: Iterable[Day]) -> str:
    """Return days in order as the value of DT, each without the year and the month of the one before.

    >>> written([Day(1997, 1, 3), Day(1996, 12, 28), Day(1996, 12, 27)])
    '1996-12-27,28,1997-01-03'
    """
    parts = []
    before = Day(0, 0, 0)
    for one in sorted(set(chosen)):
        shared = 2 if one[:2] == before[:2] else one.year == before.year
        parts.append("-".join([f"{one.year:04}", f"{one.month:02}", f"{one.day:02}"][shared:]))
        before = one
    return ",".join(parts)

"""Lists of moves, as in `B D4 W Q16`, `1. D4 2. Q16` or `dd pp`: texts of nothing else."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point
from hen_editor.core.patterns import pattern
from hen_editor.core.position import PLAIN_ORDER, Move, color_after

MOST = 10_000
"""The most moves of a list."""

_WORDS = pattern(r"[^\s,;:.()\[\]–—→-]++")
_NAME = pattern(r"[A-HJ-Z]{1,2}[0-9]{1,2}", re.ASCII | re.IGNORECASE)
_LETTERS = pattern(r"[a-z]{2}")
_COLORS = {"b": BLACK, "black": BLACK, "w": WHITE, "white": WHITE}
_ENGLISH = pattern(r"(?:a[hmnst]|b[ey]|do|go|h[aei]|i[dfnst]|m[ery]|no|o[fhknr]|pm|so|t[ov]|u[knps]|we)")


class MoveList(NamedTuple):
    """The moves of a list, the board that they are on, and whether the list names their colours."""

    size: BoardSize
    moves: tuple[Move, ...]
    has_colors: bool


def read(text: str, size: BoardSize) -> MoveList | None:
    """Return the moves of a text that is a list of moves, None for any other text.

    Points are named as on the board or as in SGF, all alike. Without colours there must be two or more, and Black
    begins. size: that of the board if all points are on it, else 19x19.

    >>> read("1. D4 2. Q16", BoardSize()).moves[1]
    Move(color=Color.WHITE, point=Point(column=15, row=3))
    >>> read("We go on", BoardSize())
    """
    entries = _entries(_WORDS.findall(text))
    if entries is None or not any(name for _, name in entries):
        return None
    names = [name for _, name in entries if name]
    has_colors = any(color is not None for color, _ in entries)
    if not has_colors and (len(names) < 2 or all(map(_ENGLISH.fullmatch, names))):
        return None
    for board in dict.fromkeys((size, BoardSize())):
        points = _points(names, board)
        if points is not None:
            return MoveList(board, tuple(_moves(entries, points)), has_colors)
    return None


def sgf_text(moves: Iterable[Move]) -> str:
    """Return moves of Black and White as nodes of SGF.

    >>> sgf_text([Move(BLACK, Point(3, 3)), Move(WHITE, None)])
    ';B[dd];W[]'
    """
    return "".join(f";{'B' if color is BLACK else 'W'}[{point.sgf if point else ''}]" for color, point in moves)


def _entries(words: list[str]) -> list[tuple[Color | None, str]] | None:
    """Return the colour and the name of each move, an empty one for a pass; None if there is anything else."""
    found: list[tuple[Color | None, str]] = []
    color, number = None, 0
    for word in words:
        lower = word.lower()
        if lower in _COLORS and color is None:
            color = _COLORS[lower]
        elif word.isdecimal() and color is None and len(word) < 6 and int(word) > number:
            number = int(word)
        elif lower == "pass" or _NAME.fullmatch(word) or _LETTERS.fullmatch(word):
            found.append((color, "" if lower == "pass" else word))
            color = None
        elif lower != "play":
            return None
    return None if color is not None or len(found) > MOST else found


def _points(names: list[str], size: BoardSize) -> Iterator[Point] | None:
    """Return the points of names on a board, None unless all are there and named in the same way."""
    are_letters = {name.isalpha() for name in names}
    if len(are_letters) > 1:
        return None
    find = Point.from_sgf if are_letters == {True} else lambda name: Point.from_name(name, size)
    points = [point for name in names if (point := find(name)) is not None and size.holds(point)]
    return iter(points) if len(points) == len(names) else None


def _moves(entries: Iterable[tuple[Color | None, str]], points: Iterator[Point]) -> Iterator[Move]:
    turn = BLACK
    for color, name in entries:
        played = color or turn
        yield Move(played, next(points) if name else None)
        turn = color_after(played, PLAIN_ORDER)

"""Matrices of numbers: lists of lists, printed arrays, and rows of digits."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate

from hen_editor.core.board import BLACK, WHITE, Color
from hen_editor.core.diagnostics import Span
from hen_editor.diagrams import codes
from hen_editor.diagrams.grids.alphabet import Alphabet
from hen_editor.diagrams.grids.grid import Grid
from hen_editor.diagrams.grids.rows import Row
from hen_editor.diagrams.grids.sight import Sight
from hen_editor.diagrams.text import DiagramTextLine, TextWords

_RUN = re.compile(r"[-\d\s,;\[\]{}().\"'|]{24,}")
_INNERMOST = re.compile(r"[\[{(]([^\[\]{}()]{3,400})[\]})]")
_NUMBER = re.compile(r"-?\d+")
_SMALLEST, _LARGEST = 5, 25
_WALL = 3
_SIGNS = {0: "0", 1: "1", 2: "2", -1: "-"}
"""The signs of the cells of a grid, one character each."""

_TWO_IS_BLACK = re.compile(r"black\s{0,3}[=:]\s{0,3}2\b|white\s{0,3}[=:]\s{0,3}1\b", re.IGNORECASE)
_LOOK_BACK = 400


def sights(lines: Sequence[DiagramTextLine], words: TextWords) -> Iterator[Sight]:
    """Yield what one sees of the matrices of 0, 1 and 2 (or -1) in some lines."""
    starts = [0, *accumulate(len(line.text) + 1 for line in lines)]
    text = "\n".join(line.text for line in lines)
    for run in _RUN.finditer(text):
        first = bisect_right(starts, run.end() - len(run.group().lstrip())) - 1
        last = bisect_right(starts, run.start() + len(run.group().rstrip()) - 1) - 1
        span = Span(lines[first].start, lines[max(first, last)].end)
        for rows in _matrices(run.group()):
            sight = _sight(rows, text[max(0, run.start() - _LOOK_BACK) : run.start()], span, words)
            if sight is not None:
                yield sight


def _matrices(run: str) -> Iterator[list[list[int]]]:
    """Yield the runs of rows of equal length."""
    lists = [_numbers(found) for found in _INNERMOST.findall(run)]
    if len(lists) < _SMALLEST:
        lists = (
            [*lists[:1]] if len(lists) == 1 and len(lists[0]) >= 25 else [_numbers(line) for line in run.splitlines()]
        )
    if len(lists) == 1 and lists[0]:
        side = round(len(lists[0]) ** 0.5)
        if side * side == len(lists[0]):
            lists = [lists[0][start : start + side] for start in range(0, side * side, side)]
    rows: list[list[int]] = []
    for numbers in [*lists, []]:
        if rows and len(numbers) != len(rows[0]):
            if len(rows) >= _SMALLEST:
                yield rows
            rows = []
        if len(numbers) >= _SMALLEST:
            rows.append(numbers)


def _numbers(text: str) -> list[int]:
    found = _NUMBER.findall(text)
    if any(len(number) > 3 for number in found):
        digits = "".join(text.split()).strip("\"',;|")
        return (
            [int(digit) for digit in digits]
            if len(found) == 1 and digits.isdecimal() and len(digits) <= _LARGEST
            else []
        )
    return [int(number) for number in found]


def _sight(rows: list[list[int]], before: str, span: Span, words: TextWords) -> Sight | None:
    rows = _without_wall(rows)
    height, width = len(rows), len(rows[0]) if rows else 0
    if not (_SMALLEST <= height <= _LARGEST) or width != height:
        return None
    numbers = {number for row in rows for number in row}
    negative = numbers <= {-1, 0, 1}
    second = -1 if negative else 2
    if not negative and not numbers <= {0, 1, 2}:
        return None
    if not {1, second} <= numbers:
        return None
    swapped = not negative and _TWO_IS_BLACK.search(before) is not None
    colors: dict[int, Color] = {1: WHITE if swapped else BLACK, second: BLACK if swapped else WHITE}
    signs = {color: str(number) for number, color in colors.items()}
    black, white = signs[BLACK], signs[WHITE]
    if negative or swapped:
        problem = codes.STONES_GUESSED.at(span=span, black=black, white=white)
    else:
        problem = codes.DIGITS_GUESSED.at(span=span, black=black, white=white)
    stones = {_SIGNS[number]: (color, None) for number, color in colors.items()}
    cells = tuple(tuple(_SIGNS[number] for number in row) for row in rows)
    line = DiagramTextLine("", *span)
    grid = Grid(tuple(Row(line, row, tuple(range(width))) for row in cells), cells, span, context=before)
    return Sight(grid, Alphabet(stones, frozenset(_SIGNS[0]), problems=(problem,)), words, "matrix")


def _without_wall(rows: list[list[int]]) -> list[list[int]]:
    """Return a matrix without the border of 3 that some programs put around a board."""
    border = [*rows[0], *rows[-1], *(row[0] for row in rows), *(row[-1] for row in rows)]
    return [row[1:-1] for row in rows[1:-1]] if set(border) == {_WALL} else rows

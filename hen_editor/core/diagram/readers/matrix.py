"""Matrices of numbers: lists of lists, printed arrays, and rows of digits."""

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise

from hen_editor.core.board import BLACK, WHITE, Area, BoardSize, Color, Point, Stones
from hen_editor.core.diagnostics import Span
from hen_editor.core.diagram import codes
from hen_editor.core.diagram.found import Found
from hen_editor.core.diagram.grids.other_games import LENGTHS
from hen_editor.core.diagram.text import DiagramTextLine
from hen_editor.core.position import Position

_RUN = re.compile(r"[-\d\s,;\[\]{}().\"'|]{24,}+")
_INNERMOST = re.compile(r"[\[{(]([^\[\]{}()]{3,400})[\]})]")
_NUMBER = re.compile(r"-?\d+")
_SMALLEST, _LARGEST = 5, 25
_WALL = 3
_RELATIONS = 9
"""Stones of which nobody makes a position that is symmetrical along its diagonal."""
_DRAWN = 20
"""Stones of which nobody makes one that is its own mirror image."""

_TWO_IS_BLACK = re.compile(r"black\s{0,3}[=:]\s{0,3}2\b|white\s{0,3}[=:]\s{0,3}1\b", re.IGNORECASE)
_LOOK_BACK = 400


def read(lines: Sequence[DiagramTextLine], *, is_about_go: bool) -> Iterator[Found]:
    """Yield the positions that matrices of 0, 1 and 2 (or -1) in some lines are."""
    starts = [0, *accumulate(len(line.text) + 1 for line in lines)]
    text = "\n".join(line.text for line in lines)
    for run in _RUN.finditer(text):
        first = bisect_right(starts, run.end() - len(run.group().lstrip())) - 1
        last = bisect_right(starts, run.start() + len(run.group().rstrip()) - 1) - 1
        span = Span(lines[first].start, lines[max(first, last)].end)
        for rows in _matrices(run.group()):
            found = _position(rows, text[max(0, run.start() - _LOOK_BACK) : run.start()], span, is_about_go=is_about_go)
            if found is not None:
                yield found


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


def _position(rows: list[list[int]], before: str, span: Span, *, is_about_go: bool) -> Found | None:
    rows = _without_wall(rows)
    height, width = len(rows), len(rows[0]) if rows else 0
    if not (_SMALLEST <= height <= _LARGEST and _SMALLEST <= width <= _LARGEST) or width != height:
        return None
    counts = Counter(number for row in rows for number in row)
    negative = counts.keys() <= {-1, 0, 1}
    second = -1 if negative else 2
    if not negative and not counts.keys() <= {0, 1, 2}:
        return None
    few, many = sorted((counts[1], counts[second]))
    if few == 0 or counts[0] < many // 4 or _is_pattern(rows):
        return None
    if not is_about_go and (many > 3 * few + 4 or width not in LENGTHS or _is_symmetrical(rows)):
        return None
    swapped = not negative and _TWO_IS_BLACK.search(before) is not None
    colors: dict[int, Color] = {1: WHITE if swapped else BLACK, second: BLACK if swapped else WHITE}
    size = BoardSize(width, height)
    stones = {
        Point(column, row): colors[number]
        for row, numbers in enumerate(rows)
        for column, number in enumerate(numbers)
        if number in colors
    }
    signs = {color: str(number) for number, color in colors.items()}
    black, white = signs[BLACK], signs[WHITE]
    if negative or swapped:
        problem = codes.STONES_GUESSED.at(span=span, black=black, white=white)
    else:
        problem = codes.DIGITS_GUESSED.at(span=span, black=black, white=white)
    return Found(Position(Stones(size, stones)), "matrix", span, Area.whole(size), diagnostics=(problem,))


def _without_wall(rows: list[list[int]]) -> list[list[int]]:
    """Return a matrix without the border of 3 that some programs put around a board."""
    border = [*rows[0], *rows[-1], *(row[0] for row in rows), *(row[-1] for row in rows)]
    return [row[1:-1] for row in rows[1:-1]] if set(border) == {_WALL} else rows


def _is_pattern(rows: Sequence[Sequence[int]]) -> bool:
    """Return whether rows repeat as those of a kernel or a map do, or move by one as those of a band do."""
    filled = [tuple(row) for row in rows if any(row)]
    following = [(number, below[column + 1]) for row, below in pairwise(rows) for column, number in enumerate(row[:-1])]
    band = [number == next_number for number, next_number in following if number]
    return (len(filled) >= _SMALLEST and len(set(filled)) <= 2) or (len(band) >= _SMALLEST and all(band))


def _is_symmetrical(rows: Sequence[Sequence[int]]) -> bool:
    """Return whether the rows are also the columns, as where things are related, or mirror images, as in drawings."""
    count = sum(number != 0 for row in rows for number in row)
    if count >= _RELATIONS and [*map(tuple, rows)] == [*zip(*rows, strict=True)]:
        return True
    return count >= _DRAWN and all(row == row[::-1] for row in rows)

"""Boards that stand side by side, put one below the other."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from statistics import median_low

from hen_editor.core.diagram.grids.rows import LONGEST, Row, read_row
from hen_editor.core.diagram.text_line import TextLine

_LONGEST_RUN = 500
"""Lines without a line between them; more are no boards."""

_GAP = re.compile(r"(?<=\S) {3,}(?=\S)")
_LABELS = re.compile(r"(?<!\d)(\d{1,2})( {2,})\1(?!\d)")
_WORD = re.compile(r"\S+")
_BLANK = re.compile(r" {2,}")


def one_below_the_other(lines: Iterable[TextLine]) -> Iterator[TextLine]:
    """Yield the lines; those of boards side by side as the lines of the left one, then those of the next ones."""
    run: list[TextLine] = []
    gap = range(0)
    for line in lines:
        found = _with_gap(line, gap) if run else _widest(line)
        if run and not found:
            yield from _apart(run, gap)
            run, found = [], _widest(line)
        if found:
            run.append(line)
            gap = found
        else:
            yield line
    yield from _apart(run, gap)


def _widest(line: TextLine) -> range:
    """Return the widest gap of a line, nothing if it is not wider than those between its words are as a rule."""
    if "  " not in line.text or len(line.text) > LONGEST:
        return range(0)
    if labels := _LABELS.search(line.text):
        return range(*labels.span(2))
    words = list(_WORD.finditer(line.text))
    usual = median_low([after.start() - before.end() for before, after in pairwise(words)]) if len(words) > 2 else 1
    gaps = [range(*gap.span()) for gap in _GAP.finditer(line.text) if gap.end() - gap.start() > 2 * usual]
    return max(gaps, key=len, default=range(0))


def _with_gap(line: TextLine, gap: range) -> range:
    """Return the part of a gap that is blank in a line with words on both sides of it."""
    text = line.text
    if len(text) > LONGEST or not text[: gap.start].strip() or not text[gap.stop :].strip():
        return range(0)
    blanks = (range(*found.span()) for found in _BLANK.finditer(text, gap.start, gap.stop))
    return max(blanks, key=len, default=range(0))


def _apart(run: Sequence[TextLine], gap: range) -> Iterable[TextLine]:
    if len(run) > _LONGEST_RUN:
        return run
    cut = (gap.start + gap.stop) // 2
    left = [line.part(0, cut) for line in run]
    rows = _rows(left)
    if len(rows) < 3:
        return run
    right = list(one_below_the_other([line.part(cut) for line in run]))
    others = _rows(right[: len(run)])
    if len(rows) != len(others) or _width(rows) != _width(others) or not _has_empty(others, rows):
        return run
    end = TextLine("", run[-1].end, run[-1].end)
    return (*left, end, *right, end)


def _rows(lines: Iterable[TextLine]) -> list[Row]:
    return [row for line in lines if (row := read_row(line)) is not None and len(row.cells) > 2]


def _width(rows: Iterable[Row]) -> int:
    return Counter(len(row.cells) for row in rows).most_common(1)[0][0]


def _has_empty(rows: Iterable[Row], others: Iterable[Row]) -> bool:
    """Return whether rows show empty points as others do; a map of who owns them does not."""
    return any("." in row.cells for row in rows) or not any("." in row.cells for row in others)

"""Blocks: runs of lines that look like the rows of one grid."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from hen_editor.core.diagnostics import Diagnostic, Span
from hen_editor.core.diagram import codes
from hen_editor.core.diagram.grids.grid import MAX_SIDE, Grid
from hen_editor.core.diagram.grids.rows import EDGE, FILLER, SOLID, Row, has_i, named_columns, read_row
from hen_editor.core.diagram.text import BLACK_CIRCLE, BOX, LOWER_EDGE, WHITE_CIRCLE, DiagramTextLine

CONTEXT = 5
"""Lines above and below a grid that may say something about it."""

_BEFORE_ROW = " :\"'`"
_AFTER_WORDS = re.compile(
    rf"(?<=[|{_BEFORE_ROW}])((?:[{re.escape(''.join(sorted(SOLID - set('-_:'))))}] ?){{5,}}(?:\d{{1,2}}|\|)?)$"
)
"""The first row of a grid at the end of a line of words."""

_OF_POINTS = frozenset(".,XOxoBWbw#") | BOX | {BLACK_CIRCLE, WHITE_CIRCLE}
"""Signs that are more often a column of points than something before each row."""


class _Block:
    """The rows of a block while it is read, and what stands at its top and bottom.

    gap: whether an empty line follows its last row. doubled: whether empty lines stand between all its rows. apart:
    whether an empty line stands before the first.
    """

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.top = self.bottom = False
        self.columns: tuple[int, ...] | None = None
        self.with_i: bool | None = None
        self.first = self.last = 0
        self.gap = self.doubled = self.apart = False

    def takes(self, row: Row) -> bool:
        """Return whether a row goes on with this block."""
        if not self.rows:
            return True
        before = self.rows[-1]
        if row.barred != before.barred or not LOWER_EDGE.isdisjoint(before.cells):
            return False
        if row.label is not None and before.label is not None and abs(row.label - before.label) == 1:
            return True
        if self.gap and not self.doubled and len(self.rows) == 1:
            self.doubled = row.spaced and before.spaced and len(row.cells) == len(before.cells) > 2
        return self.gap == self.doubled and row.spaced == before.spaced and abs(len(row.cells) - len(before.cells)) <= 3


LINES_PER_STEP = 200
"""The number of lines after which `grids` yields None."""


def grids(lines: Sequence[DiagramTextLine]) -> Iterator[Grid | None]:
    """Yield the grids of a text from its beginning to its end, and None now and then, for a pause."""
    block = _Block()
    for index, line in enumerate(lines):
        text = line.text
        if index % LINES_PER_STEP == 0:
            yield None
        if block.rows and line.start < block.rows[-1].line.start:  # The lines of a board at the right begin.
            yield from _closed(block, lines, index)
            block = _Block()
        stripped = text.strip()
        if not stripped or FILLER.fullmatch(stripped):
            block.gap = block.gap or not stripped
            continue
        named = named_columns(text)
        if named is not None:
            is_below = not block.gap or (bool(block.rows) and len(named) == len(block.rows[-1].cells))
            if block.rows and is_below:
                block.columns = block.columns or named
                block.with_i = block.with_i or has_i(text)
            if block.rows:
                yield from _closed(block, lines, index + is_below)
                block = _Block()
            block.columns, block.with_i = named, has_i(text)
            block.first, block.gap = index, False
            continue
        following = lines[index + 1] if index + 1 < len(lines) else None
        if len(stripped) <= 200 and EDGE.fullmatch(stripped) and _is_edge(stripped, block, following):
            if block.rows:
                block.bottom = block.doubled or not block.gap
                if block.columns is None and following is not None:
                    block.columns, block.with_i = named_columns(following.text), has_i(following.text)
                yield from _closed(block, lines, index + 1)
                block = _Block()
            if block.gap:
                block.columns = None
            block.top, block.gap = True, False
            continue
        row = read_row(line)
        if row is None or len(row.cells) < 2:
            if block.rows and not block.gap and block.rows[-1].label is not None:
                block.gap = True  # One line that is none: a wrapped mail, or an engine's remark.
            elif block.rows:
                yield from _closed(block, lines, index)
                block = _Block()
            else:
                block.top = False
                block.columns = None if index - block.first > 1 else block.columns
            continue
        if not block.takes(row):
            yield from _closed(block, lines, index)
            block = _Block()
        if not block.rows:
            block.first, block.apart = index, block.gap
            if block.gap and row.label is None:
                block.columns = None
        block.rows.append(row)
        block.gap = False
    yield from _closed(block, lines, len(lines))


def _is_edge(text: str, block: _Block, following: DiagramTextLine | None) -> bool:
    """Return whether a line of `- + | _ =` is an edge, not a row of empty points."""
    dashes = sum(sign in "-=_" for sign in text)
    if dashes + text.count("+") < 3 or not dashes:
        return False
    signs = "".join(text.split()).strip("|")
    if "+" in signs[1:-1] and signs.strip("+|").count("+") * 4 >= dashes:
        return False
    if len(set(signs)) > 1:
        return True
    around = [block.rows[-1]] if block.rows else []
    around += [row] if following is not None and (row := read_row(following)) is not None else []
    return not any(row.cells.count(signs[0]) > 1 and "." not in row.cells for row in around)


def _closed(block: _Block, lines: Sequence[DiagramTextLine], after: int) -> Iterator[Grid]:
    """Yield the grid of a complete block, if it has as many rows as boards have."""
    if not 2 <= len(block.rows) <= MAX_SIDE:
        return
    context = [
        line.text for line in (*lines[max(0, block.first - CONTEXT) : block.first], *lines[after - 1 : after + CONTEXT])
    ]
    context += [row.tail for row in block.rows if row.tail]
    top, bottom = block.top and (block.doubled or not block.apart), block.bottom
    rows, problems = block.rows, list[Diagnostic]()
    if block.first and not (block.apart or top):
        rows, problems = _with_row_above(rows, lines[block.first - 1])
    named = block.columns is not None
    if sign := _sign_before(rows, named=named):
        rows = [row.part(1) for row in rows]
        problems = [*problems, codes.SIGN_BEFORE.at(span=rows[0].span, sign=sign)]
    rows, labels = _labelled(rows, named=named)
    rows = _without_margin(rows)
    cells = [row.cells for row in rows]
    if block.columns is not None and _most(map(len, cells)) in (len(block.columns), len(block.columns) + 1):
        cells = [row[: len(block.columns)] for row in cells]
    found = made_even(rows, cells)
    if found is None:
        return
    even, ragged = found
    left, right = (sum(getattr(row, side) for row in rows) * 2 > len(rows) for side in ("left", "right"))
    names = block.columns if block.columns is not None and len(block.columns) == len(even[0]) else None
    span = Span(rows[0].line.start, rows[-1].line.end)
    yield Grid(
        tuple(rows),
        tuple(even),
        span,
        top,
        right,
        bottom,
        left,
        labels,
        names,
        None if names is None else block.with_i,
        "\n".join(context),
        next((text for line in lines[after : after + 2] if (text := line.text.strip())), ""),
        (*problems, *ragged),
    )


def _with_row_above(rows: list[Row], line: DiagramTextLine) -> tuple[list[Row], list[Diagnostic]]:
    """Return the rows with a first one that ends the line above, after words; tell of one that does not fit."""
    below, text = rows[0], line.text.rstrip()
    width = len(below.cells)
    found = _AFTER_WORDS.search(text, max(0, len(text) - 2 * MAX_SIDE - 1))
    start = len(text) - len(below.line.text.strip())
    if found is None or below.tail or read_row(line) is not None:
        return rows, []
    row = read_row(line.part(start)) if start > 0 and text[start - 1] in _BEFORE_ROW else None
    fits = (
        row is not None
        and len(row.cells) == width != len(rows)
        and row.spaced == below.spaced
        and (row.label or 0) - (below.label or 0) in ((0,) if below.label is None else (1, -1))
    )
    if row is not None and fits:
        return [row, *rows], []
    is_near = len("".join(found[1].split())) * 2 >= width
    return rows, [codes.ROW_ABOVE.at(span=line.span(*found.span(1)))] if is_near else []


def _sign_before(rows: Sequence[Row], *, named: bool) -> str | None:
    """Return the sign that begins all rows, as in a list, and without which they are a square; None if none does.

    Without numbers after it, the sign of a stone or of empty points may be a column. Names of columns are no row.
    """
    sign = rows[0].cells[0]
    if any(row.cells[0] != sign or row.left or row.label is not None for row in rows):
        return None
    rest, labels = _labelled([row.part(1) for row in rows], named=named)
    again = sum(row.cells.count(sign) - 1 for row in rows)
    is_column = labels is None and (sign in _OF_POINTS or sign.isdecimal() or again >= len(rows))
    has_names = any(named_columns(" ".join(row.cells)) for row in (rest[0], rest[-1]))
    return None if is_column or has_names or any(len(row.cells) != len(rows) for row in rest) else sign


def _labelled(rows: Sequence[Row], *, named: bool) -> tuple[list[Row], tuple[int, ...] | None]:
    """Return whether the numbers or letters at the ends of rows are labels; if not, they are cells.

    named: whether the columns have names.
    """
    labels = [row.label for row in rows]
    numbers = [label for label in labels if label is not None]
    steps = {b - a for a, b in pairwise(numbers)}
    if len(numbers) == len(rows) and len(steps) == 1 and steps <= {1, -1}:
        found = tuple(numbers)
        same = [row.part(0, -1) if row.cells[-1] == str(label) else row for row, label in zip(rows, found, strict=True)]
        both = sum(len(row.cells) != len(before.cells) for row, before in zip(same, rows, strict=True))
        return (same if both * 2 > len(rows) else list(rows)), found
    rows = [row if row.label is None else _with_label_as_cells(row, row.label) for row in rows]
    before, after = (_counted([row.cells[end] for row in rows]) for end in (0, -1))
    if after:
        rows = [row.part(0, -1) for row in rows]
    if before and not any(row.left for row in rows):
        return [row.part(1) for row in rows], before
    if after:
        return rows, after
    if named and (letters := named_columns("".join(row.cells[0] for row in rows))) and len(letters) == len(rows):
        return [row.part(1) for row in rows], tuple(letter + 1 for letter in letters)
    return rows, None


def _counted(cells: Sequence[str]) -> tuple[int, ...] | None:
    """Return the numbers in some cells if they count the rows, up or down."""
    found = tuple(int(cell) for cell in cells if cell.isdecimal())
    counts = len(found) == len(cells) >= 3 and {b - a for a, b in pairwise(found)} in ({1}, {-1})
    return found if counts else None


def _with_label_as_cells(row: Row, label: int) -> Row:
    cells = (str(label),) if row.spaced else tuple(str(label))
    start = row.line.text.index(str(label))
    return row._replace(
        cells=(*cells, *row.cells),
        starts=(*range(start, start + len(cells)), *row.starts),
        label=None,
        bracketed=None if row.bracketed is None else row.bracketed + len(cells),
    )


def _without_margin(rows: Sequence[Row]) -> list[Row]:
    """Return the rows; in longer ones without what stands before the first column of most, as names of axes do."""
    width = _most(len(row.cells) for row in rows)
    if all(len(row.cells) <= width for row in rows):
        return list(rows)
    first = _most(row.starts[0] for row in rows)
    places = [row.starts.index(first) if len(row.cells) > width and first in row.starts else 0 for row in rows]
    return [row.part(place) for row, place in zip(rows, places, strict=True)]


def _most(counts: Iterator[int]) -> int:
    """Return the most frequent one of some counts, the largest of those that are as frequent."""
    return max(Counter(counts).items(), key=lambda found: found[::-1])[0]


def made_even(
    rows: Sequence[Row], cells: Sequence[tuple[str, ...]]
) -> tuple[list[tuple[str, ...]], list[Diagnostic]] | None:
    """Return the rows cut or filled to one length, or None if they differ too much."""
    width = _most(map(len, cells))
    if width < 2 or sum(len(row) == width for row in cells) * 2 < len(cells):
        return None
    even: list[tuple[str, ...]] = []
    problems: list[Diagnostic] = []
    for row, found in zip(rows, cells, strict=True):
        if len(found) < width:
            problems.append(codes.ROW_SHORT.at(span=row.span, found=len(found), width=width))
        elif len(found) > width:
            problems.append(codes.ROW_LONG.at(span=row.span, found=len(found), width=width))
        even.append((*found[:width], *["."] * (width - len(found))))
    return even, problems

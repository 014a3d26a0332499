"""Blocks: runs of lines that look like the rows of one grid."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from hen_editor.core.diagnostics import Diagnostic, Span
from hen_editor.diagrams import codes
from hen_editor.diagrams.grids.grid import MAX_SIDE, Grid
from hen_editor.diagrams.grids.rows import EDGE, FILLER, SOLID, Row, counts_by_one, has_i, named_columns, read_row
from hen_editor.diagrams.text import BLACK_CIRCLE, BOX, LOWER_EDGE, WHITE_CIRCLE, DiagramTextLine

_LEFT_OUT = frozenset(".:⋮[]()")
"""Signs that stand for rows that are left out."""

CONTEXT = 5
"""Lines above and below a grid that may say something about it."""

_BEFORE_ROW = " :\"'`"
_AFTER_WORDS = re.compile(
    rf"(?<=[|{_BEFORE_ROW}])((?:[{re.escape(''.join(sorted(SOLID - set('-_:'))))}] ?){{5,}}(?:\d{{1,2}}|\|)?)$"
)
"""The first row of a grid at the end of a line of words."""

_NUMBER = re.compile(r"\d{1,2}")

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
        if row.label is not None and before.label is not None:
            if abs(row.label - before.label) == 1:
                return True
            if self.columns is not None and len(row.cells) == len(before.cells) and self._goes_on(row.label):
                return True
        if self.gap and not self.doubled and len(self.rows) == 1:
            self.doubled = row.spaced and before.spaced and len(row.cells) == len(before.cells) > 2
        return self.gap == self.doubled and row.spaced == before.spaced and abs(len(row.cells) - len(before.cells)) <= 3

    def _goes_on(self, label: int) -> bool:
        """Return whether a number goes on as those of the rows do, which count by one; some may be left out."""
        labels = [row.label for row in self.rows[: MAX_SIDE + 1] if row.label is not None]
        return 1 < len(self.rows) == len(labels) <= MAX_SIDE and _steps([*labels, label]) is not None


LINES_PER_STEP = 200
"""The number of lines after which `grids` yields None, so that progress can be reported."""

_LONGEST_EDGE = 200


def grids(lines: Sequence[DiagramTextLine]) -> Iterator[Grid | None]:
    """Yield the grids of a text from its beginning to its end, and None now and then, to report progress."""
    yield from _Blocks(lines).grids()


class _Blocks:
    """The blocks of a text, read one at a time: each line adds something to the current block, or ends it."""

    def __init__(self, lines: Sequence[DiagramTextLine]) -> None:
        self._lines = lines
        self._block = _Block()

    def grids(self) -> Iterator[Grid | None]:
        for index, line in enumerate(self._lines):
            if index % LINES_PER_STEP == 0:
                yield None
            if self._block.rows and line.start < self._block.rows[-1].line.start:
                yield from self._end(index)  # the lines of a board at the right begin
            stripped = line.text.strip()
            if not stripped or FILLER.fullmatch(stripped) or self._leaves_out(stripped):
                self._block.gap = self._block.gap or not stripped
            elif (names := named_columns(line.text)) is not None:
                yield from self._read_names(index, names)
            elif self._is_edge(index, stripped):
                yield from self._read_edge(index)
            elif (row := read_row(line)) is not None and len(row.cells) >= 2:
                yield from self._read_row(index, row)
            else:
                yield from self._read_words(index)
        yield from self._end(len(self._lines))

    def _end(self, after: int) -> Iterator[Grid]:
        """Yield the grid of the block, if it is one, and begin another. after: the index of the line below it."""
        block, self._block = self._block, _Block()
        grid = _grid(block, self._lines, after)
        if grid is not None:
            yield grid

    def _read_names(self, index: int, names: tuple[int, ...]) -> Iterator[Grid]:
        """Read names of columns, which may be those of the block above, and of the one below."""
        block, with_i = self._block, has_i(self._lines[index].text)
        if block.rows:
            is_below = not block.gap or len(names) == len(block.rows[-1].cells)
            if is_below:
                block.columns = block.columns or names
                block.with_i = block.with_i or with_i
            yield from self._end(index + is_below)
        self._block.columns, self._block.with_i = names, with_i
        self._block.first, self._block.gap = index, False

    def _read_edge(self, index: int) -> Iterator[Grid]:
        """Read an edge, which is also the upper one of the block below."""
        block, following = self._block, self._following(index)
        if block.rows:
            block.bottom = block.doubled or not block.gap
            if block.columns is None and following is not None:
                block.columns, block.with_i = named_columns(following.text), has_i(following.text)
            yield from self._end(index + 1)
        if self._block.gap:
            self._block.columns = None
        self._block.top, self._block.gap = True, False

    def _leaves_out(self, text: str) -> bool:
        """Return whether a line stands for rows that are left out: it has a few dots or colons, and no number."""
        rows, signs = self._block.rows, "".join(text.split())
        is_short = len(signs) * 2 < len(rows[-1].cells) if rows else False
        return is_short and rows[-1].label is not None and _LEFT_OUT.issuperset(signs)

    def _read_row(self, index: int, row: Row) -> Iterator[Grid]:
        if not self._block.takes(row):
            yield from self._end(index)
        block = self._block
        if not block.rows:
            block.first, block.apart = index, block.gap
            if block.gap and row.label is None:
                block.columns = None
        block.rows.append(row)
        block.gap = False

    def _read_words(self, index: int) -> Iterator[Grid]:
        """Read a line that is no part of a grid."""
        block = self._block
        if block.rows and not block.gap and block.rows[-1].label is not None:
            block.gap = True  # one such line: a wrapped mail, or an engine's remark
        elif block.rows:
            yield from self._end(index)
        else:
            block.top = False
            block.columns = None if index - block.first > 1 else block.columns

    def _following(self, index: int) -> DiagramTextLine | None:
        return self._lines[index + 1] if index + 1 < len(self._lines) else None

    def _is_edge(self, index: int, text: str) -> bool:
        """Return whether a line of `- + | _ =` is an edge, not a row of empty points."""
        if len(text) > _LONGEST_EDGE or not EDGE.fullmatch(text):
            return False
        dashes = sum(sign in "-=_" for sign in text)
        if dashes + text.count("+") < 3 or not dashes:
            return False
        signs = "".join(text.split()).strip("|")
        if "+" in signs[1:-1] and signs.strip("+|").count("+") * 4 >= dashes:
            return False
        if len(set(signs)) > 1:
            return True
        following = self._following(index)
        around = [*self._block.rows[-1:], None if following is None else read_row(following)]
        return not any(row and row.cells.count(signs[0]) > 1 and "." not in row.cells for row in around)


def _grid(block: _Block, lines: Sequence[DiagramTextLine], after: int) -> Grid | None:
    """Return the grid of a complete block, None if it has not as many rows as boards have, or of other lengths."""
    if not 2 <= len(block.rows) <= MAX_SIDE:
        return None
    has_top = block.top and (block.doubled or not block.apart)
    rows, problems = block.rows, list[Diagnostic]()
    if block.first and not (block.apart or has_top):
        rows, problems = _with_row_above(rows, lines[block.first - 1])
    named = block.columns is not None
    if sign := _sign_before(rows, named=named):
        rows = [row.part(1) for row in rows]
        problems = [*problems, codes.SIGN_BEFORE.at(span=rows[0].span, sign=sign)]
    rows, labels = _labelled(rows, named=named)
    if labels and max(labels) > MAX_SIDE:
        labels = None  # they number the lines of a text
    rows = _without_margin(rows)
    if labels is not None:
        rows, labels, left_out = _filled(rows, labels)
        problems = [*problems, *left_out]
    cells = [row.cells for row in rows]
    if block.columns is not None and _most(map(len, cells)) in (len(block.columns), len(block.columns) + 1):
        cells = [row[: len(block.columns)] for row in cells]
    found = made_even(rows, cells)
    if found is None:
        return None
    even, ragged = found
    are_named = block.columns is not None and len(block.columns) == len(even[0])
    return Grid(
        tuple(rows),
        tuple(even),
        Span(rows[0].line.start, rows[-1].line.end),
        top=has_top,
        right=sum(row.right for row in rows) * 2 > len(rows),
        bottom=block.bottom,
        left=sum(row.left for row in rows) * 2 > len(rows),
        labels=labels,
        columns=block.columns if are_named else None,
        with_i=block.with_i if are_named else None,
        context=_context(block, lines, after),
        below=next((text for line in lines[after : after + 2] if (text := line.text.strip())), ""),
        problems=(*problems, *ragged),
    )


def _context(block: _Block, lines: Sequence[DiagramTextLine], after: int) -> str:
    """Return what stands around a block: above it, below it, and after its rows."""
    around = (*lines[max(0, block.first - CONTEXT) : block.first], *lines[after - 1 : after + CONTEXT])
    return "\n".join([*(line.text for line in around), *(row.tail for row in block.rows if row.tail)])


def _with_row_above(rows: list[Row], line: DiagramTextLine) -> tuple[list[Row], list[Diagnostic]]:
    """Return the rows with a first one that ends the line above, after words; report one that does not fit."""
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
    """Return the rows without the numbers or letters at their ends that are labels, and these; None if they are cells.

    named: whether the columns have names.
    """
    numbers = tuple(row.label for row in rows if row.label is not None)
    if len(numbers) == len(rows) and _steps(numbers):
        return _without_labels_again(rows, numbers), numbers
    rows = [row if row.label is None else _with_label_as_cells(row, row.label) for row in rows]
    before, after = (_counted([row.cells[end] for row in rows]) for end in (0, -1))
    if after:
        rows = [row.part(0, -1) for row in rows]
    if any(row.left for row in rows):
        before = None
    if named and not (before or after):
        before = _lettered([row.cells[0] for row in rows])
    return ([row.part(1) for row in rows], before) if before else (list(rows), after)


_MOST_LEFT_OUT = 2
"""At how many places rows may be left out of a grid."""


def _steps(numbers: Sequence[int]) -> list[int] | None:
    """Return the steps between numbers that count up or down by one, but for some that are left out; None if not."""
    steps = [after - before for before, after in pairwise(numbers)]
    if not steps or min(steps) * max(steps) <= 0:
        return None
    longer = sum(abs(step) > 1 for step in steps)
    return steps if longer <= _MOST_LEFT_OUT and longer * 2 <= len(steps) else None


def _filled(rows: Sequence[Row], labels: Sequence[int]) -> tuple[list[Row], tuple[int, ...], list[Diagnostic]]:
    """Return the rows with empty ones for those left out, the numbers of all, and the problems to report."""
    step = 1 if labels[0] < labels[-1] else -1
    filled, numbers, problems = [rows[0]], [labels[0]], list[Diagnostic]()
    for row, label in zip(rows[1:], labels[1:], strict=True):
        missing = range(numbers[-1] + step, label, step)
        if missing:
            span = Span(filled[-1].line.end, row.line.start)
            first, last = min(missing), max(missing)
            problems.append(codes.ROWS_LEFT_OUT.at(span=span, count=len(missing), first=first, last=last))
        at = DiagramTextLine("", row.line.start, row.line.start)
        width = len(row.cells)
        filled += [Row(at, (".",) * width, (0,) * width, number) for number in missing]
        filled.append(row)
        numbers += [*missing, label]
    return filled, tuple(numbers), problems


def _without_labels_again(rows: Sequence[Row], labels: Sequence[int]) -> list[Row]:
    """Return the rows without the labels that most of them have at their ends, too."""
    ends = [row.cells[-1] == str(label) for row, label in zip(rows, labels, strict=True)]
    if sum(ends) * 2 <= len(rows):
        return list(rows)
    return [row.part(0, -1) if again else row for row, again in zip(rows, ends, strict=True)]


def _counted(cells: Sequence[str]) -> tuple[int, ...] | None:
    """Return the numbers in some cells if they count the rows, up or down."""
    found = tuple(int(cell) for cell in cells if cell.isdecimal())
    return found if len(found) == len(cells) >= 3 and counts_by_one(found) else None


def _lettered(cells: Sequence[str]) -> tuple[int, ...] | None:
    """Return the numbers of rows whose names are letters, as those of columns are."""
    letters = named_columns("".join(cells))
    return None if letters is None or len(letters) != len(cells) else tuple(letter + 1 for letter in letters)


def _with_label_as_cells(row: Row, label: int) -> Row:
    cells = (str(label),) if row.spaced else tuple(str(label))
    number = _NUMBER.search(row.line.text)  # may be in the digits of any script
    assert number is not None
    start = number.end() - len(str(label))
    return row._replace(
        cells=(*cells, *row.cells),
        starts=(*range(start, start + len(cells)), *row.starts),
        label=None,
        bracketed=None if row.bracketed is None else row.bracketed + len(cells),
    )


def _without_margin(rows: Sequence[Row]) -> list[Row]:
    """Return the rows; longer ones without what precedes the first column of most rows, such as names of axes."""
    width = _most(len(row.cells) for row in rows)
    if all(len(row.cells) <= width for row in rows):
        return list(rows)
    first = _most(row.starts[0] for row in rows)
    places = [row.starts.index(first) if len(row.cells) > width and first in row.starts else 0 for row in rows]
    return [row.part(place) for row, place in zip(rows, places, strict=True)]


def _most(counts: Iterator[int]) -> int:
    """Return the most frequent of some numbers; of several that are, the largest."""
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

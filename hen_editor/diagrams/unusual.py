"""Turns boards drawn unusually into usual ones: within walls, as tables or traced cells, side by side, without dots."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from statistics import median_low

from hen_editor.core.board import BLACK
from hen_editor.core.progress import Progress, collected, unreported
from hen_editor.diagrams.found import USUAL
from hen_editor.diagrams.grids.grid import LENGTHS
from hen_editor.diagrams.grids.rows import MAX_LINE_LENGTH, Row, named_columns, read_row
from hen_editor.diagrams.text import BLACK_CIRCLE, SENSEI_STONES, WHITE_CIRCLE, DiagramTextLine

_SMALLEST_BOARD = 5


def usual(
    lines: Iterable[DiagramTextLine], *, is_about_go: bool, progress: Progress = unreported
) -> list[DiagramTextLine]:
    """Return the lines, those of unusual boards as the rows of usual ones."""
    plain = collected(_with_rows_of_tables(_with_plain_cells(lines), is_about_go=is_about_go), progress=progress)
    one_board_wide = collected(_one_below_the_other(plain), progress=progress)
    return collected(_with_dots(one_board_wide), progress=progress)


# Walls around boards.

_WALLS = "#+"
_COLORS = (frozenset("XO"), frozenset("xo"), frozenset("BW"), frozenset((BLACK_CIRCLE, WHITE_CIRCLE)))
_LABELLED = re.compile(r"\s*(?:\d{1,2}\s*)?")


def without_walls(lines: Iterable[DiagramTextLine]) -> Iterator[DiagramTextLine]:
    """Yield the lines; walls of `#` or `+` around rows of stones, which begin and end with them, too, become edges."""
    for wall in _WALLS:
        lines = _without(wall, lines)
    return iter(lines)


def _without(wall: str, lines: Iterable[DiagramTextLine]) -> Iterator[DiagramTextLine]:
    for has_wall, group in groupby(lines, key=lambda line: wall in line.text and len(line.text) <= MAX_LINE_LENGTH):
        if has_wall:
            yield from _with_edges(wall, list(group))
        else:
            yield from group


def _with_edges(wall: str, run: Sequence[DiagramTextLine]) -> Sequence[DiagramTextLine]:
    """Return lines with edges for walls, unless these signs are anything else in them, too."""
    starts = [found.end() if (found := _LABELLED.match(line.text)) else 0 for line in run]
    words = [line.text[start:].rstrip() for line, start in zip(run, starts, strict=True)]
    is_wall = [len(word) > 2 and set(word) <= {wall, " "} for word in words]
    rows = [word for word, walled in zip(words, is_wall, strict=True) if not walled]
    sides = [side for side in (str.startswith, str.endswith) if rows and all(side(row, wall) for row in rows)]
    signs = set("".join(rows))
    is_board = any(is_wall[at] for at in (0, -1)) and not any(is_wall[1:-1]) and sides
    if not is_board or any(row.count(wall) > len(sides) for row in rows) or not any(map(signs.issuperset, _COLORS)):
        return run
    return [
        line._replace(text=line.text.replace(wall, "-" if walled else "|"))
        for line, walled in zip(run, is_wall, strict=True)
    ]


# Tables of Markdown and of programs, in bars.

_BLACK, _WHITE = f"XxBb#{BLACK_CIRCLE}", f"OoWw@{WHITE_CIRCLE}"
_FEWEST_BARS = 4


def _with_rows_of_tables(lines: Iterable[DiagramTextLine], *, is_about_go: bool) -> Iterator[DiagramTextLine]:
    """Yield the lines; those of tables that are square boards as rows of signs, parted by blanks.

    Both colours must be there, and something that tells them from the tables of crosses and noughts that people make:
    a usual size, circles, or a text that is about Go.
    """
    for is_table, group in groupby(lines, key=_is_row):
        if is_table:
            run = list(group)
            yield from _board(run, is_about_go=is_about_go) or run
        else:
            yield from group


def _is_row(line: DiagramTextLine) -> bool:
    return len(line.text) <= MAX_LINE_LENGTH and line.text.count("|") >= _FEWEST_BARS


def _board(run: Sequence[DiagramTextLine], *, is_about_go: bool) -> list[DiagramTextLine]:
    """Return the rows of a table, none if it is no board; its heading may be blank, name the columns, or be a row."""
    if len(run) < _SMALLEST_BOARD or not set(run[1].text.replace(" ", "")) <= set("|:-"):
        return []
    table = {line: _cells(line.text) for line in (run[0], *run[2:])}
    has_labels = all(cells[0].isdecimal() for cells in [*table.values()][1:])
    head, rows = table[run[0]], {line: cells[has_labels:] for line, cells in table.items()}
    if not any(head) or named_columns(" ".join(head[has_labels:])) is not None:
        del rows[run[0]]
    length, signs = len(rows), set().union(*rows.values())
    if length not in LENGTHS or any(len(row) != length for row in rows.values()) or max(map(len, signs)) > 1:
        return []
    is_sure = is_about_go or length in USUAL or not signs.isdisjoint((BLACK_CIRCLE, WHITE_CIRCLE))
    if not is_sure or signs.isdisjoint(_BLACK) or signs.isdisjoint(_WHITE):
        return []
    return [
        line._replace(text=" ".join([*table[line][:has_labels], *(sign or "." for sign in row)]))
        for line, row in rows.items()
    ]


def _cells(text: str) -> list[str]:
    """Return the cells of a row, without emphasis."""
    inner = text.strip().removeprefix("|").removesuffix("|")
    cells = (cell.strip() for cell in inner.split("|"))
    return [cell.strip("*_`") or cell if len(cell) > 1 else cell for cell in cells]


# Boards as Drago traces them, in cells of four signs: `B...`, `W12.`, `BTR.`, `W<--`.

_CELL = re.compile(r"([BW.+])(<--|[A-Za-z0-9]{0,3}(?=\.*$))\.*")
_FEWEST_CELLS = 3
_CELL_LENGTH = 4
_STONES = {"B": "X", "W": "O"}
_MARKED = {("B" if color is BLACK else "W") + mark.value: sign for sign, (color, mark) in SENSEI_STONES.items()}
_LAST_MOVE = "<--"


def _with_plain_cells(lines: Iterable[DiagramTextLine]) -> Iterator[DiagramTextLine]:
    """Yield the lines; those that are rows of such cells with shorter ones, as other programs write them."""
    for line in lines:
        words = line.text.split() if len(line.text) <= MAX_LINE_LENGTH and "..." in line.text else []
        cells = [cell for word in words if len(word) == _CELL_LENGTH and (cell := _CELL.fullmatch(word))]
        is_row = len(cells) == len(words) >= _FEWEST_CELLS
        yield line._replace(text=" ".join(_plain(*cell.groups()) for cell in cells)) if is_row else line


def _plain(sign: str, more: str) -> str:
    plain = _STONES.get(sign, sign)
    return f"({plain})" if more == _LAST_MOVE else _MARKED.get(sign + more, plain + more)


# Boards side by side.

_LONGEST_RUN = 500
"""The most lines without a blank one between them that may be boards side by side."""

_GAP = re.compile(r"(?<=\S) {2,}(?=\S)")
_LABELS = re.compile(r"(?<!\d)(\d{1,2})( {2,})\1(?!\d)")
_ARROW = re.compile(r"(?<=  )(?:[→⇒➔➜⟶]|[-=]{1,3}>)(?=  )")
_WORD = re.compile(r"\S+")
_BLANK = re.compile(r" {2,}")


def _one_below_the_other(lines: Iterable[DiagramTextLine]) -> Iterator[DiagramTextLine]:
    """Yield the lines; those of boards side by side as the lines of the left one, then those of the next ones."""
    run: list[DiagramTextLine] = []
    gap = range(0)
    for line in map(_without_arrows, lines):
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


def _without_arrows(line: DiagramTextLine) -> DiagramTextLine:
    """Return a line with blanks for the arrows that point from one board to the next."""
    if ">" not in line.text and line.text.isascii():
        return line
    return line._replace(text=_ARROW.sub(lambda arrow: " " * len(arrow.group()), line.text))


def _widest(line: DiagramTextLine) -> range:
    """Return the widest gap of a line, an empty one unless it is wider than the usual gaps between its words."""
    if "  " not in line.text or len(line.text) > MAX_LINE_LENGTH:
        return range(0)
    if labels := _LABELS.search(line.text):
        return range(*labels.span(2))
    words = list(_WORD.finditer(line.text))
    usual = median_low([after.start() - before.end() for before, after in pairwise(words)]) if len(words) > 2 else 1
    gaps = [range(*gap.span()) for gap in _GAP.finditer(line.text) if gap.end() - gap.start() >= 2 * usual]
    return max(gaps, key=len, default=range(0))


def _with_gap(line: DiagramTextLine, gap: range) -> range:
    """Return the part of a gap that is blank in a line with words on both sides of it."""
    text = line.text
    if len(text) > MAX_LINE_LENGTH or not text[: gap.start].strip() or not text[gap.stop :].strip():
        return range(0)
    blanks = (range(*found.span()) for found in _BLANK.finditer(text, gap.start, gap.stop))
    return max(blanks, key=len, default=range(0))


def _apart(run: Sequence[DiagramTextLine], gap: range) -> Iterable[DiagramTextLine]:
    if len(run) > _LONGEST_RUN:
        return run
    cut = (gap.start + gap.stop) // 2
    left = [line.part(0, cut) for line in run]
    rows = _rows(left)
    if len(rows) < 3:
        return run
    right = list(_one_below_the_other([line.part(cut) for line in run]))
    others = _rows(right[: len(run)])
    if len(rows) != len(others) or _width(rows) != _width(others) or not _has_empty(others, rows):
        return run
    end = DiagramTextLine("", run[-1].end, run[-1].end)
    return (*left, end, *right, end)


def _rows(lines: Iterable[DiagramTextLine]) -> list[Row]:
    return [row for line in lines if (row := read_row(line)) is not None and len(row.cells) > 2]


def _width(rows: Iterable[Row]) -> int:
    return Counter(len(row.cells) for row in rows).most_common(1)[0][0]


def _has_empty(rows: Iterable[Row], others: Iterable[Row]) -> bool:
    """Return whether rows show empty points as others do; a map of who owns them does not."""
    return any("." in row.cells for row in rows) or not any("." in row.cells for row in others)


# Boards whose empty points are blanks.

_ALL_STONES = f"XxOo#@*{BLACK_CIRCLE}{WHITE_CIRCLE}"
_FRAMED = re.compile(rf"[ \d]*\|([ {_ALL_STONES}]{{5,}})\|[ \d]*")
_BARE = re.compile(r"[XO ]*|[BW ]*")
_NAMES = re.compile(r" {1,9}([A-Ta-t](?: [A-Ta-t]){4,18}) *")
_SIGNS = frozenset(_ALL_STONES) | {" "}


def _with_dots(lines: Sequence[DiagramTextLine]) -> Iterator[DiagramTextLine]:
    """Yield the lines; in those of boards that leave empty points blank, there is a dot on each."""
    for kind, group in groupby(_named(lines), key=_kind):
        if kind == "framed":
            yield from _framed(list(group))
        elif kind == "bare":
            yield from _bare(list(group))
        else:
            yield from group


def _kind(line: DiagramTextLine) -> str:
    text = line.text
    if len(text) <= max(USUAL) + 1 and _BARE.fullmatch(text):
        return "bare"
    if len(text) <= 120 and "  " in text and "|" in text and _FRAMED.fullmatch(text):
        return "framed"
    return ""


def _named(lines: Sequence[DiagramTextLine]) -> list[DiagramTextLine]:
    """Return the lines, with dots below the names of columns."""
    dotted = list(lines)
    for index, line in enumerate(lines, 1):
        if names := _NAMES.fullmatch(line.text):
            columns = range(*names.span(1))
            rows = _below(lines[index : index + (len(columns) + 1) // 2], columns)
            dotted[index : index + len(rows)] = rows
    return dotted


def _below(run: Sequence[DiagramTextLine], columns: range) -> list[DiagramTextLine]:
    """Return rows with a dot on each blank below some names; none if they are no whole board, counted from below."""
    if any(set(line.text[columns.start : columns.stop]) - _SIGNS for line in run):
        return []
    numbers = [line.text[: columns.start].strip() for line in run]
    rows = [line.text[columns.start : columns.stop].ljust(len(columns)) for line in run]
    is_counted = numbers == [str(number) for number in range((len(columns) + 1) // 2, 0, -1)]
    if not is_counted or not _has_two_colors(rows) or any(row[1::2].strip() for row in rows):
        return []
    return [
        line._replace(text=f"{number:{columns.start}}{' '.join(row[::2].replace(' ', '.'))}")
        for line, number, row in zip(run, numbers, rows, strict=True)
    ]


def _framed(run: list[DiagramTextLine]) -> list[DiagramTextLine]:
    """Put dots into rows between two bars, at every place or at every second one."""
    inner = [found[1] for line in run if (found := _FRAMED.fullmatch(line.text))]
    length = len(inner[0])
    every_second = length % 2 == 1 and length // 2 >= _SMALLEST_BOARD and all(not text[::2].strip() for text in inner)
    columns = length // 2 if every_second else length
    is_board = len(run) == columns or (columns in USUAL and _SMALLEST_BOARD <= len(run) < columns)
    if not is_board or any(len(text) != length for text in inner) or not _has_two_colors(inner):
        return run
    dotted: list[DiagramTextLine] = []
    for line, text in zip(run, inner, strict=True):
        row = "".join(
            "." if sign == " " and (not every_second or index % 2) else sign for index, sign in enumerate(text)
        )
        start = line.text.index("|") + 1
        dotted.append(line._replace(text=line.text[:start] + row + line.text[start + length :]))
    return dotted


def _bare(run: list[DiagramTextLine]) -> list[DiagramTextLine]:
    """Put dots into rows of stones and blanks, if they are as many as a board has."""
    length = len(run) - (not run[-1].text)
    texts = [line.text for line in run[:length]]
    if length not in USUAL or not _has_two_colors(texts) or any(len(text.rstrip()) > length for text in texts):
        return run
    return [line._replace(text=line.text[:length].replace(" ", ".").ljust(length, ".")) for line in run[:length]]


def _has_two_colors(texts: Sequence[str]) -> bool:
    return len(set("".join(texts)) - {" "}) >= 2

"""Boards in tables of Markdown, and those with a wall of `#` around them, put as rows of signs."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from hen_editor.core.diagram.characters import BLACK_CIRCLE, WHITE_CIRCLE
from hen_editor.core.diagram.grids.headings import columns
from hen_editor.core.diagram.grids.other_games import LENGTHS
from hen_editor.core.diagram.grids.placing import USUAL
from hen_editor.core.diagram.grids.rows import LONGEST
from hen_editor.core.diagram.text_line import TextLine

_BLACK, _WHITE = f"XxBb#{BLACK_CIRCLE}", f"OoWw@{WHITE_CIRCLE}"
_FEWEST_BARS = 4
_SMALLEST = 5
_WALL = "#"
_COLORS = (frozenset("XO"), frozenset("xo"), frozenset("BW"), frozenset((BLACK_CIRCLE, WHITE_CIRCLE)))


def with_rows(lines: Iterable[TextLine], *, is_about_go: bool) -> Iterator[TextLine]:
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


def without_walls(lines: Iterable[TextLine]) -> Iterator[TextLine]:
    """Yield the lines; where a line of `#` is above or below rows of stones that begin or end with it, as edges."""
    for has_wall, group in groupby(lines, key=lambda line: _WALL in line.text and len(line.text) <= LONGEST):
        if has_wall:
            yield from _with_edges(list(group))
        else:
            yield from group


def _with_edges(run: Sequence[TextLine]) -> Sequence[TextLine]:
    """Return lines with edges for walls, unless `#` is anything else in them, too."""
    words = [line.text.strip() for line in run]
    is_wall = [len(word) > 2 and set(word) <= {_WALL, " "} for word in words]
    rows = [word for word, wall in zip(words, is_wall, strict=True) if not wall]
    sides = [side for side in (str.startswith, str.endswith) if rows and all(side(row, _WALL) for row in rows)]
    signs = set("".join(rows))
    is_board = any(is_wall[at] for at in (0, -1)) and not any(is_wall[1:-1]) and sides
    if not is_board or any(row.count(_WALL) > len(sides) for row in rows) or not any(map(signs.issuperset, _COLORS)):
        return run
    return [
        line._replace(text=line.text.replace(_WALL, "-" if wall else "|"))
        for line, wall in zip(run, is_wall, strict=True)
    ]


def _is_row(line: TextLine) -> bool:
    return len(line.text) <= LONGEST and line.text.count("|") >= _FEWEST_BARS


def _board(run: Sequence[TextLine], *, is_about_go: bool) -> list[TextLine]:
    """Return the rows of a table, none if it is no board; its heading may be blank, name the columns, or be a row."""
    if len(run) < _SMALLEST or not set(run[1].text.replace(" ", "")) <= set("|:-"):
        return []
    table = {line: _cells(line.text) for line in (run[0], *run[2:])}
    has_labels = all(cells[0].isdecimal() for cells in [*table.values()][1:])
    head, rows = table[run[0]], {line: cells[has_labels:] for line, cells in table.items()}
    if not any(head) or columns(" ".join(head[has_labels:])) is not None:
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

"""Diagrams of Sensei's Library: lines that begin with `$$`."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile

from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point
from hen_editor.core.diagnostics import Diagnostic, Span
from hen_editor.core.position import Move, Position
from hen_editor.core.progress import Progress, collected, unreported
from hen_editor.diagrams import codes
from hen_editor.diagrams.found import DiagramArrow, DiagramLine, Found
from hen_editor.diagrams.grids import alphabet
from hen_editor.diagrams.grids.blocks import made_even
from hen_editor.diagrams.grids.grid import Grid, Placed, place
from hen_editor.diagrams.grids.reading import alternating, numbered, read_cells
from hen_editor.diagrams.grids.rows import MAX_LINE_LENGTH, Row
from hen_editor.diagrams.text import DiagramTextLine, turn_in

_START = re.compile(r"\s*\$\$")
_OPTIONS = re.compile(r"([BbWw]?)([cC]?)(\d{0,2})(?:m(\d{1,4}))?(?=\s|$)")
_EDGE = re.compile(r"[\s|+_=-]*[-+][\s|+_=-]*")
_ARROW = re.compile(r"\{?\s*(AR|LN)\s+([A-Za-z]\d{1,2}|\d{1,2}:\d{1,2})[\s-]+([A-Za-z]\d{1,2}|\d{1,2}:\d{1,2})\s*\}?")
_QUOTE = re.compile(r"[\"'][\s,;)+\\]{0,20}$")
_LINK = re.compile(r"\[[^\[\]|]{1,3}\|")
_AT = re.compile(r"(\d{1,4}) at (\d{1,4})")
_SIGNS = frozenset(".,XOxoBW#@CSTMYQZP?*_-!=~AV|+0123456789abcdefghijklmnopqrstuvwxyz")
_COMMON = frozenset(".,XOxoBW#@_CSTMYQZP?AV~123456789")


@dataclass
class _Diagram:
    """The lines of a diagram, as they are collected."""

    lines: list[DiagramTextLine] = field(default_factory=list)
    header: str | None = None
    rows: list[Row] = field(default_factory=list)
    top: str | None = None
    bottom: str | None = None
    arrows: list[tuple[str, str, str, Span]] = field(default_factory=list)
    has_links: bool = False

    @property
    def span(self) -> Span:
        """Where its lines came from."""
        return Span(self.lines[0].start, self.lines[-1].end)

    @property
    def is_large_enough(self) -> bool:
        """Whether it has two rows, or one and an edge; and three points in a row, or both edges."""
        has_rows = len(self.rows) > 1 or (len(self.rows) == 1 and bool(self.top or self.bottom))
        return has_rows and (any(len(row.cells) >= 3 for row in self.rows) or bool(self.top and self.bottom))

    def has_title_as_row(self, following: Sequence[DiagramTextLine]) -> bool:
        """Return whether the only line above an edge is a title, such as `B`, which could be a row but for its length.

        following: the line below the edge.
        """
        if self.header is not None or self.top is not None or len(self.rows) != 1 or not following:
            return False
        start = _START.match(following[0].text)
        content = following[0].text[start.end() :] if start else ""
        return _kind(content) == "row" and len(_cells(content.strip())) != len(self.rows[0].cells)


def read(
    lines: Sequence[DiagramTextLine], progress: Progress = unreported
) -> tuple[list[Found], list[DiagramTextLine]]:
    """Return the diagrams in some lines, and the lines with those of the diagrams emptied."""
    found: list[Found] = []
    unused: dict[int, list[Span]] = {}
    rest = list(lines)
    for first, last, diagram in collected(_diagrams(lines), progress=progress):
        progress(0.0)
        read = _read(diagram, _context_after(lines, last + 1))
        if not read and found and diagram.rows:
            unused.setdefault(len(found) - 1, []).append(diagram.span)
        if read:
            found += read
            for index in range(first, last + 1):
                rest[index] = DiagramTextLine("", lines[index].start, lines[index].end)
    for index, spans in unused.items():
        problem = codes.ROWS_UNUSED.at(span=Span(spans[0].start, spans[-1].end))
        found[index] = replace(found[index], diagnostics=(*found[index].diagnostics, problem))
    return found, rest


def _context_after(lines: Sequence[DiagramTextLine], start: int) -> str:
    """Return the lines from one on that say which moves are on taken points, as sgf2dg writes them."""
    texts = (lines[index].text.strip() for index in range(start, len(lines)))
    return "\n".join(takewhile(_AT.match, texts))


def _diagrams(lines: Sequence[DiagramTextLine]) -> Iterator[tuple[int, int, _Diagram]]:
    """Yield the diagrams of a text, each with its first and last line."""
    diagram: _Diagram | None = None
    first = last = 0
    for index, line in enumerate(lines):
        start = _START.match(line.text)
        if start is None:
            if diagram is not None and (
                _is_implicit(diagram, line.text) or (not line.text.strip() and not diagram.rows)
            ):
                _add(diagram, line, line.text)
                last = index
            elif diagram is not None:
                yield first, last, diagram
                diagram = None
            continue
        content = _QUOTE.sub("", line.text[start.end() :])
        kind = _kind(content)
        if (diagram is not None and kind == "title" and (diagram.rows or diagram.top)) or (
            diagram is not None and kind == "edge" and diagram.bottom is not None
        ):
            yield first, last, diagram
            diagram = None
        if diagram is None:
            diagram, first = _Diagram(), index
        if kind == "edge" and diagram.has_title_as_row(lines[index + 1 : index + 2]):
            diagram.header = diagram.rows.pop().line.text.partition("$$")[2]
        _add(diagram, line, content)
        last = index
    if diagram is not None:
        yield first, last, diagram


def _is_implicit(diagram: _Diagram, text: str) -> bool:
    """Return whether a line belongs to a diagram of which only the header begins with `$$`."""
    if diagram.header is None and not (diagram.rows or diagram.top):
        return False
    explicit = any(_START.match(row.line.text) for row in diagram.rows) or diagram.bottom is not None
    return not explicit and _kind(text) in ("row", "edge")


def _kind(content: str) -> str:
    text = content.strip()
    if not text:
        return "blank"
    if text[0] == "{" or text.startswith(("AR ", "LN ")):
        return "arrow" if _ARROW.match(text) else "title"
    if _LINK.match(text):
        return "link"
    if (options := _OPTIONS.match(content)) and options.end():
        return "title"
    if len(text) <= MAX_LINE_LENGTH and _EDGE.fullmatch(text) and len(text) >= 2:
        return "edge"
    return "row" if _cells(text) else "title"


def _add(diagram: _Diagram, line: DiagramTextLine, content: str) -> None:
    kind = _kind(content)
    diagram.lines.append(line)
    text = content.strip()
    if kind == "title" and diagram.header is None:
        diagram.header = content
    elif kind == "edge":
        if diagram.rows:
            diagram.bottom = text
        else:
            diagram.top = text
    elif kind == "row":
        left, right = text[0] == "|", text[-1] == "|" and len(text) > 1
        diagram.rows.append(Row(line, *_cells_and_starts(line.text, text), None, left, right))
    elif kind == "arrow" and (arrow := _ARROW.match(text)):
        start = line.text.rindex(text)
        diagram.arrows.append((arrow[1], arrow[2], arrow[3], line.span(start, start + arrow.end())))
    elif kind == "link":
        diagram.has_links = True


def _cells_and_starts(line: str, text: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Return the cells of a row and where each of them begins in its line."""
    cells = _cells(text)
    starts: list[int] = []
    place = line.rindex(text) + (text[0] == "|")
    for cell in cells:
        place = line.index(cell, place)
        starts.append(place)
        place += len(cell)
    return tuple(cells), tuple(starts)


def _cells(text: str) -> list[str]:
    """Return the cells of a row without its edges; none if it is no row."""
    if len(text) > MAX_LINE_LENGTH:
        return []
    inner = text[1:] if text[0] == "|" else text
    inner = inner[:-1] if inner[-1:] == "|" else inner
    words = inner.split()
    signs = "".join(words)
    framed = len(inner) + 1 < len(text)
    if not signs or (not framed and sum(sign in _COMMON for sign in signs) * 2 < len(signs)):
        return []
    if not _SIGNS.issuperset(signs) and (len(signs) > len(words) or len(set(signs) - _SIGNS) > 1):
        return []
    if len(words) > 2 and all(len(word) == 1 or (len(word) <= 3 and word[-1].isdecimal()) for word in words):
        return words
    if len(signs) > len(words) and any(len(word) > 3 and word.isalpha() and word.islower() for word in words):
        return []
    return list(signs) if len(signs) > 1 or len(words) == 1 else []


def _read(diagram: _Diagram, context: str) -> list[Found]:
    if not diagram.is_large_enough:
        return []
    made = made_even(diagram.rows, [row.cells for row in diagram.rows])
    if made is None and all(row.left and not row.right for row in diagram.rows):
        made = _open_at_the_right(diagram.rows), []
    if made is None:
        return []
    cells, problems = made
    signs = {sign for row in cells for cell in row for sign in cell}
    if not signs & set(".,XOBW#@"):
        return []
    return [
        found
        for number, (left, right) in enumerate(_parts(cells))
        if (found := _part(diagram, cells, left, right, problems if number == 0 else [], context))
    ]


def _open_at_the_right(rows: Sequence[Row]) -> list[tuple[str, ...]]:
    """Return the cells of rows that begin at an edge and end where nothing follows, filled to the longest of them."""
    width = max(len(row.cells) for row in rows)
    return [(*row.cells, *["."] * (width - len(row.cells))) for row in rows]


def _parts(cells: Sequence[Sequence[str]]) -> Iterator[tuple[int, int]]:
    """Yield the first and last column of the diagrams that stand side by side, with `_` between them."""
    width = len(cells[0])
    gaps = [all(row[column] == "_" for row in cells) for column in range(width)]
    start = 0
    for column in range(width + 1):
        if column == width or gaps[column]:
            if column - start >= 2:
                yield start, column
            start = column + 1


def _part(
    diagram: _Diagram,
    cells: Sequence[tuple[str, ...]],
    start: int,
    end: int,
    problems: list[Diagnostic],
    context: str,
) -> Found | None:
    width = len(cells[0])
    left, right = _sides(diagram, start == 0, end == width)
    if all(row[start] == "|" for row in cells):
        left, start = True, start + 1
    if all(row[end - 1] == "|" for row in cells):
        right, end = True, end - 1
    if start >= end:
        return None
    rows = [row[start:end] for row in cells]
    first, number, size, title = _header(diagram.header)
    own_rows = tuple(row.part(start) for row in diagram.rows)
    grid = Grid(own_rows, tuple(rows), diagram.span, diagram.top is not None, right, diagram.bottom is not None, left)
    placed = place(grid, size, centred=True)
    if placed is None:
        return None
    table = alphabet.sensei()
    found = read_cells(grid, placed, table, katago=False)
    position, moves = numbered(found, first or BLACK, number, placed.size)
    turn = first or turn_in(title)
    if turn is not None and not position.numbers:
        position = replace(position, turn=turn)
    problems = [*problems, *placed.problems, *found.problems, *_dropped(diagram, rows)]
    arrows, lines, off = _arrows(diagram, placed)
    return Found(
        position,
        "sensei",
        diagram.span,
        placed.area,
        placed.placement,
        _with_retaken(moves, position, f"{title} {context}"),
        min(position.numbers.values(), default=number),
        title,
        arrows,
        lines,
        (*problems, *off),
        grid.edges,
    )


def _sides(diagram: _Diagram, first: bool, last: bool) -> tuple[bool, bool]:
    """Return whether the left and the right edge are shown: by the rows, else by the corners."""
    left = sum(row.left for row in diagram.rows) * 2 >= len(diagram.rows)
    right = sum(row.right for row in diagram.rows) * 2 >= len(diagram.rows)
    if not any(row.left or row.right for row in diagram.rows):
        corners = [edge for edge in (diagram.top, diagram.bottom) if edge]
        left = any(edge.startswith("+") for edge in corners)
        right = any(edge.endswith("+") for edge in corners)
    return left and first, right and last


def _header(header: str | None) -> tuple[Color | None, int, BoardSize | None, str]:
    """Return who plays 1, what number that is, the size of the board, and the title."""
    if header is None:
        return None, 1, None, ""
    options = _OPTIONS.match(header)
    if options is None or (options.end() == 0 and header[:1] not in (" ", "\t", "")):
        return None, 1, None, header.strip()
    first = {"b": BLACK, "w": WHITE}.get(options[1].lower())
    length = int(options[3]) if options[3] else 0
    size = BoardSize(length, length) if 1 <= length <= 52 else None
    number = int(options[4]) if options[4] else 1
    return first, max(number, 1), size, header[options.end() :].strip()


def _with_retaken(moves: tuple[Move, ...], position: Position, title: str) -> tuple[Move, ...]:
    """Return the moves of a diagram with those that its title places on the point of another."""
    by_number = {number: Move(position.stones[point], point) for point, number in position.numbers.items()}
    for again in _AT.finditer(title):
        number, at = int(again[1]), int(again[2])
        if number not in by_number and at in by_number:
            color, point = by_number[at]
            by_number[number] = Move(alternating(color)[(number - at) % 2], point)
    return tuple(by_number[number] for number in sorted(by_number)) if len(by_number) > len(moves) else moves


def _dropped(diagram: _Diagram, rows: Sequence[Sequence[str]]) -> Iterator[Diagnostic]:
    signs = {cell for row in rows for cell in row}
    if diagram.has_links:
        yield codes.DROPPED.at(span=diagram.span, what=codes.Dropped.LINKS)
    if signs & {"?", "*"}:
        yield codes.DROPPED.at(span=diagram.span, what=codes.Dropped.PATTERN)
    if signs & alphabet.TERRITORY:
        yield codes.DROPPED.at(span=diagram.span, what=codes.Dropped.TERRITORY)


def _arrows(
    diagram: _Diagram, placed: Placed
) -> tuple[tuple[DiagramArrow, ...], tuple[DiagramLine, ...], list[Diagnostic]]:
    arrows: list[DiagramArrow] = []
    lines: list[DiagramLine] = []
    off: list[Diagnostic] = []
    for kind, start, end, span in diagram.arrows:
        first, second = _point(start, placed), _point(end, placed)
        if first is None or second is None:
            off.append(codes.OFF_BOARD.at(span=span, found=f"{kind} {start} {end}"))
        elif kind == "AR":
            arrows.append(DiagramArrow(first, second))
        else:
            lines.append(DiagramLine(first, second))
    return tuple(arrows), tuple(lines), off


def _point(name: str, placed: Placed) -> Point | None:
    """Return a point by its name, or by its column and row in the diagram, `3:2`."""
    if ":" not in name:
        return Point.from_name(name, placed.size)
    column, row = name.split(":")
    left, top = placed.area.upper_left
    point = Point(left + int(column) - 1, top + int(row) - 1)
    return point if placed.size.holds(point) else None

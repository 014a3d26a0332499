r"""Reading diagrams of LaTeX: the commands of the packages igo, eigo and psgo.

Of eigo, which goes on from igo, stones in five colours are read, and parts of the board. A board with commands that
number its stones or turn it is not read, since it would be a wrong one.
"""

import re
from collections.abc import Iterator, Sequence

from hen_editor.core.board import BLACK, WHITE, Area, BoardSize, Color, Point
from hen_editor.core.diagnostics import Diagnostic, Span
from hen_editor.diagrams import codes
from hen_editor.diagrams.found import DiagramArrow, DiagramLine, Found, Placement
from hen_editor.diagrams.grids.reading import Cells, alternating, numbered
from hen_editor.diagrams.writers import EIGO_NAMES, IGO_MARKS, IGO_NAMES, PSGO_MARKS

_COLORS = {name: color for color, name in IGO_NAMES.items()}
_EIGO_COLORS = {name: color for color, name in EIGO_NAMES.items()}
_MARKS = {sign: mark for signs in (IGO_MARKS, PSGO_MARKS) for mark, sign in signs.items()}
_LARGEST = 19
_ZONE = 2
_IGO = re.compile(
    r"\\(?P<clear>cleargoban)\b|\\gobansize\{(?P<size>\d{1,2})\}"
    r"|\\(?P<color>black|white)(?:\[(?P<option>[^\[\]{}]{1,20})\])?\{(?P<points>[^{}]{1,2000})\}"
    r"|\\gobansymbol\{(?P<at>[^{}]{1,2000})\}\{(?P<symbol>[^{}]{1,20})\}"
    r"|\\(?P<stones>black|white|red|blue|green)stones\{(?P<places>[^{}]{1,2000})\}"
    r"|\\(?P<unread>auto(?:black|white)first|blackn|whiten|custom(?:one|two)stones|eigo(?:rotate|mirror|swap))"
    r"|\\(?P<show>show(?:full)?goban)\b(?:\[(?P<part>[a-z]\d{1,2}(?:,[a-z]\d{1,2})?)\])?"
)
_BEGIN = re.compile(
    r"\\begin\{psgo(?:partial)?board\*?\}(?:\[(\d{1,2})\])?(?:\{\((\d{1,2}),(\d{1,2})\)\((\d{1,2}),(\d{1,2})\)\})?"
)
_COMMAND = re.compile(
    r"\\(?P<kind>stone|move\*?|markpos|goarrow|goline)"
    r"(?:[\[{](?P<sign>\\mark[a-z]{2}(?:\{[^{}]{0,20}\})?)[\]}])?(?:\{(?P<color>black|white)\})?"
    r"\{(?P<column>[a-z])\}\{(?P<row>\d{1,2})\}(?:\{(?P<end_column>[a-z])\}\{(?P<end_row>\d{1,2})\})?"
)
_LABEL = re.compile(r"\\marklb\{([^{}]{0,20})\}")


def read(text: str) -> Iterator[Found]:
    r"""Yield the diagrams of the commands in a text.

    >>> (found,) = read(r"\gobansize{9}\black{c3,d4}\white[2]{e5}\gobansymbol{c5}{A}\showgoban")
    >>> sorted(point.name(found.position.size) for point in found.position.stones), found.position.labels
    (['C3', 'D4', 'E5'], mappingproxy({Point(column=2, row=4): 'A'}))
    """
    if "goban" in text:
        yield from _igo(text)
    if "psgo" in text:
        yield from _psgo(text)


class _Board:
    """What the commands say while they are read."""

    def __init__(self, length: int) -> None:
        self.size = BoardSize(length, length)
        self.cells = Cells()
        self.arrows: list[DiagramArrow] = []
        self.lines: list[DiagramLine] = []
        self.moves = 0
        self.dialect = "igo"
        self.is_readable = True
        self.problems: list[Diagnostic] = []

    def point(self, name: str, span: Span) -> Point | None:
        """Return the point of a name; one that is not on the board is reported."""
        point = Point.from_name(name.strip(), self.size)
        if point is None:
            self.problems.append(codes.OFF_BOARD.at(span=span, found=name.strip()))
        return point

    def points(self, names: str, span: Span) -> Iterator[Point | None]:
        """Yield the points of a list of names, None for a number that a dash leaves out."""
        for name in names.split(","):
            if name.strip():
                yield None if name.strip() == "-" else self.point(name, span)

    def mark(self, point: Point, sign: str) -> None:
        """Put a mark, a label or a number on a point."""
        if sign in _MARKS:
            self.cells.marks[point] = _MARKS[sign]
        elif sign.isdecimal() and point in self.cells.stones:
            self.cells.colored[point] = int(sign)
        else:
            self.cells.labels[point] = sign

    def found(self, dialect: str, span: Span, corners: Sequence[Point]) -> Found:
        """Return the diagram that the commands make. corners: two of the part that is shown, none for all of it."""
        position, moves = numbered(self.cells, BLACK, 1, self.size)
        area = whole = Area.whole(self.size)
        if len(corners) == 2:
            columns, rows = (sorted(lines) for lines in zip(*corners, strict=True))
            area = Area(Point(columns[0], rows[0]), Point(columns[1], rows[1]))
        return Found(
            position,
            dialect,
            span,
            area,
            Placement.WHOLE if area == whole else Placement.COORDINATES,
            moves,
            min(position.numbers.values(), default=1),
            arrows=tuple(self.arrows),
            lines=tuple(self.lines),
            diagnostics=tuple(self.problems),
        )


def _igo(text: str) -> Iterator[Found]:
    board, start = _Board(_LARGEST), -1
    for command in _IGO.finditer(text):
        span = Span(*command.span())
        if start < 0 and not command["show"]:
            start = command.start()
        if command["clear"]:
            board, start = _Board(board.size.columns), command.start()
        elif command["size"]:
            board = _Board(min(max(int(command["size"]), 1), _LARGEST))
        elif command["color"]:
            _stones(board, _COLORS[command["color"]], command["option"] or "", command["points"], span)
        elif command["at"]:
            for point in board.points(command["at"], span):
                if point is not None:
                    board.mark(point, command["symbol"])
        elif command["stones"]:
            board.dialect = "eigo"
            _stones(board, _EIGO_COLORS[command["stones"]], "", command["places"], span)
        elif command["unread"]:
            board.is_readable = False
        elif start >= 0:
            corners = [point for point in board.points(command["part"] or "", span) if point is not None]
            if board.is_readable:
                shown = corners if len(corners) != 1 else _around(corners[0], board.size)
                yield board.found(board.dialect, Span(start, command.end()), shown)
            start = -1


def _around(point: Point, size: BoardSize) -> list[Point]:
    """Return two corners of the part of a board that eigo shows around a point."""
    column, row = point
    last = Point(min(column + _ZONE, size.columns - 1), min(row + _ZONE, size.rows - 1))
    return [Point(max(column - _ZONE, 0), max(row - _ZONE, 0)), last]


def _stones(board: _Board, color: Color, option: str, names: str, span: Span) -> None:
    number = int(option) if option.isdecimal() else 0
    for index, point in enumerate(board.points(names, span)):
        if point is None:
            continue
        board.cells.stones[point] = alternating(color)[index % 2] if number else color
        if number:
            board.cells.colored[point] = number + index
        elif option:
            board.mark(point, option)


def _psgo(text: str) -> Iterator[Found]:
    end = 0
    for begin in _BEGIN.finditer(text):
        if begin.start() < end:
            continue
        end = text.find(r"\end{psgo", begin.end())
        if end < 0:
            return
        length, left, bottom, right, top = (int(number or 0) for number in begin.groups())
        board = _Board(min(length or _LARGEST, _LARGEST))
        for command in _COMMAND.finditer(text, begin.end(), end):
            _psgo_command(board, command)
        corners = [Point(left - 1, board.size.rows - top), Point(right - 1, board.size.rows - bottom)] if top else []
        if all(map(board.size.holds, corners)):
            yield board.found("psgo", Span(begin.start(), text.find("}", end) + 1 or len(text)), corners)


def _psgo_command(board: _Board, command: re.Match[str]) -> None:
    span, kind, sign = Span(*command.span()), command["kind"], command["sign"]
    start = board.point(command["column"] + command["row"], span)
    end = board.point(command["end_column"] + command["end_row"], span) if command["end_column"] else None
    if start is None:
        return
    if kind == "goarrow" and end is not None:
        board.arrows.append(DiagramArrow(start, end))
    elif kind == "goline" and end is not None:
        board.lines.append(DiagramLine(start, end))
    elif kind == "stone" and command["color"]:
        board.cells.stones[start] = _COLORS[command["color"]]
    elif kind.startswith("move"):
        board.moves += 1
        board.cells.stones[start] = BLACK if board.moves % 2 else WHITE
        if kind == "move" and sign is None:
            board.cells.colored[start] = board.moves
    if sign is not None:
        label = _LABEL.fullmatch(sign)
        board.mark(start, label[1] if label else sign)

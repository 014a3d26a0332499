"""What is on each page of paper, and where: rows of diagrams, and paragraphs."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QPointF, QSizeF, Qt

from hen_editor.core.drawing.frame import Frame
from hen_editor.core.pages.page import Diagram, Pages, Row
from hen_editor.rendering.pages.items import BODY, MM, POINT, RULE, SMALL, Board, Item, Line, Rules, Stone, text_lines

HEADER, FOOTER = 11 * MM, 7 * MM
GAP = 4 * MM
"""Between rows and between columns."""

_SLACK = GAP / 2
"""What rows may take more than there is room for."""

_SPACE = 1 * MM
"""Below a board."""

_CELL = 8.5 * MM
"""The most that stones take: those of small parts of the board are not larger."""

_LEAST_BOARD, _LEAST_OF_GROWING = 0.5, 0.75
"""What a board takes of its row at least, where texts and lines need much; and if the row may be higher for them."""

_LEAST_ROOM = 0.7
"""What a row takes of its height at least, rather than go to the next page."""


class Page(NamedTuple):
    """What is on a page, and where."""

    title: str
    items: list[tuple[QPointF, Item]]


def laid_out(pages: Pages, size: QSizeF) -> list[Page]:
    """Return what is on each page of paper. size: what can be printed on, in points."""
    made, width = list[Page](), size.width() * POINT
    height = size.height() * POINT - HEADER - FOOTER
    for part in pages.parts:
        made.append(Page(part.title, []))
        y = 0.0
        for block in part.blocks:
            rest = height - y
            pieces = [_row(block, width, height, rest)] if isinstance(block, Row) else _paragraphs(block, width)
            for piece in pieces:
                if y and y + piece.height > height + _SLACK:
                    made.append(Page(part.title, []))
                    y = 0.0
                made[-1].items.extend((place + QPointF(0, y + HEADER), item) for place, item in piece.items)
                y += piece.height + piece.gap
    return made


class _Piece(NamedTuple):
    """What stays together on a page: its items, its height, and the gap below it."""

    items: list[tuple[QPointF, Item]]
    height: float
    gap: float


def _paragraphs(text: str, width: float) -> list[_Piece]:
    """Return the lines of some paragraphs, which may be on several pages, but no line away from all others."""
    together = list[list[Line]]()
    for _, paragraph in groupby(text_lines(text, BODY, width), key=lambda line: id(line.layout)):
        lines = [*paragraph]
        for number, line in enumerate(lines):
            if number and number in (1, len(lines) - 1):
                together[-1].append(line)
            else:
                together.append([line])
    gaps = [0.0] * (len(together) - 1) + [2.5 * MM]
    return [_stacked(map(_Placed.of, lines), gap) for lines, gap in zip(together, gaps, strict=True)]


class _Placed(NamedTuple):
    """An item of a stack: how far from the left it is, and where below it the next one is."""

    item: Item
    x: float
    height: float

    @classmethod
    def of(cls, line: Line, x: float = 0.0) -> "_Placed":
        return cls(line, x, line.height)


def _stacked(placed: Iterable[_Placed], gap: float) -> _Piece:
    """Return items that stay together, one below the other."""
    items, y = list[tuple[QPointF, Item]](), 0.0
    for one in placed:
        items.append((QPointF(one.x, y), one.item))
        y += one.height
    return _Piece(items, y, gap)


def _row(row: Row, width: float, height: float, rest: float) -> _Piece:
    """Return the diagrams of a row, each in its column. rest: how much of the page is left."""
    room = height * row.share - GAP
    column = (width - GAP * (row.columns - 1)) / row.columns
    scales = [_scale(diagram, column, room, height) for diagram in row.diagrams]
    if not row.is_fixed and _LEAST_ROOM * room <= rest < room:
        smaller = _in_columns(row, column, _Room.of(rest, height, is_fixed=False), scales)
        if smaller.height <= rest + _SLACK:
            return smaller
    return _in_columns(row, column, _Room.of(room, height, is_fixed=row.is_fixed), scales)


class _Room(NamedTuple):
    """The height of diagrams if texts need no more; if they do, that of the board at least, and of all at most."""

    height: float
    least_board: float
    most: float

    @classmethod
    def of(cls, room: float, page: float, *, is_fixed: bool) -> "_Room":
        return cls(room, room * (_LEAST_BOARD if is_fixed else _LEAST_OF_GROWING), room if is_fixed else page)


def _in_columns(row: Row, column: float, room: _Room, scales: Sequence[float | None]) -> _Piece:
    pieces = [_diagram(diagram, column, room, scale) for diagram, scale in zip(row.diagrams, scales, strict=True)]
    items = [
        (place + QPointF(number * (column + GAP), 0), item)
        for number, piece in enumerate(pieces)
        for place, item in piece.items
    ]
    return _Piece(items, room.height if row.is_fixed else max(piece.height for piece in pieces), GAP)


def _scale(diagram: Diagram, width: float, room: float, page: float) -> float | None:
    """Return the cell for which a problem, in a row of fixed height, and its answers have room; None for others."""
    cells = (
        _Parts.of(each, width, place := _Room.of(room, page, is_fixed=not number)).cell(each, width, place)
        for number, each in enumerate(diagram.group)
    )
    return min(cells, default=None)


class _Parts(NamedTuple):
    """The texts of a diagram, and how many lines to write on."""

    titles: Sequence[Line]
    captions: Sequence[Line]
    texts: Sequence[Line]
    rules: int
    size: float

    @classmethod
    def of(cls, diagram: Diagram, width: float, room: _Room) -> "_Parts":
        """Return those of a diagram of some width, as far as there is room for them."""
        figure, size = diagram.figure, BODY if width > 80 * MM else BODY - 1 if width > 50 * MM else SMALL
        center = Qt.AlignmentFlag.AlignHCenter
        titles = text_lines(figure.title, size, width, most=2, bold=True, align=center)
        left = room.most - room.least_board - _height(titles) - _SPACE
        captions = text_lines(figure.caption, size, width - 2 * size * POINT, room=left, align=center)
        texts = text_lines(diagram.text, size, width, room=left - _height(captions))
        rules = max(0, min(diagram.lines, int((left - _height(captions) - _height(texts)) / RULE)))
        return cls(titles, captions, texts, rules, size)

    def cell(self, diagram: Diagram, width: float, room: _Room) -> float:
        """Return the most that the cells of the board can take."""
        others = sum(map(_height, (self.titles, self.captions, self.texts))) + self.rules * RULE + _SPACE
        box = Frame.of(diagram.figure).board
        return min(_CELL, width / box.width, max(room.least_board, room.height - others) / box.height)


def _diagram(diagram: Diagram, width: float, room: _Room, scale: float | None) -> _Piece:
    """Return a diagram with its texts. scale: the cell that it is to have, if not as large as there is room for."""
    figure, parts = diagram.figure, _Parts.of(diagram, width, room)
    box, cell = Frame.of(figure).board, parts.cell(diagram, width, room) if scale is None else scale
    board = Board(figure, cell * box.width, cell * box.height)
    stack = [*map(_Placed.of, parts.titles), _Placed(board, (width - board.width) / 2, board.height + _SPACE)]
    if parts.captions and figure.turn is not None:
        first = parts.captions[0]
        left_of_text = (width - first.line.naturalTextWidth()) / 2 - 0.9 * first.height
        stack.append(_Placed(Stone(figure.turn, first.height), left_of_text, 0.0))
    stack += [_Placed.of(line, parts.size * POINT) for line in parts.captions]
    stack += map(_Placed.of, parts.texts)
    if parts.rules:
        stack.append(_Placed(Rules(width, parts.rules), 0.0, parts.rules * RULE))
    return _stacked(stack, GAP)


def _height(lines: Sequence[Line]) -> float:
    return sum(line.height for line in lines)

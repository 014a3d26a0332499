"""A dialect of diagrams made up for tests: what one has to write who adds one. It has the size and the black stones."""

import re
from collections.abc import Iterator

from hen_editor.core.board import BLACK, Area, BoardSize, Point, Stones
from hen_editor.core.diagnostics import Span
from hen_editor.core.position import Position
from hen_editor.diagrams.dialects import Dialect, DialectLimits
from hen_editor.diagrams.found import Found
from hen_editor.diagrams.writers import WrittenDiagram

_BOARD = re.compile(r"MADE (\d+)((?: [A-Z]\d+)*)")


def _write(diagram: WrittenDiagram) -> str:
    size = diagram.position.size
    return " ".join(["MADE", str(size.columns), *(point.name(size) for point in diagram.position.stones)])


def _read(text: str) -> Iterator[Found]:
    for board in _BOARD.finditer(text):
        size = BoardSize(int(board[1]), int(board[1]))
        stones = {point: BLACK for name in board[2].split() if (point := Point.from_name(name, size))}
        yield Found(Position(Stones(size, stones)), "made", Span(*board.span()), Area.whole(size))


MADE = Dialect(
    name="made",
    title="Made-up &notation",
    tip="Copy the position in a notation of nobody",
    limits=DialectLimits(largest=19, square=True, colors=(BLACK,), turn=False),
    write=_write,
    read=_read,
)

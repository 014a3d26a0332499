"""Thumbnails of boards and games: lines and flat stones, cropped for problems."""

import base64
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from hen_editor.core.board import EMPTY, Area, BoardSize, Color, Stones
from hen_editor.core.game.overview import thumbnail_part, thumbnail_stones
from hen_editor.core.sgf import GameTree
from hen_editor.ui.theme import STONE_COLORS, board_colors, is_dark

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

KEPT = 256
"""The number of cached thumbnails: some 6 MB, and four times that at 200 % scaling."""

_LARGEST_PART = 13
"""The most lines of a cropped view; beyond that the whole board is shown."""

_SMALLEST_PART = 7
_MARGIN = 2
"""The margin around stones in lines, and the distance from which the edge is included."""

_RIM = QColor("#17130d")
_SPILL = 1
_ROOM_FOR_DARK_LINES = 6
"""The spacing in device pixels from which lines can be dark."""


class Look(NamedTuple):
    """The look of thumbnails: their side in device pixels, device pixels per logical pixel, the theme."""

    side: int
    scale: float
    is_dark: bool

    @classmethod
    def of(cls, widget: "QWidget", side: int) -> "Look":
        """Return the look in a widget; side: in its own pixels."""
        scale = widget.devicePixelRatioF()
        return cls(round(side * scale), scale, is_dark(widget.palette()))


class Thumbnails:
    """Creates thumbnails of games on demand, and caches the latest."""

    def __init__(self) -> None:
        self._stones = lru_cache(KEPT)(thumbnail_stones)
        self._part = lru_cache(KEPT)(thumbnail_part)
        self._picture = lru_cache(KEPT)(painted)

    def picture(self, tree: GameTree, look: Look) -> QPixmap:
        """Return the thumbnail of a game."""
        return self._picture(self._stones(tree), look, part=self._part(tree))

    def forget(self) -> None:
        """Clear the cache."""
        self._stones.cache_clear()
        self._part.cache_clear()
        self._picture.cache_clear()


def painted(stones: Stones, look: Look, *, whole: bool = False, part: Area | None = None) -> QPixmap:
    """Return a thumbnail of a board; whole: never only a part of it. part: the one that the game shows."""
    pixmap = QPixmap(look.side, look.side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    try:
        shown = _all_of(stones) if whole else parts(stones) if part is None else (part.columns, part.rows)
        _paint(painter, stones, look, shown)
    finally:
        painter.end()
    pixmap.setDevicePixelRatio(look.scale)
    return pixmap


def painted_html(stones: Stones, look: Look, part: Area | None = None) -> str:
    """Return a thumbnail of a board, or of the part of it that the game shows, as an element of rich text."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    painted(stones, look, part=part).save(buffer, "PNG")
    side = round(look.side / look.scale)
    data = base64.b64encode(buffer.data().data()).decode()
    return f'<img width="{side}" height="{side}" src="data:image/png;base64,{data}">'


def parts(stones: Stones) -> tuple[range, range]:
    """Return the columns and rows to show: those around the stones if they occupy a small part of the board.

    >>> from hen_editor.core import hen
    >>> parts(hen.parse("_19CbDw_18Db").value.stones)
    (range(0, 7), range(0, 7))
    """
    size, cells = stones.size, stones.cells
    whole = _all_of(stones)
    rows = [row for row in whole[1] if cells[row * size.columns : (row + 1) * size.columns].strip(b".")]
    columns = [column for column in whole[0] if cells[column :: size.columns].strip(b".")]
    if not rows:
        return whole
    across, down = _with_margin(columns, size.columns), _with_margin(rows, size.rows)
    side = max(len(across), len(down), _SMALLEST_PART)
    if side > _LARGEST_PART:
        return whole
    return _widened(across, side, size.columns), _widened(down, side, size.rows)


def _all_of(stones: Stones) -> tuple[range, range]:
    return range(stones.size.columns), range(stones.size.rows)


def _with_margin(taken: Sequence[int], lines: int) -> range:
    start, stop = taken[0] - _MARGIN, taken[-1] + 1 + _MARGIN
    return range(start if start > _MARGIN else 0, stop if stop < lines - _MARGIN else lines)


def _widened(part: range, length: int, lines: int) -> range:
    """Return a range of at most this many lines that includes another range."""
    start = part.start if part.start == 0 else part.stop - length if part.stop == lines else part.start
    start = max(0, min(start, lines - length))
    return range(start, min(lines, start + length))


def _paint(painter: QPainter, stones: Stones, look: Look, part: tuple[range, range]) -> None:
    columns, rows = part
    cell = max(1, look.side // max(len(columns), len(rows)))
    rim = (look.side - cell * max(len(columns), len(rows))) // 2
    left, top = (look.side - cell * len(columns)) // 2, (look.side - cell * len(rows)) // 2
    wood = QRect(left - rim, top - rim, cell * len(columns) + 2 * rim, cell * len(rows) + 2 * rim)
    colors = board_colors(dark=look.is_dark)
    painter.setClipRect(wood)
    painter.fillRect(wood, colors.wood_light)
    thickness = max(1, cell // 14)
    corner = QPoint(left - cell * columns.start, top - cell * rows.start)
    inset = (cell - thickness) // 2
    ink = QColor(colors.line)
    ink.setAlpha(170 if cell >= _ROOM_FOR_DARK_LINES else 95)
    for line in _lines(stones.size, cell, thickness):
        painter.fillRect(line.translated(corner + QPoint(inset, inset)), ink)
    _paint_stones(painter, stones, corner, cell, inset + thickness / 2)


def _lines(size: BoardSize, cell: int, thickness: int) -> Iterator[QRect]:
    """Iterate over the lines of a board that starts at the origin."""
    width, height = (size.columns - 1) * cell + thickness, (size.rows - 1) * cell + thickness
    yield from (QRect(column * cell, 0, thickness, height) for column in range(size.columns))
    yield from (QRect(0, row * cell, width, thickness) for row in range(size.rows))


def _paint_stones(painter: QPainter, stones: Stones, corner: QPoint, cell: int, middle: float) -> None:
    """Paint stones; `middle` is the intersection within a cell, `corner` the corner of the first cell."""
    discs = {stone: _disc(STONE_COLORS[Color(chr(stone))], cell, middle) for stone in {*stones.cells} - {EMPTY}}
    width, left, top = stones.size.columns, corner.x() - _SPILL, corner.y() - _SPILL
    for index, stone in enumerate(stones.cells):
        if stone != EMPTY:
            row, column = divmod(index, width)
            painter.drawPixmap(left + column * cell, top + row * cell, discs[stone])


def _disc(color: QColor, cell: int, middle: float) -> QPixmap:
    """Return a stone as a disc with a thin dark edge, one pixel larger than its cell on all sides."""
    pixmap = QPixmap(cell + 2 * _SPILL, cell + 2 * _SPILL)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rim = min(1.0, cell / 14)
        painter.setPen(QPen(_RIM, rim))
        painter.setBrush(color)
        radius = max(cell * 0.49, cell / 2 + 0.3 if cell < _ROOM_FOR_DARK_LINES else 0) - rim / 2
        painter.drawEllipse(QPointF(middle + _SPILL, middle + _SPILL), radius, radius)
    finally:
        painter.end()
    return pixmap

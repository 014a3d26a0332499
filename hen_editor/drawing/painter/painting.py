"""Drawings painted with Qt: on pages, pictures and widgets."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from itertools import chain
from math import ceil, floor
from typing import NamedTuple, Self

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from hen_editor.drawing import parts
from hen_editor.drawing.draw import Drawing
from hen_editor.drawing.painter.outlines import SMALLEST_ALIGNED, color, paint_outline, paint_outlines
from hen_editor.drawing.painter.texts import MEASURED_SIZE, SMALLEST_TEXT, Fitted, fitted, font
from hen_editor.drawing.painter.wood import board_brush
from hen_editor.drawing.shapes import Copy, Ink, Shape, Symbol, Text

_MOST_TEXTS = 1_000
"""The number of texts that are kept as stamps."""

_LARGEST_CELL_KEPT = 100
"""The largest cells, in pixels, whose stamps are kept for the next picture."""

_REACH, _REACH_OF_TEXT = 0.75, 0.53
"""How far symbols and texts on points reach, in cells; a text of even higher letters is cut off."""


def paint(painter: QPainter, drawing: Drawing, rect: QRectF) -> None:
    """Paint a drawing as large as fits into a rectangle, in its middle."""
    scale = min(rect.width() / drawing.width, rect.height() / drawing.height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-drawing.box.x - drawing.width / 2, -drawing.box.y - drawing.height / 2)
    cell = abs(painter.combinedTransform().m11()) or 1.0
    for shape in chain.from_iterable(layer.shapes for layer in drawing.layers):
        if isinstance(shape, Text):
            fit = fitted(shape.text, shape.height, shape.room, bold=shape.bold, level=shape.level)
            _draw_text(painter, shape, fit, shape.x + fit.x, shape.y + fit.y, 1.0)
        elif isinstance(shape, Copy):
            painter.translate(shape.x, shape.y)
            for outline in shape.symbol.shapes:
                paint_outline(painter, outline, cell)
            painter.translate(-shape.x, -shape.y)
        else:
            paint_outline(painter, shape, cell)
    painter.restore()


def image(drawing: Drawing, width: int) -> QImage:
    """Return a drawing as a picture, `width` pixels wide, with cells of whole pixels if they are not tiny."""
    cell = _cell(drawing, width)
    if cell >= SMALLEST_ALIGNED:
        drawing = drawing.with_rim((width / cell - drawing.width) / 2)
        made_once = _raster if cell <= _LARGEST_CELL_KEPT else Raster
        raster = made_once(int(cell), max(1, round(drawing.style.line_width * cell)))
    else:
        raster = Raster(cell)
    rim, opaque, clear = _rim(drawing), QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32_Premultiplied
    made = QImage(width, max(1, round(drawing.height * cell)), opaque if rim.opacity == 1 else clear)
    made.fill(color(rim))
    with painter_on(made) as painter:
        x, y = (round(-start * cell) + raster.middle for start in drawing.box[:2])
        for layer in drawing.layers:
            if layer.name == "board" and len(drawing.style.board) > 1:
                _fill_board(painter, drawing, cell, x, y)
            else:
                raster.paint(painter, layer.shapes, x, y)
    return made


@contextmanager
def painter_on(picture: QImage | QPixmap) -> Iterator[QPainter]:
    """Return a painter of smooth shapes on a picture, which ends with the context."""
    painter = QPainter(picture)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        yield painter
    finally:
        painter.end()


def height(drawing: Drawing, width: int) -> int:
    """Return how many pixels high the picture of a drawing is."""
    return max(1, round((drawing.height - drawing.width) * _cell(drawing, width) + width))


def _cell(drawing: Drawing, width: int) -> float:
    """Return the size of a cell in pixels: a whole number, unless cells are tiny."""
    cell = width / drawing.width
    return float(floor(cell)) if cell >= SMALLEST_ALIGNED else cell


def _fill_board(painter: QPainter, drawing: Drawing, cell: float, x: float, y: float) -> None:
    """Fill a wooden board with a texture: the grain of its shapes takes twenty times as long and more bytes as PNG."""
    board, box = drawing.board, drawing.box
    rect = QRectF(painter.viewport())
    if board != box:
        rect = QRectF(x + board.x * cell, y + board.y * cell, board.width * cell, board.height * cell)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.fillRect(rect, board_brush(drawing.style.board, rect))


def _rim(drawing: Drawing) -> Ink:
    """Return the colour at the edge of a picture: it shines through where only a part of a pixel is painted."""
    has_words = any(layer.name == "words" for layer in drawing.layers)
    return drawing.style.page if has_words or not drawing.style.board else drawing.style.board[0]


class Raster:
    """Paints shapes on pixels, and keeps what is on points as stamps.

    cell: its size in pixels. line: the width of the board's lines, so that all other widths are odd or even like it;
    without it, nothing is aligned with pixels. smallest_text: as for `fitted`.
    """

    def __init__(self, cell: float, line: int | None = None, *, smallest_text: float = SMALLEST_TEXT) -> None:
        self._cell = cell
        self._odd = None if line is None else line % 2
        self._smallest_text = smallest_text
        self._stone = 2 * parts.RADIUS * cell if line is None else _stone_of(cell, line)
        self._symbols: dict[str, tuple[Symbol, _Stamp]] = {}
        self._texts: dict[tuple[object, ...], _Stamp] = {}

    @property
    def middle(self) -> float:
        """How far the middle of a line is from the upper left corner of a pixel: half a pixel if its width is odd."""
        return (self._odd or 0) / 2

    def paint(self, painter: QPainter, shapes: Iterable[Shape], x: float, y: float) -> None:
        """Paint shapes around a place, which is the middle of lines. The painter's unit is a pixel."""
        cell, left, top = self._cell, floor(x), floor(y)
        for shape in shapes:
            if not isinstance(shape, (Copy, Text)):
                paint_outlines(painter, [shape], x, y, cell, self._odd)
                continue
            column, row = shape.x, shape.y
            if self._odd is not None and not column % 1 and not row % 1:  # all points are alike to the pixels
                stamp, half = self._of_symbol(shape.symbol) if isinstance(shape, Copy) else self._of_text(shape)
                painter.drawImage(int(left + column * cell) - half, int(top + row * cell) - half, stamp)
            elif isinstance(shape, Copy):
                paint_outlines(painter, shape.symbol.shapes, x + column * cell, y + row * cell, cell, self._odd)
            else:
                self._paint_text(painter, shape, x + column * cell, y + row * cell)

    def _of_symbol(self, symbol: Symbol) -> "_Stamp":
        """Return the stamp of a symbol, cached by its name; another style may have another symbol of that name."""
        known = self._symbols.get(symbol.name)
        if known is not None and known[0] == symbol:
            return known[1]
        stamp = _Stamp.empty(round(_REACH * self._cell))
        with painter_on(stamp.image) as painter:
            centre, cell = stamp.half + self.middle, self._stone / (2 * parts.RADIUS)
            paint_outlines(painter, symbol.shapes, centre, centre, cell)
        self._symbols[symbol.name] = symbol, stamp
        return stamp

    def _of_text(self, text: Text) -> "_Stamp":
        """Return the stamp of a text."""
        key = text.text, *text[3:]
        stamp = self._texts.get(key)
        if stamp is None:
            stamp = _Stamp.empty(ceil(_REACH_OF_TEXT * self._cell))
            with painter_on(stamp.image) as painter:
                self._paint_text(painter, text, stamp.half + self.middle, stamp.half + self.middle)
            if len(self._texts) >= _MOST_TEXTS:
                self._texts.clear()
            self._texts[key] = stamp
        return stamp

    def _paint_text(self, painter: QPainter, text: Text, x: float, y: float) -> None:
        """Paint a text with its base line on whole pixels."""
        fit = fitted(text.text, text.height, text.room, bold=text.bold, level=text.level, smallest=self._smallest_text)
        x, y = x + fit.x * self._cell, y + fit.y * self._cell
        if self._odd is not None:
            x, y = round(x), round(y)
        _draw_text(painter, text, fit, x, y, self._cell)


class _Stamp(NamedTuple):
    """What is on a point, as a picture around it. half: how far it reaches beyond the pixel in its middle."""

    image: QImage
    half: int

    @classmethod
    def empty(cls, half: int) -> Self:
        image = QImage(2 * half + 1, 2 * half + 1, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        return cls(image, half)


def _stone_of(cell: float, line: int) -> float:
    """Return the diameter of stones: whole pixels, odd or even as lines are, so that both are crisp."""
    diameter = max(1, round(2 * parts.RADIUS * cell))
    return diameter - (cell > 3 and (diameter - line) % 2)


_raster = lru_cache(maxsize=4)(Raster)
"""The rasters of the last pictures; the next one of the same cell size reuses their stamps."""


def _draw_text(painter: QPainter, text: Text, fit: Fitted, x: float, y: float, cell: float) -> None:
    """Draw a text with the start of its base line on (x, y)."""
    share = fit.height / MEASURED_SIZE * cell
    painter.save()
    painter.translate(x, y)
    painter.scale(share, share)
    painter.setPen(color(text.ink))
    painter.setFont(font(bold=text.bold))
    painter.drawText(QPointF(0, 0), fit.text)
    painter.restore()

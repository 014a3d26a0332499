"""Drawings painted with Qt: on pages, pictures and widgets."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from math import floor
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from hen_editor.core.drawing.draw import Drawing
from hen_editor.core.drawing.shapes import Box, Copy, Ink, Layer, Path, Shape, Symbol, Text
from hen_editor.rendering.outlines import color, paint_outline, paint_outlines
from hen_editor.rendering.texts import MEASURED, fitted, font

_SMALLEST_ALIGNED = 4
"""The pixels of a cell from which lines can be all alike."""

_WIDEST_KEPT, _LARGEST_STAMP = 2_000, 100
"""The widest picture whose ground is kept for the next one, and the largest cell of symbols that are, in pixels."""

_SPILL = 0.75
"""How far a symbol reaches from its place, at most."""


def paint(painter: QPainter, drawing: Drawing, rect: QRectF) -> None:
    """Paint a drawing as large as fits into a rectangle, in its middle."""
    scale = min(rect.width() / drawing.width, rect.height() / drawing.height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-drawing.box.x - drawing.width / 2, -drawing.box.y - drawing.height / 2)
    _paint_layers(painter, drawing.layers, _Pixels(abs(painter.combinedTransform().m11()) or 1.0))
    painter.restore()


def image(drawing: Drawing, width: int) -> QImage:
    """Return a drawing as a picture, so many pixels wide, with cells of whole pixels if they are not tiny."""
    cell = _cell(drawing, width)
    if cell >= _SMALLEST_ALIGNED:
        drawing = drawing.with_rim((width / cell - drawing.width) / 2)
    pixels = _Pixels(cell, max(1, round(drawing.style.line_width * cell)) % 2)
    board, *layers = drawing.layers
    ground = _ground if width <= _WIDEST_KEPT else _ground.__wrapped__
    made = QImage(ground(board, _rim(drawing), drawing.box, width, pixels))
    painter = QPainter(made)
    try:
        _set_up(painter, drawing.box, pixels)
        _paint_layers(painter, layers, pixels)
    finally:
        painter.end()
    return made


def height(drawing: Drawing, width: int) -> int:
    """Return how many pixels high the picture of a drawing is."""
    return max(1, round((drawing.height - drawing.width) * _cell(drawing, width) + width))


def _cell(drawing: Drawing, width: int) -> float:
    """Return the pixels of a cell: whole ones if they are not few."""
    cell = width / drawing.width
    return float(floor(cell)) if cell >= _SMALLEST_ALIGNED else cell


@lru_cache(maxsize=4)
def _ground(board: Layer, rim: Ink, box: Box, width: int, pixels: "_Pixels") -> QImage:
    """Return what is below the lines, which takes long to paint and is the same in many pictures."""
    opaque, clear = QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32_Premultiplied
    made = QImage(width, max(1, round(box.height * pixels.cell)), opaque if rim.opacity == 1 else clear)
    made.fill(color(rim))
    painter = QPainter(made)
    try:
        _set_up(painter, box, pixels)
        _paint_layers(painter, [Layer(board.name, tuple(_one_by_one(board.shapes)))], pixels)
    finally:
        painter.end()
    return made


def _one_by_one(shapes: Iterable[Shape]) -> Iterator[Shape]:
    """Iterate over shapes, the lines of a path one by one: those of wood do not cross, and take Qt half as long so."""
    for shape in shapes:
        if isinstance(shape, Path) and shape.fill is None:
            starts = [at for at, (letter, _) in enumerate(shape.steps) if letter == "M"]
            for start, stop in pairwise([*starts, len(shape.steps)]):
                yield shape._replace(steps=shape.steps[start:stop])
        else:
            yield shape


def _rim(drawing: Drawing) -> Ink:
    """Return the colour at the edge of a picture: it shines through where only a part of a pixel is painted."""
    has_words = any(layer.name == "words" for layer in drawing.layers)
    return drawing.style.page if has_words or not drawing.style.board else drawing.style.board[0]


def _set_up(painter: QPainter, box: Box, pixels: "_Pixels") -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    half = (pixels.odd or 0) / 2
    painter.translate(round(-box.x * pixels.cell) + half, round(-box.y * pixels.cell) + half)
    painter.scale(pixels.cell, pixels.cell)


class _Pixels(NamedTuple):
    """How a drawing meets the pixels: how many a cell has, and whether lines are odd or even in width.

    odd: None where lines are not aligned with pixels.
    """

    cell: float
    odd: int | None = None


def _paint_layers(painter: QPainter, layers: Iterable[Layer], pixels: _Pixels) -> None:
    for layer in layers:
        for shape in layer.shapes:
            _paint_shape(painter, shape, pixels)


def _paint_shape(painter: QPainter, shape: Shape, pixels: _Pixels) -> None:
    if isinstance(shape, Text):
        _paint_text(painter, shape)
    elif not isinstance(shape, Copy):
        paint_outline(painter, shape, *pixels)
    elif pixels.odd is None or pixels.cell > _LARGEST_STAMP or shape.x % 1 or shape.y % 1:
        painter.translate(shape.x, shape.y)
        for outline in shape.symbol.shapes:
            paint_outline(painter, outline, *pixels)
        painter.translate(-shape.x, -shape.y)
    else:
        stamp, place = _stamp(shape.symbol, pixels), painter.transform().map(QPointF(shape.x, shape.y))
        half = stamp.width() // 2
        painter.save()
        painter.resetTransform()
        painter.drawImage(floor(place.x()) - half, floor(place.y()) - half, stamp)
        painter.restore()


@lru_cache(maxsize=256)
def _stamp(symbol: Symbol, pixels: _Pixels) -> QImage:
    """Return a symbol as a picture to put on points, all of which are alike to the pixels."""
    half, middle = round(_SPILL * pixels.cell), (pixels.odd or 0) / 2
    stamp = QImage(2 * half + 1, 2 * half + 1, QImage.Format.Format_ARGB32_Premultiplied)
    stamp.fill(Qt.GlobalColor.transparent)
    painter = QPainter(stamp)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_outlines(painter, symbol.shapes, half + middle, half + middle, pixels.cell)
    finally:
        painter.end()
    return stamp


def _paint_text(painter: QPainter, text: Text) -> None:
    fit = fitted(text.text, text.height, text.room, bold=text.bold, level=text.level)
    share = fit.height / MEASURED
    painter.save()
    painter.translate(text.x + fit.x, text.y + fit.y)
    painter.scale(share, share)
    painter.setPen(color(text.ink))
    painter.setFont(font(bold=text.bold))
    painter.drawText(QPointF(0, 0), fit.text)
    painter.restore()

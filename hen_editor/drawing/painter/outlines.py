"""Shapes painted with Qt: those of drawings, and those on the points of the window's board."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import TypeGuard

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QLinearGradient,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from hen_editor.drawing.shapes import Circle, Fill, Ink, Outline, Radial, Rect, Step, Stops, Stroke

SMALLEST_ALIGNED = 4
"""The least size of a cell, in pixels, at which lines are aligned; in smaller ones strokes shrink with the cell."""

_FAINT = 0.4
"""By how much lines are thinner in smaller cells, where they are blurred and would hide the stones."""

_CAPS = {"butt": Qt.PenCapStyle.FlatCap, "round": Qt.PenCapStyle.RoundCap, "square": Qt.PenCapStyle.SquareCap}
_JOINS = {"miter": Qt.PenJoinStyle.MiterJoin, "round": Qt.PenJoinStyle.RoundJoin}


def paint_outlines(
    painter: QPainter, outlines: Iterable[Outline], x: float, y: float, cell: float, odd: int | None = None
) -> None:
    """Paint shapes around a place, with cells `cell` pixels wide. odd: as for `paint_outline`."""
    painter.save()
    painter.translate(x, y)
    painter.scale(cell, cell)
    for outline in outlines:
        paint_outline(painter, outline, cell, odd)
    painter.restore()


def paint_outline(painter: QPainter, shape: Outline, cell: float, odd: int | None = None) -> None:
    """Paint a shape with a painter whose unit is a cell `cell` pixels wide.

    odd: whether lines aligned with pixels are odd or even in width; None: they are not aligned.
    """
    if _fades(shape) and painter.paintEngine().type() is QPaintEngine.Type.Pdf:
        for disc in discs(shape):
            paint_outline(painter, disc, cell, odd)
        return
    painter.setBrush(_brush(shape.fill))
    painter.setPen(_NO_PEN if shape.stroke is None else _pen(shape.stroke, cell, odd))
    if isinstance(shape, Circle):
        painter.drawEllipse(QPointF(shape.x, shape.y), shape.radius, shape.radius)
    elif isinstance(shape, Rect):
        painter.drawRect(QRectF(shape.x, shape.y, shape.width, shape.height))
    else:
        painter.drawPath(_path(shape.steps))


_DISCS = 16
"""How many plain discs stand in for a circle that fades."""


def _fades(shape: Outline) -> TypeGuard[Circle]:
    """Return whether a shape is a circle whose colour fades towards its edge."""
    fill = shape.fill
    return (
        isinstance(shape, Circle) and isinstance(fill, Radial) and fill.stops[0][1].opacity > fill.stops[-1][1].opacity
    )


@lru_cache(maxsize=64)
def discs(circle: Circle) -> tuple[Circle, ...]:
    """Return plain discs that together look like a circle that fades; Qt writes it into PDF as if it were opaque."""
    fill = circle.fill
    assert isinstance(fill, Radial)
    ink = fill.stops[0][1]
    levels = [ink.opacity * level / _DISCS for level in range(_DISCS + 1)]
    return tuple(
        circle._replace(
            radius=circle.radius * _share(fill.stops, (below + above) / 2),
            fill=Ink(ink.rgb, (above - below) / (1 - below)),
        )
        for below, above in pairwise(levels)
    )


def _share(stops: Stops, opacity: float) -> float:
    """Return how far from its centre a gradient that fades has this opacity, as a share of its radius."""
    return next(
        start + (end - start) * (inner.opacity - opacity) / (inner.opacity - outer.opacity)
        for (start, inner), (end, outer) in pairwise(stops)
        if inner.opacity >= opacity > outer.opacity
    )


_NO_PEN, _NO_BRUSH = QPen(Qt.PenStyle.NoPen), QBrush(Qt.BrushStyle.NoBrush)


@lru_cache(maxsize=256)
def color(ink: Ink) -> QColor:
    """Return an ink as a colour of Qt."""
    made = QColor(ink.rgb)
    made.setAlphaF(ink.opacity)
    return made


@lru_cache(maxsize=256)
def _brush(fill: Fill | None) -> QBrush:
    if fill is None:
        return _NO_BRUSH
    if isinstance(fill, Ink):
        return QBrush(color(fill))
    gradient: QGradient
    if isinstance(fill, Radial):
        gradient = QRadialGradient(fill.x, fill.y, fill.radius)
    else:
        gradient = QLinearGradient(fill.x, fill.y, fill.to_x, fill.to_y)
    for share, ink in fill.stops:
        gradient.setColorAt(share, color(ink))
    return QBrush(gradient)


@lru_cache(maxsize=256)
def _pen(stroke: Stroke, cell: float, odd: int | None) -> QPen:
    """Return a pen; lines aligned with pixels are all of odd or all of even width."""
    least = stroke.least / max(cell, SMALLEST_ALIGNED)
    if stroke.aligned and cell < SMALLEST_ALIGNED:
        least *= _FAINT
    width = max(stroke.width, least)
    if stroke.aligned and odd is not None:
        pixels = max(1, round(width * cell))
        width = (pixels if pixels % 2 == odd else pixels + 1) / cell
    pen = QPen(color(stroke.ink), width)
    pen.setCapStyle(_CAPS[stroke.cap])
    pen.setJoinStyle(_JOINS[stroke.join])
    return pen


@lru_cache(maxsize=256)
def _path(steps: tuple[Step, ...]) -> QPainterPath:
    path = QPainterPath()
    for letter, numbers in steps:
        match letter:
            case "M":
                path.moveTo(*numbers)
            case "L":
                path.lineTo(*numbers)
            case "Q":
                path.quadTo(*numbers)
            case "C":
                path.cubicTo(*numbers)
            case "Z":
                path.closeSubpath()
    return path

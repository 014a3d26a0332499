"""Painting SGF markup that HEN lacks: arrows, lines, dimmed points and the view."""

from collections.abc import Container, Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from hen_editor.core.board import Point
from hen_editor.core.drawing import parts
from hen_editor.core.drawing.style import Style
from hen_editor.core.game.overlay import Line
from hen_editor.rendering.outlines import color, paint_outlines
from hen_editor.ui.board.geometry import Geometry
from hen_editor.ui.theme import BoardColors

_DIMMED, _HIDDEN = 0.62, 0.9
"""The opacity of the veil over dimmed points, and over those not in view."""


def paint_selected(painter: QPainter, x: float, y: float, cell: int, color: QColor) -> None:
    """Tint the cell of a point selected by `SL`."""
    tint = QColor(color)
    tint.setAlphaF(0.35)
    painter.fillRect(QRectF(x - cell / 2, y - cell / 2, cell, cell), tint)


def paint_arrow(painter: QPainter, geometry: Geometry, line: Line, style: Style, *, headed: bool) -> None:
    """Draw a line between the centres of two points, or with a head an arrow."""
    (x0, y0), (x1, y1) = (geometry.centre(end) for end in line)
    end = (x1 - x0) / geometry.cell, (y1 - y0) / geometry.cell
    shapes = parts.arrow((0, 0), end, style.marks, style.halo, headed=headed)
    paint_outlines(painter, shapes, x0, y0, geometry.cell)


def paint_dimmed(painter: QPainter, geometry: Geometry, points: Iterable[Point], colors: BoardColors) -> None:
    """Grey out the cells of points."""
    veil = _veil(colors, _DIMMED)
    for point in points:
        painter.fillRect(*geometry.square(point), veil)


def paint_hidden(painter: QPainter, geometry: Geometry, view: Container[Point], colors: BoardColors) -> None:
    """Fade what is not in view."""
    veil = _veil(colors, _HIDDEN)
    for point in geometry.part.points():
        if point not in view:
            painter.fillRect(*geometry.square_to_rim(point), veil)


def paint_frame(painter: QPainter, geometry: Geometry, corners: Line, color: QColor, halo: QColor) -> None:
    """Draw a frame around the cells between two corners."""
    (x0, y0), (x1, y1) = (geometry.centre(corner) for corner in corners)
    half, width = geometry.cell / 2, max(2.0, geometry.cell * 0.06)
    rect = QRectF(QPointF(min(x0, x1), min(y0, y1)), QPointF(max(x0, x1), max(y0, y1)))
    rect.adjust(-half, -half, half, half)
    tint = QColor(color)
    tint.setAlphaF(0.12)
    painter.fillRect(rect, tint)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(halo, width * 1.8))
    painter.drawRect(rect)
    dashed = QPen(color, width)
    dashed.setDashPattern([4, 2.5])
    painter.setPen(dashed)
    painter.drawRect(rect)


def _veil(colors: BoardColors, opacity: float) -> QColor:
    veil = QColor(color(colors.style.veil))
    veil.setAlphaF(opacity)
    return veil

"""Painting SGF markup that HEN lacks: territory, arrows, lines, dimmed points and the view."""

from collections.abc import Container, Iterable
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from hen_editor.core.board import Color, Point
from hen_editor.core.game.overlay import Line
from hen_editor.ui.board.geometry import Geometry
from hen_editor.ui.theme import DARK_INK, LIGHT_INK, STONE_COLORS, BoardColors

_DIMMED, _HIDDEN = 0.62, 0.9
"""The opacity of the table colour over dimmed points, and over those not in view."""

_CASING = QColor(255, 255, 255, 215)
"""The outline of ink, so that it shows on wood and on stones of any colour."""


def paint_territory(painter: QPainter, x: float, y: float, cell: int, owner: Color) -> None:
    """Draw a small square in the owner's colour, with an edge in the opponent's."""
    half = max(1.5, round(cell * 0.15))
    edge = QColor(LIGHT_INK if owner is Color.BLACK else DARK_INK)
    edge.setAlphaF(0.75)
    width = max(1.0, cell * 0.035)
    painter.setPen(QPen(edge, width))
    painter.setBrush(STONE_COLORS[owner])
    painter.drawRect(QRectF(x - half, y - half, 2 * half, 2 * half))


def paint_selected(painter: QPainter, x: float, y: float, cell: int, color: QColor) -> None:
    """Tint the cell of a point selected by `SL`."""
    tint = QColor(color)
    tint.setAlphaF(0.35)
    painter.fillRect(QRectF(x - cell / 2, y - cell / 2, cell, cell), tint)


def paint_arrow(painter: QPainter, geometry: Geometry, line: Line, ink: QColor, *, headed: bool) -> None:
    """Draw a line between the centres of two points, or with a head an arrow."""
    (x0, y0), (x1, y1) = (geometry.centre(end) for end in line)
    length = hypot(x1 - x0, y1 - y0)
    if not length:
        return
    along, aside = QPointF((x1 - x0) / length, (y1 - y0) / length), QPointF((y0 - y1) / length, (x1 - x0) / length)
    start, tip = QPointF(x0, y0), QPointF(x1, y1)
    half, head, wing = geometry.cell * 0.05, min(geometry.cell * 0.46, length * 0.8), geometry.cell * 0.19
    neck = tip - along * head if headed else tip
    corners = [start + aside * half, neck + aside * half, neck - aside * half, start - aside * half]
    if headed:
        corners[2:2] = [neck + aside * wing, tip, neck - aside * wing]
    outline = QPainterPath()
    outline.addPolygon(QPolygonF(corners))
    outline.closeSubpath()
    casing = QPen(_CASING, max(2.0, geometry.cell * 0.075))
    casing.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(outline, casing)
    painter.fillPath(outline, ink)


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


def paint_frame(painter: QPainter, geometry: Geometry, corners: Line, color: QColor) -> None:
    """Draw a frame around the cells between two corners."""
    (x0, y0), (x1, y1) = (geometry.centre(corner) for corner in corners)
    half, width = geometry.cell / 2, max(2.0, geometry.cell * 0.06)
    rect = QRectF(QPointF(min(x0, x1), min(y0, y1)), QPointF(max(x0, x1), max(y0, y1)))
    rect.adjust(-half, -half, half, half)
    tint = QColor(color)
    tint.setAlphaF(0.12)
    painter.fillRect(rect, tint)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_CASING, width * 1.8))
    painter.drawRect(rect)
    dashed = QPen(color, width)
    dashed.setDashPattern([4, 2.5])
    painter.setPen(dashed)
    painter.drawRect(rect)


def _veil(colors: BoardColors, opacity: float) -> QColor:
    veil = QColor(colors.table)
    veil.setAlphaF(opacity)
    return veil

"""The shapes that controls are painted with: round rectangles, rings, arrows and ticks."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle

from hen_editor.ui.style.roles import RING

CORNER = 8.0
"""The radius of cells, cards, buttons and fields, in pixels."""

CURRENT_BAR, CURRENT_INSET = 3, 8
"""The width of the bar at the side of what is current, and its distance from the corners, in pixels."""

SMALL_CORNER = 4.0
"""The radius of lists, check boxes and other things that are small or full of rows, in pixels."""


@contextmanager
def smooth(painter: QPainter) -> Iterator[None]:
    """Paint with antialiasing, and restore the painter afterwards."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        yield
    finally:
        painter.restore()


def hairline(painter: QPainter) -> float:
    """Return the width of one device pixel."""
    return 1 / painter.device().devicePixelRatioF()


def paint_box(
    painter: QPainter, rect: QRect | QRectF, ground: QColor | None, edge: QColor | None, corner: float = CORNER
) -> None:
    """Fill a round rectangle, and draw its edge of one device pixel."""
    with smooth(painter):
        inner = QRectF(rect)
        if edge is None:
            painter.setPen(Qt.PenStyle.NoPen)
        else:
            width = hairline(painter)
            painter.setPen(QPen(edge, width))
            inner.adjust(width / 2, width / 2, -width / 2, -width / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush if ground is None else ground)
        corner = min(corner, inner.height() / 2, inner.width() / 2)
        painter.drawRoundedRect(inner, corner, corner)


def paint_ring(painter: QPainter, rect: QRect | QRectF, color: QColor, corner: float = CORNER) -> None:
    """Draw the focus ring just inside a rectangle."""
    with smooth(painter):
        inset = RING / 2
        painter.setPen(QPen(color, RING))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = QRectF(rect).adjusted(inset, inset, -inset, -inset)
        corner = max(0.0, min(corner - inset, inner.height() / 2, inner.width() / 2))
        painter.drawRoundedRect(inner, corner, corner)


def paint_bar(painter: QPainter, rect: QRect, color: QColor, direction: Qt.LayoutDirection) -> None:
    """Draw the bar at the leading side of what is current: the active tool, the player to move, the game shown."""
    bar = QRect(rect.x(), rect.y() + CURRENT_INSET, CURRENT_BAR, rect.height() - 2 * CURRENT_INSET)
    paint_box(painter, QStyle.visualRect(direction, rect, bar), color, None, CURRENT_BAR / 2)


def paint_corner(painter: QPainter, rect: QRect, color: QColor, direction: Qt.LayoutDirection) -> None:
    """Draw the small triangle in the lower corner of a cell with a flyout."""
    place = QRectF(QStyle.visualRect(direction, rect, QRect(rect.right() - 7, rect.bottom() - 7, 5, 5)))
    is_mirrored = direction is Qt.LayoutDirection.RightToLeft
    corners = [place.bottomLeft(), place.bottomRight(), place.topLeft() if is_mirrored else place.topRight()]
    with smooth(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawPolygon(corners)


def paint_arrow(painter: QPainter, rect: QRect | QRectF, color: QColor, angle: int) -> None:
    """Draw an arrow head in the middle of a rectangle. angle: clockwise in degrees from one that points down."""
    size = min(8.0, 0.6 * min(rect.width(), rect.height()))
    with smooth(painter):
        painter.translate(QRectF(rect).center())
        painter.rotate(angle)
        painter.setPen(_round_pen(color, max(1.4, size / 5)))
        painter.drawPolyline([QPointF(-size / 2, -size / 4), QPointF(0, size / 4), QPointF(size / 2, -size / 4)])


def paint_tick(painter: QPainter, rect: QRect | QRectF, color: QColor) -> None:
    """Draw a tick in the middle of a rectangle."""
    size = min(rect.width(), rect.height())
    with smooth(painter):
        painter.translate(QRectF(rect).center())
        painter.setPen(_round_pen(color, max(1.6, size / 7)))
        painter.drawPolyline(
            [QPointF(-0.24 * size, 0.0), QPointF(-0.06 * size, 0.18 * size), QPointF(0.25 * size, -0.2 * size)]
        )


def paint_dash(painter: QPainter, rect: QRect | QRectF, color: QColor) -> None:
    """Draw a short line in the middle of a rectangle."""
    size = min(rect.width(), rect.height())
    with smooth(painter):
        painter.translate(QRectF(rect).center())
        painter.setPen(_round_pen(color, max(1.6, size / 7)))
        painter.drawLine(QPointF(-0.22 * size, 0.0), QPointF(0.22 * size, 0.0))


def paint_line(painter: QPainter, rect: QRect, color: QColor, *, across: bool) -> None:
    """Draw a line of one device pixel through the middle of a rectangle, from left to right or from top to bottom."""
    width = hairline(painter)
    if across:
        painter.fillRect(QRectF(rect.x(), rect.y() + rect.height() // 2, rect.width(), width), color)
    else:
        painter.fillRect(QRectF(rect.x() + rect.width() // 2, rect.y(), width, rect.height()), color)


def _round_pen(color: QColor, width: float) -> QPen:
    return QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)

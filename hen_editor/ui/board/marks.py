"""What only the window shows on points: next moves, highlight, cursor and eraser."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from hen_editor.core.drawing import parts
from hen_editor.core.drawing.style import Finish, Style
from hen_editor.core.game.navigate import NextMove
from hen_editor.rendering.outlines import color, paint_outlines
from hen_editor.ui.annotation_signs import paint_annotation, rim

_FLAT = Qt.PenCapStyle.FlatCap


def paint_next_move(painter: QPainter, move: NextMove, x: float, y: float, cell: int, style: Style) -> None:
    """Draw a move that can be stepped to: a small stone, with a ring if it is that of the first variation."""
    paint_outlines(painter, parts.next_move(move.color, style), x, y, cell)
    if move.is_first:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ring = style.stone(move.color) if style.finish is Finish.ROUND else style.edge
        painter.setPen(_pen(color(ring), cell * 0.055))
        painter.drawEllipse(QPointF(x, y), cell * 0.29, cell * 0.29)
    if move.sign:
        beside, edge = cell * 0.3, QPen(rim(move.sign), max(1.0, cell * 0.05))
        paint_annotation(painter, move.sign, x + beside, y + beside, cell * 0.19, edge)


def paint_light(painter: QPainter, x: float, y: float, cell: int) -> None:
    """Brighten the cell of a highlighted point, beneath its stone."""
    painter.fillRect(_square(x, y, cell / 2), QColor(255, 255, 255, 130))


def paint_light_frame(painter: QPainter, x: float, y: float, cell: int, color: QColor) -> None:
    """Frame the cell of a highlighted point, above its stone."""
    width = max(1.5, cell * 0.06)
    painter.setPen(QPen(color, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = (cell - width) / 2
    painter.drawRoundedRect(_square(x, y, half), cell * 0.12, cell * 0.12)


def paint_cursor(painter: QPainter, x: float, y: float, cell: int, color: QColor) -> None:
    """Draw the corners of the keyboard cursor's cell, on white, visible on wood and on all stones."""
    reach, arm, width = cell * 0.46, cell * 0.2, max(2.0, cell * 0.09)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in (QPen(QColor(255, 255, 255, 220), width * 1.9), QPen(color, width)):
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        for across in (-1, 1):
            for down in (-1, 1):
                corner = QPointF(x + across * reach, y + down * reach)
                painter.drawPolyline([corner - QPointF(across * arm, 0), corner, corner - QPointF(0, down * arm)])


def paint_erasure(painter: QPainter, x: float, y: float, cell: int, color: QColor) -> None:
    """Draw the sign that a click clears the point: an eraser with a rubber of this colour."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(-45)
    painter.setPen(_pen(QColor("#404040"), cell * 0.04))
    for rubber, fill in ((_side(-0.28, 0.18, cell), color), (_side(-0.1, 0.38, cell), QColor("white"))):
        painter.setBrush(fill)
        painter.drawRect(rubber)
    painter.restore()


def _pen(ink: QColor, width: float) -> QPen:
    pen = QPen(ink, max(1.2, width))
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    pen.setCapStyle(_FLAT)
    return pen


def _side(start: float, width: float, cell: int) -> QRectF:
    """Return a part of an eraser around the origin, from its start along it, in cells."""
    return QRectF(start * cell, -0.14 * cell, width * cell, 0.28 * cell)


def _square(x: float, y: float, half: float) -> QRectF:
    return QRectF(x - half, y - half, 2 * half, 2 * half)

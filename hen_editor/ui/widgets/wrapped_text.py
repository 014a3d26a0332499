"""Text painted on a few lines, the last one elided if necessary."""

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QPainter, QTextLayout, QTextOption


def draw_wrapped(painter: QPainter, room: QRect, text: str, lines: int) -> int:
    """Draw a text at the top of a rectangle on at most this many lines; return its height."""
    layout = QTextLayout(text, painter.font())
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    metrics = painter.fontMetrics()
    bottom = room.top()
    layout.beginLayout()
    for number in range(lines):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(room.width())
        if number < lines - 1:
            line.draw(painter, QPointF(room.left(), bottom))
        else:
            rest = metrics.elidedText(text[line.textStart() :], Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room.left(), bottom + metrics.ascent(), rest)
        bottom += metrics.lineSpacing()
    layout.endLayout()
    return bottom - room.top()

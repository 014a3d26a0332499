"""The signs of annotated moves and positions, in the tree and on the board."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from hen_editor.core.board import BLACK, WHITE
from hen_editor.ui.theme import STONE_COLORS

_UP, _DOWN = ((0, -1), (0.95, 0.75), (-0.95, 0.75)), ((0, 1), (0.95, -0.75), (-0.95, -0.75))
_DIAMOND = ((0, -1.1), (1.1, 0), (0, 1.1), (-1.1, 0))
_SQUARE = ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8))
_SIGNS = {
    "TE": (QColor("#2e9e4f"), _UP),
    "BM": (QColor("#d23b3b"), _DOWN),
    "DO": (QColor("#c77d00"), _DOWN),
    "IT": (QColor("#2f6fd0"), _UP),
    "HO": (QColor("#b03fc0"), _DIAMOND),
    "GB": (STONE_COLORS[BLACK], _SQUARE),
    "GW": (STONE_COLORS[WHITE], _SQUARE),
}
"""The colours and vertices of good, bad, doubtful and interesting moves, hotspots, and positions good for a player."""


def paint_annotation(painter: QPainter, name: str, x: float, y: float, size: float, edge: QPen) -> None:
    """Draw the sign of an annotation, by its property name, centred on (x, y); size: half its height."""
    color, corners = _SIGNS[name]
    painter.setPen(edge)
    painter.setBrush(color)
    painter.drawPolygon(QPolygonF([QPointF(x + across * size, y + down * size) for across, down in corners]))

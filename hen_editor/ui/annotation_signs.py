"""The signs of annotated moves and positions, in the tree and on the board."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from hen_editor.core.board import BLACK, WHITE
from hen_editor.ui.theme import STONE_COLORS

_UP, _DOWN = ((0, -1), (0.95, 0.75), (-0.95, 0.75)), ((0, 1), (0.95, -0.75), (-0.95, -0.75))
_HOOK_UP = ((0, -1), (1, 0.25), (1, 1), (0, 0), (-1, 1), (-1, 0.25))
_HOOK_DOWN = ((0, 1), (1, -0.25), (1, -1), (0, 0), (-1, -1), (-1, -0.25))
_DIAMOND = ((0, -1.1), (1.1, 0), (0, 1.1), (-1.1, 0))
_SQUARE = ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8))
SIGNS = {
    "TE": (QColor("#2e9e4f"), _UP),
    "BM": (QColor("#e55f5f"), _DOWN),
    "DO": (QColor("#c67c00"), _HOOK_DOWN),
    "IT": (QColor("#4f8de0"), _HOOK_UP),
    "HO": (QColor("#c566d3"), _DIAMOND),
    "GB": (STONE_COLORS[BLACK], _SQUARE),
    "GW": (STONE_COLORS[WHITE], _SQUARE),
}
"""The colours and vertices of good, bad, doubtful and interesting moves, hotspots, and positions good for a player.

Those of moves differ in shape, for eyes that do not tell their colours apart. Those drawn in the tree stand out from
light grounds and from dark ones.
"""


def rim(name: str) -> QColor:
    """Return the colour of the edge with which a sign stands out on wood."""
    return QColor("black" if name == "GW" else "white")


def paint_annotation(painter: QPainter, name: str, x: float, y: float, size: float, edge: QPen) -> None:
    """Draw the sign of an annotation, by its property name, centred on (x, y); size: half its height."""
    color, corners = SIGNS[name]
    painter.setPen(edge)
    painter.setBrush(color)
    painter.drawPolygon(QPolygonF([QPointF(x + across * size, y + down * size) for across, down in corners]))

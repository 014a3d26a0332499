"""The signs of annotated moves and positions, in the tree and on the board, and of differences between positions."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from hen_editor.core.board import BLACK, WHITE
from hen_editor.core.positions.differences import DifferenceKind
from hen_editor.drawing.painter.painting import painter_on
from hen_editor.ui.theme import STONE_COLORS

_HOOK_UP = ((0, -1), (1, 0.25), (1, 1), (0, 0), (-1, 1), (-1, 0.25))
_HOOK_DOWN = ((0, 1), (1, -0.25), (1, -1), (0, 0), (-1, -1), (-1, -0.25))
_DIAMOND = ((0, -1.1), (1.1, 0), (0, 1.1), (-1.1, 0))
_SQUARE = ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8))
_TICK = (((-0.48, 0.04), (-0.12, 0.42), (0.5, -0.36)),)
_CROSS = (((-0.38, -0.38), (0.38, 0.38)), ((-0.38, 0.38), (0.38, -0.38)))
_STROKES = {"TE": _TICK, "BM": _CROSS}
"""The lines on the discs of good and bad moves, which are the right and wrong ones of a problem."""

ANNOTATION_SIGNS = {
    "TE": (QColor("#1f8745"), ()),
    "BM": (QColor("#d5413b"), ()),
    "DO": (QColor("#c67c00"), _HOOK_DOWN),
    "IT": (QColor("#4f8de0"), _HOOK_UP),
    "HO": (QColor("#c566d3"), _DIAMOND),
    "GB": (STONE_COLORS[BLACK], _SQUARE),
    "GW": (STONE_COLORS[WHITE], _SQUARE),
}
"""The colours and vertices of good, bad, doubtful and interesting moves, hotspots, and positions good for a player.

Those without vertices are discs.

Those of moves differ in shape, for users who cannot tell their colours apart. Those drawn in the tree stand out from
light and dark backgrounds.
"""


def annotation_rim(name: str) -> QColor:
    """Return the colour of the edge that makes a sign stand out on wood."""
    return QColor("black" if name == "GW" else "white")


def paint_annotation(painter: QPainter, name: str, x: float, y: float, size: float, edge: QPen) -> None:
    """Draw the sign of an annotation, by its property name, centred on (x, y); size: half its height."""
    color, corners = ANNOTATION_SIGNS[name]
    painter.setPen(edge)
    painter.setBrush(color)
    if corners:
        painter.drawPolygon(_places(corners, x, y, size))
        return
    painter.drawEllipse(QPointF(x, y), size, size)
    ends = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(_LIGHT, max(1.4, size * 0.3), Qt.PenStyle.SolidLine, *ends))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke in _STROKES[name]:
        painter.drawPolyline(_places(stroke, x, y, size))


def _places(vertices: Iterable[tuple[float, float]], x: float, y: float, size: float) -> QPolygonF:
    return QPolygonF([QPointF(x + across * size, y + down * size) for across, down in vertices])


# Differences.

_DIFFERENCE_COLORS = {
    DifferenceKind.ADDED: QColor("#0060a8"),
    DifferenceKind.REMOVED: QColor("#c94f00"),
    DifferenceKind.CHANGED: QColor("#f0e442"),
}
"""The colours of the signs, distinct for colour-blind users, too; their shapes also differ."""

_DARK, _LIGHT = QColor("#14110c"), QColor("#ffffff")
_DIFFERENCE_INKS = {DifferenceKind.ADDED: _LIGHT, DifferenceKind.REMOVED: _LIGHT, DifferenceKind.CHANGED: _DARK}


def paint_difference(painter: QPainter, kind: DifferenceKind, x: float, y: float, side: float) -> None:
    """Draw the sign of a difference: a plus, a minus or a not-equal sign on a disc of its colour, centred on (x, y)."""
    edge = max(1.0, side * 0.08)
    radius = (side - edge) / 2
    painter.setPen(QPen(_DIFFERENCE_INKS[kind], edge))
    painter.setBrush(_DIFFERENCE_COLORS[kind])
    painter.drawEllipse(QPointF(x, y), radius, radius)
    ink, reach, half = _DIFFERENCE_INKS[kind], side * 0.27, max(0.8, side * 0.075)
    if kind is DifferenceKind.CHANGED:
        for down in (-0.13, 0.13):
            painter.fillRect(QRectF(x - reach, y + down * side - half, 2 * reach, 2 * half), ink)
        painter.setPen(QPen(ink, 1.5 * half))
        painter.drawLine(QPointF(x - side * 0.15, y + reach), QPointF(x + side * 0.15, y - reach))
        return
    painter.fillRect(QRectF(x - reach, y - half, 2 * reach, 2 * half), ink)
    if kind is DifferenceKind.ADDED:
        painter.fillRect(QRectF(x - half, y - reach, 2 * half, 2 * reach), ink)


def difference_sign(kind: DifferenceKind, side: int, ratio: float) -> QPixmap:
    """Return the sign of a difference as a picture. side: in logical pixels. ratio: device pixels in one of them."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with painter_on(pixmap) as painter:
        paint_difference(painter, kind, side / 2, side / 2, side)
    return pixmap

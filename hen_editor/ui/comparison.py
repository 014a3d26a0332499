"""A comparison of the board with another position, and the signs of what differs."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from hen_editor.core.board import Point
from hen_editor.core.editing.snapshot import NodeKey, Snapshot
from hen_editor.core.position import Position
from hen_editor.core.positions.differences import DifferenceKind, PositionDifference, by_point, differences

COLORS = {
    DifferenceKind.ADDED: QColor("#0060a8"),
    DifferenceKind.REMOVED: QColor("#c94f00"),
    DifferenceKind.CHANGED: QColor("#f0e442"),
}
"""The colours of the signs, which differ for colour-blind users, too; and so do their shapes."""

_DARK, _LIGHT = QColor("#14110c"), QColor("#ffffff")
_INKS = {DifferenceKind.ADDED: _LIGHT, DifferenceKind.REMOVED: _LIGHT, DifferenceKind.CHANGED: _DARK}


class Comparison(NamedTuple):
    """What the board is compared with. title: what that is, within a sentence. since: the node it is about."""

    position: Position
    title: str
    since: NodeKey | None = None

    def is_in(self, snapshot: Snapshot) -> bool:
        """Return whether a snapshot has the node."""
        return self.since is None or self.since.is_in(snapshot)

    def on_points(self, position: Position) -> dict[Point, PositionDifference]:
        """Return what differs on each point, as `by_point` does."""
        return by_point(differences(self.position, position), position.stones)


def paint_sign(painter: QPainter, kind: DifferenceKind, x: float, y: float, side: float) -> None:
    """Draw a plus, a minus or a not-equal sign on a disc of its colour, centred on (x, y)."""
    edge = max(1.0, side * 0.08)
    radius = (side - edge) / 2
    painter.setPen(QPen(_INKS[kind], edge))
    painter.setBrush(COLORS[kind])
    painter.drawEllipse(QPointF(x, y), radius, radius)
    ink, reach, half = _INKS[kind], side * 0.27, max(0.8, side * 0.075)
    if kind is DifferenceKind.CHANGED:
        for down in (-0.13, 0.13):
            painter.fillRect(QRectF(x - reach, y + down * side - half, 2 * reach, 2 * half), ink)
        painter.setPen(QPen(ink, 1.5 * half))
        painter.drawLine(QPointF(x - side * 0.15, y + reach), QPointF(x + side * 0.15, y - reach))
        return
    painter.fillRect(QRectF(x - reach, y - half, 2 * reach, 2 * half), ink)
    if kind is DifferenceKind.ADDED:
        painter.fillRect(QRectF(x - half, y - reach, 2 * half, 2 * reach), ink)


def sign(kind: DifferenceKind, side: int, ratio: float) -> QPixmap:
    """Return a sign as a picture. side: in logical pixels. ratio: device pixels in one of them."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_sign(painter, kind, side / 2, side / 2, side)
    finally:
        painter.end()
    return pixmap

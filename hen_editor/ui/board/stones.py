"""Stones of slate, shell and glass, each with its shadow."""

from math import ceil, cos, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from hen_editor.core.board import BLACK, WHITE, Color
from hen_editor.ui.theme import STONE_COLORS

VARIANTS = 7
"""The number of shell textures; the point decides which one a stone gets."""

_SMALLEST_WITH_LINES = 18
"""The diameter in pixels from which shell lines are visible."""


class StoneArt:
    """Pixmaps of stones of one diameter in device pixels, created on demand.

    Shadows fall to the right and down only, so stones painted row by row never shade an earlier one.
    """

    def __init__(self, diameter: int) -> None:
        self._diameter = diameter
        self._pad = max(1, ceil(diameter * 0.12))
        self._made: dict[tuple[Color, int], QPixmap] = {}

    @property
    def side(self) -> int:
        """The width and height of a pixmap; the stone is in its centre."""
        return self._diameter + 2 * self._pad

    def pixmap(self, color: Color, variant: int = 0) -> QPixmap:
        """Return the stone of this colour."""
        key = color, variant if color is WHITE else 0
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = self._painted(*key)
        return made

    def _painted(self, color: Color, variant: int) -> QPixmap:
        pixmap = QPixmap(self.side, self.side)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            stone = QRectF(self._pad, self._pad, self._diameter, self._diameter)
            _paint_shadow(painter, stone)
            _paint_body(painter, stone, color)
            if color is WHITE and self._diameter >= _SMALLEST_WITH_LINES:
                _paint_shell_lines(painter, stone, Random(variant))
            _paint_shine(painter, stone, color)
            _paint_rim(painter, stone, color)
        finally:
            painter.end()
        return pixmap


def _paint_shadow(painter: QPainter, stone: QRectF) -> None:
    away = stone.width() * 0.035
    radius = stone.width() * 0.54
    gradient = QRadialGradient(stone.center() + QPointF(away, away * 1.6), radius)
    gradient.setColorAt(0.0, QColor(20, 10, 0, 150))
    gradient.setColorAt(0.82, QColor(20, 10, 0, 120))
    gradient.setColorAt(0.92, QColor(20, 10, 0, 50))
    gradient.setColorAt(1.0, QColor(20, 10, 0, 0))
    painter.setBrush(gradient)
    painter.drawEllipse(stone.center() + QPointF(away, away * 1.6), radius, radius)


def _paint_body(painter: QPainter, stone: QRectF, color: Color) -> None:
    base = STONE_COLORS[color]
    radius = stone.width() / 2
    light = stone.center() + QPointF(-0.28 * radius, -0.34 * radius)
    gradient = QRadialGradient(light, radius * 1.45)
    if color is BLACK:
        stops = ((0.0, "#4c4d52"), (0.3, "#35363a"), (0.7, "#1d1d20"), (1.0, "#0d0d0f"))
    elif color is WHITE:
        stops = ((0.0, "#ffffff"), (0.45, "#faf8f2"), (0.75, "#ebe6da"), (1.0, "#c4bcab"))
    else:
        stops = (
            (0.0, base.lighter(128).name()),
            (0.35, base.lighter(106).name()),
            (0.75, base.darker(112).name()),
            (1.0, base.darker(150).name()),
        )
    for share, name in stops:
        gradient.setColorAt(share, QColor(name))
    painter.setBrush(gradient)
    painter.drawEllipse(stone)


def _paint_shell_lines(painter: QPainter, stone: QRectF, random: Random) -> None:
    """Draw the growth lines of the shell: slightly bent, nearly parallel, closer together towards one side."""
    radius = stone.width() / 2
    painter.save()
    outline = QPainterPath()
    outline.addEllipse(stone.adjusted(0.5, 0.5, -0.5, -0.5))
    painter.setClipPath(outline)
    painter.translate(stone.center())
    painter.rotate(random.uniform(-70, 70))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    bend = random.uniform(0.25, 0.5) * random.choice((-1, 1))
    height = -1.0
    while height < 1.0:
        strength = random.randint(12, 26)
        painter.setPen(QPen(QColor(120, 104, 70, strength), max(0.8, radius * 0.045)))
        line = QPainterPath(QPointF(-radius, height * radius))
        line.quadTo(
            QPointF(0, (height + bend) * radius), QPointF(radius, (height + random.uniform(-0.03, 0.03)) * radius)
        )
        painter.drawPath(line)
        height += random.uniform(0.13, 0.24)
    painter.restore()


def _paint_shine(painter: QPainter, stone: QRectF, color: Color) -> None:
    """Paint the reflection of a window on the upper left: dull on slate, soft on shell, bright on glass."""
    strength = {BLACK: 46, WHITE: 150}.get(color, 92)
    radius = stone.width() / 2
    middle = stone.center() + QPointF(radius * 0.42 * cos(-2.2), radius * 0.5 * sin(-2.2))
    gradient = QRadialGradient(middle, radius * 0.5)
    gradient.setColorAt(0.0, QColor(255, 255, 255, strength))
    gradient.setColorAt(0.5, QColor(255, 255, 255, strength // 3))
    gradient.setColorAt(1.0, QColor(255, 255, 255, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawEllipse(middle, radius * 0.5, radius * 0.5)


def _paint_rim(painter: QPainter, stone: QRectF, color: Color) -> None:
    """Draw a thin edge, so that every stone stands out from the wood and its neighbours."""
    width = max(0.7, stone.width() * 0.018)
    edge = QColor(70, 58, 36, 120) if color is WHITE else QColor(0, 0, 0, 110)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(edge, width))
    painter.drawEllipse(stone.adjusted(width / 2, width / 2, -width / 2, -width / 2))

"""Stones as pixmaps, each with its shadow."""

from math import ceil

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from hen_editor.core.board import WHITE, Color
from hen_editor.core.drawing import parts
from hen_editor.core.drawing.style import Style
from hen_editor.rendering.outlines import paint_outlines


class StoneArt:
    """Pixmaps of stones of one diameter in device pixels, in a style, created on demand.

    Shadows fall to the right and down only, so stones painted row by row never shade an earlier one.
    """

    def __init__(self, diameter: int, style: Style) -> None:
        self._diameter = diameter
        self._style = style
        self._pad = max(1, ceil(diameter * 0.12))
        self._made: dict[tuple[Color, int], QPixmap] = {}

    @property
    def side(self) -> int:
        """The width and height of a pixmap; the stone is in its centre."""
        return self._diameter + 2 * self._pad

    def pixmap(self, color: Color, texture: int = 0) -> QPixmap:
        """Return the stone of this colour. texture: one of `parts.VARIANTS` of a white one."""
        key = color, texture if color is WHITE else 0
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = self._painted(*key)
        return made

    def _painted(self, color: Color, texture: int) -> QPixmap:
        pixmap = QPixmap(self.side, self.side)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            cell = self._diameter / (2 * parts.RADIUS)
            paint_outlines(painter, parts.stone(color, self._style, texture), self.side / 2, self.side / 2, cell)
        finally:
            painter.end()
        return pixmap

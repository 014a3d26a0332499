"""Everything under the stones: table, shadow, wood, lines, hoshi and coordinates, painted once per geometry."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QGradient,
    QLinearGradient,
    QPainter,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from hen_editor.core.board import Point, column_name
from hen_editor.core.symmetry import Symmetry
from hen_editor.ui.board.geometry import Geometry
from hen_editor.ui.board.text import TextArt
from hen_editor.ui.board.wood import SIDE
from hen_editor.ui.theme import BoardColors

_SIGNS = {
    Symmetry.IDENTITY: "",
    Symmetry.ROTATE_LEFT: "↺",
    Symmetry.ROTATE_RIGHT: "↻",
    Symmetry.ROTATE_180: "180°",
    Symmetry.MIRROR_LEFT_RIGHT: "↔",
    Symmetry.MIRROR_TOP_BOTTOM: "↕",
    Symmetry.MIRROR_DIAGONAL: "⤢",
    Symmetry.MIRROR_ANTIDIAGONAL: "⤡",
}
"""What tells in the corner of the wood how the view is rotated or mirrored."""


class Ground:
    """The part of a board that does not change during play."""

    def __init__(self, geometry: Geometry, colors: BoardColors, wood: QPixmap, font: QFont) -> None:
        self._geometry = geometry
        self._colors = colors
        self._style = colors.style
        self._font = font
        self._wood = QBrush(wood)
        x, y, width, height = geometry.wood
        stretch = max(1.0, width / SIDE, height / SIDE)
        self._wood.setTransform(QTransform(stretch, 0, 0, stretch, x, y))

    def pixmap(self, width: int, height: int) -> QPixmap:
        """Return the whole ground as a pixmap of this size in device pixels."""
        pixmap = QPixmap(width, height)
        painter = QPainter(pixmap)
        try:
            self.paint(painter, QRect(0, 0, width, height))
        finally:
            painter.end()
        return pixmap

    def paint(self, painter: QPainter, surface: QRect) -> None:
        """Paint the ground onto a surface."""
        painter.fillRect(surface, self._colors.table)
        if self._style.board:
            self._paint_shadow(painter)
        self.paint_wood(painter, QRectF(*self._geometry.wood))
        if len(self._style.board) > 1:
            self._paint_rim(painter)
        self._paint_lines(painter)
        if self._geometry.text:
            self._paint_coordinates(painter)
        self._paint_sign(painter)

    def paint_wood(self, painter: QPainter, rect: QRectF) -> None:
        """Paint bare wood over a part of the board, to hide the lines under a text."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(rect, self._wood)

    def _paint_shadow(self, painter: QPainter) -> None:
        """Paint a soft shadow around the board: four sides and four corners, a little below the board."""
        x, y, width, height = self._geometry.wood
        reach = min(max(4, x // 2, round(self._geometry.cell * 0.3)), min(width, height) // 2)
        inner = (
            QRectF(x, y, width, height)
            .translated(0, reach * 0.35)
            .adjusted(reach / 2, reach / 2, -reach / 2, -reach / 2)
        )
        outer = inner.adjusted(-reach, -reach, reach, reach)
        deep = self._colors.shadow
        sides = (
            (QRectF(inner.left(), outer.top(), inner.width(), reach), (0, 1), (0, 0)),
            (QRectF(inner.left(), inner.bottom(), inner.width(), reach), (0, 0), (0, 1)),
            (QRectF(outer.left(), inner.top(), reach, inner.height()), (1, 0), (0, 0)),
            (QRectF(inner.right(), inner.top(), reach, inner.height()), (0, 0), (1, 0)),
        )
        for rect, near, far in sides:
            gradient = QLinearGradient(*(_corner(rect, *near)), *(_corner(rect, *far)))
            painter.fillRect(rect, _fading(gradient, deep))
        for across in (0, 1):
            for down in (0, 1):
                corner = QPointF(*_corner(inner, across, down))
                rect = QRectF(corner.x() - reach * (1 - across), corner.y() - reach * (1 - down), reach, reach)
                painter.fillRect(rect, _fading(QRadialGradient(corner, reach), deep))

    def _paint_rim(self, painter: QPainter) -> None:
        """Paint highlights on the upper and left edge, shade on the others."""
        width = max(1, self._geometry.line)
        light, shade = QColor(255, 255, 255, 90), QColor(60, 30, 0, 90)
        x, y, w, h = self._geometry.wood
        painter.fillRect(x, y, w, width, light)
        painter.fillRect(x, y + width, width, h - 2 * width, light)
        painter.fillRect(x, y + h - width, w, width, shade)
        painter.fillRect(x + w - width, y + width, width, h - 2 * width, shade)

    def _paint_lines(self, painter: QPainter) -> None:
        geometry, color = self._geometry, self._colors.line
        x, y, width, height = geometry.lines
        for column in geometry.lines_in_view.columns:
            painter.fillRect(geometry.left + column * geometry.cell, y, geometry.line, height, color)
        for row in geometry.lines_in_view.rows:
            painter.fillRect(x, geometry.top + row * geometry.cell, width, geometry.line, color)
        for side in self._border():
            painter.fillRect(*side, color)
        if not self._style.hoshi_radius:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        radius = max(1.5, round(geometry.cell * self._style.hoshi_radius)) + (geometry.line % 2) / 2
        for star in filter(geometry.part.holds, geometry.size.star_points()):
            painter.drawEllipse(QPointF(*geometry.centre(star)), radius, radius)

    def _border(self) -> Iterator[tuple[int, int, int, int]]:
        """Iterate over what the lines along the edges of the board have more than others, which is outside of these."""
        geometry, style = self._geometry, self._style
        more = round(geometry.line * style.border_width / (style.line_width or 1)) - geometry.line
        if more <= 0:
            return
        (x, y, width, height), (first, last), view = geometry.lines, geometry.lines_in_view, geometry.view_size
        left, top = more * (first.column == 0), more * (first.row == 0)
        right, bottom = more * (last.column == view.columns - 1), more * (last.row == view.rows - 1)
        yield x - left, y - top, left, height + top + bottom
        yield x + width, y - top, right, height + top + bottom
        yield x - left, y - top, width + left + right, top
        yield x - left, y + height, width + left + right, bottom

    def _paint_coordinates(self, painter: QPainter) -> None:
        """Name the lines of the board where the view has them: a rotated one has numbers above and below."""
        geometry, size, part = self._geometry, self._geometry.size, self._geometry.part
        art = TextArt(self._font, smallest=geometry.text, largest=geometry.text)
        columns = [(Point(column, 0), column_name(column)) for column in part.columns]
        rows = [(Point(0, row), str(size.rows - row)) for row in part.rows[::-1]]
        across, down = (rows, columns) if geometry.symmetry.exchanges_sides else (columns, rows)
        middle = geometry.stone / 2 + (geometry.edge - geometry.stone / 2) / 2
        x, y, width, height = geometry.grid
        painter.setPen(self._colors.coordinate)
        for point, name in across[:: _step(max(art.width(name) for _, name in across) * 1.15, geometry.cell)]:
            for edge in (y - middle, y + height + middle):
                art.draw(painter, name, geometry.centre(point)[0], edge, level=True)
        for point, name in down[:: _step(geometry.text * 1.1, geometry.cell)]:
            for edge in (x - middle, x + width + middle):
                art.draw(painter, name, edge, geometry.centre(point)[1], level=True)

    def _paint_sign(self, painter: QPainter) -> None:
        """Show in the upper left corner of the wood how the view is rotated or mirrored."""
        geometry = self._geometry
        sign = _SIGNS[geometry.symmetry]
        if not sign:
            return
        height, inwards = geometry.text or geometry.cell * 0.24, geometry.edge * 0.3
        painter.setPen(self._colors.coordinate)
        art = TextArt(self._font, smallest=1, largest=height)
        art.draw(painter, sign, geometry.wood.x + inwards, geometry.wood.y + inwards, 2 * inwards - 2)


def _corner(rect: QRectF, across: int, down: int) -> tuple[float, float]:
    return rect.left() + across * rect.width(), rect.top() + down * rect.height()


def _fading(gradient: QGradient, color: QColor) -> QGradient:
    """Make a gradient fade softly from a colour to transparent."""
    for share, strength in ((0.0, 1.0), (0.25, 0.62), (0.5, 0.28), (0.75, 0.07), (1.0, 0.0)):
        faded = QColor(color)
        faded.setAlphaF(color.alphaF() * strength)
        gradient.setColorAt(share, faded)
    return gradient


def _step(length: float, cell: int) -> int:
    """Return the spacing in lines of coordinates of this length: 1, 2, 5 or 10."""
    return next((step for step in (1, 2, 5, 10) if step * cell >= length), 26)

"""Everything under the stones, painted once per geometry: a board on a table, with its lines and coordinates."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QGradient, QLinearGradient, QPainter, QPainterPath, QPixmap, QRadialGradient

from hen_editor.core.symmetry import Symmetry
from hen_editor.drawing.draw import lines
from hen_editor.drawing.painter.painting import Raster
from hen_editor.drawing.painter.wood import board_brush
from hen_editor.drawing.shapes import Ink, Text
from hen_editor.drawing.words import coordinates
from hen_editor.ui.board.geometry import Geometry
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
"""The signs in the corner of the wood that show how the view is rotated or mirrored."""

_CORNER = 0.12
"""The radius of the corners of the wood, in cells: some 4 pixels on a large board in a window of usual size."""


class Ground:
    """The part of a board that does not change during play."""

    def __init__(self, geometry: Geometry, colors: BoardColors, raster: Raster) -> None:
        self._geometry = geometry
        self._colors = colors
        self._style = colors.style
        self._raster = raster
        opaque = [Ink(ink.rgb) for ink in self._style.board] or [Ink(colors.table.name())]  # to hide lines under it
        self._board = board_brush(opaque, QRectF(*geometry.wood))

    def pixmap(self, width: int, height: int) -> QPixmap:
        """Return the whole ground as a pixmap of this size in device pixels."""
        pixmap = QPixmap(width, height)
        pixmap.fill(self._colors.table)
        painter = QPainter(pixmap)
        try:
            if self._style.board:
                self._paint_shadow(painter)
            self._paint_wood(painter)
            self._paint_lines(painter)
            self._paint_sign(painter)
        finally:
            painter.end()
        return pixmap

    def paint_board(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the bare board over a part of it, to hide the lines under a text."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(rect, self._board)

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

    def _paint_wood(self, painter: QPainter) -> None:
        """Paint the bare board, with its corners a little rounded."""
        corner, path = self._geometry.cell * _CORNER, QPainterPath()
        path.addRoundedRect(QRectF(*self._geometry.wood), corner, corner)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillPath(path, self._board)

    def _paint_lines(self, painter: QPainter) -> None:
        """Paint lines, star points and coordinates; lines go to the rim where the board goes on."""
        frame, style = self._geometry.frame_with_rim, self._geometry.sharp(self._style)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(QRectF(*self._geometry.wood))
        shapes = (
            *lines(frame.figure, frame, style, {}),
            *coordinates(frame.figure, frame, style),
        )
        self._raster.paint(painter, shapes, *self._geometry.origin)

    def _paint_sign(self, painter: QPainter) -> None:
        """Show in the upper left corner of the board how the view is rotated or mirrored."""
        board, geometry = self._geometry.frame.board, self._geometry
        inwards, height = 0.3 * -board.x, (geometry.text or geometry.cell * 0.24) / geometry.cell
        place = board.x + inwards, board.y + inwards
        sign = Text(_SIGNS[geometry.symmetry], *place, height, 2 * inwards, self._style.coordinates, bold=False)
        self._raster.paint(painter, [sign] if sign.text else [], *geometry.origin)


def _corner(rect: QRectF, across: int, down: int) -> tuple[float, float]:
    return rect.left() + across * rect.width(), rect.top() + down * rect.height()


def _fading(gradient: QGradient, color: QColor) -> QGradient:
    """Make a gradient fade softly from a colour to transparent."""
    for share, strength in ((0.0, 1.0), (0.25, 0.62), (0.5, 0.28), (0.75, 0.07), (1.0, 0.0)):
        faded = QColor(color)
        faded.setAlphaF(color.alphaF() * strength)
        gradient.setColorAt(share, faded)
    return gradient

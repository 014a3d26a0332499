"""The board as the window paints it over its ground: the layers of a drawing, and between them the window's own."""

from collections.abc import Container, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from hen_editor.core.board import Color, Point, PointPair, Stones
from hen_editor.core.game.navigate import NextMove
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Mark, Move, Position
from hen_editor.drawing import parts
from hen_editor.drawing.draw import KO, gaps, on_points, texts_on
from hen_editor.drawing.figure import Figure
from hen_editor.drawing.frame import Frame
from hen_editor.drawing.painter.outlines import color
from hen_editor.drawing.painter.painting import Raster
from hen_editor.drawing.shapes import Copy, Shape, Symbol
from hen_editor.drawing.style import Finish
from hen_editor.ui.board.analysis import AnalysisLayer, paint_discs, paint_ownership
from hen_editor.ui.board.geometry import Geometry
from hen_editor.ui.board.ground import Ground
from hen_editor.ui.board.motion import NOTHING_MOVES, MovingStones
from hen_editor.ui.board.picture import Ghost, Picture, Preview, Sign, Territory
from hen_editor.ui.signs import annotation_rim, paint_annotation, paint_difference
from hen_editor.ui.theme import BoardColors

if TYPE_CHECKING:
    from hen_editor.core.positions.differences import PositionDifference

_SMALLEST_CELL_FOR_KO = 24
"""The smallest cell in logical pixels in which the text on a ko point is legible."""

_GHOST_OPACITY, _ERASURE_OPACITY, _LIFTED_OPACITY, _DEAD_OPACITY, _LINE_OPACITY = 0.58, 0.9, 0.3, 0.5, 0.8


class BoardPainter:
    """Paints pictures in one geometry, with a painter of device pixels. font: of what an engine thinks."""

    def __init__(
        self, geometry: Geometry, ground: Ground, colors: BoardColors, raster: Raster, scale: float, font: QFont
    ) -> None:
        self._scale, self._font = scale, font
        self._geometry = geometry
        self._ground = ground
        self._colors = colors
        self._style = colors.style
        self._raster = raster
        self._names_ko = geometry.cell >= _SMALLEST_CELL_FOR_KO * scale

    def paint(
        self, painter: QPainter, picture: Picture, exposed: Iterable[QRectF], moving: MovingStones = NOTHING_MOVES
    ) -> None:
        """Paint the parts of the picture that touch some rectangles. moving: stones that are being animated."""
        geometry, preview, figure = self._geometry, picture.preview, picture.figure
        frame = geometry.frame_within(*((part.x(), part.y(), part.width(), part.height()) for part in exposed))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(QRectF(*geometry.wood), Qt.ClipOperation.IntersectClip)
        texts = texts_on(figure, frame)
        if not self._names_ko:
            texts = {point: text for point, text in texts.items() if text is not KO}
        layers = on_points(figure, frame, self._style, texts)
        self._clear_lines(painter, figure, frame, texts)
        highlighted = [point for point in picture.highlighted if frame.shows(point)]
        for point in highlighted:
            _paint_highlight(painter, *self._place(point))
        if moving.coming:
            self._paint_moving(painter, figure, frame, moving)
        else:
            self._paint(painter, layers["stones"])
        stones = picture.position.stones
        self._paint_faintly(painter, stones, filter(frame.shows, preview.lifted))
        self._paint_faintly(painter, stones, filter(frame.shows, picture.dead - preview.lifted), _DEAD_OPACITY)
        paint_ownership(painter, geometry, picture.analysis, filter(frame.shows, picture.analysis.ownership))
        self._paint_next_moves(painter, picture, filter(frame.shows, picture.next_moves.keys() - texts.keys()))
        for layer in ("marks", "labels", "dimmed"):
            self._paint(painter, layers[layer])
        self._paint_arrows(painter, figure)
        self._paint(painter, layers["veil"])
        self._paint_candidates(painter, picture.analysis, figure.position.stones, frame)
        for point in highlighted:
            _paint_highlight_frame(painter, *self._place(point), self._colors.highlight)
        for point in filter(frame.shows, picture.differences):
            self._paint_difference(painter, picture.differences[point], point)
        numbers = picture.analysis.numbers
        preview = preview._replace(ghosts=tuple(ghost for ghost in preview.ghosts if ghost.point not in numbers))
        self._paint_preview(painter, preview, figure, frame)
        if picture.cursor is not None and frame.shows(picture.cursor):
            paint_cursor(painter, *self._place(picture.cursor), self._colors.highlight)

    def _place(self, point: Point) -> tuple[float, float, int]:
        return *self._geometry.centre(point), self._geometry.cell

    def _paint(self, painter: QPainter, shapes: Iterable[Shape]) -> None:
        self._raster.paint(painter, shapes, *self._geometry.origin)

    def _clear_lines(self, painter: QPainter, figure: Figure, frame: Frame, texts: Mapping[Point, str]) -> None:
        (x, y), cell = self._geometry.origin, self._geometry.cell
        for gap in gaps(figure, frame, texts):
            rect = QRectF(x + gap.x * cell, y + gap.y * cell, gap.width * cell, gap.height * cell)
            self._ground.paint_board(painter, QRectF(rect.toAlignedRect()))

    def _paint_moving(self, painter: QPainter, figure: Figure, frame: Frame, moving: MovingStones) -> None:
        """Paint the stones, animated ones in their present state."""
        position, whole = figure.position, self._geometry.frame
        still = replace(position, stones=position.stones.with_stones(dict.fromkeys(moving.coming)))
        self._paint(painter, on_points(figure._replace(position=still), frame, self._style, {})["stones"])
        for stones, opacity, size in ((moving.going, moving.rest, 1.0), (moving.coming, moving.opacity, moving.size)):
            painter.setOpacity(opacity)
            for point, stone in stones.items():
                if frame.shows(point):
                    one = Figure(Position(Stones(position.size, {point: stone})))
                    x, y = self._geometry.centre(point)
                    painter.save()
                    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                    painter.translate(x, y)
                    painter.scale(size, size)
                    painter.translate(-x, -y)
                    self._paint(painter, on_points(one, whole, self._style, {})["stones"])
                    painter.restore()
        painter.setOpacity(1.0)

    def _paint_faintly(
        self, painter: QPainter, stones: Stones, points: Iterable[Point], opacity: float = _LIFTED_OPACITY
    ) -> None:
        """Paint the stones on some points faintly."""
        if some := {point: stones[point] for point in points if point in stones}:
            painter.setOpacity(opacity)
            faint, frame = Figure(Position(Stones(stones.size, some))), self._geometry.frame
            self._paint(painter, on_points(faint, frame, self._style, {})["stones"])
            painter.setOpacity(1.0)

    def _paint_next_moves(self, painter: QPainter, picture: Picture, points: Iterable[Point]) -> None:
        """Paint the next moves on points that have neither a text nor anything else."""
        position, overlay = picture.position, picture.overlay
        taken = (position.marks, overlay.territory, picture.differences)
        ghosts = {ghost.point for ghost in picture.preview.ghosts}
        for point in points:
            if point not in ghosts and not any(point in marked for marked in taken):
                self._paint_next_move(painter, picture.next_moves[point], point)

    def _paint_next_move(self, painter: QPainter, move: NextMove, point: Point) -> None:
        """Paint a move that can be stepped to as a small stone; the main variation has a ring."""
        (x, y, cell), style = self._place(point), self._style
        symbol = Symbol(f"next-{move.color.name.lower()}", parts.next_move(move.color, style))
        self._paint(painter, [Copy(symbol, *self._geometry.frame.place(point))])
        if move.is_first:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = style.stone(move.color) if style.finish is Finish.ROUND else style.edge
            painter.setPen(_pen(color(ring), cell * 0.055))
            painter.drawEllipse(QPointF(x, y), cell * 0.29, cell * 0.29)
        if move.sign:
            beside, edge = cell * 0.3, QPen(annotation_rim(move.sign), max(1.0, cell * 0.05))
            paint_annotation(painter, move.sign, x + beside, y + beside, cell * 0.19, edge)

    def _paint_candidates(self, painter: QPainter, analysis: AnalysisLayer, stones: Stones, frame: Frame) -> None:
        """Paint the good moves, and the line of one as numbered stones that are not there yet."""
        numbers, colors = analysis.numbers, dict(reversed(analysis.line))
        discs = (point for point in analysis.discs if point not in numbers and frame.shows(point))
        paint_discs(painter, self._geometry, analysis, discs, self._font, self._scale)
        shown = {point: number for point, number in numbers.items() if point not in stones and frame.shows(point)}
        if not shown:
            return
        line = Figure(Position(Stones(stones.size, {point: colors[point] for point in shown})), numbers=shown)
        layers = on_points(line, self._geometry.frame, self._style, texts_on(line, self._geometry.frame))
        painter.setOpacity(_LINE_OPACITY)
        self._paint(painter, layers["stones"])
        painter.setOpacity(1.0)
        self._paint(painter, layers["labels"])

    def _paint_arrows(self, painter: QPainter, figure: Figure) -> None:
        overlay = figure.overlay
        signed = figure.signed_points() if overlay.lines or overlay.arrows else ()
        for lines, headed in ((overlay.lines, False), (overlay.arrows, True)):
            for line in lines:
                self._paint_arrow(painter, line, signed, headed=headed)

    def _paint_arrow(self, painter: QPainter, line: PointPair, signed: Container[Point], *, headed: bool) -> None:
        """Paint a line between two points, or with a head an arrow; they may be beside what is shown.

        signed: the points whose signs it does not cover.
        """
        (x0, y0), (x1, y1) = (self._geometry.centre(end) for end in line)
        end = (x1 - x0) / self._geometry.cell, (y1 - y0) / self._geometry.cell
        signs = line[0] in signed, line[1] in signed
        shapes = parts.arrow((0, 0), end, self._style.marks, self._style.halo, headed=headed, signs=signs)
        self._raster.paint(painter, shapes, x0, y0)

    def _paint_difference(self, painter: QPainter, difference: "PositionDifference", point: Point) -> None:
        """Paint the sign of a difference in the upper right of a point's cell, and the stone no longer there."""
        if difference.after is None and isinstance(difference.before, Color):
            self._paint_faintly(painter, Stones(self._geometry.size, {point: difference.before}), [point])
        x, y, cell = self._place(point)
        paint_difference(painter, difference.kind, x + cell * 0.28, y - cell * 0.28, cell * 0.42)

    def _paint_preview(self, painter: QPainter, preview: Preview, figure: Figure, frame: Frame) -> None:
        for ghost in preview.ghosts:
            if frame.shows(ghost.point):
                self._paint_ghost(painter, ghost, figure.position.stones)
        if preview.arrow is not None:
            painter.setOpacity(_GHOST_OPACITY)
            line, headed = preview.arrow
            self._paint_arrow(painter, line, figure.signed_points(), headed=headed)
            painter.setOpacity(1.0)
        if preview.frame is not None:
            self._paint_frame(painter, preview.frame)

    def _paint_ghost(self, painter: QPainter, ghost: Ghost, stones: Stones) -> None:
        """Paint what a click would put on a point, over what is there."""
        if ghost.what is Sign.ERASE:
            painter.setOpacity(_ERASURE_OPACITY)
            _paint_erasure(painter, *self._place(ghost.point), self._colors.warning)
        else:
            figure, frame = _ghostly(ghost, stones), self._geometry.frame
            texts = {} if ghost.what is Sign.KO else texts_on(figure, frame)
            layers = on_points(figure, frame, self._style, texts)
            painter.setOpacity(_GHOST_OPACITY)
            for layer in ("stones",) if isinstance(ghost.what, Color) else ("marks", "labels", "dimmed"):
                self._paint(painter, layers[layer])
        painter.setOpacity(1.0)

    def _paint_frame(self, painter: QPainter, corners: PointPair) -> None:
        """Paint a frame around the cells between two corners."""
        (x0, y0), (x1, y1) = (self._geometry.centre(corner) for corner in corners)
        half, width = self._geometry.cell / 2, max(2.0, self._geometry.cell * 0.06)
        rect = QRectF(QPointF(min(x0, x1), min(y0, y1)), QPointF(max(x0, x1), max(y0, y1)))
        rect.adjust(-half, -half, half, half)
        tint = QColor(self._colors.highlight)
        tint.setAlphaF(0.12)
        painter.fillRect(rect, tint)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(self._style.halo), width * 1.8))
        painter.drawRect(rect)
        dashed = QPen(self._colors.highlight, width)
        dashed.setDashPattern([4, 2.5])
        painter.setPen(dashed)
        painter.drawRect(rect)


def _ghostly(ghost: Ghost, stones: Stones) -> Figure:
    """Return a figure with nothing but a ghost, and the stone under it."""
    point, what = ghost
    there = stones.get(point)
    beneath = Stones(stones.size, {} if there is None else {point: there})
    match what:
        case Color():
            return Figure(Position(Stones(stones.size, {point: what})))
        case Mark():
            return Figure(Position(beneath, marks={point: what}))
        case str():
            return Figure(Position(beneath, labels={point: what}))
        case Territory():
            return Figure(Position(beneath), Overlay(territory={point: what.owner}))
        case Sign.KO:
            return Figure(Position(beneath, ko=point))
        case Sign.LAST_MOVE:
            return Figure(Position(beneath, last_move=Move(Color.BLACK, point)))
        case _:
            return Figure(Position(beneath), Overlay(greyed_out=frozenset({point})))


def _paint_highlight(painter: QPainter, x: float, y: float, cell: int) -> None:
    """Brighten the cell of a highlighted point, beneath its stone."""
    painter.fillRect(_square(x, y, cell / 2), QColor(255, 255, 255, 130))


def _paint_highlight_frame(painter: QPainter, x: float, y: float, cell: int, color: QColor) -> None:
    """Frame the cell of a highlighted point, above its stone."""
    width = max(1.5, cell * 0.06)
    painter.setPen(QPen(color, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(_square(x, y, (cell - width) / 2), cell * 0.12, cell * 0.12)


def paint_cursor(painter: QPainter, x: float, y: float, cell: int, color: QColor) -> None:
    """Paint the corners of the keyboard cursor's cell, on white, visible on wood and on all stones."""
    reach, arm, width = cell * 0.46, cell * 0.2, max(2.0, cell * 0.09)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in (QPen(QColor(255, 255, 255, 220), width * 1.9), QPen(color, width)):
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        for across in (-1, 1):
            for down in (-1, 1):
                corner = QPointF(x + across * reach, y + down * reach)
                painter.drawPolyline([corner - QPointF(across * arm, 0), corner, corner - QPointF(0, down * arm)])


def _paint_erasure(painter: QPainter, x: float, y: float, cell: int, color: QColor) -> None:
    """Paint the sign that a click clears the point: an eraser of this colour."""
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
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


def _side(start: float, width: float, cell: int) -> QRectF:
    """Return a part of an eraser around the origin, from its start along it, in cells."""
    return QRectF(start * cell, -0.14 * cell, width * cell, 0.28 * cell)


def _square(x: float, y: float, half: float) -> QRectF:
    return QRectF(x - half, y - half, 2 * half, 2 * half)

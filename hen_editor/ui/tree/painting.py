"""Painting the visible part of a tree."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QFont, QPainter, QPainterPath, QPalette, QPen, QPixmap

from hen_editor.core.board import BLACK, WHITE, Color
from hen_editor.core.diagnostics import Diagnostic, Severity
from hen_editor.core.position import PLAIN_ORDER
from hen_editor.core.sgf import NodeId
from hen_editor.drawing.painter.painting import painter_on
from hen_editor.ui.colors import MISTAKE_TONES, PROBLEM_SIGNS, colors_of, mixed
from hen_editor.ui.icons import paint_hatching
from hen_editor.ui.signs import paint_annotation
from hen_editor.ui.theme import ICON_COLORS, ink_on, is_dark
from hen_editor.ui.tree.drag import DraggedVariation
from hen_editor.ui.tree.layout import Cell, Connector, Stretch
from hen_editor.ui.tree.shown import NodeGlyph, Shape, ShownTree

NUMBERED_STEPS = 1000
"""How far from the root move numbers are shown; four digits do not fit on a stone."""

SMALLEST_NUMBERED_STONE = 17
"""The diameter in pixels from which a stone shows its move number."""

SMALLEST_NUMBERED_HATCHING = 27
"""The diameter in pixels from which a hatched stone shows it: on a smaller one the number would cover the hatching."""


class TreePainting(NamedTuple):
    """Paints the visible part of a tree.

    corner: returns the upper left corner of a cell in the viewport. marked: the nodes to mark as transpositions.
    problems: the worst problem of each node that has any. mistakes: the sizes, 1 to 3,
    of those that are known. runs_down: whether steps run down and lanes to the right.
    """

    painter: QPainter
    artist: Artist
    shown: ShownTree
    corner: Callable[[Cell], QPoint]
    marked: Container[NodeId] = ()
    problems: Mapping[NodeId, Diagnostic] = MappingProxyType({})
    mistakes: Mapping[NodeId, int] = MappingProxyType({})
    runs_down: bool = False

    def paint_tree(self, steps: range, lanes: range) -> None:
        """Paint the cells of these steps and lanes."""
        painter, artist, shown = self.painter, self.artist, self.shown
        stretches = [*shown.layout.stretches_in(steps, lanes)]
        connectors = [*shown.layout.connectors_in(steps, lanes)]
        half = (artist.cell - 1) / 2  # the middle of a pixel, for sharp lines
        painter.translate(half, half)
        painter.setPen(artist.line)
        painter.drawLines([self._row_line(stretch, stretch.line_steps.stop - 1) for stretch in stretches])
        painter.drawLines(self._connector_lines(connectors, lanes))
        painter.setPen(artist.path_line)
        on_path = [stretch for stretch in stretches if stretch.line in shown.path]
        painter.drawLines([self._row_line(stretch, shown.path[stretch.line]) for stretch in on_path])
        painter.drawLines(self._connector_lines([one for one in connectors if one.line in shown.path], lanes))
        painter.translate(-half, -half)
        for stretch in stretches:
            self._paint_nodes(stretch)

    def paint_drag(self, variation: DraggedVariation, place: int | None, pointer: QPoint) -> None:
        """Paint the drop indicator of a variation, if it can be dropped, and its first node at the pointer."""
        if place is not None and place != variation.place:
            gap = variation.gap_at(self.shown.layout, place)
            self.artist.draw_gap(self.painter, self.corner(gap), runs_down=self.runs_down)
        self.artist.draw_held(self.painter, self.shown.glyphs.of(variation.node), pointer)

    def _row_line(self, stretch: Stretch, last_step: int) -> QLineF:
        """Return the line from the node left of a stretch to the one right of it, or to `last_step`."""
        step, lane = stretch.cell
        left = max(step - 1, stretch.line_steps.start)
        right = max(min(step + len(stretch.nodes), last_step), left)
        return QLineF(self.corner(Cell(left, lane)), self.corner(Cell(right, lane)))

    def _connector_lines(self, connectors: Iterable[Connector], lanes: range) -> list[QLineF]:
        """Return the vertical lines, one for all siblings, and the diagonal ones, clipped to the view vertically."""
        lines = []
        reached: dict[Cell, int] = {}  # for each node, the lowest lane its vertical line is drawn to
        for _, parent, child in connectors:
            top = max(reached.get(parent, parent.lane), lanes.start - 1)
            reached[parent] = bottom = min(child.lane - 1, lanes.stop)
            turn = self.corner(Cell(parent.step, bottom))
            if top < bottom:
                lines.append(QLineF(self.corner(Cell(parent.step, top)), turn))
            if bottom == child.lane - 1:
                lines.append(QLineF(turn, self.corner(child)))
        return lines

    def _paint_nodes(self, stretch: Stretch) -> None:
        painter, artist, shown = self.painter, self.artist, self.shown
        for place, node in enumerate(stretch.nodes):
            corner = self.corner(Cell(stretch.cell.step + place, stretch.cell.lane))
            if ~node in shown.tree:
                artist.draw_fold(painter, corner, shown.layout.hidden[~node])
            if node not in shown.tree:
                continue
            numbered = artist.shows_numbers and stretch.cell.step + place < NUMBERED_STEPS
            number = shown.glyphs.move_number(node) if numbered else None
            if node == shown.node:
                artist.draw_ring(painter, corner)
            artist.draw_node(painter, shown.glyphs.of(node), corner, number)
            if node in self.marked:
                artist.draw_equals(painter, corner)
            if node in self.problems:
                artist.draw_problem(painter, corner, self.problems[node].severity)
            if node in self.mistakes:
                artist.draw_mistake(painter, corner, self.mistakes[node])


class Artist:
    """Draws nodes and lines in cells of one size; pixmaps are cached.

    cell: the width and height of a cell in pixels.
    ratio: device pixels in a pixel. is_hatched: whether coloured stones are hatched.
    """

    def __init__(self, palette: QPalette, font: QFont, cell: int, ratio: float, *, is_hatched: bool = False) -> None:
        self.cell = cell
        self.ratio = ratio
        self._is_hatched = is_hatched
        self._pictures: dict[NodeGlyph, QPixmap] = {}
        dark = is_dark(palette)
        text = palette.color(QPalette.ColorRole.Text)
        self.ground = base = palette.color(QPalette.ColorRole.Window)
        self._text = text
        self._accent = palette.color(QPalette.ColorRole.Accent)
        self._comment = colors_of(palette).faint
        self._outline = mixed(text, base, 0.62 if dark else 0.55)
        width = max(1.0, cell / 20)
        self.line = QPen(mixed(text, base, 0.38), width)
        self.path_line = QPen(mixed(text, base, 0.85), 2 * width)
        for pen in (self.line, self.path_line):
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self._inks = {color: ink_on(color) for color in Color}
        self._font, self._narrow_font = QFont(font), QFont(font)
        self._font.setPixelSize(round(cell * 0.33))
        self._narrow_font.setPixelSize(round(cell * 0.3))  # three digits

    @property
    def shows_numbers(self) -> bool:
        """Return whether stones are large enough for move numbers."""
        return 2 * self._radius >= SMALLEST_NUMBERED_STONE

    @property
    def _radius(self) -> float:
        return self.cell * 0.36

    def prepare(self, painter: QPainter) -> None:
        """Prepare a painter and clear its background."""
        painter.fillRect(painter.viewport(), self.ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def draw_node(self, painter: QPainter, glyph: NodeGlyph, corner: QPoint, number: int | None) -> None:
        """Draw a node into the cell with this upper left corner, with its move number if given."""
        picture = self._pictures.get(glyph)
        if picture is None:
            picture = self._pictures[glyph] = self._picture(glyph)
        painter.drawPixmap(corner, picture)
        if number is not None and glyph.shape is Shape.STONE and glyph.color is not None:
            if self._hatches(glyph.color):
                if 2 * self._radius < SMALLEST_NUMBERED_HATCHING:
                    return
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(ICON_COLORS[glyph.color])
                painter.drawEllipse(QRectF(corner, QSize(self.cell, self.cell)).center(), *[self._radius * 0.66] * 2)
            painter.setFont(self._font if number < 100 else self._narrow_font)
            painter.setPen(self._inks[glyph.color])
            painter.drawText(QRect(corner, QSize(self.cell, self.cell)), Qt.AlignmentFlag.AlignCenter, str(number))

    def draw_ring(self, painter: QPainter, corner: QPoint) -> None:
        """Draw the ring around the current node."""
        width = max(2.0, self.cell / 12)
        painter.setPen(QPen(self._accent, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self._radius + width
        painter.drawEllipse(QPointF(corner) + QPointF(self.cell / 2, self.cell / 2), radius, radius)

    def draw_equals(self, painter: QPainter, corner: QPoint) -> None:
        """Draw the sign of a transposition (a position that occurs elsewhere, too) at the lower left of a cell."""
        center = corner + QPoint(round(self.cell * 0.16), round(self.cell * 0.84))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.ground)
        painter.drawEllipse(QPointF(center), self.cell * 0.2, self.cell * 0.2)
        half, thickness = max(2, round(self.cell * 0.12)), max(1, round(self.cell * 0.06))  # sharp lines
        for top in (-2 * thickness, thickness):
            painter.fillRect(center.x() - half, center.y() + top, 2 * half, thickness, self._text)

    def draw_problem(self, painter: QPainter, corner: QPoint, severity: Severity) -> None:
        """Draw the sign of a problem at the upper left of a cell."""
        fill, ink = PROBLEM_SIGNS[severity]
        radius = self.cell * 0.2
        center = QPointF(corner) + QPointF(radius + 1, radius + 1)  # with the rim
        painter.setPen(QPen(self.ground, max(1.0, self.cell / 22)))
        painter.setBrush(fill)
        painter.drawEllipse(center, radius, radius)
        painter.setPen(QPen(ink, max(1.2, self.cell * 0.07), c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(center - QPointF(0, radius * 0.55), center + QPointF(0, radius * 0.1))
        painter.drawPoint(center + QPointF(0, radius * 0.55))

    def draw_mistake(self, painter: QPainter, corner: QPoint, size: int) -> None:
        """Draw the dot of a mistake at the lower edge of a cell: the larger it is, the larger and the redder."""
        painter.setPen(QPen(self.ground, max(1.0, self.cell / 22)))
        painter.setBrush(MISTAKE_TONES[size - 1])
        radius = self.cell * (0.05 + 0.05 * size)
        painter.drawEllipse(QPointF(corner) + QPointF(self.cell * 0.42, self.cell * 0.88), radius, radius)

    def draw_fold(self, painter: QPainter, corner: QPoint, count: int) -> None:
        """Draw the number of collapsed nodes into the cell with this upper left corner."""
        cell = QRectF(corner, QSize(self.cell, self.cell))
        text = _short(count) if self.shows_numbers else "+"
        painter.setPen(QPen(self._outline, max(1.0, self.cell / 22)))
        painter.setBrush(mixed(self._text, self.ground, 0.12))
        round_by = self.cell * 0.3
        painter.drawRoundedRect(cell.adjusted(1, self.cell * 0.2, -1, -self.cell * 0.2), round_by, round_by)
        painter.setFont(self._font if len(text) < 4 else self._narrow_font)
        painter.setPen(self._text)
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, text)

    def draw_gap(self, painter: QPainter, corner: QPoint, *, runs_down: bool) -> None:
        """Draw the drop indicator above the cell with this upper left corner; left of it in a tree that runs down."""
        width = max(2.0, self.cell / 10)
        painter.setPen(QPen(self._accent, width))
        painter.setBrush(self._accent)
        along = QPointF(0, self.cell) if runs_down else QPointF(self.cell, 0)
        start = QPointF(corner) - along / 2
        painter.drawLine(start, QPointF(corner) + along)
        painter.drawEllipse(start, width, width)

    def draw_held(self, painter: QPainter, glyph: NodeGlyph, pointer: QPoint) -> None:
        """Draw a dragged node, centred on the pointer."""
        self.draw_node(painter, glyph, pointer - QPoint(self.cell // 2, self.cell // 2), None)

    def _picture(self, glyph: NodeGlyph) -> QPixmap:
        picture = QPixmap(round(self.cell * self.ratio), round(self.cell * self.ratio))
        picture.setDevicePixelRatio(self.ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with painter_on(picture) as painter:
            painter.translate(self.cell / 2, self.cell / 2)
            draw = {
                Shape.STONE: self._draw_stone,
                Shape.PASS: self._draw_pass,
                Shape.SETUP: self._draw_setup,
                Shape.DOT: self._draw_dot,
            }[glyph.shape]
            draw(painter, glyph.color)
            if glyph.has_comment:
                self._draw_comment(painter, self.cell * (0.2 if glyph.shape is Shape.DOT else 0.3))
            if glyph.sign:
                self._draw_sign(painter, self.cell * (0.2 if glyph.shape is Shape.DOT else 0.27), glyph.sign)
        return picture

    def _draw_stone(self, painter: QPainter, color: Color | None) -> None:
        self._draw_disc(painter, color or BLACK, self._radius)

    def _draw_pass(self, painter: QPainter, color: Color | None) -> None:
        """Draw a pass: a small stone in an empty ring."""
        painter.setPen(QPen(self._outline, max(1.0, self.cell / 22)))
        painter.setBrush(mixed(self._text, self.ground, 0.3))
        painter.drawEllipse(QPointF(0, 0), self._radius, self._radius)
        self._draw_disc(painter, color or BLACK, self._radius * 0.55)

    def _draw_setup(self, painter: QPainter, color: Color | None) -> None:
        half = self._radius * 0.8
        square = QRectF(-half, -half, 2 * half, 2 * half)
        corner = QPainterPath(QPointF(-half, -half))
        corner.lineTo(half, -half)
        corner.lineTo(-half, half)
        painter.fillRect(square, ICON_COLORS[WHITE])
        painter.fillPath(corner, ICON_COLORS[BLACK])
        painter.setPen(QPen(self._outline, max(1.0, self.cell / 22)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(square)
        if color is not None:
            self._draw_disc(painter, color, half * 0.62)

    def _draw_dot(self, painter: QPainter, color: Color | None) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(self._text, self.ground, 0.6))
        painter.drawEllipse(QPointF(0, 0), self._radius * 0.42, self._radius * 0.42)

    def _draw_disc(self, painter: QPainter, color: Color, radius: float) -> None:
        painter.setPen(QPen(self._outline, max(1.0, self.cell / 22)))
        painter.setBrush(QBrush(ICON_COLORS[color]))
        painter.drawEllipse(QPointF(0, 0), radius, radius)
        if self._hatches(color):
            paint_hatching(painter, QPointF(0, 0), radius, color)

    def _hatches(self, color: Color) -> bool:
        return self._is_hatched and color not in PLAIN_ORDER

    def _draw_sign(self, painter: QPainter, place: float, sign: str) -> None:
        edge = QPen(self.ground, max(1.0, self.cell / 22))
        paint_annotation(painter, sign, place, place, self.cell * 0.22, edge)

    def _draw_comment(self, painter: QPainter, place: float) -> None:
        painter.setPen(QPen(self.ground, max(1.0, self.cell / 18)))
        painter.setBrush(self._comment)
        painter.drawEllipse(QPointF(place, -place), self.cell * 0.15, self.cell * 0.15)


def _short(count: int) -> str:
    """Return a number in at most four characters, such as +99, 999, 9k or 12M."""
    for unit, sign in ((1_000_000, "M"), (1000, "k")):
        if count >= unit:
            return f"{count // unit}{sign}"
    return f"+{count}" if count < 100 else str(count)

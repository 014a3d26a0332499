"""Painting the visible part of a tree."""

from collections.abc import Callable, Container, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPoint
from PySide6.QtGui import QPainter

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.sgf import NodeId
from hen_editor.ui.tree.artist import Artist
from hen_editor.ui.tree.drag import Dragged
from hen_editor.ui.tree.layout import Cell, Connector, Stretch
from hen_editor.ui.tree.shown import Shown

NUMBERED_STEPS = 1000
"""How far from the root move numbers are shown; four digits do not fit on a stone."""


class Painting(NamedTuple):
    """Paints what a view shows.

    corner: returns the upper left corner of a cell in the viewport. marked: the nodes with the sign of transpositions.
    problems: the worst problem of each node that has any. runs_down: whether steps run down and lanes to the right.
    """

    painter: QPainter
    artist: Artist
    shown: Shown
    corner: Callable[[Cell], QPoint]
    marked: Container[NodeId] = ()
    problems: Mapping[NodeId, Diagnostic] = MappingProxyType({})
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

    def paint_drag(self, variation: Dragged, place: int | None, pointer: QPoint) -> None:
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
        """Return the vertical lines, one for all siblings, and the diagonal ones, without what is far out of view."""
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

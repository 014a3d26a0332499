"""The variation tree widget: scrolling, zooming, collapsing, clicks and drags; only what is in view is painted."""

from collections.abc import Callable, Iterable, Mapping
from typing import cast

from PySide6.QtCore import QEvent, QMargins, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QScrollBar, QToolTip, QWidget

from hen_editor.core.diagnostics import Diagnostic, Severity
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.search import SamePositions
from hen_editor.core.progress import Progress
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.document.worker import Worker
from hen_editor.ui.colors import colors_of
from hen_editor.ui.state import Hatching, State, TreeDirection
from hen_editor.ui.style.roles import Role, show_focus
from hen_editor.ui.tree.drag import DragState
from hen_editor.ui.tree.layout import Cell, Layout
from hen_editor.ui.tree.painting import Artist, TreePainting
from hen_editor.ui.tree.shown import ShownTree, rich_text
from hen_editor.ui.widgets.input import NOTCH, Wheel
from hen_editor.ui.widgets.viewport import known_viewport

CELL_SIZES = (12, 16, 20, 24, 28, 34, 42)
"""The cell sizes in pixels that Ctrl+wheel steps through."""

_BESIDE_COVER = 12
"""The space at the sides of what covers the tree, in pixels."""

CELL = 28
"""The usual size of a cell, in pixels."""

_FADE = 16
"""The width of the edges at which the tree fades where it goes on, in pixels."""

MARGIN = Cell(step=3, lane=2)
"""The number of cells on each side of the current node kept in view."""

PADDING = 6
"""The space around the whole tree, in pixels."""

_OVER_EDGES = QMargins(2, 2, 2, 2)
"""How far rings and signs may reach over the edges of a cell, in pixels."""

DRAG_SCROLL_MS = 40
"""The interval of automatic scrolling during a drag out of view, in milliseconds."""

_FADED = 0.35
"""The opacity of a tree that cannot be used."""

_LEAST_ROWS = 3
"""The number of variations for which there is always room, in cells of the usual size."""


class TreeView(QAbstractScrollArea):
    """Shows the variation tree of one game, its current node and the path to it.

    node_clicked: the node clicked with either button. menu_requested: the screen position for a context menu of the
    current node. delete_pressed: Delete was pressed. variation_dropped: the variation that begins with this node was
    dragged to this index among its siblings.

    mistakes: the moves that are marked as mistakes, by their sizes.
    """

    node_clicked = Signal(int)
    variation_dropped = Signal(int, int)
    menu_requested = Signal(object)
    delete_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Variation tree"))
        self.setAccessibleDescription(
            self.tr("Arrow keys go through the game. The moves as a list are in the menu View, Panels.")
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        show_focus(self, Role.PANE)
        self.setViewport(known_viewport(self))
        self.viewport().setMouseTracking(True)
        self._snapshot: Snapshot | None = None
        self._same_positions: SamePositions = {}
        self._problems: object = ()
        self._problem_of: Mapping[NodeId, Diagnostic] = {}
        self.mistakes: Mapping[NodeId, int] = {}
        self._shown: ShownTree | None = None
        self._runs_down = False
        self._cell = CELL
        self._artist: Artist | None = None
        self._hatching = Hatching.IN_HIGH_CONTRAST
        self._cover: QWidget | None = None
        self._wheel = Wheel()
        self._work = Worker(self, delay_ms=1)  # it begins once all views are updated, which it would hold up
        self._missing: Callable[[Progress], Layout] | None = None  # the function that the worker runs
        self._drag: DragState | None = None
        self._pressed: NodeId | None = None
        self._drag_scroll = QTimer(self)
        self._drag_scroll.setInterval(DRAG_SCROLL_MS)
        self._drag_scroll.timeout.connect(self._scroll_to_pointer)

    @property
    def tree(self) -> GameTree | None:
        """The current tree."""
        return None if self._shown is None else self._shown.tree

    def area_of(self, node: NodeId) -> QRect | None:
        """Return the rectangle in the viewport where a node is painted; None if it is collapsed or not laid out yet."""
        if self._shown is None or node not in self._shown.layout:
            return None
        return self._area(self._shown.layout.cell(node))

    def show_state(self, state: State) -> None:
        """Show the game of a state; if already shown, do not scroll. It fades while another node is offered."""
        self.setEnabled(not state.shows_other_node)
        if (runs_down := state.tree_direction is TreeDirection.DOWN) is not self._runs_down:
            self._let_go()
            self._runs_down = runs_down
            self._update_scroll_bars()
            self._scroll_to_current()
            self.viewport().update()
        if state.hatching is not self._hatching:
            self._hatching, self._artist = state.hatching, None
            self.viewport().update()
        if state.same_positions is not self._same_positions:
            self._same_positions = state.same_positions
            self.viewport().update()
        if state.problems is not self._problems:
            self._problems, worst = state.problems, _worst_problems(state)
            if worst != self._problem_of:
                self._problem_of = worst
                self.viewport().update()
        if state.snapshot is not self._snapshot:
            self._snapshot = None
            self.show_tree(state.snapshot.tree, state.snapshot.node)
            self._snapshot = state.snapshot

    def show_tree(self, tree: GameTree, node: NodeId) -> None:
        """Show this tree with this node as the current one; a drag ends if the tree has changed."""
        if self._shown is not None and tree is not self._shown.tree:
            self._let_go()
        walked = None
        if self._shown is None:
            self._shown = ShownTree(tree, node)
        else:
            walked = self._shown.show(tree, node)
        self._complete_layout()
        self._update_scroll_bars()
        self._scroll_to_current()
        if walked is None:
            self.viewport().update()
        elif walked[0] != walked[1]:
            start, end = map(self._area, walked)
            self.viewport().update(start | end)

    def show_mistakes(self, mistakes: Mapping[NodeId, int]) -> None:
        """Mark moves as mistakes, by their sizes from 1 to 3."""
        if mistakes is not self.mistakes:
            self.mistakes = mistakes
            self.viewport().update()

    def collapse_branch(self) -> None:
        """Collapse the current node."""
        self._refold(ShownTree.fold)

    def expand_branch(self) -> None:
        """Expand the current node and its descendants."""
        self._refold(lambda shown: shown.unfold(shown.node))

    def expand_all(self) -> None:
        """Show the whole tree."""
        self._refold(lambda shown: shown.unfold(shown.tree.root))

    def collapse_variations(self) -> None:
        """Collapse each variation after its first node, except the main line and the path to the current node."""
        self._refold(ShownTree.fold_variations)

    def cover_with(self, cover: QWidget) -> None:
        """Let a widget, while it is shown, cover the tree except for its first node."""
        self._cover = cover
        self._place_cover()

    def _place_cover(self) -> None:
        if self._cover is not None:
            port, top = self.viewport().rect(), self._height_of_first
            side = _BESIDE_COVER - self.frameWidth()
            width, height = port.width() - 2 * side, port.height() - top - PADDING
            self._cover.setGeometry(side, top, max(width, 0), max(height, 0))

    @property
    def _height_of_first(self) -> int:
        """The height of the first node and of the gap below it."""
        return self._cell + 2 * PADDING

    def covered_height(self) -> int:
        """Return the height that the cover and the first node above it need; 0 if nothing covers the tree."""
        if self._cover is None or self._cover.isHidden():
            return 0
        return self._height_of_first + self._cover.sizeHint().height() + PADDING + 2 * self.frameWidth()

    def sizeHint(self) -> QSize:
        return QSize(340, 240)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, _LEAST_ROWS * CELL)

    def _refold(self, fold: Callable[[ShownTree], None]) -> None:
        """Collapse or expand nodes; the current one stays where it is."""
        if self._shown is None:
            return
        self._let_go()
        before = self._shown.current_cell
        fold(self._shown)
        self._complete_layout()
        self._show_layout(self._shown, before)

    def _complete_layout(self) -> None:
        """Make the exact layout in a thread, if it is missing."""
        assert self._shown is not None
        missing = self._shown.layout_cache.missing
        if missing is not self._missing:
            self._missing = missing
            self._work.stop()
            if missing is not None:
                self._work.run(missing, self._show_exact)

    def _show_exact(self, layout: Layout) -> None:
        """Show the exact layout; the current node stays where it is."""
        assert self._shown is not None
        before = self._shown.current_cell
        self._shown.layout_cache.complete(layout)
        self._missing = None
        self._shown.mark_path()
        self._show_layout(self._shown, before)

    def _show_layout(self, shown: ShownTree, before: Cell | None) -> None:
        """Show a new layout, with the current node at the same position as before."""
        self._update_scroll_bars()
        after = shown.current_cell
        if before is not None and after is not None:
            (steps, _), (lanes, _) = self._axes()
            steps.setValue(steps.value() + (after.step - before.step) * self._cell)
            lanes.setValue(lanes.value() + (after.lane - before.lane) * self._cell)
        self._scroll_to_current()
        self.viewport().update()

    # Positions

    def _axes(self) -> tuple[tuple[QScrollBar, int], tuple[QScrollBar, int]]:
        """Return the scroll bar and the visible length for the steps of the tree, and those for its lanes."""
        port = self.viewport().size()
        axes = (self.horizontalScrollBar(), port.width()), (self.verticalScrollBar(), port.height())
        return axes[::-1] if self._runs_down else axes

    def _corner(self, cell: Cell) -> QPoint:
        """Return the upper left corner of a cell in the viewport."""
        column, row = cell[::-1] if self._runs_down else cell
        left = PADDING + column * self._cell - self.horizontalScrollBar().value()
        return QPoint(left, PADDING + row * self._cell - self.verticalScrollBar().value())

    def _area(self, cell: Cell) -> QRect:
        """Return the rectangle in the viewport in which a cell is painted: rings and signs reach over its edges."""
        return QRect(self._corner(cell), QSize(self._cell, self._cell)).marginsAdded(_OVER_EDGES)

    def _cell_at(self, x: float, y: float) -> Cell:
        """Return the cell at a viewport position."""
        column = int((x + self.horizontalScrollBar().value() - PADDING) // self._cell)
        row = int((y + self.verticalScrollBar().value() - PADDING) // self._cell)
        return Cell(row, column) if self._runs_down else Cell(column, row)

    def _node_at(self, place: QPoint) -> NodeId | None:
        """Return the node at a viewport position, `~node` for its fold."""
        if self._shown is None:
            return None
        node = self._shown.layout.node_at(self._cell_at(place.x(), place.y()))
        return node if node is not None and max(node, ~node) in self._shown.tree else None

    def _update_scroll_bars(self) -> None:
        if self._shown is None:
            return
        layout = self._shown.layout
        for (bar, room), cells in zip(self._axes(), (layout.step_count, layout.lane_count), strict=True):
            bar.setRange(0, max(cells * self._cell + 2 * PADDING - room, 0))
            bar.setPageStep(room)
            bar.setSingleStep(self._cell)

    def _scroll_to_current(self) -> None:
        cell = self._shown.current_cell if self._shown is not None else None
        if cell is None or self._drag is not None:  # the dragged node stays under the pointer
            return
        for (bar, room), place, margin in zip(self._axes(), cell, MARGIN, strict=True):
            _show_part(bar, place * self._cell, self._cell, margin, room)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown is None:
            return
        ratio = self.devicePixelRatioF()
        if self._artist is None or (self._artist.cell, self._artist.ratio) != (self._cell, ratio):
            is_hatched = self._hatching.applies(colors_of(self.palette()))
            self._artist = Artist(self.palette(), self.font(), self._cell, ratio, is_hatched=is_hatched)
        painter = QPainter(self.viewport())
        try:
            self._artist.prepare(painter)
            painter.setOpacity(1.0 if self.isEnabled() else _FADED)
            painting = TreePainting(
                painter,
                self._artist,
                self._shown,
                self._corner,
                self._same_positions,
                self._problem_of,
                self.mistakes,
                self._runs_down,
            )
            # Both sides of what was scrolled, and nothing between them; the stubs lack that a region can be iterated.
            for part in cast("Iterable[QRect]", event.region()):
                painter.setClipRect(part)
                painting.paint_tree(*self._cells_in(part.marginsAdded(_OVER_EDGES)))
            painter.setClipping(False)
            painter.setOpacity(1.0)
            self._paint_fades(painter, self._artist.ground)
            if self._drag is not None and self._drag.variation is not None:
                painting.paint_drag(self._drag.variation, self._drop_place(), self._drag.pointer)
        finally:
            painter.end()

    def _paint_fades(self, painter: QPainter, ground: QColor) -> None:
        """Let the tree fade at the sides at which it goes on."""
        bar, width, clear = self.horizontalScrollBar(), self.viewport().width(), QColor(ground)
        clear.setAlpha(0)
        for goes_on, edge, inside in (
            (bar.value() > bar.minimum(), 0, _FADE),
            (bar.value() < bar.maximum(), width, width - _FADE),
        ):
            if goes_on:
                fade = QLinearGradient(edge, 0, inside, 0)
                fade.setStops([(0.0, ground), (1.0, clear)])
                painter.fillRect(min(edge, inside), 0, _FADE, self.viewport().height(), fade)

    def _cells_in(self, part: QRect) -> tuple[range, range]:
        """Return the steps and lanes in a part of the viewport."""
        first, last = self._cell_at(part.left(), part.top()), self._cell_at(part.right(), part.bottom())
        return range(max(first.step, 0), last.step + 1), range(max(first.lane, 0), last.lane + 1)

    # Dragging

    def _drop_place(self) -> int | None:
        """Return the index the dragged variation would get if dropped now; None if it cannot be."""
        if self._drag is None or self._drag.variation is None or self._shown is None:
            return None
        pointer = self._drag.pointer
        return self._drag.variation.place_at(self._shown.layout, self._cell_at(pointer.x(), pointer.y()))

    def _drag_to(self, pointer: QPoint) -> None:
        """Drag, once the pointer has moved far enough from where it was pressed."""
        assert self._drag is not None
        assert self._shown is not None
        self._drag.pointer = pointer
        if not self._drag.is_dragged and self._drag.distance >= QApplication.startDragDistance():
            self._drag.drag(self._shown.tree, None if self._shown.layout_cache.is_provisional else self._shown.layout)
            self._drag_scroll.start()
        if self._drag.is_dragged:
            is_free = self._drop_place() is not None
            self._show_cursor(Qt.CursorShape.ClosedHandCursor if is_free else Qt.CursorShape.ForbiddenCursor)
            self.viewport().update()

    def _scroll_to_pointer(self) -> None:
        """Scroll during a drag out of view."""
        if self._drag is None:
            return
        pointer, port = self._drag.pointer, self.viewport().size()
        for bar, place, room in (
            (self.horizontalScrollBar(), pointer.x(), port.width()),
            (self.verticalScrollBar(), pointer.y(), port.height()),
        ):
            bar.setValue(bar.value() + max(min(place, 0), -self._cell) + min(max(place - room, 0), self._cell))
        self._drag_to(pointer)

    def _let_go(self) -> bool:
        """Cancel the drag; return whether there was one."""
        drag, self._drag = self._drag, None
        if drag is None:
            return False
        self._drag_scroll.stop()
        if drag.is_dragged:
            self._show_cursor(Qt.CursorShape.ArrowCursor)
        self._scroll_to_current()
        self.viewport().update()
        return drag.is_dragged

    def _show_cursor(self, shape: Qt.CursorShape) -> None:
        if self.viewport().cursor().shape() is not shape:
            self.viewport().setCursor(shape)

    # Events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._let_go():
            return
        place = event.position().toPoint()
        node = self._pressed = self._node_at(place)
        if node is None or event.button() not in {Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton}:
            return
        is_left = event.button() is Qt.MouseButton.LeftButton
        if node < 0 and is_left:
            self._refold(lambda shown: shown.unfold(~node))
            return
        if is_left:
            self._drag = DragState(node, place)
        self.node_clicked.emit(max(node, ~node))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The node of the first click, which may have scrolled it away from the pointer.
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and self._shown is not None and self._pressed == self._shown.node:
            self._refold(ShownTree.fold_or_unfold)
        else:
            self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        drag, place = self._drag, self._drop_place()
        self._let_go()
        if drag is not None and drag.variation is not None and place not in {None, drag.variation.place}:
            self.variation_dropped.emit(drag.variation.node, place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.position().toPoint()
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self._let_go()
        if self._drag is not None:
            self._drag_to(place)
        else:
            is_node = self._node_at(place) is not None
            self._show_cursor(Qt.CursorShape.PointingHandCursor if is_node else Qt.CursorShape.ArrowCursor)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._let_go()
        super().focusOutEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_requested.emit(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.delete_pressed.emit()
            return
        if event.key() == Qt.Key.Key_Escape and self._let_go():
            return
        event.ignore()  # arrow keys and others belong to the window: they navigate instead of scrolling

    def wheelEvent(self, event: QWheelEvent) -> None:
        delta = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(self._wheel.notches(delta.y()))
            return
        sideways = event.modifiers() & Qt.KeyboardModifier.ShiftModifier or not self.verticalScrollBar().maximum()
        across, down = (delta.x() + delta.y(), 0) if sideways else (delta.x(), delta.y())
        for bar, turned in ((self.horizontalScrollBar(), across), (self.verticalScrollBar(), down)):
            bar.setValue(bar.value() - round(turned * 3 * self._cell / NOTCH))

    def zoom(self, notches: int) -> None:
        """Enlarge the tree by this many steps, or shrink it."""
        place = min(max(CELL_SIZES.index(self._cell) + notches, 0), len(CELL_SIZES) - 1)
        if CELL_SIZES[place] != self._cell:
            self._cell = CELL_SIZES[place]
            self._place_cover()
            self._update_scroll_bars()
            self._scroll_to_current()
            self.viewport().update()

    def scrollContentsBy(self, across: int, down: int) -> None:
        if self._drag is None:
            port = self.viewport()
            port.scroll(across, down)
            if across:
                faded = _FADE + abs(across)
                port.update(0, 0, faded, port.height())
                port.update(port.width() - faded, 0, faded, port.height())
        else:
            self.viewport().update()  # the dragged node stays under the pointer

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place_cover()
        self._update_scroll_bars()
        self._scroll_to_current()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.FontChange}:
            self._artist = None
        super().changeEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip:
            help_event = cast(QHelpEvent, event)
            node = self._node_at(help_event.pos())
            text = ""
            if self._shown is not None and node is not None:
                text = rich_text(self._shown, node, self._same_positions, self._problem_of, self)
            QToolTip.showText(help_event.globalPos(), text, self.viewport())
            return True
        return super().viewportEvent(event)


def _worst_problems(state: State) -> dict[NodeId, Diagnostic]:
    """Return the worst problem of each node that has an error or a warning."""
    worst: dict[NodeId, Diagnostic] = {}
    for severity in (Severity.WARNING, Severity.ERROR):
        for problem in reversed(state.problems):
            found = problem.diagnostic
            if found.severity is severity and found.node is not None and problem.tree is not None:
                worst[found.node] = found
    return worst


def _show_part(bar: QScrollBar, start: int, length: int, margin: int, room: int) -> None:
    """Scroll as little as needed to show a part of the content with a margin of this many times its length."""
    around = min(margin * length, max(room - length - 2 * PADDING, 0) // 2)
    start, end = start - around, start + length + around + 2 * PADDING
    bar.setValue(start if start < bar.value() else max(bar.value(), end - room))

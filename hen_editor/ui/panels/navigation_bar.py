"""The navigation bar: a slider over the line of the current node, and below it buttons and the move number."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QEnterEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QToolTip, QVBoxLayout, QWidget

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.line import MovesAfter
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.ui.colors import colors_of, mixed
from hen_editor.ui.state import State
from hen_editor.ui.style.roles import large_font, semibold
from hen_editor.ui.style.shapes import SMALL_CORNER, hairline, paint_box, paint_ring
from hen_editor.ui.thumbnails import Look, painted_html
from hen_editor.ui.widgets.buttons import action_button
from hen_editor.ui.widgets.input import Wheel, is_plain


class NavigationBar(QWidget):
    """A slider; below it a row of buttons, one for each action, a gap for each separator, and the move number.

    It goes from left to right in every language, as the tree and the arrow keys do.
    """

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._moves_after = MovesAfter()
        self._snapshot: Snapshot | None = None
        self._is_solving = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.slider = LineSlider(self)
        column.addWidget(self.slider)
        row = QHBoxLayout()
        row.setSpacing(4)
        column.addLayout(row)
        for action in actions:
            if action.isSeparator():
                row.addSpacing(6)
            else:
                row.addWidget(action_button(action, self))
        self.number = MoveNumber(self)
        row.addSpacing(6)
        row.addWidget(self.number, stretch=1)

    def add_above(self, widget: QWidget) -> None:
        """Add what is about the line of the slider, above it."""
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(0, widget)

    def show_state(self, state: State) -> None:
        """Show the move number of a state, and the number of moves of its line unless a problem is being solved.

        It cannot be used while the board shows another node.
        """
        self.setEnabled(not state.shows_other_node)
        self.slider.show_state(state)
        snapshot = state.snapshot
        if snapshot is not self._snapshot or state.is_solving is not self._is_solving:
            self._snapshot = None
            after = None if state.is_solving else self._moves_after.count(snapshot.tree, snapshot.node)
            self.number.show_move(snapshot.move_number, None if after is None else snapshot.move_number + after)
            self._snapshot, self._is_solving = snapshot, state.is_solving


_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter


class MoveNumber(QWidget):
    """Shows the move number and how many moves there are, in as many words as there is room for, or not at all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._number = 0
        self._total: int | None = None
        self._describe()

    def show_move(self, number: int, total: int | None) -> None:
        """Show a move number, 0 before the first move, and the number of moves of its line."""
        if (number, total) != (self._number, self._total):
            self._number, self._total = number, total
            self._describe()
            self.update()

    def text(self) -> str:
        """Return the text that is shown, of the same form at all moves of a line."""
        return "".join(self._parts())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().height())

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        number, rest = self._parts()
        painter, room, colors = QPainter(self), self.rect(), colors_of(self.palette())
        painter.setPen(colors.faint if self.isEnabled() else colors.disabled)
        painter.drawText(room, _RIGHT, rest)
        room.setRight(room.right() - self.fontMetrics().horizontalAdvance(rest))
        painter.setPen(colors.ink if self.isEnabled() else colors.disabled)
        painter.setFont(semibold(large_font(self.font())))
        painter.drawText(room, _RIGHT, number)

    def _describe(self) -> None:
        form = self.tr("Move {number}") if self._total is None else self.tr("Move {number} of {total}")
        words = form.format(number=self._number, total=self._total)
        self.setAccessibleName(words)
        self.setToolTip(words)

    def _parts(self) -> tuple[str, str]:
        """Return the number and what stands after it, both empty if there is no room for them."""
        words = self.tr("of {total}")
        forms = ("",) if self._total is None else (f" {words}", " / {total}")
        most = self._number if self._total is None else self._total
        bold = QFontMetrics(semibold(large_font(self.font()))).horizontalAdvance(str(most))
        for form in forms:
            rest = form.format(total=self._total)
            if bold + self.fontMetrics().horizontalAdvance(rest) <= self.width():
                return str(self._number), rest
        return "", ""


# The slider.

LONGEST_TICKED = 2000
"""The most nodes of a line that has ticks: in a longer one they would touch each other."""

_KNOB, _GROOVE, _TICK = 14, 4, 4
"""The diameter of the knob, the width of the groove, and the length of a tick, in pixels."""

PREVIEW_SIDE = 160
"""The side of the picture of a position that is shown above the pointer, in pixels."""

_STEPS: Mapping[int, int] = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_PageDown: 10,
    Qt.Key.Key_PageUp: -10,
}
_VARYING: Mapping[int, int] = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
"""How far keys step through the game and through variations, as on the board."""


class _Signs(NamedTuple):
    """The ticks of a node: whether it has a comment, and whether more than one node follows it."""

    has_comment: bool
    forks: bool


class LineSlider(QSlider):
    """Shows where in its line the current node is, with ticks below it for comments, and above it for variations.

    node_wanted: the node of the line that the user pointed at. stepped, varied: as the signals of the board.
    """

    node_wanted = Signal(object, object)
    stepped = Signal(int)
    varied = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setAccessibleName(self.tr("Place in the game"))
        self.setAccessibleDescription(self.tr("Left and Right step through the game, Up and Down go to variations"))
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._tree: GameTree | None = None
        self._node: NodeId | None = None
        self._is_closed = False
        self._nodes: Sequence[NodeId] = ()
        self._places: Mapping[NodeId, int] = {}
        self._signs: dict[NodeId, _Signs] = {}
        self._ticks: tuple[Sequence[int], Sequence[int]] | None = None
        self._lines: Sequence[QLineF] | None = None
        self._wheel = Wheel()
        self._pointed: int | None = None
        self._preview = lru_cache(64)(self._painted)
        self.actionTriggered.connect(self._follow_slider)

    @property
    def line(self) -> Sequence[NodeId]:
        """The nodes of the line."""
        return self._nodes

    def show_state(self, state: State) -> None:
        """Show the place of the node of a state; while a problem is solved, nothing of what follows it."""
        tree, node = state.snapshot.tree, state.snapshot.node
        if tree is self._tree and node == self._node and state.is_solving is self._is_closed:
            return
        if tree is not self._tree or node not in self._places or state.is_solving is not self._is_closed:
            self._nodes = () if state.is_solving else [*tree.path(node)[:-1], *tree.main_line(node)]
            self._places = {each: place for place, each in enumerate(self._nodes)}
            self._ticks = self._lines = None
            self._preview.cache_clear()
            self.setEnabled(len(self._nodes) > 1)
            self.setRange(0, max(len(self._nodes) - 1, 0))
            self.update()
            self._forget_changed(tree)
        self._tree, self._node, self._is_closed = tree, node, state.is_solving
        self.setValue(self._places.get(node, 0))

    def ticks(self) -> tuple[Sequence[int], Sequence[int]]:
        """Return the places in the line that have comments, and those of moves that have siblings."""
        if self._ticks is None:
            tree, nodes = self._tree, self._nodes
            if tree is None or len(nodes) > LONGEST_TICKED:
                self._ticks = (), ()
            else:
                self._look_at(tree, nodes)
                signs = [*enumerate(map(self._signs.__getitem__, nodes))]
                comments = [place for place, each in signs if each.has_comment]
                forks = [place + 1 for place, each in signs if each.forks]
                self._ticks = comments, forks
        return self._ticks

    def _look_at(self, tree: GameTree, nodes: Sequence[NodeId]) -> None:
        """Find the ticks of nodes that are not known yet."""
        unknown = [node for node in nodes if node not in self._signs]
        for node, moves in zip(unknown, tree.move_only_nodes(unknown), strict=True):
            has_comment = moves is None and "C" in tree.node(node).raw
            self._signs[node] = _Signs(has_comment, len(tree.children(node)) > 1)

    def _forget_changed(self, tree: GameTree) -> None:
        """Forget the ticks of nodes that may differ in a tree to be shown."""
        before = self._tree
        if before is not None and tree.is_edit_of(before):
            for node in tree.edited_since(before):
                self._signs.pop(node, None)
        else:
            self._signs.clear()

    def centre_of(self, place: int) -> float:
        """Return the distance of a place of the line from the left, in pixels."""
        share = place / max(self.maximum(), 1)
        left_to_right = self.layoutDirection() is Qt.LayoutDirection.LeftToRight
        return _KNOB / 2 + (share if left_to_right else 1 - share) * (self.width() - _KNOB)

    def place_at(self, x: float) -> int:
        """Return the place of the line nearest to a distance from the left, in pixels."""
        share = (x - _KNOB / 2) / max(self.width() - _KNOB, 1)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            share = 1 - share
        return round(min(max(share, 0.0), 1.0) * self.maximum())

    def sizeHint(self) -> QSize:
        return QSize(200, _KNOB + 2 * _TICK)

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        colors, painter = colors_of(self.palette()), QPainter(self)
        middle, knob = self.height() / 2, self.centre_of(self.value())
        fill = colors.accent if self.isEnabled() else colors.disabled
        groove = QRectF(_KNOB / 2, middle - _GROOVE / 2, self.width() - _KNOB, _GROOVE)
        paint_box(painter, groove, mixed(colors.ink, colors.window, 0.2), None)
        if self.isEnabled():
            start = self.centre_of(0)
            paint_box(
                painter, QRectF(QPointF(start, groove.top()), QPointF(knob, groove.bottom())).normalized(), fill, None
            )
        painter.setPen(QPen(colors.faint, hairline(painter)))
        painter.drawLines(self._tick_lines())
        paint_box(painter, QRectF(knob - _KNOB / 2, middle - _KNOB / 2, _KNOB, _KNOB), fill, colors.window, _KNOB / 2)
        if self.hasFocus():
            paint_ring(painter, self.rect(), colors.accent, SMALL_CORNER)

    def _tick_lines(self) -> Sequence[QLineF]:
        """Return the ticks as lines; they are cached, since each step paints them."""
        if self._lines is None:
            middle, (comments, forks) = self.height() / 2, self.ticks()
            below, above = middle + _GROOVE / 2 + 2, middle - _GROOVE / 2 - 2
            self._lines = [
                *(_upright(self.centre_of(place), below, below + _TICK) for place in comments),
                *(_upright(self.centre_of(place), above - _TICK, above) for place in forks),
            ]
        return self._lines

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lines = None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._lines = None

    def _painted(self, place: int, look: Look) -> str:
        """Return a small picture of the position at a place of the line, as rich text."""
        assert self._tree is not None
        return painted_html(Replay.of(self._tree, self._nodes[place]).stones, look)

    # What the user does.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._point_at(event.position().x())
            self.want(self.place_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a small picture of the position under the pointer; with the button held, go there."""
        self._point_at(event.position().x())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.want(self.place_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._pointed = None

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._pointed = None
        QToolTip.hideText()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Step as the wheel does over the board: through moves, with Shift through variations."""
        shifted = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        notches = self._wheel.notches(-(event.angleDelta().y() or (event.angleDelta().x() if shifted else 0)))
        if notches:
            (self.varied if shifted else self.stepped).emit(notches)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step as the keys do on the board."""
        if not is_plain(event):
            event.ignore()
        elif event.key() in _STEPS:
            self.stepped.emit(_STEPS[event.key()])
        elif event.key() in _VARYING:
            self.varied.emit(_VARYING[event.key()])
        elif event.key() in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self.want(0 if event.key() == Qt.Key.Key_Home else self.maximum())
        else:
            event.ignore()

    def _point_at(self, x: float) -> None:
        place = self.place_at(x)
        if place != self._pointed and self._nodes and self.isEnabled():
            self._pointed = place
            above = self.mapToGlobal(
                QPointF(self.centre_of(place) - PREVIEW_SIDE / 2, -PREVIEW_SIDE - 2 * _KNOB)
            ).toPoint()
            QToolTip.showText(above, self._preview(place, Look.of(self, PREVIEW_SIDE)), self)

    def want(self, place: int) -> None:
        """Go to a place of the line."""
        if self._nodes and self._nodes[place] != self._node:
            self.node_wanted.emit(self._tree, self._nodes[place])

    def _follow_slider(self) -> None:
        """Go where a screen reader has moved the slider."""
        self.want(self.sliderPosition())


def _upright(x: float, top: float, bottom: float) -> QLineF:
    return QLineF(x, top, x, bottom)

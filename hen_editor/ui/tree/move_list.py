"""The moves of a line as a list: each row says in words what the tree draws, including variations."""

from collections.abc import Mapping

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QListView, QWidget

from hen_editor.core.game.line import Line
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.ui.call_soon import call_soon
from hen_editor.ui.description import node_here
from hen_editor.ui.speech import spoken
from hen_editor.ui.state import State
from hen_editor.ui.style.roles import Role, show_focus
from hen_editor.ui.widgets.input import is_plain
from hen_editor.ui.widgets.plain_text import tooltip
from hen_editor.ui.widgets.viewport import known_viewport

Index = QModelIndex | QPersistentModelIndex

_VARYING = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}

_MOVING = frozenset(
    {
        *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
        *(Qt.Key.Key_Home, Qt.Key.Key_End),
    }
)
"""The keys that the list handles; all others do what they do in the tree."""


class MoveList(QListView):
    """Lists the moves of the line through the current node; the current row is the current node.

    node_wanted: go to this node of the tree that is shown. varied: go to the next variation of the current move (1), or
    to the previous one (-1). delete_pressed: Delete was pressed.
    """

    node_wanted = Signal(object, object)
    varied = Signal(int)
    delete_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewport(known_viewport(self))
        self.setAccessibleName(self.tr("List of moves"))
        self.setAccessibleDescription(
            self.tr("Up and Down go along the line, Left and Right to other variations of a move.")
        )
        show_focus(self, Role.PANE)
        self._moves = MoveModel(self)
        self._is_showing = False
        self.setModel(self._moves)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)

    def show_state(self, state: State) -> None:
        """Show the line of a state; while a problem is solved, only its moves up to the current one."""
        self._is_showing = True
        self._moves.show_state(state)
        self.setCurrentIndex(self._moves.index_of(state.snapshot.node))
        self._is_showing = False

    def keyboardSearch(self, typed: str) -> None:
        """Do nothing: letters are keys of the tree."""

    def sizeHint(self) -> QSize:
        return QSize(280, 240)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 4 * self.fontMetrics().height())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        call_soon(self, self._say_current)

    def _say_current(self) -> None:
        """Make a screen reader say the current row, after it has said the list that has got the focus."""
        super().currentChanged(self.currentIndex(), self.currentIndex())

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if not self._is_showing and (node := self._moves.node(current)) is not None:
            self.node_wanted.emit(self._moves.tree, node)

    def event(self, event: QEvent) -> bool:
        """Keep the keys of the list from being shortcuts."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_kept(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _VARYING and is_plain(event):
            self.varied.emit(_VARYING[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Delete and is_plain(event):
            self.delete_pressed.emit()
        else:
            super().keyPressEvent(event)


def _is_kept(event: QKeyEvent) -> bool:
    return (event.key() in _MOVING or event.key() in _VARYING) and is_plain(event)


class MoveModel(QAbstractListModel):
    """The nodes of a line, each described by a sentence."""

    def __init__(self, parent: QListView) -> None:
        super().__init__(parent)
        self.tree: GameTree | None = None
        self._line = Line((), ())
        self._places: Mapping[NodeId, int] = {}
        self._is_closed = False

    def show_state(self, state: State) -> None:
        """Show the line through the node of a state, unless it is shown."""
        tree, node, is_closed = state.snapshot.tree, state.snapshot.node, state.is_solving
        if tree is self.tree and node in self._places and not is_closed and not self._is_closed:
            return
        line = Line.through(tree, node)
        if is_closed:
            place = line.nodes.index(node) + 1
            line = Line(line.nodes[:place], line.numbers[:place])
        is_same_line = self._line.nodes == line.nodes and len(line.nodes) == len(self._line.nodes)
        if not is_same_line:
            self.beginResetModel()
        self.tree, self._line, self._is_closed = tree, line, is_closed
        if is_same_line:
            self.dataChanged.emit(self.index(0), self.index(len(line.nodes) - 1))
        else:
            self._places = {each: place for place, each in enumerate(line.nodes)}
            self.endResetModel()

    def node(self, index: Index) -> NodeId | None:
        """Return the node of a row."""
        return self._line.nodes[index.row()] if index.isValid() else None

    def index_of(self, node: NodeId) -> QModelIndex:
        """Return the row of a node of the line."""
        return self.index(self._places[node])

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._line.nodes)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if self.tree is None or not index.isValid():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words(self.tree, index.row())
            case Qt.ItemDataRole.ToolTipRole:
                return tooltip(self._words(self.tree, index.row()))
        return None

    def _words(self, tree: GameTree, row: int) -> str:
        node, number = self._line.nodes[row], self._line.numbers[row]
        return " ".join(spoken(node_here(tree, node, number, has_future=not self._is_closed)).split())

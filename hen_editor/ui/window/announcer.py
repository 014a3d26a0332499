"""The announcer: says to a screen reader what the user did to the game, and where the board's cursor is."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible

from hen_editor.core.board import Point
from hen_editor.core.game import description
from hen_editor.core.game.description import Phrase, said
from hen_editor.core.game.overlay import Overlay
from hen_editor.ui.state import State
from hen_editor.ui.widgets.announcing import announce
from hen_editor.ui.wording import WORDING

if TYPE_CHECKING:
    from hen_editor.core.editing.snapshot import Snapshot
    from hen_editor.ui.window.session import Session

REST = 100
"""For how long nothing else must happen until something is said, in milliseconds: quick steps are not said each."""


class Announcer(QObject):
    """Says what has changed once the user rests, and only while a screen reader is there; no key waits for it.

    What the message line and bars show, they announce themselves.

    announced: this was said.
    """

    announced = Signal(str)

    def __init__(self, session: "Session") -> None:
        super().__init__(session.window)
        self._session = session
        self._said = session.state.snapshot
        self._undone = ""
        self._is_pointing = False
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._say)
        session.commands["undo"].triggered.connect(self._note_undo)
        session.commands["redo"].triggered.connect(self._note_redo)
        session.board_cursor.moved.connect(self._point)

    def show_state(self, state: State) -> None:
        """Say what is new in a state, after a rest."""
        if not QAccessible.isActive():
            self._said = state.snapshot
        elif state.snapshot is not self._said:
            self._rest.start()

    def _point(self) -> None:
        if QAccessible.isActive():
            self._is_pointing = True
            self._rest.start()

    def _note_undo(self) -> None:
        change = self._session.document.undo_stack.redoText()
        self._undone = self.tr("Undone: {change}.").format(change=change)

    def _note_redo(self) -> None:
        change = self._session.document.undo_stack.undoText()
        self._undone = self.tr("Redone: {change}.").format(change=change)

    def _say(self) -> None:
        state, before = self._session.state, self._said
        self._said = state.snapshot
        undone, self._undone = self._undone, ""
        words = [undone, spoken(news(before, state))]
        point = self._session.window.board.cursor_point
        is_pointing, self._is_pointing = self._is_pointing, False
        if is_pointing and point is not None:
            words += [spoken([point_here(state, self._session)])]
        text = " ".join(filter(None, words))
        if text:
            announce(self._session.window.board, text, at_once=True)
            self.announced.emit(text)


def spoken(phrases: Iterable[Phrase]) -> str:
    """Return what there is to hear, in the user's language."""
    return said(phrases, WORDING)


def point_here(state: State, session: "Session") -> Phrase:
    """Describe the point of the board's cursor, as it is shown: where the cursor would appear, if it is hidden."""
    snapshot, board = state.snapshot, session.window.board
    point = board.cursor_point or session.board_cursor.first_point()
    overlay, dead = Overlay.of(snapshot.tree, snapshot.node), frozenset[Point]()
    if state.counting is not None:
        count = state.counting.counted
        overlay, dead = overlay._replace(territory=count.territories), count.dead
    following = state.next_moves_shown.of(snapshot.tree, snapshot.node, snapshot.position.stones)
    return description.point_here(snapshot.position, point, overlay, following, dead)


def news(before: "Snapshot", state: State) -> Sequence[Phrase]:
    """Return what there is to say of a state after a snapshot: the game, the node, or what changed there."""
    after = state.snapshot
    if after is before:
        return ()
    if after.position.size != before.position.size or after.tree.game_key != before.tree.game_key:
        return (*description.summary(after.position), *node_here(state))
    if after.node != before.node:
        return node_here(state, before)
    if after.position != before.position:
        return description.changes(before.position, after.position)
    return ()


def node_here(state: State, before: "Snapshot | None" = None) -> Sequence[Phrase]:
    """Describe the node of a state; after that before its move, with how many stones the move has captured."""
    snapshot, captured, is_new = state.snapshot, 0, False
    tree, node = snapshot.tree, snapshot.node
    if before is not None:
        is_new = before.tree is not tree and node not in before.tree
        if before.node == tree.parent(node):
            captured = sum(snapshot.captures.values()) - sum(before.captures.values())
    has_future = not (is_new or state.is_solving)
    return description.node_here(tree, node, snapshot.move_number, captured, has_future=has_future)

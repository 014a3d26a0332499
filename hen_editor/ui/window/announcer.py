"""The announcer: says to a screen reader what the user did to the game, and where the board's cursor is."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QDockWidget

from hen_editor.ui.speech import news, point_here, spoken
from hen_editor.ui.state import State
from hen_editor.ui.widgets.announcing import announce

if TYPE_CHECKING:
    from hen_editor.ui.session.session import Session

QUIET_MS = 100
"""How long nothing else must happen before something is said, in milliseconds: not each of several quick steps is."""


class Announcer(QObject):
    """Announces what has changed after a pause, so that no key waits for it, and only if a screen reader is active.

    The message line and bars announce what they show themselves; screen readers read a focused row or cell unasked.

    announced: the text that was announced.
    """

    announced = Signal(str)

    def __init__(self, session: "Session") -> None:
        super().__init__(session)
        self._session = session
        self._said = session.state.snapshot
        self._undone = ""
        self._is_pointing = False
        self._rest = QTimer(self, singleShot=True, interval=QUIET_MS)
        self._rest.timeout.connect(self._say)
        session.commands["undo"].triggered.connect(self._remember_undo)
        session.commands["redo"].triggered.connect(self._remember_redo)
        session.board_cursor.moved.connect(self._point)

    def show_state(self, state: State) -> None:
        """Announce what is new in a state, after a pause; a label once it is written, since its field is read out."""
        if not QAccessible.isActive():
            self._said = state.snapshot
        elif state.snapshot is not self._said and state.label is None:
            self._rest.start()

    def _point(self) -> None:
        if QAccessible.isActive() and not self._has_focus(self._session.panes.board_table_dock):
            self._is_pointing = True
            self._rest.start()

    def _has_focus(self, dock: QDockWidget) -> bool:
        """Return whether the focus is in a dock, where a screen reader says what becomes current by itself."""
        focused = self._session.focused
        return focused is not None and dock.isAncestorOf(focused)

    def _remember_undo(self) -> None:
        change = self._session.document.undo_stack.redoText()
        self._undone = self.tr("Undone: {change}.").format(change=change)

    def _remember_redo(self) -> None:
        change = self._session.document.undo_stack.undoText()
        self._undone = self.tr("Redone: {change}.").format(change=change)

    def _say(self) -> None:
        state, before = self._session.state, self._said
        self._said = state.snapshot
        undone, self._undone = self._undone, ""
        is_told = state.snapshot.tree is before.tree and self._has_focus(self._session.panes.move_list_dock)
        words = [undone, "" if is_told else spoken(news(before, state))]
        point = self._session.panes.board.cursor_point
        is_pointing, self._is_pointing = self._is_pointing, False
        if is_pointing and point is not None:
            words += [spoken([point_here(state, point)])]
        text = " ".join(filter(None, words))
        if text:
            announce(self._session.panes.board, text, at_once=True)
            self.announced.emit(text)

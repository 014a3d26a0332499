"""In-place editing of a label on the board."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit

from hen_editor.core.board import Point
from hen_editor.core.editing.paint import label_at
from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.state import State
from hen_editor.ui.widgets.input import is_for_text, is_history_key
from hen_editor.ui.widgets.plain_text import from_first_character

_KEY, _MODIFIER = Qt.Key, Qt.KeyboardModifier

_EDIT_KEYS = {
    *(_KEY.Key_Left, _KEY.Key_Right, _KEY.Key_Up, _KEY.Key_Down),
    *(_KEY.Key_Home, _KEY.Key_End, _KEY.Key_Backspace, _KEY.Key_Delete),
}
"""The keys that belong to a text even with Ctrl, although the window has shortcuts for them."""


class LabelEditor(QLineEdit):
    """A text field over a point of the board, shown while its label is written.

    typed: the text so far, at each change. written: the text, on Enter, on loss of focus, and by `finish`. given_up:
    Esc was pressed, or undo with nothing typed to take back.
    """

    typed = Signal(object)  # as a Python string: a Qt string would lose a leading byte order mark
    written = Signal(object)
    given_up = Signal()

    def __init__(self, board: BoardView) -> None:
        super().__init__(board.viewport())
        self._board = board
        self._point: Point | None = None
        self.setAccessibleName(self.tr("Label"))
        self.setPlaceholderText(self.tr("Label"))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hide()
        self.textEdited.connect(lambda _: self.typed.emit(self.text()))
        self.returnPressed.connect(self.finish)
        board.laid_out.connect(self._place)

    def show_state(self, state: State) -> None:
        """Open on the point whose label is being written, or close."""
        point = None if state.label is None else state.label.point
        if point == self._point:
            return
        had_focus, self._point = self.window().focusWidget() is self, point
        if self._point is None:
            self.hide()
            if had_focus:
                self._board.setFocus()
            return
        label = label_at(state.snapshot.position, self._point) or ""
        self.setText(from_first_character(replace_undecodable(label)))
        self._place()
        self.selectAll()
        self.show()
        self.setFocus()

    def finish(self) -> None:
        """Commit the text, unless closed."""
        if self._point is not None:
            self.written.emit(self.text())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if is_history_key(event):
                event.ignore()
                return True
            if is_for_text(QKeySequence(event.keyCombination())) or _is_edit_key(event):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape or event.matches(QKeySequence.StandardKey.Undo):
            self.given_up.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # Its context menu takes the focus temporarily.
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.finish()

    def _place(self) -> None:
        """Cover the point, as far as the board is seen there."""
        if self._point is None:
            return
        self.resize(self.fontMetrics().averageCharWidth() * 14, self.sizeHint().height())
        place = self._board.centre_of(self._point).toPoint() - self.rect().center()
        room = self._board.viewport().rect().size() - self.size()
        self.move(max(0, min(place.x(), room.width())), max(0, min(place.y(), room.height())))


def _is_edit_key(event: QKeyEvent) -> bool:
    """Return whether a key moves or deletes in a text with Ctrl."""
    modifiers = event.modifiers() & ~(_MODIFIER.ShiftModifier | _MODIFIER.KeypadModifier)
    return modifiers == _MODIFIER.ControlModifier and event.key() in _EDIT_KEYS

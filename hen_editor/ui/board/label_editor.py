"""In-place editing of a label on the board."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from hen_editor.core.board import Point
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.widgets.plain_text import from_first_character


class LabelEditor(QLineEdit):
    """A text field over a point of the board; it closes when its text is committed or discarded.

    write: called with the text on Enter, on loss of focus, and by `finish`; Esc and `give_up` discard it.
    """

    def __init__(self, board: BoardView, point: Point, text: str, write: Callable[[str], None]) -> None:
        super().__init__(from_first_character(text), board.viewport())
        self._board = board
        self._write: Callable[[str], None] | None = write
        self.setAccessibleName(self.tr("Label"))
        self.setPlaceholderText(self.tr("Label"))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        width = self.fontMetrics().averageCharWidth() * 14
        self.resize(width, self.sizeHint().height())
        place = board.centre_of(point).toPoint() - self.rect().center()
        room = board.viewport().rect().size() - self.size()
        self.move(max(0, min(place.x(), room.width())), max(0, min(place.y(), room.height())))
        self.selectAll()
        self.returnPressed.connect(self.finish)
        self.show()
        self.setFocus()

    def finish(self) -> None:
        """Commit the text and close, unless already closed."""
        self._end(written=True)

    def give_up(self) -> None:
        """Discard the text and close."""
        self._end(written=False)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            # The board's keys, Enter and the arrows among them, belong to the text here.
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.give_up()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # Its context menu takes the focus temporarily.
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.finish()

    def _end(self, *, written: bool) -> None:
        write, self._write = self._write, None
        if write is None:
            return
        had_focus = self.hasFocus()
        self.hide()
        self.deleteLater()
        if had_focus:
            self._board.setFocus()
        if written:
            write(self.text())

"""The bar for finding text in comments and node names."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QWidget

from hen_editor.ui.widgets.buttons import icon_button, make_room, show_words
from hen_editor.ui.widgets.plain_text import label

_MANY = 88
"""The number of matches for which there is room from the beginning."""


class FindBar(QWidget):
    """A search field with buttons for the next and the previous match.

    text_changed: the new search text. wanted: go to the next (1) or previous (-1) match. closed: it was hidden.
    """

    text_changed = Signal(str)
    wanted = Signal(int)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = QLineEdit(self)
        self._line.setPlaceholderText(self.tr("Find in comments"))
        self._line.setAccessibleName(self.tr("Find in comments"))
        self._line.setClearButtonEnabled(True)
        self._line.textChanged.connect(self.text_changed)
        self._count = label("", self)
        make_room(self._count, (self.tr("%Ln match(es)", "", _MANY), self.tr("No matches"), ""))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._line, stretch=1)
        row.addWidget(self._count)
        row.addWidget(self._button("previous", self.tr("Previous match (Shift+F3)"), lambda: self.wanted.emit(-1)))
        row.addWidget(self._button("next", self.tr("Next match (F3)"), lambda: self.wanted.emit(1)))
        row.addWidget(self._button("close", self.tr("Close (Esc)"), self._close))
        self.setFocusProxy(self._line)

    @property
    def text(self) -> str:
        """The search text."""
        return self._line.text()

    def open(self) -> None:
        """Show the bar and select its text for typing another."""
        self.show()
        self._line.setFocus()
        self._line.selectAll()

    def show_count(self, count: int | None) -> None:
        """Show the number of matching nodes; None if it is unknown."""
        if count is None:
            show_words(self._count, "")
            return
        words = self.tr("%Ln match(es)", "", count) if count else self.tr("No matches")
        show_words(self._count, words if self.text else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Enter for the next match, Shift+Enter for the previous, and Esc to close."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.wanted.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape:
            self._close()
        else:
            super().keyPressEvent(event)

    def _close(self) -> None:
        self.hide()
        self.closed.emit()

    def _button(self, name: str, tip: str, command: Callable[[], object]) -> QToolButton:
        button = icon_button(name, tip, self)
        button.setIconSize(QSize(16, 16))
        button.clicked.connect(lambda: command())
        return button

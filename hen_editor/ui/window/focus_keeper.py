"""The focus keeper: after a dialog, the board has the focus, unless a text is being edited."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow


class FocusKeeper(QObject):
    """Watches a window for the end of its dialogs."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowUnblocked and not self._is_text_edited():
            self._window.board.setFocus()
        return super().eventFilter(watched, event)

    def _is_text_edited(self) -> bool:
        focused = self._window.focusWidget()
        return isinstance(focused, QLineEdit | QPlainTextEdit) and not focused.isReadOnly()

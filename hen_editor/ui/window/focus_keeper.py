"""The focus keeper: after a dialog is accepted, the board has the focus, unless a text is being edited."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPlainTextEdit

if TYPE_CHECKING:
    from hen_editor.ui.window.panes import PanedWindow


class FocusKeeper(QObject):
    """Watches the dialogs of a window; one that is cancelled gives the focus back to where it was."""

    def __init__(self, window: "PanedWindow") -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        dialog = QApplication.activeModalWidget()
        if event.type() is QEvent.Type.WindowBlocked and isinstance(dialog, QDialog):
            dialog.accepted.connect(self._focus_board)
        return super().eventFilter(watched, event)

    def _focus_board(self) -> None:
        focused = self._window.focusWidget()
        if not isinstance(focused, QLineEdit | QPlainTextEdit) or focused.isReadOnly():
            self._window.board.setFocus()

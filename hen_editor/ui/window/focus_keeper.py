"""The focus keeper: after a dialog is accepted, and when a panel is closed, the board has the focus."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPlainTextEdit, QWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow


class FocusKeeper(QObject):
    """Watches the dialogs and panels of a window.

    A text that is being edited keeps the focus after a dialog, and one that is cancelled gives it back to where it was.
    """

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)
        for dock in (window.game_dock, window.problem_dock, window.game_list_dock):
            dock.visibilityChanged.connect(self._leave_closed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        dialog = QApplication.activeModalWidget()
        if event.type() is QEvent.Type.WindowBlocked and isinstance(dialog, QDialog):
            dialog.accepted.connect(self._leave_dialog)
        return super().eventFilter(watched, event)

    def _leave_dialog(self) -> None:
        focused = self._window.focusWidget()
        if not isinstance(focused, QLineEdit | QPlainTextEdit) or focused.isReadOnly():
            self._window.board.setFocus()

    def _leave_closed(self) -> None:
        if not isValid(self._window):
            return  # a window that is deleted while it is shown hides its panels
        focused: QWidget | None = self._window.focusWidget()
        if self._window.isVisible() and focused is not None and not focused.isVisible():
            self._window.board.setFocus()

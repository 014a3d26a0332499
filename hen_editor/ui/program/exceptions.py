"""Uncaught exceptions: they are shown in one dialog, and the program goes on."""

import sys
import threading
import time
import traceback
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from hen_editor.ui.widgets.transient import run
from hen_editor.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from hen_editor.ui.dialogs.exception import ExceptionDialog

QUIET_SECONDS = 10.0
"""How long an exception must not have occurred before it is shown again, in seconds: a view may raise at each repaint,
and so when the dialog closes."""

BUSY_CHECK_MS = 100
"""The interval at which to check whether the mouse or a menu is still in use, in milliseconds."""


class Exceptions(QObject):
    """Handles uncaught exceptions of slots, events and threads: they reach the hooks of `sys` and `threading`.

    The traceback goes to stderr, as by default. A dialog shows it between two events, once no mouse button is down and
    no menu is open; exceptions that occur while the dialog is open are added to it.

    caught: an exception has occurred, and is about to be shown; save unsaved data now.
    """

    caught = Signal()
    _raised = Signal(str, str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._last: dict[str, float] = {}
        self._unseen: list[str] = []
        self._dialog: ExceptionDialog | None = None
        # Queued: it may be emitted in any thread, and during a paint event.
        self._raised.connect(self._report, Qt.ConnectionType.QueuedConnection)
        sys.excepthook = self._hook
        threading.excepthook = self._hook_for_threads

    def _hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, error, trace)
        if issubclass(kind, Exception):
            details = "".join(traceback.format_exception(kind, error, trace))
            places = [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(trace)]
            self._raised.emit(f"{kind.__name__} {places[-1:]}", details)

    def _hook_for_threads(self, raised: threading.ExceptHookArgs) -> None:
        if raised.exc_value is not None and raised.exc_type is not SystemExit:
            self._hook(raised.exc_type, raised.exc_value, raised.exc_traceback)

    def _report(self, place: str, details: str) -> None:
        """Show an exception, unless it keeps coming from the same place."""
        now = time.monotonic()
        last = self._last.get(place)
        self._last[place] = now
        if last is None or now - last > QUIET_SECONDS:
            self._unseen.append(details)
            self._show()

    def _show(self) -> None:
        if not self._unseen:
            return
        if self._dialog is None and _is_in_use():
            QTimer.singleShot(BUSY_CHECK_MS, self, self._show)
            return
        details, self._unseen = "\n".join(self._unseen), []
        self.caught.emit()
        window = _window()
        if self._dialog is not None:
            self._dialog.add(details)
        elif window is not None:
            self._run(window, details)

    def _run(self, window: MainWindow, details: str) -> None:
        from hen_editor.ui.dialogs.exception import ExceptionDialog

        dialog = self._dialog = ExceptionDialog(details, QApplication.activeModalWidget() or window)
        dialog.save_requested.connect(lambda: _save_as(window, dialog))
        try:
            run(dialog)
        finally:
            self._dialog = None


def _is_in_use() -> bool:
    """Return whether a drag or a menu goes on, from which a dialog would take the mouse or the keyboard."""
    return QApplication.activePopupWidget() is not None or QApplication.mouseButtons() != Qt.MouseButton.NoButton


def _window() -> MainWindow | None:
    """Return the window that is in use, None if all are closed."""
    widget = QApplication.activeWindow()
    while widget is not None and not isinstance(widget, MainWindow):
        widget = widget.parentWidget()
    others = (other for other in QApplication.topLevelWidgets() if isinstance(other, MainWindow) and other.isVisible())
    return widget if isinstance(widget, MainWindow) else next(others, None)


def _save_as(window: MainWindow, dialog: "ExceptionDialog") -> None:
    """Ask for a file and save a document to it, even if applying unfinished input raises."""
    try:
        window.finish_typing()
    except Exception:  # noqa: BLE001 - whatever is wrong there, the rest is saved
        sys.excepthook(*sys.exc_info())
    if window.session.files.save_as():
        dialog.accept()

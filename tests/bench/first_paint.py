"""Start a program, print when its first window is painted, and end: `python -m tests.bench.first_paint program|bare`.

The time is `time.monotonic()`, which all processes share, taken when the event that painted the window is dealt with:
the window with all that is in it is painted and handed to the system by then.
"""

import os
import sys
import time

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QMainWindow

FIRST = 2**30
"""A priority above all other events."""


class FirstPaint(QObject):
    """Ends the process after the first paint of a window."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self._window.removeEventFilter(self)
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.User), FIRST)
        return False

    def customEvent(self, event: QEvent) -> None:
        print(time.monotonic(), flush=True)
        os._exit(0)


def start_bare() -> None:
    """Show a window without anything in it."""
    application = QApplication([])
    window = QMainWindow()
    FirstPaint(window)
    window.show()
    application.exec()


def start_program() -> None:
    """Run the editor as it is run without arguments."""
    from hen_editor import app

    class Watched(app.MainWindow):
        def show(self) -> None:
            FirstPaint(self)
            super().show()

    app.MainWindow = Watched
    app.main([])


if __name__ == "__main__":
    {"program": start_program, "bare": start_bare}[sys.argv[1]]()

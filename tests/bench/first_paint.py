"""Start a program, print when its first window is painted, and end: `python -m tests.bench.first_paint program|bare`.

The time is `time.monotonic()`, which all processes share, taken when the event that painted the window is dealt with:
the window with all that is in it is painted and handed to the system by then.
"""

import gc
import os
import sys
import time

FIRST = 2**30
"""A priority above all other events."""


def end_when_painted(window) -> None:
    """Print the time after the first paint of a window, and end the process."""
    from PySide6.QtCore import QCoreApplication, QEvent, QObject

    class FirstPaint(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Paint:
                window.removeEventFilter(self)
                QCoreApplication.postEvent(self, QEvent(QEvent.Type.User), FIRST)
            return False

        def customEvent(self, event: QEvent) -> None:
            print(time.monotonic(), flush=True)
            os._exit(0)

    window.installEventFilter(FirstPaint(window))


def start_bare() -> None:
    """Show a window without anything in it."""
    from PySide6 import QtWidgets

    application = QtWidgets.QApplication([])
    window = QtWidgets.QMainWindow()
    end_when_painted(window)
    window.show()
    application.exec()


def start_program() -> None:
    """Run the editor as `hen_editor.__main__` does without arguments."""
    gc.disable()
    from hen_editor import app
    from hen_editor.ui.program import windows

    class Watched(windows.MainWindow):
        def show(self) -> None:
            end_when_painted(self)
            super().show()

    windows.MainWindow = Watched
    app.main([])


if __name__ == "__main__":
    {"program": start_program, "bare": start_bare}[sys.argv[1]]()

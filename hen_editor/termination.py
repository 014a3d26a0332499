"""Signals that terminate the program, such as Ctrl+C in its terminal."""

import os
import signal
import sys
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal


class Termination(QObject):
    """Terminates the program on a signal, between two events; a second signal terminates it at once.

    No questions are asked: nobody may be there to answer.

    near: the program is about to exit; save unsaved data now.
    """

    near = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        if sys.platform == "win32":
            return  # there pipes cannot be watched, and a windowed program has no terminal
        # Python runs handlers only while running code, not while Qt waits for events: a pipe wakes it up.
        self._pipe, end = os.pipe()
        os.set_blocking(end, False)
        signal.set_wakeup_fd(end, warn_on_full_buffer=False)
        for number in _signals():
            signal.signal(number, _note)
        self._notifier = QSocketNotifier(self._pipe, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._end)

    def _end(self) -> None:
        number = os.read(self._pipe, 1)[0]
        self.near.emit()
        signal.signal(number, signal.SIG_DFL)
        signal.raise_signal(number)


def _note(number: int, frame: FrameType | None) -> None:
    """Leave this signal to the pipe, and the next one to the system."""
    signal.signal(number, signal.SIG_DFL)


def _signals() -> list[signal.Signals]:
    """Return the signals that terminate the program, except those ignored at startup, as with `nohup`."""
    names = ("SIGINT", "SIGTERM", "SIGHUP")
    numbers = (getattr(signal, name) for name in names if hasattr(signal, name))
    return [number for number in numbers if signal.getsignal(number) is not signal.SIG_IGN]

"""Signals that end the program, such as Ctrl+C in the terminal that it was started from."""

import os
import signal
import sys
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal


class Termination(QObject):
    """Ends the program by a signal that asks for it, between two events; a second signal ends it however busy it is.

    Nothing is asked: nobody may be there to answer.

    near: the program ends when this is handled; what is unsaved is to be put in safety here.
    """

    near = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        if sys.platform == "win32":
            return  # there a pipe cannot be waited for, and a program with windows has no terminal
        # Python runs a handler only when it runs code, which it does not while Qt waits for events: a pipe wakes it.
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
    """Leave the signal to the pipe, and the next one to the system."""
    signal.signal(number, signal.SIG_DFL)


def _signals() -> list[signal.Signals]:
    """Return the signals that end the program, but for those that it was started to ignore, as `nohup` does."""
    names = ("SIGINT", "SIGTERM", "SIGHUP")
    numbers = (getattr(signal, name) for name in names if hasattr(signal, name))
    return [number for number in numbers if signal.getsignal(number) is not signal.SIG_IGN]

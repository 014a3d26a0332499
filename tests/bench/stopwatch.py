"""A stopwatch for a window: from an event's delivery to the end of the last paint that it caused."""

from collections.abc import Callable
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QWidget

QUIET = 3
"""Rounds of the event loop without a paint after which no more is taken to come."""


class Stopwatch(QObject):
    """Times what happens in a window. A window is painted when it asks itself to, by one event for all of it.

    clock: in seconds; `thread_time` does not count what other programs do meanwhile.
    """

    def __init__(self, window: QWidget, clock: Callable[[], float] = perf_counter) -> None:
        super().__init__()
        self.clock = clock
        self._paints = 0
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.UpdateRequest:
            self._paints += 1
        return False

    def time(self, deliver: Callable[[], object]) -> float:
        """Return how many milliseconds pass until all is painted. Raises RuntimeError where nothing is."""
        before, start = self._paints, self.clock()
        deliver()
        end = self._when_painted()
        if self._paints == before:
            raise RuntimeError("nothing was painted")
        return (end - start) * 1000

    def settle(self) -> None:
        """Let everything that is due be painted."""
        self._when_painted()

    def _when_painted(self) -> float:
        end, quiet = self.clock(), 0
        while quiet < QUIET:
            before = self._paints
            QCoreApplication.processEvents()
            if self._paints == before:
                quiet += 1
            else:
                end, quiet = self.clock(), 0
        return end

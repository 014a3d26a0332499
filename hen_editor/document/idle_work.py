"""Work between other events, in short slices."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

SLICE = 5
"""The length of a slice of work between other events, in milliseconds."""


class IdleWork(QObject):
    """Runs one piece of work at a time. delay: the pause before it begins, in milliseconds."""

    def __init__(self, parent: QObject, delay: int = 0) -> None:
        super().__init__(parent)
        self._work: Iterator[object] = iter(())
        self._then: Callable[..., object] | None = None
        self._rest = QTimer(self, singleShot=True, interval=delay)
        self._idle = QTimer(self, interval=0)
        self._rest.timeout.connect(self._idle.start)
        self._idle.timeout.connect(self._go_on)

    @property
    def is_working(self) -> bool:
        """Whether there is work that has not ended."""
        return self._rest.isActive() or self._idle.isActive()

    def start(self, work: Iterator[object]) -> None:
        """Begin some work after the pause, instead of what has not ended; it may take a pause at each step."""
        self.stop()
        self._work = work
        self._rest.start()

    def begin(self, work: Iterator[object], then: Callable[..., object] | None = None, *, at_once: int = SLICE) -> None:
        """Begin some work as `start` does, but with a slice at once.

        then: called with what the work returns, unless it is dropped. at_once: the length of the first slice, in
        milliseconds.
        """
        self.stop()
        self._work, self._then = work, then
        self._idle.start()
        self._go_on(at_once)

    def stop(self) -> None:
        """Drop what has not ended."""
        self._rest.stop()
        self._idle.stop()
        self._work, self._then = iter(()), None

    def _go_on(self, milliseconds: int = SLICE) -> None:
        clock = QElapsedTimer()
        clock.start()
        work, then = self._work, self._then
        try:
            while self._work is work:
                next(work)
                if clock.elapsed() >= milliseconds:
                    return
        except StopIteration as end:
            if self._work is work:
                self.stop()
                if then is not None:
                    then(end.value)

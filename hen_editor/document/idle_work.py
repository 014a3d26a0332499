"""Work between other events, in short slices."""

import gc
from collections.abc import Callable, Iterator

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

AT_ONCE = 50
"""How long work goes on at once before the rest is done in slices, in milliseconds: nearly always long enough."""

SLICE = 5
"""The length of a slice of work between other events, in milliseconds."""


class IdleWork(QObject):
    """Runs one piece of work at a time.

    delay: the pause before it begins, in milliseconds. keeps_much: what is made in the slices between other events is
    kept, none of it garbage: the collector neither runs in them, nor looks through that later.
    """

    def __init__(self, parent: QObject, delay: int = 0, *, keeps_much: bool = False) -> None:
        super().__init__(parent)
        self._keeps_much = keeps_much
        self._work: Iterator[object] = iter(())
        self._then: Callable[..., object] | None = None
        self._paused: Callable[..., object] | None = None
        self._failed: Callable[..., object] | None = None
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

    def begin(
        self,
        work: Iterator[object],
        then: Callable[..., object] | None = None,
        *,
        at_once: int | None = None,
        paused: Callable[..., object] | None = None,
        failed: Callable[..., object] | None = None,
    ) -> None:
        """Begin some work as `start` does, but with a slice at once.

        at_once: the length of the first slice, in milliseconds. Unless the work is dropped, these are called: then,
        with what it returns; paused, after a slice, with what it yielded last; failed, with the OSError or MemoryError
        that ends it.
        """
        self.stop()
        self._work, self._then, self._paused, self._failed = work, then, paused, failed
        self._idle.start()
        self._go_on(SLICE if at_once is None else at_once)

    def stop(self) -> None:
        """Drop what has not ended."""
        self._rest.stop()
        self._idle.stop()
        self._work, self._then, self._paused, self._failed = iter(()), None, None, None

    def _go_on(self, milliseconds: int | None = None) -> None:
        is_without_gc = self._keeps_much and milliseconds is None
        if is_without_gc:
            gc.disable()
        try:
            report, value = self._slice(SLICE if milliseconds is None else milliseconds)
        finally:
            if is_without_gc:
                gc.freeze()
                gc.enable()
        if report is not None:
            report(value)

    def _slice(self, milliseconds: int) -> tuple[Callable[..., object] | None, object]:
        """Work for a slice, at least one step; return what to call afterwards, and with what."""
        clock = QElapsedTimer()
        clock.start()
        work, then, failed = self._work, self._then, self._failed
        report: Callable[..., object] | None
        value: object
        try:
            while self._work is work:
                done = next(work)
                if clock.elapsed() >= milliseconds:
                    return self._paused, done
            return None, None
        except StopIteration as end:
            report, value = then, end.value
        except BaseException as error:  # whatever it is, work that has raised it does not go on
            if failed is None or not isinstance(error, (OSError, MemoryError)):
                self.stop()
                raise
            report, value = failed, error
        if self._work is not work:
            return None, None
        self.stop()
        return report, value

"""Long work in threads: plain functions, whose results are delivered in the window's thread.

A `Worker` belongs to a Qt object and calls back. A `Job` is one function at work; nothing in its thread touches Qt.
"""

import gc
from collections.abc import Callable
from threading import Thread
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QObject, QTimer
from shiboken6 import isValid

from hen_editor.core.progress import Progress

Result = TypeVar("Result")

AT_ONCE_MS = 50
"""How long the window waits for work before it goes on: most work is done by then, so nothing flickers."""

POLL_MS = 5
"""How often the window asks whether work is done."""


class Living(Protocol):
    """A thread, or what has threads of its own."""

    def is_alive(self) -> bool:
        """Return whether it has not ended."""


_threads: list[Living] = []
"""The threads for which the garbage collector is off; both lists are empty if it is on, or was off before."""

_lasting: list[Living] = []
"""Those that may last as long as the program: meanwhile `collect_garbage_here` is called from time to time."""


class Cancelled(Exception):  # noqa: N818 - no error: it is what was wanted
    """Raised by reporting progress in work that nobody waits for any longer."""


class Job(Generic[Result]):
    """A function at work in a thread of its own, which begins at once.

    function: called with the `Progress` to report to. finishes: whether the program waits for it before it exits, as it
    must for writing. There is no pool of threads: work that waits for a hanging disk would block all other work.

    share: how much is done, from 0 to 1, which never goes back; from 1 on it is not cancelled.
    """

    def __init__(self, function: Callable[[Progress], Result], *, finishes: bool = False) -> None:
        self.share = 0.0
        self._function: Final = function
        self._is_cancelled = False
        self._results: list[Result] = []
        self._error: BaseException | None = None
        self._thread: Final = Thread(target=self._run, daemon=not finishes)
        collect_no_garbage_during(self._thread)
        self._thread.start()

    @property
    def is_done(self) -> bool:
        """Whether it has ended."""
        return not self._thread.is_alive()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until it has ended, but no longer than this; return whether it has."""
        self._thread.join(seconds)
        return self.is_done

    def cancel(self) -> None:
        """Let its next report of progress raise `Cancelled` in its thread."""
        self._is_cancelled = True

    def result(self) -> Result:
        """Return what the function returned, or raise what it raised."""
        if self._error is not None:
            raise self._error
        return self._results[0]

    def _run(self) -> None:
        try:
            self._results.append(self._function(self._report))
        except BaseException as error:  # noqa: BLE001 - raised again where the result is asked for
            self._error = error

    def _report(self, share: float) -> None:
        if self._is_cancelled and share < 1:
            raise Cancelled
        self.share = max(self.share, share)


class _Work(NamedTuple):
    """The arguments of `Worker.run`."""

    function: Callable[[Progress], Any]
    then: Callable[[Any], object]
    failed: Callable[[Any], object] | None
    progressed: Callable[[float], object] | None
    finishes: bool


class Worker(QObject):
    """Runs one piece of work at a time, in a thread.

    delay_ms: how long to wait before work begins; newer work replaces it meanwhile. at_once_ms: how long the window
    waits for work that begins at once, if not `AT_ONCE_MS`; 0 not to wait.
    """

    def __init__(self, parent: QObject, *, delay_ms: int = 0, at_once_ms: int | None = None) -> None:
        super().__init__(parent)
        self.at_once_ms = at_once_ms
        self._work: _Work | None = None
        self._job: Job[Any] | None = None
        self._delay = QTimer(self, singleShot=True, interval=delay_ms)
        self._delay.timeout.connect(self._begin)
        # Polling is safe: a thread that emitted a signal instead might do so when the object is being destroyed.
        self._poll = QTimer(self, interval=POLL_MS)
        self._poll.timeout.connect(self.look)

    @property
    def is_working(self) -> bool:
        """Whether there is work that has not ended."""
        return self._work is not None

    @property
    def share(self) -> float:
        """How much is done of the work, from 0 to 1; from 1 on it is not cancelled."""
        return 0.0 if self._job is None else self._job.share

    def run(
        self,
        function: Callable[[Progress], Result],
        then: Callable[[Result], object],
        failed: Callable[[OSError | MemoryError], object] | None = None,
        *,
        progressed: Callable[[float], object] | None = None,
        finishes: bool = False,
    ) -> None:
        """Run a function, dropping unfinished work, and call back unless it is stopped.

        then: called with its result; before this returns if the function begins at once and is done within
        `at_once_ms`. failed: called if it has raised an error of the system; any other error is raised again.
        progressed: called with the share that is done. finishes: as for `Job`.
        """
        self.stop()
        self._work = _Work(function, then, failed, progressed, finishes)
        if self._delay.interval():
            self._delay.start()
            return
        at_once_ms = AT_ONCE_MS if self.at_once_ms is None else self.at_once_ms
        if self._begin().wait(at_once_ms / 1000) and at_once_ms:
            self.look()

    def finish(self) -> None:
        """Wait until the work has ended, and call back."""
        if self._work is not None:
            self._delay.stop()
            while not (self._job or self._begin()).wait(AT_ONCE_MS / 1000):
                pass
            self.look()

    def stop(self) -> None:
        """Drop unfinished work: it calls nothing back any more."""
        self._delay.stop()
        if self._job is not None:
            self._job.cancel()
        self._work = self._job = None

    def _begin(self) -> Job[Any]:
        assert self._work is not None
        self._job = Job(self._work.function, finishes=self._work.finishes)
        self._poll.start()
        return self._job

    def look(self) -> None:
        """Call back if the work has ended; poll until no thread is at work, so that garbage is collected again."""
        work, job = self._work, self._job
        if job is not None and not job.is_done:
            if work is not None and work.progressed is not None:
                work.progressed(job.share)
            return
        self._poll.stop()
        if not collect_garbage_again():
            self._poll.start()
        if work is None or job is None or not isValid(self):  # collecting garbage may just have destroyed this object
            return
        self._work = self._job = None
        try:
            result = job.result()
        except (OSError, MemoryError) as error:
            if work.failed is None:
                raise
            work.failed(error)
        else:
            work.then(result)


def collect_no_garbage_during(thread: Living, *, lasts: bool = False) -> None:
    """Turn the garbage collector off while a thread works.

    It would run in that thread, and free Qt objects: timers and windows must not be destroyed in another thread. lasts:
    whether the thread is one of those for which `collect_garbage_here` is called.
    """
    if gc.isenabled() or _threads or _lasting:
        (_lasting if lasts else _threads).append(thread)
        gc.disable()


def collect_garbage_again() -> bool:
    """Turn the garbage collector on again if no thread is at work; return whether none is that will end by itself."""
    if _threads or _lasting:
        for threads in (_threads, _lasting):
            threads[:] = [thread for thread in threads if thread.is_alive()]
        if not (_threads or _lasting):
            gc.enable()
    return not _threads


def collect_garbage_here() -> None:
    """Collect garbage in this thread, as far as it is young and due, while the garbage collector is off."""
    collect_garbage_again()
    if not gc.isenabled():
        due = [age for age in (0, 1) if 0 < gc.get_threshold()[age] < gc.get_count()[age]]
        if due:
            gc.collect(max(due))

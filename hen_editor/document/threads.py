"""Work in a thread, for what waits for the disk and touches nothing that anyone else changes."""

from collections.abc import Callable, Generator
from threading import Thread
from typing import TypeVar

from hen_editor.core.progress import Progress
from hen_editor.document.worker import Job

PAUSE = 0.005
"""How long to wait for the thread between other events, in seconds."""

Result = TypeVar("Result")


def in_thread(do: Callable[[], Result]) -> Generator[float, None, Result]:
    """Run a function in a thread of its own; yields 1.0 while it runs, then returns its result or raises its error.

    It is done even if nobody waits for it any longer.
    """
    return _running(do, 1.0, is_awaited=True)


def looked_up(do: Callable[[], Result]) -> Generator[float, None, Result]:
    """Run a function as `in_thread` does that only reads: yields 0.0, and is left alone if nobody waits any longer."""
    return _running(do, 0.0, is_awaited=False)


def working(function: Callable[[Progress], Result]) -> Generator[float, None, Result]:
    """Run a function in a thread, as a generator that yields its progress."""
    job = Job(function)
    try:
        while not job.wait(PAUSE):
            yield job.share
    finally:
        job.cancel()
    return job.result()


def _running(do: Callable[[], Result], share: float, *, is_awaited: bool) -> Generator[float, None, Result]:
    results: list[Result] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            results.append(do())
        except BaseException as error:  # noqa: BLE001 - raised again by the generator
            errors.append(error)

    thread = Thread(target=run, daemon=not is_awaited)
    thread.start()
    try:
        thread.join(PAUSE)
        while thread.is_alive():
            yield share
            thread.join(PAUSE)
    finally:
        if is_awaited:
            thread.join()
    if errors:
        raise errors[0]
    return results[0]

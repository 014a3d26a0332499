"""Work in a thread, for what waits for the disk and touches nothing that anyone else changes."""

from collections.abc import Callable, Generator
from typing import TypeVar

from hen_editor.document.worker import Job, collect_garbage_again

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


def _running(do: Callable[[], Result], share: float, *, is_awaited: bool) -> Generator[float, None, Result]:
    job = Job(lambda _: do(), finishes=is_awaited)
    try:
        while not job.wait(PAUSE):
            yield share
    finally:
        if is_awaited:
            job.wait()
        collect_garbage_again()
    return job.result()

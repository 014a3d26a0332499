"""Work in a thread, for what waits for the disk and touches nothing that anyone else changes."""

from collections.abc import Callable, Generator
from threading import Thread
from typing import TypeVar

PAUSE = 0.005
"""How long to wait for the thread between other events, in seconds."""

Result = TypeVar("Result")


def in_thread(do: Callable[[], Result]) -> Generator[float, None, Result]:
    """Run a function in a thread of its own; yields 1.0 while it runs, then returns its result or raises its error."""
    results: list[Result] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            results.append(do())
        except BaseException as error:  # noqa: BLE001 - raised again by the generator
            errors.append(error)

    thread = Thread(target=run)
    thread.start()
    try:
        while thread.is_alive():
            thread.join(PAUSE)
            yield 1.0
    finally:
        thread.join()
    if errors:
        raise errors[0]
    return results[0]

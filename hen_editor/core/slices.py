"""Work in slices: a generator that pauses every few milliseconds, and returns its result at the end."""

from collections.abc import Generator
from typing import TypeVar

Result = TypeVar("Result")


def finished(work: Generator[object, None, Result]) -> Result:
    """Run a generator to its end and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: Result = end.value
            return result

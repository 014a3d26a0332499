"""Work in slices: a generator that pauses every few milliseconds, and returns its result at the end."""

from collections.abc import Callable, Generator, Iterable
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")
Pause = TypeVar("Pause")


def finished(work: Generator[object, None, Result]) -> Result:
    """Run a generator to its end and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: Result = end.value
            return result


def collected(items: Iterable[Item]) -> Generator[float, None, list[Item]]:
    """Return all items in a list, pausing after every 200; yields 0.0, since their number is not known in advance."""
    found: list[Item] = []
    for item in items:
        found.append(item)
        if len(found) % 200 == 0:
            yield 0.0
    return found


def part(work: Generator[float, None, Result], start: float, end: float) -> Generator[float, None, Result]:
    """Run a part of some work that yields its own progress, from 0 to 1; yield the progress of the whole."""
    return _yielding(work, lambda done: start + (end - start) * done)


def pausing(work: Generator[object, None, Result], pause: Pause) -> Generator[Pause, None, Result]:
    """Run some work; yield this value at each of its pauses."""
    return _yielding(work, lambda _: pause)


def _yielding(
    work: Generator[Item, None, Result], value_for: Callable[[Item], Pause]
) -> Generator[Pause, None, Result]:
    while True:
        try:
            done = next(work)
        except StopIteration as end:
            result: Result = end.value
            return result
        yield value_for(done)

"""The progress of long work: a callback that reports how far it is, and may raise an exception to cancel it."""

from collections.abc import Callable, Iterable
from typing import TypeAlias, TypeVar

Item = TypeVar("Item")

Progress: TypeAlias = Callable[[float], object]
"""Called with the share that is done, from 0 to 1, every few milliseconds. What it raises ends the work."""

ITEMS_PER_REPORT = 200
"""How many items are collected between two reports."""


def unreported(_share: float) -> None:
    """Report nothing: the progress of work for which nobody waits."""


def share_of(progress: Progress, start: float, end: float) -> Progress:
    """Return the progress for a part of some work, which is this share of the whole.

    >>> share_of(print, 0.5, 1.0)(0.5)
    0.75
    """
    return lambda share: progress(start + (end - start) * share)


def collected(items: Iterable[Item], progress: Progress) -> list[Item]:
    """Return all items in a list; their number is not known in advance, so no share is reported."""
    found: list[Item] = []
    for item in items:
        found.append(item)
        if len(found) % ITEMS_PER_REPORT == 0:
            progress(0.0)
    return found

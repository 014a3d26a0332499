"""The progress of long work: what a function is given to report how far it is, which may raise to cancel it."""

from collections.abc import Callable
from typing import TypeAlias

Progress: TypeAlias = Callable[[float], object]
"""Called with the share that is done, from 0 to 1, every few milliseconds. What it raises ends the work."""


def unreported(_share: float) -> None:
    """Report nothing: the progress of work for which nobody waits."""


def part(progress: Progress, start: float, end: float) -> Progress:
    """Return the progress for a part of some work, which is this share of the whole.

    >>> part(print, 0.5, 1.0)(0.5)
    0.75
    """
    return lambda share: progress(start + (end - start) * share)

"""Steps counted, not timed: the lines of Python that a call runs."""

import gc
import sys
from collections.abc import Callable
from types import FrameType
from typing import TypeVar

from hen_editor.core.progress import Progress

T = TypeVar("T")


def steps(function: Callable[[T], object], argument: T) -> int:
    """Count the lines that run.

    The garbage collector waits until then: Hypothesis runs lines of its own whenever something is collected.
    """
    count = 0

    def trace(frame: FrameType, event: str, value: object) -> object:
        nonlocal count
        if event == "line":
            count += 1
        return trace

    before, collecting = sys.gettrace(), gc.isenabled()
    gc.disable()
    sys.settrace(trace)
    try:
        function(argument)
    finally:
        sys.settrace(before)
        if collecting:
            gc.enable()
    return count


def reports(function: Callable[[Progress], object]) -> list[float]:
    """Return the progress that a function reports."""
    shares: list[float] = []
    function(shares.append)
    return shares


def steps_between(function: Callable[[Progress], object]) -> list[int]:
    """Count the lines that run up to each report of progress, and from the last to the end."""
    counts = [0]

    def trace(frame: FrameType, event: str, value: object) -> object:
        if event == "line":
            counts[-1] += 1
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        function(lambda _: counts.append(0))
    finally:
        sys.settrace(before)
    return counts


def grows_in_line(cost: Callable[[int], int], size: int) -> bool:
    """Return whether each further stretch costs about as much as the one before.

    Tables and regular expressions are made when they are first used: once before the cost is looked at.
    """
    cost(size // 2)
    first, second, fourth = (cost(size * times) for times in (1, 2, 4))
    return fourth - second <= 2.5 * (second - first) + 200

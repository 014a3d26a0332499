"""Shrinking: from many actions that lead to a finding, the fewest that still do."""

from collections.abc import Callable, Sequence
from typing import TypeVar

Item = TypeVar("Item")


def shrunk(items: Sequence[Item], fails: Callable[[Sequence[Item]], bool]) -> list[Item]:
    """Leave out all that can be left out while it still fails: halves first, then ever smaller pieces.

    What is returned fails, and no longer does when any single item is left out.

    >>> shrunk(range(100), lambda items: 17 in items and 60 in items)
    [17, 60]
    """
    kept = list(items)
    size = max(1, len(kept) // 2)
    while True:
        before = len(kept)
        start = 0
        while start < len(kept):
            rest = kept[:start] + kept[start + size :]
            if rest and fails(rest):
                kept = rest
            else:
                start += size
        if size == 1 and len(kept) == before:
            return kept
        size = max(1, size // 2)

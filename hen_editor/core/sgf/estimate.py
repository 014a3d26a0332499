"""What a file will cost, before it is read."""

from collections.abc import Iterator
from typing import NamedTuple

_PER_NODE = 18
"""Four numbers of four bytes, and the room that growing arrays keep free."""

_PER_GAME = 600
_WIDE = 2
"""How many bytes a character takes in a text that is not plain; with rare characters in it, twice as many."""

SLICE = 1 << 20
"""How many bytes are looked through at a time, in some 3 milliseconds."""


class Estimate(NamedTuple):
    """What a file will need: about how many nodes it has at most, and how many bytes of memory they take once read."""

    nodes: int
    memory: int


def estimate(data: bytes) -> Estimate:
    """Return about what it takes to read a file, its own bytes included, in the time of looking through it once.

    >>> estimate(b"(;SZ[9];B[ee];W[])").nodes
    3
    """
    *_, last = estimating(data)
    return last


def estimating(data: bytes) -> Iterator[Estimate]:
    """Estimate a file as `estimate` does, piece by piece: the last estimate is that of all of it."""
    if not isinstance(data, bytes):
        raise TypeError(f"a file is bytes, not {data!r:.60}")
    width = 1 if data.isascii() else _WIDE
    nodes = games = 0
    for start in range(0, max(len(data), 1), SLICE):
        nodes += data.count(b";", start, start + SLICE)
        games += data.count(b"SZ[", start, start + SLICE + 2)  # there are more (; than games
        yield Estimate(nodes, len(data) * (1 + width) + _PER_NODE * nodes + _PER_GAME * games)

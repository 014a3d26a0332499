"""What it will take to read a file, before it is read."""

from collections.abc import Iterator
from typing import NamedTuple

_PER_NODE = 18
"""Four 4-byte numbers, and the spare capacity of growing arrays."""

_PER_GAME = 600
_WIDE = 2
"""Bytes per character of non-Latin text; with rare characters twice as many."""

SLICE = 1 << 20
"""How many bytes are scanned at a time, in some 3 milliseconds."""


class Estimate(NamedTuple):
    """About how many nodes a file has at most, and how many bytes of memory it takes once read."""

    nodes: int
    memory: int


def estimate(data: bytes) -> Estimate:
    """Estimate what it takes to read a file, its own bytes included, by scanning it once.

    >>> estimate(b"(;SZ[9];B[ee];W[])").nodes
    3
    """
    *_, last = estimating(data)
    return last


def estimating(data: bytes) -> Iterator[Estimate]:
    """Estimate a file as `estimate` does, in slices: the last value covers all of it."""
    if not isinstance(data, bytes):
        raise TypeError(f"a file must be bytes, not {data!r:.60}")
    width = 1 if data.isascii() else _WIDE
    nodes = games = 0
    for start in range(0, max(len(data), 1), SLICE):
        nodes += data.count(b";", start, start + SLICE)
        games += data.count(b"SZ[", start, start + SLICE + 2)  # "(;" also begins variations
        yield Estimate(nodes, len(data) * (1 + width) + _PER_NODE * nodes + _PER_GAME * games)

"""What a file will cost, before it is read."""

from typing import NamedTuple

_PER_NODE = 18
"""Four numbers of four bytes, and the room that growing arrays keep free."""

_PER_GAME = 600
_WIDEST = 4
"""How many bytes one character of a text takes at most; plain text takes one."""


class Estimate(NamedTuple):
    """What a file will need: about how many nodes it has at most, and how many bytes of memory they take once read."""

    nodes: int
    memory: int


def estimate(data: bytes) -> Estimate:
    """Return about what it takes to read a file, its own bytes included, in the time of looking through it once.

    >>> estimate(b"(;SZ[9];B[ee];W[])").nodes
    3
    """
    nodes = data.count(b";")
    text = len(data) * (1 if data.isascii() else _WIDEST)
    return Estimate(nodes, len(data) + text + _PER_NODE * nodes + _PER_GAME * data.count(b"(;"))

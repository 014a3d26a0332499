"""What an index knows of the positions of a game: keys of its boards, and where each colour ever had a stone.

A key is the least of eight Zobrist hashes of 63 bits, one for each symmetry, and so the same for positions that are the
same up to symmetry. The eight are kept in one number, which each stone that comes or goes changes by one XOR.
"""

import struct
from collections.abc import Sequence
from functools import cache
from hashlib import shake_128
from typing import NamedTuple

from hen_editor.core.board import BLACK, EMPTY, WHITE, BoardSize, Color, Stones
from hen_editor.core.replay import changes
from hen_editor.core.sgf import GameTree
from hen_editor.core.symmetry import Symmetry

_LANES = struct.Struct("<8q")
_POSITIVE = int.from_bytes(_LANES.pack(*[2**63 - 1] * len(Symmetry)), "little")


class Sightings(NamedTuple):
    """The keys of all positions of a game, and for black and white the points, as bits, that ever had such a stone."""

    keys: frozenset[int]
    black: int
    white: int


def sightings(tree: GameTree) -> Sightings:
    """Return what is seen in a game, variations included."""
    hashes, keys = _hashes(tree.size), set[int]()
    ever = {BLACK.cell: 0, WHITE.cell: 0}
    last, before, packed = None, b"", 0
    for node, state, changed in changes(tree):
        cells = state.cells
        if last is not None and tree.parent(node) == last:
            for index in changed:
                packed ^= hashes[before[index]][index] ^ hashes[cells[index]][index]
        else:
            packed = _packed(hashes, cells)
        for index in changed:
            if cells[index] in ever:
                ever[cells[index]] |= 1 << index
        if changed or node == tree.root:
            keys.add(_least(packed))
        last, before = node, bytes(cells)
    return Sightings(frozenset(keys), ever[BLACK.cell], ever[WHITE.cell])


def key_of(stones: Stones) -> int:
    """Return the key of a board, the same for all rotations and mirror images.

    >>> from hen_editor.core import hen
    >>> corner, other = hen.parse_strict(".9x9_9Ab2").stones, hen.parse_strict(".9x9_2Jb_1Jb").stones
    >>> key_of(corner) == key_of(other), key_of(corner) == key_of(hen.parse_strict(".9x9_9Aw2").stones)
    (True, False)
    """
    return _least(_packed(_hashes(stones.size), stones.cells))


def _least(packed: int) -> int:
    lanes: tuple[int, ...] = _LANES.unpack((packed & _POSITIVE).to_bytes(_LANES.size, "little"))
    return min(lanes)


def _packed(hashes: dict[int, list[int]], cells: Sequence[int]) -> int:
    packed = hashes[EMPTY][0]
    for index, cell in enumerate(cells):
        if cell != EMPTY:
            packed ^= hashes[cell][index]
    return packed


@cache
def _hashes(size: BoardSize) -> dict[int, list[int]]:
    """Return for each cell, and each point that has it, its hashes under all symmetries, packed; 0 for empty points.

    A board that is not square turns to one of another size; its hashes are those of the point there.
    """
    own = {symmetry: symmetry.size(size) for symmetry in Symmetry}
    drawn = {each: {color: _drawn(each, color) for color in Color} for each in {*own.values()}}
    found = {EMPTY: [0] * size.count}
    for color in Color:
        packed = []
        for index in range(size.count):
            point = size.point(index)
            lanes = [drawn[own[each]][color][own[each].index(each.point(point, size))] for each in Symmetry]
            packed.append(int.from_bytes(_LANES.pack(*lanes), "little"))
        found[color.cell] = packed
    return found


def _drawn(size: BoardSize, color: Color) -> list[int]:
    """Return a number of 63 bits for each point of a board, the same in all versions of the program."""
    data = shake_128(f"{size} {color.value}".encode()).digest(8 * size.count)
    return [value & (2**63 - 1) for (value,) in struct.iter_unpack("<q", data)]

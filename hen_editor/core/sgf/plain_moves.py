"""Moves that only need to be played, by the texts of their nodes."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from hen_editor.core.board import BLACK, WHITE, BoardSize


class PlainMove(NamedTuple):
    """A move on a point: the point's index in `Stones.cells`, and the cell of a stone of the move's colour."""

    point_index: int
    cell: int


PlainMoves = tuple[PlainMove, ...]
"""The moves of a node that only needs to be played: one, or none."""


@lru_cache(maxsize=8)
def plain_moves(size: BoardSize) -> Mapping[str, PlainMoves]:
    """Return the moves on a board by the texts of nodes that hold just these moves."""
    return {
        f";{name}[{point.sgf}]": (PlainMove(index, color.cell),)
        for name, color in (("B", BLACK), ("W", WHITE))
        for index, point in enumerate(size.points())
    }

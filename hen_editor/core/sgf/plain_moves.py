"""Moves that only need to be played, found without creating a `Node`."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from hen_editor.core.board import BLACK, WHITE, BoardSize
from hen_editor.core.sgf.node import NodeId
from hen_editor.core.sgf.source import LONG
from hen_editor.core.sgf.tokens import MOVE_LENGTH, WHITESPACE

if TYPE_CHECKING:
    from hen_editor.core.sgf.tree import GameTree


class PlainMove(NamedTuple):
    """A move on a point: the point's index in `Stones.cells`, and the cell of a stone of the move's colour."""

    point_index: int
    cell: int


PlainMoves = tuple[PlainMove, ...]
"""The moves of a node that only needs to be played: one, or none."""


def plain_moves(
    tree: "GameTree", nodes: Iterable[NodeId], beside: re.Pattern[str] | None
) -> Iterator[PlainMoves | None]:
    """Yield the moves of nodes that are empty, or begin with a move followed only by what matches `beside`.

    None for all others, and for the root.
    """
    source, edited, root = tree.source, tree.edited, tree.root
    starts, ends, damaged = source.starts, source.ends, source.damaged
    moves_by_text = _moves_by_text(tree.size) if tree.is_go else {}
    for node in nodes:
        change = edited.get(node) if edited else None
        if change is None or change.pieces is None:
            text, start, end = source.text, starts[node], ends[node]
        else:
            text = "".join([piece.text[:LONG] for piece in change.pieces[:LONG]])
            start, end = 0, len(text)
        if end - start < MOVE_LENGTH:
            yield () if text[start:end].rstrip(WHITESPACE) == ";" and node != root else None
            continue
        moves = moves_by_text.get(text[start : start + MOVE_LENGTH])
        if moves is not None and end - start >= LONG:
            moves = None  # the rest of the node is examined only on demand
        elif end - start != MOVE_LENGTH and moves is not None:
            others = text[start + MOVE_LENGTH : end]
            if not (others.isspace() or (beside and node not in damaged and beside.fullmatch(others))):
                moves = None
        yield None if node == root else moves


@lru_cache(maxsize=8)
def _moves_by_text(size: BoardSize) -> Mapping[str, PlainMoves]:
    """Return the moves on a board by the texts of nodes that hold just these moves."""
    return {
        f";{name}[{point.sgf}]": (PlainMove(index, color.cell),)
        for name, color in (("B", BLACK), ("W", WHITE))
        for index, point in enumerate(size.points())
    }

"""The moves that go on from a node, or that could have been played instead, as a board shows them."""

from enum import Enum
from typing import NamedTuple

from hen_editor.core.board import Color, Point, Stones
from hen_editor.core.moves import made_moves
from hen_editor.core.sgf import GameTree, NodeId

SIGNS = ("TE", "BM", "DO", "IT", "HO", "GB", "GW")
"""The annotations that a next move shows, the first one of its node."""

_MOST = 100
"""The most variations that are looked at: no board shows more, and each takes some 10 µs."""

_SIBLINGS, _HIDDEN = 1, 2
"""The bits of `ST`."""


class NextMove(NamedTuple):
    """A move on an empty point, and the node that it leads to.

    sign: the name of the node's annotation, or empty. is_first: whether it is that of the first variation.
    """

    node: NodeId
    color: Color
    sign: str
    is_first: bool


class NextMoves(Enum):
    """Which moves are shown: those after a node, those beside it, none, or as the `ST` of the game asks.

    The value is stored in the settings.
    """

    AS_GAME = "as-game"
    CHILDREN = "children"
    SIBLINGS = "siblings"
    NONE = "none"

    def of(self, tree: GameTree, node: NodeId, stones: Stones) -> dict[Point, NextMove]:
        """Return the moves shown at a node with these stones; of several on one point the first."""
        asked = _asked_by(tree) if self is NextMoves.AS_GAME else self
        if asked is NextMoves.NONE or not tree.is_go:
            return {}
        parent = node if asked is NextMoves.CHILDREN else tree.parent(node)
        found: dict[Point, NextMove] = {}
        for index, child in enumerate(() if parent is None else tree.children(parent)[:_MOST]):
            properties = tree.node(child)
            for move in made_moves(properties)[-1:]:
                if child != node and move.point is not None and move.point not in stones:
                    sign = next((name for name in SIGNS if name in properties.raw), "")
                    found.setdefault(move.point, NextMove(child, move.color, sign, not index))
        return found


def _asked_by(tree: GameTree) -> NextMoves:
    style = tree.node(tree.root).get("ST")
    if not isinstance(style, int) or not 0 <= style <= _SIBLINGS + _HIDDEN:
        return NextMoves.CHILDREN
    if style & _HIDDEN:
        return NextMoves.NONE
    return NextMoves.SIBLINGS if style & _SIBLINGS else NextMoves.CHILDREN

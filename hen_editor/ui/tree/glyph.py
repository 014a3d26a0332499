"""What a node looks like in the tree: a stone, a pass, a setup, or just a dot."""

from enum import Enum, auto
from typing import NamedTuple

from hen_editor.core.board import Color, Point
from hen_editor.core.game.line import moves_per_node
from hen_editor.core.moves import MOVES, made_moves
from hen_editor.core.position import PLAIN_ORDER
from hen_editor.core.replay import SETUP, Replay
from hen_editor.core.sgf import GameTree, Node, NodeId


class Shape(Enum):
    """What a node does."""

    STONE = auto()
    PASS = auto()
    SETUP = auto()
    DOT = auto()


class Glyph(NamedTuple):
    """A node as it is drawn.

    color: whose move it is; for setup, the colour of its first stone that SGF lacks, else None. sign: the property name
    of its annotation.
    """

    shape: Shape
    color: Color | None = None
    has_comment: bool = False
    sign: str = ""


SIGNS = ("TE", "BM", "DO", "IT", "HO")
"""The annotations that are drawn, the first one on a node."""


def glyph_of(node: Node) -> Glyph:
    """Return what a node looks like."""
    has_comment = any(node.raw.get("C", ()))
    sign = next((name for name in SIGNS if name in node.raw), "")
    for name, color in MOVES.items():
        if name in node.raw and name in node:
            shape = Shape.STONE if isinstance(node[name], Point) else Shape.PASS
            return Glyph(shape, color, has_comment, sign)
    is_setup = not node.raw.keys().isdisjoint(SETUP)
    if "HEN" not in node.raw:
        return Glyph(Shape.SETUP if is_setup else Shape.DOT, None, has_comment, sign)
    for move in made_moves(node):
        return Glyph(Shape.PASS if move.point is None else Shape.STONE, move.color, has_comment, sign)
    alone = Replay(node.size)
    alone.step(node)
    added = next((color for color in alone.stones.values() if color not in PLAIN_ORDER), None)
    return Glyph(Shape.SETUP if is_setup or added else Shape.DOT, added, has_comment, sign)


class Glyphs:
    """The glyphs and move numbers of a game's nodes, computed on demand and cached across edits."""

    def __init__(self, tree: GameTree) -> None:
        self._tree = tree
        self._glyphs: dict[NodeId, tuple[object, Glyph]] = {}  # with the node's text, by identity
        self._numbers: dict[NodeId, int] = {}

    def take(self, tree: GameTree) -> None:
        """Switch to another tree; the glyphs of nodes with unchanged text are kept."""
        before, self._tree = self._tree, tree
        self._numbers = {}
        if (tree.source, tree.size, tree.is_go) != (before.source, before.size, before.is_go):
            self._glyphs = {}

    def of(self, node: NodeId) -> Glyph:
        """Return what a node looks like."""
        edited = self._tree.edited.get(node)
        text = None if edited is None else edited.pieces
        known = self._glyphs.get(node)
        if known is not None and known[0] is text:
            return known[1]
        glyph = glyph_of(self._tree.node(node))
        self._glyphs[node] = text, glyph
        return glyph

    def move_number(self, node: NodeId) -> int:
        """Return the number of moves from the root to a node, both included."""
        path = []
        above: NodeId | None = node
        while above is not None and above not in self._numbers:
            path.append(above)
            above = self._tree.parent(above)
        path.reverse()
        number = 0 if above is None else self._numbers[above]
        for below, moves in zip(path, moves_per_node(self._tree, path), strict=True):
            number += moves
            self._numbers[below] = number
        return number

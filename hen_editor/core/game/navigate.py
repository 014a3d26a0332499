"""Navigation: the node to go to, or the same node if there is none, and the moves that go on from a node."""

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from itertools import islice, pairwise
from typing import NamedTuple

from hen_editor.core.board import Color, Point, Stones
from hen_editor.core.moves import made_moves
from hen_editor.core.sgf import GameTree, Node, NodeId

Navigation = Callable[[GameTree, int], int]
"""A step through a game: from a node of the tree to the node to go to."""

END_OF_LINE = 200_000
"""The most nodes visited in one step, so that it takes less than a second in games of millions of moves."""


class LastVisited:
    """Which child of each node was visited last: where the way forward goes on, as long as it is there."""

    def __init__(self) -> None:
        self._children: dict[tuple[object, NodeId], NodeId] = {}  # by the key of the game and the node

    def arrive(self, tree: GameTree, node: NodeId, before: NodeId | None) -> None:
        """Record a visit to a node. before: the node visited before it, None if that was in another game."""
        if before == node or (before is not None and before in tree and tree.parent(before) == node):
            return
        is_step = before is not None and tree.parent(node) == before
        for above, below in pairwise((before, node) if before is not None and is_step else tree.path(node)):
            self._children[tree.game_key, above] = below

    def child(self, tree: GameTree, node: NodeId) -> NodeId | None:
        """Return the child visited last, else the first; None at the end of a line."""
        last = self._children.get((tree.game_key, node))
        is_there = last is not None and last in tree and tree.parent(last) == node
        return last if is_there else tree.first_child(node)


def forward(tree: GameTree, node: int, steps: int = 1, visited: LastVisited | None = None) -> int:
    """Go forward, at every fork into the variation visited last, by default the first."""
    visited = visited or LastVisited()
    for _ in range(steps):
        child = visited.child(tree, node)
        if child is None:
            break
        node = child
    return node


def backward(tree: GameTree, node: int, steps: int = 1) -> int:
    """Go towards the root."""
    for _ in range(steps):
        parent = tree.parent(node)
        if parent is None:
            break
        node = parent
    return node


def first(tree: GameTree, node: int) -> int:
    """Go to the root."""
    return tree.root


def last(tree: GameTree, node: int, visited: LastVisited | None = None) -> int:
    """Go to the end of the line that `forward` follows, or at most `END_OF_LINE` nodes towards it."""
    return forward(tree, node, END_OF_LINE, visited)


def sibling(tree: GameTree, node: int, offset: int) -> int:
    """Go to the next (1) or previous (-1) variation at the nearest fork at or above the node."""
    start = variation_start(tree, node)
    parent = None if start is None else tree.parent(start)
    if start is None or parent is None:
        return node
    siblings = tree.children(parent)
    place = siblings.index(start) + offset
    return siblings[place] if 0 <= place < len(siblings) else node


def variation_start(tree: GameTree, node: NodeId) -> NodeId | None:
    """Return the first node after the nearest fork above the node, which begins its variation; None without a fork."""
    for _ in range(END_OF_LINE):
        parent = tree.parent(node)
        if parent is None:
            break
        if len(tree.children(parent)) > 1:
            return node
        node = parent
    return None


def fork(tree: GameTree, node: int, offset: int) -> int:
    """Go to the next (1) or previous (-1) fork on the line, else to its end."""
    step = forward if offset > 0 else backward
    for _ in range(END_OF_LINE):
        moved = step(tree, node)
        if moved == node:
            break
        node = moved
        if len(tree.children(node)) > 1:
            break
    return node


def comment(tree: GameTree, node: NodeId, offset: int) -> NodeId:
    """Go to the next (1) or previous (-1) node with a comment, in file order; stay if there is none."""
    return next((found for found in _others(tree, node, offset) if _has_comment(tree.node(found))), node)


def _has_comment(node: Node) -> bool:
    return any(node.raw.get("C", ()))


def _others(tree: GameTree, node: NodeId, offset: int) -> Iterator[NodeId]:
    """Iterate over the nodes after a node in the file, or before it, from the nearest."""
    nodes = list(tree.walk())
    place = nodes.index(node)
    return islice(nodes[place + 1 :] if offset > 0 else reversed(nodes[:place]), END_OF_LINE)


def main_line(tree: GameTree, node: int) -> int:
    """Go back to the last node on the path that is on the main line."""
    on_line = tree.root
    for step in tree.path(node)[1:]:
        if tree.first_child(on_line) != step:
            break
        on_line = step
    return on_line


def variations_to(tree: GameTree, node: int) -> list[int]:
    """Return the path to a node: the index of the variation to take at each node above it, from the root."""
    return [tree.children(above).index(below) for above, below in pairwise(tree.path(node))]


def at_variations(tree: GameTree, path: Iterable[int]) -> int:
    """Return the node that a path leads to, or the last one on it that exists."""
    node = tree.root
    for index in path:
        children = tree.children(node)
        if not 0 <= index < len(children):
            break
        node = children[index]
    return node


def move_at(tree: GameTree, node: int, point: Point) -> int | None:
    """Return the last node on the path whose move is on a point, or None."""
    for step in reversed(tree.path(node)):
        if any(move.point == point for move in made_moves(tree.node(step))):
            return step
    return None


SIGNS = ("TE", "BM", "DO", "IT", "HO", "GB", "GW")
"""The annotations that a next move shows, the first one of its node."""

_MAX_VARIATIONS = 100
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
        for index, child in enumerate(() if parent is None else tree.children(parent)[:_MAX_VARIATIONS]):
            properties = tree.node(child)
            for move in made_moves(properties)[-1:]:
                if child != node and move.point is not None and move.point not in stones:
                    sign = next((name for name in SIGNS if name in properties.raw), "")
                    found.setdefault(move.point, NextMove(child, move.color, sign, not index))
        return found


def hides_variations(tree: GameTree, node: NodeId) -> bool:
    """Return whether a game has variations at a node that its `ST` asks not to show."""
    return len(tree.children(node)) > 1 and _asked_by(tree) is NextMoves.NONE


def _asked_by(tree: GameTree) -> NextMoves:
    style = tree.node(tree.root).get("ST")
    if not isinstance(style, int) or not 0 <= style <= _SIBLINGS + _HIDDEN:
        return NextMoves.CHILDREN
    if style & _HIDDEN:
        return NextMoves.NONE
    return NextMoves.SIBLINGS if style & _SIBLINGS else NextMoves.CHILDREN

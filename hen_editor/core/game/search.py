"""Search in comments and names: the next comment, the next match."""

from collections.abc import Iterator
from itertools import islice

from hen_editor.core.game.navigate import FARTHEST
from hen_editor.core.sgf import GameTree, Node, NodeId

_TEXTS = ("N", "C")


def comment(tree: GameTree, node: NodeId, offset: int) -> NodeId:
    """Go to the next (1) or previous (-1) node with a comment, in file order; stay if there is none."""
    return next((found for found in _others(tree, node, offset) if _has_comment(tree.node(found))), node)


def text(tree: GameTree, node: NodeId, sought: str, offset: int) -> NodeId | None:
    """Return the next (1) or previous (-1) node whose comment or name contains a text, ignoring case.

    The search wraps around; the node itself comes last. None if no node matches.
    """
    wanted = sought.casefold()
    if not wanted:
        return None
    return next((found for found in _around(tree, node, offset) if _holds(tree.node(found), wanted)), None)


def count(tree: GameTree, sought: str) -> int:
    """Count the nodes whose comment or name contains a text, ignoring case."""
    wanted = sought.casefold()
    return sum(_holds(tree.node(node), wanted) for node in islice(tree.walk(), FARTHEST)) if wanted else 0


def _has_comment(node: Node) -> bool:
    return any(node.raw.get("C", ()))


def _holds(node: Node, wanted: str) -> bool:
    return any(name in node.raw and wanted in str(node.get(name, "")).casefold() for name in _TEXTS)


def _others(tree: GameTree, node: NodeId, offset: int) -> Iterator[NodeId]:
    """Iterate over the nodes after a node in the file, or before it, from the nearest."""
    nodes = list(tree.walk())
    place = nodes.index(node)
    return islice(nodes[place + 1 :] if offset > 0 else reversed(nodes[:place]), FARTHEST)


def _around(tree: GameTree, node: NodeId, offset: int) -> Iterator[NodeId]:
    """Iterate over all nodes once, wrapping around, from the one next to a node to the node itself."""
    nodes = list(tree.walk())
    place = nodes.index(node)
    if offset > 0:
        return islice((*nodes[place + 1 :], *nodes[: place + 1]), FARTHEST)
    return islice(reversed((*nodes[place:], *nodes[:place])), FARTHEST)

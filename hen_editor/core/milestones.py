"""Milestones: states cached at some nodes of a long line, from which others are reached."""

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from hen_editor.core.sgf import GameTree, NodeId

State = TypeVar("State")

DISTANCE = 128
"""The least number of nodes between two milestones of a line."""

MAX_PER_LINE = 128
"""The most milestones of a line; on a very long one they are further apart."""

MOST = 512
"""The most milestones of a game; the oldest is dropped first."""


class _Milestone(NamedTuple, Generic[State]):
    """The state at a node of a tree, at a depth below the root."""

    tree: GameTree
    depth: int
    state: State


class Milestones(Generic[State]):
    """States at some nodes of one game that stay valid after edits elsewhere.

    States stored here must not be modified afterwards.
    """

    def __init__(self) -> None:
        self._by_node: dict[NodeId, _Milestone[State]] = {}

    def __len__(self) -> int:
        return len(self._by_node)

    def last(self, tree: GameTree, path: Sequence[NodeId]) -> tuple[int, State] | None:
        """Return the depth and the state of the last milestone on a path from the root, or None."""
        unchanged_to: dict[GameTree, int] = {}
        on_way = [
            milestone
            for node, milestone in self._by_node.items()
            if milestone.depth < len(path) and path[milestone.depth] == node
        ]
        for milestone in sorted(on_way, key=lambda one: one.depth, reverse=True):
            if milestone.tree not in unchanged_to:
                unchanged_to[milestone.tree] = first_change(milestone.tree, tree, path)
            if milestone.depth < unchanged_to[milestone.tree]:
                return milestone.depth, milestone.state
        return None

    def set(self, tree: GameTree, node: NodeId, depth: int, state: State) -> None:
        """Store the state at a node at a depth below the root."""
        self._by_node.pop(node, None)
        self._by_node[node] = _Milestone(tree, depth, state)
        if len(self._by_node) > MOST:
            del self._by_node[next(iter(self._by_node))]


def depths(start: int, length: int) -> range:
    """Return the depths of the milestones of a path of some length, after depth `start` (-1: above the root)."""
    distance = max(DISTANCE, length // MAX_PER_LINE)
    return range(max(start // distance + 1, 1) * distance, length, distance)


def first_change(before: GameTree, after: GameTree, path: Sequence[NodeId]) -> int:
    """Return the depth of the first node on a path whose text or parent differs between two states of a game.

    The length of the path if none does. Takes time proportional to the number of edited nodes.
    """
    if before is after:
        return len(path)
    edited = {*before.edited, *after.edited}
    changed = {node for node in edited if _text_and_parent(before, node) != _text_and_parent(after, node)}
    return min((path.index(node) for node in changed.intersection(path)), default=len(path))


def _text_and_parent(tree: GameTree, node: NodeId) -> tuple[object, NodeId | None]:
    """Return what identifies a node's content and place; None for its original text."""
    edited = tree.edited.get(node)
    if edited is not None:
        return edited.pieces, edited.parent
    return None, tree.parent(node) if node in tree else None

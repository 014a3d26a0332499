"""Milestones: states cached at some nodes of a long line, from which others are reached."""

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from immutables import Map

from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.sgf.edits import Edited, EditLog, edited_between
from hen_editor.core.sgf.source import Source

State = TypeVar("State")
Edits: TypeAlias = Map[NodeId, Edited]

DISTANCE = 32
"""The least number of nodes between two milestones of a line."""

MAX_PER_LINE = 128
"""The most milestones of a line; on a very long one they are further apart."""

MAX_MILESTONES = 512
"""The most milestones of a game; the oldest is dropped first."""


class _Milestone(NamedTuple, Generic[State]):
    """The state at a node, at a depth below the root, when the game had these edits. log: how it came to them."""

    edited: Edits
    log: EditLog | None
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
        unchanged_to: dict[int, int] = {}  # by the identity of the edits
        on_way = [
            milestone
            for node, milestone in self._by_node.items()
            if milestone.depth < len(path) and path[milestone.depth] == node
        ]
        for milestone in sorted(on_way, key=lambda one: one.depth, reverse=True):
            edits = id(milestone.edited)
            if edits not in unchanged_to:
                unchanged_to[edits] = first_change(milestone.edited, milestone.log, tree, path)
            if milestone.depth < unchanged_to[edits]:
                return milestone.depth, milestone.state
        return None

    def set(self, tree: GameTree, node: NodeId, depth: int, state: State) -> None:
        """Store the state at a node at a depth below the root."""
        self._by_node.pop(node, None)
        self._by_node[node] = _Milestone(tree.edited, tree.log, depth, state)
        if len(self._by_node) > MAX_MILESTONES:
            del self._by_node[next(iter(self._by_node))]


def depths(start: int, length: int) -> range:
    """Return the depths of the milestones of a path of some length, after depth `start` (-1: above the root)."""
    distance = max(DISTANCE, length // MAX_PER_LINE)
    return range(max(start // distance + 1, 1) * distance, length, distance)


def first_change(before: Edits, log: EditLog | None, tree: GameTree, path: Sequence[NodeId]) -> int:
    """Return the depth of the first node on a path of a game whose text or parent was another with these edits.

    The length of the path if none was. Takes time proportional to the number of nodes edited since, and the path.
    """
    edited, after, source = edited_between(log, tree.log), tree.edited, tree.source
    changed = (
        node
        for node in filter(edited.__contains__, path)
        if _is_changed(before.get(node), after.get(node), node, source)
    )
    first = next(changed, None)
    return len(path) if first is None else path.index(first)


def _is_changed(before: Edited | None, after: Edited | None, node: NodeId, source: Source) -> bool:
    """Return whether the text or the parent of a node differs; None is a node as it is in its source."""
    if before is not None and after is not None:
        return (before.pieces, before.parent) != (after.pieces, after.parent)
    edited = before or after
    return edited is not None and (edited.pieces is not None or edited.parent != source.parent(node))

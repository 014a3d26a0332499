"""What was edited in a game since it was loaded: the nodes as they are now, and a log of the edits."""

from typing import NamedTuple

from hen_editor.core.sgf.node import NodeId
from hen_editor.core.sgf.tokens import Piece


class Edited(NamedTuple):
    """A node created or changed since the game was loaded; pieces is None if its text is unchanged."""

    parent: NodeId | None
    children: tuple[NodeId, ...]
    pieces: tuple[Piece, ...] | None


class EditLog(NamedTuple):
    """The edits that made a tree: the nodes written by the last one, the log of those before, how many there are."""

    nodes: tuple[NodeId, ...]
    earlier: "EditLog | None"
    length: int


def edited_between(one: EditLog | None, two: EditLog | None) -> set[NodeId]:
    """Return the nodes that were edited between two states of a game with these logs."""
    nodes: set[NodeId] = set()
    while one is not two:
        if two is None or (one is not None and one.length > two.length):
            assert one is not None
            nodes.update(one.nodes)
            one = one.earlier
        else:
            nodes.update(two.nodes)
            two = two.earlier
    return nodes

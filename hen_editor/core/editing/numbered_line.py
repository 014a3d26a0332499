"""The line of a game that a node is on, with the numbers of its moves."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from hen_editor.core.editing.navigate import FARTHEST
from hen_editor.core.replay import moves_of
from hen_editor.core.sgf import GameTree, NodeId


class NumberedLine(NamedTuple):
    """The nodes from the root through a node to the end of its line, and how many moves lead to each.

    A line that goes on for more than `FARTHEST` nodes after the node ends there.
    """

    nodes: Sequence[NodeId]
    numbers: Sequence[int]

    @classmethod
    def through(cls, tree: GameTree, node: NodeId) -> "NumberedLine":
        """Return the line through a node."""
        nodes = [*tree.path(node)[:-1], *tree.main_line(node, FARTHEST)]
        numbers, number = [], 0
        for step, bare in zip(nodes, tree.bare_moves(nodes), strict=True):
            number += len(moves_of(tree.node(step)) if bare is None else bare)
            numbers.append(number)
        return cls(nodes, numbers)

    @property
    def last(self) -> int:
        """How many moves the line has."""
        return self.numbers[-1]

    def node(self, number: int) -> NodeId | None:
        """Return the node after whose move so many were made, None where the line has fewer; 0 is the root."""
        if number == 0:
            return self.nodes[0]
        return self.nodes[bisect_left(self.numbers, number)] if 0 < number <= self.last else None

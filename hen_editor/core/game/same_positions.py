"""Transpositions: the nodes of a game at which the same stones come about."""

from collections import defaultdict
from collections.abc import Generator, Mapping

from hen_editor.core.replay import changes
from hen_editor.core.sgf import GameTree, NodeId

SamePositions = Mapping[NodeId, tuple[NodeId, ...]]
"""For each node whose stones come about elsewhere in the game, too: all these nodes in order, itself among them."""

LARGEST = 200_000
"""The most nodes of a game that is searched: some 20 MB while that is done."""


def finding(tree: GameTree) -> Generator[None, None, SamePositions]:
    """Find the transpositions of a game, pausing at each node; none in a very large game.

    A node that leaves the stones as they are, such as a pass, is none.

    >>> from hen_editor.core import sgf
    >>> from hen_editor.core.slices import finished
    >>> tree = sgf.parse("(;SZ[9](;B[cc];W[gg];B[cg])(;B[cg];W[gg];B[cc];W[]))").value.games[0]
    >>> finished(finding(tree))
    {3: (3, 6), 6: (3, 6)}
    """
    if len(tree) > LARGEST:
        return {}
    nodes: dict[int, list[NodeId]] = defaultdict(list)  # by the hash of the board
    for node, state, changed in changes(tree):
        if changed or node == tree.root:
            nodes[hash(bytes(state.cells))].append(node)
        yield
    return {node: group for found in nodes.values() if len(found) > 1 for group in [tuple(found)] for node in group}

"""How many moves the lines of a game have, remembered from one step to the next."""

from hen_editor.core.replay import moves_of
from hen_editor.core.sgf import GameTree, NodeId

LONGEST = 60_000
"""How many nodes are gone through at most to count the moves of a line: that takes some 60 ms once.

Passes and moves that are written oddly are slower by the factor of four.
"""


class LineLengths:
    """Counts the moves after a node along first variations.

    What was counted is remembered while the game stays as it was on the lines gone through, so that a step takes no
    more time in a game of 50,000 moves than in one of 50.
    """

    def __init__(self) -> None:
        self._tree: GameTree | None = None
        self._moves_after: dict[NodeId, int | None] = {}

    def after(self, tree: GameTree, node: NodeId) -> int | None:
        """Return how many moves the line through a node has after it; None where that is too many to count."""
        if self._tree is not tree:
            if self._tree is None or self._is_changed(self._tree, tree):
                self._moves_after.clear()
            self._tree = tree
        known, line, step = self._moves_after, [node], node
        while step not in known and len(line) <= LONGEST and (children := tree.children(step)):
            step = children[0]
            line.append(step)
        count = known.setdefault(step, None if len(line) > LONGEST else 0)
        if count is None:
            known.update(dict.fromkeys(line))
            return None
        steps = reversed(list(zip(line, tree.plain_moves(line), strict=True)))
        below, bare_below = next(steps)
        for above, bare in steps:
            count += _moves(tree, below) if bare_below is None else len(bare_below)
            known[above] = count
            below, bare_below = above, bare
        return count

    def _is_changed(self, before: GameTree, now: GameTree) -> bool:
        """Tell whether an edit may have changed a number that is remembered."""
        if now.ids is not before.ids or now.root != before.root:
            return True
        edited = (node for node in {*before.edited, *now.edited} if node in self._moves_after)
        return any(
            before.edited.get(node) is not now.edited.get(node)
            and (
                node not in now
                or before.children(node) != now.children(node)
                or _moves(before, node) != _moves(now, node)
            )
            for node in edited
        )


def _moves(tree: GameTree, node: NodeId) -> int:
    """Return how many moves a node makes: one that cannot be read is none."""
    return len(moves_of(tree.node(node)))

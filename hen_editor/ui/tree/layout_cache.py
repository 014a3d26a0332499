"""The layout to show for a tree that is being edited."""

from collections.abc import Generator
from itertools import islice, pairwise

from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.ui.tree.layout import Layout, lay_out, lay_out_in_slices

LAID_OUT_AT_ONCE = 3000
"""The number of nodes that can be laid out in some 3 ms."""

NEW_AT_ONCE = 20_000
"""The number of nodes of another game that are laid out before it is shown, in some 20 ms."""

MOST = 4_000_000
"""The most nodes of a tree that is laid out as a whole, at some 100 bytes of memory a node."""

MOST_COMPARED = 10_000
"""The most edited nodes whose children are compared at an edit, in some 10 ms."""

STEPS_AHEAD = 1000
"""How far the line continues after the current node if only one line of a large game is shown."""

KEPT = 3
"""The number of finished layouts of one file kept for undo and redo."""


class LayoutCache:
    """Keeps a layout of the latest tree: exact at once or, after some edits of a large tree, when idle.

    Until then the layout is provisional: that of the tree before the edit, with the current node added if its cell is
    free; for another game it is the current node's line. It may lack nodes and have some that are gone or collapsed.

    at_once: the number of nodes up to which a tree is laid out at each edit; new_at_once: the same for another game.
    most: the largest tree to lay out; of a larger one only the line of the current node is shown.
    """

    def __init__(
        self,
        tree: GameTree,
        node: NodeId,
        at_once: int = LAID_OUT_AT_ONCE,
        new_at_once: int = NEW_AT_ONCE,
        most: int = MOST,
    ) -> None:
        self._most = most
        self._tree = tree
        self._folded: frozenset[NodeId] = frozenset()
        self._at_once = at_once
        self._new_at_once = new_at_once
        self._slices: Generator[None, None, Layout] | None = None
        self._finished: list[tuple[GameTree, frozenset[NodeId], Layout]] = []
        self.layout: Layout
        self._begin(node)

    @property
    def is_provisional(self) -> bool:
        """Tell whether `advance` has anything to do."""
        return self._slices is not None

    def take(self, tree: GameTree, node: NodeId, folded: frozenset[NodeId] = frozenset()) -> None:
        """Lay out another tree, or the same one with other collapsed nodes.

        node: the current one, which is the new one if an edit has added a node. folded: the collapsed nodes; none is an
        ancestor of the current node.
        """
        before, self._tree = self._tree, tree
        is_refolded, self._folded = folded != self._folded, folded
        if len(tree) > self._most:
            self._begin(node)
            return
        changed = changed_families(before, tree) if tree.ids is before.ids and tree.root == before.root else None
        if changed == set() and not is_refolded:
            return
        was_exact = not self.is_provisional
        self._slices = None
        extended = _extended(self.layout, tree, node) if changed and not is_refolded else None
        known = next((layout for one, folds, layout in self._finished if one is tree and folds == folded), None)
        if known is not None:
            self._finish(known)
        elif changed is None:
            self._begin(node)
        elif extended is not None and was_exact and changed <= {node, tree.parent(node)}:
            self._finish(extended)
        elif len(tree) <= self._at_once:
            self._finish(lay_out(tree, folded))
        else:
            self.layout = extended or self.layout
            self._slices = lay_out_in_slices(tree, folded)

    def show(self, node: NodeId) -> None:
        """Lay out the line of another current node if only a line is laid out."""
        if len(self._tree) > self._most and node not in self.layout:
            self._begin(node)

    def advance(self) -> None:
        """Work on the exact layout for some 2 ms."""
        if self._slices is None:
            return
        try:
            next(self._slices)
        except StopIteration as done:
            self._slices = None
            self._finish(done.value)

    def _begin(self, node: NodeId) -> None:
        """Lay out a tree unrelated to the previous one."""
        if len(self._tree) <= min(self._new_at_once, self._most):
            self._finish(lay_out(self._tree, self._folded))
        else:
            self.layout = lay_out(_Line(self._tree, node))
            self._slices = lay_out_in_slices(self._tree, self._folded) if len(self._tree) <= self._most else None

    def _finish(self, layout: Layout) -> None:
        self.layout = layout
        others = [
            other
            for other in self._finished
            if other[0].source is self._tree.source and other[:2] != (self._tree, self._folded)
        ]
        self._finished = [(self._tree, self._folded, layout), *others][:KEPT]


class _Line:
    """The line through one node of a tree, as a tree."""

    def __init__(self, tree: GameTree, node: NodeId) -> None:
        line = tree.path(node)
        line += islice(tree.main_line(node, STEPS_AHEAD), 1, None)
        self.root = tree.root
        self._next = {above: (below,) for above, below in pairwise(line)}

    def children(self, node: NodeId) -> tuple[NodeId, ...]:
        return self._next.get(node, ())


def changed_families(one: GameTree, other: GameTree) -> set[NodeId]:
    """Return the nodes whose children differ between two states of one game; all edited ones if they are very many.

    Added nodes are among these, as is the parent of each added or removed node. Takes time proportional to the number
    of nodes edited between the two, not of all nodes.
    """
    edited = other.edited_since(one)
    if len(edited) > MOST_COMPARED:
        return edited
    return {node for node in edited if _children(one, node) != _children(other, node)}


def _children(tree: GameTree, node: NodeId) -> tuple[NodeId, ...] | None:
    entry = tree.edited.get(node)
    return entry.children if entry is not None else tree.children(node) if node in tree else None


def _extended(layout: Layout, tree: GameTree, node: NodeId) -> Layout | None:
    """Return the layout with `node` added, if it is a leaf that the layout lacks and its cell is free."""
    parent = tree.parent(node)
    if parent is None or parent not in layout or node in layout:
        return None
    return layout.with_leaf(parent, node) if tree.children(parent) == (node,) and not tree.children(node) else None

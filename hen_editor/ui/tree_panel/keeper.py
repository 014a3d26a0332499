"""The layout to show for a tree that is being edited."""

from collections.abc import Generator

from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.ui.tree_panel.layout import Layout, lay_out, lay_out_in_slices

LAID_OUT_AT_ONCE = 3000
"""Up to how many nodes a tree is laid out anew at each edit, in some 2 ms."""

KEPT = 3
"""How many finished layouts are kept for undo and redo."""


class LayoutKeeper:
    """Keep a layout for the latest tree: exact at once or, after an edit of a large tree, as soon as there was time.

    Until then the layout is provisional: that of the tree before the edit, with a new last node where its place is
    free. It may lack a node or have one too many.
    """

    def __init__(self, tree: GameTree) -> None:
        self.layout = lay_out(tree)
        self._finished = [(tree, self.layout)]
        self._work: tuple[GameTree, Generator[None, None, Layout]] | None = None

    @property
    def is_provisional(self) -> bool:
        """Tell whether the layout is to be replaced by an exact one."""
        return self._work is not None

    def take(self, tree: GameTree, node: NodeId) -> None:
        """Lay out another tree; `node` is the current one, so the one that an edit has added if it has added any."""
        self._work = None
        known = next((layout for finished, layout in self._finished if finished is tree), None)
        if known is not None:
            self.layout = known
        elif len(tree) <= LAID_OUT_AT_ONCE or abs(len(tree) - len(self.layout)) > 1:
            self._finish(tree, lay_out(tree))
        else:
            parent = tree.parent(node)
            if node not in self.layout and parent in self.layout and tree.children(parent) == (node,):
                self.layout = self.layout.with_leaf(parent, node) or self.layout
            self._work = tree, lay_out_in_slices(tree)

    def advance(self) -> None:
        """Do a slice of the work on the exact layout, some 2 ms."""
        if self._work is None:
            return
        tree, slices = self._work
        try:
            next(slices)
        except StopIteration as done:
            self._work = None
            self._finish(tree, done.value)

    def _finish(self, tree: GameTree, layout: Layout) -> None:
        self.layout = layout
        self._finished = [(tree, layout), *self._finished][:KEPT]

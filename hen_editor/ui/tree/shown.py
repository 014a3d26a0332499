"""What a tree view shows: a tree, its current node, and its collapsed nodes."""

from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.ui.tree.glyph import Glyphs
from hen_editor.ui.tree.layout import Cell, Layout
from hen_editor.ui.tree.layout_cache import LayoutCache


class Shown:
    """A tree with its layout and glyphs, its current node with the path to it, and its collapsed nodes.

    Descendants of collapsed nodes are not laid out. Going to one of them expands what hides it. Nodes stay collapsed
    through edits and while another game of the file is shown.
    """

    def __init__(self, tree: GameTree, node: NodeId) -> None:
        self.tree = tree
        self.node = node
        self.layout_cache = LayoutCache(tree, node)
        self.glyphs = Glyphs(tree)
        self.path: dict[int, int] = {}
        self._folded: frozenset[NodeId] = frozenset()
        self.mark_path()

    @property
    def layout(self) -> Layout:
        """The layout of the tree, or an approximation until it is ready."""
        return self.layout_cache.layout

    @property
    def current_cell(self) -> Cell | None:
        """The current node's cell; None while a provisional layout lacks it."""
        return self.layout.cell(self.node) if self.node in self.layout else None

    def show(self, tree: GameTree, node: NodeId) -> tuple[Cell, Cell] | None:
        """Switch to this tree and this node.

        Return from which cell to which the current node has moved where nothing but the path between them has changed,
        along one line of the tree; else None.
        """
        before, layout, lines, start = self.tree, self.layout, self.path.keys(), self.current_cell
        folded = self._folded if tree.ids is self.tree.ids else frozenset()
        in_sight = tree is self.tree and node in self.layout and not self.layout_cache.is_provisional
        if not in_sight and folded:
            above = folded.intersection(tree.path(node)[:-1])
            folded = folded - above if above else folded
        self._take(tree, node, folded)
        end = self.current_cell
        if tree is not before or self.layout is not layout or self.path.keys() != lines or start is None or end is None:
            return None
        return start, end

    def mark_path(self) -> None:
        """Find the path to the current node in a new layout."""
        if self.node in self.layout:
            self.path = self.layout.path(self.node)

    def fold_or_unfold(self) -> None:
        """Collapse or expand the current node."""
        if self.node in self._folded:
            self.unfold(self.node)
        else:
            self.fold()

    def fold(self) -> None:
        """Collapse the current node."""
        if self.tree.children(self.node):
            self._fold(self._folded | {self.node})

    def fold_variations(self) -> None:
        """Collapse every variation to its first move, except the main line and the path to the current node."""
        tree = self.tree
        lines = {*tree.main_line(), *tree.path(self.node)}
        beside = (child for node in lines for child in tree.children(node) if child not in lines)
        self._fold((self._folded - lines).union(child for child in beside if tree.children(child)))

    def unfold(self, node: NodeId) -> None:
        """Expand a node and all its descendants."""
        folded = self._folded - {node}
        self._fold(folded.difference(self.tree.walk(node)) if folded else folded)

    def _fold(self, folded: frozenset[NodeId]) -> None:
        if folded != self._folded:
            self._take(self.tree, self.node, folded)

    def _take(self, tree: GameTree, node: NodeId, folded: frozenset[NodeId]) -> None:
        if tree is not self.tree:
            self.glyphs.take(tree)
        if tree is not self.tree or folded is not self._folded:
            self.layout_cache.take(tree, node, folded)
        self.layout_cache.show(node)
        self.tree, self.node, self._folded = tree, node, folded
        self.mark_path()

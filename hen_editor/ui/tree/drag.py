"""Dragging a variation to another position among its siblings."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint

from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.ui.tree.layout import Cell, Layout


class DraggedVariation(NamedTuple):
    """A variation that has siblings.

    node: its first node, which is one of the siblings, the children of one parent.
    """

    node: NodeId
    parent: NodeId
    siblings: Sequence[NodeId]

    @property
    def place(self) -> int:
        """The index of the variation among its siblings."""
        return self.siblings.index(self.node)

    def place_at(self, layout: Layout, cell: Cell) -> int | None:
        """Return the index of the variation if it is dropped on a cell.

        On the row of a sibling it takes the index of the sibling, between two rows the index between them. None where
        it cannot be dropped: above or left of its siblings, and on other nodes.
        """
        top = layout.cell(self.siblings[0])
        if cell.step < top.step - 1 or cell.lane < top.lane or not self._is_free(layout, cell, top.step - 1):
            return None
        above = bisect_right(self.siblings, cell.lane, key=lambda sibling: layout.cell(sibling).lane) - 1
        is_between = layout.cell(self.siblings[above]).lane < cell.lane
        return above + 1 if is_between and above < self.place else above

    def gap_at(self, layout: Layout, place: int) -> Cell:
        """Return the cell above which the variation would be inserted at an index."""
        following = place if place < self.place else place + 1
        if following < len(self.siblings):
            return layout.cell(self.siblings[following])
        last = layout.cell(self.siblings[-1])
        return Cell(last.step, last.lane + 1)

    def _is_free(self, layout: Layout, cell: Cell, fork: int) -> bool:
        """Return whether a cell is empty, or has a descendant of the parent. fork: the step of the parent."""
        node = layout.node_at(cell)
        if node is None:
            return True
        return node != self.parent and layout.path(node).get(layout.line_of[self.parent], -1) >= fork


def dragged(tree: GameTree, layout: Layout, node: NodeId) -> DraggedVariation | None:
    """Return the variation to drag with a node: the one that begins at the last fork before it.

    None if there is no fork, or if its siblings are not in the layout.
    """
    while (parent := tree.parent(node)) is not None:
        siblings = tree.children(parent)
        if len(siblings) > 1:
            return DraggedVariation(node, parent, siblings) if all(sibling in layout for sibling in siblings) else None
        node = parent
    return None


class DragState:
    """The state of a drag: the node under the pressed mouse button.

    pressed: where it was pressed. pointer: where the mouse is now. is_dragged: whether it moved far enough to be more
    than a click. variation: what is dragged, None if nothing can be.
    """

    def __init__(self, node: NodeId, pressed: QPoint) -> None:
        self.node = node
        self.pressed = self.pointer = pressed
        self.is_dragged = False
        self.variation: DraggedVariation | None = None

    @property
    def distance(self) -> int:
        """The distance the mouse has moved."""
        return (self.pointer - self.pressed).manhattanLength()

    def drag(self, tree: GameTree, layout: Layout | None) -> None:
        """Begin to drag. layout: None while there is no exact one; then no variation is dragged."""
        self.is_dragged = True
        self.variation = None if layout is None else dragged(tree, layout, self.node)

"""Bare variation trees for layouts, drawn as text or drawn by Hypothesis."""

from collections.abc import Iterator

from hypothesis import strategies as st

from hen_editor.ui.tree.layout import Cell, Layout


class BareTree:
    """A tree that is nothing but the parent of each node; node 0 is the root, children stand in order of their ids."""

    root = 0

    def __init__(self, parents: list[int]) -> None:
        """Take the parents of the nodes 1, 2, 3 and so on."""
        self.parents = parents
        self._children: list[list[int]] = [[] for _ in range(len(parents) + 1)]
        for node, parent in enumerate(parents, 1):
            self._children[parent].append(node)

    def __len__(self) -> int:
        return len(self._children)

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self._children)))

    def children(self, node: int) -> tuple[int, ...]:
        return tuple(self._children[node])

    def forks(self) -> Iterator[tuple[int, int]]:
        """Go through the pairs of a parent and a child that is not its first."""
        return ((parent, child) for parent in self for child in self.children(parent)[1:])


def tree_parents(*, min_size: int = 0, max_size: int = 30) -> st.SearchStrategy[list[int]]:
    """Draw parents: each node hangs from one before it, most often from the last."""
    gaps = st.lists(st.one_of(st.just(0), st.integers(0, 60)), min_size=min_size, max_size=max_size)
    return gaps.map(lambda drawn: [max(node - gap, 0) for node, gap in enumerate(drawn)])


def trees() -> st.SearchStrategy[BareTree]:
    return tree_parents().map(BareTree)


def cells(layout: Layout, tree: BareTree) -> dict[int, Cell]:
    return {node: layout.cell(node) for node in tree}


def drawing(layout: Layout) -> str:
    """Draw a layout of up to 36 nodes as text: `-` joins, `|` goes down, a backslash aside, `+` is a fold."""
    canvas = [[" "] * (2 * layout.step_count - 1) for _ in range(2 * layout.lane_count - 1)]
    everything = range(layout.step_count), range(layout.lane_count)
    for stretch in layout.stretches_in(*everything):
        for place, node in enumerate(stretch.nodes):
            column = 2 * (stretch.cell.step + place)
            canvas[2 * stretch.cell.lane][column] = "0123456789abcdefghijklmnopqrstuvwxyz"[node] if node >= 0 else "+"
            if place:
                canvas[2 * stretch.cell.lane][column - 1] = "-"
    for connector in layout.connectors_in(*everything):
        for row in range(2 * connector.parent.lane + 1, 2 * connector.child.lane - 1):
            canvas[row][2 * connector.parent.step] = "|"
        canvas[2 * connector.child.lane - 1][2 * connector.parent.step + 1] = "\\"
    return "\n".join("".join(row).rstrip() for row in canvas)

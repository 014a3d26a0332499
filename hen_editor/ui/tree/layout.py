"""The layout of a variation tree: each node in a cell of a grid, time to the right, variations below.

A *line* is the root, or a node that is not a first child, with its chain of first children. A line takes the first
lane that is free at all its steps and at the step of its parent node, where its connector comes down. Lines are
placed depth first, those that fork off late before those that fork off early, and siblings in order. Hence no
connector passes through a node; at every step later lines are below earlier ones, so that one number per step, the
skyline, shows what is free, and a line is placed in time proportional to its own length; and in every lane later
lines are to the left.

Descendants of a folded node are left out; the cell after it has its *fold* instead, named `~node`.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, islice, pairwise, repeat
from typing import NamedTuple, Protocol

from hen_editor.core.progress import Progress, unreported
from hen_editor.core.sgf import GameTree, NodeId

NODES_PER_REPORT = 2048
"""The number of nodes that are placed between two reports of progress: some 2 ms."""

LAID_OUT_AT_ONCE = 3000
"""The number of nodes that can be laid out in some 3 ms."""

NEW_AT_ONCE = 20_000
"""The number of nodes of another game that are laid out before it is shown, in some 20 ms."""

MAX_NODES = 4_000_000
"""The most nodes of a tree that is laid out as a whole, at some 100 bytes of memory a node."""

MAX_COMPARED = 10_000
"""The most edited nodes whose children are compared at an edit, in some 10 ms."""

STEPS_AHEAD = 1000
"""How many steps of the line after the current node are shown if only one line of a large game is shown."""

MAX_LAYOUTS = 3
"""The number of finished layouts of one file kept for undo and redo."""


class Tree(Protocol):
    """What a layout needs of a game tree."""

    @property
    def root(self) -> int: ...

    def children(self, node: int, /) -> Sequence[int]: ...


class Cell(NamedTuple):
    """A cell of the grid: the step is the distance from the root, the lane counts from the main line down."""

    step: int
    lane: int


class Stretch(NamedTuple):
    """The visible nodes of one line: the first one's cell, and the steps of the whole line."""

    line: int
    cell: Cell
    nodes: Sequence[int]
    line_steps: range


class Connector(NamedTuple):
    """What joins a line to its parent node: from the cell `parent` down, then to `child` at the next step."""

    line: int
    parent: Cell
    child: Cell


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """The cells of all nodes of one tree, in flat lists, with sorted lines to find those in view.

    A line is identified by its index in placing order; the first five lists have one number per line.

    starts: the step of each line's first node.
    lanes: the lane of each line.
    parents: the parent line of each line, -1 for the main line.
    firsts, lengths: where the nodes of each line are in `nodes`.
    nodes: the nodes, line by line.
    line_of: the line of each node.
    by_lane: the lines from the top lane down, from left to right within a lane.
    by_start: the lines by the step of their first node, from the top within a step.
    skyline: for each step the first lane below everything.
    hidden: how many nodes follow each folded node.
    """

    starts: Sequence[int]
    lanes: Sequence[int]
    parents: Sequence[int]
    firsts: Sequence[int]
    lengths: Sequence[int]
    nodes: Sequence[int]
    line_of: dict[int, int]
    by_lane: Sequence[int]
    by_start: Sequence[int]
    skyline: Sequence[int]
    hidden: Mapping[int, int]

    @property
    def step_count(self) -> int:
        """The number of columns of the grid."""
        return len(self.skyline)

    @property
    def lane_count(self) -> int:
        """The number of rows of the grid."""
        return self.lanes[self.by_lane[-1]] + 1

    def __len__(self) -> int:
        return len(self.line_of)

    def __contains__(self, node: int) -> bool:
        return node in self.line_of

    def cell(self, node: int) -> Cell:
        """Return the cell of a node. Raises KeyError for a node of another tree."""
        line = self.line_of[node]
        first = self.firsts[line]
        place = self.nodes.index(node, first, first + self.lengths[line])
        return Cell(self.starts[line] + place - first, self.lanes[line])

    def node_at(self, cell: Cell) -> int | None:
        """Return the node in a cell, None if it is empty."""
        line = self._line_at(cell)
        if line is None or cell.step < self.starts[line]:
            return None
        return self.nodes[self.firsts[line] + cell.step - self.starts[line]]

    def _line_at(self, cell: Cell) -> int | None:
        """Return the line that has a node in this cell, or its connector's lower end."""
        place = bisect_right(self.by_lane, (cell.lane, cell.step + 1), key=self._lane_and_start) - 1
        if place < 0:
            return None
        line = self.by_lane[place]
        here = self.lanes[line] == cell.lane and cell.step < self.starts[line] + self.lengths[line]
        return line if here else None

    def _lane_and_start(self, line: int) -> tuple[int, int]:
        return self.lanes[line], self.starts[line]

    def _start_and_lane(self, line: int) -> tuple[int, int]:
        return self.starts[line], self.lanes[line]

    def stretches_in(self, steps: range, lanes: range) -> Iterator[Stretch]:
        """Iterate over the nodes in the cells of these steps and lanes."""
        for lane in range(max(lanes.start, 0), min(lanes.stop, self.lane_count)):
            first = bisect_right(self.by_lane, (lane, steps.start), key=self._lane_and_start) - 1
            beyond = bisect_left(self.by_lane, (lane, steps.stop), lo=max(first, 0), key=self._lane_and_start)
            for line in self.by_lane[max(first, 0) : beyond]:
                whole = range(self.starts[line], self.starts[line] + self.lengths[line])
                left, right = max(whole.start, steps.start), min(whole.stop, steps.stop)
                if self.lanes[line] == lane and left < right:
                    offset = self.firsts[line] - whole.start
                    yield Stretch(line, Cell(left, lane), self.nodes[offset + left : offset + right], whole)

    def connectors_in(self, steps: range, lanes: range) -> Iterator[Connector]:
        """Iterate over the connectors that touch the cells of these steps and lanes.

        Of the siblings of one node below these lanes only the first is included.
        """
        for start in range(max(steps.start, 1), min(steps.stop + 1, self.step_count)):
            place = bisect_left(self.by_start, (start, lanes.start), key=self._start_and_lane)
            while place < len(self.by_start):
                line = self.by_start[place]
                parent = Cell(start - 1, self.lanes[self.parents[line]])
                if self.starts[line] != start or parent.lane >= lanes.stop:
                    break
                yield Connector(line, parent, Cell(start, self.lanes[line]))
                if self.lanes[line] >= lanes.stop:
                    break
                place += 1

    def path(self, node: int) -> dict[int, int]:
        """Return the path from the root to a node: for each line on it, the last step on the path."""
        step = self.cell(node).step
        line = self.line_of[node]
        last_steps: dict[int, int] = {}
        while line >= 0:
            last_steps[line] = step
            step = self.starts[line] - 1
            line = self.parents[line]
        return last_steps

    def with_leaf(self, parent: int, leaf: int) -> "Layout | None":
        """Return the layout with one more leaf, the only child of its parent.

        None if the leaf starts a new line, or if other lines would have to make room for it.
        """
        line = self.line_of[parent]
        first, length = self.firsts[line], self.lengths[line]
        if self.nodes[first + length - 1] != parent:
            return None
        lane, step = self.lanes[line], self.starts[line] + length
        floor = self.skyline[step] if step < self.step_count else 0
        found = (self._line_at(Cell(step, other)) for other in range(lane, floor))
        below = next((other for other in found if other is not None), None)
        # A line placed earlier would have pushed this one down, so the leaf may not be added. A line placed later is
        # below this one anyway, as are all lines below it.
        if below is not None and below < line:
            return None
        nodes = [*self.nodes]
        if first + length < len(nodes):  # move the line to the end, where it can grow
            first, nodes = len(nodes), nodes + nodes[first : first + length]
        return replace(
            self,
            firsts=[*self.firsts[:line], first, *self.firsts[line + 1 :]],
            lengths=[*self.lengths[:line], length + 1, *self.lengths[line + 1 :]],
            nodes=[*nodes, leaf],
            line_of={**self.line_of, leaf: line},
            skyline=[*self.skyline[:step], max(floor, lane + 1), *self.skyline[step + 1 :]],
        )


def lay_out(tree: Tree, folded: frozenset[int] = frozenset(), progress: Progress = unreported) -> Layout:
    """Place all nodes of a tree except the descendants of folded ones."""
    children = tree.children
    starts: list[int] = []
    lanes: list[int] = []
    parents: list[int] = []
    firsts: list[int] = []
    nodes: list[int] = []
    skyline: list[int] = []
    hidden: dict[int, int] = {}
    pending = [(tree.root, 0, -1)]  # first node of a line, its step, its parent line
    report = NODES_PER_REPORT
    while pending:
        node, start, parent = pending.pop()
        line, first = len(starts), len(nodes)
        nodes.append(node)
        while following := children(node):
            if node in folded:
                hidden[node] = 0
                nodes.append(~node)
                break
            if len(following) > 1:
                step = start + len(nodes) - first
                pending += [(sibling, step, line) for sibling in following[:0:-1]]
            node = following[0]
            nodes.append(node)
            if len(nodes) >= report:
                report = len(nodes) + NODES_PER_REPORT
                progress(0.0)
        left, end = max(start - 1, 0), start + len(nodes) - first
        if end > len(skyline):
            skyline += [0] * (end - len(skyline))
        lane = max(skyline[left:end])
        skyline[left:end] = [lane + 1] * (end - left)
        starts.append(start)
        lanes.append(lane)
        parents.append(parent)
        firsts.append(first)
        if len(nodes) >= report:
            report = len(nodes) + NODES_PER_REPORT
            progress(0.0)
    _count(tree, hidden, progress)
    lengths = [end - first for first, end in zip(firsts, [*firsts[1:], len(nodes)], strict=True)]
    line_of: dict[int, int] = {}
    lines_of_nodes = zip(nodes, chain.from_iterable(map(repeat, range(len(starts)), lengths)), strict=True)
    while chunk := [*islice(lines_of_nodes, 8 * NODES_PER_REPORT)]:
        line_of.update(chunk)
        progress(0.0)
    by_lane = sorted(range(len(starts) - 1, -1, -1), key=lanes.__getitem__)
    progress(0.0)
    by_start = sorted(range(len(starts)), key=starts.__getitem__)
    return Layout(starts, lanes, parents, firsts, lengths, nodes, line_of, by_lane, by_start, skyline, hidden)


def _count(tree: Tree, hidden: dict[int, int], progress: Progress) -> None:
    """Count the descendants of some nodes."""
    done = 0
    for node in hidden:
        below = [*tree.children(node)]
        while below:
            below += tree.children(below.pop())
            hidden[node] += 1
            done += 1
            if done % NODES_PER_REPORT == 0:
                progress(0.0)


class LayoutCache:
    """Keeps a layout of the latest tree: exact at once or, after some edits of a large tree, once the caller made it.

    Until then the layout is provisional: that of the tree before the edit, with the current node added if its cell is
    free; for another game, that of the current node's line. It may lack nodes and have some that are gone or collapsed.

    at_once: the number of nodes up to which a tree is laid out at each edit; new_at_once: the same for another game.
    most: the largest tree to lay out; of a larger one only the line of the current node is shown.

    missing: a function that makes the exact layout, to be passed to `complete`; None if the layout is exact.
    """

    def __init__(
        self,
        tree: GameTree,
        node: NodeId,
        at_once: int = LAID_OUT_AT_ONCE,
        new_at_once: int = NEW_AT_ONCE,
        most: int = MAX_NODES,
    ) -> None:
        self._most = most
        self._tree = tree
        self._folded: frozenset[NodeId] = frozenset()
        self._at_once = at_once
        self._new_at_once = new_at_once
        self.missing: Callable[[Progress], Layout] | None = None
        self._finished: list[tuple[GameTree, frozenset[NodeId], Layout]] = []
        self.layout: Layout
        self._begin(node)

    @property
    def is_provisional(self) -> bool:
        """Return whether the layout is not exact."""
        return self.missing is not None

    def set_tree(self, tree: GameTree, node: NodeId, folded: frozenset[NodeId] = frozenset()) -> None:
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
        self.missing = None
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
            self.missing = partial(lay_out, tree, folded)

    def show(self, node: NodeId) -> None:
        """Lay out the line of another current node if only a line is laid out."""
        if len(self._tree) > self._most and node not in self.layout:
            self._begin(node)

    def complete(self, layout: Layout) -> None:
        """Show the exact layout, which `missing` has made."""
        self.missing = None
        self._finish(layout)

    def _begin(self, node: NodeId) -> None:
        """Lay out a tree unrelated to the previous one."""
        if len(self._tree) <= min(self._new_at_once, self._most):
            self._finish(lay_out(self._tree, self._folded))
        else:
            self.layout = lay_out(_Line(self._tree, node))
            self.missing = partial(lay_out, self._tree, self._folded) if len(self._tree) <= self._most else None

    def _finish(self, layout: Layout) -> None:
        self.layout = layout
        others = [
            other
            for other in self._finished
            if other[0].source is self._tree.source and other[:2] != (self._tree, self._folded)
        ]
        self._finished = [(self._tree, self._folded, layout), *others][:MAX_LAYOUTS]


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
    if len(edited) > MAX_COMPARED:
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

"""The moves of a game: how it begins; along a line, which move a node is at, how many there are, and where each is."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from hen_editor.core.moves import MOVES, made_moves, moves_of
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree, NodeId

MAX_NODES_COUNTED = 60_000
"""The most nodes visited to count the moves of a line: some 60 ms once.

Passes and unusually written moves are four times slower.
"""

MAX_EDITS_COMPARED = 1_000
"""The most edited nodes examined for moves added or removed: beyond that, counting anew is no slower."""

MAX_HEN_LENGTH = 100_000
"""The most characters of `HEN[...]` read to count moves: a few thousand in other colours, in a quarter of a second."""


def has_move(tree: GameTree, node: int) -> bool:
    """Return whether a node holds a move."""
    return tree.begins_with_move(node) or not tree.node(node).raw.keys().isdisjoint(MOVES)


def is_first_after_setup(tree: GameTree, node: int) -> bool:
    """Return whether a node is the first move after a root that holds stones: both together are a position."""
    root = tree.root
    if tree.parent(node) != root or has_move(tree, root) or len(moves_of(tree.node(node))) != 1:
        return False
    return bool(Replay.of(tree, root).stones)


def is_bare(tree: GameTree) -> bool:
    """Return whether a game is a single position: a root without a move, and at most one move after it."""
    root = tree.root
    return len(tree) <= 2 and not has_move(tree, root) and all(has_move(tree, child) for child in tree.children(root))


def moves_per_node(tree: GameTree, nodes: Sequence[NodeId], most_hen: int | None = None) -> Iterator[int]:
    """Yield the number of moves, of any colour, in each node.

    most_hen: stop after the node at which this many characters of `HEN[...]` are exceeded.
    """
    length = 0
    for node, moves in zip(nodes, tree.moves_ignoring_annotations(nodes), strict=True):
        if moves is not None:
            yield len(moves)
            continue
        read = tree.node(node)
        if "HEN" not in read.raw:
            yield len(moves_of(read))
            continue
        yield len(made_moves(read))
        length += sum(map(len, read.raw["HEN"]))
        if most_hen is not None and length > most_hen:
            return


def moves_in_variation(tree: GameTree, node: NodeId) -> int:
    """Return how many moves lead to a node from where it left the main line of its fork, 0 on the main line."""
    path = tree.path(node)
    starts = [place for place, pair in enumerate(pairwise(path), 1) if tree.first_child(pair[0]) != pair[1]]
    return sum(has_move(tree, each) for each in path[starts[-1] :]) if starts else 0


def move_number(tree: GameTree, node: NodeId) -> int:
    """Return the number of moves up to a node, itself included.

    Uses the replay, which starts from a nearby milestone.
    """
    return Replay.of(tree, node).move_number


class Line(NamedTuple):
    """The nodes from the root through a node to the end of its line, and the number of moves up to each."""

    nodes: Sequence[NodeId]
    numbers: Sequence[int]

    @classmethod
    def through(cls, tree: GameTree, node: NodeId, most: int | None = None) -> "Line":
        """Return the line through a node.

        most: stop after this many nodes from this one on, or when reading `HEN[...]` would take long.
        """
        nodes = [*tree.path(node)[:-1], *tree.main_line(node, most)]
        numbers = [*accumulate(moves_per_node(tree, nodes, None if most is None else MAX_HEN_LENGTH))]
        return cls(nodes[: len(numbers)], numbers)

    @property
    def last(self) -> int:
        """The number of moves in the line."""
        return self.numbers[-1]

    def node(self, number: int) -> NodeId | None:
        """Return the node of move `number`, None if the line is shorter; 0 is the root."""
        if number == 0:
            return self.nodes[0]
        return self.nodes[bisect_left(self.numbers, number)] if 0 < number <= self.last else None


class MovesAfter:
    """Counts the moves after a node along first variations.

    Counts are cached while those lines of the game stay unchanged, so that a step takes no longer in a game of 50,000
    moves than in one of 50.
    """

    def __init__(self) -> None:
        self._tree: GameTree | None = None
        self._moves_after: dict[NodeId, int | None] = {}

    def count(self, tree: GameTree, node: NodeId) -> int | None:
        """Return the number of moves after a node along its line; None if that is too many to count."""
        if self._tree is not tree:
            if self._tree is None or self._is_changed(self._tree, tree):
                self._moves_after.clear()
            self._tree = tree
        known, line, step = self._moves_after, [node], node
        while step not in known and len(line) <= MAX_NODES_COUNTED and (children := tree.children(step)):
            step = children[0]
            line.append(step)
        *above, end = line
        count = known.setdefault(end, None if len(line) > MAX_NODES_COUNTED else 0)
        moves = [] if count is None else [*moves_per_node(tree, line[1:], MAX_HEN_LENGTH)]
        if count is None or len(moves) < len(above):
            known.update(dict.fromkeys(above))
            return None
        for step, made in zip(reversed(above), reversed(moves), strict=True):
            count += made
            known[step] = count
        return count

    def _is_changed(self, before: GameTree, now: GameTree) -> bool:
        """Return whether an edit may have changed a cached count."""
        if (now.game_key, now.size, now.is_go) != (before.game_key, before.size, before.is_go):
            return True
        edited = [node for node in now.edited_since(before) if node in self._moves_after]
        return len(edited) > MAX_EDITS_COMPARED or any(
            before.edited.get(node) is not now.edited.get(node)
            and (
                node not in now
                or before.children(node) != now.children(node)
                or len(made_moves(before.node(node))) != len(made_moves(now.node(node)))
            )
            for node in edited
        )

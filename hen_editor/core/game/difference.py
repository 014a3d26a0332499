"""The differences between two states of a file, such as the document and what another program wrote."""

from collections import defaultdict, deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from enum import Enum
from itertools import count, pairwise
from typing import NamedTuple, TypeVar

from hen_editor.core.game.info import FIELDS
from hen_editor.core.progress import Progress, share_of, unreported
from hen_editor.core.sgf import Collection, GameTree, NodeId, Place

_NODES_PER_REPORT = 500
"""How many nodes are examined between two reports of progress."""

_SHARE_OF_FACTS = 0.8
"""The share of gathering the facts of all nodes in the progress."""


class GameChange(Enum):
    """What was done.

    ADDED, REMOVED: to a game, or a node with what follows it. CHANGED: to the properties of a node. REORDERED: to the
    variations that follow a node, or to the games.
    """

    ADDED = "added"
    REMOVED = "removed"
    CHANGED = "changed"
    REORDERED = "reordered"


class GameDifference(NamedTuple):
    """One difference.

    before, after: where it is seen. For a node that only one side has, the other place is the node it follows or would
    follow; None for a game that only one side has, and both are None for the order of the games. nodes: how many nodes
    were added or removed. properties: the names of those that differ.
    """

    kind: GameChange
    before: Place | None
    after: Place | None
    nodes: int = 0
    properties: tuple[str, ...] = ()


class _Facts(NamedTuple):
    """What is known of a node.

    content: the hash of its properties, in any order. branch: the hash of all nodes from here on. nodes: how many these
    are. order: its index in file order.
    """

    content: int
    branch: int
    nodes: int
    order: int


class _Game:
    """A game of one side, with the facts of its nodes once they have been gathered."""

    def __init__(self, tree: GameTree, index: int) -> None:
        self.tree = tree
        self.index = index
        self._facts: dict[NodeId, _Facts] = {}

    def __getitem__(self, node: NodeId) -> _Facts:
        return self._facts[node]

    def gather(self, progress: Progress) -> None:
        """Gather the facts of all nodes."""
        tree, nodes = self.tree, [*self.tree.walk()]
        for index in range(len(nodes) - 1, -1, -1):
            node = nodes[index]
            content = hash(frozenset(tree.node(node).raw.items()))
            below = [self._facts[child] for child in tree.children(node)]
            branch = hash((content, *[child.branch for child in below]))
            self._facts[node] = _Facts(content, branch, 1 + sum([child.nodes for child in below]), index)
            if index % _NODES_PER_REPORT == 0:
                progress(1 - index / len(nodes))

    def place(self, node: NodeId) -> Place:
        """Return the place of a node."""
        return Place(self.index, node)

    def text(self) -> str | None:
        """Return the text of a game that is as it was read, None for any other."""
        tree = self.tree
        return None if tree.edited or tree.removed else tree.source.text[tree.span.start : tree.span.end]

    def info(self) -> tuple[object, ...] | None:
        """Return the game info, None if there is none."""
        raw = self.tree.node(self.tree.root).raw
        return tuple([(name, raw[name]) for name in FIELDS if name in raw]) or None

    def children_branches(self, node: NodeId) -> frozenset[int]:
        """Return the hashes of the branches that follow a node."""
        return frozenset([self[child].branch for child in self.tree.children(node)])

    def moves(self, node: NodeId) -> tuple[object, object] | None:
        """Return the moves of a node, None if it has none."""
        raw = self.tree.node(node).raw
        return (raw.get("B"), raw.get("W")) if "B" in raw or "W" in raw else None


class _Fork(NamedTuple):
    """Nodes that follow a node of each side, to be compared."""

    before: NodeId
    after: NodeId
    removed: Sequence[NodeId]
    added: Sequence[NodeId]


def differences(before: Collection, after: Collection, progress: Progress = unreported) -> list[GameDifference]:
    """Return what differs between two states of a file, in the order of the second; empty if they hold the same.

    The order of a node's properties, and text between nodes, do not count.

    >>> from hen_editor.core import sgf
    >>> first, second = [sgf.parse(text).value for text in ("(;SZ[9];B[aa])", "(;SZ[9];B[aa]C[Good.];W[bb])")]
    >>> [(found.kind.value, found.nodes, found.properties) for found in differences(first, second)]
    [('changed', 0, ('C',)), ('added', 1, ())]
    """
    left, right = _games(before), _games(after)
    equal, left_rest, right_rest = _pairs(left, right, (_Game.text,))
    rest = [*[left[index] for index in left_rest], *[right[index] for index in right_rest]]
    _gather(rest, progress)
    unlike, removed, added = _pairs(
        [left[index] for index in left_rest],
        [right[index] for index in right_rest],
        (lambda game: game[game.tree.root].branch, _Game.info, lambda game: 0),
    )
    pairs = [(left_rest[first], right_rest[second]) for first, second in unlike]
    found: list[tuple[tuple[int, ...], GameDifference]] = []
    if _is_reordered(sorted([*equal, *pairs])):
        found.append(((-1, 0), GameDifference(GameChange.REORDERED, None, None)))
    for game in [left[left_rest[index]] for index in removed]:
        place = game.place(game.tree.root)
        found.append(((game.index, -1), GameDifference(GameChange.REMOVED, place, None, len(game.tree))))
    for game in [right[right_rest[index]] for index in added]:
        place = game.place(game.tree.root)
        found.append(((game.index, 0), GameDifference(GameChange.ADDED, None, place, len(game.tree))))
    for first, second in [(left[first], right[second]) for first, second in pairs]:
        found += [(_order(first, second, one), one) for one in _of_game(first, second, progress)]
    return [difference for _, difference in sorted(found, key=lambda one: one[0])]


def _gather(games: Sequence[_Game], progress: Progress) -> None:
    """Gather the facts of games."""
    total, done = sum([len(game.tree) for game in games]), 0
    for game in games:
        before, done = done, done + len(game.tree)
        game.gather(share_of(progress, before / total * _SHARE_OF_FACTS, done / total * _SHARE_OF_FACTS))


def _games(collection: Collection) -> list[_Game]:
    return [_Game(tree, index) for index, tree in enumerate(collection.games)]


def _order(first: _Game, second: _Game, found: GameDifference) -> tuple[int, ...]:
    """Return the key by which a difference within a game is sorted: what is removed comes after what it followed."""
    assert found.before is not None
    assert found.after is not None
    removed = first[found.before.node].order if found.kind is GameChange.REMOVED else -1
    return second.index, second[found.after.node].order, removed


def _of_game(first: _Game, second: _Game, progress: Progress) -> Iterator[GameDifference]:
    """Iterate over the differences between two states of a game."""
    forks = [*_of_nodes(first, second, first.tree.root, second.tree.root)]
    for number in count(1):
        if not forks:
            break
        if number % _NODES_PER_REPORT == 0:
            progress(_SHARE_OF_FACTS)
        fork = forks.pop()
        if isinstance(fork, GameDifference):
            yield fork
        else:
            forks += _of_fork(first, second, fork)


def _of_nodes(first: _Game, second: _Game, before: NodeId, after: NodeId) -> Iterator[GameDifference | _Fork]:
    """Iterate over the differences between two nodes, and what remains to be compared."""
    if first[before].branch == second[after].branch:
        return
    if first[before].content != second[after].content:
        raw, new = first.tree.node(before).raw, second.tree.node(after).raw
        names = tuple([name for name in {**raw, **new} if raw.get(name) != new.get(name)])
        yield GameDifference(GameChange.CHANGED, first.place(before), second.place(after), 0, names)
    yield _Fork(before, after, first.tree.children(before), second.tree.children(after))


def _of_fork(first: _Game, second: _Game, fork: _Fork) -> Iterator[GameDifference | _Fork]:
    """Iterate over the differences between the nodes at a fork, and what remains to be compared."""
    if len(fork.removed) == len(fork.added) == 1 and first.moves(fork.removed[0]) == second.moves(fork.added[0]):
        yield from _of_nodes(first, second, fork.removed[0], fork.added[0])
        return
    before, after = first.place(fork.before), second.place(fork.after)
    left = [(first, node) for node in fork.removed]
    right = [(second, node) for node in fork.added]
    pairs, removed, added = _pairs(left, right, (_branch, _moves, _what_follows, _is_without_move))
    if _is_reordered(pairs):
        yield GameDifference(GameChange.REORDERED, before, after)
    for one, other in pairs:
        yield from _of_nodes(first, second, fork.removed[one], fork.added[other])
    gone, new = [fork.removed[index] for index in removed], [fork.added[index] for index in added]
    for node in [*new]:
        following = _with_branch_in(first, gone, second.children_branches(node))
        if following:  # inserted between two nodes
            gone = [other for other in gone if other not in following]
            new.remove(node)
            yield GameDifference(GameChange.ADDED, before, second.place(node), 1)
            yield _Fork(fork.before, node, following, second.tree.children(node))
    for node in [*gone]:
        following = _with_branch_in(second, new, first.children_branches(node))
        if following:  # removed from between two nodes
            new = [other for other in new if other not in following]
            gone.remove(node)
            yield GameDifference(GameChange.REMOVED, first.place(node), after, 1)
            yield _Fork(node, fork.after, first.tree.children(node), following)
    yield from [GameDifference(GameChange.REMOVED, first.place(node), after, first[node].nodes) for node in gone]
    yield from [GameDifference(GameChange.ADDED, before, second.place(node), second[node].nodes) for node in new]


def _branch(item: tuple[_Game, NodeId]) -> Hashable:
    game, node = item
    return game[node].branch


def _moves(item: tuple[_Game, NodeId]) -> Hashable | None:
    game, node = item
    return game.moves(node)


def _what_follows(item: tuple[_Game, NodeId]) -> Hashable | None:
    game, node = item
    return game.children_branches(node) or None


def _is_without_move(item: tuple[_Game, NodeId]) -> Hashable | None:
    game, node = item
    return True if game.moves(node) is None else None


def _with_branch_in(game: _Game, nodes: Sequence[NodeId], branches: AbstractSet[int]) -> list[NodeId]:
    return [node for node in nodes if game[node].branch in branches]


Item = TypeVar("Item")


def _pairs(
    left: Sequence[Item], right: Sequence[Item], keys: Sequence[Callable[[Item], Hashable | None]]
) -> tuple[list[tuple[int, int]], list[int], list[int]]:
    """Pair the items of two sequences that agree in the first key, then in the second, and so on, in their order.

    A key of None agrees with nothing. Returns the indexes of the pairs, and of the items left over on both sides.
    """
    pairs: list[tuple[int, int]] = []
    alone, others = [*range(len(left))], [*range(len(right))]
    for key in keys:
        if not alone or not others:
            break
        waiting: dict[Hashable, deque[int]] = defaultdict(deque)
        for index in others:
            if (value := key(right[index])) is not None:
                waiting[value].append(index)
        unpaired = []
        for index in alone:
            value = key(left[index])
            if value is not None and waiting.get(value):
                pairs.append((index, waiting[value].popleft()))
            else:
                unpaired.append(index)
        taken = {other for _, other in pairs}
        alone, others = unpaired, [index for index in others if index not in taken]
    return sorted(pairs), alone, others


def _is_reordered(pairs: Sequence[tuple[int, int]]) -> bool:
    return any(first[1] > second[1] for first, second in pairwise(pairs))

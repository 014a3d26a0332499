"""Merging another file's variations into a game without losing anything."""

from collections import Counter
from collections.abc import Hashable, Sequence

from hen_editor.core.board import Color, Point, Stones
from hen_editor.core.convert import node_to_position
from hen_editor.core.convert.hen_property import NAME as HEN
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.editing import codes
from hen_editor.core.editing.snapshot import Snapshot, edited
from hen_editor.core.moves import MOVES, hen_of
from hen_editor.core.replay import SETUP, Replay
from hen_editor.core.sgf import PROPERTIES, Category, GameTree, Node, NodeId

_TEXTS = {"C": "\n\n", "GC": "\n\n", "N": " "}
"""Texts that are joined if they differ, and their separators."""

_SAME = frozenset({*MOVES, *SETUP, "PL", HEN})
"""The properties that identify a node: a move, or setup, turn, and what of them SGF lacks."""

_OWN = frozenset({*_SAME, "HA", *(name for name, kind in PROPERTIES.items() if kind.category is Category.ROOT)})
"""The properties that a node gets from no other: they would change its position, or how the file is read."""


def merged(snapshot: Snapshot, other: GameTree) -> Parsed[Snapshot]:
    """Merge another game into the current one; the cursor stays.

    Nodes with the same moves and setup after the same parent become one: its texts are joined if they differ, its
    other properties stay, and missing ones are added that leave its position as it is. Of nodes that are the same in
    one game, each becomes one with another while there are as many in the other. Refused, with the snapshot unchanged,
    if the games begin with different positions.
    """
    tree = snapshot.tree
    if other.is_go != tree.is_go:
        return Parsed(snapshot, (codes.OTHER_GAME.at(),))
    if other.size != tree.size:
        return Parsed(snapshot, (codes.OTHER_SIZE.at(found=other.size, wanted=tree.size),))
    if _beginning(tree) != _beginning(other):
        return Parsed(snapshot, (codes.OTHER_BEGINNING.at(),))
    work = [(tree.root, [other.root])]
    while work:
        here, there = work.pop()
        tree = _united(tree, here, [other.node(node) for node in there])
        known: dict[Hashable, list[NodeId]] = {}
        for child in tree.children(here):
            known.setdefault(_identity(tree.node(child)), []).append(child)
        same: dict[NodeId, list[NodeId]] = {}
        for node in there:
            met: Counter[Hashable] = Counter()
            for child in other.children(node):
                identity = _identity(other.node(child))
                mine = known.setdefault(identity, [])
                if not mine:
                    tree, added = tree.with_branch(here, other.branch(child))
                    mine.append(added)
                same.setdefault(mine[min(met[identity], len(mine) - 1)], []).append(child)
                met[identity] += 1
        work += same.items()
    return Parsed(edited(snapshot, tree))


def _beginning(tree: GameTree) -> tuple[Stones, Sequence[Color] | None]:
    """Return what must be the same at the beginnings of two games: the stones, and the order of play that is set."""
    state = Replay.of(tree, tree.root)
    return state.stones, state.order


def _identity(node: Node) -> Hashable:
    """Return the key by which nodes are the same, whatever their spelling."""
    return frozenset((name, _comparable(node, name)) for name in _SAME & node.raw.keys())


def _comparable(node: Node, name: str) -> Hashable:
    """Return what a property means, and its text where that cannot be read."""
    read = hen_of(node) if name == HEN else None
    if read is not None and read.error is None:
        return read.position, read.has_order
    reading = node.reading(name)
    if not reading.known:
        return node.raw[name]
    value = reading.value
    return frozenset(value) if isinstance(value, tuple) and not isinstance(value, Point) else value


def _united(tree: GameTree, node: NodeId, others: Sequence[Node]) -> GameTree:
    """Add to a node what it lacks of others; the root keeps its game info."""
    own = tree.node(node)
    lacking: dict[str, tuple[str, ...]] = {}
    texts: dict[str, str] = {}
    for other in others:
        for name, values in other.raw.items():
            if name not in own.raw and name not in _OWN:
                lacking.setdefault(name, values)
            if name in _TEXTS:
                present, text = texts.get(name) or str(own.get(name, "")), str(other.get(name))
                texts[name] = present if text in present else _TEXTS[name].join(filter(None, (present, text)))
    for name, values in lacking.items():
        united = tree.with_raw(node, name, values)
        if name != "LB" or _order(united, node) == _order(tree, node):
            tree = united
    for name, text in texts.items():
        if tree.node(node).get(name) != text:
            tree = tree.with_property(node, name, text)
    return tree


def _order(tree: GameTree, node: NodeId) -> Sequence[Color]:
    """Return the order of play at a node, which numbers among its labels may imply."""
    return node_to_position(tree, node).order

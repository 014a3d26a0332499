"""Merging another file's variations into a game without losing anything."""

from collections.abc import Sequence

from hen_editor.core.board import Point
from hen_editor.core.convert import node_to_position
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.editing import codes
from hen_editor.core.editing.snapshot import Snapshot, edited
from hen_editor.core.sgf import PROPERTIES, Category, GameTree, Node, NodeId

_TEXTS = {"C": "\n\n", "GC": "\n\n", "N": " "}
"""Texts that are joined if they differ, and their separators."""

_SAME = frozenset(name for name, kind in PROPERTIES.items() if kind.category in (Category.SETUP, Category.MOVE)) - {
    *("KO", "DO", "IT", "BM", "TE", "MN", "OB", "OW", "BL", "WL")
}
"""The properties that identify a node: a move, or setup and turn."""


def merged(snapshot: Snapshot, other: GameTree) -> Parsed[Snapshot]:
    """Merge another game into the current one; the cursor stays.

    Nodes with the same moves and setup after the same parent become one: its texts are joined if they differ, its
    other properties stay, and missing ones are added. Refused, with the snapshot unchanged, if the games begin with
    different positions.
    """
    tree = snapshot.tree
    if other.is_go != tree.is_go:
        return Parsed(snapshot, (codes.OTHER_GAME.at(),))
    if other.size != tree.size:
        return Parsed(snapshot, (codes.OTHER_SIZE.at(found=other.size, wanted=tree.size),))
    if node_to_position(tree, tree.root).stones != node_to_position(other, other.root).stones:
        return Parsed(snapshot, (codes.OTHER_BEGINNING.at(),))
    work = [(tree.root, [other.root])]
    while work:
        here, there = work.pop()
        tree = _united(tree, here, [other.node(node) for node in there])
        known = {_identity(tree.node(child)): child for child in reversed(tree.children(here))}
        same: dict[NodeId, list[NodeId]] = {}
        for child in [child for node in there for child in other.children(node)]:
            identity = _identity(other.node(child))
            if identity not in known:
                tree, known[identity] = tree.with_branch(here, other.branch(child))
            same.setdefault(known[identity], []).append(child)  # added variations may contain duplicates, too
        work += same.items()
    return Parsed(edited(snapshot, tree))


def _identity(node: Node) -> frozenset[tuple[str, object]]:
    """Return the key by which nodes are the same, whatever their spelling."""
    return frozenset((name, _comparable(node.get(name))) for name in _SAME if name in node)


def _comparable(value: object) -> object:
    return frozenset(value) if isinstance(value, tuple) and not isinstance(value, Point) else value


def _united(tree: GameTree, node: NodeId, others: Sequence[Node]) -> GameTree:
    """Add to a node what it lacks of others; the root keeps its game info."""
    own = tree.node(node)
    lacking: dict[str, tuple[str, ...]] = {}
    texts: dict[str, str] = {}
    for other in others:
        for name, values in other.raw.items():
            if name not in own.raw and name not in _SAME:
                lacking.setdefault(name, values)
            if name in _TEXTS:
                present, text = texts.get(name) or str(own.get(name, "")), str(other.get(name))
                texts[name] = present if text in present else _TEXTS[name].join(filter(None, (present, text)))
    for name, values in lacking.items():
        tree = tree.with_raw(node, name, values)
    for name, text in texts.items():
        if tree.node(node).get(name) != text:
            tree = tree.with_property(node, name, text)
    return tree

"""Another file's variations merged into a game: what both have is united, the rest is added, nothing is lost."""

from collections.abc import Sequence

from hen_editor.core.board import Point
from hen_editor.core.convert import node_to_position
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.editing import codes
from hen_editor.core.editing.snapshot import Snapshot, edited
from hen_editor.core.sgf import PROPERTIES, Category, GameTree, Node, NodeId

_TEXTS = {"C": "\n\n", "GC": "\n\n", "N": " "}
"""Texts that are joined where they differ, and what stands between the two."""

_SAME = frozenset(name for name, kind in PROPERTIES.items() if kind.category in (Category.SETUP, Category.MOVE)) - {
    *("KO", "DO", "IT", "BM", "TE", "MN", "OB", "OW", "BL", "WL")
}
"""The properties that make nodes the same: a move, or a setup and whose turn it is."""


def merged(snapshot: Snapshot, other: GameTree) -> Parsed[Snapshot]:
    """Merge another game into the one shown; the cursor stays.

    Nodes with the same moves and setup after the same parent become one: its texts are joined where they differ, its
    other properties stay, and what it lacks is added. Refused, with the snapshot as it is, where the games begin with
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
            same.setdefault(known[identity], []).append(child)  # in what was added, too, variations may be there twice
        work += same.items()
    return Parsed(edited(snapshot, tree))


def _identity(node: Node) -> frozenset[tuple[str, object]]:
    """Return what makes a node the same as another, whatever the spelling."""
    return frozenset((name, _comparable(node.get(name))) for name in _SAME if name in node)


def _comparable(value: object) -> object:
    return frozenset(value) if isinstance(value, tuple) and not isinstance(value, Point) else value


def _united(tree: GameTree, node: NodeId, others: Sequence[Node]) -> GameTree:
    """Give a node what others say and it does not; the root keeps what it says of the game."""
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

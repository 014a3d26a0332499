"""The difference of two states of a game as a JSON object, and the state made with it.

A node of a game is its id, its parent, its children, and its text: None as in the source, `_SAME` as before, or pieces.
"""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.sgf.edits import Edited
from hen_editor.core.sgf.node import NodeIds
from hen_editor.core.sgf.tokens import Piece

Json: TypeAlias = Any

Record: TypeAlias = dict[str, Any]
"""A JSON object."""

_LARGEST_ID = (1 << 31) - 1
"""The largest id of a node."""

_SAME = 0
"""Stands for the text of a node where only its place in the tree changed."""

Value = TypeVar("Value")


def typed(value: Json, kind: type[Value]) -> Value:
    """Return a value of this type. Raises TypeError for any other; neither `true` nor `false` is a number."""
    if type(value) is not kind:
        raise TypeError
    return value


# Finding.


def nodes_in_full(tree: GameTree) -> list[Json]:
    """Return all nodes of a game without a source."""
    return [_found_in_node(node, entry, None, ()) for node, entry in tree.edited.items()]


def game_difference(old: GameTree, new: GameTree) -> Record:
    """Return the difference of two states of a game."""
    found = difference_in_nodes(old, new, sorted(new.edited_since(old)))
    return found | difference_beside_nodes(old, new, found.get("gone", ()))


def difference_in_nodes(old: GameTree, new: GameTree, edited: Iterable[NodeId]) -> Record:
    """Return what differs in these nodes."""
    nodes, gone = [], []
    for node in edited:
        entry, before = new.edited.get(node), old.edited.get(node)
        if entry is before:
            continue
        if entry is None:
            gone.append(node)
        else:
            known = old.pieces(node) if _may_hold_known(entry, before) and node in old else ()
            nodes.append(_found_in_node(node, entry, before, known))
    found: Record = {"nodes": nodes} if nodes else {}
    return {**found, "gone": gone} if gone else found


def _may_hold_known(entry: Edited, before: Edited | None) -> bool:
    """Return whether a node may have pieces that it had before; new ones have no place in the source."""
    pieces = entry.pieces
    return pieces is not None and (before is not None or any(piece.start >= 0 for piece in pieces))


def difference_beside_nodes(old: GameTree, new: GameTree, gone: Sequence[NodeId]) -> Record:
    """Return what differs beside the nodes. gone: those that are no longer edited."""
    found: Record = {"gone": gone} if gone else {}
    if new.removed != old.removed:
        found["removed"] = new.removed
    if new.node_count != old.node_count:
        found["count"] = new.node_count
    return found


def _found_in_node(node: NodeId, entry: Edited, before: Edited | None, known: Sequence[Piece]) -> Json:
    text: Json = None
    if before is not None and entry.pieces is before.pieces:
        text = _SAME
    elif entry.pieces is not None:
        places = {piece: index for index, piece in enumerate(known)}
        text = [place if (place := places.get(piece)) is not None else _piece_found(piece) for piece in entry.pieces]
    return [node, entry.parent, entry.children, text]


def _piece_found(piece: Piece) -> Json:
    return [piece.name, piece.values] if piece == Piece.new(piece.name, piece.values) else [*piece]


# Applying.


def game_in_full(root: NodeId, found: Iterable[Json], ids: NodeIds) -> GameTree:
    """Return the game without a source of which `nodes_in_full` returned these nodes."""
    nodes = {_id(node): _entry(parent, below, _pieces(text, ())) for node, parent, below, text in found}
    tree = GameTree.of_entries(root, nodes, ids)
    _require_tree(tree, nodes)
    return tree


def game_applied(old: GameTree, found: Record) -> GameTree:
    """Return the state of a game that differs so from another: that itself if it does not."""
    if not found.keys() & {"nodes", "gone", "removed", "count"}:
        return old  # as one that was not edited, it is written as it was read
    entries: dict[NodeId, Edited | None] = dict.fromkeys(map(_id, found.get("gone", ())))
    for node, parent, children, text in found.get("nodes", ()):
        before = old.edited.get(node)
        if text is None:
            pieces = None
        elif text == _SAME:
            pieces = None if before is None else before.pieces
        else:
            pieces = _pieces(text, old.pieces(node) if node in old else ())
        entries[_id(node)] = _entry(parent, children, pieces)
    removed = tuple([(_id(start), _id(stop)) for start, stop in found.get("removed", old.removed)])
    tree = old.with_entries(entries, removed, typed(found.get("count", old.node_count), int))
    _require_tree(tree, [node for node, entry in entries.items() if entry is not None])
    return tree


def _require_tree(tree: GameTree, edited: Iterable[NodeId]) -> None:
    """Raise ValueError or LookupError unless each child of these nodes is a child of nothing else.

    From the root, where no node is below itself, no walk is then endless.
    """
    if not 0 < tree.node_count <= tree.span.stop - tree.span.root + len(tree.edited) or tree.root not in tree:
        raise ValueError
    for node in edited:
        entry = tree.edited[node]
        is_split = len({*entry.children}) != len(entry.children) or any(
            tree.parent(one) != node for one in entry.children
        )
        if is_split or (entry.parent is None) is not (node == tree.root):
            raise ValueError
        if entry.pieces is None and not tree.span.root <= node < tree.span.stop:
            raise LookupError


def require_path(tree: GameTree, node: Json) -> None:
    """Raise ValueError or LookupError unless a node is in a game, and a path leads there from the root."""
    typed(node, int)
    for _ in range(tree.span.stop - tree.span.root + len(tree.edited)):
        if (above := tree.parent(node)) is None:
            break
        node = above
    if node != tree.root:
        raise ValueError


def _id(node: Json) -> NodeId:
    number = typed(node, int)
    if not 0 <= number <= _LARGEST_ID:
        raise ValueError
    return number


def _entry(parent: Json, children: Json, pieces: tuple[Piece, ...] | None) -> Edited:
    return Edited(None if parent is None else _id(parent), tuple(map(_id, children)), pieces)


def _pieces(found: Json, known: Sequence[Piece]) -> tuple[Piece, ...]:
    pieces = tuple([known[one] if isinstance(one, int) else _piece(*one) for one in found])
    if not pieces or pieces[0].name:
        raise ValueError  # a node begins with its semicolon
    return pieces


def _piece(name: Json, values: Json, text: Json = None, start: Json = -1) -> Piece:
    new = Piece.new(typed(name, str), [typed(value, str) for value in values])
    return new if text is None else new._replace(text=typed(text, str), start=typed(start, int))

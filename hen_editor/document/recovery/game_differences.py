"""The difference of two states of a game as a JSON object, and the state made with it.

A node is its id, its parent, its children, and its text: None as in the source, `SAME` as before, or pieces.
"""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.sgf.edited_nodes import Edited
from hen_editor.core.sgf.tokens import Piece
from hen_editor.document.recovery.lines import Record

Json: TypeAlias = Any

SAME = 0
"""Stands for the text of a node where only its place in the tree changed."""


def in_full(tree: GameTree) -> list[Json]:
    """Return all nodes of a game without a source."""
    return [_found_in_node(node, entry, None, ()) for node, entry in tree.edited.items()]


def entries(nodes: Iterable[Json]) -> dict[NodeId, Edited]:
    """Return the nodes of a game without a source by what `in_full` returned."""
    return {node: Edited(parent, tuple(below), _pieces(text, ()) or ()) for node, parent, below, text in nodes}


def difference(old: GameTree, new: GameTree) -> Record:
    """Return the difference of two states of a game."""
    found = in_nodes(old, new, sorted(new.edited_since(old)))
    return found | beside_nodes(old, new, found.get("gone", ()))


def in_nodes(old: GameTree, new: GameTree, edited: Iterable[NodeId]) -> Record:
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
    """Tell whether a node may have pieces that it had before; new ones have no place in the source."""
    pieces = entry.pieces
    return pieces is not None and (before is not None or any(piece.start >= 0 for piece in pieces))


def beside_nodes(old: GameTree, new: GameTree, gone: Sequence[NodeId]) -> Record:
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
        text = SAME
    elif entry.pieces is not None:
        places = {piece: index for index, piece in enumerate(known)}
        text = [place if (place := places.get(piece)) is not None else _piece_found(piece) for piece in entry.pieces]
    return [node, entry.parent, entry.children, text]


def _piece_found(piece: Piece) -> Json:
    is_usual = piece.start < 0 and piece.text == f"{piece.name}[{']['.join(piece.values)}]"
    return [piece.name, piece.values] if is_usual else [*piece]


def applied(old: GameTree, found: Record) -> GameTree:
    """Return the state of a game that differs so from another."""
    entries: dict[NodeId, Edited | None] = dict.fromkeys(found.get("gone", ()))
    for node, parent, children, text in found.get("nodes", ()):
        before = old.edited.get(node)
        if text == SAME:
            pieces = None if before is None else before.pieces
        else:
            pieces = _pieces(text, old.pieces(node) if text and node in old else ())
        entries[node] = Edited(parent, tuple(children), pieces)
    removed = tuple([(start, stop) for start, stop in found.get("removed", old.removed)])
    return old.with_entries(entries, removed, found.get("count", old.node_count))


def _pieces(found: Json, known: Sequence[Piece]) -> tuple[Piece, ...] | None:
    return None if found is None else tuple([known[one] if isinstance(one, int) else _piece(*one) for one in found])


def _piece(name: str, values: Sequence[str], text: str | None = None, start: int = -1) -> Piece:
    return Piece(name, tuple(values), f"{name}[{']['.join(values)}]" if text is None else text, start)

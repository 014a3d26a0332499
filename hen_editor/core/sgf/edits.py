"""Edits of nodes: their text, of which only edited properties change, inserted branches, and the log of edits."""

from collections.abc import Container, Iterable, Mapping, Sequence
from functools import reduce
from typing import NamedTuple

from hen_editor.core.board import BoardSize
from hen_editor.core.sgf.node import NodeId
from hen_editor.core.sgf.properties import property_type, writing_order
from hen_editor.core.sgf.tokens import SEMICOLON, WHITESPACE, Piece, escaped, is_unclosed
from hen_editor.core.sgf.values import write


class BranchNode(NamedTuple):
    """A node of a branch.

    parent: the index of its parent in the branch, always a smaller one; -1 for the first node.
    pieces: its text, independent of any source.
    """

    parent: int
    pieces: tuple[Piece, ...]


Branch = Sequence[BranchNode]
"""The nodes of a branch in file order, depth first."""


def without_properties(node: BranchNode, names: Container[str]) -> BranchNode:
    """Return a branch node without the named properties."""
    return node._replace(pieces=tuple(piece for piece in node.pieces if piece.name not in names))


def as_new(pieces: Sequence[Piece]) -> tuple[Piece, ...]:
    """Return the properties of a node as the pieces of a new node: repeated ones joined, with the escapes they need."""
    values: dict[str, tuple[str, ...]] = {}
    for piece in pieces:
        if piece.name:
            values[piece.name] = (*values.get(piece.name, ()), *piece.values)
    return SEMICOLON, *[Piece.new(name, map(escaped, raw)) for name, raw in values.items() if raw]


def with_raw_values(pieces: tuple[Piece, ...], name: str, values: tuple[str, ...]) -> tuple[Piece, ...]:
    """Return the pieces of a node with one property set to raw values, or removed if there are none.

    Returns the same tuple if nothing changes. An existing property is replaced at its first occurrence; a new one is
    appended before trailing whitespace. A node without its semicolon gets one.
    """
    standing = [piece for piece in pieces if piece.name == name]
    if len(standing) <= 1 and (standing[0].values if standing else ()) == values:
        return pieces
    changed = [] if pieces[0].text.startswith(";") else [SEMICOLON]
    is_written = not values
    for piece in pieces:
        if piece.name != name:
            changed.append(piece)
            continue
        space = piece.text[len(piece.text.rstrip(WHITESPACE)) :]
        if not is_written:
            changed.append(Piece.new(name, values, space))
            is_written = True
        elif space and piece is pieces[-1] and not _ends_in_space(changed):
            changed.append(Piece("", (), space))
    return tuple(changed) if is_written else tuple(_with_appended(changed, Piece.new(name, values)))


def written(properties: Mapping[str, object], size: BoardSize) -> dict[str, Piece]:
    """Return these typed values as pieces, except those that FF[4] does not write."""
    raw = {name: write(property_type(name), value, size) for name, value in properties.items()}
    return {name: Piece.new(name, values) for name, values in raw.items() if values}


def in_order(pieces: Mapping[str, Piece]) -> tuple[Piece, ...]:
    """Return the pieces of a new node with these properties, in writing order."""
    return SEMICOLON, *[pieces[name] for name in sorted(pieces, key=writing_order)]


def _ends_in_space(pieces: list[Piece]) -> bool:
    return bool(pieces) and pieces[-1].text[-1:].isspace()


def _with_appended(pieces: list[Piece], new: Piece) -> Iterable[Piece]:
    """Append a property to a node, before trailing whitespace."""
    last = pieces[-1]
    text = last.text if is_unclosed(last) else last.text.rstrip(WHITESPACE)
    space = last.text[len(text) :]
    if not space:
        return [*pieces, new]
    after = Piece("", (), space, last.start + len(text) if last.start >= 0 else -1)
    return [*pieces[:-1], last._replace(text=text), new, after]


class Edited(NamedTuple):
    """A node created or changed since the game was loaded; pieces is None if its text is unchanged."""

    parent: NodeId | None
    children: tuple[NodeId, ...]
    pieces: tuple[Piece, ...] | None


class EditLog(NamedTuple):
    """The edits that made a tree: the nodes written by the last edit, the log of earlier edits, the number of edits."""

    nodes: tuple[NodeId, ...]
    earlier: "EditLog | None"
    length: int

    @classmethod
    def after(cls, earlier: "EditLog | None", nodes: tuple[NodeId, ...]) -> "EditLog":
        """Return the log after one more edit."""
        return cls(nodes, earlier, 1 if earlier is None else earlier.length + 1)

    def __reduce__(self) -> tuple[object, ...]:
        """Return all edits in a row: a pickler would go down into the earlier logs until it has no stack left."""
        log: EditLog | None = self
        edits: list[tuple[NodeId, ...]] = []
        while log is not None:
            edits.append(log.nodes)
            log = log.earlier
        return reduce, (EditLog.after, edits[::-1], None)


def edited_between(one: EditLog | None, two: EditLog | None) -> set[NodeId]:
    """Return the nodes that were edited between two states of a game with these logs."""
    nodes: set[NodeId] = set()
    while one is not two:
        if two is None or (one is not None and one.length > two.length):
            assert one is not None
            nodes.update(one.nodes)
            one = one.earlier
        else:
            nodes.update(two.nodes)
            two = two.earlier
    return nodes

"""A branch: a node and all its descendants, to be inserted elsewhere in its game or in another."""

from collections.abc import Container, Sequence
from typing import NamedTuple

from hen_editor.core.sgf.tokens import Piece


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
    """Return the properties of a node as the pieces of a new node, repeated properties joined."""
    values: dict[str, tuple[str, ...]] = {}
    for piece in pieces:
        if piece.name:
            values[piece.name] = (*values.get(piece.name, ()), *piece.values)
    named = [Piece(name, raw, f"{name}[{']['.join(raw)}]") for name, raw in values.items() if raw]
    return (Piece("", (), ";"), *named)

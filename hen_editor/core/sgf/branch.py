"""A branch: a node of a game with all that follows it, to be put into another place or another game."""

from collections.abc import Container, Sequence
from typing import NamedTuple

from hen_editor.core.sgf.tokens import Piece


class Twig(NamedTuple):
    """A node of a branch.

    parent: the place of its parent in the branch, which goes before it; -1 for the first node.
    pieces: its text, which stands in no source.
    """

    parent: int
    pieces: tuple[Piece, ...]


Branch = Sequence[Twig]
"""The nodes of a branch, depth first, as a file has them."""


def without_properties(twig: Twig, names: Container[str]) -> Twig:
    """Return a node of a branch without some of its properties."""
    return twig._replace(pieces=tuple(piece for piece in twig.pieces if piece.name not in names))


def as_new(pieces: Sequence[Piece]) -> tuple[Piece, ...]:
    """Return the properties of a node, each once, as the pieces of a new one."""
    values: dict[str, tuple[str, ...]] = {}
    for piece in pieces:
        if piece.name:
            values[piece.name] = (*values.get(piece.name, ()), *piece.values)
    named = [Piece(name, raw, f"{name}[{']['.join(raw)}]") for name, raw in values.items() if raw]
    return (Piece("", (), ";"), *named)

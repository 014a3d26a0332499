"""The texts of properties and nodes after a transform: what does not change keeps its spelling."""

from collections.abc import Sequence

from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.sgf.edits import Edited
from hen_editor.core.sgf.tokens import WHITESPACE, WORD, Piece, canonical_name, value_spans


def respelled(piece: Piece, name: str, values: Sequence[str | None]) -> Piece | None:
    """Return a property with another name or other raw values, None for each that is left out.

    Returns the piece itself if nothing changes, and None if no value is left. A property with another number of values,
    or one that could be read only by repairs, is written anew.
    """
    kept = tuple([value for value in values if value is not None])
    if name == piece.name and kept == piece.values:
        return piece
    if not kept:
        return None
    plain = f"{piece.name}[{']['.join(piece.values)}]"
    if piece.text.startswith(plain):
        return Piece(name, kept, f"{name}[{']['.join(kept)}]{piece.text[len(plain) :]}")
    text, spans = piece.text, value_spans(piece.text, 0, len(piece.text))
    if len(values) != len(spans) or tuple([text[start:end] for start, end in spans]) != piece.values:
        space = text[len(text.rstrip(WHITESPACE)) :]
        return Piece(name, kept, f"{name}[{']['.join(kept)}]{space}")
    position = len(text) - len(text.lstrip(WORD))
    parts = [text[:position] if name == piece.name else _spelled_name(text[:position], name)]
    for (start, end), value in zip(spans, values, strict=True):
        parts += () if value is None else (text[position:start], value, "]")
        position = end + 1
    return Piece(name, kept, "".join([*parts, text[position:]]))


def entry(tree: GameTree, node: NodeId, pieces: tuple[Piece, ...]) -> Edited | None:
    """Return the entry of a node with these pieces in the map of edits; None if the node is as in its source."""
    parent, children = tree.parent(node), tree.children(node)
    source, span = tree.source, tree.span
    if node not in tree.edited or not span.root <= node < span.stop:
        return Edited(parent, children, pieces)
    if "".join([piece.text for piece in pieces]) != source.text[source.starts[node] : source.ends[node]]:
        return Edited(parent, children, pieces)
    above = None if node == span.root else source.parents[node]
    is_in_place = parent == above and children == source.children(node, span.stop)
    return None if is_in_place else Edited(parent, children, None)


def _spelled_name(spelling: str, name: str) -> str:
    """Return the name of a swapped property in the spelling of the other: `AddWhite` beside `AddBlack`."""
    if spelling.islower():
        return name.lower()
    swapped = spelling.replace("Black", "\0").replace("White", "Black").replace("\0", "White")
    return swapped if canonical_name(swapped) == name else name

"""Edits of one node's text: only the property that is set changes, the rest keeps its spelling."""

from collections.abc import Iterable, Mapping

from hen_editor.core.sgf.tokens import WHITESPACE, Piece, escaped, is_unclosed


def with_raw_values(pieces: tuple[Piece, ...], name: str, values: tuple[str, ...]) -> tuple[Piece, ...]:
    """Return the pieces of a node with one property set to raw values, or removed if there are none.

    Returns the same tuple if nothing changes. An existing property is replaced at its first occurrence; a new one is
    appended before trailing whitespace. A node without its semicolon gets one.
    """
    standing = [piece for piece in pieces if piece.name == name]
    if len(standing) <= 1 and (standing[0].values if standing else ()) == values:
        return pieces
    changed = [] if pieces[0].text.startswith(";") else [Piece("", (), ";")]
    is_written = not values
    for piece in pieces:
        if piece.name != name:
            changed.append(piece)
            continue
        space = piece.text[len(piece.text.rstrip(WHITESPACE)) :]
        if not is_written:
            changed.append(_written(name, values, space))
            is_written = True
        elif space and piece is pieces[-1] and not _ends_in_space(changed):
            changed.append(Piece("", (), space))
    return tuple(changed) if is_written else tuple(_with_appended(changed, _written(name, values, "")))


def written_anew(raw: Mapping[str, tuple[str, ...]]) -> tuple[Piece, ...]:
    """Return the pieces of a node with these properties, and all the escapes that they need."""
    return Piece("", (), ";"), *[_written(name, map(escaped, values), "") for name, values in raw.items()]


def _written(name: str, values: Iterable[str], space: str) -> Piece:
    written = tuple(values)
    return Piece(name, written, f"{name}[{']['.join(written)}]{space}")


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

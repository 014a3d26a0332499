"""Write SGF: unedited parts as the bytes they were read from, new ones in the encoding of their game."""

import codecs
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, pairwise
from typing import NamedTuple

from hen_editor.core.progress import Progress, unreported
from hen_editor.core.sgf.collection import Collection
from hen_editor.core.sgf.encoding.charsets import (
    LEADS,
    RESET_SEQUENCES,
    codecs_named,
    encode,
    replace_undecodable,
)
from hen_editor.core.sgf.encoding.decode import decode
from hen_editor.core.sgf.node import NodeId
from hen_editor.core.sgf.parsing.parser import parse
from hen_editor.core.sgf.source import Segment, Source
from hen_editor.core.sgf.tokens import WHITESPACE, escaped
from hen_editor.core.sgf.tree import GameTree
from hen_editor.core.sgf.writing.layout import Chunk, chunks_of_game, is_as_read


class _Part(NamedTuple):
    """A part of the text of a file, the source it belongs to, and the encoding of new text."""

    chunk: Chunk
    source: Source
    codec: str


def format(collection: Collection) -> bytes:  # one of the four verbs of each notation
    """Return the bytes of the file.

    An unedited file is returned byte for byte; after an edit only the bytes of edited nodes differ, and as much of the
    unread text as would otherwise be misread next to the edit. Raises UnicodeEncodeError (a ValueError) if an encoding
    lacks a character of its game: `collection.unencodable()` tells it before, and what would only be misread; it does
    not if, in a damaged file of several encodings, what was read in one of them has to be written in another.
    """
    source = collection.source
    if collection.games is collection.loaded and not collection.is_converted and source.data is not None:
        return source.data
    return _written(collection)[1]


def saved(collection: Collection) -> bytes:
    r"""Return the bytes of the file as `format` does, but only bytes that are read as these games.

    Games that need it are converted to UTF-8 if their file was only ASCII or now declares UTF-8, unless undecodable
    bytes or lone surrogates would be lost. Raises ValueError if the encoding of the file lacks a character, naming its
    node and its property, or if the file would be read in another encoding than it is written in.

    >>> games = parse(b"(;CA[ISO-8859-1];B[aa]C[\xa3])").value
    >>> saved(games.with_game(0, games.games[0].with_property(1, "N", "黒")))
    Traceback (most recent call last):
    ValueError: N of node 1 of game 0 has “黒”, which the encoding of the file lacks; converted_to_utf8() makes it UTF-8
    >>> saved(games.with_game(0, games.games[0].with_property(0, "CA", "UTF-8")))
    b'(;CA[UTF-8];B[aa]C[\xc2\xa3])'
    """
    lacking = collection.unencodable()
    if not lacking and is_read_as_written(collection):
        return format(collection)
    is_ascii = collection.source.data is None or collection.source.data.isascii()
    if is_ascii or (lacking and all(_is_now_declared_utf8(collection, found.game) for found in lacking)):
        converted = collection.converted_to_utf8()
        if not converted.diagnostics:
            return format(converted.value)
    for game, node, characters in lacking:
        if collection.has_edited_charset(game):
            break
        raw = collection.games[game].node(node).raw
        name = next((name for name in raw if not set(characters).isdisjoint("".join(raw[name]))), "the text")
        shown = characters.encode(errors="backslashreplace").decode()  # lone surrogates cannot be printed
        raise ValueError(
            f"{name} of node {node} of game {game} has “{shown}”, which the encoding of the file lacks; "
            "converted_to_utf8() makes it UTF-8"
        )
    raise ValueError("the file would be read in another encoding; converted_to_utf8() makes it UTF-8")


def _is_now_declared_utf8(collection: Collection, game: int) -> bool:
    """Return whether an edit declared UTF-8 as the encoding of a game of the file."""
    root = collection.games[game].node(collection.games[game].root)
    return collection.has_edited_charset(game) and codecs_named(root.raw.get("CA", ("",))[0]) == ("utf-8",)


def is_read_as_written(collection: Collection) -> bool:
    """Return whether the file, when read again, has the text it has now.

    It does not if an edit changed the declared encoding, or the text from which the encoding was guessed, or if
    something was edited in an encoding chosen by hand, or if `format` raises UnicodeEncodeError.
    """
    if collection.games is collection.loaded and not collection.is_converted and collection.source.data is not None:
        return True
    try:
        text, data = _written(collection)
    except UnicodeEncodeError:
        return False
    decoded = decode(data)
    may_hold_escapes = any(segment.codec in LEADS for segment in decoded.segments)
    return text == (parse(data).value.text if may_hold_escapes else decoded.text)


def _written(collection: Collection) -> tuple[str, bytes]:
    """Return the text of the file and its bytes, in the first form that reads back as these games."""
    is_damaged = any(source.is_damaged for source in {tree.source for tree in collection.games} | {collection.source})
    forms = (_in_bytes(collection, parts) for parts in _forms(collection))
    good = (form for form in islice(forms, 2) if not is_damaged or _is_read_back(collection, form[1]))
    return next(good, None) or next(forms)


def _is_read_back(collection: Collection, data: bytes) -> bool:
    return is_same_content(collection, parse(data).value)


def _forms(collection: Collection) -> Iterator[list[_Part]]:
    """Yield the text of the file in parts: as it is, without brackets outside values, and with all games written anew.

    An edit of a damaged file may make such brackets a value, and unreadable words a property.
    """
    stretches = [*_stretches(collection, collection.games)]
    yield stretches
    yield [*_without_loose_brackets(stretches)]
    yield [*_without_loose_brackets(_stretches(collection, [tree.unsourced() for tree in collection.games]))]


def _in_bytes(collection: Collection, parts: list[_Part]) -> tuple[str, bytes]:
    """Return the text of some parts, and its bytes.

    Converted to UTF-8, it gets a byte order mark if it would not be recognised: `4CA[GB2312]` seems to name another
    encoding.
    """
    text = _text_of(collection, parts)
    if collection.source.data is not None and not collection.is_converted:
        return text, _encoded(collection, parts, collection.source.data)
    data = encode(text, "utf-8")
    if not collection.is_converted or decode(data).text == text:
        return text, data
    return "\ufeff" + text, codecs.BOM_UTF8 + data


def _encoded(collection: Collection, parts: list[_Part], data: bytes) -> bytes:
    """Return the bytes of some parts; data: those of the source."""
    source = collection.source
    spans = [(chunk.start, chunk.end) for chunk, origin, _ in parts if origin is source and chunk.start >= 0]
    end = len(source.text)
    byte_offsets = offsets_in_bytes(source, {end, *(offset for span in spans for offset in span)})
    out: list[bytes] = []
    reset_sequence, is_end = b"", False
    for chunk, origin, codec in parts:
        if origin is source and chunk.start >= 0:
            written = data[byte_offsets[chunk.start] : byte_offsets[chunk.end]]
        else:
            written = encode(_text(chunk, origin), codec)
        if written:
            out += reset_sequence, written
            is_end = origin is source and chunk.end == end
            reset_sequence = _reset_sequence(source, chunk, written) if is_end else b""
    if is_end or source.codec_at(end) not in RESET_SEQUENCES:
        out.append(data[byte_offsets[end] :])  # a truncated character at the end of the file
    return b"".join(out)


def _without_loose_brackets(stretches: Iterable[_Part]) -> Iterator[_Part]:
    """Replace square brackets outside values by spaces in parts of sources."""
    known: dict[Source, list[int]] = {}
    for stretch in stretches:
        chunk, source = stretch.chunk, stretch.source
        brackets = known.get(source)
        if brackets is None:
            brackets = known[source] = source.brackets_outside_values()
        start = chunk.start
        for bracket in brackets[bisect_left(brackets, chunk.start) : bisect_left(brackets, chunk.end)]:
            yield stretch._replace(chunk=Chunk("", start, bracket))
            yield stretch._replace(chunk=Chunk(" "))
            start = bracket + 1
        yield stretch._replace(chunk=chunk._replace(start=start))


def _text_of(collection: Collection, parts: Iterable[_Part]) -> str:
    text = "".join([_text(chunk, origin) for chunk, origin, _ in parts])
    return replace_undecodable(text).removeprefix("\ufeff") if collection.is_converted else text


def _text(chunk: Chunk, origin: Source) -> str:
    return chunk.text or origin.text[max(chunk.start, 0) : max(chunk.end, 0)]


def _reset_sequence(source: Source, ending: Chunk, written: bytes) -> bytes:
    """Return the escape sequence that returns to ASCII after the end of a truncated source."""
    reset_sequence = RESET_SEQUENCES.get(source.codec_at(ending.end), b"")
    last = source.text[ending.start : ending.end].rstrip(WHITESPACE)[-1:]  # a line break may be in any alphabet
    return b"" if last.isascii() or written.rstrip().endswith(reset_sequence) else reset_sequence


def _stretches(collection: Collection, games: Sequence[GameTree]) -> Iterator[_Part]:
    """Yield the text of the file in parts, with these games in place of its own.

    Only what was read from this very file may stay open at its end: other games can be followed by more.
    """
    source, encoding, last = collection.source, collection.encoding, len(collection.games) - 1
    line_end = source.line_end or "\n"
    start = end = 0  # of the unedited games of the source, with what precedes them
    for index, (tree, before) in enumerate(zip(games, collection.before, strict=True)):
        is_moved = before is None or before[1] != tree.span.start or tree.source is not source
        is_last = index == last and tree.source is source
        if before and not is_moved and is_as_read(tree, is_last=is_last):
            if before[0] != end:
                yield _Part(Chunk("", start, end), source, encoding)
                start = before[0]
            end = tree.span.end
            continue
        yield _Part(Chunk("", start, end), source, encoding)
        start = end
        codec = collection.codec_of(index)
        yield _Part(Chunk("", *before) if before else Chunk(line_end if index else ""), source, codec)
        for chunk in chunks_of_game(tree, is_last=is_last, is_moved=is_moved):
            yield _Part(chunk._replace(text=line_end) if chunk.text == "\n" else chunk, tree.source, codec)
    yield _Part(Chunk("", start, end), source, encoding)
    yield _Part(Chunk("", *collection.after), source, encoding)
    if not source.text:
        yield _Part(Chunk("\n"), source, encoding)


def offsets_in_bytes(source: Source, offsets: Iterable[int]) -> dict[int, int]:
    """Return where the characters at these text offsets begin in the source's bytes."""
    byte_offsets: dict[int, int] = {}
    wanted = iter(sorted(offsets))
    offset = next(wanted, None)
    for segment in source.segments:
        inside: list[int] = []
        while offset is not None and offset <= segment.end:
            inside.append(offset)
            offset = next(wanted, None)
        byte_offsets |= _byte_offsets_in_segment(source, segment, inside)
    return byte_offsets


def _byte_offsets_in_segment(source: Source, segment: Segment, offsets: list[int]) -> Iterable[tuple[int, int]]:
    length = segment.last_byte - segment.first_byte
    if not offsets or (segment.end - segment.start == length and not segment.codec.startswith("utf-16")):
        return [(offset, segment.first_byte + offset - segment.start) for offset in offsets]
    bounds = [segment.start, *offsets, segment.end]
    try:
        encoded = [encode(source.text[a:b], segment.codec) for a, b in pairwise(bounds)]
    except UnicodeEncodeError:
        encoded = []
    if segment.codec in RESET_SEQUENCES and b"".join(encoded) != _bytes_of(source, segment):
        return _byte_offsets_by_decoding(source, segment, offsets)
    widths = [len(piece) for piece in encoded]
    if sum(widths) != length - (length % 2 if segment.codec.startswith("utf-16") else 0):
        return _byte_offsets_by_decoding(source, segment, offsets)
    byte_offsets: list[tuple[int, int]] = []
    byte_offset = segment.first_byte
    for offset, width in zip(offsets, widths, strict=False):
        byte_offset += width
        byte_offsets.append((offset, byte_offset))
    return byte_offsets


def _bytes_of(source: Source, segment: Segment) -> bytes:
    return (source.data or b"")[segment.first_byte : segment.last_byte]


def _byte_offsets_by_decoding(source: Source, segment: Segment, offsets: list[int]) -> Iterable[tuple[int, int]]:
    """Find the offsets byte by byte, for encodings that have several spellings of one text."""
    data = _bytes_of(source, segment)
    reset_sequence = RESET_SEQUENCES.get(segment.codec)
    decoder = codecs.getincrementaldecoder(segment.codec)("surrogateescape")
    reached = [0]
    for byte_offset in range(len(data)):
        new = len(decoder.decode(data[byte_offset : byte_offset + 1]))
        reached.extend([segment.first_byte + byte_offset + 1] * new)
        if reset_sequence and not new and data.endswith(reset_sequence, 0, byte_offset + 1):
            reached[-1] = segment.first_byte + byte_offset + 1
    reached[0] = segment.first_byte
    reached.extend([segment.last_byte] * (segment.end - segment.start + 1 - len(reached)))
    return [(offset, reached[offset - segment.start]) for offset in offsets]


# Comparing games with those that were read, node by node.

_LINES_AT_ONCE = 256
"""How many lines of nodes are compared at a time."""

_MAX_NODES_OF_LINE = 256
"""The most nodes of a line."""


def is_same_content(collection: Collection, read: Collection, progress: Progress = unreported) -> bool:
    """Return whether unedited games have all nodes and properties of these games, and no others."""
    if len(collection.games) != len(read.games):
        return False
    done, total = 0, sum(map(len, collection.games))
    for tree, there in zip(collection.games, read.games, strict=True):
        if len(tree) != len(there):
            return False
        for count, nodes in enumerate(_compared(tree, there)):
            if not nodes:
                return False
            done += nodes
            if count % _LINES_AT_ONCE == 0:
                progress(done / total)
    return True


def _compared(tree: GameTree, there: GameTree) -> Iterator[int]:
    """Yield the number of nodes of each line, in file order, or 0 if `there` lacks them or they have other children.

    A line is a run of unedited nodes, each the only child of the one before. Properties are read only where the texts
    differ, or the same text may have other properties because it is damaged.
    """
    is_damaged = any(source.damaged or source.unclosed for source in (tree.source, there.source))
    node_there = there.root
    stack = [tree.root]
    while stack:
        first = stack.pop()
        last = first if is_damaged else _end_of_line(tree, first)
        last_there = node_there + last - first
        children = tree.children(last)
        is_there = (
            last_there < there.span.stop
            and len(children) == len(there.children(last_there))
            and (
                (not is_damaged and _text_of_line(tree, first, last) == _text_of_line(there, node_there, last_there))
                or _have_same_properties(tree, range(first, last + 1), there, range(node_there, last_there + 1))
            )
        )
        yield last + 1 - first if is_there else 0
        stack.extend(reversed(children))
        node_there = last_there + 1


def _end_of_line(tree: GameTree, first: NodeId) -> NodeId:
    """Return the last node of a line: up to there, no text in the source separates the nodes."""
    source, edited = tree.source, tree.edited
    if not tree.span.root <= first < tree.span.stop or first in edited:
        return first
    starts, ends = source.starts, source.ends
    last, limit = first, min(first + _MAX_NODES_OF_LINE, tree.span.stop) - 1
    while last < limit and ends[last] == starts[last + 1] and not (edited and last + 1 in edited):
        last += 1
    return last


def _text_of_line(tree: GameTree, first: NodeId, last: NodeId) -> str:
    edited = tree.edited.get(first) if tree.edited else None
    if edited is not None and edited.pieces is not None:
        return "".join([piece.text for piece in edited.pieces])
    source = tree.source
    return source.text[source.starts[first] : source.ends[last]]


def _have_same_properties(tree: GameTree, nodes: range, there: GameTree, nodes_there: range) -> bool:
    """Return whether the nodes of a line have the same properties there, and all but the last have one child."""
    return all(
        _mean_the_same(tree.node(node).raw, there.node(other).raw)
        and (node == nodes[-1] or len(there.children(other)) == 1)
        for node, other in zip(nodes, nodes_there, strict=True)
    )


def _mean_the_same(raw: Mapping[str, tuple[str, ...]], there: Mapping[str, tuple[str, ...]]) -> bool:
    """Return whether raw properties are the same, but for escapes that some bytes around them make unnecessary."""
    return raw == there or _escaped(raw) == _escaped(there)


def _escaped(raw: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    return {name: tuple(map(escaped, values)) for name, values in raw.items()}

"""Writing SGF: what nobody edited as the bytes it was read from, what is new in the encoding of its game."""

import codecs
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice, pairwise
from operator import eq
from typing import NamedTuple

from hen_editor.core.sgf.collection import Collection
from hen_editor.core.sgf.encoding.charsets import LEADS, WAYS_BACK, encode, whole_text
from hen_editor.core.sgf.encoding.decode import decoding
from hen_editor.core.sgf.layout import Chunk, chunks_of_game, is_as_read
from hen_editor.core.sgf.parser import parse
from hen_editor.core.sgf.source import Segment, Source
from hen_editor.core.sgf.tokens import WHITESPACE
from hen_editor.core.sgf.tree import GameTree
from hen_editor.core.slices import finished


class _Part(NamedTuple):
    """A stretch of the text of a file, the source it belongs to, and the encoding of new text."""

    chunk: Chunk
    source: Source
    codec: str


def format(collection: Collection) -> bytes:  # one of the four verbs of each notation
    """Return the bytes of the file.

    A file that nobody edited comes back byte for byte; after an edit only the bytes of edited nodes differ, and of
    text that could not be read as much as would be read as something else beside the edit. Raises
    UnicodeEncodeError (a ValueError) when `collection.unencodable()` was not asked first and there is something.
    """
    source = collection.source
    if collection.games is collection.loaded and not collection.is_converted and source.data is not None:
        return source.data
    return _written(collection)[1]


def is_read_as_written(collection: Collection) -> bool:
    """Tell whether the file is as it was read, or has the text that it has now when it is read again.

    It has another where an edit changed what the file says of its encoding, or what that was guessed from, and where
    something was edited in an encoding that was asked for. Raises UnicodeEncodeError as `format` does.
    """
    if collection.games is collection.loaded and not collection.is_converted and collection.source.data is not None:
        return True
    text, data = _written(collection)
    decoded = finished(decoding(data))
    may_hold_escapes = any(segment.codec in LEADS for segment in decoded.segments)
    return text == (parse(data).value.text if may_hold_escapes else decoded.text)


def _written(collection: Collection) -> tuple[str, bytes]:
    """Return the text of the file and its bytes, in the first of their forms that is read again as these games."""
    is_damaged = any(source.is_damaged for source in {tree.source for tree in collection.games} | {collection.source})
    forms = ((_text_of(collection, parts), _encoded(collection, parts)) for parts in _forms(collection))
    good = (form for form in islice(forms, 2) if not is_damaged or _are_alike(collection, parse(form[1]).value))
    return next(good, None) or next(forms)


def _forms(collection: Collection) -> Iterator[list[_Part]]:
    """Give the text of the file in stretches: as it stands, without brackets that are in no value, without unread text.

    An edit of a damaged file may give such brackets a value, and words that nobody could read a meaning.
    """
    stretches = [*_stretches(collection, collection.games)]
    yield stretches
    yield [*_without_loose_brackets(stretches)]
    yield [*_without_loose_brackets(_stretches(collection, [tree.unsourced() for tree in collection.games]))]


def _encoded(collection: Collection, parts: list[_Part]) -> bytes:
    source = collection.source
    if collection.is_converted or source.data is None:
        return encode(_text_of(collection, parts), "utf-8")
    spans = [(chunk.start, chunk.end) for chunk, origin, _ in parts if origin is source and chunk.start >= 0]
    end = len(source.text)
    places = _byte_places(source, {end, *(offset for span in spans for offset in span)})
    out: list[bytes] = []
    way_back, is_end = b"", False
    for chunk, origin, codec in parts:
        if origin is source and chunk.start >= 0:
            written = source.data[places[chunk.start] : places[chunk.end]]
        else:
            written = encode(_text(chunk, origin), codec)
        if written:
            out += way_back, written
            is_end = origin is source and chunk.end == end
            way_back = _way_back(source, chunk, written) if is_end else b""
    if is_end or source.codec_at(end) not in WAYS_BACK:
        out.append(source.data[places[end] :])  # half a character that the file was cut off in
    return b"".join(out)


def _are_alike(one: Collection, other: Collection) -> bool:
    """Tell whether two collections have the same games, in their trees and their properties."""
    return len(one.games) == len(other.games) and all(
        len(tree) == len(there) and all(map(eq, _nodes(tree), _nodes(there)))
        for tree, there in zip(one.games, other.games, strict=True)
    )


def _nodes(tree: GameTree) -> Iterator[tuple[Mapping[str, tuple[str, ...]], int]]:
    """Go through the properties of all nodes and the numbers of their children."""
    return ((tree.node(node).raw, len(tree.children(node))) for node in tree.walk())


def _without_loose_brackets(stretches: Iterable[_Part]) -> Iterator[_Part]:
    """Cut stretches of sources where square brackets stand outside of values, and put spaces there."""
    known: dict[Source, list[int]] = {}
    for stretch in stretches:
        chunk, source = stretch.chunk, stretch.source
        places = known.get(source)
        if places is None:
            places = known[source] = source.brackets_outside_values()
        start = chunk.start
        for place in places[bisect_left(places, chunk.start) : bisect_left(places, chunk.end)]:
            yield stretch._replace(chunk=Chunk("", start, place))
            yield stretch._replace(chunk=Chunk(" "))
            start = place + 1
        yield stretch._replace(chunk=chunk._replace(start=start))


def _text_of(collection: Collection, parts: Iterable[_Part]) -> str:
    text = "".join([_text(chunk, origin) for chunk, origin, _ in parts])
    return whole_text(text).removeprefix("\ufeff") if collection.is_converted else text


def _text(chunk: Chunk, origin: Source) -> str:
    return chunk.text or origin.text[max(chunk.start, 0) : max(chunk.end, 0)]


def _way_back(source: Source, ending: Chunk, written: bytes) -> bytes:
    """Return what leads back to ASCII after the end of a source that was cut off in another alphabet."""
    way_back = WAYS_BACK.get(source.codec_at(ending.end), b"")
    last = source.text[ending.start : ending.end].rstrip(WHITESPACE)[-1:]  # a line break may stand in each alphabet
    return b"" if last.isascii() or written.rstrip().endswith(way_back) else way_back


def _stretches(collection: Collection, games: Sequence[GameTree]) -> Iterator[_Part]:
    """Give the text of the file in stretches, with these games for its own."""
    source, encoding, last = collection.source, collection.encoding, len(collection.games) - 1
    start = end = 0  # of the games of the source, with what precedes them, that nothing was done to
    for index, (tree, before) in enumerate(zip(games, collection.before, strict=True)):
        is_moved = before is None or before[1] != tree.span.start or tree.source is not source
        if before and not is_moved and is_as_read(tree, is_last=index == last):
            if before[0] != end:
                yield _Part(Chunk("", start, end), source, encoding)
                start = before[0]
            end = tree.span.end
            continue
        yield _Part(Chunk("", start, end), source, encoding)
        start = end
        codec = collection.codec_of(index)
        yield _Part(Chunk("", *before) if before else Chunk("\n" if index else ""), source, codec)
        for chunk in chunks_of_game(tree, is_last=index == last, is_moved=is_moved):
            yield _Part(chunk, tree.source, codec)
    yield _Part(Chunk("", start, end), source, encoding)
    yield _Part(Chunk("", *collection.after), source, encoding)
    if not source.text:
        yield _Part(Chunk("\n"), source, encoding)


def _byte_places(source: Source, offsets: Iterable[int]) -> dict[int, int]:
    """Return where in the source's bytes the characters at these offsets of its text begin."""
    places: dict[int, int] = {}
    wanted = iter(sorted(offsets))
    offset = next(wanted, None)
    for segment in source.segments:
        inside: list[int] = []
        while offset is not None and offset <= segment.end:
            inside.append(offset)
            offset = next(wanted, None)
        places |= _places_in_segment(source, segment, inside)
    return places


def _places_in_segment(source: Source, segment: Segment, offsets: list[int]) -> Iterable[tuple[int, int]]:
    length = segment.last_byte - segment.first_byte
    if not offsets or (segment.end - segment.start == length and not segment.codec.startswith("utf-16")):
        return [(offset, segment.first_byte + offset - segment.start) for offset in offsets]
    bounds = [segment.start, *offsets, segment.end]
    try:
        encoded = [encode(source.text[a:b], segment.codec) for a, b in pairwise(bounds)]
    except UnicodeEncodeError:
        encoded = []
    if segment.codec in WAYS_BACK and b"".join(encoded) != _bytes_of(source, segment):
        return _places_by_decoding(source, segment, offsets)
    widths = [len(piece) for piece in encoded]
    if sum(widths) != length - (length % 2 if segment.codec.startswith("utf-16") else 0):
        return _places_by_decoding(source, segment, offsets)
    places: list[tuple[int, int]] = []
    place = segment.first_byte
    for offset, width in zip(offsets, widths, strict=False):
        place += width
        places.append((offset, place))
    return places


def _bytes_of(source: Source, segment: Segment) -> bytes:
    return (source.data or b"")[segment.first_byte : segment.last_byte]


def _places_by_decoding(source: Source, segment: Segment, offsets: list[int]) -> Iterable[tuple[int, int]]:
    """Find the places byte by byte, for encodings that write one text in more than one way."""
    data = _bytes_of(source, segment)
    way_back = WAYS_BACK.get(segment.codec)
    decoder = codecs.getincrementaldecoder(segment.codec)("surrogateescape")
    reached = [0]
    for place in range(len(data)):
        new = len(decoder.decode(data[place : place + 1]))
        reached.extend([segment.first_byte + place + 1] * new)
        if way_back and not new and data.endswith(way_back, 0, place + 1):
            reached[-1] = segment.first_byte + place + 1
    reached[0] = segment.first_byte
    reached.extend([segment.last_byte] * (segment.end - segment.start + 1 - len(reached)))
    return [(offset, reached[offset - segment.start]) for offset in offsets]

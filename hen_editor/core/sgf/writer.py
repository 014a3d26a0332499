"""Writing SGF: what nobody edited as the bytes it was read from, what is new in the encoding of its game."""

import codecs
from collections.abc import Iterable, Iterator
from itertools import pairwise

from hen_editor.core.sgf.charsets import LEADS, WAYS_BACK, encode, whole_text
from hen_editor.core.sgf.collection import Collection
from hen_editor.core.sgf.encoding import decoding
from hen_editor.core.sgf.layout import Chunk, chunks_of_game, is_as_read
from hen_editor.core.sgf.parser import parse
from hen_editor.core.sgf.source import Segment, Source
from hen_editor.core.sgf.tokens import WHITESPACE
from hen_editor.core.slices import finished


def format(collection: Collection) -> bytes:  # one of the four verbs of each notation
    """Return the bytes of the file.

    A file that nobody edited comes back byte for byte; after an edit only the bytes of edited nodes differ. Raises
    UnicodeEncodeError (a ValueError) when `collection.unencodable()` was not asked first and there is something.
    """
    source = collection.source
    if collection.games is collection.loaded and not collection.is_converted and source.data is not None:
        return source.data
    parts = list(_parts(collection))
    if collection.is_converted or source.data is None:
        whole = "".join([_text(chunk, origin) for chunk, origin, _ in parts])
        return encode(whole_text(whole).removeprefix("\ufeff") if collection.is_converted else whole, "utf-8")
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


def is_read_as_written(collection: Collection) -> bool:
    """Tell whether the file, when it is read again, has the text that it has now.

    It has another where an edit changed what the file says of its encoding, or what that was guessed from. Raises
    UnicodeEncodeError as `format` does.
    """
    is_as_read = collection.games is collection.loaded and collection.source.data is not None
    if is_as_read or collection.is_converted:
        return True
    data = format(collection)
    decoded = finished(decoding(data))
    may_hold_escapes = any(segment.codec in LEADS for segment in decoded.segments)
    again = parse(data).value.text if may_hold_escapes else decoded.text
    return again == "".join([_text(chunk, origin) for chunk, origin, _ in _parts(collection)])


def _text(chunk: Chunk, origin: Source) -> str:
    return chunk.text or origin.text[max(chunk.start, 0) : max(chunk.end, 0)]


def _way_back(source: Source, ending: Chunk, written: bytes) -> bytes:
    """Return what leads back to ASCII after the end of a source that was cut off in another alphabet."""
    way_back = WAYS_BACK.get(source.codec_at(ending.end), b"")
    last = source.text[ending.start : ending.end].rstrip(WHITESPACE)[-1:]  # a line break may stand in each alphabet
    return b"" if last.isascii() or written.rstrip().endswith(way_back) else way_back


def _parts(collection: Collection) -> Iterator[tuple[Chunk, Source, str]]:
    """Give the text of the file in stretches, each with the source it belongs to and the encoding of new text."""
    source, encoding, last = collection.source, collection.encoding, len(collection.games) - 1
    start = end = 0  # of the games of the source, with what precedes them, that nothing was done to
    for index, (tree, before) in enumerate(zip(collection.games, collection.before, strict=True)):
        is_moved = before is None or before[1] != tree.span.start or tree.source is not source
        if before and not is_moved and is_as_read(tree, is_last=index == last):
            if before[0] != end:
                yield Chunk("", start, end), source, encoding
                start = before[0]
            end = tree.span.end
            continue
        yield Chunk("", start, end), source, encoding
        start = end
        codec = collection.codec_of(index)
        yield Chunk("", *before) if before else Chunk("\n" if index else ""), source, codec
        for chunk in chunks_of_game(tree, is_last=index == last, is_moved=is_moved):
            yield chunk, tree.source, codec
    yield Chunk("", start, end), source, encoding
    yield Chunk("", *collection.after), source, encoding
    if not source.text:
        yield Chunk("\n"), source, encoding


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

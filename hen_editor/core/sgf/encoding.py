"""From the bytes of a file to text: which encoding it is in, game by game, and how sure that is."""

import codecs
import re
from dataclasses import dataclass

from hen_editor.core.diagnostics import Diagnostic, DiagnosticKind, Span
from hen_editor.core.sgf import codes
from hen_editor.core.sgf.charsets import codecs_named, first_surrogate, title, whole_text
from hen_editor.core.sgf.profiles import is_nearly_utf8, surest
from hen_editor.core.sgf.source import Segment

MOST_SAMPLED = 64 * 1024
"""How many bytes of text the guess of an encoding looks at."""

_BYTE_ORDER_MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
_WIDE_STARTS = ((b"(\0", "utf-16-le"), (b";\0", "utf-16-le"), (b"\0(", "utf-16-be"), (b"\0;", "utf-16-be"))

# A pattern that begins with a letter is searched for ten times as fast as one that begins with a condition.
_CHARSET = re.compile(rb"C(?<![A-Za-z]C)[a-z]{0,9}A[a-z]{0,9}\s{0,9}\[([^\]]{0,60})\]")
_CHARSET_IN_TEXT = re.compile(_CHARSET.pattern.decode("ascii"))
_FOREIGN_VALUE = re.compile(rb"\[([^][\x80-\xff]*+[\x80-\xff][^\]]*+)")
_ESCAPED_BYTE = rb"([%s])\\([\\\]])|[%s][\x30-\x39][%s][\x30-\x39]|[%s][\x40-\xfe]"
_BYTE_ESCAPES = {
    codec: re.compile(_ESCAPED_BYTE.replace(b"%s", leads))
    for codec, leads in {
        "cp932": rb"\x81-\x9f\xe0-\xfc",
        "shift_jisx0213": rb"\x81-\x9f\xe0-\xfc",
        "gb18030": rb"\x81-\xfe",
        "cp950": rb"\x81-\xfe",
        "big5hkscs": rb"\x81-\xfe",
    }.items()
}


@dataclass(frozen=True, slots=True)
class Decoded:
    """The text of a file, and in which encoding each stretch of it is."""

    text: str
    data: bytes | None = None
    segments: tuple[Segment, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()


def decode(data: bytes | str) -> Decoded:
    """Return the text of a file: by its byte order mark, by what its games say, as ASCII, as UTF-8, or by a guess.

    A text that came as str has no encoding; what it says of one is ignored.
    """
    return _from_text(data) if isinstance(data, str) else _from_bytes(data)


def with_byte_escapes(decoded: Decoded) -> Decoded | None:
    """Return the text as an old program meant it that knew bytes only; None where it would be the same.

    Such a program put a backslash before the second byte of a character where that byte is the one of a backslash or
    of a bracket. The backslash is moved in front of the character, where it changes nothing.
    """
    data, texts = decoded.data or b"", list[str]()
    for segment in decoded.segments:
        part = data[segment.first_byte : segment.last_byte]
        pattern = _BYTE_ESCAPES.get(segment.codec)
        moved = pattern.sub(_with_escape_in_front, part) if pattern else part
        texts.append(_decode(moved, segment.codec))
    text = "".join(texts)
    if text == decoded.text or len(text) != len(decoded.text):
        return None
    told = codes.BYTE_ESCAPES.at(encoding=title(decoded.segments[0].codec))
    return Decoded(text, decoded.data, decoded.segments, (*decoded.diagnostics, told))


def _with_escape_in_front(found: re.Match[bytes]) -> bytes:
    return b"\\" + found[1] + found[2] if found[1] else found[0]


def _from_text(text: str) -> Decoded:
    whole = whole_text(text)
    problems = () if whole == text else (codes.BROKEN_TEXT.at(),)
    return Decoded(whole, None, (Segment(0, len(whole), 0, 0, "utf-8"),), problems)


def _from_bytes(data: bytes) -> Decoded:
    wide = _codec_of_start(data)
    parts = [(0, len(data), b"")] if wide else _parts_by_charset(data)
    segments: list[Segment] = []
    texts: list[str] = []
    problems: list[Diagnostic] = []
    position = 0
    for start, end, said in parts:
        part = data[start:end]
        codec, kind = (wide, None) if wide else _choose(part, said, data)
        text = _decode(part, codec)
        if kind:
            place = _CHARSET_IN_TEXT.search(text)
            span = Span(position + place.start(), position + place.end()) if place else None
            problems.append(kind.at(span, said=said.decode("ascii", "replace"), encoding=title(codec)))
        if not _fits(part, codec) and (undecodable := first_surrogate(text)) is not None:
            here = position + undecodable
            problems.append(codes.UNDECODABLE.at(Span(here, here + 1), encoding=title(codec)))
        segments.append(Segment(position, position + len(text), start, end, codec))
        texts.append(text)
        position += len(text)
    if len(segments) > 1:
        problems.append(codes.MIXED_CHARSETS.at())
    return Decoded("".join(texts), data, tuple(segments), tuple(problems))


def _codec_of_start(data: bytes) -> str | None:
    """Return the encoding that the first bytes give away: by a byte order mark, or by two bytes a character."""
    head = data.lstrip(b" \t\r\n")[:2]
    marked = (codec for mark, codec in _BYTE_ORDER_MARKS if data.startswith(mark))
    return next(marked, None) or next((codec for start, codec in _WIDE_STARTS if head == start), None)


def _decode(part: bytes, codec: str) -> str:
    """Return the text of some bytes; an odd last byte of UTF-16 is left out."""
    if codec.startswith("utf-16"):
        return part[: len(part) // 2 * 2].decode(codec, "surrogatepass")
    return part.decode(codec, "surrogateescape")


def _choose(part: bytes, said: bytes, data: bytes) -> tuple[str, DiagnosticKind | None]:
    """Choose the codec of a stretch of bytes: what it says when that fits, ASCII, UTF-8, then a guess."""
    named = codecs_named(said.decode("latin-1"))
    for codec in named:
        if _fits(part, codec):
            return codec, None
    if part.isascii():
        return "ascii", codes.UNKNOWN_CHARSET if said and not named else None
    found = "utf-8" if _fits(part, "utf-8") else _guess(_sample(data)) or "cp1252"
    if named:
        return found, codes.WRONG_CHARSET if found not in named else None
    return found, codes.UNKNOWN_CHARSET if said else codes.GUESSED_CHARSET


def _guess(sample: bytes) -> str | None:
    if is_nearly_utf8(sample):
        return "utf-8"
    if codec := surest(sample):
        return codec
    # Imported here, where it is seldom needed: it would add some 25 ms to every start of the program.
    from hen_editor.core.sgf.detection import guess

    return guess(sample)


def _fits(part: bytes, codec: str) -> bool:
    try:
        part.decode(codec)
    except UnicodeDecodeError:
        return False
    return True


def _sample(data: bytes) -> bytes:
    sample = bytearray()
    for found in _FOREIGN_VALUE.finditer(data):
        sample += found[1] + b"\n"
        if len(sample) >= MOST_SAMPLED:
            break
    return bytes(sample[:MOST_SAMPLED]) or data[:MOST_SAMPLED]


def _parts_by_charset(data: bytes) -> list[tuple[int, int, bytes]]:
    """Cut the data where its games name different encodings; return start, end and name of each part."""
    found = [(match.start(), match[1]) for match in _CHARSET.finditer(data)]
    names = {codecs_named(name.decode("latin-1")) or name for _, name in found}
    if len(names) <= 1:
        return [(0, len(data), found[0][1] if found else b"")]
    parts: list[tuple[int, int, bytes]] = []
    start, (place, said) = 0, found[0]
    for next_place, name in found[1:]:
        cut = data.rfind(b"(;", place, next_place)
        if cut >= 0 and codecs_named(name.decode("latin-1")) != codecs_named(said.decode("latin-1")):
            parts.append((start, cut, said))
            start, said = cut, name
        place = next_place
    return [*parts, (start, len(data), said)]

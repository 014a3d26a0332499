"""Files from old programs that escaped the second byte of multibyte characters."""

import re
from collections.abc import Generator, Iterator
from dataclasses import replace

from hen_editor.core.sgf import codes
from hen_editor.core.sgf.encoding.charsets import LEADS, title
from hen_editor.core.sgf.encoding.decode import Decoded

SLICE = 32 * 1024
"""How many bytes are processed at a time, rounded up to the end of a line."""

_ESCAPED_BYTE = rb"([%s])\\([\\\]])|[%s][\x30-\x39][%s][\x30-\x39]|[%s][\x40-\xfe]"
_PATTERNS = {codec: re.compile(_ESCAPED_BYTE.replace(b"%s", leads)) for codec, leads in LEADS.items()}


def without_byte_escapes(decoded: Decoded) -> Generator[float, None, Decoded | None]:
    """Return the text as meant by an old program that worked on single bytes; None if it is the same.

    Such a program put a backslash before the second byte of a character if that byte looks like a backslash or a
    bracket. The backslash is moved in front of the character, where it is harmless. Works in slices and yields 0.0
    after each.
    """
    data, texts = decoded.data or b"", list[str]()
    for segment in decoded.segments:
        pattern = _PATTERNS.get(segment.codec)
        if pattern is None:
            texts.append(decoded.text[segment.start : segment.end])
            continue
        for start, end in _lines(data, segment.first_byte, segment.last_byte):
            moved = pattern.sub(_with_escape_in_front, data[start:end])
            texts.append(moved.decode(segment.codec, "surrogateescape"))
            yield 0.0
    text = "".join(texts)
    if text == decoded.text or len(text) != len(decoded.text):
        return None
    note = codes.BYTE_ESCAPES.at(encoding=title(decoded.segments[0].codec))
    return replace(decoded, text=text, diagnostics=(*decoded.diagnostics, note))


def _with_escape_in_front(found: re.Match[bytes]) -> bytes:
    return b"\\" + found[1] + found[2] if found[1] else found[0]


def _lines(data: bytes, start: int, stop: int) -> Iterator[tuple[int, int]]:
    """Split bytes at line ends, which are never inside a multibyte character."""
    while start < stop:
        line_end = data.find(b"\n", start + SLICE, stop)
        end = line_end + 1 if line_end >= 0 else stop
        yield start, end
        start = end

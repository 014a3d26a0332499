"""PNG: positions in text chunks `HEN`, games in text chunks `SGF`."""

import zlib
from collections.abc import Callable, Iterator, Mapping
from struct import Struct
from typing import NamedTuple

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.drawing.pictures import codes
from hen_editor.drawing.pictures.carried import (
    MAX_TEXT_BYTES,
    SOFTWARE,
    CarriedGame,
    Contents,
    Event,
    decoded,
    decompress,
    encoded,
    position,
)

SIGNATURE = b"\x89PNG\r\n\x1a\n"

MAX_CHUNKS = 100_000
"""The most chunks of a file that are searched: pictures of 100 MB have 12,000."""

_CHUNKS_PER_STEP = 1_000

_HEAD, _CHECKSUM = Struct(">I4s"), Struct(">I")
_LONGEST_KEYWORD = 79


class _Chunk(NamedTuple):
    """A chunk of a file: its type, and where its data are."""

    kind: bytes
    start: int
    end: int


def events(png: bytes) -> Iterator[Event]:
    """Go through what a PNG carries."""
    if not png.startswith(SIGNATURE):
        yield codes.NOT_OF_FORMAT.at(format="PNG")
        return
    at = 0
    for number, chunk in enumerate(_chunks(png)):
        if number == MAX_CHUNKS:
            yield codes.TOO_LARGE.at()
            return
        if number % _CHUNKS_PER_STEP == 0:
            yield at / len(png)
        at = chunk.end
        if chunk.kind in _UNPACKING:
            yield from _texts(png, chunk)
        elif chunk.kind == b"IEND":
            return
    yield codes.CUT_OFF.at()


def with_contents(png: bytes, contents: Contents) -> bytes:
    """Return a PNG with contents before its pixels, which stay as they are.

    The position is `tEXt` in printable ASCII, which all readers of HEN understand. Raises ValueError if it is no PNG
    with pixels, if it carries something already, or if the contents are more than is read of a picture.
    """
    contents.require_readable()
    chunks = [*_chunks(png)] if png.startswith(SIGNATURE) else []
    pixels = next((chunk for chunk in chunks if chunk.kind == b"IDAT"), None)
    if pixels is None or any(chunk.kind in _UNPACKING and _keyword(png, chunk) in _CARRYING for chunk in chunks):
        raise ValueError("it is not a PNG with pixels, or carries a position already")
    texts = {"Software": SOFTWARE, "Title": contents.title, "Description": contents.description}
    new = [] if contents.hen is None else [_chunk(b"tEXt", b"HEN\0" + encoded(contents.hen).encode())]
    new += [_words(name, text.replace("\0", " ")) for name, text in texts.items() if text]
    if contents.sgf is not None:
        new.append(_chunk(b"iTXt", b"SGF\0\1\0\0\0" + zlib.compress(contents.sgf.encode())))
    start = pixels.start - _HEAD.size
    return b"".join([png[:start], *new, png[start:]])


def _words(name: str, text: str) -> bytes:
    """Return the chunk of a text in words: Latin-1 where that has its characters."""
    try:
        return _chunk(b"tEXt", f"{name}\0{text}".encode("latin-1"))
    except UnicodeEncodeError:
        return _chunk(b"iTXt", f"{name}\0\0\0\0\0{text}".encode())


def _chunk(kind: bytes, data: bytes) -> bytes:
    return _HEAD.pack(len(data), kind) + data + _CHECKSUM.pack(zlib.crc32(kind + data))


def _chunks(png: bytes) -> Iterator[_Chunk]:
    """Go through the chunks of a file as far as they are complete."""
    at = len(SIGNATURE)
    while at + _HEAD.size <= len(png):
        length, kind = _HEAD.unpack_from(png, at)
        start = at + _HEAD.size
        at = start + length + _CHECKSUM.size
        if at > len(png):
            return
        yield _Chunk(kind, start, start + length)


def _keyword(png: bytes, chunk: _Chunk) -> str:
    """Return the keyword of a text chunk in lower case, empty if there is none."""
    head, zero, _ = png[chunk.start : min(chunk.start + _LONGEST_KEYWORD + 1, chunk.end)].partition(b"\0")
    return head.decode("latin-1").casefold() if zero else ""


def _texts(png: bytes, chunk: _Chunk) -> Iterator[Event]:
    """Go through what a text chunk carries, if its keyword is ours."""
    name = _keyword(png, chunk)
    if name not in _CARRYING:
        return
    if chunk.end - chunk.start > MAX_TEXT_BYTES:
        yield codes.TEXT_TOO_LONG.at()
        return
    if zlib.crc32(png[chunk.start - len(chunk.kind) : chunk.end]) != _CHECKSUM.unpack_from(png, chunk.end)[0]:
        yield codes.WRONG_CHECKSUM.at(keyword=name.upper())
    text = _UNPACKING[chunk.kind](png[chunk.start + len(name) + 1 : chunk.end])
    yield text if isinstance(text, Diagnostic) else _CARRYING[name](decoded(text))


def _of_itxt(data: bytes) -> bytes | Diagnostic:
    _language, _, rest = data[2:].partition(b"\0")
    _keyword, _, text = rest.partition(b"\0")
    return decompress(text) if data[:1] == b"\1" else text


_UNPACKING: Mapping[bytes, Callable[[bytes], bytes | Diagnostic]] = {
    b"tEXt": lambda data: data,
    b"zTXt": lambda data: decompress(data[1:]),
    b"iTXt": _of_itxt,
}
_CARRYING: Mapping[str, Callable[[str], Event]] = {"hen": position, "sgf": CarriedGame}

"""PDF: positions and games in attached files.

The objects of a document are found by searching for them, not by its tables of where they are, which may be damaged or
misleading; so reading takes linear time, and no object leads to another in circles.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.hen import entries
from hen_editor.core.texts import pattern
from hen_editor.drawing.pictures import codes
from hen_editor.drawing.pictures.carried import MAX_TEXT_BYTES, CarriedGame, Event, decoded, decompress

SIGNATURE = b"%PDF-"

MAX_OBJECTS = 100_000
"""The most objects that are searched."""

MAX_STREAMS, MAX_BYTES_OF_STREAMS = 1_000, 20_000_000
"""The most streams of objects that are searched, and how many bytes they may have together."""

_MAX_DICTIONARIES, _MAX_DICTIONARY_LENGTH = 100, 10_000
"""The most objects that are read, and how many bytes of each."""

_MAX_DEPTH, _MAX_DIGITS = 50, 10
_OBJECTS_PER_STEP = 10_000

_NUMBERS = pattern(rb"([0-9]{1,10})\s{1,5}[0-9]{1,5}\s{1,5}\Z")
_MAX_NUMBERS_LENGTH = 25
_LENGTH = pattern(rb"\s{0,5}([0-9]{1,10})\s")
_STREAM = pattern(rb"\s{0,5}stream(?:\r\n|\r|\n)")
_TOKEN = pattern(
    rb"%[^\r\n]*|<<|>>|[\[\]]|\((?>(?:[^()\\]+|\\.|\((?>(?:[^()\\]+|\\.)*)\))*)\)|<[0-9A-Fa-f\s]*>"
    rb"|/[^\s<>\[\](){}/%]*|[+-]?[0-9][0-9.]*|[A-Za-z]+",
    re.DOTALL,
)
_ESCAPED = pattern(rb"\\([0-7]{1,3}|\r\n|.)", re.DOTALL)
_ESCAPES = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f", b"\r\n": b"", b"\n": b"", b"\r": b""}


class _Reference(NamedTuple):
    """A reference to an object."""

    number: int


_Value: TypeAlias = "int | str | bytes | _Reference | list[_Value] | _Dictionary"
"""A value: names are text, and texts are bytes."""

_Dictionary: TypeAlias = Mapping[str, _Value]


def events(pdf: bytes) -> Iterator[Event]:
    """Go through what a PDF carries."""
    if not pdf.startswith(SIGNATURE):
        yield codes.NOT_OF_FORMAT.at(format="PDF")
        return
    if b"/Encrypt" in pdf:
        yield codes.ENCRYPTED.at()
        return
    starts: dict[int, int] = {}
    for count, (number, start) in enumerate(_objects(pdf)):
        if count == MAX_OBJECTS:
            yield codes.TOO_LARGE.at()
            break
        if count % _OBJECTS_PER_STEP == 0:
            yield start / len(pdf)
        starts[number] = start  # the last of a number is the one that counts
    files = filter(None, map(_file, _dictionaries_of_files(pdf, starts)))
    for name, reference in dict.fromkeys(files):
        yield 1.0
        data = _stream(pdf, *_outermost(pdf, starts.get(reference.number, len(pdf))), starts)
        if isinstance(data, Diagnostic):
            yield data
        elif name.endswith(".sgf"):
            yield CarriedGame(data)
        else:
            yield from entries.read(decoded(data))


def _objects(pdf: bytes) -> Iterator[tuple[int, int]]:
    """Go through the objects: their numbers, and where they begin."""
    at = pdf.find(b"obj")
    count = 0
    while at >= 0 and count < 2 * MAX_OBJECTS + 1:
        count += 1
        numbers = _NUMBERS.search(pdf[max(0, at - _MAX_NUMBERS_LENGTH) : at])
        at += len(b"obj")
        if numbers:
            yield int(numbers[1]), at
        at = pdf.find(b"obj", at)


def _dictionaries_of_files(pdf: bytes, starts: Mapping[int, int]) -> Iterator[_Dictionary]:
    """Go through the dictionaries in which files may be attached, those within streams of objects, too."""
    places = sorted(starts.values())
    for start in _enclosing(pdf, b"/EF", places, _MAX_DICTIONARIES):
        yield from (dictionary for dictionary, _ in _dictionaries(pdf, start))
    room = MAX_BYTES_OF_STREAMS
    for start in _enclosing(pdf, b"/ObjStm", places, MAX_STREAMS):
        dictionary, end = _outermost(pdf, start)
        objects = _stream(pdf, dictionary, end, starts)
        room -= MAX_TEXT_BYTES if isinstance(objects, Diagnostic) else len(objects)
        if room < 0:
            return
        if isinstance(objects, bytes) and b"/EF" in objects:
            yield from _dictionaries_in_stream(objects, dictionary.get("/First"))


def _dictionaries_in_stream(objects: bytes, first: "_Value | None") -> Iterator[_Dictionary]:
    """Go through the dictionaries of a stream of objects; first: where they begin, after their numbers and places."""
    if not isinstance(first, int):
        return
    places = (int(place) for place in objects[:first].split()[1::2] if place.isdigit() and len(place) < _MAX_DIGITS)
    for start in _enclosing(objects, b"/EF", sorted(first + place for place in places), _MAX_DICTIONARIES):
        yield from (dictionary for dictionary, _ in _dictionaries(objects, start))


def _enclosing(data: bytes, sign: bytes, starts: Sequence[int], most: int) -> Iterator[int]:
    """Go through the starts of the first objects that contain some bytes, at most `most`."""
    at = data.find(sign)
    while at >= 0 and most:
        most -= 1
        index = bisect_right(starts, at)
        if index:
            yield starts[index - 1]
        at = data.find(sign, starts[index]) if index < len(starts) else -1


def _dictionaries(data: bytes, start: int) -> Iterator[tuple[_Dictionary, int]]:
    """Go through the dictionaries of an object, the outermost one last, each with its end."""
    open_: list[list[_Value]] = []
    for token in _TOKEN.finditer(data, start, min(start + _MAX_DICTIONARY_LENGTH, len(data))):
        text = token[0]
        if text in (b"<<", b"["):
            open_.append([])
        elif not open_ or len(open_) > _MAX_DEPTH:
            return
        elif text in (b">>", b"]"):
            value = _closed(open_.pop(), text)
            if isinstance(value, dict):
                yield value, token.end()
            if not open_:
                return
            open_[-1].append(value)
        elif text == b"R":
            open_[-1][-2:] = [_Reference(number) for number in open_[-1][-2:-1] if isinstance(number, int)]
        elif not text.startswith(b"%"):
            open_[-1].append(_value(text))


def _outermost(data: bytes, start: int) -> tuple[_Dictionary, int]:
    """Return the dictionary of an object with its end; an empty one if there is none."""
    nothing: tuple[_Dictionary, int] = ({}, start)
    return [nothing, *_dictionaries(data, start)][-1]


def _closed(items: list[_Value], bracket: bytes) -> _Value:
    """Return the list or the dictionary that a bracket closes."""
    if bracket == b"]":
        return items
    return {key: value for key, value in zip(items[::2], items[1::2], strict=False) if isinstance(key, str)}


def _value(token: bytes) -> _Value:
    """Return the value of a token: a text without its escapes, a whole number, or a name with its slash."""
    if token.startswith(b"("):
        return _ESCAPED.sub(_meant, token[1:-1])
    if token.startswith(b"<"):
        digits = b"".join(token[1:-1].split()).decode()
        return bytes.fromhex(digits + "0" * (len(digits) % 2))
    if token.isdigit():
        return int(token[:_MAX_DIGITS])
    return token.decode("latin-1")


def _meant(escape: re.Match[bytes]) -> bytes:
    """Return the characters for which an escape stands."""
    return bytes([int(escape[1], 8) & 0xFF]) if escape[1][:1].isdigit() else _ESCAPES.get(escape[1], escape[1])


def _file(dictionary: _Dictionary) -> tuple[str, _Reference] | None:
    """Return the name of an attached file with HEN or SGF, in lower case, and its stream, or None."""
    streams, name = dictionary.get("/EF"), dictionary.get("/UF", dictionary.get("/F"))
    if not isinstance(streams, dict) or not isinstance(name, bytes):
        return None
    text = (name[2:].decode("utf-16-be", "replace") if name.startswith(b"\xfe\xff") else decoded(name)).casefold()
    references = [value for value in streams.values() if isinstance(value, _Reference)]
    return (text, references[0]) if references and text.endswith((".hen", ".sgf")) else None


def _stream(pdf: bytes, dictionary: _Dictionary, end: int, starts: Mapping[int, int]) -> bytes | Diagnostic:
    """Return the stream after a dictionary and its end, as it was before compression, or what is wrong with it."""
    begin = _STREAM.match(pdf, end)
    length = dictionary.get("/Length")
    if isinstance(length, _Reference):
        number = _LENGTH.match(pdf, starts.get(length.number, len(pdf)))
        length = int(number[1]) if number else None
    if begin is None or not isinstance(length, int) or begin.end() + length > len(pdf):
        return codes.CUT_OFF.at()
    if length > MAX_TEXT_BYTES:
        return codes.TEXT_TOO_LONG.at()
    data, filters = pdf[begin.end() : begin.end() + length], dictionary.get("/Filter", [])
    match filters if isinstance(filters, list) else [filters]:
        case []:
            return data
        case ["/FlateDecode"]:
            return decompress(data)
    return codes.UNKNOWN_COMPRESSION.at()

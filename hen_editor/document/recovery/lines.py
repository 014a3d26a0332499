"""The lines of a journal: a JSON object each, numbered, with its CRC-32.

    {"n":12,"i":3,"undo":1} 5d1f3a20

A line counts only if it is whole and the next one in number: the first other one ends the journal.
"""

import json
import zlib
from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

Record: TypeAlias = dict[str, Any]
"""A JSON object."""

_CHECK_LENGTH = len(" 5d1f3a20\n")


class Line(NamedTuple):
    """A record read, and where its line ends in the file."""

    record: Record
    end: int


def line(number: int, record: Record) -> bytes:
    r"""Return a record as a line; lone surrogates, which stand for undecodable bytes, are kept.

    >>> line(3, {"say": "a\nb"})
    b'{"n":3,"say":"a\\nb"} 47f32381\n'
    """
    text = json.dumps({"n": number, **record}, ensure_ascii=False, separators=(",", ":"))
    data = text.encode("utf-8", "surrogatepass")
    return data + _check(data)


def read(data: bytes) -> Iterator[Line]:
    """Iterate over the lines of a journal, to the first that is damaged, not whole, or not the next one.

    >>> [found.record for found in read(line(0, {"a": 1}) + line(1, {"b": 2})[:-1])]
    [{'n': 0, 'a': 1}]
    """
    start = number = 0
    while (end := data.find(b"\n", start) + 1) > 0:
        found = record(data[start:end])
        if found is None or found.get("n") != number:
            return
        start = end
        number += 1
        yield Line(found, end)


def record(whole: bytes) -> Record | None:
    """Return the record of a line, None if it is damaged, or holds something that was never written so."""
    text = whole[:-_CHECK_LENGTH]
    if whole[-_CHECK_LENGTH:] != _check(text):
        return None
    try:
        found = json.loads(text.decode("utf-8", "surrogatepass"), parse_float=_refuse, parse_constant=_refuse)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _check(text: bytes) -> bytes:
    """Return the end of the line of a text."""
    return b" %08x\n" % zlib.crc32(text)


def _refuse(number: str) -> object:
    raise ValueError(f"{number:.20} is never written")

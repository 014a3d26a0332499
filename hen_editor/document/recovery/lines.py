"""The lines of a journal: a JSON object each, numbered, with its CRC-32.

    {"n":12,"i":3,"undo":1} 5d1f3a20

A line counts only if it is whole and the next one in number: the first other one ends the journal.
"""

import json
import re
import zlib
from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

Record: TypeAlias = dict[str, Any]
"""A JSON object."""

_LINE = re.compile(rb"(.*) ([0-9a-f]{8})\n")


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
    return b"%s %08x\n" % (data, zlib.crc32(data))


def read(data: bytes) -> Iterator[Line]:
    """Iterate over the lines of a journal, to the first that is damaged, not whole, or not the next one.

    >>> [found.record for found in read(line(0, {"a": 1}) + line(1, {"b": 2})[:-1])]
    [{'n': 0, 'a': 1}]
    """
    start = number = 0
    while found := _LINE.match(data, start):
        if zlib.crc32(found[1]) != int(found[2], 16):
            return
        record = json.loads(found[1].decode("utf-8", "surrogatepass"))
        if not isinstance(record, dict) or record.get("n") != number:
            return
        start = found.end()
        number += 1
        yield Line(record, start)

"""The encodings that the games of a file declare in CA, found in its bytes before decoding."""

import re
from collections.abc import Generator
from functools import lru_cache
from typing import NamedTuple

from hen_editor.core.sgf.encoding.charsets import LEADS, RESET_SEQUENCES, codecs_named

SLICE = 32 * 1024
"""How many bytes are searched at a time."""

# A pattern that begins with a letter is found ten times as fast as one that begins with an assertion.
CHARSET = rb"C(?<![A-Za-z]C)[a-z]{0,9}A[a-z]{0,9}\s{0,9}\[([^\]]{0,60})\]"
"""What looks like the property, even inside a value; group 1 is the name of the encoding."""

_CHARSET = re.compile(CHARSET)
_LONGEST_CHARSET = 100
_GAME = re.compile(rb"\(\s*+;")
_DEPTHS = {ord("("): 1, ord(")"): -1}

_SWITCHES = {
    **{codec: (rb"\x1b", rb"\$[^\x1b]*+") for codec in RESET_SEQUENCES if codec.startswith("iso2022_jp")},
    "iso2022_kr": (rb"\x0e", rb"[^\x0f]*+"),
    "hz": (b"~", rb"\{[^~]*+"),
}
_WIDE = {codec: (leads, b".") for codec, leads in LEADS.items()} | _SWITCHES
"""Encodings with brackets among their trail bytes: the lead bytes, and what follows them."""


class _Grammar(NamedTuple):
    """A value with its brackets, and a stretch of text and complete values up to the next bracket."""

    value: re.Pattern[bytes]
    stretch: re.Pattern[bytes]


class _Named(NamedTuple):
    """The name of an encoding, and where the game that declares it begins; -1 if none does."""

    name: bytes
    game: int


def parts_by_charset(data: bytes) -> Generator[float, None, list[tuple[int, int, bytes]]]:
    """Split a file where its games declare different encodings; return start, end and name of each part.

    CA quoted inside a text does not count. Works in slices and yields 0.0 after each.
    """
    found = yield from _look_alikes(data)
    if len({_meaning(name) for _, name in found}) <= 1:
        first = yield from _named(data, found, only_first=True)
        return [(0, len(data), first[0].name if first else b"")]
    named = yield from _named(data, found)
    parts: list[tuple[int, int, bytes]] = []
    start, declared = 0, named[0].name if named else b""
    for name, game in named[1:]:
        if game > start and _meaning(name) != _meaning(declared):
            parts.append((start, game, declared))
            start, declared = game, name
    return [*parts, (start, len(data), declared)]


def _meaning(name: bytes) -> tuple[str, ...] | bytes:
    return codecs_named(name.decode("latin-1")) or name


def _look_alikes(data: bytes) -> Generator[float, None, list[tuple[int, bytes]]]:
    """Return the offsets of what looks like CA, even inside a text, and the names in it."""
    found: list[tuple[int, bytes]] = []
    for start in range(0, len(data), SLICE):
        end = start + SLICE
        matches = _CHARSET.finditer(data, start, end + _LONGEST_CHARSET)
        found += [(match.start(), match[1]) for match in matches if match.start() < end]
        if end < len(data):
            yield 0.0
    return found


def _named(
    data: bytes, found: list[tuple[int, bytes]], *, only_first: bool = False
) -> Generator[float, None, list[_Named]]:
    """Return those outside values, the first of each game, or only the very first.

    Values are read in the encoding declared last; those before the first declaration and at the start of a game in the
    encoding that is about to be declared.
    """
    named: list[_Named] = []
    position, depth, game, tried, limit = 0, 0, -1, -1, SLICE
    for offset, name in found:
        if offset >= limit:
            limit = offset + SLICE
            yield 0.0
        own = _grammar(name)
        grammar = _grammar(named[-1].name) if named else own
        while position < offset:
            position = _end(grammar.stretch, data, position, offset)
            if position < offset and data[position] == ord("["):
                position = _end(grammar.value, data, position, len(data))
            elif position < offset:
                game = position if depth == 0 and _GAME.match(data, position) else game
                depth = max(0, depth + _DEPTHS.get(data[position], 0))
                position += 1
            if position >= limit:
                limit = position + SLICE
                yield 0.0
        if position > offset and game > tried:
            tried = game
            position = offset if _end(own.stretch, data, game + 1, offset) == offset else position
        if position == offset and not (named and named[-1].game == game):
            named.append(_Named(name, game))
            tried = game
            if only_first:
                break
    return named


def _end(pattern: re.Pattern[bytes], data: bytes, start: int, end: int) -> int:
    """Return the end of a pattern's match between two offsets; the end of the file if it does not match."""
    found = pattern.match(data, start, end)
    return found.end() if found else len(data)


def _grammar(name: bytes) -> _Grammar:
    codecs = codecs_named(name.decode("latin-1"))
    return _grammar_of(*_WIDE.get(codecs[0] if codecs else "", (b"", b"")))


@lru_cache(maxsize=8)
def _grammar_of(first: bytes, rest: bytes) -> _Grammar:
    character = rb"\\?+[%b]%b|[%b]|" % (first, rest, first) if first else b""
    value = rb"\[(?:[^]\\%b]++|%b\\.)*+\]" % (first, character)
    return _Grammar(
        re.compile(value, re.DOTALL),
        re.compile(rb"(?:[^()\[]++|%b){0,1000}+" % value, re.DOTALL),
    )

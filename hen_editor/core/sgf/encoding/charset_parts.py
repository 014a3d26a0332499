"""The encodings that the games of a file name in CA, found in its bytes before any of them is known."""

import re
from collections.abc import Generator
from functools import lru_cache
from typing import NamedTuple

from hen_editor.core.sgf.encoding.charsets import LEADS, WAYS_BACK, codecs_named

SLICE = 32 * 1024
"""How many bytes are searched at a time."""

# A pattern that begins with a letter is searched for ten times as fast as one that begins with a condition.
CHARSET = rb"C(?<![A-Za-z]C)[a-z]{0,9}A[a-z]{0,9}\s{0,9}\[([^\]]{0,60})\]"
"""What looks like the property, wherever it stands; group 1 is the name of the encoding."""

_CHARSET = re.compile(CHARSET)
_LONGEST_CHARSET = 100
_GAME = re.compile(rb"\(\s*+;")
_DEPTHS = {ord("("): 1, ord(")"): -1}

_SWITCHES = {
    **{codec: (rb"\x1b", rb"\$[^\x1b]*+") for codec in WAYS_BACK if codec.startswith("iso2022_jp")},
    "iso2022_kr": (rb"\x0e", rb"[^\x0f]*+"),
    "hz": (b"~", rb"\{[^~]*+"),
}
_WIDE = {codec: (leads, b".") for codec, leads in LEADS.items()} | _SWITCHES
"""Encodings whose characters hold bytes that look like brackets: the bytes they begin with, and what follows those."""


class _Grammar(NamedTuple):
    """A value with its brackets, and text outside of values with the values in it, up to another bracket."""

    value: re.Pattern[bytes]
    stretch: re.Pattern[bytes]


class _Named(NamedTuple):
    """The name of an encoding, and where the last game before it begins; -1 without any."""

    name: bytes
    game: int


def parts_by_charset(data: bytes) -> Generator[float, None, list[tuple[int, int, bytes]]]:
    """Cut a file where its games name different encodings; return start, end and name of each part.

    What a text quotes is no name of an encoding. The work is done in slices; 0.0 is given after each.
    """
    found = yield from _look_alikes(data)
    if len({_meaning(name) for _, name in found}) <= 1:
        first = yield from _named(data, found, most=1)
        return [(0, len(data), first[0].name if first else b"")]
    named = yield from _named(data, found)
    parts: list[tuple[int, int, bytes]] = []
    start, said = 0, named[0].name if named else b""
    for name, game in named[1:]:
        if game > start and _meaning(name) != _meaning(said):
            parts.append((start, game, said))
            start, said = game, name
    return [*parts, (start, len(data), said)]


def _meaning(name: bytes) -> tuple[str, ...] | bytes:
    return codecs_named(name.decode("latin-1")) or name


def _look_alikes(data: bytes) -> Generator[float, None, list[tuple[int, bytes]]]:
    """Return where there is what looks like CA, be it inside of a text, and the name in it."""
    found: list[tuple[int, bytes]] = []
    for start in range(0, len(data), SLICE):
        end = start + SLICE
        matches = _CHARSET.finditer(data, start, end + _LONGEST_CHARSET)
        found += [(match.start(), match[1]) for match in matches if match.start() < end]
        if end < len(data):
            yield 0.0
    return found


def _named(
    data: bytes, found: list[tuple[int, bytes]], most: int | None = None
) -> Generator[float, None, list[_Named]]:
    """Return those that stand outside of values, the first of each game, or only the first of all.

    Values are read in the encoding that was named last, up to the first name and at the beginning of a game in the
    encoding that is named there.
    """
    named: list[_Named] = []
    position, depth, game, tried, limit = 0, 0, -1, -1, SLICE
    for place, name in found:
        if place >= limit:
            limit = place + SLICE
            yield 0.0
        own = _grammar(name)
        grammar = _grammar(named[-1].name) if named else own
        while position < place:
            position = _end(grammar.stretch, data, position, place)
            if position < place and data[position] == ord("["):
                position = _end(grammar.value, data, position, len(data))
            elif position < place:
                game = position if depth == 0 and _GAME.match(data, position) else game
                depth = max(0, depth + _DEPTHS.get(data[position], 0))
                position += 1
            if position >= limit:
                limit = position + SLICE
                yield 0.0
        if position > place and game > tried:
            tried = game
            position = place if _end(own.stretch, data, game + 1, place) == place else position
        if position == place and not (named and named[-1].game == game):
            named.append(_Named(name, game))
            tried = game
            if len(named) == most:
                break
    return named


def _end(pattern: re.Pattern[bytes], data: bytes, start: int, end: int) -> int:
    """Return how far a pattern goes from one place, at most to another; to the end of the file where it does not."""
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

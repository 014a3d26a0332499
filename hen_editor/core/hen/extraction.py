"""Extracting the HEN from pasted text: addresses, quotes, surrounding words."""

import re
from collections.abc import Iterable, Iterator
from itertools import islice
from urllib.parse import unquote

from hen_editor.core.arguments import require_text
from hen_editor.core.hen import entries
from hen_editor.core.hen.entries import Entry
from hen_editor.core.hen.parser import read
from hen_editor.core.hen.reading import Reading
from hen_editor.core.hen.tokens import TokenKind
from hen_editor.core.hen.wrappings import (
    END_OF_SENTENCE,
    bared,
    blocks,
    in_address,
    lines_and_words,
    runs_and_words,
    without_entities,
    without_punctuation,
    without_quotes,
    words,
)
from hen_editor.core.patterns import pattern

MOST = 100
"""How many HENs are found among the words of a text unless more are asked for."""

_BEGINNING = pattern(r"[._~]|%(?:2E|5F|7E)", re.IGNORECASE)
_SHORTEST = len(".b.b")
_IN_ROW = {TokenKind.COLUMN, TokenKind.STONE, TokenKind.COUNT, TokenKind.NUMBER}


def extract(text: str) -> str | None:
    """Return the HEN in a pasted text, percent-encoded if it is so there, or None.

    Strips quotes, brackets and a leading `hen`, and searches web addresses: after `#`, in `?hen=`, and in paths like
    `/c/hen{HEN}/position.png`. A text with more unreadable than readable characters is rejected. Other text is searched
    for a code block, quoted lines, an address, and lines or a word that are valid HEN.

    >>> extract("https://play.goshawk.cc/playgo/goban.html#.9x9_5Gb")
    '.9x9_5Gb'
    >>> extract("https://hen.hemme-dev.workers.dev/c/hen.9x9_5Gb.b/position.png")
    '.9x9_5Gb.b'
    >>> extract("hen: `_19Ib`"), extract("Hello. World!")
    ('_19Ib', None)
    >>> extract("Can Black live in .9x9_2Cb4_1Bbw4.b? I doubt it.")
    '.9x9_2Cb4_1Bbw4.b'
    """
    require_text(text, "the text to look for a HEN in")
    plain = without_entities(text)
    spellings = (text, plain) if _BEGINNING.match(bared(text)) else (plain, text)
    return next((found for each in dict.fromkeys(spellings) for found in _found(each)), None)


def extract_all(text: str, most: int = MOST) -> tuple[Entry, ...]:
    r"""Return all HENs in a pasted text in its order, each once, with their titles where it is a file of several.

    A text that is one HEN, or has only one that `extract` finds, has that one. most: how many are returned at most.

    >>> [entry.text for entry in extract_all("> Compare .9x9_5Gb.b\n> with https://example.org/#.9x9_5Gw.w.")]
    ['.9x9_5Gb.b', '.9x9_5Gw.w']
    """
    first = extract(text)
    if first is None:
        return ()
    listed = entries.read(text) if len(text.strip().splitlines()) > 1 else ()
    if (len(listed) > 1 or any(entry.title for entry in listed)) and all(
        _is_mostly_hen(entry.text) for entry in listed[:most]
    ):
        return listed[:most]
    found = tuple(map(Entry, islice(_all_among_words(without_entities(text)), most)))
    bare = bared(text)
    if first in (bare, *in_address(bare)):  # mostly HEN as a whole: its pieces are several only if each is complete
        found = () if read(first).ok else tuple(entry for entry in found if _is_complete(entry.text))
    return found if len(found) > 1 else (Entry(first),)


def _all_among_words(text: str) -> Iterator[str]:
    """Yield what is surely HEN among words: runs of lines that begin like it, then other words and addresses."""
    found = set[str]()
    for candidate in dict.fromkeys(runs_and_words(without_quotes(text), lambda run: _is_surely_hen(_plain(run)))):
        for each in in_address(candidate) if "/" in candidate else (candidate,):
            spellings = map(_plain, dict.fromkeys((each.rstrip(END_OF_SENTENCE), each)))
            for plain in islice(filter(_is_surely_hen, spellings), 1):
                if plain not in found:
                    found.add(plain)
                    yield plain


def _is_complete(text: str) -> bool:
    """Tell whether a HEN has a part that each position has once."""
    reading = read(text)
    return reading.has_size or reading.has_turn


def _found(text: str) -> Iterator[str]:
    """Yield the HENs in a text: first quoted ones or the whole text, then those among other words."""
    is_sgf = "(;" in text  # The comments of a game do not count.
    bare = bared(text)
    yield from _readable(() if is_sgf else blocks(text))
    if not read(bare).ok and read(trimmed := without_punctuation(bare)).ok:
        yield from _readable([trimmed])
    yield from _readable([bare])
    if is_sgf:
        yield from _readable(in_address(bare))
        return
    for word in words(text):
        if "/" in word:
            yield from _readable(in_address(word))
    yield from filter(_is_surely_hen, map(_plain, lines_and_words(text)))


def _readable(candidates: Iterable[str]) -> Iterator[str]:
    return filter(_is_mostly_hen, map(_plain, candidates))


def _plain(candidate: str) -> str:
    """Decode a text that was percent-encoded as a whole, including dots and underscores."""
    if "." in candidate or "_" in candidate:
        return candidate
    encoded = candidate.upper()
    return unquote(candidate).strip() if "%2E" in encoded or "%5F" in encoded else candidate


def _is_mostly_hen(text: str) -> bool:
    """Tell whether a text begins like HEN, has a readable part, and is mostly readable."""
    return _BEGINNING.match(text) is not None and _is_mostly_readable(read(text))


def _is_mostly_readable(reading: Reading) -> bool:
    readable = unreadable = 0
    for token in reading.tokens:
        if token.kind is TokenKind.UNREADABLE:
            unreadable += token.end - token.start
        else:
            readable += token.end - token.start
    return readable > unreadable


def _is_surely_hen(text: str) -> bool:
    """Tell whether a text begins like HEN and has at least two parts; one with errors is a word with a size."""
    if len(text) < _SHORTEST or not _BEGINNING.match(text):
        return False
    reading = read(text)
    if sum(token.kind not in _IN_ROW for token in reading.tokens) < 2:
        return False
    return reading.ok or (reading.has_size and " " not in text and _is_mostly_readable(reading))

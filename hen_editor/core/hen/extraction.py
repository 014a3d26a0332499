"""Extracting the HEN from pasted text: addresses, quotes, surrounding words."""

import re
from collections.abc import Generator, Iterable, Iterator, Sequence
from itertools import chain
from urllib.parse import unquote

from hen_editor.core.arguments import require_text
from hen_editor.core.hen import entries
from hen_editor.core.hen.entries import Entry
from hen_editor.core.hen.parser import reading
from hen_editor.core.hen.reading import Reading
from hen_editor.core.hen.tokens import TokenKind
from hen_editor.core.hen.wrappings import (
    END_OF_SENTENCE,
    bared,
    blocks,
    in_address,
    runs,
    without_entities,
    without_punctuation,
    without_quotes,
    words,
)
from hen_editor.core.patterns import pattern
from hen_editor.core.slices import finished

MOST = 100
"""How many HENs are found among the words of a text unless more are asked for."""

_BEGINNING = pattern(r"[._~]|%(?:2E|5F|7E)", re.IGNORECASE)
_FILE = pattern(r"[\s\ufeff]*+[#._~]")
_IN_WORD = pattern(r"[,;=:]")
"""What may stand between a HEN and what is not parted from it by a blank, as in lists of values."""

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
    return finished(_Extraction().first(text))


def extract_all(text: str, most: int = MOST) -> tuple[Entry, ...]:
    r"""Return all HENs in a pasted text in its order, each once, with their titles where it is a file of several.

    A text that is one HEN, or has only one that `extract` finds, has that one. most: how many are returned at most.

    >>> [entry.text for entry in extract_all("> Compare .9x9_5Gb.b\n> with https://example.org/#.9x9_5Gw.w.")]
    ['.9x9_5Gb.b', '.9x9_5Gw.w']
    """
    return tuple(entry for entry, _ in finished(extracting(text, most)))


def extracting(text: str, most: int = MOST) -> Generator[float, None, tuple[tuple[Entry, Reading], ...]]:
    """Return what `extract_all` does, each with its reading, pausing every few milliseconds; yields the progress."""
    extraction = _Extraction()
    found = yield from extraction.all(text, most)
    pairs: list[tuple[Entry, Reading]] = []
    for entry in found:
        read = yield from extraction.reading(entry.text)
        pairs.append((entry, read))
    return tuple(pairs)


class _Extraction:
    """Extracts HENs from one text. It reads each candidate once, however often and for whatever it is looked at."""

    def __init__(self) -> None:
        self._readings: dict[str, Reading] = {}

    def reading(self, text: str) -> Generator[float, None, Reading]:
        """Read a text."""
        if text not in self._readings:
            self._readings[text] = yield from reading(text)
            yield 0.5
        return self._readings[text]

    def first(self, text: str) -> Generator[float, None, str | None]:
        """Return what `extract` does."""
        plain = without_entities(text)
        spellings = (text, plain) if _BEGINNING.match(bared(text)) else (plain, text)
        for spelling in dict.fromkeys(spellings):
            found = yield from self._first_in(spelling)
            if found is not None:
                return found
        return None

    def all(self, text: str, most: int) -> Generator[float, None, tuple[Entry, ...]]:
        """Return what `extract_all` does."""
        first = yield from self.first(text)
        if first is None:
            return ()
        is_file = _FILE.match(text) and len(text.strip().splitlines()) > 1
        listed = entries.read(text) if is_file else ()
        if len(listed) > 1 or any(entry.title for entry in listed):
            for entry in listed[:most]:
                if not (yield from self._is_mostly_hen(entry.text)):
                    break
            else:
                return listed[:most]
        found = yield from self._all_among_words(without_entities(text), most)
        bare = bared(text)
        if first in (bare, *in_address(bare)):  # mostly HEN as a whole: its pieces are several only if each is complete
            is_whole = (yield from self.reading(first)).ok
            found = [] if is_whole else [each for each in found if _is_complete(self._readings[each])]
        return tuple(map(Entry, found)) if len(found) > 1 else (Entry(first),)

    def _first_in(self, text: str) -> Generator[float, None, str | None]:
        """Return the first HEN: a quoted one or the whole text, then one among other words."""
        is_sgf = "(;" in text  # The comments of a game do not count.
        bare = bared(text)
        trimmed = without_punctuation(bare)
        is_ended = trimmed != bare and not (yield from self._is_ok(bare)) and (yield from self._is_ok(trimmed))
        whole = (*(() if is_sgf else blocks(text)), *((trimmed,) if is_ended else ()), bare)
        addresses = (bare,) if is_sgf else (word for word in words(text) if "/" in word)
        for candidate in chain(whole, chain.from_iterable(map(in_address, addresses))):
            if (yield from self._is_mostly_hen(plain := _plain(candidate))):
                return plain
        if is_sgf:
            return None
        lines = (run for begins_so, run in runs(text) if begins_so)
        return next(iter((yield from self._sure([*lines, *_spellings(words(text))], 1))), None)

    def _all_among_words(self, text: str, most: int) -> Generator[float, None, list[str]]:
        """Return what is surely HEN among words: runs of lines that begin like it, then other words and addresses."""
        candidates: list[str] = []
        for begins_so, run in runs(without_quotes(text)):
            if begins_so and (yield from self._sure([run], 1)):
                candidates.append(run)
            else:
                candidates += words(run)
        found: dict[str, None] = {}
        for candidate in dict.fromkeys(candidates):
            for each in in_address(candidate) if "/" in candidate else (candidate,):
                count = 1 if _BEGINNING.match(each) else most
                found |= dict.fromkeys((yield from self._sure([*_spellings([each])], count)))
            if len(found) >= most:
                break
            yield 0.5
        return [*found][:most]

    def _sure(self, candidates: Sequence[str], most: int) -> Generator[float, None, list[str]]:
        """Return the first candidates that begin like HEN and have two parts; one with errors is a word with a size."""
        found: list[str] = []
        for plain in map(_plain, candidates):
            if len(plain) >= _SHORTEST and _BEGINNING.match(plain):
                read = yield from self.reading(plain)
                is_sound = read.ok or (read.has_size and " " not in plain and _is_mostly_readable(read))
                if is_sound and sum(token.kind not in _IN_ROW for token in read.tokens) >= 2:
                    found.append(plain)
                    if len(found) == most:
                        break
                yield 0.5
        return found

    def _is_mostly_hen(self, text: str) -> Generator[float, None, bool]:
        """Return whether a text begins like HEN, has a readable part, and is mostly readable."""
        return _BEGINNING.match(text) is not None and _is_mostly_readable((yield from self.reading(text)))

    def _is_ok(self, text: str) -> Generator[float, None, bool]:
        return _BEGINNING.match(text) is not None and (yield from self.reading(text)).ok


def _spellings(found: Iterable[str]) -> Iterator[str]:
    """Yield words, each of which may be a HEN, first without a full stop."""
    for word in dict.fromkeys(found):
        bare = word.rstrip(END_OF_SENTENCE)
        yield bare
        if bare != word:
            yield word
        if not _BEGINNING.match(word):
            yield from _IN_WORD.split(bare)[1:]


def _is_mostly_readable(read: Reading) -> bool:
    readable = unreadable = 0
    for token in read.tokens:
        if token.kind is TokenKind.UNREADABLE:
            unreadable += token.end - token.start
        else:
            readable += token.end - token.start
    return readable > unreadable


def _is_complete(read: Reading) -> bool:
    """Return whether a HEN has a part that each position has once."""
    return read.has_size or read.has_turn


def _plain(candidate: str) -> str:
    """Decode a text that was percent-encoded as a whole, including dots and underscores."""
    if "." in candidate or "_" in candidate:
        return candidate
    encoded = candidate.upper()
    return unquote(candidate).strip() if "%2E" in encoded or "%5F" in encoded else candidate

"""Extracting the HEN from pasted text: addresses, quotes, surrounding words."""

import re
from collections.abc import Iterable, Iterator, Sequence
from html import unescape
from itertools import chain, groupby
from urllib.parse import unquote

from hen_editor.core.diagnostics import Severity
from hen_editor.core.hen import entries
from hen_editor.core.hen.builder import LONGEST_BY_HAND
from hen_editor.core.hen.entries import Entry
from hen_editor.core.hen.parser import Reading, read
from hen_editor.core.hen.tokens import TokenKind
from hen_editor.core.progress import Progress, share_of, unreported
from hen_editor.core.texts import pattern, require_text

MAX_HENS = 100
"""How many HENs are found among the words of a text unless more are asked for."""

_BEGINNING = pattern(r"[._~]|%(?:2E|5F|7E)", re.IGNORECASE)
_FILE = pattern(r"[\s\ufeff]*[#._~]")
_IN_WORD = pattern(r"[,;=:!]")
"""What may be between a HEN and what no blank separates from it, as in lists of values."""

_SHORTEST = len(".b.b")
_NO_PARTS = {TokenKind.COLUMN, TokenKind.STONE, TokenKind.COUNT, TokenKind.NUMBER, TokenKind.UNREADABLE}


def extract(text: str) -> str | None:
    """Return the HEN in a pasted text, percent-encoded if it is so there, or None.

    Strips quotes, brackets and a leading `hen`, and searches web addresses: after `#`, in `?hen=`, and in paths like
    `/c/hen{HEN}/position.png`, and the names of pictures. A text with more unreadable than readable characters is
    rejected. Other text is searched for a code block, quoted lines, an address, and lines or a word that are valid HEN.
    From a list, the first valid one is returned.

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
    return _Extraction().first(text)


def extract_all(text: str, most: int = MAX_HENS) -> tuple[Entry, ...]:
    r"""Return all HENs in a pasted text in their order, each once, with their titles if it is a file of several.

    If the text is one HEN, or has only one, it is what `extract` returns. A list, as in a file of HEN, keeps its broken
    and its repeated lines. most: how many are returned at most.

    >>> [entry.text for entry in extract_all("> Compare .9x9_5Gb.b\n> with https://example.org/#.9x9_5Gw.w.")]
    ['.9x9_5Gb.b', '.9x9_5Gw.w']
    """
    return tuple(entry for entry, _ in extract_readings(text, most))


def extract_readings(
    text: str, most: int = MAX_HENS, progress: Progress = unreported
) -> tuple[tuple[Entry, Reading], ...]:
    """Return what `extract_all` does, each with its reading."""
    extraction = _Extraction()
    found = extraction.all(text, most, progress=progress)
    pairs: list[tuple[Entry, Reading]] = []
    for entry in found:
        read = extraction.read(entry.text, progress=progress)
        pairs.append((entry, read))
    return tuple(pairs)


class _Extraction:
    """Extracts HENs from one text. Each candidate is parsed only once, however often it is examined."""

    def __init__(self) -> None:
        self._readings: dict[str, Reading] = {}

    def read(self, text: str, progress: Progress = unreported) -> Reading:
        """Read a text."""
        if text not in self._readings:
            self._readings[text] = read(text, progress)
            progress(0.5)
        return self._readings[text]

    def _listed(self, text: str, progress: Progress) -> tuple[Entry, ...]:
        """Return the entries that a file of this text would have."""
        return entries.read_pieces(text, progress=share_of(progress, 0.5, 0.5), read_hen=self.read)[0]

    def first(self, text: str, progress: Progress = unreported) -> str | None:
        """Return what `extract` does."""
        found = self._first_or_list(text, progress=progress)
        if found is None:
            return None
        listed = self._listed(found, progress=progress)
        for entry in listed if len(listed) > 1 else ():
            if self._is_ok(entry.text, progress=progress):
                return entry.text
        return found

    def _first_or_list(self, text: str, progress: Progress) -> str | None:
        plain = _without_entities(text)
        spellings = (text, plain) if _BEGINNING.match(_strip_wrapping(text)) else (plain, text)
        for spelling in dict.fromkeys(spellings):
            found = self._first_in(spelling, progress=progress)
            if found is not None:
                return found
        return None

    def all(self, text: str, most: int, progress: Progress = unreported) -> tuple[Entry, ...]:
        """Return what `extract_all` does."""
        listed = self._listed(text, progress=progress)
        if self._is_list(text, listed[:most], progress=progress):
            return listed[:most]
        first = self.first(text, progress=progress)
        if first is None:
            return ()
        bare = _plain(_strip_wrapping(text))
        is_mostly_one = first in (bare, *_in_address(bare))
        if is_mostly_one and (len(first) > LONGEST_BY_HAND or self.read(first, progress=progress).ok):
            return (Entry(first),)
        found = self._all_among_words(_without_entities(text), most, progress=progress)
        if is_mostly_one:  # its pieces count as several HENs only if each is complete
            found = [each for each in found if _is_complete(self._readings[each])]
        return tuple(map(Entry, found)) if len(found) > 1 else (Entry(first),)

    def _is_list(self, text: str, listed: Sequence[Entry], progress: Progress) -> bool:
        """Return whether the entries of a text are a list, or have titles and are all mostly HEN.

        The Markdown fences around a list are not lines of it.
        """
        if all(entry.title is None for entry in listed):
            return len(listed) > 1 and not any(_FENCE.match(entry.text) for entry in listed)
        if _FILE.match(text) is None:
            return False
        for entry in listed:
            if not self._is_mostly_hen(entry.text, progress=progress):
                return False
        return any(entry.title for entry in listed) or len(listed) > 1

    def _first_in(self, text: str, progress: Progress) -> str | None:
        """Return the first HEN: a quoted one or the whole text, then one among other words."""
        is_sgf = "(;" in text  # The comments of a game do not count.
        bare = _strip_wrapping(text)
        plain = _plain(bare)
        ended = self._without_end(plain, progress=progress)
        whole = (*(() if is_sgf else _blocks(text)), *((ended,) if ended != plain else ()), bare)
        addresses = (bare,) if is_sgf else filter(_is_address, _words(text))
        for candidate in chain(whole, chain.from_iterable(map(_in_address, addresses))):
            if self._is_mostly_hen(found := _plain(candidate), progress=progress):
                return found
        if is_sgf:
            return None
        lines = (self._without_end(run, progress=progress) for begins_so, run in _runs(text) if begins_so)
        return next(iter(self._sure([*lines, *_spellings(_words(text))], 1, progress=progress)), None)

    def _all_among_words(self, text: str, most: int, progress: Progress) -> list[str]:
        """Return what is surely HEN among words: runs of lines that begin like it, then other words and addresses."""
        candidates: list[str] = []
        listed: set[str] = set()
        for begins_so, run in _runs(_without_quotes(text)):
            entries_of_run = self._listed(run, progress=progress) if begins_so else ()
            if len(entries_of_run) > 1:
                candidates += (entry.text for entry in entries_of_run)
                listed.update(candidates[-len(entries_of_run) :])
            elif begins_so and self._sure([run], 1, progress=progress):
                candidates.append(self._without_end(run, progress=progress))
            else:
                candidates += _words(run)
        found: dict[str, None] = {}
        for candidate in dict.fromkeys(candidates):
            if candidate in listed:
                self.read(candidate, progress=progress)
                found[candidate] = None
                continue
            for each in _in_address(candidate) if _is_address(candidate) else (candidate,):
                count = 1 if _BEGINNING.match(each) else most
                found |= dict.fromkeys(self._sure([*_spellings([each])], count, progress=progress))
            if len(found) >= most:
                break
            progress(0.5)
        return [*found][:most]

    def _sure(self, candidates: Sequence[str], most: int, progress: Progress) -> list[str]:
        """Return the first candidates that begin like HEN and have two parts; one with errors is a word with a size."""
        found: list[str] = []
        for plain in map(_plain, candidates):
            if len(plain) >= _SHORTEST and _BEGINNING.match(plain):
                read = self.read(plain, progress=progress)
                is_sound = read.ok or (read.has_size and " " not in plain and _is_mostly_readable(read))
                if is_sound and sum(token.kind not in _NO_PARTS for token in read.tokens) >= 2:
                    found.append(plain)
                    if len(found) == most:
                        break
                progress(0.5)
        return found

    def _is_mostly_hen(self, text: str, progress: Progress) -> bool:
        """Return whether a text begins like HEN, is more than a number, has a readable part, and is mostly readable."""
        if _BEGINNING.match(text) is None or _NUMBER_ALONE.fullmatch(text):
            return False
        return _is_mostly_readable(self.read(text, progress=progress))

    def _without_end(self, text: str, progress: Progress) -> str:
        """Return a text without the signs that end a sentence, if nothing else is wrong in it; else the text."""
        trimmed = _without_punctuation(text)
        is_ended = (
            trimmed != text
            and self._is_wrong_only_behind(len(trimmed), text, progress=progress)
            and self._is_ok(trimmed, progress=progress)
        )
        return trimmed if is_ended else text

    def _is_wrong_only_behind(self, place: int, text: str, progress: Progress) -> bool:
        """Return whether a text that begins like HEN has errors, all of which end behind a place."""
        if _BEGINNING.match(text) is None:
            return False
        found = self.read(text, progress=progress).diagnostics
        ends = [each.span.end for each in found if each.severity is Severity.ERROR and each.span]
        return bool(ends) and min(ends) > place

    def _is_ok(self, text: str, progress: Progress) -> bool:
        return _BEGINNING.match(text) is not None and self.read(text, progress=progress).ok


def _spellings(found: Iterable[str]) -> Iterator[str]:
    """Yield what may be a HEN in words: the text in a picture's name, a word without its full stop, and as it is."""
    for word in dict.fromkeys(found):
        bare = word.rstrip(_END_OF_SENTENCE)
        if name := _NAME_OF_PICTURE.fullmatch(_without_punctuation(word)):
            yield name[1]
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
    """Return whether a HEN has a size or a turn, as complete positions usually do."""
    return read.has_size or read.has_turn


def _plain(candidate: str) -> str:
    """Decode a text that was percent-encoded as a whole, including dots and underscores; strip `.png` or `.gif`.

    No HEN ends like that.
    """
    candidate = _PICTURE.sub("", candidate)
    if "." in candidate or "_" in candidate:
        return candidate
    encoded = candidate.upper()
    return unquote(candidate).strip() if "%2E" in encoded or "%5F" in encoded else candidate


# What a HEN is wrapped in: quotes, addresses, Markdown, entities.

_PAIRS = (
    ("[hen]", "[/hen]"), ("[code]", "[/code]"), ("<code>", "</code>"), ("<pre>", "</pre>"), ("**", "**"), ("||", "||"),
    (">!", "!<"), ('"', '"'), ("'", "'"), ("`", "`"), ("*", "*"), ("<", ">"), ("(", ")"), ("[", "]"), ("“", "”"),
    ("„", "“"), ("‘", "’"), ("«", "»"), ("「", "」"),
)  # fmt: skip
_MAX_WRAPPINGS = 50
"""How many nested quotes and brackets are stripped."""

_LEADING_NAME = pattern(r"hen(?:[ \t\r\n]*[:=]|(?![A-Za-z0-9]))[ \t\r\n]*", re.IGNORECASE)

_IN_QUERY = pattern(r"(?:[?&]|&amp;)hen=([^&#]*)", re.IGNORECASE)
_IN_PATH = pattern(r"(?:(?<!/)/|\\)hen(?=[._~%])([^/\\?#]+)", re.IGNORECASE)
_PICTURE = pattern(r"(?: ?\([0-9]{1,3}\))?\.(?:png|gif)$", re.IGNORECASE)
"""The end of the name of a picture, perhaps with the number that a browser gives a second one."""

_NAME_OF_PICTURE = pattern(r"\(?hen(?=[._~%])([^/\\?#\s]+)\.(?:png|gif)", re.IGNORECASE)
_NUMBER_ALONE = pattern(r"[._~]?[0-9.]*")

_FENCE = pattern(r"[ \t]*(```|~~~)")
_QUOTED = pattern(r"[ \t]*(?:>[ \t]?)+")
_HEN_LINE = pattern(r"[ \t]*[._~]")
_PARTING = r"\s<>\"“”„«»「」\[\]{}|`*（）"
_WORD = pattern(
    rf"(?>(?:https?://|www\.)(?:[^{_PARTING}()]+|\([^{_PARTING}()]*\))+|(?:[^{_PARTING}()h]+|h(?!ttps?://))+)",
    re.IGNORECASE,
)
"""A word, or a web address, in which a bracket that is opened is closed."""

_END_OF_SENTENCE = ".,;:!?'’…。、，；：！？"
_END_OF_ADDRESS = f"{_END_OF_SENTENCE}_~\\"
_BRACKETS = (("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("（", "）"))

_ENTITY = pattern(r"&(?:#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z]{2,31});")


def _strip_wrapping(text: str) -> str:
    """Strip what surrounds a HEN or an address: whitespace, quotes, a name.

    >>> _strip_wrapping(" HEN: `.9x9_5b`"), _strip_wrapping("[hen].9x9_5b[/hen]")
    ('.9x9_5b', '.9x9_5b')
    """
    start, end = 0, len(text)
    for _ in range(_MAX_WRAPPINGS):
        start, end = _without_whitespace(text, start, end)
        for opening, closing in _PAIRS:
            inside = start + len(opening), end - len(closing)
            if inside[0] <= inside[1] and text.startswith(opening, start) and text.endswith(closing, start, end):
                start, end = inside
                break
        else:
            name = _LEADING_NAME.match(text, start, end)
            if name is None:
                return text[start:end]
            start = name.end()
    return text[start:end]


def _without_whitespace(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and (text[start].isspace() or text[start] == "\ufeff"):
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return start, end


def _is_address(word: str) -> bool:
    """Return whether a word is a web address or a path; a HEN may have a backslash before each `_`."""
    return "/" in word or "\\hen" in word.lower()


def _in_address(address: str) -> Iterator[str]:
    """Yield the parts of a web address that may be a HEN; addresses have no spaces.

    >>> [*_in_address("https://example.org/c/hen.9x9_5b/position.png?hen=_19b#_19w")]
    ['_19w', '_19b', '.9x9_5b']
    """
    if len(address.split()) != 1:
        return
    before, _, fragment = address.partition("#")
    yield _without_punctuation(_strip_wrapping(fragment).removeprefix("="), _END_OF_ADDRESS)
    for found in _IN_QUERY.finditer(before):
        yield _without_punctuation(found[1], _END_OF_ADDRESS)
    for found in _IN_PATH.finditer(before):
        yield _PICTURE.sub("", _without_punctuation(found[1], _END_OF_ADDRESS))


def _without_punctuation(text: str, ends: str = _END_OF_SENTENCE) -> str:
    """Strip signs that end a sentence or a quote, the blanks before them, and brackets that are not opened in a text.

    A label of such signs stays.

    >>> _without_punctuation(".9x9_5b.E5-a),"), _without_punctuation("_5b.E5-(a)."), _without_punctuation("_5b.E5-?")
    ('.9x9_5b.E5-a', '_5b.E5-(a)', '_5b.E5-?')
    """
    end = len(text)
    surplus = {closing: text.count(closing) - text.count(opening) for opening, closing in _BRACKETS}
    while end > 1 and text[end - 2] != "-":
        last = text[end - 1]
        if last in surplus and surplus[last] > 0:
            surplus[last] -= 1
        elif last not in ends:
            break
        end -= 1
    return text[:end].rstrip()


def _blocks(text: str) -> Iterator[str]:
    r"""Yield the code blocks of Markdown, then the quoted lines of a mail.

    >>> [*_blocks("See:\n```hen\n_19b\n```\n> .9x9\n> _5b\n")]
    ['_19b', '.9x9\n_5b']
    """
    lines = text.splitlines()
    fence, block = "", list[str]()
    for line in lines:
        mark = _FENCE.match(line)
        if mark is None or (fence and mark[1] != fence):
            block.append(line)
            continue
        if fence:
            yield _strip_wrapping("\n".join(block))
        fence, block = "" if fence else mark[1], []
    quoted = [line[mark.end() :] for line in lines if (mark := _QUOTED.match(line))]
    if quoted:
        yield _strip_wrapping("\n".join(quoted))


def _runs(text: str) -> Iterator[tuple[bool, str]]:
    """Yield runs of lines that begin like a HEN, and of lines that do not, each with whether it does."""
    for begins_so, lines in groupby(text.splitlines(), lambda line: _HEN_LINE.match(line) is not None):
        yield begins_so, "\n".join(lines).strip()


def _without_quotes(text: str) -> str:
    """Remove the signs before quoted lines of a mail."""
    return "\n".join(_QUOTED.sub("", line, count=1) for line in text.splitlines())


def _words(text: str) -> list[str]:
    """Return the words of a text, without the quotes and brackets around them."""
    return _WORD.findall(text)


def _without_entities(text: str) -> str:
    """Decode HTML entities.

    >>> _without_entities("&lt;.9x9_5b&gt;")
    '<.9x9_5b>'
    """
    return _ENTITY.sub(lambda entity: unescape(entity[0]).replace("\u00a0", " "), text)

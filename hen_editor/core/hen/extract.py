"""Finding the HEN in what people paste: addresses, quotes, words around it."""

import re
from collections.abc import Iterator
from itertools import chain
from urllib.parse import unquote

from hen_editor.core.hen.parser import read
from hen_editor.core.hen.tokens import TokenKind

_PAIRS = {'"': '"', "'": "'", "`": "`", "<": ">", "“": "”", "‘": "’", "«": "»"}
_LEADING_NAME = re.compile(r"hen(?:[ \t\r\n]*+:|(?![A-Za-z0-9]))[ \t\r\n]*+", re.IGNORECASE)
_IN_QUERY = re.compile(r"[?&]hen=([^&#]*+)", re.IGNORECASE)
_IN_PATH = re.compile(r"(?<!/)/hen(?=[._~%])([^/?#]++)", re.IGNORECASE)
_PICTURE = re.compile(r"\.(?:png|gif)$", re.IGNORECASE)
_BEGINNING = re.compile(r"[._~]|%(?:2E|5F|7E)", re.IGNORECASE)


def extract(text: str) -> str | None:
    """Return the HEN in a pasted text, still percent-encoded where it is, or None where there is none.

    Takes off quotes, angle brackets and a leading `hen`, and looks into web addresses: behind `#`, in `?hen=`, and
    in a path such as `/c/hen{HEN}/position.png`. A text with more unreadable than readable characters is none.

    >>> extract("https://play.goshawk.cc/playgo/goban.html#.9x9_5Gb")
    '.9x9_5Gb'
    >>> extract("https://hen.hemme-dev.workers.dev/c/hen.9x9_5Gb.b/position.png")
    '.9x9_5Gb.b'
    >>> extract("hen: `_19Ib`"), extract("Hello. World!")
    ('_19Ib', None)
    """
    bare = _bared(text)
    candidates = chain([bare], _in_address(bare))
    return next((found for found in map(_plain, candidates) if _is_mostly_hen(found)), None)


def _bared(text: str) -> str:
    """Take off what surrounds a HEN or an address: whitespace, quotes, a name."""
    start, end = 0, len(text)
    while True:
        start, end = _without_whitespace(text, start, end)
        if end - start >= 2 and _PAIRS.get(text[start]) == text[end - 1]:
            start, end = start + 1, end - 1
            continue
        name = _LEADING_NAME.match(text, start, end)
        if name is None:
            return text[start:end]
        start = name.end()


def _without_whitespace(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and (text[start].isspace() or text[start] == "\ufeff"):
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return start, end


def _in_address(address: str) -> Iterator[str]:
    """Go through the places where a HEN may stand if this is a web address; no address has spaces in it."""
    if len(address.split()) != 1:
        return
    before, _, fragment = address.partition("#")
    yield _bared(fragment).removeprefix("=")
    for found in _IN_QUERY.finditer(before):
        yield found[1]
    for found in _IN_PATH.finditer(before):
        yield _PICTURE.sub("", found[1])


def _plain(candidate: str) -> str:
    """Take the percent-encoding off a text that was encoded as a whole, dots and underscores too."""
    if "." in candidate or "_" in candidate:
        return candidate
    encoded = candidate.upper()
    return unquote(candidate).strip() if "%2E" in encoded or "%5F" in encoded else candidate


def _is_mostly_hen(text: str) -> bool:
    """Tell whether a text begins as HEN does, has a readable part, and more that is readable than is not."""
    if not _BEGINNING.match(text):
        return False
    readable = unreadable = 0
    for token in read(text).tokens:
        if token.kind is TokenKind.UNREADABLE:
            unreadable += token.end - token.start
        else:
            readable += token.end - token.start
    return readable > unreadable

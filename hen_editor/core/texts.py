"""Texts: checked, matched, marked for translation, and how their lines end."""

import re
from collections.abc import Callable, Iterable
from functools import partial
from typing import AnyStr, TypeAlias, cast

Data: TypeAlias = bytes | bytearray | memoryview
"""Bytes, in any of the forms that Python has them in."""


def bytes_of(given: Data, what: str) -> bytes:
    """Return bytes in any form as bytes; raise TypeError for anything else. what: what is expected, such as "a file".

    >>> bytes_of(memoryview(b"(;)"), "a file")
    b'(;)'
    """
    if not isinstance(given, Data):
        raise TypeError(f"{what} must be bytes, not {given!r:.60}")
    return bytes(given)


def require_text(given: object, what: str) -> None:
    """Raise TypeError for anything but a str; what: what is expected, such as "a HEN"."""
    if not isinstance(given, str):
        raise TypeError(f"{what} must be a str, not {given!r:.60}")


_MEMBERS = ("match", "fullmatch", "search", "finditer", "findall", "split", "sub", "subn", "pattern", "flags")

_LONGEST_WORD = 30
"""A word of up to this many characters is left out of a shortened text rather than cut."""

_UTF_16_MARKS = (b"\xff\xfe", b"\xfe\xff")


def pattern(text: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """Return a regular expression as `re.compile` does, but compile it on the first call of one of its methods.

    >>> pattern("[0-9]+").findall("K10-Q4")
    ['10', '4']
    """
    return cast("re.Pattern[AnyStr]", _LazyPattern(partial(re.compile, text, flags)))


def repeated(text: AnyStr) -> AnyStr:
    r"""Return a regular expression for any number of repetitions of another one, without backtracking into them.

    Memory does not grow with their number: an atomic group keeps 60 bytes for each repetition until it ends, so this
    one ends every thousand. Possessive quantifiers would do, but Python 3.11.0 to 3.11.4 match them wrongly:
    https://github.com/python/cpython/issues/106052

    >>> pattern(repeated(r"[^\\:]+|\\.")).match(r"one\:two:three")[0]
    'one\\:two'
    """
    if isinstance(text, bytes):
        return b"(?>(?>(?:" + text + b"){1,1000})*)"
    return "(?>(?>(?:" + text + "){1,1000})*)"


def decoded(data: bytes) -> str:
    r"""Return a text in UTF-8, or in UTF-16 with a byte order mark, as PowerShell writes it. Raises UnicodeDecodeError.

    >>> decoded(b".9x9_5Gb"), decoded(b"\xff\xfe.\x009\x00")
    ('.9x9_5Gb', '.9')
    """
    return data.decode("utf-16" if data.startswith(_UTF_16_MARKS) else "utf-8")


def shortened(text: str, most: int) -> str:
    """Return a text, or about this many characters of a longer one, up to the end of a word.

    >>> shortened("Black to play", 8), shortened("Black to play", 13)
    ('Black to…', 'Black to play')
    """
    if len(text) <= most:
        return text
    end = max(text.rfind(blank, max(0, most - _LONGEST_WORD), most + 1) for blank in " \n")
    return f"{text[: most if end < 0 else end].rstrip()}…"


def joined(texts: Iterable[str]) -> str:
    """Return texts as one, each on lines of its own, without those that are empty."""
    return "\n".join(filter(None, texts))


def line_end(text: str) -> str:
    r"""Return how the first line of a text ends, empty if it has only one.

    >>> line_end("a\r\nb\nc"), line_end("a\rb"), line_end("a\nb"), line_end("a")
    ('\r\n', '\r', '\n', '')
    """
    newline = text.find("\n")  # a regular expression takes a hundred times as long in a file of one line
    carriage_return = text.find("\r", 0, newline if newline >= 0 else len(text))
    if carriage_return < 0:
        return "\n" if newline >= 0 else ""
    return "\r\n" if carriage_return + 1 == newline else "\r"


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - lupdate's name
    """Return a text unchanged; lupdate collects it in a context, where the window looks it up.

    Both arguments must be literals, since lupdate does not run the source.

    >>> QT_TRANSLATE_NOOP("Fruit", "Apple")
    'Apple'
    """
    del context
    return text


class _LazyPattern:
    """A proxy for a regular expression; after the first use its members are that expression's own."""

    def __init__(self, compile: Callable[[], object]) -> None:
        self._compile = compile

    def __getattr__(self, name: str) -> object:
        if name not in _MEMBERS:
            raise AttributeError(name)
        compiled = self._compile()
        for member in _MEMBERS:
            setattr(self, member, getattr(compiled, member))
        return getattr(self, name)

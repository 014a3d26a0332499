"""Texts in SGF: escapes, line breaks and the colon that joins two values."""

import re

from hen_editor.core.sgf.tokens import with_move_escaped
from hen_editor.core.texts import pattern, repeated

_LINE_BREAK = r"\r\n|\n\r|\r|\n"
_ANY_LINE_BREAK = pattern(_LINE_BREAK)
_ESCAPES = pattern(r"\\(?:\n|(.))", re.DOTALL)
_STAND_INS = "\x01\x02\x03\x04\x05\x06\x07\x08"
"""Placeholders for literal backslashes while escaping ones are removed: hardly any text contains these."""

_COMPOSE = pattern(repeated(r"[^\\:]+|\\."), re.DOTALL)


def read_text(raw: str) -> str:
    r"""Return a Text: escapes removed, every line break `\n`, other white space a space.

    >>> read_text("a\\]\\\r\nb\tc\r\n")
    'a]b c\n'
    """
    text = _with_newlines(raw) if "\r" in raw else raw
    if "\\" in text:
        text = _without_escapes(text)
    return text.replace("\t", " ").replace("\v", " ").replace("\f", " ")


def _with_newlines(raw: str) -> str:
    r"""Return a raw text whose lines end in `\n`."""
    is_usual = raw.count("\r") == raw.count("\r\n")
    return raw.replace("\r\n", "\n") if is_usual else _ANY_LINE_BREAK.sub("\n", raw)


def _without_escapes(text: str) -> str:
    """Return a text without its escapes, and without the line breaks that are escaped."""
    stand_in = next((character for character in _STAND_INS if character not in text), None)
    if stand_in is None:
        return _ESCAPES.sub(lambda found: found[1] or "", text)
    # The same, a hundred times as fast in a long text.
    text = text.replace("\\\\", stand_in).replace("\\\n", "")
    # A backslash at the end escapes nothing.
    return (text[:-1].replace("\\", "") + text[-1:]).replace(stand_in, "\\")


def with_line_ends(raw: str, line_end: str) -> str:
    """Return a raw text whose lines end in this way."""
    return _ANY_LINE_BREAK.sub(line_end, raw)


def cut(raw: str, limit: int) -> str:
    r"""Return a raw text, truncated to about this many characters without splitting an escape.

    >>> cut("abc", 3), cut("abcd", 3), cut(r"ab\]", 3), cut(r"a\]b", 3)
    ('abc', 'abc', 'ab', 'a\\]')
    """
    if len(raw) <= limit:
        return raw
    start = raw[:limit]
    return start[:-1] if (len(start) - len(start.rstrip("\\"))) % 2 else start


def read_simple_text(raw: str) -> str:
    r"""Return a SimpleText: a Text whose line breaks are spaces.

    >>> read_simple_text("one\ntwo")
    'one two'
    """
    return read_text(raw).replace("\n", " ")


def write_text(text: str, *, composed: bool = False) -> str:
    r"""Return a text as a raw value: backslashes and closing brackets escaped, in composed values colons too.

    A text that ends like a move would look like an unclosed value; its opening bracket is escaped.

    >>> print(write_text("[b]:\\"), write_text("better is ;B[dd"))
    [b\]:\\ better is ;B\[dd
    """
    raw = text.replace("\\", "\\\\").replace("]", "\\]")
    if composed:
        raw = raw.replace(":", "\\:")
    return with_move_escaped(raw)


def split_composed(raw: str) -> tuple[str, str | None]:
    r"""Split a composed value at its first unescaped colon; None if there is none.

    >>> split_composed(r"a\\:b:c:d")
    ('a\\\\', 'b:c:d')
    """
    found = _COMPOSE.match(raw)
    end = found.end() if found else 0
    return (raw[:end], raw[end + 1 :]) if raw[end : end + 1] == ":" else (raw, None)


def one_line(text: str) -> str:
    """Return a text with a space for each line break."""
    return _ANY_LINE_BREAK.sub(" ", text)

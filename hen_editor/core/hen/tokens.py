"""The HEN tokeniser, with the encoding of labels: lexemes for the parser, and tokens for the user."""

import re
from collections.abc import Callable
from enum import Enum
from functools import partial
from itertools import accumulate, pairwise
from typing import NamedTuple

from hen_editor.core.board import Point
from hen_editor.core.diagnostics import Span
from hen_editor.core.position import Mark
from hen_editor.core.texts import pattern, require_text

LABEL_CHARACTERS = r"[^\s\x00-\x1f\x7f-\x9f\ud800-\udfff._\-]"
"""A character class: all but whitespace, control characters, surrogates, `.`, `_` and `-`."""

INVISIBLE = "\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff"
"""The ranges of a character class: the invisible characters, which are skipped except within labels."""

MARKS = {mark.value: mark for mark in Mark}
"""The marks by name; these names are never read as labels."""

_WHOLE_LABEL = pattern(rf"{LABEL_CHARACTERS}+(?<![{INVISIBLE}])")
_PART_OF_LABEL = pattern(rf"{LABEL_CHARACTERS}+")
_ENCODED_RUN = pattern(r"(?:%[0-9A-Fa-f]{2})+")


class LabelText(NamedTuple):
    """A decoded label, and the percent-encoded runs left as they are (offsets into the raw label)."""

    text: str
    left: tuple[Span, ...] = ()


def is_label(text: str) -> bool:
    """Return whether HEN can store this text as a label.

    >>> is_label("7"), is_label("a b"), is_label("CR")
    (True, False, False)
    """
    require_text(text, "a label")
    return _WHOLE_LABEL.fullmatch(text) is not None and text not in MARKS


def decode_label(raw: str) -> LabelText:
    """Percent-decode a label, once.

    A run of `%XX` that is not UTF-8, or decodes to a character not allowed in labels, is left as it is.

    >>> decode_label("caf%C3%A9"), decode_label("a%2Eb")
    (LabelText(text='café', left=()), LabelText(text='a%2Eb', left=(Span(start=1, end=4),)))
    """
    if "%" not in raw:
        return LabelText(raw)
    pieces: list[str] = []
    left: list[Span] = []
    position = 0
    for run in _ENCODED_RUN.finditer(raw):
        decoded = _decode_run(run.group(), is_last=run.end() == len(raw))
        if decoded is None:
            left.append(Span(*run.span()))
        pieces += raw[position : run.start()], run.group() if decoded is None else decoded
        position = run.end()
    return LabelText("".join([*pieces, raw[position:]]), tuple(left))


def encode_label(text: str) -> str:
    """Encode a label so that `decode_label` returns it."""
    return text.replace("%", "%25")


def _decode_run(run: str, *, is_last: bool) -> str | None:
    """Return the characters of a run, None if a label may not have them; only its last one must be visible."""
    try:
        decoded = bytes.fromhex(run.replace("%", "")).decode("utf-8")
    except UnicodeDecodeError:
        return None
    allowed = _WHOLE_LABEL if is_last else _PART_OF_LABEL
    return decoded if allowed.fullmatch(decoded) else None


class TokenKind(Enum):
    """The kind of a token; the value is its name.

    ROW is the row's number with its `_`; COLUMN, STONE, COUNT and NUMBER (a numbered stone) are within a row. Every
    other part is one token. UNREADABLE is what does not match the grammar, and what is skipped because of it.
    """

    SIZE = "size"
    ROW = "row"
    COLUMN = "column"
    STONE = "stone"
    COUNT = "count"
    NUMBER = "number"
    ORDER = "order"
    KO = "ko"
    LAST_MOVE = "last move"
    TURN = "turn"
    LABEL = "label"
    MARK = "mark"
    UNREADABLE = "unreadable"


class Token(NamedTuple):
    """A classified span of the text, from `start` to before `end`, and the points it concerns."""

    kind: TokenKind
    start: int
    end: int
    points: tuple[Point, ...] = ()

    @property
    def span(self) -> Span:
        """The span in the text as given."""
        return Span(self.start, self.end)


token: Callable[[tuple[TokenKind, int, int, tuple[Point, ...]]], Token] = partial(tuple.__new__, Token)
"""Make a token from its four fields, faster than by calling the class."""

# The lexemes of a text cover it without gaps, so that the sum of their lengths is their position. The last alternatives
# are the rare ones: a number with percent-encoded digits, digits with something else among them, invisible characters,
# another percent-encoded character, and any other character.
_AFTER_NUMBER = rf"\d|[{INVISIBLE}]+\d|[^\w\s._~%*×-]\d"
_LEXEMES = (
    rf"[A-HJ-Z._~bwrglypx]|(?>[0-9]+)(?!%3[0-9]|{_AFTER_NUMBER})|[ \t\r\n]+|(?>(?:[0-9]|%3[0-9])+)(?!{_AFTER_NUMBER})"
    rf"|\d+(?:(?:[{INVISIBLE}]+|[^\w\s._~%*×-])\d+)*|[{INVISIBLE}]+|%[0-7][0-9A-Fa-f]|."
)

# A plain row, as most are: its number, perhaps a space, stones without numbers, and then another part.
_ROW = r"_[0-9]{1,2} ?(?>(?:[A-HJ-Z]?[bwrglyp](?:[1-9][0-9]?)?)+)(?=[ \t\r\n]*[._]|\Z)"

# A plain text, as most are: nothing is skipped or decoded, and each dash is between a point and its label.
_PLAIN_LABEL = r"(?<=-)(?>[A-Za-z0-9]+)"
_PLAIN_CHARACTERS = r"(?>[A-HJ-Z._~bwrglypx0-9]*)"
_AFTER_POINT = r"(?:(?<=\.[A-HJ-Z][0-9])|(?<=\.[A-HJ-Z][0-9][0-9]))"
_PLAIN = pattern(rf"{_PLAIN_CHARACTERS}(?>(?:{_AFTER_POINT}-{_PLAIN_LABEL}(?=[._]|\Z){_PLAIN_CHARACTERS})*)")

_LEXEME = pattern(rf"{_PLAIN_LABEL}|{_LEXEMES}", re.DOTALL)
_ROW_OR_LEXEME = pattern(rf"{_ROW}|{_PLAIN_LABEL}|{_LEXEMES}", re.DOTALL)

_INVISIBLE = pattern(rf"[{INVISIBLE}]+")
_DASH = pattern(r"-|%2[Dd]")
_LABEL = pattern(rf"[ \t\r\n]*((?:{LABEL_CHARACTERS}*(?<![{INVISIBLE}\-])|))")
_ENCODED = pattern(r"%([0-7][0-9A-Fa-f])")
_WHITESPACE = frozenset(" \t\r\n")
_ODD_SPACES = frozenset("\u00a0\u3000")
SPACES = "".join(sorted(_WHITESPACE | _ODD_SPACES))
"""The characters that are passed over between parts, with a note if they are odd."""

_BYTE_ORDER_MARK = "\ufeff"
_COLUMN = frozenset("ABCDEFGHJKLMNOPQRSTUVWXYZ")
_DIGITS = frozenset("0123456789")


class Lexemes:
    """The lexemes of a text in three lists: their texts, starts and ends.

    `texts` are percent-decoded, except labels, which are as in the text (an absent label is an empty lexeme after its
    `-`). One empty lexeme ends the lists. Digits with something unreadable among them are the lexeme `?`.
    `odd_spaces` are the spans of no-break and full-width spaces, `invisible` those of invisible characters;
    `has_mark`: whether a byte order mark begins the text.

    with_rows: whether a plain row, `_19bwb2w3`, is one lexeme.
    """

    __slots__ = ("_lexeme", "_text", "ends", "has_mark", "invisible", "odd_spaces", "starts", "texts")

    def __init__(self, text: str, *, with_rows: bool = False) -> None:
        require_text(text, "a HEN")
        self._text = text
        self._lexeme = _ROW_OR_LEXEME if with_rows else _LEXEME
        self.texts: list[str] = []
        self.starts: list[int] = []
        self.ends: list[int] = []
        self.odd_spaces: list[Span] = []
        self.invisible: list[Span] = []
        self.has_mark = text.startswith(_BYTE_ORDER_MARK)
        if _PLAIN.fullmatch(text):
            self._read_plain()
        else:
            self._read_all()

    def span(self, first: int, end: int) -> Span:
        """Return the span of the text from one lexeme to before another."""
        return Span(self.starts[first], self.ends[end - 1])

    def of_row(self, at: int) -> "Lexemes":
        """Return the lexemes within the plain row at a lexeme."""
        start, end = self.starts[at], self.ends[at]
        lexemes = Lexemes(self._text[start:end])
        lexemes.starts = [start + place for place in lexemes.starts]
        lexemes.ends = [start + place for place in lexemes.ends]
        return lexemes

    def _read_plain(self) -> None:
        lexemes: list[str] = self._lexeme.findall(self._text)
        self.texts = [*lexemes, ""]
        self.starts = [*accumulate(map(len, lexemes), initial=0)]
        self.ends = [*self.starts[1:], len(self._text)]

    def _read_all(self) -> None:
        text = self._text
        position = 1 if self.has_mark else 0
        while dash := _DASH.search(text, position):
            self._read(position, dash.end())
            position = self._read_label(dash.end()) if self._has_point_before_dash() else dash.end()
        self._read(position, len(text))
        self._add("", len(text), len(text))

    def _add(self, lexeme: str, start: int, end: int) -> None:
        self.texts.append(lexeme)
        self.starts.append(start)
        self.ends.append(end)

    def _read(self, start: int, end: int) -> None:
        """Read the lexemes of a span, in which a dash can only be the last one: there is no plain label in it."""
        lexemes: list[str] = self._lexeme.findall(self._text[start:end].rstrip(" \t\r\n"))
        places = accumulate(map(len, lexemes), initial=start)
        for lexeme, (first, after) in zip(lexemes, pairwise(places), strict=True):
            meant = _ENCODED.sub(_decoded, lexeme) if "%" in lexeme else lexeme
            if not meant.isascii():
                self.invisible += (Span(first + run.start(), first + run.end()) for run in _INVISIBLE.finditer(meant))
                meant = _INVISIBLE.sub("", meant)
            if not meant:
                continue
            if meant in _ODD_SPACES:
                self._note_odd_space(first)
            elif (
                len(meant) > 1
                and meant[0] not in _WHITESPACE
                and not (meant.isascii() and (meant.isdigit() or meant[0] == "_"))
            ):
                self._add("?", first, after)
            elif meant[0] not in _WHITESPACE:
                self._add(meant, first, after)

    def _read_label(self, position: int) -> int:
        text = self._text
        label = _LABEL.match(text, position)
        assert label is not None
        start, end = label.span(1)
        if start == end:
            start = end = position
        self._add(text[start:end], start, end)
        return end

    def _has_point_before_dash(self) -> bool:
        """Return whether a dot, a column and a number come before the dash at the end, so that it begins a label."""
        texts = self.texts
        return len(texts) >= 4 and texts[-2][:1] in _DIGITS and texts[-3] in _COLUMN and texts[-4] == "."

    def _note_odd_space(self, start: int) -> None:
        run = self.odd_spaces.pop() if self.odd_spaces and self.odd_spaces[-1].end == start else Span(start, start)
        self.odd_spaces.append(Span(run.start, start + 1))


def _decoded(match: re.Match[str]) -> str:
    return chr(int(match.group(1), 16))

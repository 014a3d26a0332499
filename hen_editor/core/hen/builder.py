"""The position under construction while a text is parsed."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from hen_editor.core.board import COLUMN_LETTERS, EMPTY, BoardSize, Color, Point
from hen_editor.core.diagnostics import Diagnostic, DiagnosticKind, Span
from hen_editor.core.hen import codes
from hen_editor.core.hen.tokens import INVISIBLE, Lexemes, Token, TokenKind, token
from hen_editor.core.position import PLAIN_ORDER, Mark, Move
from hen_editor.core.texts import pattern

_SPACE_IN_NUMBER = pattern(r"(?<=[0-9])(?>(?:[ \t\r\n\u00a0\u3000]|%20|%09|%0[AaDd])+)(?=[0-9])")

STONES = {color.value: color for color in Color}
CELLS = {letter: letter.encode() for letter in STONES}
COLUMNS = {letter: column for column, letter in enumerate(COLUMN_LETTERS)}
DIGITS = frozenset("0123456789")
TOO_LARGE = 10_000
"""What `number` returns for every number of more than four digits."""

_RUN = pattern(r"([A-HJ-Z]?)([bwrglyp]+)([0-9]*)")
"""Stones side by side in a plain row: the column letter, if any, the stones, and the count of the last, if any."""

_STONES_OF_ONE_TOKEN = pattern(r"([A-HJ-Z]?)([bwrglyp])([0-9]*)")
"""A stone in a plain row, with its column letter and its count, if any."""

_COLUMN, _STONE, _COUNT, _ROW = TokenKind.COLUMN, TokenKind.STONE, TokenKind.COUNT, TokenKind.ROW

_UNSEEN = pattern(rf"[\s\x00-\x1f\x7f-\x9f\ud800-\udfff{INVISIBLE}]")

_BEFORE_PART = pattern(r"(?>[ \t\r\n]*)(?:[._~]|$)")


LONGEST_BY_HAND = 8_000
"""The most characters of a text whose mistakes are explained and fixed. A full board of 19x19 with a mark and a label
on each point has fewer, and what a habit may explain takes ten times as long to read."""


class Meaning(NamedTuple):
    """What was meant by an unreadable piece of a text, and the kind of its problem."""

    kind: DiagnosticKind
    meant: str


class PositionBuilder:
    """A position under construction, with its tokens and problems.

    cells: one byte per point as in `Stones`, `NUMBERED` for a numbered stone. numbers: by index of the point.
    singles: the spans of the parts that may occur only once. has_row_tokens: whether there are tokens of plain rows.
    """

    NUMBERED = ord("#")

    def __init__(self, text: str, lexemes: Lexemes, size: BoardSize, *, has_row_tokens: bool) -> None:
        self.text = text
        self._has_row_tokens = has_row_tokens
        self.lexemes = lexemes
        self.texts, self.starts, self.ends = lexemes.texts, lexemes.starts, lexemes.ends
        self.size = size
        self.points = size.points()
        self.cells = bytearray(b"." * size.count)
        self.numbers: dict[int, int] = {}
        self.order: tuple[Color, ...] = PLAIN_ORDER
        self.ko: Point | None = None
        self.last_move: Move | None = None
        self.turn: Color | None = None
        self.singles: dict[TokenKind, Span] = {}
        self.labels: dict[Point, str] = {}
        self.marks: dict[Point, Mark] = {}
        self.label_spans: dict[Point, Span] = {}
        self.mark_spans: dict[Point, Span] = {}
        self.tokens: list[Token] = []
        self.diagnostics: list[Diagnostic] = []

    def span(self, first: int, end: int) -> Span:
        """Return the span of the text from one lexeme to before another."""
        return self.lexemes.span(first, end)

    def add_token(self, kind: TokenKind, span: Span, points: tuple[Point, ...] = ()) -> None:
        """Append a token."""
        self.tokens.append(Token(kind, span.start, span.end, points))

    def token_before(self, at: int) -> Token | None:
        """Return the token that ends directly before a lexeme; None after a plain row that has none."""
        last = self.tokens[-1] if self.tokens else None
        return last if last and last.end == self.ends[at - 1] else None

    def report(
        self,
        kind: DiagnosticKind,
        span: Span,
        points: Iterable[Point] = (),
        replacement: str | None = None,
        **fields: object,
    ) -> None:
        """Add a problem; its field `found` is the text of the span unless given."""
        fields.setdefault("found", shortened(self.text[span.start : span.end]))
        self.diagnostics.append(kind.at(span, points, None, replacement, **fields))

    def meaning(self, found: str, before: str = "") -> Meaning | None:
        """Return what was meant by an unreadable piece, None in a text that nobody wrote by hand."""
        if len(self.text) > LONGEST_BY_HAND:
            return None
        from hen_editor.core.hen.habits import meaning

        return meaning(found, before)

    def report_meaning(self, found: Meaning, span: Span) -> None:
        """Report a span whose intended meaning is known."""
        self.report(found.kind, span, (), found.meant, meant=shortened(found.meant))

    def report_broken_number(self, lexemes: Lexemes, at: int, end: int) -> None:
        """Report that the number at a lexeme follows a number; `end` is the end of what is skipped.

        The two are read as one number if that is at most the longer side of the board, or is a move number.
        """
        span = Span(lexemes.starts[at - 1], end)
        meant = number(lexemes.texts[at - 1] + lexemes.texts[at])
        limit = TOO_LARGE - 1 if lexemes.texts[at - 2] == "~" else max(self.size.columns, self.size.rows)
        if 1 <= meant <= limit:
            self.report_meaning(Meaning(codes.SPACE_IN_NUMBER, _SPACE_IN_NUMBER.sub("", self.text[slice(*span)])), span)
        else:
            self.report(codes.SPACE_IN_NUMBER, span)

    def place_row(self, at: int) -> bool:
        """Place the stones of the plain row at a lexeme; return False, and place none, if they do not fit.

        They fit if they go from left to right, on empty points of the board.
        """
        row, columns, cells = self.texts[at], self.size.columns, self.cells
        digits = row[1:3] if row[2] in DIGITS else row[1]
        start = len(cells) - int(digits) * columns
        if not 0 <= start < len(cells) or cells.count(EMPTY, start, start + columns) < columns:
            return False
        placed = ""
        for letter, stones, count in _RUN.findall(row):
            if letter:
                gap = COLUMNS[letter] - len(placed)
                if gap < 0:
                    return False
                placed += "." * gap
            placed += stones
            if count:
                placed += stones[-1] * (int(count) - 1)
        if len(placed) > columns:
            return False
        cells[start : start + len(placed)] = placed.encode()
        if self._has_row_tokens:
            self._add_row_tokens(row, self.starts[at], 1 + len(digits), start)
        return True

    def _add_row_tokens(self, row: str, place: int, length: int, index: int) -> None:
        """Append the tokens of a plain row at a place of the text.

        length: of `_` and the row's number, with which it begins. index: of the row's first point.
        """
        points, tokens, add = self.points, self.tokens, self.tokens.append
        beginning, made, column = len(tokens), list[Point](), 0
        add(Token(_ROW, place, place + length))
        place += length + (row[length] == " ")
        for letter, _, digits in _STONES_OF_ONE_TOKEN.findall(row, length):
            if letter:
                column = COLUMNS[letter]
            after = column + (int(digits) if digits else 1)
            covered = points[index + column : index + after]
            column = after
            made += covered
            if letter:
                add(token((_COLUMN, place, place + 1, covered)))
                place += 1
            add(token((_STONE, place, place + 1, covered)))
            place += 1
            if digits:
                add(token((_COUNT, place, place + len(digits), covered)))
                place += len(digits)
        tokens[beginning] = tokens[beginning]._replace(points=tuple(made))

    def removal(self, span: Span) -> str | None:
        """Return the replacement that removes a part, or None if that would join its neighbours."""
        return "" if _BEFORE_PART.match(self.text, span.end) else None

    def record(self, kind: TokenKind, span: Span) -> None:
        """Record the span of a part that may occur only once; an earlier one of its kind gets a warning."""
        earlier = self.singles.get(kind)
        if earlier is not None:
            self.report(codes.REPEATED_PART, earlier, (), self.removal(earlier), part=kind)
        self.singles[kind] = span


def number(lexeme: str) -> int:
    """Return the value of a run of digits, or `TOO_LARGE`, found by its length."""
    digits = lexeme.lstrip("0")
    return int(digits or "0") if len(digits) <= 4 else TOO_LARGE


def is_number(lexeme: str) -> bool:
    """Return whether a lexeme is a run of digits."""
    return lexeme[:1] in DIGITS


def shortened(text: str) -> str:
    """Return a text as a message quotes it: truncated to a line, invisible characters by code point."""
    return _UNSEEN.sub(_named, text if len(text) <= 40 else f"{text[:38]}…")


def _named(match: re.Match[str]) -> str:
    return " " if match[0] in " \t\r\n" else f"U+{ord(match[0]):04X}"

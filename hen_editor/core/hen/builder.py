"""The position under construction while a text is parsed."""

import re
from collections.abc import Iterable

from hen_editor.core.board import COLUMN_LETTERS, BoardSize, Color, Point
from hen_editor.core.diagnostics import Diagnostic, DiagnosticKind, Span
from hen_editor.core.hen import codes
from hen_editor.core.hen.mistakes import Mistake, broken_number
from hen_editor.core.hen.tokens import Lexemes, Token, TokenKind
from hen_editor.core.patterns import pattern
from hen_editor.core.position import PLAIN_ORDER, Mark, Move

STONES = {color.value: color for color in Color}
CELLS = {letter: letter.encode() for letter in STONES}
COLUMNS = {letter: column for column, letter in enumerate(COLUMN_LETTERS)}
DIGITS = frozenset("0123456789")
TOO_LARGE = 10_000
"""What `number` returns for every number of more than four digits."""

_UNSEEN = pattern(r"[\s\x00-\x1f\x7f-\x9f\ud800-\udfff\u200b\ufeff]")

_BEFORE_PART = pattern(r"[ \t\r\n]*+(?:[._~]|$)")


class PositionBuilder:
    """A position under construction, with its tokens and problems.

    cells: one byte per point as in `Stones`, `NUMBERED` for a numbered stone. numbers: by index of the point.
    singles: the spans of the parts that may occur only once. markup: the spans of labels and marks.
    """

    NUMBERED = ord("#")

    def __init__(self, text: str, lexemes: Lexemes, size: BoardSize) -> None:
        self.text = text
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
        self.markup: dict[tuple[TokenKind, Point], Span] = {}
        self.tokens: list[Token] = []
        self.diagnostics: list[Diagnostic] = []

    def span(self, first: int, end: int) -> Span:
        """Return the span of the text from one lexeme to before another."""
        return Span(self.starts[first], self.ends[end - 1])

    def add_token(self, kind: TokenKind, span: Span, points: tuple[Point, ...] = ()) -> None:
        """Append a token."""
        self.tokens.append(Token(kind, span.start, span.end, points))

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

    def report_mistake(self, mistake: Mistake, span: Span) -> None:
        """Report a span whose intended meaning is known."""
        self.report(mistake.kind, span, (), mistake.meant, meant=shortened(mistake.meant))

    def report_broken_number(self, at: int, end: int) -> None:
        """Report that the number at a lexeme follows a number; `end` is the end of what is skipped.

        Both are read as one if that is not larger than the board, or is a move number.
        """
        span = Span(self.starts[at - 1], end)
        meant = number(self.texts[at - 1] + self.texts[at])
        limit = TOO_LARGE - 1 if self.texts[at - 2] == "~" else max(self.size.columns, self.size.rows)
        if 1 <= meant <= limit:
            self.report_mistake(broken_number(self.text[span.start : span.end]), span)
        else:
            self.report(codes.SPACE_IN_NUMBER, span)

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
    """Tell whether a lexeme is a run of digits."""
    return lexeme[:1] in DIGITS


def shortened(text: str) -> str:
    """Return a text as a message quotes it: truncated to a line, invisible characters by code point."""
    return _UNSEEN.sub(_named, text if len(text) <= 40 else f"{text[:38]}…")


def _named(match: re.Match[str]) -> str:
    return " " if match[0] in " \t\r\n" else f"U+{ord(match[0]):04X}"

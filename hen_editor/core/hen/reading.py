"""The result of parsing HEN: the position, the problems, and the tokens with their points."""

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from hen_editor.core.board import Point
from hen_editor.core.diagnostics import Diagnostic, Parsed, Span
from hen_editor.core.hen import codes
from hen_editor.core.hen.tokens import Token, TokenKind
from hen_editor.core.position import Position


@dataclass(frozen=True, slots=True)
class Reading(Parsed[Position]):
    """A parsed HEN text: a `Parsed` position with its tokens and parts.

    value: the position, as far as the text could be read. diagnostics: in the order of the text.
    tokens: the classified spans of the text, in order, without overlaps.
    parts: the spans of the parts that may occur only once (size, order, ko, last move, turn); of repeated ones the one
    that counts, without absent ones. text: the text as given.
    """

    tokens: tuple[Token, ...] = ()
    parts: Mapping[TokenKind, Span] = field(default_factory=lambda: MappingProxyType({}))
    text: str = ""

    @property
    def position(self) -> Position:
        """The position, as far as the text could be read."""
        return self.value

    @property
    def has_size(self) -> bool:
        """Whether the text has a board size."""
        return TokenKind.SIZE in self.parts

    @property
    def size_span(self) -> Span | None:
        """The span of the board size, None if the text has none."""
        return self.parts.get(TokenKind.SIZE)

    @property
    def has_order(self) -> bool:
        """Whether the text has an order of play."""
        return TokenKind.ORDER in self.parts

    @property
    def has_turn(self) -> bool:
        """Whether the text has a turn."""
        return TokenKind.TURN in self.parts

    def token_at(self, caret: int) -> Token | None:
        """Return the token that the caret is in or directly after, or else before; None between tokens.

        >>> from hen_editor.core import hen
        >>> token = hen.read("_3Kb2.b").token_at(3)
        >>> token.kind.value, [point.name(hen.read("").position.size) for point in token.points]
        ('column', ['K3', 'L3'])
        """
        after = bisect_right(self.tokens, caret - 1, key=lambda token: token.start)
        for token in self.tokens[max(after - 1, 0) : after + 1]:
            if token.start <= caret <= token.end:
                return token
        return None

    def tokens_at(self, point: Point) -> tuple[Token, ...]:
        """Return the tokens about a point, except its row."""
        return tuple(token for token in self.tokens if point in token.points and token.kind is not TokenKind.ROW)

    def unfinished(self, caret: int) -> Diagnostic | None:
        """Return the problem that exists only because the part before the caret is still incomplete.

        >>> from hen_editor.core import hen
        >>> hen.read("_19K").unfinished(4).code
        'stone-missing'
        """
        for diagnostic in self.diagnostics:
            if diagnostic.code in _UNFINISHED and diagnostic.span is not None and diagnostic.span.end == caret:
                return diagnostic
        return None


_UNFINISHED = frozenset(
    kind.code
    for kind in (
        codes.LONE_DOT,
        codes.LONE_UNDERSCORE,
        codes.POINT_WITHOUT_ROW,
        codes.LABEL_MISSING,
        codes.ORDER_SHORT,
        codes.SIZE_INCOMPLETE,
        codes.ROW_EMPTY,
        codes.STONE_MISSING,
        codes.NUMBER_MISSING,
    )
)

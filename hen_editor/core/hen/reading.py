"""What reading a HEN text gives: the position, the problems, and which token made which points."""

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
    """A HEN text as it was read: a `Parsed` position with its tokens and parts.

    value: the position, as far as the text could be read. diagnostics: in the order of the text.
    tokens: the classified stretches of the text, in its order, none overlapping.
    parts: where the parts stand that a position has once (size, order, ko, last move, turn); of repeated ones the
    one that counts, absent ones left out. text: the text as given.
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
        """Whether the text says the size of the board."""
        return TokenKind.SIZE in self.parts

    @property
    def size_span(self) -> Span | None:
        """Where the text says the size of the board, None where it does not."""
        return self.parts.get(TokenKind.SIZE)

    @property
    def has_order(self) -> bool:
        """Whether the text says the order of play."""
        return TokenKind.ORDER in self.parts

    @property
    def has_turn(self) -> bool:
        """Whether the text says whose turn it is."""
        return TokenKind.TURN in self.parts

    def token_at(self, caret: int) -> Token | None:
        """Return the token that the caret stands in or directly behind, or else before; None between tokens.

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
        """Return the tokens that say something about a point; the row they stand in is left out."""
        return tuple(token for token in self.tokens if point in token.points and token.kind is not TokenKind.ROW)

    def unfinished(self, caret: int) -> Diagnostic | None:
        """Return the problem that is there only because the part before the caret is not written to its end yet.

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

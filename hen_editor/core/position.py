"""One Go position: what a board diagram shows."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from hen_editor.core import codes, rules
from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point, Stones
from hen_editor.core.diagnostics import IN_ENGLISH, Diagnostic, Wording, filled_in
from hen_editor.core.pickling import reduced
from hen_editor.core.rules import Refusal

PLAIN_ORDER = (BLACK, WHITE)
"""The default order of play."""


class Mark(Enum):
    """A mark on a point; the value is its name in HEN and SGF."""

    CIRCLE = "CR"
    SQUARE = "SQ"
    TRIANGLE = "TR"
    CROSS = "MA"

    def __repr__(self) -> str:
        return f"Mark.{self.name}"


class Move(NamedTuple):
    """A stone of one colour played on a point; a pass has no point."""

    color: Color
    point: Point | None


AnyMove: TypeAlias = Move | Point | str | None
"""A move, or the point of one, or its name, `D4`, by the colour to move; None is a pass."""

_NOTHING: Mapping[Point, Any] = MappingProxyType({})
"""The labels, marks or numbers of a board without any."""


@dataclass(frozen=True, slots=True, eq=False)
class Position:
    """A board size, its stones, and everything shown on them.

    stones: the stones; their size is the board's size.
    ko: the point that may not be retaken now.
    last_move: the move just played.
    turn: whose turn it is; None if it is not set (see `with_implied_turn`).
    labels, marks: texts and marks on points, at most one of each per point, in writing order.
    numbers: move numbers shown on stones.
    order: the order in which colours play, two or more.

    Two positions are equal if they mean the same: the order of labels and marks does not matter. `str` draws the
    stones; `repr` is a constructor expression. `position["D4"]` is the colour of the stone on a point, None if it is
    empty.

    >>> Position(Stones(BoardSize(2, 1), {Point(1, 0): BLACK}), turn=WHITE)
    Position(Stones.from_cells(BoardSize(columns=2, rows=1), b'.b'), turn=Color.WHITE)
    >>> print(Position(Stones(BoardSize(3, 2))).play("A2").play("B2").play("B1").play(None).play("C2"))
      A B C
    2 b . b 2
    1 . b . 1
      A B C
    """

    stones: Stones = field(default_factory=lambda: Stones(BoardSize()))
    ko: Point | None = None
    last_move: Move | None = None
    turn: Color | None = None
    labels: Mapping[Point, str] = field(default_factory=lambda: _NOTHING)
    marks: Mapping[Point, Mark] = field(default_factory=lambda: _NOTHING)
    numbers: Mapping[Point, int] = field(default_factory=lambda: _NOTHING)
    order: tuple[Color, ...] = PLAIN_ORDER

    def __post_init__(self) -> None:
        if len(self.order) < 2:
            raise ValueError("an order of play has two colours or more")
        points: list[Point | None] = [self.ko, self.last_move.point if self.last_move else None]
        if not (self.labels is _NOTHING and self.marks is _NOTHING and self.numbers is _NOTHING):
            for name in ("labels", "marks", "numbers"):
                given = getattr(self, name)
                shown = MappingProxyType(dict(given)) if given else _NOTHING
                object.__setattr__(self, name, shown)
                if not self.size.holds_all(shown.keys()):
                    points += shown
        for point in points:
            if point is not None and not self.size.holds(point):
                raise ValueError(f"{point} is not on a board of {self.size}")

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self)

    @property
    def size(self) -> BoardSize:
        """The size of the board."""
        return self.stones.size

    def __str__(self) -> str:
        return str(self.stones)

    def __repr__(self) -> str:
        bare = Position(self.stones)
        given = ((part.name, getattr(self, part.name)) for part in fields(self))
        set_values = [(name, value) for name, value in given if value != getattr(bare, name)]
        parts = [f"{name}={dict(value) if isinstance(value, Mapping) else value!r}" for name, value in set_values]
        return f"Position({', '.join([repr(self.stones), *parts])})"

    def _meaning(self) -> tuple[object, ...]:
        markup = frozenset(self.labels.items()), frozenset(self.marks.items()), frozenset(self.numbers.items())
        return self.stones, self.ko, self.last_move, self.turn, self.order, *markup

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Position):
            return self._meaning() == other._meaning()
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self._meaning())

    @property
    def implied_turn(self) -> Color:
        """Whose turn it is if `turn` is None: the colour after the last move's, else the first of the order."""
        return self.order[0] if self.last_move is None else color_after(self.last_move.color, self.order)

    @property
    def mover(self) -> Color:
        """Who is to move: whose turn it is, or else whose is implied."""
        return self.turn or self.implied_turn

    def with_implied_turn(self) -> "Position":
        """Return this position with an absent turn filled in by `implied_turn`."""
        return self if self.turn is not None else replace(self, turn=self.implied_turn)

    def __getitem__(self, point: Point | str) -> Color | None:
        """Return the colour of the stone on a point, or a point of this name; None if it is empty. Raises KeyError."""
        return self.stones.get(self.size.find(point))

    # The rules.

    def move(self, move: AnyMove) -> Move:
        """Return a move; that of a point is by the colour to move. Raises KeyError for a point that is not there."""
        color, point = move if isinstance(move, Move) else (self.mover, move)
        return Move(color, None if point is None else self.size.find(point))

    def refusal(self, move: AnyMove, *, allow_suicide: bool = False) -> Refusal | None:
        """Return the rule that forbids a move, or None if it is legal, as every pass is.

        The ko point is illegal for all but the colour that moved last. allow_suicide: of two stones or more.
        """
        color, point = self.move(move)
        if point is None:
            return None
        may_retake = self.last_move is not None and self.last_move.color is color
        ko = None if may_retake else self.ko
        return rules.refusal(self.stones, color, point, ko=ko, allow_suicide=allow_suicide)

    def why_illegal(self, move: AnyMove, *, allow_suicide: bool = False) -> Diagnostic | None:
        """Return the problem of an illegal move, or None if it is legal."""
        refused, (_, point) = self.refusal(move, allow_suicide=allow_suicide), self.move(move)
        return None if refused is None or point is None else codes.ILLEGAL_MOVE.at(points=[point], reason=refused)

    def is_legal(self, move: AnyMove, *, allow_suicide: bool = False) -> bool:
        """Return whether a move is legal."""
        return self.refusal(move, allow_suicide=allow_suicide) is None

    def legal_moves(self, *, allow_suicide: bool = False) -> Iterator[Move]:
        """Iterate over the legal moves of the colour to move, row by row from the upper left, without the pass."""
        moves = (self.move(point) for point in self.size.points())
        return (move for move in moves if self.is_legal(move, allow_suicide=allow_suicide))

    def play(self, move: AnyMove, *, allow_suicide: bool = False) -> "Position":
        """Return the position after a move, with captures, ko and whose turn it is; labels, marks and numbers are gone.

        Raises ValueError for an illegal move, with the reason.
        """
        if (problem := self.why_illegal(move, allow_suicide=allow_suicide)) is not None:
            raise ValueError(problem.message)
        return self.after(move)

    def after(self, move: AnyMove) -> "Position":
        """Return the position after a move as `play` does, even if it is illegal, as SGF executes moves."""
        move = self.move(move)
        played = rules.Played(self.stones, (), None)
        if move.point is not None:
            played = rules.play(self.stones, move.color, move.point)
        turn = color_after(move.color, self.order)
        return Position(played.stones, played.ko, move, turn, order=self.order)

    def chain(self, point: Point | str) -> frozenset[Point]:
        """Return the points of the chain of stones on a point; none if it is empty. Raises KeyError."""
        return rules.chain(self.stones, self.size.find(point))

    def liberties(self, point: Point | str) -> frozenset[Point]:
        """Return the liberties of the chain of stones on a point; none if it is empty. Raises KeyError."""
        return rules.liberties(self.stones, self.size.find(point))

    def agrees_with(self, other: "Position") -> bool:
        """Return whether the other position equals this one, except that it may add a turn, ko and last move."""
        return self.size == other.size and other == replace(
            self,
            turn=other.turn if self.turn is None else self.turn,
            ko=other.ko if self.ko is None else self.ko,
            last_move=other.last_move if self.last_move is None else self.last_move,
        )

    def number_color(self, number: int) -> Color:
        """Return the colour that plays move `number`, counted from 1, in this order of play."""
        return self.order[(number - 1) % len(self.order)]


def color_after(color: Color, order: Iterable[Color]) -> Color:
    """Return the colour that plays after this one: the next after its first occurrence in the order.

    A colour that is not in the order is followed by the first one.
    """
    colors = tuple(order)
    return colors[(colors.index(color) + 1) % len(colors)] if color in colors else colors[0]


TO_PLAY = "{color} to play"
LAST_MOVE, LAST_PASS = "last move {color} {point}", "last move {color} pass"
KO, ORDER = "ko {point}", "order {colors}"
CAPTION = (TO_PLAY, LAST_MOVE, LAST_PASS, KO, ORDER)
"""The texts of captions, in the context of problems."""


def caption(position: Position, wording: Wording = IN_ENGLISH) -> str:
    """Return a caption with what a diagram does not show: size, turn, last move, ko and order of play.

    >>> from hen_editor.core import hen
    >>> caption(hen.parse_strict(".9x9_5Eb.E5b.w"))
    '9x9, White to play, last move Black E5'
    """

    def said(text: str, **fields: object) -> str:
        return filled_in(text, fields, wording)

    size, move = position.size, position.last_move
    parts = [str(size), said(TO_PLAY, color=position.mover)]
    if move is not None:
        point = None if move.point is None else move.point.name(size)
        parts.append(said(LAST_PASS if point is None else LAST_MOVE, color=move.color, point=point))
    if position.ko is not None:
        parts.append(said(KO, point=position.ko.name(size)))
    if position.order != PLAIN_ORDER:
        parts.append(said(ORDER, colors=" ".join(map(wording.color_name, position.order))))
    return wording.listed(parts)


def description(position: Position) -> str:
    """Return what `caption` says, and where the stones are.

    >>> from hen_editor.core import hen
    >>> description(hen.parse_strict(".9x9_5Eb_4EwFb.E4w"))
    '9x9, Black to play, last move White E4. Black: E5, F4. White: E4.'
    """
    points: dict[Color, list[str]] = {}
    for point, color in sorted(position.stones.items(), key=lambda stone: stone[0][::-1]):
        points.setdefault(color, []).append(point.name(position.size))
    stones = (f"{color.title}: {', '.join(points[color])}" for color in Color if color in points)
    return ". ".join([caption(position), *stones]) + "."

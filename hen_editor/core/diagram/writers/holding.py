"""What each dialect can hold of a position, and what of it is left out."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from hen_editor.core.board import BLACK, WHITE, Color, Point, Stones
from hen_editor.core.diagnostics import Diagnostic, Parsed
from hen_editor.core.diagram import codes
from hen_editor.core.diagram.codes import What
from hen_editor.core.position import PLAIN_ORDER, Position

MAX_NUMBER = 9999


@dataclass(frozen=True, slots=True)
class Holds:
    """What a dialect can hold.

    smallest, largest: the lengths of a side of the board. square: whether they are to be alike. colors: of stones.
    marks, numbers, last_move, arrows (and lines), turn: whether it has them. turn_with_numbers: whether it has a turn
    beside numbers. label: whether it can hold a text on a point with this stone.
    """

    smallest: int = 3
    largest: int = 25
    square: bool = False
    colors: Collection[Color] = PLAIN_ORDER
    marks: bool = False
    numbers: bool = False
    last_move: bool = False
    arrows: bool = False
    turn: bool = True
    turn_with_numbers: bool = False
    label: Callable[[str, Color | None], bool] = lambda text, stone: False


def holdable(position: Position, holds: Holds) -> Parsed[Position | None]:
    """Return a position without what a dialect cannot hold, a note for each part; no value for a size it cannot."""
    size = position.size
    fits = holds.smallest <= min(size.columns, size.rows) and max(size.columns, size.rows) <= holds.largest
    if not fits or (holds.square and size.columns != size.rows):
        return Parsed(None, (codes.SIZE_NOT_IN_DIALECT.at(size=size),))
    stones = {point: color for point, color in position.stones.items() if color in holds.colors}
    numbers = _numbers(position) if holds.numbers else {}
    marks = {point: mark for point, mark in position.marks.items() if holds.marks and point not in numbers}
    labels = {
        point: text
        for point, text in position.labels.items()
        if point not in marks and point not in numbers and holds.label(text, position.stones.get(point))
    }
    has_turn = holds.turn and position.turn in PLAIN_ORDER and (holds.turn_with_numbers or not numbers)
    last = position.last_move
    held = Position(
        Stones(size, stones),
        last_move=last if holds.last_move and last is not None and last.color in PLAIN_ORDER else None,
        turn=position.turn if has_turn else None,
        labels=labels,
        marks=marks,
        numbers=numbers,
        order=position.order if numbers else PLAIN_ORDER,
    )
    return Parsed(held, tuple(_left_out(position, held)))


def _numbers(position: Position) -> dict[Point, int]:
    """Return the numbers that alternate between Black and White, each of them once."""
    if position.order not in ((BLACK, WHITE), (WHITE, BLACK)):
        return {}
    found: dict[int, Point] = {}
    for point, number in position.numbers.items():
        if 1 <= number <= MAX_NUMBER and position.stones.get(point) is position.number_color(number):
            found.setdefault(number, point)
    return {point: number for number, point in found.items()}


def _left_out(position: Position, held: Position) -> Iterator[Diagnostic]:
    parts: tuple[tuple[What, Mapping[Point, object], Mapping[Point, object]], ...] = (
        (What.STONES, position.stones, held.stones),
        (What.MARKS, position.marks, held.marks),
        (What.LABELS, position.labels, held.labels),
        (What.NUMBERS, position.numbers, held.numbers),
    )
    for what, had, has in parts:
        if lost := tuple(point for point in had if point not in has):
            yield codes.NOT_IN_DIALECT.at(points=lost, what=what, count=len(lost))
    bare = replace(position, order=PLAIN_ORDER) if not held.numbers else position
    for what, gone in (
        (What.KO, position.ko is not None),
        (What.LAST_MOVE, position.last_move != held.last_move),
        (What.TURN, position.turn is not held.turn),
        (What.ORDER, bare.order != position.order),
    ):
        if gone:
            yield codes.NOT_IN_DIALECT.at(what=what, count=1)

"""Writing a position as a diagram of a dialect, and what of it is left out."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from hen_editor.core.board import BLACK, WHITE, Area, Point, PointPair, Stones
from hen_editor.core.diagnostics import Diagnostic, Parsed
from hen_editor.core.position import PLAIN_ORDER, Position
from hen_editor.diagrams import codes
from hen_editor.diagrams.codes import What
from hen_editor.diagrams.dialects import DIALECTS
from hen_editor.diagrams.writers import WrittenDiagram

MAX_MOVE_NUMBER = 9999
_DOLLARS = re.compile(r"\${2,}")
"""What would begin another line of Sensei's Library."""


def format(
    position: Position,
    dialect: str,
    *,
    crop: Area | None = None,
    title: str = "",
    arrows: Sequence[PointPair] = (),
    lines: Sequence[PointPair] = (),
) -> Parsed[str]:
    """Write a position as a diagram, with a note for each part of it that the dialect cannot hold.

    crop: the part of the board that is shown, else all of it. title: becomes one line. arrows, lines: those drawn upon
    the board, each by its two ends. The text is empty if the board's size cannot be held, or nothing is
    written in the dialect. Raises ValueError for a crop that is not on the board.

    >>> from hen_editor.core import hen
    >>> print(format(hen.parse_strict(".4x3_2Bbw_1C~1.B1-a"), "sensei", title="Cut").value)
    $$Bc Cut
    $$ +---------+
    $$ | . . . . |
    $$ | . X O . |
    $$ | . a 1 . |
    $$ +---------+
    """
    row = DIALECTS[dialect]
    area = Area.whole(position.size) if crop is None else crop
    if not (position.size.holds(area.upper_left) and position.size.holds(area.lower_right)):
        raise ValueError(f"{area} is not on a board of {position.size}")
    arrows, lines = ([pair for pair in pairs if any(map(area.holds, pair))] for pairs in (arrows, lines))
    held = holdable(_with_markup_within(area, position), dialect)
    if held.value is None or row.write is None:
        return Parsed("", held.diagnostics)
    shown = area if row.limits.arrows else None
    line = _DOLLARS.sub("$", " ".join(title.split()))
    diagram = WrittenDiagram(held.value, area, line, _within(shown, arrows), _within(shown, lines))
    left_out = (
        codes.NOT_IN_DIALECT.at(what=what, count=count)
        for what, count in (
            (codes.What.ARROWS, len(arrows) - len(diagram.arrows)),
            (codes.What.LINES, len(lines) - len(diagram.lines)),
        )
        if count
    )
    return Parsed(row.write(diagram), (*held.diagnostics, *left_out))


def holdable(position: Position, dialect: str) -> Parsed[Position | None]:
    """Return a position without what a dialect cannot hold, with a note for each part that is left out.

    A board of a size that the dialect cannot hold has no value. Raises KeyError for a name that is not in `DIALECTS`.
    """
    limits = DIALECTS[dialect].limits
    size = position.size
    fits = limits.smallest <= min(size.columns, size.rows) and max(size.columns, size.rows) <= limits.largest
    if not fits or (limits.square and size.columns != size.rows):
        return Parsed(None, (codes.SIZE_NOT_IN_DIALECT.at(size=size),))
    stones = {point: color for point, color in position.stones.items() if color in limits.colors}
    numbers = _numbers(position) if limits.numbers else {}
    marks = {point: mark for point, mark in position.marks.items() if limits.marks and point not in numbers}
    labels = {
        point: text
        for point, text in position.labels.items()
        if point not in marks and point not in numbers and limits.label(text, position.stones.get(point))
    }
    has_turn = limits.turn and position.turn in PLAIN_ORDER and (limits.turn_with_numbers or not numbers)
    last = position.last_move
    held = Position(
        Stones(size, stones),
        last_move=last if limits.last_move and last is not None and last.color in PLAIN_ORDER else None,
        turn=position.turn if has_turn else None,
        labels=labels,
        marks=marks,
        numbers=numbers,
        order=position.order if numbers else PLAIN_ORDER,
    )
    return Parsed(held, tuple(_left_out(position, held)))


def _with_markup_within(area: Area, position: Position) -> Position:
    """Return a position without the labels, marks and numbers outside an area."""
    return replace(
        position,
        labels={point: text for point, text in position.labels.items() if area.holds(point)},
        marks={point: mark for point, mark in position.marks.items() if area.holds(point)},
        numbers={point: number for point, number in position.numbers.items() if area.holds(point)},
    )


def _within(area: Area | None, pairs: Sequence[PointPair]) -> tuple[PointPair, ...]:
    """Return the pairs of points that are both in an area, none if there is no area."""
    return tuple(pair for pair in pairs if area is not None and all(map(area.holds, pair)))


def _numbers(position: Position) -> dict[Point, int]:
    """Return the numbers that alternate between Black and White, each of them once."""
    if position.order not in ((BLACK, WHITE), (WHITE, BLACK)):
        return {}
    found: dict[int, Point] = {}
    for point, number in position.numbers.items():
        if 1 <= number <= MAX_MOVE_NUMBER and position.stones.get(point) is position.number_color(number):
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

"""Transforms of one position."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from hen_editor.core.board import EMPTY, Color, Point, Stones
from hen_editor.core.diagnostics import Diagnostic, Parsed
from hen_editor.core.position import PLAIN_ORDER, Move, Position
from hen_editor.core.transform import codes
from hen_editor.core.transform.transforms import PointMap, Transform

_SWAPPED = bytes.maketrans(b"bw", b"wb")

Value = TypeVar("Value")


def position(position: Position, transform: Transform) -> Parsed[Position]:
    """Return a position after a transform, with what falls off the board.

    A last move that falls off becomes a pass, as it does in a game.

    >>> from hen_editor.core import hen
    >>> from hen_editor.core.symmetry import Symmetry
    >>> found = position(hen.parse_strict(".3x2_2b2.B2-a.b"), Transform(Symmetry.ROTATE_RIGHT, swaps_colors=True))
    >>> hen.format(found.value)
    '.2x3_3Bw_2Bw.w.B2-a'
    """
    if transform.is_identity(position.size):
        return Parsed(position)
    points = transform.on(position.size)
    stones = stones_on(position.stones, points)
    last_move, move_problems = position.last_move, tuple[Diagnostic, ...]()
    if last_move is not None:
        moved = None if last_move.point is None else points.point(last_move.point)
        if last_move.point is not None and moved is None:
            name = last_move.point.name(position.size)
            move_problems = (codes.MOVE_FALLS_OFF.at(points=[last_move.point], point=name),)
        last_move = Move(transform.color(last_move.color), moved)
    transformed = Position(
        swapped(stones) if transform.swaps_colors else stones,
        None if position.ko is None else points.point(position.ko),
        last_move,
        None if position.turn is None else transform.color(position.turn),
        _moved(position.labels, points),
        _moved(position.marks, points),
        _moved(position.numbers, points),
        _order_after(position, transform),
    )
    return Parsed(transformed, (*move_problems, *off_board(_points_of(position), points)))


def _order_after(position: Position, transform: Transform) -> tuple[Color, ...]:
    """Return the order of play after a transform; that of Black and White alone stays where nothing depends on it."""
    order, move = position.order, position.last_move
    is_told = position.turn is not None or (move is not None and move.color in PLAIN_ORDER)
    if len(order) == 2 and set(order) == set(PLAIN_ORDER) and is_told and not position.numbers:
        return order
    return tuple(map(transform.color, order))


def swapped(stones: Stones) -> Stones:
    """Return stones with black and white swapped."""
    return Stones.from_cells(stones.size, stones.cells.translate(_SWAPPED))


def stones_on(stones: Stones, points: PointMap) -> Stones:
    """Return stones where a point map takes them."""
    cells = stones.cells + bytes([EMPTY])  # the last for index -1, no point
    return Stones.from_cells(points.target, bytes([cells[index] for index in points.sources]))


def off_board(candidates: Iterable[Point], points: PointMap) -> tuple[Diagnostic, ...]:
    """Return the problem of those of some points that fall off the board, none if there are none."""
    gone = sorted({point for point in candidates if points.point(point) is None}, key=points.source.index)
    return (codes.FALLS_OFF.at(points=gone, count=len(gone), point=gone[0].name(points.source)),) if gone else ()


def _points_of(position: Position) -> Iterable[Point]:
    yield from (*position.stones, *position.labels, *position.marks, *position.numbers)
    if position.ko is not None:
        yield position.ko


def _moved(markup: Mapping[Point, Value], points: PointMap) -> dict[Point, Value]:
    return {moved: value for point, value in markup.items() if (moved := points.point(point))}

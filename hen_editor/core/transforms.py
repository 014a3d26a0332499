"""A transform, and what it does to the points of a board of some size, to stones and to whole positions."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property, lru_cache
from typing import TypeVar

from hen_editor.core import codes
from hen_editor.core.board import BLACK, EMPTY, WHITE, BoardSize, Color, Point, Stones
from hen_editor.core.diagnostics import Diagnostic, Parsed
from hen_editor.core.position import PLAIN_ORDER, Move, Position
from hen_editor.core.symmetry import Symmetry

_SWAPPED = bytes.maketrans(b"bw", b"wb")

Value = TypeVar("Value")


class Anchor(Enum):
    """Which part of the board stays when its size changes; the value is its place along the columns and rows."""

    UPPER_LEFT = (0, 0)
    UPPER = (0.5, 0)
    UPPER_RIGHT = (1, 0)
    LEFT = (0, 0.5)
    CENTER = (0.5, 0.5)
    RIGHT = (1, 0.5)
    LOWER_LEFT = (0, 1)
    LOWER = (0.5, 1)
    LOWER_RIGHT = (1, 1)


@dataclass(frozen=True, slots=True)
class Transform:
    """What to do to a whole position, in this order.

    symmetry: the board is rotated or mirrored. dx, dy: everything moves this many points to the right and down. size:
    the new size of the board, None to keep it; columns are added and removed on the right, rows at the bottom.
    swaps_colors: black and white are swapped.
    """

    symmetry: Symmetry = Symmetry.IDENTITY
    dx: int = 0
    dy: int = 0
    size: BoardSize | None = None
    swaps_colors: bool = False

    @classmethod
    def resizing(cls, old: BoardSize, new: BoardSize, anchor: Anchor = Anchor.UPPER_LEFT) -> "Transform":
        """Return the transform that changes the size of a board.

        >>> Transform.resizing(BoardSize(19, 19), BoardSize(13, 13), Anchor.UPPER_RIGHT).dx
        -6
        """
        across, down = anchor.value
        dx, dy = int((new.columns - old.columns) * across), int((new.rows - old.rows) * down)
        return cls(dx=dx, dy=dy, size=new)

    def on(self, size: BoardSize) -> "PointMap":
        """Return what the transform does to the points of a board."""
        return _point_map(self.symmetry, self.dx, self.dy, size, self.size or self.symmetry.size(size))

    def inverse(self, size: BoardSize) -> "Transform":
        """Return the transform that takes this one back, for a board that had this size.

        It brings back nothing that fell off the board.
        """
        target, back = self.on(size).target, self.symmetry.inverse
        # Moving back comes after turning back, and so goes in another direction.
        origin = self.symmetry.point(Point(0, 0), size)
        column, row = back.point(Point(origin.column + self.dx, origin.row + self.dy), target)
        return replace(self, symmetry=back, dx=-column, dy=-row, size=size)

    def color(self, color: Color) -> Color:
        """Return the colour that a colour becomes."""
        return {BLACK: WHITE, WHITE: BLACK}.get(color, color) if self.swaps_colors else color

    def is_identity(self, size: BoardSize) -> bool:
        """Return whether the transform changes nothing on a board of this size."""
        return not self.swaps_colors and self.on(size).is_identity


@dataclass(frozen=True)
class PointMap:
    """Where the points of a board go on a board of perhaps another size.

    source, target: the two sizes.
    """

    symmetry: Symmetry
    dx: int
    dy: int
    source: BoardSize
    target: BoardSize

    @property
    def is_identity(self) -> bool:
        """Whether every point stays where it is, and no other point is added."""
        return self.source == self.target and self.sources == tuple(range(self.source.count))

    def point(self, point: Point) -> Point | None:
        """Return where a point goes; None if it falls off the board."""
        column, row = self.symmetry.point(point, self.source)
        moved = Point(column + self.dx, row + self.dy)
        return moved if self.target.holds(moved) else None

    @cached_property
    def sources(self) -> tuple[int, ...]:
        """The index of the point that goes to each point of the target, in board order; -1 for none."""
        turned, indices = self.symmetry.size(self.source), self.symmetry.indices(self.source)
        columns = range(-self.dx, self.target.columns - self.dx)
        rows = range(-self.dy, self.target.rows - self.dy)
        return tuple(
            indices[row * turned.columns + column] if 0 <= column < turned.columns and 0 <= row < turned.rows else -1
            for row in rows
            for column in columns
        )

    @cached_property
    def sgf_names(self) -> Mapping[str, str]:
        """The SGF names of the points that stay on the board, each with that of the point it goes to."""
        points = self.source.points()
        return {point.sgf: moved.sgf for point in points if (moved := self.point(point)) is not None}

    @cached_property
    def off_board(self) -> int:
        """The points that fall off the board, as a bit set of `BoardSize.index`."""
        return sum(1 << index for index, point in enumerate(self.source.points()) if point.sgf not in self.sgf_names)


@lru_cache(maxsize=64)
def _point_map(symmetry: Symmetry, dx: int, dy: int, source: BoardSize, target: BoardSize) -> PointMap:
    return PointMap(symmetry, dx, dy, source, target)


# Stones and positions.


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

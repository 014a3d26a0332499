"""A board read from a picture with the user's corrections: points, its place, turn and colours."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import hypot
from typing import TypeVar

from hen_editor.core import transform
from hen_editor.core.board import BLACK, WHITE, Area, BoardSize, Color, Point
from hen_editor.core.position import Position
from hen_editor.core.transform import Anchor, Transform
from hen_editor.pasting import Pasted, PasteKind
from hen_editor.recognition import Corners, Edges, Place, Recognised

Value = TypeVar("Value")

_COLORS = (None, BLACK, WHITE)
"""What can be on a point, in the order in which clicks go through it."""


@dataclass(frozen=True)
class BoardDraft:
    """A board read from a picture, with the user's corrections.

    Unless said otherwise, points are those of the lines in the picture, counted from its upper left corner, wherever
    these lines are on the board.

    board: the size of the whole board. anchor: where on it the lines of the picture are. turn: None if it is not set.
    by_place: what the user has put on points, by their places in the picture, where it stays when corners or lines
    change; the colours are those before swapping. is_read: False while corners or lines are changed, until the board is
    read again between them.
    """

    read: Recognised
    board: BoardSize
    anchor: Anchor
    turn: Color | None = None
    swaps_colors: bool = False
    by_place: Mapping[Place, Color | None] = field(default_factory=dict)
    is_read: bool = True

    @classmethod
    def of(cls, read: Recognised, usual: Anchor) -> "BoardDraft":
        """Return a draft of what was read, anchored by the edges that were seen; usual: the anchor if none were."""
        size, area, edges = read.position.size, read.area, read.edges
        across = _place_along(edges.left, edges.right, len(area.columns) == size.columns, usual.value[0])
        down = _place_along(edges.top, edges.bottom, len(area.rows) == size.rows, usual.value[1])
        return cls(read, size, Anchor((across, down)))

    @property
    def lines(self) -> BoardSize:
        """How many lines the picture shows."""
        return BoardSize(self.read.columns, self.read.rows)

    @property
    def is_part(self) -> bool:
        """Whether the picture shows only a part of the board."""
        return self.board != self.lines

    @property
    def corner(self) -> Point:
        """The point of the board that is at the upper left of the picture."""
        placing = Transform.resizing(self.lines, self.board, self.anchor)
        return Point(placing.dx, placing.dy)

    @property
    def area(self) -> Area:
        """The part of the board that the picture shows."""
        (column, row), lines = self.corner, self.lines
        return Area(Point(column, row), Point(column + lines.columns - 1, row + lines.rows - 1))

    @property
    def anchors(self) -> Sequence[Anchor]:
        """The anchors to choose from for the lines."""
        across = (0, 0.5, 1) if self.board.columns > self.lines.columns else (self.anchor.value[0],)
        down = (0, 0.5, 1) if self.board.rows > self.lines.rows else (self.anchor.value[1],)
        return [anchor for anchor in Anchor if anchor.value[0] in across and anchor.value[1] in down]

    @property
    def edges(self) -> Edges:
        """The edges of the board that the picture shows, by its present anchor."""
        (left, top), (right, bottom) = self.area
        return Edges(left == 0, top == 0, right == self.board.columns - 1, bottom == self.board.rows - 1)

    def place(self, point: Point) -> Place:
        """Return the place of a point in the picture."""
        corner = self.read.area.upper_left
        return self.read.place(Point(point.column + corner.column, point.row + corner.row))

    def point_at(self, place: Place) -> Point | None:
        """Return the point nearest to a place in the picture, None if it is more than half a cell off the board."""
        point, corner = self.read.point(place), self.read.area.upper_left
        return None if point is None else Point(point.column - corner.column, point.row - corner.row)

    def cell(self, point: Point) -> float:
        """Return the distance between the lines around a point, in pixels of the picture."""
        x, y = self.place(point)
        sides = [self.place(beside) for beside in self.lines.neighbours(point)]
        return min((hypot(x - x2, y - y2) for x2, y2 in sides), default=1.0)

    def on_board(self, point: Point) -> Point:
        """Return the point of the board for one of the picture."""
        return Point(point.column + self.corner.column, point.row + self.corner.row)

    def in_picture(self, point: Point) -> Point | None:
        """Return the point of the picture for one of the board, None if the picture does not show it."""
        moved = Point(point.column - self.corner.column, point.row - self.corner.row)
        return moved if self.lines.holds(moved) else None

    @cached_property
    def by_hand(self) -> Mapping[Point, Color | None]:
        """What the user has put on points."""
        points = ((self.point_at(place), color) for place, color in self.by_place.items())
        return {point: color for point, color in points if point is not None}

    @cached_property
    def doubts(self) -> Sequence[Point]:
        """The points in doubt that the user has not decided, row by row."""
        corner = self.read.area.upper_left
        points = (Point(point.column - corner.column, point.row - corner.row) for point in self.read.doubts)
        return sorted({*points} - self.by_hand.keys(), key=self.lines.index)

    @cached_property
    def shown(self) -> Position:
        """What is on the lines of the picture."""
        corner = self.read.area.upper_left
        cut = Transform(dx=-corner.column, dy=-corner.row, size=self.lines)
        seen = transform.position(self.read.position, cut).value
        changed = {point: color for point, color in self.by_hand.items() if seen.stones.get(point) is not color}
        corrected = _with_stones(seen, changed)
        swapped = transform.position(corrected, Transform(swaps_colors=self.swaps_colors)).value
        # Only move numbers can tell that another colour began.
        return swapped if swapped.numbers else replace(swapped, order=corrected.order)

    @cached_property
    def position(self) -> Position:
        """The position on the whole board."""
        placed = Transform(dx=self.corner.column, dy=self.corner.row, size=self.board)
        return replace(transform.position(self.shown, placed).value, turn=self.turn)

    def pasted(self) -> Pasted:
        """Return the board as something to paste."""
        return Pasted(PasteKind.DIAGRAM, self.position, area=self.area if self.is_part else None)

    # Changes.

    def cycled(self, point: Point, steps: int = 1) -> "BoardDraft":
        """Return the draft with a point changed by this number of steps, from empty to black to white."""
        after = _COLORS[(_COLORS.index(self.shown.stones.get(point)) + steps) % len(_COLORS)]
        kept = {place: color for place, color in self.by_place.items() if self.point_at(place) != point}
        color = Transform(swaps_colors=self.swaps_colors).color(after) if after is not None else None
        return replace(self, by_place={**kept, self.place(point): color})

    def with_corners(self, corners: Corners) -> "BoardDraft":
        """Return the draft with other corners, until it is read again."""
        return replace(self, read=replace(self.read, corners=corners), is_read=False)

    def with_lines(self, lines: BoardSize) -> "BoardDraft":
        """Return the draft with other lines, until it is read again; a board that is too small for them grows."""
        board = lines
        if self.is_part:
            board = BoardSize(max(lines.columns, self.board.columns), max(lines.rows, self.board.rows))
        read = replace(self.read, columns=lines.columns, rows=lines.rows, doubts={})
        return replace(self, board=board, read=read, is_read=False)

    def on_a_board_of(self, size: BoardSize) -> "BoardDraft":
        """Return the draft on a board of another size, which must have room for its lines."""
        return replace(self, board=size)

    def read_again(self, read: Recognised) -> "BoardDraft":
        """Return the draft with a new reading between its corners and lines."""
        return replace(self, read=read, is_read=True)


def _place_along(before: bool, after: bool, is_whole: bool, usual: float) -> float:
    """Return the position of the lines along the board, from 0 to 1, by the edges seen before and after them."""
    return 0 if before or is_whole else 1 if after else usual


def _with_stones(position: Position, changed: Mapping[Point, Color | None]) -> Position:
    """Return a position with other stones on some points, without what was on changed stones."""
    move = position.last_move
    return replace(
        position,
        stones=position.stones.with_stones(changed),
        last_move=None if move is None or move.point in changed else move,
        labels=_without(position.labels, changed),
        marks=_without(position.marks, changed),
        numbers=_without(position.numbers, changed),
    )


def _without(values: Mapping[Point, Value], points: Iterable[Point]) -> dict[Point, Value]:
    gone = {*points}
    return {point: value for point, value in values.items() if point not in gone}

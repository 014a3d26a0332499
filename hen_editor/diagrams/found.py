"""A diagram found in a text: its position, and how the text was understood."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from hen_editor.core import transform
from hen_editor.core.board import Area, BoardSize, Edges, Point, PointPair
from hen_editor.core.diagnostics import Diagnostic, Span
from hen_editor.core.position import Move, Position
from hen_editor.core.transform import Anchor, PointMap, Transform
from hen_editor.diagrams import codes

USUAL = (9, 13, 19)
"""The usual lengths of the sides of a board."""

_USUAL_SIZES = [BoardSize(length, length) for length in USUAL]


class Placement(Enum):
    """Why a diagram is where it is on the board."""

    WHOLE = "whole board"
    EDGES = "edges"
    COORDINATES = "coordinates"
    CENTRED = "centred"
    CHOSEN = "chosen"


class Confidence(Enum):
    """How sure it is that a diagram shows a Go board: marked as one or scored above all look-alikes, or just likely."""

    SURE = "sure"
    LIKELY = "likely"


_NO_EDGES = Edges()


class DiagramArrow(NamedTuple):
    """An arrow from one point to another."""

    start: Point
    end: Point


class DiagramLine(NamedTuple):
    """A line between two points."""

    start: Point
    end: Point


@dataclass(frozen=True, slots=True)
class Found:
    """A diagram found in a text.

    position: with all stones shown, the numbered ones among them.
    dialect: the name of the dialect that it was read as.
    span: the lines of the text that it was read from.
    moves: the numbered stones in order, with moves that the title places on taken points (`5 at 1`).
    first_number: the number of the first of them.
    area, placement: the part of the board that it shows, and why it is there. edges: the edges that it shows, or that
    its coordinates tell.
    may_be_part: whether it is taken for a whole board only because nothing says that it is a part.
    confidence: how sure it is that it shows a board of Go.
    diagnostics: what was guessed, repaired or left out.
    """

    position: Position
    dialect: str
    span: Span
    area: Area
    placement: Placement = Placement.WHOLE
    moves: tuple[Move, ...] = ()
    first_number: int = 1
    title: str = ""
    arrows: tuple[DiagramArrow, ...] = ()
    lines: tuple[DiagramLine, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()
    edges: Edges = _NO_EDGES
    may_be_part: bool = False
    confidence: Confidence = Confidence.SURE

    @property
    def is_size_guessed(self) -> bool:
        """Whether nothing says how large its board is."""
        return any(problem.kind == codes.SIZE_GUESSED for problem in self.diagnostics)

    @property
    def is_likely(self) -> bool:
        """Whether it is only likely a board of Go."""
        return self.confidence is Confidence.LIKELY

    def sizes(self, size: BoardSize) -> tuple[BoardSize, ...]:
        """Return the sizes of the boards that it may be on, if there is a choice: its own and the usual ones.

        size: that of the board that is open, which is one of them if there is room.
        """
        own = self.position.size
        if own in _USUAL_SIZES and not (self.may_be_part or self.is_size_guessed):
            return ()
        shown = BoardSize(len(self.area.columns), len(self.area.rows))
        usable = sorted(
            filter(self.anchors, {shown, size, own, *_USUAL_SIZES}), key=lambda one: (one.count, one.columns)
        )
        return tuple(usable) if len(usable) > 1 else ()

    def anchors(self, size: BoardSize | None = None) -> tuple[Anchor, ...]:
        """Return where on a board it may be: the corners, sides and middle that agree with the edges it shows.

        Where there is more than one, the user may choose. size: of the board, that of its position if None. Coordinates
        leave no choice but the corner that they are counted from. A diagram that does not fit on the board has none.
        """
        size = size or self.position.size
        across = _choices(size.columns - len(self.area.columns), self.edges.left, self.edges.right)
        down = _choices(size.rows - len(self.area.rows), self.edges.top, self.edges.bottom)
        anchors = tuple(anchor for anchor in Anchor if anchor.value[0] in across and anchor.value[1] in down)
        return () if self.placement is Placement.COORDINATES and len(anchors) > 1 else anchors

    def usual_anchor(self, size: BoardSize | None = None) -> Anchor | None:
        """Return where it is unless the user chooses: in the middle, or the first of `anchors`; None if it has none."""
        anchors = self.anchors(size)
        return Anchor.CENTER if Anchor.CENTER in anchors else next(iter(anchors), None)

    def as_part_of(self, size: BoardSize) -> "Found | None":
        """Return it in the middle of a board of this size, if it is no square, and may be a part of a board."""
        own, anchor = self.position.size, self.usual_anchor(size)
        if not self.may_be_part or own.columns == own.rows or anchor is None:
            return None
        part = self.placed(anchor, size)
        return replace(part, diagnostics=(codes.CENTRED.at(span=self.span), *part.diagnostics))

    def placed(self, anchor: Anchor, size: BoardSize | None = None) -> "Found":
        r"""Return the same diagram in another place, with all its points.

        size: of the board, that of its position if None. Raises ValueError for an anchor that is not among `anchors`.

        >>> from hen_editor import diagrams
        >>> found = diagrams.parse("$$ . . .\n$$ . X .\n$$ . . .").value[0].placed(Anchor.LOWER_LEFT)
        >>> [point.name(found.position.size) for point in found.position.stones]
        ['B2']
        """
        size = size or self.position.size
        if anchor not in self.anchors(size):
            raise ValueError(f"a diagram of {self.area} cannot be at {anchor} of a board of {size}")
        corner, (width, height) = self.area.upper_left, (len(self.area.columns), len(self.area.rows))
        placing = Transform.resizing(BoardSize(width, height), size, anchor)
        left, top = placing.dx, placing.dy
        moving = Transform(dx=left - corner.column, dy=top - corner.row, size=size)
        points = moving.on(self.position.size)
        settled = {codes.CENTRED} if size == self.position.size else {codes.CENTRED, codes.SIZE_GUESSED}
        return replace(
            self,
            position=transform.position(self.position, moving).value,
            area=Area(Point(left, top), Point(left + width - 1, top + height - 1)),
            placement=Placement.CHOSEN,
            moves=tuple(move._replace(point=move.point and points.point(move.point)) for move in self.moves),
            arrows=tuple(DiagramArrow(*ends) for ends in _moved(self.arrows, points)),
            lines=tuple(DiagramLine(*ends) for ends in _moved(self.lines, points)),
            diagnostics=tuple(
                problem._replace(points=tuple(moved for point in problem.points if (moved := points.point(point))))
                for problem in self.diagnostics
                if problem.kind not in settled
            ),
        )


def _choices(room: int, before: bool, after: bool) -> tuple[float, ...]:
    """Return where a diagram may be in the free room, from 0 to 1. before, after: the edges that it shows."""
    if room < 0 or (room and before and after):
        return ()
    return (0,) if room == 0 or before else (1,) if after else (0, 0.5, 1)


def _moved(pairs: tuple[DiagramArrow, ...] | tuple[DiagramLine, ...], points: PointMap) -> Iterator[PointPair]:
    for pair in pairs:
        start, end = points.point(pair.start), points.point(pair.end)
        if start is not None and end is not None:
            yield start, end

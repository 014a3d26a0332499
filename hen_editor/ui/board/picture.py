"""Everything the board shows, as one value, and in it a preview of what a click or a drag would do."""

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum, auto
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from hen_editor.core.board import Color, Point, PointPair
from hen_editor.core.game.navigate import NextMove
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Mark, Position
from hen_editor.drawing.figure import Figure
from hen_editor.ui.board.analysis import AnalysisLayer

if TYPE_CHECKING:
    from hen_editor.core.positions.differences import PositionDifference

_V = TypeVar("_V")


class Sign(Enum):
    """What a ghost can be other than a stone, a mark, a text or territory."""

    ERASE = auto()
    KO = auto()
    LAST_MOVE = auto()
    GREYED_OUT = auto()


class Territory(NamedTuple):
    """Territory of a colour."""

    owner: Color


class Ghost(NamedTuple):
    """What a click would put on a point: a stone, a mark, a label; `Sign.ERASE` for clearing it."""

    point: Point
    what: Color | Mark | str | Territory | Sign


class Arrow(NamedTuple):
    """An arrow being drawn, or a line, which has no head."""

    line: PointPair
    headed: bool


class Preview(NamedTuple):
    """Ghosts of what would be on points, and what a gesture in progress shows.

    lifted: stones that would leave their points. frame: two corners of a selected part of the board, in any order.
    arrow: what would be drawn. moves: whether a drag from the point, or the one in progress, moves stones.
    """

    ghosts: tuple[Ghost, ...] = ()
    lifted: frozenset[Point] = frozenset()
    frame: PointPair | None = None
    arrow: Arrow | None = None
    moves: bool = False


class Picture(NamedTuple):
    """A position, the other markup of its node, and what the window adds.

    move_numbers: numbers on stones without other text or marks. preview: what a click or drag would do.
    highlighted: points. cursor: the point of the keyboard cursor. differences: how points differ from the position that
    the board is compared with. next_moves: moves to step to, on empty points. dead: points whose stones are dead.
    analysis: what an engine thinks of it.
    """

    position: Position
    overlay: Overlay = Overlay()
    move_numbers: Mapping[Point, int] = {}
    preview: Preview = Preview()
    highlighted: frozenset[Point] = frozenset()
    cursor: Point | None = None
    differences: Mapping[Point, "PositionDifference"] = {}
    next_moves: Mapping[Point, NextMove] = {}
    dead: frozenset[Point] = frozenset()
    analysis: AnalysisLayer = AnalysisLayer()

    @property
    def figure(self) -> Figure:
        """What exported pictures show, too: all except stones that are dead, or lifted from their points."""
        position, overlay, lifted = self.position, self.overlay, self.dead | self.preview.lifted
        if lifted:
            last = position.last_move
            position = replace(
                position,
                stones=position.stones.with_stones(dict.fromkeys(lifted)),
                last_move=None if last is None or last.point in lifted else last,
                marks=_without(position.marks, lifted),
                labels=_without(position.labels, lifted),
                numbers=_without(position.numbers, lifted),
            )
        return Figure(position, overlay, numbers=self.move_numbers)

    def changes_to(self, other: "Picture") -> set[Point]:
        """Return the points that look different in the other picture; both show boards of one size."""
        if _spread(self) != _spread(other):
            return set(self.position.size.points())
        points = set(self.highlighted ^ other.highlighted) | (self.dead ^ other.dead)
        points |= _changed_keys(self.move_numbers, other.move_numbers)
        points |= _changed_keys(self.differences, other.differences)
        points |= _changed_keys(self.next_moves, other.next_moves)
        if self.analysis != other.analysis:
            points |= _changed_in_analysis(self.analysis, other.analysis)
        if self.preview != other.preview:
            points |= {ghost.point for preview in (self.preview, other.preview) for ghost in preview.ghosts}
            points |= self.preview.lifted ^ other.preview.lifted
        if self.cursor != other.cursor:
            points |= {point for point in (self.cursor, other.cursor) if point}
        if self.position is not other.position:
            points |= _changed_points(self.position, other.position)
        if self.overlay != other.overlay:
            points |= _changed_in_overlay(self.overlay, other.overlay)
        return points


def _spread(picture: Picture) -> tuple[object, ...]:
    """Return the parts that are painted over more points than they name."""
    overlay, preview = picture.overlay, picture.preview
    lines = [*overlay.arrows, *overlay.lines, *([] if preview.arrow is None else [preview.arrow.line])]
    signed = picture.figure.signed_points() & {*chain(*lines)} if lines else None
    return overlay.arrows, overlay.lines, overlay.view, preview.frame, preview.arrow, signed


def _changed_points(old: Position, new: Position) -> set[Point]:
    points = set(old.stones.changes_to(new.stones)) if old.stones.cells != new.stones.cells else set()
    points |= _changed_keys(old.labels, new.labels)
    points |= _changed_keys(old.marks, new.marks)
    points |= _changed_keys(old.numbers, new.numbers)
    last = (old.last_move and old.last_move.point, new.last_move and new.last_move.point)
    for before, after in (last, (old.ko, new.ko)):
        if before != after:
            points |= {point for point in (before, after) if point is not None}
    return points


def _changed_in_overlay(old: Overlay, new: Overlay) -> set[Point]:
    points = _changed_keys(old.territory, new.territory)
    return points | (old.selected ^ new.selected) | (old.greyed_out ^ new.greyed_out)


def _changed_in_analysis(old: AnalysisLayer, new: AnalysisLayer) -> set[Point]:
    points = _changed_keys(old.discs, new.discs) | _changed_keys(old.ownership, new.ownership)
    return points | ({point for line in (old.line, new.line) for point, _ in line} if old.line != new.line else set())


def _changed_keys(old: Mapping[Point, _V], new: Mapping[Point, _V]) -> set[Point]:
    if not old and not new:
        return set()
    return {point for point, _ in old.items() ^ new.items()}


def _without(on_points: Mapping[Point, _V], points: frozenset[Point]) -> dict[Point, _V]:
    return {point: value for point, value in on_points.items() if point not in points}

"""Everything the board shows, as one value."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from hen_editor.core.board import Point
from hen_editor.core.drawing.figure import mark_on, texts
from hen_editor.core.game.navigate import NextMove
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Mark, Position
from hen_editor.ui.board.preview import Preview

if TYPE_CHECKING:
    from hen_editor.core.positions.differences import Difference

_V = TypeVar("_V")


class Picture(NamedTuple):
    """A position, the other markup of its node, and what the window adds.

    move_numbers: numbers on stones without other text or marks. preview: what a click or drag would do.
    lit: highlighted points. cursor: the point of the keyboard cursor. differences: those on points from the position
    that the board is compared with. next_moves: moves to step to, on empty points.
    """

    position: Position
    overlay: Overlay = Overlay()
    move_numbers: Mapping[Point, int] = {}
    preview: Preview = Preview()
    lit: frozenset[Point] = frozenset()
    cursor: Point | None = None
    differences: Mapping[Point, "Difference"] = {}
    next_moves: Mapping[Point, NextMove] = {}

    def texts(self) -> dict[Point, str]:
        """Return the texts on points: the number of a stone, its label, or both; `L` letters; move numbers."""
        return texts(self.position, self.overlay, self.move_numbers)

    def mark(self, point: Point) -> Mark | None:
        """Return the mark on a point."""
        return mark_on(self.position, self.overlay, point)

    def changes_to(self, other: "Picture") -> set[Point]:
        """Return the points that look different in the other picture; both show boards of one size."""
        if _spread(self) != _spread(other):
            return set(self.position.size.points())
        points = set(self.lit ^ other.lit)
        points |= _changed_keys(self.move_numbers, other.move_numbers)
        points |= _changed_keys(self.differences, other.differences)
        points |= _changed_keys(self.next_moves, other.next_moves)
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
    """Return what is painted over more points than it names."""
    overlay, preview = picture.overlay, picture.preview
    return overlay.arrows, overlay.lines, overlay.view, preview.frame, preview.arrow


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
    points = _changed_keys(old.territory, new.territory) | _changed_keys(old.letters, new.letters)
    return points | (old.selected ^ new.selected) | (old.dimmed ^ new.dimmed) | (old.marked ^ new.marked)


def _changed_keys(old: Mapping[Point, _V], new: Mapping[Point, _V]) -> set[Point]:
    if not old and not new:
        return set()
    return {point for point, _ in old.items() ^ new.items()}

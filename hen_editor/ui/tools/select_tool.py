"""The select tool: drags single stones, or those in a rectangle together."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from hen_editor.core.board import Area, BoardSize, Color, Point, PointPair, Stones
from hen_editor.core.editing.paint import label_at
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.editing.stones import with_stone_moved, with_stones_moved
from hen_editor.core.rules import Refusal
from hen_editor.document.document import Document
from hen_editor.ui.board.picture import Ghost, Preview
from hen_editor.ui.tools.markup_tools import Ask
from hen_editor.ui.tools.stone_tools import refusal_message
from hen_editor.ui.tools.tool import Gesture, Press, PressResult, Tool, go_to_move


class Selection(NamedTuple):
    """A rectangle between two corners, in any order; both are in it."""

    corners: PointPair

    @property
    def area(self) -> Area:
        """The part of the board that is selected."""
        return Area.around(self.corners)

    def holds(self, point: Point) -> bool:
        """Return whether it contains a point."""
        return self.area.holds(point)

    def fits(self, size: BoardSize) -> bool:
        """Return whether it fits a board of this size."""
        return all(map(size.holds, self.corners))

    def stones(self, stones: Stones) -> dict[Point, Color]:
        """Return the stones in it."""
        return {point: color for point, color in stones.items() if self.holds(point)}

    def moved(self, columns: int, rows: int, size: BoardSize) -> "Selection | None":
        """Return the selection moved and clipped to the board, None if nothing of it is left."""
        moved = [Point(point.column + columns, point.row + rows) for point in self.corners]
        first, last = ([pick(places) for places in zip(*moved, strict=True)] for pick in (min, max))
        if max(first[0] - size.columns, first[1] - size.rows) >= 0 or min(last) < 0:
            return None
        start, end = (_onto(point, size) for point in moved)
        return Selection((start, end))


def destinations(points: Iterable[Point], columns: int, rows: int, size: BoardSize) -> dict[Point, Point | None]:
    """Return the destinations of points moved by columns and rows, None for those that leave the board."""
    moved = {point: Point(point.column + columns, point.row + rows) for point in points}
    return {point: end if size.holds(end) else None for point, end in moved.items()}


def _onto(point: Point, size: BoardSize) -> Point:
    """Return the nearest point on the board."""
    return Point(min(max(point.column, 0), size.columns - 1), min(max(point.row, 0), size.rows - 1))


class MovingStone(Gesture):
    """Drags a stone to another point, or off the board; with Ctrl, drags a copy of it.

    A press and release on one point is a click; with Ctrl it goes to the move that placed the stone.
    """

    def __init__(self, document: Document, press: Press) -> None:
        self._document = document
        self._base = document.snapshot
        self._start = press.point
        self._copies = press.has_control

    def preview(self, point: Point | None) -> Preview:
        stones = self._base.position.stones
        if point == self._start:
            return Preview(moves=True)
        lifted = frozenset() if self._copies else frozenset({self._start})
        arrives = point is not None and point not in stones
        ghosts = (Ghost(point, stones[self._start]),) if arrives and point is not None else ()
        return Preview(ghosts, lifted, moves=True)

    def release(self, point: Point | None) -> str | None:
        if point == self._start:
            if self._copies:
                go_to_move(self._document, self._start)
            return None
        if point is not None and point in self._base.position.stones:
            return refusal_message(Refusal.OCCUPIED)
        if not self._copies:
            text = (
                QCoreApplication.translate("Tools", "Remove stone")
                if point is None
                else QCoreApplication.translate("Tools", "Move stone")
            )
            after = with_stone_moved(self._base, self._start, point)
            self._document.edit(after, text)
        elif point is not None:
            after = with_stones_moved(self._base, {self._start: point}, copy=True)
            self._document.edit(after, QCoreApplication.translate("Tools", "Copy stone"))
        return None


class MovingSelection(Gesture):
    """Drags the selected stones; with Ctrl, drags copies of them. A click ends the selection.

    select: called with the resulting selection.
    """

    def __init__(
        self, document: Document, selection: Selection, press: Press, select: Callable[[Selection | None], None]
    ) -> None:
        self._document = document
        self._base = document.snapshot
        self._selection = selection
        self._start = self._end = press.point
        self._copies = press.has_control
        self._select = select

    def preview(self, point: Point | None) -> Preview:
        self._end = point or self._end
        selection = self._moved()
        if self._end == self._start:
            return Preview(frame=self._selection.corners, moves=True)
        stones = self._base.position.stones
        ghosts = tuple(Ghost(end, stones[start]) for start, end in self._destinations().items() if end is not None)
        lifted = frozenset() if self._copies else frozenset(self._destinations())
        return Preview(ghosts, lifted, None if selection is None else selection.corners, moves=True)

    def release(self, point: Point | None) -> str | None:
        self._end = point or self._end
        if self._end == self._start:
            self._select(None)
            if self._copies:
                go_to_move(self._document, self._start)
            return None
        self._select(self._moved())
        text = (
            QCoreApplication.translate("Tools", "Copy stones")
            if self._copies
            else QCoreApplication.translate("Tools", "Move stones")
        )
        after = with_stones_moved(self._base, self._destinations(), copy=self._copies)
        self._document.edit(after, text)
        return None

    def _offset(self) -> tuple[int, int]:
        return self._end.column - self._start.column, self._end.row - self._start.row

    def _destinations(self) -> dict[Point, Point | None]:
        position = self._base.position
        return destinations(self._selection.stones(position.stones), *self._offset(), position.size)

    def _moved(self) -> Selection | None:
        return self._selection.moved(*self._offset(), self._base.position.size)


class SelectTool(Tool):
    """Moves stones, and selects those in a rectangle to move, copy or erase them together.

    A drag from a stone moves it, or all in the rectangle that it is in; a drag from an empty point selects anew.

    changed: called when something else is selected, or nothing any longer.
    """

    def __init__(self, ask: Ask) -> None:
        self.changed: Callable[[], object] = lambda: None
        self._ask = ask
        self._selection: _Selected | None = None

    def preview(self, snapshot: Snapshot, point: Point | None) -> Preview:
        selection = self.selection_in(snapshot)
        frame = None if selection is None else selection.corners
        return Preview(frame=frame, moves=point in snapshot.position.stones)

    def press(self, document: Document, press: Press) -> PressResult:
        if not press.is_left:
            return None
        snapshot, selection = document.snapshot, self.selection_in(document.snapshot)
        is_on_stone = press.point in snapshot.position.stones
        if is_on_stone and selection is not None and selection.holds(press.point):
            return MovingSelection(document, selection, press, partial(self.select, snapshot))
        self.deselect()
        if is_on_stone:
            return MovingStone(document, press)
        return _Selecting(partial(self.select, snapshot), press.point)

    def press_with_control(self, document: Document, press: Press) -> PressResult:
        return self.press(document, press)

    def double_click(self, document: Document, point: Point) -> bool:
        if label_at(document.snapshot.position, point) is not None:
            self._ask(point)
            return True
        return point in document.snapshot.position.stones and go_to_move(document, point)

    def deselect(self) -> bool:
        if self._selection is None:
            return False
        self._selection = None
        self.changed()
        return True

    def selection_in(self, snapshot: Snapshot) -> Selection | None:
        """Return the selection if it was made in this game and fits its board."""
        selected = self._selection
        if selected is None or selected.game != snapshot.tree.game_key:
            return None
        return selected.selection if selected.selection.fits(snapshot.position.size) else None

    def select(self, snapshot: Snapshot, selection: Selection | None) -> None:
        """Select the stones in a rectangle on the board of the current game, or none."""
        self._selection = None if selection is None else _Selected(snapshot.tree.game_key, selection)
        self.changed()

    def erase(self, document: Document) -> bool:
        """Erase the selected stones; return whether there is a selection."""
        selection = self.selection_in(document.snapshot)
        if selection is not None:
            document.set_stones(selection.stones(document.snapshot.position.stones), None)
        return selection is not None


class _Selected(NamedTuple):
    """A selection, and the key of its game."""

    game: object
    selection: Selection


class _Selecting(Gesture):
    """Draws a rectangle around stones."""

    def __init__(self, select: Callable[[Selection], None], start: Point) -> None:
        self._select = select
        self._start = self._end = start

    def preview(self, point: Point | None) -> Preview:
        self._end = point or self._end
        return Preview() if self._end == self._start else Preview(frame=(self._start, self._end))

    def release(self, point: Point | None) -> str | None:
        self._end = point or self._end
        if self._end != self._start:
            self._select(Selection((self._start, self._end)))
        return None

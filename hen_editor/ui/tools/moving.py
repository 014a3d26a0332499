"""Gestures that move stones."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from hen_editor.core.board import Point
from hen_editor.core.editing.stones import with_stone_moved, with_stones_moved
from hen_editor.core.rules import Refusal
from hen_editor.document.document import Document
from hen_editor.ui.board.preview import Ghost, Preview
from hen_editor.ui.tools.play_tool import refusal_message
from hen_editor.ui.tools.selection import Selection, destinations
from hen_editor.ui.tools.tool import Gesture, Press, go_to_move


class MovingStone(Gesture):
    """Drags a stone to another point, or off the board; with Ctrl a copy of it.

    A press and release on one point is a click, which with Ctrl goes to the move that placed the stone.
    """

    def __init__(self, document: Document, press: Press) -> None:
        self._document = document
        self._base = document.snapshot
        self._start = press.point
        self._copies = press.has_control

    def preview(self, point: Point | None) -> Preview:
        stones = self._base.position.stones
        if point == self._start:
            return Preview()
        lifted = frozenset() if self._copies else frozenset({self._start})
        arrives = point is not None and point not in stones
        return Preview((Ghost(point, stones[self._start]),) if arrives and point is not None else (), lifted)

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
    """Drags the selected stones; with Ctrl copies of them. A click ends the selection.

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
            return Preview(frame=self._selection.corners)
        stones = self._base.position.stones
        ghosts = tuple(Ghost(end, stones[start]) for start, end in self._destinations().items() if end is not None)
        lifted = frozenset() if self._copies else frozenset(self._destinations())
        return Preview(ghosts, lifted, None if selection is None else selection.corners)

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

"""The select tool: drags single stones, or those in a rectangle together."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from hen_editor.core.board import Point
from hen_editor.core.editing.paint import label_at
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.document.document import Document
from hen_editor.ui.board.preview import Preview
from hen_editor.ui.tools.label_tool import Ask
from hen_editor.ui.tools.moving import MovingSelection, MovingStone
from hen_editor.ui.tools.selection import Selection
from hen_editor.ui.tools.tool import Gesture, Press, PressResult, Tool, go_to_move


class SelectTool(Tool):
    """Moves stones, and selects those in a rectangle to move, copy or erase them together."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._selection: _Selected | None = None

    def preview(self, snapshot: Snapshot, point: Point | None) -> Preview:
        selection = self.selection_in(snapshot)
        return Preview() if selection is None else Preview(frame=selection.corners)

    def press(self, document: Document, press: Press) -> PressResult:
        if not press.is_left:
            return None
        snapshot, selection = document.snapshot, self.selection_in(document.snapshot)
        if selection is not None and selection.holds(press.point):
            return MovingSelection(document, selection, press, partial(self.select, snapshot))
        self.deselect()
        if press.point in snapshot.position.stones:
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
        had_one, self._selection = self._selection is not None, None
        return had_one

    def selection_in(self, snapshot: Snapshot) -> Selection | None:
        """Return the selection if it was made in this game and fits its board."""
        selected = self._selection
        if selected is None or selected.game != snapshot.tree.game_key:
            return None
        return selected.selection if selected.selection.fits(snapshot.position.size) else None

    def select(self, snapshot: Snapshot, selection: Selection | None) -> None:
        """Select the stones in a rectangle on the board of the current game, or none."""
        self._selection = None if selection is None else _Selected(snapshot.tree.game_key, selection)

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

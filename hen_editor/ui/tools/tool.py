"""A tool: what pressing, dragging and hovering on the board do while it is active."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt

from hen_editor.core.board import Point
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game import navigate
from hen_editor.document.document import Document
from hen_editor.ui.board.picture import Ghost, Preview

Painting = Callable[[Document, Sequence[Point]], object]
"""What a stroke does to the points it crosses."""


class Press(NamedTuple):
    """A button pressed on a point of the board, with the keys held down."""

    point: Point
    button: Qt.MouseButton = Qt.MouseButton.LeftButton
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier

    @property
    def is_left(self) -> bool:
        """Whether it is the left button."""
        return self.button is Qt.MouseButton.LeftButton

    @property
    def is_right(self) -> bool:
        """Whether it is the right button."""
        return self.button is Qt.MouseButton.RightButton

    @property
    def has_control(self) -> bool:
        """Whether Ctrl is held."""
        return bool(self.modifiers & Qt.KeyboardModifier.ControlModifier)

    @property
    def has_shift(self) -> bool:
        """Whether Shift is held."""
        return bool(self.modifiers & Qt.KeyboardModifier.ShiftModifier)


class Gesture:
    """A gesture of a mouse button held down on the board. It does nothing; subclasses override.

    It ends with `release`, with `cancel`, or silently when anything else changes the document: so each of its methods
    finds the document as the gesture left it.
    """

    def drag(self, point: Point) -> None:
        """Extend the gesture to a further point."""

    def preview(self, point: Point | None) -> Preview:
        """Return what a release on a point, or off the board, would do."""
        return Preview()

    def release(self, point: Point | None) -> str | None:
        """End on a point, or off the board; return a message if that is refused."""
        return None

    def cancel(self) -> None:
        """End and undo everything."""


PressResult = Gesture | str | None
"""The result of a press: a gesture that begins, a message on why the press is refused, or None if all is done."""


class Tool:
    """A tool that does nothing; subclasses override."""

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        """Return what a click on the point would place, None for nothing."""
        return None

    def preview(self, snapshot: Snapshot, point: Point | None) -> Preview:
        """Return what is shown between gestures while the pointer is on a point, or off the board."""
        ghost = None if point is None else self.ghost(snapshot, point)
        return Preview() if ghost is None else Preview((ghost,))

    def press(self, document: Document, press: Press) -> PressResult:
        """Begin a gesture, or act immediately."""
        return None

    def press_with_control(self, document: Document, press: Press) -> PressResult:
        """Handle the left button with Ctrl: go to the move that placed the stone."""
        go_to_move(document, press.point)
        return None

    def double_click(self, document: Document, point: Point) -> bool:
        """Handle a double click with the left button; return False to treat it as another click."""
        return False

    def deselect(self) -> bool:
        """Clear what is selected with the tool; return whether anything was."""
        return False


def go_to_move(document: Document, point: Point) -> bool:
    """Go to the move that placed the stone on a point; return whether there is one."""
    placed = navigate.move_at(document.snapshot.tree, document.snapshot.node, point)
    if placed is not None:
        document.go(placed)
    return placed is not None


class StrokeGesture(Gesture):
    """A stroke in progress. Only its own edits are merged: any other edit meanwhile is a separate undo step."""

    def __init__(self, document: Document, painting: Painting, points: Sequence[Point]) -> None:
        self._document = document
        self._painting = painting
        self._stroke = document.begin_stroke()
        self._paint(points)

    def drag(self, point: Point) -> None:
        self._document.resume_stroke(self._stroke)
        self._paint((point,))

    def cancel(self) -> None:
        self._document.resume_stroke(self._stroke)
        self._document.cancel_stroke()

    def _paint(self, points: Sequence[Point]) -> None:
        self._painting(self._document, points)
        self._document.end_burst()


class StrokeTool(Tool):
    """A tool whose drag is a stroke."""

    def painting(self, snapshot: Snapshot, press: Press) -> Painting:
        """Return what a stroke does that begins with this press, of the left or the right button."""
        raise NotImplementedError

    def first_points(self, snapshot: Snapshot, press: Press) -> Sequence[Point]:
        """Return the points affected by the press itself."""
        return (press.point,)

    def press(self, document: Document, press: Press) -> PressResult:
        if not (press.is_left or press.is_right):
            return None
        painting = self.painting(document.snapshot, press)
        return StrokeGesture(document, painting, self.first_points(document.snapshot, press))

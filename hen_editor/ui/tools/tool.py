"""A tool: what pressing, dragging and hovering on the board mean while it is in the hand."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt

from hen_editor.core.board import Point
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.document.document import Document
from hen_editor.ui.board.ghost import Ghost

Stroke = Callable[[Document, Sequence[Point]], None]
"""What a stroke does to each of the points it comes over."""


class Tool:
    """A tool that does nothing; others say what they do."""

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        """Return what a click on the point would do, None for nothing."""
        return None

    def press(
        self, document: Document, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> str | None:
        """Begin a gesture; return a word for the player where it is refused."""
        return None

    def double_click(self, document: Document, point: Point) -> bool:
        """Take the second of two quick clicks with the left button; return False where it is a click like others."""
        return False

    def drag(self, document: Document, point: Point) -> None:
        """Go on with the gesture over a further point."""

    def release(self, document: Document) -> None:
        """End the gesture."""

    def cancel(self, document: Document) -> bool:
        """Take back the gesture that is going on; return whether there was one."""
        return False


class StrokeTool(Tool):
    """A tool whose drag does the same thing to all points it comes over, as one undo step."""

    def __init__(self) -> None:
        self._stroke: Stroke | None = None

    def stroke(self, snapshot: Snapshot, point: Point, button: Qt.MouseButton) -> Stroke | None:
        """Return what a stroke does that begins on this point with this button, None where it does nothing."""
        raise NotImplementedError

    def first_points(self, snapshot: Snapshot, point: Point, modifiers: Qt.KeyboardModifier) -> Sequence[Point]:
        """Return the points that the press itself is for."""
        return (point,)

    def press(
        self, document: Document, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> str | None:
        self._stroke = self.stroke(document.snapshot, point, button)
        if self._stroke is not None:
            document.begin_stroke()
            self._stroke(document, self.first_points(document.snapshot, point, modifiers))
        return None

    def drag(self, document: Document, point: Point) -> None:
        if self._stroke is not None and document.has_stroke:
            self._stroke(document, (point,))

    def release(self, document: Document) -> None:
        if self._stroke is not None:
            self._stroke = None
            document.end_burst()

    def cancel(self, document: Document) -> bool:
        if self._stroke is None:
            return False
        self._stroke = None
        document.cancel_stroke()
        return True

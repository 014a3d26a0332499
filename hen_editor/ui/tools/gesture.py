"""A gesture: a mouse button held down on the board."""

from hen_editor.core.board import Point
from hen_editor.ui.board.preview import Preview


class Gesture:
    """A gesture that does nothing; subclasses override.

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

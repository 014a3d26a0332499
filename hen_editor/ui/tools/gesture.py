"""A gesture: a button of the mouse held down on the board, and what comes of it."""

from hen_editor.core.board import Point
from hen_editor.ui.board.preview import Preview


class Gesture:
    """A gesture that does nothing; others say what they do.

    It ends with `release`, with `cancel`, or without a word when anything but the gesture changes the document: so each
    of its functions finds the document as the gesture left it.
    """

    def drag(self, point: Point) -> None:
        """Go on over a further point."""

    def preview(self, point: Point | None) -> Preview:
        """Return what a release on a point would do, or off the board."""
        return Preview()

    def release(self, point: Point | None) -> str | None:
        """End on a point, or off the board; return a word for the player where that is refused."""
        return None

    def cancel(self) -> None:
        """End and take back all that was done."""

"""A stroke: a drag that does the same to all points it crosses, as one undo step."""

from collections.abc import Callable, Sequence

from hen_editor.core.board import Point
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.document.document import Document
from hen_editor.ui.tools.tool import Gesture, Press, PressResult, Tool

Painting = Callable[[Document, Sequence[Point]], object]
"""What a stroke does to the points it crosses."""


class Stroke(Gesture):
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

    def painting(self, snapshot: Snapshot, press: Press) -> Painting | None:
        """Return what a stroke that begins with this press does, None for nothing."""
        raise NotImplementedError

    def first_points(self, snapshot: Snapshot, press: Press) -> Sequence[Point]:
        """Return the points affected by the press itself."""
        return (press.point,)

    def press(self, document: Document, press: Press) -> PressResult:
        painting = self.painting(document.snapshot, press)
        if painting is None:
            return None
        return Stroke(document, painting, self.first_points(document.snapshot, press))

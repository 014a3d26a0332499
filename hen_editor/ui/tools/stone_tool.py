"""The stone tools and the eraser."""

from collections.abc import Sequence

from PySide6.QtCore import Qt

from hen_editor.core.board import BLACK, WHITE, Color, Point
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.document.document import Document
from hen_editor.ui.board.ghost import Ghost, Sign
from hen_editor.ui.tools.tool import Stroke, StrokeTool


class StoneTool(StrokeTool):
    """Puts stones of one colour on the board; the right button puts the other colour. On the same colour it erases."""

    def __init__(self, color: Color) -> None:
        super().__init__()
        self.color = color

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        return Ghost(point, Sign.ERASE if snapshot.position.stones.get(point) is self.color else self.color)

    def stroke(self, snapshot: Snapshot, point: Point, button: Qt.MouseButton) -> Stroke | None:
        if button not in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            return None
        color = self.color if button is Qt.MouseButton.LeftButton else _other(self.color)
        erases = snapshot.position.stones.get(point) is color
        return lambda document, points: document.set_stones(points, None if erases else color)


def _other(color: Color) -> Color:
    return WHITE if color is BLACK else BLACK


class EraseTool(StrokeTool):
    """Takes stones, labels and marks off the board."""

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        position = snapshot.position
        shown = (position.stones, position.labels, position.marks)
        return Ghost(point, Sign.ERASE) if any(point in mapping for mapping in shown) else None

    def stroke(self, snapshot: Snapshot, point: Point, button: Qt.MouseButton) -> Stroke | None:
        return _erase


def _erase(document: Document, points: Sequence[Point]) -> None:
    document.set_stones(points, None)
    document.set_mark(points, None)
    document.set_label(points, None)

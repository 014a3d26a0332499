"""The stone tools and the eraser."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt

from hen_editor.core.board import BLACK, WHITE, Color, Point
from hen_editor.core.editing import paint
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
        if not paint.can_keep(snapshot.position.size, self.color):
            return None
        return Ghost(point, Sign.ERASE if snapshot.position.stones.get(point) is self.color else self.color)

    def press(
        self, document: Document, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> str | None:
        color = self._color_of(button)
        if color is not None and not paint.can_keep(document.snapshot.position.size, color):
            sentence = "On a board of more than 25 columns only black and white stones can be kept."
            return QCoreApplication.translate("StoneTool", sentence)
        return super().press(document, point, button, modifiers)

    def stroke(self, snapshot: Snapshot, point: Point, button: Qt.MouseButton) -> Stroke | None:
        color = self._color_of(button)
        if color is None:
            return None
        erases = snapshot.position.stones.get(point) is color
        return lambda document, points: document.set_stones(points, None if erases else color)

    def _color_of(self, button: Qt.MouseButton) -> Color | None:
        if button is Qt.MouseButton.LeftButton:
            return self.color
        other = WHITE if self.color is BLACK else BLACK
        return other if button is Qt.MouseButton.RightButton else None


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

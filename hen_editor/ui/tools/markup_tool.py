"""The tools for marks and for labels."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt

from hen_editor.core import rules
from hen_editor.core.board import Point
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.position import Mark, Position
from hen_editor.document.document import Document
from hen_editor.ui.board.ghost import Ghost, Sign
from hen_editor.ui.tools.tool import Stroke, StrokeTool, Tool

_BUTTONS = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)


class MarkTool(StrokeTool):
    """Puts a mark on points, with Shift on a whole chain; on the same mark, and with the right button, it erases."""

    def __init__(self, mark: Mark) -> None:
        super().__init__()
        self.mark = mark

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        return Ghost(point, Sign.ERASE if snapshot.position.marks.get(point) is self.mark else self.mark)

    def first_points(self, snapshot: Snapshot, point: Point, modifiers: Qt.KeyboardModifier) -> Sequence[Point]:
        chain = rules.chain(snapshot.position.stones, point)
        whole = modifiers & Qt.KeyboardModifier.ShiftModifier and chain
        return sorted(chain, key=snapshot.position.size.index) if whole else (point,)

    def stroke(self, snapshot: Snapshot, point: Point, button: Qt.MouseButton) -> Stroke | None:
        if button not in _BUTTONS:
            return None
        erases = button is Qt.MouseButton.RightButton or snapshot.position.marks.get(point) is self.mark
        return lambda document, points: document.set_mark(points, None if erases else self.mark)


class LabelTool(StrokeTool):
    """Puts letters or numbers on points, counting up; on a label, and with the right button, it erases.

    ask: asks the user for the text of a label, given the present one; None means leave it.
    """

    def __init__(self, next_label: Callable[[Position], str], ask: Callable[[str], str | None]) -> None:
        super().__init__()
        self._next_label = next_label
        self._ask = ask

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        position = snapshot.position
        return Ghost(point, Sign.ERASE if _text(position, point) is not None else self._next_label(position))

    def stroke(self, snapshot: Snapshot, point: Point, button: Qt.MouseButton) -> Stroke | None:
        if button not in _BUTTONS:
            return None
        erases = button is Qt.MouseButton.RightButton or _text(snapshot.position, point) is not None
        return _erase if erases else self._count_up

    def double_click(self, document: Document, point: Point) -> bool:
        document.undo_stack.undo()  # the first click of the two
        ask_for_label(document, point, self._ask)
        return True

    def _count_up(self, document: Document, points: Sequence[Point]) -> None:
        for point in points:
            if _text(document.snapshot.position, point) is None:
                document.set_label((point,), self._next_label(document.snapshot.position))


class TextTool(Tool):
    """Asks for the text of a label; the right button erases it."""

    def __init__(self, ask: Callable[[str], str | None]) -> None:
        self._ask = ask

    def press(
        self, document: Document, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> str | None:
        if button is Qt.MouseButton.RightButton:
            document.set_label((point,), None)
        elif button is Qt.MouseButton.LeftButton:
            ask_for_label(document, point, self._ask)
        return None


def ask_for_label(document: Document, point: Point, ask: Callable[[str], str | None]) -> None:
    """Ask for the text of the label on a point and write it."""
    text = ask(_text(document.snapshot.position, point) or "")
    if text is not None:
        document.set_label((point,), text.strip() or None)


def _text(position: Position, point: Point) -> str | None:
    number = position.numbers.get(point)
    return position.labels.get(point, None if number is None else str(number))


def _erase(document: Document, points: Sequence[Point]) -> None:
    document.set_label(points, None)

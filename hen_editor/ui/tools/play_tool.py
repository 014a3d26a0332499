"""The play tool: moves in turn, and the way to the move that placed a stone."""

from PySide6.QtCore import QCoreApplication, Qt

from hen_editor.core.board import Point
from hen_editor.core.editing import navigate, play
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.rules import Refusal
from hen_editor.document.document import Document
from hen_editor.ui.board.ghost import Ghost
from hen_editor.ui.tools.tool import Tool


class PlayTool(Tool):
    """Plays for the side to move, or steps into the variation that has the move."""

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        if play.refusal(snapshot, point) is not None:
            return None
        return Ghost(point, play.mover(snapshot))

    def press(
        self, document: Document, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> str | None:
        if button is not Qt.MouseButton.LeftButton:
            return None
        if modifiers & Qt.KeyboardModifier.ControlModifier:
            self._go_to_move(document, point)
            return None
        refused = document.play(point)
        return None if refused is None else _word(refused)

    def double_click(self, document: Document, point: Point) -> bool:
        return self._go_to_move(document, point)

    def _go_to_move(self, document: Document, point: Point) -> bool:
        placed = navigate.move_at(document.snapshot.tree, document.snapshot.node, point)
        if placed is not None:
            document.go(placed)
        return placed is not None


def _word(refused: Refusal) -> str:
    return QCoreApplication.translate("Refusal", refused.value)

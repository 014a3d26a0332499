"""The play tool: moves in turn, and the way to the move that placed a stone."""

from PySide6.QtCore import QCoreApplication

from hen_editor.core.board import Point
from hen_editor.core.editing import navigate, play
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.rules import Refusal
from hen_editor.document.document import Document
from hen_editor.ui.board.ghost import Ghost
from hen_editor.ui.tools.tool import Begun, Press, Tool


class PlayTool(Tool):
    """Plays for the side to move, or steps into the variation that has the move."""

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        if play.refusal(snapshot, point) is not None:
            return None
        return Ghost(point, play.mover(snapshot))

    def press(self, document: Document, press: Press) -> Begun:
        if not press.is_left:
            return None
        if press.has_control:
            go_to_move(document, press.point)
            return None
        refused = document.play(press.point)
        return None if refused is None else word_of(refused)

    def double_click(self, document: Document, point: Point) -> bool:
        return go_to_move(document, point)


def go_to_move(document: Document, point: Point) -> bool:
    """Go to the move that placed the stone on a point; return whether there is one."""
    placed = navigate.move_at(document.snapshot.tree, document.snapshot.node, point)
    if placed is not None:
        document.go(placed)
    return placed is not None


def word_of(refused: Refusal) -> str:
    """Return the word for the player on why a move is refused."""
    return QCoreApplication.translate("Refusal", refused.value)

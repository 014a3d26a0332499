"""The solve tool: a click is an answer to a problem."""

from collections.abc import Callable

from hen_editor.core.board import Color, Point
from hen_editor.core.editing import play
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.document.document import Document
from hen_editor.ui.board.preview import Ghost
from hen_editor.ui.tools.play_tool import refusal_message
from hen_editor.ui.tools.tool import Press, PressResult, Tool


class SolveTool(Tool):
    """Reports the legal moves that the player of a problem tries; nothing is edited.

    player: whose turn it is, None where no move is to be found. tried: called with the point of a move.
    """

    def __init__(self) -> None:
        self.player: Color | None = None
        self.tried: Callable[[Point], object] = lambda point: None

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        if self.player is None or play.refusal(snapshot, point, self.player) is not None:
            return None
        return Ghost(point, self.player)

    def press(self, document: Document, press: Press) -> PressResult:
        if self.player is None or not press.is_left:
            return None
        refused = play.refusal(document.snapshot, press.point, self.player)
        if refused is not None:
            return refusal_message(refused)
        self.tried(press.point)
        return None

    def press_with_control(self, document: Document, press: Press) -> PressResult:
        return self.press(document, press)

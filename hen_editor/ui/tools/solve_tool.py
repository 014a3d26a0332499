"""The solve tool: a click is an answer to a problem."""

from collections.abc import Callable

from hen_editor.core.board import Color, Point
from hen_editor.core.editing import play
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.rules import Refusal
from hen_editor.document.document import Document
from hen_editor.ui.board.preview import Ghost
from hen_editor.ui.solving import Solving
from hen_editor.ui.tools.play_tool import refusal_message
from hen_editor.ui.tools.tool import Press, PressResult, Tool


class SolveTool(Tool):
    """Reports the moves that the player of a problem tries, if they are legal; nothing is edited.

    The problem's own moves are never refused.

    solving: returns the problem. tried: called with the point of a move, or None for a pass, and with any point while
    it is not the player's turn.
    """

    def __init__(self) -> None:
        self.solving: Callable[[], Solving | None] = lambda: None
        self.tried: Callable[[Point | None], object] = lambda point: None

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        player = self._player(snapshot)
        return None if player is None or self._refusal(snapshot, point) else Ghost(point, player)

    def press(self, document: Document, press: Press) -> PressResult:
        if not press.is_left:
            return None
        refused = self._refusal(document.snapshot, press.point)
        if refused is not None:
            return refusal_message(refused)
        self.tried(press.point)
        return None

    def press_with_control(self, document: Document, press: Press) -> PressResult:
        return self.press(document, press)

    def _player(self, snapshot: Snapshot) -> Color | None:
        solving = self.solving()
        return None if solving is None else solving.player(snapshot.node)

    def _refusal(self, snapshot: Snapshot, point: Point) -> Refusal | None:
        player, solving = self._player(snapshot), self.solving()
        if player is None or solving is None or point in solving.moves(snapshot.node):
            return None
        return play.refusal(snapshot, point, player)

"""The play tool: alternating moves."""

from collections.abc import Callable, Mapping

from hen_editor.core import codes
from hen_editor.core.board import Point
from hen_editor.core.editing import play
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.navigate import NextMove
from hen_editor.core.rules import Refusal
from hen_editor.document.document import Document
from hen_editor.ui.board.preview import Ghost
from hen_editor.ui.tools.tool import Press, PressResult, Tool, go_to_move
from hen_editor.ui.wording import message


class PlayTool(Tool):
    """Plays a move for the player to move, or steps to the variation that begins with it.

    next_moves: returns the moves that the board shows to step to.
    """

    def __init__(self, next_moves: Callable[[Snapshot], Mapping[Point, NextMove]] = lambda snapshot: {}) -> None:
        self._next_moves = next_moves

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        if (shown := self._next_moves(snapshot).get(point)) is not None:
            return Ghost(point, shown.color)
        if play.refusal(snapshot, point) is not None:
            return None
        return Ghost(point, play.mover(snapshot))

    def press(self, document: Document, press: Press) -> PressResult:
        if not press.is_left:
            return None
        if (shown := self._next_moves(document.snapshot).get(press.point)) is not None:
            document.go(shown.node)
            return None
        refused = document.play(press.point)
        return None if refused is None else message(refused)

    def double_click(self, document: Document, point: Point) -> bool:
        return go_to_move(document, point)


def refusal_message(refused: Refusal) -> str:
    """Return the message on why a move is refused."""
    return message(codes.ILLEGAL_MOVE.at(reason=refused))

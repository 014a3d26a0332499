"""The tools for stones: playing, answering a problem, placing and erasing, the ko point and the last move."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hen_editor.core import codes
from hen_editor.core.board import BLACK, WHITE, Color, Point
from hen_editor.core.editing import paint, play
from hen_editor.core.editing.markup_overlay import runs_over, without_overlay_at
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.navigate import NextMove
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.rules import Refusal
from hen_editor.document.document import Document
from hen_editor.ui.board.picture import Ghost, Sign
from hen_editor.ui.tools.tool import Painting, Press, PressResult, StrokeTool, Tool, go_to_move
from hen_editor.ui.wording import message

if TYPE_CHECKING:
    from hen_editor.teaching.solving import Solving


class PlayTool(Tool):
    """Plays a move for the player to move, or steps to the variation that begins with it.

    next_moves: returns the next moves that the board shows.
    """

    def __init__(self, next_moves: Callable[[Snapshot], Mapping[Point, NextMove]] = lambda snapshot: {}) -> None:
        self._next_moves = next_moves

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        if (shown := self._next_moves(snapshot).get(point)) is not None:
            return Ghost(point, shown.color)
        if play.refusal(snapshot, point) is not None:
            return None
        return Ghost(point, snapshot.position.mover)

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


class SolveTool(Tool):
    """Reports the moves that the player of a problem tries, if they are legal; nothing is edited.

    The problem's own moves are never refused.

    solving: returns the problem. tried: called with the point of a move, None for a pass; while it is not the player's
    turn, with any point.
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

    def _problem(self, snapshot: Snapshot) -> "Solving | None":
        """Return the problem; None for a moment after another game has replaced its game."""
        solving = self.solving()
        return None if solving is None or solving.tree is not snapshot.tree else solving

    def _player(self, snapshot: Snapshot) -> Color | None:
        solving = self._problem(snapshot)
        return None if solving is None else solving.player(snapshot.node)

    def _refusal(self, snapshot: Snapshot, point: Point) -> Refusal | None:
        player, solving = self._player(snapshot), self._problem(snapshot)
        if player is None or solving is None or point in solving.moves(snapshot.node):
            return None
        return play.refusal(snapshot, point, player)


class CountTool(Tool):
    """Marks chains dead or alive while a position is counted; nothing is edited.

    toggled: called with the point of a stone.
    """

    def __init__(self) -> None:
        self.toggled: Callable[[Point], object] = lambda point: None

    def press(self, document: Document, press: Press) -> PressResult:
        if not press.is_left:
            return None
        if press.point not in document.snapshot.position.stones:
            return QCoreApplication.translate("Tools", "There is no stone to mark dead or alive.")
        self.toggled(press.point)
        return None

    def press_with_control(self, document: Document, press: Press) -> PressResult:
        return self.press(document, press)


class StoneTool(StrokeTool):
    """Places stones of one colour, with the right button of the other colour. On a stone of that colour it erases."""

    def __init__(self, color: Color) -> None:
        self.color = color

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        if not paint.can_keep(snapshot.position.size, self.color):
            return None
        return Ghost(point, Sign.ERASE if snapshot.position.stones.get(point) is self.color else self.color)

    def press(self, document: Document, press: Press) -> PressResult:
        is_stone = press.is_left or press.is_right
        if is_stone and not paint.can_keep(document.snapshot.position.size, self._color_of(press)):
            return QCoreApplication.translate(
                "Tools", "Boards with more than 25 columns allow only black and white stones."
            )
        return super().press(document, press)

    def painting(self, snapshot: Snapshot, press: Press) -> Painting:
        color = self._color_of(press)
        erases = snapshot.position.stones.get(press.point) is color
        return lambda document, points: document.set_stones(points, None if erases else color)

    def _color_of(self, press: Press) -> Color:
        if press.is_left:
            return self.color
        return WHITE if self.color is BLACK else BLACK


class EraseTool(StrokeTool):
    """Erases stones, labels, marks and everything else on a point."""

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        position, overlay = snapshot.position, Overlay.of(snapshot.tree, snapshot.node)
        areas = (overlay.territory, overlay.greyed_out, overlay.selected)
        lies_there = any(point in shown for shown in (position.stones, position.labels, position.marks, *areas))
        lies_over = any(runs_over(line, point) for line in (*overlay.arrows, *overlay.lines))
        return Ghost(point, Sign.ERASE) if lies_there or lies_over else None

    def painting(self, snapshot: Snapshot, press: Press) -> Painting:
        return erase


def erase(document: Document, points: Sequence[Point]) -> None:
    """Erase everything on points."""
    document.set_stones(points, None)
    document.set_mark(points, None)
    document.set_label(points, None)
    document.edit(without_overlay_at(document.snapshot, points), QCoreApplication.translate("Tools", "Erase"))


class KoTool(Tool):
    """Sets the ko point; on that point, or with the right button, removes it."""

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        position = snapshot.position
        if position.ko == point:
            return Ghost(point, Sign.ERASE)
        return None if point in position.stones else Ghost(point, Sign.KO)

    def press(self, document: Document, press: Press) -> PressResult:
        before = document.snapshot.position
        if press.is_right or before.ko == press.point:
            return self._remove(document)
        if not press.is_left:
            return None
        if press.point in before.stones:
            return refusal_message(Refusal.OCCUPIED)
        refused = document.set_ko(press.point)
        return None if refused is None else message(refused)

    def _remove(self, document: Document) -> str | None:
        before = document.snapshot
        document.set_ko(None)
        after = document.snapshot
        if document.is_read_only or after.position.ko is None or after.position.ko != before.position.ko:
            return None
        return QCoreApplication.translate("Tools", "This ko comes from the last move; it cannot be removed.")


class LastMoveTool(Tool):
    """Sets the last move; on that stone, or with the right button, resets it to the game's own."""

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        if _is_last(snapshot, point):
            return Ghost(point, Sign.ERASE)
        return Ghost(point, Sign.LAST_MOVE) if point in snapshot.position.stones else None

    def press(self, document: Document, press: Press) -> PressResult:
        if press.is_right or _is_last(document.snapshot, press.point):
            return self._remove(document)
        if not press.is_left:
            return None
        if press.point not in document.snapshot.position.stones:
            return QCoreApplication.translate("Tools", "There is no stone on that point.")
        refused = document.set_last_move(press.point)
        return None if refused is None else message(refused)

    def _remove(self, document: Document) -> str | None:
        before = document.snapshot
        document.set_last_move(None)
        after = document.snapshot
        made = after.position.last_move
        if document.is_read_only or made is None or made != before.position.last_move:
            return None
        return QCoreApplication.translate("Tools", "This node is that move; its marker cannot be removed.")


def _is_last(snapshot: Snapshot, point: Point) -> bool:
    last = snapshot.position.last_move
    return last is not None and last.point == point

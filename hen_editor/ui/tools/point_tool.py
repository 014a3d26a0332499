"""The tools for single points of a position: the ko point and the last move."""

from PySide6.QtCore import QCoreApplication

from hen_editor.core.board import Point
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.rules import Refusal
from hen_editor.document.document import Document
from hen_editor.ui.board.preview import Ghost, Sign
from hen_editor.ui.tools.play_tool import refusal_message
from hen_editor.ui.tools.tool import Press, PressResult, Tool
from hen_editor.ui.wording import message


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
        if after.position.ko is None or after.position.ko != before.position.ko:
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
        if after.position.last_move is None or after.position.last_move != before.position.last_move:
            return None
        return QCoreApplication.translate("Tools", "This node is that move; its marker cannot be removed.")


def _is_last(snapshot: Snapshot, point: Point) -> bool:
    last = snapshot.position.last_move
    return last is not None and last.point == point

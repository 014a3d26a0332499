"""The stone tools and the eraser."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hen_editor.core.board import BLACK, WHITE, Color, Point
from hen_editor.core.editing import paint
from hen_editor.core.editing.markup_overlay import runs_over, without_overlay_at
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.overlay import Overlay
from hen_editor.document.document import Document
from hen_editor.ui.board.preview import Ghost, Sign
from hen_editor.ui.tools.stroke import Painting, StrokeTool
from hen_editor.ui.tools.tool import Press, PressResult


class StoneTool(StrokeTool):
    """Places stones of one colour, with the right button of the other. On the same colour it erases."""

    def __init__(self, color: Color) -> None:
        self.color = color

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        if not paint.can_keep(snapshot.position.size, self.color):
            return None
        return Ghost(point, Sign.ERASE if snapshot.position.stones.get(point) is self.color else self.color)

    def press(self, document: Document, press: Press) -> PressResult:
        color = self._color_of(press)
        if color is not None and not paint.can_keep(document.snapshot.position.size, color):
            return QCoreApplication.translate(
                "Tools", "Boards with more than 25 columns allow only black and white stones."
            )
        return super().press(document, press)

    def painting(self, snapshot: Snapshot, press: Press) -> Painting | None:
        color = self._color_of(press)
        if color is None:
            return None
        erases = snapshot.position.stones.get(press.point) is color
        return lambda document, points: document.set_stones(points, None if erases else color)

    def _color_of(self, press: Press) -> Color | None:
        if press.is_left:
            return self.color
        other = WHITE if self.color is BLACK else BLACK
        return other if press.is_right else None


class EraseTool(StrokeTool):
    """Erases stones, labels, marks and everything else on a point."""

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        position, overlay = snapshot.position, Overlay.of(snapshot.tree, snapshot.node)
        areas = (overlay.territory, overlay.dimmed, overlay.selected, overlay.letters, overlay.marked)
        lies_there = any(point in shown for shown in (position.stones, position.labels, position.marks, *areas))
        lies_over = any(runs_over(line, point) for line in (*overlay.arrows, *overlay.lines))
        return Ghost(point, Sign.ERASE) if lies_there or lies_over else None

    def painting(self, snapshot: Snapshot, press: Press) -> Painting | None:
        return erase if press.is_left or press.is_right else None


def erase(document: Document, points: Sequence[Point]) -> None:
    """Erase everything on points."""
    document.set_stones(points, None)
    document.set_mark(points, None)
    document.set_label(points, None)
    document.edit(without_overlay_at(document.snapshot, points), QCoreApplication.translate("Tools", "Erase"))

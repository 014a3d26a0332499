"""The tools for arrows and lines, dragged from point to point."""

from PySide6.QtCore import QCoreApplication

from hen_editor.core.board import Point
from hen_editor.core.editing.markup_overlay import LineKind, runs_over, with_line_toggled, without_lines_over
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.overlay import Overlay
from hen_editor.document.document import Document
from hen_editor.ui.board.preview import Arrow, Ghost, Preview, Sign
from hen_editor.ui.tools.tool import Gesture, Press, PressResult, Tool


class LineTool(Tool):
    """Draws arrows or lines; drawing one again, or the right button, removes it."""

    def __init__(self, kind: LineKind) -> None:
        self.kind = kind

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        overlay = Overlay.of(snapshot.tree, snapshot.node)
        is_under = any(runs_over(line, point) for line in (*overlay.arrows, *overlay.lines))
        return Ghost(point, Sign.ERASE) if is_under else None

    def press(self, document: Document, press: Press) -> PressResult:
        if press.is_right:
            text = QCoreApplication.translate("Tools", "Remove arrows and lines")
            document.edit(without_lines_over(document.snapshot, [press.point]), text)
            return None
        return _Drawing(document, self.kind, press.point) if press.is_left else None


class _Drawing(Gesture):
    def __init__(self, document: Document, kind: LineKind, start: Point) -> None:
        self._document = document
        self._kind = kind
        self._start = start

    def preview(self, point: Point | None) -> Preview:
        if point is None or point == self._start:
            return Preview()
        return Preview(arrow=Arrow((self._start, point), self._kind is LineKind.ARROW))

    def release(self, point: Point | None) -> str | None:
        if point is not None:
            text = (
                QCoreApplication.translate("Tools", "Arrow")
                if self._kind is LineKind.ARROW
                else QCoreApplication.translate("Tools", "Line")
            )
            after = with_line_toggled(self._document.snapshot, self._kind, self._start, point)
            self._document.edit(after, text)
        return None

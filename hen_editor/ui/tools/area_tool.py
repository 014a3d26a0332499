"""The tools for areas of the board: territory, dimmed points and the view."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hen_editor.core.board import BLACK, WHITE, Color, Point
from hen_editor.core.editing.markup_overlay import region, with_dimmed, with_territory, with_view
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.overlay import Overlay
from hen_editor.document.document import Document
from hen_editor.ui.board.preview import Ghost, Preview, Sign, Territory
from hen_editor.ui.tools.stroke import Painting, StrokeTool
from hen_editor.ui.tools.tool import Gesture, Press, PressResult, Tool


class TerritoryTool(StrokeTool):
    """Marks Black's territory, with the right button White's, with Shift a whole region; a second click erases."""

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        owner = Overlay.of(snapshot.tree, snapshot.node).territory.get(point)
        return Ghost(point, Sign.ERASE if owner is BLACK else Territory(BLACK))

    def first_points(self, snapshot: Snapshot, press: Press) -> Sequence[Point]:
        return region(snapshot.position.stones, press.point) if press.has_shift else (press.point,)

    def painting(self, snapshot: Snapshot, press: Press) -> Painting | None:
        if not (press.is_left or press.is_right):
            return None
        color = BLACK if press.is_left else WHITE
        erases = Overlay.of(snapshot.tree, snapshot.node).territory.get(press.point) is color
        wanted: Color | None = None if erases else color
        text = (
            QCoreApplication.translate("Tools", "Remove territory")
            if erases
            else QCoreApplication.translate("Tools", "Territory")
        )

        def paint(document: Document, points: Sequence[Point]) -> None:
            document.edit(with_territory(document.snapshot, points, wanted), text)

        return paint


class DimTool(StrokeTool):
    """Dims points from this node on; on a dimmed point, or with the right button, undims."""

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        is_dimmed = point in Overlay.of(snapshot.tree, snapshot.node).dimmed
        return Ghost(point, Sign.ERASE if is_dimmed else Sign.DIMMED)

    def painting(self, snapshot: Snapshot, press: Press) -> Painting | None:
        if not (press.is_left or press.is_right):
            return None
        lights = press.is_right or press.point in Overlay.of(snapshot.tree, snapshot.node).dimmed

        def paint(document: Document, points: Sequence[Point]) -> None:
            text = (
                QCoreApplication.translate("Tools", "Remove grey-out")
                if lights
                else QCoreApplication.translate("Tools", "Grey out")
            )
            document.edit(with_dimmed(document.snapshot, points, not lights), text)

        return paint


class ViewTool(Tool):
    """Crops the view to the area of a drag; a click, or the right button, shows the whole board again."""

    def preview(self, snapshot: Snapshot, point: Point | None) -> Preview:
        return Preview() if point is None else Preview(frame=(point, point))

    def press(self, document: Document, press: Press) -> PressResult:
        if press.is_right:
            show_whole(document)
            return None
        return _Framing(document, press.point) if press.is_left else None


class _Framing(Gesture):
    def __init__(self, document: Document, start: Point) -> None:
        self._document = document
        self._start = self._end = start

    def preview(self, point: Point | None) -> Preview:
        self._end = point or self._end
        return Preview(frame=(self._start, self._end))

    def release(self, point: Point | None) -> str | None:
        self._end = point or self._end
        if self._end == self._start:
            show_whole(self._document)
        else:
            text = QCoreApplication.translate("Tools", "Crop view")
            self._document.edit(with_view(self._document.snapshot, (self._start, self._end)), text)
        return None


def show_whole(document: Document) -> None:
    """Show the whole board from this node on."""
    text = QCoreApplication.translate("Tools", "Show the whole board")
    document.edit(with_view(document.snapshot, None), text)

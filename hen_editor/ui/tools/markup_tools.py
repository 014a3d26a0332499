"""The markup tools: marks, labels, arrows and lines, territory, greyed-out points and the view."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from hen_editor.core import rules
from hen_editor.core.board import BLACK, WHITE, Color, Point
from hen_editor.core.editing.markup_overlay import (
    LineKind,
    region,
    runs_over,
    with_greyed_out,
    with_line_toggled,
    with_territory,
    with_view,
    without_lines_over,
)
from hen_editor.core.editing.paint import label_at
from hen_editor.core.editing.snapshot import NodeKey, Snapshot
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Mark, Position
from hen_editor.document.document import Document
from hen_editor.ui.board.picture import Arrow, Ghost, Preview, Sign, Territory
from hen_editor.ui.tools.tool import Gesture, Painting, Press, PressResult, StrokeTool, Tool

Ask = Callable[[Point], None]
"""Asks the user for the text of the label on a point."""

Counting = Callable[[Position, str | None], str]
"""Returns the next label of a position, continuing from a label that the user has chosen, if any."""


class MarkTool(StrokeTool):
    """Marks points, with Shift a whole chain; on the same mark, or with the right button, erases."""

    def __init__(self, mark: Mark) -> None:
        self.mark = mark

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        return Ghost(point, Sign.ERASE if snapshot.position.marks.get(point) is self.mark else self.mark)

    def first_points(self, snapshot: Snapshot, press: Press) -> Sequence[Point]:
        chain = rules.chain(snapshot.position.stones, press.point) if press.has_shift else ()
        return sorted(chain, key=snapshot.position.size.index) or (press.point,)

    def painting(self, snapshot: Snapshot, press: Press) -> Painting:
        erases = press.is_right or snapshot.position.marks.get(press.point) is self.mark
        return lambda document, points: document.set_mark(points, None if erases else self.mark)


class LabelTool(StrokeTool):
    """Places consecutive letters or numbers; on a label, or with the right button, erases."""

    def __init__(self, counting: Counting, ask: Ask) -> None:
        self._counting = counting
        self._ask = ask
        self._chosen: tuple[NodeKey, str] | None = None  # the next label chosen by the user, and the node it is for

    def next_label(self, snapshot: Snapshot) -> str:
        """Return the label that a click places."""
        node, label = self._chosen or (None, None)
        return self._counting(snapshot.position, label if node == snapshot.node_key else None)

    def count_from(self, snapshot: Snapshot, label: str) -> None:
        """Continue from this label at this node, or from the first label if it is empty."""
        self._chosen = (snapshot.node_key, label) if label else None

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        has_label = label_at(snapshot.position, point) is not None
        return Ghost(point, Sign.ERASE if has_label else self.next_label(snapshot))

    def painting(self, snapshot: Snapshot, press: Press) -> Painting:
        erases = press.is_right or label_at(snapshot.position, press.point) is not None
        return _erase if erases else self._count_up

    def double_click(self, document: Document, point: Point) -> bool:
        document.undo_stack.undo()  # the first of the two clicks
        self._ask(point)
        return True

    def _count_up(self, document: Document, points: Sequence[Point]) -> None:
        for point in points:
            if label_at(document.snapshot.position, point) is None:
                document.set_label((point,), self.next_label(document.snapshot))


class TextTool(Tool):
    """Asks for the text of a label; the right button erases it."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        return None if label_at(snapshot.position, point) is not None else Ghost(point, "…")

    def press(self, document: Document, press: Press) -> PressResult:
        if press.is_right:
            document.set_label((press.point,), None)
        elif press.is_left:
            self._ask(press.point)
        return None


def _erase(document: Document, points: Sequence[Point]) -> None:
    document.set_label(points, None)


class LineTool(Tool):
    """Draws arrows or lines; drawing one again, a click on it, or the right button, removes it."""

    def __init__(self, kind: LineKind) -> None:
        self.kind = kind

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        overlay = Overlay.of(snapshot.tree, snapshot.node)
        is_under = any(runs_over(line, point) for line in (*overlay.arrows, *overlay.lines))
        return Ghost(point, Sign.ERASE) if is_under else None

    def press(self, document: Document, press: Press) -> PressResult:
        if press.is_right:
            _remove_lines(document, press.point)
            return None
        at_start = self.preview(document.snapshot, press.point)
        return _Drawing(document, self.kind, press.point, at_start) if press.is_left else None


def _remove_lines(document: Document, point: Point) -> None:
    text = QCoreApplication.translate("Tools", "Remove arrows and lines")
    document.edit(without_lines_over(document.snapshot, [point]), text)


class _Drawing(Gesture):
    def __init__(self, document: Document, kind: LineKind, start: Point, at_start: Preview) -> None:
        self._document = document
        self._kind = kind
        self._start = start
        self._at_start = at_start

    def preview(self, point: Point | None) -> Preview:
        if point is None:
            return Preview()
        if point == self._start:
            return self._at_start
        return Preview(arrow=Arrow((self._start, point), self._kind is LineKind.ARROW))

    def release(self, point: Point | None) -> str | None:
        if point == self._start:
            _remove_lines(self._document, self._start)
        elif point is not None:
            text = (
                QCoreApplication.translate("Tools", "Arrow")
                if self._kind is LineKind.ARROW
                else QCoreApplication.translate("Tools", "Line")
            )
            after = with_line_toggled(self._document.snapshot, self._kind, self._start, point)
            self._document.edit(after, text)
        return None


class TerritoryTool(StrokeTool):
    """Marks Black's territory, with the right button White's, with Shift a whole region; a second click erases."""

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        owner = Overlay.of(snapshot.tree, snapshot.node).territory.get(point)
        return Ghost(point, Sign.ERASE if owner is BLACK else Territory(BLACK))

    def first_points(self, snapshot: Snapshot, press: Press) -> Sequence[Point]:
        return region(snapshot.position.stones, press.point) if press.has_shift else (press.point,)

    def painting(self, snapshot: Snapshot, press: Press) -> Painting:
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


class GreyOutTool(StrokeTool):
    """Greys out points from this node on; on a greyed-out point, or with the right button, shows them again."""

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        is_greyed_out = point in Overlay.of(snapshot.tree, snapshot.node).greyed_out
        return Ghost(point, Sign.ERASE if is_greyed_out else Sign.GREYED_OUT)

    def painting(self, snapshot: Snapshot, press: Press) -> Painting:
        restores = press.is_right or press.point in Overlay.of(snapshot.tree, snapshot.node).greyed_out

        def paint(document: Document, points: Sequence[Point]) -> None:
            text = (
                QCoreApplication.translate("Tools", "Remove grey-out")
                if restores
                else QCoreApplication.translate("Tools", "Grey out")
            )
            document.edit(with_greyed_out(document.snapshot, points, not restores), text)

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

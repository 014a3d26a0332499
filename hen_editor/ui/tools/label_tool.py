"""The tools for labels: consecutive letters and numbers, and free text."""

from collections.abc import Callable, Sequence

from hen_editor.core.board import Point
from hen_editor.core.editing.paint import label_at
from hen_editor.core.editing.snapshot import NodeKey, Snapshot
from hen_editor.core.position import Position
from hen_editor.document.document import Document
from hen_editor.ui.board.preview import Ghost, Sign
from hen_editor.ui.tools.stroke import Painting, StrokeTool
from hen_editor.ui.tools.tool import Press, PressResult, Tool

Ask = Callable[[Point], None]
"""Asks for the text of the label on a point."""

Counting = Callable[[Position, str | None], str]
"""The next label of a position, continuing from a label that the user has chosen, if any."""


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
        """Continue from this label at this node; from the first one if it is empty."""
        self._chosen = (snapshot.node_key, label) if label else None

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        has_label = label_at(snapshot.position, point) is not None
        return Ghost(point, Sign.ERASE if has_label else self.next_label(snapshot))

    def painting(self, snapshot: Snapshot, press: Press) -> Painting | None:
        if not (press.is_left or press.is_right):
            return None
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

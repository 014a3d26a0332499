"""The tools for marks."""

from collections.abc import Sequence

from hen_editor.core import rules
from hen_editor.core.board import Point
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.position import Mark
from hen_editor.ui.board.preview import Ghost, Sign
from hen_editor.ui.tools.stroke import Painting, StrokeTool
from hen_editor.ui.tools.tool import Press


class MarkTool(StrokeTool):
    """Marks points, with Shift a whole chain; on the same mark, or with the right button, erases."""

    def __init__(self, mark: Mark) -> None:
        self.mark = mark

    def ghost(self, snapshot: Snapshot, point: Point) -> Ghost | None:
        return Ghost(point, Sign.ERASE if snapshot.position.marks.get(point) is self.mark else self.mark)

    def first_points(self, snapshot: Snapshot, press: Press) -> Sequence[Point]:
        chain = rules.chain(snapshot.position.stones, press.point) if press.has_shift else ()
        return sorted(chain, key=snapshot.position.size.index) or (press.point,)

    def painting(self, snapshot: Snapshot, press: Press) -> Painting | None:
        if not (press.is_left or press.is_right):
            return None
        erases = press.is_right or snapshot.position.marks.get(press.point) is self.mark
        return lambda document, points: document.set_mark(points, None if erases else self.mark)

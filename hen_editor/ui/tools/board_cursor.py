"""The board's cursor: what the mouse does on the board, done with keys."""

from PySide6.QtCore import QObject, Qt, Signal

from hen_editor.core.board import Point
from hen_editor.document.document import Document
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.tools.stone_tools import erase


class BoardCursor(QObject):
    """Moves a cursor over the board and clicks where it is; while it is not there, the first key shows it.

    moved: it is on another point, or there again.
    """

    moved = Signal()

    def __init__(self, board: BoardView, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._document = document
        self._left_at: Point | None = None

    def move(self, across: int, down: int) -> None:
        """Move the cursor to the right and down, as the board is shown; it stays on the points that are shown."""
        point = self._board.cursor_point
        if point is None:
            self.go_to(self.first_point())
        else:
            beside = self._board.beside(point, across, down)
            self.go_to(beside if self._board.part.holds(beside) else point)

    def go_to(self, point: Point) -> None:
        """Show the cursor on a point, unless it is off the board."""
        if self._document.snapshot.position.size.holds(point):
            self._left_at = point
            self._board.show_cursor(point)
            self.moved.emit()

    def click(self, button: Qt.MouseButton) -> None:
        """Do what a click with a button of the mouse does at the cursor."""
        point = self._board.cursor_point
        if point is None:
            self.go_to(self.first_point())
        else:
            self._board.click(point, button)

    def erase(self) -> None:
        """Erase what is at the cursor: stone, label and mark."""
        point = self._board.cursor_point
        if point is None:
            self.go_to(self.first_point())
            return
        self._document.begin_stroke()
        erase(self._document, (point,))
        self._document.end_burst()

    def first_point(self) -> Point:
        """Return where the cursor appears: where the mouse is, where it was, at the last move, or in the middle."""
        position, part = self._document.snapshot.position, self._board.part
        last = position.last_move.point if position.last_move else None
        for point in (self._board.hovered_point, self._left_at, last):
            if point is not None and part.holds(point):
                return point
        return Point(part.columns[len(part.columns) // 2], part.rows[len(part.rows) // 2])

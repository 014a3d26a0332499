"""The hand: puts what the mouse does on the board through the tool that it holds."""

from PySide6.QtCore import QObject, Qt, Signal

from hen_editor.core.board import Point
from hen_editor.document.document import Document
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.tools.tool import Tool


class Hand(QObject):
    """Holds a tool over a board.

    said: a word for the player, why a gesture was refused, or empty when a new one begins.
    """

    said = Signal(str)

    def __init__(self, board: BoardView, document: Document, tool: Tool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self._document = document
        self._tool = tool
        self._point: Point | None = None
        self._clicked: Point | None = None
        board.pressed.connect(self._press)
        board.double_clicked.connect(self._double_click)
        board.dragged.connect(lambda point: self._tool.drag(document, point))
        board.released.connect(lambda: self._tool.release(document))
        board.hovered.connect(self._hover)
        document.changed.connect(lambda snapshot: self._show_ghost())

    def take(self, tool: Tool) -> None:
        """Put the tool away for another; a gesture that is going on ends."""
        self._tool.release(self._document)
        self._tool = tool
        self._clicked = None
        self._show_ghost()

    def cancel(self) -> bool:
        """Take back the gesture that is going on; return whether there was one."""
        return self._tool.cancel(self._document)

    def _press(self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
        self._clicked = point if button is Qt.MouseButton.LeftButton else None
        self.said.emit(self._tool.press(self._document, point, button, modifiers) or "")

    def _double_click(self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
        # The click before it may have been another tool's, another button's or on the point beside.
        again = button is Qt.MouseButton.LeftButton and point == self._clicked
        if not (again and self._tool.double_click(self._document, point)):
            self._press(point, button, modifiers)

    def _hover(self, point: Point | None) -> None:
        self._point = point
        self._show_ghost()

    def _show_ghost(self) -> None:
        snapshot, point = self._document.snapshot, self._point
        on_board = point is not None and snapshot.position.size.holds(point)
        self._board.set_ghost(self._tool.ghost(snapshot, point) if on_board and point is not None else None)

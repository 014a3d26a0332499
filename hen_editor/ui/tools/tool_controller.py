"""What the mouse and the keys do on the board: the controller of its tools, and its cursor."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Qt, Signal

from hen_editor.core.board import Point
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.document.document import Document
from hen_editor.ui.board.picture import Preview
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.state import State
from hen_editor.ui.tools.stone_tools import erase
from hen_editor.ui.tools.tool import Gesture, Press, Tool


class ToolController(QObject):
    """Applies the active tool to a board.

    While a gesture edits the document it is detached, so any change under an attached gesture comes from
    elsewhere: an undo, a step, another file. Then the gesture ends, and a click before the change does not count for a
    double click: points and stones may be gone. While the board shows a preview of another position, tools do nothing.

    After a click, a preview appears only when the pointer comes to another point, so that it covers no result.

    status_message: why a gesture was refused, or empty when a new gesture begins. refused: the point of a press that
    was refused, and why.
    """

    status_message = Signal(str)
    refused = Signal(object, str)

    def __init__(
        self, board: BoardView, document: Document, tools: Mapping[str, Tool], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._board = board
        self._document = document
        self._tools = tools
        self._name = "play"
        self._tool = tools[self._name]
        self._shown: Snapshot | None = None
        self._gesture: Gesture | None = None
        self._clicked: Point | None = None
        self._left_alone: Point | None = None
        self._is_idle = False
        board.pressed.connect(lambda *press: self._press(Press(*press)))
        board.double_clicked.connect(lambda *press: self._double_click(Press(*press)))
        board.dragged.connect(self._drag)
        board.released.connect(self._release)
        board.hovered.connect(self._hover)
        board.preview_at = self._preview

    @property
    def tool(self) -> Tool:
        """The tool in use."""
        return self._tool

    @property
    def is_dragging(self) -> bool:
        """Whether a gesture is in progress."""
        return self._gesture is not None

    def finish(self) -> None:
        """End the gesture in progress at the present point."""
        self._release(self._board.hovered_point)

    def cancel(self) -> bool:
        """Undo the gesture in progress, or clear the selection; return whether there was either."""
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.cancel()
        cancelled = gesture is not None or self._tool.deselect()
        self.show_preview()
        return cancelled

    def show_state(self, state: State) -> None:
        """Use the tool of a state; drop the gesture if the tool or the snapshot changes.

        The preview is not updated here: the board asks for it.
        """
        self._is_idle = state.preview is not None
        if state.tool != self._name:
            self._name = state.tool
            self._tool.deselect()
            self._tool = self._tools[state.tool]
            self._gesture = self._clicked = self._left_alone = None
        if state.snapshot is not self._shown or self._is_idle:
            self._shown = state.snapshot
            self._gesture = self._clicked = None

    def show_preview(self) -> None:
        """Show on the board what a click or the end of the gesture would do."""
        self._board.set_preview(self._preview(self._board.hovered_point))

    def _preview(self, point: Point | None) -> Preview:
        if self._is_idle:
            return Preview()
        snapshot = self._document.snapshot
        if point is not None and not (snapshot.position.size.holds(point) and snapshot.tree.is_go):
            point = None  # the board does not show the snapshot yet, or there is no position
        if self._gesture is not None:
            return self._gesture.preview(point)
        return self._tool.preview(snapshot, None if point == self._left_alone else point)

    def _hover(self, point: Point | None) -> None:
        if point != self._left_alone:
            self._left_alone = None
        self.show_preview()

    def _press(self, press: Press) -> None:
        self._release(self._board.hovered_point)
        if self._is_idle:
            return
        if not self._document.snapshot.tree.is_go:
            self.status_message.emit(self.tr("This game is not Go: nothing can be placed on the board."))
            return
        do = self._tool.press_with_control if press.is_left and press.has_control else self._tool.press
        self.status_message.emit("")
        begun = do(self._document, press)
        self._gesture = begun if isinstance(begun, Gesture) else None
        self._clicked = press.point if press.is_left and not press.has_control else None
        self._left_alone = press.point
        if isinstance(begun, str):
            self.status_message.emit(begun)
            self.refused.emit(press.point, begun)
        self.show_preview()

    def _double_click(self, press: Press) -> None:
        # The click before may have been with another tool or button, or on another point.
        again = press.is_left and not press.has_control and press.point == self._clicked
        if again and self._tool.double_click(self._document, press.point):
            self.status_message.emit("")  # clear the reason why the first of the two clicks did nothing
        else:
            self._press(press)

    def _drag(self, point: Point) -> None:
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.drag(point)
            self._gesture = gesture
            self.show_preview()

    def _release(self, point: Point | None) -> None:
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            word = gesture.release(point)
            if word is not None:
                self.status_message.emit(word)
            self._left_alone = point
            self.show_preview()


class BoardCursor(QObject):
    """Moves a cursor over the board and clicks where it is, like the mouse; if it is hidden, the first key shows it.

    It is hidden when another document is opened: whoever opens it may use the mouse.

    moved: the cursor has moved to another point, or has appeared again.
    """

    moved = Signal()

    def __init__(self, board: BoardView, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._document = document
        self._left_at: Point | None = None
        document.opened.connect(self._hide)

    @property
    def point(self) -> Point:
        """The point of the cursor; if it is hidden, the point where it would appear."""
        return self._board.cursor_point or self.first_point()

    def move(self, across: int, down: int) -> None:
        """Move the cursor to the right and down in the view, within the points that are shown."""
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
        """Do what a click with a mouse button at the cursor does."""
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

    def _hide(self) -> None:
        self._left_at = None
        self._board.show_cursor(None)

    def first_point(self) -> Point:
        """Return the point where the cursor appears: the mouse's, its last one, the last move's, or the middle."""
        position, part = self._document.snapshot.position, self._board.part
        last = position.last_move.point if position.last_move else None
        for point in (self._board.hovered_point, self._left_at, last):
            if point is not None and part.holds(point):
                return point
        return Point(part.columns[len(part.columns) // 2], part.rows[len(part.rows) // 2])

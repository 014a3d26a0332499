"""Going to a move by its number and to a point by its name, as commands."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject

from hen_editor.core.board import Point
from hen_editor.ui.tools.board_cursor import BoardCursor
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.window.views import Views


class GoToCommands(QObject):
    """Asks where to go in the game or on the board, and goes there."""

    def __init__(self, window: Views, cursor: BoardCursor) -> None:
        super().__init__(window)
        self._window = window
        self._cursor = cursor

    def by_name(self) -> Mapping[str, Callable[[], object]]:
        """Return the commands by the names of their actions."""
        return {"go-to-move": self.ask_for_move, "go-to-point": self.ask_for_point}

    def ask_for_move(self) -> None:
        """Ask for the number of a move on the line shown, and go to it."""
        from hen_editor.ui.dialogs.go_to import GoToMoveDialog

        self._window.hen_field.flush()
        document = self._window.document
        seen = document.snapshot.tree
        dialog = GoToMoveDialog(seen, document.snapshot.node, self._window)
        if run(dialog) and (node := dialog.node()) is not None:
            document.go_to_seen(seen, node)

    def ask_for_point(self) -> None:
        """Ask for the name of a point, which is lit as it is typed, and put the board's cursor there."""
        from hen_editor.ui.dialogs.go_to import GoToPointDialog

        dialog = GoToPointDialog(self._window.document.snapshot.position.size, self._window)
        dialog.named.connect(self._light)
        accepted, point = run(dialog), dialog.point()
        self._light(None)
        if accepted and point is not None:
            self._window.board.setFocus()
            self._cursor.go_to(point)

    def _light(self, point: Point | None) -> None:
        self._window.board.set_lit(frozenset() if point is None else frozenset({point}))

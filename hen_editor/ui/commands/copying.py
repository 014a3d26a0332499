"""The position and the game copied in the ways there are, from a menu that pops up over the board."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from hen_editor.core import sgf
from hen_editor.core.board import Point
from hen_editor.ui.widgets.transient import pop_up
from hen_editor.ui.window.views import Views

WAYS = ("copy", "copy-address", "copy-sgf")
"""The actions of the ways to copy."""


class CopyCommands(QObject):
    """Copies the game, and offers all ways of copying.

    said: a word for the player on what was done.
    """

    said = Signal(str)

    def __init__(self, window: Views) -> None:
        super().__init__(window)
        self._window = window

    def by_name(self) -> Mapping[str, Callable[[], object]]:
        """Return the commands by the names of their actions."""
        return {"copy-as": self.offer, "copy-sgf": self.copy_sgf}

    def copy_sgf(self) -> None:
        """Copy the game shown, with all its variations, as SGF."""
        self._window.hen_field.flush()
        snapshot = self._window.document.snapshot
        game = snapshot.collection.with_order((snapshot.game,))
        QGuiApplication.clipboard().setText(sgf.format(game.converted_to_utf8().value).decode("utf-8"))
        self.said.emit(self.tr("The game was copied as SGF."))

    def offer(self) -> None:
        """Pop a menu up over the board with the ways to copy."""
        menu = QMenu(self._window)
        menu.addActions([self._window.commands[name] for name in WAYS])
        menu.setActiveAction(menu.actions()[0])
        board, size = self._window.board, self._window.document.snapshot.position.size
        middle = board.centre_of(board.cursor_point or Point(size.columns // 2, size.rows // 2))
        pop_up(menu, board.viewport().mapToGlobal(middle.toPoint()))

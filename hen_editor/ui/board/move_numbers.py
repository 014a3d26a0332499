"""The numbers of moves on the board: a way of looking at a game, which is not saved with it."""

from enum import Enum

from PySide6.QtCore import QObject, QSettings

from hen_editor.core.board import Point
from hen_editor.core.editing.move_numbers import move_numbers
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.sgf import NodeId
from hen_editor.document.document import Document
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.settings import keep

MOST = 9999


class Numbered(Enum):
    """Which moves are numbered; the value is what settings keep."""

    ALL = "numbers-all"
    FROM_HERE = "numbers-from-here"
    LAST = "numbers-last"


class MoveNumbers(QObject):
    """Shows the numbers of moves on the board, of those that the user has chosen.

    are_shown: whether they are shown. numbered: of which moves. last: of how many of the last ones.
    """

    def __init__(self, document: Document, board: BoardView, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._board = board
        self.are_shown, self.numbered, self.last = False, Numbered.ALL, 1
        self._count_after = _place_of(document.snapshot)
        self._restore()
        document.changed.connect(lambda snapshot: self._show())
        self._show()

    def numbers(self, snapshot: Snapshot) -> dict[Point, int]:
        """Return the numbers of the moves that the user has chosen, whether they are shown or not."""
        if self.numbered is Numbered.LAST:
            return move_numbers(snapshot, last=self.last)
        if self.numbered is Numbered.FROM_HERE:
            game, node = self._count_after
            return move_numbers(snapshot, after=node) if game == snapshot.tree.game_key else {}
        return move_numbers(snapshot)

    def switch(self) -> None:
        """Show the numbers, or no longer."""
        self.are_shown = not self.are_shown
        self._show()
        self._keep()

    def number_all(self) -> None:
        """Show the numbers of all moves."""
        self._choose(Numbered.ALL)

    def number_from_here(self) -> None:
        """Show the numbers of the moves after the node shown, from 1 on."""
        self._count_after = _place_of(self._document.snapshot)
        self._choose(Numbered.FROM_HERE)

    def number_last(self, count: int) -> None:
        """Show the numbers of so many of the last moves."""
        self.last = count
        self._choose(Numbered.LAST)

    def _choose(self, numbered: Numbered) -> None:
        self.numbered = numbered
        self.are_shown = True
        self._show()
        self._keep()

    def _show(self) -> None:
        self._board.set_move_numbers(self.numbers(self._document.snapshot) if self.are_shown else {})

    def _restore(self) -> None:
        settings = QSettings()
        last = settings.value("board/numbered-last", 1, type=int)
        if isinstance(last, int) and 0 < last <= MOST:
            self.last = last
        if settings.value("board/numbered", "") == Numbered.LAST.value:
            self.numbered = Numbered.LAST
        self.are_shown = settings.value("board/move-numbers", False, type=bool) is True

    def _keep(self) -> None:
        keep(
            {
                "board/move-numbers": self.are_shown,
                "board/numbered": self.numbered.value,
                "board/numbered-last": self.last,
            }
        )


def _place_of(snapshot: Snapshot) -> tuple[object, NodeId]:
    """Return the key of the game shown, and the node."""
    return snapshot.tree.game_key, snapshot.node

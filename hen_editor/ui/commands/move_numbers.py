"""The numbers of moves on the board: a way of looking at a game, which is not saved with it."""

from collections.abc import Callable, Mapping
from enum import Enum
from functools import partial

from PySide6.QtCore import QObject, QSettings
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QInputDialog, QWidget

from hen_editor.core.board import Point
from hen_editor.core.editing.move_numbers import move_numbers
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.sgf import NodeId
from hen_editor.document.document import Document
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.commands.actions import Actions
from hen_editor.ui.settings import keep

MOST = 9999


class Numbered(Enum):
    """Which moves are numbered; the value is the name of the action that chooses it, and what settings keep."""

    ALL = "numbers-all"
    FROM_HERE = "numbers-from-here"
    LAST = "numbers-last"


class MoveNumbers(QObject):
    """Shows the numbers of moves on the board, of those that the user has chosen."""

    def __init__(self, document: Document, board: BoardView, actions: Actions, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._board = board
        self._actions = actions
        self._window = window
        self._numbered, self._last = Numbered.ALL, 1
        self._count_after = _place_of(document.snapshot)
        self._restore()
        self._switch.toggled.connect(lambda on: self._show())
        self._switch.triggered.connect(lambda on: self._keep())
        document.changed.connect(lambda snapshot: self._show())
        self._show()

    def by_name(self) -> Mapping[str, Callable[[], object]]:
        """Return the commands by the names of their actions."""
        return {
            Numbered.ALL.value: partial(self._choose, Numbered.ALL),
            Numbered.FROM_HERE.value: self._count_from_here,
            Numbered.LAST.value: self._ask_how_many,
        }

    def numbers(self, snapshot: Snapshot) -> dict[Point, int]:
        """Return the numbers of the moves that the user has chosen, whether they are shown or not."""
        if self._numbered is Numbered.LAST:
            return move_numbers(snapshot, last=self._last)
        if self._numbered is Numbered.FROM_HERE:
            game, node = self._count_after
            return move_numbers(snapshot, after=node) if game == snapshot.tree.game_key else {}
        return move_numbers(snapshot)

    @property
    def _switch(self) -> QAction:
        return self._actions["move-numbers"]

    def _show(self) -> None:
        self._board.set_move_numbers(self.numbers(self._document.snapshot) if self._switch.isChecked() else {})

    def _choose(self, numbered: Numbered) -> None:
        self._numbered = numbered
        self._actions[numbered.value].setChecked(True)
        self._switch.setChecked(True)
        self._show()
        self._keep()

    def _count_from_here(self) -> None:
        self._count_after = _place_of(self._document.snapshot)
        self._choose(Numbered.FROM_HERE)

    def _ask_how_many(self) -> None:
        title, question = self.tr("Move numbers"), self.tr("How many of the last moves show their number:")
        count, accepted = QInputDialog.getInt(self._window, title, question, self._last, 1, MOST)
        if accepted:
            self._last = count
            self._choose(Numbered.LAST)
        else:
            self._actions[self._numbered.value].setChecked(True)

    def _restore(self) -> None:
        settings = QSettings()
        last = settings.value("board/numbered-last", 1, type=int)
        if isinstance(last, int) and 0 < last <= MOST:
            self._last = last
        if settings.value("board/numbered", "") == Numbered.LAST.value:
            self._numbered = Numbered.LAST
        self._actions[self._numbered.value].setChecked(True)
        self._switch.setChecked(settings.value("board/move-numbers", False, type=bool) is True)

    def _keep(self) -> None:
        keep(
            {
                "board/move-numbers": self._switch.isChecked(),
                "board/numbered": self._numbered.value,
                "board/numbered-last": self._last,
            }
        )


def _place_of(snapshot: Snapshot) -> tuple[object, NodeId]:
    """Return the key of the game shown, and the node."""
    return snapshot.tree.game_key, snapshot.node

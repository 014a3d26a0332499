"""Navigation buttons and the move number."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.line import MovesAfter
from hen_editor.ui.state import State
from hen_editor.ui.widgets.bars import RoomyRow, action_button, make_room, show_words
from hen_editor.ui.widgets.plain_text import label


class NavigationBar(RoomyRow):
    """A row of buttons, one for each action, a gap for each separator, and the move number if there is room."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moves_after = MovesAfter()
        self._snapshot: Snapshot | None = None
        self._total = 0
        row = self.row
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for action in actions:
            if action.isSeparator():
                row.addSpacing(6)
            else:
                row.addWidget(action_button(action, self))
        self._number = label("", self)
        self._number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addSpacing(6)
        row.addStretch(1)
        row.addWidget(self._number)
        self.collapsible = (self._number,)

    def show_state(self, state: State) -> None:
        """Show the move number of a state."""
        snapshot = state.snapshot
        if snapshot is not self._snapshot:
            self._snapshot = None
            after = self._moves_after.count(snapshot.tree, snapshot.node)
            self.show_move(snapshot.move_number, None if after is None else snapshot.move_number + after)
            self._snapshot = snapshot

    def show_move(self, number: int, total: int | None) -> None:
        """Show the move number, 0 before the first move, and the number of moves of this line."""
        words = self.tr("Move {number}") if total is None else self.tr("Move {number} of {total}")
        if total is not None and total != self._total:
            self._total = total
            make_room(self._number, [words.format(number=total, total=total)])
        show_words(self._number, words.format(number=number, total=total))

"""Where one is in the game: a slider over the line, and below it buttons and the move number."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.line import MovesAfter
from hen_editor.ui.panels.line_slider import LineSlider
from hen_editor.ui.state import State
from hen_editor.ui.widgets.buttons import action_button


class NavigationBar(QWidget):
    """A slider; below it a row of buttons, one for each action, a gap for each separator, and the move number.

    It goes from left to right in every language, as the tree and the arrow keys do.
    """

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._moves_after = MovesAfter()
        self._snapshot: Snapshot | None = None
        self._is_solving = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.slider = LineSlider(self)
        column.addWidget(self.slider)
        row = QHBoxLayout()
        row.setSpacing(4)
        column.addLayout(row)
        for action in actions:
            if action.isSeparator():
                row.addSpacing(6)
            else:
                row.addWidget(action_button(action, self))
        self.number = MoveNumber(self)
        row.addSpacing(6)
        row.addWidget(self.number, stretch=1)

    def show_state(self, state: State) -> None:
        """Show the move number of a state; the number of moves of its line only if no moves are to be found."""
        self.slider.show_state(state)
        snapshot = state.snapshot
        if snapshot is not self._snapshot or state.is_solving is not self._is_solving:
            self._snapshot = None
            after = None if state.is_solving else self._moves_after.count(snapshot.tree, snapshot.node)
            self.number.show_move(snapshot.move_number, None if after is None else snapshot.move_number + after)
            self._snapshot, self._is_solving = snapshot, state.is_solving


class MoveNumber(QWidget):
    """Shows the move number at the right end of the room there is: in words, or in figures alone, or not at all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._number = 0
        self._total: int | None = None
        self._describe()

    def show_move(self, number: int, total: int | None) -> None:
        """Show a move number, 0 before the first move, and the number of moves of its line."""
        if (number, total) != (self._number, self._total):
            self._number, self._total = number, total
            self._describe()
            self.update()

    def text(self) -> str:
        """Return what is shown: the same form at all moves of a line."""
        fitting = (form for form in self._forms() if self._width_of(form) <= self.width())
        return next(fitting, "").format(number=self._number, total=self._total)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().height())

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.text()
        QPainter(self).drawText(self.rect(), Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, shown)
        words = self.accessibleName()
        tip = "" if shown == words else words
        if tip != self.toolTip():
            self.setToolTip(tip)

    def _describe(self) -> None:
        words, _ = self._forms()
        self.setAccessibleName(words.format(number=self._number, total=self._total))

    def _forms(self) -> tuple[str, str]:
        if self._total is None:
            return self.tr("Move {number}"), "{number}"
        return self.tr("Move {number} of {total}"), "{number} / {total}"

    def _width_of(self, form: str) -> int:
        most = self._number if self._total is None else self._total
        return self.fontMetrics().horizontalAdvance(form.format(number=most, total=most))

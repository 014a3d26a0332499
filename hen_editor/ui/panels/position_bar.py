"""The player to move, and the order of play."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QToolButton, QWidget

from hen_editor.core.board import Color
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.position import PLAIN_ORDER
from hen_editor.ui.icons import STONE_ICON, stone_icon
from hen_editor.ui.state import State
from hen_editor.ui.widgets.buttons import FlatButton, make_room, show_words
from hen_editor.ui.wording import color_name, listed

MAX_TURNS = 7
"""The most turns of an order of play that are named."""


class RoomyRow(QWidget):
    """A row whose widgets are added to `row`; if it is too narrow, those in `collapsible` are hidden, in order."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = QHBoxLayout(self)
        self.row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.collapsible: Sequence[QWidget] = ()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least_width(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._leave_out()

    def event(self, event: QEvent) -> bool:
        taken = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._leave_out()
        return taken

    def _leave_out(self) -> None:
        used = self._least_width()
        has_room = True
        for widget in reversed(self.collapsible):
            used += self._width_of(widget)
            has_room = has_room and used <= self.width()
            if has_room == widget.isHidden():
                widget.setVisible(has_room)

    def _least_width(self) -> int:
        shown = (self._width_of(widget) for widget in self.collapsible if not widget.isHidden())
        return self.row.sizeHint().width() - sum(shown)

    def _width_of(self, widget: QWidget) -> int:
        return widget.sizeHint().expandedTo(widget.minimumSize()).width() + self.row.spacing()


class PositionBar(RoomyRow):
    """Shows the state of the game as far as there is room; a click on the player to move switches it.

    turn_clicked: the user wants to switch the player to move. order_clicked: to change the order of play.
    """

    turn_clicked = Signal()
    order_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turn = self._button(self.tr("Click to switch the player to move (T)"))
        self._turn.clicked.connect(self.turn_clicked)
        self._order = self._button(self.tr("Click to change the order of play"))
        self._order.clicked.connect(self.order_clicked)
        self._shown: Snapshot | None = None
        self._shown_stone: tuple[Color, float] | None = None
        row = self.row
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._turn)
        row.addWidget(self._order)
        row.addStretch(1)
        self._turn.setIcon(stone_icon(PLAIN_ORDER[0]))
        make_room(self._turn, map(self._to_play, PLAIN_ORDER))

    def show_state(self, state: State) -> None:
        """Show the state of the game."""
        if state.snapshot is not self._shown:
            self._shown = None
            self._show_snapshot(state.snapshot)
            self._shown = state.snapshot
        if state.snapshot.tree.is_go:
            self._show_mover(state.mover)

    def _show_snapshot(self, snapshot: Snapshot) -> None:
        self._turn.setEnabled(snapshot.tree.is_go)
        if not snapshot.tree.is_go:
            self._show_no_position()
            return
        position = snapshot.position
        self._order.setVisible(position.order != PLAIN_ORDER)
        more = ["…"] if len(position.order) > MAX_TURNS else []
        names = listed([*map(color_name, position.order[:MAX_TURNS]), *more])
        self._order.setText(self.tr("Order: {colors}").format(colors=names))

    def _show_mover(self, mover: Color) -> None:
        shown = mover, self.devicePixelRatioF()
        if shown != self._shown_stone:
            self._shown_stone = shown
            self._turn.setIcon(stone_icon(*shown))
        show_words(self._turn, self._to_play(mover))

    def _show_no_position(self) -> None:
        """Show that the game is not Go."""
        self._shown_stone = None
        self._turn.setIcon(QIcon())
        show_words(self._turn, self.tr("Not a Go game"))
        self._order.hide()

    def _to_play(self, color: Color) -> str:
        return self.tr("{color} to play").format(color=color_name(color))

    def _button(self, tip: str) -> QToolButton:
        button = FlatButton(self)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setIconSize(STONE_ICON)
        button.setToolTip(tip)
        return button

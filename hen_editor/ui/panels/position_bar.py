"""The bar above the board: player to move, captures, move number and tool."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QToolButton, QWidget

from hen_editor.core.board import Color
from hen_editor.core.editing import play
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.position import PLAIN_ORDER
from hen_editor.ui.state import State
from hen_editor.ui.theme import STONE_COLORS
from hen_editor.ui.widgets.bars import RoomyRow, show_words
from hen_editor.ui.widgets.plain_text import label
from hen_editor.ui.wording import color_name, listed

_ICON = 18

MAX_TURNS = 7
"""The most turns of an order of play that are named."""


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
        self._captures = label("", self)
        self._move = label("", self)
        self._tool = label("", self)
        row = self.row
        row.setContentsMargins(8, 2, 8, 2)
        row.setSpacing(24)
        for widget in (self._turn, self._order, self._captures, self._move):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self._tool)
        self.collapsible = (self._tool, self._move, self._captures)

    def add_chooser(self, chooser: QWidget) -> None:
        """Add a widget before the tool."""
        self.row.insertWidget(self.row.count() - 1, chooser)
        self.collapsible = (self._tool, self._move, self._captures, chooser)

    def show_state(self, state: State) -> None:
        """Show the state of the game."""
        if state.snapshot is not self._shown:
            self._shown = None
            self._show_snapshot(state.snapshot)
            self._shown = state.snapshot

    def _show_snapshot(self, snapshot: Snapshot) -> None:
        self._turn.setEnabled(snapshot.tree.is_go)
        if not snapshot.tree.is_go:
            self._show_no_position()
            return
        mover = play.mover(snapshot)
        shown = mover, self.devicePixelRatioF()
        if shown != self._shown_stone:
            self._shown_stone = shown
            self._turn.setIcon(stone_icon(*shown))
        show_words(self._turn, self.tr("{color} to play").format(color=color_name(mover)))
        position = snapshot.position
        self._order.setVisible(position.order != PLAIN_ORDER)
        more = ["…"] if len(position.order) > MAX_TURNS else []
        names = listed([*map(color_name, position.order[:MAX_TURNS]), *more])
        self._order.setText(self.tr("Order: {colors}").format(colors=names))
        order = dict.fromkeys((*position.order, *snapshot.captures))
        each = self.tr("{color} {count}")
        counts = [each.format(color=color_name(color), count=snapshot.captures.get(color, 0)) for color in order]
        show_words(self._captures, self.tr("Captures: {counts}").format(counts=listed(counts)))
        show_words(self._move, self.tr("Move {number}").format(number=snapshot.move_number))

    def _show_no_position(self) -> None:
        """Show that the game is not Go."""
        self._shown_stone = None
        self._turn.setIcon(QIcon())
        show_words(self._turn, self.tr("Not a Go game"))
        self._order.hide()
        for shown in (self._captures, self._move):
            show_words(shown, "")

    def _button(self, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setIconSize(QSize(_ICON, _ICON))
        button.setToolTip(tip)
        return button

    def show_tool(self, name: str) -> None:
        """Show the name of the active tool."""
        self._tool.setText(self.tr("Tool: {name}").format(name=name))


def stone_icon(color: Color, scale: float = 1.0) -> QIcon:
    """Return a small stone icon for a device pixel ratio."""
    picture = QPixmap(QSize(_ICON, _ICON) * scale)
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor("#808080"))
        painter.setBrush(STONE_COLORS[color])
        painter.drawEllipse(2, 2, _ICON - 4, _ICON - 4)
    finally:
        painter.end()
    return QIcon(picture)

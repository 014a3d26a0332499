"""The players bar: who plays, with rank and captures, whose turn it is, komi and result."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from hen_editor.core.board import BLACK, WHITE, Color
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.overview import Players, players
from hen_editor.core.sgf import GameTree
from hen_editor.ui.icons import paint_stone
from hen_editor.ui.state import State
from hen_editor.ui.widgets.buttons import draw_focus
from hen_editor.ui.widgets.plain_text import tooltip
from hen_editor.ui.wording import color_name, listed

_MARGIN, _GAP, _STONE, _BESIDE_STONE = 8, 8, 18, 5
_LEAST_NAME = 80
"""The width in pixels that a name has where captures are in words."""

HIGHLIGHT, FAINT = 26, 185
"""The opacity of the ground of the player to move, and of what is said beside the names; of 255."""


class Seat(NamedTuple):
    """What is shown of one player. name: with the rank; empty if unknown. captures: None in games other than Go."""

    color: Color
    name: str
    captures: int | None


class PlayersBar(QAbstractButton):
    """Shows the players in places of equal width, which stay the same whatever is shown; the side to move is lit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._tree: GameTree | None = None
        self._players = Players()
        self._seats: tuple[Seat, ...] = ()
        self._result = ""
        self._mover: Color | None = None

    def show_state(self, state: State) -> None:
        """Show the players of a state."""
        snapshot = state.snapshot
        if snapshot.tree is not self._tree:
            self._tree = snapshot.tree
            self._players = players(snapshot.tree)
        mover = state.mover if snapshot.tree.is_go else None
        seats, result = tuple(self._seats_of(snapshot)), self._result_of(self._players)
        if (seats, result) != (self._seats, self._result):
            self._seats, self._result = seats, result
            self._describe()
            self.update()
        if mover is not self._mover:
            self._mover = mover
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, max(self.fontMetrics().height(), _STONE) + 8)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics, ink = self.fontMetrics(), self.palette().color(QPalette.ColorRole.WindowText)
        faint = QColor(ink)
        faint.setAlpha(FAINT)
        result = metrics.elidedText(self._result, Qt.TextElideMode.ElideRight, self.width() // 4)
        end = self.width() - _MARGIN
        painter.setPen(faint)
        painter.drawText(QRectF(0, 0, end, self.height()), _RIGHT, result)
        if result:
            end -= metrics.horizontalAdvance(result) + _GAP
        width = (end - _MARGIN) / max(len(self._seats), 1)
        has_words = self._room_beside_stone(width) >= self._width_with_words()
        for place, seat in enumerate(self._seats):
            room = QRectF(_MARGIN + place * width, 2, width - _GAP, self.height() - 4)
            captures = self._captures_of(seat) if has_words or seat.captures is None else str(seat.captures)
            self._paint_seat(painter, room, seat, captures, (ink, faint))
        if self.hasFocus():
            draw_focus(self)

    def _room_beside_stone(self, width: float) -> float:
        return width - _STONE - _BESIDE_STONE - 2 * _GAP

    def _width_with_words(self) -> int:
        """Return the width that captures take in words beside a name; it is the same for all numbers below 1,000."""
        captures = self.fontMetrics().horizontalAdvance(self.tr("Captures: {count}").format(count=999))
        return captures + (_LEAST_NAME if any(seat.name for seat in self._seats) else 0)

    def _paint_seat(
        self, painter: QPainter, room: QRectF, seat: Seat, captures: str, inks: tuple[QColor, QColor]
    ) -> None:
        ink, faint = inks
        if seat.color is self._mover:
            ground = QColor(ink)
            ground.setAlpha(HIGHLIGHT)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(room, 5, 5)
        paint_stone(painter, QRectF(room.left() + 3, room.center().y() - _STONE / 2, _STONE, _STONE), seat.color)
        text = room.adjusted(_STONE + _BESIDE_STONE, 0, -_GAP, 0)
        painter.setPen(faint)
        painter.drawText(text, _RIGHT if seat.name else _LEFT, captures)
        painter.setPen(ink)
        left = text.width() - self.fontMetrics().horizontalAdvance(captures) - _GAP
        painter.drawText(text, _LEFT, self.fontMetrics().elidedText(seat.name, Qt.TextElideMode.ElideRight, int(left)))

    def _seats_of(self, snapshot: Snapshot) -> Iterable[Seat]:
        known, captures = self._players, snapshot.captures
        names = {
            BLACK: f"{known.black} {known.black_rank}".strip(),
            WHITE: f"{known.white} {known.white_rank}".strip(),
        }
        is_known = any(names.values())
        for color in dict.fromkeys((BLACK, WHITE, *snapshot.position.order, *captures)):
            name = names.get(color) or (color_name(color) if is_known else "")
            yield Seat(color, name, captures.get(color, 0) if snapshot.tree.is_go else None)

    def _result_of(self, known: Players) -> str:
        komi = self.tr("Komi {komi}").format(komi=known.komi) if known.komi else ""
        return listed(filter(None, (komi, known.result)))

    def _captures_of(self, seat: Seat) -> str:
        return "" if seat.captures is None else self.tr("Captures: {count}").format(count=seat.captures)

    def _describe(self) -> None:
        """Say in the tooltip, and to screen readers, all that is shown, which may be elided."""
        seats = [
            listed(filter(None, (color_name(seat.color), seat.name, self._captures_of(seat)))) for seat in self._seats
        ]
        self.setAccessibleName("\n".join([*seats, self._result]).strip())
        self.setToolTip(tooltip(*seats, self._result, self.tr("Click to edit the game info")))


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

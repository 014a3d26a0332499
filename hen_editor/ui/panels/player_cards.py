"""A card for each player at the top of the side panel, with facts of the game and the order of play in faint lines."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QToolButton, QWidget

from hen_editor.core.board import BLACK, WHITE, Color
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.overview import Players, clock, players
from hen_editor.core.position import PLAIN_ORDER
from hen_editor.core.sgf import GameTree
from hen_editor.ui.colors import ThemeColors, colors_of
from hen_editor.ui.icons import paint_stone
from hen_editor.ui.state import State
from hen_editor.ui.style.roles import faint_font, semibold
from hen_editor.ui.style.shapes import paint_box, paint_ring
from hen_editor.ui.widgets.plain_text import tooltip
from hen_editor.ui.wording import color_name, listed

_GAP = 8
"""The distance between cards, and from the edges of a card to its content, in pixels."""

_STONE = 28
"""The width of the icon of a stone, with the margin around the stone, in pixels."""

_COLUMNS = 2

MAX_TURNS = 7
"""The most turns of an order of play that are named."""

_LINE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Seat(NamedTuple):
    """What a card shows of a player.

    name: that of the colour if unknown. captures: None in games other than Go. time: the time left, empty if unknown.
    """

    color: Color
    name: str
    rank: str
    captures: int | None
    is_mover: bool
    time: str = ""


class CardArrangement(NamedTuple):
    """How many cards are side by side, and whether they are low: two lines high instead of three."""

    columns: int
    is_low: bool


class PlayerCards(QWidget):
    """Shows a card for each colour that plays; the places of the cards do not depend on whose turn it is.

    info_wanted: the user wants to see or change the players. turn_clicked: the user wants to pass the turn on.
    order_clicked: the user wants to change the order of play.
    """

    info_wanted = Signal()
    turn_clicked = Signal()
    order_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Players"))
        self.cards: list[PlayerCard] = []
        self._arrangement = CardArrangement(_COLUMNS, is_low=False)
        self._tree: GameTree | None = None
        self._players = Players()
        self._snapshot: Snapshot | None = None
        self._mover: Color | None = None
        self._turn = TurnButton(self)
        self._turn.clicked.connect(self.turn_clicked)
        self._facts, self._order = FaintLine(self), FaintLine(self)
        self._facts.clicked.connect(self.info_wanted)
        self._order.clicked.connect(self.order_clicked)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)  # higher where cards are stacked
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._show_seats([Seat(color, color_name(color), "", 0, is_mover=color is BLACK) for color in PLAIN_ORDER])

    def show_state(self, state: State) -> None:
        """Show the players of a state, and who is to move."""
        snapshot, mover = state.snapshot, state.mover if state.snapshot.tree.is_go else None
        if snapshot is self._snapshot and mover is self._mover:
            return
        self._snapshot = None
        if snapshot.tree is not self._tree:
            self._tree = snapshot.tree
            self._players = players(snapshot.tree)
        self._show_seats([*self._seats_of(snapshot, mover)])
        self._show_lines(self._facts_of(snapshot), self._order_of(snapshot))
        self._snapshot, self._mover = snapshot, mover

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._height(self._arranged(width))

    def sizeHint(self) -> QSize:
        return QSize(2 * self._least_width() + _GAP, self._least_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least_width(), self._least_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _height(self, arrangement: "CardArrangement") -> int:
        rows = -(-len(self.cards) // arrangement.columns)
        below = sum(line.sizeHint().height() for line in self._lines())
        height = self.cards[0].height_if(low=arrangement.is_low)
        return rows * (height + _GAP) - _GAP + (_GAP // 2 if below else 0) + below

    def _arranged(self, width: int) -> "CardArrangement":
        """Return how the cards are arranged in a width: two players one above the other if their names need that."""
        is_low, room = self._are_many(), (width - _GAP) // _COLUMNS
        if room < self._least_width():
            return CardArrangement(1, is_low)
        if not is_low and any(card.width_of_name() > room for card in self.cards):
            return CardArrangement(1, is_low=True)
        return CardArrangement(_COLUMNS, is_low)

    def _are_many(self) -> bool:
        return len(self.cards) > _COLUMNS

    def _least_width(self) -> int:
        return max(card.width_if(low=self._are_many()) for card in self.cards)

    def _least_height(self) -> int:
        return self._height(CardArrangement(_COLUMNS, self._are_many()))

    def _lines(self) -> Iterator["FaintLine"]:
        return (line for line in (self._facts, self._order) if not line.isHidden())

    def _place(self) -> None:
        columns, is_low = self._arrangement = self._arranged(self.width())
        height = self.cards[0].height_if(low=is_low)
        width = (self.width() - (columns - 1) * _GAP) // columns
        top = 0
        for place, card in enumerate(self.cards):
            card.be_low(low=is_low)
            row, column = divmod(place, columns)
            top = row * (height + _GAP)
            card.setGeometry(self._mirrored(QRect(column * (width + _GAP), top, width, height)))
        top += height + _GAP // 2
        for line in self._lines():
            line.setGeometry(0, top, self.width(), line.sizeHint().height())
            top += line.height()
        self._place_turn()

    def _place_turn(self) -> None:
        """Place the button that passes the turn on over the stone of the player to move."""
        mover = next((card for card in self.cards if card.seat.is_mover), None)
        if mover is not None:
            self._turn.setGeometry(mover.stone().translated(mover.pos()))
            self._turn.raise_()

    def _mirrored(self, rect: QRect) -> QRect:
        return QStyle.visualRect(self.layoutDirection(), self.rect(), rect)

    def _show_seats(self, seats: Sequence[Seat]) -> None:
        before = len(self.cards)
        for _ in seats[before:]:
            card = PlayerCard(self)
            card.clicked.connect(self.info_wanted)
            card.show()
            self.cards.append(card)
        for gone in self.cards[len(seats) :]:
            gone.hide()  # the event loop deletes it only later: its click may be what removes it
            gone.deleteLater()
        del self.cards[len(seats) :]
        for card, seat in zip(self.cards, seats, strict=True):
            card.show_seat(seat)
        self._turn.setVisible(any(seat.is_mover for seat in seats))
        if len(seats) == before and self._arranged(self.width()) == self._arrangement:
            self._place_turn()
        else:
            self.updateGeometry()
            self._place()

    def _show_lines(self, facts: str, order: str) -> None:
        before = [line.isHidden() for line in (self._facts, self._order)]
        self._facts.show_words(facts, self.tr("Click to edit the game info"))
        self._order.show_words(order, self.tr("Click to change the order of play"))
        if [line.isHidden() for line in (self._facts, self._order)] != before:
            self.updateGeometry()
            self._place()

    def _seats_of(self, snapshot: Snapshot, mover: Color | None) -> Iterator[Seat]:
        known, captures, is_go = self._players, snapshot.captures, snapshot.tree.is_go
        names: Mapping[Color, tuple[str, str]] = {
            BLACK: (known.black, known.black_rank),
            WHITE: (known.white, known.white_rank),
        }
        playing = (BLACK, WHITE, *snapshot.position.order, *captures, *([] if mover is None else [mover]))
        for color in dict.fromkeys(playing):
            name, rank = names.get(color, ("", ""))
            captured = captures.get(color, 0) if is_go else None
            time = clock(snapshot.tree, snapshot.node, color) if is_go else ""
            yield Seat(color, name or color_name(color), rank, captured, color is mover, time)

    def _facts_of(self, snapshot: Snapshot) -> str:
        known = self._players
        return listed(
            filter(
                None,
                (
                    "" if snapshot.tree.is_go else self.tr("Not a Go game"),
                    known.komi and self.tr("Komi {komi}").format(komi=known.komi),
                    known.handicap and self.tr("Handicap {stones}").format(stones=known.handicap),
                    known.result,
                ),
            )
        )

    def _order_of(self, snapshot: Snapshot) -> str:
        order = snapshot.position.order
        if order == PLAIN_ORDER or not snapshot.tree.is_go:
            return ""
        more = ["…"] if len(order) > MAX_TURNS else []
        return self.tr("Order: {colors}").format(colors=listed([*map(color_name, order[:MAX_TURNS]), *more]))


class PlayerCard(QToolButton):
    """A button that shows a player: stone, name, rank, captures and whose turn it is; highlighted in that turn.

    A low card, used for many players or for two with long names, shows whose turn it is after the captures.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.seat = Seat(BLACK, "", "", None, is_mover=False)
        self._is_low = False
        self._fit_font()

    def _fit_font(self) -> None:
        faint = faint_font(self.font())
        self._fonts = semibold(self.font()), faint, faint
        self._line_heights = [QFontMetrics(font).height() for font in self._fonts]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_font()

    def be_low(self, *, low: bool) -> None:
        """Set whether the card is low: two lines high instead of three."""
        if low is not self._is_low:
            self._is_low = low
            self.update()

    def show_seat(self, seat: Seat) -> None:
        """Show a player."""
        if seat != self.seat:
            self.seat = seat
            parts = [
                listed(dict.fromkeys(filter(None, (color_name(seat.color), f"{seat.name} {seat.rank}".strip())))),
                self._captures(),
                self.tr("Time left: {time}").format(time=seat.time) if seat.time else "",
                self.tr("to play") if seat.is_mover else "",
            ]
            self.setAccessibleName(listed(filter(None, parts)))
            action = self.tr("Click to edit the game info")
            self.setToolTip(tooltip(*parts, action))
            self.setAccessibleDescription(action)
            self.update()

    def stone(self) -> QRect:
        """Return the rectangle of the stone."""
        at = QRect(QPoint(_GAP // 2, (self.height() - _STONE) // 2), QSize(_STONE, _STONE))
        return QStyle.visualRect(self.layoutDirection(), self.rect(), at)

    def width_of_name(self) -> int:
        """Return the width needed for the whole name and the rank."""
        named = f"{self.seat.name} {self.seat.rank}".strip()
        return _STONE + 2 * _GAP + QFontMetrics(self._fonts[0]).horizontalAdvance(named)

    def width_if(self, *, low: bool) -> int:
        """Return the least width: whose turn it is, and captures in figures, are never elided."""
        faint = QFontMetrics(self._fonts[-1])
        turn = f"99 · {self.tr('to play')}" if low else self.tr("to play")
        return _STONE + 2 * _GAP + max(faint.horizontalAdvance(turn), faint.horizontalAdvance("999"))

    def height_if(self, *, low: bool) -> int:
        """Return the height."""
        return sum(self._line_heights[: 2 if low else 3]) + 2 * _GAP

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.width_if(low=self._is_low), self.height_if(low=self._is_low))

    def paintEvent(self, event: QPaintEvent) -> None:
        colors, painter, seat = colors_of(self.palette()), QPainter(self), self.seat
        paint_box(painter, self.rect(), self._ground(colors), None)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_stone(painter, QRectF(self.stone()), seat.color, colors.faint)
        room = QRect(_STONE + _GAP, _GAP, self.width() - _STONE - 2 * _GAP, 0)
        heights = self._line_heights[: 2 if self._is_low else 3]
        for (text, ink), height, font in zip(self._texts(room.width(), colors), heights, self._fonts, strict=False):
            room.setHeight(height)
            painter.setPen(ink)
            self._write(painter, QRect(room), text, font, seat.rank if font.weight() > QFont.Weight.Normal else "")
            room.moveTop(room.top() + height)
        if self.hasFocus():
            paint_ring(painter, self.rect(), colors.accent)

    def _ground(self, colors: ThemeColors) -> QColor:
        if self.isDown():
            return colors.pressed
        if self.seat.is_mover:
            return colors.chosen
        return colors.hover if self.underMouse() else colors.card

    def _texts(self, width: int, colors: ThemeColors) -> list[tuple[str, QColor]]:
        """Return the lines with their colours: name, captures and whose turn it is; a low card joins the last two."""
        name, turn = (self.seat.name, colors.ink), self.tr("to play") if self.seat.is_mover else ""
        others = [self.seat.time, turn if self._is_low else ""]
        behind = "".join(f" · {text}" for text in others if text)
        captures = self._fitting_captures(width - QFontMetrics(self._fonts[-1]).horizontalAdvance(behind))
        shown = f"{captures}{behind}" if captures else behind.removeprefix(" · ")
        if self._is_low:
            return [name, (shown, colors.ink if turn else colors.faint)]
        return [name, (shown, colors.faint), (turn, colors.ink)]

    def _write(self, painter: QPainter, room: QRect, text: str, font: QFont, rank: str) -> None:
        """Paint a text, elided so that the rank after it is not."""
        painter.setFont(font)
        metrics = QFontMetrics(font)
        behind = metrics.horizontalAdvance(f" {rank}") if rank else 0
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width() - behind)
        painter.drawText(
            QStyle.visualRect(self.layoutDirection(), self.rect(), room), _LINE, f"{shown} {rank}" if rank else shown
        )

    def _captures(self) -> str:
        count = self.seat.captures
        return "" if count is None else self.tr("Captures: {count}").format(count=count)

    def _fitting_captures(self, width: int) -> str:
        """Return the captures in words if words with any number below 100 would fit, else in figures."""
        count, metrics = self.seat.captures, QFontMetrics(self._fonts[-1])
        most = self.tr("Captures: {count}").format(count=max(count or 0, 99))
        return self._captures() if count is None or metrics.horizontalAdvance(most) <= width else str(count)


class TurnButton(QToolButton):
    """An invisible button over the stone of the player to move; clicking it passes the turn on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        words = self.tr("Click to switch the player to move (T)")
        self.setToolTip(words)
        self.setAccessibleName(self.tr("Switch the player to move"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a ring around the stone of the card below, under the pointer or with the focus."""
        if self.hasFocus() or self.underMouse():
            colors = colors_of(self.palette())
            paint_ring(QPainter(self), self.rect(), colors.accent, self.width() / 2)


class FaintLine(QToolButton):
    """A line of faint text that can be clicked; it is elided, and hidden while it is empty."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def show_words(self, words: str, tip: str) -> None:
        """Show a text. tip: what a click does."""
        if words != self.text():
            self.setText(words)
            self.setAccessibleName(words)
            self.setToolTip(tooltip(words, tip))
            self.setAccessibleDescription(tip)
            self.setVisible(bool(words))
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, QFontMetrics(faint_font(self.font())).height() + _GAP // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors, font, painter = colors_of(self.palette()), faint_font(self.font()), QPainter(self)
        painter.setFont(font)
        painter.setPen(colors.ink if self.underMouse() else colors.faint)
        room = self.rect().adjusted(_GAP // 2, 0, -_GAP // 2, 0)
        shown = QFontMetrics(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, _LINE, shown)
        if self.hasFocus():
            paint_ring(painter, self.rect(), colors.accent, _GAP // 2)

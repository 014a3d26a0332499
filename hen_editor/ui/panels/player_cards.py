"""The players at the top of the side panel, a row each, with facts of the game and the order of play in faint lines."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QEnterEvent, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QToolButton, QWidget

from hen_editor.core.board import BLACK, WHITE, Color
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.overview import Players, clock, players, title
from hen_editor.core.position import PLAIN_ORDER
from hen_editor.core.sgf import GameTree
from hen_editor.ui.colors import ThemeColors, colors_of
from hen_editor.ui.icons import icon, paint_stone
from hen_editor.ui.state import State
from hen_editor.ui.style.roles import Role, faint_font, give_role, large_font, semibold
from hen_editor.ui.style.shapes import CURRENT_BAR, paint_bar, paint_box, paint_ring
from hen_editor.ui.widgets.buttons import FlatButton
from hen_editor.ui.widgets.plain_text import tooltip
from hen_editor.ui.wording import color_name, listed

_GAP = 8
"""The distance between what a row shows, in pixels."""

_INSET = 4
"""The distance of the rows from the edges of their well, in pixels."""

_STONE = 28
"""The width of the icon of a stone, with the margin around the stone, in pixels."""

_CAPTURED = 14
"""The width of the icon before the number of captures, in pixels."""

_HEIGHT, _LOW_HEIGHT = 40, 36
"""The least height of a row, and of one in two columns, in pixels."""

_PENCIL = 24
"""The side of the button for the game info, in pixels."""

_LEAST_NAME = 5
"""How many letters of a name are shown however narrow the row is."""

MAX_TURNS = 7
"""The most turns of an order of play that are named."""

_LINE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Seat(NamedTuple):
    """What a row shows of a player.

    name: that of the colour if unknown. captures: None in games other than Go. time: the time left, empty if unknown.
    """

    color: Color
    name: str
    rank: str
    captures: int | None
    is_mover: bool
    time: str = ""


class PlayerCards(QWidget):
    """Shows a row for each colour that plays, in a well; their places do not depend on whose turn it is.

    Two colours are one above the other, more in two columns.

    info_wanted: the user wants to see or change the players. mover_chosen: this colour is to move. order_clicked: the
    user wants to change the order of play.
    """

    info_wanted = Signal()
    mover_chosen = Signal(object)
    order_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Players"))
        self.cards: list[PlayerCard] = []
        self._tree: GameTree | None = None
        self._players, self._title = Players(), ""
        self._snapshot: Snapshot | None = None
        self._mover: Color | None = None
        self._facts, self._order = FaintLine(self), FaintLine(self)
        self._facts.clicked.connect(self.info_wanted)
        self._order.clicked.connect(self.order_clicked)
        self._solve = FlatButton(self)
        self._solve.setText(self.tr("Solve"))
        self._solve.setFont(semibold(self.font()))
        self._solve.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._solve.hide()
        self._can_solve = self._is_problem = False
        self._info = QToolButton(self)
        give_role(self._info, Role.CELL)
        self._info.setIcon(icon("edit"))
        self._info.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._info.setToolTip(self.tr("Click to edit the game info"))
        self._info.setAccessibleName(self.tr("Click to edit the game info"))
        self._info.setFixedSize(_PENCIL, _PENCIL)
        self._info.clicked.connect(self.info_wanted)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._show_seats([Seat(color, color_name(color), "", 0, is_mover=color is BLACK) for color in PLAIN_ORDER])

    @property
    def info_button(self) -> QToolButton:
        """The button for the game info."""
        return self._info

    def show_state(self, state: State) -> None:
        """Show the players of a state, and who is to move."""
        snapshot, mover = state.shown, state.mover if state.shown.tree.is_go else None
        self.setEnabled(not state.shows_other_node)
        if snapshot is self._snapshot and mover is self._mover:
            return
        self._snapshot = None
        if snapshot.tree is not self._tree:
            self._tree = snapshot.tree
            self._players = players(snapshot.tree)
            self._title = "" if self._players.black or self._players.white else title(snapshot.tree).rstrip(".。")
        self._show_seats([*self._seats_of(snapshot, mover)])
        self._show_lines(self._facts_of(snapshot), self._order_of(snapshot))
        self._snapshot, self._mover = snapshot, mover

    def offer_solving(self, solve: QAction) -> None:
        """Let a button beside the title of a problem solve it."""
        self._can_solve = True
        self._solve.clicked.connect(lambda: solve.trigger())
        self.show_solve(wanted=self._is_problem)

    def show_solve(self, *, wanted: bool) -> None:
        """Set whether the game is a problem to be solved."""
        self._is_problem = wanted
        if self._solve.isHidden() is (wanted and self._can_solve):
            self._solve.setVisible(wanted and self._can_solve)
            self._place()

    def sizeHint(self) -> QSize:
        least = max(card.minimumSizeHint().width() for card in self.cards)
        return QSize(self._columns * least + 2 * _INSET, self._well_height() + self._lines_height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the well."""
        well = QRect(0, 0, self.width(), self._well_height())
        paint_box(QPainter(self), well, colors_of(self.palette()).well, None)

    @property
    def _columns(self) -> int:
        return 1 if len(self.cards) <= len(PLAIN_ORDER) else 2

    def _well_height(self) -> int:
        rows = -(-len(self.cards) // self._columns)
        return rows * self.cards[0].minimumSizeHint().height() + 2 * _INSET

    def _lines_height(self) -> int:
        return _PENCIL + (0 if self._order.isHidden() else self._order.sizeHint().height())

    def _place(self) -> None:
        columns, height = self._columns, self.cards[0].minimumSizeHint().height()
        width = (self.width() - 2 * _INSET) // columns
        for place, card in enumerate(self.cards):
            row, column = divmod(place, columns)
            where = QRect(_INSET + column * width, _INSET + row * height, width, height)
            card.setGeometry(self._mirrored(where))
        top, side = self._well_height(), _PENCIL
        self._info.setGeometry(self._mirrored(QRect(self.width() - side, top, side, side)))
        solve = 0 if self._solve.isHidden() else self._solve.sizeHint().width()
        self._solve.setGeometry(self._mirrored(QRect(self.width() - side - solve, top, solve, side)))
        self._facts.setGeometry(self._mirrored(QRect(0, top, self.width() - side - solve, side)))
        self._order.setGeometry(0, top + side, self.width(), self._order.sizeHint().height())

    def _mirrored(self, rect: QRect) -> QRect:
        return QStyle.visualRect(self.layoutDirection(), self.rect(), rect)

    def _show_seats(self, seats: Sequence[Seat]) -> None:
        before = len(self.cards)
        for _ in seats[before:]:
            card = PlayerCard(self)
            card.clicked.connect(lambda _, card=card: self._choose(card.seat))
            card.show()
            self.cards.append(card)
        for gone in self.cards[len(seats) :]:
            gone.hide()  # the event loop deletes it only later: its click may be what removes it
            gone.deleteLater()
        del self.cards[len(seats) :]
        for card, seat in zip(self.cards, seats, strict=True):
            card.show_seat(seat, is_one_of_many=self._columns > 1)
        if len(seats) != before:
            self.updateGeometry()
            self._place()
            self.update()

    def _choose(self, seat: Seat) -> None:
        """Let a player move next, in a game of Go."""
        if seat.captures is None:
            self.info_wanted.emit()
        elif not seat.is_mover:
            self.mover_chosen.emit(seat.color)

    def _show_lines(self, facts: str, order: str) -> None:
        before = self._order.isHidden()
        is_title = bool(self._title) and facts.startswith(self._title)
        self._facts.show_words(facts, self.tr("Click to edit the game info"), is_heading=is_title)
        self._order.show_words(order, self.tr("Click to change the order of play"))
        if self._order.isHidden() is not before:
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
        known, tree = self._players, snapshot.tree
        is_below = snapshot.node == tree.root and "GN" not in tree.node(tree.root).raw  # as the node's name or comment
        return listed(
            filter(
                None,
                (
                    "" if snapshot.tree.is_go else self.tr("Not a Go game"),
                    "" if is_below else self._title,
                    known.komi and self.tr("Komi {komi}").format(komi=known.komi),
                    known.handicap and self.tr("Handicap {stones}").format(stones=known.handicap),
                    known.rules and self.tr("{rules} rules").format(rules=known.rules),
                    known.result,
                ),
            )
        )

    def _order_of(self, snapshot: Snapshot) -> str:
        order = snapshot.position.order
        if order in (PLAIN_ORDER, PLAIN_ORDER[::-1]) or not snapshot.tree.is_go:
            return ""
        more = ["…"] if len(order) > MAX_TURNS else []
        return self.tr("Order: {colors}").format(colors=listed([*map(color_name, order[:MAX_TURNS]), *more]))


class PlayerCard(QToolButton):
    """A row that shows a player: stone, name, rank, time left, whose turn it is, captures; lit in that turn.

    A click lets the player move next, which the row of another one says under the pointer.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.seat = Seat(BLACK, "", "", None, is_mover=False)
        self._is_one_of_many = False
        self._fit_font()

    def _fit_font(self) -> None:
        self._bold, self._faint = semibold(self.font()), faint_font(self.font())
        self._large = semibold(large_font(self.font()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit_font()
            self.updateGeometry()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def show_seat(self, seat: Seat, *, is_one_of_many: bool) -> None:
        """Show a player. is_one_of_many: the row is half as wide, and has no captures."""
        if (seat, is_one_of_many) == (self.seat, self._is_one_of_many):
            return
        self.seat, self._is_one_of_many = seat, is_one_of_many
        parts = [
            listed(dict.fromkeys(filter(None, (color_name(seat.color), f"{seat.name} {seat.rank}".strip())))),
            "" if seat.captures is None else self.tr("Captures: {count}").format(count=seat.captures),
            self.tr("Time left: {time}").format(time=seat.time) if seat.time else "",
            self.tr("to play") if seat.is_mover else "",
        ]
        self.setAccessibleName(listed(filter(None, parts)))
        action = "" if seat.is_mover else self.tr("Click to let this side play next (T)")
        if seat.captures is None:
            action = self.tr("Click to edit the game info")
        self.setToolTip(tooltip(*parts, action))
        self.setAccessibleDescription(action or self.tr("to play"))  # else Qt would say the tooltip, with its tags
        self.update()

    def stone(self) -> QRect:
        """Return the rectangle of the stone."""
        return self._mirrored(QRect(QPoint(CURRENT_BAR + _INSET, (self.height() - _STONE) // 2), QSize(_STONE, _STONE)))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        bold = QFontMetrics(self._bold)
        words = bold.horizontalAdvance(self.tr("to play"))
        captures = 0 if self._is_one_of_many else _CAPTURED + QFontMetrics(self._faint).horizontalAdvance(" 99") + _GAP
        name = QFontMetrics(self._large).averageCharWidth() * _LEAST_NAME
        width = CURRENT_BAR + _INSET + _STONE + name + words + captures + 3 * _GAP
        return QSize(width, max(_LOW_HEIGHT if self._is_one_of_many else _HEIGHT, 2 * bold.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        colors, painter, seat = colors_of(self.palette()), QPainter(self), self.seat
        paint_box(painter, self.rect(), self._ground(colors), None)
        if seat.is_mover:
            paint_bar(painter, self.rect(), colors.accent, self.layoutDirection())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_stone(painter, QRectF(self.stone()), seat.color, colors.faint)
        room = QRect(CURRENT_BAR + _INSET + _STONE + _INSET, 0, self.width(), self.height())
        room.setRight(self.width() - _GAP)
        if seat.captures is not None and not self._is_one_of_many:
            room.setRight(self._paint_captures(painter, room, colors) - _GAP)
        room.setRight(self._paint_behind(painter, room, colors) - _GAP)
        self._paint_name(painter, room, colors)
        if self.hasFocus():
            paint_ring(painter, self.rect(), colors.accent)

    def _mirrored(self, rect: QRect) -> QRect:
        return QStyle.visualRect(self.layoutDirection(), self.rect(), rect)

    def _ground(self, colors: ThemeColors) -> QColor | None:
        if self.isDown():
            return colors.pressed
        if self.seat.is_mover:
            return colors.chosen
        return colors.hover if self.underMouse() and self.isEnabled() else None

    def _paint_captures(self, painter: QPainter, room: QRect, colors: ThemeColors) -> int:
        """Paint a stone of the other side and how many of them were captured; return where both begin."""
        figure = f" {self.seat.captures}"
        least = QFontMetrics(self._faint).horizontalAdvance(" 99")  # so that little moves as they grow
        left = room.right() - max(least, QFontMetrics(self._faint).horizontalAdvance(figure)) - _CAPTURED
        stone = QRect(left, (self.height() - _CAPTURED) // 2, _CAPTURED, _CAPTURED)
        paint_stone(painter, QRectF(self._mirrored(stone)), BLACK if self.seat.color is WHITE else WHITE, colors.faint)
        self._write(painter, QRect(QPoint(stone.right() + 1, 0), room.bottomRight()), figure, colors.faint)
        return left

    def _paint_behind(self, painter: QPainter, room: QRect, colors: ThemeColors) -> int:
        """Paint the time left and whose turn it is, or would be after a click; return where they begin."""
        seat, left = self.seat, room.right()
        can_play = self.underMouse() and self.isEnabled() and not seat.is_mover and seat.captures is not None
        words = self.tr("to play") if seat.is_mover else self.tr("plays next") if can_play else ""
        for text, ink, font in (
            (words, colors.accent if seat.is_mover else colors.ink, self._bold if seat.is_mover else self.font()),
            (seat.time, colors.faint, self._faint),
        ):
            if text:
                width = QFontMetrics(font).horizontalAdvance(text)
                painter.setFont(font)
                painter.setPen(ink)
                painter.drawText(self._mirrored(QRect(left - width, 0, width + 1, self.height())), _LINE, text)
                left -= width + _GAP
        return left

    def _paint_name(self, painter: QPainter, room: QRect, colors: ThemeColors) -> None:
        """Paint the name, elided so that the rank behind it is not."""
        large, faint = QFontMetrics(self._large), QFontMetrics(self._faint)
        rank = f" {self.seat.rank}" if self.seat.rank else ""
        shown = large.elidedText(
            self.seat.name, Qt.TextElideMode.ElideRight, room.width() - faint.horizontalAdvance(rank)
        )
        painter.setFont(self._large)
        painter.setPen(colors.ink)
        painter.drawText(self._mirrored(room), _LINE, shown)
        room.setLeft(room.left() + large.horizontalAdvance(shown))
        self._write(painter, room, rank, colors.faint)

    def _write(self, painter: QPainter, room: QRect, text: str, ink: QColor) -> None:
        painter.setFont(self._faint)
        painter.setPen(ink)
        painter.drawText(self._mirrored(room), _LINE, text)


class FaintLine(QToolButton):
    """A line of faint text that can be clicked; it is elided, and hidden while it is empty.

    is_heading: whether it is a title, and not faint.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.is_heading = False
        self.hide()

    def show_words(self, words: str, tip: str, *, is_heading: bool = False) -> None:
        """Show a text. tip: what a click does."""
        if (words, is_heading) != (self.text(), self.is_heading):
            self.is_heading = is_heading
            self.setText(words)
            self.setAccessibleName(words)
            self.setToolTip(tooltip(words, tip))
            self.setAccessibleDescription(tip)
            self.setVisible(bool(words))
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, QFontMetrics(faint_font(self.font())).height() + _GAP // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors, painter = colors_of(self.palette()), QPainter(self)
        font = semibold(self.font()) if self.is_heading else faint_font(self.font())
        painter.setFont(font)
        is_lit = self.is_heading or self.underMouse()
        painter.setPen(colors.ink if is_lit and self.isEnabled() else colors.faint)
        room = self.rect().adjusted(_GAP // 2, 0, -_GAP // 2, 0)
        shown = QFontMetrics(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, _LINE, shown)
        if self.hasFocus():
            paint_ring(painter, self.rect(), colors.accent, _GAP // 2)

"""A strip below the board: what was found in a pasted text, and what can be done with it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.board import BoardSize, Stones
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.texts import QT_TRANSLATE_NOOP
from hen_editor.core.transform import Anchor
from hen_editor.ui.thumbnails import Look, as_icon, painted
from hen_editor.ui.widgets.announcing import announce
from hen_editor.ui.widgets.buttons import FlatButton, text_button
from hen_editor.ui.widgets.input import ENTER, is_plain
from hen_editor.ui.widgets.plain_text import ElidedLabel, show_tip
from hen_editor.ui.wording import SYMMETRIES

translate = QCoreApplication.translate

_PICTURE_SIDE = 48
"""The side of a picture."""

_MOST_PICTURES = 4
"""How many pictures are visible at once, if there is room."""

_LEAST_MARGIN = 3
"""The least margin on either side of the text of a button, in pixels."""

ANCHORS = {
    Anchor.UPPER_LEFT: QT_TRANSLATE_NOOP("PasteStrip", "Upper left corner"),
    Anchor.UPPER: QT_TRANSLATE_NOOP("PasteStrip", "Upper side"),
    Anchor.UPPER_RIGHT: QT_TRANSLATE_NOOP("PasteStrip", "Upper right corner"),
    Anchor.LEFT: QT_TRANSLATE_NOOP("PasteStrip", "Left side"),
    Anchor.CENTER: QT_TRANSLATE_NOOP("PasteStrip", "Middle"),
    Anchor.RIGHT: QT_TRANSLATE_NOOP("PasteStrip", "Right side"),
    Anchor.LOWER_LEFT: QT_TRANSLATE_NOOP("PasteStrip", "Lower left corner"),
    Anchor.LOWER: QT_TRANSLATE_NOOP("PasteStrip", "Lower side"),
    Anchor.LOWER_RIGHT: QT_TRANSLATE_NOOP("PasteStrip", "Lower right corner"),
}


class PasteChoice(NamedTuple):
    """An offer for what was pasted: its text, its tip, and whether it is possible; if not, the tip says why."""

    text: str
    tip: str
    is_possible: bool = True


class PlaceChoices(NamedTuple):
    """Where a thing may be placed: the sizes of boards and the anchors to choose from, and those chosen now, if any.

    Without a choice, the sizes or the anchors are empty.
    """

    sizes: Sequence[BoardSize] = ()
    size: BoardSize | None = None
    anchors: Sequence[Anchor] = ()
    anchor: Anchor | None = None


class PasteStrip(QWidget):
    """Shows pictures of several things, a sentence on the chosen one, and buttons for what can be done with it.

    It covers a widget, so that nothing moves when it appears or disappears. Left and Right go to another button, Up and
    Down to another thing; Enter presses the button with the focus, or else the current one, at first the first one.

    pointed: the number of the choice under the pointer, or else of the current button. accepted: the number of the
    choice that was made. chosen: the number of a thing. turned: a symmetry. placed: an anchor. sized: the size of a
    board. dropped: the user wants none of it.
    """

    pointed = Signal(int)
    accepted = Signal(int)
    chosen = Signal(int)
    turned = Signal(Symmetry)
    colors_swapped = Signal()
    placed = Signal(Anchor)
    sized = Signal(object)
    dropped = Signal()

    def __init__(self, covered: QWidget, paste: QAction) -> None:
        super().__init__(covered.parentWidget())
        self._covered = covered
        self._current = 0
        self._offers: list[QPushButton] = []
        self._possible: Sequence[int] = ()
        self._keys: Mapping[int, Callable[[], object]] = {
            Qt.Key.Key_Left: lambda: self._go_to_offer(-1),
            Qt.Key.Key_Right: lambda: self._go_to_offer(1),
            Qt.Key.Key_Up: lambda: self._step(-1),
            Qt.Key.Key_Down: lambda: self._step(1),
            Qt.Key.Key_Return: self._accept,
            Qt.Key.Key_Enter: self._accept,
            Qt.Key.Key_Escape: self.dropped.emit,
        }
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab goes to its buttons
        self.setAccessibleName(self.tr("Pasted"))
        self.addAction(paste)  # so that its key works here, as on the board
        self._pictures = self._made_pictures()
        self._sentence = ElidedLabel(self)
        self._place, self._places = self._menu_button(
            self.tr("Place"), self.tr("Choose its board, and where it is there")
        )
        self._size_group, self._anchor_group = QActionGroup(self), QActionGroup(self)
        self._turn, turns = self._menu_button(self.tr("Transform"), self.tr("Swap its colours, rotate or mirror it"))
        turns.addAction(self.tr("&Swap colours")).triggered.connect(self.colors_swapped)
        turns.addSeparator()
        for symmetry, words in SYMMETRIES.items():
            action = turns.addAction(translate("Commands", words))
            action.triggered.connect(partial(self._report_turn, symmetry))
        close = self._tool_button("\u00d7", self.tr("Discard what was pasted"))
        close.setAccessibleName(self.tr("Discard"))
        close.clicked.connect(self.dropped)
        self._row = QHBoxLayout()
        self._lay_out(close)
        covered.installEventFilter(self)

    @property
    def current(self) -> int:
        """The number of the offer that Enter takes."""
        return self._current

    def set_offers(self, offers: Sequence[PasteChoice]) -> None:
        """Set the offers of the buttons, always the same number; `open` shows them.

        At least one is possible. If the strip was hidden, the first possible one becomes current.
        """
        current = self._current if self.isVisible() else 0
        if not self._offers:
            self._offers = [self._offer_button(number) for number in range(len(offers))]
        self._possible = [number for number, offer in enumerate(offers) if offer.is_possible]
        self._current = current if current in self._possible else self._possible[0]
        for button, offer in zip(self._offers, offers, strict=True):
            button.setText(offer.text)
            show_tip(button, offer.tip)
        self._show_current()

    def open(self, *, takes_focus: bool) -> None:
        """Show the strip. takes_focus: give the focus to the current offer."""
        self._cover()
        self.raise_()
        self.show()
        self._offers[self._current].setEnabled(True)
        if takes_focus:
            self._offers[self._current].setFocus()  # first: a button that is disabled would pass the focus to any other
        for number, button in enumerate(self._offers):
            button.setEnabled(number in self._possible)

    def show_things(self, things: Sequence[Stones]) -> None:
        """Show pictures of these things if there are several, and choose the first one."""
        self._pictures.clear()
        look = Look.of(self, _PICTURE_SIDE)
        for stones in things:
            item = QListWidgetItem(as_icon(painted(stones, look)), "")
            item.setSizeHint(self._pictures.gridSize())  # else Qt reserves room for a text, which overlaps the next one
            self._pictures.addItem(item)
        self._pictures.setCurrentRow(0)
        self._pictures.setVisible(len(things) > 1)
        one, frames = self._pictures.gridSize().width(), 2 * self._pictures.frameWidth()
        self._pictures.setMinimumWidth(one + frames)
        self._pictures.setMaximumWidth(min(len(things), _MOST_PICTURES) * one + frames)

    def show_sentence(self, sentence: str, places: PlaceChoices) -> None:
        """Describe the chosen thing in a sentence, and show where it may be placed."""
        self._sentence.setText(sentence)
        announce(self, sentence)
        self._places.clear()
        for size in places.sizes:
            action = self._places.addAction(str(size), partial(self.sized.emit, size))
            _choose(action, self._size_group, is_chosen=size == places.size)
        self._places.addSeparator()
        for anchor in places.anchors:
            action = self._places.addAction(translate("PasteStrip", ANCHORS[anchor]), partial(self.placed.emit, anchor))
            _choose(action, self._anchor_group, is_chosen=anchor is places.anchor)
        self._place.setVisible(bool(places.sizes or places.anchors))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._covered:
            if kind in (QEvent.Type.Resize, QEvent.Type.Move):
                self._cover()
        elif kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if isinstance(watched, QToolButton) and event.key() in ENTER and is_plain(event):
                watched.click()
                return True
            return self._press(event)
        elif kind == QEvent.Type.Enter and watched in self._offers and isinstance(watched, QPushButton):
            if watched.isEnabled():
                self.pointed.emit(self._offers.index(watched))
        elif kind == QEvent.Type.Leave and watched in self._offers:
            self.pointed.emit(self._current)
        elif kind == QEvent.Type.FocusIn and isinstance(watched, QPushButton) and watched in self._offers:
            self._current = self._offers.index(watched)
            self._show_current()
            self.pointed.emit(self._current)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._press(event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), 1, self.palette().color(QPalette.ColorRole.Mid))

    def _press(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it does anything here."""
        do = self._keys.get(event.key())
        if do is None or not is_plain(event):
            return False
        do()
        return True

    def _accept(self) -> None:
        self.accepted.emit(self._current)

    def _step(self, offset: int) -> None:
        row = self._pictures.currentRow() + offset
        if 0 <= row < self._pictures.count():
            self._pictures.setCurrentRow(row)
            self.chosen.emit(row)

    def _go_to_offer(self, offset: int) -> None:
        number = self._current + offset
        while 0 <= number < len(self._offers) and not self._offers[number].isEnabled():
            number += offset
        if 0 <= number < len(self._offers):
            self._offers[number].setFocus()

    def _show_current(self) -> None:
        for number, button in enumerate(self._offers):
            button.setDefault(number == self._current)

    def _cover(self) -> None:
        """Cover the widget, reaching above it if it is too low. Buttons shrink only if they must."""
        room = self._covered.geometry()
        for is_tight in (False, True):
            for button in self._offers:
                words = button.fontMetrics().horizontalAdvance(button.text())
                button.setMinimumWidth(words + 2 * _LEAST_MARGIN if is_tight else button.sizeHint().width())
            if self.minimumSizeHint().width() <= room.width():
                break
        height = max(room.height(), self.sizeHint().height())
        self.setGeometry(room.x(), room.y() + room.height() - height, room.width(), height)

    def _report_turn(self, symmetry: Symmetry, checked: bool = False) -> None:
        self.turned.emit(symmetry)

    def _lay_out(self, close: QToolButton) -> None:
        above = QHBoxLayout()
        above.addWidget(self._sentence, 1)
        for button in (self._place, self._turn, close):
            above.addWidget(button)
        self._row.setSpacing(8)
        self._row.addStretch(1)
        rows = QVBoxLayout()
        rows.setSpacing(4)
        rows.addLayout(above)
        rows.addLayout(self._row)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(12, 4, 12, 8)
        whole.setSpacing(12)
        whole.addWidget(self._pictures)
        whole.addLayout(rows, 1)

    def _made_pictures(self) -> QListWidget:
        made = QListWidget(self)
        made.setAccessibleName(self.tr("What was found"))
        made.setFlow(QListView.Flow.LeftToRight)
        made.setWrapping(False)
        made.setIconSize(QSize(_PICTURE_SIDE, _PICTURE_SIDE))
        made.setGridSize(QSize(_PICTURE_SIDE + 6, _PICTURE_SIDE + 4))
        made.setFixedHeight(_PICTURE_SIDE + 8)
        made.setHorizontalScrollMode(QListView.ScrollMode.ScrollPerPixel)  # so that the chosen one is wholly visible
        made.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.pressed.connect(lambda index: self.chosen.emit(index.row()))
        return made

    def _offer_button(self, number: int) -> QPushButton:
        button = QPushButton(self)
        button.setAutoDefault(False)
        button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        button.clicked.connect(partial(self._report_accepted, number))
        button.installEventFilter(self)
        self._row.insertWidget(number, button)
        return button

    def _report_accepted(self, number: int, checked: bool = False) -> None:
        self.accepted.emit(number)

    def _menu_button(self, text: str, tip: str) -> tuple[QToolButton, QMenu]:
        button = self._tool_button(text, tip)
        menu = QMenu(button)
        button.open_menu(menu)
        return button, menu

    def _tool_button(self, text: str, tip: str) -> FlatButton:
        button = text_button(text, tip, self)
        button.installEventFilter(self)
        return button


def _choose(action: QAction, group: QActionGroup, *, is_chosen: bool) -> None:
    """Make an action a checkable one of a group."""
    action.setCheckable(True)
    action.setChecked(is_chosen)
    group.addAction(action)

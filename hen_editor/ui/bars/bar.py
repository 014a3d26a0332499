"""A bar: a sign, a sentence, notes, and buttons beside these or, where they have no room there, below them.

What a bar says is a value, `BarContent`; what it shows besides (a field, a progress bar) is given to it.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QIcon,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QMenu, QVBoxLayout, QWidget

from hen_editor.core.board import Color
from hen_editor.ui.colors import colors_of
from hen_editor.ui.icons import STONE_ICON, icon, stone_icon
from hen_editor.ui.state import State
from hen_editor.ui.style.roles import Role, give_role
from hen_editor.ui.widgets.announcing import announce
from hen_editor.ui.widgets.buttons import FlatButton, icon_button, make_room, show_words, text_button
from hen_editor.ui.widgets.long_text import draw_wrapped, wrapped_height
from hen_editor.ui.widgets.plain_text import ElidedLabel, label, show_tip

translate = QCoreApplication.translate

_LINES = 3
_SIGN, _SENTENCE, _NOTES, _BUTTONS, _CLOSE = range(5)

_BETWEEN_NOTES = 8

CLOSE_ICON = "close"
"""The icon of the button that ends what a bar is about."""

_LEAST_WIDTH = 320
"""The width, in pixels, below which a bar does not fold any further: its words must not widen the window."""


class BarButton(NamedTuple):
    """A button of a bar, which calls `do` or opens a menu of actions; without either, it is disabled.

    icon: shown instead of the text, which then becomes the tip; `CLOSE_ICON` goes to the end of the first row.
    is_primary: whether it is the most likely next step.
    """

    text: str
    tip: str
    do: Callable[[], object] | None = None
    menu: Sequence[QAction] = ()
    icon: str = ""
    is_primary: bool = False

    @property
    def is_enabled(self) -> bool:
        """Whether it does anything."""
        return self.do is not None or bool(self.menu)


class Note(NamedTuple):
    """A short text beside the sentence, after a sign if it has one; its room grows if necessary and never shrinks.

    sign: returns the sign for its side in logical pixels and the number of device pixels in one of them. room: texts
    for which it has room from the beginning.
    """

    text: str
    sign: Callable[[int, float], QPixmap] | None = None
    room: Sequence[str] = ()


class BarContent(NamedTuple):
    """The content of a bar. sign: an icon, or a stone of a colour; none for a warning, which has its own."""

    sentence: str
    buttons: Sequence[BarButton] = ()
    sign: QIcon | Color | None = None
    notes: Sequence[Note] = ()


class Bar(QWidget):
    """Shows a content; clicks do not take the focus.

    name: its object name. middle: the widget in place of the sentence, if it is a field, or a label of a single line.
    is_warning: whether it has a sign, a coloured ground, and a button that closes it. widest: the sentence for which
    there must be room beside the buttons, so that they stay where they are; by default the one that is shown.
    """

    def __init__(
        self,
        name: str,
        parent: QWidget,
        *,
        middle: QWidget | None = None,
        is_warning: bool = False,
        widest: str | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._is_warning = is_warning
        self._widest = widest
        self._content = BarContent("")
        self._is_one_row = True
        self._sign = label("", self)
        self._middle = _Sentence(self) if middle is None else middle
        self._middle.setParent(self)
        self._notes, self._buttons = QWidget(self), QWidget(self)
        self._note_row, button_column = QHBoxLayout(self._notes), QVBoxLayout(self._buttons)
        self._button_rows = (QHBoxLayout(), QHBoxLayout())
        for row in self._button_rows:
            row.addStretch(1)
            button_column.addLayout(row)
        self._shown_notes: list[tuple[QLabel, QLabel]] = []
        self._shown_buttons: list[FlatButton] = []
        self._parts = [self._sign, self._notes, self._buttons]
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(8 if is_warning else 12, 2, 4, 2)
        self.grid.setVerticalSpacing(0)
        self.grid.setColumnStretch(_SENTENCE, 1)
        for column, widget in enumerate((self._sign, self._middle, self._notes, self._buttons)):
            self.grid.addWidget(widget, 0, column)
        for layout in (self._note_row, button_column):
            layout.setContentsMargins(0, 0, 0, 0)
        button_column.setSpacing(0)
        if is_warning:
            close = text_button("\u00d7", translate("NoticeBar", "Close this bar"), self)
            close.setAccessibleName(translate("NoticeBar", "Close"))
            close.clicked.connect(self.hide)
            close.show()
            self._parts.append(close)
            self.grid.addWidget(close, 0, _CLOSE)

    def show_content(self, content: BarContent) -> None:
        """Show another content; buttons with the same texts as before stay, and so does the focus."""
        before, self._content = self._content, content
        if isinstance(self._middle, QLabel):
            self._middle.setText(content.sentence)
            if content.sentence != before.sentence:
                announce(self, content.sentence)
        self._show_sign()
        self._show_notes()
        if [(each.text, each.icon) for each in before.buttons] != [(each.text, each.icon) for each in content.buttons]:
            self._replace_buttons()
        for button, each in zip(self._shown_buttons, content.buttons, strict=True):
            button.setToolTip(each.tip or each.text if each.icon else each.tip)
            button.setEnabled(each.is_enabled)
            give_role(button, Role.PRIMARY if each.is_primary else None)
            button.setAutoRaise(bool(each.icon))  # one with words has a ground at rest, or it would look like a note
        self._notes.setVisible(self._note_row.count() > 0)
        self._buttons.setVisible(any(each.icon != CLOSE_ICON for each in content.buttons))
        self._arrange()

    def add(self, widget: QWidget) -> None:
        """Add a widget beside the sentence, after the notes."""
        self._note_row.addWidget(widget)
        widget.show()  # the layout would show it later, and not count its size until then

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().boundedTo(QSize(_LEAST_WIDTH, super().minimumSizeHint().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_warning:
            QPainter(self).fillRect(self.rect(), colors_of(self.palette()).notice)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_sign()

    def _show_sign(self) -> None:
        sign, side, scale = self._content.sign, STONE_ICON.height(), self.devicePixelRatioF()
        if self._is_warning:
            sign, side = icon("problem-warning"), self.style().pixelMetric(self.style().PixelMetric.PM_SmallIconSize)
        if isinstance(sign, Color):
            sign = stone_icon(sign, scale)
        if sign is not None:
            self._sign.setPixmap(sign.pixmap(QSize(side, side), scale))
        self._sign.setVisible(sign is not None)

    def _show_notes(self) -> None:
        for number, note in enumerate(self._content.notes):
            if number == len(self._shown_notes):
                self._shown_notes.append(self._made_note(note))
            sign, text = self._shown_notes[number]
            if note.sign is not None:
                sign.setPixmap(note.sign(self.fontMetrics().height(), self.devicePixelRatioF()))
            show_words(text, note.text)

    def _made_note(self, note: Note) -> tuple[QLabel, QLabel]:
        if self._shown_notes:
            self._note_row.addSpacing(_BETWEEN_NOTES)
        sign, text = label("", self), label("", self)
        make_room(text, note.room)
        self.add(sign)
        self.add(text)
        sign.setVisible(note.sign is not None)
        return sign, text

    def _replace_buttons(self) -> None:
        for old in self._shown_buttons:
            old.hide()  # at once: it is deleted only later, since it may be the one whose click is being handled
            old.deleteLater()
        self._shown_buttons = [self._made_button(number, each) for number, each in enumerate(self._content.buttons)]

    def _made_button(self, number: int, wanted: BarButton) -> FlatButton:
        button: FlatButton = (
            icon_button(wanted.icon, wanted.text, self) if wanted.icon else text_button(wanted.text, wanted.tip, self)
        )
        if wanted.menu:
            menu = QMenu(button)
            menu.addActions(wanted.menu)
            button.open_menu(menu)
        button.clicked.connect(partial(self._press, number))
        if wanted.icon == CLOSE_ICON:
            self.grid.addWidget(button, 0, _CLOSE)
        else:
            self._button_rows[0].addWidget(button)
        button.show()  # as in `add`
        return button

    def _press(self, number: int, checked: bool = False) -> None:
        do = self._content.buttons[number].do
        if do is not None:
            do()

    def _arrange(self) -> None:
        """Put the buttons beside the sentence, or below it if it would not fit on one line."""
        parts = [*self._parts, *(button for button in self._shown_buttons if button.parentWidget() is self)]
        others = [part.sizeHint().width() for part in parts if not part.isHidden()]
        margins = self.grid.contentsMargins()
        gaps = margins.left() + margins.right() + self.grid.horizontalSpacing() * len(others)
        if (self._wanted_width() + sum(others) + gaps <= self.width()) is not self._is_one_row:
            self._is_one_row = not self._is_one_row
            self.grid.removeWidget(self._buttons)
            if self._is_one_row:
                self.grid.addWidget(self._buttons, 0, _BUTTONS)
            else:
                self.grid.addWidget(self._buttons, 1, 0, 1, -1, Qt.AlignmentFlag.AlignRight)
        self._fold_buttons(self.width() - margins.left() - margins.right())

    def _fold_buttons(self, room: int) -> None:
        """Put the buttons for which there is no room beside one another into a second row."""
        first, second = self._button_rows
        buttons = [button for button in self._shown_buttons if button.parentWidget() is not self]
        ends = accumulate(button.sizeHint().width() + first.spacing() for button in buttons)
        rows = [first if end <= room else second for end in ends]
        if any(row.indexOf(button) < 0 for row, button in zip(rows, buttons, strict=True)):
            for row, button in zip(rows, buttons, strict=True):
                row.addWidget(button)  # moves it from the other row, or to the end of this one

    def _wanted_width(self) -> int:
        """Return the width to have room for beside the buttons."""
        if self._widest is not None:
            return self.fontMetrics().horizontalAdvance(self._widest)
        is_whole = isinstance(self._middle, _Sentence)
        return (self._middle.sizeHint() if is_whole else self._middle.minimumSizeHint()).width()


class LazyBar:
    """A bar that is created when there is first something to show. make: creates it, and puts it in its place."""

    def __init__(self, make: Callable[[], Bar]) -> None:
        self._make = make
        self._bar: Bar | None = None

    def show(self, content: BarContent | None) -> None:
        """Show a content, or no bar."""
        if content is None:
            self.hide()
            return
        if self._bar is None:
            self._bar = self._make()
        self._bar.show_content(content)
        self._bar.show()

    def hide(self) -> None:
        """Hide the bar."""
        if self._bar is not None:
            self._bar.hide()


class StateBar(LazyBar):
    """A bar for a mode of a window. content: returns its content for a state; None where it should not be shown."""

    def __init__(self, make: Callable[[], Bar], content: Callable[[State], BarContent | None]) -> None:
        super().__init__(make)
        self._content = content

    def show_state(self, state: State) -> None:
        """Show the content for a state."""
        self.show(self._content(state))


class _Sentence(ElidedLabel):
    """A label that takes up to `_LINES` lines where it has no room on one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return wrapped_height(self.text(), self.font(), width, _LINES)

    def paintEvent(self, event: QPaintEvent) -> None:
        room = self.contentsRect()
        height = self.heightForWidth(room.width())
        room.setTop(room.top() + (room.height() - height) // 2)
        draw_wrapped(QPainter(self), room, self.text(), _LINES)
        show_tip(self, self.text())

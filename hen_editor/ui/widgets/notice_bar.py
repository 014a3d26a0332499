"""A bar above the board: a sentence, and buttons for what can be done about it."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QToolButton, QWidget

from hen_editor.ui.icons import icon
from hen_editor.ui.theme import is_dark
from hen_editor.ui.widgets.long_text import draw_wrapped, wrapped_lines
from hen_editor.ui.widgets.plain_text import ElidedLabel, label, tooltip

_LIGHT, _DARK = "#fdf3d8", "#443a22"
_LINES = 3


class NoticeButton(NamedTuple):
    """A button of a bar, and what it does."""

    text: str
    tip: str
    do: Callable[[], object]


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
        return self.fontMetrics().lineSpacing() * max(1, wrapped_lines(self.font(), width, self.text(), _LINES))

    def paintEvent(self, event: QPaintEvent) -> None:
        room = self.contentsRect()
        height = self.heightForWidth(room.width())
        room.setTop(room.top() + (room.height() - height) // 2)
        draw_wrapped(QPainter(self), room, self.text(), _LINES)
        self.setToolTip(tooltip(self.text()))


class NoticeBar(QWidget):
    """Shows a sentence, buttons, and one that closes the bar; clicks do not take the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = label("", self)
        self._sentence = _Sentence(self)
        self._replaceable: list[QToolButton] = []
        self._buttons = QWidget(self)
        self._row = QHBoxLayout(self._buttons)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._close = self._button("\u00d7", self.tr("Close this bar"))
        self._close.setAccessibleName(self.tr("Close"))
        self._close.clicked.connect(self.hide)
        self._is_one_row = True
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(8, 2, 4, 2)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(1, 1)
        for column, widget in enumerate((self._icon, self._sentence, self._buttons, self._close)):
            self._grid.addWidget(widget, 0, column)

    def add_button(self, text: str, tip: str) -> QToolButton:
        """Add a button before the one that closes the bar."""
        button = self._button(text, tip)
        self._row.addWidget(button)
        button.show()  # the layout would do so later, and not count it until then
        return button

    def _button(self, text: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setToolTip(tip)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def show_sentence(self, sentence: str) -> None:
        """Show another sentence, and the bar if it was closed."""
        self._sentence.setText(sentence)
        self._arrange()
        self._show_icon()
        self.show()

    def show_notice(self, sentence: str, *buttons: NoticeButton) -> None:
        """Show another sentence with buttons, which replace those of the sentence before."""
        for old in self._replaceable:
            old.hide()
            old.deleteLater()
        self._replaceable = []
        for each in buttons:
            button = self.add_button(each.text, each.tip)
            button.clicked.connect(each.do)
            self._replaceable.append(button)
        self.show_sentence(sentence)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put the buttons beside the sentence, or below it if it would not fit on one line."""
        row = (self._icon, self._sentence, self._buttons, self._close)
        margins = self._grid.contentsMargins()
        gaps = margins.left() + margins.right() + self._grid.horizontalSpacing() * (len(row) - 1)
        has_room = sum(widget.sizeHint().width() for widget in row) + gaps <= self.width()
        if has_room is not self._is_one_row:
            self._is_one_row = has_room
            self._grid.removeWidget(self._buttons)
            if has_room:
                self._grid.addWidget(self._buttons, 0, 2)
            else:
                self._grid.addWidget(self._buttons, 1, 0, 1, 4, Qt.AlignmentFlag.AlignRight)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(_DARK if is_dark(self.palette()) else _LIGHT))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_icon()

    def _show_icon(self) -> None:
        extent = self.style().pixelMetric(self.style().PixelMetric.PM_SmallIconSize)
        self._icon.setPixmap(icon("problem-warning").pixmap(QSize(extent, extent), self.devicePixelRatioF()))

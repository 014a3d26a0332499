"""A bar above the board: a sign, a sentence, and buttons beside it or, where they have no room there, below it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from hen_editor.ui.widgets.buttons import text_button
from hen_editor.ui.widgets.long_text import draw_wrapped, wrapped_lines
from hen_editor.ui.widgets.plain_text import ElidedLabel, label, tooltip

_LINES = 3
_SIGN, _SENTENCE, _BUTTONS = range(3)


class Bars(QWidget):
    """A column of bars, added to `column`; as high as those that are shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)


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


class SentenceBar(QWidget):
    """Shows a sign, a sentence and flat buttons; clicks do not take the focus.

    row: what is beside the sentence or below it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = label("", self)
        self._sentence = _Sentence(self)
        self._buttons = QWidget(self)
        self.row = QHBoxLayout(self._buttons)
        self.row.setContentsMargins(0, 0, 0, 0)
        self._last: list[QWidget] = []
        self._is_one_row = True
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(8, 2, 4, 2)
        self.grid.setVerticalSpacing(0)
        self.grid.setColumnStretch(_SENTENCE, 1)
        self.grid.addWidget(self._sign, 0, _SIGN)
        self.grid.addWidget(self._sentence, 0, _SENTENCE)
        self.grid.addWidget(self._buttons, 0, _BUTTONS)

    def show_sentence(self, sentence: str) -> None:
        """Show another sentence."""
        self._sentence.setText(sentence)
        self._arrange()

    def add_button(self, text: str, tip: str) -> QToolButton:
        """Add a button to the row."""
        button = text_button(text, tip, self)
        self.row.addWidget(button)
        button.show()  # the layout would do so later, and not count it until then
        return button

    def add_last(self, widget: QWidget) -> None:
        """Add a widget at the right end of the sentence, where it stays."""
        self._last.append(widget)
        self.grid.addWidget(widget, 0, self.grid.columnCount())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def sentence_width(self) -> int:
        """Return the width to have room for beside the buttons."""
        return self._sentence.sizeHint().width()

    def _arrange(self) -> None:
        """Put the buttons beside the sentence, or below it if it would not fit on one line."""
        others = (self._sign, self._buttons, *self._last)
        margins = self.grid.contentsMargins()
        gaps = margins.left() + margins.right() + self.grid.horizontalSpacing() * len(others)
        needed = self.sentence_width() + sum(widget.sizeHint().width() for widget in others) + gaps
        if (needed <= self.width()) is not self._is_one_row:
            self._is_one_row = not self._is_one_row
            self.grid.removeWidget(self._buttons)
            if self._is_one_row:
                self.grid.addWidget(self._buttons, 0, _BUTTONS)
            else:
                self.grid.addWidget(self._buttons, 1, 0, 1, -1, Qt.AlignmentFlag.AlignRight)

    def show_sign(self, sign: QIcon, side: int) -> None:
        """Show a sign of some height in pixels."""
        self._sign.setPixmap(sign.pixmap(QSize(side, side), self.devicePixelRatioF()))

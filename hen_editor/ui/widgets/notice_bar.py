"""A bar above the board: a sentence, and buttons for what can be done about it."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from hen_editor.ui.icons import icon
from hen_editor.ui.theme import is_dark
from hen_editor.ui.widgets.plain_text import ElidedLabel, label

_LIGHT, _DARK = "#fdf3d8", "#443a22"


class NoticeButton(NamedTuple):
    """A button of a bar, and what it does."""

    text: str
    tip: str
    do: Callable[[], object]


class NoticeBar(QWidget):
    """Shows a sentence, buttons, and one that closes the bar; clicks do not take the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = label("", self)
        self._sentence = ElidedLabel(self)
        self._replaceable: list[QToolButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(8, 2, 4, 2)
        self._row.addWidget(self._icon)
        self._row.addWidget(self._sentence, 1)
        close = self.add_button("\u00d7", self.tr("Close this bar"))
        close.setAccessibleName(self.tr("Close"))
        close.clicked.connect(self.hide)

    def add_button(self, text: str, tip: str) -> QToolButton:
        """Add a button before the one that closes the bar."""
        button = QToolButton(self)
        button.setText(text)
        button.setToolTip(tip)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._row.insertWidget(self._row.count() - 1 if self._row.count() > 2 else -1, button)
        return button

    def show_sentence(self, sentence: str) -> None:
        """Show another sentence, and the bar if it was closed."""
        self._sentence.setText(sentence)
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

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(_DARK if is_dark(self.palette()) else _LIGHT))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_icon()

    def _show_icon(self) -> None:
        extent = self.style().pixelMetric(self.style().PixelMetric.PM_SmallIconSize)
        self._icon.setPixmap(icon("problem-warning").pixmap(QSize(extent, extent), self.devicePixelRatioF()))

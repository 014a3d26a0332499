"""A bar above the board with something to notice: a sentence, and buttons for what can be done about it."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolButton, QWidget

from hen_editor.ui.icons import icon
from hen_editor.ui.theme import is_dark
from hen_editor.ui.widgets.buttons import text_button
from hen_editor.ui.widgets.sentence_bar import SentenceBar

_LIGHT, _DARK = "#fdf3d8", "#443a22"


class NoticeButton(NamedTuple):
    """A button of a bar, and what it does."""

    text: str
    tip: str
    do: Callable[[], object]


class NoticeBar(SentenceBar):
    """Shows a sentence, buttons, and one that closes the bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._replaceable: list[QToolButton] = []
        close = text_button("\u00d7", self.tr("Close this bar"), self)
        close.setAccessibleName(self.tr("Close"))
        close.clicked.connect(self.hide)
        self.add_last(close)

    def show_sentence(self, sentence: str) -> None:
        """Show another sentence, and the bar if it was closed."""
        self._show_icon()
        super().show_sentence(sentence)
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
        self.show_sign(icon("problem-warning"), self.style().pixelMetric(self.style().PixelMetric.PM_SmallIconSize))

"""A bar above the board that reports repairs of a file."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from hen_editor.ui.icons import icon
from hen_editor.ui.theme import is_dark
from hen_editor.ui.widgets.plain_text import ElidedLabel, label

_LIGHT, _DARK = "#fdf3d8", "#443a22"


class RepairBar(QWidget):
    """Shows a sentence, with a button for the list of problems and a menu of commands on the file.

    show_clicked: the user wants to see the problems.
    """

    show_clicked = Signal()

    def __init__(self, actions: list[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = label("", self)
        self._sentence = ElidedLabel(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 4, 2)
        row.addWidget(self._icon)
        row.addWidget(self._sentence, 1)
        show = self._button(self.tr("Show"), self.tr("Show the list of problems"))
        show.clicked.connect(self.show_clicked)
        copies = self._button(self.tr("Copies"), self.tr("Save a copy of the file"))
        menu = QMenu(copies)
        menu.addActions(actions)
        copies.setMenu(menu)
        copies.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        close = self._button("\u00d7", self.tr("Close this bar"))
        close.setAccessibleName(self.tr("Close"))
        close.clicked.connect(self.hide)
        for button in (show, copies, close):
            row.addWidget(button)

    def show_sentence(self, sentence: str) -> None:
        """Show another sentence, and the bar if it was closed."""
        self._sentence.setText(sentence)
        self._show_icon()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(_DARK if is_dark(self.palette()) else _LIGHT))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_icon()

    def _show_icon(self) -> None:
        extent = self.style().pixelMetric(self.style().PixelMetric.PM_SmallIconSize)
        self._icon.setPixmap(icon("problem-warning").pixmap(QSize(extent, extent), self.devicePixelRatioF()))

    def _button(self, text: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setToolTip(tip)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

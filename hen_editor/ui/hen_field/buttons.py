"""The buttons beside the text of the HEN field."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from hen_editor.ui.icons import icon
from hen_editor.ui.style.roles import make_primary
from hen_editor.ui.widgets.buttons import action_button

_GAP = 8


class HenButtons(QWidget):
    """Buttons to copy and to paste, and a menu of what is done less often.

    copy_wanted: "hen" or "address". paste_wanted: paste into the field. layout_wanted: whether one row a line.
    """

    copy_wanted = Signal(str)
    paste_wanted = Signal()
    layout_wanted = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_GAP)
        self._copy = self._button("copy-hen", self.tr("Copy"), self.tr("Copy HEN"))
        make_primary(self._copy)
        self._address = self._button("link", self.tr("Link"), self.tr("Copy as web address"))
        self._paste = self._button("paste", self.tr("Paste"), self.tr("Paste"))
        self._more = self._button("more", "", self.tr("More"))
        self._labelled = (self._copy, self._address, self._paste)
        menu = QMenu(self._more)
        self._normalise = menu.addAction(icon("normalise"), self.tr("&Normalise to canonical form"))
        self._rows = menu.addAction(icon("one-row-per-line"), self.tr("&One row per line"))
        self._rows.setCheckable(True)
        self._more.setMenu(menu)
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._copy.clicked.connect(lambda: self.copy_wanted.emit("hen"))
        self._address.clicked.connect(lambda: self.copy_wanted.emit("address"))
        self._paste.clicked.connect(self.paste_wanted)
        self._normalise.triggered.connect(lambda: self.layout_wanted.emit(False))
        self._rows.triggered.connect(self.layout_wanted)
        self._has_words = False
        self.show_words(wanted=True)

    @property
    def width_with_words(self) -> int:
        """The width of the buttons with their words."""
        return self._width_with_words

    def add_actions(self, actions: Sequence[QAction]) -> None:
        """Add buttons with icons for actions, before the menu."""
        for action in actions:
            button = action_button(action, self)
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
            self._row.insertWidget(self._row.count() - 1, button)
        self._measure()

    def button_of(self, action: QAction) -> QToolButton:
        """Return the button that was added for an action."""
        return next(button for button in self.findChildren(QToolButton) if button.defaultAction() is action)

    def show_words(self, *, wanted: bool) -> None:
        """Show words beside the icons, or icons alone."""
        if wanted is not self._has_words:
            self._has_words = wanted
            style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon if wanted else Qt.ToolButtonStyle.ToolButtonIconOnly
            for button in self._labelled:
                button.setToolButtonStyle(style)
            self._measure()

    def show_state(self, *, can_copy: bool, can_paste: bool, can_lay_out: bool, multiline: bool) -> None:
        """Enable what can be done now, and show how the text is laid out."""
        for button in (self._copy, self._address):
            button.setEnabled(can_copy)
        self._paste.setEnabled(can_paste)
        self._normalise.setEnabled(can_lay_out)
        self._rows.setEnabled(can_lay_out)
        self._rows.setChecked(multiline)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measure()

    def _measure(self) -> None:
        if self._has_words:
            self._width_with_words = self.sizeHint().width()

    def _button(self, drawn: str, words: str, title: str) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon(drawn))
        button.setText(words)
        button.setToolTip(title)
        button.setAccessibleName(title)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._row.addWidget(button)
        return button

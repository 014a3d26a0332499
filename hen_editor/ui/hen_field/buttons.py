"""The buttons beside the text of the HEN field."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from hen_editor.ui.icons import icon
from hen_editor.ui.style.roles import Role, give_role
from hen_editor.ui.widgets.buttons import IconButton

_GAP = 8


class HenButtons(QWidget):
    """Buttons for actions, and a menu for what is used less often.

    layout_wanted: lay the text out with one row of the board per line (True), or in a single line (False).
    menu: of what is used less often.
    """

    layout_wanted = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_GAP)
        self._labelled: list[QToolButton] = []
        self._more = IconButton(self, flat=False)
        self._more.setIcon(icon("more"))
        self._more.setToolTip(self.tr("More"))
        self._more.setAccessibleName(self.tr("More"))
        self._more.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._row.addWidget(self._more)
        self.menu = menu = QMenu(self._more)
        self._normalise = menu.addAction(icon("normalise"), self.tr("&Normalise to canonical form"))
        self._rows = menu.addAction(icon("one-row-per-line"), self.tr("&One row per line"))
        self._rows.setCheckable(True)
        self._more.open_menu(menu)
        self._normalise.triggered.connect(lambda: self.layout_wanted.emit(False))
        self._rows.triggered.connect(self.layout_wanted)
        self._has_words = True
        self._width_with_words = 0

    @property
    def width_with_words(self) -> int:
        """The width of the buttons with their labels."""
        return self._width_with_words

    def add_actions(self, groups: Sequence[Sequence[QAction]]) -> None:
        """Add buttons before the menu, in groups that are apart; the first button is the one most used."""
        for group in groups:
            if self._labelled:
                self._row.insertSpacing(self._row.count() - 1, _GAP)
            for action in group:
                button = self._labelled_button(action)
                button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
                self._row.insertWidget(self._row.count() - 1, button)
                self._labelled.append(button)
        give_role(self._labelled[0], Role.TONAL)
        self._more.raise_()  # makes it the last sibling: Tab and arrow keys follow the order of siblings
        self._measure()

    def button_of(self, action: QAction) -> QToolButton:
        """Return the button that was added for an action."""
        return next(button for button in self.findChildren(QToolButton) if button.defaultAction() is action)

    def show_words(self, *, wanted: bool) -> None:
        """Show labels beside the icons, or icons alone."""
        if wanted is not self._has_words:
            self._has_words = wanted
            style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon if wanted else Qt.ToolButtonStyle.ToolButtonIconOnly
            for button in self._labelled:
                button.setToolButtonStyle(style)
            self._measure()

    def show_state(self, *, can_lay_out: bool, multiline: bool) -> None:
        """Enable what can be done now, and check how the text is laid out."""
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

    def _labelled_button(self, action: QAction) -> QToolButton:
        button = IconButton(self, flat=False)
        button.setDefaultAction(action)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        return button

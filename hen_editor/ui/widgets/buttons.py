"""Buttons, and texts that can change without moving their neighbours."""

from collections.abc import Iterable, Sequence

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QMenu, QToolButton, QWidget

from hen_editor.ui.icons import icon
from hen_editor.ui.style.buttons import ROOM_FOR_ARROW, has_arrow

_GAP = 8


class FlatButton(QToolButton):
    """A button with a background only under the pointer; a click does not take the focus.

    With a text and a menu, it has room for the arrow after the text, which Qt's size hint leaves out.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoRaise(True)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return hint + QSize(ROOM_FOR_ARROW, 0) if has_arrow(self) else hint

    def open_menu(self, menu: QMenu) -> None:
        """Set a menu that opens when the button is pressed."""
        self.setMenu(menu)
        # Where an entry opens a dialog, Qt does not notice that the pointer has left the button.
        menu.aboutToHide.connect(lambda: self.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)


def icon_side(widget: QWidget) -> int:
    """Return the side of an icon as high as the text of a widget, and at least as large as the style's icons."""
    least = widget.style().pixelMetric(QtWidgets.QStyle.PixelMetric.PM_SmallIconSize)
    return max(least, widget.fontMetrics().height())


class IconButton(FlatButton):
    """A button with an icon that grows with the font. flat: whether it has a background only under the pointer."""

    def __init__(self, parent: QWidget, *, flat: bool = True) -> None:
        super().__init__(parent)
        self.setAutoRaise(flat)
        self._fit_icon()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_icon()

    def _fit_icon(self) -> None:
        side = icon_side(self)
        self.setIconSize(QSize(side, side))


def action_button(action: QAction, parent: QWidget) -> QToolButton:
    """Return a flat button for an action; clicking it does not take the focus."""
    button = IconButton(parent)
    button.setDefaultAction(action)
    return button


def button_row(actions: Sequence[QAction], parent: QWidget) -> QWidget:
    """Return a row of small buttons for actions that menus have, too: Tab skips them."""
    row = QWidget(parent)
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, _GAP, 0)
    line.setSpacing(_GAP)
    for action in actions:
        button = action_button(action, row)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        line.addWidget(button)
    return row


def text_button(text: str, tip: str, parent: QWidget) -> FlatButton:
    """Return a flat button with a text; clicking it does not take the focus."""
    button = FlatButton(parent)
    button.setText(text)
    button.setToolTip(tip)
    return button


def icon_button(name: str, title: str, parent: QWidget) -> IconButton:
    """Return a flat button with the icon of this name and a title; clicking it does not take the focus."""
    button = IconButton(parent)
    button.setIcon(icon(name))
    button.setToolTip(title)
    button.setAccessibleName(title)
    return button


def name_part(widget: QWidget, part: str, title: str) -> None:
    """Give a title to a button that Qt has created inside a widget. part: the object name of the button."""
    button = widget.findChild(QToolButton, part)
    if button is not None:
        button.setToolTip(title)
        button.setAccessibleName(title)


def show_words(widget: QLabel | QToolButton, words: str) -> None:
    """Set the text of a widget, which grows if necessary and never shrinks.

    Its size is fixed, so its neighbours stay where they are, and a new text triggers no layout of the window.
    """
    if words == widget.text():
        return
    widget.setText(words)
    room = widget.sizeHint().expandedTo(widget.minimumSize())
    if room != widget.minimumSize():
        widget.setFixedSize(room)


def make_room(widget: QLabel | QToolButton, texts: Iterable[str]) -> None:
    """Make a widget wide enough for each of these texts, so that none of them moves its neighbours."""
    for words in texts:
        show_words(widget, words)


def width_before_words(box: QAbstractButton) -> int:
    """Return the indent of the text of a check box or a radio button, to align widgets below it."""
    metric = QtWidgets.QStyle.PixelMetric
    parts = (
        (metric.PM_ExclusiveIndicatorWidth, metric.PM_RadioButtonLabelSpacing)
        if isinstance(box, QtWidgets.QRadioButton)
        else (metric.PM_IndicatorWidth, metric.PM_CheckBoxLabelSpacing)
    )
    return sum(box.style().pixelMetric(part, None, box) for part in parts)

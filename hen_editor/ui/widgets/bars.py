"""What bars are made of: a row that hides what has no room, buttons, and texts that change in place."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QAction, QFocusEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLayout,
    QStyle,
    QStyleOptionFocusRect,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hen_editor.ui.icons import icon


class Bars(QWidget):
    """A column of bars, added to `column`; as high as those that are shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)


class RoomyRow(QWidget):
    """A row whose widgets are added to `row`; if it is too narrow, those in `collapsible` are hidden, in order."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = QHBoxLayout(self)
        self.row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.collapsible: Sequence[QWidget] = ()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least_width(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._leave_out()

    def event(self, event: QEvent) -> bool:
        taken = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._leave_out()
        return taken

    def _leave_out(self) -> None:
        used = self._least_width()
        has_room = True
        for widget in reversed(self.collapsible):
            used += self._width_of(widget)
            has_room = has_room and used <= self.width()
            if has_room == widget.isHidden():
                widget.setVisible(has_room)

    def _least_width(self) -> int:
        shown = (self._width_of(widget) for widget in self.collapsible if not widget.isHidden())
        return self.row.sizeHint().width() - sum(shown)

    def _width_of(self, widget: QWidget) -> int:
        return widget.sizeHint().expandedTo(widget.minimumSize()).width() + self.row.spacing()


class FlatButton(QToolButton):
    """A button with a frame only below the pointer and with the focus, which a click does not take."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoRaise(True)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.setAutoRaise(False)  # Fusion shows the focus of flat buttons by a faint shade alone

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setAutoRaise(True)


def action_button(action: QAction, parent: QWidget) -> QToolButton:
    """Return a flat button for an action; clicking it does not take the focus."""
    button = FlatButton(parent)
    button.setDefaultAction(action)
    return button


def text_button(text: str, tip: str, parent: QWidget) -> QToolButton:
    """Return a flat button with a text; clicking it does not take the focus."""
    button = FlatButton(parent)
    button.setText(text)
    button.setToolTip(tip)
    return button


def icon_button(name: str, title: str, parent: QWidget) -> QToolButton:
    """Return a flat button with the icon of this name and a title; clicking it does not take the focus."""
    button = FlatButton(parent)
    button.setIcon(icon(name))
    button.setToolTip(title)
    button.setAccessibleName(title)
    return button


def show_words(widget: QLabel | QToolButton, words: str) -> None:
    """Set the text of a widget, which grows if necessary and never shrinks.

    With its fixed size, its neighbours stay where they are and no text triggers a layout of the window.
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


def draw_focus(widget: QWidget) -> None:
    """Draw the frame that shows the focus of a widget, while that is painted."""
    around = QStyleOptionFocusRect()
    around.initFrom(widget)
    widget.style().drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, around, QPainter(widget), widget)

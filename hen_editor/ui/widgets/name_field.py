"""A line of text that may be longer than its field."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionFrame

from hen_editor.ui.widgets.plain_text import show_tip, tooltip

_QT_MARGIN = 2
"""The margin at both sides of the text, in pixels, which Qt does not tell."""


class NameField(QLineEdit):
    """A field whose text, while it has no focus, is seen from its beginning.

    A text that is longer than the field is then elided, and the tooltip has all of it.
    """

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            self.setCursorPosition(0)

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        room = self._room(option)
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        tip = "" if shown == self.text() else self.text()
        if tooltip(tip) != self.toolTip():
            show_tip(self, tip)
        if not tip or self.hasFocus():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelLineEdit, option, painter, self)
        painter.setPen(self.palette().text().color())
        painter.drawText(room.left(), room.top() + self.fontMetrics().ascent(), shown)

    def _room(self, option: QStyleOptionFrame) -> QRect:
        """Return where the line of text is, as Qt places it."""
        contents = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)
        inside, height = contents.marginsRemoved(self.textMargins()), self.fontMetrics().height()
        top = inside.top() + (inside.height() - height + 1) // 2
        return QRect(inside.left() + _QT_MARGIN, top, inside.width() - 2 * _QT_MARGIN, height)

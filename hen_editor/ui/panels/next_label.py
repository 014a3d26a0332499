"""The field for the next letter or number."""

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from hen_editor.ui.widgets.plain_text import label

_ALLOWED = {"letter": "[A-Za-z]", "number": "[1-9][0-9]{0,3}"}
"""What may be entered for each counting tool."""


class NextLabel(QWidget):
    """Shows the next label while a counting tool is active.

    chosen: the next label entered by the user; empty to start again. left: the focus is to go elsewhere: Enter or Esc
    was pressed, or the field is hidden.
    """

    chosen = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._caption = label(self.tr("Next:"), self)
        self._field = _Field(self)
        self._field.setAccessibleName(self.tr("Next label"))
        self._field.setToolTip(self.tr("The next letter or number; type another to continue from there"))
        self._field.setFixedWidth(self.fontMetrics().horizontalAdvance("00000") + 12)
        self._field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._field.textEdited.connect(self.chosen)
        self._field.left.connect(self.left)
        self._caption.setBuddy(self._field)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self._caption)
        row.addWidget(self._field)
        self.show_tool("")

    def show_tool(self, name: str) -> None:
        """Show the field for a counting tool, hide it for others."""
        allowed = _ALLOWED.get(name)
        if allowed is not None:
            self._field.setValidator(QRegularExpressionValidator(QRegularExpression(allowed), self._field))
        elif self.window().focusWidget() is self._field:
            self.left.emit()  # hidden while its window is not the active one, a field keeps the focus
        for shown in (self._caption, self._field):
            shown.setVisible(allowed is not None)

    def show_next(self, label: str) -> None:
        """Show the next label, unless the user is editing it."""
        if not self._field.hasFocus():
            self._field.setText(label)


class _Field(QLineEdit):
    """A field that is left with Enter or Esc. Its text is selected when it gets the focus."""

    left = Signal()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            self.left.emit()
        else:
            super().keyPressEvent(event)

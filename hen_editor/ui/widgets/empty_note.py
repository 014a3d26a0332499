"""A line in a list that has nothing to show."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractItemView, QLabel, QVBoxLayout


class EmptyNote(QLabel):
    """Says in the middle of a list, while it is shown, why there is nothing."""

    def __init__(self, text: str, view: QAbstractItemView) -> None:
        super().__init__(view.viewport())
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        QVBoxLayout(view.viewport()).addWidget(self)
        self.hide()

"""A keyboard with every character: that of QTest has those of ASCII alone."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget


def type_text(widget: QWidget, text: str) -> None:
    """Press and release a key for each character; a line break is the Return key."""
    for character in text:
        key = Qt.Key.Key_Return if character == "\n" else Qt.Key.Key_unknown
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "\r" if character == "\n" else character)
            QCoreApplication.sendEvent(widget, event)

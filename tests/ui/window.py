"""What tests of the whole window share: keys pressed and points clicked as a user would."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from hen_editor.core.board import Point
from hen_editor.ui.main_window import MainWindow

_NONE = Qt.KeyboardModifier.NoModifier


def press(window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = _NONE) -> None:
    """Press a key where the focus of the window is."""
    focused = window.focusWidget()
    assert isinstance(focused, QWidget)
    QTest.keyClick(focused, key, modifiers)


def click(
    window: MainWindow,
    point: Point,
    button: Qt.MouseButton = Qt.MouseButton.LeftButton,
    modifiers: Qt.KeyboardModifier = _NONE,
) -> None:
    """Click a point of the board."""
    QTest.mouseClick(window.board.viewport(), button, modifiers, window.board.centre_of(point).toPoint())

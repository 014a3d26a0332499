"""The windows of the program: each with a document of its own."""

import gc

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtWidgets import QApplication

from hen_editor.ui.theme import Theme
from hen_editor.ui.window.main_window import MainWindow

_STEP = QPoint(32, 32)
"""How far a window lies from the one that it was opened in."""


class Windows(QObject):
    """Opens windows, and keeps them until they are closed."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._theme = theme
        self._windows: list[MainWindow] = []

    def open(self) -> MainWindow:
        """Show a new window with an empty board, beside the one in which it was asked for."""
        before = QApplication.activeWindow()
        window = MainWindow(self._theme, at_once=False)
        self._windows.append(window)
        window.destroyed.connect(lambda: self._let_go(window))
        window.hen_opened.connect(self._open_hen)
        window.window_wanted.connect(self.open)
        if isinstance(before, MainWindow) and not before.isMaximized() and not before.isFullScreen():
            window.setGeometry(before.geometry().translated(_STEP))
        window.show()
        return window

    def _let_go(self, window: MainWindow) -> None:
        self._windows.remove(window)
        if self._windows:
            QTimer.singleShot(0, self, _collect_garbage)

    def _open_hen(self, text: str) -> None:
        self.open().document.type_hen(text)


def _collect_garbage() -> None:
    """Free the memory of a window and its document, though they were kept from the garbage collector."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()

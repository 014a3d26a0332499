"""The window that is measured."""

from PySide6.QtTest import QTest

from hen_editor.app import Application, collect_garbage
from hen_editor.ui.window.main_window import MainWindow


def window_on_screen(application: Application) -> MainWindow:
    """Return a window that is shown, active and complete; what was needed to make it is collected."""
    window = application.open_window()
    window.resize(1280, 800)
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    window.complete()
    collect_garbage()
    return window

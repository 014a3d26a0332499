"""The windows of the program that are open."""

from PySide6.QtWidgets import QApplication

from hen_editor.ui.views import Views


def open_windows() -> list[Views]:
    """Return the windows that are open, by their titles."""
    windows = (widget for widget in QApplication.topLevelWidgets() if isinstance(widget, Views) and widget.isVisible())
    return sorted(windows, key=lambda window: window.windowTitle().casefold())

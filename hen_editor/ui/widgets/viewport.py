"""Viewports created in Python."""

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget


def known_viewport(parent: QWidget) -> QWidget:
    """Return a viewport for a scroll area, like its default one.

    When Qt first returns a plain widget that was not created in Python, PySide initialises the classes of all widgets
    to find its type: 10 ms at startup.
    """
    viewport = QWidget(parent)
    viewport.setBackgroundRole(QPalette.ColorRole.Base)
    viewport.setAutoFillBackground(True)
    return viewport

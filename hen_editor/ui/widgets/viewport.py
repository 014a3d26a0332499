"""Viewports that Python knows."""

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget


def known_viewport(parent: QWidget) -> QWidget:
    """Return a viewport for a scroll area, like the one it makes for itself.

    When Qt first returns a plain widget that Python did not make, PySide makes the classes of all widgets there are,
    to see which it is: 10 ms of the start.
    """
    viewport = QWidget(parent)
    viewport.setBackgroundRole(QPalette.ColorRole.Base)
    viewport.setAutoFillBackground(True)
    return viewport

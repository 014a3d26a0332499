"""Buttons for actions."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton, QWidget


def action_button(action: QAction, parent: QWidget) -> QToolButton:
    """Return a flat button for an action; clicking it does not take the focus."""
    button = QToolButton(parent)
    button.setDefaultAction(action)
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return button

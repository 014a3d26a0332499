"""Dialogs and menus that are there until they are closed, and destroyed then rather than with their window."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QDialog, QMenu


def run(dialog: QDialog) -> bool:
    """Show a dialog until it is closed; return whether it was accepted.

    It can still be asked for its answers in the function that ran it.
    """
    accepted = bool(dialog.exec())
    dialog.deleteLater()
    return accepted


def pop_up(menu: QMenu, place: QPoint) -> None:
    """Show a menu at a place on the screen."""
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(place)

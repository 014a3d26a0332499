"""Dialogs and menus that are destroyed when closed rather than with their window."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt

if TYPE_CHECKING:  # PySide makes a class when it is first imported, and no dialog is needed before the first paint
    from PySide6.QtWidgets import QDialog, QMenu

ROOM_FOR_FRAME = QSize(16, 64)
"""What the frame and the title bar of a window may take of the screen."""


def run(dialog: "QDialog") -> bool:
    """Show a dialog until it is closed, no larger than the screen; return whether it was accepted.

    Its fields can still be read in the function that called this.
    """
    if dialog.testAttribute(Qt.WidgetAttribute.WA_Resized):
        dialog.resize(dialog.size().boundedTo(dialog.screen().availableSize() - ROOM_FOR_FRAME))
    accepted = bool(dialog.exec())
    dialog.deleteLater()
    return accepted


def pop_up(menu: "QMenu", place: QPoint) -> None:
    """Show a menu at a screen position."""
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(place)

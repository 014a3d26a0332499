"""Dialogs and menus that are destroyed when closed rather than with their window."""

from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon

from hen_editor.ui.style.roles import show_focus

if TYPE_CHECKING:  # PySide makes a class when it is first imported, and no dialog is needed before the first paint
    from PySide6.QtWidgets import QDialog, QMenu

ROOM_FOR_FRAME = QSize(16, 64)
"""What the frame and the title bar of a window may take of the screen."""

ROOM_FOR_TITLE_BUTTONS = 120
"""What is beside the title in a title bar, in pixels."""


def run(dialog: "QDialog") -> bool:
    """Show a dialog until it is closed, no larger than the screen; return whether it was accepted.

    Its title is whole, and its buttons have words alone. Its fields can still be read in the function that called this.
    """
    size = dialog.sizeHint()  # for which a dialog of Qt makes its buttons
    for box in dialog.findChildren(QtWidgets.QDialogButtonBox):
        for button in box.buttons():
            button.setIcon(QIcon())
    for view in dialog.findChildren(QtWidgets.QAbstractScrollArea):
        if view.frameShape() is QtWidgets.QFrame.Shape.StyledPanel:
            show_focus(view)
    title = f"{dialog.windowTitle()} — {QGuiApplication.applicationDisplayName()}"
    width = dialog.fontMetrics().horizontalAdvance(title) + ROOM_FOR_TITLE_BUTTONS
    if size.width() < width and not dialog.testAttribute(Qt.WidgetAttribute.WA_Resized):
        dialog.resize(width, size.height())
    if dialog.testAttribute(Qt.WidgetAttribute.WA_Resized):
        dialog.resize(dialog.size().boundedTo(dialog.screen().availableSize() - ROOM_FOR_FRAME))
    accepted = bool(dialog.exec())
    dialog.deleteLater()
    return accepted


def pop_up(menu: "QMenu", place: QPoint) -> None:
    """Show a menu at a screen position."""
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(place)

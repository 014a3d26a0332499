"""Dialogs and menus that are destroyed when closed rather than with their window."""

from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication, QIcon

from hen_editor.ui.style.roles import semibold, show_focus

if TYPE_CHECKING:  # PySide creates a class when it is imported, and no dialog is needed before the first paint
    from PySide6.QtWidgets import QDialog, QMenu

ROOM_FOR_FRAME = QSize(16, 64)
"""The room for the frame and the title bar of a window on the screen, in pixels."""

ROOM_FOR_TITLE_BUTTONS = 120
"""The room for buttons beside the title in a title bar, in pixels."""


def run(dialog: "QDialog") -> bool:
    """Show a dialog until it is closed, no larger than the screen; return whether it was accepted.

    It is wide enough for its title, and its buttons have no icons. Its fields can still be read after this returns: it
    is destroyed later.
    """
    size = dialog.sizeHint()  # first: this makes dialogs of Qt create their buttons
    for box in dialog.findChildren(QtWidgets.QDialogButtonBox):
        for button in box.buttons():
            button.setIcon(QIcon())
    for view in dialog.findChildren(QtWidgets.QAbstractScrollArea):
        if view.frameShape() is QtWidgets.QFrame.Shape.StyledPanel:
            show_focus(view)
    title = f"{dialog.windowTitle()} — {QGuiApplication.applicationDisplayName()}"
    width = QFontMetrics(semibold(dialog.font())).horizontalAdvance(title) + ROOM_FOR_TITLE_BUTTONS
    if size.width() < width and not dialog.testAttribute(Qt.WidgetAttribute.WA_Resized):
        dialog.resize(width, size.height())
    fit_to_screen(dialog)
    accepted = bool(dialog.exec())
    dialog.deleteLater()
    return accepted


def room_for(dialog: "QDialog") -> QRect:
    """Return the part of the screen that is available for a dialog with its frame."""
    return dialog.screen().availableGeometry()


def fit_to_screen(dialog: "QDialog") -> None:
    """Keep a dialog that is not shown yet within the screen: if it is too large, all but its buttons scrolls."""
    if dialog.isFullScreen():
        return
    place, is_resized = room_for(dialog), dialog.testAttribute(Qt.WidgetAttribute.WA_Resized)
    room = place.size() - ROOM_FOR_FRAME
    wanted = dialog.size() if is_resized else dialog.sizeHint()
    least = dialog.minimumSizeHint() if is_resized else wanted  # without a size of its own, it may grow with a remark
    least, layout = least.expandedTo(dialog.minimumSize()), dialog.layout()
    if layout is not None and least.boundedTo(room) != least:
        dialog.setMinimumSize(0, 0)
        _make_scrollable(dialog, layout)
    if is_resized or wanted.boundedTo(room) != wanted:
        dialog.resize(wanted.boundedTo(room))
    if dialog.testAttribute(Qt.WidgetAttribute.WA_Moved):
        last = (
            place.bottomRight()
            - dialog.rect().adjusted(0, 0, ROOM_FOR_FRAME.width(), ROOM_FOR_FRAME.height()).bottomRight()
        )
        dialog.move(max(place.x(), min(dialog.x(), last.x())), max(place.y(), min(dialog.y(), last.y())))


def _make_scrollable(dialog: "QDialog", layout: QtWidgets.QLayout) -> None:
    """Move the content of a dialog into a scroll area, except the row of buttons at its end."""
    end = layout.itemAt(layout.count() - 1)
    last = None if end is None else end.widget()
    buttons = last if isinstance(last, QtWidgets.QDialogButtonBox) else None
    if buttons is not None:
        layout.removeWidget(buttons)
    area, inside = QtWidgets.QScrollArea(dialog), QtWidgets.QWidget()
    inside.setLayout(layout)  # this also moves the widgets in the layout
    area.setWidgetResizable(True)
    area.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
    area.setWidget(inside)
    column = QtWidgets.QVBoxLayout(dialog)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(area)
    if buttons is not None:
        margins = layout.contentsMargins()
        margins.setTop(0)
        below = QtWidgets.QVBoxLayout()
        below.setContentsMargins(margins)
        below.addWidget(buttons)
        column.addLayout(below)


def pop_up(menu: "QMenu", place: QPoint) -> None:
    """Show a menu at a screen position."""
    menu.aboutToHide.connect(menu.deleteLater)  # later: Qt triggers the chosen action after hiding the menu
    menu.popup(place)

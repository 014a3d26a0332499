"""A bar above the board that reports repairs of a file."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from hen_editor.ui.widgets.notice_bar import NoticeBar


class RepairBar(NoticeBar):
    """Shows a sentence, with a button for the list of problems and a menu of commands on the file.

    show_clicked: the user wants to see the problems.
    """

    show_clicked = Signal()

    def __init__(self, actions: list[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        show = self.add_button(self.tr("Show"), self.tr("Show the list of problems"))
        show.clicked.connect(self.show_clicked)
        copies = self.add_button(self.tr("Copies"), self.tr("Save a copy of the file"))
        menu = QMenu(copies)
        menu.addActions(actions)
        copies.setMenu(menu)
        copies.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

"""The game panel: the tree, the name and comment of this node, and navigation buttons."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from hen_editor.ui.panels.comment_box import CommentBox
from hen_editor.ui.panels.navigation_bar import NavigationBar
from hen_editor.ui.tree.view import TreeView


class GamePanel(QWidget):
    """Holds the views of a game.

    steps: the actions with buttons below the tree.
    """

    def __init__(self, steps: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tree = TreeView(self)
        self.comment_box = CommentBox(self)
        self.navigation = NavigationBar(steps, self)
        self.splitter = splitter = QSplitter(Qt.Orientation.Vertical, self)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self.tree)
        splitter.addWidget(self.comment_box)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 6, 6, 6)
        column.addWidget(splitter)
        column.addWidget(self.navigation)

"""The game panel: the tree of moves, the name and the comment of the node shown, and buttons to step through them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from hen_editor.core.editing.line_lengths import LineLengths
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.sgf.charsets import whole_text
from hen_editor.ui.actions import Actions
from hen_editor.ui.comment_box import CommentBox
from hen_editor.ui.navigation_bar import NavigationBar
from hen_editor.ui.tree_panel.view import TreeView

_STEPS = ("first", "back-10", "back", "forward", "forward-10", "last", "variation-up", "variation-down")
"""The actions that have a button."""


class GamePanel(QWidget):
    """Mirrors the game of a snapshot."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line_lengths = LineLengths()
        self.tree = TreeView(self)
        self.comment_box = CommentBox(self)
        self._navigation = NavigationBar([actions[name] for name in _STEPS], self)
        splitter = QSplitter(Qt.Orientation.Vertical, self)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self.tree)
        splitter.addWidget(self.comment_box)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 6, 6, 6)
        column.addWidget(splitter)
        column.addWidget(self._navigation)

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Show the game, the node and its texts."""
        tree, node = snapshot.tree, snapshot.node
        self.tree.show_tree(tree, node)
        texts = tree.node(node)
        name, comment = (whole_text(str(texts.get(text, ""))) for text in ("N", "C"))
        self.comment_box.show_comment(name, comment, tree.size)
        number = snapshot.move_number
        after = self._line_lengths.after(tree, node)
        self._navigation.show_move(number, None if after is None else number + after)

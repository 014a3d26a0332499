"""The game panel: the tree of moves, the name and the comment of the node shown, and buttons to step through them."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.line import MovesAfter
from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from hen_editor.ui.panels.comment_box import CommentBox
from hen_editor.ui.panels.navigation_bar import NavigationBar
from hen_editor.ui.tree.view import TreeView
from hen_editor.ui.widgets.long_text import LONGEST

_LONGEST = 2 * LONGEST
"""How many raw characters of a text are read; in a text that is shown as a whole, each may be escaped."""


class GamePanel(QWidget):
    """Mirrors the game of a snapshot.

    steps: the actions that have a button below the tree.
    """

    commented: Snapshot | None = None
    """The snapshot whose name and comment are shown."""

    def __init__(self, steps: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moves_after = MovesAfter()
        self.tree = TreeView(self)
        self.comment_box = CommentBox(self)
        self._navigation = NavigationBar(steps, self)
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

    @property
    def mirrors(self) -> tuple[Callable[[Snapshot], None], ...]:
        """What shows a snapshot, each its part of it: an error in one leaves the others as they should be."""
        return self._show_tree, self._show_texts, self._show_move

    def _show_tree(self, snapshot: Snapshot) -> None:
        self.tree.show_tree(snapshot.tree, snapshot.node)

    def _show_texts(self, snapshot: Snapshot) -> None:
        texts = snapshot.tree.node(snapshot.node)
        name, comment = (replace_undecodable(texts.beginning(text, _LONGEST)) for text in ("N", "C"))
        self.comment_box.show_comment(name, comment, snapshot.tree.size, is_cut=texts.is_longer("C", _LONGEST))
        self.commented = snapshot

    def _show_move(self, snapshot: Snapshot) -> None:
        number = snapshot.move_number
        after = self._moves_after.count(snapshot.tree, snapshot.node)
        self._navigation.show_move(number, None if after is None else number + after)

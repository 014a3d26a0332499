"""The panel beside the board, a column of views: the players, the tree, the comment, and the navigation bar."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSettings, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from hen_editor.ui.state import State

if TYPE_CHECKING:
    from hen_editor.ui.tree.view import TreeView

MARGIN = 8
"""The distance of the views from the edges of the panel, in pixels."""

_SHARE, _LEAST, _MOST = 0.26, 280, 420
"""The share of the window's width that the side panel has by default, and its limits in pixels."""

_NARROW, _NARROW_PANEL = 900, 240
"""The width of a window, in pixels, below which the side panel has another width, and that width."""


PANEL_HAS_SHARE = "window/panel-has-share"
"""The key of whether the side panel had its share of the width when its window was closed."""

TREE_HEIGHT = "tree/height"
"""The key of the height that the user has given the tree; 0 for its default height."""


def panel_width(width: int) -> int:
    """Return the default width of the panel in a window of a width."""
    return _NARROW_PANEL if width < _NARROW else min(max(_LEAST, round(_SHARE * width)), _MOST)


class GamePanel(QWidget):
    """Holds the views of a game, one below the other.

    The first one is part of the first paint. The others are added later; the tree and the comment are in a splitter.
    When a game is opened, the tree is as high as its variations need, and it grows with them, up to half of the
    splitter; stepping does not change it. Once the user has dragged the splitter handle, the tree keeps that height, in
    later sessions too, until a double click on the handle.

    tree_height: the height that the user has chosen, 0 if none.
    """

    def __init__(self, above: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self._column.setSpacing(MARGIN)
        self._column.addWidget(above)
        self.splitter = QSplitter(Qt.Orientation.Vertical, self)
        self.splitter.setChildrenCollapsible(False)
        self._column.addWidget(self.splitter, stretch=1)
        self._tree: TreeView | None = None
        self._fitted: State | None = None
        kept = QSettings().value(TREE_HEIGHT, 0, type=int)
        self.tree_height = max(kept, 0) if isinstance(kept, int) else 0

    def add_views(self, tree: "TreeView", comment: QWidget, navigation: QWidget) -> None:
        """Add the views that the first paint does not show."""
        for stretch, view in enumerate((tree, comment)):
            self.splitter.addWidget(view)
            self.splitter.setStretchFactor(stretch, stretch)
        self._column.addWidget(navigation)
        self._tree = tree
        self.splitter.splitterMoved.connect(self._keep_height)
        self.splitter.handle(1).installEventFilter(self)

    def show_state(self, state: State) -> None:
        """Make the tree as high as another game needs, or higher if nodes were added to the same one."""
        before = self._fitted
        if self._tree is None or self._tree.isHidden() or state.is_presenting:
            return
        if before is not None and before.snapshot.tree is state.snapshot.tree:
            return
        self._fitted = state
        is_same_game = (
            before is not None
            and before.is_fresh is state.is_fresh
            and before.snapshot.tree.is_state_of(state.snapshot.tree)
        )
        self._fit(may_shrink=not is_same_game)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(may_shrink=True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Reset the tree to its default height with a double click on the splitter handle below it."""
        if event.type() is not QEvent.Type.MouseButtonDblClick:
            return super().eventFilter(watched, event)
        self.tree_height = 0
        self._fit(may_shrink=True)
        return True

    def _fit(self, *, may_shrink: bool) -> None:
        if self._tree is None or self._tree.isHidden():
            return
        room = self.splitter.height()
        least = 0 if may_shrink else self._tree.height()
        own = max(min(self._tree.needed_height(), room // 2), self._tree.covered_height(), least)
        height = min(self.tree_height or own, room)
        self.splitter.setSizes([height, room - height])

    def _keep_height(self) -> None:
        self.tree_height = self.splitter.sizes()[0]

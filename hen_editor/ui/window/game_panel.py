"""The panel beside the board, one column: who plays, the tree, the comment, and where one is in the game."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

MARGIN = 8
"""The distance of the views from the edges of the panel."""

_SHARE, _LEAST, _MOST = 0.26, 280, 420
"""The part of the window's width that the side panel has by itself, and its limits in pixels."""

_NARROW, _NARROW_PANEL = 900, 240
"""The width of a window below which the side panel has another width, and that one."""


def panel_width(width: int) -> int:
    """Return the width that the panel has by itself in a window of a width."""
    return _NARROW_PANEL if width < _NARROW else min(max(_LEAST, round(_SHARE * width)), _MOST)


class GamePanel(QWidget):
    """Holds the views of a game, one below the other.

    That above is shown in the first paint. The others are added after it, in a splitter as far as the user chooses
    their heights.
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

    def add_views(self, tree: QWidget, comment: QWidget, navigation: QWidget) -> None:
        """Add the views that the first paint does not show."""
        for stretch, view in ((3, tree), (2, comment)):
            self.splitter.addWidget(view)
            self.splitter.setStretchFactor(self.splitter.indexOf(view), stretch)
        self._column.addWidget(navigation)

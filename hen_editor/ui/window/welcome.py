"""What an empty window offers to begin with."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from hen_editor.ui.commands.actions import Actions
from hen_editor.ui.icons import icon
from hen_editor.ui.state import State
from hen_editor.ui.widgets.plain_text import label


class Welcome(QWidget):
    """Covers the tree while a document is new and empty, and offers to open a file, to paste, and examples."""

    def __init__(self, actions: Actions, examples: QMenu, tree: QWidget) -> None:
        super().__init__(tree)
        column = QVBoxLayout(self)
        words = label(self.tr("Click the board to play, or"), self)
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(words)
        column.addWidget(self._button(actions["open"], self.tr("Open a file")))
        column.addWidget(self._button(actions["paste"], self.tr("Paste a HEN or a game")))
        column.addWidget(self._menu_button(examples, self.tr("Show an example")))
        column.addWidget(self._button(actions["help"], self.tr("Learn HEN")))
        around = QVBoxLayout(tree)
        around.addWidget(self, alignment=Qt.AlignmentFlag.AlignCenter)

    def show_state(self, state: State) -> None:
        """Show it only for a new, empty document."""
        snapshot = state.snapshot
        is_bare = snapshot.tree.node_count == 1 and not snapshot.position.stones
        self.setVisible(state.is_fresh and is_bare)

    def _button(self, action: QAction, words: str) -> QToolButton:
        button = self._made(words)
        button.setIcon(action.icon())
        button.setToolTip(action.toolTip())
        button.clicked.connect(action.trigger)
        return button

    def _menu_button(self, menu: QMenu, words: str) -> QToolButton:
        button = self._made(words)
        button.setIcon(icon("play"))
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return button

    def _made(self, words: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(words)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return button

"""What is in the docks beside the board, and how much room they have."""

from collections.abc import Sequence

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMenu, QSizePolicy, QSplitter, QToolButton, QVBoxLayout, QWidget

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.sgf import NodeId
from hen_editor.ui.commands.actions import Actions
from hen_editor.ui.icons import icon
from hen_editor.ui.panels.comment_box import CommentBox
from hen_editor.ui.panels.navigation_bar import NavigationBar
from hen_editor.ui.problem_list.problems import ProblemSource
from hen_editor.ui.state import State
from hen_editor.ui.tree.view import TreeView
from hen_editor.ui.widgets.plain_text import label
from hen_editor.ui.window.panes import PanedWindow


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


LEAST_WIDTH, FULL_WIDTH = 360, 1280
"""The width that the side panel has by itself in windows up to this width."""

_SHARE = 0.28
_NEAR = 12
"""How far, in pixels, a width may be from the one that the panel has by itself: Qt rounds, and has handles."""

_OPEN = 140


class SidePanel:
    """Sizes the docks beside the board, as long as the user has not.

    The problem list opens by itself for problems of the game and of the file alone: those of the text and the position
    come and go while one types and steps, when nothing is to move. So a step does not close it either.
    """

    def __init__(self, window: PanedWindow, snapshot: Snapshot) -> None:
        self._window = window
        self._is_open = False
        self._snapshot = snapshot
        self._has_problems = False
        self._is_step = False  # whether the snapshot is at another node of the same games than the one before
        if not QSettings().contains("window/state"):
            self._apply_width(FULL_WIDTH)
        window.resized.connect(self._apply_share)

    def show_state(self, state: State) -> None:
        """Open the problem list if a problem of the game or the file is found; close it if it becomes empty."""
        before, self._snapshot, self._has_problems = self._snapshot, state.snapshot, bool(state.problems)
        if before is not state.snapshot:
            self._is_step = before.collection is state.snapshot.collection and _place(before) != _place(state.snapshot)
        if any(problem.source in (ProblemSource.GAME, ProblemSource.FILE) for problem in state.problems):
            if not self._is_open:
                self.open()
        elif self._is_open and not state.problems and not self._is_step:
            self._is_open = False
            self._set_height(self._window.one_line)

    def open(self) -> None:
        """Give the problem list room for some lines."""
        self._is_open = True
        if self._window.problem_dock.height() < _OPEN:
            self._set_height(_OPEN)

    def _apply_share(self, before: int) -> None:
        """Give the side panel its share of a window that was of another width, unless the user has chosen a width."""
        self._apply_width(before)
        if not self._has_problems:
            self._set_height(self._window.one_line)

    def _apply_width(self, before: int) -> None:
        window, dock = self._window, self._window.game_dock
        if self._is_docked(dock) and abs(dock.width() - _share(before)) <= _NEAR:
            window.resizeDocks([dock], [_share(window.width())], Qt.Orientation.Horizontal)

    def _set_height(self, height: int) -> None:
        window, dock = self._window, self._window.problem_dock
        if self._is_docked(dock) and not window.tabifiedDockWidgets(dock):
            window.resizeDocks([dock], [height], Qt.Orientation.Vertical)

    def _is_docked(self, dock: QDockWidget) -> bool:
        """Return whether a dock has a place beside the board: while a layout is restored, some have none yet."""
        area = self._window.dockWidgetArea(dock)
        return area is not Qt.DockWidgetArea.NoDockWidgetArea and not dock.isFloating()


def _place(snapshot: Snapshot) -> tuple[int, NodeId]:
    return snapshot.game, snapshot.node


def _share(width: int) -> int:
    return max(LEAST_WIDTH, round(_SHARE * width))

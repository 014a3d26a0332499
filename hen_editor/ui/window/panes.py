"""The panes of a window, and where they are: each shows a state, and knows neither commands nor other panes."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QLabel,
    QMainWindow,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.editing.snapshot import Scope, Snapshot
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.commands.command import TOOL_BAR
from hen_editor.ui.hen_field.field import HenField
from hen_editor.ui.panels.players_bar import PlayersBar
from hen_editor.ui.panels.position_bar import PositionBar, ScopeChooser
from hen_editor.ui.state import State
from hen_editor.ui.widgets.dock import Dock
from hen_editor.ui.widgets.plain_text import label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QSplitter

    from hen_editor.ui.panels.comment_box import CommentBox
    from hen_editor.ui.panels.navigation_bar import NavigationBar
    from hen_editor.ui.problem_list.view import ProblemList
    from hen_editor.ui.tree.view import TreeView
    from hen_editor.ui.widgets.dock import Hiding
    from hen_editor.ui.widgets.text_font import TextFamily, TextSize


translate = QCoreApplication.translate


class PanedWindow(QMainWindow):
    """A window with its panes: those of the first paint, and later those inside the docks.

    resized: it had another width before, this one. closing: it is about to close.
    """

    resized = Signal(int)
    closing = Signal()

    board: BoardView
    hen_field: HenField
    players_bar: PlayersBar
    position_bar: PositionBar
    scope_chooser: ScopeChooser
    point_label: QLabel
    column: QVBoxLayout
    notices: QWidget
    notice_column: QVBoxLayout
    game_dock: QDockWidget
    problem_dock: QDockWidget
    game_list_dock: "GameListDock"
    tool_bar: QToolBar

    # Created with the controllers of the window.
    tree: "TreeView"
    comment_box: "CommentBox"
    navigation: "NavigationBar"
    game_splitter: "QSplitter"
    problem_list: "ProblemList"
    text_families: "Sequence[TextFamily]"
    text_sizes: "Sequence[TextSize]"
    hiding: "Hiding"

    paste_strip: QWidget | None = None
    """What covers the HEN field while a paste is offered."""

    def make_panes(self, snapshot: Snapshot, scopes: Mapping[Scope, QAction]) -> None:
        """Create and lay out the panes of the first paint. scopes: the actions that choose where edits go."""
        self.board = BoardView(self)
        self.hen_field = HenField(snapshot, self)
        self.players_bar = PlayersBar(self)
        self.position_bar = PositionBar(self)
        self.scope_chooser = ScopeChooser(scopes, self)
        self.position_bar.add_chooser(self.scope_chooser)
        self.point_label = label("", self)
        self.statusBar().addPermanentWidget(self.point_label)
        centre = QWidget(self)
        self.column = column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.notices = QWidget(centre)
        self.notice_column = QVBoxLayout(self.notices)
        self.notice_column.setContentsMargins(0, 0, 0, 0)
        self.notice_column.setSpacing(0)
        for pane in (self.players_bar, self.position_bar, self.notices):
            column.addWidget(pane)
        column.addWidget(self.board, stretch=1)
        column.addWidget(self.hen_field)
        centre.setFocusProxy(self.board)
        self.setCentralWidget(centre)
        self.game_dock = self._docked(translate("MainWindow", "Game"), "game-panel")
        self.problem_dock = self._docked(translate("MainWindow", "Problems"), "problem-panel")
        self.game_list_dock = GameListDock(self)
        self.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self.game_list_dock)
        self.splitDockWidget(self.game_dock, self.problem_dock, Qt.Orientation.Vertical)
        self.resizeDocks([self.game_list_dock, self.game_dock], [250, 360], Qt.Orientation.Horizontal)
        self.resizeDocks([self.game_dock, self.problem_dock], [660, self.one_line], Qt.Orientation.Vertical)
        self.tool_bar = QToolBar(translate("Menus", TOOL_BAR.title))
        self.tool_bar.setObjectName("toolbar")
        self.tool_bar.setMovable(False)
        self.tool_bar.setIconSize(QSize(24, 24))
        self.addToolBar(self.tool_bar)

    @property
    def one_line(self) -> int:
        """The height of a dock that shows one line."""
        return round(3.5 * self.fontMetrics().lineSpacing())

    @property
    def below_board(self) -> QWidget:
        """The HEN field, or the strip of a paste while that covers it."""
        strip = self.paste_strip
        return self.hen_field if strip is None or strip.isHidden() else strip

    @property
    def focused(self) -> QWidget | None:
        """What has the focus in the window, or in a panel of it that floats while that is active."""
        active: QWidget | None = QApplication.activeWindow()
        if isinstance(active, QDockWidget) and active.parentWidget() is self:
            return active.focusWidget()
        return self.focusWidget()

    def bring_forward(self) -> None:
        """Bring the window to the front and give it the focus."""
        if self.isMinimized():
            self.showNormal()
        self.raise_()
        self.activateWindow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit(event.oldSize().width())

    def _docked(self, title: str, name: str) -> QDockWidget:
        dock = Dock(title, self)
        dock.setObjectName(name)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock


class GameListDock(Dock):
    """Opens for a file with several games and closes for one with a single game, unless the user opened it.

    Its content is created on first use.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setWindowTitle(self.tr("Games"))
        self.setObjectName("game-list-panel")
        self._make: Callable[[], tuple[QWidget, Callable[[Snapshot], None]]] | None = None
        self._show_in_list: Callable[[Snapshot], None] | None = None
        self._snapshot: Snapshot | None = None
        self._is_wanted = False
        self.toggleViewAction().triggered.connect(self._want)

    def fill_with(self, make: Callable[[], tuple[QWidget, Callable[[Snapshot], None]]]) -> None:
        """Set the factory of the game list, which returns it with its `show_snapshot`."""
        self._make = make
        if self.isVisible():
            self._fill()

    def show_state(self, state: State) -> None:
        """Show the games of a state; open or close if the file is another, or one game became several.

        In a presentation that waits until its end.
        """
        if state.is_presenting:
            return
        snapshot = state.snapshot
        before, self._snapshot = self._snapshot, snapshot
        is_several = _is_several(snapshot)
        is_other_file = before is None or before.collection.source is not snapshot.collection.source
        if before is None or is_other_file or _is_several(before) != is_several:
            self.setVisible(is_several or self._is_wanted)
        if self.isVisible() or (is_other_file and self._show_in_list is not None):  # a hidden list releases the games
            self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self._is_wanted = False

    def _want(self, wanted: bool) -> None:
        self._is_wanted = wanted

    def _fill(self) -> None:
        if self._make is None:
            return
        if self._show_in_list is None:
            content, self._show_in_list = self._make()
            self.setWidget(content)
        if self._snapshot is not None:
            self._show_in_list(self._snapshot)


def _is_several(snapshot: Snapshot) -> bool:
    return len(snapshot.collection.games) > 1

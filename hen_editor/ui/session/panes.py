"""The panes of a window and their layout: each pane shows a state, and knows neither commands nor other panes."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QLabel,
    QMainWindow,
    QMenuBar,
    QStatusBar,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.diagnostics import Severity
from hen_editor.core.editing.snapshot import Scope, Snapshot
from hen_editor.core.sgf import NodeId
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.call_soon import call_soon
from hen_editor.ui.hen_field.field import HenField
from hen_editor.ui.hen_field.message_line import ProblemCount
from hen_editor.ui.panels.player_cards import PlayerCards
from hen_editor.ui.panels.tool_cell import CellTools
from hen_editor.ui.panels.tool_palette import ScopeChooser, ToolGroup, ToolPalette
from hen_editor.ui.problems import ListedProblem, ProblemSource
from hen_editor.ui.session.game_panel import GamePanel, panel_width
from hen_editor.ui.session.menus import TOOL_PALETTE
from hen_editor.ui.state import State
from hen_editor.ui.style.roles import make_faint
from hen_editor.ui.widgets.announcing import register_roles
from hen_editor.ui.widgets.buttons import button_row, make_room
from hen_editor.ui.widgets.dock import Dock
from hen_editor.ui.widgets.plain_text import label

if TYPE_CHECKING:
    from hen_editor.ui.board.bubble import Bubble
    from hen_editor.ui.board.table import BoardTable
    from hen_editor.ui.panels.comment_box import CommentBox
    from hen_editor.ui.panels.game_list import GameList
    from hen_editor.ui.panels.navigation_bar import NavigationBar
    from hen_editor.ui.panels.problem_list import ProblemList
    from hen_editor.ui.tree.move_list import MoveList
    from hen_editor.ui.tree.view import TreeView
    from hen_editor.ui.widgets.dock import Hiding
    from hen_editor.ui.widgets.text_font import TextFamily, TextSize


translate = QCoreApplication.translate

Area = TypeVar("Area", Qt.DockWidgetArea, Qt.ToolBarArea)

_LIST_SHARE, _NARROWEST_LIST, _WIDEST_LIST = 0.145, 170, 250
"""The share of the window's width that the list of games has by default, and its limits in pixels."""

_ROOM = 0.4
"""The greatest share of the width and the height of a window that a dock takes when it is shown."""

_PROBLEMS_HEIGHT = 140
"""The least height of the problem list in pixels when it opens automatically."""

_NEAR = 12
"""How much, in pixels, a width that counts as the default may differ from it: Qt rounds, and has splitter handles."""

_LONG_NAME = "M19"
"""A name of a point as long as any on a usual board."""


class PaneActions(NamedTuple):
    """The actions that have buttons in the panes of the first paint.

    tools: of the palette. corner: at the end of the menu bar. beside_hen: in groups. scopes: those that choose where
    edits go.
    """

    tools: Sequence[ToolGroup]
    corner: Sequence[QAction]
    beside_hen: Sequence[Sequence[QAction]]
    scopes: Mapping[Scope, QAction]


class Panes:
    """The panes of a window: those of the first paint, and later those inside the docks.

    centre: holds the board, and the bars above it in a column.
    """

    menu_bar: QMenuBar
    board: BoardView
    hen_field: HenField
    player_cards: PlayerCards
    scope_chooser: ScopeChooser
    point_label: QLabel
    centre: QWidget
    column: QVBoxLayout
    notices: QWidget
    notice_column: QVBoxLayout
    game_dock: Dock
    game_panel: GamePanel
    problem_dock: "ProblemDock"
    game_list_dock: "GameListDock"
    board_table_dock: "ViewDock"
    move_list_dock: "ViewDock"
    tool_palette: ToolPalette
    problem_count: ProblemCount

    # Created with the controllers of the window.
    bubble: "Bubble"
    tree: "TreeView"
    comment_box: "CommentBox"
    navigation: "NavigationBar"
    problem_list: "ProblemList"
    text_families: "Sequence[TextFamily]"
    text_sizes: "Sequence[TextSize]"
    hiding: "Hiding"

    paste_strip: QWidget | None = None
    """The strip that covers the HEN field while a paste is offered."""

    @property
    def is_paste_offered(self) -> bool:
        """Whether the strip offers what to do with a paste."""
        return self.paste_strip is not None and not self.paste_strip.isHidden()


class PanedWindow(QMainWindow, Panes):
    """A window with its panes. The side panel has its share of the width, until the user gives it another one.

    closing: the window is about to close.
    """

    closing = Signal()

    is_share_wanted: bool = False
    """Whether the side panel should get its share at the next resize, whatever width a restored layout has given it."""

    def make_panes(self, snapshot: Snapshot, actions: PaneActions) -> None:
        """Create and lay out the panes of the first paint."""
        register_roles()
        self.menu_bar = self.menuBar()
        self.board = BoardView(self)
        self.player_cards = PlayerCards(self)
        self.centre = centre = QWidget(self)
        self.column = column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.notices = QWidget(centre)
        self.notice_column = QVBoxLayout(self.notices)
        self.notice_column.setContentsMargins(0, 0, 0, 0)
        self.notice_column.setSpacing(0)
        column.addWidget(self.notices)
        column.addWidget(self.board, stretch=1)
        centre.setFocusProxy(self.board)
        centre.installEventFilter(self)
        self.setCentralWidget(centre)
        self._make_strip(snapshot, actions)
        self._make_docks()
        self._make_palette(actions)
        self.fit_parts()
        self._give_share()

    def _make_strip(self, snapshot: Snapshot, actions: PaneActions) -> None:
        self.hen_field = HenField(snapshot, self)
        self.hen_field.buttons.add_actions(actions.beside_hen)
        self.hen_field.height_changed.connect(self._place_strip)
        self.point_label = label("", self)
        self.point_label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        make_faint(self.point_label)
        make_room(self.point_label, [_LONG_NAME, ""])
        self.problem_count = ProblemCount(self)
        for widget in (self.point_label, self.problem_count):
            self.hen_field.message_bar.addPermanentWidget(widget)

    def _make_docks(self) -> None:
        """Create the docks; in right-to-left layouts, their sides are mirrored."""
        trailing = self._side(Qt.DockWidgetArea.RightDockWidgetArea, Qt.DockWidgetArea.LeftDockWidgetArea)
        leading = self._side(Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea)
        self.game_dock = Dock(translate("MainWindow", "Game"), self)
        self.game_dock.setObjectName("game-panel")
        self.addDockWidget(trailing, self.game_dock)
        self.game_panel = GamePanel(self.player_cards, self.game_dock)
        self.game_dock.setWidget(self.game_panel)
        self.problem_dock = ProblemDock(self)
        self.addDockWidget(trailing, self.problem_dock)
        self.game_list_dock = GameListDock(self)
        self.board_table_dock = ViewDock(translate("MainWindow", "Board as a table"), "board-table-panel", self)
        self.move_list_dock = ViewDock(translate("MainWindow", "List of moves"), "move-list-panel", self)
        for dock in (self.game_list_dock, self.board_table_dock, self.move_list_dock):
            self.addDockWidget(leading, dock)
        self.splitDockWidget(self.game_dock, self.problem_dock, Qt.Orientation.Vertical)
        self._give_list_its_share()

    def _make_palette(self, actions: PaneActions) -> None:
        is_bar_elsewhere = self.menuBar().isNativeMenuBar()
        corner = ToolGroup("", [CellTools([[action]]) for action in actions.corner])
        groups = [corner, *actions.tools] if is_bar_elsewhere else actions.tools
        self.tool_palette = ToolPalette(translate("Menus", TOOL_PALETTE.title), groups)
        self.scope_chooser = ScopeChooser(actions.scopes)
        self.tool_palette.add_option(self.scope_chooser)
        self.addToolBar(self._side(Qt.ToolBarArea.LeftToolBarArea, Qt.ToolBarArea.RightToolBarArea), self.tool_palette)
        if not is_bar_elsewhere:
            self.menuBar().setCornerWidget(button_row(actions.corner, self.menuBar()))

    def _side(self, usual: Area, mirrored: Area) -> Area:
        """Return one side of the window, or the mirrored one in right-to-left layouts."""
        return mirrored if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else usual

    def statusBar(self) -> QStatusBar:
        """Return the line below the HEN, which is the status bar of the window."""
        return self.hen_field.message_bar

    def fit_parts(self) -> None:
        """Lay out the strip at the lower edge and the tool palette for the present size, even while hidden."""
        self._place_strip()
        if (layout := self.layout()) is not None:
            layout.activate()
        self._fit_palette()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lay out the tool palette anew when the room for the board changes, as when a panel is shown or hidden."""
        if watched is self.centre and event.type() is QEvent.Type.Resize and not self.tool_palette.isHidden():
            call_soon(self, self._fit_palette)  # not while the window is being laid out: Qt would not lay it out again
        return super().eventFilter(watched, event)

    def _fit_palette(self) -> None:
        """Lay out the tool palette for the room that it and the board have together."""
        self.tool_palette.fit(QSize(self.tool_palette.width() + self.centre.width(), self.centre.height()))

    def _place_strip(self) -> None:
        """Place the HEN field at the lower edge; with several lines, it covers part of what is above it."""
        height = self.hen_field.sizeHint().height()
        self.setContentsMargins(0, 0, 0, self.hen_field.height_of_line)
        self.hen_field.setGeometry(0, self.height() - height, self.width(), height)
        for strip in filter(None, (self.hen_field, self.paste_strip)):
            strip.raise_()

    @property
    def strip_panes(self) -> tuple[QWidget, ...]:
        """The panes below the board in the order of Tab: the HEN field's, or the paste strip while it covers them."""
        strip = self.paste_strip
        return self.hen_field.panes if strip is None or strip.isHidden() else (strip,)

    @property
    def focused(self) -> QWidget | None:
        """The widget that has the focus in the window, or in an active floating panel of it."""
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
        self.fit_parts()
        before = event.oldSize().width()
        if before != self.width() and (self.is_share_wanted or self._is_share_of(before)):
            self.is_share_wanted = False
            self._give_share()
        if before != self.width() and self._list_has_share():
            self._give_list_its_share()

    @property
    def has_share(self) -> bool:
        """Whether the side panel has its share of the width, rather than a width that the user gave it."""
        return self._is_share_of(self.width())

    def _is_share_of(self, width: int) -> bool:
        return abs(self.game_dock.width() - panel_width(width)) <= _NEAR

    def is_docked(self, dock: QDockWidget) -> bool:
        """Return whether a dock is docked: while a layout is restored, some docks have no area yet."""
        area = self.dockWidgetArea(dock)
        return area is not Qt.DockWidgetArea.NoDockWidgetArea and not dock.isFloating()

    def give_room(self, dock: QDockWidget) -> None:
        """Make a dock that was just shown as large as its view needs, within a share of the window."""
        if not self.is_docked(dock):
            return
        needed = dock.widget().sizeHint()
        width, height = (round(side * _ROOM) for side in (self.width(), self.height()))
        width, height = min(needed.width(), width), min(needed.height(), height)
        if dock.width() < width:
            self.resizeDocks([dock], [width], Qt.Orientation.Horizontal)
        if dock.height() < height:
            self.resizeDocks([dock], [height], Qt.Orientation.Vertical)

    def _give_share(self) -> None:
        """Give the side panel its share of the width of the window."""
        if self.is_docked(self.game_dock):
            self.resizeDocks([self.game_dock], [panel_width(self.width())], Qt.Orientation.Horizontal)

    def _list_has_share(self) -> bool:
        """Return whether the list of games has its default width, as it does while hidden, not one from the user."""
        return self.game_list_dock.isHidden() or abs(self.game_list_dock.width() - self._list_width) <= _NEAR

    def _give_list_its_share(self) -> None:
        """Give the list of games its share of the width, even while it is hidden."""
        self._list_width = min(max(_NARROWEST_LIST, round(_LIST_SHARE * self.width())), _WIDEST_LIST)
        if self.is_docked(self.game_list_dock):
            self.resizeDocks([self.game_list_dock], [self._list_width], Qt.Orientation.Horizontal)


class ProblemDock(Dock):
    """Holds the problem list, and is shown when needed.

    It opens automatically only for errors of the game and the file: other people's files have many warnings, and the
    problems of the text and the position come and go with typing and stepping, during which nothing should move. For
    the same reason a step does not close it.
    """

    def __init__(self, window: PanedWindow) -> None:
        super().__init__(translate("MainWindow", "Problems"), window)
        self.setObjectName("problem-panel")
        self._window = window
        self._is_open = False
        self._snapshot: Snapshot | None = None
        self._is_step = False  # whether the snapshot is at another node of the same games than the one before
        window.closing.connect(self._close)
        self.hide()

    def show_state(self, state: State) -> None:
        """Open if an error of the game or the file is found; close if there are no problems any longer.

        In a presentation, both wait until its end.
        """
        if state.is_presenting:
            return
        before, self._snapshot = self._snapshot, state.snapshot
        if before is not None and before is not state.snapshot:
            self._is_step = before.collection is state.snapshot.collection and _place(before) != _place(state.snapshot)
        if any(map(_opens, state.problems)):
            if not self._is_open:
                self.open()
        elif not state.problems and not self._is_step:
            self._close()

    def open(self) -> None:
        """Show the problem list, with room for some lines, until there are no problems."""
        self._is_open = True
        self.show()
        window = self._window
        if window.is_docked(self) and not window.tabifiedDockWidgets(self) and self.height() < _PROBLEMS_HEIGHT:
            window.resizeDocks([self], [_PROBLEMS_HEIGHT], Qt.Orientation.Vertical)

    def toggle(self) -> None:
        """Show the problem list, or hide it if it is shown."""
        if self.isHidden():
            self.open()
        else:
            self.hide()

    def _close(self) -> None:
        """Hide the problem list if `open` has shown it."""
        if self._is_open:
            self._is_open = False
            self.hide()


def _opens(problem: ListedProblem) -> bool:
    """Return whether the problem list opens because of a problem."""
    is_error = problem.diagnostic.severity is Severity.ERROR
    return is_error and problem.source in (ProblemSource.GAME, ProblemSource.FILE)


def _place(snapshot: Snapshot) -> tuple[int, NodeId]:
    return snapshot.game, snapshot.node


class ViewDock(Dock):
    """Holds a view of a state, which is created when first shown, and not updated while hidden."""

    def __init__(self, title: str, name: str, window: PanedWindow) -> None:
        super().__init__(title, window)
        self.setObjectName(name)
        self._window = window
        self._make: Callable[[], BoardTable | MoveList] | None = None
        self._view: BoardTable | MoveList | None = None
        self._state: State | None = None
        self._shown: State | None = None
        self.hide()

    def fill_with(self, make: "Callable[[], BoardTable | MoveList]") -> None:
        """Set the factory of the view."""
        self._make = make
        self._fill()

    def show_state(self, state: State) -> None:
        """Show a state in the view, at once or when the dock is shown."""
        self._state = state
        self._fill()

    def take_room(self) -> None:
        """Become as large as the view needs, as far as the window has room for it."""
        self._window.give_room(self)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill()

    def _fill(self) -> None:
        if self._make is None or self._state is None or not self.isVisible():
            return
        if self._view is None:
            self._view = self._make()
            self.setWidget(self._view)
            self.setFocusProxy(self._view)
        if self._state is not self._shown:
            self._shown = self._state
            self._view.show_state(self._state)


class GameListDock(Dock):
    """Opens for a file with several games and closes for one with a single game, unless the user opened it.

    Its content is created on first use.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(translate("GameListDock", "Games"), window)
        self.setObjectName("game-list-panel")
        self._make: Callable[[], GameList] | None = None
        self._list: GameList | None = None
        self._snapshot: Snapshot | None = None
        self._hides_moves = False
        self._is_wanted = False
        self.toggleViewAction().triggered.connect(self._want)

    def fill_with(self, make: "Callable[[], GameList]") -> None:
        """Set the factory of the game list."""
        self._make = make
        if self.isVisible():
            self._fill()

    def show_state(self, state: State) -> None:
        """Show the games of a state; open or close for another file, and when one game becomes several or the reverse.

        In a presentation, this waits until its end.
        """
        if state.is_presenting:
            return
        snapshot = state.snapshot
        before, self._snapshot = self._snapshot, snapshot
        self._hides_moves = state.is_solving
        is_several = _is_several(snapshot)
        is_other_file = before is None or before.collection.source is not snapshot.collection.source
        if before is None or is_other_file or _is_several(before) != is_several:
            self.setVisible(is_several or self._is_wanted)
        if self.isVisible() or (is_other_file and self._list is not None):  # even a hidden list must release old games
            self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill()

    def finish_typing(self) -> None:
        """Apply the name that is being typed for a game."""
        if self._list is not None:
            self._list.finish_typing()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self._is_wanted = False

    def _want(self, wanted: bool) -> None:
        self._is_wanted = wanted

    def _fill(self) -> None:
        if self._make is None:
            return
        if self._list is None:
            self._list = self._make()
            self.setWidget(self._list)
            self.setFocusProxy(self._list)
        if self._snapshot is not None:
            self._list.show_snapshot(self._snapshot, hides_moves=self._hides_moves)


def _is_several(snapshot: Snapshot) -> bool:
    return len(snapshot.collection.games) > 1

"""The views of a window's first paint, and their layout."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSettings, QSize, Qt
from PySide6.QtWidgets import QDockWidget, QToolBar, QToolButton, QVBoxLayout, QWidget

from hen_editor.core.game.next_moves import NextMoves
from hen_editor.document import own_styles
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.commands.command import translate
from hen_editor.ui.commands.game.position import SCOPE_COMMANDS
from hen_editor.ui.commands.places import TOOL_BAR
from hen_editor.ui.game_list.dock import GameListDock
from hen_editor.ui.hen_field.field import HenField
from hen_editor.ui.numbering import kept_numbering
from hen_editor.ui.panels.players_bar import PlayersBar
from hen_editor.ui.panels.position_bar import PositionBar, ScopeChooser
from hen_editor.ui.settings import BOARD_STYLE, NEXT_MOVES, TREE_DIRECTION, chosen
from hen_editor.ui.state import TreeDirection
from hen_editor.ui.widgets.dock import Dock
from hen_editor.ui.widgets.plain_text import label
from hen_editor.ui.widgets.sentence_bar import Bars

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow


def make_views(window: "MainWindow") -> None:
    """Create the views, each of which shows a state and knows neither commands nor other views."""
    window.board = BoardView(window)
    window.hen_field = HenField(window.document.snapshot, window)
    window.players_bar = PlayersBar(window)
    window.position_bar = PositionBar(window)
    scopes = {scope: window.commands[command.name] for scope, command in SCOPE_COMMANDS.items()}
    window.scope_chooser = ScopeChooser(scopes, window)
    window.position_bar.add_chooser(window.scope_chooser)
    window.point_label = label("", window)


def lay_out(window: "MainWindow") -> None:
    """Lay out the views, docks and tool bar."""
    window.statusBar().addPermanentWidget(window.point_label)
    centre = QWidget(window)
    window.column = column = QVBoxLayout(centre)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(window.players_bar)
    column.addWidget(window.position_bar)
    window.notices = Bars(centre)
    column.addWidget(window.notices)
    column.addWidget(window.board, stretch=1)
    column.addWidget(window.hen_field)
    centre.setFocusProxy(window.board)
    window.setCentralWidget(centre)
    window.game_dock = _docked(window, translate("MainWindow", "Game"), "game-panel")
    window.problem_dock = _docked(window, translate("MainWindow", "Problems"), "problem-panel")
    window.game_list_dock = GameListDock(window)
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, window.game_list_dock)
    window.splitDockWidget(window.game_dock, window.problem_dock, Qt.Orientation.Vertical)
    window.resizeDocks([window.game_list_dock, window.game_dock], [250, 360], Qt.Orientation.Horizontal)
    window.resizeDocks([window.game_dock, window.problem_dock], [660, one_line(window)], Qt.Orientation.Vertical)
    window.tool_bar = QToolBar(translate("Menus", TOOL_BAR.title))
    window.tool_bar.setObjectName("toolbar")
    window.tool_bar.setMovable(False)
    window.tool_bar.setIconSize(QSize(24, 24))
    window.menus.fill(window.tool_bar, TOOL_BAR)
    for button in window.tool_bar.findChildren(QToolButton):
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    window.addToolBar(window.tool_bar)


def one_line(window: "MainWindow") -> int:
    """Return the height of a dock that shows one line."""
    return round(3.5 * window.fontMetrics().lineSpacing())


def restore_settings(window: "MainWindow") -> None:
    """Restore the window's last geometry."""
    kept = QSettings()
    geometry, state = kept.value("window/geometry"), kept.value("window/state")
    if isinstance(geometry, QByteArray) and isinstance(state, QByteArray):
        window.restoreGeometry(geometry)
        window.restoreState(state)
    coordinates = kept.value("board/coordinates", True, type=bool) is True
    style_name = str(kept.value(BOARD_STYLE, ""))
    style = own_styles.named(style_name) if style_name else None
    if style_name and style is None:
        words = translate("MainWindow", "The board style {file} is missing or has problems: see Preferences.")
        window.show_status(words.format(file=style_name))
    window.set_state(
        window.state._replace(
            coordinates=coordinates,
            numbering=kept_numbering(),
            next_moves=chosen(NEXT_MOVES, NextMoves.AS_GAME),
            tree_direction=chosen(TREE_DIRECTION, TreeDirection.RIGHT),
            style=style,
        )
    )


def _docked(window: "MainWindow", title: str, name: str) -> QDockWidget:
    dock = Dock(title, window)
    dock.setObjectName(name)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    return dock

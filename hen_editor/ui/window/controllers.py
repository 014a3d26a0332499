"""The parts of a window created after the first paint: contents of panels, and controllers."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from hen_editor.core.board import Point
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.navigate import NextMove
from hen_editor.document.game_watch import Inspection, Transpositions
from hen_editor.document.recovery.recorder import Recorder
from hen_editor.resources import application_icon_path
from hen_editor.ui import keymap
from hen_editor.ui.bars.bar import StateBar
from hen_editor.ui.bars.modes import ReadingBar, comparison_bar, comparison_content
from hen_editor.ui.bars.notices import FileNotice, LockNotice, RecoveryNotice, SourceNotice
from hen_editor.ui.board.label_editor import LabelEditor
from hen_editor.ui.commands import file, game
from hen_editor.ui.commands.places import ANNOTATION_BUTTONS, STEP_BUTTONS
from hen_editor.ui.commands.table import BY_NAME
from hen_editor.ui.files.commands import FileCommands
from hen_editor.ui.panels.position_bar import NextLabel
from hen_editor.ui.problem_list.problems import ProblemListing
from hen_editor.ui.problem_list.view import ProblemList
from hen_editor.ui.tools.board_cursor import BoardCursor
from hen_editor.ui.tools.tool_box import ToolBox
from hen_editor.ui.tools.tool_controller import ToolController
from hen_editor.ui.widgets.dock import Hiding, keep_dock_icons
from hen_editor.ui.widgets.text_font import TextFamily, TextSize
from hen_editor.ui.window.docks import GamePanel, SidePanel, Welcome
from hen_editor.ui.window.focus import FocusKeeper, TabOrder
from hen_editor.ui.window.menus import MenuLists, PopupWatch
from hen_editor.ui.window.modes.finder import Finder
from hen_editor.ui.window.modes.position_finder import PositionFinder
from hen_editor.ui.window.modes.presentation import Presentation
from hen_editor.ui.window.modes.solver import Solver
from hen_editor.ui.window.mouse import MiddleClick
from hen_editor.ui.window.next_labels import NextLabels
from hen_editor.ui.window.session import Session

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow


def make_controllers(window: "MainWindow") -> None:
    """Create everything that the first paint does not need."""
    window.setWindowIcon(QIcon(str(application_icon_path())))
    window.commands.make_all(BY_NAME)
    _make_panels(window)
    session, document, board = window.session, window.document, window.board
    session.recorder = Recorder(document, window)
    session.files = FileCommands(document, window, session.dispatch, session.finding_other)
    session.tools = ToolBox(session.label_wanted.emit, partial(_next_moves, session))
    session.board_cursor = BoardCursor(board, document, window)
    window.label_editor = LabelEditor(board)
    window.source_notice = SourceNotice(session)
    window.file_notice = FileNotice(session, window.source_notice)
    window.lock_notice = LockNotice(session)
    RecoveryNotice(session)
    window.finder = Finder(session)
    window.position_finder = PositionFinder(session)
    end_comparison = partial(session.end_mode, "comparison")
    window.comparison = StateBar(partial(comparison_bar, window), partial(comparison_content, end=end_comparison))
    window.reading = ReadingBar(window.statusBar(), session.files.cancel)
    window.hiding = Hiding()
    window.solver = Solver(session)
    window.presentation = Presentation(session)
    session.tool_controller = ToolController(board, document, session.tools, window)
    next_label = NextLabel(window.position_bar)
    window.position_bar.add_chooser(next_label)
    next_label.left.connect(board.setFocus)
    window.next_labels = NextLabels(document, session.tools, session.tool_controller, next_label, window)
    FocusKeeper(window)
    window.tab_order = TabOrder(window)
    MiddleClick(session)
    _make_menus(window)
    window.welcome = Welcome(window.commands, window.menus.examples, window.tree.viewport())


def _make_panels(window: "MainWindow") -> None:
    panel = GamePanel(window.commands.in_menu(STEP_BUTTONS), window)
    window.tree, window.comment_box = panel.tree, panel.comment_box
    window.navigation, window.game_splitter = panel.navigation, panel.splitter
    window.comment_box.add_buttons(window.commands.in_menu(ANNOTATION_BUTTONS))
    comment, hen = window.comment_box.editor, window.hen_field.editor
    window.text_families = [
        TextFamily(comment, "comment/family", is_fixed=False),
        TextFamily(hen, "hen/family", is_fixed=True),
    ]
    window.text_sizes = [TextSize(comment, "comment/size"), TextSize(hen, "hen/size")]
    window.game_dock.setWidget(panel)
    window.problem_list = ProblemList(window)
    window.problem_dock.setWidget(window.problem_list)
    window.side_panel = SidePanel(window, window.document.snapshot)
    window.transpositions = Transpositions(window.document, window)
    window.inspection = Inspection(window.document, window)
    listing = ProblemListing()
    window.session.mirror.derive = lambda state: state.with_problems(listing)
    window.game_list_dock.fill_with(lambda: _game_list(window.session))
    for dock in (window.game_dock, window.problem_dock, window.game_list_dock):
        keep_dock_icons(dock)


def _make_menus(window: "MainWindow") -> None:
    window.menus.fill_bar()
    window.commands.serve(window.board, window.tree)
    if QSettings().contains("keys/preset"):
        window.commands.use_keys(keymap.load(BY_NAME).sequences())
    MenuLists(window.session, window.menus)
    PopupWatch(window.commands, (window.board, window.tree), window.menuBar(), window)


def _game_list(session: Session) -> tuple[QWidget, Callable[[Snapshot], None]]:
    """Create the game list, and return it with its `show_snapshot`."""
    from hen_editor.ui.game_list.panel import GameList

    made, dispatch, document = GameList(), session.dispatch, session.document
    made.game_chosen.connect(lambda chosen: dispatch(lambda: game.go_to_game(session, chosen)))
    made.game_chosen.connect(session.window.board.setFocus)
    made.added.connect(lambda place: dispatch(lambda: game.add_game(session, place)))
    made.added_from_hen.connect(lambda place: dispatch(lambda: game.add_game_from_hen(session, place)))
    made.duplicated.connect(lambda games: dispatch(lambda: document.duplicate_games(games)))
    made.removed.connect(lambda games: dispatch(lambda: game.remove_games(session, games)))
    made.renamed.connect(lambda renamed, name: dispatch(lambda: document.rename_game(renamed, name)))
    made.moved.connect(lambda games, place: dispatch(lambda: game.move_games(session, games, place)))
    made.worksheet_wanted.connect(lambda games: dispatch(lambda: file.worksheet(session, games)))
    return made, made.show_snapshot


def _next_moves(session: Session, snapshot: Snapshot) -> Mapping[Point, NextMove]:
    """Return the moves to step to that the board shows for a snapshot."""
    return session.state.next_moves_shown.of(snapshot.tree, snapshot.node, snapshot.position.stones)

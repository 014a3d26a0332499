"""What the first paint of a window does not need: panels, notices, modes, and other followers of its document."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from hen_editor.core.board import Point
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.navigate import NextMove
from hen_editor.document.game_watch import Inspection, Transpositions
from hen_editor.document.recovery.recorder import Recorder
from hen_editor.resources import application_icon_path
from hen_editor.ui import keymap, shelves
from hen_editor.ui.bars.bar import StateBar
from hen_editor.ui.bars.modes import ReadingBar, comparison_bar, comparison_content
from hen_editor.ui.bars.notices import FileNotice, LockNotice, RecoveryNotice, SourceNotice
from hen_editor.ui.board.bubble import Bubble
from hen_editor.ui.board.label_editor import LabelEditor
from hen_editor.ui.board.table import BoardTable
from hen_editor.ui.command_table import BY_NAME
from hen_editor.ui.commands import game, navigate, point
from hen_editor.ui.files.commands import FileCommands
from hen_editor.ui.panels.comment_box import CommentBox
from hen_editor.ui.panels.navigation_bar import NavigationBar
from hen_editor.ui.panels.problem_list import ProblemList
from hen_editor.ui.problems import ProblemListing
from hen_editor.ui.session.menus import ANNOTATE, STEP_BUTTONS, KeyScope
from hen_editor.ui.session.panes import PanedWindow
from hen_editor.ui.session.session import Session
from hen_editor.ui.tools.tool_box import NextLabel, NextLabels, ToolBox
from hen_editor.ui.tools.tool_controller import BoardCursor, ToolController
from hen_editor.ui.tree.move_list import MoveList
from hen_editor.ui.tree.view import TreeView
from hen_editor.ui.widgets.dock import Hiding
from hen_editor.ui.widgets.text_font import TextFamily, TextSize
from hen_editor.ui.window.announcer import Announcer
from hen_editor.ui.window.focus import FocusKeeper, TabOrder
from hen_editor.ui.window.menus import Menus, MenuTips, PopupWatch
from hen_editor.ui.window.modes.finder import Finder, PositionFinder
from hen_editor.ui.window.modes.presentation import Presentation
from hen_editor.ui.window.mouse import MiddleClick
from hen_editor.ui.window.welcome import Welcome

if TYPE_CHECKING:
    from hen_editor.ui.panels.game_list import GameList


class Controllers:
    """Objects that follow the document of a window and serve its commands, created after the first paint in this order.

    Panes that are also created then are attributes of the window, objects that commands need are those of the session.
    """

    def __init__(self, window: PanedWindow, session: Session, menus: Menus) -> None:
        QApplication.setWindowIcon(QIcon(str(application_icon_path())))  # the Dock of macOS shows only this icon
        session.commands.make_all(BY_NAME)
        _make_panels(window, session)
        document, board = session.document, window.board
        self.transpositions = Transpositions(document, window)
        self.inspection = Inspection(document, window)
        session.recorder = Recorder(document, window)
        session.files = FileCommands(document, window, session.dispatch, session.other_finder)
        session.tools = ToolBox(partial(point.ask_for_label, session), partial(_next_moves, session))
        session.board_cursor = BoardCursor(board, document, window)
        self.label_editor = LabelEditor(board)
        self.source_notice = SourceNotice(session)
        self.file_notice = FileNotice(session, self.source_notice)
        LockNotice(session)
        RecoveryNotice(session)
        self.finder = Finder(session)
        self.position_finder = PositionFinder(session, window)
        end_comparison = partial(session.end_mode, "comparison")
        self.comparison = StateBar(partial(comparison_bar, window), partial(comparison_content, end=end_comparison))
        self.reading = ReadingBar(window.statusBar(), session.files.cancel)
        window.hiding = Hiding()
        self.of_shelves = shelves.controllers(session)
        self.presentation = Presentation(window, session)
        self.announcer = Announcer(session)
        window.bubble = Bubble(board)
        session.tool_controller = ToolController(board, document, session.tools, window)
        next_label = NextLabel(window.tool_palette)
        window.tool_palette.add_option(next_label)
        next_label.left.connect(board.setFocus)
        self.next_labels = NextLabels(
            document, session.tools, session.tool_controller, next_label, window.tool_palette.show_next, window
        )
        FocusKeeper(window)
        self.tab_order = TabOrder(window)
        MiddleClick(session)
        menus.fill_bar()
        session.commands.serve(KeyScope.BOARD, board)
        session.commands.serve(KeyScope.TREE, window.tree)
        if QSettings().contains("keys/preset"):
            session.commands.use_keys(keymap.load(BY_NAME).sequences())
        self.popup_watch = PopupWatch(session.commands, (board, window.tree), window.menuBar(), window)
        MenuTips(window)
        window.board_table_dock.fill_with(partial(self._board_table, session))
        window.move_list_dock.fill_with(partial(self._move_list, session))
        open_file = partial(_open_file, session)
        self.welcome = Welcome(session.commands, menus.examples, open_file, window.tree)

    def _board_table(self, session: Session) -> BoardTable:
        """Create the board as a table, synchronised with the cursor of the board, and with the board's keys."""
        cursor = session.board_cursor
        made = BoardTable(lambda: cursor.point)

        def point_at(point: Point) -> None:
            if session.panes.board.cursor_point != point:
                cursor.go_to(point)

        made.pointed.connect(point_at)
        cursor.moved.connect(lambda: made.show_point(cursor.point))
        self._give_keys(session, made, KeyScope.BOARD)
        return made

    def _move_list(self, session: Session) -> MoveList:
        """Create the list of moves, with the keys of the tree."""
        made, dispatch = MoveList(), session.dispatch
        made.node_wanted.connect(lambda seen, node: dispatch(lambda: navigate.go_to_seen(session, seen, node)))
        made.varied.connect(lambda offset: dispatch(lambda: navigate.vary(session, offset)))
        made.delete_pressed.connect(session.commands["delete"].trigger)
        self._give_keys(session, made, KeyScope.TREE)
        return made

    def _give_keys(self, session: Session, view: QWidget, scope: KeyScope) -> None:
        """Make the keys of the board or the tree work in another view of it, too."""
        session.commands.serve(scope, view)
        self.popup_watch.watch(view)


def _open_file(session: Session, path: Path) -> None:
    session.dispatch(lambda: session.files.open_path(path))


def _make_panels(window: PanedWindow, session: Session) -> None:
    panel = window.game_panel
    window.tree, window.comment_box = TreeView(panel), CommentBox(panel)
    window.navigation = NavigationBar(session.commands.in_menu(STEP_BUTTONS), panel)
    panel.add_views(window.comment_box, window.tree, window.navigation)
    annotations = QMenu(window)
    session.commands.fill(annotations, ANNOTATE)
    window.comment_box.add_annotations(annotations, session.commands["right-answer"], session.commands["wrong-answer"])
    comment, hen = window.comment_box.editor, window.hen_field.editor
    window.text_families = [
        TextFamily(comment, "comment/family", is_fixed=False),
        TextFamily(hen, "hen/family", is_fixed=True),
    ]
    window.text_sizes = [TextSize(comment, "comment/size"), TextSize(hen, "hen/size")]
    window.problem_list = ProblemList(window)
    window.problem_dock.setWidget(window.problem_list)
    listing = ProblemListing()
    session.mirror.derive = lambda state: state.with_problems(listing)
    window.game_list_dock.fill_with(lambda: _game_list(session))


def _game_list(session: Session) -> "GameList":
    """Create the game list."""
    from hen_editor.ui.panels.game_list import GameList

    dispatch, document = session.dispatch, session.document
    made = GameList(shelves.of_games(session))
    made.game_chosen.connect(lambda chosen: dispatch(lambda: game.go_to_game(session, chosen)))
    made.entered.connect(session.panes.board.setFocus)
    made.addAction(session.commands["paste"])  # so that its key works here, as on the board
    made.added.connect(lambda place: dispatch(lambda: game.add_game(session, place)))
    made.added_from_hen.connect(lambda place: dispatch(lambda: game.add_game_from_hen(session, place)))
    made.files_wanted.connect(session.commands["add-files"].trigger)
    made.status_message.connect(session.show_status)
    made.copied.connect(lambda games: dispatch(lambda: game.copy_games(session, games)))
    made.duplicated.connect(lambda games: dispatch(lambda: document.duplicate_games(games)))
    made.removed.connect(lambda games: dispatch(lambda: game.remove_games(session, games)))
    made.renamed.connect(lambda renamed, name: dispatch(lambda: document.rename_game(renamed, name)))
    made.moved.connect(lambda games, place: dispatch(lambda: game.move_games(session, games, place)))
    return made


def _next_moves(session: Session, snapshot: Snapshot) -> Mapping[Point, NextMove]:
    """Return the next moves that the board shows for a snapshot."""
    return session.state.next_moves_shown.of(snapshot.tree, snapshot.node, snapshot.position.stones)

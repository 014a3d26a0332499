"""What the first paint of a window does not need: panels, controllers, menus, and the connections of their signals."""

from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QWidget

from hen_editor.core.board import Point
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing import hen_text, nodes
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.navigate import NextMove
from hen_editor.diagrams.pasting.actions import PastePreview
from hen_editor.document.files import read_bytes
from hen_editor.document.game_watch import Inspection, Transpositions
from hen_editor.document.recovery.recorder import Recorder
from hen_editor.resources import application_icon_path
from hen_editor.ui import keymap
from hen_editor.ui.bars.bar import StateBar
from hen_editor.ui.bars.modes import ReadingBar, comparison_bar, comparison_content
from hen_editor.ui.bars.notices import FileNotice, LockNotice, RecoveryNotice, SourceNotice
from hen_editor.ui.board.label_editor import LabelEditor
from hen_editor.ui.board.table import BoardTable
from hen_editor.ui.clipboard import ClipboardContents
from hen_editor.ui.commands import file, game, navigate, point, position, variations
from hen_editor.ui.commands.command import ANNOTATION_BUTTONS, STEP_BUTTONS, KeyScope, translate
from hen_editor.ui.commands.table import BY_NAME
from hen_editor.ui.files.commands import FileCommands
from hen_editor.ui.panels.comment_box import CommentBox
from hen_editor.ui.panels.navigation_bar import NavigationBar
from hen_editor.ui.panels.problem_list import ProblemList
from hen_editor.ui.problems import ListedProblem, ProblemListing
from hen_editor.ui.sound import play_stone
from hen_editor.ui.state import End
from hen_editor.ui.tools.tool_box import NextLabel, NextLabels, ToolBox
from hen_editor.ui.tools.tool_controller import BoardCursor, ToolController
from hen_editor.ui.tree.move_list import MoveList
from hen_editor.ui.tree.view import TreeView
from hen_editor.ui.widgets.dock import Hiding
from hen_editor.ui.widgets.text_font import TextFamily, TextSize
from hen_editor.ui.window.announcer import Announcer
from hen_editor.ui.window.focus import FocusKeeper, TabOrder
from hen_editor.ui.window.menus import MenuTips, PopupWatch
from hen_editor.ui.window.modes.counter import Counter
from hen_editor.ui.window.modes.finder import Finder, PositionFinder
from hen_editor.ui.window.modes.presentation import Presentation
from hen_editor.ui.window.modes.solver import Solver
from hen_editor.ui.window.mouse import MiddleClick, PictureButton
from hen_editor.ui.window.session import Session
from hen_editor.ui.window.welcome import Welcome
from hen_editor.ui.wording import message

if TYPE_CHECKING:
    from hen_editor.ui.panels.game_list import GameList
    from hen_editor.ui.window.main_window import MainWindow


def wire(window: "MainWindow") -> None:
    """Create everything that the first paint does not need, and connect the signals of a window."""
    _make_controllers(window)
    _connect(window)


def _make_controllers(window: "MainWindow") -> None:
    QApplication.setWindowIcon(QIcon(str(application_icon_path())))  # the Dock of macOS shows no window's own
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
    LockNotice(session)
    RecoveryNotice(session)
    window.finder = Finder(session)
    window.position_finder = PositionFinder(session)
    end_comparison = partial(session.end_mode, "comparison")
    window.comparison = StateBar(partial(comparison_bar, window), partial(comparison_content, end=end_comparison))
    window.reading = ReadingBar(window.statusBar(), session.files.cancel)
    window.hiding = Hiding()
    window.solver = Solver(session)
    window.counter = Counter(session)
    window.presentation = Presentation(session)
    window.announcer = Announcer(session)
    session.tool_controller = ToolController(board, document, session.tools, window)
    next_label = NextLabel(window.tool_palette)
    window.tool_palette.add_option(next_label)
    next_label.left.connect(board.setFocus)
    window.next_labels = NextLabels(document, session.tools, session.tool_controller, next_label, window)
    FocusKeeper(window)
    window.tab_order = TabOrder(window)
    MiddleClick(session)
    _make_menus(window)
    window.board_table_dock.fill_with(partial(_board_table, window))
    window.move_list_dock.fill_with(partial(_move_list, window))
    open_file = partial(_open_file, session)
    window.welcome = Welcome(window.commands, window.menus.examples, open_file, window.tree)


def _open_file(session: Session, path: Path) -> None:
    session.dispatch(lambda: session.files.open_path(path))


def _make_panels(window: "MainWindow") -> None:
    panel = window.game_panel
    window.tree, window.comment_box = TreeView(panel), CommentBox(panel)
    window.navigation = NavigationBar(window.commands.in_menu(STEP_BUTTONS), panel)
    panel.add_views(window.tree, window.comment_box, window.navigation)
    window.comment_box.add_buttons(window.commands.in_menu(ANNOTATION_BUTTONS))
    comment, hen = window.comment_box.editor, window.hen_field.editor
    window.text_families = [
        TextFamily(comment, "comment/family", is_fixed=False),
        TextFamily(hen, "hen/family", is_fixed=True),
    ]
    window.text_sizes = [TextSize(comment, "comment/size"), TextSize(hen, "hen/size")]
    window.problem_list = ProblemList(window)
    window.problem_dock.setWidget(window.problem_list)
    window.transpositions = Transpositions(window.document, window)
    window.inspection = Inspection(window.document, window)
    listing = ProblemListing()
    window.session.mirror.derive = lambda state: state.with_problems(listing)
    window.game_list_dock.fill_with(lambda: _game_list(window.session))


def _make_menus(window: "MainWindow") -> None:
    window.menus.fill_bar()
    window.commands.serve(KeyScope.BOARD, window.board)
    window.commands.serve(KeyScope.TREE, window.tree)
    if QSettings().contains("keys/preset"):
        window.commands.use_keys(keymap.load(BY_NAME).sequences())
    window.popup_watch = PopupWatch(window.commands, (window.board, window.tree), window.menuBar(), window)
    MenuTips(window)


def _game_list(session: Session) -> "GameList":
    """Create the game list."""
    from hen_editor.ui.panels.game_list import GameList

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
    return made


def _board_table(window: "MainWindow") -> BoardTable:
    """Create the board as a table, in step with the cursor of the board, and with its keys."""
    cursor = window.session.board_cursor
    made = BoardTable(lambda: cursor.point)

    def point_at(point: Point) -> None:
        if window.board.cursor_point != point:
            cursor.go_to(point)

    made.pointed.connect(point_at)
    cursor.moved.connect(lambda: made.show_point(cursor.point))
    _give_keys(window, made, KeyScope.BOARD)
    return made


def _move_list(window: "MainWindow") -> MoveList:
    """Create the list of moves, with the keys of the tree."""
    session, made, dispatch = window.session, MoveList(), window.session.dispatch
    made.node_wanted.connect(lambda seen, node: dispatch(lambda: navigate.go_to_seen(session, seen, node)))
    made.varied.connect(lambda offset: dispatch(lambda: navigate.vary(session, offset)))
    made.delete_pressed.connect(window.commands["delete"].trigger)
    _give_keys(window, made, KeyScope.TREE)
    return made


def _give_keys(window: "MainWindow", view: QWidget, scope: KeyScope) -> None:
    """Have the keys of the board or the tree work in another view of it, too."""
    window.commands.serve(scope, view)
    window.popup_watch.watch(view)


def _next_moves(session: Session, snapshot: Snapshot) -> Mapping[Point, NextMove]:
    """Return the moves to step to that the board shows for a snapshot."""
    return session.state.next_moves_shown.of(snapshot.tree, snapshot.node, snapshot.position.stones)


# Connections.


def _connect(window: "MainWindow") -> None:
    _connect_document(window)
    _connect_board(window)
    _connect_hen_field(window)
    _connect_game_panel(window)
    _connect_transpositions(window)
    _connect_problems(window)
    PictureButton(window.session)
    _connect_requests(window)
    for menu in window.menus.of_bar():
        menu.aboutToShow.connect(window.finish_typing)  # its text names what Undo reverts
        menu.aboutToShow.connect(window.commands.refresh)


def _connect_requests(window: "MainWindow") -> None:
    session = window.session
    session.paste_wanted.connect(window.paste)
    session.picture_wanted.connect(window.look_at)
    session.picture_file_wanted.connect(partial(_look_at_file, session))
    session.label_wanted.connect(window.ask_for_label)
    window.label_editor.typed.connect(window.type_label)
    window.label_editor.written.connect(window.write_label)
    window.label_editor.given_up.connect(window.give_up_label)
    session.problem_list_wanted.connect(window.show_problem_list)


def _look_at_file(session: Session, path: Path) -> None:
    """Look for boards in the file of a picture, which carries nothing."""
    session.files.pasting.recognise("", partial(read_bytes, path), session.picture_wanted.emit)


def _connect_document(window: "MainWindow") -> None:
    session, document, refresh = window.session, window.document, window.commands.refresh
    document.opened.connect(partial(session.end, End.DOCUMENT))
    document.opened.connect(window.board.setFocus)
    document.opened.connect(refresh)
    # Queued: that the file was saved is shown in the status bar, too, and first.
    document.version_lost.connect(partial(file.show_version_lost, session), Qt.ConnectionType.QueuedConnection)
    document.undo_stack.indexChanged.connect(window.commands.refresh_history)
    session.files.loader.picture_read.connect(partial(window.look_at, is_opened=True))
    session.files.loader.found.connect(window.offer_found)
    session.files.writer.saved.connect(window.show_saved)
    session.files.writer.begun.connect(window.show_saving)
    session.files.writer.reload_wanted.connect(window.file_notice.reload)
    session.files.writer.compare_wanted.connect(window.file_notice.compare)
    session.recorder.copied.connect(window.file_notice.show_copied)
    for loader in (session.files.loader, session.files.pasting):
        loader.status_message.connect(session.show_status)
        loader.slow.connect(lambda: session.set_state(session.state._replace(loading=session.files.slow_loading)))


def _connect_board(window: "MainWindow") -> None:
    session, board, dispatch = window.session, window.board, window.session.dispatch
    session.tool_controller.status_message.connect(session.show_status)
    window.tool_palette.cells.entered.connect(board.setFocus)
    board.pressed.connect(lambda *press: session.end(End.PRESS))
    board.hovered.connect(window.show_point)
    board.stone_came.connect(play_stone)
    board.hovered.connect(window.hen_field.highlight_tokens_of)
    board.stepped.connect(lambda steps: dispatch(lambda: navigate.step(session, steps)))
    board.varied.connect(lambda offset: dispatch(lambda: navigate.vary(session, offset)))
    board.menu_requested.connect(lambda spot, where: dispatch(lambda: point.show_menu(session, spot, where)))
    session.board_cursor.moved.connect(window.commands.refresh)
    window.player_cards.info_wanted.connect(window.commands["game-info"].trigger)
    window.player_cards.turn_clicked.connect(lambda: dispatch(lambda: position.change_turn(session)))
    window.player_cards.order_clicked.connect(lambda: dispatch(lambda: position.ask_for_order(session)))


def _preview_fix(session: Session, text: str | None) -> None:
    """Show on the board what a fix of the HEN would show there, while its button is pointed at; None: no longer."""
    strip = session.window.paste_strip
    if strip is not None and strip.isVisible():
        return
    session.end_mode("preview")
    fixed = None if text is None else hen_text.typed(session.document.snapshot, text)
    if fixed is not None and fixed.hen_text.draft is None:
        session.set_state(session.state._replace(preview=PastePreview(fixed.position)))


def _connect_hen_field(window: "MainWindow") -> None:
    session, field, document = window.session, window.hen_field, window.document

    def explain(left_out: Iterable[Diagnostic]) -> None:
        if reports := [message(problem) for problem in left_out]:
            session.show_status(" ".join(reports))

    field.typed.connect(lambda typing: explain(session.type_hen(typing)))
    field.caret_moved.connect(session.move_caret)
    field.pasted_whole.connect(lambda text: explain(document.type_hen(text, whole=True)))
    field.pasted_other.connect(lambda contents: _paste_into_window(session, contents))
    field.fix_pointed.connect(partial(_preview_fix, session))
    field.draft_dropped.connect(document.drop_draft)
    field.layout_requested.connect(lambda multiline: document.lay_out_hen(multiline=multiline))
    field.restore_requested.connect(document.restore_draft)
    field.discard_requested.connect(document.discard_draft)
    field.editing_finished.connect(document.end_burst)
    field.open_as_new_requested.connect(lambda text: _open_as_new(session, text))
    field.add_as_variation_requested.connect(lambda text: explain(filter(None, [document.add_hen_variation(text)])))
    field.problems_requested.connect(window.show_problem_list)


def _paste_into_window(session: Session, contents: ClipboardContents) -> None:
    """Paste what is not HEN into the window; say so where it is opened at once, and not offered in words of its own."""
    is_opened = session.is_free and bool(contents.text)
    session.dispatch(lambda: session.paste_wanted.emit(contents))
    if is_opened and session.state.preview is None:
        session.show_status(translate("HenField", "This is not HEN: it was pasted into the window."))


def _connect_game_panel(window: "MainWindow") -> None:
    session, tree, box, document = window.session, window.tree, window.comment_box, window.document
    dispatch = session.dispatch
    slider = window.navigation.slider
    slider.node_wanted.connect(lambda seen, node: dispatch(lambda: navigate.go_to_seen(session, seen, node)))
    slider.stepped.connect(lambda steps: dispatch(lambda: navigate.step(session, steps)))
    slider.varied.connect(lambda offset: dispatch(lambda: navigate.vary(session, offset)))
    tree.menu_requested.connect(lambda where: variations.show_menu(session, where))
    tree.variation_dropped.connect(
        lambda node, place: dispatch(lambda: variations.place_variation(session, tree.tree, node, place))
    )
    tree.delete_pressed.connect(window.commands["delete"].trigger)
    tree.node_clicked.connect(lambda node: dispatch(lambda: navigate.go_to_seen(session, tree.tree, node)))
    box.comment_edited.connect(lambda text: document.type_comment(text, seen=box.snapshot))
    box.name_edited.connect(lambda text: document.type_node_name(text, seen=box.snapshot))
    box.editing_finished.connect(document.end_burst)
    box.name_entered.connect(window.board.setFocus)
    box.pointed.connect(lambda point: session.highlight({point} - {None}))
    box.files_pasted.connect(lambda contents: dispatch(lambda: session.paste_wanted.emit(contents)))


def _connect_transpositions(window: "MainWindow") -> None:
    session = window.session
    window.transpositions.found.connect(lambda found: session.set_state(session.state._replace(same_positions=found)))


def _fix(window: "MainWindow", problem: ListedProblem) -> None:
    """Fix a problem of the HEN, or of the game shown."""
    if problem.diagnostic.node is None:
        window.hen_field.fix(problem.diagnostic)
    elif problem.tree is not None and problem.tree.is_state_of(window.document.snapshot.tree):
        after = nodes.with_fix(window.document.snapshot, problem.diagnostic)
        window.document.edit(after, translate("Commands", "Fix problem"))


def _connect_problems(window: "MainWindow") -> None:
    session = window.session
    window.inspection.found.connect(lambda found: session.set_state(session.state._replace(game_problems=found)))
    window.problem_list.activated.connect(lambda problem: navigate.go_to_problem(session, problem))
    window.problem_count.clicked.connect(window.problem_dock.toggle)
    window.problem_list.fix_requested.connect(partial(_fix, window))


def _open_as_new(session: Session, text: str) -> None:
    session.document.drop_draft()
    session.hen_opened.emit(text)

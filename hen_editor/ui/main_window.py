"""The main window: the views of one document, and the wires between them and it."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDockWidget, QLabel, QMainWindow, QSplitter, QVBoxLayout, QWidget

from hen_editor.core.board import Color, Point
from hen_editor.core.editing import paint
from hen_editor.core.editing.line_lengths import LineLengths
from hen_editor.core.editing.scope import Scope
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.position import Mark
from hen_editor.document.document import Document
from hen_editor.document.inspection import Inspection
from hen_editor.document.loading import Loading
from hen_editor.resources import example_paths
from hen_editor.ui.actions import Actions
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.comment_box import CommentBox
from hen_editor.ui.file_commands import FileCommands
from hen_editor.ui.game_commands import GameCommands
from hen_editor.ui.hen_field.field import HenField
from hen_editor.ui.icons import icon
from hen_editor.ui.menus import Menus
from hen_editor.ui.navigation_bar import NavigationBar
from hen_editor.ui.navigation_commands import NavigationCommands
from hen_editor.ui.position_bar import PositionBar
from hen_editor.ui.position_commands import PositionCommands
from hen_editor.ui.problem_list.problem import Problem, Source
from hen_editor.ui.problem_list.view import ProblemList
from hen_editor.ui.problems import Problems
from hen_editor.ui.scope_chooser import ScopeChooser
from hen_editor.ui.source_commands import SourceCommands
from hen_editor.ui.theme import Scheme, Theme
from hen_editor.ui.tools.hand import Hand
from hen_editor.ui.tools.markup_tool import LabelTool, MarkTool, TextTool
from hen_editor.ui.tools.play_tool import PlayTool
from hen_editor.ui.tools.stone_tool import EraseTool, StoneTool
from hen_editor.ui.tools.tool import Tool
from hen_editor.ui.tree_panel.view import TreeView

FULL_SIZE = QSize(1280, 800)
"""The size of a window that was never sized by its user, on a screen that has room for it."""

ROOM_FOR_FRAME = QSize(16, 48)
"""What a frame with a title may add to the size of a window."""

WORD_TIME = 4000
"""Milliseconds for which the status bar says why a click was refused."""


class MainWindow(QMainWindow):
    """A window for one document.

    hen_opened: the user wants another window with the position of this text.
    """

    hen_opened = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        self.resize(FULL_SIZE.boundedTo(self.screen().availableSize() - ROOM_FOR_FRAME))
        self._theme = theme
        self.document = Document(self)
        self._line_lengths = LineLengths()
        self.commands = Actions(self)
        self._make_views()
        self.files = FileCommands(self.document, self, self.hen_field.flush)
        self._ways = NavigationCommands(self.document, self.hen_field.flush, self)
        self._position_commands = PositionCommands(self.document, self.files, self)
        self._games = GameCommands(self.document, self.hen_field.flush, self)
        self._lay_out()
        self._source = SourceCommands(
            self.document, self.files.opening, self.commands, lambda bar: self._centre.insertWidget(1, bar), self
        )
        self._make_menus()
        self._tools = self._made_tools()
        self.hand = Hand(self.board, self.document, self._tools["play"], self)
        self._connect_views()
        self._connect_commands()
        self._restore_settings()
        self.document.changed.connect(self._show)
        self._show(self.document.snapshot)
        self._show_title()
        self.board.setFocus()

    # Putting the window together.

    def _make_views(self) -> None:
        self.board = BoardView(self)
        self.hen_field = HenField(self)
        self.position_bar = PositionBar(self)
        self.scope_chooser = ScopeChooser(self.commands, self)
        self.position_bar.add_chooser(self.scope_chooser)
        self.tree = TreeView(self)
        names = ("first", "back-10", "back", "forward", "forward-10", "last", "variation-up", "variation-down")
        self.navigation = NavigationBar([self.commands[name] for name in names], self)
        self.comment_box = CommentBox(self)
        self.problem_list = ProblemList(self)
        self.problems = Problems(self.document, Inspection(self.document, self), self)
        self._loading_bar: QWidget | None = None
        self._place = QLabel(self)
        self.statusBar().addPermanentWidget(self._place)
        for view in (self.board, self.tree):
            view.addActions(self.commands.local)

    def _lay_out(self) -> None:
        centre = QWidget(self)
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.position_bar)
        column.addWidget(self.board, stretch=1)
        column.addWidget(self.hen_field)
        self.setCentralWidget(centre)
        self._centre = column
        panel = QWidget(self)
        column = QVBoxLayout(panel)
        column.setContentsMargins(6, 6, 6, 6)
        splitter = QSplitter(Qt.Orientation.Vertical, panel)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self.tree)
        splitter.addWidget(self.comment_box)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 2)
        column.addWidget(splitter)
        column.addWidget(self.navigation)
        self._game_dock = self._docked(self.tr("Game"), "game-panel", panel)
        self._problem_dock = self._docked(self.tr("Problems"), "problem-panel", self.problem_list)
        self.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self._games.dock)
        self.splitDockWidget(self._game_dock, self._problem_dock, Qt.Orientation.Vertical)
        self.resizeDocks([self._games.dock, self._game_dock], [250, 360], Qt.Orientation.Horizontal)
        self.resizeDocks([self._game_dock, self._problem_dock], [560, 140], Qt.Orientation.Vertical)

    def _docked(self, title: str, name: str, content: QWidget) -> QDockWidget:
        dock = QDockWidget(title, self)
        dock.setObjectName(name)
        dock.setWidget(content)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def _make_menus(self) -> None:
        stack = self.document.undo_stack
        undo, redo = stack.createUndoAction(self, self.tr("Undo")), stack.createRedoAction(self, self.tr("Redo"))
        undo.setIcon(icon("undo"))
        redo.setIcon(icon("redo"))
        undo.setShortcuts(QKeySequence.StandardKey.Undo)
        redo_keys = [*QKeySequence.keyBindings(QKeySequence.StandardKey.Redo), QKeySequence("Ctrl+Y")]
        redo.setShortcuts(list(dict.fromkeys(redo_keys)))  # a key named twice would be ambiguous
        self._menus = Menus(self, self.commands, undo, redo)
        panels = (self._game_dock, self._problem_dock, self._games.dock)
        self._menus.panels.addActions([panel.toggleViewAction() for panel in panels])
        for path in example_paths():
            action = self._menus.examples.addAction(path.stem.replace("-", " ").capitalize())
            action.triggered.connect(_without_state(partial(self.files.open_example, path)))
        self._menus.recent.aboutToShow.connect(self._list_recent)

    def _made_tools(self) -> dict[str, Tool]:
        tools: dict[str, Tool] = {
            "play": PlayTool(),
            "erase": EraseTool(),
            "letter": LabelTool(paint.next_letter, self._position_commands.ask_for_label),
            "number": LabelTool(paint.next_number, self._position_commands.ask_for_label),
            "label": TextTool(self._position_commands.ask_for_label),
        }
        tools |= {mark.name.lower(): MarkTool(mark) for mark in Mark}
        return tools | {color.name.lower(): StoneTool(color) for color in Color}

    def _connect_views(self) -> None:
        document, field, positions = self.document, self.hen_field, self._position_commands
        self.hand.said.connect(self._say)
        positions.said.connect(self._say)
        self._games.said.connect(self._say)
        positions.points_lit.connect(self.board.set_lit)
        self.board.hovered.connect(self._show_place)
        self.board.hovered.connect(field.light_tokens_of)
        self.board.stepped.connect(self._ways.step)
        self.board.varied.connect(self._ways.vary)
        self.position_bar.turn_clicked.connect(positions.change_turn)
        self.scope_chooser.chosen.connect(self._choose_scope)
        self.position_bar.order_clicked.connect(positions.ask_for_order)
        self.tree.node_clicked.connect(self._ways.go_to)
        self.comment_box.comment_edited.connect(document.type_comment)
        self.comment_box.name_edited.connect(document.type_node_name)
        self.comment_box.editing_finished.connect(document.end_burst)
        field.typed.connect(lambda text, settled: document.type_hen(text, settled=settled))
        field.pasted_whole.connect(lambda text: document.type_hen(text, whole=True))
        field.draft_dropped.connect(document.drop_draft)
        field.layout_requested.connect(lambda multiline: document.lay_out_hen(multiline=multiline))
        field.restore_requested.connect(document.restore_draft)
        field.discard_requested.connect(document.discard_draft)
        field.editing_finished.connect(document.end_burst)
        field.points_lit.connect(self.board.set_lit)
        field.copy_requested.connect(positions.copy)
        field.open_as_new_requested.connect(self._open_as_new)
        field.add_as_variation_requested.connect(document.add_hen_variation)
        field.problems_changed.connect(lambda: self.problems.take_text(field.problems))
        field.problems_requested.connect(self._show_problem_list)
        self.problems.changed.connect(self.problem_list.show_problems)
        self.problem_list.activated.connect(self._go_to_problem)
        self.problem_list.fix_requested.connect(self._fix)

    def _connect_commands(self) -> None:
        commands = {
            **self.files.by_name(),
            **self._position_commands.by_name(),
            **self._ways.by_name(),
            **self._source.by_name(),
            **self._games.by_name(),
            "quit": self.close,
            "about": self._show_about,
        }
        for name, command in commands.items():
            self.commands[name].triggered.connect(_without_state(command))
        for name, tool in self._tools.items():
            self.commands[name].triggered.connect(partial(self._take, name, tool))
        self.commands["coordinates"].toggled.connect(self.board.set_coordinates)
        self.commands["full-screen"].toggled.connect(self._show_full_screen)
        for scheme in Scheme:
            self.commands[f"{scheme.value}-theme"].triggered.connect(partial(self._choose_scheme, scheme))
        self.document.file_changed.connect(self._show_title)
        self.files.opening.slow.connect(self._show_loading)
        self._source.said.connect(self._say)
        self._source.problems_requested.connect(self._show_problem_list)

    # What is shown.

    def _show(self, snapshot: Snapshot) -> None:
        self._games.dock.show_snapshot(snapshot)
        self.board.show_position(snapshot.position)
        self.hen_field.show_snapshot(snapshot)
        self.position_bar.show_snapshot(snapshot)
        self.scope_chooser.show_snapshot(snapshot)
        tree, node = snapshot.tree, snapshot.node
        self.tree.show_tree(tree, node)
        texts = tree.node(node)
        self.comment_box.show_comment(str(texts.get("N", "")), str(texts.get("C", "")))
        number = snapshot.move_number
        after = self._line_lengths.after(tree, node)
        self.navigation.show_move(number, None if after is None else number + after)

    def _show_title(self) -> None:
        self.setWindowTitle(f"{self.files.shown_name()}[*]")
        self.setWindowModified(self.document.is_modified)

    def _show_loading(self, loading: Loading | None) -> None:
        """Show in the status bar how far a file is read, or no longer."""
        if self._loading_bar is not None:
            self.statusBar().removeWidget(self._loading_bar)
            self._loading_bar.deleteLater()
            self._loading_bar = None
        if loading is not None:
            from hen_editor.ui.loading_bar import LoadingBar

            self._loading_bar = LoadingBar(loading, self.files.opening.cancel, self)
            self.statusBar().insertPermanentWidget(0, self._loading_bar)
            self._loading_bar.show()

    def _show_place(self, point: Point | None) -> None:
        self._place.setText("" if point is None else point.name(self.document.snapshot.position.size))

    def _say(self, word: str) -> None:
        self.statusBar().showMessage(word, WORD_TIME)

    def _show_full_screen(self, full: bool) -> None:
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def _show_problem_list(self) -> None:
        self._problem_dock.show()
        self._problem_dock.raise_()

    def _show_about(self) -> None:
        from hen_editor.ui.dialogs.about import about_box

        about_box(self).open()

    def _go_to_problem(self, problem: Problem) -> None:
        if problem.source is Source.TEXT:
            self.hen_field.select_problem(problem.diagnostic)
        elif problem.source is Source.FILE:
            self._source.go_to(problem)
        elif problem.diagnostic.node is not None:
            self.document.go(problem.diagnostic.node)
        self.board.set_lit(frozenset(problem.diagnostic.points))

    def _fix(self, problem: Problem) -> None:
        self.hen_field.fix(problem.diagnostic)

    def _take(self, name: str, tool: Tool, checked: bool = True) -> None:
        self.hand.take(tool)
        self.position_bar.show_tool(self.commands[name].text().replace("&", ""))

    def _choose_scope(self, scope: Scope) -> None:
        self.hen_field.flush()
        self.document.choose_scope(scope)

    def _open_as_new(self, text: str) -> None:
        self.document.drop_draft()
        self.hen_opened.emit(text)

    def _list_recent(self) -> None:
        menu = self._menus.recent
        menu.clear()
        for path in self.files.recent():
            menu.addAction(str(path)).triggered.connect(_without_state(partial(self.files.open_path, path)))
        if menu.isEmpty():
            menu.addAction(self.tr("No files yet")).setEnabled(False)

    def _choose_scheme(self, scheme: Scheme, checked: bool = True) -> None:
        self._theme.choose(scheme)
        QSettings().setValue("theme", scheme.value)

    # Events.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Esc: it cancels a gesture, drops a draft, or goes back to the board with the play tool."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif not self.hand.cancel():
            if self.document.snapshot.field.draft is not None:
                self.document.drop_draft()
            else:
                self.commands["play"].trigger()
                self.board.setFocus()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let files and texts be dropped."""
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open a dropped file; a dropped text is the same as a pasted one."""
        event.acceptProposedAction()
        files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            self.files.open_path(files[0])
        else:
            self._position_commands.take_in(event.mimeData())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes; remember the window's layout."""
        if not self.files.may_leave():
            event.ignore()
            return
        self.files.opening.cancel()
        settings = QSettings()
        settings.setValue("window/geometry", self.saveGeometry())
        settings.setValue("window/state", self.saveState())
        settings.setValue("board/coordinates", self.commands["coordinates"].isChecked())
        event.accept()

    def _restore_settings(self) -> None:
        settings = QSettings()
        geometry, state = settings.value("window/geometry"), settings.value("window/state")
        if isinstance(geometry, QByteArray) and isinstance(state, QByteArray):
            self.restoreGeometry(geometry)
            self.restoreState(state)
        self.commands["coordinates"].setChecked(settings.value("board/coordinates", True, type=bool) is True)
        self.commands[f"{self._theme.scheme.value}-theme"].setChecked(True)
        self.commands["play"].trigger()


def _without_state(command: Callable[[], object]) -> Callable[[bool], None]:
    """Return a command to be called with the state of the action that triggers it, which it has no use for."""

    def call(checked: bool = False) -> None:
        command()

    return call

"""What the user can do in a window: its commands and tools, and the wires between them, its views and its document."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QWidget

from hen_editor.core.board import Point
from hen_editor.core.editing.snapshot import Scope
from hen_editor.core.sgf.encoding.charsets import replace_undecodable, restore_undecodable
from hen_editor.document.files import readable
from hen_editor.document.inspection import Inspection
from hen_editor.document.loading import Loading
from hen_editor.resources import application_icon_path, example_paths
from hen_editor.ui.board.label_editor import LabelEditor
from hen_editor.ui.board.view import ZOOM_STEP
from hen_editor.ui.commands.actions import ANNOTATIONS
from hen_editor.ui.commands.comment import CommentCommands
from hen_editor.ui.commands.copying import CopyCommands
from hen_editor.ui.commands.file import FileCommands
from hen_editor.ui.commands.game import GameCommands
from hen_editor.ui.commands.go_to import GoToCommands
from hen_editor.ui.commands.keys import KeyCommands, menus
from hen_editor.ui.commands.markup import MarkupCommands
from hen_editor.ui.commands.move_numbers import MoveNumbers
from hen_editor.ui.commands.navigate import NavigationCommands
from hen_editor.ui.commands.position import PositionCommands
from hen_editor.ui.commands.printing import PrintCommands
from hen_editor.ui.commands.source import SourceCommands
from hen_editor.ui.commands.variation import TreeCommands
from hen_editor.ui.panels.next_label import NextLabel
from hen_editor.ui.problem_list.problem import ListedProblem, Source
from hen_editor.ui.problem_list.problems import Problems
from hen_editor.ui.problem_list.view import ProblemList
from hen_editor.ui.recent_files import recent_files
from hen_editor.ui.settings import keep
from hen_editor.ui.theme import Scheme
from hen_editor.ui.tools.board_cursor import BoardCursor
from hen_editor.ui.tools.hand import Hand
from hen_editor.ui.tools.tool_box import ToolBox
from hen_editor.ui.widgets.plain_text import title, without_mnemonic
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.window.game_panel import GamePanel
from hen_editor.ui.window.panes import Panes
from hen_editor.ui.window.popup_watch import PopupWatch
from hen_editor.ui.window.views import Views
from hen_editor.ui.window.welcome import Welcome
from hen_editor.ui.window.window_menu import WindowMenu

WORD_TIME = 4000
"""Milliseconds for which the status bar says why a click was refused."""


class Wiring(QObject):
    """Makes the commands, the tools and the problem list of a window, and connects them with its views."""

    def __init__(self, window: Views) -> None:
        super().__init__(window)
        self._window = window
        document, finish_typing = window.document, self._finish_typing
        self._label_editor: LabelEditor | None = None
        window.setWindowIcon(QIcon(str(application_icon_path())))
        window.commands.make_all()
        window.menus.fill()
        self.game = game = GamePanel(window.commands, window)
        window.game_dock.setWidget(game)
        window.commands.serve(window.board, game.tree)
        self.files = FileCommands(document, window, finish_typing)
        self.positions = PositionCommands(document, self.files, window)
        self._ways = NavigationCommands(document, finish_typing, window)
        self._games = GameCommands(document, finish_typing, window)
        self._tree = TreeCommands(document, finish_typing, self.positions.take_in, window.commands, window)
        self._comments = CommentCommands(document, finish_typing, window.commands, self.game.comment_box, self)
        self._source = SourceCommands(
            document,
            self.files.opening,
            self.files.writer,
            window.commands,
            lambda bar: window.centre.insertWidget(1, bar),
            window,
        )
        self.problem_list = ProblemList(window)
        window.problem_dock.setWidget(self.problem_list)
        self.problems = Problems(document, Inspection(document, self), self)
        window.game_list_dock.fill_with(self._games.made_list)
        self._loading_bar: QWidget | None = None
        self.tools = ToolBox(self._ask_for_label)
        self.hand = Hand(window.board, document, self.tools["play"], self)
        self._numbers = MoveNumbers(document, window.board, window.commands, window)
        next_label = NextLabel(window.position_bar)
        window.position_bar.add_chooser(next_label)
        self._markup = MarkupCommands(document, self.tools, self.hand, self._numbers, next_label, self)
        next_label.left.connect(window.board.setFocus)
        self.game.comment_box.add_buttons([window.commands[spec.name] for spec in ANNOTATIONS])
        Welcome(document, window.commands, window.menus.examples, self.game.tree.viewport())
        self._keys = KeyCommands(window)
        self.cursor = BoardCursor(window.board, document, self)
        self._copying = CopyCommands(window)
        self._printing = PrintCommands(window, self.files.shown_name)
        self._places = GoToCommands(window, self.cursor)
        panes = (window.board, window.hen_field, self.game.tree, self.game.comment_box)
        self._panes = Panes(panes, self)
        PopupWatch(window.commands, (window.board, self.game.tree), window.menuBar(), self)
        self._connect_views()
        self._connect_commands()
        self._list_examples()
        self._show_title()

    # The wires.

    def _connect_views(self) -> None:
        window, document, field, positions = self._window, self._window.document, self._window.hen_field, self.positions
        document.changed.connect(lambda snapshot: window.commands.offer_those_for_go(snapshot.tree.is_go))
        for show in self.game.mirrors:
            document.changed.connect(show)
            show(document.snapshot)
        self.hand.said.connect(self._say)
        positions.said.connect(self._say)
        self._games.said.connect(self._say)
        self._tree.said.connect(self._say)
        self._copying.said.connect(self._say)
        self._markup.said.connect(self._say)
        self._comments.said.connect(self._say)
        self._comments.comment_wanted.connect(window.game_dock.show)
        self.game.tree.menu_requested.connect(self._tree.show_menu)
        tree = self.game.tree
        tree.variation_dropped.connect(lambda node, place: self._tree.place(tree.tree, node, place))
        self.game.tree.delete_pressed.connect(window.commands["delete"].trigger)
        positions.points_lit.connect(window.board.set_lit)
        window.board.hovered.connect(self._show_place)
        window.board.hovered.connect(field.light_tokens_of)
        window.board.pressed.connect(self._write_name)
        self.game.comment_box.pointed.connect(lambda point: window.board.set_lit(frozenset({point} - {None})))
        window.board.stepped.connect(self._ways.step)
        window.board.varied.connect(self._ways.vary)
        window.position_bar.turn_clicked.connect(positions.change_turn)
        window.scope_chooser.chosen.connect(self._choose_scope)
        window.position_bar.order_clicked.connect(positions.ask_for_order)
        tree.node_clicked.connect(lambda node: self._ways.go_to(tree.tree, node))
        box = self.game.comment_box
        box.comment_edited.connect(lambda text: document.type_comment(text, seen=self.game.commented))
        box.name_edited.connect(lambda text: document.type_node_name(text, seen=self.game.commented))
        self.game.comment_box.editing_finished.connect(document.end_burst)
        field.typed.connect(lambda text, settled: document.type_hen(text, settled=settled, seen=field.snapshot))
        field.pasted_whole.connect(lambda text: document.type_hen(text, whole=True))
        field.draft_dropped.connect(document.drop_draft)
        field.layout_requested.connect(lambda multiline: document.lay_out_hen(multiline=multiline))
        field.restore_requested.connect(document.restore_draft)
        field.discard_requested.connect(document.discard_draft)
        field.editing_finished.connect(document.end_burst)
        field.points_lit.connect(window.board.set_lit)
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
            **self.positions.by_name(),
            **self._ways.by_name(),
            **self._source.by_name(),
            **self._games.by_name(),
            **self.cursor.by_name(),
            **self._markup.by_name(),
            **self._numbers.by_name(),
            **self._keys.by_name(),
            **self._zooming(),
            **self._tree.by_name(),
            **self._folding(),
            **self._copying.by_name(),
            **self._printing.by_name(),
            **self._places.by_name(),
            **self._panes.by_name(),
            "new-window": self._window.window_wanted.emit,
            **self._comments.by_name(),
            "close": self._window.close,
            "quit": QApplication.closeAllWindows,
            "about": self._show_about,
        }
        for name, command in commands.items():
            self._window.commands[name].triggered.connect(self._finish_typing)
            self._window.commands[name].triggered.connect(_without_state(command))
        for menu in menus(self._window.menuBar()):
            menu.aboutToShow.connect(self._finish_typing)  # it says what Undo takes back
        for name in self.tools:
            self._window.commands[name].triggered.connect(partial(self._take, name))
        self._window.commands["coordinates"].toggled.connect(self._window.board.set_coordinates)
        self._window.commands["full-screen"].toggled.connect(self._show_full_screen)
        for scheme in Scheme:
            self._window.commands[f"{scheme.value}-theme"].triggered.connect(partial(self._choose_scheme, scheme))
        self._window.document.file_changed.connect(self._show_title)
        self.files.opening.slow.connect(self._show_loading)
        self._source.said.connect(self._say)
        self._source.problems_requested.connect(self._show_problem_list)

    def _list_examples(self) -> None:
        for path in example_paths():
            action = self._window.menus.examples.addAction(path.stem.replace("-", " ").capitalize())
            action.triggered.connect(_without_state(partial(self.files.open_example, path)))
        self._window.menus.recent.aboutToShow.connect(self._list_recent)
        WindowMenu(self._window.menus.windows, self._window)

    def _zooming(self) -> dict[str, Callable[[], object]]:
        board = self._window.board
        return {
            "zoom-in": lambda: board.zoom(board.magnification * ZOOM_STEP),
            "zoom-out": lambda: board.zoom(board.magnification / ZOOM_STEP),
            "zoom-whole": lambda: board.zoom(1),
        }

    def _folding(self) -> dict[str, Callable[[], object]]:
        tree = self.game.tree
        return {
            "collapse-branch": tree.collapse_branch,
            "expand-branch": tree.expand_branch,
            "collapse-variations": tree.collapse_variations,
            "expand-all": tree.expand_all,
        }

    # What is shown.

    def _show_title(self) -> None:
        self._window.setWindowTitle(title(self.files.shown_name()))
        self._window.setWindowModified(self._window.document.is_modified)

    def _show_loading(self, loading: Loading | None) -> None:
        """Show in the status bar how far a file is read, or no longer."""
        if self._loading_bar is not None:
            self._window.statusBar().removeWidget(self._loading_bar)
            self._loading_bar.deleteLater()
            self._loading_bar = None
        if loading is not None:
            from hen_editor.ui.panels.loading_bar import LoadingBar

            self._loading_bar = LoadingBar(loading, self.files.opening.cancel, self._window)
            self._window.statusBar().insertPermanentWidget(0, self._loading_bar)
            self._loading_bar.show()

    def _show_place(self, point: Point | None) -> None:
        self._window.place.setText("" if point is None else point.name(self._window.document.snapshot.position.size))

    def _say(self, word: str) -> None:
        self._window.statusBar().showMessage(word, WORD_TIME)

    def _show_full_screen(self, full: bool) -> None:
        if full:
            self._window.showFullScreen()
        else:
            self._window.showNormal()

    def _show_problem_list(self) -> None:
        self._window.problem_dock.show()
        self._window.problem_dock.raise_()

    def _show_about(self) -> None:
        from hen_editor.ui.dialogs.about import about_box

        run(about_box(self._window))

    def _go_to_problem(self, problem: ListedProblem) -> None:
        if problem.source is Source.TEXT:
            self._window.hen_field.select_problem(problem.diagnostic)
            return
        if problem.source is Source.FILE:
            self._source.go_to(problem)
        elif problem.tree is not None and problem.diagnostic.node is not None:
            self._window.document.go_to_seen(problem.tree, problem.diagnostic.node)
        self._window.board.set_lit(frozenset(problem.diagnostic.points))

    def _write_name(self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
        if button is Qt.MouseButton.MiddleButton:
            self.game.comment_box.insert_name(point.name(self._window.document.snapshot.position.size))

    def _fix(self, problem: ListedProblem) -> None:
        self._window.hen_field.fix(problem.diagnostic)

    def _take(self, name: str, checked: bool = True) -> None:
        self.hand.take(self.tools[name])
        self._window.show_tool(name)
        self._markup.take(name)

    def _ask_for_label(self, point: Point, text: str, write: Callable[[str], None]) -> None:
        def written(new: str) -> None:
            write(restore_undecodable(new, text))

        editor = self._label_editor = LabelEditor(self._window.board, point, replace_undecodable(text), written)
        self._window.document.changed.connect(editor.give_up)  # its label would be for what was shown before

    def _finish_typing(self) -> None:
        """Take into the document what is half written: a label, a HEN that waits for the keys to rest."""
        if self._label_editor is not None:
            self._label_editor.finish()
            self._label_editor = None
        self._window.hen_field.flush()

    def _choose_scope(self, scope: Scope) -> None:
        self._finish_typing()
        self._window.document.choose_scope(scope)

    def _open_as_new(self, text: str) -> None:
        self._window.document.drop_draft()
        self._window.hen_opened.emit(text)

    def _list_recent(self) -> None:
        menu = self._window.menus.recent
        menu.clear()
        for path in recent_files():
            menu.addAction(without_mnemonic(readable(path))).triggered.connect(
                _without_state(partial(self.files.open_path, path))
            )
        if menu.isEmpty():
            menu.addAction(self.tr("No files yet")).setEnabled(False)

    def _choose_scheme(self, scheme: Scheme, checked: bool = True) -> None:
        self._window.theme.choose(scheme)
        keep({"theme": scheme.value})


def _without_state(command: Callable[[], object]) -> Callable[[bool], None]:
    """Return a command to be called with the state of the action that triggers it, which it has no use for."""

    def call(checked: bool = False) -> None:
        command()

    return call

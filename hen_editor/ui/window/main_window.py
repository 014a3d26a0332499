"""The main window: the views of one document, and what the user can do in them."""

from collections.abc import Callable, Generator, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QMainWindow, QToolBar, QVBoxLayout

from hen_editor.core.board import Point
from hen_editor.core.editing.paint import label_at
from hen_editor.core.sgf.encoding.charsets import restore_undecodable
from hen_editor.document.document import Document
from hen_editor.document.files import finding_same, path_of_url
from hen_editor.ui import settings
from hen_editor.ui.clipboard import holds_picture, pictures
from hen_editor.ui.commands.actions import Actions
from hen_editor.ui.commands.tools.tools import take
from hen_editor.ui.state import End, State
from hen_editor.ui.theme import Theme
from hen_editor.ui.widgets.plain_text import title
from hen_editor.ui.window.layout import lay_out, make_views, restore_settings
from hen_editor.ui.window.menus import Menus
from hen_editor.ui.window.mirror import Mirror

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from hen_editor.core.editing.snapshot import Snapshot
    from hen_editor.core.game.next_moves import NextMove
    from hen_editor.document.game_watch import Transpositions
    from hen_editor.document.loading import Loading
    from hen_editor.document.recovery.recorder import Recorder
    from hen_editor.ui.board.label_editor import LabelEditor
    from hen_editor.ui.board.view import BoardView
    from hen_editor.ui.files.commands import FileCommands
    from hen_editor.ui.game_list.dock import GameListDock
    from hen_editor.ui.hen_field.field import HenField
    from hen_editor.ui.panels.comment_box import CommentBox
    from hen_editor.ui.panels.players_bar import PlayersBar
    from hen_editor.ui.panels.position_bar import PositionBar, ScopeChooser
    from hen_editor.ui.problem_list.problems import Problems
    from hen_editor.ui.problem_list.view import ProblemList
    from hen_editor.ui.tools.board_cursor import BoardCursor
    from hen_editor.ui.tools.tool_box import ToolBox
    from hen_editor.ui.tools.tool_controller import ToolController
    from hen_editor.ui.tree.view import TreeView
    from hen_editor.ui.widgets.dock import Hiding
    from hen_editor.ui.widgets.sentence_bar import Bars
    from hen_editor.ui.widgets.text_font import TextFamily, TextSize
    from hen_editor.ui.window.game_panel import GamePanel
    from hen_editor.ui.window.modes.comparer import Comparer
    from hen_editor.ui.window.modes.finder import Finder
    from hen_editor.ui.window.modes.position_finder import PositionFinder
    from hen_editor.ui.window.modes.presentation import Presentation
    from hen_editor.ui.window.modes.solver import Solver
    from hen_editor.ui.window.next_labels import NextLabels
    from hen_editor.ui.window.notices.file_notice import FileNotice
    from hen_editor.ui.window.notices.lock_notice import LockNotice
    from hen_editor.ui.window.notices.source_notice import SourceNotice
    from hen_editor.ui.window.paste_offer import PasteOffer
    from hen_editor.ui.window.side_panel import SidePanel
    from hen_editor.ui.window.tab_order import TabOrder
    from hen_editor.ui.window.welcome import Welcome

FULL_SIZE = QSize(1280, 800)
"""The default size of a window, if the screen has room for it."""

ROOM_FOR_FRAME = QSize(16, 48)
"""What a window frame may add to the size."""

STATUS_TIME = 4000
"""How long the status bar shows a message, in milliseconds."""


class MainWindow(QMainWindow):
    """A window for one document.

    The views of the first paint are created at once, by `layout`; the rest afterwards, by `complete`, or on the first
    user action.

    at_once: whether to complete it at once.

    hen_opened: open another window with the position of this text. copy_opened: open another window with a `File` that
    was read, as a document without a file. files_opened: open other windows with these files. window_wanted: open
    another window. quit_wanted: close all windows.
    completed: all is created. closing: the window is about to close.
    resized: it had another width before, this one.
    recovery_wanted: show these documents that were not saved.
    """

    hen_opened = Signal(object)
    copy_opened = Signal(object)
    files_opened = Signal(object)
    window_wanted = Signal()
    quit_wanted = Signal()
    completed = Signal()
    resized = Signal(int)
    closing = Signal()
    recovery_wanted = Signal(object)

    # Created at once; the views by `layout`.
    theme: Theme
    commands: Actions
    document: Document
    menus: Menus
    board: "BoardView"
    hen_field: "HenField"
    players_bar: "PlayersBar"
    position_bar: "PositionBar"
    scope_chooser: "ScopeChooser"
    point_label: QLabel
    column: QVBoxLayout
    notices: "Bars"
    game_dock: QDockWidget
    problem_dock: QDockWidget
    game_list_dock: "GameListDock"
    tool_bar: QToolBar

    # Created by `controllers`.
    text_families: "list[TextFamily]"
    text_sizes: "list[TextSize]"
    recorder: "Recorder"
    game_panel: "GamePanel"
    tree: "TreeView"
    comment_box: "CommentBox"
    problem_list: "ProblemList"
    problems: "Problems"
    transpositions: "Transpositions"
    files: "FileCommands"
    side_panel: "SidePanel"
    source_notice: "SourceNotice"
    file_notice: "FileNotice"
    lock_notice: "LockNotice"
    finder: "Finder"
    position_finder: "PositionFinder"
    comparer: "Comparer"
    hiding: "Hiding"
    solver: "Solver"
    presentation: "Presentation"
    tools: "ToolBox"
    tool_controller: "ToolController"
    next_labels: "NextLabels"
    board_cursor: "BoardCursor"
    welcome: "Welcome"
    tab_order: "TabOrder"

    def __init__(self, theme: Theme, *, at_once: bool = True) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        self.resize(FULL_SIZE.boundedTo(self.screen().availableSize() - ROOM_FOR_FRAME))
        self.theme = theme
        self.commands = Actions(self)  # first, to be destroyed before the document it listens to
        self.document = Document(self)
        self._mirror = Mirror(self.document, self)
        self.menus = Menus(self)
        self._is_complete = False
        self._is_left = False
        self._label_editor: LabelEditor | None = None
        self._paste_offer: PasteOffer | None = None
        self._loading: Loading | None = None
        self._loading_bar: QWidget | None = None
        make_views(self)
        lay_out(self)
        restore_settings(self)
        self._mirror.views = [
            self.hen_field,
            self.board,
            self.players_bar,
            self.position_bar,
            self.scope_chooser,
            self.game_list_dock,
            self,
        ]
        self.commands.refresh()
        self.board.setFocus()
        if at_once:
            self.complete()

    def complete(self) -> None:
        """Create what the first paint does not need, unless it exists."""
        if not self._is_complete:
            from hen_editor.ui.window.connections import connect
            from hen_editor.ui.window.controllers import make_controllers

            self._is_complete = True
            make_controllers(self)
            connect(self)
            self._mirror.views = [
                self.presentation,
                self.tool_controller,
                self.problems,
                *self._mirror.views,
                self.tree,
                self.comment_box,
                self.game_panel.navigation,
                self.problem_list,
                self.side_panel,
                self.welcome,
                self.next_labels,
                self.finder,
                self.comparer,
                self.solver,
                self.commands,
            ]
            self.completed.emit()

    # Display.

    @property
    def state(self) -> State:
        """The state shown by the views."""
        return self._mirror.state

    def set_state(self, state: State) -> None:
        """Show a state in all views."""
        self._mirror.show(state)

    def show_state(self, state: State) -> None:
        """Show the title of the window, the active tool, and the progress of reading a file."""
        if self._is_complete:
            self.tool_controller.set_tool(self.tools[state.tool])
        self.position_bar.show_tool(self.commands[state.tool].text().replace("&", ""))
        shown = title(self._name(state))
        if shown != self.windowTitle():
            self.setWindowTitle(shown)
        if state.is_modified is not self.isWindowModified():
            self.setWindowModified(state.is_modified)
        self._show_loading(state.loading)

    def _name(self, state: State) -> str:
        """Return the name of the document, with what is unusual about its file."""
        name = self.document.name
        if state.is_removed:
            return self.tr("{file} (removed)").format(file=name)
        is_locked = state.is_read_only and state.path is not None  # not one in whose place a file is being opened
        return self.tr("{file} (read-only)").format(file=name) if is_locked else name

    def next_moves(self, snapshot: "Snapshot") -> "Mapping[Point, NextMove]":
        """Return the moves to step to that the board shows for a snapshot."""
        return self.state.next_moves_shown.of(snapshot.tree, snapshot.node, snapshot.position.stones)

    def end(self, ends: End) -> None:
        """End the modes that something ends."""
        self.set_state(self.state.ended(ends))

    def end_mode(self, mode: str) -> bool:
        """End a mode, by the name of its field; return whether it was on."""
        before = self.state
        self.set_state(before.without([mode]))
        return self.state != before

    def show_panel(self, panel: QDockWidget) -> None:
        """Show a panel in front of others; a presentation, which has none, ends."""
        self.end_mode("is_presenting")
        panel.show()
        panel.raise_()

    def light(self, points: Iterable[Point]) -> None:
        """Highlight exactly these points of the board."""
        self.set_state(self.state._replace(lit=frozenset(points)))

    # User actions.

    def dispatch(self, do: Callable[[], object]) -> object:
        """Apply unfinished input and end the highlight of a problem, then run a user action."""
        self.complete()
        self.finish_typing()
        if self.state.lit and not self.hen_field.editor.hasFocus():  # there the caret lights points
            self.light(())
        return do()

    def finish_typing(self) -> None:
        """Apply unfinished input to the document: a label, or HEN waiting for a pause in typing."""
        if self._label_editor is not None:
            self._label_editor.finish()
        self.hen_field.flush()

    def ask_for_label(self, point: Point) -> None:
        """Edit the label of a point on the board, unless the document is read-only."""
        from hen_editor.ui.board.label_editor import LabelEditor

        if self.document.is_read_only:
            self.document.edit_refused.emit()
            return
        if self._label_editor is None:
            self._label_editor = LabelEditor(self.board)
            self._label_editor.written.connect(self._write_label)
            self._label_editor.given_up.connect(partial(self.end_mode, "label"))
            self._mirror.views = [*self._mirror.views, self._label_editor]
        self.set_state(self.state._replace(label=point))

    def _write_label(self, point: Point, text: str) -> None:
        self.end_mode("label")
        before = label_at(self.document.snapshot.position, point) or ""
        self.document.set_label((point,), restore_undecodable(text, before).strip() or None)

    def take_in(self, data: QMimeData) -> None:
        """Open pasted files, each in a window; otherwise handle the picture or the text."""
        self._taking_in(data)()

    def _taking_in(self, data: QMimeData) -> Callable[[], object]:
        """Return what takes in pasted or dropped data, which is not needed any longer then.

        A picture in the data itself comes first: the file beside it is only a copy for other programs.
        """
        text = data.text()
        if found := pictures(data):
            return lambda: self._offer().take_picture(found, text)
        if paths := [path_of_url(url) for url in data.urls() if url.isLocalFile()]:
            return partial(self._open_files, paths)
        if holds_picture(data):
            return lambda: self._offer().take_picture([], text)
        return partial(self.paste, text)

    def _open_files(self, paths: Iterable[Path]) -> None:
        first, *others = dict.fromkeys(paths)
        if not self.files.may_open(1 + len(others)):
            return
        self.files.open_path(first)
        if others:
            self.files_opened.emit(others)

    def paste(self, text: str) -> None:
        """Open a pasted or dropped text, or offer what can be done with it."""
        self._offer().take(text)

    @property
    def focused(self) -> "QWidget | None":
        """What has the focus in the window, or in a panel of it that floats while that is active."""
        active: QWidget | None = QApplication.activeWindow()
        if isinstance(active, QDockWidget) and active.parentWidget() is self:
            return active.focusWidget()
        return self.focusWidget()

    @property
    def below_board(self) -> "QWidget":
        """The HEN field, or the strip of a paste while that covers it."""
        offer = self._paste_offer
        return self.hen_field if offer is None or offer.strip.isHidden() else offer.strip

    def _offer(self) -> "PasteOffer":
        from hen_editor.ui.window.paste_offer import PasteOffer

        if self._paste_offer is None:
            self._paste_offer = PasteOffer(self)
            self._mirror.views = [*self._mirror.views, self._paste_offer]
        return self._paste_offer

    def open_windows(self) -> "list[MainWindow]":
        """Return the windows that are open, by their titles."""
        widgets = QApplication.topLevelWidgets()
        windows = [widget for widget in widgets if isinstance(widget, MainWindow) and widget.isVisible()]
        return sorted(windows, key=lambda window: window.windowTitle().casefold())

    def bring_forward(self) -> None:
        """Bring the window to the front and give it the focus."""
        if self.isMinimized():
            self.showNormal()
        self.raise_()
        self.activateWindow()

    def finding_other(self, path: Path) -> "Generator[float, None, MainWindow | None]":
        """Find another window that shows a file, in a thread; return it, or None if there is none."""
        others = [window for window in self.open_windows() if window is not self]
        found = yield from finding_same(path, [window.document.path for window in others])
        return None if found is None else others[found]

    def leave(self) -> None:
        """Close the window without a question about its document."""
        self._is_left = True
        self.close()

    def show_status(self, message: str) -> None:
        """Show a message in the status bar for a while, or none."""
        self.statusBar().showMessage(message, STATUS_TIME)

    def show_saving(self, name: str) -> None:
        """Show in the status bar which file is being written, until it is."""
        self.statusBar().showMessage(self.tr("Saving {file}...").format(file=name))

    def show_saved(self, name: str) -> None:
        """Show in the status bar which file was written."""
        self.show_status(self.tr("Saved {file}").format(file=name))

    def show_point(self, point: Point | None) -> None:
        """Show the name of the point under the pointer."""
        self.point_label.setText("" if point is None else point.name(self.document.snapshot.position.size))

    def show_problem_list(self) -> None:
        """Raise the problem list."""
        self.show_panel(self.problem_dock)
        self.side_panel.open()

    def _show_loading(self, loading: "Loading | None") -> None:
        if loading is self._loading:
            return
        self._loading = loading
        if self._loading_bar is not None:
            self.statusBar().removeWidget(self._loading_bar)
            self._loading_bar.deleteLater()
            self._loading_bar = None
        if loading is not None:
            from hen_editor.ui.panels.loading_bar import LoadingBar

            self._loading_bar = LoadingBar(loading, partial(self.files.cancel, loading), self)
            self.statusBar().insertPermanentWidget(0, self._loading_bar)
            self._loading_bar.show()

    # Events.

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Give the focus to the next stop of Tab, or the previous one."""
        self.complete()
        return self.tab_order.go(1 if forward else -1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the window, and complete it after the first paint."""
        super().paintEvent(event)
        if not self._is_complete:
            QTimer.singleShot(0, self, self.complete)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit(event.oldSize().width())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Esc: drop a paste, cancel a gesture, drop a draft, end a comparison or a presentation, or play."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
            return
        self.complete()
        if not self.end_mode("preview") and not self.tool_controller.cancel():
            if self.document.snapshot.hen_text.draft is not None:
                self.document.drop_draft()
            elif not self.end_mode("comparison") and not self.end_mode("is_presenting"):
                self.dispatch(lambda: take(self, "play"))
                self.commands.refresh()
                self.board.setFocus()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept dropped files, text and pictures."""
        if event.mimeData().hasUrls() or event.mimeData().hasText() or holds_picture(event.mimeData()):
            _accept_copy(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        _accept_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Open dropped files; dropped text is handled like pasted text.

        Both come after the event: a question would keep the other program waiting, and Qt crashes where something else
        is dragged meanwhile.
        """
        _accept_copy(event)
        QTimer.singleShot(0, self, partial(self.dispatch, self._taking_in(event.mimeData())))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes, unless that was done; store the window's layout.

        The event is accepted by default, even if this raises: it is ignored until all is done.
        """
        event.ignore()
        if not self._is_left and not self.dispatch(lambda: self.files.may_leave()):
            return
        self.closing.emit()
        self.files.cancel()
        settings.keep(
            {
                "window/geometry": self.saveGeometry(),
                "window/state": self.saveState(),
                "board/coordinates": self.state.coordinates,
            }
        )
        self.document.leaving.emit()
        event.accept()


def _accept_copy(event: QDropEvent) -> None:
    """Accept what is dragged as a copy: after a move its source would delete it."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()

"""The session: the document of a window, the state that is shown, and other things that commands need."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol
from weakref import WeakSet

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QDialog, QDockWidget, QWidget
from shiboken6 import isValid

from hen_editor.core.board import Point
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.progress import Progress
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.document.document import Document
from hen_editor.document.files import index_of_same
from hen_editor.ui.hen_typing import HenTyping
from hen_editor.ui.session.command import Actions, Command
from hen_editor.ui.session.mirror import Mirror
from hen_editor.ui.state import End, State

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from hen_editor.document.recovery.recorder import Recorder
    from hen_editor.ui.clipboard import ClipboardContents
    from hen_editor.ui.dialogs.preferences import PreferencePage
    from hen_editor.ui.files.commands import FileCommands
    from hen_editor.ui.problems import ListedProblem
    from hen_editor.ui.session.panes import PanedWindow, Panes
    from hen_editor.ui.theme import Theme
    from hen_editor.ui.tools.tool_box import ToolBox
    from hen_editor.ui.tools.tool_controller import BoardCursor, ToolController

STATUS_MS = 4000
"""How long the status bar shows a message, in milliseconds."""


_sessions: "WeakSet[Session]" = WeakSet()
"""The sessions of all windows, as long as they exist."""


class MarkedProblem(NamedTuple):
    """A problem, and the first moves that it marks as right, or has as the only ones."""

    tree: GameTree
    right: Sequence[Point | None]


class EngineActions(Protocol):
    """What an engine beside the board can do for others."""

    def guess_dead(self, tree: GameTree, node: NodeId, then: Callable[[frozenset[Point] | None], object]) -> bool:
        """Ask the engine which stones are dead; return whether it runs and is free. None is handed on if it fails."""

    def check_problems(
        self, problems: Sequence[MarkedProblem], show: Callable[[int, str], object], finished: Callable[[bool], object]
    ) -> None:
        """Ask the engine about the first moves of problems.

        show: is given what it says, by the number of the problem. finished: is told whether all are answered.
        """

    def cancel(self) -> None:
        """End what was asked for: whoever asked is told at once that it has ended."""


class Session(QObject):
    """What the user works with in a window: commands, modes and notices get the session, not the main window.

    panes: what shows the state. dialog_parent: the window, as the parent of dialogs and menus. commands: the actions by
    command name. finish_input: applies what is half typed, and completes the window. is_complete: whether the
    controllers of the window exist.

    The modes and bars of the window set what they do for commands. paste: what was copied or dropped. look_at: look for
    boards in a picture. find: go to the next match of the find bar (1) or the previous one (-1), or open the bar (0).
    search_position: search for the position shown. solve: this problem (0), the next one (1) or the previous one (-1).
    count: the position. engine: what an engine can do, if there may be one. preference_pages: make further pages of the
    preferences. show_source: go to a problem of reading, and show the text there.

    The program hears, if the window belongs to one: hen_opened: open another window with the position of this text.
    copy_opened: open another window with a `File` that was read, as a document without a file. files_opened: open other
    windows with these files. window_wanted: open another window. quit_wanted: close all windows. recovery_wanted: show
    these unsaved documents. It also says why files could not be opened, in one message for all: refuse_file.
    """

    hen_opened = Signal(object)
    copy_opened = Signal(object)
    files_opened = Signal(object)
    window_wanted = Signal()
    quit_wanted = Signal()
    recovery_wanted = Signal(object)

    # Created with the controllers of the window.
    recorder: "Recorder"
    files: "FileCommands"
    tools: "ToolBox"
    tool_controller: "ToolController"
    board_cursor: "BoardCursor"
    paste: "Callable[[ClipboardContents], object]"
    look_at: "Callable[[bytes | QImage], object]"
    find: Callable[[int], object]
    search_position: Callable[[], object]
    solve: Callable[[int], object]
    count: Callable[[], object]
    engine: EngineActions | None = None
    refuse_file: Callable[[str, str], object] | None = None
    preference_pages: "Sequence[Callable[[QDialog], PreferencePage]]" = ()
    show_source: "Callable[[ListedProblem], object]"

    def __init__(
        self, window: "PanedWindow", theme: "Theme", commands: Iterable[Command], finish_input: Callable[[], object]
    ) -> None:
        super().__init__(window)
        self._window = window
        self.panes: Panes = window
        self.dialog_parent: QWidget = window
        self.theme = theme
        self.commands = Actions(self, commands)  # first: Qt then destroys it before the document, which it listens to
        self.document = Document(self)
        self.mirror = Mirror(self.document, self)
        self.is_complete = False
        _sessions.add(self)
        self._finish_input = finish_input

    @property
    def state(self) -> State:
        """The state shown by the views."""
        return self.mirror.state

    @property
    def opening(self) -> Path | None:
        """The file that is being opened in the window."""
        return self.files.opening.path if self.is_complete else None

    @property
    def is_free(self) -> bool:
        """Whether the window shows a new, untouched document, and is not writing or opening anything, or asking."""
        is_reading = self.is_complete and self.files.is_reading
        is_taken = self.document.is_read_only or self.state.is_user_busy or is_reading
        return self.document.is_fresh and not is_taken

    def set_state(self, state: State) -> None:
        """Show a state in all views."""
        self.mirror.show(state)

    def end(self, ends: End) -> None:
        """End the modes that something ends."""
        after = self.state.ended(ends)
        if after != self.state:
            self.set_state(after)

    def end_mode(self, mode: str) -> bool:
        """End a mode, by the name of its field; return whether it was on."""
        before = self.state
        self.set_state(before.without([mode]))
        return self.state != before

    def highlight(self, points: Iterable[Point]) -> None:
        """Highlight exactly these points of the board, or if none are given, those at the caret of the HEN field."""
        self.set_state(self.state._replace(highlighted=frozenset(points)))

    def move_caret(self, typing: HenTyping) -> None:
        """Show what the user does in the HEN field without changing its text."""
        before, after = self.state, self.state._replace(typing=typing, highlighted=frozenset())
        shown_before, shown_after = (
            (state.highlighted_points, state.typing.problems, state.typing.suggestion) for state in (before, after)
        )
        if shown_before == shown_after:
            self.mirror.state = after  # no view shows this difference
        else:
            self.set_state(after)

    def type_hen(self, typing: HenTyping) -> tuple[Diagnostic, ...]:
        """Apply the text that is typed in the HEN field; return what does not fit the game."""
        seen, is_settled = self.panes.hen_field.snapshot, not typing.is_size_open
        return self.mirror.show_after(
            self.state._replace(typing=typing, highlighted=frozenset()),
            lambda: self.document.type_hen(typing.reading, settled=is_settled, seen=seen),
        )

    def dispatch(self, do: Callable[[], object]) -> object:
        """Apply unfinished input and end the highlight of a problem, then run a user action."""
        self._finish_input()
        if self.state.highlighted:
            self.highlight(())
        return do()

    def show_panel(self, panel: QDockWidget) -> None:
        """Show a panel in front of others, ending a presentation, which has no panels."""
        self.end_mode("is_presenting")
        panel.show()
        panel.raise_()

    def show_problem_list(self) -> None:
        """Show the problem list in front of other panels, until there are no problems."""
        self.show_panel(self.panes.problem_dock)
        self.panes.problem_dock.open()

    def other_finder(self, path: Path) -> "Callable[[Progress], FoundSession | None]":
        """Return a function that finds, in a thread, another window that shows or opens a file, None if none does."""
        return session_finder(path, [session for session in open_sessions() if session is not self])

    def show_status(self, message: str) -> None:
        """Show a message in the status bar for a while, or none."""
        self._window.statusBar().showMessage(message, STATUS_MS)

    # The window.

    @property
    def title(self) -> str:
        """The title of the window."""
        return self._window.windowTitle()

    @property
    def focused(self) -> QWidget | None:
        """What has the focus in the window, or in a panel of it that floats while that is active."""
        return self._window.focused

    def bring_forward(self) -> None:
        """Bring the window to the front and give it the focus."""
        self._window.bring_forward()

    @property
    def closing(self) -> SignalInstance:
        """The signal that the window is about to close."""
        return self._window.closing

    def close_window(self) -> bool:
        """Close the window, unless the user wants to keep it; return whether it was closed."""
        return self._window.close()

    def minimise(self) -> None:
        """Minimise the window."""
        self._window.showMinimized()

    def toggle_maximised(self) -> None:
        """Maximise the window, or restore its size."""
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowMaximized)

    @property
    def is_full_screen(self) -> bool:
        """Whether the window fills the screen."""
        return self._window.isFullScreen()

    def toggle_full_screen(self) -> None:
        """Have the window fill the screen, or be as it was before, maximised or not."""
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)


class FoundSession(NamedTuple):
    """The session of a window that shows a file or is opening it, under this path."""

    session: Session
    path: Path | None

    @property
    def is_opening(self) -> bool:
        """Whether the file is still being opened."""
        return self.path == self.session.opening != self.session.document.path

    @property
    def is_open(self) -> bool:
        """Whether the window is still open."""
        return self.session in open_sessions()

    def bring_forward(self) -> None:
        """Bring the window to the front."""
        self.session.bring_forward()


def session_finder(path: Path, sessions: Sequence[Session]) -> Callable[[Progress], FoundSession | None]:
    """Return a function that finds, in a thread, the window that shows or opens a file; None if there is none.

    The window may have been closed when the function returns it.
    """
    owned = [FoundSession(session, own) for session in sessions for own in (session.document.path, session.opening)]

    def find(_: Progress) -> FoundSession | None:
        same = index_of_same(path, [own for _, own in owned])
        return None if same is None else owned[same]

    return find


def open_sessions() -> list[Session]:
    """Return the sessions of the windows that are open, by their titles."""
    found = (session for session in _sessions if isValid(session) and session.dialog_parent.isVisible())
    return sorted(found, key=lambda session: session.title.casefold())

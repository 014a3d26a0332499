"""The session: the document of a window, the state that is shown, and other things that commands need."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakSet

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDockWidget
from shiboken6 import isValid

from hen_editor.core.board import Point
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.progress import Progress
from hen_editor.document.document import Document
from hen_editor.document.files import index_of_same
from hen_editor.ui.commands.actions import Actions
from hen_editor.ui.commands.command import Command
from hen_editor.ui.hen_typing import HenTyping
from hen_editor.ui.state import End, State
from hen_editor.ui.window.mirror import Mirror

if TYPE_CHECKING:
    from hen_editor.document.recovery.recorder import Recorder
    from hen_editor.ui.files.commands import FileCommands
    from hen_editor.ui.theme import Theme
    from hen_editor.ui.tools.tool_box import ToolBox
    from hen_editor.ui.tools.tool_controller import BoardCursor, ToolController
    from hen_editor.ui.window.panes import PanedWindow

STATUS_MS = 4000
"""How long the status bar shows a message, in milliseconds."""


_sessions: "WeakSet[Session]" = WeakSet()
"""The sessions of all windows, as long as they exist."""


class Session(QObject):
    """What the user works with in a window: commands, modes and notices get the session, not the main window.

    window: the panes, and the parent of dialogs. commands: the actions by command name. finish_input: applies
    unfinished input, and completes the window. is_complete: whether the controllers of the window exist.

    hen_opened: open another window with the position of this text. copy_opened: open another window with a `File` that
    was read, as a document without a file. files_opened: open other windows with these files. window_wanted: open
    another window. quit_wanted: close all windows. recovery_wanted: show these unsaved documents.
    paste_wanted: paste these `ClipboardContents`. picture_wanted, picture_file_wanted: look for boards in this picture,
    a `QImage`, or in the file of this path. label_wanted: let the user write the label of a point. match_wanted: go to
    the next match of the find bar (1) or the previous one (-1), or open the bar (0). position_search_wanted: search for
    this position. problem_wanted: solve this problem (0), or go to the next one (1) or the previous one (-1).
    count_wanted: count the position.
    source_wanted: go to a problem of reading, and show the text there. problem_list_wanted: show the problem list.
    """

    hen_opened = Signal(object)
    copy_opened = Signal(object)
    files_opened = Signal(object)
    window_wanted = Signal()
    quit_wanted = Signal()
    recovery_wanted = Signal(object)
    paste_wanted = Signal(object)
    picture_wanted = Signal(object)
    picture_file_wanted = Signal(object)
    label_wanted = Signal(object)
    match_wanted = Signal(int)
    position_search_wanted = Signal()
    problem_wanted = Signal(int)
    count_wanted = Signal()
    source_wanted = Signal(object)
    problem_list_wanted = Signal()

    # Created with the controllers of the window.
    recorder: "Recorder"
    files: "FileCommands"
    tools: "ToolBox"
    tool_controller: "ToolController"
    board_cursor: "BoardCursor"

    def __init__(
        self, window: "PanedWindow", theme: "Theme", commands: Iterable[Command], finish_input: Callable[[], object]
    ) -> None:
        super().__init__(window)
        self.window = window
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
        if (before.highlighted_points, before.typing.problems) == (after.highlighted_points, typing.problems):
            self.mirror.state = after  # no view shows this difference
        else:
            self.set_state(after)

    def type_hen(self, typing: HenTyping) -> tuple[Diagnostic, ...]:
        """Apply the text that is typed in the HEN field; return what does not fit the game."""
        seen, is_settled = self.window.hen_field.snapshot, not typing.is_size_open
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

    def other_finder(self, path: Path) -> "Callable[[Progress], FoundSession | None]":
        """Return a function that finds, in a thread, another window that shows or opens a file, None if none does."""
        return session_finder(path, [session for session in open_sessions() if session is not self])

    def show_status(self, message: str) -> None:
        """Show a message in the status bar for a while, or none."""
        self.window.statusBar().showMessage(message, STATUS_MS)


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
        self.session.window.bring_forward()


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
    found = (session for session in _sessions if isValid(session) and session.window.isVisible())
    return sorted(found, key=lambda session: session.window.windowTitle().casefold())

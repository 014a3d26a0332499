"""When the problem list is shown, and how much room it has."""

from PySide6.QtCore import Qt

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.sgf import NodeId
from hen_editor.ui.problems import ProblemSource
from hen_editor.ui.state import State
from hen_editor.ui.window.panes import PanedWindow

_OPEN = 140


class SidePanel:
    """Shows the problem list where it is needed.

    The problem list opens by itself for problems of the game and of the file alone: those of the text and the position
    come and go while one types and steps, when nothing is to move. So a step does not close it either.
    """

    def __init__(self, window: PanedWindow, snapshot: Snapshot) -> None:
        self._window = window
        self._is_open = False
        self._snapshot = snapshot
        self._is_step = False  # whether the snapshot is at another node of the same games than the one before
        window.closing.connect(self._close)

    def show_state(self, state: State) -> None:
        """Open the problem list if a problem of the game or the file is found; close it if it becomes empty."""
        if state.is_presenting:
            return  # it is shown afterwards
        before, self._snapshot = self._snapshot, state.snapshot
        if before is not state.snapshot:
            self._is_step = before.collection is state.snapshot.collection and _place(before) != _place(state.snapshot)
        if any(problem.source in (ProblemSource.GAME, ProblemSource.FILE) for problem in state.problems):
            if not self._is_open:
                self.open()
        elif not state.problems and not self._is_step:
            self._close()

    def open(self) -> None:
        """Show the problem list until there are no problems, with room for some lines."""
        self._is_open = True
        dock = self._window.problem_dock
        dock.show()
        if self._window.is_docked(dock) and not self._window.tabifiedDockWidgets(dock) and dock.height() < _OPEN:
            self._window.resizeDocks([dock], [_OPEN], Qt.Orientation.Vertical)

    def toggle(self) -> None:
        """Show the problem list, or hide it if it is shown."""
        if self._window.problem_dock.isHidden():
            self.open()
        else:
            self._window.problem_dock.hide()

    def _close(self) -> None:
        """Hide the problem list if it is only shown for problems."""
        if self._is_open:
            self._is_open = False
            self._window.problem_dock.hide()


def _place(snapshot: Snapshot) -> tuple[int, NodeId]:
    return snapshot.game, snapshot.node

"""The dock of the game list, shown for files with several games; its content is created on first use."""

from collections.abc import Callable

from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.ui.state import State
from hen_editor.ui.widgets.dock import Dock


class GameListDock(Dock):
    """Opens for a file with several games and closes for one with a single game, unless the user opened it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setWindowTitle(self.tr("Games"))
        self.setObjectName("game-list-panel")
        self._make: Callable[[], tuple[QWidget, Callable[[Snapshot], None]]] | None = None
        self._show_in_list: Callable[[Snapshot], None] | None = None
        self._snapshot: Snapshot | None = None
        self._is_wanted = False
        self.toggleViewAction().triggered.connect(self._want)

    def fill_with(self, make: Callable[[], tuple[QWidget, Callable[[Snapshot], None]]]) -> None:
        """Set the factory of the game list, which returns it with its `show_snapshot`."""
        self._make = make
        if self.isVisible():
            self._fill()

    def show_state(self, state: State) -> None:
        """Show the games of a state; open or close if the file is another, or one game became several.

        In a presentation that waits until its end.
        """
        if state.is_presenting:
            return
        snapshot = state.snapshot
        before, self._snapshot = self._snapshot, snapshot
        is_several = _is_several(snapshot)
        is_other_file = before is None or before.collection.source is not snapshot.collection.source
        if before is None or is_other_file or _is_several(before) != is_several:
            self.setVisible(is_several or self._is_wanted)
        if self.isVisible() or (is_other_file and self._show_in_list is not None):  # a hidden list releases the games
            self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self._is_wanted = False

    def _want(self, wanted: bool) -> None:
        self._is_wanted = wanted

    def _fill(self) -> None:
        if self._make is None:
            return
        if self._show_in_list is None:
            content, self._show_in_list = self._make()
            self.setWidget(content)
        if self._snapshot is not None:
            self._show_in_list(self._snapshot)


def _is_several(snapshot: Snapshot) -> bool:
    return len(snapshot.collection.games) > 1

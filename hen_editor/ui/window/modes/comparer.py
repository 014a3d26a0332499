"""Showing a comparison: the bar above the board, created on first use; the board shows the signs."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from hen_editor.ui.state import State

if TYPE_CHECKING:
    from hen_editor.ui.comparison import Comparison
    from hen_editor.ui.panels.comparison_bar import ComparisonBar
    from hen_editor.ui.window.main_window import MainWindow


class Comparer(QObject):
    """Begins and ends the comparison of a window, and shows its bar; another document ends it."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._bar: ComparisonBar | None = None
        window.document.opened.connect(self.end)

    def begin(self, comparison: "Comparison") -> None:
        """Compare the board with a position from now on."""
        self._window.set_state(self._window.state._replace(comparison=comparison))

    def end(self) -> bool:
        """End the comparison; return whether there was one."""
        state = self._window.state
        self._window.set_state(state._replace(comparison=None))
        return state.comparison is not None

    def show_state(self, state: State) -> None:
        """Show the bar of a comparison, or none."""
        if state.comparison is None:
            if self._bar is not None:
                self._bar.hide()
            return
        if self._bar is None:
            from hen_editor.ui.panels.comparison_bar import ComparisonBar

            self._bar = ComparisonBar(self._window)
            self._bar.end_wanted.connect(self.end)
            self._window.column.insertWidget(self._window.column.indexOf(self._window.board), self._bar)
        self._bar.show_comparison(state.comparison, state.snapshot.position)
        self._bar.show()

"""The bar of a comparison, above the board, which shows the signs; created on first use."""

from functools import partial
from typing import TYPE_CHECKING

from hen_editor.ui.state import State

if TYPE_CHECKING:
    from hen_editor.ui.panels.comparison_bar import ComparisonBar
    from hen_editor.ui.window.session import Session


class Comparer:
    """Shows the bar while the board of a window is compared."""

    def __init__(self, session: "Session") -> None:
        self._session = session
        self._bar: ComparisonBar | None = None

    def show_state(self, state: State) -> None:
        """Show the bar of a comparison, or none."""
        if state.comparison is None:
            if self._bar is not None:
                self._bar.hide()
            return
        if self._bar is None:
            from hen_editor.ui.panels.comparison_bar import ComparisonBar

            self._bar = ComparisonBar(self._session.window)
            self._bar.end_wanted.connect(partial(self._session.end_mode, "comparison"))
            self._session.window.column.insertWidget(
                self._session.window.column.indexOf(self._session.window.board), self._bar
            )
        self._bar.show_comparison(state.comparison, state.snapshot.position)
        self._bar.show()

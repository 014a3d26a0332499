"""Finding text in the comments of a game: the find bar and the matches."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from hen_editor.core.game import search
from hen_editor.ui.state import State

if TYPE_CHECKING:
    from hen_editor.ui.panels.find_bar import FindBar
    from hen_editor.ui.window.main_window import MainWindow


class Finder(QObject):
    """Navigates between the matches of the find bar's text; the bar is created on first use."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._bar: FindBar | None = None
        self._counted_in: object = None

    def show_state(self, state: State) -> None:
        """Clear the number of matches in the previous game."""
        if self._bar is not None and state.snapshot.tree is not self._counted_in:
            self._counted_in = None
            self._bar.show_count(None)

    def open(self) -> None:
        """Open the find bar."""
        from hen_editor.ui.panels.find_bar import FindBar

        self._window.game_dock.show()
        box = self._window.comment_box
        if self._bar is None:
            self._bar = FindBar(box)
            self._bar.text_changed.connect(self._count)
            self._bar.wanted.connect(lambda offset: self._window.dispatch(lambda: self.find(offset)))
            self._bar.closed.connect(self._window.board.setFocus)
            box.add_bar(self._bar)
        self._bar.open()

    def find(self, offset: int) -> None:
        """Go to the next (1) or previous (-1) match."""
        if self._bar is None or not self._bar.text:
            self.open()
            return
        document = self._window.document
        found = search.text(document.snapshot.tree, document.snapshot.node, self._bar.text, offset)
        self._count(self._bar.text)
        if found is None:
            self._window.show_status(self.tr("No comment in this game contains that text."))
            return
        document.go(found)
        self._window.comment_box.select(self._bar.text)

    def _count(self, text: str) -> None:
        if self._bar is not None:
            tree = self._window.document.snapshot.tree
            self._bar.show_count(search.count(tree, text))
            self._counted_in = tree

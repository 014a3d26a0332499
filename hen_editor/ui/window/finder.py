"""Finding a text in the comments of a game: the bar for it, and the places where it stands."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from hen_editor.core.game import search
from hen_editor.ui.state import State

if TYPE_CHECKING:
    from hen_editor.ui.panels.find_bar import FindBar
    from hen_editor.ui.window.main_window import MainWindow


class Finder(QObject):
    """Goes through the places where the text of the find bar stands; the bar is made when it is first opened."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._bar: FindBar | None = None
        self._counted_in: object = None

    def show_state(self, state: State) -> None:
        """Forget how often the text stands in the game that was shown before."""
        if self._bar is not None and state.snapshot.tree is not self._counted_in:
            self._counted_in = None
            self._bar.show_count(None)

    def open(self) -> None:
        """Let a text be written that is sought in the comments of the game."""
        from hen_editor.ui.panels.find_bar import FindBar

        self._window.game_dock.show()
        box = self._window.comment_box
        if self._bar is None:
            self._bar = FindBar(box)
            self._bar.text_changed.connect(self._count)
            self._bar.wanted.connect(lambda offset: self._window.dispatch(lambda: self.find(offset)))
            box.add_bar(self._bar)
        self._bar.open()

    def find(self, offset: int) -> None:
        """Go to the next place (1) or the previous one (-1) where the text stands that is sought."""
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

"""Finding text in the comments of a game: the find bar and the matches."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.document.game_watch import GameTexts
from hen_editor.document.idle_work import IdleWork
from hen_editor.ui.bars.modes import FindBar
from hen_editor.ui.state import State

if TYPE_CHECKING:
    from hen_editor.ui.window.session import Session


class Finder(QObject):
    """Shows the first match of the find bar's text while it is typed, and goes on from match to match.

    The bar, and what it searches, are created on first use.
    """

    def __init__(self, session: "Session") -> None:
        super().__init__(session.window)
        self._session = session
        self._bar: FindBar | None = None
        self._found_in: GameTexts | None = None
        self._work = IdleWork(self)
        self._tree: GameTree | None = None
        self._origin: NodeId | None = None  # where typing began
        self._shown: NodeId | None = None  # the match that was shown last
        self._counted: str | None = None  # the text of which the bar shows the number of matches
        session.match_wanted.connect(self.find)

    @property
    def is_searching(self) -> bool:
        """Whether matches are still sought or counted."""
        return self._work.is_working

    def show_state(self, state: State) -> None:
        """Clear the number of matches in the previous game."""
        if self._bar is not None and state.snapshot.tree is not self._tree:
            self._tree, self._shown = state.snapshot.tree, None
            self._work.stop()
            self._counted = None
            self._bar.show_count(None)

    def open(self) -> None:
        """Open the find bar."""
        self._session.window.game_dock.show()
        box = self._session.window.comment_box
        if self._bar is None:
            self._found_in = GameTexts(self._session.document, self)
            self._tree = self._session.document.snapshot.tree
            self._bar = FindBar(box)
            self._bar.text_changed.connect(self._look)
            self._bar.wanted.connect(lambda offset: self._session.dispatch(lambda: self.find(offset)))
            self._bar.closed.connect(self._session.window.board.setFocus)
            box.add_bar(self._bar)
        self._bar.open()

    def find(self, offset: int) -> None:
        """Go to the next (1) or previous (-1) match; open the bar (0), also if it holds no text."""
        if not offset or self._bar is None or not self._bar.text:
            self.open()
            return
        self._work.begin(self._finding(self._session.document.snapshot.node, offset))

    def _look(self) -> None:
        """Show the first match from where typing began, after the letter that was typed."""
        now = self._session.document.snapshot.node
        if self._origin is None or now != self._shown:
            self._origin = now
        self._work.start(self._finding(self._origin, 0))

    def _finding(self, node: NodeId, offset: int) -> Iterator[None]:
        """Show the first match from a node on, then count all if they are not; a text being typed may have none."""
        bar, found_in = self._bar, self._found_in
        assert bar is not None
        assert found_in is not None
        sought, tree, count = bar.text, found_in.texts.tree, 0
        for found in found_in.texts.matches(sought, node, offset):
            if found is None:
                yield
                continue
            if not count:
                self._show(tree, found, sought)
                self._origin = found if offset else node
                if sought == self._counted:
                    return
            count += 1
        self._counted = sought
        bar.show_count(count)
        if not count:
            self._session.window.comment_box.select(sought)  # what was found of another text
        if offset and not count:
            self._session.show_status(self.tr("No comment in this game contains that text."))

    def _show(self, tree: GameTree, node: NodeId, sought: str) -> None:
        session = self._session
        session.dispatch(lambda: session.document.go_to_seen(tree, node))
        self._shown = node
        session.window.comment_box.select(sought)

"""The transpositions of the current game, found when idle."""

from collections.abc import Iterator
from types import MappingProxyType

from PySide6.QtCore import QObject, Signal

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game import same_positions
from hen_editor.core.sgf import GameTree
from hen_editor.document.document import Document
from hen_editor.document.idle_work import IdleWork

DELAY = 300
"""The pause before a changed game is searched, in milliseconds."""


class Transpositions(QObject):
    """Searches the current game for transpositions whenever it has changed, in short slices.

    found: its `SamePositions`. Until a changed game is searched they are those of an earlier state, in which nodes may
    have been removed since; none for another game.
    """

    found = Signal(object)

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._tree: GameTree | None = None
        self._work = IdleWork(self, DELAY)
        document.changed.connect(self._show)
        self._show(document.snapshot)

    @property
    def is_working(self) -> bool:
        """Whether those that were found are not yet those of the current game."""
        return self._work.is_working

    def _show(self, snapshot: Snapshot) -> None:
        before, tree = self._tree, snapshot.tree
        if tree is before:
            return
        self._tree = tree
        if before is not None and not tree.is_state_of(before):
            self.found.emit(MappingProxyType({}))
        self._work.start(self._find(tree))

    def _find(self, tree: GameTree) -> Iterator[None]:
        self.found.emit((yield from same_positions.finding(tree)))

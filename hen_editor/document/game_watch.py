"""Work on the current game whenever it has changed, when idle."""

from collections.abc import Iterator

from PySide6.QtCore import QObject

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.sgf import GameTree
from hen_editor.document.document import Document
from hen_editor.document.idle_work import IdleWork

DELAY = 300
"""The pause before a changed game is worked on, in milliseconds."""


class GameWatch(QObject):
    """Finds something out about the current game whenever it has changed; subclasses say what."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._work = IdleWork(self, DELAY)
        self._tree = document.snapshot.tree
        document.changed.connect(self._follow)
        self._work.start(self._find(self._tree))

    @property
    def is_working(self) -> bool:
        """Whether what was found is not yet that of the current game."""
        return self._work.is_working

    def _follow(self, snapshot: Snapshot) -> None:
        before, self._tree = self._tree, snapshot.tree
        if self._tree is not before:
            self._forget(before, self._tree)
            self._work.start(self._find(self._tree))

    def _forget(self, before: GameTree, tree: GameTree) -> None:
        """Drop what is not true of the game any more; it may be another one."""
        raise NotImplementedError

    def _find(self, tree: GameTree) -> Iterator[None]:
        """Find out about the game step by step, and report it at the end."""
        raise NotImplementedError

"""The comments and names of the current game for search, read when idle."""

from collections.abc import Iterator

from PySide6.QtCore import QObject

from hen_editor.core.game.search import Texts
from hen_editor.core.sgf import GameTree
from hen_editor.document.document import Document
from hen_editor.document.game_watch import GameWatch


class GameTexts(GameWatch):
    """Reads the comments and names of the current game in short slices, those that were edited again.

    texts: those of the current game, which can be searched before all are read.
    """

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        self.texts = Texts(document.snapshot.tree)
        super().__init__(document, parent)

    def _forget(self, before: GameTree, tree: GameTree) -> None:
        self.texts = Texts(tree, self.texts)

    def _find(self, tree: GameTree) -> Iterator[None]:
        yield from self.texts.reading()

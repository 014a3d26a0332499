"""Thumbnails of games, created on demand."""

from functools import lru_cache

from PySide6.QtGui import QPixmap

from hen_editor.core.game.overview import thumbnail_stones
from hen_editor.core.sgf import GameTree
from hen_editor.ui.miniature import Look, painted

KEPT = 256
"""The number of cached thumbnails: some 6 MB, and four times that at 200 % scaling."""


class Thumbnails:
    """Creates thumbnails of games on demand, and caches the latest."""

    def __init__(self) -> None:
        self._stones = lru_cache(KEPT)(thumbnail_stones)
        self._picture = lru_cache(KEPT)(painted)

    def picture(self, tree: GameTree, look: Look) -> QPixmap:
        """Return the thumbnail of a game."""
        return self._picture(self._stones(tree), look)

    def forget(self) -> None:
        """Clear the cache."""
        self._stones.cache_clear()
        self._picture.cache_clear()

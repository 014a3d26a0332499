"""The pictures of the games of a list, made when they are asked for."""

from functools import lru_cache

from PySide6.QtGui import QPixmap

from hen_editor.core.game.overview import thumbnail_stones
from hen_editor.core.sgf import GameTree
from hen_editor.ui.miniature import Look, painted

KEPT = 256
"""How many pictures are kept, which is some 6 MB, and on a screen of 200 % four times that."""


class Thumbnails:
    """Makes the pictures of games when they are asked for, and keeps those asked for last."""

    def __init__(self) -> None:
        self._stones = lru_cache(KEPT)(thumbnail_stones)
        self._picture = lru_cache(KEPT)(painted)

    def picture(self, tree: GameTree, look: Look) -> QPixmap:
        """Return the picture of a game."""
        return self._picture(self._stones(tree), look)

    def forget(self) -> None:
        """Let go of all games and pictures."""
        self._stones.cache_clear()
        self._picture.cache_clear()

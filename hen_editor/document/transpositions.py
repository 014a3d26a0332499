"""The transpositions of the current game, found when idle."""

from collections.abc import Iterator
from types import MappingProxyType

from PySide6.QtCore import Signal

from hen_editor.core.game import same_positions
from hen_editor.core.sgf import GameTree
from hen_editor.document.game_watch import GameWatch


class Transpositions(GameWatch):
    """Searches the current game for transpositions whenever it has changed, in short slices.

    found: its `SamePositions`. Until a changed game is searched they are those of an earlier state, in which nodes may
    have been removed since; none for another game.
    """

    found = Signal(object)

    def _forget(self, before: GameTree, tree: GameTree) -> None:
        if not tree.is_state_of(before):
            self.found.emit(MappingProxyType({}))

    def _find(self, tree: GameTree) -> Iterator[None]:
        self.found.emit((yield from same_positions.finding(tree)))

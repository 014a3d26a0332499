"""The games of a file as Qt's item views ask for them: each row only when it comes into view."""

from collections.abc import Sequence
from functools import lru_cache
from operator import is_

from PySide6.QtCore import QMimeData, QModelIndex, QObject, QPersistentModelIndex, QStringListModel, Qt

from hen_editor.core.game.overview import Facts, facts
from hen_editor.core.sgf import GameTree
from hen_editor.ui.widgets.plain_text import escaped
from hen_editor.ui.words import listed

Index = QModelIndex | QPersistentModelIndex

GAMES = "application/x-hen-editor-games"
"""The type of the data that is dragged: games of one list to another place in it."""

KEPT = 256
"""Of how many games what their roots say is kept."""


class GameModel(QStringListModel):
    """Games in the order of their file, one of which is shown.

    Of the list that Qt holds only its length is used: a view asks for it twice a row when it lays out, which in Python
    takes long for hundreds of thousands.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._games: Sequence[GameTree] = ()
        self._facts = lru_cache(KEPT)(facts)
        self.shown = -1

    def show_games(self, games: Sequence[GameTree], shown: int) -> None:
        """Hold these games in place of those before; only rows that are others are told to have changed."""
        if games is not self._games:
            self._take(games)
        if shown != self.shown:
            before, self.shown = self.shown, shown
            for row in (before, shown):
                if row < len(games):
                    self._emit_changed(row, row + 1)

    def forget(self) -> None:
        """Let go of what is known of games that are no more."""
        self._facts.cache_clear()

    @property
    def games(self) -> Sequence[GameTree]:
        """The games, in order."""
        return self._games

    def game(self, index: Index) -> GameTree:
        """Return the game of a row."""
        return self._games[index.row()]

    def facts(self, index: Index) -> Facts:
        """Return what the game of a row says of itself."""
        return self._facts(self.game(index))

    def name(self, index: Index) -> str:
        """Return the name of a game, or what it is called for want of one."""
        return self.facts(index).name or self.tr("Game {number}").format(number=index.row() + 1)

    def detail(self, index: Index) -> str:
        """Return the result and the date of a game."""
        known = self.facts(index)
        return " · ".join(text for text in (known.result, known.date) if text)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if not index.isValid():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.name(index)
            case Qt.ItemDataRole.ToolTipRole:
                return (
                    f"<qt>{'<br>'.join(escaped(text) for text in (self.name(index), self.detail(index)) if text)}</qt>"
                )
            case Qt.ItemDataRole.AccessibleTextRole:
                shown = self.tr("shown") if index.row() == self.shown else ""
                named = self.tr("{number}: {name}").format(number=index.row() + 1, name=self.name(index))
                return listed(part for part in (named, self.detail(index), shown) if part)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled  # between rows
        return (
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsDragEnabled
            | Qt.ItemFlag.ItemNeverHasChildren
        )

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        return [GAMES]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Return the sign that games are dragged; which they are, the list knows that they were chosen in."""
        data = QMimeData()
        data.setData(GAMES, b"games")
        return data

    def _take(self, games: Sequence[GameTree]) -> None:
        """Hold other games; rows come or go where the first and the last one that differ tell it."""
        old = self._games
        first = _common(old, games)
        last = _common(old[first:][::-1], games[first:][::-1])
        grown = len(games) - len(old)
        if grown < 0:
            self.removeRows(first, -grown)
        self._games = games
        if grown > 0:
            self.insertRows(first, grown)
        self._emit_changed(first, len(games) - last)

    def _emit_changed(self, start: int, stop: int) -> None:
        if 0 <= start < stop:
            self.dataChanged.emit(self.index(start, 0), self.index(stop - 1, 0))


def _common(one: Sequence[GameTree], other: Sequence[GameTree]) -> int:
    """Return how many games two sequences begin with in common."""
    return next((place for place, same in enumerate(map(is_, one, other)) if not same), min(len(one), len(other)))

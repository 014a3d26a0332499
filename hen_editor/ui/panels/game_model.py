"""The model of the game list, which computes rows on demand."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from weakref import WeakKeyDictionary

from PySide6.QtCore import QMimeData, QModelIndex, QObject, QPersistentModelIndex, QStringListModel, Qt, Signal

from hen_editor.core.game.info import game_info
from hen_editor.core.game.overview import Facts, facts
from hen_editor.core.progress import Progress
from hen_editor.core.sgf import GameTree
from hen_editor.core.sgf.collection import differing_span
from hen_editor.ui.clipboard import GAMES_TYPE
from hen_editor.ui.widgets.plain_text import tooltip
from hen_editor.ui.wording import listed

Index = QModelIndex | QPersistentModelIndex

GAMES_PER_REPORT = 100
"""How many games are searched between two reports of progress."""

MAX_FACTS = 256
"""The number of games whose facts are cached."""


class GameModel(QStringListModel):
    """Games in file order, one of which is current.

    Qt's own string list serves only as the row count: a view asks for that twice per row during layout, which would be
    slow in Python for hundreds of thousands.

    renamed: the row of a game, and the name that was typed.
    """

    renamed = Signal(int, str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._games: Sequence[GameTree] = ()
        self._facts = lru_cache(MAX_FACTS)(facts)
        self._names = WeakKeyDictionary[GameTree, str]()
        self._renamed: GameTree | None = None
        self.shown = -1

    def show_games(self, games: Sequence[GameTree], shown: int) -> None:
        """Replace the games; only changed rows are reported to the views."""
        if games is not self._games:
            self._set_games(games, shown)
        if shown != self.shown:
            before, self.shown = self.shown, shown
            for row in (before, shown):
                if row < len(games):
                    self._emit_changed(row, row + 1)

    def forget(self) -> None:
        """Clear the cache."""
        self._facts.cache_clear()

    @property
    def games(self) -> Sequence[GameTree]:
        """The games, in order."""
        return self._games

    @property
    def is_renaming(self) -> bool:
        """Whether the name of a game is being typed."""
        return self._renamed is not None

    def begin_renaming(self, index: Index) -> None:
        """Accept the next name from an editor as the new name of the game in a row."""
        self._renamed = self.game(index)

    def end_renaming(self) -> None:
        """Accept no name from an editor any longer."""
        self._renamed = None

    def game(self, index: Index) -> GameTree:
        """Return the game of a row."""
        return self._games[index.row()]

    def facts(self, index: Index) -> Facts:
        """Return the facts of the game in a row."""
        return self._facts(self.game(index))

    def name(self, index: Index) -> str:
        """Return the name of a game, or its number if it has none."""
        return self.facts(index).name or self._unnamed(index.row())

    def finder(self, beginning: str, row: int) -> Callable[[Progress], int | None]:
        """Return a function that finds, in a thread, the next game, from a row on and cyclically, whose name begins so.

        It returns its row, or None. Case is ignored. Names are read once, and cached as long as their games.
        """
        games, names, unnamed = self._games, self._names, self.tr("Game {number}")
        wanted, total = beginning.casefold(), len(games)

        def find(progress: Progress) -> int | None:
            place: int
            for done, place in enumerate((*range(row, total), *range(min(row, total)))):
                if done % GAMES_PER_REPORT == 0:
                    progress(done / total)
                name = names.get(games[place])
                if name is None:
                    name = names[games[place]] = facts(games[place]).name.casefold()
                if (name or unnamed.format(number=place + 1).casefold()).startswith(wanted):
                    return place
            return None

        return find

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
            case Qt.ItemDataRole.EditRole:
                return self._name_to_edit(self.game(index))
            case Qt.ItemDataRole.ToolTipRole:
                return tooltip(self.name(index), self.detail(index))
            case Qt.ItemDataRole.AccessibleTextRole:
                shown = self.tr("shown") if index.row() == self.shown else ""
                named = self.tr("{number}: {name}").format(number=index.row() + 1, name=self.name(index))
                return listed(part for part in (named, self.detail(index), shown) if part)
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole, /) -> bool:
        """Report a typed name, once and only if it is new, unless the row shows another game by now."""
        game = self._renamed
        self.end_renaming()
        if game is None or not game.is_state_of(self.game(index)) or value == self._name_to_edit(game):
            return False
        self.renamed.emit(index.row(), str(value))
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled  # between rows
        return (
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsDragEnabled
            | Qt.ItemFlag.ItemIsEditable
            | Qt.ItemFlag.ItemNeverHasChildren
        )

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        return [GAMES_TYPE]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Return data without games; the list knows which are dragged."""
        data = QMimeData()
        data.setData(GAMES_TYPE, b"")
        return data

    def _name_to_edit(self, game: GameTree) -> str:
        return game_info(game)["GN"] or self._facts(game).name

    def _unnamed(self, row: int) -> str:
        return self.tr("Game {number}").format(number=row + 1)

    def _set_games(self, games: Sequence[GameTree], shown: int) -> None:
        """Set the games; rows are inserted or removed between the first and last difference."""
        old = self._games
        first, _, stop = differing_span(old, games, shown)
        grown = len(games) - len(old)
        if grown < 0:
            self.removeRows(first, -grown)
        self._games = games
        if grown > 0:
            self.insertRows(first, grown)
        self._emit_changed(first, stop)

    def _emit_changed(self, start: int, stop: int) -> None:
        if 0 <= start < stop:
            self.dataChanged.emit(self.index(start, 0), self.index(stop - 1, 0))

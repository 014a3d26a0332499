"""The model of the game list, which computes rows on demand."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from weakref import WeakKeyDictionary

from PySide6.QtCore import QMimeData, QModelIndex, QObject, QPersistentModelIndex, QStringListModel, Qt, Signal

from hen_editor.core.game.info import game_info
from hen_editor.core.game.overview import Facts, facts
from hen_editor.core.progress import Progress, unreported
from hen_editor.core.sgf import GameTree
from hen_editor.core.sgf.collection import differing_span
from hen_editor.ui.clipboard import GAMES_TYPE
from hen_editor.ui.panels.game_order import GameOrder, GameTexts
from hen_editor.ui.widgets.plain_text import tooltip
from hen_editor.ui.wording import listed

Index = QModelIndex | QPersistentModelIndex

GAMES_PER_REPORT = 100
"""How many games are searched between two reports of progress."""

MAX_FACTS = 256
"""The number of games whose facts are cached."""


class GameModel(QStringListModel):
    """The games of a file, or some of them, in an order; one of them is current. Places are those in the file.

    Qt's own string list serves only as the row count: a view asks for that twice per row during layout, which would be
    slow in Python for hundreds of thousands.

    A sorted view of Qt (QSortFilterProxyModel) would call Python for each comparison, and keep a row for each game.

    renamed: the place of a game, and the name that was typed.
    """

    renamed = Signal(int, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._file: Sequence[GameTree] = ()
        self._games: Sequence[GameTree] = ()
        self._places: Sequence[int] = range(0)
        self._rows: Mapping[int, int] = {}
        self._order = GameOrder()
        self._facts = lru_cache(MAX_FACTS)(facts)
        self._texts = WeakKeyDictionary[GameTree, GameTexts]()
        self._renamed: GameTree | None = None
        self.shown = -1

    def show_games(self, games: Sequence[GameTree], shown: int) -> None:
        """Replace the games of the file; only changed rows are reported to the views. shown: the current one."""
        if games is not self._file:
            self._file = games
            self._list_games(shown)
        if shown != self.shown:
            before, self.shown = self.shown, shown
            for row in (self.row(before), self.row(shown)):
                self._emit_changed(row, row + 1)

    @property
    def order(self) -> GameOrder:
        """Which games are listed, and in which order."""
        return self._order

    def choose(self, order: GameOrder) -> None:
        """Set which games are listed, and in which order."""
        self._order = order
        self._list_games(self.shown)

    def text_reader(self) -> Callable[[Progress], bool]:
        """Return a function that reads, in a thread, the texts of games that an order needs; it returns True."""
        unread = [game for game in self._file if game not in self._texts]

        def read(progress: Progress) -> bool:
            for count, game in enumerate(unread):
                if count % GAMES_PER_REPORT == 0:
                    progress(count / len(unread))
                self._texts[game] = GameTexts.of(game)
            return True

        return read

    def _list_games(self, shown: int) -> None:
        if self._order.is_of_file:
            self._places = range(len(self._file))
            self._rows = {}
            games = self._file
        else:
            self.text_reader()(unreported)  # of games that were edited or added since
            self._places = self._order.of(self._file, self._texts)
            self._rows = {place: row for row, place in enumerate(self._places)}
            games = [self._file[place] for place in self._places]
        self._set_games(games, self.row(shown))

    def forget(self) -> None:
        """Clear the cache."""
        self._facts.cache_clear()

    @property
    def games(self) -> Sequence[GameTree]:
        """The games of the file."""
        return self._file

    def row(self, place: int) -> int:
        """Return the row of a game, -1 if it is not listed."""
        if self._order.is_of_file:
            return place if place < len(self._places) else -1
        return self._rows.get(place, -1)

    def place(self, index: Index) -> int:
        """Return the place of the game in a row."""
        return self._places[index.row()]

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
        return self.facts(index).name or self.tr("Game {number}").format(number=self.place(index) + 1)

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
                shown = self.tr("shown") if self.place(index) == self.shown else ""
                named = self.tr("{number}: {name}").format(number=self.place(index) + 1, name=self.name(index))
                return listed(part for part in (named, self.detail(index), shown) if part)
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole, /) -> bool:
        """Report a typed name, once and only if it is new, unless the row shows another game by now."""
        game = self._renamed
        self.end_renaming()
        if game is None or not game.is_state_of(self.game(index)) or value == self._name_to_edit(game):
            return False
        self.renamed.emit(self.place(index), str(value))
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

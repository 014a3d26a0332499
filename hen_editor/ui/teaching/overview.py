"""The table of a collection: what each game is as a problem, and what it lacks, to be checked before a class."""

from collections.abc import Callable, Container, Mapping, Sequence
from enum import IntEnum
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.diagnostics import Severity
from hen_editor.core.game.overview import facts
from hen_editor.core.progress import Progress, share_of
from hen_editor.core.sgf import GameTree
from hen_editor.teaching import codes
from hen_editor.teaching.checking import ProblemCheck, check
from hen_editor.ui.icons import icon
from hen_editor.ui.session.session import EngineActions, MarkedProblem
from hen_editor.ui.thumbnails import ROW_SIDE, Look, Thumbnails, as_icon
from hen_editor.ui.widgets.fields import push_button
from hen_editor.ui.widgets.input import ENTER, is_plain
from hen_editor.ui.widgets.picture_table import TableButtons
from hen_editor.ui.widgets.plain_text import label, tooltip
from hen_editor.ui.wording import color_name, grouped, message

Index = QModelIndex | QPersistentModelIndex

_SIZE = QSize(960, 600)
_SIGN_SIDE = 18
_PADDING = 4
_TITLE_WIDTH, _LACKS_WIDTH = 260, 160

_SORTED_BY = Qt.ItemDataRole.UserRole


class Column(IntEnum):
    """The columns of the table."""

    NUMBER = 0
    TITLE = 1
    PLAYER = 2
    MOVES = 3
    VARIATIONS = 4
    SOLUTION = 5
    LACKS = 6
    ENGINE = 7


class CheckedGame(NamedTuple):
    """A game of the file, and what it is as a problem."""

    tree: GameTree
    name: str
    check: ProblemCheck


def check_each(games: Sequence[GameTree], progress: Progress) -> list[CheckedGame]:
    """Check games as problems, in a thread."""
    checked = []
    for number, tree in enumerate(games):
        progress(number / len(games))
        share = share_of(progress, number / len(games), (number + 1) / len(games))
        checked.append(CheckedGame(tree, facts(tree).name, check(tree, share)))
    return checked


class OverviewModel(QAbstractTableModel):
    """The games as rows of a table, in the order of the file.

    testimonies: what an engine says of problems, by their rows.
    """

    def __init__(self, games: Sequence[CheckedGame], view: QWidget) -> None:
        super().__init__(view)
        self._games = games
        self._view = view
        self._thumbnails = Thumbnails()
        self.testimonies: dict[int, str] = {}

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._games)

    def columnCount(self, parent: Index | None = None) -> int:
        return len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.TextAlignmentRole and section in _NUMBERS:
            return Qt.AlignmentFlag.AlignCenter
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        headings = {
            Column.NUMBER: "#",
            Column.TITLE: self.tr("Title"),
            Column.PLAYER: self.tr("To play"),
            Column.MOVES: self.tr("Moves"),
            Column.VARIATIONS: self.tr("Variations"),
            Column.SOLUTION: self.tr("Solution"),
            Column.LACKS: self.tr("To check"),
            Column.ENGINE: self.tr("Engine"),
        }
        return headings[Column(section)]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = index.row(), Column(index.column())
        game = self._games[row]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.ToolTipRole if column in (Column.TITLE, Column.LACKS, Column.ENGINE):
                return tooltip(self._text(row, column))
            case Qt.ItemDataRole.DecorationRole if column is Column.TITLE:
                return self._picture(game.tree)
            case Qt.ItemDataRole.DecorationRole if column is Column.LACKS and game.check.found:
                worst = min(game.check.found, key=lambda each: [*Severity].index(each.severity))
                return icon(f"problem-{worst.severity.value}")
            case Qt.ItemDataRole.TextAlignmentRole if column in _NUMBERS:
                return Qt.AlignmentFlag.AlignCenter
            case role if role == _SORTED_BY:
                return _NUMBERS[column](row, game) if column in _NUMBERS else self._text(row, column).casefold()
        return None

    def _text(self, row: int, column: Column) -> str:
        game = self._games[row]
        if column in _NUMBERS:
            return grouped(row + 1 if column is Column.NUMBER else _NUMBERS[column](row, game))
        match column:
            case Column.TITLE:
                return game.name
            case Column.PLAYER:
                return "" if game.check.color is None else color_name(game.check.color)
            case Column.SOLUTION:
                return self._solution(game.check)
            case Column.ENGINE:
                return self.testimonies.get(row, "")
            case _:
                return " ".join(map(message, game.check.found))

    def show_testimony(self, row: int, words: str) -> None:
        """Show what an engine says of a problem."""
        self.testimonies[row] = words
        index = self.index(row, Column.ENGINE)
        self.dataChanged.emit(index, index)

    def _solution(self, checked: ProblemCheck) -> str:
        if not checked.is_problem:
            return "" if checked.color is None else self.tr("Game record")
        if any(each.kind == codes.NO_SOLUTION for each in checked.found):
            return self.tr("None")
        return self.tr("Marked") if checked.is_marked else self.tr("Not marked")

    def _picture(self, tree: GameTree) -> QIcon:
        return as_icon(self._thumbnails.picture(tree, Look.of(self._view, ROW_SIDE)))


_NUMBERS: Mapping[Column, Callable[[int, CheckedGame], int]] = {
    Column.NUMBER: lambda row, game: row,
    Column.MOVES: lambda row, game: game.check.moves,
    Column.VARIATIONS: lambda row, game: game.check.variations,
}
"""The columns of numbers, and what they are sorted by."""


class _SignDelegate(QStyledItemDelegate):
    """Shows signs smaller than the pictures of the table."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.decorationSize = QSize(_SIGN_SIDE, _SIGN_SIDE)


class OverviewTable(QTableView):
    """Shows a model sorted as the user likes; a row is chosen with a click, and opened with Enter or a double click.

    chosen, opened: the number of the game, counted from 0.
    """

    chosen = Signal(int)
    opened = Signal(int)

    def __init__(self, games: Sequence[CheckedGame], parent: QWidget) -> None:
        super().__init__(parent)
        self._sorted = QSortFilterProxyModel(self)
        self.games = OverviewModel(games, self)
        self._sorted.setSourceModel(self.games)
        self._sorted.setSortRole(_SORTED_BY)
        self._sorted.setSortLocaleAware(True)
        self.setModel(self._sorted)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setIconSize(QSize(ROW_SIDE, ROW_SIDE))
        self.setItemDelegateForColumn(Column.LACKS, _SignDelegate(self))
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW_SIDE + 2 * _PADDING)
        self.setColumnHidden(Column.ENGINE, True)  # first: what is last then is stretched
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setStretchLastSection(True)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(Column.TITLE, QHeaderView.ResizeMode.Interactive)
        header.resizeSection(Column.TITLE, _TITLE_WIDTH)
        self.setSortingEnabled(True)
        self.sortByColumn(Column.NUMBER, Qt.SortOrder.AscendingOrder)
        self.clicked.connect(self._choose)
        self.doubleClicked.connect(lambda index: self.opened.emit(self._game(index)))

    def show_engine(self) -> None:
        """Show the column of the engine, with room for it."""
        self.setColumnHidden(Column.ENGINE, False)
        self.horizontalHeader().setSectionResizeMode(Column.LACKS, QHeaderView.ResizeMode.Interactive)
        self.horizontalHeader().resizeSection(Column.LACKS, _LACKS_WIDTH)

    def select(self, game: int) -> None:
        """Select a game, and scroll to it."""
        index = self._sorted.mapFromSource(self._sorted.sourceModel().index(game, 0))
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.scrollTo(index)

    def choose_next(self, games: Container[int]) -> None:
        """Choose the next of these games in the order of the rows; after the last comes the first."""
        count, here = self._sorted.rowCount(), self.currentIndex().row()
        following = (self._game(self._sorted.index(row % count, 0)) for row in range(here + 1, here + 1 + count))
        found = next((game for game in following if game in games), None)
        if found is not None:
            self.select(found)
            self.chosen.emit(found)

    def selected(self) -> list[int]:
        """Return the selected games, in the order of the file."""
        return sorted(map(self._game, self.selectionModel().selectedRows()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the current row with Enter."""
        if event.key() in ENTER and is_plain(event) and self.currentIndex().isValid():
            self.opened.emit(self._game(self.currentIndex()))
        else:
            super().keyPressEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        if self.selected() == [self._game(index)]:
            self.chosen.emit(self._game(index))

    def _game(self, index: QModelIndex) -> int:
        return self._sorted.mapToSource(index).row()


def _is_to_check(check: ProblemCheck) -> bool:
    return check.is_problem and any(found.severity is not Severity.NOTE for found in check.found)


class OverviewDialog(QDialog):
    """Shows the table of a collection, and what can be done with its games.

    shown: the current game. engine: what can judge the problems, if anything can. actions: what can be done with the
    selected games, or with all if only one is selected, by the text of its button; the dialog is closed before.

    game_chosen: go to this game, which the window shows behind the dialog. wanted: once the dialog is accepted, the
    action to be done, with the games, if any. title: what is said above the table. next_to_check: the button that says
    how many problems lack something, if any do, and goes to the next of them. ask: the button that asks the engine.
    """

    game_chosen = Signal(int)

    def __init__(
        self,
        games: Sequence[CheckedGame],
        shown: int,
        actions: Mapping[str, Callable[[Sequence[int]], object]],
        parent: QWidget | None = None,
        engine: EngineActions | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Overview of the games"))
        self.wanted: Callable[[], object] | None = None
        self._games, self._engine = games, engine
        self._is_asking = False
        self.table = OverviewTable(games, self)
        self.table.setAccessibleName(self.windowTitle())
        self.table.chosen.connect(self.game_chosen)
        self.table.opened.connect(self._open)
        buttons = TableButtons(self)
        buttons.add(self.tr("&Go to"), self.tr("Go to the selected game (Enter)"), self._open_current)
        tip = self.tr("Of the selected games, or of all if only one is selected")
        for text, do in actions.items():
            buttons.add(text, tip, partial(self._want, do))
        if engine is not None:
            tip = self.tr("Ask the engine about the first moves of the problems; nothing is changed")
            self.ask = buttons.add(self._words_to_ask(), tip, self._ask_or_cancel)
            self.finished.connect(self._stop_asking)
        buttons.button(TableButtons.StandardButton.Close).setAutoDefault(False)
        self._to_check = [game for game, checked in enumerate(games) if _is_to_check(checked.check)]
        self.title = label(self._summary(), self)
        above = QHBoxLayout()
        above.addWidget(self.title)
        if self._to_check:
            words, tip = self.tr("%Ln to check", "", len(self._to_check)), self.tr("Go to the next one")
            self.next_to_check = push_button(words, lambda: self.table.choose_next(self._to_check), self)
            self.next_to_check.setToolTip(tip)
            above.addWidget(self.next_to_check)
        above.addStretch(1)
        column = QVBoxLayout(self)
        column.addLayout(above)
        column.addWidget(self.table)
        column.addWidget(buttons)
        self.table.select(shown)
        self.table.setFocus()
        self.resize(_SIZE)

    def _summary(self) -> str:
        problems = self.tr("%Ln problem(s).", "", sum(game.check.is_problem for game in self._games))
        is_unclear = self._to_check or self.table.games.testimonies  # what an engine says is for the user to judge
        return problems if is_unclear else " ".join([problems, self.tr("Nothing to check.")])

    # The engine.

    def _words_to_ask(self) -> str:
        return self.tr("&Cancel") if self._is_asking else self.tr("Check with &engine")

    def _ask_or_cancel(self) -> None:
        """Ask the engine about what it has not been asked about, or no longer."""
        if self._is_asking or self._engine is None:
            self._stop_asking()
            return
        known, games = self.table.games.testimonies, self._games
        rows = [row for row, game in enumerate(games) if game.check.is_problem and row not in known]
        if not rows:
            asked = self.tr("The engine has been asked about every problem.")
            self.title.setText(asked if known else self.tr("Nothing to check."))
            return
        problems = [MarkedProblem(games[row].tree, games[row].check.right) for row in rows]

        def show(number: int, words: str) -> None:
            self.table.games.show_testimony(rows[number], words)
            self.title.setText(self.tr("Asked the engine: {done} of {total}").format(done=number + 1, total=len(rows)))

        self.table.show_engine()
        self.title.setText(self.tr("Asking the engine..."))
        self._is_asking = True
        self._engine.check_problems(problems, show, self._show_asked)
        self.ask.setText(self._words_to_ask())

    def _stop_asking(self) -> None:
        if self._is_asking and self._engine is not None:
            self._engine.cancel()

    def _show_asked(self, is_complete: bool) -> None:
        self._is_asking = False
        self.title.setText(self._summary())
        self.ask.setText(self._words_to_ask())

    def _open_current(self) -> None:
        if selected := self.table.selected():
            self._open(selected[0])

    def _open(self, game: int) -> None:
        self.accept()
        self.game_chosen.emit(game)

    def _want(self, do: Callable[[Sequence[int]], object], checked: bool = False) -> None:
        games = self.table.selected()
        self.wanted = lambda: do(games)
        self.accept()

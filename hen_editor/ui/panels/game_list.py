"""The game list: a search, menus, and the rows."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QActionGroup,
    QIcon,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.editing.games import copied
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.ui.dialogs.progress import result_of
from hen_editor.ui.icons import icon
from hen_editor.ui.panels.game_order import GameOrder, Sorting
from hen_editor.ui.panels.game_rows import GameRows
from hen_editor.ui.widgets.announcing import announce
from hen_editor.ui.widgets.buttons import icon_button
from hen_editor.ui.widgets.input import is_history_key, is_plain
from hen_editor.ui.widgets.transient import pop_up

translate = QCoreApplication.translate

_NARROWEST = 170
"""The least width in logical pixels, in which a name still fits beside the thumbnail."""

_MOST_DRAGGED, _MOST_NODES = 100, 20_000
"""The most games, and the most nodes in them, that can be dragged to another window: they are all written at once."""


class GameList(QWidget):
    """Lists the games of a file and marks the current one. They can be searched and sorted, which changes no file.

    game_chosen: go to this game. entered: and give the keys to the board. added, added_from_hen: insert a new game at
    this index, empty or from the clipboard. files_wanted: add the games of files. duplicated, copied, removed: the
    games, as a list. moved: the games, and the index before which they go. renamed: the game, and its new name.
    status_message: why something is not done.

    more: what else can be done with the selected games, by the text of its entry in their menu.
    """

    game_chosen = Signal(int)
    entered = Signal()
    added = Signal(int)
    added_from_hen = Signal(int)
    files_wanted = Signal()
    duplicated = Signal(object)
    copied = Signal(object)
    removed = Signal(object)
    moved = Signal(object, int)
    renamed = Signal(int, object)
    status_message = Signal(str)

    def __init__(
        self, more: Mapping[str, Callable[[Sequence[int]], object]] | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._more = more or {}
        self.setMinimumWidth(_NARROWEST)
        self._snapshot: Snapshot | None = None
        self._search = QLineEdit(self)
        self._search.setClearButtonEnabled(True)
        self._search.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self._search.setToolTip(self.tr("Show only games with these words in their title, players or event"))
        self._search.textChanged.connect(self._sort)
        self._search.returnPressed.connect(self._go_to_first)
        self._search.installEventFilter(self)
        self._sortings = QActionGroup(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._above())
        self._rows = GameRows(self, self._written)
        column.addWidget(self._rows)
        self.setFocusProxy(self._rows)
        self._rows.game_chosen.connect(self.game_chosen)
        self._rows.entered.connect(self.entered)
        self._rows.games.renamed.connect(self.renamed)
        self._rows.dropped.connect(self._move)
        self._rows.stepped.connect(self._step)
        self._rows.deleted.connect(self._remove)
        self._rows.copied.connect(self._copy)
        self._rows.searched.connect(self._type_search)
        self._rows.customContextMenuRequested.connect(self._show_menu)

    def _above(self) -> QHBoxLayout:
        """Create the row above the list: the search, and two menus."""
        sort, add = QMenu(self), QMenu(self)
        for sorting in Sorting:
            action = sort.addAction(translate("GameList", sorting.value))
            action.setData(sorting)
            action.setCheckable(True)
            action.setChecked(sorting is Sorting.FILE)
            self._sortings.addAction(action)
        self._sortings.triggered.connect(self._sort)
        self._fill_with_additions(add)
        above = QHBoxLayout()
        above.setContentsMargins(8, 8, 4, 4)
        above.setSpacing(2)
        above.addWidget(self._search, 1)
        for name, tip, menu in (("sort", self.tr("Sort the list"), sort), ("add", self.tr("Add games"), add)):
            button = icon_button(name, tip, self)
            button.open_menu(menu)
            above.addWidget(button)
        return above

    def show_snapshot(self, snapshot: Snapshot, *, hides_moves: bool = False) -> None:
        """Show the games of a snapshot; select the current one if another is current, or the number of games changed.

        hides_moves: whether thumbnails show the games before their first moves, which the user is to find.
        """
        before, self._snapshot = self._snapshot, snapshot
        collection, shown = snapshot.collection, snapshot.game
        is_other_file = before is None or before.collection.source is not collection.source
        chosen = self._rows.chosen()
        if is_other_file:
            self._rows.forget()
            self._show_all()
        self._rows.hide_moves(hides_moves)
        self._rows.games.show_games(collection.games, shown)
        is_added = before is not None and len(collection.games) > len(before.collection.games)
        if is_added and self._rows.games.row(shown) < 0:
            self._show_all()
        self._rows.show_emptiness()
        if (
            before is None
            or is_other_file
            or (before.game, len(before.collection.games)) != (shown, len(collection.games))
        ):
            self._rows.choose([shown])
        elif before.collection is not collection and not self._rows.games.order.is_of_file:
            self._rows.choose(chosen)  # they may be in other rows
        self._search.setPlaceholderText(self.tr("Search %Ln game(s)", "", len(collection.games)))
        self._search.setAccessibleName(self._search.placeholderText())

    def finish_typing(self) -> None:
        """Apply the name that is being typed for a game."""
        self._rows.finish_renaming()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In the search field, Down goes to the list, Esc shows all games again, and undo is that of the window."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and is_history_key(event):
            event.ignore()
            return True
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and is_plain(event):
            if event.key() == Qt.Key.Key_Down:
                self._rows.setFocus()
                return True
            if event.key() == Qt.Key.Key_Escape and self._search.text():
                self._search.clear()
                return True
        return super().eventFilter(watched, event)

    def _show_all(self) -> None:
        """Show all games in the order of the file."""
        self._sortings.actions()[0].setChecked(True)
        self._search.clear()
        self._sort()

    def _sort(self) -> None:
        """Show the games that are searched for, sorted as chosen; the selected ones stay selected."""
        games, action = self._rows.games, self._sortings.checkedAction()
        order = GameOrder(self._search.text(), action.data())
        if order == games.order:
            return
        if not order.is_of_file and not result_of(games.text_reader(), self.tr("Searching games..."), self.window()):
            self._show_all()
            return
        chosen = self._rows.chosen()
        games.choose(order)
        self._rows.choose(chosen or [games.shown])
        self._rows.show_emptiness()
        if order.words:
            announce(self, self.tr("%Ln game(s)", "", games.rowCount()))

    def _type_search(self, typed: str) -> None:
        """Go on in the search field with what is typed in the list."""
        self._search.setFocus()
        self._search.setText(typed)

    def _go_to_first(self) -> None:
        """Go to the first game that is found, and give the list the keys."""
        if self._rows.games.rowCount():
            first = self._rows.games.place(self._rows.games.index(0, 0))
            self._rows.choose([first])
            self._rows.setFocus()
            self.game_chosen.emit(first)

    def _chosen(self) -> list[int]:
        """Return the selected games, or else the current one; none if that is not listed."""
        shown = self._rows.games.shown
        return self._rows.chosen() or ([shown] if self._rows.games.row(shown) >= 0 else [])

    def _place_after(self) -> int:
        """Return the place after the last of the selected games, or after the current one."""
        return max(self._chosen(), default=self._rows.games.shown) + 1

    def _written(self, rows: Sequence[int]) -> str:
        """Return games as SGF; empty if there are too many."""
        snapshot = self._snapshot
        if snapshot is None or len(rows) > _MOST_DRAGGED:
            return ""
        nodes = sum(snapshot.collection.games[row].node_count for row in rows)
        return copied(snapshot, rows) if nodes <= _MOST_NODES else ""

    def _add(self) -> None:
        self.added.emit(self._place_after())

    def _add_from_hen(self) -> None:
        self.added_from_hen.emit(self._place_after())

    def _duplicate(self) -> None:
        if chosen := self._chosen():
            self.duplicated.emit(chosen)

    def _remove(self) -> None:
        chosen, games = self._chosen(), self._rows.games.games
        if not chosen:
            return
        self.removed.emit(chosen)
        if self._rows.games.games is not games:  # else the removal was refused
            self._rows.choose([min(chosen[0], len(self._rows.games.games) - 1)])

    def _step(self, step: int) -> None:
        chosen = self._chosen() or [self._rows.games.shown]
        place = chosen[0] - 1 if step < 0 else chosen[-1] + 2
        if 0 <= place <= len(self._rows.games.games):
            self._move(place)

    def _move(self, place: int) -> None:
        if not self._rows.games.order.is_of_file:
            self.status_message.emit(self.tr("Games can be moved only in file order, while none is searched for."))
            return
        chosen, games = self._chosen(), self._rows.games.games
        self.moved.emit(chosen, place)
        if self._rows.games.games is not games:
            first = place - sum(row < place for row in chosen)
            self._rows.choose(range(first, first + len(chosen)))

    def _copy(self) -> None:
        if chosen := self._chosen():
            self.copied.emit(chosen)

    def _open(self, game: int) -> None:
        self.game_chosen.emit(game)
        self.entered.emit()

    def _fill_with_additions(self, menu: QMenu) -> None:
        """Add the ways to add games to a menu."""
        menu.addAction(icon("add"), self.tr("&Add game")).triggered.connect(self._add)
        menu.addAction(icon("open"), self.tr("Add &from files...")).triggered.connect(self.files_wanted)
        menu.addAction(icon("paste"), self.tr("Add game from &HEN")).triggered.connect(self._add_from_hen)

    def _show_menu(self, where: QPoint) -> None:
        pop_up(self._menu(), self._rows.viewport().mapToGlobal(where))

    def _menu(self) -> QMenu:
        chosen = self._chosen()
        menu = QMenu(self)
        go = menu.addAction(self.tr("&Open"), QKeySequence(Qt.Key.Key_Return))
        go.triggered.connect(lambda: self._open(self._chosen()[0]))
        rename = menu.addAction(self.tr("Re&name"), QKeySequence(Qt.Key.Key_F2))
        rename.triggered.connect(self._rows.rename)
        for action in (go, rename):
            action.setEnabled(len(chosen) == 1)
        menu.addSeparator()
        self._fill_with_additions(menu)
        menu.addSeparator()
        entries: tuple[tuple[str, str, QKeySequence, Callable[[], None]], ...] = (
            ("", self.tr("&Copy"), QKeySequence(QKeySequence.StandardKey.Copy), self._copy),
            ("duplicate", self.tr("&Duplicate"), QKeySequence(), self._duplicate),
            ("remove", self.tr("&Remove"), QKeySequence(Qt.Key.Key_Delete), self._remove),
            ("earlier", self.tr("Move &up"), QKeySequence("Alt+Up"), lambda: self._step(-1)),
            ("later", self.tr("Move d&own"), QKeySequence("Alt+Down"), lambda: self._step(1)),
        )
        for name, text, key, command in entries:
            action = menu.addAction(icon(name) if name else QIcon(), text, key)
            action.triggered.connect(command)
            is_move = name in ("earlier", "later")
            action.setEnabled(bool(chosen) and (self._rows.games.order.is_of_file or not is_move))
        menu.addSeparator()
        for text, do in self._more.items():
            action = menu.addAction(text)
            action.triggered.connect(lambda _, do=do: do(self._chosen()))
            action.setEnabled(bool(chosen))
        return menu

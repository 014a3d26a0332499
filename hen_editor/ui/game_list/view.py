"""The game list: the number of games, buttons for commands, and the rows."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from hen_editor.core.editing.games import copied
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.ui.game_list.rows import GameRows
from hen_editor.ui.icons import icon
from hen_editor.ui.widgets.buttons import icon_button
from hen_editor.ui.widgets.plain_text import label
from hen_editor.ui.widgets.transient import pop_up

_NARROWEST = 190
"""The width in logical pixels in which a name still fits beside the thumbnail."""

_MOST_DRAGGED, _MOST_NODES = 100, 20_000
"""The most games, and nodes in them, that can be dragged to another window: they are written in one go."""


class GameList(QWidget):
    """Lists the games of a file and marks the current one.

    game_chosen: go to this game. added, added_from_hen: insert a new game at this index, empty or from the clipboard.
    duplicated, removed: the games, as a list. moved: the games, and the index before which they go. renamed: the game,
    and its new name. worksheet_wanted: the games to print as problems.
    """

    game_chosen = Signal(int)
    added = Signal(int)
    added_from_hen = Signal(int)
    duplicated = Signal(object)
    removed = Signal(object)
    moved = Signal(object, int)
    renamed = Signal(int, str)
    worksheet_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumWidth(_NARROWEST)
        self._snapshot: Snapshot | None = None
        self._title = label("", self)
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._rows = GameRows(self, self._written)
        above = QHBoxLayout()
        above.setContentsMargins(6, 2, 2, 2)
        above.setSpacing(0)
        above.addWidget(self._title, 1)
        self._buttons = [
            self._button("add", self.tr("Add an empty game after the selected one"), self._add),
            self._button("duplicate", self.tr("Duplicate the selected games"), self._duplicate),
            self._button("remove", self.tr("Remove the selected games (Delete)"), self._remove),
            self._button("earlier", self.tr("Move the selected games up (Alt+Up)"), lambda: self._step(-1)),
            self._button("later", self.tr("Move the selected games down (Alt+Down)"), lambda: self._step(1)),
        ]
        for button in self._buttons:
            above.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(above)
        column.addWidget(self._rows)
        self.setFocusProxy(self._rows)
        self._rows.game_chosen.connect(self.game_chosen)
        self._rows.games.renamed.connect(self.renamed)
        self._rows.dropped.connect(self._move)
        self._rows.stepped.connect(self._step)
        self._rows.deleted.connect(self._remove)
        self._rows.customContextMenuRequested.connect(self._show_menu)

    def show_snapshot(self, snapshot: Snapshot, *, hides_moves: bool = False) -> None:
        """Show the games of a snapshot; select the current one if it, or the number of games, has changed.

        hides_moves: whether they are shown before their first moves, which the user is to find.
        """
        before, self._snapshot = self._snapshot, snapshot
        collection, shown = snapshot.collection, snapshot.game
        is_other_file = before is None or before.collection.source is not collection.source
        if is_other_file:
            self._rows.forget()
        self._rows.hide_moves(hides_moves)
        self._rows.games.show_games(collection.games, shown)
        if (
            before is None
            or is_other_file
            or (before.game, len(before.collection.games)) != (shown, len(collection.games))
        ):
            self._rows.choose(shown)
        total = self.locale().toString(len(collection.games))
        self._title.setText(
            self.tr("{number} of {total}").format(number=self.locale().toString(shown + 1), total=total)
        )

    def finish_typing(self) -> None:
        """Apply the name of a game that is being typed."""
        self._rows.finish_renaming()

    def _button(self, name: str, tip: str, command: Callable[[], None]) -> QToolButton:
        button = icon_button(name, tip, self)
        button.clicked.connect(command)
        return button

    def _chosen(self) -> list[int]:
        """Return the selected games, or else the current one."""
        return self._rows.chosen() or [self._rows.games.shown]

    def _written(self, rows: Sequence[int]) -> str:
        """Return games as SGF, by their rows; empty if there are too many."""
        snapshot = self._snapshot
        if snapshot is None or len(rows) > _MOST_DRAGGED:
            return ""
        nodes = sum(snapshot.collection.games[row].node_count for row in rows)
        return copied(snapshot, rows) if nodes <= _MOST_NODES else ""

    def _add(self) -> None:
        self.added.emit(self._chosen()[-1] + 1)

    def _add_from_hen(self) -> None:
        self.added_from_hen.emit(self._chosen()[-1] + 1)

    def _duplicate(self) -> None:
        self.duplicated.emit(self._chosen())

    def _remove(self) -> None:
        chosen, games = self._chosen(), self._rows.games.games
        self.removed.emit(chosen)
        if self._rows.games.games is not games:  # it may be refused
            self._rows.choose(min(chosen[0], self._rows.games.rowCount() - 1))

    def _step(self, step: int) -> None:
        chosen = self._chosen()
        place = chosen[0] - 1 if step < 0 else chosen[-1] + 2
        if 0 <= place <= self._rows.games.rowCount():
            self._move(place)

    def _move(self, place: int) -> None:
        chosen, games = self._chosen(), self._rows.games.games
        self.moved.emit(chosen, place)
        if self._rows.games.games is not games:
            self._rows.choose(place - sum(row < place for row in chosen), len(chosen))

    def _show_menu(self, where: QPoint) -> None:
        pop_up(self._menu(), self._rows.viewport().mapToGlobal(where))

    def _menu(self) -> QMenu:
        chosen = self._chosen()
        menu = QMenu(self)
        go = menu.addAction(self.tr("&Open"), QKeySequence(Qt.Key.Key_Return))
        go.triggered.connect(lambda: self.game_chosen.emit(self._chosen()[0]))
        rename = menu.addAction(self.tr("Re&name"), QKeySequence(Qt.Key.Key_F2))
        rename.triggered.connect(self._rows.rename)
        for action in (go, rename):
            action.setEnabled(len(chosen) == 1)
        menu.addSeparator()
        entries: tuple[tuple[str, str, QKeySequence, Callable[[], None]], ...] = (
            ("add", self.tr("&Add game"), QKeySequence(), self._add),
            ("paste", self.tr("Add game from &HEN"), QKeySequence(), self._add_from_hen),
            ("duplicate", self.tr("&Duplicate"), QKeySequence(), self._duplicate),
            ("remove", self.tr("&Remove"), QKeySequence(Qt.Key.Key_Delete), self._remove),
            ("earlier", self.tr("Move &up"), QKeySequence("Alt+Up"), lambda: self._step(-1)),
            ("later", self.tr("Move d&own"), QKeySequence("Alt+Down"), lambda: self._step(1)),
        )
        for name, text, key, command in entries:
            menu.addAction(icon(name), text, key).triggered.connect(command)
        menu.addSeparator()
        menu.addAction(self.tr("&Worksheet...")).triggered.connect(lambda: self.worksheet_wanted.emit(self._chosen()))
        return menu

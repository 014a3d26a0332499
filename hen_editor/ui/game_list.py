"""The game list widget: the number of games, buttons for commands, and a row for each game."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import lru_cache
from weakref import WeakKeyDictionary

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QStringListModel,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QDrag, QDropEvent, QFontMetrics, QKeyEvent, QKeySequence, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QListView,
    QMenu,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.editing.games import game_info, too_long
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.overview import Facts, facts
from hen_editor.core.sgf import GameTree
from hen_editor.core.sgf.games import changed
from hen_editor.ui.colors import colors_of
from hen_editor.ui.dialogs.progress import completed
from hen_editor.ui.icons import icon
from hen_editor.ui.miniature import THUMBNAIL_SIDE, Look, Thumbnails
from hen_editor.ui.style.roles import Role, show_focus
from hen_editor.ui.widgets.buttons import icon_button
from hen_editor.ui.widgets.long_text import draw_wrapped
from hen_editor.ui.widgets.plain_text import escaped, label
from hen_editor.ui.widgets.transient import pop_up
from hen_editor.ui.wording import listed

_NARROWEST = 190
"""The width in logical pixels in which a name still fits beside the thumbnail."""

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PADDING = 5
_GAP = 8
_BAR = 3
_LINES_OF_NAME = 2

Index = QModelIndex | QPersistentModelIndex

GAMES_TYPE = "application/x-hen-editor-games"
"""The MIME type of dragged games."""

GAMES_IN_A_SLICE = 100
"""How many games are searched between two pauses, in some 5 ms."""

MAX_FACTS = 256
"""The number of games whose facts are cached."""


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
        self._rows = GameRows(self)
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

    def _button(self, name: str, tip: str, command: Callable[[], None]) -> QToolButton:
        button = icon_button(name, tip, self)
        button.clicked.connect(command)
        return button

    def _chosen(self) -> list[int]:
        """Return the selected games, or else the current one."""
        return self._rows.chosen() or [self._rows.games.shown]

    def _add(self) -> None:
        self.added.emit(self._chosen()[-1] + 1)

    def _add_from_hen(self) -> None:
        self.added_from_hen.emit(self._chosen()[-1] + 1)

    def _duplicate(self) -> None:
        self.duplicated.emit(self._chosen())

    def _remove(self) -> None:
        chosen = self._chosen()
        self.removed.emit(chosen)
        self._rows.choose(min(chosen[0], self._rows.games.rowCount() - 1))

    def _step(self, step: int) -> None:
        chosen = self._chosen()
        place = chosen[0] - 1 if step < 0 else chosen[-1] + 2
        if 0 <= place <= self._rows.games.rowCount():
            self._move(place)

    def _move(self, place: int) -> None:
        chosen = self._chosen()
        self.moved.emit(chosen, place)
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


# The rows: selected, dragged and painted.


class GameRows(QListView):
    """Rows of games, several of which may be selected.

    game_chosen: the row of a game to go to: it was clicked, or opened with Enter. dropped: the row before which the
    selected rows were dropped. stepped: move the selected rows up (-1) or down (1). deleted: remove the selected games.
    """

    game_chosen = Signal(int)
    dropped = Signal(int)
    stepped = Signal(int)
    deleted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.games = GameModel(self)
        self._row = GameRow(self, self.games)
        self._dragged: Sequence[GameTree] | None = None
        self._sought = ""
        self._typing = QTimer(self, singleShot=True)
        self.setModel(self.games)
        self.setItemDelegate(self._row)
        self.setAccessibleName(self.tr("Games"))
        show_focus(self, Role.PANE)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragDropMode(QListView.DragDropMode.InternalMove)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.clicked.connect(self._go_to)

    def forget(self) -> None:
        """Clear all caches."""
        self.games.forget()
        self._row.forget()

    def hide_moves(self, hides_moves: bool) -> None:
        """Show all games before their first moves, or no longer."""
        if hides_moves is not self._row.hides_moves:
            self._row.hides_moves = hides_moves
            self.viewport().update()

    def chosen(self) -> list[int]:
        """Return the selected rows, in order."""
        spans = self.selectionModel().selection().toList()
        return sorted(row for span in spans for row in range(span.top(), span.bottom() + 1))

    def choose(self, first: int, count: int = 1) -> None:
        """Select consecutive rows and scroll to them."""
        selection = self.selectionModel()
        start, end = self.games.index(first, 0), self.games.index(first + count - 1, 0)
        selection.setCurrentIndex(start, selection.SelectionFlag.ClearAndSelect)
        selection.select(QItemSelection(start, end), selection.SelectionFlag.Select)
        self.scrollTo(start)

    def rename(self) -> None:
        """Edit the name of the current game, unless it is too long for that."""
        index = self.currentIndex()
        if index.isValid() and "GN" not in too_long(self.games.game(index)):
            self.edit(index)

    def keyboardSearch(self, typed: str) -> None:
        """Select the next game whose name begins with what is typed as Qt does, but in slices and with progress."""
        if not typed:
            self._typing.stop()
            return
        is_new = not self._typing.isActive()
        self._sought = typed if is_new else self._sought + typed
        is_repeated = len({*self._sought.casefold()}) == 1  # the same letter again goes on to the next name
        row = max(self.currentIndex().row(), 0) + (is_new or is_repeated)
        work = self._searching(self._sought[:1] if is_repeated else self._sought, row)
        completed(work, self.tr("Searching games..."), self.window())
        self.setFocus()  # which the end of a dialog gives to the board
        self._typing.start(QApplication.keyboardInputInterval())

    def _searching(self, sought: str, row: int) -> Generator[float, None, None]:
        for found in self.games.searching(sought, row):
            if isinstance(found, float):
                yield found
            else:
                self.choose(found)
                return

    def event(self, event: QEvent) -> bool:
        """Keep F2 for the name of the game."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_rename(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, is_plain = event.key(), event.modifiers() in _PLAIN
        if self.state() is self.State.EditingState:
            return  # Enter in a name, which its editor passes on
        if key in _ENTER and is_plain:
            self._go_to(self.currentIndex())
        elif _is_rename(event):
            self.rename()
        elif key == Qt.Key.Key_Delete and is_plain:
            self.deleted.emit()
        elif key in _STEPS and event.modifiers() == Qt.KeyboardModifier.AltModifier:
            self.stepped.emit(_STEPS[Qt.Key(key)])
        else:
            super().keyPressEvent(event)

    def dataChanged(self, top_left: Index, bottom_right: Index, roles: Sequence[int] = ()) -> None:
        """Repaint rows; since all have the same height, the slow layout is skipped."""
        self.viewport().update()

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag the selected rows as the thumbnail of the first, which keeps the drop position in view."""
        chosen = self.chosen()
        if not chosen:
            return
        self._dragged = self.games.games
        picture = self._row.picture(self.games.index(chosen[0], 0))
        drag = QDrag(self)
        drag.setMimeData(self.games.mimeData([]))
        drag.setPixmap(picture)
        drag.setHotSpot(QRectF(QPointF(), picture.deviceIndependentSize()).center().toPoint())
        drag.exec(actions)
        self._dragged = None

    def dropEvent(self, event: QDropEvent) -> None:
        """Report where rows of this list were dropped, unless its games have changed since the drag began."""
        where = event.position().toPoint()
        index = self.indexAt(where)
        is_below = where.y() > self.visualRect(index).center().y()
        place = index.row() + is_below if index.isValid() else self.games.rowCount()
        event.acceptProposedAction()
        self.setState(self.State.NoState)
        self.viewport().update()
        if self._dragged is None or self._dragged is self.games.games:
            self.dropped.emit(place)

    def _go_to(self, index: QModelIndex) -> None:
        """Go to a game if it is the only one selected."""
        if self.chosen() == [index.row()]:
            self.game_chosen.emit(index.row())


def _is_rename(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_F2 and event.modifiers() in _PLAIN


class GameRow(QStyledItemDelegate):
    """Paints the rows of one list, all of the same height.

    hides_moves: whether games are shown before their first moves.
    """

    def __init__(self, view: QListView, model: GameModel) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._thumbnails = Thumbnails()
        self.hides_moves = False

    def forget(self) -> None:
        """Clear the cache of thumbnails."""
        self._thumbnails.forget()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(0, THUMBNAIL_SIDE + 2 * _PADDING)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        style = self._view.style()
        option.state &= ~style.StateFlag.State_HasFocus  # the selection shows it
        palette, rect = option.palette, option.rect
        is_shown = index.row() == self._model.shown
        if option.state & style.StateFlag.State_Selected:
            painter.fillRect(rect, colors_of(palette).chosen)  # the accent itself would be too much of it
        else:
            style.drawPrimitive(style.PrimitiveElement.PE_PanelItemViewItem, option, painter, self._view)
        if is_shown:
            bar = _mirrored(QRect(rect.left(), rect.top(), _BAR, rect.height()), option)
            painter.fillRect(bar, palette.color(QPalette.ColorRole.Highlight))
        inside = rect.adjusted(_BAR + _PADDING, _PADDING, -_PADDING, -_PADDING)
        picture = QRect(inside.topLeft(), QSize(THUMBNAIL_SIDE, THUMBNAIL_SIDE))
        painter.drawPixmap(_mirrored(picture, option).topLeft(), self.picture(index))
        inside.setLeft(picture.right() + 1 + _GAP)
        inside = _mirrored(inside, option)
        painter.save()
        painter.setClipRect(inside)
        ink, faded = QPalette.ColorRole.Text, QPalette.ColorRole.PlaceholderText
        font = option.font
        if self._model.facts(index).name:
            painter.setPen(palette.color(faded))
            inside.setTop(inside.top() + draw_wrapped(painter, inside, str(index.row() + 1), 1))
        font.setBold(is_shown)
        painter.setFont(font)
        painter.setPen(palette.color(ink))
        inside.setTop(inside.top() + draw_wrapped(painter, inside, self._model.name(index), _LINES_OF_NAME))
        font.setBold(False)
        painter.setFont(font)
        painter.setPen(palette.color(faded))
        for line in lines_of_detail(self._model.facts(index), inside.size(), painter.fontMetrics()):
            inside.setTop(inside.top() + draw_wrapped(painter, inside, line, 1))
        painter.restore()

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Show the editor of a name beside the thumbnail, below the number."""
        room = option.rect.adjusted(
            _BAR + _PADDING + THUMBNAIL_SIDE + _GAP, _PADDING + option.fontMetrics.height(), -_PADDING, 0
        )
        room = _mirrored(room, option)
        editor.setGeometry(room.left(), room.top(), room.width(), editor.sizeHint().height())

    def picture(self, index: QModelIndex | QPersistentModelIndex) -> QPixmap:
        """Return the thumbnail of a game at the screen's resolution."""
        look = Look.of(self._view, THUMBNAIL_SIDE)
        return self._thumbnails.picture(self._model.game(index), look, hides_moves=self.hides_moves)


def lines_of_detail(known: Facts, room: QSize, metrics: QFontMetrics) -> list[str]:
    """Return the result and the date of a game on one line, or on two where one is too narrow and both have room."""
    details = [text for text in (known.result, known.date) if text]
    line = " · ".join(details)
    is_apart = metrics.horizontalAdvance(line) > room.width() and room.height() >= 2 * metrics.lineSpacing()
    return details if is_apart else [line]


def _mirrored(place: QRect, option: QStyleOptionViewItem) -> QRect:
    """Return the place of a part of a row, in the other half where one reads from the right."""
    return QStyle.visualRect(option.direction, option.rect, place)


# The model, which computes rows on demand.


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

    def game(self, index: Index) -> GameTree:
        """Return the game of a row."""
        return self._games[index.row()]

    def facts(self, index: Index) -> Facts:
        """Return the facts of the game in a row."""
        return self._facts(self.game(index))

    def name(self, index: Index) -> str:
        """Return the name of a game, or its number if it has none."""
        return self.facts(index).name or self._unnamed(index.row())

    def searching(self, beginning: str, row: int) -> Iterator[int | float]:
        """Yield the progress, from 0 to 1, and the next row from one on, and around, whose name begins so, if any.

        Case is ignored. Names are read once, and kept as long as their games.
        """
        wanted, total = beginning.casefold(), len(self._games)
        for done, place in enumerate((*range(row, total), *range(min(row, total))), 1):
            tree = self._games[place]
            name = self._names.get(tree)
            if name is None:
                name = self._names[tree] = facts(tree).name.casefold()
            if (name or self._unnamed(place).casefold()).startswith(wanted):
                yield place
            if done % GAMES_IN_A_SLICE == 0:
                yield done / total

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
                return game_info(self.game(index))["GN"] or self.facts(index).name
            case Qt.ItemDataRole.ToolTipRole:
                return (
                    f"<qt>{'<br>'.join(escaped(text) for text in (self.name(index), self.detail(index)) if text)}</qt>"
                )
            case Qt.ItemDataRole.AccessibleTextRole:
                shown = self.tr("shown") if index.row() == self.shown else ""
                named = self.tr("{number}: {name}").format(number=index.row() + 1, name=self.name(index))
                return listed(part for part in (named, self.detail(index), shown) if part)
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole, /) -> bool:
        """Report a name that was typed, unless it is the one shown."""
        if role != Qt.ItemDataRole.EditRole or value == self.data(index, role):
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
        """Return an empty payload; the list knows which games are dragged."""
        data = QMimeData()
        data.setData(GAMES_TYPE, b"games")
        return data

    def _unnamed(self, row: int) -> str:
        return self.tr("Game {number}").format(number=row + 1)

    def _set_games(self, games: Sequence[GameTree], shown: int) -> None:
        """Set the games; rows are inserted or removed between the first and last difference."""
        old = self._games
        first, _, stop = changed(old, games, shown)
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

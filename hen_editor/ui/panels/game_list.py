"""The game list: the number of games, buttons for commands, and the rows."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QDrag, QDropEvent, QFont, QFontMetrics, QKeyEvent, QKeySequence, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
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

from hen_editor.core.editing.games import copied
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.info import too_long
from hen_editor.core.game.overview import Facts
from hen_editor.core.sgf import GameTree
from hen_editor.ui.clipboard import GAMES_TYPE
from hen_editor.ui.colors import colors_of
from hen_editor.ui.dialogs.progress import result_of
from hen_editor.ui.icons import icon
from hen_editor.ui.panels.game_model import GameModel, Index
from hen_editor.ui.style.roles import Role, show_focus
from hen_editor.ui.thumbnails import THUMBNAIL_SIDE, Look, Thumbnails
from hen_editor.ui.widgets.buttons import icon_button
from hen_editor.ui.widgets.input import ENTER, is_plain
from hen_editor.ui.widgets.long_text import draw_wrapped, line_height
from hen_editor.ui.widgets.plain_text import label
from hen_editor.ui.widgets.transient import pop_up

_NARROWEST = 190
"""The least width in logical pixels, in which a name still fits beside the thumbnail."""

_MOST_DRAGGED, _MOST_NODES = 100, 20_000
"""The most games, and the most nodes in them, that can be dragged to another window: they are all written at once."""


class GameList(QWidget):
    """Lists the games of a file and marks the current one.

    game_chosen: go to this game. added, added_from_hen: insert a new game at this index, empty or from the clipboard.
    duplicated, removed: the games, as a list. moved: the games, and the index before which they go. renamed: the game,
    and its new name.

    more: what else can be done with the selected games, by the text of its entry in their menu.
    """

    game_chosen = Signal(int)
    added = Signal(int)
    added_from_hen = Signal(int)
    duplicated = Signal(object)
    removed = Signal(object)
    moved = Signal(object, int)
    renamed = Signal(int, str)

    def __init__(
        self, more: Mapping[str, Callable[[Sequence[int]], object]] | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._more = more or {}
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
        """Show the games of a snapshot; select the current one if another is current, or the number of games changed.

        hides_moves: whether thumbnails show the games before their first moves, which the user is to find.
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
        """Apply the name that is being typed for a game."""
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
        if self._rows.games.games is not games:  # else the removal was refused
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
        if self._more:
            menu.addSeparator()
        for text, do in self._more.items():
            menu.addAction(text).triggered.connect(lambda _, do=do: do(self._chosen()))
        return menu


# The rows: selected, dragged and painted.

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PADDING = 5
_GAP = 8
_BAR = 3
_LINES_OF_NAME = 2


class GameRows(QListView):
    """Rows of games, several of which may be selected.

    game_chosen: the row of a game to go to: it was clicked, or opened with Enter. dropped: the row before which the
    selected rows were dropped. stepped: move the selected rows up (-1) or down (1). deleted: remove the selected games.
    written: returns the games of some rows as SGF; empty if that would take long.
    """

    game_chosen = Signal(int)
    dropped = Signal(int)
    stepped = Signal(int)
    deleted = Signal()

    def __init__(self, parent: QWidget, written: Callable[[Sequence[int]], str]) -> None:
        super().__init__(parent)
        self._written = written
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
        """Set whether all games are shown before their first moves."""
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
            self.games.begin_renaming(index)
            self.edit(index)

    def finish_renaming(self) -> None:
        """Apply the name that is being typed, and close its editor."""
        editor = self.viewport().findChild(QLineEdit)
        if self.games.is_renaming and editor is not None:
            self.commitData(editor)
            self.closeEditor(editor, QStyledItemDelegate.EndEditHint.NoHint)

    def closeEditor(self, editor: QWidget, hint: QStyledItemDelegate.EndEditHint) -> None:
        """End renaming, even if it was cancelled."""
        super().closeEditor(editor, hint)
        self.games.end_renaming()

    def keyboardSearch(self, typed: str) -> None:
        """Select the next game whose name begins with the typed letters, as Qt does, but with progress."""
        if not typed:
            self._typing.stop()
            return
        is_new = not self._typing.isActive()
        self._sought = typed if is_new else self._sought + typed
        is_repeated = len({*self._sought.casefold()}) == 1  # the same letter again goes on to the next name
        row = max(self.currentIndex().row(), 0) + (is_new or is_repeated)
        search = self.games.finder(self._sought[:1] if is_repeated else self._sought, row)
        found = result_of(search, self.tr("Searching games..."), self.window())
        if found is not None:
            self.choose(found)
        self.setFocus()  # the end of the progress dialog has given it to the board
        self._typing.start(QApplication.keyboardInputInterval())

    def event(self, event: QEvent) -> bool:
        """Keep F2 for the name of the game."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_rename(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if self.state() is self.State.EditingState:
            return  # Enter in a name: its editor passes the key on
        if key in ENTER and is_plain(event):
            self._go_to(self.currentIndex())
        elif _is_rename(event):
            self.rename()
        elif key == Qt.Key.Key_Delete and is_plain(event):
            self.deleted.emit()
        elif key in _STEPS and event.modifiers() == Qt.KeyboardModifier.AltModifier:
            self.stepped.emit(_STEPS[Qt.Key(key)])
        else:
            super().keyPressEvent(event)

    def dataChanged(self, top_left: Index, bottom_right: Index, roles: Sequence[int] = ()) -> None:
        """Repaint rows; since all have the same height, the slow layout is skipped."""
        self.viewport().update()

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag the selected rows as the thumbnail of the first, which keeps the drop position in view.

        Other windows take them as a copy, as if they were pasted.
        """
        chosen = self.chosen()
        if not chosen:
            return
        self._dragged = self.games.games
        picture = self._row.picture(self.games.index(chosen[0], 0))
        drag = QDrag(self)
        data = self.games.mimeData([])
        data.setData(GAMES_TYPE, self._written(chosen).encode())
        drag.setMimeData(data)
        drag.setPixmap(picture)
        drag.setHotSpot(QRectF(QPointF(), picture.deviceIndependentSize()).center().toPoint())
        drag.exec(actions | Qt.DropAction.CopyAction, Qt.DropAction.MoveAction)
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
    return event.key() == Qt.Key.Key_F2 and is_plain(event)


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

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, THUMBNAIL_SIDE + 2 * _PADDING)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        style = self._view.style()
        option.state &= ~style.StateFlag.State_HasFocus  # the selection shows it
        palette, rect = option.palette, option.rect
        is_shown = index.row() == self._model.shown
        if option.state & style.StateFlag.State_Selected:
            painter.fillRect(rect, colors_of(palette).chosen)  # the accent itself would be too strong on a whole row
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
        for line in lines_of_detail(self._model.facts(index), inside.size(), font):
            inside.setTop(inside.top() + draw_wrapped(painter, inside, line, 1))
        painter.restore()

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        """Show the editor of a name beside the thumbnail, below the number."""
        room = option.rect.adjusted(
            _BAR + _PADDING + THUMBNAIL_SIDE + _GAP, _PADDING + option.fontMetrics.height(), -_PADDING, 0
        )
        room = _mirrored(room, option)
        editor.setGeometry(room.left(), room.top(), room.width(), editor.sizeHint().height())

    def picture(self, index: Index) -> QPixmap:
        """Return the thumbnail of a game at the screen's resolution."""
        look = Look.of(self._view, THUMBNAIL_SIDE)
        return self._thumbnails.picture(self._model.game(index), look, hides_moves=self.hides_moves)


def lines_of_detail(known: Facts, room: QSize, font: QFont) -> list[str]:
    """Return the result and the date of a game on one line, or on two where one is too narrow and both have room."""
    details = [text for text in (known.result, known.date) if text]
    line = " · ".join(details)
    is_too_wide = QFontMetrics(font).horizontalAdvance(line) > room.width()
    return details if is_too_wide and room.height() >= 2 * line_height(line, font) else [line]


def _mirrored(place: QRect, option: QStyleOptionViewItem) -> QRect:
    """Return the place of a part of a row, mirrored in right-to-left layouts."""
    return QStyle.visualRect(option.direction, option.rect, place)

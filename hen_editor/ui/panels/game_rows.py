"""The rows of the game list: selected, dragged, renamed and painted."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionRange,
    QModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QDrag,
    QDropEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPalette,
    QPixmap,
)
from PySide6.QtWidgets import (
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from hen_editor.core.game.info import too_long
from hen_editor.core.game.overview import Facts
from hen_editor.core.sgf import GameTree
from hen_editor.ui.clipboard import GAMES_TYPE
from hen_editor.ui.colors import colors_of
from hen_editor.ui.panels.game_model import GameModel, Index
from hen_editor.ui.style.roles import Role, show_as_text, show_focus
from hen_editor.ui.style.shapes import CURRENT_BAR, paint_bar, paint_box
from hen_editor.ui.thumbnails import ROW_SIDE, Look, Thumbnails
from hen_editor.ui.widgets.input import ENTER, is_plain
from hen_editor.ui.widgets.long_text import draw_wrapped, line_height
from hen_editor.ui.widgets.plain_text import EmptyNote

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PADDING, _INSET, _GAP = 8, 4, 8
"""The room around a row's picture, beside the ground of a row that is lit, and before the name, in pixels."""

_LINES_OF_NAME = 2


class GameRows(QListView):
    """Rows of games, several of which may be selected.

    They keep the focus after a click. Games are given by their places in the file.

    game_chosen: a game to go to: it was clicked, or opened with Enter, which then gives the keys to the board
    (`entered`). dropped: the place before which the selected games were dropped. stepped: move the selected games up
    (-1) or down (1). deleted, copied: remove or copy the selected games. searched: a letter was typed.
    written: returns games as SGF; empty if that would take long.
    """

    game_chosen = Signal(int)
    dropped = Signal(int)
    stepped = Signal(int)
    deleted = Signal()
    copied = Signal()
    entered = Signal()
    searched = Signal(str)

    def __init__(self, parent: QWidget, written: Callable[[Sequence[int]], str]) -> None:
        super().__init__(parent)
        self._written = written
        self.games = GameModel(self)
        self._row = GameRow(self, self.games)
        self._dragged: Sequence[GameTree] | None = None
        self._nothing = EmptyNote(self.tr("No matches"), self)
        self.setModel(self.games)
        self.setItemDelegate(self._row)
        self.setAccessibleName(self.tr("Games"))
        show_focus(self, Role.PANE)
        show_as_text(self.viewport())
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragDropMode(QListView.DragDropMode.InternalMove)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.clicked.connect(self._go_to)
        self.doubleClicked.connect(self.rename)

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
        """Return the selected games, in the order of the file."""
        spans = self.selectionModel().selection().toList()
        rows = (row for span in spans for row in range(span.top(), span.bottom() + 1))
        return sorted(self.games.place(self.games.index(row, 0)) for row in rows)

    def choose(self, chosen: Iterable[int]) -> None:
        """Select those of these games that are listed, and scroll to the first of them."""
        selection, wanted = self.selectionModel(), QItemSelection()
        rows = sorted(row for place in chosen if (row := self.games.row(place)) >= 0)
        for _, run in groupby(enumerate(rows), key=lambda each: each[1] - each[0]):
            (_, first), *_, (_, last) = [*run] * 2
            wanted.append(QItemSelectionRange(self.games.index(first, 0), self.games.index(last, 0)))
        if rows:
            first_row = self.games.index(rows[0], 0)
            selection.setCurrentIndex(first_row, selection.SelectionFlag.NoUpdate)
            self.scrollTo(first_row)
        selection.select(wanted, selection.SelectionFlag.ClearAndSelect)

    def show_emptiness(self) -> None:
        """Say so if no game is listed."""
        self._nothing.setVisible(not self.games.rowCount())

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
        """Search for what is typed, in the field for that."""
        if typed.strip():
            self.searched.emit(typed)

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
            self.entered.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
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
        picture = self._row.picture(self.games.index(self.games.row(chosen[0]), 0))
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
        place = self.games.place(index) + is_below if index.isValid() else len(self.games.games)
        event.acceptProposedAction()
        self.setState(self.State.NoState)
        self.viewport().update()
        if self._dragged is None or self._dragged is self.games.games:
            self.dropped.emit(place)

    def _go_to(self, index: QModelIndex) -> None:
        """Go to a game if it is the only one selected."""
        if index.isValid() and self.chosen() == [self.games.place(index)]:
            self.game_chosen.emit(self.games.place(index))


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
        return QSize(0, ROW_SIDE + 2 * _PADDING)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        style = self._view.style()
        option.state &= ~style.StateFlag.State_HasFocus  # the selection shows it
        palette, rect = option.palette, option.rect
        is_shown = self._model.place(index) == self._model.shown
        ground, colors = rect.adjusted(_INSET, 1, -_INSET, -1), colors_of(palette)
        if option.state & style.StateFlag.State_Selected:
            paint_box(painter, ground, colors.chosen, None)  # the accent itself would be too strong on a whole row
        elif option.state & style.StateFlag.State_MouseOver:
            paint_box(painter, ground, colors.hover, None)
        if is_shown:
            paint_bar(painter, ground, palette.color(QPalette.ColorRole.Highlight), option.direction)
        inside = rect.adjusted(CURRENT_BAR + _PADDING, _PADDING, -_PADDING, -_PADDING)
        picture = QRect(inside.topLeft(), QSize(ROW_SIDE, ROW_SIDE))
        painter.drawPixmap(_mirrored(picture, option).topLeft(), self.picture(index))
        inside.setLeft(picture.right() + 1 + _GAP)
        inside = _mirrored(inside, option)
        painter.save()
        painter.setClipRect(inside)
        ink, faded = QPalette.ColorRole.Text, QPalette.ColorRole.PlaceholderText
        font = option.font
        if self._model.facts(index).name:
            painter.setPen(palette.color(faded))
            inside.setTop(inside.top() + draw_wrapped(painter, inside, str(self._model.place(index) + 1), 1))
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

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Return a field that hides the name below it."""
        field = QLineEdit(parent)
        field.setAccessibleName(self.tr("Name of the game"))
        return field

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        """Show the editor of a name beside the thumbnail, below the number."""
        room = option.rect.adjusted(
            CURRENT_BAR + _PADDING + ROW_SIDE + _GAP, _PADDING + option.fontMetrics.height(), -_PADDING, 0
        )
        room = _mirrored(room, option)
        editor.setGeometry(room.left(), room.top(), room.width(), editor.sizeHint().height())

    def picture(self, index: Index) -> QPixmap:
        """Return the thumbnail of a game at the screen's resolution."""
        look = Look.of(self._view, ROW_SIDE)
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

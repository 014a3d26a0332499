"""The dialog that compares two states of a file: a list of what differs, and both boards."""

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QListView,
    QPlainTextEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.board import Area, Stones
from hen_editor.core.game.difference import GameChange, GameDifference, differences
from hen_editor.core.game.info import FIELDS
from hen_editor.core.game.line import move_number
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import Collection, Place
from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from hen_editor.core.texts import QT_TRANSLATE_NOOP
from hen_editor.ui.dialogs.progress import result_of
from hen_editor.ui.thumbnails import Look, painted
from hen_editor.ui.widgets.long_text import beginning
from hen_editor.ui.widgets.plain_text import ElidedLabel, from_first_character, label
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.wording import grouped, listed

translate = QCoreApplication.translate

_SIZE = 620, 600

_SMALLEST_PICTURE = 120
"""The least side of a board, in pixels."""

_LINES = 4
"""The height of the properties that differ, in lines of text."""

_NAMES = {
    "B": QT_TRANSLATE_NOOP("CompareDialog", "Black's move"),
    "W": QT_TRANSLATE_NOOP("CompareDialog", "White's move"),
    "AB": QT_TRANSLATE_NOOP("CompareDialog", "black stones"),
    "AW": QT_TRANSLATE_NOOP("CompareDialog", "white stones"),
    "AE": QT_TRANSLATE_NOOP("CompareDialog", "removed stones"),
    "C": QT_TRANSLATE_NOOP("CompareDialog", "comment"),
    "N": QT_TRANSLATE_NOOP("CompareDialog", "node name"),
    "LB": QT_TRANSLATE_NOOP("CompareDialog", "labels"),
}


class Side(NamedTuple):
    """One of the two states: its title, and its games."""

    title: str
    collection: Collection


def compare(before: Side, after: Side, window: QWidget) -> None:
    """Compare two states of a file, which can be cancelled if it takes long, and show what differs."""
    work = partial(differences, before.collection, after.collection)
    found = result_of(work, translate("CompareDialog", "Comparing..."), window)
    if found is not None:
        run(CompareDialog(before, after, found, window))


class CompareDialog(QDialog):
    """Lists what differs between two states of a file, and shows both boards of the one that is selected.

    found: what differs.
    """

    def __init__(
        self, before: Side, after: Side, found: Sequence[GameDifference], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Compare"))
        self._found = found
        self._list = QListView(self)
        self._list.setUniformItemSizes(True)
        self._list.setModel(DifferenceModel(self._found, before.collection, after.collection, self))
        self._list.setAccessibleName(self.tr("Differences"))
        self._views = [_SideView(side, self) for side in (before, after)]
        grid = QGridLayout()
        for column, view in enumerate(self._views):
            grid.addWidget(view.title, 0, column)
            grid.addWidget(view.picture, 1, column)
            grid.addWidget(view.text, 2, column)
            grid.setColumnStretch(column, 1)
        grid.setRowStretch(1, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        count = self.tr("%Ln difference(s)", "", len(self._found))
        layout = QVBoxLayout(self)
        layout.addWidget(label(count if self._found else self.tr("Both contain the same games."), self))
        layout.addWidget(self._list, 2)
        layout.addLayout(grid, 3)
        layout.addWidget(buttons)
        self._list.selectionModel().currentChanged.connect(lambda current: self._show(current.row()))
        if self._found:
            self._list.setCurrentIndex(self._list.model().index(0, 0))
        else:
            self._list.hide()
            self._show_places(Place(0, before.collection.games[0].root), Place(0, after.collection.games[0].root), ())
        self.resize(*_SIZE)

    def _show(self, row: int) -> None:
        found = self._found[row]
        self._show_places(found.before, found.after, found.properties)

    def _show_places(self, before: Place | None, after: Place | None, properties: Sequence[str]) -> None:
        for view, place in zip(self._views, (before, after), strict=True):
            view.show_place(place, properties)


class DifferenceModel(QAbstractListModel):
    """The differences, each as a sentence."""

    def __init__(self, found: Sequence[GameDifference], before: Collection, after: Collection, parent: QWidget) -> None:
        super().__init__(parent)
        self._found = found
        self._before = before
        self._after = after

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._found)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return from_first_character(self._words(self._found[index.row()]))

    def _words(self, found: GameDifference) -> str:
        if found.before is None and found.after is None:
            return self.tr("The games are in a different order")
        if found.after is None and found.before is not None:
            nodes = self.tr("%Ln node(s)", "", found.nodes)
            return self.tr("Game {number} removed: {nodes}").format(number=grouped(found.before.game + 1), nodes=nodes)
        if found.before is None and found.after is not None:
            nodes = self.tr("%Ln node(s)", "", found.nodes)
            return self.tr("Game {number} added: {nodes}").format(number=grouped(found.after.game + 1), nodes=nodes)
        match found.kind:
            case GameChange.ADDED:
                words = self.tr("%Ln node(s) added", "", found.nodes)
            case GameChange.REMOVED:
                words = self.tr("%Ln node(s) removed", "", found.nodes)
            case GameChange.REORDERED:
                words = self.tr("variations in a different order")
            case _:
                words = self.tr("{names} changed").format(names=listed(map(property_name, found.properties)))
        return self.tr("{place}: {what}").format(place=self._place(found), what=words)

    def _place(self, found: GameDifference) -> str:
        """Return where a difference is, in the state that has its node."""
        is_removed = found.kind is GameChange.REMOVED
        place, collection = (found.before, self._before) if is_removed else (found.after, self._after)
        assert place is not None
        number = move_number(collection.games[place.game], place.node)
        words = self.tr("Move {move}") if number else self.tr("Start")
        if len(collection.games) > 1:
            words = self.tr("Game {game}, move {move}") if number else self.tr("Game {game}, start")
        return words.format(move=grouped(number), game=grouped(place.game + 1))


class _SideView:
    """One state: its title, the board, and the properties that differ."""

    def __init__(self, side: Side, parent: QWidget) -> None:
        self._collection = side.collection
        self.title = ElidedLabel(parent)
        self.title.setText(side.title)
        self.picture = BoardThumbnail(parent)
        self.text = QPlainTextEdit(parent)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(side.title)
        self.text.setFixedHeight(self.text.fontMetrics().lineSpacing() * _LINES + 2 * self.text.frameWidth() + 8)

    def show_place(self, place: Place | None, properties: Sequence[str]) -> None:
        """Show the board at a node, and these properties of it; nothing for None."""
        if place is None:
            self.picture.show_stones(None)
            self.text.setPlainText("")
            return
        tree = self._collection.games[place.game]
        self.picture.show_stones(Replay.of(tree, place.node).stones if tree.is_go else None)
        raw = tree.node(place.node).raw
        lines = []
        for name in [name for name in properties if name in raw]:
            value = tree.node(place.node).get(name)
            shown = value if isinstance(value, str) else listed(raw[name])
            lines.append(f"{property_name(name)}: {replace_undecodable(beginning(shown))}")
        self.text.setPlainText(from_first_character(beginning("\n".join(lines))))


class BoardThumbnail(QWidget):
    """A thumbnail of a whole board, as large as fits. stones: what is on the board, None for no board."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.stones: Stones | None = None
        self.setMinimumSize(_SMALLEST_PICTURE, _SMALLEST_PICTURE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_stones(self, stones: Stones | None) -> None:
        """Show a board, or none."""
        self.stones = stones
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.stones is None:
            return
        side = min(self.width(), self.height())
        picture = painted(self.stones, Look.of(self, side), Area.whole(self.stones.size))
        QPainter(self).drawPixmap((self.width() - side) // 2, (self.height() - side) // 2, picture)


def property_name(name: str) -> str:
    """Return the name of a property in the user's language, its identifier if it has none."""
    if name in FIELDS:
        return translate("GameInfo", FIELDS[name])
    return translate("CompareDialog", _NAMES[name]) if name in _NAMES else name

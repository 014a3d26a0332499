"""The question about several files, which shows the board of each: open them, or add their games."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.board import BoardSize
from hen_editor.core.formats import Format
from hen_editor.core.progress import Progress
from hen_editor.core.sgf import GameTree
from hen_editor.document.file_bytes import read_beginning
from hen_editor.document.files import MOST_UNASKED, GameSource, read_games, readable
from hen_editor.document.worker import Worker
from hen_editor.drawing.painter.painting import painter_on
from hen_editor.ui.dialogs.messages import reason
from hen_editor.ui.files.adding import games_of, in_natural_order
from hen_editor.ui.icons import icon
from hen_editor.ui.style.roles import make_heading
from hen_editor.ui.thumbnails import THUMBNAIL_SIDE, Look, Thumbnails, as_icon
from hen_editor.ui.widgets.plain_text import label, tooltip
from hen_editor.ui.wording import message

MOST_READ = 200_000
"""How much of each file is read for its picture, in bytes: the opening of its first game is there."""

_CELL = QSize(124, 106)
_GAP = 4
_SIGN_SIDE = 24
_FEWEST_COLUMNS, _COLUMNS, _ROWS = 3, 5, 2.5
"""How many pictures are seen at once; half a row tells that there are more."""

_FILE = Qt.ItemDataRole.UserRole


def first_game(path: Path, formats: Sequence[Format], size: BoardSize, progress: Progress) -> GameTree | str:
    """Return the first game at the beginning of a file, or why there is none, in a thread. size: as of `games_of`.

    Raises OSError if the system refuses the file.
    """
    file = read_games(path, read_beginning(path, MOST_READ), formats, progress=progress)
    games = games_of(file, size)
    if games:
        return games[0]
    return "" if file.refusal is None else message(file.refusal)


class SeveralFiles(QDialog):
    """Asks what to do with files, which the user may untick; their pictures are made one after another.

    adding: whether the games of the ticked files are to be added once the dialog is accepted, else they are opened.

    size: of the board for diagrams that do not say theirs. can_add: whether the document takes games.
    """

    def __init__(
        self, paths: Sequence[Path], formats: Sequence[Format], size: BoardSize, window: QWidget, *, can_add: bool
    ) -> None:
        super().__init__(window)
        self.setWindowTitle(self.tr("Several files"))
        self.adding = False
        self._first_game = partial(first_game, formats=formats, size=size)
        self._thumbnails = Thumbnails()
        self.question = label("", self)
        make_heading(self.question)
        self.files = self._list(paths)
        self._unread = [self.files.item(row) for row in reversed(range(self.files.count()))]
        column = QVBoxLayout(self)
        column.addWidget(self.question)
        column.addWidget(self.files)
        column.addWidget(label(self.tr("Each is opened in a window of its own."), self))
        column.addWidget(self._buttons(can_add=can_add, opens_at_once=len(paths) <= MOST_UNASKED))
        self._can_add = can_add
        self._enable()
        self.files.itemChanged.connect(self._enable)
        self._reading = Worker(self, at_once_ms=0)
        self.finished.connect(self._reading.stop)
        self._read_next()

    def ticked(self) -> set[Path]:
        """Return the files that are ticked."""
        items = map(self.files.item, range(self.files.count()))
        return {item.data(_FILE) for item in items if item.checkState() is Qt.CheckState.Checked}

    def _list(self, paths: Sequence[Path]) -> QListWidget:
        shown = QListWidget(self)
        shown.setAccessibleName(self.windowTitle())
        shown.setViewMode(QListView.ViewMode.IconMode)
        shown.setMovement(QListView.Movement.Static)
        shown.setResizeMode(QListView.ResizeMode.Adjust)
        shown.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        shown.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        shown.setIconSize(QSize(THUMBNAIL_SIDE, THUMBNAIL_SIDE))
        shown.setSelectionMode(QListView.SelectionMode.NoSelection)
        shown.setSpacing(_GAP)
        columns, rows = max(_FEWEST_COLUMNS, min(len(paths), _COLUMNS)), -(-len(paths) // _COLUMNS)
        width = columns * (_CELL.width() + _GAP) + 3 * _GAP + shown.verticalScrollBar().sizeHint().width()
        height = round(min(rows, _ROWS) * (_CELL.height() + _GAP)) + 3 * _GAP
        shown.setMinimumSize(width, height)
        if rows == 1:
            shown.setFixedHeight(height)
        for path in in_natural_order(paths):
            item = QListWidgetItem(readable(path.name), shown)
            item.setData(_FILE, path)
            item.setSizeHint(_CELL)
            item.setToolTip(tooltip(readable(path)))
            item.setCheckState(Qt.CheckState.Checked)
        shown.setCurrentRow(0)
        return shown

    def _buttons(self, *, can_add: bool, opens_at_once: bool) -> QDialogButtonBox:
        """Create the buttons; Enter opens only as many files as may be opened at once."""
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self._open = buttons.addButton(self.tr("&Open"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._add = buttons.addButton(self.tr("&Add to this file"), QDialogButtonBox.ButtonRole.AcceptRole)
        cancel = buttons.button(QDialogButtonBox.StandardButton.Cancel)
        default = self._open if opens_at_once else self._add if can_add else cancel
        default.setDefault(True)
        default.setFocus()
        buttons.clicked.connect(self._choose)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _choose(self, button: QPushButton) -> None:
        self.adding = button is self._add

    def _enable(self) -> None:
        count = len(self.ticked())
        self.question.setText(self.tr("Open %Ln file(s), or add their games to this file?", "", count))
        self._open.setEnabled(count > 0)
        self._add.setEnabled(count > 0 and self._can_add)

    # The pictures.

    def _read_next(self) -> None:
        """Read the beginning of the next file, in a thread."""
        if self._unread:
            item = self._unread.pop()
            read = partial(self._first_game, item.data(_FILE))
            self._reading.run(
                lambda progress: read(progress=progress),
                partial(self._show, item),
                lambda error: self._show(item, reason(error)),
            )

    def _show(self, item: QListWidgetItem, found: GameTree | str) -> None:
        """Show the board of a file, or a plain sign where it has none, and why."""
        if isinstance(found, str):
            item.setIcon(QIcon(self._sign(item.data(_FILE))))
            item.setToolTip(tooltip(item.text(), found))
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, found)
        else:
            picture = self._thumbnails.picture(found, Look.of(self, THUMBNAIL_SIDE))
            item.setIcon(as_icon(picture))
        self._read_next()

    def _sign(self, path: Path) -> QPixmap:
        """Return a small sign in the place of a board."""
        scale = self.devicePixelRatioF()
        picture = QPixmap(QSize(THUMBNAIL_SIDE, THUMBNAIL_SIDE) * scale)
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.transparent)
        place = QRect(0, 0, _SIGN_SIDE, _SIGN_SIDE)
        place.moveCenter(QRect(0, 0, THUMBNAIL_SIDE, THUMBNAIL_SIDE).center())
        with painter_on(picture) as painter:
            icon("copy-picture" if GameSource(path).is_picture else "problem-warning").paint(painter, place)
        return picture

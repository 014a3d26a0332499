"""The dialog of the earlier versions of a file, each with its time, what is in it, and a picture."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.formats import Format
from hen_editor.core.game.line import move_number
from hen_editor.core.game.overview import thumbnail_stones
from hen_editor.document.files import File, readable
from hen_editor.document.loading import Loading
from hen_editor.document.versions import DAYS, KEPT, Version
from hen_editor.ui.dialogs.messages import Answer, ask, reason, refuse
from hen_editor.ui.miniature import Look, painted
from hen_editor.ui.theme import is_dark
from hen_editor.ui.widgets.plain_text import label
from hen_editor.ui.wording import message

_SIZE = 560, 480
_SIDE = 76


class VersionsDialog(QDialog):
    """Shows versions of a file, which are read one after another while it is open.

    chosen: the version to open or to restore once the dialog is accepted, as it was read. is_restored: whether it is to
    be restored; otherwise it is to be opened as a copy.
    """

    def __init__(
        self, path: Path, versions: Sequence[Version], formats: Sequence[Format], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Earlier versions"))
        self.chosen: File | None = None
        self.is_restored = False
        self._path = path
        self._formats = formats
        self._files: dict[Version, File] = {}
        self._versions = list(versions)
        self._unread = list(versions)
        self._table = QTreeWidget(self)
        self._table.setHeaderLabels([self.tr("Replaced"), self.tr("Size"), self.tr("Contents")])
        self._table.setRootIsDecorated(False)
        self._table.setIconSize(QSize(_SIDE, _SIDE))
        self._table.setAllColumnsShowFocus(True)
        self._table.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for version in versions:
            self._table.addTopLevelItem(self._row(version))
        self._table.itemSelectionChanged.connect(self._enable)
        sentence = self.tr("What saving replaces is kept for %Ln day(s).", "", DAYS)
        most = self.tr("At most %Ln version(s) of a file are kept.", "", KEPT)
        explanation = label(f"{sentence} {most}", self)
        explanation.setWordWrap(True)
        column = QVBoxLayout(self)
        column.addWidget(label(readable(path.name), self))
        column.addWidget(self._table)
        column.addWidget(explanation)
        column.addWidget(self._buttons())
        if first := self._table.topLevelItem(0):
            self._table.setCurrentItem(first)
        self._enable()
        self.resize(*_SIZE)
        self._read_next()

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole
        self._open = QPushButton(self.tr("&Open as a copy"), self)
        self._open.setToolTip(self.tr("Open this version in another window, as a document without a file"))
        self._restore = QPushButton(self.tr("&Restore"), self)
        self._restore.setToolTip(self.tr("Replace the games of this document by those of this version; can be undone"))
        self._delete = QPushButton(self.tr("&Delete..."), self)
        self._delete.setToolTip(self.tr("Delete this version for good"))
        self._open.clicked.connect(lambda: self._choose(is_restored=False))
        self._restore.clicked.connect(lambda: self._choose(is_restored=True))
        self._delete.clicked.connect(self._delete_version)
        for button in (self._open, self._restore, self._delete):
            button.setAutoDefault(False)
            buttons.addButton(button, role.ActionRole)
        buttons.rejected.connect(self.reject)
        return buttons

    def _row(self, version: Version) -> QTreeWidgetItem:
        when = QDateTime.fromSecsSinceEpoch(int(version.replaced))
        row = QTreeWidgetItem([QLocale().toString(when, QLocale.FormatType.ShortFormat), "", self.tr("Reading...")])
        row.setIcon(0, QIcon(self._blank()))
        row.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return row

    def _blank(self) -> QPixmap:
        scale = self.devicePixelRatioF()
        blank = QPixmap(round(_SIDE * scale), round(_SIDE * scale))
        blank.setDevicePixelRatio(scale)
        blank.fill(Qt.GlobalColor.transparent)
        return blank

    # Reading.

    def _read_next(self) -> None:
        """Read the next version, in slices."""
        if not self._unread:
            return
        version = self._unread.pop(0)
        try:
            data = version.read()
        except OSError as error:
            self._show_refused(version, reason(error))
            return
        if row := self._row_of(version):
            row.setText(1, self.tr("{size} kB").format(size=QLocale().toString(len(data) / 1000, "f", 1)))
        loading = Loading(self._path, self, data, formats=self._formats)
        loading.large.connect(loading.go_on)
        loading.read.connect(partial(self._show, version))
        loading.refused.connect(lambda error: self._show_refused(version, reason(error)))
        self.finished.connect(loading.cancel)
        loading.start()

    def _show(self, version: Version, file: File) -> None:
        if file.collection is None or file.refusal is not None:
            self._show_refused(version, "" if file.refusal is None else message(file.refusal))
            return
        if row := self._row_of(version):
            self._files[version] = file
            first = file.collection.games[0]
            scale = self.devicePixelRatioF()
            look = Look(round(_SIDE * scale), scale, is_dark(self.palette()))
            row.setIcon(0, _untinted(painted(thumbnail_stones(first), look)))
            row.setText(2, self._contents(file))
            self._enable()
        self._read_next()

    def _show_refused(self, version: Version, why: str) -> None:
        if row := self._row_of(version):
            row.setText(2, why)
        self._read_next()

    def _contents(self, file: File) -> str:
        """Return how many games, moves of the main line, and nodes there are."""
        games = file.collection.games if file.collection is not None else ()
        nodes = self.tr("%Ln node(s)", "", sum(map(len, games)))
        if len(games) > 1:
            return "\n".join((self.tr("%Ln game(s)", "", len(games)), nodes))
        *_, last = games[0].main_line()
        return "\n".join((self.tr("%Ln move(s)", "", move_number(games[0], last)), nodes))

    # What the user does.

    def _row_of(self, version: Version) -> QTreeWidgetItem | None:
        """Return the row of a version, None if it was deleted."""
        return self._table.topLevelItem(self._versions.index(version)) if version in self._versions else None

    def _current(self) -> Version | None:
        rows = self._table.selectedItems()
        return self._versions[self._table.indexOfTopLevelItem(rows[0])] if rows else None

    def _enable(self) -> None:
        current = self._current()
        for button in (self._open, self._restore):
            button.setEnabled(current in self._files)
        self._delete.setEnabled(current is not None)

    def _choose(self, *, is_restored: bool) -> None:
        current = self._current()
        if current is not None:
            self.chosen = self._files[current]
            self.is_restored = is_restored
            self.accept()

    def _delete_version(self) -> None:
        current, delete = self._current(), Answer(self.tr("&Delete"), risky=True)
        question = self.tr("Delete this version for good?")
        if current is None or ask(self, question, "", delete) is not delete:
            return
        try:
            current.delete()
        except OSError as error:
            refuse(self, self.tr("The version could not be deleted."), reason(error))
            return
        self._table.takeTopLevelItem(self._versions.index(current))
        self._versions.remove(current)
        self._files.pop(current, None)
        self._enable()


def _untinted(picture: QPixmap) -> QIcon:
    """Return an icon that looks the same in a selected row."""
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon

"""The dialog of the earlier versions of a file, each with its time, what is in it, and a picture."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from hen_editor.core.formats import Format
from hen_editor.core.game.line import move_number
from hen_editor.core.game.overview import thumbnail_part, thumbnail_stones
from hen_editor.core.progress import Progress
from hen_editor.core.sgf import Collection
from hen_editor.document.files import File, GameSource, read_source, readable
from hen_editor.document.versions import MAX_VERSIONS, VERSION_DAYS, Version
from hen_editor.document.worker import Worker
from hen_editor.ui.dialogs.compare import Side, compare
from hen_editor.ui.dialogs.messages import Answer, ask, reason, refuse
from hen_editor.ui.widgets.picture_table import PictureTable, TableButtons
from hen_editor.ui.widgets.plain_text import label
from hen_editor.ui.wording import message

_SIZE = 560, 480


class VersionsDialog(QDialog):
    """Shows versions of a file, which are read one after another while it is open.

    collection: the present games of the document, with which versions are compared. can_restore: whether the document
    takes the games of a version.

    chosen: once the dialog is accepted, the version to open or restore, as it was read. is_restored: whether to restore
    it; otherwise it is to be opened as a copy.
    """

    def __init__(
        self,
        path: Path,
        versions: Sequence[Version],
        formats: Sequence[Format],
        collection: Collection,
        parent: QWidget | None = None,
        *,
        can_restore: bool = True,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Earlier versions"))
        self.chosen: File | None = None
        self.is_restored = False
        self._path = path
        self._formats = formats
        self._collection = collection
        self._can_restore = can_restore
        self._files: dict[Version, File] = {}
        self._unread = list(versions)
        self._work = Worker(self, at_once_ms=0)
        self.finished.connect(self._work.stop)
        headings = self.tr("Replaced"), self.tr("Size"), self.tr("Contents")
        self._table = PictureTable[Version](headings, self, self.tr("No earlier versions of this file"))
        self._table.setAccessibleName(self.windowTitle())
        for version in versions:
            self._table.add(version, (_time(version), "", self.tr("Reading...")))
        self._table.itemSelectionChanged.connect(self._enable)
        sentence = self.tr("Earlier versions are kept for %Ln day(s).", "", VERSION_DAYS)
        most = self.tr("At most %Ln version(s) of a file are kept.", "", MAX_VERSIONS)
        explanation = label(f"{sentence} {most}", self)
        explanation.setWordWrap(True)
        column = QVBoxLayout(self)
        column.addWidget(label(readable(path.name), self))
        column.addWidget(self._table)
        column.addWidget(explanation)
        column.addWidget(self._buttons())
        self._enable()
        self.resize(*_SIZE)
        self._read_next()

    def _buttons(self) -> TableButtons:
        buttons = TableButtons(self)
        self._open = buttons.add(
            self.tr("&Open as a copy"),
            self.tr("Open this version in another window, as a document without a file"),
            lambda: self._choose(is_restored=False),
        )
        self._restore = buttons.add(
            self.tr("&Restore"),
            self.tr("Replace the games of this document with those of this version; this can be undone"),
            lambda: self._choose(is_restored=True),
        )
        self._compare = buttons.add(
            self.tr("&Compare"),
            self.tr("Show what differs between this version and the document"),
            self._show_differences,
        )
        self._delete = buttons.add(self.tr("&Delete..."), self.tr("Delete this version for good"), self._delete_version)
        return buttons

    # Reading.

    def _read_next(self) -> None:
        """Read the next version, in a thread."""
        if not self._unread:
            return
        version = self._unread.pop(0)

        def read(progress: Progress) -> tuple[int, File]:
            data = version.read()
            return len(data), read_source(GameSource(self._path, data), self._formats, progress)

        def explain(error: OSError | MemoryError) -> None:
            self._show_refused(version, reason(error))

        self._work.run(read, partial(self._show, version), explain)

    def _show(self, version: Version, read: tuple[int, File]) -> None:
        size, file = read
        kilobytes = self.tr("{size} kB").format(size=QLocale().toString(size / 1000, "f", 1))
        self._table.show_text(version, 1, kilobytes)
        if file.collection is None or file.refusal is not None:
            self._show_refused(version, "" if file.refusal is None else message(file.refusal))
            return
        self._files[version] = file
        first = file.collection.games[0]
        self._table.show_picture(version, thumbnail_stones(first), thumbnail_part(first))
        self._table.show_text(version, 2, self._contents(file))
        self._enable()
        self._read_next()

    def _show_refused(self, version: Version, why: str) -> None:
        self._table.show_text(version, 2, why)
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

    def _current(self) -> Version | None:
        return next(iter(self._table.selected()), None)

    def _enable(self) -> None:
        current = self._current()
        for button in (self._open, self._compare):
            button.setEnabled(current in self._files)
        self._restore.setEnabled(current in self._files and self._can_restore)
        self._delete.setEnabled(current is not None)

    def _choose(self, *, is_restored: bool) -> None:
        current = self._current()
        if current is not None:
            self.chosen = self._files[current]
            self.is_restored = is_restored
            self.accept()

    def _show_differences(self) -> None:
        current = self._current()
        if current is not None and (earlier := self._files[current].collection) is not None:
            version = Side(self.tr("Version replaced {time}").format(time=_time(current)), earlier)
            compare(version, Side(self.tr("This document"), self._collection), self)

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
        self._table.remove(current)
        self._enable()


def _time(version: Version) -> str:
    when = QDateTime.fromSecsSinceEpoch(int(version.replaced))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)

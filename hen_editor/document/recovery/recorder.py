"""The recorder of a document: writes what is done to it into a journal, as it is done."""

import time
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from weakref import WeakSet

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.document import files
from hen_editor.document.change import Change
from hen_editor.document.document import Document
from hen_editor.document.idle_work import IdleWork
from hen_editor.document.private_folder import is_recovery_enabled
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.journal import (
    LARGEST_BASE,
    Beginning,
    Journal,
    Recovered,
    Step,
    base_of,
    continued,
    new_journal,
)
from hen_editor.document.recovery.journal_file import JournalFile

REST = 1_000
"""How long a burst of typing, or the cursor, may be ahead of the journal, in milliseconds."""

SYNC = 5_000
"""How long what is written may not be on disk, in milliseconds."""

RETRY = 60_000
"""How long after a failure the next attempt follows, in milliseconds."""

LARGE = 1 << 20
"""The size in bytes from which a journal is compacted, unless the document is large, too."""

GROWTH = 4
"""How many times as large as the document a large journal may become."""


class Recorder(QObject):
    """Records in a journal what is done to a document, from its first edit until it is saved or closed.

    A step is written as soon as it is done; a burst of typing or a drag while it goes on, once a second.

    failed: the OSError because of which nothing is kept for the time being. copied: the document was recovered as a
    copy, because the file at this path has other bytes now.
    """

    failed = Signal(object)
    copied = Signal(object)

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._journal: Journal | None = None
        self._file: JournalFile | None = None
        self._has_failed = False
        self._growing: Change | None = None
        self._is_following = True
        self._taken_over: tuple[Recovered, JournalFile] | None = None
        self._compact_at = LARGE
        self._compaction = IdleWork(self)
        self._known: WeakSet[Change] = WeakSet()
        self._held = document.file
        self._index = self._count = 0
        self._rest = self._timer(REST, self.flush)
        self._sync = self._timer(SYNC, self._sync_in_background)
        self._retry = self._timer(RETRY, self.retry)
        document.changed.connect(self._note_change)
        document.undo_stack.indexChanged.connect(self._follow)
        document.file_changed.connect(self._follow_file)
        document.leaving.connect(self._leave)
        document.preparations.append(self._prepare)
        document.opened.connect(self._take_up)
        document.destroyed.connect(self.stop)  # its undo stack, too, tells that it changes then
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self.sync_soon)
        self._take_up()

    def recovering(self, path: Path) -> Generator[float, None, bool]:
        """Replace the document by the one that a journal holds, and go on with that journal; return whether it could.

        If the file of that document has other bytes now, the document becomes a copy without a file. Until all is read,
        in slices that yield the progress, from 0 to 1, nothing is changed. Raises OSError.
        """
        found = yield from folder.reading(path, self._document.formats)
        file = None if found is None else folder.taken_over(path, found.length)
        if found is None or file is None:
            return False
        own = folder.own_file(found)
        copy = found.opened._replace(path=None, title=self.tr("{name} (recovered)").format(name=_stem(found)))
        self._taken_over = found, file
        self._document.restore(found, copy if own is None else own, is_saved=found.header["saved"] and own is not None)
        if own is None and (changed := Path(found.header["file"])).exists():
            self.copied.emit(changed)
        return True

    def flush(self) -> None:
        """Write what the journal does not hold yet: the burst of typing or the drag that goes on, the cursor."""
        self._rest.stop()
        self._write_growth()
        if self._journal is not None and (line := self._journal.gone(self._document.snapshot)):
            self._write(line)

    def sync(self) -> None:
        """Write all, and wait until it is on disk."""
        self.flush()
        self._sync.stop()
        if self._file is not None:
            self._file.sync()

    def sync_soon(self) -> None:
        """Write all, and see to it that it will be on disk soon."""
        self.flush()
        self._sync_in_background()

    def _timer(self, interval: int, do: Callable[[], None]) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=interval)
        timer.timeout.connect(do)
        return timer

    def _change(self, place: int) -> Change | None:
        change = self._document.undo_stack.command(place)
        return change if isinstance(change, Change) else None

    # What is done.

    def _note_change(self) -> None:
        if self._journal is not None and not self._rest.isActive():
            self._rest.start()

    def _follow(self, index: int) -> None:
        """Record what moved the undo stack: an edit, an edit that went on or came to nothing, an undo or a redo."""
        if not self._is_following:
            return
        index_before, count_before = self._index, self._count
        self._index, self._count = index, self._document.undo_stack.count()
        top = self._change(index - 1) if index else None
        if index == index_before and top is not None and top in self._known:
            self._growing = top
            self._note_change()
        elif index < index_before and self._count < count_before:
            self._record_drop()
        elif index < index_before and (undone := self._change(index)) is not None:
            self._record_undo(undone)
        elif top is not None:
            self._record_step(top)

    def _prepare(self, after: Snapshot) -> Iterator[None]:
        """Write in slices what the next edit changes, if that is very much, so that its step is written at once."""
        if not self._is_following:
            return
        self._write_growth()
        journal = self._journal or self._begun(self._document.snapshot)
        for line in () if journal is None else journal.prepare(after):
            if line:
                self._write(line)
            yield

    def _record_step(self, change: Change) -> None:
        self._write_growth()
        journal = self._journal or self._begun(change.before)
        if journal is not None:
            step = _step(change)
            line = journal.redone(step) if change in self._known else journal.step(step)
            self._known.add(change)
            self._write(line)

    def _record_undo(self, change: Change) -> None:
        self._write_growth()
        journal = self._journal or self._begun(change.after)
        if journal is not None:
            line = journal.undone(_step(change), is_known=change in self._known)
            self._known.add(change)
            self._write(line)

    def _record_drop(self) -> None:
        self._growing = None
        if self._journal is not None:
            self._write(self._journal.dropped(self._document.snapshot))

    def _write_growth(self) -> None:
        change, self._growing = self._growing, None
        if change is not None and self._journal is not None:
            self._write(self._journal.grown(change.after))

    # The document and its file.

    def _follow_file(self) -> None:
        """Begin anew once the document is saved; take note if the file has other bytes than the document."""
        document = self._document
        if not self._is_following or document.file is self._held:
            return
        self._held = document.file
        if document.is_modified:
            if self._journal is not None:
                self._write(self._journal.written(_path(document), document.file.data))
            return
        self._forget(is_kept=False)
        self._begin_if_modified()

    def _leave(self) -> None:
        """Keep the journal of a document that is closed without being saved; remove any other."""
        self.flush()
        is_kept = self._document.is_modified or self._document.has_draft
        if is_kept and self._journal is not None:
            self._write(self._journal.closed())
        self._forget(is_kept=is_kept)
        self._is_following = False

    def stop(self) -> None:
        """Leave the journal as it is, as if the program ended here."""
        self._is_following = False
        self._forget(is_kept=True)

    def _take_up(self) -> None:
        """Follow another document."""
        self._is_following = True
        self._held = self._document.file
        self._index, self._count = self._document.undo_stack.index(), self._document.undo_stack.count()
        if self._taken_over is None:
            self._begin_if_modified()
            return
        (found, self._file), self._taken_over = self._taken_over, None
        self._journal = continued(found, time.time)
        self._compact_at = self._largest()
        self._known = WeakSet(change for place in range(self._count) if (change := self._change(place)) is not None)
        self._write(self._journal.written(_path(self._document), self._document.file.data))

    def _begin_if_modified(self) -> None:
        if self._document.is_modified or self._document.has_draft:
            self._begun(self._document.snapshot)

    # The file of the journal.

    def _begun(self, now: Snapshot) -> Journal | None:
        """Begin a journal; return it, or None if that is not wanted or fails."""
        if self._has_failed or not is_recovery_enabled():
            return None
        beginning = self._beginning(now)
        try:
            self._file = JournalFile.created()
        except OSError as error:
            self._fail(error)
            return None
        base = base_of(beginning.opened).stored
        if len(base) > LARGEST_BASE:
            self._file.write_base(base)
        self._journal = new_journal(beginning, time.time)
        self._write(self._journal.begin(beginning))
        self._compact_at = self._largest()
        return self._journal

    def _beginning(self, now: Snapshot) -> Beginning:
        document = self._document
        is_saved = document.is_as_saved(now)
        return Beginning(document.opened_file, now, _path(document), document.file.data, is_saved)

    def _write(self, data: bytes) -> None:
        if self._file is None:
            return
        if not is_recovery_enabled():
            self._forget(is_kept=False)
            return
        try:
            self._file.write(data)
        except OSError as error:
            self._fail(error)
            return
        self._has_failed = False
        if not self._sync.isActive():
            self._sync.start()
        if self._journal is not None and self._file.size > self._compact_at:
            self._compaction.start(self._compact())

    def _compact(self) -> Iterator[None]:
        """Let the journal begin with what the document is now; the steps before are given up.

        It is made in slices: if it goes on meanwhile, the next step brings another attempt.
        """
        before, data = self._journal, list[bytes]()
        assert before is not None
        now, beginning = before.now, self._beginning(before.now)
        journal = new_journal(beginning, time.time)
        for line in journal.begin_in_slices(beginning):
            data.append(line)
            yield
        if self._file is None or self._journal is not before or before.now is not now:
            return
        try:
            self._file.replace(b"".join(data))
        except OSError as error:
            self._fail(error)
            return
        self._journal = journal
        self._known.clear()
        self._compact_at = self._largest()

    def _largest(self) -> int:
        """Return how large the journal may become before it is compacted."""
        if self._file is None:
            return LARGE
        return max(LARGE, GROWTH * (self._file.size + len(base_of(self._document.opened_file).stored)))

    def _fail(self, error: OSError) -> None:
        if not self._has_failed:
            self._has_failed = True
            self.failed.emit(error)
        self._retry.start()

    def retry(self) -> None:
        """Try again to write what could not be written, or was not wanted before; if it no longer is, remove it."""
        self._has_failed = False
        if self._file is None:
            self._begin_if_modified()
        else:
            self._write(b"")

    def _forget(self, *, is_kept: bool) -> None:
        file, self._file, self._journal, self._growing = self._file, None, None, None
        self._known.clear()
        self._compaction.stop()
        self._rest.stop()
        self._sync.stop()
        if file is None:
            return
        if is_kept:
            file.close()
        else:
            file.remove()

    def _sync_in_background(self) -> None:
        self._sync.stop()
        if self._file is not None:
            self._file.sync_in_background()


def _step(change: Change) -> Step:
    return Step(change.text(), change.before, change.after)


def _stem(found: Recovered) -> str:
    path = found.header["file"]
    return "" if path is None else files.readable(Path(path).stem)


def _path(document: Document) -> str | None:
    return None if document.path is None else str(document.path.absolute())

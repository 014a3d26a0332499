"""The recorder of a document: writes what is done to it into a journal, as it is done."""

import time
from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path
from weakref import WeakSet

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.sgf import Collection
from hen_editor.core.slices import pausing
from hen_editor.document import codes, files, idle_work
from hen_editor.document.change import Change
from hen_editor.document.codes import FileError
from hen_editor.document.document import Document
from hen_editor.document.files import File
from hen_editor.document.idle_work import IdleWork
from hen_editor.document.private_folder import MAX_PRIVATE_BYTES, is_recovery_enabled
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.differences import finding_same
from hen_editor.document.recovery.journal import LARGEST_BASE, Beginning, Journal, OnDisk, Saved, UndoStep, base_of
from hen_editor.document.recovery.journal_file import JournalFile, write_new
from hen_editor.document.recovery.recovered import Header, Recovered, continued, recovering
from hen_editor.document.threads import in_thread, looked_up

REST = 1_000
"""How long a burst of typing, or the cursor, may be ahead of the journal, in milliseconds."""

SYNC = 5_000
"""How long what is written may not be on disk, in milliseconds."""

RETRY = 10_000
"""How long after a failure the next attempt follows, in milliseconds."""

LARGE = 1 << 20
"""The size in bytes from which a journal is compacted, unless the document is large, too."""

GROWTH = 4
"""How many times as large as the document a large journal may become."""


class Recorder(QObject):
    """Records in a journal what is done to a document, from its first edit until it is closed.

    A step is written as soon as it is done; a burst of typing or a drag when it ends, and once a second before. Saving
    is recorded, too: what was done before can still be undone after a recovery.

    The journal begins with the document as it is and its undo history. Where that is very much, it is written in
    slices: what is done meanwhile is written when they are, in its order, and a program that is killed before that
    loses it. Once begun, the journal is read back. While anything of this fails nothing is recorded; what was written
    before the failure stays, until another journal, which holds everything so far, takes its place.

    failed: the OSError because of which nothing is recorded from now on. resumed: all is recorded again. copied: the
    document was recovered as a copy, because the file at this path has other bytes now.
    """

    failed = Signal(object)
    resumed = Signal()
    copied = Signal(object)

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._journal: Journal | None = None
        self._file: JournalFile | None = None
        self._beginning: Iterator[None] | None = None
        self._waiting: list[Callable[[Journal], bytes]] = []
        self._outdated: JournalFile | None = None
        self._error: OSError | None = None
        self._growing: Change | None = None
        self._is_following = True
        self._taken_over: tuple[Recovered, JournalFile] | None = None
        self._compact_at = LARGE
        self._idle = IdleWork(self)
        self._aside = IdleWork(self)
        self._readings: tuple[File, ...] = ()
        self._known: WeakSet[Change] = WeakSet()
        self._held = document.file
        self._collection: Collection | None = None
        self._is_file_due = False
        self._saved_index = 0
        self._unsaved = 0
        self._index = self._count = 0
        self._rest = self._timer(REST, self.flush)
        self._sync = self._timer(SYNC, self._sync_in_background)
        self._retry = self._timer(RETRY, self.retry)
        document.changed.connect(self._note_change)
        document.burst_ended.connect(self.flush)
        document.undo_stack.indexChanged.connect(self._follow)
        document.file_changed.connect(self._follow_file)
        document.saving_begun.connect(self._note_saving)
        document.leaving.connect(self._leave)
        document.preparations.append(self._prepare)
        document.opened.connect(self._follow_document)
        document.destroyed.connect(self.stop)  # its undo stack, too, tells that it changes then
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self.sync_soon)
        self._follow_document()

    def recovering(self, path: Path) -> Generator[float, None, bool]:
        """Replace the document by the one that a journal holds, and go on with that journal; return whether it could.

        If the file of that document has other bytes now, the document becomes a copy without a file. Until all is read,
        in slices that yield the progress, from 0 to 1, nothing is changed. Raises OSError.
        """
        found = yield from folder.reading(path, self._document.formats)
        if found is None or not folder.is_free(path):
            return False
        own = yield from folder.reading_own_file(found)
        disk = found.disk
        if own is None:
            title = self.tr("{name} (recovered)").format(name="" if disk.path is None else _stem(disk.path))
            origin = None if disk.path is None else Path(disk.path)
            own = found.opened._replace(path=None, title=title, origin=origin, kept=found.kept)
        if found.is_whole and (file := _file_to_go_on(path, found)) is not None:
            self._taken_over = found, file
        self._document.restore(found, own, is_saved=own.path is not None or disk.path is None)
        if not found.is_whole:
            folder.mark_closed(path, found)
        origin = own.origin if own.path is None else None
        # What was read of another format has an origin, too, but was never to be saved there.
        if origin and files.format_of(origin, self._document.formats) is own.format and origin.exists():
            self.copied.emit(origin)
        return True

    @property
    def error(self) -> OSError | None:
        """Why nothing is recorded for the time being; None if all is, or if that is not wanted."""
        return self._error

    @property
    def path(self) -> Path | None:
        """The file of the journal, None if there is none now."""
        return None if self._file is None else self._file.path

    @property
    def is_beginning(self) -> bool:
        """Whether the beginning of a journal is still being written."""
        return self._beginning is not None

    @property
    def is_busy(self) -> bool:
        """Whether a journal is being begun, read back or compacted."""
        return self._idle.is_working

    def flush(self) -> None:
        """Write what the journal does not hold yet: the burst of typing or the drag that goes on, the cursor."""
        self._rest.stop()
        self._record_growth()
        if self._journal is not None or self._beginning is not None:
            now = self._document.snapshot
            self._record(lambda journal: journal.gone(now))

    def sync(self) -> None:
        """Write all, and wait until it is on disk."""
        self._finish_beginning()
        self.flush()
        self._sync.stop()
        if self._file is not None:
            try:
                self._file.sync()
            except OSError as error:
                self._fail(error)

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
        if self._file is not None and not self._rest.isActive():
            self._rest.start()

    def _follow(self, index: int) -> None:
        """Record what moved the undo stack: an edit, an edit that went on or came to nothing, an undo or a redo."""
        if not self._is_following:
            return
        if self._readings is not self._document.readings:
            self._readings = readings = self._document.readings
            self._record(lambda journal: journal.kept(readings))
        self._record_move(index)
        self._collection = self._document.snapshot.collection
        if self._is_file_due:
            self._follow_file()

    def _record_move(self, index: int) -> None:
        index_before, count_before = self._index, self._count
        self._index, self._count = index, self._document.undo_stack.count()
        top = self._change(index - 1) if index else None
        if index == index_before and top is not None and top in self._known:
            self._growing = top
            self._note_change()
            return
        if index < index_before and self._count < count_before:
            self._growing = None
            before = self._document.snapshot
            self._record(lambda journal: journal.dropped(before))
            return
        self._record_growth()
        if self._file is None:
            self._begin()
        elif index < index_before and (undone := self._change(index)) is not None:
            self._record(partial(Journal.undone, step=_step(undone), is_known=undone in self._known))
            self._known.add(undone)
        elif top is not None:
            do = Journal.redone if top in self._known else Journal.step
            self._record(partial(do, step=_step(top)))
            self._known.add(top)

    def _prepare(self, after: Snapshot) -> Iterator[None]:
        """Write in slices what the next edit changes, if that is very much, so that its step is written at once."""
        if not self._is_following:
            return
        self._record_growth()
        if self._file is None:
            self._begin()
        if self._beginning is not None:
            self._idle.stop()
            for _ in self._beginning:
                if self._file is None:
                    return
                yield
        journal = self._journal
        for line in () if journal is None else journal.prepare(after):
            if line:
                self._write(line)
            if self._journal is not journal:
                return
            yield

    def _record_growth(self) -> None:
        change, self._growing = self._growing, None
        if change is not None:
            after = change.after
            self._record(lambda journal: journal.grown(after))

    # The document and its file.

    def _follow_file(self) -> None:
        """Record that the document is saved, or that its file has other bytes than the document, or none."""
        document = self._document
        # While an edit is made it is not yet in the history: this comes after it.
        self._is_file_due = document.snapshot.collection is not self._collection
        if not self._is_following or self._is_file_due:
            return
        if document.file is not self._held:
            self._held = document.file
            self._saved_index = self._find_saved_index()
            self._record_growth()
            self._record_file()
        elif (self._count_unsaved() > 0) is not (self._unsaved > 0):
            self._record(Journal.stamped)
        if self._file is None and self._count_unsaved():
            self._begin()

    def _record_file(self) -> None:
        disk, saved = OnDisk.of(self._document.file), self._saved_after(self._document.saved)
        self._record(partial(Journal.on_disk, disk=disk, saved=saved))

    def _note_saving(self, file: File, games: Collection, digest: str) -> None:
        """Record what the file becomes: if the program is killed while it is written, its bytes are known."""
        self._record_growth()
        self._record(partial(Journal.saving, disk=OnDisk.of(file, digest), saved=self._saved_after(games)))

    def _saved_after(self, games: Collection | None) -> Saved:
        """Return after how many steps of the journal the games were these."""
        if games is self._document.snapshot.collection:
            return True
        steps = [change for change in self._changes() if change in self._known]
        if steps and steps[0].before.collection is games:
            return 0
        return next((count for count, step in enumerate(steps, 1) if step.after.collection is games), False)

    def _changes(self) -> list[Change]:
        stack = self._document.undo_stack
        return [change for place in range(stack.count()) if (change := self._change(place)) is not None]

    def _find_saved_index(self) -> int:
        """Return after how many steps of the undo history the games are those in the file."""
        saved = self._document.saved
        if saved is self._document.snapshot.collection:
            return self._document.undo_stack.index()
        return next((count for count, change in enumerate(self._changes(), 1) if change.after.collection is saved), 0)

    def _leave(self) -> None:
        """Keep the journal of a document that is closed without being saved; remove any other."""
        self._finish_beginning()
        self.flush()
        is_kept = self._count_unsaved() > 0
        if is_kept:
            self._record(Journal.closed)
        self._forget(is_kept=is_kept)
        self._is_following = False

    def stop(self) -> None:
        """Leave the journal as it is, as if the program ended here."""
        self._is_following = False
        self._forget(is_kept=True)

    def _follow_document(self) -> None:
        """Follow another document."""
        document, stack = self._document, self._document.undo_stack
        self._is_following = True
        self._held = document.file
        self._collection = document.snapshot.collection
        self._index, self._count = stack.index(), stack.count()
        self._saved_index = self._find_saved_index()
        self._readings = document.readings
        if self._taken_over is None:
            if self._count_unsaved():
                self._begin()
            return
        (found, self._file), self._taken_over = self._taken_over, None
        self._journal = continued(found, self._stamp, self._file.keep_aside)
        self._compact_at = self._largest()
        self._known = WeakSet(self._changes())
        self._record_file()

    def _count_unsaved(self) -> int:
        """Return how many changes are not saved; unfinished text is one, too."""
        document = self._document
        if not document.is_modified and not document.has_draft:
            return 0
        return max(1, abs(document.undo_stack.index() - self._saved_index))

    def _stamp(self) -> tuple[float, int]:
        self._unsaved = self._count_unsaved()
        return time.time(), self._unsaved

    # The journal and its file.

    def _begin(self) -> None:
        """Begin a journal with the document as it is and its undo history, unless that is not wanted, or fails."""
        if self._retry.isActive() or not is_recovery_enabled():
            return
        document = self._document
        opened, stack = document.opened_file, document.undo_stack
        changes = self._changes()
        steps, disk = [*map(_step, changes)], OnDisk.of(document.file)
        try:
            self._file = JournalFile.created()
        except OSError as error:
            self._fail(error)
            return
        what = Beginning(opened, document.snapshot, disk, document.saved, steps, stack.index(), document.readings)
        self._known = WeakSet(changes)
        self._growing = None
        self._beginning = self._writing_beginning(self._file, what)
        self._idle.begin(self._beginning, at_once=idle_work.AT_ONCE)

    def _writing_beginning(self, file: JournalFile, what: Beginning) -> Iterator[None]:
        """Write the beginning of a journal in slices, then what was done meanwhile; then read all of it back."""
        journal = yield from Journal.beginning(what, self._stamp, file.keep_aside, self._is_written)
        if self._file is None:
            return
        self._journal, self._beginning = journal, None
        waiting, self._waiting = self._waiting, []
        for make in waiting:
            self._record(make)
        self._compact_at = self._largest()
        self._idle.start(self._reading_back(base_of(what.opened).stored))

    def _finish_beginning(self) -> None:
        """Write the rest of the beginning of a journal at once."""
        if self._beginning is not None:
            self._idle.stop()
            for _ in self._beginning:
                if self._file is None:
                    return

    def _reading_back(self, base: bytes) -> Iterator[None]:
        """Read a new journal back in slices: what it holds must be the document.

        Of a large document, only the file beside the journal is: it has the very bytes that the document was read from.
        """
        file, journal = self._file, self._journal
        if file is None or journal is None:
            return

        def beside(header: Header, number: int) -> bytes:
            return folder.beside(file.path, header, number) if number else base

        try:
            if len(base) > LARGEST_BASE:
                yield from pausing(in_thread(partial(file.write_base, base)), None)
            else:
                while file.pending is not None:
                    yield from pausing(file.pending, None)
                now, size = journal.now, file.size
                data = (yield from pausing(looked_up(file.read), None))[:size]
                found = yield from pausing(recovering(data, beside, self._document.formats), None)
                if found is None or found.length != size or not (yield from finding_same(found.snapshot, now)):
                    raise FileError(codes.MISRECORDED.at())
        except OSError as error:
            if self._file is file:
                self._fail(error)
            return
        self._note_success()
        if file.size > self._compact_at:
            yield from self._compacting()

    def _note_success(self) -> None:
        outdated, self._outdated = self._outdated, None
        if outdated is not None:
            outdated.remove()
        if self._error is not None:
            self._error = None
            self.resumed.emit()

    def _record(self, make: Callable[[Journal], bytes]) -> None:
        """Write the lines that a journal makes, once it has begun."""
        if self._beginning is not None:
            self._waiting.append(make)
        elif self._journal is not None and (line := make(self._journal)):
            self._write(line)

    def _write(self, data: bytes) -> None:
        if not self._is_written(data) or self._file is None:
            return
        if not self._sync.isActive():
            self._sync.start()
        if self._file.size > self._compact_at and not self._idle.is_working:
            self._idle.start(self._compacting())

    def _is_written(self, data: bytes) -> bool:
        """Write something, if that is wanted; return whether it is."""
        if self._file is None:
            return False
        if not is_recovery_enabled():
            self._forget(is_kept=False)
            return False
        try:
            self._file.write(data)
        except OSError as error:
            self._fail(error)
            return False
        if self._file.pending is not None and not self._aside.is_working:
            self._aside.start(self._writing_aside(self._file))
        return True

    def _writing_aside(self, file: JournalFile) -> Iterator[None]:
        """Write what is kept beside the journal, and the lines that wait for it."""
        try:
            while file.pending is not None:
                yield from pausing(file.pending, None)
        except OSError as error:
            if self._file is file:
                self._fail(error)
            return
        self._sync.start()

    def _compacting(self) -> Iterator[None]:
        """Let the journal begin with what the document is now; the steps before are given up.

        It is made in slices: if it goes on meanwhile, the next step brings another attempt.
        """
        file, before = self._file, self._journal
        assert file is not None
        assert before is not None
        document, now = self._document, before.now
        disk, size = OnDisk.of(document.file), file.size
        what = Beginning(document.opened_file, now, disk, document.saved, readings=document.readings)
        lines: list[bytes] = []
        numbers: list[int] = []

        def keep_aside(data: bytes) -> int:
            numbers.append(file.keep_aside(data))
            return numbers[-1]

        journal = yield from Journal.beginning(what, self._stamp, keep_aside, lines.append)
        data = b"".join(lines)
        try:
            while file.pending is not None:
                yield from pausing(file.pending, None)
            yield from pausing(in_thread(partial(write_new, file.replacement, data)), None)
            if self._file is not file or self._journal is not before or before.now is not now or file.size != size:
                return
            file.replace(len(data), numbers)
        except OSError:
            self._compact_at *= 2  # the journal is still good
            return
        self._journal = journal
        self._known.clear()
        self._compact_at = self._largest()

    def _largest(self) -> int:
        """Return how large the journal may become before it is compacted."""
        if self._file is None:
            return LARGE
        size = self._file.size + len(base_of(self._document.opened_file).stored)
        return max(LARGE, min(GROWTH * size, (self._file.size + MAX_PRIVATE_BYTES) // 2))

    def _fail(self, error: OSError) -> None:
        """Give up the journal; what it holds stays as it is until another has begun."""
        failed, self._file = self._file, None
        self._drop()
        if self._outdated is None:
            self._outdated = failed
        elif failed is not None:
            failed.remove()
        self._retry.start()
        before, self._error = self._error, error
        if before is None or str(before) != str(error):
            self.failed.emit(error)

    def retry(self) -> None:
        """Begin a journal if there should be one, as after a failure; remove it if it is not wanted."""
        self._retry.stop()
        if self._file is not None:
            self._is_written(b"")
        elif self._is_following and self._count_unsaved():
            self._begin()
        else:
            self._note_success()

    def _drop(self) -> None:
        """Stop all that is going on."""
        self._journal = self._beginning = self._growing = None
        self._waiting = []
        self._known.clear()
        self._idle.stop()
        self._aside.stop()
        self._rest.stop()
        self._sync.stop()

    def _forget(self, *, is_kept: bool) -> None:
        file, self._file = self._file, None
        self._drop()
        outdated, self._outdated = self._outdated, None
        if outdated is not None:
            outdated.close() if is_kept and file is None else outdated.remove()
        if file is not None:
            file.close() if is_kept else file.remove()

    def _sync_in_background(self) -> None:
        self._sync.stop()
        if self._file is not None:
            self._file.sync_in_background()


def _step(change: Change) -> UndoStep:
    return UndoStep(change.text(), change.before, change.after)


def _file_to_go_on(path: Path, found: Recovered) -> JournalFile | None:
    """Return the file of a journal that was read, to go on with it; None if it cannot be written."""
    try:
        return JournalFile.taken_over(path, found.length)
    except OSError:  # the document is recovered even on a full disk; that its new journal cannot begin is reported
        return None


def _stem(path: str) -> str:
    return files.readable(Path(path).stem)

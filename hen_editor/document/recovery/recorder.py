"""The recorder of a document: writes what is done to it into a journal, as it is done."""

import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from hen_editor.core import sgf
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.formats import Kept
from hen_editor.core.formats.format import NOTHING_KEPT
from hen_editor.core.progress import Progress
from hen_editor.core.sgf import Collection
from hen_editor.core.slices import finished
from hen_editor.document import codes, files
from hen_editor.document.codes import FileError
from hen_editor.document.document import Document
from hen_editor.document.files import File
from hen_editor.document.private_folder import is_recovery_enabled
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.folder import Recovery
from hen_editor.document.recovery.journal import JournalWriter, Recording
from hen_editor.document.recovery.journal_file import JournalFile, write_new
from hen_editor.document.recovery.recovered import MAX_TOTAL_LENGTH, Recovered, recovered
from hen_editor.document.recovery.state import EntryNumbers, estimated_length
from hen_editor.document.recovery.steps import RecordedSteps, UndoHistory
from hen_editor.document.worker import Worker

REST_MS = 1_000
"""How long a burst of typing, the cursor, or any step of a large document may be ahead of the journal."""

SYNC_MS = 5_000
"""How long what is written may not be on disk."""

RETRY_MS = 10_000
"""How long after a failure the next attempt follows."""

LARGE = 200_000
"""The bytes of a file from which its steps are written in a thread: it takes some 5 ms to make the line of one."""

AT_ONCE = 500_000
"""The bytes of all states of an undo history with which a journal is begun at once."""

MAX_LENGTH = 20_000_000
"""The size in bytes from which a journal is compacted, unless the document is large, too."""

GROWTH = 4
"""How many times as large as the document a journal may become."""


class _Journal(NamedTuple):
    """A journal that is written: its file, what makes its lines, and the steps that they have."""

    file: JournalFile
    writer: JournalWriter
    steps: RecordedSteps


class Recorder(QObject):
    """Records in a journal what is done to a document, from its first edit until it is closed.

    A step is written as soon as it is done; a burst of typing or a drag when it ends, and once a second before. The
    steps of a large document are written in a thread after a rest, several as one if need be. Saving is recorded, too:
    what was done before can still be undone after a recovery.

    The journal begins with the document as it is and its undo history, in a thread where that is much. Once begun, it
    is read back. While anything of this fails nothing is recorded; what was written before the failure stays, until
    another journal, which holds everything so far, takes its place.

    failed: the OSError because of which nothing is recorded from now on. resumed: all is recorded again. copied: the
    document was recovered as a copy, because the file at this path has other bytes now.
    """

    failed = Signal(object)
    resumed = Signal()
    copied = Signal(object)

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._history = UndoHistory(document.undo_stack)
        self._journal: _Journal | None = None
        self._file: JournalFile | None = None
        self._outdated: JournalFile | None = None
        self._error: OSError | None = None
        self._is_following = True
        self._recovered: tuple[Recovered, JournalFile] | None = None
        self._queue: list[Recording] = []
        self._writing = Worker(self, delay_ms=1)  # with a delay, it never lets the window wait
        self._checking = Worker(self, delay_ms=1)
        self._compacting = Worker(self, delay_ms=1)
        self._compact_at = MAX_LENGTH, MAX_TOTAL_LENGTH
        self._shown: Snapshot | None = None
        self._kept: Kept = document.file.kept
        self._held = document.file
        self._collection: Collection | None = None
        self._is_file_due = False
        self._saved_place = 0
        self._unsaved = 0
        self._rest = self._timer(REST_MS, self.flush)
        self._sync = self._timer(SYNC_MS, self._sync_in_background)
        self._retry = self._timer(RETRY_MS, self.retry)
        document.changed.connect(self._note_change)
        document.burst_ended.connect(self.flush)
        document.undo_stack.indexChanged.connect(self._follow)
        document.file_changed.connect(self._follow_file)
        document.saving_begun.connect(self._note_saving)
        document.leaving.connect(self._leave)
        document.opened.connect(self._follow_document)
        document.destroyed.connect(self.stop)  # its undo stack, too, reports that it changes then
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self.sync_soon)
        self._follow_document()

    def recover(self, path: Path) -> bool:
        """Replace the document by the one that a journal holds; return whether it could. Raises OSError."""
        recovery = folder.recover(path, self._document.formats)
        return isinstance(recovery, Recovery) and self.show(recovery)

    def show(self, recovery: Recovery) -> bool:
        """Replace the document by a recovered one, and go on with its journal; return whether that is still free.

        If the file of that document has other bytes now, the document becomes a copy without a file.
        """
        path, found, own = recovery
        if not folder.is_free(path):
            return False
        disk = found.disk
        if own.path is None and disk.path is not None:
            own = own._replace(title=self.tr("{name} (recovered)").format(name=own.title))
        if found.is_whole and (file := _file_to_go_on(path, found)) is not None:
            self._recovered = found, file
        saved = found.saved if own.path is not None or disk.path is None else None
        self._document.restore(own, found.snapshot, found.steps, found.index, saved)
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
        return self._file is not None and self._journal is None

    @property
    def is_busy(self) -> bool:
        """Whether something is being written, read back or compacted."""
        return any(work.is_working for work in (self._writing, self._checking, self._compacting))

    @property
    def is_compacting(self) -> bool:
        """Whether the journal is being written again without its oldest steps."""
        return self._compacting.is_working

    @property
    def is_behind(self) -> bool:
        """Whether steps of a large document wait to be written."""
        return self.is_beginning or bool(self._queue) or self._writing.is_working or self._is_large()

    def flush(self) -> None:
        """Write what the journal does not hold yet: the burst of typing or the drag that goes on, the cursor."""
        self._rest.stop()
        if self._journal is not None:
            self._record(self._steps_since(is_resting=True))

    def sync(self) -> None:
        """Write all, and wait until it is on disk."""
        self._finish()
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

    # What is done.

    def _note_change(self) -> None:
        if self._file is not None and not self._rest.isActive():
            self._rest.start()

    def _follow(self) -> None:
        """Record what moved the undo stack: an edit, an edit that went on or came to nothing, an undo or a redo."""
        if not self._is_following:
            return
        if self._file is None:
            self._begin()
        elif self._journal is not None and not self._is_large():
            self._record(self._steps_since(is_resting=False))
        self._note_change()
        self._collection = self._document.snapshot.collection
        if self._is_file_due:
            self._follow_file()

    def _steps_since(self, *, is_resting: bool) -> list[Recording]:
        """Return what records what was done since this was last asked."""
        assert self._journal is not None
        made: list[Recording] = []
        now, kept = self._document.snapshot, self._document.file.kept
        if kept is not self._kept:
            self._kept = kept
            made.append(partial(JournalWriter.kept, kept=kept))
        steps = self._journal.steps.follow(
            self._history, now, is_grouped=self._is_large(), is_resting=is_resting or self._is_large()
        )
        made += steps
        if self._journal.steps.was_lost:
            self._compact()
        if is_resting and now is not self._shown:
            self._shown = now
            made.append(partial(JournalWriter.go, now=now))
        return made

    def _is_large(self) -> bool:
        return self._length() > LARGE

    def _length(self) -> int:
        """Return about how many bytes the file of the document has."""
        written = 1 if self._journal is None else self._journal.writer.text_length
        return max(written, estimated_length(self._document.snapshot.collection))

    def _record(self, made: Sequence[Recording]) -> None:
        """Write some lines: at once, or in a thread where that takes too long."""
        if self._journal is None or not made:
            return
        self._queue += made
        if self._is_large() or self._writing.is_working:
            self._write_in_thread()
            return
        made, self._queue = self._queue, []
        writer = self._stamped(self._journal.writer)
        self._write(b"".join([make(writer) for make in made]))

    def _write_in_thread(self) -> None:
        journal = self._journal
        if journal is None or not self._queue or self._writing.is_working:
            return
        made, self._queue = self._queue, []
        writer = self._stamped(journal.writer)

        def write(progress: Progress) -> None:
            for make in made:
                journal.file.write(make(writer))

        self._writing.run(write, lambda _: self._write(b""), self._fail_with, finishes=True)

    def _stamped(self, writer: JournalWriter) -> JournalWriter:
        self._unsaved = self._count_unsaved()
        writer.stamp = time.time(), self._unsaved
        return writer

    def _write(self, data: bytes) -> None:
        """Write some lines, if that is wanted; then what waits, and see to it that all will be on disk."""
        if not self._is_written(data) or self._journal is None:
            return
        if not self._sync.isActive():
            self._sync.start()
        file, writer, _ = self._journal
        if file.size > self._compact_at[0] or writer.total_length > self._compact_at[1]:
            self._compact()
        self._write_in_thread()

    def _is_written(self, data: bytes) -> bool:
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
        return True

    def _finish(self) -> None:
        """Write all that is not written, and wait for it."""
        self._finish_writing()
        self.flush()
        self._finish_writing()

    def _finish_writing(self) -> None:
        while self._writing.is_working:
            self._writing.finish()

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
            self._saved_place = self._find_saved_place()
            if self._journal is not None:
                made = self._steps_since(is_resting=True)
                position = self._journal.steps.position_of(document.saved)
                self._record([*made, partial(JournalWriter.on_disk, file=document.file, position=position)])
        elif self._journal is not None and (self._count_unsaved() > 0) is not (self._unsaved > 0):
            self._record([JournalWriter.stamped])
        if self._file is None and self._count_unsaved():
            self._begin()

    def _note_saving(self, file: File, games: Collection, digest: str) -> None:
        """Record what the file becomes: if the program is killed while it is written, its bytes are known."""
        if self._journal is not None:
            made = self._steps_since(is_resting=True)
            position = self._journal.steps.position_of(games)
            self._record([*made, partial(JournalWriter.saving, file=file, digest=digest, position=position)])

    def _find_saved_place(self) -> int:
        """Return after how many steps of the undo history the games are those in the file."""
        saved = self._document.saved
        is_now = saved is self._document.snapshot.collection
        return self._history.index if is_now else self._history.place_of(saved) or 0

    def _leave(self) -> None:
        """Keep the journal of a document that is closed without being saved; remove any other."""
        is_kept = self._count_unsaved() > 0
        if is_kept and self._file is not None:
            self._finish()
            self._record([JournalWriter.closed])
            self._finish()
        self._forget(is_kept=is_kept)
        self._is_following = False

    def stop(self) -> None:
        """Leave the journal as it is, as if the program ended here."""
        self._is_following = False
        self._forget(is_kept=True)

    def _follow_document(self) -> None:
        """Follow another document."""
        document = self._document
        self._is_following = True
        self._held, self._kept = document.file, document.file.kept
        self._collection = document.snapshot.collection
        self._saved_place = self._find_saved_place()
        if self._recovered is None:
            if self._count_unsaved():
                self._begin()
            return
        (found, self._file), self._recovered = self._recovered, None
        layout = EntryNumbers(found.layout.numbers, found.kept)
        collection, place = found.snapshot.collection, (found.line_count, found.length, found.disk_at)
        writer = JournalWriter(layout, collection, *place, found.total_length)
        dropped = found.dropped + len(found.steps) - self._history.count
        steps = RecordedSteps.recovered(self._history, found.snapshot, dropped)
        self._begun(_Journal(self._file, writer, steps), found.snapshot)
        position = steps.position_of(document.saved)
        self._record([partial(JournalWriter.on_disk, file=document.file, position=position)])

    def _count_unsaved(self) -> int:
        """Return how many changes are not saved; unfinished text is one, too."""
        document = self._document
        if not document.is_modified and not document.has_draft:
            return 0
        return max(1, abs(self._history.index - self._saved_place))

    # The journal and its file.

    def _begin(self) -> None:
        """Begin a journal with the document as it is and its undo history, unless that is not wanted, or fails."""
        if self._retry.isActive() or not is_recovery_enabled():
            return
        try:
            self._file = file = JournalFile.created()
        except OSError as error:
            self._fail(error)
            return
        now = self._document.snapshot
        steps, made, length = self._beginning(MAX_TOTAL_LENGTH // 2)
        writer = self._stamped(JournalWriter())
        journal = _Journal(file, writer, steps)

        def write(progress: Progress = lambda _: None) -> None:
            for make in made:
                file.write(make(writer))

        def begun(result: object) -> None:
            self._begun(journal, now)
            self._check()
            self.flush() if self._is_large() else self._record(self._steps_since(is_resting=True))

        if length > AT_ONCE:
            self._writing.run(write, begun, self._fail_with, finishes=True)
            return
        try:
            write()
        except OSError as error:
            self._fail(error)
        else:
            self._begun(journal, now)
            self._check()

    def _beginning(self, max_length: int) -> tuple[RecordedSteps, list[Recording], int]:
        """Return the steps to begin a journal with, what records them, and about how many bytes their files have."""
        document, history = self._document, self._history
        length = self._length()
        count = max(1, max_length // length)
        index = history.index
        start, stop = max(0, index - count), min(history.count, index + count)
        steps, made = RecordedSteps.beginning(history, document.snapshot, start, stop)
        before: list[Recording] = [partial(JournalWriter.header, file=document.file)]
        if document.file.kept:
            before.append(partial(JournalWriter.kept, kept=document.file.kept))
        position = steps.position_of(document.saved)
        after = [partial(JournalWriter.on_disk, file=document.file, position=position)]
        return steps, [*before, *made, *after], length * (stop - start + 1)

    def _begun(self, journal: _Journal, now: Snapshot) -> None:
        self._journal = journal
        self._shown = now
        self._kept = self._document.file.kept
        length, total = journal.file.size, journal.writer.total_length
        self._compact_at = max(MAX_LENGTH, GROWTH * length), max(MAX_TOTAL_LENGTH, GROWTH * total)

    def _check(self) -> None:
        """Read a new journal back in a thread: what it holds must be the document."""
        assert self._journal is not None
        file, now, size = self._journal.file, self._document.snapshot, self._journal.file.size
        formats = self._document.formats

        def check(progress: Progress) -> None:
            found = recovered(file.read()[:size], formats)
            if found is None or found.length != size or not is_same(found.snapshot, now):
                raise FileError(codes.MISRECORDED.at())

        self._checking.run(check, self._note_success, self._fail_with)

    def _note_success(self, _: object = None) -> None:
        outdated, self._outdated = self._outdated, None
        if outdated is not None:
            outdated.remove()
        if self._error is not None:
            self._error = None
            self.resumed.emit()

    def _compact(self) -> None:
        """Have the journal begin again in a thread with the newest steps of the undo history.

        Until that is done, it goes on as it is.
        """
        journal = self._journal
        if journal is None or self._compacting.is_working:
            return
        steps, made, _ = self._beginning(self._compact_at[1] // 4)
        writer = self._stamped(JournalWriter())

        def write(progress: Progress) -> None:
            write_new(journal.file.replacement, b"".join([make(writer) for make in made]))

        def replace(_: object) -> None:
            if self._journal is journal and self._file is journal.file:
                self._replace(_Journal(journal.file, writer, steps))

        self._compacting.run(write, replace, self._delay_compacting, finishes=True)

    def _replace(self, journal: _Journal) -> None:
        """Go on with a compacted journal, to which what was done meanwhile is added first."""
        before, document, compact_at = self._journal, self._document, self._compact_at
        self._compact_at = sys.maxsize, sys.maxsize
        self._finish()
        self._compact_at = compact_at
        if self._file is None:  # it could not be written
            return
        self._journal, self._kept = journal, NOTHING_KEPT
        made = self._steps_since(is_resting=True)
        position = journal.steps.position_of(document.saved)
        made.append(partial(JournalWriter.on_disk, file=document.file, position=position))
        try:
            with journal.file.replacement.open("ab") as file:
                file.write(b"".join([make(journal.writer) for make in made]))
            journal.file.replace(journal.writer.length)
        except OSError:
            self._journal = before
            self._delay_compacting(None)
            return
        self._begun(journal, document.snapshot)

    def _delay_compacting(self, _: object) -> None:
        """Compact the journal later, where it could not be done: it is still good."""
        length, total = self._compact_at
        self._compact_at = 2 * length, 2 * total

    def _fail_with(self, error: OSError | MemoryError) -> None:
        self._fail(error if isinstance(error, OSError) else OSError(*error.args))

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
            if not self.is_beginning:
                self._is_written(b"")
        elif self._is_following and self._count_unsaved():
            self._begin()
        else:
            self._note_success()

    def _drop(self) -> None:
        """Stop all that is going on."""
        self._journal = None
        self._queue = []
        self._shown = None
        for work in (self._writing, self._checking, self._compacting):
            work.stop()
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


def is_same(found: Snapshot, now: Snapshot) -> bool:
    """Return whether a snapshot that was read from a journal is that of a document."""
    games, others = now.collection, found.collection
    if (found.game, found.hen_text, len(found.drafts)) != (now.game, now.hen_text, len(now.drafts)):
        return False
    if others.games is others.loaded and others.source.text:
        return finished(sgf.comparing(games, others))
    return len(games.games) == len(others.games) and all(
        [tree.node(node).raw for node in tree.walk()] == [there.node(node).raw for node in there.walk()]
        for tree, there in zip(games.games, others.games, strict=True)
    )


def _file_to_go_on(path: Path, found: Recovered) -> JournalFile | None:
    """Return the file of a journal that was read, to go on with it; None if it cannot be written."""
    try:
        return JournalFile.taken_over(path, found.length)
    except OSError:  # the document is recovered even on a full disk; that its new journal cannot begin is reported
        return None

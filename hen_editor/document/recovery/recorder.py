"""The recorder of a document: writes what is done to it into a journal, as it is done."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from hen_editor.core import sgf
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.progress import Progress
from hen_editor.core.sgf import Collection, GameTree
from hen_editor.core.sgf.tokens import escaped
from hen_editor.document import codes, files
from hen_editor.document.change import Change
from hen_editor.document.codes import FileError
from hen_editor.document.document import Document
from hen_editor.document.files import File
from hen_editor.document.private_folder import is_recovery_enabled
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.folder import Recovery
from hen_editor.document.recovery.journal import LARGE_FILE_BYTES, JournalWriter, Update
from hen_editor.document.recovery.journal_file import JournalFile
from hen_editor.document.recovery.recovered import recovered
from hen_editor.document.recovery.steps import RecordedSteps
from hen_editor.document.worker import Worker

AT_ONCE_MS = 2
"""How long the window waits for a line to be written; unless the document is large, nearly all take much less."""

REST_MS = 1_000
"""How long a burst of typing, the cursor, or any step of a large document may be ahead of the journal."""

SYNC_MS = 5_000
"""How long it may take until what is written is on disk."""

RETRY_MS = 10_000
"""How long after a failure the next attempt is made."""

MAX_JOURNAL_BYTES = 20_000_000
"""The size in bytes above which a journal is replaced by a new one, unless the document is large, too."""

GROWTH = 4
"""How many times its size at the beginning a journal may reach."""


class _Journal(NamedTuple):
    """A journal that is being written: its file, the writer of its lines, and the steps recorded in them."""

    file: JournalFile
    writer: JournalWriter
    steps: RecordedSteps


class Recorder(QObject):
    """Records in a journal what is done to a document, from its first edit until it is closed.

    A step is written as soon as it is done; a burst of typing or a drag when it ends, and once a second before. Of a
    large document, all that was done is written once a second. Saving is recorded, too: what was done before can still
    be undone after a recovery.

    A journal begins with the document as it is and its undo history, and is read back. One that has become too long,
    or was recovered, is replaced by another, and removed only once that is good. While any of this fails, nothing is
    recorded; what was written before the failure stays until another journal takes its place.

    failed: the OSError because of which nothing is recorded from now on. resumed: all is recorded again. copied: the
    document was recovered as a copy, because the file at this path has other bytes now.
    """

    failed = Signal(object)
    resumed = Signal()
    copied = Signal(object)

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._journal: _Journal | None = None
        self._next: _Journal | None = None
        self._outdated: JournalFile | None = None
        self._recovered: JournalFile | None = None
        self._recovered_in_part: Path | None = None
        self._error: OSError | None = None
        self._is_following = True
        self._is_due = False
        self._first_games = document.snapshot.collection
        self._recorded = 0, 0, False
        self._saving: tuple[File, Collection] | None = None
        self._max_bytes = MAX_JOURNAL_BYTES
        self._writing = Worker(self, at_once_ms=AT_ONCE_MS)
        self._beginning = Worker(self, at_once_ms=AT_ONCE_MS)
        self._rest = self._timer(REST_MS, self.flush)
        self._sync = self._timer(SYNC_MS, self._sync_in_background)
        self._retry = self._timer(RETRY_MS, self.retry)
        document.changed.connect(self._record_soon)
        document.burst_ended.connect(self._record_now_or_soon)
        document.undo_stack.indexChanged.connect(self._follow)
        document.file_changed.connect(self._follow)
        document.saving_begun.connect(self._record_saving)
        document.leaving.connect(self._leave)
        document.opened.connect(self._follow_document)
        document.destroyed.connect(self.stop)  # its undo stack still emits signals while it is being destroyed
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self.sync_soon)
        self._follow_document()

    def recover(self, path: Path) -> bool:
        """Replace the document by the one that a journal holds; return whether it could. Raises OSError."""
        recovery = folder.recover(path, self._document.formats)
        return isinstance(recovery, Recovery) and self.show(recovery)

    def show(self, recovery: Recovery) -> bool:
        """Replace the document by a recovered one; return whether its journal is still free.

        If the file of that document has other bytes now, the document becomes a copy without a file.
        """
        path, found, own = recovery
        if not folder.is_free(path):
            return False
        disk = found.disk
        if own.path is None and disk.path is not None:
            own = own._replace(title=self.tr("{name} (recovered)").format(name=own.title))
        if found.is_whole:
            self._recovered = JournalFile.found(path)
        else:
            self._recovered_in_part = path
        saved = found.saved if own.path is not None or disk.path is None else None
        self._document.restore(own, found.snapshot, found.steps, found.index, saved)
        origin = own.origin if own.path is None else None
        # A document read from a format that cannot be written has an origin, too, but was never to be saved there.
        if origin and files.format_of(origin, self._document.formats) is own.format and os.path.exists(origin):
            self.copied.emit(origin)
        return True

    @property
    def error(self) -> OSError | None:
        """Why nothing is recorded at present; None if everything is, or if the user does not want it."""
        return self._error

    @property
    def path(self) -> Path | None:
        """The file of the journal, None if there is none now."""
        journal = self._journal or self._next
        return None if journal is None else journal.file.path

    @property
    def is_beginning(self) -> bool:
        """Whether the first journal is still being written."""
        return self._next is not None and self._journal is None

    @property
    def is_busy(self) -> bool:
        """Whether something is being written or read back."""
        return self._writing.is_working or self._beginning.is_working

    @property
    def is_behind(self) -> bool:
        """Whether steps may wait to be written, as those of a large document do."""
        return self.is_beginning or self._writing.is_working or self._is_large()

    def flush(self) -> None:
        """Write what the journal does not hold yet: an unfinished burst of typing or drag, and the cursor."""
        self._record()

    def sync(self) -> None:
        """Write all, and wait until it is on disk."""
        self._finish()
        self._sync.stop()
        if self._journal is not None:
            self._journal.file.sync()

    def sync_soon(self) -> None:
        """Write all, and make sure that it will be on disk soon."""
        self.flush()
        self._sync_in_background()

    def stop(self) -> None:
        """Leave the journal as it is, as if the program ended here."""
        self._is_following = False
        self._forget(is_kept=True)

    def retry(self) -> None:
        """Begin a journal if there should be one, as after a failure; remove it if the user does not want any."""
        self._retry.stop()
        if self._journal is not None or self._next is not None:
            self._record()
        elif self._is_following and self._is_unsaved():
            self._begin()
        else:
            self._clear_failure()

    def _timer(self, interval: int, do: Callable[[], None]) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=interval)
        timer.timeout.connect(do)
        return timer

    # What is done.

    def _record_soon(self) -> None:
        if self._journal is not None and not self._rest.isActive():
            self._rest.start()

    def _record_now_or_soon(self) -> None:
        """Record a burst of typing or a drag that has ended."""
        self._record_soon() if self._is_large() else self._record()

    def _follow(self) -> None:
        """Record an edit, an undo or a redo, or that the document was saved, or lost or changed its file."""
        if not self._is_following or self._is_within_edit():
            return
        if self._journal is None:
            if self._next is None and self._is_unsaved():
                self._begin()
            return
        is_step = self._journal.steps.is_behind() or self._recorded != self._state()
        if is_step and (not self._is_large() or self._recorded[1] != self._state()[1]):
            self._record()
        else:
            self._record_soon()

    def _state(self) -> tuple[int, int, bool]:
        """Return the state of which any change is recorded at once."""
        return self._document.undo_stack.index(), id(self._document.file), self._is_unsaved()

    def _is_within_edit(self) -> bool:
        """Whether an edit is shown that is not yet in the undo history, whose signal comes later."""
        stack, games = self._document.undo_stack, self._first_games
        change = stack.command(max(stack.index() - 1, 0))
        if isinstance(change, Change):
            games = (change.after if stack.index() else change.before).collection
        return self._document.snapshot.collection is not games

    def _is_large(self) -> bool:
        return self._journal is not None and self._journal.writer.file_size > LARGE_FILE_BYTES

    def _is_unsaved(self) -> bool:
        return self._document.is_modified or self._document.has_draft

    def _record_saving(self, file: File, games: Collection) -> None:
        """Record what the file will be, so that its bytes are recognised if the program is killed while writing."""
        self._saving = file, games
        self._record()

    def _record(self, *, is_closed: bool = False) -> None:
        """Write what was done since this was last called."""
        self._rest.stop()
        self._writing.look()
        if not is_recovery_enabled():
            self._forget(is_kept=False)
        journal = self._journal
        if journal is None:
            return
        if self._writing.is_working:
            self._is_due = True
            return
        self._is_due, self._recorded = False, self._state()
        update = self._update(journal.steps, is_closed=is_closed)
        self._writing.run(
            lambda _: journal.file.write(journal.writer.lines(update)), self._follow_writing, self._fail, finishes=True
        )

    def _update(self, steps: RecordedSteps, *, is_closed: bool = False) -> Update:
        document = self._document
        first, new = steps.take()
        return Update(
            first,
            new,
            steps.done,
            steps.forgotten,
            document.snapshot,
            document.file,
            document.saved,
            self._saving,
            self._is_unsaved(),
            is_closed,
            round(time.time()),
        )

    def _follow_writing(self, _: object) -> None:
        if not self._sync.isActive():
            self._sync.start()
        if self._journal is not None and self._next is None and self._journal.file.size > self._max_bytes:
            self._begin()
        if self._is_due:
            self._record_now_or_soon()

    def _finish(self) -> None:
        """Write all that is not written, and wait for it."""
        while self._beginning.is_working and self._journal is None:
            self._beginning.finish()
        self._finish_writing()
        self.flush()
        self._finish_writing()

    def _finish_writing(self) -> None:
        while self._writing.is_working:
            self._writing.finish()

    # The document.

    def _follow_document(self) -> None:
        """Follow another document."""
        self._is_following, self._saving = True, None
        self._first_games = self._document.snapshot.collection
        self._outdated, self._recovered = self._recovered, None
        if self._is_unsaved():
            self._begin()

    def _leave(self) -> None:
        """Keep the journal of a document that is closed without being saved; remove any other."""
        is_kept = self._is_unsaved()
        if is_kept:
            self._finish()
            self._record(is_closed=True)
            self._finish_writing()
        self._forget(is_kept=is_kept)
        self._is_following = False

    # The journal.

    def _begin(self) -> None:
        """Begin a journal, unless the user does not want any, or it has just failed."""
        if self._retry.isActive() or not is_recovery_enabled():
            return
        try:
            file = JournalFile.created()
        except OSError as error:
            self._fail_to_begin(error)
            return
        journal = self._next = _Journal(file, JournalWriter(), RecordedSteps(self._document.undo_stack))
        update, formats = self._update(journal.steps), self._document.formats
        self._recorded = self._state()

        def write(progress: Progress) -> None:
            file.write(journal.writer.lines(update))
            found = recovered(file.read(), formats)
            if found is None or not found.is_whole or not is_same(found.snapshot, update.now):
                raise FileError(codes.MISRECORDED.at())

        self._beginning.run(write, self._switch_journals, self._fail_to_begin, finishes=True)

    def _switch_journals(self, _: object) -> None:
        """Switch to a journal that has begun; remove the one before it."""
        self._finish_writing()
        before, self._journal, self._next = self._journal, self._next, None
        assert self._journal is not None
        self._max_bytes = max(MAX_JOURNAL_BYTES, GROWTH * self._journal.file.size)
        if before is not None:
            before.file.remove()
        self._clear_failure()
        self._record()

    def _fail_to_begin(self, error: OSError | MemoryError) -> None:
        failed, self._next = self._next, None
        if self._journal is None:
            self._journal = failed
        elif failed is not None:
            failed.file.remove()
        if self._journal is failed or isinstance(error, FileError):
            self._fail(error)
        else:
            self._max_bytes *= 2  # go on with the journal that is too long, which is still good

    def _fail(self, error: OSError | MemoryError) -> None:
        """Give up the journal; what it holds stays as it is until another has begun."""
        failed = self._drop()
        if self._outdated is None:
            self._outdated = failed
        elif failed is not None:
            failed.remove()
        self._retry.start()
        before = self._error
        self._error = error if isinstance(error, OSError) else OSError(*error.args)
        if before is None or str(before) != str(error):
            self.failed.emit(self._error)

    def _clear_failure(self) -> None:
        outdated, self._outdated = self._outdated, None
        if outdated is not None:
            outdated.remove()
        if self._recovered_in_part is not None:
            folder.mark_closed(self._recovered_in_part)
            self._recovered_in_part = None
        if self._error is not None:
            self._error = None
            self.resumed.emit()

    def _drop(self) -> JournalFile | None:
        """Stop all work and timers; return the file of the journal."""
        for work in (self._writing, self._beginning):
            work.stop()
        self._rest.stop()
        self._sync.stop()
        unfinished = self._next
        journal = self._journal
        self._journal = self._next = None
        if unfinished is not None:
            unfinished.file.remove()
        return None if journal is None else journal.file

    def _forget(self, *, is_kept: bool) -> None:
        file, outdated = self._drop(), self._outdated
        self._outdated = None
        if outdated is not None:
            outdated.close() if is_kept and file is None else outdated.remove()
        if file is not None:
            file.close() if is_kept else file.remove()

    def _sync_in_background(self) -> None:
        self._sync.stop()
        if self._journal is not None:
            self._journal.file.sync_in_background()


def is_same(found: Snapshot, now: Snapshot) -> bool:
    """Return whether a snapshot that was read from a journal is the document's."""
    games, others = now.collection, found.collection
    if (found.game, found.hen_text, len(found.drafts)) != (now.game, now.hen_text, len(now.drafts)):
        return False
    if games.encoding != "utf-8" == others.encoding:
        games = games.converted_to_utf8().value  # what its encoding cannot represent is recorded in UTF-8
    if others.games is others.loaded and others.source.text:
        return sgf.is_same_content(games, others)
    return [*map(_texts, games.games)] == [*map(_texts, others.games)]


def _texts(tree: GameTree) -> list[object]:
    """Return the properties of all nodes with uniform escapes: before some bytes a bracket needs none."""
    return [{name: [*map(escaped, raw)] for name, raw in tree.node(node).raw.items()} for node in tree.walk()]

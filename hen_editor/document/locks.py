"""Locks of files, so that no two processes edit the same one. They are kept apart from the files."""

import os
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

from hen_editor.document.document import Document
from hen_editor.document.private_folder import file_key, private_folder, private_lock, try_lock
from hen_editor.document.worker import Worker


class Owner(NamedTuple):
    """The process that has a file open: its id, and the name of its computer."""

    pid: int
    host: str


class DocumentLock(QObject):
    """Holds the lock of a document's file; one that a dead process has left is taken over.

    owner: the other process that holds the lock; None if this one does, or if there can be no lock. owner_changed: it
    is another one now, or the document has another file.
    """

    owner_changed = Signal()

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._path: Path | None = None
        self._lock: QLockFile | None = None
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self.try_to_take)
        self._work = Worker(self)
        self.owner: Owner | None = None
        document.file_changed.connect(self._follow)
        # The connected function must not refer to this object, which is being destroyed then: hence the list.
        held = self._held = list[QLockFile]()
        self.destroyed.connect(partial(_unlock, held))
        self._follow()

    def try_to_take(self) -> None:
        """Take the lock if it is free by now."""
        if self._lock is not None and not self._lock.isLocked() and not self._work.is_working:
            self._unwatch()
            lock = self._lock
            self._work.run(lambda _: owner_after_trying(lock), self._show_tried)

    def _show_tried(self, owner: Owner | None) -> None:
        """Record the other process that holds the lock, and try again when it releases it."""
        if self._lock is not None and self._lock.error() is QLockFile.LockError.LockFailedError:
            self._watcher.addPath(self._lock.fileName())
        if owner != self.owner:
            self.owner = owner
            self.owner_changed.emit()

    def _follow(self) -> None:
        """Release the lock of the previous file, and take the lock of the document's."""
        path = self._document.path
        if path == self._path:
            return
        self._path = path
        self._unwatch()
        if self._lock is not None:
            self._lock.unlock()
        self._lock = self.owner = None
        self.owner_changed.emit()
        if path is None:
            self._work.stop()
        else:
            self._work.run(lambda _: _take(path), self._take_over)

    def _take_over(self, taken: tuple[QLockFile | None, Owner | None]) -> None:
        self._lock, owner = taken
        self._held[:] = [] if self._lock is None else [self._lock]
        self._show_tried(owner)

    def _unwatch(self) -> None:
        if watched := self._watcher.files():
            self._watcher.removePaths(watched)


def _unlock(locks: Sequence[QLockFile]) -> None:
    for lock in locks:
        lock.unlock()


def _take(path: Path) -> tuple[QLockFile | None, Owner | None]:
    """Take the lock of a file; return it, None if it cannot be stored, and the other process that holds it."""
    lock = lock_of_file(path)
    return lock, None if lock is None else owner_after_trying(lock)


def owner_after_trying(lock: QLockFile) -> Owner | None:
    """Try to take a lock; return the other process that holds it, if that is why it could not be taken."""
    if try_lock(lock) or lock.error() is not QLockFile.LockError.LockFailedError:
        return None
    pid, host, _ = lock.getLockInfo()
    return None if pid == os.getpid() else Owner(pid, host)


def remove_abandoned() -> None:
    """Remove the locks that dead processes have left. Raises OSError."""
    for path in private_folder("locks").glob("*.lock"):
        with suppress(OSError):  # one that cannot be looked at stays
            lock = private_lock(path)
            if lock.tryLock(0):
                lock.unlock()


def lock_named(name: str) -> QLockFile | None:
    """Return the lock of this name, which only one process holds at a time; None if it cannot be stored."""
    try:
        return private_lock(private_folder("locks") / f"{name}.lock")
    except OSError:
        return None


def lock_of_file(path: Path) -> QLockFile | None:
    """Return the lock of a file, None if it cannot be stored."""
    return lock_named(file_key(path))

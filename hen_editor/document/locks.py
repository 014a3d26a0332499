"""Locks of files, so that no two processes edit the same one. They are kept apart from the files."""

import os
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

from hen_editor.document.document import Document
from hen_editor.document.private_folder import private_folder, private_lock


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
        self._watcher.fileChanged.connect(self.take)
        self.owner: Owner | None = None
        document.file_changed.connect(self._follow)
        self._follow()

    def take(self) -> None:
        """Take the lock if it is free by now."""
        if self._lock is None or self._lock.isLocked():
            return
        before, self.owner = self.owner, self._owner_after_trying(self._lock)
        if self.owner != before:
            self.owner_changed.emit()

    def _follow(self) -> None:
        """Give back the lock of the file before, and take that of the document's."""
        path = self._document.path
        if path == self._path:
            return
        self._path = path
        if self._lock is not None:
            self._lock.unlock()
            self._unwatch()
        self._lock = None if path is None else _lock_of(path)
        if self._lock is not None:
            self.destroyed.connect(self._lock.unlock)
        self.owner = None if self._lock is None else self._owner_after_trying(self._lock)
        self.owner_changed.emit()

    def _owner_after_trying(self, lock: QLockFile) -> Owner | None:
        """Try to take a lock, and wait for it if it is held; return the other process that holds it."""
        self._unwatch()
        owner = owner_after_trying(lock)
        if lock.error() is QLockFile.LockError.LockFailedError:
            self._watcher.addPath(lock.fileName())
        return owner

    def _unwatch(self) -> None:
        if watched := self._watcher.files():
            self._watcher.removePaths(watched)


def owner_after_trying(lock: QLockFile) -> Owner | None:
    """Try to take a lock; return the other process that holds it, if that is why it could not be taken."""
    if lock.tryLock(0) or lock.error() is not QLockFile.LockError.LockFailedError:
        return None
    pid, host, _ = lock.getLockInfo()
    return None if pid == os.getpid() else Owner(pid, host)


def lock_named(name: str) -> QLockFile | None:
    """Return the lock of this name, which only one process holds at a time; None if it cannot be stored."""
    try:
        return private_lock(private_folder("locks") / f"{name}.lock")
    except OSError:
        return None


def _lock_of(path: Path) -> QLockFile | None:
    """Return the lock of a file, None if it cannot be stored."""
    return lock_named(sha256(os.fsencode(os.path.realpath(path))).hexdigest())

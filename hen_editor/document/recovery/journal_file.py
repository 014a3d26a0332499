"""The file of a journal: locked while its document is open, written without a buffer, private to the user.

Its name says nothing about the document. Beside it is its lock; empty files beside it record when it was first offered
(as their time), and that its document was closed. Journals of earlier versions have more files beside them.
"""

import contextlib
import errno
import os
import secrets
import threading
import time
from pathlib import Path

from PySide6.QtCore import QLockFile

from hen_editor.document.private_folder import locked, open_private, private_folder, private_lock, read_private

JOURNAL, LOCK, OFFERED, CLOSED = ".journal", ".lock", ".offered", ".closed"

_NO_HANDLE = -1
"""The handle of a file that is not open, to which nothing can be written."""

_NEW = os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


def recovery_folder() -> Path:
    """Return the folder of all journals. Raises OSError if it cannot be created."""
    return private_folder("recovery")


def lock_of(path: Path) -> QLockFile | None:
    """Lock a journal; None if its document is open, here or elsewhere. Raises OSError if the lock cannot be stored."""
    lock = private_lock(path.with_suffix(LOCK))
    return lock if locked(lock) else None


class JournalFile:
    """A journal that is locked; it is written if it is a new one. path: its file. size: how many bytes it has."""

    def __init__(self, path: Path, lock: QLockFile, handle: int = _NO_HANDLE) -> None:
        self.path = path
        self.size = 0
        self._lock = lock
        self._in_use = threading.Lock()
        self._handle = handle
        self._synced = 0

    @classmethod
    def created(cls) -> "JournalFile":
        """Create a journal. Raises OSError."""
        name = f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(4)}{JOURNAL}"
        path = recovery_folder() / name
        lock = lock_of(path)
        if lock is None:
            raise OSError(errno.EEXIST, os.strerror(errno.EEXIST))
        try:
            return cls(path, lock, open_private(path, _NEW))
        except OSError:
            lock.unlock()
            raise

    @classmethod
    def found(cls, path: Path) -> "JournalFile | None":
        """Lock a journal that was found; None if its document is open, or no lock can be stored, as on a full disk."""
        with contextlib.suppress(OSError):
            lock = lock_of(path)
            return None if lock is None else cls(path, lock)
        return None

    def write(self, data: bytes) -> None:
        """Write some lines. Raises OSError, also if the file was removed; then none of them is left."""
        with self._in_use:
            written = 0
            try:
                while written < len(data):
                    written += os.write(self._handle, data[written:])
                if os.name == "posix" and not os.fstat(self._handle).st_nlink:
                    raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
            except OSError:
                with contextlib.suppress(OSError):  # a broken line that stays is recognised by its checksum
                    os.ftruncate(self._handle, self.size)
                raise
            self.size += written

    def read(self) -> bytes:
        """Read all lines. Raises OSError."""
        return read_private(self.path)

    def sync(self) -> None:
        """Wait until all is on disk."""
        if self._synced < self.size:
            self._synced = self.size
            with contextlib.suppress(OSError):  # the lines are written all the same
                os.fsync(self._handle)

    def sync_in_background(self) -> None:
        """Make sure that all will be on disk soon."""
        if self._synced < self.size:
            self._synced = self.size
            with contextlib.suppress(OSError):  # as in `sync`
                threading.Thread(target=_sync_and_close, args=(os.dup(self._handle),)).start()

    def close(self) -> None:
        """Close it, but keep the file for the next start."""
        self.sync()
        self._close_handle()
        self._lock.unlock()

    def remove(self) -> None:
        """Remove it."""
        self._close_handle()
        remove(self.path)
        self._lock.unlock()

    def _close_handle(self) -> None:
        with self._in_use:
            handle, self._handle = self._handle, _NO_HANDLE
        if handle != _NO_HANDLE:
            os.close(handle)


def remove(path: Path) -> None:
    """Remove a journal, and what is beside it except its lock."""
    for file in (path, *beside(path)):
        with contextlib.suppress(OSError):  # as on Windows, where another process may have it open
            file.unlink(missing_ok=True)


def beside(path: Path) -> list[Path]:
    """Return the files beside a journal, except its lock."""
    return [file for file in path.parent.glob(f"{path.stem}.*") if file.suffix not in (JOURNAL, LOCK)]


def _sync_and_close(handle: int) -> None:
    with contextlib.suppress(OSError):  # as in `JournalFile.sync`
        os.fsync(handle)
    os.close(handle)

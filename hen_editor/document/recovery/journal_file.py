"""The file of a journal: locked while its document is open, written without a buffer, private to the user.

Its name says nothing about the document. Beside it is its lock; an empty file, by its time, says when it was first
offered. Journals of earlier versions have more files beside them.
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

JOURNAL, LOCK, OFFERED = ".journal", ".lock", ".offered"

_CLOSED = -1
"""The handle of a file that is not open, to which nothing can be written."""

_BINARY = getattr(os, "O_BINARY", 0)
_APPEND = os.O_WRONLY | os.O_APPEND | _BINARY
_NEW = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _BINARY


def recovery_folder() -> Path:
    """Return the folder of all journals. Raises OSError if it cannot be created."""
    return private_folder("recovery")


def lock_of(path: Path) -> QLockFile | None:
    """Lock a journal; None if its document is open, here or in another process. Raises OSError if it has no lock."""
    lock = private_lock(path.with_suffix(LOCK))
    return lock if locked(lock) else None


class JournalFile:
    """A journal that is being written, by one thread after the other. path: its file. Raises OSError."""

    def __init__(self, path: Path, lock: QLockFile, *, length: int | None = None) -> None:
        self.path = path
        self._lock = lock
        self._in_use = threading.Lock()
        self._handle = open_private(path, _APPEND | (os.O_CREAT | os.O_EXCL if length is None else 0))
        self._length = length or 0
        self._synced = self._length
        if length is not None:
            os.ftruncate(self._handle, length)
            _unlink(path.with_suffix(OFFERED))  # what is written from now on was not

    @classmethod
    def created(cls) -> "JournalFile":
        """Create a journal. Raises OSError."""
        name = f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(4)}{JOURNAL}"
        path = recovery_folder() / name
        lock = lock_of(path)
        if lock is None:
            raise OSError(errno.EEXIST, os.strerror(errno.EEXIST))
        try:
            return cls(path, lock)
        except OSError:
            lock.unlock()
            raise

    @classmethod
    def taken_over(cls, path: Path, length: int) -> "JournalFile | None":
        """Go on with a journal as far as it is whole; None if its document is open. Raises OSError."""
        lock = lock_of(path)
        return None if lock is None else cls(path, lock, length=length)

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return self._length

    def write(self, data: bytes) -> None:
        """Write some lines. Raises OSError.

        What was written of them is removed then, for nothing is read behind a line that is not whole; and so it is if
        the file itself has been removed.
        """
        with self._in_use:
            self._write(data)

    def _write(self, data: bytes) -> None:
        written = 0
        try:
            while written < len(data):
                written += os.write(self._handle, data[written:])
            if os.name == "posix" and not os.fstat(self._handle).st_nlink:
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        except OSError:
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, self._length)
            raise
        self._length += written

    def read(self) -> bytes:
        """Read all lines. Raises OSError."""
        return read_private(self.path)

    def sync(self) -> None:
        """Wait until all is on disk."""
        if self._synced < self._length:
            self._synced = self._length
            with contextlib.suppress(OSError):
                os.fsync(self._handle)

    def sync_in_background(self) -> None:
        """See to it that all will be on disk soon."""
        if self._synced < self._length:
            self._synced = self._length
            with contextlib.suppress(OSError):
                threading.Thread(target=_sync_and_close, args=(os.dup(self._handle),)).start()

    @property
    def replacement(self) -> Path:
        """The file to write all lines to before `replace`."""
        return self.path.with_suffix(".tmp")

    def replace(self, length: int) -> None:
        """Replace all lines by those of the replacement, which has so many bytes. Raises OSError."""
        self._close_handle()  # Windows replaces no file that is open
        try:
            self.replacement.replace(self.path)  # without patience: the window waits for it, and there is a next time
        except OSError:
            _unlink(self.replacement)
            raise
        finally:
            self._handle = open_private(self.path, _APPEND)
        self._length = self._synced = length

    def close(self) -> None:
        """Keep it for a later start."""
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
            handle, self._handle = self._handle, _CLOSED
        if handle != _CLOSED:
            os.close(handle)


def remove(path: Path) -> None:
    """Remove a journal, and what is beside it except its lock."""
    for one in (path, *beside(path)):
        _unlink(one)


def beside(path: Path) -> list[Path]:
    """Return the files beside a journal, except its lock."""
    return [one for one in path.parent.glob(f"{path.stem}.*") if one.suffix not in (JOURNAL, LOCK)]


def _unlink(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)


def write_new(path: Path, data: bytes) -> None:
    """Write a private file, and wait until it is on disk. Raises OSError."""
    with os.fdopen(open_private(path, _NEW), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _sync_and_close(handle: int) -> None:
    with contextlib.suppress(OSError):
        os.fsync(handle)
    os.close(handle)

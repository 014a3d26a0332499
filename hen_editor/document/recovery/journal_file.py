"""The file of a journal: locked while its document is open, written without a buffer, private to the user.

Its name says nothing about the document. Beside it are its lock, and bytes that are too large for the journal itself.
"""

import contextlib
import os
import secrets
import threading
import time
from pathlib import Path

from PySide6.QtCore import QLockFile

from hen_editor.document.private_folder import open_private, private_folder

JOURNAL, LOCK, BASE = ".journal", ".lock", ".base"

_BINARY = getattr(os, "O_BINARY", 0)
_APPEND = os.O_WRONLY | os.O_APPEND | _BINARY
_NEW = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _BINARY


def recovery_folder() -> Path:
    """Return the folder of all journals. Raises OSError if it cannot be created."""
    return private_folder("recovery")


def lock_of(path: Path) -> QLockFile | None:
    """Lock a journal; None if its document is open, here or in another process."""
    lock = QLockFile(str(path.with_suffix(LOCK)))
    lock.setStaleLockTime(0)
    return lock if lock.tryLock(0) else None


class JournalFile:
    """A journal that is being written; path: its file."""

    def __init__(self, path: Path, lock: QLockFile, *, length: int | None = None) -> None:
        self.path = path
        self._lock = lock
        self._unwritten = b""
        self._handle = open_private(path, _APPEND | (os.O_CREAT | os.O_EXCL if length is None else 0))
        self._length = length or 0
        self._synced = self._length
        if length is not None:
            os.ftruncate(self._handle, length)

    @classmethod
    def created(cls) -> "JournalFile":
        """Create a journal. Raises OSError."""
        name = f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(4)}{JOURNAL}"
        path = recovery_folder() / name
        lock = lock_of(path)
        if lock is None:
            raise OSError(f"{path} cannot be locked")
        return cls(path, lock)

    @property
    def size(self) -> int:
        """How many bytes it has, with those that could not be written yet."""
        return self._length + len(self._unwritten)

    def write(self, data: bytes) -> None:
        """Write some lines, after those that could not be written before. Raises OSError; then they are kept here.

        What was written of them is removed, for nothing is read behind a line that is not whole.
        """
        self._unwritten += data
        written = 0
        try:
            while written < len(self._unwritten):
                written += os.write(self._handle, self._unwritten[written:])
        except OSError:
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, self._length)
            raise
        self._length += written
        self._unwritten = b""

    def write_base(self, data: bytes) -> None:
        """Write bytes that are too large for the journal to a file beside it, in a thread of their own."""
        threading.Thread(target=_write_base, args=(self.path.with_suffix(BASE), data)).start()

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
            threading.Thread(target=_sync_and_close, args=(os.dup(self._handle),)).start()

    def replace(self, data: bytes) -> None:
        """Replace all lines by others, atomically. Raises OSError; then the old ones are still there."""
        new = self.path.with_suffix(".tmp")
        _write_new(new, data)
        os.close(self._handle)
        try:
            new.replace(self.path)
            self._length, self._unwritten = len(data), b""
        finally:
            self._handle = open_private(self.path, _APPEND)

    def close(self) -> None:
        """Keep it for a later start."""
        self.sync()
        os.close(self._handle)
        self._lock.unlock()

    def remove(self) -> None:
        """Remove it."""
        os.close(self._handle)
        remove(self.path)
        self._lock.unlock()


def remove(path: Path) -> None:
    """Remove a journal, and what is beside it except its lock."""
    for suffix in (JOURNAL, BASE):
        with contextlib.suppress(OSError):
            path.with_suffix(suffix).unlink(missing_ok=True)


def _sync_and_close(handle: int) -> None:
    with contextlib.suppress(OSError):
        os.fsync(handle)
    os.close(handle)


def _write_base(path: Path, data: bytes) -> None:
    new = path.with_suffix(".base-tmp")
    with contextlib.suppress(OSError):
        _write_new(new, data)
        new.replace(path)


def _write_new(path: Path, data: bytes) -> None:
    with os.fdopen(open_private(path, _NEW), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())

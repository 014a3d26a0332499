"""The file of a journal: locked while its document is open, written without a buffer, private to the user.

Its name says nothing about the document. Beside it are its lock, and bytes that are too large for the journal itself:
those that the document was opened with, and with a number those that were read since. An empty file, by its time, says
when it was first offered.
"""

import contextlib
import errno
import os
import secrets
import threading
import time
from collections.abc import Collection, Generator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLockFile

from hen_editor.document.private_folder import locked, open_private, private_folder, private_lock, read_private
from hen_editor.document.replacing import replace
from hen_editor.document.threads import in_thread

JOURNAL, LOCK, BASE, ASIDE, OFFERED = ".journal", ".lock", ".base", ".aside", ".offered"

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
    """A journal that is being written.

    path: its file. pending: what writes bytes beside it in slices, None if there are none to write. Until they are on
    disk, lines wait: no line is read whose bytes are not there. Raises OSError.
    """

    def __init__(self, path: Path, lock: QLockFile, *, length: int | None = None) -> None:
        self.path = path
        self._lock = lock
        self._handle = open_private(path, _APPEND | (os.O_CREAT | os.O_EXCL if length is None else 0))
        self._length = length or 0
        self._synced = self._length
        self.pending: Generator[float, None, None] | None = None
        self._aside: dict[int, bytes] = {}
        self._held = b""
        self._last_number = max(asides(path), default=0)
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
        if self.pending is not None:
            self._held += data
            self._length += len(data)
            return
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

    def write_base(self, data: bytes) -> None:
        """Write bytes that are too large for the journal to a file beside it, and read them back. Raises OSError."""
        _write_and_read_back(self.path.with_suffix(BASE), data)

    def keep_aside(self, data: bytes) -> int:
        """Keep bytes in a file beside the journal, which `pending` writes; return their number there."""
        known = next((number for number, kept in self._aside.items() if kept is data), None)
        if known is not None:
            return known
        self._last_number += 1
        self._aside[self._last_number] = data
        self.pending = self._writing_aside(self._last_number, data, self.pending)
        return self._last_number

    def _writing_aside(
        self, number: int, data: bytes, before: Generator[float, None, None] | None
    ) -> Generator[float, None, None]:
        """Write bytes in a thread, after those before them; then the lines that waited, if no others follow."""
        yield from before or ()
        yield from in_thread(partial(_write_and_read_back, aside(self.path, number), data))
        if number == self._last_number:
            self.pending = None
            held, self._held = self._held, b""
            self._length -= len(held)
            self._synced = min(self._synced, self._length)
            self.write(held)

    def sync(self) -> None:
        """Wait until all is on disk. Raises OSError if what waits cannot be written."""
        for _ in self.pending or ():
            pass
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

    def replace(self, length: int, numbers: Collection[int]) -> None:
        """Replace all lines by those of the replacement, which has so many bytes. Raises OSError.

        numbers: those of the bytes beside it that it needs; the others are removed.
        """
        self._close_handle()  # Windows replaces no file that is open
        try:
            self.replacement.replace(self.path)  # without patience: the window waits for it, and there is a next time
        except OSError:
            _unlink(self.replacement)
            self._handle = open_private(self.path, _APPEND)
            raise
        self._handle = open_private(self.path, _APPEND)
        self._length = self._synced = length
        for number, path in asides(self.path).items():
            if number not in numbers:
                self._aside.pop(number, None)
                _unlink(path)

    def close(self) -> None:
        """Keep it for a later start."""
        with contextlib.suppress(OSError):
            self.sync()
        self._close_handle()
        self._lock.unlock()

    def remove(self) -> None:
        """Remove it."""
        if self.pending is not None:
            self.pending.close()
        self._close_handle()
        remove(self.path)
        self._lock.unlock()

    def _close_handle(self) -> None:
        handle, self._handle = self._handle, _CLOSED
        if handle != _CLOSED:
            os.close(handle)


def remove(path: Path) -> None:
    """Remove a journal, and what is beside it except its lock."""
    unfinished = path.parent.glob(f"{path.stem}.*tmp")
    for beside in (*map(path.with_suffix, (JOURNAL, BASE, OFFERED)), *asides(path).values(), *unfinished):
        _unlink(beside)


def aside(path: Path, number: int) -> Path:
    """Return the file of a number beside a journal."""
    return path.with_suffix(f".{number}{ASIDE}")


def asides(path: Path) -> dict[int, Path]:
    """Return the files with numbers beside a journal."""
    found = {one: one.name[len(path.stem) + 1 : -len(ASIDE)] for one in path.parent.glob(f"{path.stem}.*{ASIDE}")}
    return {int(number): one for one, number in found.items() if number.isdecimal()}


def _unlink(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)


def _write_and_read_back(path: Path, data: bytes) -> None:
    """Write a private file, so that it is there as a whole or not at all. Raises OSError."""
    new = path.with_suffix(f"{path.suffix}-tmp")
    write_new(new, data)
    if read_private(new) != data:
        raise OSError(errno.EIO, os.strerror(errno.EIO))
    replace(new, path)


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

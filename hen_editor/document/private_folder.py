"""Folders and files in which the program keeps the user's work: private, and apart from the user's own files."""

import contextlib
import errno
import os
import stat
import sys
import unicodedata
from pathlib import Path

from PySide6.QtCore import QLockFile, QSettings, QStandardPaths

from hen_editor.document import codes
from hen_editor.document.codes import FileError
from hen_editor.document.file_bytes import (
    CHUNK,
    MAX_MEGABYTES,
    MEGABYTE,
    NEVER_WAIT,
    NO_LINK,
    PRIVATE_MODE,
    UnreadableFileError,
    is_regular,
    open_regular,
)

MAX_PRIVATE_BYTES = 2 * MAX_MEGABYTES * MEGABYTE
"""The most bytes that are read of a file there: far more than any document that can be opened has."""

_FOLDER_MODE = 0o700

_LARGEST_LOCK = 4096
"""The most bytes of a lock: it holds the number of a process and the names of a program and a computer."""


def is_recovery_enabled() -> bool:
    """Return whether the user wants copies of unsaved work and of earlier versions to be kept."""
    return QSettings().value("recovery/enabled", True, type=bool) is not False


def private_folder(name: str) -> Path:
    """Return the folder of this name in the program's local data, created if need be; only the user has access.

    It is neither a cache, which the system may empty, nor roaming. Raises OSError if it cannot be created, or if there
    is a symbolic link in its place: it is not for us to change the permissions of its target.
    """
    data = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppLocalDataLocation)
    folder = Path(data, name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise FileError(codes.OCCUPIED_FOLDER.at(folder=str(folder))) from error
    if folder.is_symlink():
        raise FileError(codes.LINKED_FOLDER.at(folder=str(folder)))
    folder.chmod(_FOLDER_MODE)
    return folder


def file_key(path: Path) -> str:
    """Return a key for what is kept of a file, the same for all paths that lead to it; it says nothing about them.

    Names in other case, or with accents that are written apart, are the same file on Windows and macOS.
    """
    from hashlib import sha256

    real = os.path.realpath(path)
    if sys.platform in ("win32", "darwin"):
        real = unicodedata.normalize("NFC", os.path.normcase(real).casefold())
    return sha256(os.fsencode(real)).hexdigest()


def open_private(path: Path, flags: int) -> int:
    """Open a file to write it, as `os.open` does, or as an `opener` for `open`; only the user has access to a new one.

    Raises OSError also if it is not a regular file, or a symbolic link, or somebody else's.
    """
    handle = os.open(path, flags | NEVER_WAIT | NO_LINK, PRIVATE_MODE)
    if not is_regular(handle, private=True):
        os.close(handle)
        raise UnreadableFileError(codes.NOT_REGULAR.at())
    return handle


def read_private(path: Path) -> bytes:
    """Return the bytes of a file there; raise OSError as `open_regular` does, and if it has too many."""
    with open_regular(path, private=True) as file:
        data = bytearray()
        if os.fstat(file.fileno()).st_size <= MAX_PRIVATE_BYTES:
            while chunk := file.read(min(CHUNK, MAX_PRIVATE_BYTES + 1 - len(data))):
                data += chunk
            if chunk is not None and len(data) <= MAX_PRIVATE_BYTES:
                return bytes(data)
    raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))


def private_lock(path: Path) -> QLockFile:
    """Return the lock in a private folder, which only one process holds at a time, and which is never too old.

    Anything else in its place is removed first: Qt would wait for a pipe, and read all of a large file. Raises OSError
    if it cannot be removed.
    """
    try:
        status = path.lstat()
        if not stat.S_ISREG(status.st_mode) or status.st_size > _LARGEST_LOCK:
            path.unlink()
    except FileNotFoundError:
        pass
    lock = QLockFile(str(path))
    lock.setStaleLockTime(0)
    return lock


def try_lock(lock: QLockFile) -> bool:
    """Try to take a lock, and make its file private to the user; return whether it is taken."""
    if not lock.tryLock(0):
        return False
    with contextlib.suppress(OSError):  # the lock is taken in any case
        Path(lock.fileName()).chmod(PRIVATE_MODE)
    return True


def locked(lock: QLockFile) -> bool:
    """Lock it; return whether nobody else holds it. Raises OSError if it cannot be stored, as on a full disk."""
    if try_lock(lock):
        return True
    if lock.error() is QLockFile.LockError.LockFailedError:
        return False
    path = Path(lock.fileName())
    with contextlib.suppress(FileExistsError):
        os.close(open_private(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL))  # raises the reason, which Qt conceals
        path.unlink()
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))  # the most probable of the remaining reasons

"""Saving: replacing the bytes of a file atomically. No Qt: also used by the command line.

QSaveFile is not used because it reports success if the disk fails only at fsync or close, cannot write to names that
are not UTF-8 or have 249 bytes or more, and writes a new file without the owner, extended attributes and hard links
of the old one.
"""

import contextlib
import errno
import os
import platform
import stat
import sys
from functools import cache
from hashlib import sha256
from io import FileIO
from pathlib import Path
from typing import BinaryIO

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.texts import pattern
from hen_editor.document import codes
from hen_editor.document.codes import ChangedMeanwhileError, FileError, InPlaceError, SpoiledFileError
from hen_editor.document.file_bytes import PRIVATE_MODE, holds_other
from hen_editor.document.replacing import copy_attributes, replace

_TEMPORARY = pattern(r"\.hen-editor-([0-9a-f]{8})-([0-9]{1,9})-[0-9a-f]{16}\.tmp")
"""The name of a temporary file: its computer, its process, and something random."""

_PIECE = 1 << 20
"""How many bytes of a file are read back at a time."""


def write(
    path: Path,
    data: bytes,
    mode: int = 0o666,
    *,
    in_place: bool = True,
    reserve: Path | None = None,
    known: bytes | None = None,
) -> None:
    """Write a file, following symbolic links; raise OSError if that fails, and leave the file unchanged.

    mode: the permissions of a new file, less those that the user's mask removes.

    All data is on disk in a temporary file next to it, and has been read back, before that replaces it. If the file
    would lose its owner, its attributes or its hard links thereby, it is overwritten in place; meanwhile the temporary
    file keeps the data. So is a file in a folder that allows no new ones, if there is a reserve: a private folder for
    the temporary file.
    in_place: whether that may be done; otherwise it raises InPlaceError.
    known: the bytes that the file must have until it is replaced, if it exists; else ChangedMeanwhileError is raised.
    """
    target = Path(os.path.realpath(path))
    before = _status(target)
    if known is not None and holds_other(target, known):
        raise ChangedMeanwhileError
    temporary = target.with_name(f".hen-editor-{_machine()}-{os.getpid()}-{os.urandom(8).hex()}.tmp")
    obstacle = None
    try:
        file = _create(temporary, mode if before is None else before.st_mode & 0o777)
    except FileNotFoundError as error:
        raise FileError(why_not_created(target)) from error
    except PermissionError as error:
        if before is None:
            raise
        obstacle = codes.CLOSED_FOLDER.at()
        if not in_place:
            raise InPlaceError(obstacle) from error
        if reserve is None:
            raise
        temporary = reserve / temporary.name
        file = _create(temporary, PRIVATE_MODE)
    try:
        with file:
            _fill(file, data)
        if before is not None and obstacle is None:
            obstacle = _obstacle(temporary, target, before)
        if _stamp(before) != _stamp(_status(target)):
            raise ChangedMeanwhileError
        if obstacle is None:
            replace(temporary, target)
        elif in_place:
            temporary = _lasting(temporary)
            _overwrite(target, data, temporary)
        else:
            raise InPlaceError(obstacle)
    except SpoiledFileError:
        raise
    except BaseException:
        _remove(temporary)
        raise
    _remove(temporary)
    sync_folder(target.parent)
    _remove_abandoned(target.parent)


def why_not_created(path: Path) -> Diagnostic:
    """Return why the system reports that it did not find a file when it was asked to create it."""
    folder = os.fsdecode(path.parent)
    # In a folder protected by its controlled folder access, Windows reports a missing file, not a denied access.
    if os.path.isdir(path.parent):
        return codes.PROTECTED_FOLDER.at(folder=folder)
    return codes.NO_FOLDER.at(folder=folder)


def _status(target: Path) -> os.stat_result | None:
    """Return the status of the file to replace, or None; raise OSError if it may not be replaced."""
    try:
        status = target.stat()
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(status.st_mode):
        raise FileError(codes.NOT_REGULAR.at())
    if not os.access(target, os.W_OK):
        os.close(os.open(target, os.O_WRONLY))  # raises the system's reason, such as a disk that is read-only
    return status


def _stamp(status: os.stat_result | None) -> tuple[int, int, int] | None:
    """Return values of which some change when another program writes a file: its inode, size and time of change."""
    return None if status is None else (status.st_ino, status.st_size, status.st_mtime_ns)


def _create(path: Path, mode: int) -> FileIO:
    return FileIO(path, "x+", opener=lambda name, flags: os.open(name, flags, mode))


def _fill(file: FileIO, data: bytes) -> None:
    """Write data to a file, wait until it is on disk, and read it back."""
    file.seek(0)
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]
    file.truncate()
    os.fsync(file.fileno())
    require_written(file, data)


def require_written(file: BinaryIO, data: bytes) -> None:
    """Read a file back; raise OSError unless it has the bytes that were written to it."""
    file.seek(0)
    at = 0
    while piece := file.read(_PIECE):
        if piece != data[at : at + len(piece)]:
            break
        at += len(piece)
    if piece or at != len(data):
        raise OSError(errno.EIO, os.strerror(errno.EIO))


def _obstacle(temporary: Path, target: Path, before: os.stat_result) -> Diagnostic | None:
    """Copy the metadata of the file to replace; return what would be lost besides the bytes, or None."""
    if before.st_nlink > 1:
        return codes.HAS_LINKS.at()
    try:
        new = temporary.stat()
        if sys.platform != "win32" and (new.st_uid, new.st_gid) != (before.st_uid, before.st_gid):
            os.chown(temporary, before.st_uid, before.st_gid)
        copy_attributes(target, temporary)
        temporary.chmod(stat.S_IMODE(before.st_mode))
    except OSError:
        return codes.HAS_METADATA.at()
    return None


def _overwrite(target: Path, data: bytes, temporary: Path) -> None:
    """Overwrite a file; restore its old bytes on failure."""
    with FileIO(target, "r+") as file:
        old = file.readall()
        try:
            _fill(file, data)
        except BaseException as error:
            try:
                _fill(file, old)
            except OSError:
                raise SpoiledFileError(temporary) from error
            raise


def _lasting(temporary: Path) -> Path:
    """Rename a temporary file so that it stays if the program is killed: for a while only it has the whole data."""
    lasting = temporary.with_name(f".hen-editor-{os.urandom(8).hex()}.tmp")
    try:
        return temporary.rename(lasting)
    except OSError:
        return temporary


def _remove_abandoned(folder: Path) -> None:
    """Remove the user's temporary files that a killed process has left in a folder on this computer."""
    if not hasattr(os, "getuid"):
        return  # on Windows `os.kill`, which `is_alive` uses, would end the process
    with contextlib.suppress(OSError), os.scandir(folder) as entries:  # best effort: saving has succeeded
        for entry in entries:
            found = _TEMPORARY.fullmatch(entry.name)
            if found is None or found[1] != _machine() or is_alive(int(found[2])):
                continue
            status = entry.stat(follow_symlinks=False)
            if stat.S_ISREG(status.st_mode) and status.st_uid == os.getuid():
                _remove(Path(entry.path))


def is_alive(process: int) -> bool:
    """Return whether a process of this computer may still run."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):  # it is another user's, or no such number
        return True
    return True


@cache
def _machine() -> str:
    """Return a key of the computer or container, since several may share a folder, each with its own process ids."""
    with contextlib.suppress(OSError):  # only Linux has this file
        return sha256(f"{platform.node()} {Path('/proc/self/ns/pid').stat().st_ino}".encode()).hexdigest()[:8]
    return sha256(platform.node().encode()).hexdigest()[:8]


def _remove(temporary: Path) -> None:
    with contextlib.suppress(OSError):  # `_remove_abandoned` tries again at the next save
        temporary.unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Flush the directory entry of a file, if the system can: otherwise the old file might reappear."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

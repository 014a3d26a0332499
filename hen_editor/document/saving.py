"""Saving: the bytes of a file replaced as a whole, or not at all. No Qt: the command line uses it too.

Not QSaveFile, for it reports success where the disk fails as late as fsync or close, cannot write to a name that is no
UTF-8 and fails for one of 249 bytes or more, and what it writes is a new file: its owner, its extended attributes and
its other names (hard links) are lost.
"""

import contextlib
import errno
import os
import stat
from io import FileIO
from pathlib import Path

from hen_editor.document import codes
from hen_editor.document.codes import FileError


class SpoiledFileError(FileError):
    """Neither the new nor the old bytes of a file could be written to the end; the new ones are in another file."""

    def __init__(self, temporary: Path) -> None:
        super().__init__(codes.DISK_FAILED.at(file=os.fsdecode(temporary)))


def write(path: Path, data: bytes) -> None:
    """Write a file, following symbolic links; raise OSError where that fails, and leave the file as it was.

    All of the data is on the disk in a temporary file beside it before that takes its place. Where the file would lose
    its owner, its attributes or its other names (hard links) thereby, it is overwritten in place; while that goes on,
    the temporary file holds the data too.
    """
    target = Path(os.path.realpath(path))
    before = _status(target)
    temporary = target.with_name(f".hen-editor-{os.urandom(8).hex()}.tmp")
    try:
        with _create(temporary, 0o666 if before is None else before.st_mode & 0o777) as file:
            _fill(file, data)
        if before is None or _can_be_replaced_by(temporary, target, before):
            temporary.replace(target)
        else:
            _overwrite(target, data, temporary)
    except SpoiledFileError:
        raise
    except BaseException:
        _remove(temporary)
        raise
    _remove(temporary)
    _sync_folder(target.parent)


def _status(target: Path) -> os.stat_result | None:
    """Return the status of the file to be replaced, None where there is none; raise OSError where it may not be."""
    try:
        status = target.stat()
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(status.st_mode):
        raise FileError(codes.NOT_REGULAR.at())
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    return status


def _create(path: Path, mode: int) -> FileIO:
    return FileIO(path, "x", opener=lambda name, flags: os.open(name, flags, mode))


def _fill(file: FileIO, data: bytes) -> None:
    """Make data all that a file holds, and wait until it is on the disk."""
    file.seek(0)
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]
    file.truncate()
    os.fsync(file.fileno())


def _can_be_replaced_by(temporary: Path, target: Path, before: os.stat_result) -> bool:
    """Make a new file like the one it is to replace; return whether nothing but its bytes would change."""
    if before.st_nlink > 1:
        return False
    try:
        new = temporary.stat()
        if (new.st_uid, new.st_gid) != (before.st_uid, before.st_gid):
            os.chown(temporary, before.st_uid, before.st_gid)
        for name, value in _attributes(target).items() - _attributes(temporary).items():
            os.setxattr(temporary, name, value)
        temporary.chmod(stat.S_IMODE(before.st_mode))
    except OSError:
        return False
    return True


def _attributes(path: Path) -> dict[str, bytes]:
    """Return the extended attributes of a file, on Linux among them its access control list."""
    if not hasattr(os, "listxattr"):
        return {}
    try:
        return {name: os.getxattr(path, name) for name in os.listxattr(path)}
    except OSError as error:
        if error.errno != errno.ENOTSUP:
            raise
        return {}


def _overwrite(target: Path, data: bytes, temporary: Path) -> None:
    """Overwrite a file; where that fails, put its old bytes back."""
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


def _remove(temporary: Path) -> None:
    with contextlib.suppress(OSError):
        temporary.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Have the new name of a file on the disk too, where the system can do that: else an old file may come back."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

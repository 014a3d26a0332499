"""The journals of documents that are not open: what can be recovered, and how long it is kept.

Whatever the folder holds, each journal is judged alone, and only regular files of the user's own are opened.
"""

import contextlib
import os
import re
import stat
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLockFile, QSysInfo

from hen_editor.core.formats import Format
from hen_editor.core.progress import Progress, unreported
from hen_editor.document import files
from hen_editor.document.file_bytes import open_regular
from hen_editor.document.files import File
from hen_editor.document.private_folder import MAX_PRIVATE_BYTES, locked, open_private, private_lock, read_private
from hen_editor.document.recovery.journal import JOURNAL_VERSION, LATEST_TIME, LineEnd, OnDisk, last_end, read_lines
from hen_editor.document.recovery.journal_file import (
    CLOSED,
    JOURNAL,
    LOCK,
    OFFERED,
    beside,
    lock_of,
    recovery_folder,
    remove,
)
from hen_editor.document.recovery.recovered import Recovered, header_disk, recovered
from hen_editor.document.recovery.state import Record
from hen_editor.document.saving import is_alive
from hen_editor.formats import FORMATS

DAY_SECONDS = 24 * 60 * 60
"""A day in seconds."""

SAFE_DAYS, MOST_DAYS = 7, 30
"""After it was first offered, a journal is kept at least as many days as the first, and at most as the second."""

MOST_JOURNALS, MOST_BYTES = 20, 200_000_000
"""How many older journals are kept, and how many bytes of them."""

_HEAD = 1 << 16
"""How many bytes of a journal are read for its first line."""

_TAILS = 1 << 13, 1 << 22, 1 << 26
"""How many bytes are read for the end of the last complete line: more if an incomplete line after it is longer."""


_UNSAVED = re.compile(rb'[,{]"u":(\d{1,9})(?=[,}])')
"""The number of unsaved changes, as any version writes it: no text in JSON has a quotation mark without an escape."""


@dataclass(frozen=True, slots=True)
class KeptDocument:
    """A document that was not saved. path: of its journal. file: of the document, if it has one.

    name: the document's name, None if it has none. changes: how many are not saved. time: when the last change was
    made, in seconds since 1970. size: the bytes of its journal and of what is beside it. is_closed: whether the user
    closed the document without saving. is_damaged: whether the journal cannot be read; only its time and size are known
    then. is_of_other_version: whether another version of the program has written it; only that version can read it.
    """

    path: Path
    file: str | None
    name: str | None
    changes: int
    time: float
    size: int
    is_closed: bool = False
    is_damaged: bool = False
    is_of_other_version: bool = False

    @property
    def can_be_restored(self) -> bool:
        """Whether this version of the program can read the journal."""
        return not (self.is_damaged or self.is_of_other_version)

    @property
    def was_offered(self) -> bool:
        """Whether it was offered to the user before."""
        return _offered(self.path) is not None


class Unrecoverable(Enum):
    """Why a journal cannot be recovered."""

    DAMAGED = "damaged"
    OTHER_VERSION = "of another version"
    OPEN = "open"


class Recovery(NamedTuple):
    """What is recovered: the content of the journal at a path, and the file of the document.

    file: without a path if the document had no file, or if that has other bytes now.
    """

    path: Path
    found: Recovered
    file: File


def kept() -> list[KeptDocument]:
    """Return the documents that can be recovered, the latest first. Raises OSError."""
    listed = (_listed(path) for path in _journals(recovery_folder()) if is_free(path))
    return sorted(filter(None, listed), key=lambda one: one.time, reverse=True)


def read(path: Path, formats: Sequence[Format] = FORMATS, progress: Progress = unreported) -> Recovered | None:
    """Read a journal; None if nothing can be recovered. Raises OSError."""
    if not path.name.endswith(JOURNAL) or header_disk(_header(path)) is None:
        return None
    found = recovered(read_private(path), formats, progress)
    if found is None or found.saving is None:
        return found
    disk, games = found.saving
    return found if _bytes_known(disk) is None else replace(found, disk=disk, saved=games)


def recover(
    path: Path, formats: Sequence[Format] = FORMATS, progress: Progress = unreported
) -> Recovery | Unrecoverable:
    """Recover what a journal holds, or return why that is impossible. Raises OSError."""
    found = read(path, formats, progress)
    if found is None:
        return Unrecoverable.OTHER_VERSION if _is_of_other_version(_header(path)) else Unrecoverable.DAMAGED
    return Recovery(path, found, _own_file(found)) if is_free(path) else Unrecoverable.OPEN


def _own_file(found: Recovered) -> File:
    """Return the file of a document, without a path if its bytes have changed since."""
    disk, file = found.disk, found.as_file()
    if disk.path is None:
        return file._replace(title=disk.title, origin=None if disk.origin is None else Path(disk.origin))
    path, data = Path(disk.path), _bytes_known(disk)
    if data is None:
        return file._replace(title=files.readable(path.stem), origin=path)
    return file._replace(path=path, data=data, format=files.format_of(path))


def mark_closed(path: Path) -> None:
    """Mark a journal that could not be read completely as one whose document was closed.

    It is kept as long as such, but not offered at each start.
    """
    with contextlib.suppress(OSError):  # otherwise it is just offered again
        os.close(open_private(path.with_suffix(CLOSED), os.O_WRONLY | os.O_CREAT))


def discard(path: Path) -> None:
    """Remove a journal, unless its document is open."""
    with contextlib.suppress(OSError):  # without a lock it stays
        lock = lock_of(path)
        if lock is not None:
            remove(path)
            lock.unlock()


def discard_all() -> None:
    """Remove all journals of documents that are not open. Raises OSError."""
    for path in _journals(recovery_folder()):
        discard(path)


def tidy(found: Sequence[KeptDocument], now: float) -> None:
    """Remove old journals: those closed without saving after a week, others if they are too old or too many.

    Their time runs from when they were first offered: until then none is removed, however long the program was not
    started. One in which everything is saved is removed after a day, and one of another version never.

    found: what is kept, the latest first. now: the time in seconds since 1970.
    """
    size = 0
    for count, one in enumerate(found, start=1):
        offered = _offered(one.path)
        days = 0.0 if offered is None else (now - offered) / DAY_SECONDS
        size += one.size
        is_too_much = count > MOST_JOURNALS or size > MOST_BYTES
        is_old = days > SAFE_DAYS and (one.is_closed or days > MOST_DAYS or is_too_much)
        if is_old and not one.is_of_other_version:
            discard(one.path)
    for path in _journals(recovery_folder()):
        if _is_nothing_since(path, now - DAY_SECONDS):
            discard(path)


def mark_offered(found: Sequence[KeptDocument], now: float) -> None:
    """Store that these documents were offered, unless they were before or are open by now.

    now: the time in seconds since 1970.
    """
    for document in filter(lambda document: is_free(document.path), found):
        mark = document.path.with_suffix(OFFERED)
        with contextlib.suppress(OSError):  # it is marked already, or if it cannot be, will be at the next offer
            os.close(open_private(mark, os.O_WRONLY | os.O_CREAT | os.O_EXCL))
            os.utime(mark, (now, now))


def is_free(path: Path) -> bool:
    """Return whether the document of a journal is not open anywhere.

    If the lock looks free, it is not taken to find out: two processes that look at once would each see it taken.
    """
    left = path.with_suffix(LOCK)
    try:
        lock = private_lock(left)
        if not left.exists() or _is_left_by_the_dead(lock):
            return True
        if locked(lock):
            lock.unlock()
            return True
    except OSError:
        return True  # nobody holds a lock that cannot be stored
    return False


def _bytes_known(disk: OnDisk) -> bytes | None:
    """Return the bytes of a file if they are those known of it."""
    if disk.path is None:
        return None
    try:
        with open_regular(Path(disk.path)) as file:
            is_bounded = os.fstat(file.fileno()).st_size <= MAX_PRIVATE_BYTES
            data = file.read(MAX_PRIVATE_BYTES) if is_bounded else None
    except OSError:
        return None
    return data if data is not None and sha256(data).hexdigest() == disk.digest else None


def _journals(folder: Path) -> Iterator[Path]:
    return iter(sorted(folder.glob(f"*{JOURNAL}")))


def _offered(path: Path) -> float | None:
    """Return when a journal was first offered, in seconds since 1970, None if it never was."""
    try:
        return path.with_suffix(OFFERED).lstat().st_mtime
    except OSError:
        return None


def _is_nothing_since(path: Path, then: float) -> bool:
    """Return whether everything in a journal was saved before a time."""
    try:
        return path.lstat().st_mtime < then and _listed(path) is None
    except OSError:
        return False


def _is_left_by_the_dead(lock: QLockFile) -> bool:
    """Return whether the process that holds a lock has ended, as far as that is easily seen."""
    if sys.platform == "win32":
        return False  # elsewhere the only way to find out is to try to lock it
    process, host, _ = lock.getLockInfo()
    return process > 0 and host == QSysInfo.machineHostName() and not is_alive(process)


def _header(path: Path) -> Record | None:
    """Read the first line of a journal; None if it is damaged. Raises OSError."""
    with open_regular(path, private=True) as file:
        first = next(read_lines(file.read(_HEAD) or b""), None)
    return None if first is None else first.record


def _is_of_other_version(header: Record | None) -> bool:
    return header is not None and type(header.get("v")) is int and header["v"] != JOURNAL_VERSION


def _listed(path: Path) -> KeptDocument | None:
    """Read the first line of a journal and the end of the last; None if everything in it is saved."""
    size = time = 0
    header: Record | None = None
    end: LineEnd | None = None
    try:
        status = path.lstat()
        if stat.S_ISREG(status.st_mode) and not status.st_size:
            return None
        size, time = status.st_size, min(max(int(status.st_mtime), 0), LATEST_TIME)
        for file in beside(path):
            with contextlib.suppress(OSError):  # another process has just removed it
                size += file.lstat().st_size
        header = _header(path)
        if _is_of_other_version(header):
            return _listed_before(path, header or {}, time, size)
        end = next(filter(None, map(last_end, _tails(path))), None)
    except OSError:
        pass  # listed as damaged below
    if header_disk(header) is None or end is None:
        return KeptDocument(path, None, None, 0, time, size, is_damaged=True)
    is_closed = end.is_closed or os.path.exists(path.with_suffix(CLOSED))
    return KeptDocument(path, end.path, end.name, end.unsaved, end.time, size, is_closed) if end.unsaved else None


def _listed_before(path: Path, header: Record, time: int, size: int) -> KeptDocument | None:
    """List what another version has kept. Raises OSError."""
    file, title = header.get("file"), header.get("title")
    name = files.readable(Path(file).name) if isinstance(file, str) else title if isinstance(title, str) else None
    found = (_UNSAVED.findall(tail) for tail in _tails(path))
    unsaved = next((int(each[-1]) for each in found if each), 1)
    return KeptDocument(path, None, name or None, unsaved, time, size, is_of_other_version=True) if unsaved else None


def _tails(path: Path) -> Iterator[bytes]:
    """Iterate over the last bytes of a journal, more and more of them. Raises OSError."""
    with open_regular(path, private=True) as file:
        size = os.fstat(file.fileno()).st_size
        for length in _TAILS:
            file.seek(max(0, size - length))
            yield file.read(length) or b""

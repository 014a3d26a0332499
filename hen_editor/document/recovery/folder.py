"""The journals of documents that are not open: what is there to recover, and how long it is kept.

Whatever the folder holds, each journal is judged alone, and only regular files of the user's own are opened.
"""

import contextlib
import os
import re
import stat
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLockFile, QSysInfo

from hen_editor.core.formats import HEN, Format
from hen_editor.core.progress import Progress, unreported
from hen_editor.core.sgf import Collection
from hen_editor.document import files
from hen_editor.document.file_bytes import open_regular
from hen_editor.document.files import File
from hen_editor.document.private_folder import MAX_PRIVATE_BYTES, locked, open_private, private_lock, read_private
from hen_editor.document.recovery.journal import (
    JOURNAL_VERSION,
    LATEST_TIME,
    JournalWriter,
    LineEnd,
    OnDisk,
    last_end,
    read_disk,
    read_line,
    read_lines,
)
from hen_editor.document.recovery.journal_file import (
    JOURNAL,
    LOCK,
    OFFERED,
    JournalFile,
    beside,
    lock_of,
    recovery_folder,
    remove,
)
from hen_editor.document.recovery.recovered import Recovered, recovered
from hen_editor.document.recovery.state import Record
from hen_editor.document.saving import is_alive
from hen_editor.formats import FORMATS

DAY = 24 * 60 * 60
"""A day in seconds."""

SAFE_DAYS, MOST_DAYS = 7, 30
"""A journal is always kept for the first after it was first offered, and never longer than the second."""

MOST_JOURNALS, MOST_BYTES = 20, 200_000_000
"""How many older journals are kept, and how many bytes of them."""

_HEAD = 1 << 16
"""How many bytes of a journal are read for its first line."""

_TAILS = 1 << 13, 1 << 22, 1 << 26
"""How many bytes are read for the end of its last line: more where a longer line after that is not whole."""


_UNSAVED_BEFORE = re.compile(rb'\n\{"n":\d{1,12},"t":\d{1,12},"u":(\d{1,9}),[^\n]*(?=\n)')
"""A line of a journal as it was written by versions before this one."""


@dataclass(frozen=True, slots=True)
class KeptDocument:
    """A document that was not saved. path: that of its journal. file: its own, if it has one.

    name: that of the document, None if it has none. changes: how many are not saved. time: when the last one was, in
    seconds since 1970. size: the bytes of its journal and of what is beside it. is_closed: whether the document was
    closed without being saved, not lost. is_damaged: whether the journal is one that cannot be read, of which nothing
    but its time and size is known. is_of_other_version: whether another version of the program has written it, which
    can read it.
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
        """Whether it was offered before."""
        return _offered(self.path) is not None


class Unrecoverable(Enum):
    """Why a journal cannot be recovered."""

    DAMAGED = "damaged"
    OTHER_VERSION = "of another version"
    OPEN = "open"


class Recovery(NamedTuple):
    """What is recovered: what the journal at a path holds, and the file of the document.

    file: without a path if the one that the document had has other bytes now, or if it had none.
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
    if not path.name.endswith(JOURNAL) or read_disk(_header(path)) is None:
        return None
    found = recovered(read_private(path), formats, progress)
    if found is None or found.saving is None:
        return found
    disk, games = found.saving
    is_saved = disk.path is not None and _bytes_known(Path(disk.path), disk) is not None
    return replace(found, disk=disk, saved=games) if is_saved else found


def recover(
    path: Path, formats: Sequence[Format] = FORMATS, progress: Progress = unreported
) -> Recovery | Unrecoverable:
    """Recover what a journal holds, or return why that is impossible. Raises OSError."""
    found = read(path, formats, progress)
    if found is None:
        return Unrecoverable.OTHER_VERSION if _is_of_other_version(_header(path)) else Unrecoverable.DAMAGED
    return Recovery(path, *_with_own_file(found)) if is_free(path) else Unrecoverable.OPEN


def _with_own_file(found: Recovered) -> tuple[Recovered, File]:
    """Return what was recovered with the file of the document, without a path if that has other bytes by now."""
    disk, file = found.disk, found.as_file()
    if disk.path is None:
        return found, file._replace(title=disk.title, origin=None if disk.origin is None else Path(disk.origin))
    path = Path(disk.path)
    data = _bytes_known(path, disk)
    if data is None and (data := _bytes(path)) is not None:
        # Perhaps it was saved just before the program stopped.
        saved = next((games for games in found.states if _is_file_of(games, found, path, data)), None)
        data, found = (None, found) if saved is None else (data, replace(found, saved=saved))
    if data is None:
        return found, file._replace(title=files.readable(path.stem), origin=path)
    return found, file._replace(path=path, data=data, format=files.format_of(path))


def _is_file_of(games: Collection, found: Recovered, path: Path, data: bytes) -> bool:
    if files.format_of(path) is not HEN:
        return games.source.data == data and games.games is games.loaded
    try:
        return HEN.write(games, found.kept) == data
    except ValueError:
        return False


def mark_closed(path: Path, found: Recovered) -> None:
    """Let a journal of which only the beginning was read count as that of a closed document.

    What cannot be read stays in it as long as that is kept, but it is not offered at each start.
    """
    one = _listed(path)
    if one is None or one.is_closed:
        return
    writer = JournalWriter(line_count=found.line_count, length=found.length, disk_at=found.disk_at)
    writer.stamp = time.time(), max(1, one.changes)
    closed = writer.closed()
    with contextlib.suppress(OSError):  # then it is offered again
        file = JournalFile.taken_over(path, path.stat().st_size)
        if file is not None:
            with contextlib.suppress(OSError):
                file.write(b"\n" + closed)
            file.close()


def discard(path: Path) -> None:
    """Remove a journal, unless its document is open."""
    with contextlib.suppress(OSError):
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
    started. One that was never begun is removed after a day, and one of another version never.

    found: what is kept, the latest first. now: the time in seconds since 1970.
    """
    size = 0
    for count, one in enumerate(found, start=1):
        offered = _offered(one.path)
        days = 0.0 if offered is None else (now - offered) / DAY
        size += one.size
        is_too_much = count > MOST_JOURNALS or size > MOST_BYTES
        is_old = days > SAFE_DAYS and (one.is_closed or days > MOST_DAYS or is_too_much)
        if is_old and not one.is_of_other_version:
            discard(one.path)
    for path in _journals(recovery_folder()):
        if _is_empty_since(path, now - DAY):
            discard(path)


def mark_offered(found: Sequence[KeptDocument], now: float) -> None:
    """Store that these documents were offered, unless they were before or are open by now.

    now: the time in seconds since 1970.
    """
    for one in filter(lambda one: is_free(one.path), found):
        mark = one.path.with_suffix(OFFERED)
        with contextlib.suppress(OSError):  # those that are marked already, or will be offered as if for the first time
            os.close(open_private(mark, os.O_WRONLY | os.O_CREAT | os.O_EXCL))
            os.utime(mark, (now, now))


def is_free(path: Path) -> bool:
    """Return whether the document of a journal is open nowhere; locking it would tell, too, but takes some 5 ms."""
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


def _bytes_known(path: Path, disk: OnDisk) -> bytes | None:
    """Return the bytes of a file if they are those known of it."""
    try:
        with open_regular(path) as file:
            status = os.fstat(file.fileno())
            if status.st_size != disk.size:
                return None
            data = file.read(disk.size + 1) or b""
    except OSError:
        return None
    if len(data) != disk.size:
        return None
    is_same = int(status.st_mtime) <= disk.time if disk.digest is None else sha256(data).hexdigest() == disk.digest
    return data if is_same else None


def _journals(folder: Path) -> Iterator[Path]:
    return iter(sorted(folder.glob(f"*{JOURNAL}")))


def _offered(path: Path) -> float | None:
    """Return when a journal was first offered, in seconds since 1970, None if it never was."""
    try:
        return path.with_suffix(OFFERED).lstat().st_mtime
    except OSError:
        return None


def _is_empty_since(path: Path, then: float) -> bool:
    """Return whether a journal has no bytes, as where the program was killed when it was created before then."""
    try:
        status = path.lstat()
    except OSError:
        return False
    return stat.S_ISREG(status.st_mode) and not status.st_size and status.st_mtime < then


def _is_left_by_the_dead(lock: QLockFile) -> bool:
    """Return whether the process that holds a lock has ended, as far as that is easily seen."""
    if sys.platform == "win32":
        return False  # there the only way to ask is to lock
    process, host, _ = lock.getLockInfo()
    return process > 0 and host == QSysInfo.machineHostName() and not is_alive(process)


def _bytes(path: Path) -> bytes | None:
    try:
        with open_regular(path) as file:
            is_bounded = os.fstat(file.fileno()).st_size <= MAX_PRIVATE_BYTES
            return file.read(MAX_PRIVATE_BYTES) if is_bounded else None
    except OSError:
        return None


def _header(path: Path) -> Record | None:
    """Read the first line of a journal; None if it is damaged. Raises OSError."""
    with open_regular(path, private=True) as file:
        first = next(read_lines(file.read(_HEAD) or b""), None)
    return None if first is None else first.record


def _is_of_other_version(header: Record | None) -> bool:
    return header is not None and type(header.get("v")) is int and header["v"] != JOURNAL_VERSION


def _listed(path: Path) -> KeptDocument | None:
    """Read the first line of a journal and the end of the last; None if it holds nothing that is not saved."""
    size = time = 0
    header: Record | None = None
    disk: OnDisk | None = None
    end: LineEnd | None = None
    is_empty = False
    try:
        status = path.lstat()
        is_empty = stat.S_ISREG(status.st_mode) and not status.st_size
        size, time = status.st_size, min(max(int(status.st_mtime), 0), LATEST_TIME)
        for one in beside(path):
            with contextlib.suppress(OSError):
                size += one.lstat().st_size
        header = _header(path)
        end = _end(path)
        disk = _disk_at(path, header, 0 if end is None else end.disk_at)
    except OSError:
        pass
    if is_empty:
        return None
    if _is_of_other_version(header):
        named = read_disk({"format": None, **(header or {})})
        unsaved = _unsaved_before(path)
        name = None if named is None else named.name
        return KeptDocument(path, None, name, unsaved, time, size, is_of_other_version=True) if unsaved else None
    if disk is None or end is None or end.time > LATEST_TIME:
        return KeptDocument(path, None, None, 0, time, size, is_damaged=True)
    if not end.unsaved:
        return None
    return KeptDocument(path, disk.path, disk.name, end.unsaved, end.time, size, is_closed=end.is_closed)


def _disk_at(path: Path, header: Record | None, place: int) -> OnDisk | None:
    """Read what is known of the file of a document at this place of a journal; None if that is damaged."""
    known = None if _is_of_other_version(header) else read_disk(header)
    if known is None or not place:
        return known
    with open_regular(path, private=True) as file:
        file.seek(place)
        line, end, _ = (file.read(_HEAD) or b"").partition(b"\n")
    record = read_line(line + end)
    return read_disk(record) if record is not None and "disk" in record else None


def _end(path: Path) -> LineEnd | None:
    """Find the end of the last line of a journal; None if there is none after the first. Raises OSError."""
    return next(filter(None, map(last_end, _tails(path))), None)


def _tails(path: Path) -> Iterator[bytes]:
    """Iterate over the last bytes of a journal, more and more of them. Raises OSError."""
    with open_regular(path, private=True) as file:
        size = os.fstat(file.fileno()).st_size
        for length in _TAILS:
            file.seek(max(0, size - length))
            yield file.read(length) or b""


def _unsaved_before(path: Path) -> int:
    """Return how many changes were not saved, as versions before this one wrote it; 1 where they did not."""
    with contextlib.suppress(OSError):
        found = (_UNSAVED_BEFORE.findall(tail) for tail in _tails(path))
        return next((int(each[-1]) for each in found if each), 1)
    return 1

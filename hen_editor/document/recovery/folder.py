"""The journals of documents that are not open: what is there to recover, and how long it is kept.

Whatever the folder holds, each journal is judged alone, and only regular files of the user's own are opened.
"""

import contextlib
import os
import re
import stat
import sys
import time
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QLockFile, QSysInfo

from hen_editor.core.formats import Format
from hen_editor.core.slices import finished
from hen_editor.document import files
from hen_editor.document.file_bytes import open_regular
from hen_editor.document.files import File
from hen_editor.document.private_folder import locked, open_private, private_lock, read_private
from hen_editor.document.recovery.differences import UNFIT
from hen_editor.document.recovery.journal import OnDisk, read_line, read_lines
from hen_editor.document.recovery.journal_file import (
    BASE,
    JOURNAL,
    LOCK,
    OFFERED,
    JournalFile,
    aside,
    asides,
    lock_of,
    recovery_folder,
    remove,
)
from hen_editor.document.recovery.recovered import LATEST_TIME, Header, Recovered, continued, recovering
from hen_editor.document.saving import is_alive
from hen_editor.document.threads import looked_up
from hen_editor.formats import FORMATS

DAY = 24 * 60 * 60
"""A day in seconds."""

SAFE_DAYS, MOST_DAYS = 7, 30
"""A journal is always kept for the first after it was first offered, and never longer than the second."""

MOST_JOURNALS, MOST_BYTES = 20, 200_000_000
"""How many older journals are kept, and how many bytes of them."""

_HEAD = 1 << 16
"""How many bytes of a journal are read for its first line."""

_TAILS = 1 << 13, 1 << 22
"""How many bytes are read for its last line; the line of an edit is hardly ever longer than the first."""

_RECORD = re.compile(rb'\n\{"n":\d{1,12},"t":(\d{1,12}),"u":(\d{1,9}),"d":(\d{1,12})(,"closed")?[^\n]*(?=\n)')


@dataclass(frozen=True, slots=True)
class KeptDocument:
    """A document that was not saved. path: that of its journal. file: its own, if it has one.

    name: that of the document, None if it has none. changes: how many are not saved. time: when the last one was, in
    seconds since 1970. size: the bytes of its journal and of what is beside it. is_closed: whether the document was
    closed without being saved, not lost. is_damaged: whether the journal is one that cannot be read, of which nothing
    but its time and size is known.
    """

    path: Path
    file: str | None
    name: str | None
    changes: int
    time: float
    size: int
    is_closed: bool = False
    is_damaged: bool = False


def kept() -> list[KeptDocument]:
    """Return the documents that can be recovered, as `listing` does."""
    return finished(listing())


def listing() -> Generator[None, None, list[KeptDocument]]:
    """Return the documents that can be recovered, the latest first; pause after each. Raises OSError."""
    found = []
    for path in _journals(recovery_folder()):
        if is_free(path) and (one := _listed(path)) is not None:
            found.append(one)
        yield
    return sorted(found, key=lambda one: one.time, reverse=True)


def read(path: Path) -> Recovered | None:
    """Read a journal as `reading` does."""
    return finished(reading(path))


def reading(path: Path, formats: Sequence[Format] = FORMATS) -> Generator[float, None, Recovered | None]:
    """Read a journal in slices; yield the progress, from 0 to 1. None if nothing can be recovered. Raises OSError."""
    if not path.name.endswith(JOURNAL) or _header(path) is None:
        return None
    data = yield from looked_up(partial(read_private, path))
    found = yield from recovering(data, partial(beside, path), formats)
    if found is None or found.saving is None:
        return found
    disk, games = found.saving
    is_saved = (
        disk.path is not None and (yield from looked_up(partial(_bytes_known, Path(disk.path), disk))) is not None
    )
    return replace(found, disk=disk, saved=games) if is_saved else found


def mark_closed(path: Path, found: Recovered) -> None:
    """Let a journal of which only the beginning was read count as that of a closed document.

    What cannot be read stays in it as long as that is kept, but it is not offered at each start.
    """
    one = _listed(path)
    if one is None or one.is_closed:
        return
    closed = continued(found, lambda: (time.time(), max(1, one.changes)), lambda data: 0).closed()
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


def tidying(found: Sequence[KeptDocument], now: float) -> Generator[None, None, None]:
    """Remove old journals: those closed without saving after a week, others if they are too old or too many.

    Their time runs from when they were first offered: until then none is removed, however long the program was not
    started. One that was never begun is removed after a day.

    found: what is kept, the latest first. now: the time in seconds since 1970. Pauses after each.
    """
    size = 0
    for count, one in enumerate(found, start=1):
        offered = _offered(one.path)
        days = 0.0 if offered is None else (now - offered) / DAY
        size += one.size
        is_too_much = count > MOST_JOURNALS or size > MOST_BYTES
        if days > SAFE_DAYS and (one.is_closed or days > MOST_DAYS or is_too_much):
            discard(one.path)
        yield
    for path in _journals(recovery_folder()):
        if _is_empty_since(path, now - DAY):
            discard(path)
        yield


def mark_offered(found: Sequence[KeptDocument], now: float) -> None:
    """Store that these documents were offered, unless they were before or are open by now.

    now: the time in seconds since 1970.
    """
    for one in filter(lambda one: is_free(one.path), found):
        mark = one.path.with_suffix(OFFERED)
        with contextlib.suppress(OSError):  # those that are marked already, or will be offered as if for the first time
            os.close(open_private(mark, os.O_WRONLY | os.O_CREAT | os.O_EXCL))
            os.utime(mark, (now, now))


def reading_own_file(found: Recovered) -> Generator[float, None, File | None]:
    """Read the file of a recovered document, in slices; None if it has other bytes than the document knew."""
    disk = found.disk
    if disk.path is None:
        origin = None if disk.origin is None else Path(disk.origin)
        return File(format=found.opened.format, kept=found.kept, title=disk.title, origin=origin)
    path = Path(disk.path)
    data = yield from looked_up(partial(_bytes_known, path, disk))
    if data is None:
        return None
    return File(path, None, found.opened.diagnostics, None, data, files.format_of(path), found.kept)


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


def _header(path: Path) -> Header | None:
    """Read the first line of a journal; None if it is damaged. Raises OSError."""
    with open_regular(path, private=True) as file:
        first = next(read_lines(file.read(_HEAD) or b""), None)
    try:
        return None if first is None else Header.read(first.record)
    except UNFIT:
        return None


def _listed(path: Path) -> KeptDocument | None:
    """Read the first and the last line of a journal; None if it holds nothing that is not saved."""
    size = time = 0
    disk = last = None
    is_empty = False
    try:
        status = path.lstat()
        is_empty = stat.S_ISREG(status.st_mode) and not status.st_size
        size, time = status.st_size, min(max(int(status.st_mtime), 0), LATEST_TIME)
        last = _last(path)
        disk = None if last is None else _disk_at(path, int(last[3]))
        for beside_it in (path.with_suffix(BASE), *asides(path).values()):
            with contextlib.suppress(OSError):
                size += beside_it.lstat().st_size
    except OSError:
        pass
    if disk is None or last is None or int(last[1]) > LATEST_TIME:
        return None if is_empty else KeptDocument(path, None, None, 0, time, size, is_damaged=True)
    unsaved = int(last[2])
    if not unsaved:
        return None
    return KeptDocument(path, disk.path, disk.name, unsaved, int(last[1]), size, is_closed=last[4] is not None)


def _disk_at(path: Path, place: int) -> OnDisk | None:
    """Read what is known of the file of a document at this place of a journal; None if that is damaged."""
    header = _header(path)
    if header is None or not place:
        return None if header is None else header.disk
    with open_regular(path, private=True) as file:
        file.seek(place)
        line, end, _ = (file.read(_HEAD) or b"").partition(b"\n")
    record = read_line(line + end) or {}
    try:
        return OnDisk.read(record["disk"], record["t"])
    except UNFIT:
        return None


def _last(path: Path) -> re.Match[bytes] | None:
    """Find the beginning of the last line of a journal; None if there is none after the first two. Raises OSError."""
    with open_regular(path, private=True) as file:
        size = os.fstat(file.fileno()).st_size
        for length in _TAILS:
            file.seek(max(0, size - length))
            found = [*_RECORD.finditer(file.read(length) or b"")]
            if found:
                return found[-1]
    return None


def beside(path: Path, header: Header, number: int) -> bytes:
    """Return what is kept beside a journal; of a large file that was opened, it is the file itself if it is as it was.

    The bytes are empty if they cannot be read.
    """
    with contextlib.suppress(OSError):
        return read_private(aside(path, number) if number else path.with_suffix(BASE))
    if not number and header.disk.path is not None:
        return _bytes_known(Path(header.disk.path), header.disk) or b""
    return b""

"""The journals of documents that are not open: what is there to recover, and how long it is kept."""

import contextlib
import os
import re
import sys
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QLockFile, QSysInfo

from hen_editor.core.formats import FORMATS, Format
from hen_editor.core.slices import finished
from hen_editor.document import files
from hen_editor.document.files import File
from hen_editor.document.recovery import lines
from hen_editor.document.recovery.journal import Recovered, recovering
from hen_editor.document.recovery.journal_file import BASE, JOURNAL, LOCK, JournalFile, lock_of, recovery_folder, remove
from hen_editor.document.recovery.lines import Record

DAY = 24 * 60 * 60
"""A day in seconds."""

SAFE_DAYS, MOST_DAYS = 7, 30
"""A journal is always kept for the first, and never longer than the second."""

MOST_JOURNALS, MOST_BYTES = 20, 200_000_000
"""How many older journals are kept, and how many bytes of them."""

_HEAD, _TAIL = 1 << 13, 1 << 13
"""How many bytes of a journal are read to list it; the line of an edit is hardly ever as long."""

_LAST = re.compile(rb'\n\{"n":\d+,"i":(\d+),"t":(\d+),("closed")?[^\n]*\n[^\n]*\Z')


@dataclass(frozen=True, slots=True)
class Kept:
    """A document that was not saved. path: that of its journal. file: its own, if it has one.

    changes: how many steps were done. time: when the last one was, in seconds since 1970. is_closed: whether the
    document was closed without being saved, not lost. is_modified: whether it differs from its file.
    """

    path: Path
    file: str | None
    changes: int
    time: float
    is_closed: bool
    is_modified: bool


def kept() -> list[Kept]:
    """Return the documents that can be recovered, the latest first. Raises OSError."""
    found = [one for path in _journals(recovery_folder()) if _is_free(path) and (one := _listed(path))]
    return sorted(found, key=lambda one: one.time, reverse=True)


def read(path: Path) -> Recovered | None:
    """Read a journal as `reading` does."""
    return finished(reading(path))


def reading(path: Path, formats: Sequence[Format] = FORMATS) -> Generator[float, None, Recovered | None]:
    """Read a journal in slices; yield the progress, from 0 to 1. None if nothing can be recovered. Raises OSError."""
    data = path.read_bytes()
    try:
        return (yield from recovering(data, lambda header: _large_base(path, header), formats))
    except (LookupError, TypeError, ValueError):
        return None  # it is whole, but this version of the program cannot apply it


def taken_over(path: Path, length: int) -> JournalFile | None:
    """Go on with a journal as far as it is whole; None if it is open elsewhere. Raises OSError."""
    lock = lock_of(path)
    return None if lock is None else JournalFile(path, lock, length=length)


def discard(path: Path) -> None:
    """Remove a journal, unless its document is open."""
    lock = lock_of(path)
    if lock is not None:
        remove(path)
        lock.unlock()


def discard_all() -> None:
    """Remove all journals of documents that are not open. Raises OSError."""
    for path in _journals(recovery_folder()):
        discard(path)


def tidy(found: Sequence[Kept], now: float) -> None:
    """Remove old journals: those closed without saving after a week, others if they are too old or too many.

    found: what is kept, the latest first. now: the time in seconds since 1970.
    """
    size = 0
    for count, one in enumerate(found, start=1):
        age = (now - one.time) / DAY
        with contextlib.suppress(OSError):
            size += sum(path.stat().st_size for path in (one.path, one.path.with_suffix(BASE)) if path.exists())
            is_too_much = count > MOST_JOURNALS or size > MOST_BYTES
            if age > SAFE_DAYS and (one.is_closed or age > MOST_DAYS or is_too_much):
                discard(one.path)


def own_file(found: Recovered) -> File | None:
    """Return the file of a recovered document as it is on disk, None if it has other bytes than the document knew."""
    header = found.header
    if header["file"] is None:
        return File(format=found.opened.format, kept=found.opened.kept)
    path = Path(header["file"])
    try:
        status = path.stat()
        if status.st_size != header["size"]:
            return None
        data = path.read_bytes()
    except OSError:
        return None
    is_same = status.st_mtime <= header["t"] if header["sha256"] is None else _digest(data) == header["sha256"]
    row = files.format_of(path)
    return File(path, None, found.opened.diagnostics, None, data, row, found.opened.kept) if is_same else None


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()


def _journals(folder: Path) -> Iterator[Path]:
    return iter(sorted(folder.glob(f"*{JOURNAL}")))


def _is_free(path: Path) -> bool:
    """Tell whether the document of a journal is open nowhere; locking it would tell, too, but takes some 5 ms."""
    left = path.with_suffix(LOCK)
    if not left.exists() or _is_left_by_the_dead(QLockFile(str(left))):
        return True
    lock = lock_of(path)
    if lock is not None:
        lock.unlock()
    return lock is not None


def _is_left_by_the_dead(lock: QLockFile) -> bool:
    """Tell whether the process that holds a lock has ended, as far as that is easily seen."""
    if sys.platform == "win32":
        return False  # there the only way to ask is to lock
    process, host, _ = lock.getLockInfo()
    if process <= 0 or host != QSysInfo.machineHostName():
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    except OSError:
        pass
    return False


def _listed(path: Path) -> Kept | None:
    """Read the first and the last line of a journal; None if it holds no edit."""
    try:
        with path.open("rb") as file:
            head = next(lines.read(file.read(_HEAD)), None)
            file.seek(max(0, os.fstat(file.fileno()).st_size - _TAIL))
            last = _LAST.search(file.read())
            if last is None:
                file.seek(0)
                last = _LAST.search(file.read())
    except OSError:
        return None
    if head is None:
        return None
    header = head.record
    if last is None:
        return Kept(path, header["file"], 0, header["t"], is_closed=False, is_modified=not header["saved"])
    changes, is_closed = int(last[1]), last[3] is not None
    is_modified = changes > 0 or not header["saved"]
    return Kept(path, header["file"], changes, int(last[2]), is_closed=is_closed, is_modified=is_modified)


def _large_base(path: Path, header: Record) -> bytes:
    """Return the bytes that a large file was read from: the copy, or the file itself if it is as it was."""
    with contextlib.suppress(OSError):
        return path.with_suffix(BASE).read_bytes()
    with contextlib.suppress(OSError, TypeError):
        file = Path(header["file"])
        if file.stat().st_mtime <= header["t"]:
            return file.read_bytes()
    return b""

"""The journal of one document, as bytes: a line for what it began with, and for each step, undo and redo since.

The first line is a header. Each later line is a record of

    kept               the entries of the files that the games were read from, with their layout, if that is kept
    state              a snapshot, with which the history begins
    step               an edit: its name and the snapshot it leads to
    grow               the last step goes on: a burst of typing, a drag
    drop               the steps that could be redone are gone
    undo, redo         so many steps
    go                 the cursor, the HEN field and drafts alone
    saving, saved      what will be known of the file of the document once it is saved, and after how many steps the
                       games are those in it
    disk, saved        what is known of it now
    closed             the document was closed without being saved

A snapshot is the whole file as it would be saved, and what is shown of it; see `state`. A record ends with the time
(`t`), how many changes are not saved (`u`), and where the last record of the file begins (`d`), 0 if the header is the
last; one of nothing else only says these: the end of the last line is enough to list the document.

A line is a JSON object with its number and its CRC-32. It counts only if it is whole and the next one in number: the
first other one ends the journal.

    {"n":12,"undo":1,"t":1790000000,"u":3,"d":0} 5d1f3a20
"""

import json
import re
import zlib
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, Self, TypeAlias

from hen_editor import __version__
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.formats import Kept
from hen_editor.core.sgf import Collection
from hen_editor.document import files
from hen_editor.document.files import File
from hen_editor.document.recovery.state import UNFIT, EntryNumbers, Json, Record, file_record, typed, view_record

JOURNAL_VERSION = 3

LATEST_TIME = 253_402_300_799
"""The last second of the year 9999, since 1970; no time is later."""

LARGEST_HASHED = 1 << 24
"""The most bytes of a file that are hashed for a journal; of larger ones, only those that are being saved."""

_CHECK_LENGTH = len(" 5d1f3a20\n")

_END = re.compile(rb'[,{]"t":(\d{1,12}),"u":(\d{1,9}),"d":(\d{1,12})(,"closed":true)?\} [0-9a-f]{8}\n')
"""The end of a line: no text in JSON has a line break in it."""

UndoPosition: TypeAlias = int | None
"""After how many steps of the journal the games are those in a file; None if they never are."""


class OnDisk(NamedTuple):
    """What is known of the file of a document when it was last read or written.

    path: None if it has none. size, digest: of its bytes; None for a digest that would take too long. title: the name
    of a document without a file. origin: the file that it is a copy of. format: the name of its format, None for that
    of a new document. time: when all this was recorded.
    """

    path: str | None = None
    size: int = 0
    digest: str | None = None
    title: str = ""
    origin: str | None = None
    format: str | None = None
    time: int = 0

    @classmethod
    def of(cls, file: File, digest: str | None = None) -> Self:
        """Return what is known of a file; digest: that of its bytes, if it is known."""
        if digest is None and len(file.data) <= LARGEST_HASHED:
            digest = sha256(file.data).hexdigest()
        row = None if file.format is None else file.format.name
        return cls(_absolute(file.path), len(file.data), digest, file.title, _absolute(file.origin), row)

    @classmethod
    def read(cls, record: Record, time: Json) -> Self:
        """Read what `as_record` has returned. Raises one of `UNFIT` for anything else."""
        path, digest, origin, row = (record[name] for name in ("file", "sha256", "origin", "format"))
        for text in (path, digest, origin, row):
            if text is not None and "\0" in typed(text, str):
                raise ValueError
        size, title = typed(record["size"], int), typed(record["title"], str)
        if not 0 <= typed(time, int) <= LATEST_TIME:
            raise ValueError
        return cls(path, size, digest, title, origin, row, time)

    def as_record(self) -> Record:
        """Return it as a JSON object."""
        names = {"file": self.path, "size": self.size, "sha256": self.digest}
        return {**names, "title": self.title, "origin": self.origin, "format": self.format}

    @property
    def name(self) -> str | None:
        """The name to show; None if it has none."""
        return self.title or None if self.path is None else files.readable(Path(self.path).name)


def _absolute(path: Path | None) -> str | None:
    return None if path is None else str(path.absolute())


class JournalWriter:
    """Makes the lines of a journal; each method returns one or more of them.

    stamp: the time in seconds since 1970, and how many changes are not saved. length: how many bytes all lines have.
    text_length: how many bytes the last file written had before it was compressed. total_length: all of them together.
    """

    def __init__(
        self,
        layout: EntryNumbers | None = None,
        now: Collection | None = None,
        line_count: int = 0,
        length: int = 0,
        disk_at: int = 0,
        total_length: int = 0,
    ) -> None:
        self.stamp = 0.0, 0
        self.length = length
        self.text_length = 0
        self.total_length = total_length
        self._layout = layout or EntryNumbers()
        self._now = now
        self._view: Record = {}
        self._line_count = line_count
        self._disk_at = disk_at

    def header(self, file: File) -> bytes:
        """Begin a journal with what is known of the file of the document."""
        disk = OnDisk.of(file).as_record()
        return self._line({"v": JOURNAL_VERSION, "app": __version__, **disk, "t": round(self.stamp[0])})

    def kept(self, kept: Kept) -> bytes:
        """Record the entries that the games of the next states were read from."""
        return self._record({"kept": self._layout.record(kept)})

    def state(self, now: Snapshot) -> bytes:
        """Record a snapshot before which no step is known."""
        self._now = None
        return self._record({"state": self._shown(now)})

    def step(self, text: str, before: Snapshot, after: Snapshot) -> bytes:
        """Record an edit."""
        return self.go(before) + self._record({"step": text, "to": self._shown(after)})

    def grow(self, after: Snapshot) -> bytes:
        """Record that the last step goes on, to another snapshot."""
        return self._record({"grow": self._shown(after)})

    def undo(self, count: int, now: Collection) -> bytes:
        """Record the undo of so many steps, which has brought these games back."""
        self._now, self._view = now, {}
        return self._record({"undo": count})

    def redo(self, count: int, now: Collection) -> bytes:
        """Record the redo of so many steps."""
        self._now, self._view = now, {}
        return self._record({"redo": count})

    def drop(self) -> bytes:
        """Record that there is nothing to redo any longer."""
        return self._record({"drop": 1})

    def go(self, now: Snapshot) -> bytes:
        """Record what is shown now, if it is something else."""
        before, shown = self._view, self._shown(now)
        return b"" if shown == before else self._record({"go": shown})

    def saving(self, file: File, digest: str, position: UndoPosition) -> bytes:
        """Record what the file of the document will be, and after how many steps the games are those in it."""
        return self._record({"saving": OnDisk.of(file, digest).as_record(), "saved": position})

    def on_disk(self, file: File, position: UndoPosition) -> bytes:
        """Record what is known of the file now, and after how many steps the games are those in it."""
        place = self.length
        line = self._record({"disk": OnDisk.of(file).as_record(), "saved": position})
        self._disk_at = place
        return line

    def stamped(self) -> bytes:
        """Record nothing but how many changes are not saved."""
        return self._record({})

    def closed(self) -> bytes:
        """Record that the document was closed without being saved."""
        return self._record({}, {"closed": True})

    def _shown(self, now: Snapshot) -> Record:
        shown = self._view = view_record(now)
        if now.collection is not self._now:
            file, self.text_length = file_record(now.collection, self._layout)
            self.total_length += self.text_length
            shown = shown | file
            self._now = now.collection
        return shown

    def _record(self, record: Record, ending: Record | None = None) -> bytes:
        time, unsaved = self.stamp
        disk_at = self.length if "disk" in record else self._disk_at
        return self._line({**record, "t": round(time), "u": unsaved, "d": disk_at, **(ending or {})})

    def _line(self, record: Record) -> bytes:
        line = format_line(self._line_count, record)
        self._line_count += 1
        self.length += len(line)
        return line


Recording: TypeAlias = Callable[[JournalWriter], bytes]
"""Something to record: makes its lines."""


# The lines of a journal.


class JournalLine(NamedTuple):
    """A record read, and where its line ends in the file."""

    record: Record
    end: int


class LineEnd(NamedTuple):
    """The end of a line: its time, how many changes are not saved, where the last record of the file begins."""

    time: int
    unsaved: int
    disk_at: int
    is_closed: bool


def format_line(number: int, record: Record) -> bytes:
    r"""Return a record as a line; lone surrogates, which stand for undecodable bytes, are kept.

    >>> format_line(3, {"say": "a\nb"})
    b'{"n":3,"say":"a\\nb"} 47f32381\n'
    """
    text = json.dumps({"n": number, **record}, ensure_ascii=False, separators=(",", ":"))
    data = text.encode("utf-8", "surrogatepass")
    return data + _check(data)


def read_lines(data: bytes) -> Iterator[JournalLine]:
    """Iterate over the lines of a journal, to the first that is damaged, not whole, or not the next one.

    >>> [found.record for found in read_lines(format_line(0, {"a": 1}) + format_line(1, {"b": 2})[:-1])]
    [{'n': 0, 'a': 1}]
    """
    start = number = 0
    while (end := data.find(b"\n", start) + 1) > 0:
        found = read_line(data[start:end])
        if found is None or found.get("n") != number:
            return
        start = end
        number += 1
        yield JournalLine(found, end)


def read_line(whole: bytes) -> Record | None:
    """Return the record of a line, None if it is damaged, or holds something that was never written so."""
    text = whole[:-_CHECK_LENGTH]
    if whole[-_CHECK_LENGTH:] != _check(text):
        return None
    try:
        found = json.loads(text.decode("utf-8", "surrogatepass"), parse_float=_refuse, parse_constant=_refuse)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def last_end(data: bytes) -> LineEnd | None:
    """Return the end of the last whole line in the last bytes of a journal, None if there is none."""
    found = [*_END.finditer(data)]
    if not found:
        return None
    time, unsaved, disk_at, closed = found[-1].groups()
    return LineEnd(int(time), int(unsaved), int(disk_at), closed is not None)


def read_disk(record: Record | None) -> OnDisk | None:
    """Return what a header or a record of the file says of it; None if it is none, or of another version."""
    try:
        return None if record is None else OnDisk.read(record.get("disk", record), record["t"])
    except UNFIT:
        return None


def _check(text: bytes) -> bytes:
    """Return the end of the line of a text."""
    return b" %08x\n" % zlib.crc32(text)


def _refuse(number: str) -> object:
    raise ValueError(f"{number:.20} is never written")

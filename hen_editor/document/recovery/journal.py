"""The journal of one document, as bytes: what it began with, and a record for each step, undo and redo since.

The first line is a header, the second the base: the bytes or the text that the games were read from, if they were.
Each later line is a record of

    state              the first snapshot
    step, from, to     an edit: its name, what the cursor did before it, and what it changed
    grow               the last step goes on: a burst of typing, a drag
    drop               the last step came to nothing
    undo, redo         the last or the next step
    undone, from, to   the undo of a step older than the journal
    go                 the cursor alone
    reading            what other games were read from, or the number of the file beside the journal that has it
    kept               the readings whose files have given the document the layout of their entries
    part               a part of the next step, if that changes very many nodes
    saving, games      what will be known of the file of the document once it is saved, and which games it holds then
    disk               what is known of the file of the document now
    saved              which games it holds: those now, none of these, or those after so many steps
    closed             the document was closed without being saved

with the time (`t`), how many changes are not saved (`u`), and where the last record of the file begins (`d`), 0 if the
header is the last. A record of nothing else only says these: the last line is enough to list the document.

A line is a JSON object with its number and its CRC-32. It counts only if it is whole and the next one in number: the
first other one ends the journal.

    {"n":12,"i":3,"undo":1} 5d1f3a20
"""

import json
import zlib
from base64 import b64encode
from collections.abc import Callable, Generator, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, Self, TypeAlias

from hen_editor import __version__
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.sgf import Collection
from hen_editor.document import files
from hen_editor.document.files import File
from hen_editor.document.recovery.differences import NO_GAMES, Base, Differences
from hen_editor.document.recovery.game_differences import Json, Record, typed

JOURNAL_VERSION = 2

LARGEST_BASE = 1 << 20
"""The most bytes that are kept in the journal itself; larger ones are in a file beside it."""

LARGEST_HASHED = 1 << 24
"""The most bytes of a file that are hashed where the window waits; of larger ones, only those that are being saved."""

_CHECK_LENGTH = len(" 5d1f3a20\n")

Saved: TypeAlias = bool | int
"""The games in the file: those after so many steps, `True` for those that are shown, `False` for none of these."""

Stamp: TypeAlias = Callable[[], tuple[float, int]]
"""Returns the time in seconds since 1970, and how many changes are not saved."""

KeepAside: TypeAlias = Callable[[bytes], int]
"""Keeps what is too large for the journal in a file beside it, and returns its number, from 1."""


class UndoStep(NamedTuple):
    """A step of the undo history."""

    text: str
    before: Snapshot
    after: Snapshot


class OnDisk(NamedTuple):
    """What is known of the file of a document when it was last read or written.

    path: None if it has none. size, digest: of its bytes; None for a digest that would take too long. title: the name
    of a document without a file. origin: the file that it is a copy of. time: when all this was recorded.
    """

    path: str | None = None
    size: int = 0
    digest: str | None = None
    title: str = ""
    origin: str | None = None
    time: int = 0

    @classmethod
    def of(cls, file: File, digest: str | None = None) -> Self:
        """Return what is known of a file; digest: that of its bytes, if it was found in a thread."""
        if digest is None and len(file.data) <= LARGEST_HASHED:
            digest = sha256(file.data).hexdigest()
        return cls(_absolute(file.path), len(file.data), digest, file.title, _absolute(file.origin))

    @classmethod
    def read(cls, record: Record, time: Json) -> Self:
        """Read what `as_record` has returned. Raises one of `UNFIT` for anything else."""
        path, origin, digest = record["file"], record["origin"], record["sha256"]
        for name in (path, origin):
            if name is not None and "\0" in typed(name, str):
                raise ValueError
        return cls(
            path,
            typed(record["size"], int),
            None if digest is None else typed(digest, str),
            typed(record["title"], str),
            origin,
            typed(time, int),
        )

    def as_record(self) -> Record:
        """Return it as a JSON object."""
        return {
            "file": self.path,
            "size": self.size,
            "sha256": self.digest,
            "title": self.title,
            "origin": self.origin,
        }

    @property
    def name(self) -> str | None:
        """The name to show; None if it has none."""
        return self.title or None if self.path is None else files.readable(Path(self.path).name)


def _absolute(path: Path | None) -> str | None:
    return None if path is None else str(path.absolute())


class Beginning(NamedTuple):
    """What a document is when its journal begins.

    opened: the file as the document was opened with it. disk: its file now. saved: the games in that file. steps: the
    undo history, of which `done` are done. readings: files read since, of which the layout of their entries is kept.
    """

    opened: File
    snapshot: Snapshot
    disk: OnDisk = OnDisk()
    saved: Collection | None = None
    steps: Sequence[UndoStep] = ()
    done: int = 0
    readings: tuple[File, ...] = ()


class Journal:
    """Makes the lines of a journal; what is to be written is returned as bytes.

    now: the snapshot that the journal has arrived at. line_count: how many lines it has. stamp: what each
    record says of its moment. keep_aside: keeps what is too large for a line. length: how many bytes it has. disk_at:
    where the last record of the file begins.
    """

    def __init__(
        self,
        differences: Differences,
        now: Snapshot,
        stamp: Stamp,
        keep_aside: KeepAside,
        line_count: int = 0,
        length: int = 0,
        disk_at: int = 0,
    ) -> None:
        self.now = now
        self._differences = differences
        self._stamp = stamp
        self._keep_aside = keep_aside
        self._line_count = line_count
        self._length = length
        self._disk_at = disk_at

    @classmethod
    def beginning(
        cls, what: Beginning, stamp: Stamp, keep_aside: KeepAside, write: Callable[[bytes], object]
    ) -> Generator[None, None, Self]:
        """Begin a journal, in slices. write: takes the first lines, one by one."""
        base = base_of(what.opened)
        differences = yield from Differences.beginning(_opened_games(what.opened))
        journal = cls(differences, differences.nothing, stamp, keep_aside)
        write(journal._line(_header(what, base, stamp()[0])) + journal._line(_stored(base)))
        readings = journal.kept(what.readings) if what.readings else b""
        first = what.steps[0].before if what.steps else what.snapshot
        for each in journal.prepare(first):
            write(each)
            yield
        write(readings + journal._record({"state": journal._moved(first)}))
        if first.collection is what.saved:
            write(journal.saved())
        for step in what.steps:
            for each in journal.prepare(step.after):
                write(each)
                yield
            write(journal.step(step))
            if step.after.collection is what.saved:
                write(journal.saved())
            yield
        for step in reversed(what.steps[what.done :]):
            write(journal.undone(step, is_known=True))
        write(journal.gone(what.snapshot))
        return journal

    def prepare(self, after: Snapshot) -> Iterator[bytes]:
        """Iterate over slices of the parts of the next step, if it changes very many nodes or games."""
        for found in self._differences.preparing(self.now, after):
            yield b"" if found is None else self._record({"part": found})

    def step(self, step: UndoStep) -> bytes:
        """Record an edit."""
        return self._record({"step": step.text, **self._found(step.before, step.after)})

    def grown(self, after: Snapshot) -> bytes:
        """Record that the last step goes on, to another snapshot."""
        return self._record({"grow": self._moved(after)})

    def dropped(self, before: Snapshot) -> bytes:
        """Record that the last step came to nothing: all is as it was before it."""
        self.now = before
        return self._record({"drop": 1})

    def undone(self, step: UndoStep, *, is_known: bool) -> bytes:
        """Record an undo; is_known: whether the step is in the journal."""
        found = {"undo": 1} if is_known else {"undone": step.text, **self._found(step.after, step.before)}
        self.now = step.before
        return self._record(found)

    def redone(self, step: UndoStep) -> bytes:
        """Record the redo of a step that is in the journal."""
        self.now = step.after
        return self._record({"redo": 1})

    def gone(self, now: Snapshot) -> bytes:
        """Record that nothing was edited, but the cursor is elsewhere; return nothing if it is not."""
        found = self._moved(now)
        return self._record({"go": found}) if found else b""

    def kept(self, readings: Sequence[File]) -> bytes:
        """Record which files have given the document the layout of their entries, in this order."""
        numbers = [self._differences.number_of(file.require_collection(), base_of(file)) for file in readings]
        return self._record({"kept": numbers})

    def saved(self) -> bytes:
        """Record that the file holds the games as they are now."""
        return self._record({"saved": True})

    def saving(self, disk: OnDisk, saved: Saved) -> bytes:
        """Record what will be known of the file, and which games it holds, once these are saved."""
        return self._record({"saving": disk.as_record(), "games": saved})

    def on_disk(self, disk: OnDisk, saved: Saved) -> bytes:
        """Record what is known of the file now, and which games it holds."""
        return self._record({"disk": disk.as_record(), "saved": saved})

    def stamped(self) -> bytes:
        """Record nothing but how many changes are not saved."""
        return self._record({})

    def closed(self) -> bytes:
        """Record that the document was closed without being saved."""
        return self._record({"closed": True})

    def _found(self, before: Snapshot, after: Snapshot) -> Record:
        first, second = self._moved(before), self._moved(after)
        return {"from": first, "to": second} if first else {"to": second}

    def _moved(self, after: Snapshot) -> Record:
        found = self._differences.find(self.now, after)
        self.now = after
        return found

    def _record(self, record: Record) -> bytes:
        time, unsaved = self._stamp()
        readings, self._differences.new_readings = self._differences.new_readings, []
        written = b"".join([self._line({"reading": self._stored(reading)}) for reading in readings])
        if "disk" in record:
            self._disk_at = self._length
        return written + self._line({"t": round(time), "u": unsaved, "d": self._disk_at, **record})

    def _stored(self, reading: Base) -> Record:
        found = {**_stored(reading), "format": reading.format, "encoding": reading.encoding}
        if (size := len(reading.stored)) > LARGEST_BASE:
            found |= {"aside": self._keep_aside(reading.data or reading.stored), "size": size}
        return found

    def _line(self, record: Record) -> bytes:
        line = format_line(self._line_count, record)
        self._line_count += 1
        self._length += len(line)
        return line


def base_of(opened: File) -> Base:
    """Return what the games of a file can be read from again."""
    collection = opened.collection
    if collection is None or opened.format is None:
        return Base()
    return Base.of(collection.source, opened.data, opened.format.name)


def _opened_games(opened: File) -> Collection:
    return opened.collection if opened.collection is not None and base_of(opened) != Base() else NO_GAMES


def _header(what: Beginning, base: Base, time: float) -> Record:
    return {
        "v": JOURNAL_VERSION,
        "app": __version__,
        "t": round(time),
        **what.disk.as_record(),
        "format": base.format,
        "encoding": base.encoding,
        "base size": len(base.stored),
    }


def _stored(base: Base) -> Record:
    """Return the base for the journal itself, null if it is too large for that."""
    is_large = len(base.stored) > LARGEST_BASE
    if base.text:
        return {"text": None if is_large else base.text}
    return {"base": None if is_large else b64encode(base.data).decode("ascii")}


# The lines of a journal.


class JournalLine(NamedTuple):
    """A record read, and where its line ends in the file."""

    record: Record
    end: int


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


def _check(text: bytes) -> bytes:
    """Return the end of the line of a text."""
    return b" %08x\n" % zlib.crc32(text)


def _refuse(number: str) -> object:
    raise ValueError(f"{number:.20} is never written")

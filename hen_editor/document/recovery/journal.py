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
from base64 import b64decode, b64encode
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, Self, TypeAlias

from hen_editor import __version__
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.formats import FORMATS, SGF, Format, Kept
from hen_editor.core.sgf import Collection, EncodingReason
from hen_editor.core.slices import finished, part, pausing
from hen_editor.document import files
from hen_editor.document.files import File
from hen_editor.document.recovery.differences import NO_GAMES, UNFIT, Base, Differences, Json, Record, typed
from hen_editor.document.threads import looked_up

VERSION = 2

LARGEST_BASE = 1 << 20
"""The most bytes that are kept in the journal itself; larger ones are in a file beside it."""

LARGEST_HASHED = 1 << 24
"""The most bytes of a file that are hashed where the window waits; of larger ones, only those that are being saved."""

LATEST_TIME = 253_402_300_799
"""The last second of the year 9999, since 1970; no time is later."""

_BASE_SHARE = 0.2
"""The share of the progress that reading the games as they were opened has, whatever the number of steps."""

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


def begun(what: Beginning, stamp: Stamp) -> tuple[Journal, bytes]:
    """Begin a journal at once; return its first lines, too."""
    first: list[bytes] = []
    journal = finished(Journal.beginning(what, stamp, _keep_nothing, first.append))
    return journal, b"".join(first)


def _keep_nothing(data: bytes) -> int:
    return 0


def continued(found: "Recovered", stamp: Stamp, keep_aside: KeepAside = _keep_nothing) -> Journal:
    """Return the journal that goes on where one that was read ends."""
    place = found.line_count, found.length, found.disk_at
    return Journal(found.differences, found.snapshot, stamp, keep_aside, *place)


def base_of(opened: File) -> Base:
    """Return what the games of a file can be read from again."""
    collection = opened.collection
    if collection is None or opened.format is None:
        return Base()
    source, row = collection.source, opened.format.name
    if not opened.data:
        return Base(text=source.text, format=row) if source.text else Base()
    is_chosen = collection.encoding_reason is EncodingReason.ASKED
    return Base(opened.data, format=row, encoding=source.segments[0].codec if is_chosen else None)


def reading_base(base: Base, formats: Sequence[Format] = FORMATS) -> Generator[float, None, File]:
    """Read the games of a document again, in slices; yield the progress, from 0 to 1.

    Raises LookupError for a format or an encoding that is not known.
    """
    if not base.format:
        return File()
    row = {row.name: row for row in formats}[base.format]
    if base.text:
        return (yield from files.reading_text(base.text, [row]))
    read = yield from row.reading(base.data, base.encoding)
    return File(None, read.collection, read.diagnostics, read.refusal, base.data, row, read.kept)


def _opened_games(opened: File) -> Collection:
    return opened.collection if opened.collection is not None and base_of(opened) != Base() else NO_GAMES


class Header(NamedTuple):
    """The first line of a journal. base_size: how many bytes the base has."""

    disk: OnDisk
    format: str
    encoding: str | None
    base_size: int

    @classmethod
    def read(cls, record: Record) -> Self:
        """Read a first line. Raises one of `UNFIT` for anything else, and for that of another version."""
        encoding = None if record["encoding"] is None else typed(record["encoding"], str)
        disk = OnDisk.read(record, record["t"])
        if record["v"] != VERSION or not 0 <= disk.time <= LATEST_TIME:
            raise ValueError
        return cls(disk, typed(record["format"], str), encoding, typed(record["base size"], int))


def _header(what: Beginning, base: Base, time: float) -> Record:
    return {
        "v": VERSION,
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


def _base_read(header: Header, kept: Record, beside: "Beside") -> Base:
    base = _read_from(kept, header.format, header.encoding, lambda: beside(header, 0))
    if len(base.stored) != header.base_size:
        raise ValueError
    return base


def _read_from(kept: Record, row: str, encoding: str | None, large: Callable[[], bytes]) -> Base:
    if "text" in kept:
        text = kept["text"]
        if text is None:
            text = large().decode("utf-8", "surrogatepass")
        return Base(text=typed(text, str), format=row)
    data = kept["base"] if "base" in kept else kept["data"]  # as it was called before for readings
    return Base(large() if data is None else b64decode(data), "", row, encoding)


def _reading(header: Header, kept: Record, beside: "Beside", formats: Sequence[Format]) -> Generator[float, None, File]:
    """Read other games, in slices; raise one of `UNFIT` for anything else than a record of them."""
    name, encoding, aside = kept.get("format", SGF.name), kept.get("encoding"), kept.get("aside", 0)
    large = partial(beside, header, typed(aside, int))
    base = yield from pausing(looked_up(partial(_read_from, kept, name, encoding, large)), 0.0)
    if aside and len(base.stored) != kept["size"]:
        raise ValueError
    row = {row.name: row for row in formats}[name]
    read = yield from row.reading(base.text or base.data, base.encoding)
    return File(None, read.collection, data=base.data, format=row, kept=read.kept)


Beside: TypeAlias = Callable[[Header, int], bytes]
"""Returns what is kept beside a journal: the bytes of its base (0), or those of a number; empty if they are not."""


@dataclass(frozen=True, slots=True)
class Recovered:
    """What a journal holds.

    disk: the file of the document. saving: what it became, and the games that it holds then, if it was being saved.
    opened: the file as the document was opened with it. saved: the games that the file holds, None if they are none of
    these. steps: the undo history, of which `index` are done. snapshot: the last one. line_count, length: how many
    lines were read, and their bytes. is_closed: whether the document was closed without being saved. is_whole: whether
    nothing but a damaged end follows these lines. disk_at: where the last record of the file begins. readings: files
    read since it was opened, of which the layout of their entries is kept.
    """

    disk: OnDisk
    saving: tuple[OnDisk, Collection] | None
    opened: File
    saved: Collection | None
    steps: tuple[UndoStep, ...]
    index: int
    snapshot: Snapshot
    differences: Differences
    line_count: int
    length: int
    is_closed: bool
    is_whole: bool
    disk_at: int
    readings: tuple[File, ...]

    @property
    def kept(self) -> Kept:
        """The layout of the entries of all files that the document was read from."""
        return files.all_kept(self.opened, *self.readings)


def recovered(data: bytes) -> Recovered | None:
    """Read a journal that holds the bytes that the games were read from, as `recovering` does."""
    return finished(recovering(data, lambda header, number: b""))


def recovering(
    data: bytes, beside: Beside, formats: Sequence[Format] = FORMATS
) -> Generator[float, None, Recovered | None]:
    """Read a journal in slices as far as it is whole, and fits; None if that is not even its beginning.

    Yields the progress, from 0 to 1. Whatever the data are, nothing is raised.
    """
    reading = read_lines(data)
    first, second = next(reading, None), next(reading, None)
    if first is None or second is None:
        return None
    try:
        header = Header.read(first.record)
        base = yield from pausing(looked_up(partial(_base_read, header, second.record, beside)), 0.0)
        opened = yield from part(reading_base(base, formats), 0, _BASE_SHARE)
        differences = yield from pausing(Differences.beginning(opened.collection or NO_GAMES), _BASE_SHARE)
    except UNFIT:
        return None
    history = _History(differences, header.disk)
    count, length, disk_at, is_whole = 2, second.end, 0, True
    for line in reading:
        done = _BASE_SHARE + (1 - _BASE_SHARE) * line.end / len(data)
        try:
            if "reading" in line.record:
                file = yield from pausing(_reading(header, line.record["reading"], beside, formats), done)
                history.files[(yield from pausing(differences.noting(file.require_collection()), done))] = file
            yield from pausing(history.taking(line.record), done)
        except UNFIT:
            is_whole = False
            break
        disk_at = length if "disk" in line.record else disk_at
        count, length = count + 1, line.end
        yield done
    if history.first is None:
        return None
    differences.pass_ids()
    return Recovered(
        history.disk,
        history.saving,
        opened if opened.collection is not None else opened._replace(collection=history.first.collection),
        history.saved,
        tuple(history.steps),
        history.index,
        history.now,
        differences,
        count,
        length,
        history.is_closed,
        is_whole,
        disk_at,
        history.readings,
    )


class _History:
    """The undo history as it becomes by one record after another.

    first: the first snapshot, None before it is read. files: those that other games were read from, by the numbers of
    the readings.
    """

    def __init__(self, differences: Differences, disk: OnDisk) -> None:
        self.disk = disk
        self.saving: tuple[OnDisk, Collection] | None = None
        self.first: Snapshot | None = None
        self.saved: Collection | None = None
        self.steps: list[UndoStep] = []
        self.index = 0
        self.is_closed = False
        self.files: dict[int, File] = {}
        self.readings: tuple[File, ...] = ()
        self.now = differences.nothing
        self._differences = differences

    def taking(self, record: Record) -> Generator[float, None, None]:
        """Take the next record in slices. Raises one of `UNFIT` if it does not fit, and leaves all as it was."""
        if self.first is None and not record.keys() & {"state", "part", "reading", "kept"}:
            raise ValueError
        if "state" in record:
            now = yield from self._differences.applying(self.now, record["state"])
            if not now.collection.loaded:
                now = now._replace(collection=replace(now.collection, loaded=now.collection.games))
            self.now = self.first = now
        elif "step" in record:
            before, after = yield from self._applying(record)
            self.steps[self.index :] = [UndoStep(typed(record["step"], str), before, after)]
            self.index += 1
            self.now = after
        elif "undone" in record:
            after, before = yield from self._applying(record)
            self.steps.insert(0, UndoStep(typed(record["undone"], str), before, after))
            self.now = before
        elif "grow" in record:
            step = self._step(self.index - 1)
            self.now = yield from self._differences.applying(self.now, record["grow"])
            self.steps[self.index - 1 :] = [step._replace(after=self.now)]
        elif "drop" in record:
            self.now = self._step(self.index - 1).before
            self.index -= 1
            del self.steps[self.index :]
        elif "undo" in record:
            self.now = self._step(self.index - 1).before
            self.index -= 1
        elif "redo" in record:
            self.now = self._step(self.index).after
            self.index += 1
        elif "kept" in record:
            self.readings = tuple(self.files[number] for number in record["kept"])
        elif "part" in record:
            self._differences.hold_part(record["part"])
        elif "go" in record:
            self.now = yield from self._differences.applying(self.now, record["go"])
        elif "saving" in record:
            games = self._games(record["games"])
            self.saving = None if games is None else (OnDisk.read(record["saving"], record["t"]), games)
        if "disk" in record:
            self.disk, self.saving = OnDisk.read(record["disk"], record["t"]), None
        if "saved" in record:
            self.saved = self._games(record["saved"])
        self.is_closed = "closed" in record

    def _games(self, saved: Saved) -> Collection | None:
        if isinstance(saved, bool):
            return self.now.collection if saved else None
        return self._step(saved - 1).after.collection if saved else self._step(0).before.collection

    def _step(self, index: int) -> UndoStep:
        if not 0 <= index < len(self.steps):
            raise ValueError
        return self.steps[index]

    def _applying(self, record: Record) -> Generator[float, None, tuple[Snapshot, Snapshot]]:
        first = yield from self._differences.applying(self.now, record.get("from", {}))
        return first, (yield from self._differences.applying(first, record["to"]))


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

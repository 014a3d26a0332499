"""What is recovered from a journal: the document as it was, with its undo history, and a journal that goes on there."""

from base64 import b64decode
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple, Self, TypeAlias

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.formats import SGF, Format, Kept
from hen_editor.core.sgf import Collection
from hen_editor.core.slices import finished, part, pausing
from hen_editor.document import files
from hen_editor.document.files import File
from hen_editor.document.recovery.differences import NO_GAMES, UNFIT, Base, Differences
from hen_editor.document.recovery.game_differences import Record, typed
from hen_editor.document.recovery.journal import (
    JOURNAL_VERSION,
    Journal,
    KeepAside,
    OnDisk,
    Saved,
    Stamp,
    UndoStep,
    read_lines,
)
from hen_editor.document.threads import looked_up, working
from hen_editor.formats import FORMATS

LATEST_TIME = 253_402_300_799
"""The last second of the year 9999, since 1970; no time is later."""

_BASE_SHARE = 0.2
"""The share of the progress that reading the games as they were opened has, whatever the number of steps."""


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
        if record["v"] != JOURNAL_VERSION or not 0 <= disk.time <= LATEST_TIME:
            raise ValueError
        return cls(disk, typed(record["format"], str), encoding, typed(record["base size"], int))


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
        opened = yield from part(_reading_opened(base, formats), 0, _BASE_SHARE)
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


def continued(found: Recovered, stamp: Stamp, keep_aside: KeepAside) -> Journal:
    """Return the journal that goes on where one that was read ends."""
    place = found.line_count, found.length, found.disk_at
    return Journal(found.differences, found.snapshot, stamp, keep_aside, *place)


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


# What the games were read from.


def _reading_opened(base: Base, formats: Sequence[Format]) -> Generator[float, None, File]:
    """Read the games of a document again, in slices; yield the progress, from 0 to 1.

    Raises LookupError for a format or an encoding that is not known.
    """
    if not base.format:
        return File()
    row = {row.name: row for row in formats}[base.format]
    if base.text:
        return (yield from working(partial(files.of_text, base.text, [row])))
    read = yield from working(lambda progress: row.read(base.data, base.encoding, progress=progress))
    return File(None, read.collection, read.diagnostics, read.refusal, base.data, row, read.kept)


def _base_read(header: Header, kept: Record, beside: Beside) -> Base:
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


def _reading(header: Header, kept: Record, beside: Beside, formats: Sequence[Format]) -> Generator[float, None, File]:
    """Read other games, in slices; raise one of `UNFIT` for anything else than a record of them."""
    name, encoding, aside = kept.get("format", SGF.name), kept.get("encoding"), kept.get("aside", 0)
    large = partial(beside, header, typed(aside, int))
    base = yield from pausing(looked_up(partial(_read_from, kept, name, encoding, large)), 0.0)
    if aside and len(base.stored) != kept["size"]:
        raise ValueError
    row = {row.name: row for row in formats}[name]
    read = yield from working(lambda progress: row.read(base.text or base.data, base.encoding, progress=progress))
    return File(None, read.collection, data=base.data, format=row, kept=read.kept)

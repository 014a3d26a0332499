"""What is recovered from a journal: the document as it was, with its undo history."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.formats import Format, Kept
from hen_editor.core.progress import Progress, unreported
from hen_editor.core.sgf import Collection
from hen_editor.document.files import File
from hen_editor.document.recovery.journal import JOURNAL_VERSION, OnDisk, read_disk, read_lines
from hen_editor.document.recovery.state import UNFIT, Json, ReadEntries, Record, read_file, read_view, typed
from hen_editor.formats import FORMATS

MAX_TOTAL_LENGTH = 64_000_000
"""The most bytes of all files of the steps that are recovered; what is made of them takes three times as much."""


class UndoStep(NamedTuple):
    """A step of the undo history."""

    text: str
    before: Snapshot
    after: Snapshot


@dataclass(frozen=True, slots=True)
class Recovered:
    """What a journal holds.

    disk: the file of the document. saving: what it became, and the games that it holds then, if it was being saved.
    format: that of the document, None for a new one. saved: the games that the file holds, None if they are none of
    these. steps: the undo history, of which `index` are done, without the `dropped` oldest ones. snapshot: the last
    one. diagnostics: what was found wrong with its file. layout: the entries that games were read from. line_count,
    length: how many lines were read, and their bytes. disk_at: where the last record of the file begins. total_length:
    the bytes of all files. is_closed: whether the document was closed without being saved. is_whole: whether nothing
    but a damaged end follows these lines.
    """

    disk: OnDisk
    saving: tuple[OnDisk, Collection | None] | None
    format: Format | None
    saved: Collection | None
    steps: tuple[UndoStep, ...]
    index: int
    dropped: int
    snapshot: Snapshot
    diagnostics: tuple[Diagnostic, ...]
    layout: ReadEntries
    line_count: int
    length: int
    disk_at: int
    total_length: int
    is_closed: bool
    is_whole: bool

    @property
    def kept(self) -> Kept:
        """The layout of the entries of all files that the document was read from."""
        return self.layout.kept

    @property
    def states(self) -> list[Collection]:
        """The games of all states, the present ones first, then the newest."""
        older = [games for step in reversed(self.steps) for games in (step.after.collection, step.before.collection)]
        return [self.snapshot.collection, *older]

    def as_file(self) -> File:
        """Return the document as a file that was opened."""
        return File(None, self.snapshot.collection, self.diagnostics, format=self.format, kept=self.kept)


def recovered(data: bytes, formats: Sequence[Format] = FORMATS, progress: Progress = unreported) -> Recovered | None:
    """Read a journal as far as it is whole, and fits; None if that is not even its beginning.

    Whatever the data are, nothing is raised.
    """
    lines = read_lines(data)
    first = next(lines, None)
    disk = None if first is None or first.record.get("v") != JOURNAL_VERSION else read_disk(first.record)
    rows = {row.name: row for row in formats}
    if first is None or disk is None or not (disk.format is None or disk.format in rows):
        return None
    history = _History(disk)
    count, length, disk_at, is_whole = 1, first.end, 0, True
    for line in lines:
        try:
            history.read(line.record)
        except UNFIT:
            is_whole = False
            break
        disk_at = length if "disk" in line.record else disk_at
        count, length = count + 1, line.end
        progress(line.end / len(data))
    now = history.now
    if now is None:
        return None
    return Recovered(
        history.disk,
        history.saving,
        None if history.disk.format is None else rows.get(history.disk.format),
        history.saved,
        tuple(history.steps),
        history.index,
        history.dropped,
        now,
        history.diagnostics.get(id(now.collection), ()),
        history.layout,
        count,
        length,
        disk_at,
        history.total_length,
        history.is_closed,
        is_whole,
    )


class _History:
    """The undo history as it becomes by one record after another.

    now: the last snapshot, None before the first is read. dropped: how many of the oldest steps are left out.
    """

    def __init__(self, disk: OnDisk) -> None:
        self.disk = disk
        self.saving: tuple[OnDisk, Collection | None] | None = None
        self.saved: Collection | None = None
        self.steps: list[UndoStep] = []
        self.index = self.dropped = 0
        self.now: Snapshot | None = None
        self.layout = ReadEntries()
        self.diagnostics: dict[int, tuple[Diagnostic, ...]] = {}
        self.total_length = 0
        self.is_closed = False
        self._lengths: list[int] = []

    def read(self, record: Record) -> None:
        """Read the next record. Raises one of `UNFIT` if it does not fit, and leaves all as it was."""
        if "kept" in record:
            self.layout.read(record["kept"])
        elif "state" in record:
            self.now, _ = self._shown(record["state"])
            self.steps, self._lengths, self.index, self.dropped = [], [], 0, 0
        elif self.now is None:
            raise ValueError
        elif "step" in record:
            text, (after, length) = typed(record["step"], str), self._shown(record["to"])
            self.steps[self.index :] = [UndoStep(text, self.now, after)]
            self._lengths[self.index :] = [length]
            self.index += 1
            self.now = after
            self._drop_oldest()
        elif "grow" in record:
            step = self._step(self.index - 1)
            self.now, length = self._shown(record["grow"])
            self.steps[self.index - 1] = step._replace(after=self.now)
            self._lengths[self.index - 1] = length
        elif "undo" in record:
            self.now = self._step(self.index - self._count(record["undo"])).before
            self.index -= record["undo"]
        elif "redo" in record:
            self.now = self._step(self.index + self._count(record["redo"]) - 1).after
            self.index += record["redo"]
        elif "drop" in record:
            del self.steps[self.index :]
            del self._lengths[self.index :]
        elif "go" in record:
            self.now, _ = self._shown(record["go"])
        elif "saving" in record:
            self.saving = OnDisk.read(record["saving"], record["t"]), self._games(record["saved"])
        elif "disk" in record:
            disk, saved = OnDisk.read(record["disk"], record["t"]), self._games(record["saved"])
            self.disk, self.saved, self.saving = disk, saved, None
        self.is_closed = "closed" in record

    def _shown(self, record: Record) -> tuple[Snapshot, int]:
        """Return a snapshot, and how many bytes its file has, if it is a new one."""
        if "file" not in record:
            if self.now is None:
                raise ValueError
            return read_view(self.now.collection, record), 0
        file = read_file(record, self.layout)
        shown = read_view(file.collection, record)
        self.total_length += file.length
        if file.diagnostics:
            self.diagnostics[id(file.collection)] = file.diagnostics
        return shown, file.length

    def _drop_oldest(self) -> None:
        if self.total_length < MAX_TOTAL_LENGTH:
            return
        while len(self.steps) > 1 and sum(self._lengths) > MAX_TOTAL_LENGTH:
            del self.steps[0], self._lengths[0]
            self.index -= 1
            self.dropped += 1

    def _games(self, position: Json) -> Collection | None:
        if position is None or position == self.index + self.dropped:
            return None if position is None or self.now is None else self.now.collection
        place = typed(position, int) - self.dropped
        if place < 0:
            return None
        return self._step(place - 1).after.collection if place else self._step(0).before.collection

    def _count(self, count: Json) -> int:
        number = typed(count, int)
        if number < 1:
            raise ValueError
        return number

    def _step(self, index: int) -> UndoStep:
        if not 0 <= index < len(self.steps):
            raise ValueError
        return self.steps[index]

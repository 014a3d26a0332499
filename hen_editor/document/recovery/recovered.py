"""What is recovered from a journal: the document as it was, with its undo history."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.formats import Format, Kept
from hen_editor.core.progress import Progress, unreported
from hen_editor.core.sgf import Collection
from hen_editor.document.change import UndoStep
from hen_editor.document.files import File
from hen_editor.document.recovery.journal import JOURNAL_VERSION, OnDisk, read_lines
from hen_editor.document.recovery.state import UNFIT, Json, ReadEntries, Record, StateFile, read_file, read_view, typed
from hen_editor.formats import FORMATS

MAX_TOTAL_LENGTH = 64_000_000
"""The most bytes of all files of the steps that are recovered; once read they take three times as much memory."""


@dataclass(frozen=True, slots=True)
class Recovered:
    """What a journal holds.

    disk: the file of the document. saving: what it was to become, and the games in that, if it was being saved. format:
    the document's, None for a new one. saved: the games in the file, None if they are no state of the document's.
    steps: the undo history, of which `index` are done. snapshot: the last one. diagnostics: what was found wrong with
    its file. kept: the layout of the entries of all files that the document was read from. is_whole: whether nothing is
    missing, except a line that was cut off at the end.
    """

    disk: OnDisk
    saving: tuple[OnDisk, Collection | None] | None
    format: Format | None
    saved: Collection | None
    steps: tuple[UndoStep, ...]
    index: int
    snapshot: Snapshot
    diagnostics: tuple[Diagnostic, ...]
    kept: Kept
    is_whole: bool

    def as_file(self) -> File:
        """Return the document as a file that was opened."""
        return File(None, self.snapshot.collection, self.diagnostics, format=self.format, kept=self.kept)


def recovered(data: bytes, formats: Sequence[Format] = FORMATS, progress: Progress = unreported) -> Recovered | None:
    """Read a journal, as far as it is not damaged; None if not even its header and one state can be read.

    Raises nothing, whatever the data are.
    """
    lines = read_lines(data)
    first = next(lines, None)
    disk = None if first is None or not first.follows else header_disk(first.record)
    if disk is None:
        return None
    history = _History(disk)
    is_whole = True
    for line in lines:
        try:
            history.read(line.record, follows=line.follows)
        except UNFIT:
            is_whole = False
        is_whole &= line.follows
        progress(line.end / len(data))
    rows = {row.name: row for row in formats}
    now, name = history.now, history.disk.format
    if now is None or not (name is None or name in rows):
        return None
    return Recovered(
        history.disk,
        history.saving,
        None if name is None else rows[name],
        history.saved,
        *history.steps(),
        now,
        history.diagnostics(),
        history.layout.kept,
        is_whole,
    )


def header_disk(header: Record | None) -> OnDisk | None:
    """Return what a header says about the file; None if it is not a header, or another version's."""
    try:
        return OnDisk.read(header["disk"]) if header is not None and header["v"] == JOURNAL_VERSION else None
    except UNFIT:
        return None


class _Step(NamedTuple):
    """A step; what was shown before and after it, None where that is not recorded."""

    text: str
    before: Snapshot | None
    after: Snapshot | None


class _History:
    """The undo history as record after record builds it. now: the last snapshot, None if there is none."""

    def __init__(self, disk: OnDisk) -> None:
        self.disk = disk
        self.saving: tuple[OnDisk, Collection | None] | None = None
        self.saved: Collection | None = None
        self.now: Snapshot | None = None
        self.layout = ReadEntries()
        self._done = 0
        self._steps: dict[int, _Step] = {}
        self._states: dict[int, StateFile] = {}
        self._is_broken = False

    def read(self, record: Record, *, follows: bool) -> None:
        """Read the next record; follows: whether none is missing before it. Raises one of `UNFIT` if it is not valid.

        After a record that is missing or not valid, the history begins anew with the first one that has a file.
        """
        is_new = self._is_broken or not follows
        self._is_broken = True  # until all of it is read
        is_broken = is_new and "file" not in record
        if "kept" in record:
            self.layout.read(record["kept"])
        if "done" in record and not is_broken:
            self._read_state(record, is_new=is_new)
        if "saving" in record:
            self.saving = OnDisk.read(record["saving"]), None if is_broken else self._games(record["saved"])
        if "disk" in record:
            disk, saved = OnDisk.read(record["disk"]), None if is_broken else self._games(record["saved"])
            self.disk, self.saved, self.saving = disk, saved, None
        self._is_broken = is_broken

    def steps(self) -> tuple[tuple[UndoStep, ...], int]:
        """Return the undo history, and how many steps are done; a step without a state is part of the one after it."""
        found: list[UndoStep] = []
        index = 0
        before: Snapshot | None = None
        for place, step in sorted(self._steps.items()):
            before = step.before if before is None else before
            if before is not None and step.after is not None:
                found.append(UndoStep(step.text, before, step.after))
            if step.after is not None:
                before = None
            if place <= self._done:
                index = len(found)
        return tuple(found), index

    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """Return what was found wrong with the file of the last state."""
        return self._states[self._done].diagnostics

    def _read_state(self, record: Record, *, is_new: bool) -> None:
        """Read the steps, and what is shown; is_new: whether what was read before is not part of its history."""
        steps, states = ({}, {}) if is_new else (dict(self._steps), dict(self._states))
        done = _place(record["done"])
        first = _place(record["from"]) if "from" in record else None
        if first is not None:
            steps = {place: step for place, step in steps.items() if place <= first}
            states = {place: state for place, state in states.items() if place <= first}
            if first not in states and first not in steps:
                steps, states = {}, {}
        if "file" in record:
            states[done] = read_file(record["file"], self.layout)
        elif "as" in record:
            states[done] = states[record["as"]]
        state = states[done]
        for place, (text, before, after) in enumerate(record.get("steps", ()), done if first is None else first + 1):
            known = states.get(place - 1)
            steps[place] = _Step(
                typed(text, str),
                None if known is None else read_view(known.collection, before),
                read_view(state.collection, after) if place == done else None,
            )
        now = read_view(state.collection, record["now"]) if "now" in record else steps[done].after
        if now is None:
            raise ValueError
        if done in steps and steps[done].after is None:
            steps[done] = steps[done]._replace(after=now)
        if done + 1 in steps and steps[done + 1].before is None:
            steps[done + 1] = steps[done + 1]._replace(before=now)
        self._done, self._steps, self._states, self.now = done, steps, states, now
        while len(states) > 1 and sum(each.length for each in states.values()) > MAX_TOTAL_LENGTH:
            self._leave_one_out()

    def _leave_one_out(self) -> None:
        """Forget the oldest state, and the steps before it; if it is shown, the newest, and those after it."""
        oldest, newest = min(self._states), max(self._states)
        if oldest < self._done:
            del self._states[oldest]
            start = min(self._states)
            self._steps = {place: step for place, step in self._steps.items() if place > start}
        else:
            del self._states[newest]
            stop = max(self._states)
            self._steps = {place: step for place, step in self._steps.items() if place <= stop}

    def _games(self, place: Json) -> Collection | None:
        state = self._states.get(typed(place, int)) if place is not None else None
        return None if state is None else state.collection


def _place(value: Json) -> int:
    place = typed(value, int)
    if place < 0:
        raise ValueError
    return place

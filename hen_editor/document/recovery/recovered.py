"""What is recovered from a journal: the document as it was, with its undo history."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
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
        self._done = self._first = self._length = 0
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
        """Read the steps, and what is shown; is_new: whether what was read before is not part of its history.

        All that may raise comes first. Then the history is changed in place: it may be long.
        """
        done = _place(record["done"])
        first = _place(record["from"]) if "from" in record else None
        start = done if first is None else first
        is_new |= not self._first <= start <= self._last
        last_kept = -1 if is_new else self._last if first is None else first

        def known(place: int) -> StateFile | None:
            return self._states.get(place) if place <= last_kept else None

        place = typed(record.get("as", done), int)
        state = read_file(record["file"], self.layout) if "file" in record else known(place)
        if state is None:
            raise ValueError
        steps: dict[int, _Step] = {}
        for place, (text, before, after) in enumerate(() if first is None else record["steps"], start + 1):
            begun = state if place - 1 == done else known(place - 1)
            steps[place] = _Step(
                typed(text, str),
                None if begun is None else read_view(begun.collection, before),
                read_view(state.collection, after) if place == done else None,
            )
        now = read_view(state.collection, record["now"]) if "now" in record else steps[done].after
        if now is None:
            raise ValueError
        if not (start if is_new else self._first) <= done <= start + len(steps):
            is_new, start, steps = True, done, {}
        self._forget(range(self._first if is_new else last_kept + 1, self._last + 1))
        if is_new:
            self._first = start
        self._steps |= steps
        self._forget_state(done)
        self._states[done] = state
        self._length += state.length
        if done in self._steps and self._steps[done].after is None:
            self._steps[done] = self._steps[done]._replace(after=now)
        if done + 1 in self._steps and self._steps[done + 1].before is None:
            self._steps[done + 1] = self._steps[done + 1]._replace(before=now)
        self._done, self.now = done, now
        while len(self._states) > 1 and self._length > MAX_TOTAL_LENGTH:
            self._leave_one_out()

    @property
    def _last(self) -> int:
        """The place of the last step; that of the first is `_first` + 1."""
        return self._first + len(self._steps)

    def _forget(self, places: Iterable[int]) -> None:
        """Forget steps and the states after them."""
        for place in places:
            self._steps.pop(place, None)
            self._forget_state(place)

    def _forget_state(self, place: int) -> None:
        state = self._states.pop(place, None)
        if state is not None:
            self._length -= state.length

    def _leave_one_out(self) -> None:
        """Forget the oldest state, and the steps before it; if it is shown, the newest, and those after it."""
        places = range(self._first, self._last + 1)
        oldest, second = islice(filter(self._states.__contains__, places), 2)
        if oldest < self._done:
            self._forget(range(self._first, second))
            del self._steps[second]
            self._first = second
        else:
            _, newest = islice(filter(self._states.__contains__, reversed(places)), 2)
            self._forget(range(newest + 1, self._last + 1))

    def _games(self, place: Json) -> Collection | None:
        state = self._states.get(typed(place, int)) if place is not None else None
        return None if state is None else state.collection


def _place(value: Json) -> int:
    place = typed(value, int)
    if place < 0:
        raise ValueError
    return place

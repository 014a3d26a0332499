"""The journal of one document, as bytes: what it began with, and a record for each step, undo and redo since.

The first lines are a header, the base (the bytes or the text that the games were read from, if they were) and the
snapshot that the journal began with, perhaps after its parts. Each later line is one of

    step, from, to     an edit: its name, what the cursor did before it, and what it changed
    grow               the last step goes on: a burst of typing, a drag
    drop               the last step came to nothing
    undo, redo         the last or the next step
    undone, from, to   the undo of a step older than the journal
    go                 the cursor alone
    part               a part of the next step, if that changes very many nodes
    disk               the file of the document has other bytes now
    closed             the document was closed without being saved

with the number of steps done (`i`) and the time (`t`).
"""

from base64 import b64decode, b64encode
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple

from hen_editor import __version__
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.formats import FORMATS, Format
from hen_editor.core.sgf import Collection, EncodingReason
from hen_editor.core.slices import finished, part
from hen_editor.document import files
from hen_editor.document.files import File
from hen_editor.document.recovery import lines
from hen_editor.document.recovery.differences import NO_GAMES, Differences
from hen_editor.document.recovery.lines import Record

VERSION = 1

LARGEST_BASE = 1 << 20
"""The most bytes that are kept in the journal itself; larger ones are in a file beside it."""

_BASE_SHARE = 0.2
"""The share of the progress that reading the games as they were opened has, whatever the number of steps."""


class Step(NamedTuple):
    """A step of the undo history."""

    text: str
    before: Snapshot
    after: Snapshot


class Beginning(NamedTuple):
    """What a document is when its journal begins.

    opened: the file as the document was opened with it. path, data: the file and its bytes as last read or written.
    is_saved: whether the snapshot is what the file holds.
    """

    opened: File
    snapshot: Snapshot
    path: str | None = None
    data: bytes = b""
    is_saved: bool = False


class Journal:
    """Makes the lines of a journal; what is to be written is returned as bytes.

    now: the snapshot that the journal has arrived at. depth: how many of its steps are done. count: how many lines it
    has. time: returns the time in seconds since 1970.
    """

    def __init__(
        self, differences: Differences, now: Snapshot, time: Callable[[], float], depth: int = 0, count: int = 0
    ) -> None:
        self.now = now
        self.depth = depth
        self._differences = differences
        self._time = time
        self._count = count

    def begin(self, beginning: Beginning) -> bytes:
        """Return the first lines."""
        return b"".join(self.begin_in_slices(beginning))

    def begin_in_slices(self, beginning: Beginning) -> Iterator[bytes]:
        """Iterate over the first lines, each made in a slice."""
        base, nothing = base_of(beginning.opened), self._differences.nothing
        yield self._line(_header(beginning, base, self._time()))
        yield self._line(_written(base))
        for found in self._differences.preparing(nothing, beginning.snapshot):
            yield b"" if found is None else self._line({"part": found})
        yield self._line({"state": self._differences.find(nothing, beginning.snapshot)})

    def prepare(self, after: Snapshot) -> Iterator[bytes]:
        """Iterate over slices of the parts of the next step, if it changes very many nodes or games."""
        for found in self._differences.preparing(self.now, after):
            yield b"" if found is None else self._record({"part": found})

    def step(self, step: Step) -> bytes:
        """Record an edit."""
        found = self._found(step.before, step.after)
        self.depth += 1
        return self._record({"step": step.text, **found})

    def grown(self, after: Snapshot) -> bytes:
        """Record that the last step goes on, to another snapshot."""
        return self._record({"grow": self._moved(after)})

    def dropped(self, before: Snapshot) -> bytes:
        """Record that the last step came to nothing: all is as it was before it."""
        self.now = before
        self.depth -= 1
        return self._record({"drop": 1})

    def undone(self, step: Step, *, is_known: bool) -> bytes:
        """Record an undo; is_known: whether the step is in the journal."""
        found = {"undo": 1} if is_known else {"undone": step.text, **self._found(step.after, step.before)}
        self.now = step.before
        self.depth -= is_known
        return self._record(found)

    def redone(self, step: Step) -> bytes:
        """Record the redo of a step that is in the journal."""
        self.now = step.after
        self.depth += 1
        return self._record({"redo": 1})

    def gone(self, now: Snapshot) -> bytes:
        """Record that nothing was edited, but the cursor is elsewhere; return nothing if it is not."""
        found = self._moved(now)
        return self._record({"go": found}) if found else b""

    def written(self, path: str | None, data: bytes) -> bytes:
        """Record that the file of the document has other bytes now."""
        return self._record({"disk": _disk(path, data)})

    def closed(self) -> bytes:
        """Record that the document was closed without being saved."""
        return self._record({"closed": 1})

    def _found(self, before: Snapshot, after: Snapshot) -> Record:
        first, second = self._moved(before), self._moved(after)
        return {"from": first, "to": second} if first else {"to": second}

    def _moved(self, after: Snapshot) -> Record:
        found = self._differences.find(self.now, after)
        self.now = after
        return found

    def _record(self, record: Record) -> bytes:
        return self._line({"i": self.depth, "t": round(self._time()), **record})

    def _line(self, record: Record) -> bytes:
        number, self._count = self._count, self._count + 1
        return lines.line(number, record)


def new_journal(beginning: Beginning, time: Callable[[], float]) -> Journal:
    """Return a journal that is to begin so."""
    return Journal(Differences(_opened_games(beginning.opened)), beginning.snapshot, time)


def continued(found: "Recovered", time: Callable[[], float]) -> Journal:
    """Return the journal that goes on where one that was read ends."""
    return Journal(found.differences, found.snapshot, time, found.index, found.count)


class Base(NamedTuple):
    """What the games of a document were read from: bytes or a text; neither for a new document."""

    data: bytes = b""
    text: str = ""
    format: str = ""
    encoding: str | None = None

    @property
    def stored(self) -> bytes:
        """The bytes to keep for it."""
        return self.data or self.text.encode("utf-8", "surrogatepass")


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
        return files.of_text(base.text, [row])
    read = yield from row.reading(base.data, base.encoding)
    return File(None, read.collection, read.diagnostics, read.refusal, base.data, row, read.kept)


def _opened_games(opened: File) -> Collection:
    return opened.collection if opened.collection is not None and base_of(opened) != Base() else NO_GAMES


def _header(beginning: Beginning, base: Base, time: float) -> Record:
    return {
        "v": VERSION,
        "app": __version__,
        "t": round(time),
        **_disk(beginning.path, beginning.data),
        "saved": beginning.is_saved,
        "format": base.format,
        "encoding": base.encoding,
        "base size": len(base.stored),
    }


def _disk(path: str | None, data: bytes) -> Record:
    """Return what is known of the file: a hash of all its bytes takes too long if it is large."""
    digest = sha256(data).hexdigest() if len(data) <= LARGEST_BASE else None
    return {"file": path, "size": len(data), "sha256": digest}


def _written(base: Base) -> Record:
    """Return the base for the journal itself, null if it is too large for that."""
    is_large = len(base.stored) > LARGEST_BASE
    if base.text:
        return {"text": None if is_large else base.text}
    return {"base": None if is_large else b64encode(base.data).decode("ascii")}


def _base_read(header: Record, kept: Record, large_base: Callable[[Record], bytes]) -> Base:
    row, encoding = header["format"], header["encoding"]
    if "text" in kept:
        text = kept["text"]
        return Base(text=large_base(header).decode("utf-8", "surrogatepass") if text is None else text, format=row)
    data = kept["base"]
    return Base(large_base(header) if data is None else b64decode(data), "", row, encoding)


@dataclass(frozen=True, slots=True)
class Recovered:
    """What a journal holds.

    opened: the file as the document was opened with it. first: the snapshot that the journal began with. steps: the
    undo history, of which `index` are done. snapshot: the last one. count, length: how many lines were read, and their
    bytes. is_closed: whether the document was closed without being saved.
    """

    header: Record
    opened: File
    first: Snapshot
    steps: tuple[Step, ...]
    index: int
    snapshot: Snapshot
    differences: Differences
    count: int
    length: int
    is_closed: bool


def recovered(data: bytes) -> Recovered | None:
    """Read a journal that holds the bytes that the games were read from, as `recovering` does."""
    return finished(recovering(data, lambda header: b""))


def recovering(
    data: bytes, large_base: Callable[[Record], bytes], formats: Sequence[Format] = FORMATS
) -> Generator[float, None, Recovered | None]:
    """Read a journal in slices as far as it is whole; None if that is not even its beginning.

    large_base: returns the bytes that the games were read from if they are not in the journal. Yields the progress,
    from 0 to 1.
    """
    found = [*lines.read(data)]
    begun = next((number for number, line in enumerate(found, 1) if "state" in line.record), 0)
    if not begun or found[0].record.get("v") != VERSION:
        return None
    header, kept, *parts, state = [line.record for line in found[:begun]]
    base = _base_read(header, kept, large_base)
    if len(base.stored) != header["base size"]:
        return None
    opened = yield from part(reading_base(base, formats), 0, _BASE_SHARE)
    differences = Differences(opened.collection or NO_GAMES)
    for record in parts:
        differences.take(record["part"])
    history = _History(differences, differences.apply(differences.nothing, state["state"]))
    first = history.now
    is_closed = False
    for line in found[begun:]:
        history.take(line.record)
        is_closed = "closed" in line.record
        header = {**header, **line.record.get("disk", {})}
        yield _BASE_SHARE + (1 - _BASE_SHARE) * line.end / len(data)
    differences.pass_ids()
    opened = opened if opened.collection is not None else opened._replace(collection=first.collection)
    steps, index = tuple(history.steps), history.index
    return Recovered(
        header, opened, first, steps, index, history.now, differences, len(found), found[-1].end, is_closed
    )


class _History:
    """The undo history as it becomes by one record after another."""

    def __init__(self, differences: Differences, now: Snapshot) -> None:
        self.now = now
        self.steps: list[Step] = []
        self.index = 0
        self._differences = differences

    def take(self, record: Record) -> None:
        if "step" in record:
            before, after = self._applied(record)
            self.steps[self.index :] = [Step(record["step"], before, after)]
            self.index += 1
        elif "undone" in record:
            after, before = self._applied(record)
            self.steps.insert(0, Step(record["undone"], before, after))
        elif "grow" in record:
            self.now = self._differences.apply(self.now, record["grow"])
            self.steps[self.index - 1] = self.steps[self.index - 1]._replace(after=self.now)
        elif "drop" in record:
            self.index -= 1
            self.now = self.steps.pop(self.index).before
        elif "undo" in record:
            self.index -= 1
            self.now = self.steps[self.index].before
        elif "redo" in record:
            self.now = self.steps[self.index].after
            self.index += 1
        elif "part" in record:
            self._differences.take(record["part"])
        elif "go" in record:
            self.now = self._differences.apply(self.now, record["go"])

    def _applied(self, record: Record) -> tuple[Snapshot, Snapshot]:
        first = self._differences.apply(self.now, record.get("from", {}))
        self.now = self._differences.apply(first, record["to"])
        return first, self.now

"""The journal of one document, as bytes: a line for what it began with, and for each step, undo and redo since.

The first line is a header. Each later line has some of

    kept               the entries of the files that the games were read from, with their layout, if that is kept
    from, steps        the undo history has these steps from this place on, and no others: the name of each, what was
                       shown before it, and what after it
    done               how many steps are done
    file               the games then, if they are not recorded yet
    as                 after how many steps the games are the same
    now                what is shown then, if that is not what the last step led to
    disk, saved        the file of the document, and after how many steps the games are those in it
    saving, saved      what its file will be once it is saved

and ends with the time (`t`), how many changes are not saved (`u`), the name of the document, and whether it was closed
without being saved: the end of the last line is enough to list the document.

Games are recorded as a whole file, as they would be saved; see `state`. In a large document, not every step has one: a
step without a file is undone together with the step before it. So once a line has a file, it needs none before it.

A line is a JSON object with its number and its CRC-32. One that is damaged is left out, and the undo history begins
after it.

    {"n":12,"done":3,"now":{...},"end":{"t":1790000000,"u":3,"file":null,"title":""}} 5d1f3a20
"""

import json
import re
import zlib
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, Self

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

LARGE_FILE_BYTES = 200_000
"""If a file has more bytes than this, only its newest state is recorded, after a rest."""

BEGINNING_LENGTH = 16_000_000
"""About how many bytes all files together have with which a journal begins."""

_CHECK_LENGTH = len(" 5d1f3a20\n")

_END = re.compile(rb',"end":(\{[^\n]*\})\} [0-9a-f]{8}\n')
"""The end of a line: no text in JSON has a line break in it, or a quotation mark without an escape."""


class OnDisk(NamedTuple):
    """What is known of a document's file as of when it was last read or written.

    path: None if there is no file. digest: of its bytes. title: the name of a document without a file. origin: the file
    that it is a copy of. format: the name of its format, None for a new document's.
    """

    path: str | None = None
    digest: str = ""
    title: str = ""
    origin: str | None = None
    format: str | None = None

    @classmethod
    def of(cls, file: File) -> Self:
        """Return what is known of a file."""
        row = None if file.format is None else file.format.name
        return cls(_absolute(file.path), sha256(file.data).hexdigest(), file.title, _absolute(file.origin), row)

    @classmethod
    def read(cls, record: Json) -> Self:
        """Read what `_asdict` returned. Raises one of `UNFIT` for anything else."""
        path, origin, row = (record[name] for name in ("path", "origin", "format"))
        for text in (path, origin, row):
            if text is not None and "\0" in typed(text, str):
                raise ValueError
        return cls(path, typed(record["digest"], str), typed(record["title"], str), origin, row)


def _absolute(path: Path | None) -> str | None:
    return None if path is None else str(path.absolute())


class LineEnd(NamedTuple):
    """The end of a line: its time in seconds since 1970, how many changes are not saved, and of which document."""

    time: int = 0
    unsaved: int = 0
    path: str | None = None
    title: str = ""
    is_closed: bool = False

    @property
    def name(self) -> str | None:
        """The name to show; None if it has none."""
        return self.title or None if self.path is None else files.readable(Path(self.path).name)

    def as_record(self) -> Record:
        """Return it as a JSON object."""
        known: Record = {"t": self.time, "u": self.unsaved, "file": self.path, "title": self.title}
        return {**known, "closed": True} if self.is_closed else known

    @classmethod
    def read(cls, record: Json) -> Self:
        """Read what `as_record` returned. Raises one of `UNFIT` for anything else."""
        time, unsaved, path = typed(record["t"], int), typed(record["u"], int), record["file"]
        if not 0 <= time <= LATEST_TIME or (path is not None and "\0" in typed(path, str)):
            raise ValueError
        return cls(time, unsaved, path, typed(record["title"], str), "closed" in record)


class RecordedStep(NamedTuple):
    """A step to record: its name, and the snapshots before and after it."""

    text: str
    before: Snapshot
    after: Snapshot


class Update(NamedTuple):
    """What a document has become, to be recorded.

    first: the place from which the undo history has these steps and no others, None if it has not changed. done: after
    how many steps the snapshot `now` is shown. oldest: the place of the oldest step that can be undone. file: the
    document's. saved: the games in it. saving: the file to be, and the games in it, if the document is being saved.
    """

    first: int | None
    steps: Sequence[RecordedStep]
    done: int
    oldest: int
    now: Snapshot
    file: File
    saved: Collection | None
    saving: tuple[File, Collection] | None
    is_unsaved: bool
    is_closed: bool
    time: int


class JournalWriter:
    """Makes the lines of a journal. file_size: how many bytes the last file had before it was compressed."""

    def __init__(self) -> None:
        self.file_size = 0
        self._line_count = 0
        self._end = LineEnd()
        self._layout = EntryNumbers()
        self._kept: Kept | None = None
        self._file: File | None = None
        self._saved: Collection | None = None
        self._saving: object = None
        self._oldest = self._newest = 0
        self._states: dict[int, Collection] = {}
        self._places: dict[int, set[int]] = {}  # by the identity of the games, which `_states` keeps alive
        self._shown: tuple[int, Snapshot] | None = None
        self._last_view: tuple[Snapshot, Record] | None = None

    def lines(self, update: Update) -> bytes:
        """Return the lines that record what a document has become; none if it has not changed."""
        records: list[Record] = []
        is_first = not self._line_count
        if is_first:
            disk = OnDisk.of(update.file)._asdict()
            records.append({"v": JOURNAL_VERSION, "app": __version__, "disk": disk, "saved": None})
            _, self.file_size = file_record(update.now.collection, self._layout)
        if update.file.kept is not self._kept:
            self._kept = update.file.kept
            records.append({"kept": self._layout.record(update.file.kept)})
        length = BEGINNING_LENGTH if is_first or self.file_size <= LARGE_FILE_BYTES else 0
        records += self._history(update, length // max(1, self.file_size))
        if update.saving is not None and update.saving is not self._saving:
            self._saving, (file, games) = update.saving, update.saving
            records.append({"saving": OnDisk.of(file)._asdict(), "saved": self._place_of(games)})
        if self._file is not update.file or self._saved is not update.saved:
            self._file, self._saved = update.file, update.saved
            records.append({"disk": OnDisk.of(update.file)._asdict(), "saved": self._place_of(update.saved)})
        saved = self._places.get(id(update.saved), ())
        distance = min((abs(update.done - place) for place in saved), default=update.done - update.oldest)
        unsaved = max(1, distance) if update.is_unsaved else 0
        path = _absolute(update.file.path)
        end = LineEnd(update.time, unsaved, path, update.file.title, update.is_closed)
        if not records and end._replace(time=0) != self._end._replace(time=0):
            records.append({})
        # Of several lines, only the last has the new end: until it is written, the others are not the whole update.
        return b"".join([self._line(record, end if record is records[-1] else self._end) for record in records])

    def _history(self, update: Update, near: int) -> list[Record]:
        """Return the records of the steps and of what is shown. near: how many steps around it get their games, too."""
        first, done = update.first, update.done
        records: list[Record] = []
        pending: list[RecordedStep] = []
        if first is not None:
            self._forget(range(self._oldest, update.oldest))
            self._forget(range(first + 1, self._newest + 1))
            self._oldest, self._newest = update.oldest, first + len(update.steps)
            if update.steps and first not in self._states and abs(first - done) <= near:
                records.append(self._state(first, (), first, update.steps[0].before))
        start = first
        for place, step in enumerate(update.steps, (first or 0) + 1):
            pending.append(step)
            if place == done or abs(place - done) <= near:
                records.append(self._state(start, pending, place, step.after))
                start, pending = place, []
        if pending or (first is not None and not records) or self._shown != (done, update.now):
            records.append(self._state(start if pending or not records else None, pending, done, update.now))
        return records

    def _state(self, first: int | None, steps: Sequence[RecordedStep], done: int, now: Snapshot) -> Record:
        found: Record = {}
        if first is not None:
            shown = [[one.text, self._view(one.before), self._view(one.after)] for one in steps]
            found |= {"from": first, "steps": shown}
        found["done"] = done
        if self._states.get(done) is not now.collection:
            known = self._place_of(now.collection)
            if known is None:
                found["file"], self.file_size = file_record(now.collection, self._layout)
            else:
                found["as"] = known
            self._forget([done])
            self._states[done] = now.collection
            self._places.setdefault(id(now.collection), set()).add(done)
        if first is None or done != first + len(steps) or not steps or steps[-1].after is not now:
            found["now"] = self._view(now)
        self._shown = done, now
        return found

    def _view(self, now: Snapshot) -> Record:
        """Return the record of what is shown, cached: most steps begin with the snapshot that was recorded last."""
        if self._last_view is None or self._last_view[0] is not now:
            self._last_view = now, view_record(now)
        return self._last_view[1]

    def _place_of(self, games: Collection | None) -> int | None:
        return next(iter(self._places.get(id(games), ())), None)

    def _forget(self, places: Iterable[int]) -> None:
        """Forget which games there were after so many steps."""
        for place in places:
            if place in self._states:
                games = self._states.pop(place)
                self._places[id(games)].remove(place)
                if not self._places[id(games)]:
                    del self._places[id(games)]

    def _line(self, record: Record, end: LineEnd) -> bytes:
        line = format_line(self._line_count, {**record, "end": end.as_record()})
        self._line_count, self._end = self._line_count + 1, end
        return line


# The lines of a journal.


class JournalLine(NamedTuple):
    """A record that was read, and where its line ends in the file. follows: whether no line before it is missing."""

    record: Record
    end: int
    follows: bool


def format_line(number: int, record: Record) -> bytes:
    r"""Return a record as a line; lone surrogates, which stand for undecodable bytes, are kept.

    >>> format_line(3, {"say": "a\nb"})
    b'{"n":3,"say":"a\\nb"} 47f32381\n'
    """
    text = json.dumps({"n": number, **record}, ensure_ascii=False, separators=(",", ":"))
    data = text.encode("utf-8", "surrogatepass")
    return data + _check(data)


def read_lines(data: bytes) -> Iterator[JournalLine]:
    """Iterate over the lines of a journal that are whole.

    >>> [found.record for found in read_lines(format_line(0, {"a": 1}) + format_line(1, {"b": 2})[:-1])]
    [{'n': 0, 'a': 1}]
    """
    start = number = 0
    while (end := data.find(b"\n", start) + 1) > 0:
        found = read_line(data[start:end])
        start = end
        if found is not None and type(found.get("n")) is int and found["n"] >= number:
            yield JournalLine(found, end, found["n"] == number)
            number = found["n"] + 1


def read_line(whole: bytes) -> Record | None:
    """Return the record of a line, None if it is damaged, or holds something that this program never writes."""
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
    found = _END.findall(data)
    try:
        return LineEnd.read(json.loads(found[-1].decode("utf-8", "surrogatepass"))) if found else None
    except UNFIT:
        return None


def _check(text: bytes) -> bytes:
    """Return the end of a line with this text: its checksum and the line break."""
    return b" %08x\n" % zlib.crc32(text)


def _refuse(number: str) -> object:
    raise ValueError(f"{number:.20} is never written")

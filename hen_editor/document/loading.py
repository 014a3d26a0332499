"""Loading: reading a file in slices, so that the window stays responsive."""

from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from hen_editor.core.formats import FORMATS, Format
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import Estimate
from hen_editor.core.slices import part
from hen_editor.document import files, idle_work
from hen_editor.document.idle_work import IdleWork

MAX_NODES_UNCONFIRMED = 2_000_000
"""The number of nodes above which the user is asked for confirmation."""

_NODES_PER_STEP = 1_000
"""The number of nodes of the main line that are walked at once."""

_SHARE_OF_BYTES = 0.05
"""The share of reading bytes in the progress."""

_SHARE_OF_REPLAY = 0.05
"""The share of replaying the game."""


class Loading(QObject):
    """Reads one file.

    data: its bytes, if known. encoding: the one to use. text: a text to read instead of a file. There is a path unless
    data or text is given. formats: those that can be read. work: reads the text in another way.

    progressed: the progress, from 0 to 1. large: the `Estimate` of a very large file; nothing happens until `go_on` or
    `cancel`. read: the `File`, which may have a refusal, or what the work returns. refused: the OSError of the system,
    or a MemoryError. After `read`, `refused` and `cancel` no more signals are sent.
    """

    progressed = Signal(float)
    large = Signal(object)
    read = Signal(object)
    refused = Signal(object)

    def __init__(
        self,
        path: Path | None,
        parent: QObject | None = None,
        data: bytes | None = None,
        encoding: str | None = None,
        text: str | None = None,
        formats: Sequence[Format] = FORMATS,
        work: Generator[float, None, object] | None = None,
    ) -> None:
        super().__init__(parent)
        self.path = path
        self.text = text
        self._data = data
        self._encoding = encoding
        self._formats = formats
        self._other_work = work
        self._is_asking = False
        self._started = QElapsedTimer()
        self._work = IdleWork(self, keeps_much=True)

    @property
    def name(self) -> str:
        """The display name of the file."""
        if self.text is not None:
            return self.tr("Pasted text")
        return "" if self.path is None else files.readable(self.path.name or self.path)

    @property
    def is_over(self) -> bool:
        """Whether it has ended: it was read, refused or cancelled, or failed with an exception."""
        return not self._is_asking and not self._work.is_working

    def start(self) -> None:
        """Start reading, and do the rest between other events."""
        self._started.start()
        if self._other_work is not None:
            self._begin(self._other_work, self.read.emit)
        else:
            self._begin(self._estimating(), self._read_unless_large)

    def go_on(self) -> None:
        """Read the large file after confirmation."""
        if self._is_asking:
            self._is_asking = False
            self._begin(self._reading(), self.read.emit)

    def cancel(self) -> None:
        """Stop reading, and send no more signals."""
        self._is_asking = False
        self._work.stop()

    def _begin(self, work: Generator[float, None, object], then: Callable[..., object]) -> None:
        at_once = max(0, idle_work.AT_ONCE - self._started.elapsed())
        self._work.begin(work, then, at_once=at_once, paused=self.progressed.emit, failed=self.refused.emit)

    def _estimating(self) -> Generator[float, None, Estimate | None]:
        """Read the bytes of the file; estimate the number of nodes if they may be too many."""
        if self.text is None and self._data is None and self.path is not None:
            self._data = yield from files.reading_bytes(self.path)
        data = self._data or b""
        row = files.read_format(self.path, data, self._formats)
        if self.text is not None:
            row = files.text_format(self.text, self._formats)
        if row.estimating is None or len(self.text or data) <= MAX_NODES_UNCONFIRMED:
            return None
        estimates = row.estimating(data if self.text is None else self.text.encode(errors="replace"))
        return (yield from _last(estimates))

    def _read_unless_large(self, estimate: Estimate | None) -> None:
        if estimate is not None and estimate.nodes > MAX_NODES_UNCONFIRMED:
            self._is_asking = True
            self.large.emit(estimate)
        else:
            self._begin(self._reading(), self.read.emit)

    def _reading(self) -> Generator[float, None, files.File]:
        """Read the games, and replay the first, so that later steps to its end are fast."""
        if self.text is not None:
            reading = files.reading_text(self.text, self._formats)
        else:
            reading = files.reading_games(self.path, self._data or b"", self._formats, self._encoding)
        file = yield from part(reading, _SHARE_OF_BYTES, 1 - _SHARE_OF_REPLAY)
        yield from _replaying(file)
        yield 1.0  # showing it is a separate slice
        return file


def _last(estimates: Iterator[Estimate]) -> Generator[float, None, Estimate | None]:
    """Return the last of the estimates, each of which takes a while."""
    last = None
    for estimate in estimates:
        last = estimate
        yield _SHARE_OF_BYTES
    return last


def _replaying(file: files.File) -> Iterator[float]:
    """Replay the main line of the game to show."""
    if file.collection is None:
        return
    tree = file.collection.games[0]
    line = []
    for node in tree.main_line():
        line.append(node)
        if len(line) % _NODES_PER_STEP == 0:
            yield 1 - _SHARE_OF_REPLAY
    yield from part(Replay.along(tree, line), 1 - _SHARE_OF_REPLAY, 1)

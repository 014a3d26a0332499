"""Loading: reading a file in slices, so that the window stays responsive."""

import gc
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from inspect import GEN_CLOSED, getgeneratorstate
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from hen_editor.core.formats import FORMATS, Format
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import Estimate
from hen_editor.core.slices import part
from hen_editor.document import files

AT_ONCE = 50
"""How long `start` reads before the rest is done in slices, in milliseconds: enough for nearly all files."""

SLICE = 5
"""The length of a slice between other events, in milliseconds."""

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
        self._formats = formats
        self._work = work or (self._steps(data, encoding) if text is None else self._steps_of_text(text))
        self._idle = QTimer(self, singleShot=True, interval=0)
        self._idle.timeout.connect(self._work_for_a_slice)

    @property
    def name(self) -> str:
        """The display name of the file."""
        if self.text is not None:
            return self.tr("Pasted text")
        return "" if self.path is None else files.readable(self.path.name or self.path)

    @property
    def is_over(self) -> bool:
        """Whether it has ended: it was read, refused or cancelled, or failed with an exception."""
        return getgeneratorstate(self._work) == GEN_CLOSED

    def start(self) -> None:
        """Start reading, and do the rest between other events."""
        tell = self._work_for(AT_ONCE)
        tell()

    def go_on(self) -> None:
        """Read the large file after confirmation."""
        if not self.is_over:
            self._idle.start()

    def cancel(self) -> None:
        """Stop reading, and send no more signals."""
        self._idle.stop()
        self._work.close()

    def _work_for_a_slice(self) -> None:
        """Work without the garbage collector, and freeze what was read, since none of it is garbage."""
        gc.disable()
        try:
            tell = self._work_for(SLICE)
        finally:
            gc.freeze()
            gc.enable()
        tell()

    def _work_for(self, milliseconds: int) -> Callable[[], None]:
        """Work for this long, at least one step; return a function that reports the result.

        The next slice follows only on success.
        """
        clock = QElapsedTimer()
        clock.start()
        try:
            while True:
                done = next(self._work)
                if isinstance(done, Estimate):
                    return partial(self.large.emit, done)
                if clock.elapsed() >= milliseconds:
                    break
        except StopIteration as end:
            return partial(self.read.emit, end.value)
        except (OSError, MemoryError) as error:
            return partial(self.refused.emit, error)
        self._idle.start()
        return partial(self.progressed.emit, done)

    def _steps(self, data: bytes | None, encoding: str | None) -> Generator[float | Estimate, None, files.File]:
        if data is None and self.path is not None:
            data = yield from files.reading_bytes(self.path)
        data = data or b""
        estimating = files.read_format(self.path, data, self._formats).estimating
        if estimating is not None and len(data) > MAX_NODES_UNCONFIRMED:
            yield from _asking(estimating(data))
        reading = files.reading_games(self.path, data, self._formats, encoding)
        file = yield from part(reading, _SHARE_OF_BYTES, 1 - _SHARE_OF_REPLAY)
        return (yield from _replayed(file))

    def _steps_of_text(self, text: str) -> Generator[float | Estimate, None, files.File]:
        estimating = files.text_format(text, self._formats).estimating
        if estimating is not None and len(text) > MAX_NODES_UNCONFIRMED:
            yield from _asking(estimating(text.encode(errors="replace")))
        file = yield from part(files.reading_text(text, self._formats), _SHARE_OF_BYTES, 1 - _SHARE_OF_REPLAY)
        return (yield from _replayed(file))


def _replayed(file: files.File) -> Generator[float, None, files.File]:
    """Replay the main line of the game to show, so that later steps to its end are fast."""
    if file.collection is not None:
        tree = file.collection.games[0]
        line = []
        for node in tree.main_line():
            line.append(node)
            if len(line) % _NODES_PER_STEP == 0:
                yield 1 - _SHARE_OF_REPLAY
        yield from part(Replay.along(tree, line), 1 - _SHARE_OF_REPLAY, 1)
    yield 1.0  # showing it is a separate slice
    return file


def _asking(estimates: Iterator[Estimate]) -> Generator[float | Estimate, None, None]:
    """Estimate the number of nodes; yield the estimate if the user must confirm."""
    estimate = Estimate(0, 0)
    for so_far in estimates:
        estimate = so_far
        yield _SHARE_OF_BYTES
    if estimate.nodes > MAX_NODES_UNCONFIRMED:
        yield estimate

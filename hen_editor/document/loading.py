"""Loading: a file read in slices, so that a window stays alive meanwhile."""

import gc
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from inspect import GEN_CLOSED, getgeneratorstate
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from hen_editor.core.formats import FORMATS, Format
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import Estimate
from hen_editor.document import files

Result = TypeVar("Result")

AT_ONCE = 50
"""Milliseconds for which `start` reads before it leaves the rest to slices: nearly all files are read by then."""

SLICE = 5
"""Milliseconds that a slice takes before other events have their turn."""

MAX_NODES_UNCONFIRMED = 2_000_000
"""How many nodes a file may have before the user is asked whether it is to be opened."""

_SHARE_OF_BYTES = 0.05
"""The share of the whole work that it is to read the bytes of a file."""

_SHARE_OF_REPLAY = 0.05
"""The share that it is to replay a game."""


class Loading(QObject):
    """Reads one file, from `start` to one of its ends.

    data: its bytes, where they are known. encoding: the one to read it in. text: one to be read in place of a file.
    There is a path unless one of data and text is given. formats: those that can be read.

    progressed: the share that is done, from 0 to 1. large: the `Estimate` of a file so large that the user is to be
    asked; nothing is done until `go_on` or `cancel`. read: the `File`, which may hold a refusal. refused: the OSError
    with which the system refuses it, or the MemoryError. After `read`, `refused` and `cancel` nothing more is told.
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
    ) -> None:
        super().__init__(parent)
        self.path = path
        self.text = text
        self._formats = formats
        self._work = self._steps(data, encoding) if text is None else self._steps_of_text(text)
        self._idle = QTimer(self, singleShot=True, interval=0)
        self._idle.timeout.connect(self._work_for_a_slice)

    @property
    def name(self) -> str:
        """What is read, for people: the name of the file."""
        if self.text is not None:
            return self.tr("Pasted text")
        return "" if self.path is None else files.readable(self.path.name or self.path)

    @property
    def is_over(self) -> bool:
        """Whether an end was reached: it is read, refused, cancelled, or a mistake of the program came between."""
        return getgeneratorstate(self._work) == GEN_CLOSED

    def start(self) -> None:
        """Read what can be read at once, and the rest between other events."""
        tell = self._work_for(AT_ONCE)
        tell()

    def go_on(self) -> None:
        """Read the large file that was asked about."""
        if not self.is_over:
            self._idle.start()

    def cancel(self) -> None:
        """Read no more, and tell nothing more."""
        self._idle.stop()
        self._work.close()

    def _work_for_a_slice(self) -> None:
        """Work without the garbage collector, and have it pass over what was read: of that nothing is garbage."""
        gc.disable()
        try:
            tell = self._work_for(SLICE)
        finally:
            gc.freeze()
            gc.enable()
        tell()

    def _work_for(self, milliseconds: int) -> Callable[[], None]:
        """Work for so long; return what tells what came of it. The next slice is due only where all went well."""
        clock = QElapsedTimer()
        clock.start()
        done: float | Estimate = 0.0
        try:
            while clock.elapsed() < milliseconds:
                done = next(self._work)
                if isinstance(done, Estimate):
                    return partial(self.large.emit, done)
        except StopIteration as end:
            return partial(self.read.emit, end.value)
        except (OSError, MemoryError) as error:
            return partial(self.refused.emit, error)
        self._idle.start()
        return partial(self.progressed.emit, done)

    def _steps(self, data: bytes | None, encoding: str | None) -> Generator[float | Estimate, None, files.File]:
        if data is None and self.path is not None:
            data = yield from _part(files.reading_bytes(self.path), 0, _SHARE_OF_BYTES)
        data = data or b""
        estimating = files.read_format(self.path, data, self._formats).estimating
        if estimating is not None and len(data) > MAX_NODES_UNCONFIRMED:
            yield from _asking(estimating(data))
        reading = files.reading_games(self.path, data, self._formats, encoding)
        file = yield from _part(reading, _SHARE_OF_BYTES, 1 - _SHARE_OF_REPLAY)
        return (yield from _replayed(file))

    def _steps_of_text(self, text: str) -> Generator[float | Estimate, None, files.File]:
        estimating = files.text_format(text, self._formats).estimating
        if estimating is not None and len(text) > MAX_NODES_UNCONFIRMED:
            yield from _asking(estimating(text.encode(errors="replace")))
        file = yield from _part(files.reading_text(text, self._formats), _SHARE_OF_BYTES, 1 - _SHARE_OF_REPLAY)
        return (yield from _replayed(file))


def _replayed(file: files.File) -> Generator[float, None, files.File]:
    """Replay the main line of the game that will be shown: its end is then as near as its beginning."""
    if file.collection is not None:
        tree = file.collection.games[0]
        *_, end = tree.main_line()
        yield from _part(Replay.reaching(tree, end), 1 - _SHARE_OF_REPLAY, 1)
    yield 1.0  # to show it is a slice of its own
    return file


def _asking(estimates: Iterator[Estimate]) -> Generator[float | Estimate, None, None]:
    """Estimate how many nodes there are; give the estimate where the user is to be asked."""
    estimate = Estimate(0, 0)
    for so_far in estimates:
        estimate = so_far
        yield _SHARE_OF_BYTES
    if estimate.nodes > MAX_NODES_UNCONFIRMED:
        yield estimate


def _part(work: Generator[float, None, Result], start: float, end: float) -> Generator[float, None, Result]:
    """Do a part of some work, giving the share of the whole that is done."""
    while True:
        try:
            done = next(work)
        except StopIteration as over:
            result: Result = over.value
            return result
        yield start + (end - start) * done

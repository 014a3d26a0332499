"""Reading what is pasted or dropped; other modules decide what to do with it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject

from hen_editor.core.progress import Progress
from hen_editor.core.sgf import GameTree
from hen_editor.document.files import File, GameSource
from hen_editor.ui.files.reader import FileReader

Result = TypeVar("Result")


class Pasting(QObject):
    """Reads what is pasted, even while a file is being opened. Each `handle` is called with the result, now or later.

    reader: does the reading.
    """

    def __init__(self, reader: FileReader) -> None:
        super().__init__(reader)
        self.reader = reader

    def read_text(self, text: str, handle: Callable[[File], object], otherwise: Callable[[], object]) -> None:
        """Read the games of a text. otherwise: called if there are none."""
        self._read(GameSource(text=text), lambda file: otherwise() if file.refusal is not None else handle(file))

    def read_data(self, data: bytes, handle: Callable[[File], object]) -> None:
        """Read the games of a file; without games, the `File` says why."""
        self._read(GameSource(data=data), handle)

    def detach(self, games: Sequence[GameTree], handle: Callable[[Sequence[GameTree]], object]) -> None:
        """Detach games from the text that was pasted, as they are to be added to others."""
        self._run(self.reader.name_of(GameSource(text="")), lambda _: [tree.unsourced() for tree in games], handle)

    def recognise(self, text: str, work: Callable[[Progress], Result], handle: Callable[[Result], object]) -> None:
        """Read a text with another function."""
        self._run(self.reader.name_of(GameSource(text=text)), work, handle)

    def _read(self, source: GameSource, handle: Callable[[File], object]) -> None:
        self.reader.begin(self.reader.name_of(source))
        self.reader.read_games(source, handle)

    def _run(self, name: str, work: Callable[[Progress], Result], handle: Callable[[Result], object]) -> None:
        self.reader.begin(name)
        self.reader.run(work, partial(self._end, handle))

    def _end(self, handle: Callable[[Result], object], result: Result) -> None:
        self.reader.end_with(partial(handle, result))

"""Adding the games of many files to the document."""

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCollator, QObject, Signal
from PySide6.QtWidgets import QWidget

from hen_editor.core.board import BoardSize
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing import games
from hen_editor.core.formats import Format
from hen_editor.core.progress import Progress, share_of
from hen_editor.core.sgf import GameTree
from hen_editor.document import codes
from hen_editor.document.codes import FileError
from hen_editor.document.document import Document
from hen_editor.document.files import File, GameSource, examine, read_source, readable, repairs, text_of
from hen_editor.ui.call_soon import show_later
from hen_editor.ui.dialogs.messages import reason, refuse_each
from hen_editor.ui.files.reader import FileReader
from hen_editor.ui.wording import message


class ReadFiles(NamedTuple):
    """What was read from several files: their games, in order, and why others could not be read.

    repaired: how many of the files were not quite right, so that something of them was guessed or left out.
    """

    games: tuple[GameTree, ...]
    unread: tuple[tuple[Path, OSError | MemoryError | Diagnostic], ...]
    repaired: int


def read_each(paths: Sequence[Path], formats: Sequence[Format], size: BoardSize, progress: Progress) -> ReadFiles:
    """Read the games of several files, in a thread; also the positions that a text surely has as diagrams.

    size: of the board for diagrams that do not say theirs.
    """
    found, unread, repaired = list[GameTree](), list[tuple[Path, OSError | MemoryError | Diagnostic]](), 0
    for number, path in enumerate(paths):
        try:
            file = _read(path, formats, share_of(progress, number / len(paths), (number + 1) / len(paths)))
        except (OSError, MemoryError) as error:
            unread.append((path, error))
            continue
        trees = games_of(file, size)
        found.extend(tree.unsourced() for tree in trees)  # here in the thread, since it takes as long as reading them
        repaired += bool(file.collection is not None and repairs(file.diagnostics)[0])
        if not trees and file.refusal is not None:
            unread.append((path, file.refusal))
    return ReadFiles(tuple(found), tuple(unread), repaired)


def _read(path: Path, formats: Sequence[Format], progress: Progress) -> File:
    """Read a file. Raises OSError as `read_bytes` does, and for a file with so many nodes that opening it would ask."""
    source, estimate = examine(GameSource(path), formats, progress)
    if estimate is not None:
        raise FileError(codes.MANY_NODES.at(count=round(estimate.nodes / 1e6)))
    return read_source(source, formats, progress)


def games_of(file: File, size: BoardSize) -> Sequence[GameTree]:
    """Return the games of a file, or else the positions that it surely has as diagrams, in a thread.

    size: of the board for diagrams that do not say theirs.
    """
    from hen_editor.pasting import recognise_without_sgf

    if file.collection is not None:
        return file.collection.games
    text = text_of(file.data)
    things = recognise_without_sgf(text, size).value if text else ()
    return [tree for thing in things if not thing.is_likely for tree in thing.as_games()]


def in_natural_order(paths: Iterable[Path]) -> list[Path]:
    """Return paths, each once, by their names, in which numbers count as such: dialogs and drags have any order."""
    collator = QCollator()
    collator.setNumericMode(True)
    return sorted(dict.fromkeys(paths), key=lambda path: collator.sortKey(readable(path)))


class Adding(QObject):
    """Adds the games of files after the current game, as one undo step; a new, untouched document has only them then.

    status_message: what was added.

    reader: reads the files.
    """

    status_message = Signal(str)

    def __init__(self, document: Document, reader: FileReader, window: QWidget) -> None:
        super().__init__(reader)
        self._document = document
        self._window = window
        self._added_to: File | None = None  # the file that was opened
        self.reader = reader
        document.opened.connect(reader.cancel)
        document.opened.connect(self._recall)

    def add(self, paths: Iterable[Path], formats: Sequence[Format]) -> None:
        """Read files and add their games, now or later, unless the document is replaced by another one meanwhile."""
        wanted = in_natural_order(paths)
        work = partial(read_each, wanted, formats, self._document.snapshot.position.size)
        self.reader.begin(self.tr("%Ln file(s)", "", len(wanted)))
        self.reader.run(work, lambda read: self.reader.end_with(partial(self._add, read)))

    @property
    def has_made_collection(self) -> bool:
        """Whether the file on the disk holds one game, while the document has games of other files besides."""
        document = self._document
        is_single = document.saved is not None and len(document.saved.games) == 1
        is_added = self._added_to is document.opened_file and len(document.snapshot.collection.games) > 1
        return is_single and is_added and document.path is not None

    def _recall(self) -> None:
        """Recall that games were added to a document that was recovered: its undo history tells."""
        stack = self._document.undo_stack
        if self.tr("Add games") in map(stack.text, range(stack.count())):
            self._added_to = self._document.opened_file

    def _add(self, read: ReadFiles) -> None:
        document = self._document
        if read.games:
            document.end_burst()
            before = document.snapshot
            is_new, index = document.is_fresh and document.file.collection is None, before.game + 1
            after = games.replaced(before, read.games) if is_new else games.inserted(before, read.games, index)
            document.edit(after, self.tr("Add games"))
        if read.games and not document.is_read_only:  # the document may have become that meanwhile
            self._added_to = document.opened_file
            added = self.tr("Added %Ln game(s).", "", len(read.games))
            repaired = self.tr("%Ln file(s) had problems; they were read as far as possible.", "", read.repaired)
            self.status_message.emit(" ".join([added, *([repaired] if read.repaired else [])]))
        if read.unread:
            sentence = self.tr("%Ln file(s) could not be added.", "", len(read.unread))
            each = [f"{readable(path.name)}: {_why(error)}" for path, error in read.unread]
            show_later(self, partial(refuse_each, self._window, sentence, each))


def _why(error: OSError | MemoryError | Diagnostic) -> str:
    return message(error) if isinstance(error, Diagnostic) else reason(error)

"""Opening files as the document of a window."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from hen_editor.core.diagnostics import Parsed
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.progress import Progress
from hen_editor.document.document import Document
from hen_editor.document.files import File, GameSource, is_picture, text_of, why_unreadable
from hen_editor.ui.files.other_window import OtherFinder, OtherWindow, still_open
from hen_editor.ui.files.reader import FileReader
from hen_editor.ui.wording import message


class MayLeave(Protocol):
    """Asks about unsaved changes; returns whether the document may be closed."""

    def __call__(self, agreed: Snapshot | None = None) -> bool:
        """Ask about what the user has not already agreed to discard."""


class Opening(QObject):
    """Opens files in a document, which stays unchanged until the new one is complete.

    A new, untouched document takes no edits until then: they would be meant for the one that is opened.

    opened: the path of a newly opened file. picture_read: the bytes of a picture that carries no game. found: what was
    found in a text that is no game or HEN, as `pasting.recognise` returns it. status_message: why an edit was
    refused.

    reader: reads the files.
    """

    opened = Signal(object)
    picture_read = Signal(object)
    found = Signal(object)
    status_message = Signal(str)

    def __init__(self, document: Document, reader: FileReader, may_leave: MayLeave, other_finder: OtherFinder) -> None:
        super().__init__(reader)
        self._document = document
        self.reader = reader
        self._may_leave = may_leave
        self._other_finder = other_finder
        self._path: Path | None = None
        self._agreed: Snapshot | None = None  # the snapshot that the user has agreed to discard
        self._refuses_edits = False
        reader.ended.connect(self._end)
        document.edit_refused.connect(self.explain)

    @property
    def path(self) -> Path | None:
        """The file that is being opened."""
        return self._path

    @property
    def takes_place_of_new(self) -> bool:
        """Whether a file is being opened in place of a new document, which takes nothing else until then."""
        return self._refuses_edits and self._path is not None

    def open(self, path: Path, then: Callable[[], object] | None = None) -> bool:
        """Open a file, cancelling any that is being opened; return whether it was opened at once.

        A file that another window has open is shown there. then: called when it is open here, now or later.
        """
        before, source = self._document.snapshot, GameSource(path)
        self.reader.begin(self.reader.name_of(source))
        self._path, self._agreed = path, None
        self.reader.run(self._finder(path), partial(self._open_here, source, then))
        self._refuse_edits_of_fresh()
        return self._document.snapshot.collection is not before.collection

    def read_again(self, encoding: str) -> None:
        """Reopen the bytes of the document, as last read or saved, with another encoding."""
        if self._may_leave() and (data := self._document.encoded_data):
            source = GameSource(self._document.path, data, encoding)
            self.reader.begin(self.reader.name_of(source))
            self._path, self._agreed = source.path, self._document.snapshot
            self._read(source, None)

    def open_text(self, text: str, otherwise: Callable[[], object]) -> None:
        """Open the games of a text, if there are any, as a new document, after asking about unsaved changes.

        otherwise: called if there are none, now or later.
        """
        source = GameSource(text=text)
        self.reader.begin(self.reader.name_of(source))
        self._agreed = None
        self._read(source, None, otherwise)
        self._refuse_edits_of_fresh()

    def forget_agreement(self) -> None:
        """Ask again about unsaved changes once the file is read, although the user has agreed to discard them."""
        self._agreed = None

    def explain(self) -> None:
        """Say which file is being opened in place of a new document, if one is."""
        if self._refuses_edits and self.reader.loading is not None:
            self.status_message.emit(self.tr("{file} is being opened.").format(file=self.reader.loading.name))

    def _finder(self, path: Path) -> Callable[[Progress], OtherWindow | None]:
        """Return a function that finds, in a thread, another window for a file; it raises OSError for one that is gone.

        So the user is not asked about leaving the document for a file that cannot be read.
        """
        find = self._other_finder(path)

        def look(progress: Progress) -> OtherWindow | None:
            other = find(progress)
            error = why_unreadable(path) if other is None else None
            if error is not None:
                raise error
            return other

        return look

    def _open_here(self, source: GameSource, then: Callable[[], object] | None, other: OtherWindow | None) -> None:
        """Read a file unless another window shows it."""
        if still := still_open(other):
            self.reader.cancel()
            still.bring_forward()
        elif source.is_picture:  # ask later: the document stays as it is if the picture carries no game
            self.reader.when_free(partial(self._read, source, then))
        else:
            self.reader.when_free(partial(self._read_if_left, source, then))

    def _read_if_left(self, source: GameSource, then: Callable[[], object] | None) -> None:
        """Read a file if the document may be left for it, unless the user has opened another file meanwhile."""
        asked = self.reader.loading
        may_leave = self._may_leave()
        if self.reader.loading is not asked:
            return
        if may_leave:
            self._agreed = self._document.snapshot
            self._read(source, then)
        else:
            self.reader.cancel()

    def _read(
        self, source: GameSource, then: Callable[[], object] | None, otherwise: Callable[[], object] | None = None
    ) -> None:
        self.reader.read_games(source, lambda file: self._show(source, then, otherwise, file))

    def _refuse_edits_of_fresh(self) -> None:
        if self.reader.loading is not None and self._document.is_fresh:
            self._refuse_edits(is_refused=True)

    def _refuse_edits(self, *, is_refused: bool) -> None:
        self._refuses_edits = is_refused
        self._document.set_read_only(is_read_only=is_refused)

    def _end(self) -> None:
        self._path = None
        if self._refuses_edits:
            self._refuse_edits(is_refused=False)

    def _show(
        self, source: GameSource, then: Callable[[], object] | None, otherwise: Callable[[], object] | None, file: File
    ) -> None:
        """Show what was read, once the present document may be left."""
        agreed, self._agreed = self._agreed, None
        if file.refusal is not None:
            self._explain(source, otherwise, file)
        elif self._may_leave(agreed):
            is_saved = source.text is None
            if source.data is not None and source.path is None:  # the document again, a copy that is in no file
                held = self._document.file
                file = file._replace(title=held.title, origin=held.origin)
                is_saved = self._document.saved is not None
            self._document.begin(file, saved=is_saved)
            if file.path is not None:
                self.opened.emit(file.path)
            if then is not None:
                then()

    def _explain(self, source: GameSource, otherwise: Callable[[], object] | None, file: File) -> None:
        """Look for something else in a file without games; if there is nothing, say why it cannot be opened."""
        assert file.refusal is not None
        if otherwise is not None:
            otherwise()
        elif is_picture(file.data):
            self.picture_read.emit(file.data)
        else:
            explain = partial(self.reader.refuse, self.reader.name_of(source), message(file.refusal))
            text = text_of(file.data)
            if text:
                self._look_through(source, text, explain)
            else:
                explain()

    def _look_through(self, source: GameSource, text: str, explain: Callable[[], object]) -> None:
        """Look for diagrams and moves in the text of a source that has no games; explain that if there are none."""
        from hen_editor.pasting import Pasted, recognise_without_sgf

        def offer(read: Parsed[tuple[Pasted, ...]]) -> None:
            if read.value:
                self.found.emit(read)
            else:
                explain()

        self.reader.begin(self.reader.name_of(source))
        work = partial(recognise_without_sgf, text, self._document.snapshot.position.size)
        self.reader.run(work, lambda read: self.reader.end_with(partial(offer, read)))

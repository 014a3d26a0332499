"""Saving the document and copies of it, with questions before and messages after."""

import os
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.game.overview import thumbnail_stones
from hen_editor.document import copies
from hen_editor.document.codes import (
    ChangedMeanwhileError,
    InPlaceError,
    LossyError,
    MiswrittenError,
    SpoiledFileError,
    UnencodableError,
)
from hen_editor.document.copies import Copy
from hen_editor.document.document import Document
from hen_editor.document.files import readable
from hen_editor.document.worker import Worker
from hen_editor.ui.call_soon import show_later
from hen_editor.ui.dialogs.choosing import FileKind, choose_where_to_save
from hen_editor.ui.dialogs.messages import Answer, ask, reason, refuse
from hen_editor.ui.dialogs.progress import awaited, completed, wait_for
from hen_editor.ui.settings import remember_file

if TYPE_CHECKING:
    from hen_editor.document.file_write import FileWrite

Steps = Mapping[Answer, Callable[[], bool]]
"""What the answers to a question do; each returns whether the file was written in the end."""


class _Prepare(Protocol):
    """Prepares to write a file."""

    def __call__(self, path: Path, *, overwrites: bool) -> "FileWrite":
        """Prepare. overwrites: whether the changes of other programs to the document's file may be lost."""


class FileWriter(QObject):
    """Saves a document to files. Asks before overwriting changes by another program, and before writing in place.

    Needed only where the document is saved, not just exported: save_elsewhere asks for another file, suggesting the one
    that could not be saved to, and saves the document there; returns whether it was saved. save_what_fits asks what to
    do about a file whose format would lose some of the document; returns whether the document was saved. convert asks
    whether to convert the document to UTF-8, because its encoding cannot hold its text; returns whether that was done.

    save_again_wanted: save the document once more, since that was wanted while it was written. reload_wanted: replace
    the document by what another program has written to its file. compare_wanted: show what differs between them. saved:
    the name of the file that was written, the document's or a copy. begun: the name of a file that takes long to write.
    """

    saved = Signal(str)
    begun = Signal(str)
    save_again_wanted = Signal()
    reload_wanted = Signal()
    compare_wanted = Signal()

    def __init__(
        self,
        document: Document,
        window: QWidget,
        save_elsewhere: Callable[[Path], bool] = lambda path: False,
        save_what_fits: Callable[[Path, Sequence[Diagnostic]], bool] = lambda path, losses: False,
        convert: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._window = window
        self._save_elsewhere = save_elsewhere
        self._save_what_fits = save_what_fits
        self._convert = convert
        self._worker = Worker(self)
        self._background: FileWrite | None = None
        self._failure: tuple[FileWrite, OSError | MemoryError] | None = None
        self._is_wanted_again = False

    def save(self, path: Path) -> bool:
        """Save the document to a file, which becomes its own; return whether it was saved, perhaps to another file."""
        return self._attempt(path, self._document.prepare_save, self._instead_of_saving(path))

    def begin_saving(self, path: Path) -> None:
        """Save the document as `save` does, but in the background.

        If this is called again before the file is written, `save_again_wanted` is emitted afterwards.
        """
        self._forget_a_broken_one()
        if self._background is not None:
            self._is_wanted_again = True
            return
        write = self._background = self._document.prepare_save(path)
        self._worker.run(write.build, partial(self._go_on, write), partial(self._fail, write))
        if self._background is not None:
            self.begun.emit(readable(path.name))

    def finish_saving(self) -> None:
        """Wait until what `begin_saving` has begun is written."""
        while self._background is not None:
            wait_for(self._worker, self._saving_text(self._background.path), self._window, can_be_cancelled=False)
            self._forget_a_broken_one()
            self._explain_failure()

    def _forget_a_broken_one(self) -> None:
        """Wait no longer for a file whose writing has ended by an unforeseen exception, which was reported."""
        if self._background is not None and not self._worker.is_working:
            self._document.end_writing(self._background, is_written=False)
            self._background = None
            self._is_wanted_again = False

    def _go_on(self, write: "FileWrite", _: None) -> None:
        """Write, in the background, the bytes that were built there."""
        self._document.begin_writing(write)
        self._worker.run(write.write, partial(self._conclude, write), partial(self._fail, write), finishes=True)

    def _conclude(self, write: "FileWrite", _: None) -> None:
        """Report that the document was saved in the background, and whether it is to be saved once more."""
        self._document.end_writing(write)
        self._background = None
        is_wanted_again, self._is_wanted_again = self._is_wanted_again, False
        self._report(write)
        if is_wanted_again and self._document.is_modified and self._document.path == write.path:
            self.save_again_wanted.emit()

    def _fail(self, write: "FileWrite", error: OSError | MemoryError) -> None:
        """Remember that the document was not saved in the background, and explain that once the window is free."""
        self._document.end_writing(write, is_written=False)
        self._background = None
        self._is_wanted_again = False
        self._failure = write, error
        show_later(self, self._explain_failure)

    def _explain_failure(self) -> None:
        """Ask what to do instead; if the window has another document by now, which that would affect, only say why."""
        if self._failure is None:
            return
        (write, error), self._failure = self._failure, None
        path = write.path
        if self._document.opened_file is not write.opened:
            self._refuse(path, error, {})
            return
        instead = self._instead_of_saving(path)
        again = partial(self._attempt, path, self._document.prepare_save, instead)
        if isinstance(error, LossyError):
            again()  # what would be lost may be something else by now
        else:
            self._handle(path, error, again, instead)

    def _report(self, write: "FileWrite") -> None:
        """Report that a file was written; if it is the document's, remember it among the recent files."""
        if write.saved is not None:
            tree = write.saved.tree
            remember_file(write.path, thumbnail_stones(tree) if tree.is_go else None)
        self.saved.emit(readable(write.path.name))

    def _instead_of_saving(self, path: Path) -> Steps:
        return {Answer(self.tr("Save &as...")): partial(self._save_elsewhere, path)}

    def save_copy_in_utf8(self) -> bool:
        """Ask for a file and save a copy in UTF-8; return whether it was written."""
        path = self.choose_where_to_copy(self.tr("Save a copy in UTF-8"), self.tr("UTF-8"))
        document = self._document
        copy = partial(copies.in_utf8, document.writable_formats[0], document.snapshot.collection)
        return path is not None and self.write_copy(path, copy)

    def write_copy(self, path: Path, copy: Copy) -> bool:
        """Write a copy of the document to a file; return whether it was written."""
        return self._attempt(path, partial(self._document.prepare_copy, copy=copy), {})

    def write(self, path: Path, copy: Copy) -> bool:
        """Write a file that is not a copy of the document; return whether it was written."""
        return self._attempt(path, partial(self._document.prepare_export, copy=copy), {})

    def _attempt(self, path: Path, prepare: _Prepare, instead: Steps, *, overwrites: bool = False) -> bool:
        """Write a file while the window waits; return whether it was written. instead: what else to offer."""
        try:
            return self._write(prepare(path, overwrites=overwrites))
        except (OSError, MemoryError) as error:
            again = partial(self._attempt, path, prepare, instead, overwrites=overwrites)
            return self._handle(path, error, again, instead)

    def _write(self, write: "FileWrite") -> bool:
        text = self._saving_text(write.path)
        if not completed(write.build, text, self._window):
            return False
        self._document.begin_writing(write)
        is_written = False
        try:
            is_written = completed(write.write, text, self._window, finishes=True)
        finally:
            self._document.end_writing(write, is_written=is_written)
        if is_written:
            self._report(write)
        return is_written

    def _handle(self, path: Path, error: OSError | MemoryError, again: Callable[..., bool], instead: Steps) -> bool:
        """Ask what to do about a file that was not written, or say why; return whether it was written in the end."""
        match error:
            case ChangedMeanwhileError():
                return self._ask_about_changes(path, partial(again, overwrites=True), instead)
            case InPlaceError():
                return self._ask_about_overwriting(path, error, again, instead)
            case LossyError():
                return self._save_what_fits(path, error.losses)
            case UnencodableError():
                return self._convert() and again()
            case MiswrittenError():
                instead = {Answer(self.tr("Save a copy &in UTF-8...")): self._save_copy_instead}
        return self._refuse(path, error, instead)

    def _refuse(self, path: Path, error: OSError | MemoryError, instead: Steps) -> bool:
        """Say why a file was not written, and offer something else; return whether it was written in the end."""
        sentence = self.tr("{file} could not be saved; it is unchanged.")
        is_there = awaited(partial(os.path.lexists, path), self._saving_text(path), self._window)
        if not is_there or isinstance(error, SpoiledFileError):
            sentence = self.tr("{file} could not be saved.")
        answer = refuse(self._window, sentence.format(file=readable(path.name)), reason(error), *instead)
        return answer is not None and instead[answer]()

    def _save_copy_instead(self) -> bool:
        self.save_copy_in_utf8()
        return False

    def _saving_text(self, path: Path) -> str:
        return self.tr("Saving {file}...").format(file=readable(path.name))

    def choose_where_to_save(self, suggested: Path | None = None) -> Path | None:
        """Ask for the file for the document, in any format."""
        document = self._document
        return choose_where_to_save(
            self._window,
            self.tr("Save as"),
            suggested or self._suggested(),
            [*map(FileKind.of, document.writable_formats)],
            document.formats,
        )

    def choose_where_to_copy(self, heading: str, ending: str) -> Path | None:
        """Ask for the file for a copy in the first format; suggest the document's name with this ending."""
        path, usual = self._suggested(), self._document.writable_formats[0]
        suffix = path.suffix if self._document.format_of(path) is usual else usual.suffixes[0]
        suggested = path.with_name(f"{path.stem} {ending}{suffix}")
        return choose_where_to_save(self._window, heading, suggested, [FileKind.of(usual)], self._document.formats)

    def choose_where_to_export(self, heading: str, kinds: Sequence[FileKind], stem: str = "") -> Path | None:
        """Ask for a file of one of these kinds; suggest the document's name with the suffix of the first one.

        stem: the name to suggest without a suffix, if the document has none.
        """
        has_name = self._document.path is not None or self._document.file.title
        suffix = kinds[0].suffixes[0]
        suggested = Path(f"{stem}{suffix}") if stem and not has_name else self._suggested().with_suffix(suffix)
        return choose_where_to_save(self._window, heading, suggested, kinds, self._document.formats)

    def _suggested(self) -> Path:
        """Return the path of the document; for a copy without a file, one beside the original, with its own title."""
        file, suffix = self._document.file, self._document.writable_formats[0].suffixes[0]
        if file.path is not None:
            return file.path
        if file.title and file.origin is not None:
            return file.origin.parent / Path(f"{file.title}{suffix}").name
        return Path(self.tr("untitled{suffix}").format(suffix=suffix))

    def _ask_about_changes(self, path: Path, overwrite: Callable[[], bool], instead: Steps) -> bool:
        question = self.tr("{file} has been changed by another program.").format(file=readable(path.name))
        details = self.tr("Saving now overwrites those changes.")
        steps = {**instead, Answer(self.tr("&Overwrite"), risky=True): overwrite}
        if instead:
            steps[Answer(self.tr("&Reload"), risky=True)] = lambda: self._leave_to(self.reload_wanted)
            steps[Answer(self.tr("&Compare..."), risky=True)] = lambda: self._leave_to(self.compare_wanted)
        answer = ask(self._window, question, details, *steps)
        return answer is not None and steps[answer]()

    def _leave_to(self, wanted: SignalInstance) -> bool:
        """Emit a signal instead of saving; return that the file was not written."""
        wanted.emit()
        return False

    def _ask_about_overwriting(
        self, path: Path, error: InPlaceError, overwrite: Callable[[], bool], instead: Steps
    ) -> bool:
        """Ask whether to overwrite a file in place, once for each file, or twice if it could not be kept at first."""
        question = self.tr("{file} cannot be replaced, only overwritten in place.").format(file=readable(path.name))
        details = [reason(error)]
        if error.unkept is not None:
            sentence = self.tr("Its present contents cannot be kept as an earlier version: {why}")
            details.append(sentence.format(why=reason(error.unkept)))
        steps = {**instead, Answer(self.tr("Overwrite &in place"), risky=True): overwrite}
        answer = ask(self._window, question, "\n".join(details), *steps)
        if answer is None:
            return False
        if steps[answer] is overwrite:
            self._document.allow_in_place(path, unkept=error.unkept is not None)
        return steps[answer]()

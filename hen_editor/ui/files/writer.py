"""Saving the document and copies of it, with questions before and messages after."""

from collections.abc import Callable, Generator
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from hen_editor.document.document import Document
from hen_editor.document.files import readable
from hen_editor.document.saving import MiswrittenError, SpoiledFileError
from hen_editor.ui.dialogs.files import choose_where_to_save, folder_for
from hen_editor.ui.dialogs.messages import Answer, ask, reason, refuse
from hen_editor.ui.dialogs.progress import completed
from hen_editor.ui.settings import remember_file


class FileWriter(QObject):
    """Saves a document to files. Asks before overwriting changes by another program."""

    def __init__(self, document: Document, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._window = window

    def save(self, path: Path) -> bool:
        """Save the document to a file, which becomes its own; return whether it was written."""
        saved = self.write(path, lambda path: self._complete(path, self._document.saving(path)))
        if saved:
            remember_file(path)
        return saved

    def save_copy_in_utf8(self) -> bool:
        """Ask for a file and save a copy in UTF-8; return whether it was written."""
        path = self.choose_where_to_copy(self.tr("Save a copy in UTF-8"), self.tr("UTF-8"))
        return path is not None and self.write(
            path, lambda path: self._complete(path, self._document.saving_copy_in_utf8(path))
        )

    def write(self, path: Path, write: Callable[[Path], bool | None]) -> bool:
        """Write a file; return whether it was written. write: returns False if the user cancels."""
        try:
            return self._may_write(path) and write(path) is not False
        except (OSError, MemoryError) as error:
            self._explain(path, error)
            return False

    def _complete(self, path: Path, work: Generator[float, None, None]) -> bool:
        return completed(work, self.tr("Saving {file}...").format(file=readable(path.name)), self._window)

    def _explain(self, path: Path, error: OSError | MemoryError) -> None:
        """Tell why a file was not written; offer what may be possible instead."""
        sentence = self.tr("{file} could not be saved; it is unchanged.")
        if isinstance(error, SpoiledFileError):
            sentence = self.tr("{file} could not be saved.")
        sentence = sentence.format(file=readable(path.name))
        if isinstance(error, MiswrittenError):
            copy = Answer(self.tr("Save a copy &in UTF-8..."))
            if ask(self._window, sentence, reason(error), copy) is copy:
                self.save_copy_in_utf8()
        else:
            refuse(self._window, sentence, reason(error))

    def choose_where_to_save(self, suggested: Path | None = None) -> Path | None:
        """Ask for the file for the document, in any format."""
        formats = self._document.formats
        return choose_where_to_save(self._window, self.tr("Save as"), suggested or self._suggested(), formats, formats)

    def choose_where_to_copy(self, heading: str, ending: str) -> Path | None:
        """Ask for the file for a copy in the first format; suggest the document's name with this ending."""
        path, formats = self._suggested(), self._document.formats
        suffix = path.suffix if self._document.format_of(path) is formats[0] else formats[0].suffixes[0]
        suggested = path.with_name(f"{path.stem} {ending}{suffix}")
        return choose_where_to_save(self._window, heading, suggested, formats[:1], formats)

    def _suggested(self) -> Path:
        """Return the path of the document, or a suggested name."""
        path = self._document.path
        if path is not None:
            return path
        return folder_for(None) / self.tr("untitled{suffix}").format(suffix=self._document.formats[0].suffixes[0])

    def _may_write(self, path: Path) -> bool:
        document = self._document
        if not (document.is_own_file(path) and document.is_changed_on_disk):
            return True
        question = self.tr("{file} has been changed by another program.").format(file=readable(path.name))
        details = self.tr("Saving now overwrites those changes.")
        return ask(self._window, question, details, Answer(self.tr("&Overwrite"), risky=True)) is not None

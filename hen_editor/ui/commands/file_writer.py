"""The document and copies of it written to files, with what the user is asked before and told after."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from hen_editor.document.document import Document
from hen_editor.document.files import Contents, is_hen, readable
from hen_editor.document.saving import SpoiledFileError
from hen_editor.ui.dialogs.files import choose_where_to_save, folder_for
from hen_editor.ui.dialogs.messages import Answer, ask, reason, refuse
from hen_editor.ui.recent_files import remember


class FileWriter(QObject):
    """Writes a document to files. What another program has written meanwhile is not lost without a question."""

    def __init__(self, document: Document, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._window = window

    def save(self, path: Path, contents: Callable[[], Contents]) -> bool:
        """Make a file with these contents the document's; return whether it was written."""
        saved = self._write(path, contents, self._document.save)
        if saved:
            remember(path)
        return saved

    def save_copy(self, path: Path, contents: Callable[[], Contents]) -> bool:
        """Write a file that does not become the document's; return whether it was written."""
        return self._write(path, contents, self._document.save_copy)

    def choose_where_to_copy(self, heading: str, ending: str) -> Path | None:
        """Ask for the file for a copy, the document's name with this ending being suggested."""
        path = self.path_or_untitled()
        suffix = ".sgf" if is_hen(path) else path.suffix
        return choose_where_to_save(self._window, heading, path.with_name(f"{path.stem} {ending}{suffix}"))

    def path_or_untitled(self) -> Path:
        """Return the path of the document, or a name that may be given to it."""
        path = self._document.path
        return folder_for(None) / self.tr("untitled.sgf") if path is None else path

    def _write(self, path: Path, contents: Callable[[], Contents], write: Callable[[Path, Contents], None]) -> bool:
        try:
            if not self._may_write(path):
                return False
            write(path, contents())
        except (OSError, MemoryError) as error:
            sentence = self.tr("{file} could not be saved; it is as it was.")
            if isinstance(error, SpoiledFileError):
                sentence = self.tr("{file} could not be saved.")
            refuse(self._window, sentence.format(file=readable(path.name)), reason(error))
            return False
        return True

    def _may_write(self, path: Path) -> bool:
        document = self._document
        if not (document.is_own_file(path) and document.is_changed_on_disk):
            return True
        question = self.tr("{file} was changed by another program since it was read.").format(file=readable(path.name))
        details = self.tr("Saving now overwrites those changes.")
        return ask(self._window, question, details, Answer(self.tr("&Overwrite"), risky=True)) is not None

"""What is done with a file as it was read: its repairs told, its bytes saved, its games written or read in another way.

The classes of the dialogs are named in full: PySide makes a class when it is first named, and these take 2 ms.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from hen_editor.core import sgf
from hen_editor.core.sgf import EncodingReason
from hen_editor.core.sgf.encoding.charsets import title
from hen_editor.document.document import Document
from hen_editor.document.files import readable
from hen_editor.document.repairs import place_of, repairs
from hen_editor.ui import wording
from hen_editor.ui.commands.actions import Actions
from hen_editor.ui.commands.file_loader import PATIENCE, Opening
from hen_editor.ui.commands.file_writer import FileWriter
from hen_editor.ui.problem_list.problem import ListedProblem
from hen_editor.ui.widgets.transient import run

if TYPE_CHECKING:
    from hen_editor.ui.panels.repair_bar import RepairBar

COPIES = ("save-as-read", "write-clean")
"""The commands that write a copy of the file."""

_WORTH_REPORTING = (EncodingReason.GUESSED, EncodingReason.SWITCHES, EncodingReason.ASKED)


class SourceCommands(QObject):
    """Carries out commands on the file that a document was read from, and shows a bar where it needed repairs.

    put_bar: puts the bar in its place over the board.

    said: a word for the player on what was done. problems_requested: the list of problems is to be shown.
    """

    said = Signal(str)
    problems_requested = Signal()

    def __init__(
        self,
        document: Document,
        opening: Opening,
        writer: FileWriter,
        actions: Actions,
        put_bar: Callable[[QWidget], object],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._opening = opening
        self._writer = writer
        self._actions = actions
        self._put_bar = put_bar
        self._window = window
        self._bar: RepairBar | None = None
        self._is_foreign = False
        document.opened.connect(self._show_file)
        document.file_changed.connect(self._offer_encodings)
        self._show_file()

    def by_name(self) -> Mapping[str, Callable[[], object]]:
        """Return the commands by the names of their actions."""
        return {
            "save-as-read": self.save_as_read,
            "write-clean": self.write_clean,
            "read-in-encoding": self.read_in_encoding,
        }

    def save_as_read(self) -> None:
        """Ask for a file and write the bytes into it that the document was read from."""
        if self._document.snapshot.collection.source.data is not None:
            copy = self._document.save_copy_as_read
            self._write_copy(self.tr("Save a copy as it was read"), self.tr("as read"), copy)

    def write_clean(self) -> None:
        """Ask for a file and write the games into it anew, with nothing left to repair."""
        self._write_copy(self.tr("Write clean"), self.tr("clean"), self._save_clean_copy)

    def read_in_encoding(self) -> None:
        """Ask for an encoding and read the document's bytes in it, as they were read or saved last."""
        from hen_editor.ui.dialogs.encoding import EncodingDialog

        data = self._document.encoded_data
        if not data:
            return
        collection = self._document.snapshot.collection
        candidates = sgf.encoding_candidates(data, collection.encoding)
        dialog = EncodingDialog(candidates, collection.encoding_reason, self._window)
        if run(dialog):
            self._opening.read_again(dialog.codec())

    def go_to(self, problem: ListedProblem) -> None:
        """Go to the node that a problem of reading is about, and tell what stood there and what was assumed."""
        place = place_of(self._document.snapshot.collection, problem.diagnostic)
        if place is not None:
            self._document.go(place.node, place.game)
        if problem.line is not None:
            told = self.tr("Line {line}: “{text}”. {message}") if problem.excerpt else self.tr("Line {line}. {message}")
            line, message = f"{problem.line:,}", wording.message(problem.diagnostic)
            self._say(told.format(line=line, text=problem.excerpt, message=message))

    def _show_file(self) -> None:
        """Show what the file that was just opened needed, and offer what can be done with it."""
        source = self._document.snapshot.collection.source
        data = source.data or b""
        for name in COPIES:
            self._actions[name].setEnabled(bool(data))
        self._is_foreign = not data.isascii() or any(segment.codec != "ascii" for segment in source.segments)
        self._offer_encodings()
        count, are_more = repairs(self._document.problems)
        if not count:
            if self._bar is not None:
                self._bar.hide()
            return
        number = self.tr("more than {count}") if are_more else "{count}"
        ending = self.tr("repair") if count == 1 else self.tr("repairs")
        sentence = self.tr("Opened with {number} {repairs}").format(
            number=number.format(count=f"{count:,}"), repairs=ending
        )
        collection = self._document.snapshot.collection
        if collection.encoding_reason in _WORTH_REPORTING:
            sentence += self.tr("; read as {encoding}").format(encoding=title(collection.encoding))
        self._say(f"{sentence}.")

    def _offer_encodings(self) -> None:
        can_be_read_again = self._is_foreign and bool(self._document.encoded_data)
        self._actions["read-in-encoding"].setEnabled(can_be_read_again)

    def _say(self, sentence: str) -> None:
        if self._bar is None:
            from hen_editor.ui.panels.repair_bar import RepairBar

            self._bar = RepairBar([self._actions[name] for name in COPIES], self._window)
            self._bar.show_clicked.connect(self.problems_requested)
            self._put_bar(self._bar)
        self._bar.say(sentence)

    def _save_clean_copy(self, path: Path) -> bool:
        """Write the games anew; return whether the user waited for it."""
        dialog = QtWidgets.QProgressDialog(
            self.tr("Writing the games anew..."), self.tr("&Cancel"), 0, 100, self._window
        )
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.setMinimumDuration(PATIENCE)
        work = self._document.saving_clean_copy(path)
        try:
            for share in work:
                dialog.setValue(int(share * 99))  # which lets the window live
                if dialog.wasCanceled():
                    work.close()
                    return False
        finally:
            dialog.deleteLater()
        return True

    def _write_copy(self, heading: str, ending: str, write: Callable[[Path], bool | None]) -> None:
        """Ask where to write a copy, and write it; the document's file stays the one it is."""
        path = self._writer.choose_where_to_copy(heading, ending)
        if path is not None and self._writer.write(path, write):
            self.said.emit(self.tr("{file} was written.").format(file=readable(path.name)))

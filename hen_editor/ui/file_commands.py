"""Files as the user meets them: new, open, save, recent files, and the questions they raise.

The classes of the dialogs are named in full: PySide makes a class when it is first named, and these take 2 ms.
"""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import islice
from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, QSettings
from PySide6.QtWidgets import QWidget

from hen_editor.core import hen
from hen_editor.core.board import BoardSize, Stones
from hen_editor.core.position import Position
from hen_editor.core.replay import Replay
from hen_editor.document import files
from hen_editor.document.document import Document
from hen_editor.ui.messages import reason, refuse
from hen_editor.ui.opening import Opening

BROKEN_PLACES = 5
"""How many places with bytes that are no characters are named at most."""

RECENT = 10
"""How many recent files are remembered."""


class FileCommands(QObject):
    """Carries out the commands of the File menu on a document, with its questions and refusals in dialogs.

    A command that the user takes back, or that the system or the file refuses, leaves the document as it is.

    finish_typing: takes into the document what the user has typed and what still waits for a rest.
    """

    def __init__(self, document: Document, window: QWidget, finish_typing: Callable[[], None]) -> None:
        super().__init__(window)
        self._document = document
        self._window = window
        self._finish_typing = finish_typing
        self.opening = Opening(document, window, self.may_leave)
        self.opening.opened.connect(self._remember)

    def by_name(self) -> Mapping[str, Callable[[], object]]:
        """Return the commands by the names of their actions."""
        return {
            "new-9": partial(self.new, BoardSize(9, 9)),
            "new-13": partial(self.new, BoardSize(13, 13)),
            "new-19": partial(self.new, BoardSize(19, 19)),
            "new-other": self.new_of_asked_size,
            "open": self.open,
            "save": self.save,
            "save-as": self.save_as,
        }

    def new(self, size: BoardSize) -> None:
        """Begin a new document with an empty board."""
        if self.may_leave():
            self.opening.cancel()
            self._document.new(Position(Stones(size)))

    def new_of_asked_size(self) -> None:
        """Begin a new document with an empty board whose size is asked for."""
        from hen_editor.ui.dialogs.new_board import NewBoardDialog

        dialog = NewBoardDialog(self._document.snapshot.position.size, self._window)
        if dialog.exec():
            self.new(dialog.board_size())

    def open(self) -> None:
        """Ask for a file and open it."""
        path, _ = QtWidgets.QFileDialog.getOpenFileName(
            self._window,
            self.tr("Open"),
            str(self._document.path.parent if self._document.path else Path.home()),
            self.tr("Go files (*.sgf *.hen *.txt);;All files (*)"),
        )
        if path:
            self.open_path(Path(path))

    def open_path(self, path: Path, then: Callable[[], object] | None = None) -> bool:
        """Open a file, in the background if it takes long; return whether it is open now.

        then: called when it is open, now or later.
        """
        return self.opening.open(path, then)

    def open_example(self, path: Path) -> None:
        """Show the games of a file as a new document that has no file yet."""
        if self.may_leave():
            self.opening.cancel()
            self._document.begin(files.read(path)._replace(path=None, sources=()))

    def save(self) -> bool:
        """Save to the document's file, or ask for one; return whether it was saved."""
        self._finish_typing()
        path = self._document.path
        return self.save_as() if path is None else self._save_to(path)

    def save_as(self) -> bool:
        """Ask for a file and save to it; return whether it was saved."""
        self._finish_typing()
        path = self._document.path
        return self._ask_where_to_save(Path.home() / self.tr("untitled.sgf") if path is None else path)

    def _ask_where_to_save(self, suggested: Path) -> bool:
        sgf, hen_position = self.tr("SGF game (*.sgf)"), self.tr("HEN position (*.hen)")
        chosen, kind = QtWidgets.QFileDialog.getSaveFileName(
            self._window,
            self.tr("Save as"),
            str(suggested),
            f"{sgf};;{hen_position}",
            hen_position if files.is_hen(suggested) else sgf,
        )
        if not chosen:
            return False
        path = Path(chosen)
        return self._save_to(path if path.suffix else path.with_suffix(".hen" if kind == hen_position else ".sgf"))

    def may_leave(self) -> bool:
        """Ask about unsaved changes and unfinished texts; return whether the document may be left."""
        self._finish_typing()
        document = self._document
        unfinished = document.has_draft
        if not document.is_modified and not unfinished:
            return True
        button = QtWidgets.QMessageBox.StandardButton
        box = QtWidgets.QMessageBox(
            QtWidgets.QMessageBox.Icon.Question, self.tr("HEN Editor"), "", button.NoButton, self._window
        )
        if document.is_modified:
            box.setText(self.tr("Save the changes to {file}?").format(file=self.shown_name()))
            box.setStandardButtons(button.Save | button.Discard | button.Cancel)
            box.setDefaultButton(button.Save)
        else:
            box.setText(self.tr("Leave the unfinished HEN behind?"))
            box.setStandardButtons(button.Discard | button.Cancel)
            box.setDefaultButton(button.Cancel)
        if unfinished:
            box.setInformativeText(self.tr("A text in the HEN field is unfinished; it is not part of the file."))
        answer = box.exec()
        return answer == button.Discard or (answer == button.Save and self.save())

    def shown_name(self) -> str:
        """Return the name of the document for a title: its file's, or Untitled."""
        path = self._document.path
        return self.tr("Untitled") if path is None else path.name

    def recent(self) -> list[Path]:
        """Return the files opened or saved last, the newest first."""
        kept = QSettings().value("files/recent", [])
        names = kept if isinstance(kept, list) else [kept]  # one name comes back as a string
        return [Path(name) for name in names if isinstance(name, str) and name]

    def _save_to(self, path: Path) -> bool:
        document = self._document
        if files.is_hen(path):
            lost = document.lost_in_hen()
            if lost:
                return self._save_what_hen_can_say(path, lost)
            contents = document.hen_contents()
        else:
            if not self._may_encode():
                return False
            contents = document.sgf_contents()
        return self._write(path, contents)

    def _may_encode(self) -> bool:
        document = self._document
        if document.is_encodable:
            return True
        button = QtWidgets.QMessageBox.StandardButton
        box = QtWidgets.QMessageBox(
            QtWidgets.QMessageBox.Icon.Question, self.tr("HEN Editor"), "", button.Cancel, self._window
        )
        box.setText(
            self.tr("The encoding of the file, {name}, lacks characters that you have written.").format(
                name=document.encoding
            )
        )
        consequences = [self.tr("In UTF-8 every text can be written. All texts of the file are then encoded anew.")]
        if broken := self._broken_places():
            consequences.append(self.tr("Bytes that are no characters become U+FFFD: {places}.").format(places=broken))
        box.setInformativeText(" ".join(consequences))
        convert = box.addButton(self.tr("&Convert the file to UTF-8"), QtWidgets.QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(convert)
        copy = box.addButton(self.tr("Save a copy &in UTF-8..."), QtWidgets.QMessageBox.ButtonRole.ActionRole)
        box.exec()
        if box.clickedButton() is convert:
            document.convert_to_utf8()
            return True
        if box.clickedButton() is copy:
            self._save_copy_in_utf8()
        return False

    def _broken_places(self) -> str:
        """Return where bytes stand that are no characters, in words: the first places."""
        games = self._document.snapshot.collection.games
        found = [*islice(self._document.snapshot.collection.broken_nodes(), BROKEN_PLACES + 1)]
        places = []
        for index, node in found[:BROKEN_PLACES]:
            number = Replay.of(games[index], node).move_number
            place = self.tr("move {number}").format(number=f"{number:,}") if number else self.tr("start")
            of_game = self.tr("{place} of game {game}").format(place=place, game=f"{index + 1:,}")
            places.append(of_game if len(games) > 1 else place)
        others = self.tr(" and others") if len(found) > BROKEN_PLACES else ""
        return ", ".join(places) + others

    def _save_copy_in_utf8(self) -> None:
        path = self._document.path or Path.home() / self.tr("untitled.sgf")
        chosen, _ = QtWidgets.QFileDialog.getSaveFileName(
            self._window,
            self.tr("Save a copy in UTF-8"),
            str(path.with_stem(f"{path.stem} UTF-8")),
            self.tr("SGF game (*.sgf)"),
        )
        if not chosen:
            return
        target = Path(chosen) if Path(chosen).suffix else Path(chosen).with_suffix(".sgf")
        try:
            self._document.save_copy(target, self._document.sgf_contents(in_utf8=True))
        except OSError as error:
            self._refuse_to_save(target, error)

    def _save_what_hen_can_say(self, path: Path, lost: list[str]) -> bool:
        button = QtWidgets.QMessageBox.StandardButton
        box = QtWidgets.QMessageBox(
            QtWidgets.QMessageBox.Icon.Question, self.tr("HEN Editor"), "", button.Cancel, self._window
        )
        box.setText(self.tr("HEN holds one position. This document holds more than its positions can say."))
        box.setInformativeText(self.tr("Not saved would be: {things}.").format(things=", ".join(lost)))
        as_sgf = box.addButton(self.tr("Save as &SGF..."), QtWidgets.QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(as_sgf)
        only = box.addButton(self.tr("Save this &position only"), QtWidgets.QMessageBox.ButtonRole.DestructiveRole)
        only.setEnabled(self._document.snapshot.position.size.columns <= hen.MAX_COLUMNS)
        box.exec()
        if box.clickedButton() is only:
            try:
                self._document.save_copy(path, self._document.position_contents())
            except OSError as error:
                self._refuse_to_save(path, error)
            return False
        if box.clickedButton() is as_sgf:
            return self._ask_where_to_save(path.with_suffix(".sgf"))
        return False

    def _write(self, path: Path, contents: files.Contents) -> bool:
        document = self._document
        if document.path == path and document.is_changed_on_disk and not self._may_overwrite(path):
            return False
        try:
            document.save(path, contents)
        except OSError as error:
            self._refuse_to_save(path, error)
            return False
        self._remember(path)
        return True

    def _may_overwrite(self, path: Path) -> bool:
        button = QtWidgets.QMessageBox.StandardButton
        box = QtWidgets.QMessageBox(
            QtWidgets.QMessageBox.Icon.Warning, self.tr("HEN Editor"), "", button.Cancel, self._window
        )
        box.setText(self.tr("{file} was changed by another program since it was read.").format(file=path.name))
        box.setInformativeText(self.tr("Saving now overwrites those changes."))
        overwrite = box.addButton(self.tr("&Overwrite"), QtWidgets.QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(button.Cancel)
        box.exec()
        return box.clickedButton() is overwrite

    def _remember(self, path: Path) -> None:
        path = path.absolute()
        kept = [path, *(other for other in self.recent() if other != path)]
        QSettings().setValue("files/recent", [str(other) for other in kept[:RECENT]])

    def _refuse_to_save(self, path: Path, error: OSError) -> None:
        sentence = self.tr("{file} could not be saved; it is as it was.").format(file=path.name)
        refuse(self._window, sentence, reason(error))

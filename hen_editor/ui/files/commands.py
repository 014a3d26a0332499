"""File commands: new, open, save, with their questions."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from hen_editor.core.board import BoardSize, Stones
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.formats import Holds
from hen_editor.core.game.line import move_number
from hen_editor.core.game.overview import thumbnail_stones
from hen_editor.core.position import Position
from hen_editor.core.sgf import Collection, GameTree
from hen_editor.core.sgf.source import Source
from hen_editor.document import copies, files
from hen_editor.document.document import Document
from hen_editor.document.files import MOST_UNASKED, readable
from hen_editor.ui.call_soon import show_later
from hen_editor.ui.dialogs.choosing import choose_files, folder_near
from hen_editor.ui.dialogs.messages import Answer, ask, reason, refuse
from hen_editor.ui.dialogs.progress import completed, result_of
from hen_editor.ui.files.adding import Adding
from hen_editor.ui.files.opening import Opening
from hen_editor.ui.files.other_window import OtherFinder, OtherWindow, still_open
from hen_editor.ui.files.pasting import Pasting
from hen_editor.ui.files.reader import Dispatch, FileReader
from hen_editor.ui.files.writer import FileWriter
from hen_editor.ui.loading import Loading
from hen_editor.ui.settings import remember_file
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.wording import grouped, listed, message

UNDECODABLE_PLACES = 5
"""The most places with undecodable bytes that are named."""


class FileCommands(QObject):
    """Runs the commands of the File menu on a document, with questions and errors in dialogs.

    A command that the user cancels, or that fails, leaves the document unchanged.

    dispatch: runs what follows when a file has been read, as a user action. other_finder: finds another window that has
    a file open.

    opening: opens files. pasting: reads what is pasted, whether or not a file is being opened. adding: adds the games
    of files to the document.

    others_chosen: open these files in other windows.
    """

    others_chosen = Signal(object)

    def __init__(
        self,
        document: Document,
        window: QWidget,
        dispatch: Dispatch,
        other_finder: OtherFinder,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._window = window
        self._other_finder = other_finder
        self.writer = FileWriter(document, window, self._choose_and_save, self._save_what_fits, self._convert)
        self.writer.save_again_wanted.connect(self._save_again)
        reader = partial(FileReader, window, dispatch, lambda: document.formats)
        self.opening = Opening(document, reader(), self.may_leave, other_finder)
        self.pasting = Pasting(reader())
        self.adding = Adding(document, reader(), window)
        self.readers = self.opening.reader, self.pasting.reader, self.adding.reader
        self.opening.opened.connect(self._remember)
        self._asks_again = False
        self._judged: Source | None = None
        self._is_foreign = False

    def _remember(self, path: Path) -> None:
        tree = self._document.snapshot.tree
        remember_file(path, thumbnail_stones(tree) if tree.is_go else None)

    def new(self, size: BoardSize) -> None:
        """Start a new document with an empty board."""
        if self.may_leave():
            self.opening.reader.cancel()
            self._document.new(Position(Stones(size)))

    def new_game(self, tree: GameTree) -> bool:
        """Start a new document with a game; return whether the user lets it replace this one."""
        if not self.may_leave():
            return False
        self.opening.reader.cancel()
        self._document.begin(files.File(collection=Collection.of([tree])))
        return True

    def new_of_asked_size(self) -> None:
        """Ask for a board size, and start a new document with an empty board."""
        from hen_editor.ui.dialogs.setup import NewBoardDialog

        dialog = NewBoardDialog(self._document.snapshot.position.size, self._window)
        if run(dialog):
            self.new(dialog.board_size())

    def open(self) -> None:
        """Ask for files and open them."""
        self.open_each(self._choose(self.tr("Open")))

    def add(self) -> None:
        """Ask for files, and add their games after the current one."""
        self._add(self._choose(self.tr("Add from files")))

    def _choose(self, heading: str) -> list[Path]:
        document = self._document
        return choose_files(self._window, heading, document.formats, folder_near(document.path, self._window))

    def _add(self, paths: Sequence[Path]) -> None:
        if paths:
            self.adding.add(paths, self._document.formats)

    def open_each(self, paths: Sequence[Path]) -> None:
        """Open files, each in a window, or add the games of several to the document if the user prefers that."""
        several = [*dict.fromkeys(paths)]
        if len(several) > MOST_UNASKED or (len(several) > 1 and not self._document.is_fresh):
            self._open_or_add(several)
        elif several:
            self._open_all(several)

    def _open_or_add(self, paths: Sequence[Path]) -> None:
        from hen_editor.ui.files.several import SeveralFiles

        document = self._document
        size, can_add = document.snapshot.position.size, not document.is_read_only
        dialog = SeveralFiles(paths, document.formats, size, self._window, can_add=can_add)
        if run(dialog):
            ticked = dialog.ticked()
            (self._add if dialog.adding else self._open_all)([path for path in paths if path in ticked])

    def _open_all(self, paths: Sequence[Path]) -> None:
        first, *others = paths
        self.open_path(first)
        if others:
            self.others_chosen.emit(others)

    def open_path(self, path: Path, then: Callable[[], object] | None = None) -> bool:
        """Open a file, in the background if it takes long; return whether it is open here now.

        A file that another window has open is shown there. then: called once it is open, now or later.
        """
        return self.opening.open(path, then)

    @property
    def is_foreign(self) -> bool:
        """Whether the file would look different in another encoding."""
        source = self._document.snapshot.collection.source
        if source is not self._judged:
            codecs = {segment.codec for segment in source.segments}
            self._is_foreign = not (source.data or b"").isascii() or not codecs <= {"ascii"}
            self._judged = source
        return self._is_foreign

    @property
    def is_reading(self) -> bool:
        """Whether a file is being read, or something that was pasted."""
        return any(reader.is_busy for reader in self.readers)

    @property
    def slow_loading(self) -> Loading | None:
        """The slow read in progress: of a file to open, or else of what was pasted, or is to be added."""
        return next(filter(None, (reader.slow_loading for reader in self.readers)), None)

    def cancel(self, loading: Loading | None = None) -> None:
        """Cancel reading a file or what was pasted; by default all."""
        for reader in self.readers:
            if loading is None or reader.loading is loading:
                reader.cancel()

    def may_open(self, count: int) -> bool:
        """Ask before opening very many files at once, each in a window; return whether they may be opened."""
        if count <= MOST_UNASKED:
            return True
        question = self.tr("Open all %Ln file(s)?", "", count)
        details = self.tr("Each is opened in a window of its own.")
        return ask(self._window, question, details, Answer(self.tr("&Open"), risky=True)) is not None

    def open_example(self, path: Path) -> None:
        """Show the games of a file as a new document without a file."""
        if not self.may_leave():
            return
        try:
            file = files.read(path, self._document.formats)
        except OSError as error:
            refuse(self._window, self.tr("{file} could not be opened.").format(file=path.name), reason(error))
            return
        self.opening.reader.cancel()
        self._document.begin(file._replace(path=None))

    def save(self) -> bool:
        """Save to the document's file, or ask for one; return whether it was saved."""
        self.opening.forget_agreement()
        self._finish_saving()
        path = self._document.path
        if path is None or self._document.is_read_only:
            return self.save_as()
        return self._save_collection(path) if self.adding.has_made_collection else self._save_to(path)

    def begin_saving(self) -> None:
        """Save to the document's file in the background, unless there is a question to ask first."""
        path = self._document.path
        if path is None or self._document.is_read_only or self.adding.has_made_collection:
            self.save()
        else:
            self.opening.forget_agreement()
            self.writer.begin_saving(path)

    def _save_again(self) -> None:
        """Save once more in the background; if there is a question to ask first, ask it once the window is free."""
        path = self._document.path
        assert path is not None  # it was written there
        if self.adding.has_made_collection:
            self._asks_again = True
            show_later(self, lambda: self._asks_again and self.save())
        else:
            self.writer.begin_saving(path)

    def _finish_saving(self) -> None:
        """Wait until the document is written; what is to be asked before it is saved once more, the caller asks."""
        self.writer.finish_saving()
        self._asks_again = False

    def save_as(self) -> bool:
        """Ask for a file and save to it; return whether it was saved."""
        return self._choose_and_save()

    def _choose_and_save(self, suggested: Path | None = None) -> bool:
        self.opening.forget_agreement()
        self._finish_saving()
        path = self.writer.choose_where_to_save(suggested)
        return path is not None and self._save_to(path)

    def may_leave(self, agreed: Snapshot | None = None) -> bool:
        """Ask about unsaved changes and unfinished text; return whether the document may be closed.

        agreed: the snapshot that the user has already agreed to discard.
        """
        self._finish_saving()
        if self._holds_only(agreed):
            return True
        document = self._document
        unfinished = document.has_draft
        if not document.is_modified and not unfinished:
            return True
        details = self.tr("The unfinished text in the HEN field is not part of the file.") if unfinished else ""
        save, discard = Answer(self.tr("&Save")), Answer(self.tr("&Discard"), risky=True)
        if not document.is_modified:
            question = self.tr("Discard the unfinished HEN?")
            return ask(self._window, question, details, discard) is discard
        question = self.tr("Save the changes to {file}?").format(file=document.name)
        answer = ask(self._window, question, details, save, discard)
        return answer is discard or (answer is save and self.save())

    def _holds_only(self, agreed: Snapshot | None) -> bool:
        """Return whether everything unsaved or unfinished is what the user agreed to discard."""
        now = self._document.snapshot
        if agreed is None or now.collection is not agreed.collection:
            return False
        return not self._document.has_draft or (now.hen_text, now.drafts) == (agreed.hen_text, agreed.drafts)

    def _save_to(self, path: Path) -> bool:
        if path != self._document.path and self._is_shown_elsewhere(path):
            return False
        return self.writer.save(path)

    def _save_collection(self, path: Path) -> bool:
        """Ask whether games of other files go into the one that held a single game, or into a new file."""
        count = len(self._document.snapshot.collection.games)
        question = self.tr("{file} held one game when it was opened; now there are %Ln.", "", count)
        details = self.tr("Saving as a new file leaves it as it was.")
        new, this = Answer(self.tr("Save as &new file...")), Answer(self.tr("&Save into this file"))
        answer = ask(self._window, question.format(file=readable(path.name)), details, new, this)
        if answer is new:
            name = self.tr("{file} and others").format(file=path.stem)
            return self._choose_and_save(path.with_name(f"{name}{path.suffix}"))
        return answer is this and self._save_to(path)

    def _is_shown_elsewhere(self, path: Path) -> bool:
        """Refuse a file that another window has open; return whether one has, or the user cancels looking for it."""
        name, found = readable(path.name), list[OtherWindow | None]()
        find = self._other_finder(path)
        saving = self.tr("Saving {file}...").format(file=name)
        if not completed(lambda progress: found.append(find(progress)), saving, self._window):
            return True
        other = still_open(found[0])
        if other is not None:
            sentence = self.tr("{file} is open in another window.").format(file=name)
            why = self.tr("Choose another name, or close that window first.")
            if refuse(self._window, sentence, why, Answer(self.tr("&Go to that window"))) is not None:
                other.bring_forward()
        return other is not None

    def _convert(self) -> bool:
        """Ask whether to convert the document to UTF-8, and do so; return whether it was done."""
        document = self._document
        question = self.tr("Saved as {name}, the text could be misread when the file is reopened.")
        if document.has_characters_beyond_encoding:
            question = self.tr("The file's encoding, {name}, can't represent all of the text you entered.")
        consequences = [self.tr("UTF-8 can represent any text. Converting rewrites the whole file in UTF-8.")]
        if broken := self._undecodable_places():
            consequences.append(self.tr("Undecodable bytes become U+FFFD: {places}.").format(places=broken))
        convert = Answer(self.tr("&Convert the file to UTF-8"))
        copy = Answer(self.tr("Save a copy &in UTF-8..."))
        answer = ask(self._window, question.format(name=document.encoding), " ".join(consequences), convert, copy)
        if answer is convert:
            return self._convert_to_utf8()
        if answer is copy:
            self.writer.save_copy_in_utf8()
        return False

    def _convert_to_utf8(self) -> bool:
        before = self._document.snapshot.collection
        converted = result_of(before.converted_to_utf8, self.tr("Converting to UTF-8..."), self._window)
        if converted is None or self._document.snapshot.collection is not before:
            return False
        self._document.convert_to_utf8(converted.value)
        return True

    def _undecodable_places(self) -> str:
        """Return a description of the first places with undecodable bytes."""
        games = self._document.snapshot.collection.games
        found = [*islice(self._document.snapshot.collection.undecodable_nodes(), UNDECODABLE_PLACES + 1)]
        places = []
        for index, node in found[:UNDECODABLE_PLACES]:
            number = move_number(games[index], node)
            words = self.tr("move {move}") if number else self.tr("start")
            if len(games) > 1:
                words = self.tr("move {move} of game {game}") if number else self.tr("start of game {game}")
            places.append(words.format(move=grouped(number), game=grouped(index + 1)))
        words = self.tr("{places} and others") if len(found) > UNDECODABLE_PLACES else "{places}"
        return words.format(places=listed(places))

    def _save_what_fits(self, path: Path, losses: Sequence[Diagnostic]) -> bool:
        """Ask whether to save in the first format instead, or to accept the losses; return whether all was saved."""
        document, row, usual = self._document, self._document.format_of(path), self._document.writable_formats[0]
        details = [message(loss) for loss in losses]
        if row.holds is Holds.POSITIONS and (others := len(document.snapshot.collection.games) - 1):
            details.append(self.tr("The other %Ln position(s) will be lost, too.", "", others))
        question, anyway = self.tr("A {suffix} file cannot store the whole document."), self.tr("Save &anyway")
        collection, position = document.snapshot.collection, document.snapshot.position
        copy = partial(copies.what_fits, row, collection, document.file.kept)
        if row.holds is Holds.POSITIONS:
            question, anyway = self.tr("A {suffix} file stores positions only."), self.tr("Save this &position only")
            copy = partial(copies.position_alone, row, position)
        as_usual = Answer(self.tr("Save as &{format}...").format(format=usual.name))
        only = Answer(anyway, risky=True, enabled=copies.fits(row, position))
        question = question.format(suffix=row.suffixes[0])
        answer = ask(self._window, question, "\n".join(details), as_usual, only)
        if answer is only:
            self.writer.write_copy(path, copy)
            return False
        return answer is as_usual and self._choose_and_save(path.with_suffix(usual.suffixes[0]))

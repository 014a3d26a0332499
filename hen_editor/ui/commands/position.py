"""What is done to the position by commands: copied, pasted, numbered, and asked about."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtWidgets import QInputDialog, QWidget

from hen_editor.core.board import Color
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing import paint
from hen_editor.core.position import color_after
from hen_editor.document.document import Document
from hen_editor.document.files import LONGEST_TEXT
from hen_editor.ui import clipboard
from hen_editor.ui.commands.file import FileCommands
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.wording import message


class PositionCommands(QObject):
    """Carries out commands on the position of a document, with their questions in dialogs.

    said: a word for the player on what was done or refused. points_lit: the points that a refusal is about.
    """

    said = Signal(str)
    points_lit = Signal(object)

    def __init__(self, document: Document, files: FileCommands, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._files = files
        self._window = window

    def by_name(self) -> Mapping[str, Callable[[], object]]:
        """Return the commands by the names of their actions."""
        return {
            "copy": partial(self.copy, "hen"),
            "copy-address": partial(self.copy, "address"),
            "paste": lambda: self.take_in(clipboard.clipboard_data()),
            "pass": partial(self._document.play, None),
            "turn": self.change_turn,
            "order": self.ask_for_order,
            "numbers-to-moves": lambda: self._say_first(self._document.numbers_to_moves()),
            "moves-to-numbers": self._ask_for_numbers,
        }

    def copy(self, kind: str) -> None:
        """Copy the position as "hen" or as a web "address"."""
        position = self._document.snapshot.position
        if not (clipboard.copy_address if kind == "address" else clipboard.copy_hen)(position):
            self.said.emit(self.tr("HEN has names for 25 columns only; this board has more."))
        elif kind == "address":
            self.said.emit(self.tr("The web address was copied."))
        else:
            self.said.emit(self.tr("The HEN was copied."))

    def take_in(self, data: QMimeData) -> None:
        """Take in what was pasted or dropped: a HEN, or games to open."""
        text = data.text()
        found = clipboard.pasted_hen(text)
        if found is not None:
            self._document.end_burst()
            self._document.type_hen(found, whole=True)
            self._document.end_burst()
        else:
            self._files.opening.open_text(text, lambda: self._refuse(text))

    def _refuse(self, text: str) -> None:
        """Say that a pasted text holds nothing that can be shown."""
        words = self.tr("No HEN or SGF found.")
        if len(text) > LONGEST_TEXT:
            words = self.tr("That text is not SGF, and too long to be searched for a HEN (over {count} characters).")
        self.said.emit(words.format(count=f"{LONGEST_TEXT:,}"))

    def change_turn(self) -> None:
        """Give the turn to the next colour."""
        position = self._document.snapshot.position
        self._document.set_turn(color_after(position.turn or position.implied_turn, position.order))

    def ask_for_order(self) -> None:
        """Ask for the order in which colours play."""
        if not paint.can_keep(self._document.snapshot.position.size, Color.RED):
            self.said.emit(self.tr("On a board of more than 25 columns Black and White play in turn."))
            return
        from hen_editor.ui.dialogs.order_of_play import OrderOfPlayDialog

        dialog = OrderOfPlayDialog(self._document.snapshot.position.order, self._window)
        if run(dialog):
            self._document.set_order(dialog.order())

    def _ask_for_numbers(self) -> None:
        played = max(1, self._document.snapshot.move_number)
        title, question = self.tr("Moves to numbers"), self.tr("How many of the last moves get a number:")
        count, accepted = QInputDialog.getInt(self._window, title, question, min(10, played), 1, played)
        if accepted:
            self._say_first(self._document.moves_to_numbers(count))

    def _say_first(self, refused: tuple[Diagnostic, ...]) -> None:
        for problem in refused[:1]:
            self.said.emit(message(problem))
            self.points_lit.emit(frozenset(problem.points))

"""What is done to the markup of a position by commands: cleared by kind, numbered, counted."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal

from hen_editor.core.editing import codes
from hen_editor.core.editing.clearing import MARKUP, Kind, cleared
from hen_editor.core.editing.move_numbers import with_move_numbers
from hen_editor.document.document import Document
from hen_editor.ui.commands.move_numbers import MoveNumbers
from hen_editor.ui.panels.next_label import NextLabel
from hen_editor.ui.tools.hand import Hand
from hen_editor.ui.tools.tool_box import ToolBox
from hen_editor.ui.wording import message


class MarkupCommands(QObject):
    """Carries out commands on the markup of a document and on what is selected on the board.

    said: a word for the player on what there was nothing to be done to.
    """

    said = Signal(str)

    def __init__(
        self, document: Document, tools: ToolBox, hand: Hand, numbers: MoveNumbers, shown: NextLabel, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._tools = tools
        self._hand = hand
        self._numbers = numbers
        self._shown = shown
        self._counting = ""
        shown.chosen.connect(self._count_from)
        document.changed.connect(lambda snapshot: self._show_next())

    def by_name(self) -> Mapping[str, Callable[[], object]]:
        """Return the commands by the names of their actions."""
        kinds = {f"clear-{kind.name.lower()}": partial(self.clear, kind) for kind in MARKUP}
        return {
            **kinds,
            "clear-markup": partial(self.clear, *MARKUP),
            "write-move-numbers": self.write_move_numbers,
            "erase-selected": self.erase_selected,
        }

    def clear(self, *kinds: Kind) -> None:
        """Take all markup of these kinds off the node shown."""
        after = cleared(self._document.snapshot, kinds)
        if after == self._document.snapshot:
            self.said.emit(self.tr("There is no such markup here."))
        self._document.edit(after, self.tr("Clear markup"))

    def erase_selected(self) -> None:
        """Take the stones that are selected off the board."""
        if not self._tools.select.erase(self._document):
            self.said.emit(self.tr("Nothing is selected; drag a frame around stones with the select tool."))

    def write_move_numbers(self) -> None:
        """Write the numbers of the moves that were chosen as labels and numbers of stones."""
        snapshot = self._document.snapshot
        numbers = self._numbers.numbers(snapshot)
        if not numbers:
            self.said.emit(message(codes.NO_MOVES.at()))
        self._document.edit(with_move_numbers(snapshot, numbers), self.tr("Write move numbers"))

    def take(self, name: str) -> None:
        """Show what a tool that was taken into the hand puts next."""
        self._counting = name
        self._shown.show_tool(name)
        self._show_next()

    def _show_next(self) -> None:
        if self._counting in self._tools.counting:
            self._shown.show_next(self._tools.counting[self._counting].next_label(self._document.snapshot))

    def _count_from(self, label: str) -> None:
        self._tools.counting[self._counting].count_from(self._document.snapshot, label)
        self._hand.show_preview()

"""The next label of the tools that count: shown, and chosen by the user."""

from PySide6.QtCore import QObject

from hen_editor.document.document import Document
from hen_editor.ui.panels.next_label import NextLabel
from hen_editor.ui.state import State
from hen_editor.ui.tools.hand import Hand
from hen_editor.ui.tools.tool_box import ToolBox


class NextLabels(QObject):
    """Shows which label the tool in the hand puts next, and lets it count on from another."""

    def __init__(self, document: Document, tools: ToolBox, hand: Hand, shown: NextLabel, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._tools = tools
        self._hand = hand
        self._shown = shown
        self._counting = ""
        shown.chosen.connect(self._count_from)

    def show_state(self, state: State) -> None:
        """Show what the tool of a state puts next, if it counts."""
        if state.tool != self._counting:
            self._counting = state.tool
            self._shown.show_tool(state.tool)
        if state.tool in self._tools.counting:
            self._shown.show_next(self._tools.counting[state.tool].next_label(state.snapshot))

    def _count_from(self, label: str) -> None:
        self._tools.counting[self._counting].count_from(self._document.snapshot, label)
        self._hand.show_preview()

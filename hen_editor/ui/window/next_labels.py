"""The next label of the tools that count: shown, and chosen by the user."""

from PySide6.QtCore import QObject

from hen_editor.document.document import Document
from hen_editor.ui.panels.next_label import NextLabel
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
        document.changed.connect(lambda snapshot: self._show_next())

    def follow(self, name: str) -> None:
        """Show what the tool of this name puts next, if it counts."""
        self._counting = name
        self._shown.show_tool(name)
        self._show_next()

    def _show_next(self) -> None:
        if self._counting in self._tools.counting:
            self._shown.show_next(self._tools.counting[self._counting].next_label(self._document.snapshot))

    def _count_from(self, label: str) -> None:
        self._tools.counting[self._counting].count_from(self._document.snapshot, label)
        self._hand.show_preview()

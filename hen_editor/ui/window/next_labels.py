"""The next label of counting tools: shown, and set by the user."""

from PySide6.QtCore import QObject

from hen_editor.document.document import Document
from hen_editor.ui.panels.position_bar import NextLabel
from hen_editor.ui.state import State
from hen_editor.ui.tools.tool_box import ToolBox
from hen_editor.ui.tools.tool_controller import ToolController


class NextLabels(QObject):
    """Shows the next label of the active tool, and sets it."""

    def __init__(
        self, document: Document, tools: ToolBox, controller: ToolController, shown: NextLabel, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._tools = tools
        self._controller = controller
        self._shown = shown
        self._counting = ""
        shown.chosen.connect(self._count_from)

    def show_state(self, state: State) -> None:
        """Show the next label of a state's tool, if it counts."""
        if state.tool != self._counting:
            self._counting = state.tool
            self._shown.show_tool(state.tool)
        if state.tool in self._tools.counting:
            self._shown.show_next(self._tools.counting[state.tool].next_label(state.snapshot))

    def _count_from(self, label: str) -> None:
        self._tools.counting[self._counting].count_from(self._document.snapshot, label)
        self._controller.show_preview()

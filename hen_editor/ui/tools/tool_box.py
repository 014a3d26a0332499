"""The tool box: all tools, by the names of their actions, and the next label of those that count."""

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QObject, QRegularExpression, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from hen_editor.core.board import Color, Point
from hen_editor.core.editing import paint
from hen_editor.core.editing.markup_overlay import LineKind
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.navigate import NextMove
from hen_editor.core.position import Mark
from hen_editor.document.document import Document
from hen_editor.ui.state import State
from hen_editor.ui.tools.markup_tools import (
    Ask,
    GreyOutTool,
    LabelTool,
    LineTool,
    MarkTool,
    TerritoryTool,
    TextTool,
    ViewTool,
)
from hen_editor.ui.tools.select_tool import SelectTool
from hen_editor.ui.tools.stone_tools import CountTool, EraseTool, KoTool, LastMoveTool, PlayTool, SolveTool, StoneTool
from hen_editor.ui.tools.tool import Tool
from hen_editor.ui.tools.tool_controller import ToolController
from hen_editor.ui.widgets.input import ENTER
from hen_editor.ui.widgets.plain_text import CAPTION_INDENT, CaptionedChoice

_ALLOWED = {"letter": "[A-Za-z]", "number": "[1-9][0-9]{0,3}"}
"""Patterns of what may be entered for each counting tool."""


class ToolBox(Mapping[str, Tool]):
    """All tools, by the names of their actions.

    next_moves: returns the next moves that the board shows.
    select: the tool whose selection commands act on. solve: the tool for answers to a problem. count: the tool for dead
    stones. counting: the tools whose next label can be chosen.
    """

    def __init__(self, ask: Ask, next_moves: Callable[[Snapshot], Mapping[Point, NextMove]]) -> None:
        self.select = SelectTool(ask)
        self.solve = SolveTool()
        self.count = CountTool()
        self.counting = {"letter": LabelTool(paint.next_letter, ask), "number": LabelTool(paint.next_number, ask)}
        self._tools: dict[str, Tool] = {
            "select": self.select,
            "play": PlayTool(next_moves),
            "solve": self.solve,
            "count": self.count,
            "erase": EraseTool(),
            **self.counting,
            "label": TextTool(ask),
            "ko": KoTool(),
            "last-move": LastMoveTool(),
            "territory": TerritoryTool(),
            "dim": GreyOutTool(),
            "view": ViewTool(),
        }
        self._tools |= {kind.name.lower(): LineTool(kind) for kind in LineKind}
        self._tools |= {mark.name.lower(): MarkTool(mark) for mark in Mark}
        self._tools |= {color.name.lower(): StoneTool(color) for color in Color}

    def __getitem__(self, name: str) -> Tool:
        return self._tools[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._tools)

    def __len__(self) -> int:
        return len(self._tools)


class NextLabel(CaptionedChoice):
    """Shows the next label while a counting tool is active.

    chosen: the next label entered by the user; empty to start again. left: the focus should go elsewhere: Enter or Esc
    was pressed, or the field is hidden.
    """

    chosen = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Next:"), parent)
        self._field = _Field(self)
        self._field.setAccessibleName(self.tr("Next label"))
        self._field.setToolTip(self.tr("The next letter or number; type another to continue from there"))
        self._field.setFixedWidth(self.fontMetrics().horizontalAdvance("00000") + 12)
        self._field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._field.textEdited.connect(self.chosen)
        self._field.left.connect(self.left)
        self.caption.setBuddy(self._field)
        self.column.addWidget(self._field)
        self.column.setContentsMargins(CAPTION_INDENT, 0, CAPTION_INDENT, 0)
        self.caption.setIndent(0)
        self.show_tool("")

    def show_tool(self, name: str) -> None:
        """Show the field for a counting tool, hide it for others."""
        allowed = _ALLOWED.get(name)
        if allowed is not None:
            self._field.setValidator(QRegularExpressionValidator(QRegularExpression(allowed), self._field))
        elif self.window().focusWidget() is self._field:
            self.left.emit()  # a field that is hidden while its window is inactive keeps the focus
        self.setVisible(allowed is not None)

    def show_next(self, label: str) -> None:
        """Show the next label, unless the user is editing it."""
        if not self._field.hasFocus():
            self._field.setText(label)


class _Field(QLineEdit):
    """A field that is left with Enter or Esc. Its text is selected when it gets the focus."""

    left = Signal()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (*ENTER, Qt.Key.Key_Escape):
            self.left.emit()
        else:
            super().keyPressEvent(event)


class NextLabels(QObject):
    """Shows the next label of each tool that counts, and sets that of the active one.

    show_next: shows the next label of the tool of this name in the palette.
    """

    def __init__(
        self,
        document: Document,
        tools: ToolBox,
        controller: ToolController,
        shown: NextLabel,
        show_next: Callable[[str, str], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._tools = tools
        self._controller = controller
        self._shown = shown
        self._show_next = show_next
        self._counting = ""
        shown.chosen.connect(self._count_from)

    def show_state(self, state: State) -> None:
        """Show the next labels after those of a state's node."""
        if state.tool != self._counting:
            self._counting = state.tool
            self._shown.show_tool(state.tool)
        for name, tool in self._tools.counting.items():
            label = tool.next_label(state.snapshot)
            self._show_next(name, label)
            if name == state.tool:
                self._shown.show_next(label)

    def _count_from(self, label: str) -> None:
        self._tools.counting[self._counting].count_from(self._document.snapshot, label)
        self._controller.show_preview()

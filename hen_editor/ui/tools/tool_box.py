"""The tool box: all tools, by the names of their actions."""

from collections.abc import Callable, Iterator, Mapping

from hen_editor.core.board import Color, Point
from hen_editor.core.editing import paint
from hen_editor.core.editing.markup_overlay import LineKind
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.navigate import NextMove
from hen_editor.core.position import Mark
from hen_editor.ui.tools.markup_tools import (
    Ask,
    DimTool,
    LabelTool,
    LineTool,
    MarkTool,
    TerritoryTool,
    TextTool,
    ViewTool,
)
from hen_editor.ui.tools.select_tool import SelectTool
from hen_editor.ui.tools.stone_tools import EraseTool, KoTool, LastMoveTool, PlayTool, SolveTool, StoneTool
from hen_editor.ui.tools.tool import Tool


class ToolBox(Mapping[str, Tool]):
    """All tools, by the names of their actions.

    next_moves: returns the moves that the board shows to step to.
    select: the tool whose selection commands act on. solve: the one for answers to a problem. counting: the tools
    whose next label can be chosen.
    """

    def __init__(self, ask: Ask, next_moves: Callable[[Snapshot], Mapping[Point, NextMove]]) -> None:
        self.select = SelectTool(ask)
        self.solve = SolveTool()
        self.counting = {"letter": LabelTool(paint.next_letter, ask), "number": LabelTool(paint.next_number, ask)}
        self._tools: dict[str, Tool] = {
            "select": self.select,
            "play": PlayTool(next_moves),
            "solve": self.solve,
            "erase": EraseTool(),
            **self.counting,
            "label": TextTool(ask),
            "ko": KoTool(),
            "last-move": LastMoveTool(),
            "territory": TerritoryTool(),
            "dim": DimTool(),
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

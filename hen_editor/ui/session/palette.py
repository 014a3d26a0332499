"""What is in the tool palette: the commands of its menus, each in a cell, or several behind one."""

from PySide6.QtGui import QAction

from hen_editor.ui.icons import icon
from hen_editor.ui.panels.tool_cell import CellTools
from hen_editor.ui.panels.tool_palette import ToolGroup
from hen_editor.ui.session.command import Actions, Command, translate
from hen_editor.ui.session.menus import COLOR_TOOLS, MORE_TOOLS, PALETTE_TITLES, TOOL_PALETTE, Menu

PALETTE_WORDS = "window/palette-words"
"""The setting whether words stand beside the tools where there is room for them."""


def tool_groups(commands: Actions) -> list[ToolGroup]:
    """Return the groups of the palette, one for each section of its menu."""
    return [
        ToolGroup(translate("Menus", title) if title else "", [_cell(commands, entry) for entry in section])
        for title, section in zip(PALETTE_TITLES, commands.sections(TOOL_PALETTE), strict=True)
    ]


def _cell(commands: Actions, entry: Command | Menu) -> CellTools:
    if isinstance(entry, Command):
        return CellTools([[commands[entry.name]]])
    sections = [
        [commands[each.name] for each in section if isinstance(each, Command)] for section in commands.sections(entry)
    ]
    name = translate("Menus", entry.title)
    heading = QAction(icon("more"), name, commands) if entry == MORE_TOOLS else None
    return CellTools(sections, name, heading, is_for_colors=entry == COLOR_TOOLS)

"""The table of all commands."""

from hen_editor.ui import shelves
from hen_editor.ui.commands import (
    copying,
    edit,
    file,
    game,
    help,
    markup,
    navigate,
    panels,
    point,
    position,
    preferences,
    speak,
    tools,
    variations,
    view,
)

COMMANDS = (
    *file.COMMANDS,
    *edit.COMMANDS,
    *position.COMMANDS,
    *tools.COMMANDS,
    *copying.COMMANDS,
    *markup.COMMANDS,
    *preferences.COMMANDS,
    *view.COMMANDS,
    *panels.COMMANDS,
    *game.COMMANDS,
    *variations.COMMANDS,
    *navigate.COMMANDS,
    *point.COMMANDS,
    *speak.COMMANDS,
    *help.COMMANDS,
    *shelves.commands(),
)
"""All commands, in the default order of menus."""

BY_NAME = {command.name: command for command in COMMANDS}

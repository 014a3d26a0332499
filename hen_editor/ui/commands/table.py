"""The table of all commands, and what it says of each menu."""

from itertools import groupby

from hen_editor.ui.commands import (
    comment,
    cursor,
    document,
    edit,
    game,
    keys,
    markup,
    move_numbers,
    navigate,
    position,
    source,
    tools,
    variation,
    view,
    window,
)
from hen_editor.ui.commands.command import Command, Menu, Place
from hen_editor.ui.commands.places import SUBMENUS

COMMANDS = (
    *document.COMMANDS,
    *source.COMMANDS,
    *edit.COMMANDS,
    *markup.COMMANDS,
    *comment.COMMANDS,
    *keys.COMMANDS,
    *view.COMMANDS,
    *move_numbers.COMMANDS,
    *position.COMMANDS,
    *game.COMMANDS,
    *variation.COMMANDS,
    *navigate.COMMANDS,
    *tools.COMMANDS,
    *cursor.COMMANDS,
    *window.COMMANDS,
)
"""Every command there is; where menus do not say otherwise, they have this order."""

BY_NAME = {command.name: command for command in COMMANDS}


def sections(menu: Menu) -> list[list[Command | Menu]]:
    """Return what is in a menu, in its sections."""
    found: list[tuple[Place, Command | Menu]] = [
        (place, entry) for entry in COMMANDS for place in entry.places if place.menu == menu
    ]
    found += [(entry.place, entry) for entry in SUBMENUS if entry.place is not None and entry.place.menu == menu]
    found.sort(key=lambda each: each[0][1:])
    return [[entry for _, entry in each] for _, each in groupby(found, key=lambda each: each[0].section)]


def commands_in(menu: Menu) -> list[Command]:
    """Return the commands that are in a menu itself, in their order."""
    return [entry for section in sections(menu) for entry in section if isinstance(entry, Command)]

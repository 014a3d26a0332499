"""The table of all commands."""

from hen_editor.ui.commands import (
    comment,
    compare,
    copying,
    cursor,
    game,
    help,
    keys,
    markup,
    move_numbers,
    navigate,
    pages,
    point,
    problems,
    recovery,
    source,
    transform,
    variation,
    versions,
    view,
    window,
)
from hen_editor.ui.commands.actions import FIRST_COMMANDS

COMMANDS = (
    *FIRST_COMMANDS,
    *copying.COMMANDS,
    *source.COMMANDS,
    *versions.COMMANDS,
    *recovery.COMMANDS,
    *pages.COMMANDS,
    *problems.COMMANDS,
    *markup.COMMANDS,
    *comment.COMMANDS,
    *compare.COMMANDS,
    *keys.COMMANDS,
    *view.COMMANDS,
    *move_numbers.COMMANDS,
    *game.COMMANDS,
    *transform.COMMANDS,
    *variation.COMMANDS,
    *navigate.COMMANDS,
    *cursor.COMMANDS,
    *point.COMMANDS,
    *window.COMMANDS,
    *help.COMMANDS,
)
"""All commands, in the default order of menus."""

BY_NAME = {command.name: command for command in COMMANDS}

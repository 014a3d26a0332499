"""The table of all commands."""

from hen_editor.ui.commands import help, navigate, variation, window
from hen_editor.ui.commands.edit import compare, copying, listed_problems, markup, preferences, standard
from hen_editor.ui.commands.file import document, pages, problems, recovery, source, versions
from hen_editor.ui.commands.game import comment, game, position, transform
from hen_editor.ui.commands.tools import cursor, point, tools
from hen_editor.ui.commands.view import board, move_numbers, panes

COMMANDS = (
    *document.COMMANDS,
    *standard.COMMANDS,
    *position.COMMANDS,
    *tools.COMMANDS,
    *copying.COMMANDS,
    *source.COMMANDS,
    *versions.COMMANDS,
    *recovery.COMMANDS,
    *pages.COMMANDS,
    *problems.COMMANDS,
    *markup.COMMANDS,
    *comment.COMMANDS,
    *compare.COMMANDS,
    *listed_problems.COMMANDS,
    *preferences.COMMANDS,
    *board.COMMANDS,
    *panes.COMMANDS,
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

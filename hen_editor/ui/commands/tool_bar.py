"""The commands of which some have a button in the tool bar: a window shows them before the others are needed."""

from hen_editor.ui.commands import document, edit, position, tools

COMMANDS = (*document.COMMANDS, *edit.COMMANDS, *position.COMMANDS, *tools.COMMANDS)

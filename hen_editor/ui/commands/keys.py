"""Keyboard shortcuts: edited in a dialog, and applied to all windows."""

from typing import TYPE_CHECKING

from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui.commands.command import Command, Place
from hen_editor.ui.commands.places import EDIT
from hen_editor.ui.widgets.transient import run

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow


def ask_for_keys(window: "MainWindow") -> None:
    """Edit the keys of all commands, and apply them to all windows."""
    from hen_editor.ui import keymap
    from hen_editor.ui.dialogs.shortcuts import ShortcutsDialog

    dialog = ShortcutsDialog(keymap.entries(), keymap.load(), keymap.reserved(), window)
    if run(dialog):
        keymap.save(dialog.keymap)
        for each in window.open_windows():
            each.commands.use_keys(dialog.keymap.sequences())


COMMANDS = (
    Command(
        "shortcuts",
        QT_TRANSLATE_NOOP("Commands", "&Keyboard shortcuts..."),
        QT_TRANSLATE_NOOP("Commands", "Change keyboard shortcuts"),
        (Place(EDIT, 6),),
        ask_for_keys,
    ),
)

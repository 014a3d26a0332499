"""Help commands: the command palette and the About box."""

from typing import TYPE_CHECKING

from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui import settings
from hen_editor.ui.commands.command import Command, Place
from hen_editor.ui.commands.places import HELP
from hen_editor.ui.widgets.transient import run

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow


def show_palette(window: "MainWindow") -> None:
    """Find a command by its words, and run it."""
    from hen_editor.ui import keymap
    from hen_editor.ui.dialogs.palette import CommandPalette, Listed

    def listed(name: str, words: str, menu: str) -> Listed:
        action = window.commands[name]
        key = action.shortcut().toString(action.shortcut().SequenceFormat.NativeText)
        return Listed(name, words, menu, action.statusTip(), key, action.isEnabled() and action.isVisible())

    window.commands.refresh()
    commands = [listed(name, words, menu) for menu, entries in keymap.entries().items() for name, words in entries]
    palette = CommandPalette(commands, settings.recent_commands(), window)
    if run(palette) and palette.chosen:
        settings.remember_command(palette.chosen)
        window.commands[palette.chosen].trigger()


def show_about(window: "MainWindow") -> None:
    """Show the About box."""
    from hen_editor.ui.dialogs.about import about_box

    run(about_box(window))


COMMANDS = (
    Command(
        "palette",
        QT_TRANSLATE_NOOP("Commands", "&Command palette..."),
        QT_TRANSLATE_NOOP("Commands", "Find any command by its words, and run it"),
        (Place(HELP),),
        show_palette,
        keys=("Ctrl+Shift+P",),
    ),
    Command(
        "about",
        QT_TRANSLATE_NOOP("Commands", "&About HEN Editor"),
        QT_TRANSLATE_NOOP("Commands", "About this program"),
        (Place(HELP, 2),),
        show_about,
        icon="info",
    ),
)

"""Commands on windows, and quitting."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui.commands.command import Command, Place
from hen_editor.ui.commands.places import FILE, WINDOW

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow

_KEY = QKeySequence.StandardKey


def open_window(window: "MainWindow") -> None:
    """Open another window."""
    window.window_wanted.emit()


def quit_program(window: "MainWindow") -> None:
    """Close all windows."""
    window.quit_wanted.emit()


COMMANDS = (
    Command(
        "new-window",
        QT_TRANSLATE_NOOP("Commands", "&New window"),
        QT_TRANSLATE_NOOP("Commands", "Open another window with a new document"),
        (Place(WINDOW),),
        open_window,
        keys=("Ctrl+Alt+N",),
    ),
    Command(
        "close",
        QT_TRANSLATE_NOOP("Commands", "&Close window"),
        QT_TRANSLATE_NOOP("Commands", "Close this window"),
        (Place(WINDOW),),
        lambda window: window.close(),
        keys=(_KEY.Close,),
    ),
    Command(
        "quit",
        QT_TRANSLATE_NOOP("Commands", "&Quit"),
        QT_TRANSLATE_NOOP("Commands", "Close all windows"),
        (Place(FILE, 4),),
        quit_program,
        keys=(_KEY.Quit, "Ctrl+Q"),
    ),
)

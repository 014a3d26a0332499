"""Window and help commands."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui.commands.command import Command, Place
from hen_editor.ui.commands.places import FILE, HELP, WINDOW
from hen_editor.ui.widgets.transient import run

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow

_KEY = QKeySequence.StandardKey


def open_window(window: "MainWindow") -> None:
    """Open another window."""
    window.window_wanted.emit()


def quit_program(window: "MainWindow") -> None:
    """Close all windows."""
    window.quit_wanted.emit()


def show_about(window: "MainWindow") -> None:
    """Show the About box."""
    from hen_editor.ui.dialogs.about import about_box

    run(about_box(window))


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
    Command(
        "about",
        QT_TRANSLATE_NOOP("Commands", "&About HEN Editor"),
        QT_TRANSLATE_NOOP("Commands", "About this program"),
        (Place(HELP, 1, 1),),
        show_about,
        icon="info",
    ),
)

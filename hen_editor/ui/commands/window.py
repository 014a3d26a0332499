"""Commands on windows, and quitting."""

from PySide6.QtGui import QKeySequence

from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui.commands.command import Command
from hen_editor.ui.commands.places import FILE, WINDOW, Place
from hen_editor.ui.window.session import Session

_KEY = QKeySequence.StandardKey


def open_window(session: Session) -> None:
    """Open another window."""
    session.window_wanted.emit()


def quit_program(session: Session) -> None:
    """Close all windows."""
    session.quit_wanted.emit()


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
        lambda session: session.window.close(),
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

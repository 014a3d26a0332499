"""Commands on the keyboard cursor of the board."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui.commands.command import Command, KeyScope, has_points, translate
from hen_editor.ui.commands.places import BOARD_MENU, CURSOR, Place
from hen_editor.ui.window.session import Session

_BUTTON = Qt.MouseButton


def erase(session: Session) -> None:
    """Erase what is at the cursor, if there is anything."""
    before, was_shown = session.document.snapshot, session.window.board.cursor_point is not None
    session.board_cursor.erase()
    if was_shown and session.document.snapshot == before:
        session.show_status(translate("Commands", "There is nothing to erase on that point."))


def _at_cursor(
    name: str,
    text: str,
    tip: str,
    keys: tuple[str, ...],
    section: int,
    run: Callable[[Session], object],
    *places: Place,
) -> Command:
    places = (Place(CURSOR, section), *places)
    return Command(name, text, tip, places, run, keys=keys, scope=KeyScope.BOARD, enabled=has_points)


COMMANDS = (
    _at_cursor(
        "cursor-left",
        QT_TRANSLATE_NOOP("Commands", "Move &left"),
        QT_TRANSLATE_NOOP("Commands", "Move the board cursor left"),
        ("Alt+Left",),
        1,
        lambda session: session.board_cursor.move(-1, 0),
    ),
    _at_cursor(
        "cursor-right",
        QT_TRANSLATE_NOOP("Commands", "Move &right"),
        QT_TRANSLATE_NOOP("Commands", "Move the board cursor right"),
        ("Alt+Right",),
        1,
        lambda session: session.board_cursor.move(1, 0),
    ),
    _at_cursor(
        "cursor-up",
        QT_TRANSLATE_NOOP("Commands", "Move &up"),
        QT_TRANSLATE_NOOP("Commands", "Move the board cursor up"),
        ("Alt+Up",),
        1,
        lambda session: session.board_cursor.move(0, -1),
    ),
    _at_cursor(
        "cursor-down",
        QT_TRANSLATE_NOOP("Commands", "Move &down"),
        QT_TRANSLATE_NOOP("Commands", "Move the board cursor down"),
        ("Alt+Down",),
        1,
        lambda session: session.board_cursor.move(0, 1),
    ),
    _at_cursor(
        "place",
        QT_TRANSLATE_NOOP("Commands", "&Place"),
        QT_TRANSLATE_NOOP("Commands", "Click at the cursor"),
        ("Return", "Enter"),
        2,
        lambda session: session.board_cursor.click(_BUTTON.LeftButton),
    ),
    _at_cursor(
        "place-other",
        QT_TRANSLATE_NOOP("Commands", "Place &other colour"),
        QT_TRANSLATE_NOOP("Commands", "Right-click at the cursor"),
        ("Shift+Return", "Shift+Enter"),
        2,
        lambda session: session.board_cursor.click(_BUTTON.RightButton),
    ),
    _at_cursor(
        "erase-here",
        QT_TRANSLATE_NOOP("Commands", "&Erase"),
        QT_TRANSLATE_NOOP("Commands", "Erase stone, label and mark at the cursor"),
        ("Backspace",),
        2,
        erase,
        Place(BOARD_MENU, 2, 2),
    )._replace(edits=True),
)

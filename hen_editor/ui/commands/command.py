"""What a command is: one row of the table from which menus, tool bar, keys and tests are made."""

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow

translate = QCoreApplication.translate

Keys = QKeySequence.StandardKey | str

Dispatch = Callable[[Callable[[], object]], object]
"""Takes in what is half typed, then calls a function: in this way all is done that the user asks for."""


class KeyScope(Enum):
    """Which widget must have the focus for the keys of a command to act; WINDOW: any."""

    WINDOW = "window"
    BOARD = "board"
    TREE = "tree"
    BOARD_AND_TREE = "board and tree"

    def meets(self, other: "KeyScope") -> bool:
        """Tell whether there is a place in the window where keys of both scopes act."""
        return self is other or {self, other} != {KeyScope.BOARD, KeyScope.TREE}


class Choice(Enum):
    """Commands of which one is chosen at any time."""

    TOOL = "tool"
    SCOPE = "scope"
    NUMBERED_MOVES = "numbered moves"
    THEME = "theme"


class Menu(NamedTuple):
    """A menu, a tool bar or a row of buttons; the commands say where in it they are.

    title: of a menu. place: where a submenu is.
    """

    name: str
    title: str = ""
    place: "Place | None" = None


class Place(NamedTuple):
    """Where a command or a submenu is: sections are apart, and what has the same order is in that of the table."""

    menu: Menu
    section: int = 1
    order: int = 0


class Command(NamedTuple):
    """Something the user can do: its words, its places, when it can be done, and the function that does it.

    text, tip: what its action is called and what the status bar says of it, as `QT_TRANSLATE_NOOP("Commands", ...)`.
    keys: the keys that it has unless the user chose others. enabled, checked, visible: whether its action is so now;
    only one that has `checked` can be checked. choice: of which commands one is checked. wording: what its action is
    called now, where that changes. action: makes the action in place of `run`, where Qt knows what it does.
    """

    name: str
    text: str
    tip: str
    places: tuple[Place, ...]
    run: "Callable[[MainWindow], object] | None" = None
    keys: tuple[Keys, ...] = ()
    scope: KeyScope = KeyScope.WINDOW
    icon: str = ""
    enabled: "Callable[[MainWindow], bool] | None" = None
    checked: "Callable[[MainWindow], bool] | None" = None
    visible: "Callable[[MainWindow], bool] | None" = None
    choice: Choice | None = None
    wording: "Callable[[MainWindow], str] | None" = None
    action: "Callable[[MainWindow], QAction] | None" = None

    def standard_keys(self) -> list[QKeySequence]:
        """Return the keys that it has unless the user wants others, each once: a key named twice is ambiguous."""
        keys = (QKeySequence(key) for key in self.keys)
        return list(dict.fromkeys(key for key in keys if not key.isEmpty()))


def is_for_text(key: QKeySequence) -> bool:
    """Tell whether a key writes or moves in a text: one without Ctrl, Alt or Meta that is no function key."""
    *modifiers, pressed = key.toString().split("+")
    is_function_key = pressed[:1] == "F" and pressed[1:].isdigit()
    return not is_function_key and not {"Ctrl", "Alt", "Meta"} & set(modifiers)


def is_go(window: "MainWindow") -> bool:
    """Tell whether the game shown is Go: others have no position."""
    return window.document.snapshot.tree.is_go

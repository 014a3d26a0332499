"""A command: one row of the table from which menus, the tool palette, keys and tests are made; and all menus."""

import sys
from collections.abc import Callable, Iterable
from enum import Enum
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication, QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeySequence

if TYPE_CHECKING:
    from hen_editor.ui.window.session import Session

translate = QCoreApplication.translate

Chosen = TypeVar("Chosen", bound=Enum)

Keys = QKeySequence.StandardKey | str

_MODIFIER = Qt.KeyboardModifier

_ALTGR = _MODIFIER.ControlModifier | _MODIFIER.AltModifier

_COMMANDING = _ALTGR | _MODIFIER.MetaModifier
"""The modifiers that make a key a command instead of a character."""


class KeyScope(Enum):
    """Which widget must have the focus for the keys of a command to work; WINDOW: any."""

    WINDOW = "window"
    BOARD = "board"
    TREE = "tree"
    BOARD_AND_TREE = "board and tree"

    def meets(self, other: "KeyScope") -> bool:
        """Return whether keys of both scopes can be active at once."""
        return self is other or {self, other} != {KeyScope.BOARD, KeyScope.TREE}


class Menu(NamedTuple):
    """A menu, a palette or a row of buttons; commands define their positions in it.

    title: of a menu. place: the position of a submenu.
    """

    name: str
    title: str = ""
    place: "MenuPlace | None" = None


class MenuPlace(NamedTuple):
    """The position of a command or a submenu: its section, and its order there; ties are in table order."""

    menu: Menu
    section: int = 1
    order: int = 0


class ChoiceGroup(Enum):
    """An exclusive group of commands, one of which is always checked."""

    TOOL = "tool"
    SCOPE = "scope"
    NUMBERED_MOVES = "numbered moves"
    THEME = "theme"
    NEXT_MOVES = "next moves"
    TREE_DIRECTION = "tree direction"
    NAMES = "names of lines"


class Command(NamedTuple):
    """Something the user can do: its texts, its positions, when it is enabled, and the function it runs.

    text, tip: the action's text and status tip. keys: the default keys. mac_keys: those on macOS, if they differ.
    short: the label of a button, instead of the text. role: of an entry for which macOS has a place of its own.
    enabled, checked, visible: the present state of the action; it is checkable if `checked` is given. choice: its
    exclusive group. wording: the present text of the action, if it changes. edits: whether it changes the games, and so
    is refused at once if the document is read-only.
    """

    name: str
    text: str
    tip: str
    places: tuple[MenuPlace, ...]
    run: "Callable[[Session], object] | None" = None
    keys: tuple[Keys, ...] = ()
    mac_keys: tuple[Keys, ...] = ()
    scope: KeyScope = KeyScope.WINDOW
    icon: str = ""
    enabled: "Callable[[Session], bool] | None" = None
    checked: "Callable[[Session], bool] | None" = None
    visible: "Callable[[Session], bool] | None" = None
    choice: ChoiceGroup | None = None
    wording: "Callable[[Session], str] | None" = None
    edits: bool = False
    short: str = ""
    role: QAction.MenuRole = QAction.MenuRole.NoRole

    def standard_keys(self) -> list[QKeySequence]:
        """Return the default keys without duplicates: a key given twice is ambiguous."""
        chosen = self.mac_keys if self.mac_keys and sys.platform == "darwin" else self.keys
        keys = (QKeySequence(key) for key in chosen)
        return list(dict.fromkeys(key for key in keys if not key.isEmpty()))


# The menus.

FILE = Menu("file", "&File")
EDIT = Menu("edit", "&Edit")
VIEW = Menu("view", "&View")
GAME = Menu("game", "&Game")
VARIATIONS = Menu("variations", "V&ariations")
NAVIGATE = Menu("navigate", "&Navigate")
TOOLS = Menu("tools", "&Tools")
WINDOW = Menu("window", "&Window")
HELP = Menu("help", "&Help")

MENU_BAR = (FILE, EDIT, VIEW, GAME, VARIATIONS, NAVIGATE, TOOLS, WINDOW, HELP)
"""The menus of the menu bar; Variations is the context menu of the tree, too."""

NEW = Menu("new", "&New", MenuPlace(FILE))
RECENT = Menu("recent", "Open &recent", MenuPlace(FILE, 1, 2))
COPY_AS = Menu("copy-as", "Copy &as", MenuPlace(EDIT, 2, 1))
SCOPES = Menu("scopes", "&Stones go into", MenuPlace(EDIT, 5))
CLEAR = Menu("clear", "C&lear markup", MenuPlace(EDIT, 5))
COMPARE = Menu("compare", "Compare &board", MenuPlace(EDIT, 4))
COORDINATES = Menu("coordinates-menu", "&Coordinates", MenuPlace(VIEW, 1))
MOVE_NUMBERS = Menu("move-numbers", "&Move numbers", MenuPlace(VIEW, 1, 1))
NEXT_MOVES = Menu("next-moves", "Ne&xt moves", MenuPlace(VIEW, 1, 1))
ORIENTATION = Menu("orientation", "Board o&rientation", MenuPlace(VIEW, 1, 1))
TREE_DIRECTION = Menu("tree-direction", "Tree &direction", MenuPlace(VIEW, 3))
THEMES = Menu("themes", "Th&eme", MenuPlace(VIEW, 3))
PANELS = Menu("panels", "&Panels", MenuPlace(VIEW, 3))
ANNOTATE = Menu("annotate", "A&nnotate", MenuPlace(GAME, 4))
TRANSFORM = Menu("transform", "&Transform", MenuPlace(GAME, 4))
GAMES = Menu("games", "&Games", MenuPlace(GAME, 4))
COLORS = Menu("colors", "More colo&urs", MenuPlace(TOOLS, 6))
CURSOR = Menu("cursor", "Boar&d cursor", MenuPlace(TOOLS, 6))
AT_CURSOR = Menu("at-cursor", "At t&he cursor", MenuPlace(CURSOR, 9))
SPEAK = Menu("speak", "Spea&k", MenuPlace(VIEW, 4))
BOARD_MENU = Menu("board-menu")
PLAY_AS = Menu("play-as", "Play &other colour here", MenuPlace(BOARD_MENU, 1, 1))
MARKS_AT_CURSOR = Menu("marks-at-cursor", "&Mark", MenuPlace(BOARD_MENU, 2))
"""The context menu of the board, and its submenus."""

EXAMPLES = Menu("examples", "&Examples", MenuPlace(HELP, 1, 1))

SUBMENUS = (
    *(
        NEW,
        RECENT,
        COPY_AS,
        COMPARE,
        SCOPES,
        CLEAR,
        COORDINATES,
        MOVE_NUMBERS,
        NEXT_MOVES,
        ORIENTATION,
        TREE_DIRECTION,
        THEMES,
        PANELS,
    ),
    *(ANNOTATE, TRANSFORM, GAMES, COLORS, CURSOR, AT_CURSOR, SPEAK, PLAY_AS, MARKS_AT_CURSOR, EXAMPLES),
)

TOOL_PALETTE = Menu("tool-palette", "Tool palette")
CORNER_BUTTONS = Menu("corner-buttons")
HEN_BUTTONS = Menu("hen-buttons")
"""The buttons at the left of the board, at the end of the menu bar, and beside the HEN."""

COPY_MENU = Menu("copy-menu")
"""The pop-up menu of all commands that copy a position or moves."""

COPIES = Menu("copies")
"""The copies of a file, offered by the repair bar."""

STEP_BUTTONS = Menu("step-buttons")
ANNOTATION_BUTTONS = Menu("annotation-buttons")
"""The buttons below the tree and below the comment."""


def sections(menu: Menu, commands: Iterable[Command]) -> list[list[Command | Menu]]:
    """Return the sections of a menu: those of these commands, and the submenus, that are in it."""
    found: list[tuple[MenuPlace, Command | Menu]] = [
        (place, entry) for entry in commands for place in entry.places if place.menu == menu
    ]
    found += [(entry.place, entry) for entry in SUBMENUS if entry.place is not None and entry.place.menu == menu]
    found.sort(key=lambda each: each[0][1:])
    return [[entry for _, entry in each] for _, each in groupby(found, key=lambda each: each[0].section)]


def choosing(
    menu: Menu,
    choice: ChoiceGroup,
    choose: "Callable[[Session, Chosen], object]",
    chosen: "Callable[[Session], Chosen]",
    *,
    section: int = 1,
) -> Callable[[Chosen, str, str, str], Command]:
    """Return a function that makes the command for a value to choose in a menu, given its name, text and tip."""

    def command(value: Chosen, name: str, text: str, tip: str) -> Command:
        return Command(
            name,
            text,
            tip,
            (MenuPlace(menu, section),),
            lambda session: choose(session, value),
            checked=lambda session: chosen(session) is value,
            choice=choice,
        )

    return command


def is_for_text(key: QKeySequence) -> bool:
    """Return whether a key types or moves in text on this system: no Ctrl, Alt or Meta, and not a function key.

    Keys with Option on macOS type, too: [ is Option+5 on a German keyboard. So do keys with AltGr on Windows, where
    programs see Ctrl+Alt (QTBUG-69317): ń is AltGr+N in Polish.
    """
    pressed: QKeyCombination = key[0]  # type: ignore[index] # the stubs lack it
    code, modifiers = pressed.key(), pressed.keyboardModifiers() & _COMMANDING
    if Qt.Key.Key_F1 <= code <= Qt.Key.Key_F35:
        return False
    is_option = sys.platform == "darwin" and modifiers == _MODIFIER.AltModifier
    is_altgr = sys.platform == "win32" and modifiers == _ALTGR and code < Qt.Key.Key_Escape
    return modifiers == _MODIFIER.NoModifier or is_option or is_altgr


def is_go(session: "Session") -> bool:
    """Return whether the current game is Go: others have no position."""
    return session.document.snapshot.tree.is_go


def has_points(session: "Session") -> bool:
    """Return whether the board shows the position, and not a preview of something else."""
    return is_go(session) and session.state.preview is None

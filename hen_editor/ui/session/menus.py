"""The menus: the places that commands have in menus, palettes and rows of buttons, and where their keys work."""

from enum import Enum
from typing import NamedTuple


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
    FIGURES = "figures of moves"
    EFFORT = "effort"


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
ENGINE = Menu("engine", "Engine", MenuPlace(TOOLS, 7, 1))
EFFORTS = Menu("efforts", "E&ffort", MenuPlace(ENGINE, 5))
AT_CURSOR = Menu("at-cursor", "At t&he cursor", MenuPlace(CURSOR, 9))
SPEAK = Menu("speak", "Spea&k", MenuPlace(VIEW, 4))
BOARD_MENU = Menu("board-menu")
PLAY_AS = Menu("play-as", "Play &other colour here", MenuPlace(BOARD_MENU, 1, 1))
MARKS_AT_CURSOR = Menu("marks-at-cursor", "&Mark", MenuPlace(BOARD_MENU, 2))
"""The context menu of the board, and its submenus."""

TOOL_PALETTE = Menu("tool-palette", "Tool palette")
MARK_TOOLS = Menu("mark-tools", "Marks", MenuPlace(TOOL_PALETTE, 3))
LINE_TOOLS = Menu("line-tools", "Arrows and lines", MenuPlace(TOOL_PALETTE, 4))
AREA_TOOLS = Menu("area-tools", "Areas", MenuPlace(TOOL_PALETTE, 4, 1))
COLOR_TOOLS = Menu("color-tools", "Coloured stones", MenuPlace(TOOL_PALETTE, 2, 1))
MORE_TOOLS = Menu("more-tools", "More", MenuPlace(TOOL_PALETTE, 5))
"""The tools at the left of the board, and those behind one cell."""

PALETTE_TITLES = ("", "Set up", "Mark", "Draw", "")
"""The titles of the sections of the tool palette, empty for those that need none."""

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
    *(MARK_TOOLS, LINE_TOOLS, AREA_TOOLS, COLOR_TOOLS, MORE_TOOLS),
    *(ANNOTATE, TRANSFORM, GAMES, COLORS, CURSOR, AT_CURSOR, SPEAK, PLAY_AS, MARKS_AT_CURSOR, EXAMPLES),
    *(ENGINE, EFFORTS),
)

LISTING = (RECENT, EXAMPLES)
"""Submenus whose entries are no commands."""

CORNER_BUTTONS = Menu("corner-buttons")
HEN_BUTTONS = Menu("hen-buttons")
"""The buttons at the end of the menu bar, and beside the HEN."""

COPY_MENU = Menu("copy-menu")
"""The pop-up menu of all commands that copy a position or moves."""

COPIES = Menu("copies")
"""The copies of a file, offered by the repair bar."""

STEP_BUTTONS = Menu("step-buttons")
"""The buttons below the tree and below the comment."""

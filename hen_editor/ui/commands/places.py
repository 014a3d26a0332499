"""The menus, tool bars and rows of buttons with commands."""

from typing import NamedTuple


class Menu(NamedTuple):
    """A menu, a tool bar or a row of buttons; commands define their positions in it.

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
"""The menus of the menu bar; that of the variations is the tree's context menu too."""

NEW = Menu("new", "&New", MenuPlace(FILE))
RECENT = Menu("recent", "Open &recent", MenuPlace(FILE, 1, 2))
COPY_AS = Menu("copy-as", "Copy &as", MenuPlace(EDIT, 2, 1))
SCOPES = Menu("scopes", "Edit &stones in", MenuPlace(EDIT, 5))
CLEAR = Menu("clear", "C&lear markup", MenuPlace(EDIT, 5))
COMPARE = Menu("compare", "Compare &board", MenuPlace(EDIT, 4))
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
AT_CURSOR = Menu("at-cursor", "At t&he cursor", MenuPlace(TOOLS, 6))
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
        MOVE_NUMBERS,
        NEXT_MOVES,
        ORIENTATION,
        TREE_DIRECTION,
        THEMES,
        PANELS,
    ),
    *(ANNOTATE, TRANSFORM, GAMES, COLORS, CURSOR, AT_CURSOR, PLAY_AS, MARKS_AT_CURSOR, EXAMPLES),
)

TOOL_BAR = Menu("tool-bar", "Toolbar")
COPY_MENU = Menu("copy-menu")
"""The pop-up menu of all commands that copy a position or moves."""

COPIES = Menu("copies")
"""The copies of a file, offered by the repair bar."""

STEP_BUTTONS = Menu("step-buttons")
ANNOTATION_BUTTONS = Menu("annotation-buttons")
"""The buttons below the tree and below the comment."""

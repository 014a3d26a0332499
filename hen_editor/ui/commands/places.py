"""The menus, tool bars and rows of buttons with commands."""

from typing import NamedTuple

from hen_editor.core.translatable import QT_TRANSLATE_NOOP


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


FILE = Menu("file", QT_TRANSLATE_NOOP("Menus", "&File"))
EDIT = Menu("edit", QT_TRANSLATE_NOOP("Menus", "&Edit"))
VIEW = Menu("view", QT_TRANSLATE_NOOP("Menus", "&View"))
GAME = Menu("game", QT_TRANSLATE_NOOP("Menus", "&Game"))
VARIATIONS = Menu("variations", QT_TRANSLATE_NOOP("Menus", "V&ariations"))
NAVIGATE = Menu("navigate", QT_TRANSLATE_NOOP("Menus", "&Navigate"))
TOOLS = Menu("tools", QT_TRANSLATE_NOOP("Menus", "&Tools"))
WINDOW = Menu("window", QT_TRANSLATE_NOOP("Menus", "&Window"))
HELP = Menu("help", QT_TRANSLATE_NOOP("Menus", "&Help"))

MENU_BAR = (FILE, EDIT, VIEW, GAME, VARIATIONS, NAVIGATE, TOOLS, WINDOW, HELP)
"""The menus of the menu bar; that of the variations is the tree's context menu too."""

NEW = Menu("new", QT_TRANSLATE_NOOP("Menus", "&New"), MenuPlace(FILE))
RECENT = Menu("recent", QT_TRANSLATE_NOOP("Menus", "Open &recent"), MenuPlace(FILE, 1, 2))
COPY_AS = Menu("copy-as", QT_TRANSLATE_NOOP("Menus", "Copy &as"), MenuPlace(EDIT, 2, 1))
SCOPES = Menu("scopes", QT_TRANSLATE_NOOP("Menus", "Edit &stones in"), MenuPlace(EDIT, 5))
CLEAR = Menu("clear", QT_TRANSLATE_NOOP("Menus", "C&lear markup"), MenuPlace(EDIT, 5))
COMPARE = Menu("compare", QT_TRANSLATE_NOOP("Menus", "Compare &board"), MenuPlace(EDIT, 4))
MOVE_NUMBERS = Menu("move-numbers", QT_TRANSLATE_NOOP("Menus", "&Move numbers"), MenuPlace(VIEW, 1, 1))
NEXT_MOVES = Menu("next-moves", QT_TRANSLATE_NOOP("Menus", "Ne&xt moves"), MenuPlace(VIEW, 1, 1))
ORIENTATION = Menu("orientation", QT_TRANSLATE_NOOP("Menus", "Board o&rientation"), MenuPlace(VIEW, 1, 1))
TREE_DIRECTION = Menu("tree-direction", QT_TRANSLATE_NOOP("Menus", "Tree &direction"), MenuPlace(VIEW, 3))
THEMES = Menu("themes", QT_TRANSLATE_NOOP("Menus", "Th&eme"), MenuPlace(VIEW, 3))
PANELS = Menu("panels", QT_TRANSLATE_NOOP("Menus", "&Panels"), MenuPlace(VIEW, 3))
ANNOTATE = Menu("annotate", QT_TRANSLATE_NOOP("Menus", "A&nnotate"), MenuPlace(GAME, 4))
TRANSFORM = Menu("transform", QT_TRANSLATE_NOOP("Menus", "&Transform"), MenuPlace(GAME, 4))
GAMES = Menu("games", QT_TRANSLATE_NOOP("Menus", "&Games"), MenuPlace(GAME, 4))
COLORS = Menu("colors", QT_TRANSLATE_NOOP("Menus", "More colo&urs"), MenuPlace(TOOLS, 6))
CURSOR = Menu("cursor", QT_TRANSLATE_NOOP("Menus", "Boar&d cursor"), MenuPlace(TOOLS, 6))
AT_CURSOR = Menu("at-cursor", QT_TRANSLATE_NOOP("Menus", "At t&he cursor"), MenuPlace(TOOLS, 6))
BOARD_MENU = Menu("board-menu")
PLAY_AS = Menu("play-as", QT_TRANSLATE_NOOP("Menus", "Play &other colour here"), MenuPlace(BOARD_MENU, 1, 1))
MARKS_AT_CURSOR = Menu("marks-at-cursor", QT_TRANSLATE_NOOP("Menus", "&Mark"), MenuPlace(BOARD_MENU, 2))
"""The context menu of the board, and its submenus."""

EXAMPLES = Menu("examples", QT_TRANSLATE_NOOP("Menus", "&Examples"), MenuPlace(HELP, 1, 1))

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

TOOL_BAR = Menu("tool-bar", QT_TRANSLATE_NOOP("Menus", "Toolbar"))
COPY_MENU = Menu("copy-menu")
"""The pop-up menu of all commands that copy a position or moves."""

COPIES = Menu("copies")
"""The copies of a file, offered by the repair bar."""

STEP_BUTTONS = Menu("step-buttons")
ANNOTATION_BUTTONS = Menu("annotation-buttons")
"""The buttons below the tree and below the comment."""

"""The actions of the window: every command once, with its words, its key and its icon."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from hen_editor.ui.icons import icon

Keys = QKeySequence.StandardKey | str


class Spec(NamedTuple):
    """An action to be made.

    local: its keys act only while the board or the tree has the focus. only: of these two, the one in which they do.
    """

    name: str
    text: str
    tip: str
    keys: tuple[Keys, ...] = ()
    icon: str = ""
    local: bool = False
    checkable: bool = False
    only: str = ""


_KEY = QKeySequence.StandardKey

FILE = (
    Spec("new-9", "&9x9 board", "Begin a new document with an empty 9x9 board"),
    Spec("new-13", "1&3x13 board", "Begin a new document with an empty 13x13 board"),
    Spec("new-19", "&19x19 board", "Begin a new document with an empty 19x19 board", (_KEY.New,), "new"),
    Spec("new-other", "&Other size...", "Begin a new document with a board of any size, square or not"),
    Spec("open", "&Open...", "Open an SGF or HEN file", (_KEY.Open,), "open"),
    Spec("save", "&Save", "Save the document", (_KEY.Save,), "save"),
    Spec("save-as", "Save &as...", "Save the document under another name, as SGF or HEN", (_KEY.SaveAs,), "save-as"),
    Spec("save-as-read", "Save a &copy as it was read...", "Write the file as it was read, byte for byte, to another"),
    Spec("write-clean", "Write c&lean...", "Write the games anew to another file, with nothing left to repair"),
    Spec("read-in-encoding", "Rea&d in another encoding...", "Read the file again in an encoding of your choice"),
    Spec("print", "&Print...", "Print the board as it is shown, with the comment", (_KEY.Print,)),
    Spec("new-window", "&New window", "Open another window, with a document of its own", ("Ctrl+Alt+N",)),
    Spec("close", "&Close the window", "Close this window; ask first where changes are not saved", (_KEY.Close,)),
    Spec("quit", "&Quit", "Close all windows; ask first where changes are not saved", (_KEY.Quit, "Ctrl+Q")),
)
HISTORY = (
    Spec("undo", "&Undo", "Take the last change back", (_KEY.Undo,), "undo"),
    Spec("redo", "&Redo", "Do again what was taken back", (_KEY.Redo, "Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
)
"""Actions that the undo stack makes; `Actions.adopt` gives them the rest."""

EDIT = (
    Spec("copy", "&Copy HEN", "Copy the position as HEN", (_KEY.Copy,), "copy-hen", local=True, only="board"),
    Spec("copy-as", "Copy &as...", "Choose how to copy the position or the game", ("Ctrl+Shift+C",)),
    Spec("copy-sgf", "Copy as S&GF", "Copy the game with all its variations as SGF"),
    Spec("copy-address", "Copy as &web address", "Copy a web address that shows the position", (), "link"),
    Spec(
        "paste", "&Paste", "Paste a HEN or an SGF from the clipboard", (_KEY.Paste,), "paste", local=True, only="board"
    ),
    Spec("shortcuts", "&Keyboard shortcuts...", "Choose which keys do what"),
)
NAVIGATION = (
    Spec("first", "&First position", "Go to the beginning of the game", ("Home",), "first", local=True),
    Spec("back-10", "Back &10 moves", "Go 10 moves back", ("PgUp",), "previous-10", local=True),
    Spec("back", "&Previous move", "Go to the previous move", ("Left",), "previous", local=True),
    Spec("forward", "&Next move", "Go to the next move", ("Right",), "next", local=True),
    Spec("forward-10", "Forward 1&0 moves", "Go 10 moves forward", ("PgDown",), "next-10", local=True),
    Spec("last", "&Last position", "Go to the end of the variation", ("End",), "last", local=True),
    Spec("variation-up", "Pre&vious variation", "Go to the previous variation", ("Up",), "variation-up", local=True),
    Spec("variation-down", "Ne&xt variation", "Go to the next variation", ("Down",), "variation-down", local=True),
    Spec("fork-back", "Previous for&k", "Go back to where variations begin", ("Ctrl+Up",), local=True),
    Spec("fork-forward", "Next fo&rk", "Go on to where variations begin", ("Ctrl+Down",), local=True),
    Spec("comment-back", "Previous &comment", "Go back to where a comment stands", ("Ctrl+Shift+Up",), local=True),
    Spec("comment-forward", "Next comment", "Go on to where a comment stands", ("Ctrl+Shift+Down",), local=True),
    Spec("main-line", "Back to the &main line", "Go back to the main line", ("Ctrl+Home",), local=True),
    Spec("go-to-move", "G&o to move...", "Go to a move by its number", ("Ctrl+G",)),
    Spec("go-to-point", "Go &to point...", "Go to a point of the board by its name", ("Ctrl+L",)),
    Spec("next-game", "Next &game", "Go to the next game of the file", ("Ctrl+PgDown",)),
    Spec("previous-game", "Previous gam&e", "Go to the previous game of the file", ("Ctrl+PgUp",)),
)
GAME = (
    Spec("pass", "P&ass", "Pass: play no stone this time", ("P",), "pass", local=True),
    Spec("game-info", "Game in&formation...", "Show and change players, result, komi and the like", ("Ctrl+I",)),
    Spec("properties", "&Properties of the node...", "Show and change what the file says at this node"),
    Spec("turn", "Change &side to move", "Give the turn to the other side", ("T",), "side-to-move", local=True),
)
FIND = (
    Spec("find", "&Find in comments...", "Find a text in the comments and names of nodes", (_KEY.Find,)),
    Spec("find-next", "Find ne&xt", "Go to the next place where the text stands", ("F3",)),
    Spec("find-previous", "Find pre&vious", "Go to the previous place where the text stands", ("Shift+F3",)),
)
ANNOTATIONS = (
    Spec("annotate-te", "&Good move", "Mark the move as good", (), "good-move", checkable=True),
    Spec("annotate-bm", "&Bad move", "Mark the move as bad", (), "bad-move", checkable=True),
    Spec("annotate-do", "&Doubtful move", "Mark the move as doubtful", (), "doubtful-move", checkable=True),
    Spec("annotate-it", "&Interesting move", "Mark the move as interesting", (), "interesting-move", checkable=True),
    Spec("annotate-gb", "Good for B&lack", "Mark the position as good for Black", (), "good-for-black", checkable=True),
    Spec("annotate-gw", "Good for &White", "Mark the position as good for White", (), "good-for-white", checkable=True),
    Spec("annotate-dm", "&Even", "Mark the position as even", (), "even", checkable=True),
    Spec("annotate-uc", "&Unclear", "Mark the position as unclear", (), "unclear", checkable=True),
    Spec(
        "annotate-ho", "&Hotspot", "Mark the node as one of the game's most interesting", (), "hotspot", checkable=True
    ),
)
VARIATIONS = (
    Spec(
        "copy-variation",
        "&Copy variation",
        "Copy this node and all that follows as SGF",
        (_KEY.Copy,),
        local=True,
        only="tree",
    ),
    Spec(
        "cut-variation",
        "Cu&t variation",
        "Copy this node and all that follows, and delete it",
        (_KEY.Cut,),
        local=True,
        only="tree",
    ),
    Spec(
        "paste-variation",
        "&Paste variation",
        "Add the variations on the clipboard after this node",
        (_KEY.Paste,),
        local=True,
        only="tree",
    ),
    Spec("delete", "&Delete moves", "Delete this node and all that follows it", ("Ctrl+Del",)),
    Spec("delete-node", "Delete this &node", "Delete this node alone; what follows it stays"),
    Spec("insert-node-before", "Insert node &before", "Put an empty node before this one"),
    Spec("insert-node-after", "Insert node &after", "Put an empty node after this one"),
    Spec(
        "make-main-line",
        "&Make main line",
        "Put the line that leads here before all other variations",
        ("Ctrl+Alt+Shift+Left",),
        local=True,
    ),
    Spec(
        "variation-earlier",
        "Move variation &up",
        "Put this variation before the one that precedes it",
        ("Ctrl+Shift+Left",),
        local=True,
    ),
    Spec(
        "variation-later",
        "Move variation d&own",
        "Put this variation after the one that follows it",
        ("Ctrl+Shift+Right",),
        local=True,
    ),
    Spec("flatten", "&Flatten to a position", "Begin the game with the position shown; what led there goes"),
    Spec("split-off", "&Split off as a game", "Make a game of its own of this node and all that follows"),
    Spec("merge", "Mer&ge a file...", "Add the variations of another file to this game"),
    Spec("strip", "Ta&ke off...", "Take comments, markup or other things off this node or the whole game"),
    Spec(
        "collapse-branch",
        "Co&llapse branch",
        "Hide what follows this node in the tree; a double click does the same",
        ("-",),
        local=True,
        only="tree",
    ),
    Spec(
        "expand-branch",
        "&Expand branch",
        "Show all that follows this node in the tree",
        ("+",),
        local=True,
        only="tree",
    ),
    Spec(
        "collapse-variations",
        "Collapse all but the ma&in line",
        "Show of all variations beside the main line only how they begin",
    ),
    Spec("expand-all", "E&xpand all", "Show the whole tree with all variations", ("*",), local=True, only="tree"),
)
GAMES = (
    Spec("add-game", "&Add game", "Add an empty game of the same size after this one", (), "add"),
    Spec("add-game-from-hen", "Add game from &HEN", "Add a game with the position of the HEN on the clipboard"),
    Spec("duplicate-game", "&Duplicate game", "Add a copy of this game after it", (), "duplicate"),
    Spec("remove-game", "&Remove game", "Take this game off the file", (), "remove"),
    Spec("move-game-up", "Move game &up", "Put this game before the one that precedes it", (), "earlier"),
    Spec("move-game-down", "Move game d&own", "Put this game after the one that follows it", (), "later"),
)
POSITION = (
    Spec("order", "&Order of play...", "Say which colours play, and in which order"),
    Spec("numbers-to-moves", "N&umbers to moves", "Make moves of the numbered stones, in their order"),
    Spec("moves-to-numbers", "Moves to num&bers...", "Put numbers on the stones of the last moves"),
)
SCOPES = (
    Spec("scope-here", "Edit &here", "Change stones on the node shown", ("Ctrl+Shift+H",), checkable=True),
    Spec(
        "scope-new-child",
        "&New child",
        "Change stones in a new node after the one shown",
        ("Ctrl+Shift+N",),
        checkable=True,
    ),
    Spec(
        "scope-before",
        "Insert &before",
        "Change stones in a new node before the one shown, and replay what follows",
        ("Ctrl+Shift+B",),
        checkable=True,
    ),
)
TOOLS = (
    Spec("select", "&Select", "Move stones; drag a frame around several", ("Ctrl+0",), "select", local=True),
    Spec("play", "&Play", "Play moves in turn, with captures and ko", ("1",), "play", local=True),
    Spec("black", "&Black stones", "Place black stones; right button: white", ("2",), "black-stone", local=True),
    Spec("white", "&White stones", "Place white stones; right button: black", ("3",), "white-stone", local=True),
    Spec("erase", "&Erase", "Erase stones, labels and all marks", ("4",), "erase", local=True),
    Spec("triangle", "&Triangle", "Mark points with a triangle; Shift: whole chains", ("5",), "triangle", local=True),
    Spec("square", "S&quare", "Mark points with a square; Shift: whole chains", ("6",), "square", local=True),
    Spec("circle", "&Circle", "Mark points with a circle; Shift: whole chains", ("7",), "circle", local=True),
    Spec("cross", "Cr&oss", "Mark points with a cross; Shift: whole chains", ("8",), "cross", local=True),
    Spec("letter", "&Letters", "Label points A, B, C; double click: another text", ("9",), "letter", local=True),
    Spec("number", "&Numbers", "Label points 1, 2, 3; double click: another text", ("0",), "number", local=True),
    Spec("label", "Te&xt label", "Write any short text on a point", ("Ctrl+1",), "label", local=True),
    Spec("ko", "&Ko point", "Say which point may not be retaken now", ("Ctrl+2",), "ko", local=True),
    Spec("last-move", "Last mo&ve", "Say which stone was played last", ("Ctrl+3",), "last-move", local=True),
    Spec("arrow", "&Arrow", "Drag an arrow; again or right button: remove", ("Ctrl+4",), "arrow", local=True),
    Spec("line", "L&ine", "Drag a line; again or right button: remove", ("Ctrl+5",), "line", local=True),
    Spec(
        "territory",
        "Territor&y",
        "Mark Black's territory; right button: White's; Shift: whole regions",
        ("Ctrl+6",),
        "territory",
        local=True,
    ),
    Spec("dim", "&Dim", "Grey points out, here and in what follows", ("Ctrl+7",), "dim", local=True),
    Spec("view", "Pa&rt in view", "Show only the part that you drag over; click: all", ("Ctrl+8",), "view", local=True),
    Spec("red", "&Red stones", "Place red stones; right button: black"),
    Spec("green", "&Green stones", "Place green stones; right button: black"),
    Spec("blue", "B&lue stones", "Place blue stones; right button: black"),
    Spec("yellow", "&Yellow stones", "Place yellow stones; right button: black"),
    Spec("purple", "P&urple stones", "Place purple stones; right button: black"),
)
MARKUP = (
    Spec("clear-markup", "&All markup", "Take all labels, marks, arrows, lines and areas off this node"),
    Spec("clear-labels", "&Labels", "Take all letters, numbers and texts off this node"),
    Spec("clear-marks", "&Marks", "Take all triangles, squares, circles and crosses off this node"),
    Spec("clear-lines", "A&rrows and lines", "Take all arrows and lines off this node"),
    Spec("clear-territory", "&Territory", "Take all territory off this node"),
    Spec("clear-dimmed", "&Dimmed points", "Grey out no points from this node on"),
    Spec("clear-view", "&Part in view", "Show the whole board from this node on"),
    Spec(
        "erase-selected",
        "&Erase selected stones",
        "Take the stones in the frame off",
        ("Del",),
        local=True,
        only="board",
    ),
)
MOVE_NUMBERS = (
    Spec("move-numbers", "&Show", "Show the numbers of moves on stones", ("M",), local=True, checkable=True),
    Spec("numbers-all", "&All moves", "Number all moves from the first on", checkable=True),
    Spec("numbers-from-here", "&From here", "Number the moves after this node, from 1 on", checkable=True),
    Spec("numbers-last", "&Last moves...", "Number only so many of the last moves", checkable=True),
    Spec("write-move-numbers", "&Write as markup", "Write these numbers on the stones, to be saved with the game"),
)
CURSOR = (
    Spec(
        "cursor-left", "Move &left", "Move the cursor on the board to the left", ("Alt+Left",), local=True, only="board"
    ),
    Spec(
        "cursor-right",
        "Move &right",
        "Move the cursor on the board to the right",
        ("Alt+Right",),
        local=True,
        only="board",
    ),
    Spec("cursor-up", "Move &up", "Move the cursor on the board up", ("Alt+Up",), local=True, only="board"),
    Spec("cursor-down", "Move &down", "Move the cursor on the board down", ("Alt+Down",), local=True, only="board"),
    Spec(
        "place",
        "&Place",
        "Do at the cursor what a click with the tool does",
        ("Return", "Enter"),
        local=True,
        only="board",
    ),
    Spec(
        "place-other",
        "Place &other colour",
        "Do at the cursor what a right click does",
        ("Shift+Return", "Shift+Enter"),
        local=True,
        only="board",
    ),
    Spec(
        "erase-here",
        "&Erase there",
        "Erase stone, label and mark at the cursor",
        ("Backspace",),
        local=True,
        only="board",
    ),
)
VIEW = (
    Spec("coordinates", "&Coordinates", "Show the names of rows and columns", ("K",), local=True, checkable=True),
    Spec("zoom-in", "Zoom &in", "Show the board larger", (_KEY.ZoomIn, "Ctrl+=")),
    Spec("zoom-out", "Zoom &out", "Show the board smaller", (_KEY.ZoomOut,)),
    Spec("zoom-whole", "&Whole board", "Show the board as large as the window allows"),
    Spec("full-screen", "&Full screen", "Use the whole screen", (_KEY.FullScreen, "F11"), checkable=True),
    Spec("next-pane", "&Next pane", "Go on to board, HEN, moves or comment", ("F6",)),
    Spec("previous-pane", "Pre&vious pane", "Go back to comment, moves, HEN or board", ("Shift+F6",)),
    Spec("system-theme", "As the &system has it", "Follow the light or dark setting of the system", checkable=True),
    Spec("light-theme", "&Light", "Show the window in light colours", checkable=True),
    Spec("dark-theme", "&Dark", "Show the window in dark colours", checkable=True),
)
HELP = (Spec("about", "&About HEN Editor", "What this program is", (), "info"),)


PANELS = (
    Spec("game-panel", "&Game", "Show or hide the panel with the tree of moves and the comment"),
    Spec("problem-panel", "&Problems", "Show or hide the list of problems"),
    Spec("toolbar", "&Toolbar", "Show or hide the buttons under the menus"),
    Spec("game-list-panel", "Games of the &file", "Show or hide the list of the games of the file"),
)
"""Actions that the panels make, by the panels' names; `Actions.adopt` gives them the rest."""

SPECS = (
    *FILE,
    *HISTORY,
    *EDIT,
    *NAVIGATION,
    *GAME,
    *FIND,
    *ANNOTATIONS,
    *VARIATIONS,
    *GAMES,
    *POSITION,
    *SCOPES,
    *TOOLS,
    *MARKUP,
    *MOVE_NUMBERS,
    *CURSOR,
    *VIEW,
    *PANELS,
    *HELP,
)
"""Every action there is."""

_FOR_GO = (
    *(spec.name for spec in (*POSITION, *SCOPES, *TOOLS, *MARKUP, *MOVE_NUMBERS, *CURSOR)),
    *("copy", "copy-address", "pass", "turn", "go-to-point", "flatten", "split-off", "strip"),
)
"""The actions that need a position: a game that is not Go has none."""

_MADE_ELSEWHERE = frozenset(spec.name for spec in (*HISTORY, *PANELS))


class Actions(QObject):
    """All actions by name, made when they are first asked for.

    The tools are a group of which one is checked, so are scopes, numbered moves and themes.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._specs = {spec.name: spec for spec in SPECS}
        self._views: dict[str, QWidget] = {}
        self._actions: dict[str, QAction] = {}
        self.tools = self._group(spec.name for spec in TOOLS)
        self.scopes = self._group(spec.name for spec in SCOPES)
        self.numbered = self._group(("numbers-all", "numbers-from-here", "numbers-last"))
        self.themes = self._group(("system-theme", "light-theme", "dark-theme"))

    def __getitem__(self, name: str) -> QAction:
        if name not in self._actions and name not in _MADE_ELSEWHERE:
            self._actions[name] = self._made(self._specs[name])
        return self._actions[name]

    def make_all(self) -> None:
        """Make those that nobody has asked for: their keys are to act."""
        for name in self._specs:
            if name not in _MADE_ELSEWHERE:
                self[name]

    def offer_those_for_go(self, offered: bool) -> None:
        """Enable the actions that need a position, or disable them."""
        if self["pass"].isEnabled() is offered:
            return
        for name in _FOR_GO:
            self[name].setEnabled(offered)

    def adopt(self, name: str, action: QAction) -> None:
        """Take an action that was made elsewhere for the one of this name."""
        self._actions[name] = action
        action.setText(_tr(self._specs[name].text))
        self._furnish(action, self._specs[name])

    def serve(self, board: QWidget, tree: QWidget) -> None:
        """Have the keys that act only while the board or the tree has the focus act in these two."""
        self._views = {"board": board, "tree": tree}
        for name, action in self._actions.items():
            if action.shortcutContext() is Qt.ShortcutContext.WidgetWithChildrenShortcut:
                self._make_local(name)

    def use_keys(self, changed: Mapping[str, Sequence[QKeySequence]]) -> None:
        """Give the actions named these keys, and all others their standard ones.

        Keys that write a text are for texts wherever one is written: whatever action has one, its keys act only while
        the board or the tree has the focus.
        """
        for name, action in self._actions.items():
            keys = changed.get(name)
            self._set_keys(action, standard_keys(self._specs[name]) if keys is None else keys)
            if self._is_local(name):
                self._make_local(name)
            else:
                action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)

    def rest(self, resting: bool) -> None:
        """Have the keys of board and tree rest while a menu has the keyboard.

        Qt gives keys to a menu's window before those of other windows, but not before those of the widget in focus.
        """
        context = Qt.ShortcutContext.WindowShortcut if resting else Qt.ShortcutContext.WidgetWithChildrenShortcut
        for name, action in self._actions.items():
            if self._is_local(name):
                action.setShortcutContext(context)

    def _is_local(self, name: str) -> bool:
        return self._specs[name].local or any(is_for_text(key) for key in self._actions[name].shortcuts())

    def _make_local(self, name: str) -> None:
        self._actions[name].setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        for view, widget in self._views.items():
            if self._specs[name].only in ("", view):
                widget.addAction(self._actions[name])

    def _made(self, spec: Spec) -> QAction:
        action = QAction(_tr(spec.text), self)
        action.setCheckable(spec.checkable)
        self._furnish(action, spec)
        return action

    def _furnish(self, action: QAction, spec: Spec) -> None:
        action.setObjectName(spec.name)
        action.setStatusTip(_tr(spec.tip))
        if spec.icon:
            action.setIcon(icon(spec.icon))
        if spec.local:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._set_keys(action, standard_keys(spec))

    def _set_keys(self, action: QAction, keys: Sequence[QKeySequence]) -> None:
        action.setShortcuts(keys)
        shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{action.statusTip()} ({shown})" if shown else action.statusTip())

    def _group(self, names: Iterable[str]) -> QActionGroup:
        group = QActionGroup(self)
        for name in names:
            self[name].setCheckable(True)
            group.addAction(self[name])
        return group


def standard_keys(spec: Spec) -> list[QKeySequence]:
    """Return the keys that an action has unless its user wants others, each once: a key named twice is ambiguous."""
    keys = (QKeySequence(key) for key in spec.keys)
    return list(dict.fromkeys(key for key in keys if not key.isEmpty()))


def is_for_text(key: QKeySequence) -> bool:
    """Tell whether a key writes or moves in a text: one without Ctrl, Alt or Meta that is no function key."""
    *modifiers, pressed = key.toString().split("+")
    is_function_key = pressed[:1] == "F" and pressed[1:].isdigit()
    return not is_function_key and not {"Ctrl", "Alt", "Meta"} & set(modifiers)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Actions", text)

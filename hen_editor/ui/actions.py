"""The actions of the window: every command once, with its words, its key and its icon."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from hen_editor.ui.icons import icon

Keys = QKeySequence.StandardKey | str


class Spec(NamedTuple):
    """An action to be made. local: its keys act only while the board or the tree has the focus."""

    name: str
    text: str
    tip: str
    keys: tuple[Keys, ...] = ()
    icon: str = ""
    local: bool = False
    checkable: bool = False


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
    Spec("write-clean", "&Write clean...", "Write the games anew to another file, with nothing left to repair"),
    Spec("read-in-encoding", "Rea&d in another encoding...", "Read the file again in an encoding of your choice"),
    Spec("quit", "&Quit", "Close the window", (_KEY.Quit,)),
)
EDIT = (
    Spec("copy", "&Copy HEN", "Copy the position as HEN", (_KEY.Copy,), "copy-hen", local=True),
    Spec("copy-address", "Copy as &web address", "Copy a web address that shows the position", (), "link"),
    Spec("paste", "&Paste", "Paste a HEN or an SGF from the clipboard", (_KEY.Paste,), "paste", local=True),
    Spec("delete", "&Delete moves", "Delete this node and all that follows it", ("Ctrl+Del",)),
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
    Spec("main-line", "Back to the &main line", "Go back to the main line", ("Ctrl+Home",), local=True),
    Spec("next-game", "Next &game", "Go to the next game of the file", ("Ctrl+PgDown",)),
    Spec("previous-game", "Previous gam&e", "Go to the previous game of the file", ("Ctrl+PgUp",)),
)
GAME = (
    Spec("pass", "P&ass", "Pass: play no stone this time", ("P",), "pass", local=True),
    Spec("turn", "Change &side to move", "Give the turn to the other side", ("T",), "side-to-move", local=True),
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
    Spec("play", "&Play", "Play moves in turn, with captures and ko", ("1",), "play", local=True),
    Spec("black", "&Black stones", "Place black stones; right button: white", ("2",), "black-stone", local=True),
    Spec("white", "&White stones", "Place white stones; right button: black", ("3",), "white-stone", local=True),
    Spec("erase", "&Erase", "Erase stones, labels and marks", ("4",), "erase", local=True),
    Spec("triangle", "&Triangle", "Mark points with a triangle; Shift: whole chains", ("5",), "triangle", local=True),
    Spec("square", "&Square", "Mark points with a square; Shift: whole chains", ("6",), "square", local=True),
    Spec("circle", "&Circle", "Mark points with a circle; Shift: whole chains", ("7",), "circle", local=True),
    Spec("cross", "Cr&oss", "Mark points with a cross; Shift: whole chains", ("8",), "cross", local=True),
    Spec("letter", "&Letters", "Label points A, B, C; double click: another text", ("9",), "letter", local=True),
    Spec("number", "&Numbers", "Label points 1, 2, 3; double click: another text", ("0",), "number", local=True),
    Spec("label", "Te&xt label", "Write any short text on a point", ("Ctrl+1",), "label", local=True),
    Spec("red", "&Red stones", "Place red stones; right button: black"),
    Spec("green", "&Green stones", "Place green stones; right button: black"),
    Spec("blue", "B&lue stones", "Place blue stones; right button: black"),
    Spec("yellow", "&Yellow stones", "Place yellow stones; right button: black"),
    Spec("purple", "P&urple stones", "Place purple stones; right button: black"),
)
VIEW = (
    Spec("coordinates", "&Coordinates", "Show the names of rows and columns", ("K",), local=True, checkable=True),
    Spec("full-screen", "&Full screen", "Use the whole screen", (_KEY.FullScreen, "F11"), checkable=True),
    Spec("system-theme", "As the &system has it", "Follow the light or dark setting of the system", checkable=True),
    Spec("light-theme", "&Light", "Always light", checkable=True),
    Spec("dark-theme", "&Dark", "Always dark", checkable=True),
)
HELP = (Spec("about", "&About HEN Editor", "What this program is", (), "info"),)


class Actions(QObject):
    """All actions by name; the tools are a group of which one is checked, so are the scopes of edits and the themes."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._actions = {
            spec.name: self._made(spec)
            for specs in (FILE, EDIT, NAVIGATION, GAME, GAMES, POSITION, SCOPES, TOOLS, VIEW, HELP)
            for spec in specs
        }
        self.tools = self._group(spec.name for spec in TOOLS)
        self.scopes = self._group(spec.name for spec in SCOPES)
        self.themes = self._group(("system-theme", "light-theme", "dark-theme"))
        self.local = tuple(
            self._actions[spec.name] for specs in (EDIT, NAVIGATION, GAME, TOOLS, VIEW) for spec in specs if spec.local
        )

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def rest(self, resting: bool) -> None:
        """Have the keys of board and tree rest while a menu has the keyboard.

        Qt gives keys to a menu's window before those of other windows, but not before those of the widget in focus.
        """
        context = Qt.ShortcutContext.WindowShortcut if resting else Qt.ShortcutContext.WidgetWithChildrenShortcut
        for action in self.local:
            action.setShortcutContext(context)

    def _made(self, spec: Spec) -> QAction:
        action = QAction(_tr(spec.text), self)
        action.setObjectName(spec.name)
        action.setStatusTip(_tr(spec.tip))
        action.setCheckable(spec.checkable)
        action.setShortcuts([QKeySequence(key) for key in spec.keys])
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{_tr(spec.tip)} ({keys})" if keys else _tr(spec.tip))
        if spec.icon:
            action.setIcon(icon(spec.icon))
        if spec.local:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        return action

    def _group(self, names: Iterator[str] | tuple[str, ...]) -> QActionGroup:
        group = QActionGroup(self)
        for name in names:
            self._actions[name].setCheckable(True)
            group.addAction(self._actions[name])
        return group


def _tr(text: str) -> str:
    return QCoreApplication.translate("Actions", text)

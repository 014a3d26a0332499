"""The menu bar and the toolbar, put together from the actions."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar

from hen_editor.ui.commands.actions import Actions

SEPARATOR = ""

_NEW = ("new-9", "new-13", "new-19", "new-other")
_FILE = (
    *("read-in-encoding", SEPARATOR),
    *("save", "save-as", "save-as-read", "write-clean", SEPARATOR, "print", SEPARATOR, "quit"),
)
_MARKUP = (
    *("clear-markup", SEPARATOR, "clear-labels", "clear-marks", "clear-lines", "clear-territory"),
    *("clear-dimmed", "clear-view"),
)
_MOVE_NUMBERS = (
    *("move-numbers", SEPARATOR, "numbers-all", "numbers-from-here", "numbers-last", SEPARATOR),
    "write-move-numbers",
)
_VIEW = (
    *("zoom-in", "zoom-out", "zoom-whole", "full-screen", SEPARATOR),
    *("next-pane", "previous-pane", SEPARATOR),
)
_EDIT = ("undo", "redo", SEPARATOR, "copy", "copy-as", "copy-address", "copy-sgf", "paste", SEPARATOR, "erase-selected")
_GAME = (
    *("pass", "turn", "order", SEPARATOR),
    *("numbers-to-moves", "moves-to-numbers", SEPARATOR, "game-info", "properties"),
)
_NAVIGATE = (
    *("first", "back-10", "back", "forward", "forward-10", "last", SEPARATOR),
    *("variation-up", "variation-down", "fork-back", "fork-forward", SEPARATOR),
    *("comment-back", "comment-forward", "main-line", SEPARATOR),
    *("go-to-move", "go-to-point", SEPARATOR),
    *("previous-game", "next-game"),
)
_FIND = ("find", "find-next", "find-previous")
_ANNOTATIONS = (
    *("annotate-te", "annotate-bm", "annotate-do", "annotate-it", SEPARATOR),
    *("annotate-gb", "annotate-gw", "annotate-dm", "annotate-uc", SEPARATOR, "annotate-ho"),
)
VARIATIONS = (
    *("copy-variation", "cut-variation", "paste-variation", SEPARATOR, "delete", "delete-node", SEPARATOR),
    *("insert-node-before", "insert-node-after", SEPARATOR),
    *("make-main-line", "variation-earlier", "variation-later", SEPARATOR),
    *("flatten", "split-off", "merge", "strip", SEPARATOR),
    *("collapse-branch", "expand-branch", "collapse-variations", "expand-all"),
)
"""The commands on the tree, which its own menu has too."""

_GAMES = (
    *("add-game", "add-game-from-hen", "duplicate-game", "remove-game", SEPARATOR),
    *("move-game-up", "move-game-down"),
)
_TOOLS = (
    *("select", "play", "black", "white", "erase", SEPARATOR),
    *("triangle", "square", "circle", "cross", SEPARATOR, "letter", "number", "label", SEPARATOR),
    *("ko", "last-move", SEPARATOR, "arrow", "line", "territory", "dim", "view", SEPARATOR),
)
_PANELS = ("game-panel", "problem-panel", "game-list-panel", "toolbar")
_CURSOR = (
    *("cursor-left", "cursor-right", "cursor-up", "cursor-down", SEPARATOR),
    *("place", "place-other", "erase-here"),
)
_COLORS = ("red", "green", "blue", "yellow", "purple")
_SCOPES = ("scope-here", "scope-new-child", "scope-before")
_TOOLBAR = (
    *("new-19", "open", "save", SEPARATOR, "undo", "redo", SEPARATOR),
    *("select", "play", "black", "white", "erase", SEPARATOR),
    *("triangle", "square", "circle", "cross", SEPARATOR, "letter", "number", "label", SEPARATOR),
    *("ko", "last-move", SEPARATOR, "arrow", "line", "territory", "dim", "view", SEPARATOR),
    *("pass", "turn", SEPARATOR, "copy", "paste"),
)


class Menus:
    """A window's menu bar and toolbar; the menus `recent`, `examples` and `windows` are for others to fill.

    Of the menus only the titles are there until they are filled.
    """

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        self._actions = actions
        toolbar = self._toolbar()
        actions.adopt("toolbar", toolbar.toggleViewAction())
        window.addToolBar(toolbar)
        titles = [_tr("&File"), _tr("&Edit"), _tr("&View"), _tr("&Game"), _tr("V&ariations")]
        titles += [_tr("&Navigate"), _tr("&Tools"), _tr("&Window"), _tr("&Help")]
        self._menus = [window.menuBar().addMenu(title) for title in titles]

    def fill(self) -> None:
        """Put the actions into the menus."""
        file, edit, view, game, variations, navigate, tools, self.windows, help_menu = self._menus
        self._fill(file.addMenu(_tr("&New")), _NEW)
        file.addAction(self._actions["open"])
        self.recent = file.addMenu(_tr("Open &recent"))
        self._fill(file, _FILE)
        self._fill(edit, (*_EDIT, SEPARATOR))
        self._fill(edit, (*_FIND, SEPARATOR))
        self._fill(edit.addMenu(_tr("Changed &stones go")), _SCOPES)
        self._fill(edit.addMenu(_tr("C&lear markup")), _MARKUP)
        self._fill(edit, (SEPARATOR, "shortcuts"))
        self._fill(view, ("coordinates",))
        self._fill(view.addMenu(_tr("&Move numbers")), _MOVE_NUMBERS)
        self._fill(view, _VIEW)
        self._fill(view.addMenu(_tr("Co&lours")), ("system-theme", "light-theme", "dark-theme"))
        self._fill(view.addMenu(_tr("&Panels")), _PANELS)
        self._fill(game, (*_GAME, SEPARATOR))
        self._fill(game.addMenu(_tr("A&nnotate")), _ANNOTATIONS)
        self._fill(game.addMenu(_tr("Games of the f&ile")), _GAMES)
        self._fill(variations, VARIATIONS)
        self._fill(navigate, _NAVIGATE)
        self._fill(tools, _TOOLS)
        self._fill(tools.addMenu(_tr("&More colours")), _COLORS)
        self._fill(tools.addMenu(_tr("Board c&ursor")), _CURSOR)
        self._fill(self.windows, ("new-window", "close", SEPARATOR))
        self.examples = help_menu.addMenu(_tr("&Examples"))
        help_menu.addAction(self._actions["about"])

    def _toolbar(self) -> QToolBar:
        bar = QToolBar(_tr("Toolbar"))
        bar.setObjectName("toolbar")
        bar.setMovable(False)
        bar.setIconSize(QSize(24, 24))
        self._fill(bar, _TOOLBAR)
        return bar

    def _fill(self, into: QMenu | QToolBar, names: Sequence[str]) -> None:
        for name in names:
            if name == SEPARATOR:
                into.addSeparator()
            else:
                into.addAction(self._actions[name])


def _tr(text: str) -> str:
    return QCoreApplication.translate("Menus", text)

"""The views of one document, laid out in a window."""

from PySide6.QtCore import QByteArray, QSettings, QSize, Qt, Signal
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QVBoxLayout, QWidget

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.overlay import Overlay
from hen_editor.document.document import Document
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.commands.actions import Actions
from hen_editor.ui.game_list.dock import GameListDock
from hen_editor.ui.hen_field.field import HenField
from hen_editor.ui.panels.position_bar import PositionBar
from hen_editor.ui.panels.scope_chooser import ScopeChooser
from hen_editor.ui.theme import Theme
from hen_editor.ui.widgets.plain_text import label
from hen_editor.ui.window.menus import Menus

FULL_SIZE = QSize(1280, 800)
"""The size of a window that was never sized by its user, on a screen that has room for it."""

ROOM_FOR_FRAME = QSize(16, 48)
"""What a frame with a title may add to the size of a window."""


class Views(QMainWindow):
    """A window with the views of its document: mirrors that show it, and know neither commands nor each other.

    The docks are filled with what the first look at the board does not need when the window is wired.

    hen_opened: the user wants another window with the position of this text. window_wanted: another window.
    """

    hen_opened = Signal(object)
    window_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        self.resize(FULL_SIZE.boundedTo(self.screen().availableSize() - ROOM_FOR_FRAME))
        self.theme = theme
        self.document = Document(self)
        self.commands = Actions(self)
        self._make_views()
        self._lay_out()
        self._make_menus()
        self._restore_settings()
        # Each on its own: an error in one view does not keep the others from showing what the document says.
        shows = (view.show_snapshot for view in (self.hen_field, self.position_bar, self.scope_chooser))
        for show in (self.game_list_dock.show_snapshot, self._show_board, *shows):
            self.document.changed.connect(show)
            show(self.document.snapshot)
        self.board.setFocus()

    def show_tool(self, name: str) -> None:
        """Show which tool is in the hand, by the name of its action."""
        self.commands[name].setChecked(True)
        self.position_bar.show_tool(self.commands[name].text().replace("&", ""))

    # Putting the window together.

    def _make_views(self) -> None:
        self.board = BoardView(self)
        self.hen_field = HenField(self.document.snapshot, self)
        self.position_bar = PositionBar(self)
        self.scope_chooser = ScopeChooser(self.commands, self)
        self.position_bar.add_chooser(self.scope_chooser)
        self.place = label("", self)
        self.statusBar().addPermanentWidget(self.place)

    def _lay_out(self) -> None:
        centre = QWidget(self)
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.position_bar)
        column.addWidget(self.board, stretch=1)
        column.addWidget(self.hen_field)
        self.setCentralWidget(centre)
        self.centre = column
        self.game_dock = self._docked(self.tr("Game"), "game-panel")
        self.problem_dock = self._docked(self.tr("Problems"), "problem-panel")
        self.game_list_dock = GameListDock(self)
        self.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self.game_list_dock)
        self.splitDockWidget(self.game_dock, self.problem_dock, Qt.Orientation.Vertical)
        self.resizeDocks([self.game_list_dock, self.game_dock], [250, 360], Qt.Orientation.Horizontal)
        self.resizeDocks([self.game_dock, self.problem_dock], [560, 140], Qt.Orientation.Vertical)

    def _docked(self, title: str, name: str) -> QDockWidget:
        dock = QDockWidget(title, self)
        dock.setObjectName(name)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def _make_menus(self) -> None:
        stack = self.document.undo_stack
        self.commands.adopt("undo", stack.createUndoAction(self, self.tr("&Undo")))
        self.commands.adopt("redo", stack.createRedoAction(self, self.tr("&Redo")))
        for panel in (self.game_dock, self.problem_dock, self.game_list_dock):
            self.commands.adopt(panel.objectName(), panel.toggleViewAction())
        self.menus = Menus(self, self.commands)

    # What is shown.

    def _show_board(self, snapshot: Snapshot) -> None:
        self.board.show_position(snapshot.position, Overlay.of(snapshot.tree, snapshot.node))

    def _restore_settings(self) -> None:
        settings = QSettings()
        geometry, state = settings.value("window/geometry"), settings.value("window/state")
        if isinstance(geometry, QByteArray) and isinstance(state, QByteArray):
            self.restoreGeometry(geometry)
            self.restoreState(state)
        self.commands["coordinates"].setChecked(settings.value("board/coordinates", True, type=bool) is True)
        self.board.set_coordinates(self.commands["coordinates"].isChecked())
        self.commands[f"{self.theme.scheme.value}-theme"].setChecked(True)
        self.show_tool("play")


def open_windows() -> list[Views]:
    """Return the windows that are open, by their titles."""
    windows = (widget for widget in QApplication.topLevelWidgets() if isinstance(widget, Views) and widget.isVisible())
    return sorted(windows, key=lambda window: window.windowTitle().casefold())

"""Presentation: board, comment and players alone on the full screen, larger, until the window is as it was."""

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QDockWidget, QToolButton, QWidget

from hen_editor.ui.commands.table import COMMANDS
from hen_editor.ui.widgets.dock_buttons import show_dock_icons

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow

_LARGER = 1.5
"""By what the texts grow."""

_COMMENT = 0.28
"""The width of the comment, of that of the screen."""


class _Layout(NamedTuple):
    """The layout of a window, to be restored. fonts: those of what is enlarged."""

    size: QSize
    geometry: QByteArray
    docks: QByteArray
    panes: QByteArray
    fonts: tuple[tuple[QWidget, QFont], ...]


class Presentation(QObject):
    """Turns a window into a presentation and back."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._before: _Layout | None = None
        self._awaited = self._layout()
        window.closing.connect(self.end)

    @property
    def is_on(self) -> bool:
        """Whether the window is a presentation."""
        return self._before is not None

    def toggle(self) -> None:
        """Begin or end the presentation."""
        if not self.end():
            self._begin()

    def end(self) -> bool:
        """Restore the layout that the window had; return whether it was a presentation."""
        if self._before is None:
            return False
        window, before = self._window, self._before
        self._before, self._awaited = None, before
        for widget, font in before.fonts:
            widget.setFont(font)
        for size in window.text_sizes:
            size.restore()
        window.game_dock.setTitleBarWidget(None)  # type: ignore[arg-type]  # Qt then makes its own
        for action in window.actions():
            window.removeAction(action)
        for widget in self._aside():
            window.hiding.show(widget, self)
        window.restoreGeometry(before.geometry)
        self._restore(before)
        window.installEventFilter(self)
        window.commands.refresh()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The window manager gives the window its size later: docks in a larger one had other proportions.
        if event.type() == QEvent.Type.Resize and self._window.size() == self._awaited.size:
            self._window.removeEventFilter(self)
            QTimer.singleShot(0, self, lambda: self._restore(self._awaited))
        return False

    def _begin(self) -> None:
        """Hide all but the board, the comment and the players, and fill the screen."""
        window = self._window
        window.removeEventFilter(self)
        before = self._before = self._layout()
        window.showFullScreen()
        for widget in self._aside():
            window.hiding.hide(widget, self)
        self._take_keys()
        dock = window.game_dock
        dock.setTitleBarWidget(QWidget(dock))
        dock.setFloating(False)
        dock.show()
        window.resizeDocks([dock], [round(window.screen().size().width() * _COMMENT)], Qt.Orientation.Horizontal)
        for size in window.text_sizes:
            size.enlarge(_LARGER)
        for widget, font in before.fonts:
            larger = QFont(font)
            larger.setPointSizeF(QFontInfo(font).pointSizeF() * _LARGER)
            widget.setFont(larger)
        window.board.setFocus()

    def _take_keys(self) -> None:
        """Have the keys of the commands work without the menu bar, which is hidden."""
        actions = (self._window.commands[command.name] for command in COMMANDS)
        window_keys = Qt.ShortcutContext.WindowShortcut
        self._window.addActions([action for action in actions if action.shortcutContext() is window_keys])

    def _restore(self, layout: _Layout) -> None:
        self._window.restoreState(layout.docks)
        for dock in self._window.findChildren(QDockWidget):
            show_dock_icons(dock)
        self._window.game_panel.splitter.restoreState(layout.panes)

    def _layout(self) -> _Layout:
        window = self._window
        return _Layout(
            window.size(),
            window.saveGeometry(),
            window.saveState(),
            window.game_panel.splitter.saveState(),
            tuple((widget, widget.font()) for widget in (window.players_bar, window.comment_box)),
        )

    def _aside(self) -> tuple[QWidget, ...]:
        """Return all but the board, the comment and the players."""
        window = self._window
        return (
            window.menuBar(),
            window.tool_bar,
            window.statusBar(),
            window.position_bar,
            window.notices,
            window.hen_field,
            window.problem_dock,
            window.game_list_dock,
            window.tree,
            window.game_panel.navigation,
            *window.comment_box.findChildren(QToolButton, options=Qt.FindChildOption.FindDirectChildrenOnly),
        )

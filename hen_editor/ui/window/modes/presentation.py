"""Presentation: only the board, the comment and the players, enlarged on the full screen."""

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QDockWidget, QWidget

from hen_editor.ui.call_soon import call_soon
from hen_editor.ui.command_table import COMMANDS
from hen_editor.ui.panels.comment_box import CommentText
from hen_editor.ui.session.panes import PanedWindow
from hen_editor.ui.session.session import Session
from hen_editor.ui.state import State
from hen_editor.ui.widgets.dock import show_dock_icons

_LARGER = 1.5
"""The factor by which texts are enlarged."""

_COMMENT = 0.28
"""The width of the comment, as a share of the screen."""


class _Layout(NamedTuple):
    """The layout of a window, to be restored. fonts: of the enlarged widgets. placeholder: of the comment."""

    size: QSize
    state: Qt.WindowState
    geometry: QByteArray
    docks: QByteArray
    panes: QByteArray
    fonts: tuple[tuple[QWidget, QFont], ...]
    placeholder: str


class Presentation(QObject):
    """Gives a window the layout of a presentation, then its former one; pasting works during a presentation, too."""

    def __init__(self, window: PanedWindow, session: Session) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._before: _Layout | None = None
        (self._comment,) = window.comment_box.findChildren(CommentText)
        self._awaited = self._layout()
        window.closing.connect(partial(session.end_mode, "is_presenting"))

    def layout_before(self) -> tuple[QByteArray, QByteArray] | None:
        """Return the geometry and the docks to restore after the presentation, None if there is none."""
        return None if self._before is None else (self._before.geometry, self._before.docks)

    def show_state(self, state: State) -> None:
        """Begin or end the presentation, which hides the HEN field's row except while a paste is offered there."""
        if state.is_presenting and self._before is None:
            self._begin()
        elif not state.is_presenting and self._before is not None:
            self._end(self._before)
        hiding = self._window.hiding
        is_offered = state.preview is not None and self._window.is_paste_offered
        hides_field = state.is_presenting and not is_offered
        (hiding.hide if hides_field else hiding.show)(self._window.hen_field.row, self)

    def _end(self, before: _Layout) -> None:
        """Restore the layout that the window had."""
        window = self._window
        self._before, self._awaited = None, before
        for widget, font in before.fonts:
            widget.setFont(font)
        for size in window.text_sizes:
            size.restore()
        for action in window.actions():
            window.removeAction(action)
        for widget in self._aside():
            window.hiding.show(widget, self)
        self._comment.setPlaceholderText(before.placeholder)
        window.hen_field.want_verdict(wanted=True)
        window.setWindowState(before.state)
        if before.state == Qt.WindowState.WindowNoState:  # for others, restoreGeometry leaves the full screen as it is
            window.restoreGeometry(before.geometry)
        self._restore(before)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The window manager restores the size of the window later: only then do docks get their former proportions.
        if event.type() == QEvent.Type.Resize and self._window.size() == self._awaited.size:
            self._window.removeEventFilter(self)
            call_soon(self, self._restore_proportions)  # after Qt has laid the window out for its new size
        return False

    def _begin(self) -> None:
        """Hide all but the board, the comment and the players, and fill the screen."""
        window = self._window
        window.removeEventFilter(self)
        before = self._before = self._layout()
        window.setWindowState(before.state | Qt.WindowState.WindowFullScreen)
        for widget in self._aside():
            window.hiding.hide(widget, self)
        self._comment.setPlaceholderText("")
        window.hen_field.want_verdict(wanted=False)
        self._add_keys()
        dock = window.game_dock
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

    def _add_keys(self) -> None:
        """Make shortcuts work without the menu bar, which is hidden."""
        commands = self._session.commands
        self._window.addActions([commands[command.name] for command in COMMANDS if not commands.is_local(command.name)])

    def _restore(self, layout: _Layout) -> None:
        self._window.restoreState(layout.docks)
        for dock in self._window.findChildren(QDockWidget):
            show_dock_icons(dock)
        self._window.game_panel.splitter.restoreState(layout.panes)

    def _restore_proportions(self) -> None:
        """Restore the layout once more; panels that were opened or closed meanwhile stay open or closed."""
        panels = {dock: dock.isHidden() for dock in self._window.findChildren(QDockWidget)}
        self._restore(self._awaited)
        for dock, is_hidden in panels.items():
            dock.setHidden(is_hidden)

    def _layout(self) -> _Layout:
        window = self._window
        return _Layout(
            window.size(),
            window.windowState(),
            window.saveGeometry(),
            window.saveState(),
            window.game_panel.splitter.saveState(),
            tuple((widget, widget.font()) for widget in (window.player_cards, window.comment_box)),
            self._comment.placeholderText(),
        )

    def _aside(self) -> tuple[QWidget, ...]:
        """Return the widgets to hide: all but the board, the comment, the players, and the status bar."""
        window = self._window
        return (
            window.menuBar(),
            window.tool_palette,
            window.point_label,
            window.problem_count,
            window.notices,
            *(dock for dock in window.findChildren(QDockWidget) if dock is not window.game_dock),
            window.tree,
            window.navigation,
            window.player_cards.info_button,
            *window.comment_box.buttons,
        )

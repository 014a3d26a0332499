"""Where the focus goes: from pane to pane with Tab, and after a dialog."""

from collections.abc import Iterator
from itertools import compress, groupby

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDockWidget,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QToolButton,
    QWidget,
)

from hen_editor.ui.bars.bar import Bar
from hen_editor.ui.panels.tool_cell import ToolCell
from hen_editor.ui.session.panes import PanedWindow
from hen_editor.ui.style.roles import Role, role_of
from hen_editor.ui.widgets.input import ENTER, is_plain

_TAB = Qt.FocusPolicy.TabFocus
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class TabOrder(QObject):
    """Moves the focus in a window, whatever the order in which its widgets were created."""

    def __init__(self, window: PanedWindow) -> None:
        super().__init__(window)
        self._window = window

    def stops(self) -> list[list[QWidget]]:
        """Return what can have the focus now, in order: each stop is a widget, or the buttons of a row."""
        return [[*stop] for _, stop in groupby(self._widgets(), key=_row)]

    def go(self, offset: int) -> bool:
        """Give the focus to the next stop (1) or the previous one (-1), cyclically; return whether there is one.

        A widget that can no longer have the focus leaves it to the board.
        """
        stops, focused, board = self.stops(), self._window.focused, self._window.board
        is_gone = focused is not None and not (focused.isEnabled() and focused.isVisible())
        if is_gone and self._can_have_focus(board):
            board.setFocus()  # no key was pressed: Qt also calls this when the focused widget is disabled or hidden
            return True
        here = next((place for place, stop in enumerate(stops) if focused in stop), None)
        if here is None:
            here = -1 if offset > 0 else 0
        if not stops:
            return False
        stop = stops[(here + offset) % len(stops)]
        for widget in stop:
            if isinstance(widget, QToolButton) and not isinstance(widget, ToolCell):
                widget.installEventFilter(self)
        _focus(_entry(stop), offset)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go along a row of buttons with the arrow keys, and press a button with Enter too."""
        if not isinstance(event, QKeyEvent) or not isinstance(watched, QToolButton):
            return False
        key = Qt.Key(event.key())
        if not is_plain(event) or (key not in ENTER and key not in _STEPS):
            return False
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()  # otherwise an arrow key that is the shortcut of an action would trigger it
        elif event.type() is QEvent.Type.KeyPress and key in ENTER:
            watched.click()
        elif event.type() is QEvent.Type.KeyPress:
            row = next((stop for stop in self.stops() if watched in stop), [watched])
            _focus(row[(row.index(watched) + _STEPS[key]) % len(row)], _STEPS[key])
        return True

    def _widgets(self) -> Iterator[QWidget]:
        """Iterate over the widgets that can have the focus, pane by pane."""
        found: set[QWidget] = set()
        for pane in self._panes():
            for widget in (pane, *pane.findChildren(QWidget)):
                if widget not in found and self._can_have_focus(widget):
                    found.add(widget)
                    yield widget

    def _panes(self) -> list[QWidget]:
        window = self._window
        items = (window.column.itemAt(place) for place in range(window.column.count()))
        column = [widget for item in items if item is not None and (widget := item.widget()) is not None]
        bars = column[: column.index(window.board)]
        docks = window.findChildren(QDockWidget)
        others = [dock for dock in docks if dock not in (window.game_dock, window.problem_dock)]
        others.sort(key=lambda dock: (dock.x(), dock.y()))  # Qt lists them in the order in which they were raised
        return [
            window.tool_palette,
            *bars,
            window.board,
            *window.strip_panes,
            window.player_cards,
            *others,
            *window.comment_box.panes,
            window.tree,
            window.navigation,
            window.problem_dock,
            window.problem_count,
            window.statusBar(),
        ]

    def _can_have_focus(self, widget: QWidget) -> bool:
        is_reached = bool(widget.focusPolicy() & _TAB) and widget.focusProxy() is None
        return is_reached and widget.isEnabled() and widget.isVisible()


def _row(widget: QWidget) -> QWidget | None:
    """Return the widget that the buttons of a row, and no others, have in common."""
    if not isinstance(widget, QToolButton):
        return widget
    parent = widget.parentWidget()
    above = None if parent is None else parent.parentWidget()
    return above if isinstance(above, Bar) else parent


def _entry(stop: list[QWidget]) -> QWidget:
    """Return the widget of a stop that gets the focus: the active tool, or the primary button, otherwise the first."""
    is_first = (role_of(each) is Role.PRIMARY or (isinstance(each, ToolCell) and each.isChecked()) for each in stop)
    return next(compress(stop, is_first), stop[0])


def _focus(widget: QWidget, offset: int) -> None:
    reason = Qt.FocusReason.TabFocusReason if offset > 0 else Qt.FocusReason.BacktabFocusReason
    widget.setFocus(reason)
    if not widget.isActiveWindow():  # either it or the widget that has the focus is in a floating dock
        widget.activateWindow()


class FocusKeeper(QObject):
    """Watches the dialogs of a window: when one is cancelled, the focus goes back to where it was."""

    def __init__(self, window: PanedWindow) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        dialog = QApplication.activeModalWidget()
        if event.type() is QEvent.Type.WindowBlocked and isinstance(dialog, QDialog):
            dialog.accepted.connect(self._focus_board)
        return super().eventFilter(watched, event)

    def _focus_board(self) -> None:
        focused = self._window.focusWidget()
        if not isinstance(focused, QLineEdit | QPlainTextEdit | QTextEdit) or focused.isReadOnly():
            self._window.board.setFocus()

"""The tool palette beside the board: the tools in groups, and below them the options of the active tool."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QSizePolicy, QToolBar, QVBoxLayout, QWidget

from hen_editor.core.editing.snapshot import Scope
from hen_editor.ui.state import State
from hen_editor.ui.style.roles import Role, give_role
from hen_editor.ui.widgets.buttons import FlatButton, name_part
from hen_editor.ui.widgets.input import ENTER, is_plain
from hen_editor.ui.widgets.plain_text import CaptionedChoice

CELL = 34
"""The side of a cell, in pixels."""

_ICON = QSize(20, 20)
_MARGIN, _BESIDE_OPTION, _GAP = 8, 4, 12
_FEWEST_COLUMNS, _MOST_COLUMNS = 2, 6

_STEPS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}

_LEFT, _RIGHT = Qt.ToolBarArea.LeftToolBarArea, Qt.ToolBarArea.RightToolBarArea

_SETTING_UP = {"select", "black", "white", "erase", "red", "green", "blue", "yellow", "purple"}
"""The tools that set up stones."""


class CellGrid(NamedTuple):
    """Groups of cells in a number of columns; each group begins a row.

    >>> CellGrid((5, 2), 2).height
    148
    """

    groups: Sequence[int]
    columns: int

    @property
    def width(self) -> int:
        """The width of all cells."""
        return self.columns * CELL

    @property
    def height(self) -> int:
        """The height of all cells, with the gaps between the groups."""
        return sum(map(self._rows, self.groups)) * CELL + max(0, len(self.groups) - 1) * _GAP

    def corners(self) -> list[QPoint]:
        """Return the upper left corners of the cells."""
        found: list[QPoint] = []
        top = 0
        for count in self.groups:
            places = (divmod(number, self.columns) for number in range(count))
            found += [QPoint(column * CELL, top + row * CELL) for row, column in places]
            top += self._rows(count) * CELL + _GAP
        return found

    def _rows(self, count: int) -> int:
        return -(-count // self.columns)


class ToolCell(FlatButton):
    """A cell of the palette. stepped: an arrow key was pressed, in this direction. entered: Enter was pressed on it."""

    stepped = Signal(QPoint)
    entered = Signal()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_own(event):
            event.accept()  # an action may have the same key
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another cell with the arrow keys, and press this one with Enter too."""
        key = Qt.Key(event.key())
        if not _is_own(event):
            super().keyPressEvent(event)
        elif key in ENTER:
            self.click()
            self.entered.emit()
        else:
            self.stepped.emit(_STEPS[key])


class ToolCells(QWidget):
    """Cells for the actions of some groups, in as few columns as their height allows.

    entered: a cell was pressed with Enter, and its tool is to be used at once.
    """

    entered = Signal()

    def __init__(self, groups: Sequence[Sequence[QAction]], parent: QWidget) -> None:
        super().__init__(parent)
        self._sizes = [len(group) for group in groups]
        self._cells = [self._cell(action) for group in groups for action in group]
        self._columns = 0
        self.show_columns(_FEWEST_COLUMNS)

    @property
    def columns(self) -> int:
        """The number of columns."""
        return self._columns

    def columns_for(self, height: int) -> int:
        """Return the number of columns needed to be no higher than this."""
        numbers = range(_FEWEST_COLUMNS, _MOST_COLUMNS)
        return next((count for count in numbers if CellGrid(self._sizes, count).height <= height), _MOST_COLUMNS)

    def show_columns(self, columns: int) -> None:
        """Arrange the cells in this number of columns."""
        if columns == self._columns:
            return
        self._columns = columns
        grid = CellGrid(self._sizes, columns)
        self.setFixedSize(grid.width, grid.height)
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for cell, corner in zip(self._cells, grid.corners(), strict=True):
            left = grid.width - CELL - corner.x() if is_mirrored else corner.x()
            cell.setGeometry(QRect(left, corner.y(), CELL, CELL))

    def _cell(self, action: QAction) -> ToolCell:
        cell = ToolCell(self)
        cell.setDefaultAction(action)
        cell.setIconSize(_ICON)
        give_role(cell, Role.CELL)
        cell.stepped.connect(self._step)
        cell.entered.connect(self.entered)
        return cell

    def _step(self, direction: QPoint) -> None:
        """Give the focus to the nearest cell in a direction, in the same row, or in the same column if there is one."""
        here: QWidget | None = self.focusWidget()
        if here is None:
            return

        def distance(cell: ToolCell) -> tuple[int, int]:
            off = cell.pos() - here.pos()
            along, across = (off.x(), off.y()) if direction.x() else (off.y(), off.x())
            return abs(across), abs(along)

        ahead = [
            cell
            for cell in self._cells
            if cell.isEnabled()
            and QPoint.dotProduct(cell.pos() - here.pos(), direction) > 0
            and (not direction.x() or cell.y() == here.y())
        ]
        if ahead:
            min(ahead, key=distance).setFocus(Qt.FocusReason.TabFocusReason)


class ToolPalette(QToolBar):
    """The cells of the tools, and below them the options of the active tool. groups: the actions of each group."""

    def __init__(self, title: str, groups: Sequence[Sequence[QAction]]) -> None:
        super().__init__(title)
        self.setObjectName("tool-palette")
        self.setAllowedAreas(_LEFT | _RIGHT)
        self.setFloatable(False)
        self.setMovable(False)
        self._content = _Content(groups, self)
        self.addWidget(self._content)
        if (layout := self.layout()) is not None:
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        name_part(self, "qt_toolbar_ext_button", self.tr("More tools"))

    @property
    def cells(self) -> ToolCells:
        """The cells."""
        return self._content.cells

    @property
    def is_at_right(self) -> bool:
        """Whether the palette is at the right of its window."""
        return self._window.toolBarArea(self) is _RIGHT

    def change_sides(self) -> None:
        """Go to the other side of the window."""
        self._window.addToolBar(_LEFT if self.is_at_right else _RIGHT, self)

    @property
    def _window(self) -> QMainWindow:
        window = self.parentWidget()
        assert isinstance(window, QMainWindow)
        return window

    def fit(self, height: int) -> None:
        """Give the palette the width that it needs at a height, before it has that height."""
        self._content.fit(height)

    def add_option(self, option: QWidget) -> None:
        """Add a widget for an option of some tools, below the cells. At most one of these is shown at a time."""
        self._content.add_option(option)


class ScopeChooser(CaptionedChoice):
    """Shows the scope of a state while stones are set up, and lets the user choose among those that its node has.

    choices: the actions that choose the scopes.
    """

    def __init__(self, choices: Mapping[Scope, QAction], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Stones go into:"), parent)
        self._words = {
            Scope.HERE: self.tr("this node"),
            Scope.NEW_CHILD: self.tr("a new node"),
            Scope.BEFORE: self.tr("the node before"),
        }
        self.button = FlatButton(self)
        menu = QMenu(self.button)
        menu.addActions([*choices.values()])
        self.button.open_menu(menu)
        self.caption.setBuddy(self.button)
        self.button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.column.addWidget(self.button)
        for scope in self._words:
            self._show(scope)
            self.button.setMinimumSize(self.button.minimumSizeHint().expandedTo(self.button.minimumSize()))

    @property
    def words(self) -> str:
        """The scope, in words."""
        return self.button.accessibleName()

    def show_state(self, state: State) -> None:
        """Show the scope of a state."""
        self.setVisible(state.tool in _SETTING_UP and state.snapshot.tree.is_go)
        self._show(state.snapshot.scope)

    def _show(self, scope: Scope) -> None:
        words = self._words[scope]
        self.button.setText("\n".join(words.rsplit(" ", 1)))
        self.button.setAccessibleName(f"{self.caption.text()} {words}")
        self.button.setToolTip(self.button.accessibleName())


class _Content(QWidget):
    """The content of the palette, of its whole height, with room for the options that only some tools have."""

    def __init__(self, groups: Sequence[Sequence[QAction]], parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.cells = ToolCells(groups, self)
        self._options: list[QWidget] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(_BESIDE_OPTION, _MARGIN, _BESIDE_OPTION, _MARGIN)
        self.column.setSpacing(_GAP)
        self.column.addWidget(self.cells, 0, Qt.AlignmentFlag.AlignHCenter)
        self.column.addStretch(1)
        self._fit_width()

    def add_option(self, option: QWidget) -> None:
        self._options.append(option)
        self.column.insertWidget(self.column.count() - 1, option)
        self._fit_width()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), 4 * CELL)  # with less room, the tool bar shows its button for the rest

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit(self.height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.fit(self.height())

    def fit(self, height: int) -> None:
        """Use as many columns as the tools need at a height."""
        option = max((option.sizeHint().height() + _GAP for option in self._options), default=0)
        self.cells.show_columns(self.cells.columns_for(height - 2 * _MARGIN - option))
        self._fit_width()

    def _fit_width(self) -> None:
        parts = (0, *(option.minimumSizeHint().width() for option in self._options))
        self.setFixedWidth(max(self.cells.width() + 2 * _MARGIN, *(part + 2 * _BESIDE_OPTION for part in parts)))


def _is_own(event: QKeyEvent) -> bool:
    return is_plain(event) and (event.key() in _STEPS or event.key() in ENTER)

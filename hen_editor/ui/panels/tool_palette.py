"""The tool palette beside the board: the tools in groups, and below them the options of the active tool."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QSizePolicy, QToolBar, QVBoxLayout, QWidget

from hen_editor.core.editing.snapshot import Scope
from hen_editor.core.position import PLAIN_ORDER
from hen_editor.ui.colors import colors_of
from hen_editor.ui.icons import icon
from hen_editor.ui.panels.tool_cell import LEAST_HEIGHT, NARROW, CellTools, ToolCell
from hen_editor.ui.state import State
from hen_editor.ui.style.buttons import ROOM_FOR_ARROW
from hen_editor.ui.style.roles import faint_font
from hen_editor.ui.widgets.buttons import FlatButton, name_part
from hen_editor.ui.widgets.plain_text import CaptionedChoice

_MARGIN, _GAP, _INDENT, _BESIDE = 4, 12, 10, 16

_SCOPE_ICONS = {Scope.HERE: "scope-here", Scope.NEW_CHILD: "scope-after", Scope.BEFORE: "scope-before"}

_LEFT, _RIGHT = Qt.ToolBarArea.LeftToolBarArea, Qt.ToolBarArea.RightToolBarArea

_SETTING_UP = {"select", "black", "white", "erase", "red", "green", "blue", "yellow", "purple"}
"""The tools that set up stones."""


class ToolGroup(NamedTuple):
    """Cells that belong together. title: empty if they need none."""

    title: str
    cells: Sequence[CellTools]


class GroupHead(QWidget):
    """Stands before a group of cells: its title with room above, or a line where the palette is narrow."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = title
        self._has_words = False

    def height_with_title(self) -> int:
        """Return the height that the title needs."""
        metrics = QFontMetrics(faint_font(self.font()))
        return _GAP + (metrics.height() + 2 if self._title else 0)

    def show_words(self, *, wanted: bool) -> None:
        """Show the title, or a line."""
        self._has_words = wanted
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(NARROW.width(), self.height_with_title() if self._has_words else _GAP - 3)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colors, painter = colors_of(self.palette()), QPainter(self)
        if self._has_words:
            painter.setPen(colors.faint)
            painter.setFont(faint_font(self.font()))
            room = self.rect().adjusted(_INDENT, 0, -_INDENT, -2)
            painter.drawText(room, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignBottom, self._title)
        else:
            middle = self.height() // 2
            painter.fillRect(QRect(_MARGIN, middle, self.width() - 2 * _MARGIN, 1), colors.line)


class ToolCells(QWidget):
    """The cells of all groups in a column, with words beside the icons or without.

    entered: a tool was chosen with Enter, and is to be used at once.
    """

    entered = Signal()

    def __init__(self, groups: Sequence[ToolGroup], parent: QWidget) -> None:
        super().__init__(parent)
        self.cells: list[ToolCell] = []
        self._heads: list[GroupHead] = []
        self.has_words = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        self._column.setSpacing(0)
        for number, group in enumerate(groups):
            if number:
                self._heads.append(GroupHead(group.title, self))
                self._column.addWidget(self._heads[-1])
            for offered in group.cells:
                self.cells.append(self._cell(offered))
                self._column.addWidget(self.cells[-1])

    def show_words(self, *, wanted: bool) -> None:
        """Show words beside the icons, or icons alone."""
        self.has_words = wanted
        for cell in self.cells:
            cell.show_words(wanted=wanted)
        for head in self._heads:
            head.show_words(wanted=wanted)

    def show_colors(self, *, wanted: bool) -> None:
        """Show the cell of the coloured stones, which are in another flyout, too, or leave it out."""
        colors = next(cell for cell in self.cells if cell.is_for_colors)
        colors.setVisible(wanted)
        for cell in self.cells:
            if cell is not colors:
                cell.leave_out(colors.tools if wanted else ())

    def width_with_words(self) -> int:
        """Return the width that the words need."""
        return max(each.width_with_words() for each in self.cells) + 2 * _MARGIN

    def height_with_words(self) -> int:
        """Return the least height with words."""
        heads = sum(head.height_with_title() for head in self._heads)
        return heads + LEAST_HEIGHT * sum(not cell.isHidden() for cell in self.cells)

    def _cell(self, offered: CellTools) -> ToolCell:
        cell = ToolCell(offered, self)
        cell.stepped.connect(lambda offset: self._step(cell, offset))
        cell.entered.connect(self.entered)
        return cell

    def _step(self, cell: ToolCell, offset: int) -> None:
        """Give the focus to the cell that many places after one, as far as there are any."""
        shown = [each for each in self.cells if each.isEnabled() and not each.isHidden()]
        place = shown.index(cell) + offset
        if 0 <= place < len(shown):
            shown[place].setFocus(Qt.FocusReason.TabFocusReason)


class ToolPalette(QToolBar):
    """The cells of the tools, and below them the options of the active tool.

    Words stand beside the icons where the board loses nothing by it, unless the user wants none.
    """

    def __init__(self, title: str, groups: Sequence[ToolGroup]) -> None:
        super().__init__(title)
        self.setObjectName("tool-palette")
        self.setAllowedAreas(_LEFT | _RIGHT)
        self.setFloatable(False)
        self.setMovable(False)
        self._content = _Content(groups, self)
        self._wants_words = True
        self._game: object = None
        self._room = QSize()
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

    def show_state(self, state: State) -> None:
        """Show the cell of coloured stones from the first such stone of a game on."""
        snapshot = state.snapshot
        has_colors = not {*snapshot.position.order}.issubset(PLAIN_ORDER) or bool(
            snapshot.position.stones.cells.translate(None, b".bw")
        )
        if has_colors or snapshot.tree.game_key != self._game:
            self._game = snapshot.tree.game_key
            self._content.cells.show_colors(wanted=has_colors)

    def show_next(self, tool: str, label: str) -> None:
        """Show in the cell of a tool the label that it would put next."""
        for cell in self.cells.cells:
            if cell.defaultAction().objectName() == tool:
                cell.show_next(label)

    @property
    def wants_words(self) -> bool:
        """Whether words are shown where there is room for them."""
        return self._wants_words

    def want_words(self, *, wanted: bool) -> None:
        """Show words where there is room for them, or never."""
        self._wants_words = wanted
        self.fit(self._room)

    def fit(self, room: QSize) -> None:
        """Show words if that leaves enough of the room for the palette and the board, before either has it."""
        self._room = room
        left = room.width() - self._content.width_with_words()
        fits = left >= room.height() + 2 * _BESIDE and room.height() >= self._content.height_with_words()
        self._content.show_words(wanted=fits and self._wants_words)

    def add_option(self, option: CaptionedChoice) -> None:
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

    @property
    def words(self) -> str:
        """The scope, in words."""
        return self.button.accessibleName()

    def width_with_words(self) -> int:
        """Return the width that the caption and the longest of the words need."""
        words = max(map(self.button.fontMetrics().horizontalAdvance, self._words.values()))
        return max(super().width_with_words(), words + ROOM_FOR_ARROW + _BESIDE)

    def show_words(self, *, wanted: bool) -> None:
        """Show the scope in words, or as an icon."""
        super().show_words(wanted=wanted)
        style = Qt.ToolButtonStyle
        self.button.setToolButtonStyle(style.ToolButtonTextOnly if wanted else style.ToolButtonIconOnly)

    def show_state(self, state: State) -> None:
        """Show the scope of a state."""
        self.setVisible(state.tool in _SETTING_UP and state.snapshot.tree.is_go)
        self._show(state.snapshot.scope)

    def _show(self, scope: Scope) -> None:
        words = self._words[scope]
        self.button.setText(words)
        self.button.setIcon(icon(_SCOPE_ICONS[scope]))
        self.button.setAccessibleName(f"{self.caption.text()} {words}")
        self.button.setToolTip(self.button.accessibleName())


class _Content(QWidget):
    """The content of the palette, of its whole height, with room for the options that only some tools have."""

    def __init__(self, groups: Sequence[ToolGroup], parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.cells = ToolCells(groups, self)
        self._options: list[CaptionedChoice] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self.column.setSpacing(_GAP)
        self.column.addWidget(self.cells)
        self.column.addStretch(1)
        self.show_words(wanted=False)

    def add_option(self, option: CaptionedChoice) -> None:
        self._options.append(option)
        self.column.insertWidget(self.column.count() - 1, option)
        self.show_words(wanted=self.cells.has_words)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), 4 * LEAST_HEIGHT)  # with less, the tool bar shows its button for the rest

    def width_with_words(self) -> int:
        """Return the width of the palette if it shows words."""
        return max(self.cells.width_with_words(), *(each.width_with_words() for each in self._options)) + 2 * _MARGIN

    def height_with_words(self) -> int:
        """Return the least height of the palette if it shows words."""
        option = max((option.height_with_words() + _GAP for option in self._options), default=0)
        return self.cells.height_with_words() + option + 2 * _MARGIN

    def show_words(self, *, wanted: bool) -> None:
        """Show words beside the icons, or icons alone."""
        self.cells.show_words(wanted=wanted)
        for option in self._options:
            option.show_words(wanted=wanted)
        self.setFixedWidth(self.width_with_words() if wanted else NARROW.width() + 4 * _MARGIN)

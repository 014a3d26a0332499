"""A cell of the tool palette: the button of a tool, or of several that are behind it in a flyout."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QFocusEvent,
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QMenu,
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
    QToolTip,
    QWidget,
)

from hen_editor.ui.colors import ThemeColors, colors_of
from hen_editor.ui.style.roles import Role, give_role, semibold
from hen_editor.ui.style.shapes import paint_arrow, paint_bar, paint_corner
from hen_editor.ui.widgets.buttons import FlatButton
from hen_editor.ui.widgets.input import ENTER, is_plain

ICON = 20
"""The side of an icon, in pixels."""

WIDE, NARROW = QSize(120, 32), QSize(32, 36)
"""The size of a cell with words, which is wider where they need it, and of one without."""

LEAST_HEIGHT = 24
"""The least height of a cell in a low window, in pixels."""

_INSET, _GAP, _ARROW, _APART = 10, 8, 16, 8

_LINE = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}

_SIDEWAYS = (Qt.Key.Key_Left, Qt.Key.Key_Right)


class CellTools(NamedTuple):
    """The actions of a cell: one, or those of a flyout, in its sections; its tools are those that can be checked.

    name: of the flyout. heading: what the cell shows while none of its tools is active, instead of the one before.
    is_for_colors: whether only games with coloured stones have the cell.
    """

    sections: Sequence[Sequence[QAction]]
    name: str = ""
    heading: QAction | None = None
    is_for_colors: bool = False


class ToolCell(FlatButton):
    """The button of a tool. Of several, it shows the one that was chosen last, and the others are in its flyout.

    The flyout opens when the button is held, pressed again while its tool is active, pressed at its arrow, or with the
    right button or the arrow key that points to it.

    tools: those that it can show. stepped: an arrow key was pressed that goes to the cell before (-1) or after this
    one (1). entered: a tool was chosen with Enter, and is to be used at once. next_label: that the tool puts next.
    """

    stepped = Signal(int)
    entered = Signal()

    def __init__(self, offered: CellTools, parent: QWidget) -> None:
        super().__init__(parent)
        give_role(self, Role.CELL)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setIconSize(QSize(ICON, ICON))
        actions = [action for section in offered.sections for action in section]
        self.tools = [action for action in actions if action.isCheckable()] or actions
        self.is_for_colors = offered.is_for_colors
        self._heading = offered.heading
        self._flyout: Flyout | None = None
        self.next_label = ""
        self._shown = self.tools
        self._has_words = False
        self._was_chosen = False
        self.clicked.connect(self._open_again)
        self.setDefaultAction(offered.heading or self.tools[0])
        if len(self.tools) > 1:
            self._make_flyout(offered)

    def leave_out(self, tools: Sequence[QAction]) -> None:
        """Show nothing of the tools that another cell shows, though they stay in the flyout."""
        self._shown = [tool for tool in self.tools if tool not in tools]
        self._show_tool()

    def show_words(self, *, wanted: bool) -> None:
        """Show words beside the icons, or icons alone."""
        self._has_words = wanted
        self.updateGeometry()
        self.update()

    def show_next(self, label: str) -> None:
        """Show the label that the tool would put next."""
        if label != self.next_label:
            self.next_label = label
            self.update()

    def open_flyout(self) -> None:
        """Open the flyout, if there is one, beside the cell."""
        if self._flyout is not None:
            self._flyout.popup(self.mapToGlobal(QPoint()))

    def width_with_words(self) -> int:
        """Return the width that the longest word of its tools needs."""
        metrics = QFontMetrics(semibold(self.font()))
        words = max(metrics.horizontalAdvance(action.iconText()) for action in (*self.tools, self.defaultAction()))
        return max(WIDE.width(), _INSET + ICON + _GAP + words + _GAP + _ARROW)

    def sizeHint(self) -> QSize:
        return QSize(self.width_with_words(), WIDE.height()) if self._has_words else NARROW

    def minimumSizeHint(self) -> QSize:
        return QSize(NARROW.width(), LEAST_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cell, lit with a bar at its side while its tool is active."""
        colors, painter = colors_of(self.palette()), QStylePainter(self)
        ground = QStyleOptionToolButton()
        self.initStyleOption(ground)
        ground.icon, ground.text, ground.features = QIcon(), "", QStyleOptionToolButton.ToolButtonFeature.None_
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, ground)
        if self.isChecked():
            paint_bar(painter, self.rect(), colors.accent, self.layoutDirection())
        left = _INSET if self._has_words else (self.width() - ICON) // 2
        mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
        place = QRect(left, (self.height() - ICON) // 2, ICON, ICON)
        self.icon().paint(painter, self._mirrored(place), mode=mode)
        if self._has_words:
            self._paint_words(painter, colors, place.right() + _GAP)
        elif self._flyout is not None:
            paint_corner(painter, self.rect(), colors.faint, self.layoutDirection())

    def _paint_words(self, painter: QPainter, colors: ThemeColors, left: int) -> None:
        ink = colors.ink if self.isEnabled() else colors.disabled
        painter.setPen(ink)
        painter.setFont(semibold(self.font()) if self.isChecked() else self.font())
        room = QRect(left, 0, self.width() - left, self.height())
        painter.drawText(self._mirrored(room), _LINE, self.defaultAction().iconText())
        end = QRect(self.width() - _ARROW - _GAP, 0, _ARROW, self.height())
        if self._flyout is not None:
            is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            paint_arrow(painter, self._mirrored(end), colors.faint, 90 if is_mirrored else -90)
        elif self.next_label:
            painter.setPen(colors.faint)
            painter.setFont(self.font())
            painter.drawText(self._mirrored(end), Qt.AlignmentFlag.AlignCenter, self.next_label)

    def _mirrored(self, rect: QRect) -> QRect:
        return QStyle.visualRect(self.layoutDirection(), self.rect(), rect)

    # Input.

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_own(event):
            event.accept()  # an action may have the same key
            return True
        if event.type() is QEvent.Type.ToolTip:
            self._show_name()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another cell or into the flyout with the arrow keys, and press this one with Enter too."""
        key = Qt.Key(event.key())
        if not _is_own(event):
            super().keyPressEvent(event)
        elif key in _STEPS:
            self.stepped.emit(_STEPS[key])
        elif key in ENTER:
            self.click()
            if self.isChecked():
                self.entered.emit()
        elif (key is Qt.Key.Key_Left) is (self.layoutDirection() is Qt.LayoutDirection.RightToLeft):
            self.open_flyout()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self._has_words and event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._show_name()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the flyout at its arrow at once."""
        arrow = self._mirrored(QRect(self.width() - _ARROW - _GAP, 0, _ARROW + _GAP, self.height()))
        is_at_arrow = self._has_words and arrow.contains(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and self._flyout is not None and is_at_arrow:
            self.open_flyout()
        else:
            self._was_chosen = self.isChecked()
            super().mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self._flyout is None:
            super().contextMenuEvent(event)  # the menu of the window's panels
        else:
            self.open_flyout()

    def _make_flyout(self, offered: CellTools) -> None:
        self._flyout = Flyout(offered.name, self)
        for section in offered.sections:
            if not self._flyout.isEmpty():
                self._flyout.addSeparator()
            self._flyout.addActions(section)
        self._flyout.triggered.connect(self._end_flyout)
        self.setMenu(self._flyout)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.DelayedPopup)
        for tool in self.tools:
            tool.toggled.connect(self._show_tool)
        self._show_tool()

    def _show_tool(self) -> None:
        """Show the tool of the cell that is active; else the one before, or the heading."""
        active = next((tool for tool in self._shown if tool.isChecked()), self._heading)
        if active is not None and active is not self.defaultAction():
            self.setDefaultAction(active)

    def _open_again(self) -> None:
        """Open the flyout if the cell is pressed while its tool is active, or has a heading instead of one."""
        if self._was_chosen or self.defaultAction() is self._heading:
            self.open_flyout()
        self._was_chosen = False

    def _end_flyout(self) -> None:
        if self.hasFocus():
            self.entered.emit()

    def _show_name(self) -> None:
        """Show what the cell does, and its key, beside it."""
        QToolTip.showText(_beside(self, QSize()), self.toolTip(), self)


class Flyout(QMenu):
    """A menu of tools that opens beside its cell."""

    def __init__(self, name: str, cell: ToolCell) -> None:
        super().__init__(name, cell)
        self._cell = cell

    def showEvent(self, event: QShowEvent) -> None:
        """Move beside the cell: Qt opens the menu of a button that is held below it."""
        self.move(_beside(self._cell, self.sizeHint()))
        super().showEvent(event)


def _beside(cell: QWidget, size: QSize) -> QPoint:
    """Return where something of a size begins, on the screen, that is to be beside a cell: over the board."""
    is_at_left = cell.mapTo(cell.window(), cell.rect().center()).x() < cell.window().width() / 2
    place = QPoint(cell.width() + _APART, 0) if is_at_left else QPoint(-_APART - size.width(), 0)
    return cell.mapToGlobal(place)


def _is_own(event: QKeyEvent) -> bool:
    return is_plain(event) and (event.key() in _STEPS or event.key() in _SIDEWAYS or event.key() in ENTER)

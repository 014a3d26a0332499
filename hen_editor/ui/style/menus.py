"""Menus and their bar, tabs and the headings of tables."""

from __future__ import annotations

from PySide6 import QtWidgets
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleOption, QWidget

from hen_editor.ui.colors import colors_of
from hen_editor.ui.style.shapes import SMALL_CORNER, hairline, paint_box, paint_line

_STATE = QStyle.StateFlag
_ROLE = QPalette.ColorRole

_UNDERLINE = 2
"""The height in pixels of the line below the tab that is shown."""


def is_plain_separator(option: QtWidgets.QStyleOptionMenuItem) -> bool:
    """Return whether an entry of a menu is a line without words."""
    kinds = QtWidgets.QStyleOptionMenuItem.MenuItemType
    return option.menuItemType == kinds.Separator and not option.text


def paint_separator(painter: QPainter, option: QStyleOption) -> None:
    """Paint the line between entries of a menu."""
    paint_line(painter, option.rect.adjusted(8, 0, -8, 0), colors_of(option.palette).line, across=True)


def menu_item(painter: QPainter, option: QtWidgets.QStyleOptionMenuItem) -> QtWidgets.QStyleOptionMenuItem:
    """Paint the ground of an entry of a menu; return the option with which the rest is painted, without a ground."""
    colors, made = colors_of(option.palette), QtWidgets.QStyleOptionMenuItem(option)
    if option.state & _STATE.State_Selected and option.state & _STATE.State_Enabled:
        paint_box(painter, option.rect.adjusted(3, 0, -3, 0), colors.pressed, None, SMALL_CORNER)
    palette = QPalette(option.palette)
    palette.setColor(_ROLE.Highlight, QColor(0, 0, 0, 0))
    palette.setColor(_ROLE.HighlightedText, colors.ink)
    made.palette = palette
    return made


def paint_menu_bar_item(style: QProxyStyle, painter: QPainter, option: QtWidgets.QStyleOptionMenuItem) -> None:
    """Paint a menu's name in the menu bar."""
    colors, state = colors_of(option.palette), option.state
    painter.fillRect(option.rect, colors.window)
    if state & _STATE.State_Selected and state & _STATE.State_Enabled:
        ground = colors.pressed if state & _STATE.State_Sunken else colors.hover
        paint_box(painter, option.rect.adjusted(0, 1, 0, -1), ground, None, SMALL_CORNER)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic | Qt.TextFlag.TextDontClip
    flags |= Qt.TextFlag.TextSingleLine
    enabled = bool(state & _STATE.State_Enabled)
    style.drawItemText(painter, option.rect, int(flags), option.palette, enabled, option.text, _ROLE.ButtonText)


def paint_tab(painter: QPainter, option: QtWidgets.QStyleOptionTab, widget: QWidget | None) -> None:
    """Paint the ground of a tab: a line in the accent at the side of its page where that is shown."""
    colors, state = colors_of(option.palette), option.state
    if state & _STATE.State_Selected:
        line = QRect(option.rect)
        shapes = QtWidgets.QTabBar.Shape
        if option.shape in {shapes.RoundedNorth, shapes.TriangularNorth}:
            line.setTop(line.bottom() + 1 - _UNDERLINE)
        elif option.shape in {shapes.RoundedSouth, shapes.TriangularSouth}:
            line.setHeight(_UNDERLINE)
        elif option.shape in {shapes.RoundedWest, shapes.TriangularWest}:
            line.setLeft(line.right() + 1 - _UNDERLINE)
        else:
            line.setWidth(_UNDERLINE)
        painter.fillRect(line, colors.accent)
    elif state & _STATE.State_MouseOver and state & _STATE.State_Enabled:
        paint_box(painter, option.rect.adjusted(1, 2, -1, -3), colors.hover, None, SMALL_CORNER)


def tab_label(option: QtWidgets.QStyleOptionTab) -> QtWidgets.QStyleOptionTab:
    """Return the option with which the words of a tab are painted: at the height of those of the tab that is shown.

    Fusion shifts the others down into less room than their font needs, and so cuts off the accent of É.
    """
    made = QtWidgets.QStyleOptionTab(option)
    made.state |= _STATE.State_Selected
    return made


def paint_tab_base(painter: QPainter, option: QStyleOption) -> None:
    """Paint the frame around the pages of tabs."""
    paint_box(painter, option.rect, None, colors_of(option.palette).line, SMALL_CORNER)


def paint_heading(painter: QPainter, option: QStyleOption) -> None:
    """Paint the ground of the heading of a column or a row."""
    colors, rect, width = colors_of(option.palette), option.rect.toRectF(), hairline(painter)
    enabled = option.state & _STATE.State_Enabled
    pressed, hovered = option.state & _STATE.State_Sunken, option.state & _STATE.State_MouseOver
    ground = colors.pressed if pressed else colors.hover if hovered and enabled else colors.card
    painter.fillRect(rect, ground)
    painter.fillRect(rect.adjusted(0, rect.height() - width, 0, 0), colors.line)
    painter.fillRect(rect.adjusted(rect.width() - width, 4, 0, -4), colors.line)

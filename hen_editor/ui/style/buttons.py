"""Push buttons, tool buttons, check boxes and radio buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from types import MappingProxyType
from typing import NamedTuple

from PySide6 import QtWidgets
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyleOption, QWidget

from hen_editor.ui.colors import ThemeColors, colors_of, mixed
from hen_editor.ui.style.roles import Role, role_of
from hen_editor.ui.style.shapes import SMALL_CORNER, paint_box, paint_dash, paint_tick

VERDICTS: Mapping[Role | None, Callable[[ThemeColors], QColor]] = MappingProxyType(
    {Role.GOOD: attrgetter("good"), Role.BAD: attrgetter("error")}
)
"""The colours of buttons that say how an answer is, while they are checked."""

_STATE = QStyle.StateFlag
_ROLE = QPalette.ColorRole


class ButtonPaint(NamedTuple):
    """The colours that a button is painted with, None for a part that it does not have."""

    ground: QColor | None
    edge: QColor | None


def button_paint(colors: ThemeColors, state: QStyle.StateFlag, *, role: Role | None, flat: bool) -> ButtonPaint:
    """Return the paint of a button in a state, the same for every kind of button. flat: no background at rest."""
    enabled, hovered = bool(state & _STATE.State_Enabled), bool(state & _STATE.State_MouseOver)
    pressed, checked = bool(state & _STATE.State_Sunken), bool(state & _STATE.State_On)
    if role is Role.PRIMARY and enabled:
        share = 0.2 if pressed else 0.1 if hovered else 0.0
        return ButtonPaint(mixed(colors.window, colors.accent, share), None)
    if role is Role.TONAL and enabled:
        share = 0.16 if pressed else 0.07 if hovered else 0.0
        return ButtonPaint(mixed(colors.ink, colors.chosen, share), None)
    if not enabled:
        ground = mixed(colors.ink, colors.window, 0.06) if checked else None if flat else colors.window
        return ButtonPaint(ground, None if flat and not checked else mixed(colors.line, colors.window, 0.5))
    if checked and role in VERDICTS:
        ink = VERDICTS[role](colors)
        return ButtonPaint(mixed(ink, colors.base, 0.16 if pressed else 0.09 if hovered else 0.0), ink)
    if checked:
        ground = mixed(colors.ink, colors.chosen, 0.1 if pressed else 0.05 if hovered else 0.0)
        return ButtonPaint(ground, None if role is Role.CELL else colors.accent)  # a cell has a bar instead
    if pressed:
        return ButtonPaint(colors.pressed, None if flat else colors.frame)
    if hovered:
        return ButtonPaint(colors.hover, None if flat else colors.frame)
    return ButtonPaint(None, None) if flat else ButtonPaint(colors.button, colors.line)


def paint_push_button(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> None:
    """Paint the background of a push button."""
    flat = isinstance(option, QtWidgets.QStyleOptionButton) and bool(
        option.features & QtWidgets.QStyleOptionButton.ButtonFeature.Flat
    )
    paint = button_paint(colors_of(option.palette), option.state, role=_role(option, widget), flat=flat)
    paint_box(painter, option.rect, *paint)


def paint_tool_button(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> None:
    """Paint the background of a tool button; one with auto-raise, or a cell, has none at rest."""
    role = role_of(widget)
    flat = role is Role.CELL or bool(option.state & _STATE.State_AutoRaise)
    paint = button_paint(colors_of(option.palette), option.state, role=role, flat=flat)
    if paint != (None, None):
        paint_box(painter, option.rect, *paint)


def label_of(option: QStyleOption, widget: QWidget | None) -> QStyleOption:
    """Return the style option to paint the label of a button with, by the role of the button."""
    enabled = bool(option.state & _STATE.State_Enabled)
    match _role(option, widget):
        case Role.PRIMARY if enabled:
            return _primary_label(option, widget)
        case Role.TONAL if enabled and isinstance(option, QtWidgets.QStyleOptionToolButton):
            return _inked(QtWidgets.QStyleOptionToolButton(option), colors_of(option.palette).accent)
        case (Role.GOOD | Role.BAD) as role if (
            enabled and option.state & _STATE.State_On and isinstance(option, QtWidgets.QStyleOptionToolButton)
        ):
            return _inked(QtWidgets.QStyleOptionToolButton(option), VERDICTS[role](colors_of(option.palette)))
        case Role.SAYING if not enabled and isinstance(option, QtWidgets.QStyleOptionToolButton):
            return _inked(QtWidgets.QStyleOptionToolButton(option), colors_of(option.palette).faint)
    return option


ROOM_FOR_ARROW = 12
"""The width for the arrow after the label of a button that opens a menu, in pixels; Fusion leaves no room for it."""

_ARROW = 8
"""The side of that arrow, in pixels."""

_LABEL_GAP = 4
"""The gap that Fusion leaves between the icon and the label of a tool button, in pixels."""

_MOST_PADDING = 8


def has_arrow(widget: QWidget | None) -> bool:
    """Return whether a widget is a button with a label that opens a menu, and so has an arrow after the label."""
    return (
        isinstance(widget, QtWidgets.QToolButton)
        and widget.popupMode() is QtWidgets.QToolButton.ToolButtonPopupMode.InstantPopup
        and widget.menu() is not None
        and not is_sign_of_menu(widget)
    )


def arrow_place(button: QWidget) -> QRect:
    """Return the place of the arrow in a button that has one: after the label, vertically centred."""
    rect = button.rect()
    place = QRect(rect.right() - ROOM_FOR_ARROW, rect.center().y() - _ARROW // 2 + 1, _ARROW, _ARROW)
    return QStyle.visualRect(button.layoutDirection(), rect, place)


def beside_arrow(option: QStyleOption, widget: QWidget | None) -> QStyleOption:
    """Return the style option of a label, without the room for an arrow after it."""
    if not has_arrow(widget) or not isinstance(option, QtWidgets.QStyleOptionToolButton):
        return option
    made = QtWidgets.QStyleOptionToolButton(option)
    made.rect = QStyle.visualRect(option.direction, option.rect, option.rect.adjusted(0, 0, -ROOM_FOR_ARROW + 4, 0))
    return made


def with_padding(option: QStyleOption) -> QStyleOption:
    """Return the style option of a label with the same padding before its icon as after its text, within a limit."""
    beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    if not isinstance(option, QtWidgets.QStyleOptionToolButton) or option.toolButtonStyle is not beside:
        return option
    if option.icon.isNull() or not option.text:
        return option
    words = option.fontMetrics.size(Qt.TextFlag.TextShowMnemonic, option.text).width()
    rest = option.rect.width() - option.iconSize.width() - _LABEL_GAP - words
    before = min(rest // 2, _MOST_PADDING)
    if before <= 0:
        return option
    made = QtWidgets.QStyleOptionToolButton(option)
    shift = before if option.direction is Qt.LayoutDirection.LeftToRight else -before
    made.rect = option.rect.translated(shift, 0)
    return made


def _primary_label(option: QStyleOption, widget: QWidget | None) -> QStyleOption:
    made: QStyleOption
    if isinstance(option, QtWidgets.QStyleOptionToolButton):
        made = QtWidgets.QStyleOptionToolButton(option)
        made.icon = _on_accent(option.icon, option.iconSize, widget)
    elif isinstance(option, QtWidgets.QStyleOptionButton):
        made = QtWidgets.QStyleOptionButton(option)
        made.icon = _on_accent(option.icon, option.iconSize, widget)
    else:
        return option
    return _inked(made, colors_of(option.palette).on_accent)


def _inked(option: QStyleOption, ink: QColor) -> QStyleOption:
    palette = QPalette(option.palette)
    for role in (_ROLE.ButtonText, _ROLE.WindowText, _ROLE.Text):
        palette.setColor(role, ink)
    option.palette = palette
    return option


def is_primary(button: QWidget) -> bool:
    """Return whether a button is filled with the accent."""
    is_default = isinstance(button, QtWidgets.QPushButton) and button.isDefault()
    return is_default or role_of(button) is Role.PRIMARY


def _on_accent(icon: QIcon, size: QSize, widget: QWidget | None) -> QIcon:
    ratio = 1.0 if widget is None else widget.devicePixelRatioF()
    return icon if icon.isNull() else QIcon(icon.pixmap(size, ratio, QIcon.Mode.Selected))


def _role(option: QStyleOption, widget: QWidget | None) -> Role | None:
    """Return the role of a button; the default button of a dialog is its primary one."""
    role = role_of(widget)
    if role is None and isinstance(option, QtWidgets.QStyleOptionButton):
        is_default = bool(option.features & QtWidgets.QStyleOptionButton.ButtonFeature.DefaultButton)
        return Role.PRIMARY if is_default and not option.state & _STATE.State_On else None
    return role


def is_sign_of_menu(widget: QWidget | None) -> bool:
    """Return whether a widget is a button that opens a menu and has only an icon, which needs no arrow."""
    return (
        isinstance(widget, QtWidgets.QToolButton)
        and widget.popupMode() is QtWidgets.QToolButton.ToolButtonPopupMode.InstantPopup
        and widget.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
        and not widget.icon().isNull()
    )


def paint_check_box(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> None:
    """Paint the box of a check box."""
    rect, ink = _indicator(painter, option, SMALL_CORNER)
    if option.state & _STATE.State_NoChange:
        paint_dash(painter, rect, ink)
    elif option.state & _STATE.State_On:
        paint_tick(painter, rect, ink)


def paint_radio_button(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> None:
    """Paint the circle of a radio button."""
    rect, ink = _indicator(painter, option, option.rect.width() / 2)
    if option.state & _STATE.State_On:
        third = round(rect.width() * 0.3)
        paint_box(painter, rect.adjusted(third, third, -third, -third), ink, None, rect.width() / 2)


def _indicator(painter: QPainter, option: QStyleOption, corner: float) -> tuple[QRect, QColor]:
    """Paint the background of an indicator; return the place and the colour for its sign."""
    colors, state = colors_of(option.palette), option.state
    side = min(option.rect.width(), option.rect.height())
    rect = QRect(0, 0, side, side)
    rect.moveCenter(option.rect.center())
    if not state & _STATE.State_Enabled:
        paint_box(painter, rect, None, colors.disabled, corner)
        return rect, colors.disabled
    on = state & (_STATE.State_On | _STATE.State_NoChange)
    ground, edge = (colors.accent, colors.accent) if on else (colors.base, colors.frame)
    share = 0.16 if state & _STATE.State_Sunken else 0.07 if state & _STATE.State_MouseOver else 0.0
    paint_box(painter, rect, mixed(colors.ink, ground, share), edge, corner)
    return rect, colors.on_accent

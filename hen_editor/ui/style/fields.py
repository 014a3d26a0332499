"""Fields and frames: of one line and of many, with steps and with a list, and lists and groups."""

from __future__ import annotations

from PySide6 import QtWidgets
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleOption, QWidget

from hen_editor.ui.colors import ThemeColors, colors_of
from hen_editor.ui.style.buttons import button_paint
from hen_editor.ui.style.roles import Role, role_of
from hen_editor.ui.style.shapes import CORNER, SMALL_CORNER, hairline, paint_arrow, paint_box, paint_line, paint_ring

_STATE = QStyle.StateFlag
_PART = QStyle.SubControl


def paint_field(painter: QPainter, rect: QRect, option: QStyleOption, corner: float = CORNER) -> None:
    """Paint the ground and the frame of a field, and its ring while it has the focus."""
    colors, state = colors_of(option.palette), option.state
    if not state & _STATE.State_Enabled:
        paint_box(painter, rect, colors.window, colors.line, corner)
        return
    paint_box(painter, rect, colors.base, colors.frame, corner)
    if state & _STATE.State_HasFocus:
        paint_ring(painter, rect, colors.accent, corner)


def paint_line_edit(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> None:
    """Paint a field of one line; inside another control it has nothing of its own."""
    if not isinstance(option, QtWidgets.QStyleOptionFrame) or option.lineWidth <= 0:
        return
    if role_of(widget) is Role.PANE:
        _paint_focus(painter, option, colors_of(option.palette), CORNER)
    else:
        paint_field(painter, option.rect, option)


def paint_frame(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> None:
    """Paint the frame of a view or a separating line."""
    colors = colors_of(option.palette)
    shape = option.frameShape if isinstance(option, QtWidgets.QStyleOptionFrame) else QtWidgets.QFrame.Shape.StyledPanel
    if shape is QtWidgets.QFrame.Shape.NoFrame:
        return
    role = role_of(widget)
    if shape in {QtWidgets.QFrame.Shape.HLine, QtWidgets.QFrame.Shape.VLine}:
        paint_line(painter, option.rect, colors.line, across=shape is QtWidgets.QFrame.Shape.HLine)
    elif role is Role.DESK:
        painter.fillRect(option.rect, colors.desk)
        _paint_focus(painter, option, colors, 0)
    elif role is Role.PANE:
        _paint_focus(painter, option, colors, SMALL_CORNER)
    elif isinstance(widget, QtWidgets.QPlainTextEdit | QtWidgets.QTextEdit):
        paint_field(painter, option.rect, option, SMALL_CORNER)
    else:
        paint_box(painter, option.rect, None, colors.line, SMALL_CORNER)
        _paint_focus(painter, option, colors, SMALL_CORNER)


def _paint_focus(painter: QPainter, option: QStyleOption, colors: ThemeColors, corner: float) -> None:
    if option.state & _STATE.State_HasFocus:
        paint_ring(painter, option.rect, colors.accent, corner)


def paint_combo_box(
    style: QProxyStyle, painter: QPainter, option: QtWidgets.QStyleOptionComboBox, widget: QWidget
) -> None:
    """Paint a field with a list: as a button, or as a field if it can be edited."""
    colors, state = colors_of(option.palette), option.state
    if option.editable:
        paint_field(painter, option.rect, option)
    elif option.frame:
        paint = button_paint(colors, state, role=role_of(widget), flat=False)
        enabled = state & _STATE.State_Enabled
        paint_box(painter, option.rect, paint.ground, colors.frame if enabled else paint.edge)
        _paint_focus(painter, option, colors, CORNER)
    else:
        flat = button_paint(colors, state, role=role_of(widget), flat=True)
        paint_box(painter, option.rect, *flat)
        _paint_focus(painter, option, colors, CORNER)
    arrow = style.subControlRect(QStyle.ComplexControl.CC_ComboBox, option, _PART.SC_ComboBoxArrow, widget)
    paint_arrow(painter, arrow, _ink(colors, enabled=bool(state & _STATE.State_Enabled)), 0)


def paint_spin_box(
    style: QProxyStyle, painter: QPainter, option: QtWidgets.QStyleOptionSpinBox, widget: QWidget
) -> None:
    """Paint a field with steps up and down."""
    colors, state = colors_of(option.palette), option.state
    if option.frame:
        paint_field(painter, option.rect, option)
    steps = type(option.stepEnabled)
    for part, angle, step in (
        (_PART.SC_SpinBoxUp, 180, steps.StepUpEnabled),
        (_PART.SC_SpinBoxDown, 0, steps.StepDownEnabled),
    ):
        rect = style.subControlRect(QStyle.ComplexControl.CC_SpinBox, option, part, widget)
        if rect.isEmpty():
            continue
        can_step = bool(option.stepEnabled & step) and bool(state & _STATE.State_Enabled)
        if can_step and option.activeSubControls & part:
            ground = colors.pressed if state & _STATE.State_Sunken else colors.hover
            paint_box(painter, rect.adjusted(1, 1, -2, -1), ground, None, SMALL_CORNER)
        paint_arrow(painter, rect, _ink(colors, enabled=can_step), angle)


def _ink(colors: ThemeColors, *, enabled: bool) -> QColor:
    return colors.faint if enabled else colors.disabled


def paint_group(painter: QPainter, option: QStyleOption) -> None:
    """Paint the frame of a group."""
    paint_box(painter, option.rect, None, colors_of(option.palette).line, CORNER)


def paint_popup(painter: QPainter, option: QStyleOption, ground: QColor) -> None:
    """Paint the ground of a menu or a tooltip with a line around it."""
    colors, width = colors_of(option.palette), hairline(painter)
    painter.fillRect(option.rect, colors.line)
    painter.fillRect(option.rect.toRectF().adjusted(width, width, -width, -width), ground)

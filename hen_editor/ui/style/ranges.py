"""What has a place in a range: scroll bars, sliders and progress."""

from __future__ import annotations

from PySide6 import QtWidgets
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleOption, QWidget

from hen_editor.ui.colors import colors_of, mixed
from hen_editor.ui.style.shapes import SMALL_CORNER, paint_arrow, paint_box, paint_ring

_STATE = QStyle.StateFlag
_PART = QStyle.SubControl

_GROOVE = 4
"""The width of the groove of a slider, in pixels."""


def paint_scroll_bar(
    style: QProxyStyle, painter: QPainter, option: QtWidgets.QStyleOptionSlider, widget: QWidget
) -> None:
    """Paint a scroll bar: a thumb without a groove, and arrows where it goes on."""
    colors, kind = colors_of(option.palette), QStyle.ComplexControl.CC_ScrollBar
    lies = option.orientation == Qt.Orientation.Horizontal
    painter.fillRect(option.rect, colors.window)
    enabled = bool(option.state & _STATE.State_Enabled) and option.maximum > option.minimum
    backwards = lies and option.direction == Qt.LayoutDirection.RightToLeft
    for part, angle in (
        (_PART.SC_ScrollBarSubLine, 180 if not lies else 270 if backwards else 90),
        (_PART.SC_ScrollBarAddLine, 0 if not lies else 90 if backwards else 270),
    ):
        rect = style.subControlRect(kind, option, part, widget)
        ink = colors.faint if enabled else colors.line
        paint_arrow(painter, rect.adjusted(1, 1, -1, -1), ink, angle)
    if not enabled:
        return
    thumb = style.subControlRect(kind, option, _PART.SC_ScrollBarSlider, widget).toRectF()
    inset = (thumb.height() if lies else thumb.width()) * 0.25
    thumb.adjust(*((1, inset, -1, -inset) if lies else (inset, 1, -inset, -1)))
    is_active = bool(option.activeSubControls & _PART.SC_ScrollBarSlider)
    share = 0.75 if is_active and option.state & _STATE.State_Sunken else 0.62 if is_active else 0.48
    paint_box(painter, thumb, mixed(colors.ink, colors.window, share), None, CORNER_OF_THUMB)


CORNER_OF_THUMB = 8.0
"""The radius of the ends of a thumb, which are round."""


def paint_slider(style: QProxyStyle, painter: QPainter, option: QtWidgets.QStyleOptionSlider, widget: QWidget) -> None:
    """Paint a slider: a groove, filled up to its handle."""
    colors, kind = colors_of(option.palette), QStyle.ComplexControl.CC_Slider
    groove = style.subControlRect(kind, option, _PART.SC_SliderGroove, widget)
    handle = style.subControlRect(kind, option, _PART.SC_SliderHandle, widget)
    enabled, lies = bool(option.state & _STATE.State_Enabled), option.orientation == Qt.Orientation.Horizontal
    middle, room = groove.center(), QRectF(groove)
    if lies:
        room = QRectF(groove.x(), middle.y() - _GROOVE / 2 + 0.5, groove.width(), _GROOVE)
    else:
        room = QRectF(middle.x() - _GROOVE / 2 + 0.5, groove.y(), _GROOVE, groove.height())
    fill = colors.accent if enabled else colors.disabled
    paint_box(painter, room, mixed(colors.ink, colors.window, 0.2), None)
    filled = QRectF(room)
    if lies and option.upsideDown:
        filled.setLeft(handle.center().x())
    elif lies:
        filled.setRight(handle.center().x())
    elif option.upsideDown:
        filled.setTop(handle.center().y())
    else:
        filled.setBottom(handle.center().y())
    paint_box(painter, filled, fill, None)
    side = min(handle.width(), handle.height())
    knob = QRect(0, 0, side, side)
    knob.moveCenter(handle.center())
    is_active = bool(option.activeSubControls & _PART.SC_SliderHandle)
    share = 0.2 if is_active and option.state & _STATE.State_Sunken else 0.1 if is_active else 0.0
    paint_box(painter, knob, mixed(colors.ink, fill, share), colors.window, side / 2)
    if option.state & _STATE.State_HasFocus:
        paint_ring(painter, option.rect, colors.accent, SMALL_CORNER)


def paint_progress_groove(painter: QPainter, option: QStyleOption) -> None:
    """Paint what progress fills."""
    colors = colors_of(option.palette)
    paint_box(painter, option.rect, colors.base, colors.line, SMALL_CORNER)


def paint_progress(painter: QPainter, option: QtWidgets.QStyleOptionProgressBar) -> None:
    """Paint how far something has come."""
    colors, whole = colors_of(option.palette), option.maximum - option.minimum
    share = (option.progress - option.minimum) / whole if whole > 0 else 1.0
    rect, lies = option.rect.toRectF(), bool(option.state & _STATE.State_Horizontal)
    if share <= 0:
        return
    backwards = option.invertedAppearance != (lies and option.direction == Qt.LayoutDirection.RightToLeft)
    if lies:
        length = rect.width() * min(share, 1.0)
        rect = QRectF(rect.right() - length if backwards else rect.left(), rect.top(), length, rect.height())
    else:
        length = rect.height() * min(share, 1.0)
        rect = QRectF(rect.left(), rect.top() if backwards else rect.bottom() - length, rect.width(), length)
    paint_box(painter, rect, colors.accent, None, SMALL_CORNER)

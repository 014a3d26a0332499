"""The style of the program: it paints differently from Fusion, but sizes and behaviour are Fusion's."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6 import QtWidgets
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleOption, QWidget

from hen_editor.ui.colors import ThemeColors, colors_of, mixed
from hen_editor.ui.style import buttons
from hen_editor.ui.style.roles import Role, role_of
from hen_editor.ui.style.shapes import CORNER, SMALL_CORNER, hairline, paint_arrow, paint_box, paint_line, paint_ring

_CONTROL, _COMPLEX, _PRIMITIVE = QStyle.ControlElement, QStyle.ComplexControl, QStyle.PrimitiveElement
_STATE, _PART = QStyle.StateFlag, QStyle.SubControl
_ROLE = QPalette.ColorRole

_TEXTS = QtWidgets.QPlainTextEdit | QtWidgets.QTextEdit

# Fields, frames and the focus.


def _paint_field(painter: QPainter, rect: QRect, option: QStyleOption, corner: float = CORNER) -> None:
    """Paint the background and the frame of a field, and its ring while it has the focus."""
    colors, state = colors_of(option.palette), option.state
    if not state & _STATE.State_Enabled:
        paint_box(painter, rect, colors.window, colors.line, corner)
        return
    paint_box(painter, rect, colors.base, colors.frame, corner)
    if state & _STATE.State_HasFocus:
        paint_ring(painter, rect, colors.accent, corner)


def _paint_line_edit(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> None:
    """Paint a field of one line; inside another control, such as a spin box, paint nothing."""
    if not isinstance(option, QtWidgets.QStyleOptionFrame) or option.lineWidth <= 0:
        return
    if role_of(widget) is Role.PANE:
        _paint_ring_of(painter, option, colors_of(option.palette), CORNER)
    else:
        _paint_field(painter, option.rect, option)


def _paint_frame(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> None:
    """Paint the frame of a view or a separating line."""
    colors = colors_of(option.palette)
    shape = option.frameShape if isinstance(option, QtWidgets.QStyleOptionFrame) else QtWidgets.QFrame.Shape.StyledPanel
    if shape is QtWidgets.QFrame.Shape.NoFrame:
        return
    role = role_of(widget)
    if shape in {QtWidgets.QFrame.Shape.HLine, QtWidgets.QFrame.Shape.VLine}:
        paint_line(painter, option.rect, colors.line, across=shape is QtWidgets.QFrame.Shape.HLine)
    elif role is Role.DESK:
        painter.fillRect(option.rect, colors.background)
        _paint_ring_of_view(painter, option, colors, 0)
    elif role is Role.PANE and isinstance(widget, _TEXTS):
        _paint_ring_of(painter, option, colors, SMALL_CORNER)
    elif role is Role.PANE:
        _paint_ring_of_view(painter, option, colors, SMALL_CORNER)
    elif isinstance(widget, _TEXTS):
        _paint_field(painter, option.rect, option, SMALL_CORNER)
    else:
        paint_box(painter, option.rect, None, colors.line, SMALL_CORNER)
        _paint_ring_of_view(painter, option, colors, SMALL_CORNER)


def _paint_ring_of_view(painter: QPainter, option: QStyleOption, colors: ThemeColors, corner: float) -> None:
    """Paint the ring of a view only after a key: a click tells by itself where the keys go."""
    if colors.is_high_contrast or option.state & _STATE.State_KeyboardFocusChange:
        _paint_ring_of(painter, option, colors, corner)


def _paint_ring_of(painter: QPainter, option: QStyleOption, colors: ThemeColors, corner: float) -> None:
    if option.state & _STATE.State_HasFocus:
        paint_ring(painter, option.rect, colors.accent, corner)


def _paint_combo_box(
    style: QProxyStyle, painter: QPainter, option: QtWidgets.QStyleOptionComboBox, widget: QWidget
) -> None:
    """Paint a field with a list: as a button, or as a field if it can be edited."""
    colors, state = colors_of(option.palette), option.state
    if option.editable:
        _paint_field(painter, option.rect, option)
    else:
        ground, edge = buttons.button_paint(colors, state, role=role_of(widget), flat=not option.frame)
        if option.frame and state & _STATE.State_Enabled:
            edge = colors.frame
        paint_box(painter, option.rect, ground, edge)
        _paint_ring_of(painter, option, colors, CORNER)
    arrow = style.subControlRect(QStyle.ComplexControl.CC_ComboBox, option, _PART.SC_ComboBoxArrow, widget)
    paint_arrow(painter, arrow, _ink(colors, enabled=bool(state & _STATE.State_Enabled)), 0)


def _paint_spin_box(
    style: QProxyStyle, painter: QPainter, option: QtWidgets.QStyleOptionSpinBox, widget: QWidget
) -> None:
    """Paint a field with steps up and down."""
    colors, state = colors_of(option.palette), option.state
    if option.frame:
        _paint_field(painter, option.rect, option)
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


def _paint_group(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> None:
    """Paint the frame of a group."""
    paint_box(painter, option.rect, None, colors_of(option.palette).line, CORNER)


def _paint_tip(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> None:
    _paint_popup(painter, option, colors_of(option.palette).tip)


def _paint_menu(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> None:
    _paint_popup(painter, option, colors_of(option.palette).base)


def _paint_popup(painter: QPainter, option: QStyleOption, ground: QColor) -> None:
    """Paint the background of a menu or a tooltip with a line around it."""
    colors, width = colors_of(option.palette), hairline(painter)
    painter.fillRect(option.rect, colors.line)
    painter.fillRect(option.rect.toRectF().adjusted(width, width, -width, -width), ground)


def _paint_focus(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> None:
    """Paint the focus ring: around a whole button, otherwise around the rectangle of the option."""
    colors = colors_of(option.palette)
    if isinstance(widget, QtWidgets.QPushButton | QtWidgets.QToolButton):
        if buttons.is_primary(widget):  # it is filled with the accent, on which a ring in the accent would not be seen
            paint_ring(painter, widget.rect().adjusted(2, 2, -2, -2), colors.on_accent, CORNER - 2)
        else:
            paint_ring(painter, widget.rect(), colors.accent, CORNER)
        return
    is_item = isinstance(option, QtWidgets.QStyleOptionViewItem) or isinstance(widget, QtWidgets.QAbstractItemView)
    if not (is_item and option.state & _STATE.State_Selected):
        paint_ring(painter, option.rect, colors.accent, SMALL_CORNER)


def _paint_handle(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> None:
    """Paint the line between two panels, in the middle of the splitter handle."""
    colors = colors_of(option.palette)
    hovered = option.state & _STATE.State_MouseOver
    across = option.rect.width() > option.rect.height()
    paint_line(painter, option.rect, colors.frame if hovered else colors.line, across=across)


# Menus and their bar, tabs and the headings of tables.

_UNDERLINE = 2
"""The height in pixels of the line below the tab that is shown."""


def _paint_separator(painter: QPainter, option: QStyleOption) -> None:
    """Paint the line between entries of a menu."""
    paint_line(painter, option.rect.adjusted(8, 0, -8, 0), colors_of(option.palette).line, across=True)


def _menu_item(painter: QPainter, option: QtWidgets.QStyleOptionMenuItem) -> QtWidgets.QStyleOptionMenuItem:
    """Paint the background of an entry of a menu; return an option without background to paint the rest with."""
    colors, made = colors_of(option.palette), QtWidgets.QStyleOptionMenuItem(option)
    if option.state & _STATE.State_Selected and option.state & _STATE.State_Enabled:
        paint_box(painter, option.rect.adjusted(3, 0, -3, 0), colors.pressed, None, SMALL_CORNER)
    palette = QPalette(option.palette)
    palette.setColor(_ROLE.Highlight, QColor(0, 0, 0, 0))
    palette.setColor(_ROLE.HighlightedText, colors.ink)
    made.palette = palette
    return made


def _paint_menu_bar_item(style: QProxyStyle, painter: QPainter, option: QtWidgets.QStyleOptionMenuItem) -> None:
    """Paint a menu's name in the menu bar."""
    colors, state = colors_of(option.palette), option.state
    painter.fillRect(option.rect, colors.background)
    if state & _STATE.State_Selected and state & _STATE.State_Enabled:
        ground = colors.pressed if state & _STATE.State_Sunken else colors.hover
        paint_box(painter, option.rect.adjusted(0, 1, 0, -1), ground, None, SMALL_CORNER)
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic | Qt.TextFlag.TextDontClip
    flags |= Qt.TextFlag.TextSingleLine
    enabled = bool(state & _STATE.State_Enabled)
    style.drawItemText(painter, option.rect, int(flags), option.palette, enabled, option.text, _ROLE.ButtonText)


def _paint_tab(painter: QPainter, option: QtWidgets.QStyleOptionTab) -> None:
    """Paint the background of a tab; the current tab has a line in the accent on the side of its page."""
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


def _tab_label(option: QtWidgets.QStyleOptionTab) -> QtWidgets.QStyleOptionTab:
    """Return the style option to paint the label of a tab with, at the same height for all tabs.

    Fusion shifts the labels of other tabs than the current one down into less room than their font needs, and so cuts
    off the accent of É.
    """
    made = QtWidgets.QStyleOptionTab(option)
    made.state |= _STATE.State_Selected
    return made


def _paint_tab_base(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> None:
    """Paint the frame around the pages of tabs."""
    paint_box(painter, option.rect, None, colors_of(option.palette).line, SMALL_CORNER)


def _paint_heading(painter: QPainter, option: QStyleOption) -> None:
    """Paint the background of the heading of a column or a row."""
    colors, rect, width = colors_of(option.palette), option.rect.toRectF(), hairline(painter)
    enabled = option.state & _STATE.State_Enabled
    pressed, hovered = option.state & _STATE.State_Sunken, option.state & _STATE.State_MouseOver
    ground = colors.pressed if pressed else colors.hover if hovered and enabled else colors.well
    painter.fillRect(rect, ground)
    painter.fillRect(rect.adjusted(0, rect.height() - width, 0, 0), colors.line)
    painter.fillRect(rect.adjusted(rect.width() - width, 4, 0, -4), colors.line)


# Controls that show a position in a range: scroll bars, sliders and progress bars.

_GROOVE = 4
"""The width of the groove of a slider, in pixels."""

_THUMB_CORNER = 8.0
"""The radius of the round ends of a scroll bar's thumb, in pixels."""


def _paint_scroll_bar(
    style: QProxyStyle, painter: QPainter, option: QtWidgets.QStyleOptionSlider, widget: QWidget
) -> None:
    """Paint a scroll bar: a thumb without a groove, and arrows in the directions that it can scroll."""
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
    paint_box(painter, thumb, mixed(colors.ink, colors.window, share), None, _THUMB_CORNER)


def _paint_slider(style: QProxyStyle, painter: QPainter, option: QtWidgets.QStyleOptionSlider, widget: QWidget) -> None:
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


def _paint_progress_groove(painter: QPainter, option: QStyleOption) -> None:
    """Paint the groove of a progress bar."""
    colors = colors_of(option.palette)
    paint_box(painter, option.rect, colors.base, colors.line, SMALL_CORNER)


def _paint_progress(painter: QPainter, option: QtWidgets.QStyleOptionProgressBar) -> None:
    """Paint the filled part of a progress bar."""
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


# Primitives: each function paints one, given a painter, a style option and a widget.


def _paint_push_button(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> None:
    buttons.paint_push_button(painter, option, widget)
    if option.state & _STATE.State_HasFocus:  # Fusion does not ask for the focus frame here
        _paint_focus(painter, option, widget)


def _paint_arrow_down(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> None:
    """Paint an arrow, in a button that opens a menu after its label; a button with only an icon has none."""
    if widget is not None and buttons.has_arrow(widget):
        _paint_arrow(painter, option, widget, place=buttons.arrow_place(widget))
    elif not buttons.is_sign_of_menu(widget):
        _paint_arrow(painter, option, widget)


def _paint_arrow(
    painter: QPainter, option: QStyleOption, _widget: QWidget | None, *, place: QRect | None = None, angle: int = 0
) -> None:
    colors = colors_of(option.palette)
    ink = colors.ink if option.state & _STATE.State_Enabled else colors.disabled
    paint_arrow(painter, place or option.rect, ink, angle)


def _paint_tool_bar_separator(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> None:
    across = not option.state & _STATE.State_Horizontal
    paint_line(painter, option.rect, colors_of(option.palette).line, across=across)


def _paint_nothing(_painter: QPainter, _option: QStyleOption, _widget: QWidget | None) -> None:
    pass


_PRIMITIVES: dict[QStyle.PrimitiveElement, Callable[[QPainter, QStyleOption, QWidget | None], None]] = {
    _PRIMITIVE.PE_PanelButtonTool: buttons.paint_tool_button,
    _PRIMITIVE.PE_PanelButtonCommand: _paint_push_button,
    _PRIMITIVE.PE_FrameFocusRect: _paint_focus,
    _PRIMITIVE.PE_PanelLineEdit: _paint_line_edit,
    _PRIMITIVE.PE_FrameLineEdit: _paint_line_edit,
    _PRIMITIVE.PE_IndicatorCheckBox: buttons.paint_check_box,
    _PRIMITIVE.PE_IndicatorItemViewItemCheck: buttons.paint_check_box,
    _PRIMITIVE.PE_IndicatorRadioButton: buttons.paint_radio_button,
    _PRIMITIVE.PE_FrameTabWidget: _paint_tab_base,
    _PRIMITIVE.PE_FrameGroupBox: _paint_group,
    _PRIMITIVE.PE_PanelTipLabel: _paint_tip,
    _PRIMITIVE.PE_PanelMenu: _paint_menu,
    _PRIMITIVE.PE_IndicatorToolBarSeparator: _paint_tool_bar_separator,
    _PRIMITIVE.PE_IndicatorDockWidgetResizeHandle: _paint_handle,
    _PRIMITIVE.PE_IndicatorArrowDown: _paint_arrow_down,
    _PRIMITIVE.PE_IndicatorArrowLeft: partial(_paint_arrow, angle=90),
    _PRIMITIVE.PE_IndicatorArrowUp: partial(_paint_arrow, angle=180),
    _PRIMITIVE.PE_IndicatorArrowRight: partial(_paint_arrow, angle=270),
    _PRIMITIVE.PE_FrameMenu: _paint_nothing,
    _PRIMITIVE.PE_FrameStatusBarItem: _paint_nothing,
    _PRIMITIVE.PE_FrameTabBarBase: _paint_nothing,
    _PRIMITIVE.PE_PanelMenuBar: _paint_nothing,
    _PRIMITIVE.PE_PanelToolBar: _paint_nothing,
    _PRIMITIVE.PE_PanelStatusBar: _paint_nothing,
    _PRIMITIVE.PE_PanelScrollAreaCorner: _paint_nothing,
}
"""The functions that paint primitives; Fusion paints all others."""


class PaintedStyle(QProxyStyle):
    """Paints controls in the colours of their palettes. It overrides only painting: metrics in Python would be slow."""

    def __init__(self) -> None:
        super().__init__("fusion")

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        paint = _PRIMITIVES.get(element)
        if paint is None:
            super().drawPrimitive(element, option, painter, widget)
        else:
            paint(painter, option, widget)

    def drawControl(
        self, element: QStyle.ControlElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        kinds = _CONTROL
        match element:
            case kinds.CE_ShapedFrame:
                _paint_frame(painter, option, widget)
            case kinds.CE_ToolButtonLabel | kinds.CE_PushButtonLabel:
                label = buttons.with_padding(buttons.beside_arrow(buttons.label_of(option, widget), widget))
                super().drawControl(element, label, painter, widget)
            case kinds.CE_Splitter:
                _paint_handle(painter, option, widget)
            case kinds.CE_MenuItem if isinstance(option, QtWidgets.QStyleOptionMenuItem):
                if option.menuItemType == option.MenuItemType.Separator and not option.text:
                    _paint_separator(painter, option)
                else:
                    super().drawControl(element, _menu_item(painter, option), painter, widget)
            case kinds.CE_MenuBarItem if isinstance(option, QtWidgets.QStyleOptionMenuItem):
                _paint_menu_bar_item(self, painter, option)
            case kinds.CE_MenuBarEmptyArea | kinds.CE_ToolBar:
                painter.fillRect(option.rect, colors_of(option.palette).background)
            case kinds.CE_TabBarTabShape if isinstance(option, QtWidgets.QStyleOptionTab):
                _paint_tab(painter, option)
            case kinds.CE_TabBarTabLabel if isinstance(option, QtWidgets.QStyleOptionTab):
                super().drawControl(element, _tab_label(option), painter, widget)
            case kinds.CE_HeaderSection | kinds.CE_HeaderEmptyArea:
                _paint_heading(painter, option)
            case kinds.CE_ProgressBarGroove:
                _paint_progress_groove(painter, option)
            case kinds.CE_ProgressBarContents if isinstance(option, QtWidgets.QStyleOptionProgressBar):
                _paint_progress(painter, option)
            case _:
                super().drawControl(element, option, painter, widget)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QtWidgets.QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if widget is None:
            super().drawComplexControl(control, option, painter, widget)
        elif control is _COMPLEX.CC_ComboBox and isinstance(option, QtWidgets.QStyleOptionComboBox):
            _paint_combo_box(self, painter, option, widget)
        elif control is _COMPLEX.CC_SpinBox and isinstance(option, QtWidgets.QStyleOptionSpinBox):
            _paint_spin_box(self, painter, option, widget)
        elif control is _COMPLEX.CC_ScrollBar and isinstance(option, QtWidgets.QStyleOptionSlider):
            _paint_scroll_bar(self, painter, option, widget)
        elif control is _COMPLEX.CC_Slider and isinstance(option, QtWidgets.QStyleOptionSlider):
            _paint_slider(self, painter, option, widget)
        else:
            super().drawComplexControl(control, option, painter, widget)

"""The style of the program: Fusion with other paint; sizes and behaviour are Fusion's."""

from __future__ import annotations

from PySide6 import QtWidgets
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleOption, QWidget

from hen_editor.ui.colors import colors_of
from hen_editor.ui.style import buttons, fields, menus, ranges
from hen_editor.ui.style.shapes import CORNER, SMALL_CORNER, paint_arrow, paint_line, paint_ring

_CONTROL, _COMPLEX, _PRIMITIVE = QStyle.ControlElement, QStyle.ComplexControl, QStyle.PrimitiveElement
_STATE = QStyle.StateFlag

_ARROWS = {
    _PRIMITIVE.PE_IndicatorArrowDown: 0,
    _PRIMITIVE.PE_IndicatorArrowLeft: 90,
    _PRIMITIVE.PE_IndicatorArrowUp: 180,
    _PRIMITIVE.PE_IndicatorArrowRight: 270,
}

_UNPAINTED = {
    _PRIMITIVE.PE_FrameStatusBarItem,
    _PRIMITIVE.PE_PanelMenuBar,
    _PRIMITIVE.PE_PanelToolBar,
    _PRIMITIVE.PE_PanelStatusBar,
    _PRIMITIVE.PE_FrameTabBarBase,
    _PRIMITIVE.PE_PanelScrollAreaCorner,
}


class PaintedStyle(QProxyStyle):
    """Paints controls in the colours of their palettes. It overrides what paints alone: metrics would cost time."""

    def __init__(self) -> None:
        super().__init__("fusion")

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        kinds = _PRIMITIVE
        match element:
            case kinds.PE_PanelButtonTool:
                buttons.paint_tool_button(painter, option, widget)
            case kinds.PE_PanelButtonCommand:
                buttons.paint_push_button(painter, option, widget)
                if option.state & _STATE.State_HasFocus:  # for which Fusion does not ask here
                    _paint_focus(painter, option, widget)
            case kinds.PE_FrameFocusRect:
                _paint_focus(painter, option, widget)
            case kinds.PE_PanelLineEdit | kinds.PE_FrameLineEdit:
                fields.paint_line_edit(painter, option, widget)
            case kinds.PE_IndicatorCheckBox | kinds.PE_IndicatorItemViewItemCheck:
                buttons.paint_check_box(painter, option)
            case kinds.PE_IndicatorRadioButton:
                buttons.paint_radio_button(painter, option)
            case kinds.PE_FrameTabWidget:
                menus.paint_tab_base(painter, option)
            case kinds.PE_FrameGroupBox:
                fields.paint_group(painter, option)
            case kinds.PE_PanelTipLabel:
                fields.paint_popup(painter, option, colors_of(option.palette).tip)
            case kinds.PE_PanelMenu:
                fields.paint_popup(painter, option, colors_of(option.palette).base)
            case kinds.PE_FrameMenu:
                pass
            case kinds.PE_IndicatorToolBarSeparator:
                across = not option.state & _STATE.State_Horizontal
                paint_line(painter, option.rect, colors_of(option.palette).line, across=across)
            case kinds.PE_IndicatorDockWidgetResizeHandle:
                _paint_handle(painter, option)
            case _ if element in _UNPAINTED:
                pass
            case kinds.PE_IndicatorArrowDown if buttons.is_sign_of_menu(widget):
                pass
            case _ if element in _ARROWS:
                colors = colors_of(option.palette)
                ink = colors.ink if option.state & _STATE.State_Enabled else colors.disabled
                place = option.rect
                if element is kinds.PE_IndicatorArrowDown and widget is not None and buttons.has_arrow(widget):
                    place = buttons.arrow_place(widget)
                paint_arrow(painter, place, ink, _ARROWS[element])
            case _:
                super().drawPrimitive(element, option, painter, widget)

    def drawControl(
        self, element: QStyle.ControlElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        kinds = _CONTROL
        match element:
            case kinds.CE_ShapedFrame:
                fields.paint_frame(painter, option, widget)
            case kinds.CE_ToolButtonLabel | kinds.CE_PushButtonLabel:
                label = buttons.with_padding(buttons.beside_arrow(buttons.label_of(option, widget), widget))
                super().drawControl(element, label, painter, widget)
            case kinds.CE_Splitter:
                _paint_handle(painter, option)
            case kinds.CE_MenuItem if isinstance(option, QtWidgets.QStyleOptionMenuItem):
                if menus.is_plain_separator(option):
                    menus.paint_separator(painter, option)
                else:
                    super().drawControl(element, menus.menu_item(painter, option), painter, widget)
            case kinds.CE_MenuBarItem if isinstance(option, QtWidgets.QStyleOptionMenuItem):
                menus.paint_menu_bar_item(self, painter, option)
            case kinds.CE_MenuBarEmptyArea | kinds.CE_ToolBar:
                painter.fillRect(option.rect, colors_of(option.palette).window)
            case kinds.CE_TabBarTabShape if isinstance(option, QtWidgets.QStyleOptionTab):
                menus.paint_tab(painter, option, widget)
            case kinds.CE_TabBarTabLabel if isinstance(option, QtWidgets.QStyleOptionTab):
                super().drawControl(element, menus.tab_label(option), painter, widget)
            case kinds.CE_HeaderSection | kinds.CE_HeaderEmptyArea:
                menus.paint_heading(painter, option)
            case kinds.CE_ProgressBarGroove:
                ranges.paint_progress_groove(painter, option)
            case kinds.CE_ProgressBarContents if isinstance(option, QtWidgets.QStyleOptionProgressBar):
                ranges.paint_progress(painter, option)
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
            fields.paint_combo_box(self, painter, option, widget)
        elif control is _COMPLEX.CC_SpinBox and isinstance(option, QtWidgets.QStyleOptionSpinBox):
            fields.paint_spin_box(self, painter, option, widget)
        elif control is _COMPLEX.CC_ScrollBar and isinstance(option, QtWidgets.QStyleOptionSlider):
            ranges.paint_scroll_bar(self, painter, option, widget)
        elif control is _COMPLEX.CC_Slider and isinstance(option, QtWidgets.QStyleOptionSlider):
            ranges.paint_slider(self, painter, option, widget)
        else:
            super().drawComplexControl(control, option, painter, widget)


def _paint_focus(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> None:
    """Paint the focus ring: around a whole button, else around what the option says."""
    colors = colors_of(option.palette)
    accent = colors.accent
    if isinstance(widget, QtWidgets.QPushButton | QtWidgets.QToolButton):
        if buttons.is_primary(widget):  # on the accent
            paint_ring(painter, widget.rect().adjusted(2, 2, -2, -2), colors.on_accent, CORNER - 2)
        else:
            paint_ring(painter, widget.rect(), accent, CORNER)
    elif isinstance(option, QtWidgets.QStyleOptionViewItem) or isinstance(widget, QtWidgets.QAbstractItemView):
        if not option.state & _STATE.State_Selected:
            paint_ring(painter, option.rect, accent, SMALL_CORNER)
    else:
        paint_ring(painter, option.rect, accent, SMALL_CORNER)


def _paint_handle(painter: QPainter, option: QStyleOption) -> None:
    """Paint the line between two panels, in the middle of what can be grabbed."""
    colors = colors_of(option.palette)
    hovered = option.state & _STATE.State_MouseOver
    across = option.rect.width() > option.rect.height()
    paint_line(painter, option.rect, colors.frame if hovered else colors.line, across=across)

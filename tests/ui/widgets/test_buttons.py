"""Buttons: their icons grow with the text, and a menu leaves no trace on one."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from hen_editor.ui.widgets.buttons import action_button, icon_button


@pytest.mark.parametrize("size", [9, 12, 16, 24, 40])
def test_an_icon_is_as_high_as_the_text_and_never_small(qtbot: QtBot, size: int) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    buttons = [action_button(QAction(parent), parent), icon_button("close", "Close", parent)]
    font = parent.font()
    font.setPixelSize(size)
    parent.setFont(font)
    for button in buttons:
        side = button.iconSize().height()
        assert side == button.iconSize().width() >= 16
        assert side == 16 or abs(side - button.fontMetrics().height()) <= 1
        assert button.sizeHint().height() >= side


def test_a_button_is_not_highlighted_once_its_menu_is_closed(qtbot: QtBot) -> None:
    parent = QWidget()
    button = icon_button("add", "Add", parent)
    qtbot.addWidget(parent)
    menu = QMenu(button)
    button.open_menu(menu)
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    menu.aboutToHide.emit()
    assert not button.underMouse()

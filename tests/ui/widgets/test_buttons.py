"""Buttons: their icons grow with the text."""

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
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

"""The bar for finding text."""

from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from hen_editor.ui.panels.find_bar import FindBar


def test_the_field_keeps_its_width_whatever_is_counted(qtbot: QtBot) -> None:
    bar = FindBar()
    qtbot.addWidget(bar)
    bar.resize(300, 30)
    bar.open()
    line = bar.findChild(QLineEdit)
    width = line.width()
    line.setText("text")
    for count in (None, 0, 1, 25):
        bar.show_count(count)
        bar.layout().activate()
        assert line.width() == width

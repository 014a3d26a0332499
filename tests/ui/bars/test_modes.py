"""The bars of what a window does for a while."""

from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from hen_editor.ui.bars.modes import FindBar


def test_the_field_keeps_its_width_whatever_is_counted(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    bar = FindBar(window)
    bar.resize(300, 30)
    bar.open()
    bar.layout().activate()
    line = bar.findChild(QLineEdit)
    width = line.width()
    line.setText("text")
    for count in (None, 0, 1, 25):
        bar.show_count(count)
        bar.layout().activate()
        assert line.width() == width


def test_the_field_has_room_for_what_it_is_for_in_a_narrow_panel(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    bar = FindBar(window)
    bar.resize(250, 60)
    bar.open()
    bar.layout().activate()
    line = bar.findChild(QLineEdit)
    assert line.width() >= line.fontMetrics().horizontalAdvance(line.placeholderText())
    assert bar.minimumSizeHint().width() <= bar.width()

"""A name that is longer than its field: seen from its beginning, elided, whole in the tooltip."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from hen_editor.ui.widgets.name_field import NameField

LONG = "A joseki that is known in every club"


class Form(QWidget):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.name, self.other = NameField(text, self), QLineEdit(self)
        column = QVBoxLayout(self)
        for field in (self.other, self.name):
            column.addWidget(field)
            field.setFixedWidth(120)


@pytest.fixture
def form(qtbot: QtBot) -> Form:
    made = Form(LONG)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.other.setFocus()
    return made


def test_a_long_name_is_seen_from_its_beginning_again_once_it_is_left(form: Form) -> None:
    form.name.setFocus()
    QTest.keyClick(form.name, Qt.Key.Key_End)
    assert form.name.cursorPosition() == len(LONG)
    form.other.setFocus()
    assert form.name.cursorPosition() == 0
    assert form.name.text() == LONG


def test_it_is_elided_where_it_is_not_edited(form: Form) -> None:
    elided = form.name.grab().toImage()
    pictures = []
    for length in range(len(LONG)):
        form.name.setText(f"{LONG[:length]}…")
        form.name.setCursorPosition(0)
        pictures.append(form.name.grab().toImage())
    assert elided in pictures


def test_the_tooltip_has_what_is_cut_and_nothing_else(form: Form) -> None:
    form.name.grab()
    assert LONG in form.name.toolTip()
    form.name.setText("Short")
    form.name.grab()
    assert form.name.toolTip() == ""

"""The line that says what is wrong with a HEN, and its buttons while the message changes."""

import pytest
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from hen_editor.ui.hen_field.message_line import MessageLine
from hen_editor.ui.hen_field.messages import Button, Message, MessageOffer

UNFINISHED = Message(
    "There is an unfinished HEN elsewhere.",
    buttons=(Button(MessageOffer.RESTORE, "Restore"), Button(MessageOffer.DISCARD, "Discard")),
)
OTHERS = Message("There is no board of this size.", buttons=(Button(MessageOffer.LIST_PROBLEMS, "1 more"),))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window with a line beside something else."""
    made = QWidget()
    qtbot.addWidget(made)
    row = QHBoxLayout(made)
    row.addWidget(QLabel("Something else", made))
    row.addWidget(MessageLine(made))
    made.resize(900, 50)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def line(window: QWidget) -> MessageLine:
    """The line of the window, with a message."""
    found = window.findChild(MessageLine)
    assert found is not None
    found.show_message(UNFINISHED)
    return found


def seen(line: MessageLine) -> list[QToolButton]:
    return [button for button in line.findChildren(QToolButton) if button.isVisible()]


def test_buttons_that_are_replaced_are_gone_even_if_the_line_grows(window: QWidget, line: MessageLine) -> None:
    """As in a presentation, in which the HEN above the line is hidden by what is typed into it."""
    assert [button.text() for button in seen(line)] == ["Restore", "Discard"]
    window.layout().itemAt(0).widget().hide()
    line.show_message(OTHERS)
    assert [button.text() for button in seen(line)] == ["1 more"]


def test_a_button_keeps_the_focus_where_another_message_has_it_too(line: MessageLine) -> None:
    line.buttons[1].setFocus()
    line.show_message(UNFINISHED._replace(text="There are two unfinished HENs elsewhere."))
    assert line.buttons[1].hasFocus()

"""The line that says what is wrong with a HEN, and its buttons while the message changes."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from hen_editor.core.diagnostics import Severity
from hen_editor.ui.colors import colors_of
from hen_editor.ui.hen_field.message_line import MessageLine
from hen_editor.ui.hen_field.messages import Button, Message, MessageOffer
from hen_editor.ui.widgets.plain_text import ElidedLabel

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


def test_a_verdict_begins_in_bold_after_a_green_tick_and_its_words_alone_are_read(line: MessageLine) -> None:
    sign, words = line.findChildren(QLabel)[0], line.findChild(ElidedLabel)
    line.show_message(Message("Something is wrong.", Severity.WARNING))
    places = sign.geometry(), words.mapTo(line, QPoint()), line.sizeHint()
    line.show_verdict("Valid: Black to play", "Valid: ")
    said = shown(words)
    line.show_message(Message())
    assert places == (sign.geometry(), words.mapTo(line, QPoint()), line.sizeHint())
    assert colors_of(line.palette()).good.rgb() in pixels(sign.pixmap().toImage())
    assert QAccessible.queryAccessibleInterface(words).text(QAccessible.Text.Name) == "Valid: Black to play"
    assert QAccessible.queryAccessibleInterface(sign).text(QAccessible.Text.Name) == ""
    bold = shown(words)
    words.lead = ""
    words.update()
    assert bold not in (said, shown(words))


def shown(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def pixels(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}

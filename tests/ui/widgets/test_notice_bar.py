"""A bar with a sentence and buttons, wide and narrow."""

import pytest
from PySide6.QtWidgets import QLabel, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from hen_editor.ui.widgets.notice_bar import NoticeBar, NoticeButton

SENTENCE = "a-file-with-a-rather-long-name.sgf was changed by another program."


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def shown_bar(window: QWidget, qtbot: QtBot, width: int) -> NoticeBar:
    bar = NoticeBar(window)
    column = QVBoxLayout(window)
    column.addWidget(bar)
    column.addStretch(1)
    window.resize(width, 300)
    window.show()
    qtbot.waitExposed(window)
    bar.show_notice(SENTENCE, *[NoticeButton(text, "", bar.hide) for text in ("Reload", "Keep mine", "Compare")])
    qtbot.wait(50)
    return bar


@pytest.mark.parametrize("width", [900, 500, 330])
def test_nothing_is_cut_off(window: QWidget, qtbot: QtBot, width: int) -> None:
    bar = shown_bar(window, qtbot, width)
    assert bar.window().width() == width
    for button in bar.findChildren(QToolButton):
        top = button.mapTo(bar, button.rect().topLeft())
        assert bar.rect().contains(button.rect().translated(top))
        assert button.width() >= button.sizeHint().width()
    (sentence,) = [label for label in bar.findChildren(QLabel) if label.text()]
    assert sentence.height() >= sentence.heightForWidth(sentence.width())
    assert sentence.geometry().bottom() <= bar.rect().bottom()


def test_the_buttons_are_beside_the_sentence_where_there_is_room(window: QWidget, qtbot: QtBot) -> None:
    bar = shown_bar(window, qtbot, 900)
    height = bar.height()
    window.resize(330, 300)
    qtbot.waitUntil(lambda: bar.height() > 2 * height)
    window.resize(900, 300)
    qtbot.waitUntil(lambda: bar.height() == height)


def test_the_buttons_of_another_notice_replace_those_before(window: QWidget, qtbot: QtBot) -> None:
    bar = shown_bar(window, qtbot, 900)
    bar.show_notice("Done.", NoticeButton("Undo", "", bar.hide))
    assert [button.text() for button in bar.findChildren(QToolButton) if button.isVisible()] == ["Undo", "\u00d7"]

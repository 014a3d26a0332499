"""Boxes that tell and ask: their texts are shown as they are written, and Enter loses nothing."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMessageBox

import hen_editor.ui
from hen_editor.ui.dialogs.messages import Answer, ask, refuse
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers, once_shown

HOSTILE = '<img src="&#47;dev&#47;zero"><b>game</b> &amp;.sgf'
KEEP, LOSE = Answer("&Keep"), Answer("&Lose", risky=True)


def press_when_shown(key: Qt.Key) -> list[QMessageBox]:
    """Press a key on the box that is about to open; return where it will be found, with its labels and buttons."""
    found: list[QMessageBox] = []

    def press(box: QMessageBox) -> None:
        found.append(box)
        QTest.keyClick(box, key)

    once_shown(QMessageBox, press)
    return found


def test_a_text_that_looks_like_html_is_shown_as_it_is_written(window: MainWindow) -> None:
    found = press_when_shown(Qt.Key.Key_Return)
    refuse(window, HOSTILE, HOSTILE)
    labels = [label for label in found[0].findChildren(QLabel) if label.text()]
    assert [(label.text(), label.textFormat()) for label in labels] == [(HOSTILE, Qt.TextFormat.PlainText)] * 2


def test_the_answer_is_the_button_that_was_clicked(window: MainWindow) -> None:
    answers = Answers("Lose")
    assert answers(lambda: ask(window, "Lose it?", "It is gone then.", KEEP, LOSE)) == LOSE
    assert answers.asked == ["Lose it? It is gone then."]


def test_cancel_is_no_answer(window: MainWindow) -> None:
    assert Answers("Cancel")(lambda: ask(window, "Lose it?", "", KEEP, LOSE)) is None


def test_escape_cancels(window: MainWindow) -> None:
    press_when_shown(Qt.Key.Key_Escape)
    assert ask(window, "Lose it?", "", KEEP, LOSE) is None


@pytest.mark.parametrize(("answers", "chosen"), [((KEEP, LOSE), KEEP), ((LOSE, KEEP), KEEP), ((LOSE,), None)])
def test_enter_loses_nothing(window: MainWindow, answers: tuple[Answer, ...], chosen: Answer | None) -> None:
    press_when_shown(Qt.Key.Key_Return)
    assert ask(window, "Lose it?", "", *answers) == chosen


def test_an_answer_can_be_impossible_for_now(window: MainWindow) -> None:
    found = press_when_shown(Qt.Key.Key_Escape)
    ask(window, "Keep it?", "", KEEP._replace(enabled=False))
    assert {button.text(): button.isEnabled() for button in found[0].buttons()} == {"&Keep": False, "Cancel": True}


def test_every_answer_has_a_mnemonic() -> None:
    sources = "".join(path.read_text() for path in Path(hen_editor.ui.__file__).parent.rglob("*.py"))
    answers = re.findall(r'Answer\((?:self\.tr|[A-Za-z.]*translate)\((?:"[A-Za-z]+", )?"([^"]+)"', sources)
    assert len(answers) > 10
    assert [text for text in answers if "&" not in text] == []

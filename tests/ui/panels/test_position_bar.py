"""The position bar: a click on the side to move switches it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from hen_editor.ui.window.main_window import MainWindow
from tests.games import RED_AND_BLUE
from tests.ui.answers import Answers
from tests.ui.gestures import keys, show_game


def button(window: MainWindow, words: str) -> QToolButton:
    (found,) = (one for one in window.position_bar.findChildren(QToolButton) if one.text().startswith(words))
    return found


def click(window: MainWindow, words: str) -> None:
    QTest.mouseClick(button(window, words), Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("key", ["", "Right"])
def test_a_click_on_the_side_to_move_switches_it(window: MainWindow, key: str) -> None:
    show_game(window, "(;SZ[9]PL[B];W[aa])")
    keys(window, *filter(None, [key]))
    for words, turn in (("Black to play", ".w"), ("White to play", ".b")):
        click(window, words)
        assert window.hen_field.editor.text().endswith(turn)
        assert window.board.hasFocus()


def test_a_click_on_the_order_of_play_asks_for_another(window: MainWindow) -> None:
    show_game(window, RED_AND_BLUE)
    answers = Answers("OK")
    answers(lambda: click(window, "Order: "))
    assert answers.asked == ["Order of play"]

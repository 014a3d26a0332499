"""Comments found and gone to, moves annotated, by keys and actions in the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QTextEdit, QToolButton

from hen_editor.core.board import Point
from hen_editor.ui.bars.modes import FindBar
from hen_editor.ui.colors import colors_of
from hen_editor.ui.window.main_window import MainWindow
from tests.core.editing.test_variations import body
from tests.ui.gestures import click, press, show_game
from tests.ui.opening import open_file

GAME = "(;SZ[9]C[Root];B[aa];W[bb]C[a Cut here](;B[cc]C[cutting];W[dd])(;B[ee]C[the end]))"
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def game(window: MainWindow, tmp_path: Path) -> MainWindow:
    open_file(window, tmp_path / "game.sgf", GAME)
    window.board.setFocus()
    return window


def comment(window: MainWindow) -> QTextEdit:
    return window.comment_box.findChildren(QTextEdit)[0]


def finish_search(window: MainWindow) -> None:
    while window.controllers.finder.is_searching:
        QCoreApplication.processEvents()


def test_keys_go_from_comment_to_comment(game: MainWindow) -> None:
    for expected in ("a Cut here", "cutting", "the end", "the end"):
        press(game, Qt.Key.Key_Down, CONTROL | SHIFT)
        assert comment(game).toPlainText() == expected
    press(game, Qt.Key.Key_Up, CONTROL | SHIFT)
    assert comment(game).toPlainText() == "cutting"


def test_a_text_is_found_and_selected_and_the_places_are_counted(game: MainWindow) -> None:
    game.commands["find"].trigger()
    (bar,) = game.comment_box.findChildren(FindBar)
    line = bar.findChildren(QLineEdit)[0]
    QTest.keyClicks(line, "cut")
    finish_search(game)
    assert comment(game).toPlainText() == "a Cut here"
    assert "2 matches" in [label.text() for label in bar.findChildren(QLabel)]
    for expected in ("cutting", "a Cut here", "cutting"):
        QTest.keyClick(line, Qt.Key.Key_Return)
        assert comment(game).toPlainText() == expected
        assert comment(game).textCursor().selectedText().casefold() == "cut"
    game.commands["find-previous"].trigger()
    assert comment(game).toPlainText() == "a Cut here"
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert bar.isHidden()


def test_the_first_match_from_where_typing_began_is_shown_at_each_letter(game: MainWindow) -> None:
    game.commands["find"].trigger()
    (bar,) = game.comment_box.findChildren(FindBar)
    line = bar.findChildren(QLineEdit)[0]
    for text, expected in (("t", "Root"), ("th", "the end"), ("thx", "the end"), ("t", "Root"), ("tt", "cutting")):
        line.setText(text)
        finish_search(game)
        assert comment(game).toPlainText() == expected
    game.commands["forward"].trigger()
    line.setText("t")
    finish_search(game)
    assert comment(game).toPlainText() == "the end"
    assert line.hasFocus()
    assert not game.document.is_modified


def test_a_text_that_is_nowhere_is_reported(game: MainWindow) -> None:
    game.commands["find"].trigger()
    (bar,) = game.comment_box.findChildren(FindBar)
    QTest.keyClicks(bar.findChildren(QLineEdit)[0], "zugzwang")
    finish_search(game)
    assert game.statusBar().currentMessage() == ""
    game.commands["find-next"].trigger()
    assert game.statusBar().currentMessage() == "No comment in this game contains that text."
    assert not game.document.is_modified


def test_a_text_that_is_no_longer_found_is_no_longer_selected(game: MainWindow) -> None:
    game.commands["find"].trigger()
    (bar,) = game.comment_box.findChildren(FindBar)
    line = bar.findChildren(QLineEdit)[0]
    for text, selected in (("th", "th"), ("thx", ""), ("th", "th"), ("", "")):
        line.setText(text)
        finish_search(game)
        assert (comment(game).toPlainText(), comment(game).textCursor().selectedText()) == ("the end", selected)


def test_an_annotation_is_one_undo_step_and_the_menu_shows_it(game: MainWindow) -> None:
    press(game, Qt.Key.Key_Right)
    game.commands["annotate-te"].trigger()
    assert "B[aa]TE[1]" in body(game.document.snapshot)
    assert game.commands["annotate-te"].isChecked()
    game.commands["annotate-bm"].trigger()
    assert "B[aa]BM[1]" in body(game.document.snapshot)
    assert not game.commands["annotate-te"].isChecked()
    game.document.undo_stack.setIndex(0)
    assert not game.commands["annotate-bm"].isChecked()
    assert not game.document.is_modified


def test_a_menu_beside_the_name_annotates_and_its_button_shows_it(game: MainWindow) -> None:
    press(game, Qt.Key.Key_Right)
    button = game.comment_box.findChildren(QToolButton)[-1]
    action = game.commands["annotate-te"]
    assert action in button.menu().actions()
    action.trigger()
    assert "B[aa]TE[1]" in body(game.document.snapshot)
    assert button.icon().cacheKey() == action.icon().cacheKey()
    press(game, Qt.Key.Key_Left)
    assert button.icon().cacheKey() != action.icon().cacheKey()


PROBLEM = "(;SZ[9]AB[ba][bb]AW[ca][cb](;B[ac]TE[1])(;B[ab]BM[1];W[ac]))"


def judging(window: MainWindow) -> dict[str, bool]:
    """The buttons of a problem that are seen, and whether they are pressed."""
    buttons = window.comment_box.findChildren(QToolButton)
    return {each.text(): each.isChecked() for each in buttons if each.isVisible() and each.isCheckable()}


def test_in_a_problem_right_and_wrong_are_buttons(window: MainWindow) -> None:
    show_game(window, PROBLEM)
    press(window, Qt.Key.Key_Right)
    assert judging(window) == {"Right": True, "Wrong": False}
    wrong = next(each for each in window.comment_box.findChildren(QToolButton) if each.text() == "Wrong")
    QTest.mouseClick(wrong, Qt.MouseButton.LeftButton)
    assert judging(window) == {"Right": False, "Wrong": True}
    assert "B[ac]BM[1]" in body(window.document.snapshot)
    QTest.mouseClick(wrong, Qt.MouseButton.LeftButton)
    assert judging(window) == {"Right": False, "Wrong": False}
    window.document.undo_stack.setIndex(0)
    assert judging(window) == {"Right": True, "Wrong": False}


def test_right_and_wrong_are_framed_in_one_group_in_which_nothing_moves(window: MainWindow) -> None:
    show_game(window, PROBLEM)
    press(window, Qt.Key.Key_Right)
    (group,) = window.comment_box.buttons
    buttons, colors = group.findChildren(QToolButton), colors_of(window.palette())
    assert group.height() == 32
    assert all(button.height() == 32 for button in buttons)
    for name, ink in (("annotate-bm", colors.error), ("annotate-te", colors.good)):
        places = [button.geometry() for button in buttons]
        window.commands[name].trigger()
        QTest.qWait(1)
        pressed = next(button for button in buttons if button.isChecked())
        assert pressed.grab().toImage().pixelColor(pressed.width() // 2, 0) == ink
        assert group.grab().toImage().pixelColor(group.width() - 1, group.height() // 2) == colors.line
        assert places == [button.geometry() for button in buttons]


@pytest.mark.parametrize(("player", "is_offered"), [("", True), ("PB[Ann]", False)])
def test_the_menu_calls_answers_right_or_wrong_unless_the_game_is_one_between_players(
    window: MainWindow, player: str, is_offered: bool
) -> None:
    show_game(window, f"(;SZ[9]{player}AB[ba]AW[ca];B[ac])")
    press(window, Qt.Key.Key_Right)
    menu = window.comment_box.findChildren(QToolButton)[-1].menu()
    answers = [window.commands["right-answer"], window.commands["wrong-answer"]]
    assert [action.isVisible() for action in answers if action in menu.actions()] == [is_offered] * 2
    answers[1].trigger()
    assert "B[ac]BM[1]" in body(window.document.snapshot)
    assert [action.isChecked() for action in answers] == [False, True]
    assert window.commands["annotate-bm"].isChecked()


def test_at_an_answer_right_and_wrong_are_of_the_move_that_it_answers(window: MainWindow) -> None:
    show_game(window, "(;SZ[9]AB[ba]AW[ca];B[ac];W[bb];B[aa];W[ab])")
    answers = [window.commands["right-answer"], window.commands["wrong-answer"]]
    for _ in range(2):
        press(window, Qt.Key.Key_Right)
    shown = window.document.snapshot.node
    answers[1].trigger()
    assert ";B[ac]BM[1];W[bb];B[aa];W[ab]" in body(window.document.snapshot)
    assert window.document.snapshot.node == shown
    assert [action.isChecked() for action in answers] == [False, True]
    assert judging(window) == {"Right": False, "Wrong": True}
    assert not window.commands["annotate-bm"].isChecked()
    next(each for each in window.comment_box.findChildren(QToolButton) if each.text() == "Right").click()
    assert ";B[ac]TE[1];W[bb];B[aa];W[ab]" in body(window.document.snapshot)


@pytest.mark.parametrize(
    "text",
    [
        "(;SZ[9];B[aa];W[bb])",
        "(;SZ[9]PB[Ann]PW[Bob]AB[ba]AW[ca];B[ac])",
        "(;SZ[9]HA[2]AB[cc][gg];W[aa])",
        "(;SZ[9]AB[cc])",
    ],
)
def test_in_a_game_they_are_not(window: MainWindow, text: str) -> None:
    show_game(window, text)
    press(window, Qt.Key.Key_Right)
    assert judging(window) == {}


@pytest.mark.parametrize(
    ("text", "is_enabled"),
    [
        ("(;SZ[9]AB[aa])", False),
        ("(;SZ[9];B[aa])", True),
        ("(;SZ[9];W[])", True),
        ("(;SZ[9];HEN[.9x9_9Ar.A9r])", True),
        ("(;GM[2];B[e2e4])", True),
        ("(;SZ[9];AB[aa]TE[1])", True),  # to remove it
    ],
)
def test_only_a_move_is_good_bad_doubtful_or_interesting(window: MainWindow, text: str, is_enabled: bool) -> None:
    show_game(window, text)
    press(window, Qt.Key.Key_End)
    assert window.commands["annotate-te"].isEnabled() is is_enabled
    assert window.commands["annotate-gb"].isEnabled()
    others = [window.commands[f"annotate-{name}"].isEnabled() for name in ("bm", "do", "it")]
    assert others == [is_enabled and "TE" not in text] * 3


def test_a_position_becomes_a_problem_with_its_first_move_and_a_game_with_a_player(window: MainWindow) -> None:
    show_game(window, "(;SZ[9]AB[ba][bb]AW[ca][cb]PL[B])")
    assert judging(window) == {}
    click(window, Point(4, 4))
    assert judging(window) == {"Right": False, "Wrong": False}
    window.document.undo_stack.undo()
    assert judging(window) == {}
    window.document.undo_stack.redo()
    before = window.document.snapshot
    named = before.tree.with_raw(before.tree.root, "PB", ["Ann"])
    window.document.edit(before._replace(collection=before.collection.with_game(0, named)), "Game info")
    assert judging(window) == {}


def test_right_and_wrong_give_their_words_up_where_the_panel_is_narrow(window: MainWindow) -> None:
    show_game(window, "(;SZ[9]AB[cc])")
    window.resize(800, 600)
    QTest.qWait(20)
    before = window.board.width()
    show_game(window, PROBLEM)
    QTest.qWait(20)
    assert window.board.width() == before
    (group,) = window.comment_box.buttons
    assert window.comment_box.rect().contains(group.geometry())
    assert all(button.geometry().right() < group.width() for button in group.findChildren(QToolButton))

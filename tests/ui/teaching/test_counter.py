"""Counting: dead stones guessed and clicked, the score, and what is written."""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, WHITE, Point
from hen_editor.document import files, worker
from hen_editor.ui.bars.bar import Bar
from hen_editor.ui.teaching.counter import Counter
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers
from tests.ui.gestures import Mouse, keys, shown_picture
from tests.ui.patience import wait_until

FINISHED = (
    "(;SZ[9]KM[6.5]RU[Japanese]"
    "AB[da][db][dc][ad][bd][cd][dd][de][df][ef][ff][gf][hf][if][dg][dh][di][hb]"
    "AW[ea][eb][ec][ed][ae][be][ce][ee][fe][ge][he][ie][cf][cg][ch][ci][bb][gb][hc][gh])"
)
"""Black has the upper left and the lower right, White the rest; Black's H8, White's B8 and G2 are dead."""

H8, B8, G2 = Point(7, 1), Point(1, 1), Point(6, 7)


def count(window: MainWindow, text: str = FINISHED) -> None:
    """Open a game, and count it, with the guess."""
    window.document.begin(files.of_text(text))
    window.board.setFocus()
    keys(window, "Ctrl+Alt+K")
    await_guess(window)


def await_guess(window: MainWindow) -> None:
    wait_until(lambda: not window.findChild(Counter).is_guessing)


@pytest.fixture
def counted(window: MainWindow) -> MainWindow:
    count(window)
    return window


def dead(window: MainWindow) -> frozenset[Point]:
    return shown_picture(window).dead


def bar(window: MainWindow) -> Bar:
    found = window.findChild(Bar, "counting-bar")
    assert found is not None
    return found


def words(window: MainWindow) -> list[str]:
    return [each.text() for each in bar(window).findChildren(QLabel) if each.text()]


def button(window: MainWindow, text: str) -> QToolButton:
    return next(each for each in bar(window).findChildren(QToolButton) if each.text() == text)


def status(window: MainWindow) -> str:
    return window.statusBar().currentMessage()


def written(window: MainWindow) -> str:
    return sgf.format(window.document.snapshot.collection).decode()


def test_a_guess_is_shown_as_a_guess_with_both_scores(counted: MainWindow) -> None:
    assert dead(counted) == {H8, B8, G2}
    assert words(counted) == [
        "The dead stones are a guess: click a chain that is wrong.",
        *("Territory", "W+3.5", "Black 26 = 24 + 2 captured", "White 29.5 = 22 + 1 captured + 6.5 komi"),
        *("Area", "W+5.5", "Black 41", "White 46.5 = 40 + 6.5 komi"),
    ]


def test_the_board_shows_whose_each_point_is(counted: MainWindow) -> None:
    territory = shown_picture(counted).overlay.territory
    assert (territory[H8], territory[B8], territory[G2]) == (WHITE, BLACK, BLACK)
    assert territory[Point(8, 8)] is BLACK


def test_a_click_marks_a_chain_alive_and_dead_again(counted: MainWindow) -> None:
    before = words(counted)
    Mouse(counted).click("H8")
    assert dead(counted) == {B8, G2}
    assert status(counted) == "Black at H8 is alive."
    assert words(counted)[1:] != before[1:]
    Mouse(counted).click("H8")
    assert dead(counted) == {H8, B8, G2}
    assert status(counted) == "Black at H8 is dead."
    assert words(counted) == ["Click a chain to mark it dead or alive.", *before[1:]]


def test_the_keyboard_marks_chains_too(counted: MainWindow) -> None:
    counted.session.board_cursor.go_to(H8)
    keys(counted, "Return")
    assert dead(counted) == {B8, G2}


def test_a_click_on_an_empty_point_is_explained(counted: MainWindow) -> None:
    Mouse(counted).click("A1")
    assert status(counted) == "There is no stone to mark dead or alive."


def test_done_writes_the_territory_as_one_step(counted: MainWindow) -> None:
    before = written(counted)
    QTest.mouseClick(button(counted, "Done"), Qt.MouseButton.LeftButton)
    assert counted.session.state.counting is None
    assert not bar(counted).isVisible()
    node = counted.document.snapshot.tree.node(counted.document.snapshot.node)
    assert len(node.get("TB")) == 24
    assert len(node.get("TW")) == 22
    assert "RE[" not in written(counted)
    counted.document.undo_stack.undo()
    assert written(counted) == before


def test_done_with_result_writes_it_too(counted: MainWindow) -> None:
    QTest.mouseClick(button(counted, "Done with result"), Qt.MouseButton.LeftButton)
    assert "RE[W+3.5]" in written(counted)
    assert counted.document.undo_stack.count() == 1


RECORDED = FINISHED[:-1] + "RE[W+22.5]TW[ha][hb]TB[gh])"
"""White's territory holds Black's H8, Black's White's G2; White's B8 is alive in it."""


def test_a_count_begins_with_what_the_game_says(window: MainWindow) -> None:
    count(window, RECORDED)
    assert dead(window) == {H8, G2}
    assert words(window)[0] == "Recorded: W+22.5. Dead stones as this node marks them: click a chain that is wrong."
    Mouse(window).click("B8")
    assert words(window)[0] == "Recorded: W+22.5. Click a chain to mark it dead or alive."


def test_another_result_than_the_recorded_one_is_written_only_after_a_question(window: MainWindow) -> None:
    count(window, RECORDED)
    Mouse(window).click("B8")
    before = written(window)
    press = partial(QTest.mouseClick, button(window, "Done with result"), Qt.MouseButton.LeftButton)
    answers = Answers("Cancel")
    answers(press)
    (question,) = answers.asked
    assert question == (
        "The recorded result is W+22.5. Do you want to replace it with W+3.5? "
        "The territory marked in this node is replaced, too."
    )
    assert (written(window), window.session.state.counting is None) == (before, False)
    Answers("Replace")(press)
    assert "RE[W+3.5]" in written(window)
    assert window.session.state.counting is None


def test_other_territory_than_the_marked_one_is_written_only_after_a_question(window: MainWindow) -> None:
    count(window, RECORDED)
    before = written(window)
    press = partial(QTest.mouseClick, button(window, "Done"), Qt.MouseButton.LeftButton)
    answers = Answers("Cancel")
    answers(press)
    assert answers.asked == ["This node marks other territory. Do you want to replace it?"]
    assert written(window) == before


@pytest.mark.parametrize("recorded", ["W+3.5", "White wins by 3.5 points", "?", " "])
def test_the_same_result_and_an_unknown_one_are_replaced_without_a_question(window: MainWindow, recorded: str) -> None:
    count(window, f"{FINISHED[:-1]}RE[{recorded}])")
    answers = Answers()
    answers(lambda: QTest.mouseClick(button(window, "Done with result"), Qt.MouseButton.LeftButton))
    assert "RE[W+3.5]" in written(window)
    assert answers.asked == []


@pytest.mark.parametrize("end", ["Escape", "Right"])
def test_what_ends_a_count_writes_nothing(window: MainWindow, end: str) -> None:
    count(window, FINISHED[:-1] + ";B[hh])")
    window.document.go(0)
    before = written(window)
    count_again = window.commands["count"].trigger
    count_again()
    await_guess(window)
    keys(window, end)
    assert (window.session.state.counting, written(window)) == (None, before)
    assert dead(window) == frozenset()
    assert not window.document.is_modified


def test_a_step_away_and_back_loses_no_mark(window: MainWindow) -> None:
    count(window, FINISHED[:-1] + ";B[hh])")
    window.document.go(0)
    window.commands["count"].trigger()
    await_guess(window)
    Mouse(window).click("H8")
    keys(window, "Right", "Left")
    assert window.session.state.counting is None
    window.commands["count"].trigger()
    assert not window.findChild(Counter).is_guessing
    assert dead(window) == {B8, G2}


def test_a_seki_is_told(window: MainWindow) -> None:
    # White's stones at the upper edge and Black's around D5 share C5 and E5: whoever plays there is captured.
    rows = ["XO.X.OX..", "XOXXXOX..", "XOOOOOX..", "XXXXXXX..", "........."]
    stones = {
        sign: "".join(f"[{'abcdefghi'[x]}{'abcde'[y]}]" for y in range(5) for x in range(9) if rows[y][x] == sign)
        for sign in "XO"
    }
    count(window, f"(;SZ[9:5]AB{stones['X']}AW{stones['O']})")
    QTest.mouseClick(button(window, "Clear"), Qt.MouseButton.LeftButton)
    assert words(window)[0] == "Click a chain to mark it dead or alive. Eyes in a seki are no territory."


def test_all_are_alive_when_cleared_and_guessed_anew(counted: MainWindow) -> None:
    QTest.mouseClick(button(counted, "Clear"), Qt.MouseButton.LeftButton)
    assert dead(counted) == frozenset()
    QTest.mouseClick(button(counted, "Guess again"), Qt.MouseButton.LeftButton)
    await_guess(counted)
    assert dead(counted) == {H8, B8, G2}


def test_a_click_drops_a_guess_on_its_way(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "AT_ONCE_MS", 0)
    window.document.begin(files.of_text(FINISHED))
    window.commands["count"].trigger()
    assert window.findChild(Counter).is_guessing
    assert words(window) == ["Guessing which stones are dead...", "Territory", "Area"]
    Mouse(window).click("G2")
    assert not window.findChild(Counter).is_guessing
    QTest.qWait(20)
    assert dead(window) == {G2}


def test_nothing_is_guessed_once_the_count_is_over(window: MainWindow) -> None:
    window.document.begin(files.of_text(FINISHED))
    window.commands["count"].trigger()
    keys(window, "Escape")
    assert not window.findChild(Counter).is_guessing


def test_more_colours_cannot_be_counted(window: MainWindow) -> None:
    window.document.begin(files.of_text("(;SZ[9]HEN[.9x9_5Er])"))
    window.commands["count"].trigger()
    assert status(window) == "Only boards with nothing but black and white stones can be counted."
    assert (window.session.state.counting, window.commands["play"].isChecked()) == (None, True)


def test_another_tool_ends_a_count(counted: MainWindow) -> None:
    counted.commands["triangle"].trigger()
    assert (counted.session.state.counting, counted.session.state.tool) == (None, "triangle")


def test_solving_and_comparing_take_the_place_of_a_count(window: MainWindow) -> None:
    for name, mode in (("solve", "solving"), ("compare-with-this", "comparison")):
        count(window, "(;SZ[9]AB[aa];B[bb])")
        window.document.go(0)
        window.commands["count"].trigger()
        window.commands[name].trigger()
        assert (window.session.state.counting, getattr(window.session.state, mode) is None) == (None, False)
        window.commands["count"].trigger()
        assert (window.session.state.counting is None, getattr(window.session.state, mode)) == (False, None)
        window.session.end_mode("counting")


def test_open_borders_are_told(window: MainWindow) -> None:
    count(window, "(;SZ[9]AB[da]AW[fb])")
    assert words(window)[0] == "The borders are not closed: 79 points beside both colours count for neither."


def test_nothing_is_written_to_a_read_only_document(counted: MainWindow) -> None:
    counted.document.set_read_only(is_read_only=True)
    before = written(counted)
    QTest.mouseClick(button(counted, "Done"), Qt.MouseButton.LeftButton)
    assert (written(counted), counted.session.state.counting is None) == (before, False)

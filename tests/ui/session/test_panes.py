"""The room of the panels: what they take by themselves, and that they stay where nothing is to move."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from hen_editor.core.board import Point
from hen_editor.core.diagnostics import Severity
from hen_editor.ui.theme import Theme
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import click, keys, show_game, write

ROOM_FOR_ROWS = 60
"""What the problem list takes with its counts alone."""


def resize(window: MainWindow, width: int, height: int) -> int:
    window.resize(width, height)
    QTest.qWait(1)
    return window.game_dock.width()


def test_the_side_panel_takes_its_share_of_the_window(window: MainWindow) -> None:
    for width, share in ((1280, 333), (1920, 420), (1024, 280), (880, 240), (1280, 333)):
        assert abs(resize(window, width, 800) - share) <= 8


def test_the_side_panel_takes_its_share_of_a_window_that_is_resized_before_it_is_completed(qapp: QApplication) -> None:
    window = MainWindow(Theme(qapp), at_once=False)
    window.resize(1580, 1000)
    window.show()
    resize(window, 1024, 700)  # as window managers do that tile
    window.complete()
    QApplication.processEvents()
    assert abs(window.game_dock.width() - 280) <= 8
    window.leave()


@pytest.mark.parametrize(("chosen", "then"), [(280, 420), (450, 450)])
def test_in_the_next_window_it_has_its_share_of_that_or_the_width_that_the_user_chose(
    window: MainWindow, qtbot: QtBot, chosen: int, then: int
) -> None:
    resize(window, 1024, 700)
    window.resizeDocks([window.game_dock], [chosen], Qt.Orientation.Horizontal)
    QTest.qWait(1)
    assert window.close()
    another = MainWindow(window.session.theme)
    qtbot.addWidget(another)
    another.resize(1920, 1000)  # as on another screen
    another.show()
    QTest.qWait(1)
    assert abs(another.game_dock.width() - then) <= 12


def test_a_width_that_the_user_has_chosen_stays(window: MainWindow) -> None:
    resize(window, 1280, 800)
    window.resizeDocks([window.game_dock], [450], Qt.Orientation.Horizontal)
    QTest.qWait(1)
    assert abs(resize(window, 1920, 1000) - 450) <= 12


def test_a_window_that_becomes_larger_while_it_is_completed_has_all_its_parts(qapp: QApplication) -> None:
    window = MainWindow(Theme(qapp), at_once=False)
    window.resize(window.minimumSizeHint())
    window.show()
    window.complete()
    QApplication.processEvents()
    assert all(part.isVisible() for part in (window.tree, window.comment_box, window.navigation))
    assert window.game_dock.widget() is window.game_panel
    window.leave()


def test_the_problem_list_is_folded_away_where_there_is_none(window: MainWindow) -> None:
    resize(window, 1280, 800)
    assert not window.problem_dock.isVisible()
    assert (window.problem_count.text(), window.problem_count.isEnabled()) == ("", False)
    window.commands["problem-panel"].trigger()
    assert window.problem_dock.isVisible()
    show_game(window, "(;SZ[9];B[aa])")
    assert window.problem_dock.isVisible()  # as the user wants it


OFF_BOARD = "(;SZ[9];B[aa]C[one];W[bb]AB[zz])"
"""A game with an error."""


def test_an_error_of_the_game_opens_the_list_until_there_is_none(window: MainWindow, qtbot: QtBot) -> None:
    resize(window, 1280, 800)
    show_game(window, OFF_BOARD)
    qtbot.waitUntil(window.problem_dock.isVisible)
    show_game(window, "(;SZ[9])")
    qtbot.waitUntil(window.problem_dock.isHidden)


def test_warnings_of_a_file_do_not_open_the_list(window: MainWindow, qtbot: QtBot) -> None:
    resize(window, 1280, 800)
    show_game(window, "(;SZ[9x9];B[aa])")
    qtbot.waitUntil(lambda: bool(window.session.state.problems))
    assert {problem.diagnostic.severity for problem in window.session.state.problems} == {Severity.WARNING}
    assert window.problem_dock.isHidden()
    assert window.problem_count.text() == "1 problem"


def test_a_list_that_the_user_folds_away_stays_so_while_there_are_problems(window: MainWindow, qtbot: QtBot) -> None:
    resize(window, 1280, 800)
    show_game(window, OFF_BOARD)
    qtbot.waitUntil(window.problem_dock.isVisible)
    QTest.mouseClick(window.problem_count, Qt.MouseButton.LeftButton)
    keys(window, "Right", "4")
    click(window, Point(4, 4))
    assert window.session.state.problems
    assert window.problem_dock.isHidden()


def test_a_list_that_opens_during_a_presentation_is_seen_afterwards(window: MainWindow, qtbot: QtBot) -> None:
    keys(window, "F11")
    show_game(window, OFF_BOARD)
    qtbot.waitUntil(lambda: bool(window.session.state.problems))
    assert not window.problem_dock.isVisible()
    keys(window, "F11")
    qtbot.waitUntil(window.problem_dock.isVisible)


def test_a_problem_while_typing_moves_nothing_and_a_click_on_the_count_shows_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    resize(window, 1280, 800)
    window.hen_field.setFocus()
    write(window, "_19?")
    assert window.problem_dock.isHidden()
    assert window.problem_count.text() == "1 problem"
    QTest.mouseClick(window.problem_count, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.problem_dock.height() > ROOM_FOR_ROWS)


def test_notes_alone_are_not_called_problems(window: MainWindow) -> None:
    window.hen_field.setFocus()
    write(window, ".5x7_1Ab")
    assert window.problem_count.text() == "1 note"
    write(window, "_1?")
    assert "problem" in window.problem_count.text()


def test_a_list_that_is_open_stays_so_while_stepping_and_closes_when_it_is_emptied(
    window: MainWindow, qtbot: QtBot
) -> None:
    resize(window, 1280, 800)
    show_game(window, "(;SZ[9];B[aa];W[cc]LB[bb:two words];B[ee])")
    keys(window, "Right", "Right")
    qtbot.waitUntil(lambda: bool(window.session.state.problems))
    window.session.show_problem_list()
    qtbot.waitUntil(lambda: window.problem_dock.height() > ROOM_FOR_ROWS)
    height = window.problem_dock.height()
    for key, is_listed in (("Right", False), ("Left", True), ("Home", False), ("Right", False)):
        keys(window, key)
        qtbot.waitUntil(lambda is_listed=is_listed: bool(window.session.state.problems) is is_listed)
        QTest.qWait(1)
        assert (window.problem_dock.isVisible(), window.problem_dock.height()) == (True, height)
    keys(window, "Right", "4")
    click(window, Point(1, 1))
    qtbot.waitUntil(window.problem_dock.isHidden)


def test_nothing_is_cut_off_at_1280_by_800_nor_at_1024_by_700(window: MainWindow) -> None:
    show_game(window, "(;SZ[19]PB[Ann]PW[Bob]AB[aa];W[bb])")
    for width, height in ((1280, 800), (1024, 700)):
        resize(window, width, height)
        keys(window, "Right")
        assert window.minimumSizeHint().width() <= width
        assert window.minimumSizeHint().height() <= height
        shown = (window.player_cards, window.navigation)
        labels = [label for bar in shown for label in bar.findChildren(QLabel) if label.isVisible()]
        assert [label.text() for label in labels if label.width() < label.sizeHint().width()] == []


def test_the_list_of_games_leaves_the_board_more_room_in_a_narrow_window(window: MainWindow) -> None:
    for width, share in ((1920, 250), (1024, 180), (900, 180)):
        resize(window, width, 700)
        show_game(window, "(;SZ[9])(;SZ[9])")
        QTest.qWait(1)
        assert abs(window.game_list_dock.width() - share) <= 12
        resize(window, 1280, 700)
        assert abs(window.game_list_dock.width() - 186) <= 12
        window.resizeDocks([window.game_list_dock], [300], Qt.Orientation.Horizontal)
        QTest.qWait(1)
        resize(window, 1400, 700)
        assert abs(window.game_list_dock.width() - 300) <= 12
        show_game(window, "(;SZ[9])")
        assert window.game_list_dock.isHidden()

"""The board has the keys again after whatever was chosen, unless a text is being edited."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QProgressDialog,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from hen_editor.core.board import Point
from hen_editor.document import worker
from hen_editor.ui.bars.modes import FindBar
from hen_editor.ui.panels import game_model
from hen_editor.ui.panels.game_rows import GameRows
from hen_editor.ui.theme import Theme
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers
from tests.ui.gestures import LEFT, click, keys, show_game
from tests.ui.opening import open_file

GAMES = "(;SZ[9]C[start];B[aa]C[one];W[bb])(;SZ[9];B[cc])"


@pytest.fixture
def games(window: MainWindow, tmp_path: Path) -> MainWindow:
    open_file(window, tmp_path / "games.sgf", GAMES)
    return window


def rows(window: MainWindow) -> GameRows:
    found = window.game_list_dock.findChild(GameRows)
    assert found is not None
    return found


def test_after_a_click_on_a_game_the_list_keeps_the_keys_until_enter(games: MainWindow) -> None:
    where = rows(games).visualRect(rows(games).games.index(1, 0)).center()
    QTest.mouseClick(rows(games).viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert games.document.snapshot.game == 1
    assert games.focusWidget() is rows(games)
    keys(games, "Return")
    assert games.focusWidget() is games.board


def click_problem(window: MainWindow) -> None:
    view = window.problem_list.findChild(QListView)
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(view.model().index(0, 0)).center())


@pytest.fixture
def problem(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """The window at the second of three moves, where a label is a problem, which is listed."""
    show_game(window, "(;SZ[9];B[aa];W[cc]LB[bb:two words];B[ee])")
    keys(window, "Right", "Right")
    window.session.show_problem_list()
    qtbot.waitUntil(window.problem_list.findChild(QListView).isVisible)
    return window


def test_after_a_click_on_a_problem_the_keys_are_those_of_the_board(problem: MainWindow) -> None:
    click_problem(problem)
    keys(problem, "M", "End")
    assert problem.commands["move-numbers"].isChecked()
    assert problem.document.snapshot.move_number == 3


def test_the_highlight_of_a_problem_goes_when_anything_else_is_done(problem: MainWindow) -> None:
    for key in ("", "Esc", "5", "M", "Ctrl++", "Left"):
        problem.document.go(2)
        click_problem(problem)
        assert problem.session.state.highlighted == {Point(1, 1)}
        if key:
            keys(problem, key)
        else:
            click(problem, Point(0, 0))  # which is occupied
        assert problem.session.state.highlighted == frozenset(), key


def test_after_several_games_are_selected_the_list_keeps_the_keys(games: MainWindow) -> None:
    rows(games).setFocus()
    rows(games).choose([0])
    where = rows(games).visualRect(rows(games).games.index(1, 0)).center()
    QTest.mouseClick(rows(games).viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, where)
    assert games.focusWidget() is rows(games)


def test_after_a_long_search_in_the_list_its_field_keeps_the_keys(
    games: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_model, "GAMES_PER_REPORT", 1)
    monkeypatch.setattr(worker, "AT_ONCE_MS", 0)
    rows(games).setFocus()
    rows(games).keyboardSearch("x")
    assert games.findChildren(QProgressDialog)
    QApplication.processEvents()
    assert isinstance(games.focusWidget(), QLineEdit)
    assert rows(games).parentWidget().isAncestorOf(games.focusWidget())


@pytest.mark.parametrize("pane", ["problem_list", "tree", "board"])
def test_after_a_dialog(games: MainWindow, pane: str) -> None:
    widget: QWidget = getattr(games, pane)
    (widget.focusProxy() or widget).setFocus()
    Answers("OK")(games.commands["game-info"].trigger)
    assert games.focusWidget() is games.board


def test_a_text_that_is_edited_keeps_the_keys_after_a_dialog(games: MainWindow) -> None:
    texts = [*games.comment_box.findChildren(QTextEdit), *games.comment_box.findChildren(QLineEdit)]
    for text in (*texts, *games.hen_field.findChildren(QPlainTextEdit)):
        text.setFocus()
        Answers("OK")(games.commands["game-info"].trigger)
        assert games.focusWidget() is text


def test_after_the_find_bar_is_closed(games: MainWindow) -> None:
    games.commands["find"].trigger()
    line = games.findChild(FindBar).findChild(QLineEdit)
    QTest.keyClicks(line, "one")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert games.focusWidget() is line
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert games.focusWidget() is games.board


def test_after_a_button_can_no_longer_be_pressed(games: MainWindow) -> None:
    keys(games, "Right")
    (button,) = games.comment_box.buttons
    button.setFocus()
    assert games.focusWidget() is button
    button.setEnabled(False)
    assert games.board.hasFocus()


def test_after_a_bar_is_closed(games: MainWindow) -> None:
    keys(games, "Right")
    games.commands["compare-with-previous"].trigger()
    keys(games, "Shift+Tab", "Return")
    assert games.session.state.comparison is None
    assert games.board.hasFocus()


def test_after_a_node_is_renamed(games: MainWindow) -> None:
    games.commands["rename-node"].trigger()
    name = games.focusWidget()
    QTest.keyClicks(name, "Start")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert games.focusWidget() is games.board


def test_when_a_window_is_deleted_while_it_is_shown_no_panel_gives_its_focus_away(
    qtbot: QtBot, qapp: QApplication
) -> None:
    window = MainWindow(Theme(qapp))
    window.show()
    qtbot.waitExposed(window)
    delete(window)

"""What a screen reader is told: each change once, after a rest, and nothing where no screen reader is."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLibraryInfo, QTimer, QVersionNumber
from PySide6.QtGui import QAccessible, QGuiApplication
from pytestqt.qtbot import QtBot

from hen_editor.core.board import Point
from hen_editor.ui.commands.point import ask_for_label
from hen_editor.ui.window.announcer import QUIET_MS
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import keys, show_game, write

GAME = "(;SZ[9]AB[ed]AW[ee]C[start];B[fe];W[aa];B[de];W[ii];B[ef]C[Captures.](;W[cc])(;W[gg]))"


@pytest.fixture(autouse=True)
def screen_reader() -> Iterator[None]:
    """A screen reader is there."""
    QAccessible.setActive(True)
    if QLibraryInfo.version() < QVersionNumber(6, 10) and not QAccessible.isActive():
        pytest.skip("before Qt 6.10, a screen reader may not be there without a real window")
    assert QAccessible.isActive()
    yield
    QAccessible.setActive(False)


@pytest.fixture
def heard(window: MainWindow) -> list[str]:
    """What is said from now on."""
    words: list[str] = []
    window.controllers.announcer.announced.connect(words.append)
    return words


def rest(heard: list[str], qtbot: QtBot) -> list[str]:
    """Wait until something is said, and return all that was said since the last time."""
    qtbot.waitUntil(lambda: bool(heard))
    said, heard[:] = [*heard], []
    return said


def test_the_cursor_says_where_it_is(window: MainWindow, heard: list[str], qtbot: QtBot) -> None:
    show_game(window, GAME)
    rest(heard, qtbot)
    keys(window, "Alt+Left")
    assert rest(heard, qtbot) == ["E5: White, 3 liberties"]
    keys(window, "Alt+Up")
    assert rest(heard, qtbot) == ["E6: Black, 3 liberties"]
    keys(window, "Alt+Right")
    assert rest(heard, qtbot) == ["F6: empty"]


def test_quick_steps_are_said_where_they_end(window: MainWindow, heard: list[str], qtbot: QtBot) -> None:
    show_game(window, GAME)
    rest(heard, qtbot)
    keys(window, *["Right"] * 5)
    assert rest(heard, qtbot) == ["Move 5: Black E4, 2 variations follow. Comment: Captures."]


def test_a_capture_is_said_with_its_move(window: MainWindow, heard: list[str], qtbot: QtBot) -> None:
    show_game(window, GAME)
    keys(window, *["Right"] * 4)
    rest(heard, qtbot)
    keys(window, "Right")
    assert rest(heard, qtbot) == [
        "Move 5: Black E4, 1 stone captured, 2 variations follow. Comment: Captures.",
    ]
    keys(window, "Right", "Down")
    assert rest(heard, qtbot) == ["Move 6: White G3, variation 2 of 2, end of line."]


def test_a_move_played_at_the_cursor_is_said_and_so_is_its_undoing(
    window: MainWindow, heard: list[str], qtbot: QtBot
) -> None:
    keys(window, "Alt+Left", "Return")
    assert rest(heard, qtbot) == ["Move 1: Black K10. K10: Black, 4 liberties, last move"]
    keys(window, "Ctrl+Z")
    assert rest(heard, qtbot) == ["Undone: Play. Start of game."]
    keys(window, "Ctrl+Y")
    assert rest(heard, qtbot) == ["Redone: Play. Move 1: Black K10."]


@pytest.mark.parametrize("command", ["board-table", "move-list"])
def test_what_a_cell_or_a_row_with_the_focus_says_is_not_said_twice(
    window: MainWindow, heard: list[str], qtbot: QtBot, command: str
) -> None:
    show_game(window, GAME)
    window.commands[command].trigger()
    rest(heard, qtbot)
    keys(window, "Down", "Down")
    qtbot.wait(3 * QUIET_MS)
    assert heard == []
    keys(window, "P")
    assert rest(heard, qtbot)[0].startswith("Move ")


def test_an_edit_says_what_changed(window: MainWindow, heard: list[str], qtbot: QtBot) -> None:
    window.hen_field.setFocus()
    write(window, "_4Dw")
    assert rest(heard, qtbot) == ["Changed: White at D4 added."]


def test_a_label_is_said_once_it_is_written(window: MainWindow, heard: list[str], qtbot: QtBot) -> None:
    show_game(window, GAME)
    rest(heard, qtbot)
    ask_for_label(window.session, Point(2, 2))
    write(window, "x")
    qtbot.wait(3 * QUIET_MS)
    assert heard == []
    write(window, "y")
    keys(window, "Return")
    assert rest(heard, qtbot) == ["Changed: label xy at C7 added."]


def test_what_is_opened_is_said(window: MainWindow, heard: list[str], qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setText(".9x9_5Eb.w")
    keys(window, "Ctrl+V")
    assert rest(heard, qtbot) == ["Board 9 × 9. Black has 1 stone. White to play. Start of game."]


def test_nothing_is_said_where_nobody_listens(window: MainWindow, heard: list[str]) -> None:
    QAccessible.setActive(False)
    keys(window, "Alt+Left", "Return", "Right", "Left")
    timer = window.controllers.announcer.findChild(QTimer)
    assert timer is not None
    assert (timer.isActive(), heard) == (False, [])


def test_what_was_done_before_a_screen_reader_came_is_not_said(
    window: MainWindow, heard: list[str], qtbot: QtBot
) -> None:
    QAccessible.setActive(False)
    show_game(window, GAME)
    QAccessible.setActive(True)
    keys(window, "Right")
    assert rest(heard, qtbot) == ["Move 1: Black F5."]

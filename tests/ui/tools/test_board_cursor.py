"""The board's cursor: moved with keys, it does what the mouse does."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BLACK, WHITE, BoardSize, Point
from hen_editor.core.position import Position, Stones
from hen_editor.document import files
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import keys, press, shown_picture

Key = Qt.Key
ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier


def test_the_cursor_appears_in_the_middle_and_moves(window: MainWindow) -> None:
    press(window, Key.Key_Left, ALT)
    assert window.board.cursor_point == Point(9, 9)
    for key in (Key.Key_Left, Key.Key_Left, Key.Key_Up, Key.Key_Right, Key.Key_Down, Key.Key_Down):
        press(window, key, ALT)
    assert window.board.cursor_point == Point(8, 10)
    assert window.point_label.text() == "J9"


def test_the_cursor_stays_on_the_board(window: MainWindow) -> None:
    for _ in range(15):
        press(window, Key.Key_Up, ALT)
    assert window.board.cursor_point == Point(9, 0)


def test_enter_plays(window: MainWindow) -> None:
    press(window, Key.Key_Up, ALT)
    press(window, Key.Key_Return)
    press(window, Key.Key_Right, ALT)
    press(window, Key.Key_Return)
    assert dict(window.document.snapshot.position.stones) == {Point(9, 9): BLACK, Point(10, 9): WHITE}


def test_the_first_enter_only_shows_the_cursor(window: MainWindow) -> None:
    press(window, Key.Key_Return)
    assert window.document.snapshot.move_number == 0
    assert window.board.cursor_point == Point(9, 9)


def test_with_shift_the_other_colour_is_placed_and_backspace_erases_it(window: MainWindow) -> None:
    press(window, Key.Key_2)
    press(window, Key.Key_Up, ALT)
    press(window, Key.Key_Return, SHIFT)
    assert dict(window.document.snapshot.position.stones) == {Point(9, 9): WHITE}
    press(window, Key.Key_Backspace)
    assert not window.document.snapshot.position.stones
    assert window.document.undo_stack.count() == 2


def test_the_cursor_goes_away_when_the_mouse_is_moved(window: MainWindow, qtbot: QtBot) -> None:
    press(window, Key.Key_Up, ALT)
    QTest.mouseMove(window.board.viewport(), QPoint(5, 5))
    qtbot.waitUntil(lambda: window.board.cursor_point is None)


def test_the_cursor_goes_away_where_the_board_shrinks_under_it(window: MainWindow) -> None:
    press(window, Key.Key_Up, ALT)
    window.document.new(Position(Stones(BoardSize(5, 5))))
    assert window.board.cursor_point is None
    assert window.point_label.text() == ""


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Backspace])
def test_the_keys_of_the_cursor_are_the_texts_where_one_is_written(window: MainWindow, key: Qt.Key) -> None:
    press(window, Key.Key_Up, ALT)
    press(window, Key.Key_Return)
    window.comment_box.setFocus()
    press(window, key)
    assert len(window.document.snapshot.position.stones) == 1


def test_another_document_has_no_cursor_until_a_key_shows_it(window: MainWindow) -> None:
    keys(window, "Alt+Right")
    assert window.board.cursor_point is not None
    window.document.begin(files.of_text("(;SZ[9];B[aa];W[cc])"))
    assert window.board.cursor_point is None
    assert shown_picture(window).cursor is None
    keys(window, "Alt+Right")
    assert window.board.cursor_point is not None

"""The keys, row by row of their table, pressed in the real window."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMenu, QPlainTextEdit
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BLACK, WHITE, Point
from hen_editor.core.editing.snapshot import Draft
from hen_editor.ui.find_bar import FindBar
from hen_editor.ui.hen_field.editor import HenEditor
from hen_editor.ui.keymap import Keymap
from hen_editor.ui.main_window import MainWindow
from tests.ui.window import click, press

Key = Qt.Key
CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
GAME = "(;GM[1]SZ[9]C[start];B[ee];W[cc](;B[gg];W[gc]C[end])(;B[cg];W[gg](;B[dd])(;B[ff])))"
"""Nodes 0 to 8: a main line of 1, 2, 3, 4; a variation of 5, 6 at the first fork, and of 7 or 8 at the second."""

E5, SECOND = Point(4, 4), "(;GM[1]SZ[13];B[aa])"


@pytest.fixture
def game(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> MainWindow:
    """The window with a file of two games, at the beginning of the first."""
    path = tmp_path / "game.sgf"
    path.write_text(GAME + SECOND)
    assert window.files.open_path(path)
    window.document.go(0)
    window.board.setFocus()
    qtbot.waitUntil(window.board.hasFocus)
    return window


def node(window: MainWindow) -> int:
    return window.document.snapshot.node


def position_text(window: MainWindow) -> str:
    return window.document.snapshot.field.text


def clipboard() -> str:
    return QApplication.clipboard().text()


def dialog_titles(window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> list[str]:
    """Press a key and cancel the dialog that it opens; return the dialog's title."""
    titles: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            titles.append(dialog.windowTitle())
            dialog.reject()

    timer = QTimer(window, interval=20)
    timer.timeout.connect(look)
    timer.start()
    press(window, key, modifiers)
    QTest.qWait(60)
    timer.stop()
    return titles


def test_right_and_left_go_to_the_next_and_the_previous_move(game: MainWindow) -> None:
    press(game, Key.Key_Right)
    press(game, Key.Key_Right)
    assert node(game) == 2
    press(game, Key.Key_Left)
    assert node(game) == 1


def test_down_and_up_go_to_the_next_and_the_previous_variation(game: MainWindow) -> None:
    game.document.go(3)
    press(game, Key.Key_Down)
    assert node(game) == 5
    press(game, Key.Key_Up)
    assert node(game) == 3


def test_page_keys_go_ten_moves_and_home_and_end_to_the_ends(game: MainWindow) -> None:
    press(game, Key.Key_PageDown)
    assert node(game) == 4
    press(game, Key.Key_PageUp)
    assert node(game) == 0
    press(game, Key.Key_End)
    assert node(game) == 4
    press(game, Key.Key_Home)
    assert node(game) == 0


def test_page_keys_go_no_farther_than_ten_moves(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "long.sgf"
    path.write_text("(;SZ[9]" + ";B[];W[]" * 20 + ")")
    assert window.files.open_path(path)
    window.document.go(0)
    QTest.qWait(10)
    press(window, Key.Key_PageDown)
    assert node(window) == 10


def test_ctrl_up_and_down_go_to_the_previous_and_the_next_fork(game: MainWindow) -> None:
    press(game, Key.Key_Down, CTRL)
    assert node(game) == 2
    game.document.go(7)
    press(game, Key.Key_Up, CTRL)
    assert node(game) == 6
    press(game, Key.Key_Up, CTRL)
    assert node(game) == 2


def test_ctrl_shift_up_and_down_go_to_the_previous_and_the_next_comment(game: MainWindow) -> None:
    press(game, Key.Key_Down, CTRL | SHIFT)
    assert node(game) == 4
    press(game, Key.Key_Up, CTRL | SHIFT)
    assert node(game) == 0


def test_ctrl_home_goes_back_to_the_main_line(game: MainWindow) -> None:
    game.document.go(8)
    press(game, Key.Key_Home, CTRL)
    assert node(game) == 2


def test_ctrl_alt_shift_left_makes_the_main_line(game: MainWindow) -> None:
    game.document.go(5)
    press(game, Key.Key_Left, CTRL | ALT | SHIFT)
    assert game.document.snapshot.tree.children(2) == (5, 3)


def test_ctrl_shift_left_and_right_reorder_variations(game: MainWindow) -> None:
    game.document.go(8)
    press(game, Key.Key_Left, CTRL | SHIFT)
    assert game.document.snapshot.tree.children(6) == (8, 7)
    press(game, Key.Key_Right, CTRL | SHIFT)
    assert game.document.snapshot.tree.children(6) == (7, 8)


@pytest.mark.parametrize(("view", "modifiers"), [("tree", Qt.KeyboardModifier.NoModifier), ("board", CTRL)])
def test_delete_deletes_a_node_and_what_follows_without_a_question(
    game: MainWindow, view: str, modifiers: Qt.KeyboardModifier
) -> None:
    game.document.go(6)
    getattr(game, view).setFocus()
    press(game, Key.Key_Delete, modifiers)
    assert node(game) == 5
    assert len(game.document.snapshot.tree) == 6
    press(game, Key.Key_Z, CTRL)
    assert len(game.document.snapshot.tree) == 9


def test_copy_cut_and_paste_on_the_board_are_of_the_position(game: MainWindow) -> None:
    press(game, Key.Key_Right)
    press(game, Key.Key_C, CTRL)
    assert clipboard() == position_text(game) == ".9x9_5Eb.E5b.w"
    QApplication.clipboard().setText(".9x9_1Aw")
    press(game, Key.Key_V, CTRL)
    assert game.document.snapshot.field.draft is Draft.WHOLE  # over a game it is asked what is to become of it


def test_copy_cut_and_paste_in_the_tree_are_of_the_variation(game: MainWindow) -> None:
    game.tree.setFocus()
    game.document.go(5)
    press(game, Key.Key_C, CTRL)
    assert clipboard().endswith(";B[cg];W[gg]\n(;B[dd])\n(;B[ff]))\n")
    press(game, Key.Key_X, CTRL)
    assert len(game.document.snapshot.tree) == 5
    press(game, Key.Key_V, CTRL)
    assert len(game.document.snapshot.tree) == 9


def test_copy_cut_and_paste_in_a_text_are_of_the_text(game: MainWindow) -> None:
    (comment,) = game.comment_box.findChildren(QPlainTextEdit)
    comment.setFocus()
    comment.selectAll()
    press(game, Key.Key_X, CTRL)
    assert (clipboard(), comment.toPlainText()) == ("start", "")
    press(game, Key.Key_V, CTRL)
    assert comment.toPlainText() == "start"


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # a popup on the offscreen platform
def test_ctrl_shift_c_offers_ways_to_copy(game: MainWindow) -> None:
    offered: list[list[str]] = []

    def look() -> None:
        menu = QApplication.activePopupWidget()
        if isinstance(menu, QMenu):
            offered.append([action.text().replace("&", "") for action in menu.actions() if action.text()])
            menu.close()

    timer = QTimer(game, interval=20)
    timer.timeout.connect(look)
    timer.start()
    press(game, Key.Key_C, CTRL | SHIFT)
    QTest.qWait(60)
    timer.stop()
    assert [any(word in text for text in offered[0]) for word in ("HEN", "web address", "SGF")] == [True] * 3


@pytest.mark.parametrize(("key", "modifiers"), [(Key.Key_Z, CTRL | SHIFT), (Key.Key_Y, CTRL)])
def test_undo_and_redo_are_one_history_for_everything(
    game: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier
) -> None:
    click(game, Point(0, 0))
    (comment,) = game.comment_box.findChildren(QPlainTextEdit)
    comment.setFocus()
    QTest.keyClicks(comment, "mine")
    written = game.document.snapshot.collection
    press(game, Key.Key_Z, CTRL)  # in the comment, too
    game.board.setFocus()
    press(game, Key.Key_Z, CTRL)
    assert not game.document.is_modified
    press(game, key, modifiers)
    press(game, key, modifiers)
    assert game.document.snapshot.collection == written


DIGITS = ("play", "black", "white", "erase", "triangle", "square", "circle", "cross", "letter", "number")
WITH_CTRL = ("label", "ko", "last-move", "arrow", "line", "territory", "dim", "view")
TOOLS = {
    **dict(zip("1234567890", DIGITS, strict=True)),
    **{f"Ctrl+{digit}": name for digit, name in zip("12345678", WITH_CTRL, strict=True)},
    "Ctrl+0": "select",
}


@pytest.mark.parametrize(("keys", "name"), TOOLS.items(), ids=TOOLS.values())
def test_digits_and_ctrl_with_digits_take_tools(window: MainWindow, keys: str, name: str) -> None:
    window.commands["erase" if name == "play" else "play"].trigger()
    press(window, Key(ord(keys[-1])), CTRL if "Ctrl" in keys else Qt.KeyboardModifier.NoModifier)
    checked = window.commands.tools.checkedAction()
    assert checked is not None
    assert checked.objectName() == name


def test_esc_cancels_the_gesture_first(window: MainWindow) -> None:
    press(window, Key.Key_2)
    viewport, board = window.board.viewport(), window.board
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=board.centre_of(Point(0, 0)).toPoint())
    QTest.mouseMove(viewport, board.centre_of(Point(1, 0)).toPoint())
    press(window, Key.Key_Escape)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=board.centre_of(Point(2, 0)).toPoint())
    assert not window.document.snapshot.position.stones
    assert window.commands["black"].isChecked()


def test_esc_drops_the_draft_next_and_then_takes_the_play_tool_to_the_board(window: MainWindow) -> None:
    press(window, Key.Key_2)
    field = window.hen_field.findChild(HenEditor)
    field.setFocus()
    QTest.keyClicks(field, "_19!")
    press(window, Key.Key_Escape)
    assert window.document.snapshot.field.draft is None
    assert field.hasFocus()
    assert window.commands["black"].isChecked()
    press(window, Key.Key_Escape)
    assert window.board.hasFocus()
    assert window.commands["play"].isChecked()


def test_p_passes_t_gives_the_turn_away_m_numbers_moves_k_shows_coordinates(game: MainWindow) -> None:
    press(game, Key.Key_P)
    move = game.document.snapshot.position.last_move
    assert move is not None
    assert (move.color, move.point) == (BLACK, None)
    press(game, Key.Key_T)
    assert game.document.snapshot.position.turn is BLACK
    for key, name in ((Key.Key_M, "move-numbers"), (Key.Key_K, "coordinates")):
        before = game.commands[name].isChecked()
        press(game, key)
        assert game.commands[name].isChecked() is not before


@pytest.mark.parametrize(("key", "title"), [(Key.Key_G, "Go to move"), (Key.Key_L, "Go to point")])
def test_ctrl_g_asks_for_a_move_and_ctrl_l_for_a_point(game: MainWindow, key: Qt.Key, title: str) -> None:
    assert dialog_titles(game, key, CTRL) == [title]


def test_ctrl_f_finds_in_comments_and_f3_the_next_place(game: MainWindow) -> None:
    press(game, Key.Key_F, CTRL)
    (bar,) = game.comment_box.findChildren(FindBar)
    QTest.keyClicks(bar.findChildren(QLineEdit)[0], "end")
    press(game, Key.Key_F3)
    assert node(game) == 4


def test_ctrl_i_shows_the_game_information(game: MainWindow) -> None:
    assert dialog_titles(game, Key.Key_I, CTRL) == ["Game information"]


def test_f11_fills_the_screen_and_gives_it_back(game: MainWindow) -> None:
    press(game, Key.Key_F11)
    assert game.isFullScreen()
    press(game, Key.Key_F11)
    assert not game.isFullScreen()


def test_alt_and_arrows_move_the_cursor_and_enter_places_there(window: MainWindow) -> None:
    window.document.type_hen(".9x9")
    press(window, Key.Key_2)
    press(window, Key.Key_Right, ALT)  # which shows it in the middle
    press(window, Key.Key_Return)
    assert window.document.snapshot.position.stones[E5] is BLACK
    press(window, Key.Key_Down, ALT)
    press(window, Key.Key_Return, SHIFT)
    assert window.document.snapshot.position.stones[Point(4, 5)] is WHITE
    press(window, Key.Key_Up, ALT)
    press(window, Key.Key_Backspace)
    assert E5 not in window.document.snapshot.position.stones


def test_ctrl_and_page_keys_go_to_the_next_and_the_previous_game(game: MainWindow) -> None:
    press(game, Key.Key_PageDown, CTRL)
    assert game.document.snapshot.game == 1
    press(game, Key.Key_PageUp, CTRL)
    assert game.document.snapshot.game == 0


def test_single_letters_and_digits_are_text_where_one_is_written(game: MainWindow) -> None:
    (comment,) = game.comment_box.findChildren(QPlainTextEdit)
    comment.setFocus()
    QTest.keyClicks(comment, "ptmk123")
    assert comment.toPlainText() == "ptmk123start"
    assert game.commands["play"].isChecked()
    assert node(game) == 0


@pytest.mark.parametrize(
    ("key", "modifiers", "start", "end"),
    [
        (Key.Key_Down, Qt.KeyboardModifier.NoModifier, 0, 1),
        (Key.Key_Up, Qt.KeyboardModifier.NoModifier, 1, 0),
        (Key.Key_Right, Qt.KeyboardModifier.NoModifier, 3, 5),
        (Key.Key_Left, Qt.KeyboardModifier.NoModifier, 5, 3),
        (Key.Key_Left, CTRL, 8, 2),
    ],
)
def test_with_the_keys_of_sabaki_the_arrows_go_as_there(
    game: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier, start: int, end: int
) -> None:
    game.commands.use_keys(Keymap("sabaki").sequences())
    game.document.go(start)
    press(game, key, modifiers)
    assert node(game) == end

"""Going to a move by its number and to a point by its name."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BLACK, BoardSize, Point
from hen_editor.ui.dialogs.go_to import GoToMoveDialog, PointDialog
from hen_editor.ui.panels.navigation_bar import NavigationBar
from hen_editor.ui.window.main_window import MainWindow
from tests.games import RED_AND_BLUE
from tests.ui.answers import Answers
from tests.ui.gestures import press
from tests.ui.opening import open_file

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
GAME = "(;SZ[9];B[ee];W[cc](;B[gg];W[gc])(;B[cg];W[]))"


@pytest.fixture
def game(window: MainWindow, tmp_path: Path) -> MainWindow:
    """The window with a small game."""
    return opened(window, tmp_path, GAME)


def opened(window: MainWindow, folder: Path, text: str) -> MainWindow:
    """Open a game in the window."""
    open_file(window, folder / "game.sgf", text)
    return window


def said(dialog: GoToMoveDialog | PointDialog, text: str) -> tuple[str, bool]:
    """Type a text; return what is said of it, and whether one can go there."""
    dialog.findChild(QLineEdit).setText(text)
    (label,) = (each for each in dialog.findChildren(QLabel) if each.wordWrap())
    go = next(button for button in dialog.findChildren(QPushButton) if button.text() == "&Go")
    return label.text(), go.isEnabled()


def test_a_move_is_gone_to_on_the_line_shown(game: MainWindow) -> None:
    document = game.document
    document.go(document.snapshot.tree.children(2)[1])
    Answers("4")(lambda: press(game, Key.Key_G, CTRL))
    assert document.snapshot.move_number == 4
    assert document.snapshot.tree.parent(document.snapshot.node) == document.snapshot.tree.children(2)[1]


def test_a_move_that_is_not_there_is_not_gone_to(game: MainWindow) -> None:
    Answers("9")(lambda: press(game, Key.Key_G, CTRL))
    assert game.document.snapshot.move_number == 0


def test_moves_of_all_colours_are_counted_and_gone_to(window: MainWindow, tmp_path: Path) -> None:
    document = opened(window, tmp_path, RED_AND_BLUE).document

    def shown() -> str:
        return window.findChild(NavigationBar).number.accessibleName()

    assert shown() == "Move 0 of 4"
    Answers("4")(lambda: press(window, Key.Key_G, CTRL))
    assert (shown(), document.snapshot.node) == ("Move 4 of 4", 4)
    dialog = GoToMoveDialog(document.snapshot.tree, document.snapshot.tree.root, window)
    assert said(dialog, "") == ("From 0 (start of game) to 4 (end of line).", False)
    assert said(dialog, "1") == ("Red A9", True)
    assert said(dialog, "3") == ("Red pass", True)
    assert said(dialog, "5") == ("This line ends at move 4.", False)


def test_the_dialog_tells_of_the_move_while_its_number_is_typed(game: MainWindow) -> None:
    tree = game.document.snapshot.tree
    dialog = GoToMoveDialog(tree, tree.children(2)[1], game)
    assert said(dialog, "") == ("From 0 (start of game) to 4 (end of line).", False)
    assert said(dialog, "0") == ("Start of game", True)
    assert said(dialog, "3") == ("Black C3", True)
    assert said(dialog, " 4 ") == ("White pass", True)
    assert said(dialog, "5") == ("This line ends at move 4.", False)
    assert said(dialog, "-1") == ("“-1” is not a move number.", False)
    assert said(dialog, "first") == ("“first” is not a move number.", False)
    assert said(dialog, "9" * 5000)[1] is False


@pytest.mark.parametrize("name", ["Q16", "pd", "16-4"])
def test_the_cursor_goes_to_a_point_by_its_name(window: MainWindow, qtbot: QtBot, name: str) -> None:
    window.comment_box.setFocus()
    Answers(name)(lambda: press(window, Key.Key_L, CTRL))
    assert window.board.cursor_point == Point(15, 3)
    with qtbot.waitActive(window):
        window.activateWindow()
    press(window, Key.Key_Return)
    assert dict(window.document.snapshot.position.stones) == {Point(15, 3): BLACK}


def test_the_dialog_tells_of_the_point_while_its_name_is_typed(window: MainWindow) -> None:
    dialog = PointDialog("Go to point", BoardSize(9, 9), window)
    named = []
    dialog.named.connect(named.append)
    assert said(dialog, "") == ("The upper right corner is J9, ia or 9-1.", False)
    assert said(dialog, "c7") == ("C7 = cc = 3-3", True)
    assert said(dialog, "q16") == ("Q16 is not on a 9x9 board.", False)
    assert named == [Point(2, 2), None]


def test_the_button_says_what_the_point_is_for(window: MainWindow) -> None:
    for dialog, expected in (
        (PointDialog("Go to point", BoardSize(9, 9), window), "Go"),
        (PointDialog("Insert move", BoardSize(9, 9), window, action="&Insert"), "Insert"),
    ):
        [button, _] = dialog.findChildren(QPushButton)
        assert button.text().replace("&", "") == expected

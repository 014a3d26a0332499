"""The context menu of a point of the board."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from hen_editor.core.board import Color
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import RIGHT, Mouse, keys, show_game

pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", "does not support raise()")

GAME = "(;SZ[9]AW[bb];B[ee];W[cc])"


@pytest.fixture
def game(window: MainWindow) -> Iterator[MainWindow]:
    """A game at its last move; a menu that is open is closed at the end."""
    show_game(window, GAME)
    keys(window, "End")
    yield window
    if (menu := opened()) is not None:
        menu.close()


@pytest.fixture
def mouse(game: MainWindow) -> Mouse:
    return Mouse(game)


def opened() -> QMenu | None:
    popup = QApplication.activePopupWidget()
    return popup if isinstance(popup, QMenu) else None


def right_click(window: MainWindow, mouse: Mouse, name: str) -> None:
    """Right-click as X11 reports it: press, then the wish for a menu, whose window gets the release."""
    port, place = window.board.viewport(), window.board.centre_of(mouse.at(name)).toPoint()
    mouse.press(name, RIGHT)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, port.mapToGlobal(place))
    QApplication.sendEvent(port, event)
    if opened() is None:
        mouse.release(name, RIGHT)


def rows(menu: QMenu | None, *, enabled: bool = True) -> list[str]:
    actions = [] if menu is None else [action for action in menu.actions() if action.isVisible()]
    return [
        action.text().replace("&", "")
        for action in actions
        if action.isEnabled() is enabled and not action.isSeparator()
    ]


def choose(*names: str) -> None:
    """Choose a row of the menu that is open, by way of submenus."""
    menu = opened()
    for name in names:
        assert menu is not None
        action = next(action for action in menu.actions() if action.text().replace("&", "") == name)
        menu = action.menu()
    action.trigger()
    shown = opened()
    assert shown is not None
    shown.close()


@pytest.mark.parametrize("tool", ["play", "select"])
def test_a_right_click_offers_what_can_be_done_with_the_point(game: MainWindow, mouse: Mouse, tool: str) -> None:
    game.commands[tool].trigger()
    right_click(game, mouse, "E5")
    mark = ["Mark", "Label", "Erase", "Copy point name", "Start game from here"]
    assert rows(opened()) == [
        "Go to this move", "Play other colour here", *mark, "Compare with this node", "Compare with the previous node",
    ]  # fmt: skip
    assert rows(opened(), enabled=False) == ["Play Black here", "Play White here"]
    choose("Go to this move")
    assert game.document.snapshot.move_number == 1


def test_the_mouse_works_at_once_after_a_menu(game: MainWindow, mouse: Mouse) -> None:
    right_click(game, mouse, "G7")
    choose("Play White here")
    last = game.document.snapshot.position.last_move
    assert last is not None
    assert (last.color, last.point) == (Color.WHITE, mouse.at("G7"))
    mouse.click("A1")
    assert game.document.snapshot.move_number == 4


def test_moves_of_other_colours_and_marks_are_in_submenus(game: MainWindow, mouse: Mouse) -> None:
    right_click(game, mouse, "G7")
    choose("Play other colour here", "Play red here")
    assert game.document.snapshot.position.stones[mouse.at("G7")] is Color.RED
    for expected in (1, 0):
        right_click(game, mouse, "E5")
        choose("Mark", "Mark with circle")
        assert len(game.document.snapshot.position.marks) == expected


def test_a_move_that_is_refused_and_a_stone_without_a_move_are_told(game: MainWindow, mouse: Mouse) -> None:
    right_click(game, mouse, "B8")
    choose("Go to this move")
    assert game.statusBar().currentMessage() == "No move placed that stone."
    show_game(game, "(;SZ[9]AW[ba][ab])")
    right_click(game, mouse, "A9")
    choose("Play Black here")
    assert game.document.snapshot.move_number == 0
    assert game.statusBar().currentMessage()


def test_the_right_button_of_other_tools_does_what_it_did(game: MainWindow, mouse: Mouse) -> None:
    game.commands["triangle"].trigger()
    right_click(game, mouse, "E5")
    assert opened() is None


def test_the_menu_key_asks_for_the_cursor(game: MainWindow, mouse: Mouse) -> None:
    game.commands["triangle"].trigger()
    game.session.board_cursor.go_to(mouse.at("D4"))
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    QApplication.sendEvent(game.board, event)
    choose("Copy point name")
    assert QApplication.clipboard().text() == "D4"


def test_no_menu_is_shown_while_a_stone_is_dragged(game: MainWindow, mouse: Mouse) -> None:
    game.commands["select"].trigger()
    mouse.press("E5")
    right_click(game, mouse, "F5")
    assert opened() is None
    QTest.keyClick(game.board, Qt.Key.Key_Escape)
    mouse.release("E5")

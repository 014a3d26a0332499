"""A game that shows a part of the board (`VW`): the view is filled with it, and the user acts in it."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from hen_editor.core.board import Area, BoardSize, Point
from hen_editor.core.symmetry import Symmetry
from hen_editor.ui.commands import navigate
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import Mouse, click, keys, show_game

GAME = "(;SZ[19]VW[ma:sg];B[pd];W[nc]VW[];B[qf]VW[aa:fs][ja])"
CORNER, SIDE = Area(Point(12, 0), Point(18, 6)), Area(Point(0, 0), Point(9, 18))
WHOLE = Area.whole(BoardSize())


@pytest.fixture
def game(window: MainWindow) -> MainWindow:
    show_game(window, GAME)
    return window


def cell_of(window: MainWindow) -> float:
    return (window.board.centre_of(Point(13, 0)) - window.board.centre_of(Point(12, 0))).manhattanLength()


def test_the_part_is_inherited_until_it_is_reset(game: MainWindow) -> None:
    seen = [game.board.part]
    for _ in range(3):
        keys(game, "Right")
        seen.append(game.board.part)
    assert seen == [CORNER, CORNER, WHOLE, SIDE]


@pytest.mark.parametrize("symmetry", [Symmetry.IDENTITY, Symmetry.ROTATE_RIGHT, Symmetry.MIRROR_TOP_BOTTOM])
def test_a_click_plays_on_the_point_that_is_seen_there(game: MainWindow, symmetry: Symmetry) -> None:
    game.session.set_state(game.session.state._replace(symmetry=symmetry))
    cell = cell_of(game)
    click(game, Point(18, 6))
    last = game.document.snapshot.position.last_move
    assert last is not None
    assert last.point == Point(18, 6)
    keys(game, "Ctrl+1")
    assert cell > 2 * cell_of(game)


def test_ctrl_1_shows_the_whole_board_and_the_part_again(game: MainWindow) -> None:
    keys(game, "Ctrl++", "Ctrl+1")
    assert (game.board.part, game.board.magnification) == (WHOLE, 1)
    keys(game, "Ctrl+1")
    assert (game.board.part, game.board.magnification) == (CORNER, 1)
    keys(game, "Ctrl+1")
    show_game(game, GAME)
    assert game.board.part == CORNER
    show_game(game, "(;SZ[19])")
    keys(game, "Ctrl+1")
    assert not game.session.state.shows_whole_board


def test_ctrl_0_fits_what_is_shown_to_the_window(game: MainWindow) -> None:
    keys(game, "Ctrl++", "Ctrl++", "Ctrl+0")
    assert (game.board.part, game.board.magnification) == (CORNER, 1)


def test_the_tool_that_crops_the_view_shows_the_whole_board(game: MainWindow) -> None:
    keys(game, "Alt+8")
    assert game.board.part == WHOLE
    Mouse(game).drag("A19", "B18")
    assert game.board.part == WHOLE
    keys(game, "1")
    assert game.board.part == Area(Point(0, 0), Point(1, 1))


def test_the_cursor_stays_in_the_part_and_a_point_beyond_it_is_gone_to_on_the_whole_board(
    game: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    game.session.board_cursor.go_to(Point(12, 6))
    keys(game, "Alt+Left", "Alt+Down", "Alt+Right")
    assert (game.board.cursor_point, game.board.part) == (Point(13, 6), CORNER)
    monkeypatch.setattr(navigate, "asked_point", lambda window, title: Point(3, 15))
    keys(game, "Ctrl+L")
    assert (game.board.cursor_point, game.board.part) == (Point(3, 15), WHOLE)


def test_a_cursor_beyond_the_part_of_another_node_is_hidden_and_comes_back_within_it(game: MainWindow) -> None:
    game.session.board_cursor.go_to(Point(15, 3))
    keys(game, "Right", "Right", "Right")
    assert (game.board.cursor_point, game.board.part) == (None, SIDE)
    keys(game, "Return")
    assert game.board.cursor_point is not None
    assert SIDE.holds(game.board.cursor_point)


def test_zooming_keeps_the_middle_of_the_part_or_the_point_under_the_pointer_in_place(game: MainWindow) -> None:
    keys(game, "Ctrl+1")
    middle = game.board.centre_of(Point(15, 3))
    QApplication.sendEvent(game.board.viewport(), QEvent(QEvent.Type.Leave))
    keys(game, "Ctrl++", "Ctrl++")
    assert (game.board.centre_of(Point(15, 3)) - middle).manhattanLength() < 4
    keys(game, "Ctrl+0")
    Mouse(game).move("D4")
    place = game.board.centre_of(Point(3, 15))
    keys(game, "Ctrl++")
    assert (game.board.centre_of(Point(3, 15)) - place).manhattanLength() < 4

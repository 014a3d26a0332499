"""What the user does on a board that is shown rotated or mirrored means the points it is done on."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from hen_editor.core import sgf
from hen_editor.core.board import Point
from hen_editor.core.symmetry import Symmetry
from hen_editor.ui.board.scene import BoardScene
from hen_editor.ui.commands import tools
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import click, press, show_game

GAME = "(;SZ[9:7]AB[cc][cd]AW[fc]LB[cc:x])"
LEFT = Qt.MouseButton.LeftButton
TURNED = [symmetry for symmetry in Symmetry if symmetry is not Symmetry.IDENTITY]
TOOLS = [command.name for command in tools.COMMANDS if command.choice is not None]


def turn(window: MainWindow, symmetry: Symmetry) -> None:
    window.session.set_state(window.session.state._replace(symmetry=symmetry))


def drag(window: MainWindow, *points: Point) -> object:
    """Drag over points, and return what the board shows before the button is released."""
    board = window.board
    places = [board.centre_of(point).toPoint() for point in points]
    QTest.mouseMove(board.viewport(), places[0])
    QTest.mousePress(board.viewport(), LEFT, pos=places[0])
    for place in places[1:]:
        QTest.mouseMove(board.viewport(), place)
    scene = board.scene()
    assert isinstance(scene, BoardScene)
    shown = scene.picture.preview, board.hovered_point, window.point_label.text()
    QTest.mouseRelease(board.viewport(), LEFT, pos=places[-1])
    return shown


def used(window: MainWindow, tool: str, symmetry: Symmetry) -> tuple[object, ...]:
    """Use a tool on the board; return what was shown meanwhile, and the games afterwards."""
    show_game(window, GAME)
    turn(window, symmetry)
    window.commands[tool].trigger()
    seen = [drag(window, Point(2, 2), Point(3, 2), Point(3, 3)), drag(window, Point(7, 5))]
    window.finish_typing()
    return *seen, sgf.format(window.document.snapshot.collection), window.session.state.highlighted_points


@pytest.mark.parametrize("tool", TOOLS)
def test_every_tool_does_the_same_in_every_view(window: MainWindow, tool: str) -> None:
    upright = used(window, tool, Symmetry.IDENTITY)
    for symmetry in (Symmetry.ROTATE_RIGHT, Symmetry.MIRROR_LEFT_RIGHT, Symmetry.ROTATE_180):
        assert used(window, tool, symmetry) == upright


@pytest.mark.parametrize("symmetry", TURNED)
def test_the_keys_move_the_cursor_as_the_board_is_shown(window: MainWindow, symmetry: Symmetry) -> None:
    show_game(window, GAME)
    turn(window, symmetry)
    places = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up):
        press(window, key, Qt.KeyboardModifier.AltModifier)
        point = window.board.cursor_point
        assert point is not None
        assert window.point_label.text() == point.name(window.document.snapshot.position.size)
        places.append(window.board.centre_of(point))
    moved = [((after - before).x(), (after - before).y()) for before, after in pairwise(places)]
    cell = moved[0][0]
    assert cell > 0
    assert moved == [(cell, 0), (0, cell), (-cell, 0), (0, -cell)]
    press(window, Qt.Key.Key_Return)
    assert window.document.snapshot.position.last_move is not None


def test_a_label_is_edited_over_its_point(window: MainWindow) -> None:
    show_game(window, GAME)
    turn(window, Symmetry.ROTATE_LEFT)
    window.commands["label"].trigger()
    click(window, Point(4, 3))
    [field] = window.board.viewport().findChildren(QLineEdit)
    assert field.geometry().contains(window.board.centre_of(Point(4, 3)).toPoint())
    window.finish_typing()


def test_a_view_touches_no_data_and_is_no_step(window: MainWindow) -> None:
    show_game(window, GAME)
    before = window.document.snapshot
    window.commands["view-rotate-right"].trigger()
    window.commands["view-mirror"].trigger()
    assert window.document.snapshot is before
    assert not window.document.undo_stack.count()
    assert window.session.state.symmetry is Symmetry.MIRROR_DIAGONAL
    window.commands["view-upright"].trigger()
    assert window.session.state.symmetry is Symmetry.IDENTITY


def test_the_zoomed_view_keeps_its_place_under_the_pointer(window: MainWindow) -> None:
    turn(window, Symmetry.ROTATE_RIGHT)
    point = Point(3, 3)
    place = window.board.centre_of(point)
    window.board.zoom(2, place)
    assert (window.board.centre_of(point) - place).manhattanLength() < 4

"""Stones placed by hand come in softly; all else shows at once, and input cuts short what moves."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BLACK, WHITE, Point, Stones
from hen_editor.core.position import Position
from hen_editor.ui.board import motion
from hen_editor.ui.board.motion import MovingStones, StoneMotion, by_hand
from hen_editor.ui.board.picture import Ghost, Picture, Preview
from hen_editor.ui.board.scene import BoardScene
from hen_editor.ui.settings import MOTION
from hen_editor.ui.window.main_window import MainWindow

HERE, THERE = Point(3, 3), Point(4, 3)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Motion that no test outlives."""
    monkeypatch.setattr(motion, "COMING_MS", 100_000)
    monkeypatch.setattr(motion, "GOING_MS", 120_000)


@pytest.fixture
def without_preference() -> Iterator[None]:
    yield
    QSettings().remove(MOTION)


def moving(window: MainWindow) -> MovingStones:
    scene = window.board.scene()
    assert isinstance(scene, BoardScene)
    return scene.moving


def click(window: MainWindow, point: Point) -> None:
    board = window.board
    place = board.centre_of(point).toPoint()
    QTest.mouseMove(board.viewport(), place)
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=place)


def with_stones(stones: dict[Point, object], *ghosts: Ghost) -> Picture:
    return Picture(Position(Stones(Position().size, stones)), preview=Preview(ghosts))  # type: ignore[arg-type]


def test_a_stone_comes_where_its_ghost_was_and_what_it_captures_goes() -> None:
    before = with_stones({THERE: WHITE}, Ghost(HERE, BLACK))
    assert by_hand(before, with_stones({HERE: BLACK})) == MovingStones({HERE: BLACK}, {THERE: WHITE})
    assert by_hand(before, with_stones({THERE: WHITE, HERE: WHITE})) == MovingStones()
    assert by_hand(before._replace(preview=Preview()), with_stones({HERE: BLACK})) == MovingStones()


def test_a_stone_of_another_colour_takes_the_place_of_one_that_does_not_fade() -> None:
    before = with_stones({HERE: WHITE}, Ghost(HERE, BLACK))
    assert by_hand(before, with_stones({HERE: BLACK})) == MovingStones({HERE: BLACK})


def test_it_begins_as_its_ghost_larger_and_ends_as_a_stone() -> None:
    first, last = (MovingStones({HERE: BLACK}, {THERE: WHITE}, elapsed) for elapsed in (0, 200))
    with pytest.MonkeyPatch.context() as times:
        times.setattr(motion, "COMING_MS", 80)
        times.setattr(motion, "GOING_MS", 120)
        assert (first.size, first.opacity, first.rest) == (pytest.approx(1.06), pytest.approx(0.58), 1)
        assert (last.size, last.opacity, last.rest) == (pytest.approx(1), pytest.approx(1), 0)


def test_a_played_stone_moves_but_is_there_at_once(slow: None, window: MainWindow) -> None:
    click(window, HERE)
    assert moving(window).coming == {HERE: BLACK}
    assert window.board.figure.position.stones[HERE] is BLACK


@pytest.mark.parametrize("keys", [Qt.Key.Key_Left, Qt.Key.Key_Home])
def test_the_next_key_cuts_it_short_and_stepping_moves_nothing(slow: None, window: MainWindow, keys: Qt.Key) -> None:
    click(window, HERE)
    for key in (keys, Qt.Key.Key_Right):
        QTest.keyClick(window.board, key)
        assert moving(window) == MovingStones()
    assert HERE in window.board.figure.position.stones


def test_the_next_stone_cuts_it_short(slow: None, window: MainWindow) -> None:
    for point, color in ((HERE, BLACK), (THERE, WHITE)):
        click(window, point)
        assert moving(window).coming == {point: color}


def test_undo_and_typed_hen_move_nothing(slow: None, window: MainWindow) -> None:
    click(window, HERE)
    window.document.undo_stack.undo()
    assert moving(window) == MovingStones()
    window.document.type_hen("_16Db")
    assert moving(window) == MovingStones()


def test_nothing_moves_where_that_is_not_wanted(slow: None, without_preference: None, window: MainWindow) -> None:
    QSettings().setValue(MOTION, False)
    click(window, HERE)
    assert moving(window) == MovingStones()


def test_a_stone_is_heard_once_when_it_is_played_and_not_when_it_is_stepped_to(
    window: MainWindow, qtbot: QtBot
) -> None:
    heard: list[bool] = []
    window.board.stone_came.connect(lambda: heard.append(True))
    click(window, HERE)
    QTest.keyClick(window.board, Qt.Key.Key_Left)
    QTest.keyClick(window.board, Qt.Key.Key_Right)
    QApplication.processEvents()
    assert heard == [True]


def test_motion_ends_of_itself_and_paints_its_points_alone(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(motion, "COMING_MS", 1)
    stones = StoneMotion(None)  # type: ignore[arg-type] # nobody owns it
    painted: list[frozenset[Point]] = []
    stones.stepped.connect(painted.append)
    stones.begin(MovingStones({HERE: BLACK}))
    qtbot.waitUntil(lambda: stones.moving == MovingStones())
    assert set(painted) == {frozenset({HERE})}


def test_what_moves_is_painted_between_the_ghost_and_the_stone(slow: None, window: MainWindow) -> None:
    board = window.board
    click(window, HERE)
    QTest.mouseMove(board.viewport(), board.centre_of(Point(10, 10)).toPoint())
    off = (board.centre_of(THERE).x() - board.centre_of(HERE).x()) * 0.27
    place = (board.centre_of(HERE) + QPointF(off, off)).toPoint()

    def tone() -> int:
        return board.viewport().grab().toImage().pixelColor(place).lightness()

    fading = tone()
    QTest.keyClick(board, Qt.Key.Key_Left)
    empty = tone()
    QTest.keyClick(board, Qt.Key.Key_Right)
    assert tone() < fading < empty

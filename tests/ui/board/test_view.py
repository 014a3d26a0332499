"""What the mouse does on the board, and what the board then says."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BoardSize, Point, Stones
from hen_editor.core.position import Position
from hen_editor.ui.board.picture import Picture
from hen_editor.ui.board.scene import BoardScene
from hen_editor.ui.board.view import LONGEST_SURFACE, MAX_ZOOM, BoardView

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, SHIFT, CONTROL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
NINE = BoardSize(9, 9)


class Board:
    """A 9x9 board under a mouse; `signals` is what it reported, in order."""

    def __init__(self, qtbot: QtBot) -> None:
        self.view = BoardView()
        self.signals: list[object] = []
        self.hovered: list[Point | None] = []
        self._qtbot = qtbot
        qtbot.addWidget(self.view)
        self.view.resize(500, 500)
        self.view.show_position(Position(Stones(NINE)))
        self.view.show()
        qtbot.waitExposed(self.view)
        for name in ("pressed", "dragged", "released", "double_clicked", "stepped", "varied"):
            getattr(self.view, name).connect(self._keep(name))
        self.view.hovered.connect(self.hovered.append)

    def _keep(self, name: str) -> Callable[..., None]:
        return lambda *arguments: self.signals.append((name, *arguments))

    def place(self, point: Point, off: tuple[float, float] = (0, 0)) -> QPoint:
        """Return where a point is; `off` counts in cells from there."""
        here, next_line = self.view.centre_of(point), self.view.centre_of(Point(point.column + 1, point.row + 1))
        cell = next_line - here
        return QPointF(here.x() + off[0] * cell.x(), here.y() + off[1] * cell.y()).toPoint()

    def press(self, place: QPoint, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NONE) -> None:
        self._qtbot.mousePress(self.view.viewport(), button, keys, place)

    def move(self, place: QPoint) -> None:
        self._qtbot.mouseMove(self.view.viewport(), place)
        QApplication.processEvents()

    def release(self, place: QPoint, button: Qt.MouseButton = LEFT) -> None:
        self._qtbot.mouseRelease(self.view.viewport(), button, pos=place)

    def wheel(
        self, turned: int, keys: Qt.KeyboardModifier = NONE, place: QPoint | None = None, *, handled: bool = True
    ) -> None:
        """Turn the wheel. handled: whether that is handled before anything else comes."""
        middle = QPointF(place or self.view.viewport().rect().center())
        event = QWheelEvent(
            middle,
            middle,
            QPoint(),
            QPoint(0, turned),
            Qt.MouseButton.NoButton,
            keys,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(self.view.viewport(), event)
        if handled:
            QApplication.processEvents()


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    return Board(qtbot)


@pytest.mark.parametrize("point", [Point(0, 0), Point(8, 0), Point(4, 4), Point(0, 8), Point(8, 8)])
def test_a_click_names_the_point_the_button_and_the_keys(board: Board, point: Point) -> None:
    board.press(board.place(point, off=(0.3, -0.3)), RIGHT, CONTROL)
    board.release(board.place(point), RIGHT)
    assert board.signals == [("pressed", point, RIGHT, CONTROL), ("released", point)]
    assert isinstance(board.signals[0][1], Point)


@pytest.mark.parametrize(("point", "off"), [(Point(0, 0), (-0.6, 0)), (Point(8, 3), (0.6, 0)), (Point(2, 8), (0, 0.6))])
def test_a_click_beside_the_grid_says_nothing(board: Board, point: Point, off: tuple[float, float]) -> None:
    board.press(board.place(point, off))
    board.move(board.place(Point(4, 4)))
    board.release(board.place(Point(4, 4)))
    assert board.signals == []


def test_a_fast_drag_leaves_out_no_point(board: Board) -> None:
    board.press(board.place(Point(1, 1)))
    board.move(board.place(Point(5, 3)))
    board.release(board.place(Point(5, 3)))
    entered = [Point(2, 2), Point(3, 2), Point(4, 3), Point(5, 3)]
    assert board.signals == [
        ("pressed", Point(1, 1), LEFT, NONE),
        *[("dragged", point) for point in entered],
        ("released", Point(5, 3)),
    ]


def test_a_drag_that_stays_on_its_point_says_nothing(board: Board) -> None:
    board.press(board.place(Point(1, 1)))
    board.move(board.place(Point(1, 1), off=(0.3, 0.2)))
    assert board.signals == [("pressed", Point(1, 1), LEFT, NONE)]


def test_a_slanting_drag_does_not_touch_the_points_beside_it(board: Board) -> None:
    board.press(board.place(Point(3, 3)))
    for step in range(1, 21):
        board.move(board.place(Point(3, 3), off=(step / 10 + 0.04, step / 10)))
    assert [point for _, point in board.signals[1:]] == [Point(4, 4), Point(5, 5)]


def test_a_drag_across_the_rim_says_only_points_of_the_board(board: Board) -> None:
    board.press(board.place(Point(0, 4)))
    board.move(board.place(Point(0, 4), off=(-1, 0)))
    board.move(board.place(Point(0, 6), off=(-1, 0)))
    board.move(board.place(Point(1, 6)))
    assert board.signals[1:] == [("dragged", Point(0, 6)), ("dragged", Point(1, 6))]
    assert board.hovered == [Point(0, 4), None, Point(1, 6)]


def test_a_second_button_does_not_disturb_a_drag(board: Board) -> None:
    board.press(board.place(Point(1, 1)))
    board.press(board.place(Point(1, 1)), RIGHT)
    board.release(board.place(Point(1, 1)), RIGHT)
    board.release(board.place(Point(1, 1)))
    assert board.signals == [("pressed", Point(1, 1), LEFT, NONE), ("released", Point(1, 1))]


def test_a_double_click_is_a_gesture_of_its_own(board: Board, qtbot: QtBot) -> None:
    qtbot.mouseDClick(board.view.viewport(), LEFT, SHIFT, board.place(Point(2, 7)))
    board.release(board.place(Point(2, 7)))
    assert board.signals[-2:] == [("double_clicked", Point(2, 7), LEFT, SHIFT), ("released", Point(2, 7))]


def test_a_press_whose_release_was_lost_does_not_deafen_the_board(board: Board) -> None:
    board.press(board.place(Point(1, 1)))
    board.press(board.place(Point(2, 2)))
    assert board.signals == [("pressed", Point(1, 1), LEFT, NONE), ("pressed", Point(2, 2), LEFT, NONE)]


def test_hovering_names_each_point_once_and_leaving_none(board: Board) -> None:
    board.move(board.place(Point(2, 2)))
    board.move(board.place(Point(2, 2), off=(0.2, 0.2)))
    board.move(board.place(Point(3, 2)))
    board.move(board.place(Point(0, 2), off=(-0.8, 0)))
    assert board.hovered == [Point(2, 2), Point(3, 2), None]


@pytest.mark.parametrize(
    ("turns", "expected"),
    [
        ([-120], [("stepped", 1)]),
        ([120], [("stepped", -1)]),
        ([-360], [("stepped", 3)]),
        ([-50, -50, -50], [("stepped", 1)]),
        ([-50, -50, 50, -60, -60], [("stepped", 1)]),
        ([-100, 100, -100], []),
    ],
)
def test_the_wheel_steps_by_whole_notches(board: Board, turns: list[int], expected: list[object]) -> None:
    for turned in turns:
        board.wheel(turned)
    assert board.signals == expected


def test_turns_of_the_wheel_that_wait_together_are_one_step(board: Board) -> None:
    for turned in (-120, -120, 120, -360):
        board.wheel(turned, handled=False)
    board.wheel(-120, SHIFT, handled=False)
    board.press(board.place(Point(2, 2)))
    assert board.signals == [("stepped", 4), ("varied", 1), ("pressed", Point(2, 2), LEFT, NONE)]


def test_a_release_off_the_board_names_no_point(board: Board) -> None:
    board.press(board.place(Point(0, 4)))
    board.release(board.place(Point(0, 4), off=(-1, 0)))
    assert board.signals == [("pressed", Point(0, 4), LEFT, NONE), ("released", None)]


def test_the_wheel_with_shift_goes_through_variations(board: Board) -> None:
    board.wheel(-120, SHIFT)
    assert board.signals == [("varied", 1)]


def test_the_wheel_with_control_zooms_around_the_pointer_and_back(board: Board) -> None:
    place = board.place(Point(2, 6))
    cell = board.view.centre_of(Point(1, 0)).x() - board.view.centre_of(Point(0, 0)).x()
    for _ in range(5):
        board.wheel(120, CONTROL, place)
    larger = board.view.centre_of(Point(1, 0)).x() - board.view.centre_of(Point(0, 0)).x()
    assert larger > 2 * cell
    assert board.view.point_at(place) == Point(2, 6)
    assert board.signals == []
    for _ in range(9):
        board.wheel(-120, CONTROL, place)
    assert board.view.magnification == 1
    assert board.place(Point(2, 6)) == place


def test_a_zoomed_board_tells_of_points_where_they_are_seen(board: Board) -> None:
    board.view.zoom(3)
    board.press(board.place(Point(5, 5)))
    board.release(board.place(Point(5, 5)))
    assert board.signals == [("pressed", Point(5, 5), LEFT, NONE), ("released", Point(5, 5))]


def test_the_cursor_of_the_keys_is_brought_into_view(board: Board) -> None:
    board.view.zoom(4)
    for point in (Point(0, 0), Point(8, 8)):
        board.view.show_cursor(point)
        assert board.view.viewport().rect().contains(board.place(point))


def test_the_board_is_never_smaller_than_its_room_nor_very_large(board: Board) -> None:
    board.view.zoom(0.1)
    assert board.view.magnification == 1
    board.view.zoom(100)
    assert board.view.magnification == MAX_ZOOM


def test_a_zoomed_board_is_no_larger_than_it_may_be_in_a_window_that_is_enlarged(board: Board) -> None:
    board.view.zoom(MAX_ZOOM)
    board.view.resize(3000, 2000)
    assert max(board.view.sceneRect().width(), board.view.sceneRect().height()) == LONGEST_SURFACE
    assert board.view.magnification < MAX_ZOOM
    board.wheel(-120, CONTROL)
    assert max(board.view.sceneRect().width(), board.view.sceneRect().height()) < LONGEST_SURFACE


def test_a_place_is_named_on_boards_of_any_size(board: Board) -> None:
    for columns, rows in [(1, 1), (1, 52), (52, 52), (13, 9), (25, 25)]:
        board.view.show_position(Position(Stones(BoardSize(columns, rows))))
        corner = Point(columns - 1, rows - 1)
        assert board.view.point_at(board.view.centre_of(corner)) == corner
        assert board.view.point_at(QPoint(0, 0)) is None


def test_the_board_has_a_name_and_leaves_drops_to_the_window(board: Board) -> None:
    assert board.view.accessibleName() == "Board"
    assert not board.view.acceptDrops()


# Another board under the same pointer.


def test_the_point_under_the_pointer_is_found_again_on_a_board_of_another_size(board: Board) -> None:
    middle = board.place(Point(4, 4))
    board.move(middle)
    assert board.view.hovered_point == Point(4, 4)
    board.view.show_position(Position(Stones(BoardSize(5, 5))))
    assert board.view.hovered_point == Point(2, 2)
    board.view.show_position(Position(Stones(NINE)))
    assert board.view.hovered_point == Point(4, 4)


def test_the_point_under_the_pointer_is_found_again_when_the_board_is_zoomed(board: Board) -> None:
    board.move(board.place(Point(4, 4)) + QPoint(0, 60))
    before = board.view.hovered_point
    board.view.zoom(3, QPointF(board.view.viewport().rect().center()))
    assert before == Point(4, 5)
    assert board.view.hovered_point == Point(4, 4)


def test_a_gesture_is_over_when_the_board_gets_another_size(board: Board) -> None:
    board.press(board.place(Point(8, 8)))
    board.signals.clear()
    end = board.place(Point(7, 7))
    board.view.show_position(Position(Stones(BoardSize(5, 5))))
    board.move(end)
    board.release(end)
    assert board.signals == []


def test_what_is_named_by_points_of_another_board_is_not_lit(board: Board) -> None:
    board.view.show_position(Position(Stones(BoardSize(5, 5))), highlighted={Point(8, 8), Point(1, 1)})
    assert picture(board).highlighted == {Point(1, 1)}


def picture(board: Board) -> Picture:
    scene = board.view.scene()
    assert isinstance(scene, BoardScene)
    return scene.picture

"""Boards in pictures that the program draws itself: what is recognised is what is on them."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from hen_editor.core.board import Area, BoardSize, Color, Point, Stones
from hen_editor.core.position import Move, Position
from hen_editor.drawing.figure import Figure, Sides
from hen_editor.drawing.painter.painting import image
from hen_editor.drawing.painter.pictures import ready
from hen_editor.drawing.request import PictureRequest
from hen_editor.drawing.shapes import Ink
from hen_editor.drawing.style import Finish
from hen_editor.recognition import WHOLE, Certainty, Edges, Pixels, Recognised, between, read, recognise, within
from hen_editor.recognition.decoding.decoder import pixels_of
from hen_editor.styles import STYLES
from tests.recognition.made import blurred, image_of, jpeg

pytestmark = pytest.mark.usefixtures("qapp")


def position(size: int, seed: int = 1, share: float = 0.4) -> Position:
    """Return a position with stones by lot."""
    lot, board = Random(seed), BoardSize(size, size)
    points = [point for point in board.points() if lot.random() < share]
    return Position(Stones(board, {point: lot.choice((Color.BLACK, Color.WHITE)) for point in points}))


def picture(shown: Position, style: str = "wood", cell: int = 24, **choices: object) -> Pixels:
    """Return a picture of a position. cell: the pixels from line to line."""
    ready()
    drawing = PictureRequest(STYLES[style]).drawing(Figure(shown, **choices))
    return pixels_of(image(drawing, round(cell * drawing.width)))


def on_page(pixels: Pixels, margin: int = 60) -> Pixels:
    """Return a picture on a white page with lines of something like text."""
    page = np.full((pixels.shape[0] + 4 * margin, pixels.shape[1] + 2 * margin, 3), 255, np.uint8)
    page[2 * margin : -2 * margin, margin:-margin] = pixels
    lot = np.random.default_rng(1)
    for row in range(10, 2 * margin - 14, 14):
        page[row : row + 7, 20:-20] = np.where(lot.random((7, page.shape[1] - 40, 1)) < 0.4, 30, 255)
    return page


def turned(pixels: Pixels, degrees: float) -> Pixels:
    """Return a picture turned around its middle."""
    height, width = pixels.shape[:2]
    y, x = np.mgrid[:height, :width].astype(float)
    turn = np.radians(degrees)
    x, y = x - width / 2, y - height / 2
    at_x = np.round(x * np.cos(turn) - y * np.sin(turn) + width / 2).astype(int)
    at_y = np.round(x * np.sin(turn) + y * np.cos(turn) + height / 2).astype(int)
    return pixels[np.clip(at_y, 0, height - 1), np.clip(at_x, 0, width - 1)]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(("size", "cell"), [(9, 40), (13, 21), (19, 14)])
def test_a_picture_is_read_as_the_position_that_it_shows(style: str, size: int, cell: int) -> None:
    shown = position(size)
    (board,) = recognise(picture(shown, style, cell)).value
    assert board.position == shown
    assert board.confidence is Certainty.SURE, board.evidence
    assert (board.part, board.edges, dict(board.doubts)) == (None, WHOLE, {})


@pytest.mark.parametrize(
    "effect",
    [
        lambda pixels: jpeg(pixels, 40),
        lambda pixels: blurred(pixels.astype(np.float32), 2).astype(np.uint8),
        lambda pixels: np.repeat(pixels.mean(axis=2, keepdims=True), 3, axis=2).astype(np.uint8),
        lambda pixels: np.clip(pixels + np.random.default_rng(1).normal(0, 10, pixels.shape), 0, 255).astype(np.uint8),
        lambda pixels: turned(pixels, 1.7),
        lambda pixels: turned(pixels, -2.6),
        on_page,
        lambda pixels: np.repeat(np.repeat(pixels, 2, axis=0), 2, axis=1),
    ],
    ids=["jpeg", "blurred", "grey", "noise", "turned right", "turned left", "page", "twice as large"],
)
@pytest.mark.parametrize("style", ["wood", "print"])
def test_what_spoils_a_picture_does_no_harm(style: str, effect) -> None:
    shown = position(19, 3)
    assert [board.position for board in recognise(effect(picture(shown, style, 24))).value] == [shown]


@pytest.mark.parametrize(
    ("area", "edges"),
    [
        (Area(Point(0, 0), Point(9, 7)), Edges(left=True, top=True, right=False, bottom=False)),
        (Area(Point(8, 10), Point(18, 18)), Edges(left=False, top=False, right=True, bottom=True)),
    ],
)
def test_a_corner_is_placed_where_its_edges_are(area: Area, edges: Edges) -> None:
    shown = position(19, 5)
    (board,) = recognise(picture(shown, "print", 26, part=area)).value
    assert (board.area, board.edges, board.position.size) == (area, edges, shown.size)
    assert all(board.position.stones.get(point) is shown.stones.get(point) for point in area.points())


def test_the_grain_of_wood_is_no_line() -> None:
    shown = [position(19, seed, 0.25) for seed in (1, 2)]
    one, other = (np.pad(picture(each, "wood", 22), ((40, 40), (40, 40), (0, 0)), mode="edge") for each in shown)
    screen = np.concatenate([one, other], axis=1).astype(int)
    grain = np.random.default_rng(1).random((screen.shape[0] // 20 + 1, screen.shape[1], 1)) < 0.5
    screen -= 30 * np.repeat(grain, 20, axis=0)[: len(screen)]
    boards = recognise(np.clip(screen, 0, 255).astype(np.uint8)).value
    assert [(board.position, board.confidence) for board in boards] == [(each, Certainty.SURE) for each in shown]


@pytest.mark.parametrize("grey", ["#5b5b5b", "#6b6b6b", "#7b7b7b"])
def test_grey_stones_are_white_beside_black_ones(grey: str) -> None:
    ready()
    shown, style = position(13, 7), STYLES["print"]._replace(finish=Finish.FLAT, white=Ink(grey))
    drawing = PictureRequest(style).drawing(Figure(shown))
    (board,) = recognise(pixels_of(image(drawing, round(24 * drawing.width)))).value
    assert board.position == shown


def test_boards_are_in_reading_order() -> None:
    shown = [position(9, seed) for seed in (1, 2, 3)]
    first, second, third = (on_page(picture(one, "print", 20)) for one in shown)
    below = np.concatenate([third, np.full_like(third, 255)], axis=1)
    page = np.concatenate([np.concatenate([first, second], axis=1), below])
    assert [board.position for board in recognise(page).value] == shown


@pytest.mark.parametrize("style", ["wood", "dark", "print"])
def test_the_last_move_is_read(style: str) -> None:
    shown = position(13, 4)
    stone = next(point for point, color in shown.stones.items() if color is Color.WHITE)
    shown = replace(shown, last_move=Move(Color.WHITE, stone))
    (board,) = recognise(picture(shown, style, 30)).value
    assert board.position == shown


def test_numbers_are_no_marks_of_the_last_move() -> None:
    shown = position(13, 6)
    numbers = {point: index + 1 for index, point in enumerate(shown.stones)}
    (board,) = recognise(picture(shown, "print", 30, numbers=numbers)).value
    assert board.position == shown


def marked(pixels: Pixels, board: Recognised, mark: str) -> Pixels:
    """Return a picture with a mark on every sixth empty point, around which lines are left out."""
    made = image_of(pixels)
    half = 0.28 * (board.corners[1][0] - board.corners[0][0]) / (board.columns - 1)
    empty = [point for point in board.area.points() if board.position.stones.get(point) is None]
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for point in empty[::6]:
            painter.resetTransform()
            painter.translate(*(value + 0.5 for value in board.place(point)))
            painter.fillRect(QRectF(-1.5 * half, -1.5 * half, 3 * half, 3 * half), QColor("white"))
            painter.setPen(QPen(QColor("black"), 0.12 * half))
            if mark == "triangle":
                painter.drawPolygon(QPolygonF([QPointF(0, -half), QPointF(half, half), QPointF(-half, half)]))
            elif mark == "square":
                painter.drawRect(QRectF(-half, -half, 2 * half, 2 * half))
            elif mark == "circle":
                painter.drawEllipse(QPointF(0, 0), 0.8 * half, 0.8 * half)
            else:
                painter.drawLine(QPointF(-half, -half), QPointF(half, half))
                painter.drawLine(QPointF(half, -half), QPointF(-half, half))
    return pixels_of(made)


@pytest.mark.parametrize("mark", ["triangle", "square", "circle", "cross"])
def test_marks_around_which_lines_are_left_out_are_no_stones(mark: str) -> None:
    shown = position(13, 7)
    plain = picture(shown, "print", 30)
    (unmarked,) = recognise(plain).value
    (board,) = recognise(marked(plain, unmarked, mark)).value
    assert board.position == shown


def test_a_large_circle_through_which_wood_is_seen_is_no_stone() -> None:
    ready()
    shown, style = position(9, 2), STYLES["wood"]._replace(board=(Ink("#dcb35c"),), finish=Finish.FLAT)
    drawing = PictureRequest(style).drawing(Figure(shown))
    pixels = pixels_of(image(drawing, round(30 * drawing.width)))
    (unmarked,) = recognise(pixels).value
    made = image_of(pixels)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor("#222222"), 4))
        for point in (Point(1, 1), Point(5, 3), Point(7, 6)):
            painter.drawEllipse(QPointF(*unmarked.place(point)), 9, 9)
    (board,) = recognise(pixels_of(made)).value
    assert board.position == shown


def broken(pixels: Pixels, share: float) -> Pixels:
    """Return a picture as a bad scan of black and white leaves it: a share of the pixels of thin lines is missing."""
    thin = blurred(pixels.astype(np.float32), 4).min(axis=2) > 110
    missing = thin & (np.random.default_rng(1).random(thin.shape) < share)
    ink = np.where(missing | (pixels.min(axis=2) >= 128), 255, 0).astype(np.uint8)
    return np.repeat(ink[..., None], 3, axis=2)


@pytest.mark.parametrize("degrees", [0, 1.2])
def test_lines_that_are_broken_are_still_lines(degrees: float) -> None:
    shown = position(19, 3, 0.3)
    (board,) = recognise(broken(turned(picture(shown, "print", 20), degrees), 0.65)).value
    assert board.position == shown
    assert board.confidence is Certainty.CHECK, board.evidence


def squared(pixels: Pixels, board: Recognised) -> Pixels:
    """Return a picture with a square on every stone."""
    made = image_of(pixels)
    half = 0.28 * (board.corners[1][0] - board.corners[0][0]) / (board.columns - 1)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for point, color in board.position.stones.items():
            painter.resetTransform()
            painter.translate(*(value + 0.5 for value in board.place(point)))
            painter.setPen(QPen(QColor("white" if color is Color.BLACK else "black"), 0.25 * half))
            painter.drawRect(QRectF(-half, -half, 2 * half, 2 * half))
    return pixels_of(made)


@pytest.mark.parametrize(
    ("size", "seed", "cell", "ink", "times", "noise"),
    [(9, 1, 20, 1, 2, 6), (13, 1, 12, 1, 2, 6), (9, 2, 12, 0.5, 3, 4)],
)
def test_a_faded_scan_of_a_usual_board_is_one_however_much_is_in_doubt(
    size: int, seed: int, cell: int, ink: float, times: int, noise: float
) -> None:
    shown = position(size, seed, 0.5)
    plain = picture(shown, "print", cell)
    (unmarked,) = recognise(plain).value
    faded = blurred(230 - (255 - turned(squared(plain, unmarked), -0.6)) * 0.85 * ink, times)
    spoiled = faded + np.random.default_rng(1).normal(0, noise, faded.shape[:2])[..., None]
    (board,) = recognise(np.clip(spoiled, 0, 255).astype(np.uint8)).value
    assert board.position == shown


@pytest.mark.parametrize("style", ["wood", "print", "dark"])
def test_a_flat_picture_is_read_between_its_corners_as_it_was_recognised(style: str) -> None:
    pixels = picture(position(19, 3), style, 24)
    (found,) = recognise(pixels).value
    board = read(pixels, found.corners, 19, 19)
    assert (board.position, dict(board.doubts)) == (found.position, dict(found.doubts))


def test_corners_by_hand_are_enough_for_a_photo() -> None:
    shown, corners = position(9, 2), ((60.0, 40.0), (420.0, 70.0), (460.0, 430.0), (20.0, 400.0))
    flat = picture(shown, "wood", 40, sides=Sides.NONE)
    (found,) = recognise(flat).value
    photo = np.full((480, 500, 3), 90, np.uint8)
    for y in range(480):
        for x in range(500):
            across, down = within(corners, (x, y))
            if -0.06 < across < 1.06 and -0.06 < down < 1.06:
                at_x, at_y = (round(value) for value in between(found.corners, across, down))
                photo[y, x] = flat[min(max(at_y, 0), len(flat) - 1), min(max(at_x, 0), flat.shape[1] - 1)]
    board = read(photo, corners, 9, 9)
    assert (board.position, board.confidence) == (shown, Certainty.CHECK)


def test_each_point_has_its_place_in_the_picture() -> None:
    (board,) = recognise(picture(position(9), cell=40)).value
    size = BoardSize(9, 9)
    assert [board.point(board.place(point)) for point in size.points()] == [*size.points()]
    (left, top), (right, _), *_ = board.corners
    assert right - left == pytest.approx(8 * 40, abs=1)
    assert board.point((left - 30, top)) is None


def test_corners_and_shares_are_inverse() -> None:
    corners = ((10.0, 20.0), (210.0, 40.0), (190.0, 260.0), (0.0, 240.0))
    for share, corner in zip(((0, 0), (1, 0), (1, 1), (0, 1)), corners, strict=True):
        assert between(corners, *share) == pytest.approx(corner)
    assert within(corners, between(corners, 0.3, 0.7)) == pytest.approx((0.3, 0.7))


@pytest.mark.parametrize(
    "corners",
    [((0, 0), (0, 0), (10, 10), (0, 10)), ((0, 0), (10, 10), (10, 0), (0, 10)), ((0, 0), (5, 0), (10, 0), (0, 10))],
)
def test_corners_that_go_around_nothing_are_refused(corners) -> None:
    with pytest.raises(ValueError, match="corners"):
        read(np.zeros((20, 20, 3), np.uint8), corners, 9, 9)

"""Photos: a board seen at an angle is found by its outline where that is plain, and always to be checked."""

from collections.abc import Callable
from math import cos, sin, tau
from random import Random

import numpy as np
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF, QVector3D

from hen_editor.core.board import Color
from hen_editor.core.position import Position
from hen_editor.recognition import (
    Certainty,
    Corners,
    Pixels,
    between,
    guessed_corners,
    read,
    read_usual,
    recognise,
    within,
)
from hen_editor.recognition.decoding.decoder import pixels_of
from hen_editor.recognition.pixels import between_all, sampled
from tests.recognition.made import blurred, jpeg
from tests.recognition.test_no_board import bricks, chess, crossword, drawn, othello, sudoku, table
from tests.recognition.test_numbers import numbered
from tests.recognition.test_reading import picture, position

pytestmark = pytest.mark.usefixtures("qapp")

CORNERS: Corners = ((190.0, 120.0), (560.0, 150.0), (640.0, 520.0), (90.0, 480.0))


def photo(flat: Pixels, corners: Corners, ground: tuple[int, int, int] = (96, 110, 84)) -> Pixels:
    """Return a picture of a flat one seen at an angle, on a ground, in light that falls from one side."""
    height, width = flat.shape[:2]
    one, two, three, four = (within(corners, corner) for corner in ((0, 0), (720, 0), (720, 600), (0, 600)))
    across, down = between_all((one, two, three, four), *np.meshgrid(np.arange(720) / 720, np.arange(600) / 600))
    is_inside = (across >= 0) & (across < 1) & (down >= 0) & (down < 1)
    seen = sampled(flat, np.where(is_inside, across * width - 0.5, 0), np.where(is_inside, down * height - 0.5, 0))
    values = np.where(is_inside[..., None], seen, np.float32(ground)) * np.linspace(1, 0.8, 720)[None, :, None]
    noise = np.random.default_rng(1).normal(0, 3, (600, 720, 1))
    return jpeg(np.clip(blurred(values, 1) + noise, 0, 255).astype(np.uint8), 85)


Spot = Callable[[float, float, float], QPointF]

CIRCLE = [(cos(angle * tau / 40), sin(angle * tau / 40)) for angle in range(40)]


def camera(size: int, elevation: float, turn: float) -> Spot:
    """Return what takes a place over a board, in cells, to where a phone sees it from degrees over the table."""
    middle, distance = (size - 1) / 2, 1.6 * size
    up, aside = np.radians(elevation), np.radians(turn)
    away = QVector3D(np.cos(up) * np.sin(aside), np.cos(up) * np.cos(aside), np.sin(up))
    right = QVector3D(np.cos(aside), -np.sin(aside), 0)
    down = QVector3D.crossProduct(right, away)
    eye = QVector3D(middle, middle, 0) + distance * away

    def spot(x: float, y: float, z: float) -> QPointF:
        seen = QVector3D(x, y, z) - eye
        across, below, depth = (QVector3D.dotProduct(seen, axis) for axis in (right, down, away))
        return QPointF(600 - 975 * across / depth, 450 + 975 * below / depth)

    return spot


def taken(shown: Position, elevation: float, turn: float = 8) -> tuple[Pixels, Corners]:
    """Return a photo of a board as thick as a block, with thick stones near their points, and the corners of its lines.

    The sides of the block are of the same wood, so that its outline is not that of the board.
    """
    size, lot = shown.size.columns, Random(1)
    spot, last = camera(size, elevation, turn), shown.size.columns - 1
    image = QImage(1200, 900, QImage.Format.Format_RGB32)
    image.fill(QColor(104, 92, 84))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor(0, 0, 0, 0))
    rim = [(-0.8, -0.8), (last + 0.8, -0.8), (last + 0.8, last + 0.8), (-0.8, last + 0.8)]
    for height in np.linspace(-3, 0, 40):
        painter.setBrush(QColor(214, 176, 112))
        painter.drawPolygon(QPolygonF([spot(x, y, float(height)) for x, y in rim]))
    painter.setPen(QPen(QColor(40, 28, 16), 1.8))
    for line in range(size):
        painter.drawLine(spot(line, 0, 0), spot(line, last, 0))
        painter.drawLine(spot(0, line, 0), spot(last, line, 0))
    painter.setPen(QColor(0, 0, 0, 0))

    def disc(x: float, y: float, z: float, radius: float, color: QColor) -> None:
        painter.setBrush(color)
        painter.drawPolygon(QPolygonF([spot(x + radius * across, y + radius * down, z) for across, down in CIRCLE]))

    for point, color in sorted(shown.stones.items(), key=lambda item: item[0].row):
        x, y = point.column + lot.uniform(-0.1, 0.1), point.row + lot.uniform(-0.1, 0.1)
        disc(x + 0.15, y - 0.1, 0, 0.48, QColor(30, 20, 10, 90))  # its shadow
        for share in np.linspace(-1, 1, 9):  # a lens, from the board to its top
            light = 36 + 14 * float(share) if color is Color.BLACK else 222 + 28 * float(share)
            level, radius = 0.2 + 0.2 * float(share), 0.48 * float(np.sqrt(1 - 0.8 * share**2))
            disc(x, y, level, radius, QColor.fromRgbF(*(light / 255,) * 3))
        disc(x - 0.12, y - 0.05, 0.4, 0.09, QColor(255, 255, 255, 60))  # its gloss
    painter.end()
    noise = np.random.default_rng(1).normal(0, 4, (900, 1200, 1))
    values = blurred(pixels_of(image).astype(np.float32), 1) * np.linspace(1, 0.75, 1200)[None, :, None] + noise
    one, two, three, four = (
        (spot(x, y, 0).x(), spot(x, y, 0).y()) for x, y in ((0, 0), (last, 0), (last, last), (0, last))
    )
    return jpeg(np.clip(values, 0, 255).astype(np.uint8), 88), (one, two, three, four)


@pytest.mark.parametrize("elevation", [85, 55, 45])
def test_stones_are_thick_and_seen_beside_their_points(elevation: float) -> None:
    shown = position(19, 3)
    pixels, corners = taken(shown, elevation)
    assert read(pixels, corners, 19, 19).position.stones == shown.stones


@pytest.mark.parametrize("size", [9, 13, 19])
def test_the_number_of_lines_between_corners_is_the_one_that_fits(size: int) -> None:
    shown = position(size, 3)
    assert read_usual(*taken(shown, 60)).position.stones == shown.stones


@pytest.mark.parametrize("elevation", [85, 55])
def test_gloss_and_grain_of_stones_are_no_numbers(elevation: float) -> None:
    pixels, corners = taken(position(13, 3), elevation)
    board = read(pixels, corners, 13, 13)
    assert not board.position.numbers
    assert board.diagnostics == ()


def test_numbers_are_read_in_a_photo_of_a_figure() -> None:
    shown = numbered(9)
    flat = picture(shown, "print", 60)
    height, width = flat.shape[:2]
    (board,) = recognise(flat).value
    one, two, three, four = (between(CORNERS, x / width, y / height) for x, y in board.corners)
    read_numbers = read(photo(flat, CORNERS), (one, two, three, four), 9, 9).position.numbers
    assert len(read_numbers) >= 0.7 * len(shown.numbers)
    assert {point: shown.numbers[point] for point in read_numbers} == read_numbers


@pytest.mark.parametrize(("elevation", "turn"), [(85, -12), (55, 8), (42, -12)])
def test_a_board_is_found_by_lines_that_meet_far_away(elevation: float, turn: float) -> None:
    shown = position(19, 5, 0.3)
    pixels, corners = taken(shown, elevation, turn)
    (board,) = recognise(pixels).value
    assert board.position.stones == shown.stones
    assert board.confidence is Certainty.CHECK
    assert np.abs(np.subtract(board.corners, corners)).max() < 4


@pytest.mark.parametrize("size", [9, 13])
def test_a_board_at_an_angle_is_found_and_to_be_checked(size: int) -> None:
    shown = position(size, 2)
    (board,) = recognise(photo(picture(shown, "wood", 40), CORNERS)).value
    assert board.position.stones == shown.stones
    assert board.confidence is Certainty.CHECK
    assert "It is seen at an angle: check its corners." in board.evidence
    for corner, rim in zip(board.corners, CORNERS, strict=True):
        assert 5 < np.hypot(*np.subtract(corner, rim)) < 120  # inside the rim


@pytest.mark.parametrize("draw", [chess, sudoku, crossword, othello, table, bricks], ids=lambda draw: draw.__name__)
def test_another_board_at_an_angle_is_none(draw) -> None:
    assert recognise(photo(drawn(draw), CORNERS)).value == ()


def test_corners_are_guessed_from_the_outline_alone() -> None:
    empty = np.full((400, 400, 3), (222, 184, 120), np.uint8)
    seen = photo(empty, CORNERS)
    assert recognise(seen).value == ()
    corners = guessed_corners(seen)
    assert corners is not None
    for corner, rim in zip(corners, CORNERS, strict=True):
        assert np.hypot(*np.subtract(corner, rim)) < 60


def test_no_corners_are_guessed_where_there_is_no_outline() -> None:
    noise = np.random.default_rng(1).integers(0, 256, (300, 400, 3)).astype(np.uint8)
    assert guessed_corners(noise) is None
    assert guessed_corners(np.full((300, 400, 3), 200, np.uint8)) is None
    assert guessed_corners(np.zeros((1, 60_000, 3), np.uint8)) is None

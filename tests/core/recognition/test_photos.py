"""Photos: a board seen at an angle is found by its outline where that is plain, and always to be checked."""

import numpy as np
import pytest

from hen_editor.core.recognition import Certainty, Corners, Pixels, guessed_corners, recognise, within
from hen_editor.core.recognition.pixels import sampled
from tests.core.recognition.made import blurred, jpeg
from tests.core.recognition.test_no_board import chess, drawn, sudoku
from tests.core.recognition.test_reading import picture, position

pytestmark = pytest.mark.usefixtures("qapp")

CORNERS: Corners = ((190.0, 120.0), (560.0, 150.0), (640.0, 520.0), (90.0, 480.0))


def photo(flat: Pixels, corners: Corners, ground: tuple[int, int, int] = (96, 110, 84)) -> Pixels:
    """Return a picture of a flat one seen at an angle, on a ground, in light that falls from one side."""
    height, width = flat.shape[:2]
    places = np.array([[within(corners, (x, y)) for x in range(720)] for y in range(600)])
    across, down = places[..., 0], places[..., 1]
    is_inside = (across >= 0) & (across < 1) & (down >= 0) & (down < 1)
    seen = sampled(flat, np.where(is_inside, across * width - 0.5, 0), np.where(is_inside, down * height - 0.5, 0))
    values = np.where(is_inside[..., None], seen, np.float32(ground)) * np.linspace(1, 0.8, 720)[None, :, None]
    noise = np.random.default_rng(1).normal(0, 3, (600, 720, 1))
    return jpeg(np.clip(blurred(values, 1) + noise, 0, 255).astype(np.uint8), 85)


@pytest.mark.parametrize("size", [9, 13])
def test_a_board_at_an_angle_is_found_and_to_be_checked(size: int) -> None:
    shown = position(size, 2)
    (board,) = recognise(photo(picture(shown, "wood", 40), CORNERS)).value
    assert board.position.stones == shown.stones
    assert board.confidence is Certainty.CHECK
    assert "It is seen at an angle: check its corners." in board.evidence
    for corner, rim in zip(board.corners, CORNERS, strict=True):
        assert 5 < np.hypot(*np.subtract(corner, rim)) < 120  # inside the rim


@pytest.mark.parametrize("draw", [chess, sudoku], ids=lambda draw: draw.__name__)
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

"""Move numbers on stones in pictures: what is read is right, what is not read is said."""

from itertools import count
from random import Random

import numpy as np
import pytest

from hen_editor.core.board import Color, Stones
from hen_editor.core.position import Position
from hen_editor.recognition import Recognised, codes, recognise
from hen_editor.recognition.numbers import together
from hen_editor.styles import STYLES
from tests.recognition.made import blurred, jpeg
from tests.recognition.test_reading import picture, position

pytestmark = pytest.mark.usefixtures("qapp")


def numbered(size: int, first: int = 1, white_begins: bool = False, seed: int = 6) -> Position:
    """Return a position whose stones have numbers in turn."""
    shown = position(size, seed, 0.35)
    order = (Color.WHITE, Color.BLACK) if white_begins else (Color.BLACK, Color.WHITE)
    points = Random(seed).sample([*shown.stones], len([*shown.stones]))
    numbers = dict(zip(points, count(first), strict=False))
    stones = {point: order[(number - 1) % 2] for point, number in numbers.items()}
    return Position(Stones(shown.size, stones), numbers=numbers, order=order)


def unread(board: Recognised) -> int:
    return sum(len(problem.points) for problem in board.diagnostics if problem.kind is codes.UNREAD)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(("first", "white_begins"), [(1, False), (51, True), (120, False)])
def test_numbers_are_read_or_said_to_be_unread(style: str, first: int, white_begins: bool) -> None:
    shown = numbered(9, first, white_begins)
    (board,) = recognise(picture(shown, style, 36)).value
    read = board.position.numbers
    assert {point: shown.numbers.get(point) for point in read} == read
    assert len(read) >= 0.8 * len(shown.numbers)
    assert len(read) + unread(board) >= 0.9 * len(shown.numbers)
    assert board.position.order == shown.order
    assert board.position.stones == shown.stones


@pytest.mark.parametrize(
    "effect",
    [
        lambda pixels: jpeg(pixels, 60),
        lambda pixels: blurred(pixels.astype(np.float32), 1).astype(np.uint8),
        lambda pixels: np.clip(pixels + np.random.default_rng(1).normal(0, 8, pixels.shape), 0, 255).astype(np.uint8),
    ],
    ids=["jpeg", "blurred", "noise"],
)
def test_numbers_are_read_in_spoiled_pictures(effect) -> None:
    shown = numbered(13)
    (board,) = recognise(effect(picture(shown, "print", 30))).value
    read = board.position.numbers
    wrong = [point for point in read if shown.numbers[point] != read[point]]
    assert len(wrong) <= 1
    assert len(read) >= 0.7 * len(shown.numbers)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("cell", [24, 27, 30])
def test_no_number_is_read_or_missed_where_there_is_none(style: str, cell: int) -> None:
    (board,) = recognise(picture(position(13, 6), style, cell)).value
    assert (dict(board.position.numbers), unread(board)) == ({}, 0)


BLACK, WHITE = True, False


@pytest.mark.parametrize(
    ("found", "black", "numbers"),
    [
        # Each is sure.
        ([{1: 0.99}, {2: 0.98}, {3: 0.97}], [BLACK, WHITE, BLACK], [1, 2, 3]),
        # White began.
        ([{1: 0.99}, {2: 0.98}, {3: 0.97}], [WHITE, BLACK, WHITE], [1, 2, 3]),
        # A number that two stones show is neither's, unless the other may show one that is missing.
        ([{1: 0.99}, {2: 0.98}, {1: 0.97}], [BLACK, WHITE, BLACK], [None, 2, None]),
        ([{1: 0.99}, {2: 0.98}, {3: 0.5, 1: 0.4}], [BLACK, WHITE, BLACK], [1, 2, 3]),
        # A number of the wrong colour is misread.
        ([{1: 0.99}, {2: 0.98}, {3: 0.97}, {6: 0.99}], [BLACK, WHITE, BLACK, BLACK], [1, 2, 3, None]),
        # As black plays the odd ones, an 8 is a 3.
        ([{1: 0.99}, {2: 0.98}, {8: 0.5, 3: 0.4}, {4: 0.95}], [BLACK, WHITE, BLACK, WHITE], [1, 2, 3, 4]),
        # Colours do not take turns: these are no moves.
        ([{1: 0.99}, {2: 0.98}, {3: 0.97}, {4: 0.97}], [BLACK, BLACK, BLACK, BLACK], [None] * 4),
        ([{4: 0.2}, {5: 0.6}], [BLACK, WHITE], [None, None]),
    ],
)
def test_numbers_are_surer_together(found, black, numbers) -> None:
    spots = [(0, column) for column in range(len(found))]
    read = together(dict(zip(spots, found, strict=True)), dict(zip(spots, black, strict=True)))
    assert [read.numbers.get(spot) for spot in spots] == numbers
    assert [*read.unread] == [spot for spot, number in zip(spots, numbers, strict=True) if number is None]

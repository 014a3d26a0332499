"""Fit the weights of the network that says which digit a piece of ink is, and write them to `resources/networks`.

    python -m tests.recognition.fitting_digits [BOARDS] [ROUNDS]

The numbers are those of the boards of `made.py`, cut as they are cut when they are read. It takes ten minutes.
"""

import sys
from itertools import pairwise
from random import Random

import numpy as np

from hen_editor.recognition.numbers import NO_DIGIT, SIDE, Inked, features, inked, pieces
from hen_editor.recognition.pixels import lightness_of, squares_around
from tests.recognition.fitting import fit, write
from tests.recognition.made import Made, Written, made

HIDDEN = 96
NEAR = 0.14
"""How far a piece may be from where a digit is, as a share of the height of the number."""

MOST_OTHERS = 4
"""How many pieces of a stone are given that are no digits."""


def examples(boards: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Return the features of pieces of ink, and which digit each is."""
    seen, true = [], []
    for number in range(boards):
        lot = Random(seed * 1_000_003 + number)
        board = made(lot, numbered=True)
        for stone, text in stones(board, lot):
            boxes, labels = labelled(stone, text, lot)
            if boxes:
                ink = np.repeat(stone.ink[None], len(boxes), axis=0)
                seen.append(features(ink, np.array(boxes, np.float64)).astype(np.float16))
                true += labels
    return np.concatenate(seen), np.array(true)


def stones(board: Made, lot: Random) -> list[tuple[Inked, Written | None]]:
    """Return the stones of a board with something on them, and the number that it is."""
    points = np.array(board.points)
    at = np.argwhere(points > 0)[:, ::-1]
    rows, columns = points.shape
    off = (board.corners[1][0] - board.corners[0][0]) / (columns - 1) * lot.choice((0.0, 0.03))
    corners = tuple((x + lot.uniform(-off, off), y + lot.uniform(-off, off)) for x, y in board.corners)
    squares = lightness_of(squares_around(board.pixels, corners, (columns, rows), at, SIDE))
    squares = np.nan_to_num(squares, nan=128)
    found = inked(squares, points[at[:, 1], at[:, 0]] == 1)
    return [
        (stone, board.written.get((int(row), int(column))))
        for stone, (column, row) in zip(found, at, strict=True)
        if stone is not None
    ]


def labelled(stone: Inked, text: Written | None, lot: Random) -> tuple[list, list[int]]:
    """Return the pieces of a stone, and which digit each is: those near to where one was written."""
    height = stone.box.bottom - stone.box.top
    ends = []
    if text is not None:
        places = [(cut + 0.5) * SIDE for cut in text.cuts]
        places[0], places[-1] = stone.box.left, stone.box.right
        ends = [(int(digit), *_tight(stone, *span)) for digit, span in zip(text.text, pairwise(places), strict=True)]
    boxes, labels, others = [], [], []
    for box in pieces(stone):
        tight = _tight(stone, box.left, box.right)
        label = next(
            (
                digit
                for digit, left, right in ends
                if max(abs(tight[0] - left), abs(tight[1] - right)) <= max(1, NEAR * height)
            ),
            NO_DIGIT,
        )
        if label != NO_DIGIT:
            boxes.append(box)
            labels.append(label)
        elif not any(
            max(abs(tight[0] - left), abs(tight[1] - right)) <= max(2, 2 * NEAR * height) for _, left, right in ends
        ):
            others.append(box)
    chosen = lot.sample(others, min(len(others), MOST_OTHERS))
    return boxes + chosen, labels + [NO_DIGIT] * len(chosen)


def _tight(stone: Inked, left: float, right: float) -> tuple[float, float]:
    """Return the first and the last column with ink between two."""
    start = max(0, round(left))
    counts = stone.ink[stone.box.top : stone.box.bottom, start : max(start + 1, round(right))].max(axis=0)
    columns = np.flatnonzero(counts > 0.4)
    return (left, right) if not len(columns) else (start + int(columns[0]), start + int(columns[-1]) + 1)


def noisy(batch: np.ndarray, lot: np.random.Generator) -> np.ndarray:
    """Return examples with a little noise."""
    return batch + lot.normal(0, 0.03, batch.shape).astype(np.float32)


if __name__ == "__main__":
    boards, rounds = (int(each) for each in (*sys.argv[1:3], *("3000", "20")[len(sys.argv) - 1 :]))
    seen, true = examples(boards, 2)
    print(seen.shape, np.bincount(true), flush=True)
    write(fit(seen, true, rounds, HIDDEN, noisy), "digits")

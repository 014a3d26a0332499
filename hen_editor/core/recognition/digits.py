"""Digits on stones: the ink on a stone, the pieces it may be cut into, and what a small network says of each piece.

A number is not cut into digits before they are read, since digits touch in small and in bad pictures: all cuts that may
be are tried, and the network, which knows what is no digit, too, says which are right. Its weights are fitted by
`tests/core/recognition/fitting_digits.py` to numbers in many fonts.
"""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hen_editor.core.recognition.digit_weights import NETWORK
from hen_editor.core.recognition.pixels import Values

SIDE = 32
"""The pixels of a square around a point, whose sides are a cell long."""

HEIGHT, WIDTH = 16, 12
"""The pixels of a piece as the network is given it."""

NO_DIGIT = 10
"""What the network says of a piece that is no digit, after the ten digits."""

_LEAST_REACH, _MOST_REACH = 0.3, 0.42
"""How far from the middle of a stone ink is looked for, in cells: to its outline."""

_LEAST_INK = 0.15
"""How much ink stands out, as a share of the difference between black and white stones."""

_LEAST_HEIGHT, LEAST_CELL = 0.2, 10.0
"""The height of the smallest number that is read, in cells; the pixels of the smallest cells in which one is."""

_LARGEST_GAPS = 2, 7
"""The most pixels without ink within a number, down and across; what is beyond is the outline of the stone."""

_BROADEST = 11
"""The pixels that no stroke is broad."""

_MOST_BESIDE = 2.5
"""How many pixels the middle of a number is beside that of its stone at most, across or down; gloss is in both ways."""

_LEAST_OF_LINE = 0.6
"""The least ink in a row or a column of pixels of a number."""

_MOST_CUTS, _MOST_DIGITS = 7, 3
_LEAST_SHARE = 0.005

_OFFSET = (np.arange(SIDE) + 0.5) / SIDE - 0.5
_DISTANCE = np.hypot(_OFFSET[:, None], _OFFSET[None, :])


class InkBox(NamedTuple):
    """Where ink is in a square: the first column and row, and those after the last."""

    left: int
    top: int
    right: int
    bottom: int


class Inked(NamedTuple):
    """A stone with something on it: how much ink each pixel has, from 0 to 1, and where that is."""

    ink: Values
    box: InkBox


class StoneReading(NamedTuple):
    """What may be written on a stone: how likely each number is, and how likely it is a number at all."""

    numbers: Mapping[int, float]
    is_number: float


_NOTHING = StoneReading({}, 0.0)


def inked(squares: Values, black: npt.NDArray[np.bool_]) -> list[Inked | None]:
    """Return what is on stones, None for nothing. squares: how light the pixels of each are. black: which are black."""
    if not len(squares):
        return []
    inside = _DISTANCE < _LEAST_REACH
    base = np.where(black, np.percentile(squares[:, inside], 25, axis=1), np.percentile(squares[:, inside], 75, axis=1))
    levels = [float(np.median(base[mine])) if mine.any() else level for mine, level in ((black, 0), (~black, 255))]
    least = max(12.0, _LEAST_INK * (levels[1] - levels[0]))
    ink = np.where(black[:, None, None], squares - base[:, None, None], base[:, None, None] - squares)
    ink = np.clip(ink, 0, None)
    ink = ink - _opened(ink)
    for mine in (black, ~black):
        if mine.any():
            ink[mine] *= _reach(ink[mine], least) > _DISTANCE
    return [_inked(one, least) for one in ink]


def _opened(ink: Values) -> Values:
    """Return what is broader than any stroke of a digit, as gloss and shade are."""
    for least in (True, False):
        for axis in (1, 2):
            half = _BROADEST // 2
            around = [(half, half) if axis == other else (0, 0) for other in range(3)]
            windows = np.lib.stride_tricks.sliding_window_view(np.pad(ink, around, mode="edge"), _BROADEST, axis)
            ink = windows.min(axis=-1) if least else windows.max(axis=-1)
    return ink


def _reach(ink: Values, least: float) -> float:
    """Return how far from their middle stones of one colour reach, without their outlines: all around they have ink."""
    for distance in np.arange(_LEAST_REACH, _MOST_REACH, 1 / SIDE):
        ring = np.abs(_DISTANCE - distance) <= 0.5 / SIDE
        if np.median(np.percentile(ink[:, ring], 35, axis=1)) > 0.5 * least:
            return float(distance) - 1 / SIDE
    return _MOST_REACH


def _inked(ink: Values, least: float) -> Inked | None:
    highest = float(np.sort(ink.ravel())[-12:].mean())
    if highest < least:
        return None
    ink = np.clip(ink / highest, 0, 1)
    strong = np.where(ink > 0.35, ink, 0)
    top, bottom = _stretch(strong.sum(axis=1), _LARGEST_GAPS[0])
    left, right = _stretch(strong[top:bottom].sum(axis=0), _LARGEST_GAPS[1])
    top, bottom = _stretch(strong[:, left:right].sum(axis=1), _LARGEST_GAPS[0])
    if min(abs(left + right - SIDE), abs(top + bottom - SIDE)) > 2 * _MOST_BESIDE:
        return None
    return Inked(ink, InkBox(left, top, right, bottom))


def _stretch(amounts: Values, largest_gap: int) -> tuple[int, int]:
    """Return the start and the end of the stretch with the most ink that has no larger gap."""
    places = np.flatnonzero(amounts >= _LEAST_OF_LINE)
    if not len(places):
        return 0, SIDE
    stretches = np.split(places, np.flatnonzero(np.diff(places) > largest_gap + 1) + 1)
    best = max(stretches, key=lambda stretch: float(amounts[stretch].sum()))
    return int(best[0]), int(best[-1]) + 1


def cuts(stone: Inked) -> list[int]:
    """Return the columns at which a number may be cut: its sides, and where it has less ink than on both sides."""
    left, top, right, bottom = stone.box
    counts = stone.ink[top:bottom, left:right].sum(axis=0)
    height, width = bottom - top, right - left
    inner = [
        place
        for place in range(1, width)
        if min(place, width - place) >= 0.15 * height
        and counts[place] <= counts[place - 1]
        and counts[place] < counts[min(place + 1, width - 1)]
    ]
    inner = sorted(inner, key=lambda place: counts[place])[: _MOST_CUTS - 2]
    even = [round(width * share) for share in (1 / 3, 1 / 2, 2 / 3) if width > 0.9 * height]
    return sorted({left, right, *(left + place for place in (*inner, *even) if 0 < place < width)})


def pieces(stone: Inked) -> list[InkBox]:
    """Return the pieces between two cuts that are as wide as a digit may be."""
    places = cuts(stone)
    _, top, _, bottom = stone.box
    height = bottom - top
    return [
        InkBox(left, top, right, bottom)
        for index, left in enumerate(places)
        for right in places[index + 1 :]
        if 0.1 * height <= right - left <= 1.1 * height
    ]


def features(ink: Values, boxes: npt.NDArray[np.float64]) -> Values:
    """Return what the network is given of pieces, one in a row. ink: the square of each. boxes: the box of each.

    A piece is as high as the box of its number, and keeps its shape if it is no wider than usual.
    """
    left, top, right, bottom = boxes.T
    scale = np.maximum((bottom - top) / HEIGHT, (right - left) / WIDTH)
    middle = (left + right) / 2
    x = middle[:, None] + (np.arange(WIDTH) + 0.5 - WIDTH / 2) * scale[:, None]
    y = top[:, None] + (np.arange(HEIGHT) + 0.5) * ((bottom - top) / HEIGHT)[:, None]
    beside = (x < left[:, None]) | (x > right[:, None])
    at_x, at_y = np.clip(x - 0.5, 0, SIDE - 1.001), np.clip(y - 0.5, 0, SIDE - 1.001)
    low_x, low_y = at_x.astype(np.intp), at_y.astype(np.intp)
    share_x, share_y = (at_x - low_x)[:, None, :], (at_y - low_y)[:, :, None]
    number = np.arange(len(boxes))[:, None, None]
    low_x, low_y = low_x[:, None, :], low_y[:, :, None]
    upper = ink[number, low_y, low_x] * (1 - share_x) + ink[number, low_y, low_x + 1] * share_x
    lower = ink[number, low_y + 1, low_x] * (1 - share_x) + ink[number, low_y + 1, low_x + 1] * share_x
    seen = upper * (1 - share_y) + lower * share_y
    seen = np.where(beside[:, None, :], 0, seen) - 0.3
    shape = np.stack([(right - left) / (bottom - top) - 0.5, (bottom - top) / SIDE - 0.4], axis=1)
    return np.concatenate([seen.reshape(len(boxes), -1), 2 * shape], axis=1).astype(np.float32)


def readings(stones: list[Inked | None]) -> list[StoneReading]:
    """Return what may be written on stones."""
    owners = [number for number, stone in enumerate(stones) if stone is not None for _ in pieces(stone)]
    boxes = [box for stone in stones if stone is not None for box in pieces(stone)]
    if not boxes:
        return [_NOTHING for _ in stones]
    ink = np.stack([stone.ink for stone in stones if stone is not None])
    index = np.cumsum([stone is not None for stone in stones]) - 1
    shares = NETWORK.shares(features(ink[index[owners]], np.array(boxes, np.float64)))
    seen: list[dict[tuple[int, int], Values]] = [{} for _ in stones]
    for owner, box, share in zip(owners, boxes, shares, strict=True):
        seen[owner][box.left, box.right] = share
    return [
        _NOTHING if stone is None else _reading(stone.box, share) for stone, share in zip(stones, seen, strict=True)
    ]


def _reading(box: InkBox, shares: dict[tuple[int, int], Values]) -> StoneReading:
    """Return what may be written: numbers that cover all the ink from the left to the right, digit by digit.

    A number is as likely as its least likely digit; different cuts are different guesses at the same number. What is
    no digit may be very many numbers, each hardly likely, so the pieces say whether it is one, and not the sum.
    """
    if (box.bottom - box.top) < _LEAST_HEIGHT * SIDE:
        return _NOTHING
    found: dict[int, float] = {}
    is_number = 0.0
    for path in _paths(box.left, box.right, [*shares], _MOST_DIGITS):
        is_number = max(is_number, min(1 - float(shares[piece][NO_DIGIT]) for piece in path))
        likely = [
            [(digit, float(shares[piece][digit])) for digit in range(10) if shares[piece][digit] > _LEAST_SHARE]
            for piece in path
        ]
        for digits in product(*likely):
            if digits[0][0]:
                number = int("".join(str(digit) for digit, _ in digits))
                share = min(share for _, share in digits)
                found[number] = max(found.get(number, 0.0), share)
    total = sum(found.values())
    return StoneReading({number: share / max(1.0, total) for number, share in found.items()}, is_number)


def _paths(left: int, right: int, spans: list[tuple[int, int]], most: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Iterate over the ways from the left to the right, of at most so many steps."""
    for span in spans:
        if span[0] != left:
            continue
        if span[1] == right:
            yield (span,)
        elif most > 1:
            for rest in _paths(span[1], right, spans, most - 1):
                yield (span, *rest)

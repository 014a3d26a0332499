"""Move numbers on the stones of a board: read one by one, and then together.

A number is not cut into digits before they are read, since digits touch in small and in bad pictures: all possible cuts
are tried, and a network, which also recognises what is no digit, decides which are right. Its weights are fitted by
`tests/recognition/fitting_digits.py` to numbers in many fonts.

Together numbers are surer than alone: a figure shows each move once, and its colours take turns.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hen_editor.recognition.networks import network
from hen_editor.recognition.perspective import is_at_an_angle
from hen_editor.recognition.pixels import Pixels, Values, cell_side, lightness_of, squares_around
from hen_editor.recognition.points import BLACK, EMPTY
from hen_editor.recognition.recognised import Corners

Spot = tuple[int, int]
"""A row and a column."""

SIDE = 32
"""The pixels of a square around a point, whose sides are a cell long."""

_HEIGHT, _WIDTH = 16, 12
"""The size in pixels of a piece as the network gets it."""

NO_DIGIT = 10
"""The class of a piece that is no digit, after those of the ten digits."""

_LEAST_REACH, _MOST_REACH = 0.3, 0.42
"""How far from the middle of a stone ink is looked for, in cells: to its outline."""

_LEAST_INK = 0.15
"""How much ink stands out, as a share of the difference between black and white stones."""

_LEAST_HEIGHT, _LEAST_CELL = 0.2, 10.0
"""The least height of a number that is read, in cells; the least size of a cell in which one is read, in pixels."""

_LARGEST_GAPS = 2, 7
"""The most pixels without ink within a number, down and across; what is beyond is the outline of the stone."""

_BROADEST = 11
"""The width in pixels that no stroke of a digit reaches."""

_MOST_BESIDE = 2.5
"""How far, in pixels, a number may be off the middle of its stone, across or down; gloss is off in both."""

_LEAST_OF_LINE = 0.6
"""The least ink in a row or a column of pixels of a number."""

_MOST_CUTS, _MOST_DIGITS = 7, 3
_LEAST_SHARE = 0.005
"""How likely a digit must be at least to be considered."""

_OFFSET = (np.arange(SIDE) + 0.5) / SIDE - 0.5
_DISTANCE = np.hypot(_OFFSET[:, None], _OFFSET[None, :])

_SURE = 0.9
"""How likely a number must be to be accepted by itself."""

_LIKELY, _TIMES = 0.25, 8.0
"""How likely a number must be, and how many times as likely as the next, if no other stone shows it."""

_SEEMING = 0.2
"""How likely a sign must be a number at all to be reported as one that was not read; gloss and marks are not."""

_FEWEST_IN_STRETCH, _HIGHEST = 4, 1000
"""The fewest stones that can show a stretch of moves, and the limit that numbers stay below."""

_UNKNOWN, _CLEARLY = 0.02, 5.0
"""The least likelihood of any number on a stone; how much better a stretch must fit than others, as a logarithm."""

_MOST_STRAY = 0.2
"""The share of the numbers that may be on stones of the wrong colour; with more, colours do not alternate."""


class ReadNumbers(NamedTuple):
    """Numbers by row and column, whether black stones have the odd ones, and the stones whose number was not read."""

    numbers: Mapping[Spot, int]
    black_is_odd: bool
    unread: Sequence[Spot]


NO_NUMBERS = ReadNumbers({}, black_is_odd=True, unread=())


def numbers_on(pixels: Pixels, corners: Corners, kinds: Values) -> ReadNumbers:
    """Return the numbers on the stones of a board. kinds: what is on each point: rows and columns."""
    rows, columns = kinds.shape
    spots = np.argwhere(kinds != EMPTY)
    if not len(spots) or cell_side(corners, columns, rows) < _LEAST_CELL:
        return NO_NUMBERS
    squares = lightness_of(squares_around(pixels, corners, (columns, rows), spots[:, ::-1], SIDE))
    black = kinds[spots[:, 0], spots[:, 1]] == BLACK
    stones = inked(np.nan_to_num(squares, nan=128.0), black)
    found = _readings(stones)
    signs = [index for index, stone in enumerate(stones) if stone is not None]
    places: list[Spot] = [(int(row), int(column)) for row, column in spots[signs]]
    signed = {place: found[index] for place, index in zip(places, signs, strict=True)}
    read = together(
        {place: reading.numbers for place, reading in signed.items()},
        {place: bool(black[index]) for place, index in zip(places, signs, strict=True)},
    )
    read = read._replace(unread=[place for place in read.unread if signed[place].is_number >= _SEEMING])
    # The gloss and the grain of stones in a photo seem to be numbers, of which hardly any is read.
    return NO_NUMBERS if is_at_an_angle(corners) and len(read.numbers) <= len(read.unread) else read


# One by one: the ink on a stone, the pieces it may be cut into, and which digits these are.


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
    """Return the ink that is broader than any stroke of a digit, such as gloss and shade."""
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
    top, bottom = _inked_stretch(strong.sum(axis=1), _LARGEST_GAPS[0])
    left, right = _inked_stretch(strong[top:bottom].sum(axis=0), _LARGEST_GAPS[1])
    top, bottom = _inked_stretch(strong[:, left:right].sum(axis=1), _LARGEST_GAPS[0])
    if min(abs(left + right - SIDE), abs(top + bottom - SIDE)) > 2 * _MOST_BESIDE:
        return None
    return Inked(ink, InkBox(left, top, right, bottom))


def _inked_stretch(amounts: Values, largest_gap: int) -> tuple[int, int]:
    """Return the start and the end of the stretch with the most ink that has no larger gap."""
    places = np.flatnonzero(amounts >= _LEAST_OF_LINE)
    if not len(places):
        return 0, SIDE
    stretches = np.split(places, np.flatnonzero(np.diff(places) > largest_gap + 1) + 1)
    best = max(stretches, key=lambda stretch: float(amounts[stretch].sum()))
    return int(best[0]), int(best[-1]) + 1


def _cuts(stone: Inked) -> list[int]:
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
    places = _cuts(stone)
    _, top, _, bottom = stone.box
    height = bottom - top
    return [
        InkBox(left, top, right, bottom)
        for index, left in enumerate(places)
        for right in places[index + 1 :]
        if 0.1 * height <= right - left <= 1.1 * height
    ]


def features(ink: Values, boxes: npt.NDArray[np.float64]) -> Values:
    """Return the network's input for pieces, one in each row. ink: the square of each. boxes: the box of each.

    A piece is as high as the box of its number, and keeps its shape if it is no wider than usual.
    """
    left, top, right, bottom = boxes.T
    scale = np.maximum((bottom - top) / _HEIGHT, (right - left) / _WIDTH)
    middle = (left + right) / 2
    x = middle[:, None] + (np.arange(_WIDTH) + 0.5 - _WIDTH / 2) * scale[:, None]
    y = top[:, None] + (np.arange(_HEIGHT) + 0.5) * ((bottom - top) / _HEIGHT)[:, None]
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


def _readings(stones: list[Inked | None]) -> list[StoneReading]:
    """Return what may be written on stones."""
    found = [(number, box) for number, stone in enumerate(stones) if stone is not None for box in pieces(stone)]
    if not found:
        return [_NOTHING for _ in stones]
    owners, boxes = [number for number, _ in found], [box for _, box in found]
    ink = np.stack([stone.ink for stone in stones if stone is not None])
    index = np.cumsum([stone is not None for stone in stones]) - 1
    shares = network("digits").shares(features(ink[index[owners]], np.array(boxes, np.float64)))
    seen: list[dict[tuple[int, int], Values]] = [{} for _ in stones]
    for owner, box, share in zip(owners, boxes, shares, strict=True):
        seen[owner][box.left, box.right] = share
    return [
        _NOTHING if stone is None else _reading(stone.box, share) for stone, share in zip(stones, seen, strict=True)
    ]


def _reading(box: InkBox, shares: dict[tuple[int, int], Values]) -> StoneReading:
    """Return what may be written: numbers that cover all the ink from the left to the right, digit by digit.

    A number is as likely as its least likely digit; different cuts are different guesses at the same number. A sign
    that is no digit may be very many numbers, each hardly likely, so the pieces decide whether it is one, not the sum.
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
    """Iterate over the ways from the left to the right, of at most `most` steps."""
    for span in spans:
        if span[0] != left:
            continue
        if span[1] == right:
            yield (span,)
        elif most > 1:
            for rest in _paths(span[1], right, spans, most - 1):
                yield (span, *rest)


# Together.


def together(found: Mapping[Spot, Mapping[int, float]], is_black: Mapping[Spot, bool]) -> ReadNumbers:
    """Return the numbers that are sure, alone or as no other stone shows them; all other stones are unread.

    found: how likely numbers are on each stone that has some sign. is_black: which of them are black.
    """
    alone = {spot: number for spot, likely in found.items() if (number := _best(likely, _SURE)) is not None}
    odd_black = sum((number % 2 == 1) == is_black[spot] for spot, number in alone.items())
    black_is_odd = 2 * odd_black >= len(alone)
    nothing = ReadNumbers({}, black_is_odd, sorted(found))
    stray = min(odd_black, len(alone) - odd_black)
    if stray > max(1, _MOST_STRAY * len(alone)):
        return nothing
    stretch = _stretch(found, is_black)
    if stretch is not None:
        reach, black_is_odd = stretch
    elif alone:
        reach = range(max(1, min(alone.values()) - 2), max(alone.values()) + 3)
    else:
        return nothing

    def fits(spot: Spot, number: int) -> bool:
        return number in reach and (number % 2 == 1) == (is_black[spot] == black_is_odd)

    fitting = {
        spot: {number: share for number, share in likely.items() if fits(spot, number)}
        for spot, likely in found.items()
    }
    numbers = {spot: number for spot, number in _unique(alone).items() if number in fitting[spot]}
    while more := _unique(_best_left(numbers, fitting)):
        numbers |= more
    return ReadNumbers(numbers, black_is_odd, sorted(found.keys() - numbers.keys()))


def _unique(numbers: Mapping[Spot, int]) -> dict[Spot, int]:
    """Return the numbers that only one stone has."""
    counts = Counter(numbers.values())
    return {spot: number for spot, number in numbers.items() if counts[number] == 1}


def _best_left(numbers: Mapping[Spot, int], found: Mapping[Spot, Mapping[int, float]]) -> dict[Spot, int]:
    """Return what the other stones are likely to show now that these numbers are taken."""
    taken = {*numbers.values()}
    left = {
        spot: {number: share for number, share in found[spot].items() if number not in taken}
        for spot in found.keys() - numbers.keys()
    }
    return {spot: number for spot, likely in left.items() if (number := _best(likely, _LIKELY)) is not None}


def _stretch(found: Mapping[Spot, Mapping[int, float]], is_black: Mapping[Spot, bool]) -> tuple[range, bool] | None:
    """Return the numbers that the stones show if they are moves in a row, and whether black has the odd ones.

    None where it is not clear: another stretch fits nearly as well.
    """
    if len(found) < _FEWEST_IN_STRETCH:
        return None
    length = len(found) + 3
    shares = np.zeros((2, len(found), _HIGHEST + length), np.float32)
    for index, (spot, likely) in enumerate(found.items()):
        for number, share in likely.items():
            shares[int((number % 2 == 1) == is_black[spot]), index, number] = share
    windows = np.lib.stride_tricks.sliding_window_view(shares, length, axis=2).max(axis=3)
    fit = np.log(windows + _UNKNOWN).sum(axis=1)
    fit[:, 0] = fit[:, 1]
    color, start = divmod(int(fit.argmax()), fit.shape[1])
    best = float(fit[color, start])
    others = fit.copy()
    others[color, max(0, start - length // 2 - 2) : start + length // 2 + 3] = -np.inf
    known = float((windows[color, :, start] > _LIKELY).mean())
    if best - float(others.max()) < _CLEARLY or known < 0.5:
        return None
    near = np.flatnonzero(fit[color] > best - 1)
    near = near[np.abs(near - start) <= 4]
    return range(max(1, int(near[0])), int(near[-1]) + length), bool(color)


def _best(likely: Mapping[int, float], least: float) -> int | None:
    """Return the likeliest number, None if it is not likely enough, or others are nearly as likely."""
    order = sorted(likely, key=lambda number: -likely[number])
    if not order or likely[order[0]] < least:
        return None
    is_clear = len(order) == 1 or likely[order[0]] >= _TIMES * likely[order[1]]
    return order[0] if is_clear else None

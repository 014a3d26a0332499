"""Move numbers on the stones of a board: read one by one, and then together.

Together they are surer than alone: a figure shows each move once, and its colours take turns.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from hen_editor.core.recognition.digits import LEAST_CELL, SIDE, inked, readings
from hen_editor.core.recognition.perspective import is_at_an_angle
from hen_editor.core.recognition.pixels import Pixels, Values, cell_side, lightness_of, squares_around
from hen_editor.core.recognition.points import BLACK, EMPTY
from hen_editor.core.recognition.recognised import Corners

Spot = tuple[int, int]
"""A row and a column."""

_SURE = 0.9
"""How likely a number is that is taken alone."""

_LIKELY, _TIMES = 0.25, 8.0
"""How likely a number is that is taken as no other stone shows it, and how many times as likely as the next one."""

_SEEMING = 0.2
"""How likely it is that a sign is a number at all, if it is said to be one that was not read; gloss and marks are
none."""

_FEWEST_IN_STRETCH, _MOST = 4, 1000
"""The fewest stones that may show a stretch of moves, and the end of the numbers."""

_UNKNOWN, _CLEARLY = 0.02, 5.0
"""How likely any number is on a stone at least; how much better than others a stretch fits, as a logarithm."""

_MOST_STRAY = 0.2
"""The share of the numbers that may be those of the other colour; if there are more, they are no moves in turn."""


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
    if not len(spots) or cell_side(corners, columns, rows) < LEAST_CELL:
        return NO_NUMBERS
    squares = lightness_of(squares_around(pixels, corners, (columns, rows), spots[:, ::-1], SIDE))
    black = kinds[spots[:, 0], spots[:, 1]] == BLACK
    stones = inked(np.nan_to_num(squares, nan=128.0), black)
    found = readings(stones)
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


def together(found: Mapping[Spot, Mapping[int, float]], is_black: Mapping[Spot, bool]) -> ReadNumbers:
    """Return the numbers that are sure, alone or as no other stone shows them; all other stones are unread.

    found: how likely numbers are on each stone that has some sign. is_black: which of them are black.
    """
    alone = {spot: number for spot, likely in found.items() if (number := _best(likely, _SURE)) is not None}
    odd_black = sum((number % 2 == 1) == is_black[spot] for spot, number in alone.items())
    black_is_odd = 2 * odd_black >= len(alone)
    stray = min(odd_black, len(alone) - odd_black)
    if stray > max(1, _MOST_STRAY * len(alone)):
        return ReadNumbers({}, black_is_odd, sorted(found))
    stretch = _stretch(found, is_black)
    if stretch is not None:
        reach, black_is_odd = stretch
    elif alone:
        reach = range(max(1, min(alone.values()) - 2), max(alone.values()) + 3)
    else:
        return ReadNumbers({}, black_is_odd, sorted(found))

    def fits(spot: Spot, number: int) -> bool:
        return number in reach and (number % 2 == 1) == (is_black[spot] == black_is_odd)

    counts = Counter(alone.values())
    numbers = {spot: number for spot, number in alone.items() if counts[number] == 1 and fits(spot, number)}
    while len(numbers) < len(found):
        taken = {*numbers.values()}
        more = {}
        for spot in found.keys() - numbers.keys():
            left = {
                number: share for number, share in found[spot].items() if number not in taken and fits(spot, number)
            }
            number = _best(left, _LIKELY)
            if number is not None:
                more[spot] = number
        counts = Counter(more.values())
        more = {spot: number for spot, number in more.items() if counts[number] == 1}
        if not more:
            break
        numbers |= more
    return ReadNumbers(numbers, black_is_odd, sorted(found.keys() - numbers.keys()))


def _stretch(found: Mapping[Spot, Mapping[int, float]], is_black: Mapping[Spot, bool]) -> tuple[range, bool] | None:
    """Return the numbers that the stones show if they are moves in a row, and whether black has the odd ones.

    None where it is not clear: another stretch fits nearly as well.
    """
    if len(found) < _FEWEST_IN_STRETCH:
        return None
    length = len(found) + 3
    shares = np.zeros((2, len(found), _MOST + length), np.float32)
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

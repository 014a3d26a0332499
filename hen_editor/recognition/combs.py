"""Combs: evenly spaced peaks of a profile, which the lines of one direction make."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from hen_editor.recognition.pixels import Values

_MOST_PEAKS = 90
_LEAST_TEETH = 4
_MOST_MISSING = 2
"""The most consecutive teeth that stones may hide."""

_LARGEST_COMBS = 4

_LEAST_CONTRAST = 1.6
"""How many times the usual height of the profile the highest peaks must have; noise has peaks, too."""


class Comb(NamedTuple):
    """Evenly spaced lines: where the first one is, how far they are apart, how many, and how well they fit."""

    start: float
    pitch: float
    lines: int
    score: float

    @property
    def end(self) -> float:
        """Where the last line is."""
        return self.start + self.pitch * (self.lines - 1)


def combs(profile: Values, least_pitch: float) -> list[Comb]:
    """Return the best combs of a profile, the best first. profile: how much of a line is at each place."""
    places, heights = _peaks(profile)
    if len(places) < _LEAST_TEETH:
        return []
    all_places, all_heights = np.array(places), np.array(heights)
    found: list[Comb] = []
    tried: set[tuple[int, int]] = set()
    for first in range(len(places)):
        for second in range(first + 1, min(first + 6, len(places))):
            pitch = places[second] - places[first]
            key = first, second
            if pitch < least_pitch or key in tried:
                continue
            teeth, missing = _extended(places, first, second)
            tried.update((one, other) for one, other in pairwise(teeth))
            if len(teeth) >= _LEAST_TEETH:
                found.append(_comb(all_places, all_heights, teeth, missing))
    found.sort(key=lambda comb: -comb.score)
    kept: list[Comb] = []
    for comb in found:
        if all(not _alike(comb, other) for other in kept):
            kept.append(comb)
        if len(kept) == _LARGEST_COMBS:
            break
    return kept


def _peaks(profile: Values) -> tuple[list[float], list[float]]:
    """Return the places and heights of the highest peaks, by place; heights from 0 to 1, by their roots."""
    smooth = np.convolve(profile, (0.25, 0.5, 0.25), mode="same")
    if len(smooth) < 3 or smooth.max() <= 0:
        return [], []
    middle = smooth[1:-1]
    at = np.flatnonzero((middle >= smooth[:-2]) & (middle > smooth[2:])) + 1
    if not len(at):
        return [], []
    usual = float(np.sort(smooth[at])[-max(1, min(len(at), 12)) :].mean())
    if usual < _LEAST_CONTRAST * float(np.median(smooth)):
        return [], []
    at = at[smooth[at] > usual * 0.08]
    if len(at) > _MOST_PEAKS:
        at = np.sort(at[np.argsort(-smooth[at])[:_MOST_PEAKS]])
    before, here, after = smooth[at - 1], smooth[at], smooth[at + 1]
    bend = before - 2 * here + after
    shift = np.where(bend < 0, 0.5 * (before - after) / np.where(bend < 0, bend, 1), 0)
    heights = np.sqrt(np.minimum(1, here / usual))
    return [float(value) for value in at + np.clip(shift, -0.5, 0.5)], [float(value) for value in heights]


def _extended(places: Sequence[float], first: int, second: int) -> tuple[list[int], int]:
    """Return the peaks that continue the spacing of two of them, and how many teeth are missing between them."""
    teeth, numbers = [first, second], [0, 1]
    missing = 0
    for direction in (1, -1):
        gaps = 0
        while gaps <= _MOST_MISSING:
            pitch = (places[teeth[-1]] - places[teeth[0]]) / (numbers[-1] - numbers[0])
            end = -1 if direction == 1 else 0
            wanted = places[teeth[end]] + direction * pitch * (gaps + 1)
            near = _nearest(places, wanted)
            if abs(places[near] - wanted) <= max(1.3, 0.08 * pitch):
                number = numbers[end] + direction * (gaps + 1)
                teeth.insert(len(teeth) if direction == 1 else 0, near)
                numbers.insert(len(numbers) if direction == 1 else 0, number)
                missing += gaps
                gaps = 0
            else:
                gaps += 1
    return teeth, missing


def _nearest(places: Sequence[float], wanted: float) -> int:
    index = bisect_left(places, wanted)
    if index == len(places) or (index > 0 and wanted - places[index - 1] < places[index] - wanted):
        return index - 1
    return index


def _comb(places: Values, heights: Values, teeth: Sequence[int], missing: int) -> Comb:
    """Return the comb that fits some peaks best; peaks between its teeth count against it."""
    at, weights = places[teeth], heights[teeth]
    gaps = np.diff(at)
    numbers = np.concatenate([[0], np.cumsum(np.maximum(1, np.round(gaps / np.median(gaps))))])
    # The line with the least squares, whose weights are those of the peaks.
    shares = weights**2 / (weights**2).sum()
    middle, place = shares @ numbers, shares @ at
    pitch = shares @ ((numbers - middle) * (at - place)) / (shares @ (numbers - middle) ** 2)
    start = place - pitch * middle
    all_between = (places[teeth[0] : teeth[-1]] - start) / pitch
    between = heights[teeth[0] : teeth[-1]][np.abs(all_between - np.round(all_between)) > 0.2]
    off = np.abs(at - start - pitch * numbers).mean() / pitch
    score = weights.sum() - 0.5 * missing - 0.5 * between.sum() - 8 * off * len(teeth) / 10
    return Comb(float(start), float(pitch), int(numbers[-1]) + 1, float(score))


def _alike(comb: Comb, other: Comb) -> bool:
    """Return whether two combs have the same teeth, for the most part."""
    if abs(comb.pitch - other.pitch) > 0.06 * other.pitch:
        return False
    off = (comb.start - other.start) / other.pitch
    overlap = min(comb.end, other.end) - max(comb.start, other.start)
    return abs(off - round(off)) < 0.2 and overlap > 0.5 * min(comb.end - comb.start, other.end - other.start)

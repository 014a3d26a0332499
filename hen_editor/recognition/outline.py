"""The outline of a board in a photo: four straight sides around a large area of one colour.

It is looked for only where no lines are found that run straight across and down, and is no more than a guess.
"""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from hen_editor.recognition.perspective import FlatArea
from hen_editor.recognition.pixels import Pixels, Values, reduced, unreduced
from hen_editor.recognition.recognised import Corners, Place, between
from hen_editor.recognition.ridges import Mask

_LOOKED_AT = 300
"""The longer side, in pixels, of the reduced picture that is searched."""

_SIDE, _MARGIN = 900, 0.03
"""The side of a flattened board in pixels, and the share of it that is shown around the outline."""

_LINES, _RIM = 19, 0.05
"""The lines of a usual board, and its rim around them, as a share of its side."""

_HUES_APART, _LIGHTS_APART = 14, 55
"""How much the board may differ from its usual colour, in hue and in light."""

_LEAST_AREA = 0.06
"""The share of the picture that a board fills at least."""

_LEAST_FILLED, _MOST_BESIDE = 0.93, 0.08
"""The share of the outline that is filled, and how much more there may be beside it."""

_AT_THE_END = 0.025
"""How near to a corner of the picture, as a share of it, a corner is taken for the picture's, not the board's."""

_SAMPLES = np.linspace(0.06, 0.94, 45)


def outlines(pixels: Pixels) -> Iterator[Corners]:
    """Iterate over the plain outlines of what may be a board, the likeliest first; there is often none."""
    factor = max(1, round(max(pixels.shape[:2]) / _LOOKED_AT))
    small = reduced(pixels, factor)
    if min(small.shape[:2]) < 40:
        return
    hues, light = _hues(small), small.astype(np.float32).mean(axis=2)
    tried = np.zeros(light.shape, np.bool_)
    height, width = light.shape
    for y, x in ((0.5, 0.5), (0.42, 0.42), (0.58, 0.58), (0.42, 0.58), (0.58, 0.42), (0.5, 0.35), (0.5, 0.65)):
        seed = int(y * height), int(x * width)
        if tried[seed]:
            continue
        area = _area(hues, light, seed)
        tried |= area
        found = _quadrangle(area)
        if found is not None:
            yield unreduced(found, factor)


def within_outline(outline: Corners) -> FlatArea:
    """Return the area of a board in an outline, with a little around it; the rim is as on boards of 19 lines."""
    ends = (-_MARGIN, 1 + _MARGIN)
    one, two, four, three = (between(outline, across, down) for down in ends for across in ends)
    around = (_RIM + _MARGIN) / (1 - 2 * _RIM) * (_LINES - 1)
    cells = _LINES - 1 + 2 * around
    return FlatArea((one, two, three, four), (cells, cells), around, _SIDE / cells)


def _hues(pixels: Pixels) -> Values:
    """Return two numbers for the hue of each pixel, the same in light and in shade."""
    values = pixels.astype(np.float32)
    light = values.mean(axis=2) + 24
    hues = np.stack([values[..., 0] - values[..., 1], values[..., 1] - values[..., 2]], axis=2)
    return np.asarray(128 * hues / light[..., None], np.float32)


def _area(hues: Values, light: Values, seed: tuple[int, int]) -> Mask:
    """Return the area around a place that has the usual colour near it; gaps left by lines and stones are closed."""
    y, x = seed
    reach = max(6, min(light.shape) // 12)
    near = slice(max(0, y - reach), y + reach), slice(max(0, x - reach), x + reach)
    hue, level = np.median(hues[near], axis=(0, 1)), float(np.median(light[near]))
    alike = (np.abs(hues - hue).max(axis=2) < _HUES_APART) & (np.abs(light - level) < _LIGHTS_APART)
    size = max(2, max(light.shape) // 60)
    closed = _spread(~_spread(~_spread(alike, size), 2 * size), size)
    return _connected_to(closed & _spread(alike, size), near)


def _spread(mask: Mask, reach: int) -> Mask:
    """Return a mask grown by `reach` pixels in all directions."""
    for axis in (0, 1):
        sums = np.cumsum(
            np.pad(mask.astype(np.int32), [(reach + 1, reach) if axis == n else (0, 0) for n in (0, 1)]), axis
        )
        count = mask.shape[axis]
        span = 2 * reach + 1
        mask = (np.take(sums, range(span, span + count), axis) - np.take(sums, range(count), axis)) > 0
    return mask


def _connected_to(mask: Mask, near: tuple[slice, slice]) -> Mask:
    """Return the part of a mask that is connected to an area of it."""
    found = np.zeros_like(mask)
    found[near] = mask[near]
    count = 0
    while count != (count := int(found.sum())):
        for axis in (0, 1):
            for step in (1, -1):  # sweep in all four directions, so that a few rounds are enough
                lines, through = np.moveaxis(found, axis, 0)[::step], np.moveaxis(mask, axis, 0)[::step]
                for index in range(1, len(lines)):
                    lines[index] |= lines[index - 1] & through[index]
    return found


def _quadrangle(area: Mask) -> Corners | None:
    """Return the four straight sides around an area, None if there are none."""
    height, width = area.shape
    ys, xs = np.nonzero(area)
    if len(xs) < _LEAST_AREA * area.size:
        return None
    ends = [
        (int(xs[index]), int(ys[index]))
        for index in ((xs + ys).argmin(), (xs - ys).argmax(), (xs + ys).argmax(), (xs - ys).argmin())
    ]
    middle = np.mean(ends, axis=0)
    lines = []
    for index in range(4):
        line = _side(area, np.array(ends[index], float), np.array(ends[(index + 1) % 4], float), middle)
        if line is None:
            return None
        lines.append(line)
    corners = [_crossing(lines[index - 1], lines[index]) for index in range(4)]
    if any(corner is None for corner in corners):
        return None
    quadrangle = np.array(corners, float)
    if (quadrangle < -3).any() or (quadrangle[:, 0] > width + 3).any() or (quadrangle[:, 1] > height + 3).any():
        return None
    ends_of_picture = np.array([(0, 0), (width, 0), (width, height), (0, height)])
    if (np.abs(quadrangle - ends_of_picture).max(axis=1) < _AT_THE_END * max(width, height)).sum() > 1:
        return None  # it is the picture that ends there, not the board
    inside = _inside(area.shape, quadrangle)
    if inside.sum() < _LEAST_AREA * area.size:
        return None
    filled = float(_filled(area)[inside].mean())
    beside = float((area & ~_inside(area.shape, middle + (quadrangle - middle) * 1.06)).sum() / inside.sum())
    if filled < _LEAST_FILLED or beside > _MOST_BESIDE:
        return None
    one, two, three, four = ((float(x), float(y)) for x, y in quadrangle)
    return one, two, three, four


def _side(
    area: Mask, start: npt.NDArray[np.float64], end: npt.NDArray[np.float64], middle: npt.NDArray[np.float64]
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]] | None:
    """Return a place on the side of an area and its direction, None if it is not straight."""
    along = end - start
    length = float(np.hypot(*along))
    if length < 0.15 * min(area.shape):
        return None
    outward = np.array([along[1], -along[0]]) / length
    if outward @ (middle - start) > 0:
        outward = -outward
    depth = np.arange(-0.15 * length, 0.08 * length)
    places = (start + _SAMPLES[:, None] * along)[:, None, :] + depth[None, :, None] * outward
    x, y = np.round(places[..., 0]).astype(int), np.round(places[..., 1]).astype(int)
    is_in = (x >= 0) & (y >= 0) & (x < area.shape[1]) & (y < area.shape[0])
    hit = is_in & area[np.clip(y, 0, area.shape[0] - 1), np.clip(x, 0, area.shape[1] - 1)]
    is_seen = hit.any(axis=1)
    if is_seen.mean() < 0.8:
        return None
    last = hit.shape[1] - 1 - hit[:, ::-1].argmax(axis=1)
    at, off = _SAMPLES[is_seen], depth[last[is_seen]]
    kept = np.ones(len(at), np.bool_)
    slope = start_off = 0.0
    rest = off
    for _ in range(4):
        slope, start_off = np.polyfit(at[kept], off[kept], 1)
        rest = np.abs(off - slope * at - start_off)
        kept = rest <= max(1.5, 2 * float(np.median(rest)))
    if kept.mean() < 0.7 or float(np.median(rest)) > 0.012 * length + 0.5:
        return None
    return start + start_off * outward, along + slope * outward


def _crossing(
    one: tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]],
    other: tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]],
) -> Place | None:
    """Return where two lines cross, None if they are nearly parallel."""
    (start, along), (begin, beyond) = one, other
    area = along[0] * beyond[1] - along[1] * beyond[0]
    if abs(area) < 0.2 * float(np.hypot(*along) * np.hypot(*beyond)):
        return None
    share = ((begin - start)[0] * beyond[1] - (begin - start)[1] * beyond[0]) / area
    x, y = start + share * along
    return float(x), float(y)


def _inside(shape: tuple[int, ...], corners: npt.NDArray[np.float64]) -> Mask:
    """Return which pixels are within four corners in their order."""
    y, x = np.mgrid[: shape[0], : shape[1]]
    found = np.ones(shape, np.bool_)
    for (x1, y1), (x2, y2) in zip(corners, np.roll(corners, -1, axis=0), strict=True):
        found &= (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) >= 0
    return found


def _filled(area: Mask) -> Mask:
    """Return an area without holes: what has some of it on both sides, across and down."""
    found = np.ones_like(area)
    for axis in (0, 1):
        before = np.logical_or.accumulate(area, axis=axis)
        after = np.flip(np.logical_or.accumulate(np.flip(area, axis), axis=axis), axis)
        found &= before & after
    return found

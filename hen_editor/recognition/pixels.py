"""Pixels: how light they are, pictures made smaller, and boards straightened from four corners."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from hen_editor.recognition.recognised import Corners, projection

Pixels: TypeAlias = npt.NDArray[np.uint8]
"""A picture: rows, columns, and three channels of sRGB."""

Values: TypeAlias = npt.NDArray[np.float32]
"""Numbers of any shape; docstrings give the shape."""

CELL = 16
"""The pixels of a cell of a straightened board: digits can still be told apart, and 625 points take 30 ms."""

MARGIN = 1
"""The cells around the outermost lines that are straightened, too, to see whether lines go on."""


def lightness(pixels: Pixels) -> npt.NDArray[np.uint8]:
    """Return how light each pixel is, from 0 to 255: twice the green, with red and blue, which eyes see less."""
    light = pixels[..., 1].astype(np.uint16)
    light *= 2
    light += pixels[..., 0]
    light += pixels[..., 2]
    light >>= 2
    return light.astype(np.uint8)


def lightness_of(values: Values) -> Values:
    """Return the lightness, as `lightness` does, of numbers whose last axis is the three channels."""
    return np.asarray((values[..., 0] + 2 * values[..., 1] + values[..., 2]) / 4, np.float32)


def reduced(pixels: Pixels, factor: int) -> Pixels:
    """Return a picture whose pixels are the means of squares of `factor` by `factor`; what is left over is cut off."""
    if factor <= 1:
        return pixels
    rows, columns = pixels.shape[0] // factor, pixels.shape[1] // factor
    sums = np.zeros((rows, columns, *pixels.shape[2:]), np.uint32 if factor > 16 else np.uint16)
    for y in range(factor):
        for x in range(factor):
            sums += pixels[y : rows * factor : factor, x : columns * factor : factor]
    sums //= factor * factor
    return sums.astype(np.uint8)


def unreduced(corners: Corners, factor: float) -> Corners:
    """Return where corners are in a picture that was made smaller by a factor, or larger by one below 1."""
    one, two, three, four = (((x + 0.5) * factor - 0.5, (y + 0.5) * factor - 0.5) for x, y in corners)
    return one, two, three, four


def enlarged(pixels: Pixels) -> Pixels:
    """Return a picture twice as large, smoothed between the pixels."""
    wide = pixels.astype(np.uint16)
    for axis in (0, 1):
        before = np.concatenate([np.take(wide, [0], axis), np.take(wide, range(wide.shape[axis] - 1), axis)], axis)
        after = np.concatenate([np.take(wide, range(1, wide.shape[axis]), axis), np.take(wide, [-1], axis)], axis)
        pair = np.stack([(before + 3 * wide + 2) // 4, (3 * wide + after + 2) // 4], axis + 1)
        shape = list(wide.shape)
        shape[axis] *= 2
        wide = pair.reshape(shape)
    return wide.astype(np.uint8)


def straightened(pixels: Pixels, corners: Corners, columns: int, rows: int) -> Values:
    """Return the board between four corners with cells of `CELL` pixels, and `MARGIN` cells around it.

    The array has three channels, and is NaN where the picture ends.
    """
    fine = 2 * CELL  # each pixel is the mean of four samples, so that no thin line falls between them
    size_x, size_y = (columns - 1 + 2 * MARGIN) * fine, (rows - 1 + 2 * MARGIN) * fine
    across = ((np.arange(size_x) + 0.5) / fine - MARGIN) / max(1, columns - 1)
    down = ((np.arange(size_y) + 0.5) / fine - MARGIN) / max(1, rows - 1)
    u, v = np.meshgrid(across, down)
    x, y = between_all(corners, u, v)
    samples = _sampled_finely(pixels, x, y, cell_side(corners, columns, rows) / fine)
    means: Values = samples.reshape(size_y // 2, 2, size_x // 2, 2, 3).mean(axis=(1, 3))
    return means


def squares_around(
    pixels: Pixels, corners: Corners, size: tuple[int, int], at: npt.NDArray[np.intp], side: int
) -> Values:
    """Return what is around some points between four corners as squares of `side` pixels, with three channels.

    Their sides are as long as those of a cell, the shorter ones where it is oblong, so that stones are round.
    size: the columns and rows. at: the column and the row of each point.
    """
    columns, rows = size
    width, height = _pitches(corners, columns, rows)
    step = ((np.arange(side) + 0.5) / side - 0.5) * min(width, height)
    across = (at[:, 0, None, None] + step[None, None, :] / width) / max(1, columns - 1)
    down = (at[:, 1, None, None] + step[None, :, None] / height) / max(1, rows - 1)
    x, y = between_all(corners, *np.broadcast_arrays(across, down))
    return _sampled_finely(pixels, x, y, cell_side(corners, columns, rows) / side)


def _sampled_finely(pixels: Pixels, x: npt.NDArray[np.float64], y: npt.NDArray[np.float64], distance: float) -> Values:
    """Return a picture at places between its pixels; where these are far apart, each is the mean of those around it.

    distance: the pixels of the picture from place to place.
    """
    factor = max(1, int(distance))
    if factor > 1:
        left, top, pixels = _cut(pixels, x, y, factor)
        pixels = reduced(pixels, factor)
        x, y = (x - left + 0.5) / factor - 0.5, (y - top + 0.5) / factor - 0.5
    return sampled(pixels, x, y)


def between_all(
    corners: Corners, across: npt.NDArray[np.float64], down: npt.NDArray[np.float64]
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Return the places at many shares of the way across and down between four corners, as `between` does for one."""
    a, b, c, d, e, f, g, h = projection(corners)
    w = g * across + h * down + 1
    return (a * across + b * down + c) / w, (d * across + e * down + f) / w


def sampled(pixels: Pixels, x: npt.NDArray[np.float64], y: npt.NDArray[np.float64]) -> Values:
    """Return a picture at places between its pixels; NaN beyond its border."""
    height, width = pixels.shape[:2]
    outside = (x < -0.5) | (y < -0.5) | (x > width - 0.5) | (y > height - 0.5)
    x, y = np.clip(x, 0, width - 1), np.clip(y, 0, height - 1)
    left, top = np.minimum(x.astype(np.intp), max(0, width - 2)), np.minimum(y.astype(np.intp), max(0, height - 2))
    share_x, share_y = (x - left).astype(np.float32)[..., None], (y - top).astype(np.float32)[..., None]
    in_one_row, places = pixels.reshape(height * width, -1), top * width + left
    right, below = int(width > 1), width * int(height > 1)
    one, two, three, four = (in_one_row.take(places + step, axis=0) for step in (0, right, below, below + right))
    upper, lower = one * (1 - share_x) + two * share_x, three * (1 - share_x) + four * share_x
    made: Values = (upper * (1 - share_y) + lower * share_y).astype(np.float32)
    made[outside] = np.nan
    return made


def cell_side(corners: Corners, columns: int, rows: int) -> float:
    """Return the pixels of a cell: the least of the four sides, since perspective makes some of them smaller."""
    ends = zip(corners, (*corners[1:], corners[0]), (columns, rows, columns, rows), strict=True)
    return min(float(np.hypot(x2 - x1, y2 - y1)) / max(1, lines - 1) for (x1, y1), (x2, y2), lines in ends)


def _pitches(corners: Corners, columns: int, rows: int) -> tuple[float, float]:
    """Return the pixels from line to line, across and down, in the middle of a board."""
    sides = [np.subtract(corners[(index + 1) % 4], corners[index]) for index in range(4)]
    across, down = ((sides[index] - sides[index + 2]) / 2 for index in (0, 1))
    return float(np.hypot(*across)) / max(1, columns - 1), float(np.hypot(*down)) / max(1, rows - 1)


def _cut(
    pixels: Pixels, x: npt.NDArray[np.float64], y: npt.NDArray[np.float64], factor: int
) -> tuple[int, int, Pixels]:
    """Return the left, the top and the pixels of the part of a picture in which some places are."""
    height, width = pixels.shape[:2]
    left, top = int(np.clip(x.min() - factor, 0, width - 1)), int(np.clip(y.min() - factor, 0, height - 1))
    right, bottom = int(np.clip(x.max() + 2 * factor, 1, width)), int(np.clip(y.max() + 2 * factor, 1, height))
    return left, top, pixels[top : max(bottom, top + 1), left : max(right, left + 1)]

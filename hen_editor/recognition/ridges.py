"""Ridges: pixels darker, or lighter, than both sides, as on the lines of a board, unlike steps, as at stones."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hen_editor.recognition.recognised import Corners

Mask = npt.NDArray[np.bool_]

_DISTANCES = (2, 4)
"""How far the sides are that a pixel is compared with: for lines of up to 3, and of up to 7 pixels."""

_RUN, _LEAST_OF_RUN = 9, 7
"""The pixels of a run, and how many of them are ridges in a line; letters are smaller."""

_AROUND = 4
"""How far, in pixels, the ridges of a board reach beyond its outermost lines."""

_SMOOTHED = 5
"""How many pixels before and after each one are averaged to close the gaps of broken lines."""


class KindOfLines(NamedTuple):
    """How lines differ from the board.

    dark: whether they are darker, not lighter. broken: whether they have gaps, as in scans of two colours. contrast: by
    how much they differ in lightness at least: lines on wood have 30 and more, the noise of JPEG 5.
    """

    dark: bool = True
    broken: bool = False
    contrast: int = 9


class Ridges(NamedTuple):
    """The ridges of a picture, in its shape, and which of them are in runs.

    across, down: those of horizontal and of vertical lines, and the pixels beside them, since lines may be a pixel off
    where the picture was scaled or turned. runs_across, runs_down: those that are in a run.
    """

    across: Mask
    down: Mask
    runs_across: Mask
    runs_down: Mask

    def beside(self, boards: Sequence[Corners]) -> "Ridges":
        """Return the ridges with none of the runs that are within the corners of some boards."""
        across, down = self.runs_across.copy(), self.runs_down.copy()
        for corners in boards:
            left, top = (max(0, int(least) - _AROUND) for least in np.min(corners, axis=0))
            right, bottom = (int(most) + _AROUND + 1 for most in np.max(corners, axis=0))
            across[top:bottom, left:right] = down[top:bottom, left:right] = False
        return self._replace(runs_across=across, runs_down=down)


def ridges(light: npt.NDArray[np.uint8], kind: KindOfLines) -> Ridges:
    """Return the ridges of a picture. light: how light its pixels are."""
    # Whole numbers of 16 bits take a quarter of the memory of floats.
    values = light.astype(np.int16) if kind.dark else 255 - light.astype(np.int16)
    down = _down(_smoothed_down(values) if kind.broken else values, kind.contrast)
    across = _down(_smoothed_down(values.T) if kind.broken else values.T, kind.contrast).T
    return Ridges(_thickened(across, 0), _thickened(down, 1), _runs(across.T).T, _runs(down))


def _down(values: npt.NDArray[np.int16], contrast: int) -> Mask:
    """Return the ridges of vertical lines."""
    found = np.zeros(values.shape, np.bool_)
    for distance in _DISTANCES:
        if values.shape[1] > 2 * distance:
            middle = values[:, distance:-distance] + contrast
            found[:, distance:-distance] |= (middle <= values[:, : -2 * distance]) & (
                middle <= values[:, 2 * distance :]
            )
    return found


def _smoothed_down(values: npt.NDArray[np.int16]) -> npt.NDArray[np.int16]:
    """Return the means of pixels and those above and below them, which fill the gaps of vertical lines."""
    sums = np.cumsum(np.pad(values, ((_SMOOTHED + 1, _SMOOTHED), (0, 0)), mode="edge"), axis=0, dtype=np.int32)
    length = 2 * _SMOOTHED + 1
    return ((sums[length:] - sums[:-length]) // length).astype(np.int16)


def _runs(down: Mask) -> Mask:
    """Return which ridges of vertical lines have enough others above and below."""
    if down.shape[0] <= _RUN:
        return np.zeros_like(down)
    counts = np.zeros((down.shape[0] + 1 - _RUN, down.shape[1]), np.uint8)
    for start in range(_RUN):
        counts += down[start : start + len(counts)]
    found = np.zeros_like(down)
    half = _RUN // 2
    found[half : half + len(counts)] = counts >= _LEAST_OF_RUN
    return found & down


def _thickened(mask: Mask, axis: int) -> Mask:
    """Return a mask with its neighbours in one direction."""
    made = mask.copy()
    if axis == 0:
        made[1:] |= mask[:-1]
        made[:-1] |= mask[1:]
    else:
        made[:, 1:] |= mask[:, :-1]
        made[:, :-1] |= mask[:, 1:]
    return made

"""What is on each point of a straightened board: how likely it is empty, black and white."""

import numpy as np

from hen_editor.core.recognition.pixels import CELL, MARGIN, Values

EMPTY, BLACK, WHITE = range(3)
"""The last axis of what is likely."""


def patches(board: Values, columns: int, rows: int, reach: float) -> Values:
    """Return the squares around all points of a straightened board: rows, columns, and the pixels of a square.

    board: a single channel. reach: the cells from a point to the sides of its square, at most `MARGIN`.
    """
    half = round(reach * CELL)
    start = MARGIN * CELL - half
    windows = np.lib.stride_tricks.sliding_window_view(board, (2 * half, 2 * half))
    return windows[start::CELL, start::CELL][:rows, :columns]


def likelihoods(board: Values, columns: int, rows: int) -> Values:
    """Return how likely each point is empty, black or white: rows, columns and these three, which add up to 1."""
    light = np.nan_to_num(board.mean(axis=2), nan=128.0)
    squares = patches(light, columns, rows, 0.5)
    offset = (np.arange(CELL) + 0.5) / CELL - 0.5
    distance = np.hypot(offset[:, None], offset[None, :])
    ring = np.median(squares[..., (distance > 0.2) & (distance < 0.38)], axis=-1)
    corners = np.median(squares[..., distance > 0.6], axis=-1)
    ground = float(np.median(corners))
    found = np.full((rows, columns, 3), 0.05, np.float32)
    kinds = np.where(ring < ground - 45, BLACK, np.where(ring > ground + 20, WHITE, EMPTY))
    np.put_along_axis(found, kinds[..., None], 0.9, axis=2)
    return found

"""The mark of the last move: the one stone that is marked where no other is."""

import numpy as np

from hen_editor.core.recognition.pixels import CELL, Values, lightness_of
from hen_editor.core.recognition.points import BLACK, EMPTY, WHITE, patches

_REACH = 0.375
"""How far a mark reaches from the middle of its stone, in cells."""

_LEAST, _MOST_OF_OTHERS = 9.0, 0.5
"""How much a marked stone differs from the usual one of its colour, in lightness; the next one at most half as much."""

_LEAST_STONES = 3
"""The stones of a colour from which it is known what they usually look like."""

_SYMMETRY = 0.7
"""How much a mark is like itself, turned by a quarter: dots, circles, squares and crosses are, digits and triangles are
not."""


def last_move(board: Values, kinds: Values) -> tuple[int, int] | None:
    """Return the row and the column of the stone that is marked as the last move, None if that is not sure.

    board: straightened. kinds: what is on each point: rows and columns.
    """
    rows, columns = kinds.shape
    squares = np.nan_to_num(patches(lightness_of(board), columns, rows, _REACH))
    offset = (np.arange(squares.shape[-1]) + 0.5) / CELL - _REACH
    inside = np.hypot(offset[:, None], offset[None, :]) < 0.34
    off = np.zeros_like(squares)
    for kind in (BLACK, WHITE):
        stones = kinds == kind
        if 0 < stones.sum() < _LEAST_STONES:
            return None
        if stones.any():
            off[stones] = squares[stones] - np.median(squares[stones], axis=0)
            # A stone that is lighter as a whole is not marked.
            off[stones] -= np.median(off[stones][:, inside], axis=1)[:, None, None]
    off *= inside
    amounts = np.where(kinds == EMPTY, 0.0, np.abs(off).sum(axis=(2, 3)) / inside.sum())
    order = np.argsort(amounts.ravel())
    best, next_best = (float(amounts.ravel()[index]) for index in (order[-1], order[-2]))
    if best < _LEAST or next_best > _MOST_OF_OTHERS * best:
        return None
    row, column = divmod(int(order[-1]), columns)
    mark = off[row, column]
    likeness = float((mark * np.rot90(mark)).sum() / max(1e-6, (mark * mark).sum()))
    return (row, column) if likeness >= _SYMMETRY else None

"""What is on each point of a straightened board: how likely it is empty, black and white; which stone is marked.

Each point is looked at as a square of pixels, compared with the board's own colour, which is taken at the centres of
the cells: no stone reaches them. A small network with one hidden layer says what is there; its weights are fitted by
`tests/recognition/fitting.py` to boards drawn in all styles that may be. Rules that fit one program failed for
others: digits turn white stones dark, paper is as white as stones, and circles mark empty points.
"""

import numpy as np
import numpy.typing as npt

from hen_editor.recognition.networks import network
from hen_editor.recognition.pixels import CELL, MARGIN, Values, lightness_of

EMPTY, BLACK, WHITE = range(3)
"""The last axis of what is likely."""

_REACH = 0.625
"""How far a square around a point reaches, in cells: to the outlines of neighbours, which show how large stones are."""

SIDE = 2 * round(_REACH * CELL)
"""The side of the square, in pixels."""

_LIGHT = SIDE * SIDE * 5 // 4
"""The index of the feature that is the lightness of a stone on the point."""

DOUBTFUL = 0.95
"""A point is in doubt unless its likeliest reading is likelier than this."""

_ALIKE = 0.1
"""How much stones of one colour may differ in lightness, as a share of the difference between the two colours."""

_MIDDLE, _SAME, _COLORED = 0.19, 4, 30
"""How far the middle of a point reaches, in cells; how much its colour differs at most from that of the board; how much
the channels of a board of wood differ at least."""

_WARM_TINT, _OTHER_TINT = 100, 45
"""How much the channels of a stone differ at most: in warm light, and towards green, blue or purple."""

_CENTRE = 2
"""Half the side of the centre of a cell, in pixels."""

_MARK_REACH = 0.375
"""How far a mark reaches from the middle of its stone, in cells."""

_LEAST_MARKED, _MOST_OF_OTHERS = 9.0, 0.5
"""How much a marked stone differs in lightness from others of its colour; the next one may do so half as much."""

_LEAST_STONES = 3
"""The least number of stones of a colour that shows what they usually look like."""

_SYMMETRY = 0.7
"""How similar a mark is to itself after a quarter turn: dots, circles, squares and crosses are, unlike digits and
triangles."""


def patches(board: Values, columns: int, rows: int, reach: float) -> Values:
    """Return the squares around all points of a straightened board: rows, columns, and the pixels of a square.

    board: a single channel. reach: the cells from a point to the sides of its square, at most `MARGIN`.
    """
    half = round(reach * CELL)
    start = MARGIN * CELL - half
    windows = np.lib.stride_tricks.sliding_window_view(board, (2 * half, 2 * half))
    return windows[start::CELL, start::CELL][:rows, :columns]


def ground(board: Values, columns: int, rows: int) -> Values:
    """Return the colour of the board around each point: rows, columns and channels.

    It is the median of the centres of the cells around it, so that light that falls from one side does no harm.
    """
    if np.isnan(board).any():  # where the picture ends, the board is taken to go on
        board = np.where(np.isnan(board), np.nanmedian(board, axis=(0, 1)), board)
    start = MARGIN * CELL + CELL // 2 - _CENTRE
    windows = np.lib.stride_tricks.sliding_window_view(board, (2 * _CENTRE, 2 * _CENTRE), axis=(0, 1))
    centres = np.median(windows[start::CELL, start::CELL][: rows - 1, : columns - 1], axis=(-2, -1))
    around = np.pad(centres, ((1, 1), (1, 1), (0, 0)), mode="edge")
    four = np.stack([around[:-1, :-1], around[:-1, 1:], around[1:, :-1], around[1:, 1:]])
    return np.asarray(np.median(four, axis=0), np.float32)


def features(board: Values, columns: int, rows: int) -> Values:
    """Return the network's input for each point: rows, columns and the numbers of a point, around 0.

    These are the lightness and the hue of its pixels compared with the board's, and traits of the whole picture: how
    light the board is, and its darkest and lightest points.
    """
    base = ground(board, columns, rows)
    light, base_light = lightness_of(board), lightness_of(base)
    squares = patches(light, columns, rows, _REACH) - base_light[..., None, None]
    squares = np.nan_to_num(squares, nan=0.0)
    hue = np.zeros((rows, columns, SIDE // 2, SIDE // 2), np.float32)
    for one, other in ((0, 1), (2, 1)):
        difference = patches(board[..., one] - board[..., other], columns, rows, _REACH)
        difference = difference - (base[..., one] - base[..., other])[..., None, None]
        halved = np.nan_to_num(difference).reshape(rows, columns, SIDE // 2, 2, SIDE // 2, 2).mean(axis=(3, 5))
        hue += np.abs(halved)
    ring = np.median(squares[..., _RING], axis=-1)
    low, high = np.percentile(ring, (3, 97))
    chroma = np.abs(base[..., 0] - base[..., 1]) + np.abs(base[..., 2] - base[..., 1])
    context = np.stack(
        [ring, np.full_like(ring, low), np.full_like(ring, high), base_light - 128, chroma, ring - low, high - ring], -1
    )
    pieces = [squares.reshape(rows, columns, -1), hue.reshape(rows, columns, -1), context]
    return np.asarray(np.concatenate(pieces, axis=2) / 64, np.float32)


def likelihoods(board: Values, columns: int, rows: int) -> Values:
    """Return how likely each point is empty, black or white: rows, columns and these three, which add up to 1.

    The network is asked about all eight symmetries of the square, since a stone is the same from all sides; then the
    points are compared with one another, and with the board.
    """
    seen = features(board, columns, rows).reshape(rows * columns, -1)
    found = np.mean([network("points").shares(turned) for turned in symmetries(seen)], axis=0)
    found = _told_apart(found, seen[:, _LIGHT])
    is_ring = (found.argmax(axis=1) == BLACK) & _shows_board(board, columns, rows).ravel()
    found[is_ring] = 0.9, 0.1, 0.0
    is_disc = (found.argmax(axis=1) != EMPTY) & _is_colored(board, columns, rows).ravel()
    found[is_disc] = 0.9, 0.05, 0.05
    return np.asarray(found.reshape(rows, columns, 3), np.float32)


def _shows_board(board: Values, columns: int, rows: int) -> npt.NDArray[np.bool_]:
    """Return at which points the colour of the board is seen in the middle, as inside of a large circle: rows, columns.

    A board that is grey has no colour of its own: stones may have it.
    """
    channels = (patches(board[..., channel], columns, rows, _MIDDLE) for channel in range(3))
    middle = np.stack([np.median(channel[..., _BESIDE_LINES], axis=-1) for channel in channels], -1)
    base = ground(board, columns, rows)
    is_same = np.abs(middle - base).max(axis=-1) < _SAME
    return np.asarray(is_same & (np.ptp(base, axis=-1) > _COLORED))


def _is_colored(board: Values, columns: int, rows: int) -> npt.NDArray[np.bool_]:
    """Return which points have a disc of another colour than stones, as engines draw moves: rows, columns."""
    channels = (patches(board[..., channel], columns, rows, _REACH) for channel in range(3))
    red, green, blue = (np.median(channel[..., _RING], axis=-1) for channel in channels)
    tint = np.ptp(np.stack([red, green, blue]), axis=0)
    is_warm = (red >= green) & (green >= blue) & (red - green < _WARM_TINT / 2)
    return np.asarray(tint > np.where(is_warm, _WARM_TINT, _OTHER_TINT))


def _told_apart(likely: Values, light: Values) -> Values:
    """Correct the likelihoods if most stones of one colour are in doubt, by the other colour: grey stones are white.

    They must be equally light, so that marks are not taken for them. One that seems to have the other colour is in
    doubt. likely: of points, one in each row. light: how light stones there would be, compared with the board.
    """
    taken = np.flatnonzero(likely[:, EMPTY] < 0.5)
    seen = light[taken]
    if not len(taken) or seen.min() == seen.max():
        return likely
    is_light = seen > _threshold(seen)
    apart = seen[is_light].mean() - seen[~is_light].mean()
    stones = likely[taken, BLACK:].sum(axis=1)
    corrected = likely.copy()
    for known, other, others in ((BLACK, WHITE, is_light), (WHITE, BLACK, ~is_light)):
        share = likely[taken, known] / stones
        are_alike = np.abs(seen - np.median(seen[others])) < _ALIKE * apart
        is_doubtful = (share > 1 - DOUBTFUL) & (share < DOUBTFUL)
        is_in_doubt = np.median(share[~others]) > DOUBTFUL and is_doubtful[others].mean() > 0.5
        if is_in_doubt and are_alike[others].mean() > 0.8:
            changed = others & are_alike & (share > 1 - DOUBTFUL)
            left = np.where(is_doubtful, 0, 0.1) * stones
            corrected[taken[changed], known] = left[changed]
            corrected[taken[changed], other] = (stones - left)[changed]
    return corrected


def _threshold(numbers: Values) -> float:
    """Return the largest of the lesser numbers when they are divided in two so that the means differ most."""
    ordered = np.sort(numbers)
    lesser = np.arange(1, len(ordered))
    greater = lesser[::-1]
    sums = np.cumsum(ordered, dtype=np.float64)
    apart = sums[:-1] / lesser - (sums[-1] - sums[:-1]) / greater
    return float(ordered[np.argmax(lesser * greater * apart**2)])


def last_move(board: Values, kinds: Values) -> tuple[int, int] | None:
    """Return the row and the column of the stone that is marked as the last move, None if that is not sure.

    board: straightened. kinds: what is on each point: rows and columns.
    """
    rows, columns = kinds.shape
    squares = np.nan_to_num(patches(lightness_of(board), columns, rows, _MARK_REACH))
    offset = (np.arange(squares.shape[-1]) + 0.5) / CELL - _MARK_REACH
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
    if best < _LEAST_MARKED or next_best > _MOST_OF_OTHERS * best:
        return None
    row, column = divmod(int(order[-1]), columns)
    mark = off[row, column]
    likeness = float((mark * np.rot90(mark)).sum() / max(1e-6, (mark * mark).sum()))
    return (row, column) if likeness >= _SYMMETRY else None


def symmetries(seen: Values) -> list[Values]:
    """Return the features of points, one in a row, for all eight symmetries of the square."""
    return [turned(seen, turns, mirrored=mirrored) for turns in range(4) for mirrored in (False, True)]


def turned(seen: Values, turns: int, *, mirrored: bool) -> Values:
    """Return the features of points, one in a row, turned by `turns` quarters, and then mirrored or not."""
    pixels = SIDE * SIDE
    light = seen[:, :pixels].reshape(-1, SIDE, SIDE)
    hue = seen[:, pixels : pixels * 5 // 4].reshape(-1, SIDE // 2, SIDE // 2)
    context = seen[:, pixels * 5 // 4 :]
    pieces = [np.rot90(piece, turns, (1, 2)) for piece in (light, hue)]
    if mirrored:
        pieces = [piece[:, :, ::-1] for piece in pieces]
    return np.concatenate([*(piece.reshape(len(seen), -1) for piece in pieces), context], axis=1)


def _ring() -> npt.NDArray[np.bool_]:
    """Return which pixels of a square are inside a stone, but not where most marks are."""
    offset = (np.arange(SIDE) + 0.5 - SIDE / 2) / CELL
    distance = np.hypot(offset[:, None], offset[None, :])
    return np.asarray((distance > 0.2) & (distance < 0.37))


_RING = _ring()


def _beside_lines() -> npt.NDArray[np.bool_]:
    """Return which pixels of the middle of a point are beside the lines."""
    half = round(_MIDDLE * CELL)
    offset = np.abs(np.arange(2 * half) + 0.5 - half)
    is_near = np.hypot(offset[:, None], offset[None, :]) < half + 0.5
    return np.asarray(is_near & (offset[:, None] > 1) & (offset[None, :] > 1))


_BESIDE_LINES = _beside_lines()

"""Boards in a picture: found by their lines, and read point by point."""

from collections.abc import Generator, Mapping

import numpy as np

from hen_editor.core.board import Area, BoardSize, Color, Point, Stones
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.position import Position
from hen_editor.core.recognition import codes
from hen_editor.core.recognition.pixels import Pixels, straightened
from hen_editor.core.recognition.points import likelihoods
from hen_editor.core.recognition.recognised import WHOLE, Certainty, Corners, Recognised, SeenEdges
from hen_editor.core.slices import finished

_COLORS = (None, Color.BLACK, Color.WHITE)
_DOUBTFUL = 0.9


def recognise(pixels: Pixels) -> Parsed[tuple[Recognised, ...]]:
    """Return the boards in a picture in reading order; no board is an error.

    pixels: an array of rows, columns and three channels, uint8 in sRGB. Raises ValueError for any other array.
    """
    return finished(recognising(pixels))


def recognising(pixels: Pixels) -> Generator[float, None, Parsed[tuple[Recognised, ...]]]:
    """Recognise boards as `recognise` does, pausing some times a second; yields the progress, from 0 to 1."""
    _require(pixels)
    yield 0.0
    return Parsed((), (codes.NO_BOARD.at(),))


def read(pixels: Pixels, corners: Corners, columns: int, rows: int, edges: SeenEdges = WHOLE) -> Recognised:
    """Return the board between four corners that are known, as of a photo or one that the user has put right.

    corners: the crossings of the outermost lines that the picture shows. columns, rows: the lines it shows, 2 to 52.
    edges: the edges of the board among them. It is never more than to be checked. Raises ValueError for corners that
    are no convex quadrangle in their order.
    """
    _require(pixels)
    board = straightened(pixels, corners, columns, rows)
    likely = likelihoods(board, columns, rows)
    area, size = placed(columns, rows, edges)
    found: dict[Point, Color] = {}
    doubts: dict[Point, tuple[Color | None, ...]] = {}
    for row in range(rows):
        for column in range(columns):
            point = Point(column + area.upper_left.column, row + area.upper_left.row)
            order = np.argsort(-likely[row, column])
            color = _COLORS[order[0]]
            if color is not None:
                found[point] = color
            if likely[row, column, order[0]] < _DOUBTFUL:
                doubts[point] = tuple(_COLORS[index] for index in order if likely[row, column, index] > 0.02)
    part = None if area == Area.whole(size) else area
    return Recognised(
        Position(Stones(size, found)), Certainty.CHECK, corners, columns, rows, edges, part, _by_reading(doubts)
    )


def placed(columns: int, rows: int, edges: SeenEdges) -> tuple[Area, BoardSize]:
    """Return the part of a board that lines are taken for by the edges seen, and the size of that board.

    A part is one of the usual board of 19 lines, or of the largest one that has a name for each line; where neither of
    two opposite edges is seen, it is in the middle.
    """
    width = columns if edges.left and edges.right else max(19, columns)
    height = rows if edges.top and edges.bottom else max(19, rows)
    left = 0 if edges.left else width - columns if edges.right else (width - columns) // 2
    top = 0 if edges.top else height - rows if edges.bottom else (height - rows) // 2
    return Area(Point(left, top), Point(left + columns - 1, top + rows - 1)), BoardSize(width, height)


def _by_reading(doubts: Mapping[Point, tuple[Color | None, ...]]) -> Mapping[Point, tuple[Color | None, ...]]:
    return dict(sorted(doubts.items(), key=lambda item: item[0][::-1]))


def _require(pixels: Pixels) -> None:
    if pixels.ndim != 3 or pixels.shape[2] != 3 or pixels.dtype != np.uint8:
        raise ValueError(f"a picture is an array (rows, columns, 3) of uint8, not {pixels.shape} of {pixels.dtype}")

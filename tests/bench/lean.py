"""A lean replay, the measure for ours: a flat board, moves and captures, and nothing else."""

import re
from collections.abc import Sequence

from hen_editor.core.board import BoardSize
from hen_editor.core.rules import neighbour_indices

_MOVE = re.compile(r";([BW])\[(.)(.)\]")
_EMPTY = "."
_SIDE = BoardSize().columns


def board_after(text: str) -> list[str]:
    """Return the points of a 19x19 board after the moves of a text that is one line of nodes."""
    beside = neighbour_indices(BoardSize())
    points = [_EMPTY] * BoardSize().count
    for color, column, row in _MOVE.findall(text):
        index = (ord(row) - ord("a")) * _SIDE + ord(column) - ord("a")
        points[index] = color
        for neighbour in beside[index]:
            if points[neighbour] not in (_EMPTY, color):
                _remove_if_dead(points, beside, neighbour)
    return points


def _remove_if_dead(points: list[str], beside: Sequence[Sequence[int]], index: int) -> None:
    color, chain, seen = points[index], [index], {index}
    for member in chain:
        for neighbour in beside[member]:
            if points[neighbour] == _EMPTY:
                return
            if points[neighbour] == color and neighbour not in seen:
                seen.add(neighbour)
                chain.append(neighbour)
    for member in chain:
        points[member] = _EMPTY

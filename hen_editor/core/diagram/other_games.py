"""Boards of other games, which look like those of Go."""

import re
from collections import Counter
from collections.abc import Collection, Mapping
from itertools import pairwise, product

from hen_editor.core.board import Color
from hen_editor.core.diagram.alphabet import Alphabet
from hen_editor.core.diagram.grid import Grid
from hen_editor.core.diagram.placing import USUAL

GOMOKU, CHECKERS, OTHELLO, TAFL = 15, (8, 10, 12), (4, 6, 8, 10), (7, 9, 11, 13)
"""The lengths of the boards of other games."""

CONNECT_FOUR = (7, 6)

_GO = re.compile(
    r"\b(?:komi|prisoners?|captured|MoveNum|HASH|parseBoard|boardsize|goban|tsumego|joseki|baduk|weiqi|atari|handicap|gnugo|katago)\b|围棋|囲碁|바둑",
    re.IGNORECASE,
)
"""Words of Go, and of the programs that play it."""


def mentions_go(grid: Grid) -> bool:
    """Tell whether the text around a grid is about Go."""
    return _GO.search(grid.context) is not None


def is_another_game(grid: Grid, alphabet: Alphabet) -> bool:
    """Tell whether a board is that of another game, and nothing around it is of Go."""
    if _is_slanted(grid) or _is_checkers(grid, alphabet):
        return True
    if mentions_go(grid):
        return False
    if grid.with_i and not (grid.width == grid.height and grid.width in USUAL):
        return True
    stones = {
        (column, row): alphabet.stones[cell[0]][0]
        for row, cells in enumerate(grid.cells)
        for column, cell in enumerate(cells)
        if cell[0] in alphabet.stones
    }
    if grid.width == grid.height == GOMOKU:
        return grid.columns is None or grid.with_i
    labels = grid.labels or ()
    part_of_eight = grid.width == 8 and labels[:1] < labels[-1:] and max(labels) <= 8
    return (
        _is_connect_four(grid, stones)
        or (grid.width % 2 == 0 and _is_start_of_othello(stones))
        or ((grid.width == grid.height or part_of_eight) and grid.width in OTHELLO and _is_othello(grid.width, stones))
        or _has_king(grid)
        or (min(grid.width, grid.height) < 5 and all(row.barred for row in grid.rows))
    )


def _is_start_of_othello(stones: Mapping[tuple[int, int], Color]) -> bool:
    """Tell whether two stones of each colour lie across in a square, and no others."""
    if len(stones) != 4:
        return False
    column, row = min(stones)
    square = [stones.get((column + dx, row + dy)) for dx, dy in ((0, 0), (1, 1), (0, 1), (1, 0))]
    return None not in square and square[0] is square[1] is not square[2] is square[3]


def _is_othello(length: int, stones: Collection[tuple[int, int]]) -> bool:
    """Tell whether all stones are connected, on unusual boards from the middle, which is taken from the beginning."""
    middle = (length // 2 - 1, length // 2)
    if len(stones) < 4 or not (length == 8 or set(stones).issuperset(product(middle, middle))):
        return False
    left, reached = set(stones), [min(stones)]
    while reached:
        column, row = reached.pop()
        around = left.intersection(product((column - 1, column, column + 1), (row - 1, row, row + 1)))
        left -= around
        reached += around
    return not left


def _has_king(grid: Grid) -> bool:
    """Tell whether one sign is there only once on a bare board of crosses and noughts, as in games of the Vikings."""
    counts = Counter(cell[0] for row in grid.cells for cell in row)
    return (
        grid.width == grid.height
        and grid.width in TAFL
        and not grid.has_edge()
        and counts["X"] > 0
        and counts["O"] > 0
        and 1 in (counts["#"], counts["K"], counts["@"])
    )


def _is_connect_four(grid: Grid, stones: Collection[tuple[int, int]]) -> bool:
    """Tell whether every stone stands on the bottom or on another one, in seven columns of six."""
    if (grid.width, grid.height) != CONNECT_FOUR:
        return False
    return all(row == grid.height - 1 or (column, row + 1) in stones for column, row in stones)


def _is_checkers(grid: Grid, alphabet: Alphabet) -> bool:
    if not (grid.width == grid.height and grid.width in CHECKERS):
        return False
    colors = Counter(
        (column + row) % 2
        for row, cells in enumerate(grid.cells)
        for column, cell in enumerate(cells)
        if cell[0] in alphabet.stones
    )
    return colors.total() >= 6 and len(colors) == 1


def _is_slanted(grid: Grid) -> bool:
    """Tell whether each row begins further to the right than the one before, as on a board of Hex."""
    margins = [len(row.line.text) - len(row.line.text.lstrip()) for row in grid.rows]
    steps = [after - before for before, after in pairwise(margins)]
    return len(steps) >= 3 and len(set(steps)) == 1 and steps[0] != 0

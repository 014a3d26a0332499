"""Grids that are no boards of Go: other games, tables, maps and drawings."""

import re
from collections import Counter
from itertools import pairwise

from hen_editor.core.board import BLACK, WHITE
from hen_editor.core.diagram.alphabet import CIRCLED, Alphabet
from hen_editor.core.diagram.characters import BLACK_CIRCLE, BOX, WHITE_CIRCLE
from hen_editor.core.diagram.grid import Grid

_MARKDOWN = re.compile(r"\|\s{0,9}:?-+:?\s{0,9}\|\s{0,9}:?-")


def looks_like_go(grid: Grid, alphabet: Alphabet, counts: Counter[str]) -> bool:
    """Tell whether a grid that is not marked as a Go diagram is one.

    counts: how often each cell is there.
    """
    stones: Counter[object] = Counter()
    empty = letters = digits = unknown = repeated = 0
    for cell, count in counts.items():
        sign = cell[0]
        if cell.isdecimal() and sign not in alphabet.stones and not (cell in alphabet.empty and len(cell) == 1):
            digits += count
            repeated += count - 1
        elif sign in CIRCLED:
            stones[BLACK if CIRCLED[sign][1] else WHITE] += count
        elif sign in alphabet.stones:
            stones[alphabet.stones[sign][0]] += count
        elif sign in alphabet.empty:
            empty += count
        elif sign.isalpha():
            letters += count
        else:
            unknown += count
    all_stones = stones.total()
    box = sum(counts[sign] for sign in BOX)
    named = grid.columns is not None
    framed = sum((grid.top, grid.right, grid.bottom, grid.left))
    sure = (grid.labels is not None and (named or framed >= 3)) or (box * 2 > empty > 8)
    if grid.width < 3 or grid.height < 3 or (grid.width, grid.height) == (3, 3):
        return False
    if _is_slanted(grid) or _is_checkers(grid, alphabet) or _is_table(grid):
        return False
    if not all_stones:
        return (
            sure
            and grid.width >= 5
            and grid.height >= 5
            and letters + digits + unknown == 0
            and not counts["-"]
            and not counts["_"]
        )
    if empty == 0 or (empty + all_stones) * 10 < (letters + digits + unknown + empty + all_stones) * 6:
        return False
    if letters > max(4, all_stones) or digits > 2 * all_stones or repeated > 3 or unknown > 2:
        return False
    if counts["~"] > all_stones or counts["0"] > all_stones * 3 or counts["?"] > all_stones * 4:
        return False
    if _is_connect_four(grid, alphabet):
        return False
    return sure or _is_likely(grid, alphabet, counts, stones[BLACK], stones[WHITE], framed)


def _is_likely(grid: Grid, alphabet: Alphabet, counts: Counter[str], black: int, white: int, framed: int) -> bool:
    """Tell whether a grid without coordinates is a Go diagram: its signs, its colours and its shape."""
    signs = alphabet.stones.keys()
    usual = grid.width == grid.height and grid.width in (9, 13, 19)
    dots = counts["."] + counts["+"] + counts[","]
    if not black or not white:
        only = signs & {"X", "x", BLACK_CIRCLE, WHITE_CIRCLE}
        return bool(only) and dots > 0 and (usual or framed >= 2) and grid.spaced
    if _is_drawing(grid, black + white):
        return False
    if max(black, white) > 4 * min(black, white) + 6:
        return False
    if grid.width < 4 and not framed:
        return False
    if signs & {"#", "*", "@"} and not signs & {"X", "x"}:
        return max(black, white) <= 2 * min(black, white) + 6 and (
            usual or framed > 0 or grid.labels is not None or (grid.spaced and dots > 0)
        )
    if not dots and (signs & {"B", "W", "b", "w"} or counts["-"] or counts["_"] or counts[" "]):
        return grid.width >= 4 and grid.height >= 4
    return True


def _is_slanted(grid: Grid) -> bool:
    """Tell whether each row begins further to the right than the one before, as on a board of Hex."""
    margins = [len(row.line.text) - len(row.line.text.lstrip()) for row in grid.rows]
    steps = [after - before for before, after in pairwise(margins)]
    return len(steps) >= 3 and len(set(steps)) == 1 and steps[0] != 0


def _is_checkers(grid: Grid, alphabet: Alphabet) -> bool:
    if not (grid.width == grid.height and grid.width in (8, 10, 12)):
        return False
    colors = Counter(
        (column + row) % 2
        for row, cells in enumerate(grid.cells)
        for column, cell in enumerate(cells)
        if cell[0] in alphabet.stones
    )
    return colors.total() >= 6 and len(colors) == 1


def _is_connect_four(grid: Grid, alphabet: Alphabet) -> bool:
    """Tell whether every stone stands on the bottom or on another one, in seven columns of six."""
    if (grid.width, grid.height) != (7, 6) or grid.labels is not None:
        return False
    filled = [[cell[0] in alphabet.stones for cell in row] for row in grid.cells]
    return all(
        below or not above for upper, lower in pairwise(filled) for above, below in zip(upper, lower, strict=True)
    )


def _is_drawing(grid: Grid, stones: int) -> bool:
    """Tell whether a grid with many stones is its own mirror image, as drawings are and games are not."""
    return stones > 20 and all(row == row[::-1] for row in grid.cells)


def _is_table(grid: Grid) -> bool:
    """Tell whether the rows are those of a Markdown table or a list with words behind each."""
    if _MARKDOWN.search(grid.context):
        return True
    worded = sum(any(letter.isalpha() for letter in row.tail) for row in grid.rows)
    return grid.labels is None and worded * 4 > len(grid.rows) * 3

"""Whether a grid is a board of Go, or a table, a map, a drawing, or a board of another game.

`looks_like_go` asks in this order, and the first answer counts:

1. Is it something else? Tables, slanted rows, boards of a size or with pieces that only other games have.
2. Are its signs those of a board? Stones and empty points, few letters, and numbers that are there once.
3. Has it what only boards have? Numbers of rows and names of columns, a frame, lines drawn between the points.
4. If not, are its stones those of a game? Both colours, about as many of each, in contact, and no pattern.

Words of Go in the text outweigh what is unusual. A text that names another game, and has no word of Go, is not
searched for such grids at all.
"""

import re
from collections import Counter
from collections.abc import Mapping
from itertools import chain, pairwise
from typing import NamedTuple

from hen_editor.core.board import BLACK, BoardSize, Color, Point, Stones
from hen_editor.core.diagram.grids.alphabet import Alphabet
from hen_editor.core.diagram.grids.grid import Grid
from hen_editor.core.diagram.grids.other_games import is_another_game
from hen_editor.core.diagram.grids.placing import MAX_SIDE, USUAL
from hen_editor.core.diagram.text import BLACK_CIRCLE, BOX, CIRCLED, WHITE_CIRCLE
from hen_editor.core.rules import chains_without_liberties

SCATTERED = 9
"""Stones of which some neighbours have one colour, if they take half of a board that is not one of the usual ones.

A ko alone has eight of which none do.
"""

FILLED = 6
"""Stones without liberties, which no position has, but drawings that are filled; those of a capture may be shown."""

_MARKDOWN = re.compile(r"\|\s{0,9}:?-+:?\s{0,9}\|\s{0,9}:?-")


def is_too_small(grid: Grid) -> bool:
    """Return whether a grid is so small that it is not a Go board, having neither a frame nor numbers."""
    return grid.is_tiny and not all(grid.edges) and grid.labels is None


def looks_like_go(grid: Grid, alphabet: Alphabet, counts: Counter[str], *, is_about_go: bool) -> bool:
    """Return whether a grid that is not marked as a Go diagram is one.

    counts: how often each cell is there. is_about_go: whether the text that it stands in has words of Go.
    """
    signs = _count(alphabet, counts - Counter({".": grid.missing}))
    box = sum(counts[sign] for sign in BOX)
    framed = sum(grid.edges)
    named = grid.columns is not None
    sure = (grid.labels is not None and (named or framed >= 3)) or (box * 2 > signs.empty > 8)
    if grid.is_tiny:
        is_clean = min(signs.empty, signs.black + signs.white) > 0 and signs.other == 0
        return is_clean and _is_sure_if_tiny(grid, alphabet, box=box > 0 or is_about_go, sure=sure)
    if (
        max(grid.width, grid.height) > MAX_SIDE
        or _is_table(grid)
        or is_another_game(grid, alphabet, is_about_go=is_about_go)
    ):
        return False
    if not signs.black + signs.white:
        marked = signs.letters or signs.unknown or signs.digits_again or counts["-"] or counts["_"]
        is_marked_as_go = is_about_go or not grid.with_i
        return min(grid.width, grid.height) >= 5 and not marked and (named or framed == 4) and sure and is_marked_as_go
    if not _are_of_a_board(signs, counts):
        return False
    return sure or _is_likely(grid, alphabet, counts, signs, is_about_go=is_about_go)


def _is_sure_if_tiny(grid: Grid, alphabet: Alphabet, *, box: bool, sure: bool) -> bool:
    """Return whether a board with a side of less than four lines is one of Go, not of noughts and crosses.

    box: whether something tells that it is not.
    """
    framed = all(grid.edges)
    if (grid.width, grid.height) == (3, 3):
        return framed and (box or alphabet.stones.keys().isdisjoint("XxOo"))
    return framed or (sure and (grid.width, grid.height) == (2, 2))


class _Signs(NamedTuple):
    """How many signs of each kind a grid has; again: of those that are not the first of their kind."""

    black: int
    white: int
    empty: int
    letters: int
    letters_again: int
    digits: int
    digits_again: int
    unknown: int

    @property
    def other(self) -> int:
        """The number of signs that are neither stones nor empty points."""
        return self.letters + self.digits + self.unknown


def _count(alphabet: Alphabet, counts: Counter[str]) -> _Signs:
    found: Counter[str] = Counter()
    for cell, count in counts.items():
        sign = cell[0]
        if cell.isdecimal() and sign not in alphabet.stones and not (cell in alphabet.empty and len(cell) == 1):
            found["digits"] += count
            found["digits_again"] += count - 1
        elif sign in CIRCLED:
            found["black" if CIRCLED[sign][1] else "white"] += count
        elif sign in alphabet.stones:
            found["black" if alphabet.stones[sign][0] is BLACK else "white"] += count
        elif sign in alphabet.empty:
            found["empty"] += count
        elif sign.isalpha():
            found["letters"] += count
            found["letters_again"] += 0 if sign in alphabet.points else count - 1
        else:
            found["unknown"] += count
    return _Signs(*(found[name] for name in _Signs._fields))


def _are_of_a_board(signs: _Signs, counts: Counter[str]) -> bool:
    """Return whether signs are mostly stones and empty points, with few letters, and numbers that are there once."""
    stones = signs.black + signs.white
    points = signs.empty + stones
    if signs.empty * 20 < stones or points * 10 < (points + signs.other) * 6:
        return False
    if signs.letters > max(4, stones) or signs.letters_again > max(3, stones // 2) or signs.unknown > 2:
        return False
    if signs.digits > 2 * stones or signs.digits_again > 3:
        return False
    return counts["~"] <= stones and counts["0"] <= stones * 3 and counts["?"] <= stones * 4


def _is_likely(grid: Grid, alphabet: Alphabet, counts: Counter[str], found: _Signs, *, is_about_go: bool) -> bool:
    """Return whether a grid without coordinates is a Go diagram: its signs, its colours and its shape."""
    signs, black, white, framed = alphabet.stones.keys(), found.black, found.white, sum(grid.edges)
    usual = grid.width == grid.height and grid.width in USUAL
    dots = counts["."] + counts["+"] + counts[","]
    if not black or not white:
        only = signs & {"X", "x", "B", "b", "W", "w", BLACK_CIRCLE, WHITE_CIRCLE}
        parted = grid.spaced or bool(only & {BLACK_CIRCLE, WHITE_CIRCLE})
        is_board = usual or framed >= 2 or (grid.labels is not None and grid.width in USUAL)
        return grid.is_drawn or is_about_go or (bool(only) and dots > 0 and is_board and parted)
    stones = black + white
    if _is_drawing(grid, alphabet.on(grid.cells)) or _has_letters_of_its_own(alphabet, counts, framed):
        return False
    is_eight = max(grid.width, grid.height) == 8 and not is_about_go
    dense = stones >= SCATTERED and stones * 2 >= grid.width * grid.height
    neighbours = _neighbours(grid, alphabet) if stones >= SCATTERED and not (usual or framed) else stones
    if neighbours == 0 or (dense and (neighbours * 4 < stones or (is_eight and not framed))):
        return False
    if not framed and min(counts["."], counts["-"], counts["+"]) >= 3:
        return False
    if max(black, white) > 4 * min(black, white) + 6 and not is_about_go:
        return False
    if grid.width < 4 and not framed:
        return False
    if signs & {"#", "*", "@"} and not signs & {"X", "x"}:
        return max(black, white) <= 2 * min(black, white) + 6 and (
            usual or framed > 0 or grid.labels is not None or (grid.spaced and dots > 0 and grid.height >= 5)
        )
    if not dots and (signs & {"B", "W", "b", "w"} or counts["-"] or counts["_"] or counts[" "]):
        square = grid.width == grid.height or grid.spaced or framed > 0
        return square and grid.width >= 4 and grid.height >= 4
    return True


def _is_drawing(grid: Grid, stones: Mapping[Point, Color]) -> bool:
    """Return whether a grid with many stones is its own mirror image or filled, as drawings are and games are not."""
    few = 20 if grid.width == grid.height else 4
    if len(stones) <= few:
        return False
    return all(row == row[::-1] for row in grid.cells) or _without_liberties(grid, stones) >= FILLED


def _without_liberties(grid: Grid, stones: Mapping[Point, Color]) -> int:
    """Return how many stones are in chains without liberties; those at a side without an edge may have some beyond."""
    right, bottom = grid.width - 1, grid.height - 1
    chains = chains_without_liberties(Stones(BoardSize(grid.width, grid.height), stones))
    return sum(
        len(chain)
        for chain in chains
        if (grid.left or all(point.column > 0 for point in chain))
        and (grid.right or all(point.column < right for point in chain))
        and (grid.top or all(point.row > 0 for point in chain))
        and (grid.bottom or all(point.row < bottom for point in chain))
    )


def _neighbours(grid: Grid, alphabet: Alphabet) -> int:
    """Return how many pairs of stones of one colour are neighbours."""
    colors = [[alphabet.stones.get(cell[0], (None, None))[0] for cell in cells] for cells in grid.cells]
    pairs = chain.from_iterable(chain(map(pairwise, colors), map(pairwise, zip(*colors, strict=True))))
    return sum(color is not None and color is other for color, other in pairs)


def _has_letters_of_its_own(alphabet: Alphabet, counts: Counter[str], framed: int) -> bool:
    """Return whether capital letters are there that are no marks, beside some that would be."""
    capitals = {cell for cell in counts if cell.isupper() and len(cell) == 1} - {"X", "O"}
    meant = alphabet.stones.keys() | alphabet.points.keys()
    return not framed and len(capitals - meant) >= 2 and bool(capitals & meant)


def _is_table(grid: Grid) -> bool:
    """Return whether the rows are those of a Markdown table or a list with words behind each."""
    if _MARKDOWN.search(grid.context):
        return True
    worded = sum(any(letter.isalpha() for letter in row.tail) for row in grid.rows)
    return grid.labels is None and (worded * 4 > len(grid.rows) * 3 or all(row.tail for row in grid.rows))

"""Boards of other games, which look like those of Go."""

import re
from collections import Counter
from collections.abc import Collection, Mapping
from itertools import pairwise, product

from hen_editor.core.board import BoardSize, Color, Point
from hen_editor.core.diagram.grids.alphabet import Alphabet
from hen_editor.core.diagram.grids.grid import Grid
from hen_editor.core.diagram.grids.placing import USUAL
from hen_editor.core.diagram.text import CROSSING, STAR, size_in

CHECKERS, OTHELLO, TAFL = (8, 10, 12), (4, 6), (7, 9, 11, 13)
"""The lengths of the boards of other games; those of Othello with more lines have no size of Go."""

CONNECT_FOUR = (7, 6)
"""The columns and the rows of its board."""

_DROPPED = 6
"""Pieces that tell that game where other rows of it are shown."""

_PILE = 12
"""On no Go board do as many stones stand on one another, unless they are walls from edge to edge."""

_HEAPS = 3
"""Columns of a pile that do not reach the top."""

LENGTHS = frozenset((*range(1, 8), 9, 13, 19))
"""The lengths of boards on which people play Go: not the 8, 10, 11, 12 and 15 of other games."""

_LARGEST_SHAPE = 9
"""The longest side of a shape in the middle of nowhere, unless it is as long as the board."""

_GO = re.compile(
    r"\b(?:komi|prisoners?|captured \d{1,3} (?:stones?|pieces?)|stones captured|movenum|parseboard|boardsize"
    r"|goban|tsumego|joseki|baduk|weiqi|atari|handicap|gnugo|katago|liberties|semeai|tenuki|seki|sente|gote"
    r"|game of go|go[ -](?:like|board|game|player|problem|stone)s?)\b|hash:|围棋|囲碁|碁盤|路盤|死活|바둑"
)
"""Words of Go, and of the programs that play it, in small letters; without regard to case, a search is slow."""

_OTHERS = re.compile(
    r"othello|reversi|go[mb]oku|gobang|renju|connect[ _-]?(?:four|six|[46])|tic[ _-]?tac[ _-]?toe|noughts and crosses"
    r"|bit ?board|\bglyphs?\b"
    r"|battle ?ships?|opponent(?:'s)? board|\b(?:ships|shots)\b|checkers|draughts|chess|sudoku|kakuro|minesweeper"
    r"|crossword|game of life|sprite|\bpent(?:e|ago)\b|\bninuki|\b(?:hnefa)?tafl\b|tablut|ataxx|quoridor|konane"
    r"|lines of action|peg solitaire|(?<![a-z])fen(?![a-z])|\bopen (?:three|four)s?\b"
    r"|オセロ|リバーシ|五目並べ|五子棋|连珠|連珠|黑白棋|成五|活三|冲四|오목|오델로"
)
"""Names of other games and drawings, their notation and shapes, in small letters; no word of Go is part of them."""

_GOAL = re.compile(
    r"\b(?:[3-7kn]|three|four|five|six|seven)(?: [a-z]{4,7})?[ -]in[ -]a[ -](?:row|line)\b|check_?win|forced[_ ]win"
)
_MOVE = re.compile(r"\b[a-k]\d{1,2}[-x][a-k]\d{1,2}(?![a-z\d])")
"""What one wins other games by, and moves from one point to another."""


def mentions_go(text: str) -> bool:
    """Return whether a text has words of Go."""
    return _GO.search(text.lower()) is not None


def mentions_another_game(text: str) -> bool:
    """Return whether a text names another game, what one wins it by, or its moves."""
    small = text.lower()
    return any(found.search(small) for found in (_OTHERS, _GOAL)) or _MOVE.search(text) is not None


def is_another_game(grid: Grid, alphabet: Alphabet, *, is_about_go: bool) -> bool:
    """Return whether a board is that of another game, and neither its text nor its coordinates are of Go."""
    if _is_slanted(grid) or _is_checkers(grid, alphabet):
        return True
    if is_about_go or grid.with_i is False or _has_star_points(grid):
        return False
    if not _has_size_of_go(grid) or _has_pieces_of_two_kinds(grid):
        return True
    stones = alphabet.on(grid.cells)
    return (
        _is_filled_from_below(grid, stones)
        or (grid.width not in USUAL and _is_start_of_othello(stones))
        or (grid.width == grid.height and grid.width in OTHELLO and _is_othello(grid, stones))
        or _has_king(grid)
        or _is_input(grid)
        or (min(grid.width, grid.height) < 5 and all(row.barred for row in grid.rows))
    )


def _has_size_of_go(grid: Grid) -> bool:
    """Return whether the sides of a grid are as long as those of boards of Go, or it is a part of one.

    Rows with numbers or with two edges are whole, unless the numbers or names tell more lines than it has. A frame
    around no square is one of Go if the text tells its size. What shows one of two edges is a part. All else is a whole
    square, a strip of a whole board, or a small shape that is no board of Connect Four.
    """
    width, height = grid.width, grid.height
    if grid.with_i and not (width == height and width in USUAL):
        return False
    if grid.is_numbered_part:
        return True
    if grid.labels is None and all(grid.edges) and width != height:
        return size_in(grid.context, width, height) == BoardSize(width, height)
    if grid.labels is not None or (grid.left and grid.right):
        return width in LENGTHS and (height in LENGTHS or not (grid.top and grid.bottom))
    if grid.left or grid.right or grid.top != grid.bottom:
        return True
    if width == height:
        return width in LENGTHS
    if (width, height) == CONNECT_FOUR:
        return False
    return max(width, height) <= _LARGEST_SHAPE or max(width, height) in (13, 19) or grid.is_drawn


def _has_star_points(grid: Grid) -> bool:
    """Return whether star points are drawn among the other crossings of lines."""
    return {STAR, CROSSING} <= {cell for row in grid.cells for cell in row}


def _has_pieces_of_two_kinds(grid: Grid) -> bool:
    """Return whether other signs for stones stand beside small letters for them, as kings do in draughts."""
    signs = {cell for row in grid.cells for cell in row}
    return {"b", "w"} <= signs and not signs.isdisjoint("BWXOxo")


def _is_start_of_othello(stones: Mapping[Point, Color]) -> bool:
    """Return whether two stones of each colour lie across in a square, and no others."""
    if len(stones) != 4:
        return False
    column, row = min(stones)
    square = [stones.get(Point(column + dx, row + dy)) for dx, dy in ((0, 0), (1, 1), (0, 1), (1, 0))]
    return None not in square and square[0] is square[1] is not square[2] is square[3]


def _is_othello(grid: Grid, stones: Collection[tuple[int, int]]) -> bool:
    """Return whether all stones are connected, from the middle, which is taken from the beginning."""
    middle = (grid.width // 2 - 1, grid.width // 2)
    is_part = grid.is_numbered_part or (any(grid.edges) and not all(grid.edges))
    if is_part or not set(stones).issuperset(product(middle, middle)):
        return False
    left, reached = set(stones), [min(stones)]
    while reached:
        column, row = reached.pop()
        around = left.intersection(product((column - 1, column, column + 1), (row - 1, row, row + 1)))
        left -= around
        reached += around
    return not left


def _has_king(grid: Grid) -> bool:
    """Return whether one sign is there only once on a bare board of crosses and noughts, as in games of the Vikings."""
    counts = Counter(cell[0] for row in grid.cells for cell in row)
    return (
        grid.width == grid.height
        and grid.width in TAFL
        and not grid.has_edge()
        and counts["X"] > 0
        and counts["O"] > 0
        and 1 in (counts["#"], counts["K"], counts["@"])
    )


def _is_input(grid: Grid) -> bool:
    """Return whether a line beside a grid is its height and width, as in the inputs of programming contests."""
    size = [str(grid.height), str(grid.width)]
    return any(line.split() in (size, size[::-1]) for line in grid.context.splitlines())


def _is_filled_from_below(grid: Grid, stones: Collection[tuple[int, int]]) -> bool:
    """Return whether every stone stands on the bottom or on another one: many, or some in seven columns."""
    columns, rows = CONNECT_FOUR
    is_connect_four = grid.width == columns and (
        grid.height in (rows - 1, rows) or (len(stones) >= _DROPPED and not grid.has_edge() and grid.height <= columns)
    )
    heights = Counter(column for column, _ in stones)
    is_pile = len(stones) >= _PILE and sum(height < grid.height for height in heights.values()) >= _HEAPS
    return (is_connect_four or is_pile) and all(
        row == grid.height - 1 or (column, row + 1) in stones for column, row in stones
    )


def _is_checkers(grid: Grid, alphabet: Alphabet) -> bool:
    if not (grid.width == grid.height and grid.width in CHECKERS):
        return False
    colors = Counter((column + row) % 2 for column, row in alphabet.on(grid.cells))
    return colors.total() >= 6 and len(colors) == 1


def _is_slanted(grid: Grid) -> bool:
    """Return whether each row begins further to the right than the one before, as on a board of Hex."""
    margins = [len(row.line.text) - len(row.line.text.lstrip()) for row in grid.rows]
    steps = [after - before for before, after in pairwise(margins)]
    return len(steps) >= 3 and len(set(steps)) == 1 and steps[0] != 0

"""A grid read as a diagram: what its signs mean, where it is, and its position."""

import re
from collections import Counter
from dataclasses import replace

from hen_editor.core.board import BLACK, WHITE, BoardSize, Stones
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.diagram import codes
from hen_editor.core.diagram.found import Found
from hen_editor.core.diagram.grids.alphabet import Alphabet, decide
from hen_editor.core.diagram.grids.blocks import box_edges
from hen_editor.core.diagram.grids.cells import numbered, read_cells
from hen_editor.core.diagram.grids.grid import Grid
from hen_editor.core.diagram.grids.lookalikes import is_too_small, looks_like_go
from hen_editor.core.diagram.grids.placing import MAX_SIDE, place
from hen_editor.core.diagram.text import BLACK_CIRCLE, BOX, STAR, WHITE_CIRCLE, size_in, turn_in

_STARS = frozenset(f"+{STAR}")
_STONES = frozenset(f"XO{BLACK_CIRCLE}{WHITE_CIRCLE}")
_OUR_SIGNS = (frozenset("XO.+"), BOX | {BLACK_CIRCLE, WHITE_CIRCLE})
_CAPTION = re.compile(r"(\d{1,2})x(\d{1,2})(?:, (?:Black|White) to play)?")
_CAPTURES = re.compile(r"\bcaptured\b|\bPrisoners?\b|\bCaptures B:", re.IGNORECASE)
_KATAGO = re.compile(r"\bMoveNum:|\bHASH:|stones captured:")


def read_grid(grid: Grid, *, is_about_go: bool = False, is_other: bool = False, forced: bool = False) -> Found | None:
    """Read a grid that is not marked as a Go diagram, or return None if it is none.

    is_about_go: whether the text that it stands in has words of Go. is_other: whether it has words of another game and
    none of Go. forced: whether the user says that it is a Go diagram. One that looks as `writers.text` writes it is one
    in any text, of which only the line below it counts.
    """
    counts = Counter(cell for row in grid.cells for cell in row)
    signs = Counter[str]()
    for cell, count in counts.items():
        if not (cell.isdecimal() and len(cell) > 1):
            signs[cell[0]] += count
    if _is_captioned(grid, counts):
        grid, forced = replace(grid, context=grid.below), True
    forced = forced or _has_star_points(grid, counts)
    if is_other and not forced:
        return None
    boxed = any(sign in BOX for sign in signs)
    if boxed:
        top, right, bottom, left = box_edges(grid.cells)
        grid = replace(
            grid,
            top=top or grid.top,
            right=right or grid.right,
            bottom=bottom or grid.bottom,
            left=left or grid.left,
        )
    if not forced and is_too_small(grid):
        return None
    alphabet = decide(signs, grid.context, grid.span, labelled=grid.labels is not None, skips_i=grid.with_i is False)
    if alphabet is None or not (forced or looks_like_go(grid, alphabet, counts, is_about_go=is_about_go)):
        return None
    placed = place(grid, size_in(grid.context, grid.width, grid.height), centred=boxed and grid.width < 9)
    if placed is None:
        return None
    brackets = any(row.bracketed is not None for row in grid.rows)
    katago = bool(_KATAGO.search(grid.context)) or (not brackets and _has_recent(counts, alphabet))
    found = read_cells(grid, placed, alphabet, katago=katago)
    turn = turn_in(grid.context)
    first = WHITE if turn is WHITE and found.numbers else BLACK
    position, moves = numbered(found, first, 1, Stones(placed.size))
    if turn is not None and not position.numbers:
        position = replace(position, turn=turn)
    problems = [*grid.problems, *alphabet.problems, *placed.problems, *found.problems]
    if found.numbers:
        problems.append(codes.NUMBERS_ALTERNATE.at(span=grid.span, color=first, number=min(found.numbers.values())))
    problems += _of_context(grid, placed.size)
    is_box = boxed or bool({BLACK_CIRCLE, WHITE_CIRCLE} & signs.keys())
    return Found(
        position,
        "unicode" if is_box else "gtp" if grid.labels is not None else "plain",
        grid.span,
        placed.area,
        placed.placement,
        moves,
        min(position.numbers.values(), default=1),
        diagnostics=tuple(problems),
        edges=grid.edges,
        may_be_part=not grid.has_edge() and grid.labels is None and size_in(grid.context, 1, 1) is None,
    )


def _is_captioned(grid: Grid, counts: Counter[str]) -> bool:
    """Return whether the size of the board stands below a grid of no other signs than ours."""
    caption = _CAPTION.fullmatch(grid.below)
    if caption is None or not _has_our_signs(counts):
        return False
    return grid.width <= int(caption[1]) <= MAX_SIDE and grid.height <= int(caption[2]) <= MAX_SIDE


def _has_our_signs(counts: Counter[str]) -> bool:
    return any(map(counts.keys().__le__, _OUR_SIGNS))


def _has_star_points(grid: Grid, counts: Counter[str]) -> bool:
    """Return whether a grid of no other signs than ours has 19 lines, and signs for star points where these are."""
    size = BoardSize()
    if (grid.width, grid.height) != (size.columns, size.rows) or not _has_our_signs(counts):
        return False
    stars = {point for point in size.points() if grid.cells[point.row][point.column] in _STARS}
    return bool(stars) and stars == {
        point for point in size.star_points() if grid.cells[point.row][point.column] not in _STONES
    }


def _has_recent(counts: Counter[str], alphabet: Alphabet) -> bool:
    """Return whether KataGo's marks of the last three moves, and no other numbers, follow the stones."""
    marked = [cell for cell in counts if len(cell) == 2 and cell[0] in alphabet.stones and cell[1].isdecimal()]
    return bool(marked) and all(cell[1] in "123" and counts[cell] == 1 for cell in marked) and len(marked) <= 3


def _of_context(grid: Grid, size: BoardSize) -> list[Diagnostic]:
    problems = []
    if _CAPTURES.search(grid.context):
        problems.append(codes.DROPPED.at(span=grid.span, what=codes.Dropped.CAPTURES))
    if size in (BoardSize(8, 8), BoardSize(15, 15)):
        problems.append(codes.ANOTHER_GAME.at(span=grid.span, size=size))
    return problems

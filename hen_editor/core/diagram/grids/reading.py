"""A grid read as a diagram: what its signs mean, where it is, and its position."""

import re
from collections import Counter
from dataclasses import replace

from hen_editor.core.board import BLACK, WHITE, BoardSize, Stones
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.diagram import codes
from hen_editor.core.diagram.found import Confidence, Found
from hen_editor.core.diagram.grids.alphabet import Alphabet, decide
from hen_editor.core.diagram.grids.blocks import box_edges
from hen_editor.core.diagram.grids.cells import numbered, read_cells
from hen_editor.core.diagram.grids.grid import Grid
from hen_editor.core.diagram.grids.placing import MAX_SIDE, place
from hen_editor.core.diagram.sight import Sight
from hen_editor.core.diagram.text import BLACK_CIRCLE, BOX, STAR, WHITE_CIRCLE, size_in, turn_in
from hen_editor.core.diagram.words import TextWords

_STARS = frozenset(f"+{STAR}")
_STONES = frozenset(f"XO{BLACK_CIRCLE}{WHITE_CIRCLE}")
_OUR_SIGNS = (frozenset("XO.+"), BOX | {BLACK_CIRCLE, WHITE_CIRCLE})
_CAPTION = re.compile(r"(\d{1,2})x(\d{1,2})(?:, (?:Black|White) to play)?")
_CAPTURES = re.compile(r"\bcaptured\b|\bPrisoners?\b|\bCaptures B:", re.IGNORECASE)
_KATAGO = re.compile(r"\bMoveNum:|\bHASH:|stones captured:")


def see(grid: Grid, words: TextWords) -> Sight | None:
    """Return what one sees of a grid, None where it is too small to look at, or larger than any board."""
    captioned = _is_captioned(grid)
    if captioned:
        grid = replace(grid, context=grid.below)
    signs = _signs(grid)
    if not BOX.isdisjoint(signs):
        shown = box_edges(grid.cells)
        left, top, right, bottom = (drawn or framed for drawn, framed in zip(shown, grid.edges, strict=True))
        grid = replace(grid, top=top, right=right, bottom=bottom, left=left)
    is_small = grid.is_tiny and not all(grid.edges) and grid.labels is None
    if max(grid.width, grid.height) > MAX_SIDE or (is_small and not captioned):
        return None
    skips_i = grid.with_i is False
    return Sight(grid, decide(signs, grid.context, grid.span, labelled=grid.labels is not None, skips_i=skips_i), words)


def is_ours(sight: Sight) -> bool:
    """Return whether a grid looks as `writers` draws it, which is one of Go in any text."""
    return _is_captioned(sight.grid) or _has_star_points(sight.grid)


def read_grid(sight: Sight, confidence: Confidence) -> Found | None:
    """Read a grid as a diagram; None if it is on no board."""
    grid, alphabet, dialect = sight.grid, sight.alphabet, sight.dialect
    signs = sight.counts.keys()
    boxed = sight.lines > 0
    size = None if dialect else size_in(grid.context, grid.width, grid.height)
    placed = place(grid, size, centred=boxed and grid.width < 9)
    if placed is None:
        return None
    brackets = any(row.bracketed is not None for row in grid.rows)
    katago = bool(_KATAGO.search(grid.context)) or (not brackets and _has_recent(sight.counts, alphabet))
    found = read_cells(grid, placed, alphabet, katago=katago)
    turn = None if dialect else turn_in(grid.context)
    first = WHITE if turn is WHITE and found.numbers else BLACK
    position, moves = numbered(found, first, 1, Stones(placed.size))
    if turn is not None and not position.numbers:
        position = replace(position, turn=turn)
    problems = [*grid.problems, *alphabet.problems, *placed.problems, *found.problems]
    if found.numbers:
        problems.append(codes.NUMBERS_ALTERNATE.at(span=grid.span, color=first, number=min(found.numbers.values())))
    problems += _of_context(grid, placed.size)
    if confidence is Confidence.LIKELY:
        problems.append(codes.LIKELY.at(span=grid.span))
    is_box = boxed or not signs.isdisjoint({BLACK_CIRCLE, WHITE_CIRCLE})
    return Found(
        position,
        dialect or ("unicode" if is_box else "gtp" if grid.labels is not None else "plain"),
        grid.span,
        placed.area,
        placed.placement,
        moves,
        min(position.numbers.values(), default=1),
        diagnostics=tuple(problems),
        edges=grid.edges,
        may_be_part=dialect is None
        and not grid.has_edge()
        and (grid.labels is None or codes.SIZE_GUESSED in {problem.kind for problem in placed.problems})
        and size_in(grid.context, 1, 1) is None,
        confidence=confidence,
    )


def _signs(grid: Grid) -> Counter[str]:
    """Return how often each sign begins a cell that is no number."""
    signs = Counter[str]()
    for cell, count in _counts(grid).items():
        if not (cell.isdecimal() and len(cell) > 1):
            signs[cell[0]] += count
    return signs


def _counts(grid: Grid) -> Counter[str]:
    return Counter(cell for row in grid.cells for cell in row)


def _is_captioned(grid: Grid) -> bool:
    """Return whether the size of the board stands below a grid of no other signs than ours."""
    caption = _CAPTION.fullmatch(grid.below)
    if caption is None or not _has_our_signs(grid):
        return False
    return grid.width <= int(caption[1]) <= MAX_SIDE and grid.height <= int(caption[2]) <= MAX_SIDE


def _has_our_signs(grid: Grid) -> bool:
    return any(map(_counts(grid).keys().__le__, _OUR_SIGNS))


def _has_star_points(grid: Grid) -> bool:
    """Return whether a grid of no other signs than ours has 19 lines, and signs for star points where these are."""
    size = BoardSize()
    if (grid.width, grid.height) != (size.columns, size.rows) or not _has_our_signs(grid):
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

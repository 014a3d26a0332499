"""A grid read as a diagram: its place, and what its cells are on the board: stones, marks, labels and numbers."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point, Stones
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.position import PLAIN_ORDER, Mark, Move, Position, color_after
from hen_editor.diagrams import codes
from hen_editor.diagrams.found import USUAL, Confidence, Found
from hen_editor.diagrams.grids.alphabet import Alphabet
from hen_editor.diagrams.grids.grid import Grid, Placed, place
from hen_editor.diagrams.grids.sight import Sight
from hen_editor.diagrams.text import BLACK_CIRCLE, CIRCLED, WHITE_CIRCLE, is_of_katago, size_in, turn_in

_CAPTURES = re.compile(r"\bcaptured\b|\bPrisoners?\b|\bCaptures B:", re.IGNORECASE)


def read_grid(sight: Sight, confidence: Confidence) -> Found | None:
    """Read a grid as a diagram; None if it is on no board."""
    grid = sight.grid
    size = None if sight.dialect else size_in(grid.context, grid.width, grid.height) or _size_of_engine(grid)
    placed = place(grid, size, centred=sight.lines > 0 and grid.width < 9)
    if placed is None:
        return None
    found = read_cells(grid, placed, sight.alphabet, katago=_shows_recent(sight))
    turn = None if sight.dialect else turn_in(grid.context)
    first = WHITE if turn is WHITE and found.numbers else BLACK
    position, moves = numbered(found, first, 1, placed.size)
    if turn is not None and not position.numbers:
        position = replace(position, turn=turn)
    problems = [*grid.problems, *sight.alphabet.problems, *placed.problems, *found.problems]
    if found.numbers:
        problems.append(codes.NUMBERS_ALTERNATE.at(span=grid.span, color=first, number=min(found.numbers.values())))
    problems += _of_context(grid, placed.size)
    if confidence is Confidence.LIKELY:
        problems.append(codes.LIKELY.at(span=grid.span))
    return Found(
        position,
        sight.dialect or _dialect(sight),
        grid.span,
        placed.area,
        placed.placement,
        moves,
        min(position.numbers.values(), default=1),
        diagnostics=tuple(problems),
        edges=grid.known_edges,
        may_be_part=sight.dialect is None and _may_be_part(grid, placed),
        confidence=confidence,
    )


def _dialect(sight: Sight) -> str:
    """Return the name of the dialect of a grid, by its signs."""
    if sight.lines or not sight.counts.keys().isdisjoint((BLACK_CIRCLE, WHITE_CIRCLE)):
        return "unicode"
    return "plain" if sight.grid.labels is None else "gtp"


def _size_of_engine(grid: Grid) -> BoardSize | None:
    """Return the size of a board as an engine prints it, which is whole; None for one that has been cut, or others."""
    if (
        grid.labels is None
        or grid.columns is None
        or not (_CAPTURES.search(grid.context) or is_of_katago(grid.context))
    ):
        return None
    is_whole = min(grid.labels) == 1 and grid.columns[0] == 0 and max(grid.width, grid.height) < max(USUAL)
    return BoardSize(grid.width, grid.height) if is_whole else None


def _may_be_part(grid: Grid, placed: Placed) -> bool:
    """Return whether a grid shows neither an edge nor the size of its board."""
    is_guess = grid.labels is None or any(problem.kind == codes.SIZE_GUESSED for problem in placed.problems)
    return is_guess and not grid.has_edge() and size_in(grid.context, 1, 1) is None


def _shows_recent(sight: Sight) -> bool:
    """Return whether digits mark the last moves, as in KataGo: its words are around, or no other mark is there."""
    return is_of_katago(sight.grid.context) or (
        all(row.bracketed is None for row in sight.grid.rows) and _has_recent(sight.counts, sight.alphabet)
    )


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


# Cells.

MAX_NUMBER = 9999


@dataclass
class Cells:
    """What the cells of a grid say.

    numbers: of stones whose colour their sign does not tell. colored: of stones whose colour it does.
    """

    stones: dict[Point, Color] = field(default_factory=dict)
    marks: dict[Point, Mark] = field(default_factory=dict)
    labels: dict[Point, str] = field(default_factory=dict)
    numbers: dict[Point, int] = field(default_factory=dict)
    colored: dict[Point, int] = field(default_factory=dict)
    ko: Point | None = None
    last: Point | None = None
    problems: list[Diagnostic] = field(default_factory=list)


SUFFIX_MARKS = {"o": Mark.CIRCLE, "#": Mark.SQUARE, "^": Mark.TRIANGLE, "x": Mark.CROSS}


def read_cells(grid: Grid, placed: Placed, alphabet: Alphabet, *, katago: bool) -> Cells:
    """Read the cells of a grid. katago: whether the digit after a stone tells one of the last moves."""
    found = Cells()
    taken, recent = {0}, 0
    has_colors = _shows_colors({CIRCLED[cell] for row in grid.cells for cell in row if cell in CIRCLED})
    has_more_colors = " to play" in grid.context
    left, top = placed.area.upper_left
    nothing = alphabet.empty.difference(alphabet.stones, alphabet.points, "!")
    for index, column, cell in _cells_but(nothing, grid):
        point, row = Point(left + column, top + index), grid.rows[index]
        number, filled = CIRCLED.get(cell, (0, False))
        if number and has_colors:
            found.stones[point] = BLACK if filled else WHITE
            found.colored[point] = number
            continue
        if number or (cell.isdecimal() and cell not in alphabet.stones and cell not in alphabet.empty):
            number = number or (10 if cell == "0" else int(cell))
            if number in taken:
                found.problems.append(codes.NUMBER_TWICE.at(span=row.cell_span(column), points=[point], number=number))
            else:
                taken.add(number)
                found.numbers[point] = number
            continue
        sign, more = cell[0], cell[1:]
        if katago and more.isdecimal() and sign in alphabet.stones:
            if int(more) > recent:
                recent, found.last = int(more), point
            more = ""
        if not _read_sign(found, point, sign, more, alphabet, has_more_colors=has_more_colors):
            found.problems.append(codes.SIGN_UNKNOWN.at(span=row.cell_span(column), points=[point], sign=cell))
        if more:
            _read_suffix(found, point, more)
        if row.bracketed == column and point in found.stones:
            found.last = point
    return found


def _read_sign(found: Cells, point: Point, sign: str, more: str, alphabet: Alphabet, *, has_more_colors: bool) -> bool:
    """Read the sign of a cell; return whether it means anything. more: what follows it in the cell."""
    if sign in alphabet.stones:
        found.stones[point], mark = alphabet.stones[sign]
        if mark is not None:
            found.marks[point] = mark
    elif sign in alphabet.points:
        found.marks[point] = alphabet.points[sign]
    elif sign in "RGLYP" and has_more_colors:
        found.stones[point] = Color(sign.lower())
    elif sign in alphabet.empty:
        if sign == "!" and not more and has_more_colors:
            found.ko = point
    elif sign.isalpha() and not more:
        found.labels[point] = sign
    else:
        return False
    return True


def _shows_colors(circled: set[tuple[int, bool]]) -> bool:
    """Return whether circled numbers are filled for Black and open for White: not if those of both are alike."""
    kinds = {filled for _, filled in circled}
    return len(kinds) == 2 or len({number % 2 for number, _ in circled}) < 2


def _read_suffix(found: Cells, point: Point, more: str) -> None:
    """Read what follows the sign of a cell: a number or label, and a mark."""
    if more[-1] in SUFFIX_MARKS and (len(more) > 1 or more in "#^" or point not in found.stones):
        found.marks[point] = SUFFIX_MARKS[more[-1]]
        more = more[:-1]
    if more.isdecimal() and point in found.stones:
        found.colored[point] = int(more)
    elif more:
        found.labels[point] = more


def _cells_but(nothing: frozenset[str], grid: Grid) -> Iterator[tuple[int, int, str]]:
    """Yield the row, the column and the signs of all cells but those with signs that mean nothing."""
    for row, cells in enumerate(grid.cells):
        for column, cell in enumerate(cells):
            if cell not in nothing:
                yield row, column, cell


def numbered(found: Cells, first: Color, first_number: int, size: BoardSize) -> tuple[Position, tuple[Move, ...]]:
    """Return the position of some cells, and the moves that its numbers are.

    first: the colour that plays the first number of the diagram. first_number: what that number is, shown as 1.
    """
    playing = alternating(first)
    order = playing if first_number % 2 else playing[::-1]
    numbers = {point: number + first_number - 1 for point, number in found.numbers.items()}
    colors: dict[Point, Color] = {point: playing[(number - 1) % 2] for point, number in found.numbers.items()}
    labels = dict(found.labels)
    if found.colored:
        order = _order_of({found.stones[point]: number for point, number in found.colored.items()}) or order
        taken = {*numbers.values()}
        for point, number in found.colored.items():
            if order[(number - 1) % 2] is found.stones[point] and number not in taken:
                numbers[point] = number
                taken.add(number)
            else:
                labels[point] = str(number)
    shown = Stones(size, {**found.stones, **colors})
    moves = tuple(Move(shown[point], point) for point in sorted(numbers, key=numbers.__getitem__))
    last = found.last
    position = Position(
        shown,
        ko=found.ko,
        last_move=Move(shown[last], last) if last is not None and last in shown else None,
        labels=labels,
        marks=found.marks,
        numbers={point: number for point, number in numbers.items() if number <= MAX_NUMBER},
        order=order if numbers else PLAIN_ORDER,
    )
    return position, moves


def _order_of(colors: Mapping[Color, int]) -> tuple[Color, Color] | None:
    """Return the order of play in which a move of a colour has its number, by one of Black or White."""
    for color, number in colors.items():
        if color in PLAIN_ORDER:
            return alternating(color) if number % 2 else alternating(color)[::-1]
    return None


def alternating(first: Color) -> tuple[Color, Color]:
    """Return the order in which one of Black and White, and then the other, plays."""
    return first, color_after(first, PLAIN_ORDER)

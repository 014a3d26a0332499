"""Boards in a picture: found by their lines, and read point by point."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import NamedTuple

import numpy as np

from hen_editor.core.board import Area, BoardSize, Color, Edges, Point, Stones
from hen_editor.core.diagnostics import Diagnostic, Parsed
from hen_editor.core.position import PLAIN_ORDER, Move, Position
from hen_editor.core.progress import Progress, unreported
from hen_editor.recognition import codes
from hen_editor.recognition.evidence import SEEN_AT_AN_ANGLE, Appearance, Weighed, weigh
from hen_editor.recognition.lattice import USUAL_LENGTHS, Lattice, edges_seen, lattices
from hen_editor.recognition.numbers import numbers_on
from hen_editor.recognition.outline import outlines, within_outline
from hen_editor.recognition.perspective import flattened, is_at_an_angle, raised, seen_from_above, unflattened
from hen_editor.recognition.pixels import (
    CELL,
    MARGIN,
    Pixels,
    Values,
    enlarged,
    lightness,
    lightness_of,
    reduced,
    straightened,
    unreduced,
)
from hen_editor.recognition.points import DOUBTFUL, last_move, likelihoods
from hen_editor.recognition.recognised import (
    LEAST_LINES,
    MOST_LINES,
    WHOLE,
    Certainty,
    Corners,
    Recognised,
    are_convex,
)
from hen_editor.recognition.ridges import KindOfLines, Ridges, ridges

_COLORS = (None, Color.BLACK, Color.WHITE)
_LONGEST_SIDE, _SHORTEST_SIDE = 1500, 700
"""The longer side, in pixels, of the reduced picture in which lines are found; stones are read in the original one."""

_KINDS_OF_LINES = (
    KindOfLines(),
    KindOfLines(contrast=60),  # black lines have it, the grain of wood or a pattern around a board does not
    KindOfLines(dark=False, contrast=6),  # as faint as the lines of dark themes
    KindOfLines(broken=True),
)
"""The kinds of lines to look for, until a board is sure; broken ones only if no others are found."""

_MOST_BOARDS = 12

_OUTWARD, _OF_ONE_COLOR = CELL // 3, 6
"""How far outward from a line stones on it are looked at, and how little a page varies in lightness."""


class BoardCandidate(NamedTuple):
    """A lattice with what was seen of it."""

    corners: Corners
    sight: Appearance
    likely: Values
    marked: tuple[int, int] | None
    verdict: Weighed

    @property
    def certainty(self) -> Certainty | None:
        """How sure it is that it is a board and read rightly; None if it is no board."""
        return self.verdict.certainty

    @property
    def rank(self) -> tuple[int, bool]:
        """The rank among overlapping candidates: the points with lines and without doubts, then whether it is sure."""
        points = self.sight.points * (self.sight.lined - 3 * self.sight.doubtful)
        return round(points), self.certainty is Certainty.SURE


def recognise(pixels: Pixels, progress: Progress = unreported) -> Parsed[tuple[Recognised, ...]]:
    """Return the boards in a picture in reading order; no board is an error.

    pixels: an array of rows, columns and three channels, uint8 in sRGB. Raises ValueError for any other array.
    """
    _require(pixels)
    found = _searched(pixels, pixels, progress=progress)
    if not any(one.certainty is Certainty.SURE or one.sight.is_usual for one in found):
        # Parts of a board in a photo may seem to be seen from above.
        found = _seen_at_an_angle(pixels, progress=progress) or found
    boards = _in_reading_order(_apart(found))
    if not boards:
        return Parsed((), (codes.NO_BOARD.at(),))
    return Parsed(tuple(_recognised(pixels, one) for one in boards))


def _searched(pixels: Pixels, stones: Pixels, progress: Progress) -> list[BoardCandidate]:
    """Return all that may be boards, by lines that run across and down.

    stones: the same picture with stones shifted onto their points; a photo shows them beside these.
    """
    found: list[BoardCandidate] = []
    scales = _scales(pixels)
    for number, factor in enumerate(scales):
        small = enlarged(pixels) if factor < 1 else reduced(pixels, int(factor))
        light = lightness(small)
        for step, kind in enumerate(_KINDS_OF_LINES):
            if kind.broken and found:
                break
            seen = ridges(light, kind)
            seen_so: list[BoardCandidate] = []
            rest: Ridges | None = seen
            while rest is not None:
                looked_at = len(seen_so)
                for lattice in lattices(rest):
                    known = [*seen_so, *(one for one in found if one.certainty is Certainty.SURE)]
                    if not any(_is_known(unreduced(lattice.corners, factor), lattice, other) for other in known):
                        seen_so += _looked_at(stones, lattice, seen, factor)
                    progress((number + (step + 0.5) / len(_KINDS_OF_LINES)) / len(scales))
                # The lines of a board hide those of one beside it that touches it, with lines elsewhere.
                sure = [one for one in seen_so[looked_at:] if one.certainty is Certainty.SURE]
                is_more_wanted = sure and len(seen_so) < _MOST_BOARDS
                rest = rest.beside([unreduced(one.corners, 1 / factor) for one in sure]) if is_more_wanted else None
            found += seen_so
            if any(one.certainty is Certainty.SURE for one in found):
                break
        # Search a small picture in both sizes: what seems to be a part of a board may be all of it.
        if any(one.certainty is not None and (one.sight.is_usual or factor >= 1) for one in found):
            break
    return [one for one in found if one.certainty is not None]


def _seen_at_an_angle(pixels: Pixels, progress: Progress) -> list[BoardCandidate]:
    """Return a board in a photo with clear lines or a clear outline, to be checked by the user.

    Only whole boards count: what seems to be a part of one in a photo is something else as often as not.
    """
    for area in chain(seen_from_above(pixels), map(within_outline, outlines(pixels))):
        found = _searched(flattened(pixels, area), flattened(pixels, area.raised(pixels.shape)), progress=progress)
        whole = [one for one in found if one.sight.is_usual]
        if whole:
            best = max(whole, key=lambda one: one.rank)
            one, two, three, four = (unflattened(area, place) for place in best.corners)
            verdict = Weighed(Certainty.CHECK, (SEEN_AT_AN_ANGLE, *best.verdict.words))
            return [best._replace(corners=(one, two, three, four), verdict=verdict)]
    return []


def guessed_corners(pixels: Pixels) -> Corners | None:
    """Return where the corners of a board in a photo may be, to begin with when the user marks them; None if unknown.

    They are those of the lines that its outline is likely to have, or else of those that are seen in part.
    """
    _require(pixels)
    areas = chain(map(within_outline, outlines(pixels)), seen_from_above(pixels))
    return next((area.inside for area in areas), None)


def _scales(pixels: Pixels) -> tuple[float, ...]:
    """Return the factors by which a picture is made smaller to be looked at, one after the other."""
    longest = max(pixels.shape[:2])
    if min(pixels.shape[:2]) < 24:
        return ()
    if longest <= _SHORTEST_SIDE:
        return (0.5, 1)
    first = max(1, round(longest / _LONGEST_SIDE))
    return (first,) if first == 1 else (first, first - 1 if first < 4 else first // 2)


def _is_known(corners: Corners, lattice: Lattice, known: BoardCandidate) -> bool:
    """Return whether lines need not be examined: they are those of a candidate, or within a board that is sure."""
    near = max(2.0, known.sight.cell / 4)
    off = np.abs(np.subtract(corners, known.corners)).max()
    is_same = off < near and (lattice.columns, lattice.rows) == known.sight.size
    is_smaller = _extent(corners) < 1.1 * _extent(known.corners)
    return is_same or (known.certainty is Certainty.SURE and is_smaller and _overlap(corners, known.corners) > 0.5)


def _extent(corners: Corners) -> float:
    """Return the length of the diagonal of a board in pixels."""
    (left, top), _, (right, bottom), _ = corners
    return float(np.hypot(right - left, bottom - top))


def _looked_at(pixels: Pixels, lattice: Lattice, seen: Ridges, factor: float) -> list[BoardCandidate]:
    """Return candidates for a lattice: as it is, and with one more line that is full of stones.

    Between stones that touch, no line is visible.
    """
    one = _candidate(pixels, lattice, seen, factor)
    sides = one.sight.stones_beyond
    if one.certainty is None or not any(sides):
        return [one]
    other = _candidate(pixels, lattice.widened(*map(int, sides)), seen, factor)
    return [one, other] if other.sight.is_usual else [one]


def _stones_beyond(pixels: Pixels, lattice: Lattice, edges: Edges, factor: float) -> Edges:
    """Return on which sides, where lines go on, stones are where the next line would be: it may be full of them.

    A page that begins before the next line is of one colour there, and no stone is seen on it.
    """
    more = [not edge for edge in edges]
    wide = lattice.widened(*map(int, more))
    board = straightened(pixels, unreduced(wide.corners, factor), wide.columns, wide.rows)
    taken = likelihoods(board, wide.columns, wide.rows)[..., 1:].max(axis=2) > 0.9
    taken &= ~np.isnan(board[MARGIN * CELL :: CELL, MARGIN * CELL :: CELL, 0][: wide.rows, : wide.columns])
    lines = taken[:, 0], taken[0], taken[:, -1], taken[-1]
    light, out = lightness_of(board), MARGIN * CELL - _OUTWARD
    strips = light[:, out], light[out], light[:, -out - 1], light[-out - 1]
    return Edges(
        *(
            goes_on and bool(line.mean() > 0.3 and np.std(strip[MARGIN * CELL : -MARGIN * CELL]) > _OF_ONE_COLOR)
            for goes_on, line, strip in zip(more, lines, strips, strict=True)
        )
    )


def _candidate(pixels: Pixels, lattice: Lattice, seen: Ridges, factor: float) -> BoardCandidate:
    corners = unreduced(lattice.corners, factor)
    edges, going_on = edges_seen(lattice, seen)
    board = straightened(pixels, corners, lattice.columns, lattice.rows)
    likely = likelihoods(board, lattice.columns, lattice.rows)
    sight = Appearance.of(likely, lattice.arms(seen), board, Edges(*edges), going_on, lattice.pitch * factor)
    if not sight.is_whole and weigh(sight).certainty is not None:
        sight = replace(sight, stones_beyond=_stones_beyond(pixels, lattice, sight.edges, factor))
    return BoardCandidate(corners, sight, likely, last_move(board, likely.argmax(axis=2)), weigh(sight))


def _apart(found: Sequence[BoardCandidate]) -> list[BoardCandidate]:
    """Return the best of candidates that overlap."""
    kept: list[BoardCandidate] = []
    for board in sorted(found, key=lambda board: board.rank, reverse=True):
        if all(_overlap(board.corners, other.corners) < 0.1 for other in kept):
            kept.append(board)
    return kept[:_MOST_BOARDS]


def _overlap(corners: Corners, others: Corners) -> float:
    """Return how much the boxes around two boards overlap, as a share of the smaller one."""
    boxes = [(*np.min(each, axis=0), *np.max(each, axis=0)) for each in (corners, others)]
    left, top = max(box[0] for box in boxes), max(box[1] for box in boxes)
    right, bottom = min(box[2] for box in boxes), min(box[3] for box in boxes)
    smaller = min((box[2] - box[0]) * (box[3] - box[1]) for box in boxes)
    return float(max(0, right - left) * max(0, bottom - top) / max(1e-9, smaller))


def _in_reading_order(found: Sequence[BoardCandidate]) -> list[BoardCandidate]:
    """Return boards row by row: those that begin beside the first one of a row are in it."""
    left = sorted(found, key=lambda one: one.corners[0][1])
    ordered: list[BoardCandidate] = []
    while left:
        middle = (left[0].corners[0][1] + left[0].corners[3][1]) / 2
        row = [one for one in left if one.corners[0][1] < middle]
        ordered += sorted(row, key=lambda one: one.corners[0][0])
        left = [one for one in left if one not in row]
    return ordered


def _recognised(pixels: Pixels, found: BoardCandidate) -> Recognised:
    made = _read(pixels, found.likely, found.corners, found.sight.edges, found.marked)
    certainty = found.certainty or Certainty.CHECK
    return replace(made, confidence=certainty, evidence=found.verdict.words)


def read(pixels: Pixels, corners: Corners, columns: int, rows: int, edges: Edges = WHOLE) -> Recognised:
    """Return the board between four corners that are known, as of a photo or one that the user has put right.

    corners: the crossings of the outermost lines that the picture shows. columns, rows: the lines it shows, 2 to 52.
    edges: the edges of the board among them. It is never more than to be checked. Raises ValueError for corners that
    are no convex quadrangle in their order.
    """
    _require(pixels)
    if not LEAST_LINES <= min(columns, rows) <= max(columns, rows) <= MOST_LINES:
        raise ValueError(f"a picture of {columns} by {rows} lines is outside {LEAST_LINES} to {MOST_LINES}")
    if not are_convex(corners):
        raise ValueError("the corners of a board go around it: upper left, upper right, lower right, lower left")
    stones = raised(corners, columns - 1, rows - 1, pixels.shape) if is_at_an_angle(corners) else corners
    board = straightened(pixels, stones, columns, rows)
    likely = likelihoods(board, columns, rows)
    return _read(pixels, likely, corners, edges, last_move(board, likely.argmax(axis=2)))


def read_usual(pixels: Pixels, corners: Corners) -> Recognised:
    """Return the whole board between four corners with 9, 13 or 19 lines each way, whichever leaves fewest doubts."""
    boards = [read(pixels, corners, lines, lines) for lines in reversed(USUAL_LENGTHS)]
    return min(boards, key=lambda board: len(board.doubts) / (board.columns * board.rows))


def _read(pixels: Pixels, likely: Values, corners: Corners, edges: Edges, marked: tuple[int, int] | None) -> Recognised:
    """Return the board with what is likeliest on each point, and the numbers on its stones."""
    rows, columns = likely.shape[:2]
    area, size = placed(columns, rows, edges)
    kinds = likely.argmax(axis=2)

    def point_at(row: int, column: int) -> Point:
        return Point(column + area.upper_left.column, row + area.upper_left.row)

    colors = ((point_at(*spot), _COLORS[kind]) for spot, kind in np.ndenumerate(kinds))
    stones = {point: color for point, color in colors if color is not None}
    in_doubt = np.argwhere(likely.max(axis=2) < DOUBTFUL).tolist()
    doubts = {point_at(row, column): _possible(likely[row, column]) for row, column in in_doubt}
    seen = numbers_on(pixels, corners, kinds)
    numbers = {point_at(*spot): number for spot, number in seen.numbers.items()}
    last = None
    if marked is not None and point_at(*marked) not in numbers:
        last = Move(stones[point_at(*marked)], point_at(*marked))
    order = PLAIN_ORDER if seen.black_is_odd or not numbers else PLAIN_ORDER[::-1]
    position = Position(Stones(size, stones), last_move=last, numbers=numbers, order=order)
    part = None if area == Area.whole(size) else area
    unread = [point for spot in seen.unread if (point := point_at(*spot)) != (last and last.point)]
    notes = tuple(_notes(size, part, unread))
    return Recognised(position, Certainty.CHECK, corners, columns, rows, edges, part, doubts, (), notes)


def _possible(likely: Values) -> tuple[Color | None, ...]:
    """Return what a point in doubt may be, the likeliest first: at least two things."""
    order = np.argsort(-likely)
    return tuple(_COLORS[index] for index in order if likely[index] > 0.02 or index in order[:2])


def _notes(size: BoardSize, part: Area | None, unread: Sequence[Point]) -> Iterator[Diagnostic]:
    """Iterate over what the user is to know of a board. unread: the stones whose numbers were not read."""
    if part is not None:
        yield codes.PLACED.at(part=_named(part, size), size=str(size))
    if unread:
        names = ", ".join(point.name(size) for point in unread)
        yield codes.UNREAD.at(points=unread, count=len(unread), names=names)


def _named(area: Area, size: BoardSize) -> str:
    """Return a part of a board by two corners, such as `A19:K10`."""
    return f"{area.upper_left.name(size)}:{area.lower_right.name(size)}"


def placed(columns: int, rows: int, edges: Edges) -> tuple[Area, BoardSize]:
    """Return the part of a board that lines are taken for by the edges seen, and the size of that board.

    A part is one of the usual board of 19 lines, or of the largest one that has a name for each line; where neither of
    two opposite edges is seen, it is in the middle.
    """
    width = columns if edges.left and edges.right else max(19, columns)
    height = rows if edges.top and edges.bottom else max(19, rows)
    left = 0 if edges.left else width - columns if edges.right else (width - columns) // 2
    top = 0 if edges.top else height - rows if edges.bottom else (height - rows) // 2
    return Area(Point(left, top), Point(left + columns - 1, top + rows - 1)), BoardSize(width, height)


def _require(pixels: Pixels) -> None:
    if pixels.ndim != 3 or pixels.shape[2] != 3 or pixels.dtype != np.uint8:
        raise ValueError(f"a picture is an array (rows, columns, 3) of uint8, not {pixels.shape} of {pixels.dtype}")

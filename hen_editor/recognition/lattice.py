"""The lattice: where the lines of a board are in a picture, and where they end.

1. `skew` turns the picture's lines upright.
2. `regions` divides it, so that what is beside a board does no harm.
3. `combs` of both directions with the same pitch make a lattice.
4. `Lattice.arms` says where its lines are truly seen; rows and columns that no line crosses, such as those of
   coordinates, are cut off; where lines end, there is an edge.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import cos, radians, sin

import numpy as np
import numpy.typing as npt

from hen_editor.recognition.combs import Comb, combs
from hen_editor.recognition.pixels import Values
from hen_editor.recognition.recognised import Corners, Place
from hen_editor.recognition.ridges import Mask, Ridges

_LEAST_PITCH = 6
_MOST_LINES = 26
_SAMPLES = np.array((0.22, 0.28, 0.34, 0.4, 0.46))
"""Where an arm is sampled, in cells from its point."""

_SEEN = 0.75
"""The share of an arm that must be a ridge for it to be seen."""

_BEGUN = 0.5
"""The share of an arm from which a line counts as going on beyond the last one: a picture may be cut there."""

USUAL_LENGTHS = (9, 13, 19)
"""The lengths of boards that people play on."""

LEFT, UP, RIGHT, DOWN = range(4)
"""The last axis of arms."""

_LONGEST_SIDE_OF_POINTS = 60_000


@dataclass(frozen=True, slots=True)
class Lattice:
    """Lines in a picture: two combs, turned by an angle in degrees."""

    across: Comb
    down: Comb
    angle: float

    @property
    def columns(self) -> int:
        """The number of vertical lines."""
        return self.across.lines

    @property
    def rows(self) -> int:
        """The number of horizontal lines."""
        return self.down.lines

    @property
    def pitch(self) -> float:
        """The size of a cell in pixels."""
        return (self.across.pitch + self.down.pitch) / 2

    @property
    def corners(self) -> Corners:
        """The crossings of the outermost lines."""
        left, right, top, bottom = self.across.start, self.across.end, self.down.start, self.down.end
        return self.place(left, top), self.place(right, top), self.place(right, bottom), self.place(left, bottom)

    def place(self, u: float, v: float) -> Place:
        """Return the place in the picture of a place in the turned picture."""
        turn = radians(self.angle)
        return u * cos(turn) - v * sin(turn), u * sin(turn) + v * cos(turn)

    def arms(self, ridges: Ridges) -> Values:
        """Return how much of the four arms of each point is seen: rows, columns, and left, up, right, down.

        A share is NaN where the picture ends.
        """
        u = self.across.start + self.across.pitch * np.arange(self.columns)
        v = self.down.start + self.down.pitch * np.arange(self.rows)
        found = np.empty((self.rows, self.columns, 4), np.float32)
        for arm, (dx, dy) in enumerate(((-1, 0), (0, -1), (1, 0), (0, 1))):
            at_u = u[None, :, None] + dx * _SAMPLES * self.across.pitch
            at_v = v[:, None, None] + dy * _SAMPLES * self.down.pitch
            found[..., arm] = self._looked_up(
                ridges.across if dx else ridges.down, *np.broadcast_arrays(at_u, at_v)
            ).mean(axis=2)
        return found

    def _looked_up(self, mask: Mask, u: npt.NDArray[np.float64], v: npt.NDArray[np.float64]) -> Values:
        turn = radians(self.angle)
        x = np.round(u * cos(turn) - v * sin(turn)).astype(np.intp)
        y = np.round(u * sin(turn) + v * cos(turn)).astype(np.intp)
        height, width = mask.shape
        outside = (x < 2) | (y < 2) | (x >= width - 2) | (y >= height - 2)
        values = mask[np.clip(y, 0, height - 1), np.clip(x, 0, width - 1)].astype(np.float32)
        values[outside] = np.nan
        return values

    def widened(self, left: int, top: int, right: int, bottom: int) -> "Lattice":
        """Return the lattice with more lines on each side, or fewer where a number is negative."""
        across = self.across._replace(
            start=self.across.start - left * self.across.pitch, lines=self.columns + left + right
        )
        down = self.down._replace(start=self.down.start - top * self.down.pitch, lines=self.rows + top + bottom)
        return replace(self, across=across, down=down)


def lattices(ridges: Ridges) -> Iterator[Lattice]:
    """Iterate over the lattices that may be boards, in any order; there may be none, and some may overlap."""
    rows_y, rows_x = (each.astype(np.float32) for each in np.nonzero(ridges.runs_across))
    columns_y, columns_x = (each.astype(np.float32) for each in np.nonzero(ridges.runs_down))
    if min(len(rows_y), len(columns_y)) < 40:
        return
    angle = skew(rows_x, rows_y, columns_x, columns_y)
    turn = radians(angle)
    row_u, row_v = rows_x * cos(turn) + rows_y * sin(turn), rows_y * cos(turn) - rows_x * sin(turn)
    column_u, column_v = columns_x * cos(turn) + columns_y * sin(turn), columns_y * cos(turn) - columns_x * sin(turn)
    for left, top, right, bottom in regions(row_u, row_v, column_u, column_v):
        inside_rows = (row_u >= left) & (row_u < right) & (row_v >= top) & (row_v < bottom)
        inside_columns = (column_u >= left) & (column_u < right) & (column_v >= top) & (column_v < bottom)
        for lattice in _in_region(column_u[inside_columns], row_v[inside_rows], left, top, right, bottom):
            fitted = extended(replace(lattice, angle=angle), ridges)
            if fitted is not None:
                yield fitted


def skew(rows_x: Values, rows_y: Values, columns_x: Values, columns_y: Values) -> float:
    """Return by how many degrees lines are turned: where their projections are sharpest."""
    step = max(1, len(rows_x) // _LONGEST_SIDE_OF_POINTS), max(1, len(columns_x) // _LONGEST_SIDE_OF_POINTS)
    points = (rows_x[:: step[0]], rows_y[:: step[0]]), (columns_y[:: step[1]], columns_x[:: step[1]])

    def sharpness(angle: float) -> float:
        slope = np.float32(np.tan(radians(angle)))
        total = 0.0
        for sign, (along, beside) in zip((-1, 1), points, strict=True):
            places = beside + sign * slope * along
            counts = np.bincount((places - places.min()).astype(np.intp))
            total += float((counts.astype(np.float64) ** 2).sum()) / len(places)
        return total

    best = max(np.arange(-4, 4.01, 0.5), key=lambda angle: (sharpness(angle), -abs(angle)))
    for reach in (0.25, 0.1, 0.05):
        best = max((best - reach, best, best + reach), key=sharpness)
    return 0.0 if abs(best) < 0.06 else float(best)


def regions(row_u: Values, row_v: Values, column_u: Values, column_v: Values) -> list[tuple[int, int, int, int]]:
    """Return the whole, then the rectangles in which lines of both directions are connected, the largest first.

    Each is left, top, right and bottom in the turned picture.
    """
    everything = [np.concatenate(pair) for pair in ((row_u, column_u), (row_v, column_v))]
    left, top = (int(np.floor(each.min())) for each in everything)
    right, bottom = (int(np.ceil(each.max())) + 1 for each in everything)
    found = [(left, top, right, bottom)]
    block = max(16, max(right - left, bottom - top) // 48)
    shape = (bottom - top) // block + 1, (right - left) // block + 1
    u, v = everything
    index = ((v - top) // block).astype(np.intp) * shape[1] + ((u - left) // block).astype(np.intp)
    filled = np.bincount(index, minlength=shape[0] * shape[1]).reshape(shape) >= block // 2
    for part in _connected(filled):
        down, across = np.nonzero(part)
        box = (
            left + (int(across.min()) - 1) * block,
            top + (int(down.min()) - 1) * block,
            left + (int(across.max()) + 2) * block,
            top + (int(down.max()) + 2) * block,
        )
        if min(across.max() - across.min(), down.max() - down.min()) >= 1:
            found.append(box)
    return found[:12]


def _connected(filled: Mask) -> list[Mask]:
    """Return the connected parts of a small mask, the largest first."""
    rows, columns = filled.shape
    left = {(int(row), int(column)) for row, column in zip(*np.nonzero(filled), strict=True)}
    parts: list[set[tuple[int, int]]] = []
    while left:
        part = {left.pop()}
        front = list(part)
        while front:
            row, column = front.pop()
            for near in [(row + dy, column + dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]:
                if near in left:
                    left.remove(near)
                    part.add(near)
                    front.append(near)
        parts.append(part)
    parts.sort(key=len, reverse=True)
    masks = []
    for part in parts[:12]:
        mask = np.zeros((rows, columns), np.bool_)
        mask[tuple(np.array(sorted(part)).T)] = True
        masks.append(mask)
    return masks


def _in_region(column_u: Values, row_v: Values, left: int, top: int, right: int, bottom: int) -> Iterator[Lattice]:
    """Iterate over pairs of combs of a region whose pitches are alike, the best first."""
    profiles = []
    for places, start, end in ((column_u, left, right), (row_v, top, bottom)):
        counts = np.bincount(
            np.clip(np.round(places - start), 0, end - start).astype(np.intp), minlength=end - start + 1
        )
        profiles.append(combs(counts.astype(np.float32), _LEAST_PITCH))
    pairs = [
        (one, other)
        for one in profiles[0]
        for other in profiles[1]
        if 0.86 < one.pitch / other.pitch < 1.16 and max(one.lines, other.lines) <= _MOST_LINES + 6
    ]
    pairs.sort(key=lambda pair: -(pair[0].score + pair[1].score))
    for one, other in pairs[:3]:
        yield Lattice(one._replace(start=one.start + left), other._replace(start=other.start + top), 0.0)


def extended(lattice: Lattice, ridges: Ridges) -> Lattice | None:
    """Return a lattice with just the lines that are seen and crossed by others, None if too few are left."""
    most = max(4, _MOST_LINES - min(lattice.columns, lattice.rows))  # the lines that may be missing on any side
    wide = lattice.widened(most, most, most, most)
    arms = wide.arms(ridges)
    top, bottom, left, right = most, most + lattice.rows - 1, most, most + lattice.columns - 1
    for _ in range(3):  # each time, rows are judged by the present columns, and columns by the rows
        before = top, bottom, left, right
        top, bottom = _extent(arms[:, left : right + 1], (LEFT, UP, RIGHT, DOWN), top, bottom)
        if bottom - top < 2:
            return None
        left, right = _extent(arms[top : bottom + 1].swapaxes(0, 1), (UP, LEFT, DOWN, RIGHT), left, right)
        if right - left < 2:
            return None
        if before == (top, bottom, left, right):
            break
    if max(bottom - top, right - left) >= _MOST_LINES or not _is_lined(arms[top : bottom + 1, left : right + 1]):
        return None
    return wide.widened(-left, -top, right + 1 - wide.columns, bottom + 1 - wide.rows)


def _is_lined(arms: Values) -> bool:
    """Return whether most arms are seen at points that have any, apart from edges: a quick check of a lattice."""
    seen = np.nan_to_num(arms[1:-1, 1:-1]) >= _SEEN
    free = seen.sum(axis=2) >= 2
    return bool(free.mean() >= 0.04 and seen[free].mean() >= 0.7)


def _extent(arms: Values, names: tuple[int, int, int, int], first: int, last: int) -> tuple[int, int]:
    """Return the first and the last line that belong to the board: seen themselves, and joined by lines to the next.

    arms: lines, points on them, arms. names: the arms along a line backward, across it backward, and the same forward.
    """
    back, before, forth, after = names
    seen = np.nan_to_num(arms) >= _SEEN
    along = (seen[:, :, back] | seen[:, :, forth]).mean(axis=1)
    free = seen.sum(axis=2) >= 2  # no stone is there
    joined = seen[:-1, :, after] | seen[1:, :, before]
    # Where at least one of two points is free, a line between them would be seen; at the edge there is none.
    may_be = free[:-1] | free[1:]
    shares = (joined & may_be).sum(axis=1) / np.maximum(1, may_be.sum(axis=1))
    is_hidden = may_be.sum(axis=1) == 0
    middle = (first + last) // 2
    low, high = middle, middle
    while high + 1 < len(along) and (shares[high] > 0.4 or (is_hidden[high] and high < last)):
        high += 1
    while low > 0 and (shares[low - 1] > 0.4 or (is_hidden[low - 1] and low > first)):
        low -= 1
    # Beyond the last line of a part there are only the ends of lines that cross it.
    while high > low and along[high] < 0.12:
        high -= 1
    while low < high and along[low] < 0.12:
        low += 1
    return low, high


def edges_seen(lattice: Lattice, ridges: Ridges) -> tuple[list[bool], list[float]]:
    """Return whether lines end at the left, top, right and bottom line, and the share of them that go on.

    The share is NaN where the picture ends, or stones hide all of them.
    """
    arms = lattice.arms(ridges)
    shares = []
    for line, outward, inward in (
        (arms[:, 0], LEFT, RIGHT),
        (arms[0], UP, DOWN),
        (arms[:, -1], RIGHT, LEFT),
        (arms[-1], DOWN, UP),
    ):
        free = (line[:, inward] >= _SEEN) & ~np.isnan(line[:, outward])
        shares.append(float((line[free, outward] >= _BEGUN).mean()) if free.any() else float("nan"))
    edges = [share <= 0.4 for share in shares]
    # Where the picture ends with the last line, only the number of lines tells whether it is the edge.
    for one, other, lines in ((0, 2, lattice.columns), (1, 3, lattice.rows)):
        is_usual = lines in USUAL_LENGTHS
        for side, opposite in ((one, other), (other, one)):
            if np.isnan(shares[side]):
                edges[side] = is_usual and (edges[opposite] or bool(np.isnan(shares[opposite])))
    # Where some lines end and others go on, their number tells more.
    if lattice.columns == lattice.rows and lattice.columns in USUAL_LENGTHS:
        edges = [edge or is_unclear(share) for edge, share in zip(edges, shares, strict=True)]
    return edges, shares


def is_unclear(share: float) -> bool:
    """Return whether a share of lines goes on that is neither few nor most."""
    return 0.2 < share < 0.8

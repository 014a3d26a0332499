"""Boards as the eye finds them in a picture: wood, then evenly spaced dark lines, then stones on their crossings."""

from dataclasses import dataclass
from math import cos, pi, sin
from statistics import median_low
from typing import NamedTuple

from hen_editor.core.board import BoardSize, Point, Stones
from tests.e2e.picture import Picture

_STEP = 4
"""Pixels between two looks where something large is sought."""

_LEAST_WOOD = 15
"""Looks that must find wood in a row."""

_DARK = 80
"""The most that ink has of red."""

_LOWEST_FIELD = 16
"""The height of one line of text."""

_LINE_GREENS = bytes(range(15, 46))
"""How green the thin lines are, in the light theme and in the dark one."""

_STONES = {
    "b": (36, 36, 40),
    "w": (243, 240, 232),
    "r": (185, 35, 27),
    "g": (34, 165, 120),
    "l": (36, 80, 180),
    "y": (247, 210, 30),
    "p": (185, 138, 230),
}
_CLEAR = 0.36
"""How far from the middle of a stone nothing is drawn on it, in cells."""

_NOTICE = (253, 243, 216)
"""The colour of a bar with a notice."""

_WOODS = ((232, 194, 128), (215, 170, 100), (198, 156, 94), (166, 122, 64))


class Grid(NamedTuple):
    """Where lines are: the first one and their distance, in pixels."""

    first: int
    distance: int


@dataclass(frozen=True)
class SeenBoard:
    """A board in a picture."""

    picture: Picture
    size: BoardSize
    across: Grid
    down: Grid

    @classmethod
    def find(cls, picture: Picture, size: BoardSize) -> "SeenBoard | None":
        """Find the board of a size in a picture, None where there is none."""
        wood = _wood(picture)
        if wood is None:
            return None
        left, top, right, bottom = wood
        across = _grid([_line_pixels(picture.column(x, top, bottom)) for x in range(left, right)], size.columns)
        down = _grid([_line_pixels(picture.row(y, left, right)) for y in range(top, bottom)], size.rows)
        if across is None or down is None or across.distance != down.distance:
            return None
        return cls(picture, size, Grid(left + across.first, across.distance), Grid(top + down.first, down.distance))

    @property
    def cell(self) -> int:
        """The distance between two lines."""
        return self.across.distance

    def place(self, name: str) -> tuple[int, int]:
        """Return where the point of a name is on the screen."""
        point = Point.from_name(name, self.size)
        if point is None:
            raise ValueError(f"{name} is no point of a board of {self.size}")
        return self._centre(point)

    def stones(self) -> Stones:
        """Return the stones that are drawn."""
        return Stones.from_cells(self.size, "".join(map(self._seen, self.size.points())).encode())

    def marked(self) -> set[str]:
        """Return the names of the stones on which something is drawn: a mark, a number, the last move's dot."""
        return {point.name(self.size) for point in self.stones() if self._has_ink(point)}

    def _centre(self, point: Point) -> tuple[int, int]:
        return (
            self.across.first + point.column * self.across.distance,
            self.down.first + point.row * self.down.distance,
        )

    def _seen(self, point: Point) -> str:
        """Look at places off the lines, between marks and the last move's ring; the most frequent wins."""
        seen = [_kind(color) for color in self._around(point, _CLEAR, 8)]
        return max(set(seen), key=seen.count)

    def _has_ink(self, point: Point) -> bool:
        rim = [_brightness(color) for color in self._around(point, _CLEAR, 8)]
        usual = sorted(rim)[len(rim) // 2]
        inner = [self._centre_color(point)]
        inner += [color for share in (0.1, 0.15, 0.2, 0.25, 0.3) for color in self._around(point, share, 24)]
        return any(abs(_brightness(color) - usual) > 130 for color in inner)

    def _centre_color(self, point: Point) -> tuple[int, int, int]:
        return self.picture.color(*self._centre(point))

    def _around(self, point: Point, share: float, number: int) -> list[tuple[int, int, int]]:
        x, y = self._centre(point)
        angles = [2 * pi * (index + 0.5) / number for index in range(number)]
        radius = share * self.cell
        return [self.picture.color(round(x + radius * cos(angle)), round(y + radius * sin(angle))) for angle in angles]


def paper_under_board(picture: Picture) -> tuple[int, int] | None:
    """Return a place on the first band of white under the wood: a field to write in; None where there is none."""
    wood = _wood(picture)
    if wood is None:
        return None
    left, _, right, bottom = wood
    white = [picture.row(y, left, right).count(255) > (right - left) / 4 for y in range(bottom, picture.height)]
    starts = [row for row in range(len(white) - _LOWEST_FIELD) if all(white[row : row + _LOWEST_FIELD])]
    return ((left + right) // 2, bottom + starts[0] + _LOWEST_FIELD // 2) if starts else None


def has_navigation(picture: Picture) -> bool:
    """Return whether something dark is beside the lower end of the wood or below: the buttons of the navigation."""
    wood, field = _wood(picture), paper_under_board(picture)
    if wood is None or field is None:
        return False
    left, _, right, bottom = wood
    end = max(bottom, field[1] - 2 * _LOWEST_FIELD)  # where the board is as wide as its desk, the panel is higher
    width = right - left
    beside = (right + width // 8, min(right + width // 2, picture.width))
    return any(min(picture.row(y, *beside), default=255) < _DARK for y in range(bottom - width // 12, end))


def has_notice(picture: Picture) -> bool:
    """Return whether there is a bar with a notice."""
    return any(picture.color(picture.width / 2, y) == _NOTICE for y in range(picture.height))


def _wood(picture: Picture) -> tuple[int, int, int, int] | None:
    """Return the box of the wood: left, top, right, bottom."""
    found = {
        y: [index * _STEP for index, color in enumerate(picture.colors(y, _STEP)) if _is_wood(*color)]
        for y in range(0, picture.height, _STEP)
    }
    longest = max(map(len, found.values()))
    rows = {y: places for y, places in found.items() if len(places) > max(_LEAST_WOOD, longest // 2)}
    if not rows:
        return None
    # small boards beside the board are in the way in some rows only
    return median_low(map(min, rows.values())), min(rows), median_low(map(max, rows.values())), max(rows)


def _is_wood(red: int, green: int, blue: int) -> bool:
    return red - blue > 60 and 15 < red - green < 65 and 20 < green - blue < 90 and red > 120


def _line_pixels(greens: bytes) -> int:
    return len(greens) - len(greens.translate(None, _LINE_GREENS))


def _grid(dark: list[int], lines: int) -> Grid | None:
    """Find two or more evenly spaced lines by how dark each pixel's row or column is."""
    widest = len(dark) // (lines - 1)
    best, found = 0, None
    for distance in range(max(4, widest // 2), widest + 1):
        for first in range(len(dark) - (lines - 1) * distance):
            seen = dark[first : first + (lines - 1) * distance + 1 : distance]
            if min(seen) > distance and sum(seen) > best:
                best, found = sum(seen), Grid(first, distance)
    return found


def _kind(color: tuple[int, int, int]) -> str:
    """Return the letter of the stone whose colour is nearest, `.` where wood is nearer."""
    nearest = {letter: _distance(color, stone) for letter, stone in _STONES.items()}
    nearest["."] = min(_distance(color, wood) for wood in _WOODS)
    return min(nearest, key=nearest.__getitem__)


def _distance(one: tuple[int, int, int], other: tuple[int, int, int]) -> int:
    return sum((first - second) ** 2 for first, second in zip(one, other, strict=True))


def _brightness(color: tuple[int, int, int]) -> int:
    return sum(color) // 3

"""The board: colours, points, sizes, and the stones on it."""

from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import compress
from typing import NamedTuple, Self, TypeVar, overload

from hen_editor.core.texts import Data, require_text

Other = TypeVar("Other")

COLUMN_LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
"""The 25 column names of a Go board from the left: A to Z without I."""

SGF_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The 52 coordinate letters of SGF, from the left and from the top."""

EMPTY = ord(".")
"""The cell of an empty point, in `Stones.cells`."""


class Color(Enum):
    """A colour of stones; the value is its HEN letter. An empty point is None.

    >>> Color("l")
    Color.BLUE
    """

    BLACK = "b"
    WHITE = "w"
    RED = "r"
    GREEN = "g"
    BLUE = "l"
    YELLOW = "y"
    PURPLE = "p"

    def __init__(self, letter: str) -> None:
        self.cell = ord(letter)
        """The byte of a stone of this colour in `Stones.cells`: its HEN letter."""

    def __repr__(self) -> str:
        return f"Color.{self.name}"

    @property
    def title(self) -> str:
        """The colour's name in a sentence, `Black`."""
        return self.name.capitalize()

    @property
    def opponent(self) -> "Color":
        """White for Black, and Black for White. Raises ValueError for other colours: see `color_after`."""
        if self not in (Color.BLACK, Color.WHITE):
            raise ValueError(f"{self.title} has no opponent without an order of play")
        return Color.WHITE if self is Color.BLACK else Color.BLACK


BLACK, WHITE = Color.BLACK, Color.WHITE

_COLOR_OF_CELL: dict[int, Color] = {color.cell: color for color in Color}
_CELLS = bytes((EMPTY, *_COLOR_OF_CELL))
_IS_STONE = bytes.maketrans(b".", b"\0")


class Point(NamedTuple):
    """A point of the board: column and row, counted from 0 at the upper left as in SGF.

    >>> Point(3, 15).name(BoardSize(19, 19))
    'D4'
    >>> Point.from_sgf("dp")
    Point(column=3, row=15)
    """

    column: int
    row: int

    def name(self, size: "BoardSize") -> str:
        """Return the name players use: a column letter, skipping I, and the row from below, `D4`.

        Columns beyond the 25th are named AA, AB, and so on. Raises ValueError if the point is not on a board of this
        size.
        """
        if not size.holds(self):
            raise ValueError(f"{self} is not on a board of {size}")
        return f"{column_name(self.column)}{size.rows - self.row}"

    @classmethod
    def from_name(cls, name: str, size: "BoardSize") -> Self | None:
        """Return the point with this name in upper or lower case, or None if the board has none."""
        require_text(name, "the name of a point")
        letters = name.rstrip("0123456789")
        digits = name[len(letters) :]
        if not (0 < len(letters) <= 2 and 0 < len(digits) <= 2):
            return None
        indices = [COLUMN_LETTERS.find(letter) for letter in letters.upper()]
        if -1 in indices:
            return None
        column = indices[0] if len(indices) == 1 else 25 * (indices[0] + 1) + indices[1]
        point = cls(column, size.rows - int(digits))
        return point if size.holds(point) else None

    def gtp(self, size: "BoardSize") -> tuple[int, int]:
        """Return the row and the column, counted from 0 at the lower left as in sgfmill and programs that speak GTP."""
        return size.rows - 1 - self.row, self.column

    @classmethod
    def from_gtp(cls, row_column: tuple[int, int], size: "BoardSize") -> Self:
        """Return the point at a row and a column, counted from 0 at the lower left; it may be off the board.

        >>> Point.from_gtp((3, 15), BoardSize(19, 19)).name(BoardSize(19, 19))
        'Q4'
        """
        row, column = row_column
        return cls(column, size.rows - 1 - row)

    @property
    def sgf(self) -> str:
        """The point as SGF writes it: two letters, column then row from above. Raises ValueError if it has none."""
        if not (0 <= self.column < len(SGF_LETTERS) and 0 <= self.row < len(SGF_LETTERS)):
            raise ValueError(f"{self!r} is on no board, so SGF cannot write it")
        return SGF_LETTERS[self.column] + SGF_LETTERS[self.row]

    @classmethod
    def from_sgf(cls, text: str) -> Self | None:
        """Return the point named by two SGF letters, or None for any other text."""
        require_text(text, "a point of SGF")
        if len(text) != 2:
            return None
        column, row = SGF_LETTERS.find(text[0]), SGF_LETTERS.find(text[1])
        return cls(column, row) if column >= 0 and row >= 0 else None


PointPair = tuple[Point, Point]
"""The start and the end of an arrow or a line, or two corners of an area."""


def column_name(column: int) -> str:
    """Return the name of a column, counted from 0: A to Z without I, then AA, AB, and so on."""
    if column < 25:
        return COLUMN_LETTERS[column]
    return COLUMN_LETTERS[column // 25 - 1] + COLUMN_LETTERS[column % 25]


@dataclass(frozen=True, slots=True)
class BoardSize:
    """The number of columns and rows, 1 to 52 each. Raises ValueError outside that range."""

    columns: int = 19
    rows: int = 19

    def __post_init__(self) -> None:
        if not (1 <= self.columns <= 52 and 1 <= self.rows <= 52):
            raise ValueError(f"a board of {self.columns} by {self.rows} points is outside 1 to 52")

    def __str__(self) -> str:
        return f"{self.columns}x{self.rows}"

    @property
    def count(self) -> int:
        """The number of points."""
        return self.columns * self.rows

    def holds(self, point: Point) -> bool:
        """Return whether the point is on a board of this size."""
        return 0 <= point.column < self.columns and 0 <= point.row < self.rows

    def points(self) -> tuple[Point, ...]:
        """Return all points, row by row from the upper left."""
        return _points(self.columns, self.rows)

    def holds_all(self, points: AbstractSet[Point]) -> bool:
        """Return whether all these points are on a board of this size."""
        return points <= _set_of_points(self.columns, self.rows)

    def find(self, point: Point | str) -> Point:
        """Return a point, which may be given by its name, such as D4.

        Raises KeyError if it is not on the board, and TypeError for what is neither a point nor a name.
        """
        if not isinstance(point, (Point, str)):
            raise TypeError(f"a point must be a Point or its name, not {point!r:.60}")
        found = Point.from_name(point, self) if isinstance(point, str) else point
        if found is None or not self.holds(found):
            raise KeyError(f"{point!r:.40} is not on a board of {self}")
        return found

    def index(self, point: Point) -> int:
        """Return the index of the point in that order, from 0."""
        return point.row * self.columns + point.column

    def point(self, index: int) -> Point:
        """Return the point at an index in that order."""
        row, column = divmod(index, self.columns)
        return Point(column, row)

    def neighbours(self, point: Point) -> list[Point]:
        """Return the two to four points adjacent to this one (none on a board of one point)."""
        column, row = point
        around = (Point(column, row - 1), Point(column - 1, row), Point(column + 1, row), Point(column, row + 1))
        return [neighbour for neighbour in around if self.holds(neighbour)]

    def star_points(self) -> list[Point]:
        """Return the star points: up to nine, as customary for the length of each side.

        They are on the fourth line from 12 lines up, on the third from 7; the centre is added if the side is
        odd, and the midpoints of the sides from 15 lines up. Boards with a side of 5 have the centre alone.
        """
        columns, rows = _star_lines(self.columns), _star_lines(self.rows)
        if not columns or not rows:
            return []
        if len(columns) == 1 or len(rows) == 1:
            return [Point(self.columns // 2, self.rows // 2)] if len(columns) % 2 and len(rows) % 2 else []
        stars = {Point(column, row) for column in (columns[0], columns[-1]) for row in (rows[0], rows[-1])}
        if len(columns) == 3 and self.columns >= 15:
            stars |= {Point(columns[1], rows[0]), Point(columns[1], rows[-1])}
        if len(rows) == 3 and self.rows >= 15:
            stars |= {Point(columns[0], rows[1]), Point(columns[-1], rows[1])}
        if len(columns) == 3 and len(rows) == 3:
            stars.add(Point(columns[1], rows[1]))
        return sorted(stars, key=self.index)

    def handicap_points(self, stones: int) -> tuple[Point, ...]:
        """Return the star points where this many handicap stones are placed, none if that is not customary.

        >>> [point.name(BoardSize(19, 19)) for point in BoardSize(19, 19).handicap_points(5)]
        ['D4', 'Q16', 'Q4', 'D16', 'K10']
        """
        stars = self.star_points()
        if not 2 <= stones <= len(stars):
            return ()
        (left, top), (right, bottom) = stars[0], stars[-1]
        column, row = self.columns // 2, self.rows // 2
        corners = (Point(left, bottom), Point(right, top), Point(right, bottom), Point(left, top))
        sides = (Point(left, row), Point(right, row), Point(column, bottom), Point(column, top))
        middle = (Point(column, row),) if stones % 2 and stones > len(corners) else ()
        points = (*(*corners, *sides)[: stones - len(middle)], *middle)
        return points if {*points} <= {*stars} else ()


@lru_cache(maxsize=8)
def _points(columns: int, rows: int) -> tuple[Point, ...]:
    return tuple(Point(column, row) for row in range(rows) for column in range(columns))


@lru_cache(maxsize=8)
def _set_of_points(columns: int, rows: int) -> frozenset[Point]:
    return frozenset(_points(columns, rows))


def _star_lines(length: int) -> list[int]:
    if length < 5:
        return []
    if length < 7:
        return [length // 2] if length % 2 else []
    edge = 3 if length >= 12 else 2
    middle = [length // 2] if length % 2 else []
    return [edge, *middle, length - 1 - edge]


class Area(NamedTuple):
    """A rectangle of points, by its upper left and its lower right point, both included."""

    upper_left: Point
    lower_right: Point

    @classmethod
    def whole(cls, size: BoardSize) -> "Area":
        """Return the area of a whole board."""
        return cls(Point(0, 0), Point(size.columns - 1, size.rows - 1))

    @classmethod
    def around(cls, points: Iterable[Point]) -> "Area":
        """Return the smallest area that holds some points, at least one."""
        columns, rows = zip(*points, strict=True)
        return cls(Point(min(columns), min(rows)), Point(max(columns), max(rows)))

    @property
    def columns(self) -> range:
        """The columns of the area."""
        return range(self.upper_left.column, self.lower_right.column + 1)

    @property
    def rows(self) -> range:
        """The rows of the area."""
        return range(self.upper_left.row, self.lower_right.row + 1)

    def holds(self, point: Point) -> bool:
        """Return whether the point is in the area."""
        return point.column in self.columns and point.row in self.rows

    def points(self) -> list[Point]:
        """Return the points of the area, row by row from the upper left."""
        return [Point(column, row) for row in self.rows for column in self.columns]


class Edges(NamedTuple):
    """The edges of a board that a diagram or a picture of it shows."""

    left: bool = False
    top: bool = False
    right: bool = False
    bottom: bool = False


class Stones(Mapping[Point, Color]):
    """The stones on a board: an immutable mapping from each occupied point to the colour of its stone.

    Iterates row by row from the upper left. A point may be given by its name, too; of `in`, which works as well, type
    checkers say that it cannot, so they want `get`. `cells` holds one byte per point in that order: `.` for an empty
    point, else the HEN letter of the colour.

    >>> stones = Stones(BoardSize(3, 2), {Point(1, 0): BLACK})
    >>> stones.with_stone(Point(0, 1), WHITE).cells
    b'.b.w..'
    >>> stones["B2"], "A1" in stones
    (Color.BLACK, False)
    """

    __slots__ = ("cells", "size")

    def __init__(self, size: BoardSize, stones: Mapping[Point, Color] | Iterable[tuple[Point, Color]] = ()) -> None:
        pairs = stones.items() if isinstance(stones, Mapping) else stones
        cells = bytearray(b"." * size.count)
        for point, color in pairs:
            if not size.holds(point):
                raise ValueError(f"{point} is not on a board of {size}")
            cells[size.index(point)] = color.cell
        self.size = size
        self.cells = bytes(cells)

    @classmethod
    def from_cells(cls, size: BoardSize, cells: Data) -> "Stones":
        """Wrap cells made by other `Stones` or by the rules; only their number is checked."""
        if len(cells) != size.count:
            raise ValueError(f"{len(cells)} cells do not make a board of {size}")
        stones = cls.__new__(cls)
        stones.size = size
        stones.cells = bytes(cells)
        return stones

    def __getitem__(self, point: Point | str) -> Color:
        column, row = self.size.find(point) if isinstance(point, str) else point
        if 0 <= column < self.size.columns and 0 <= row < self.size.rows:
            return _COLOR_OF_CELL[self.cells[row * self.size.columns + column]]
        raise KeyError(point)

    def __contains__(self, point: object) -> bool:
        return isinstance(point, tuple | str) and super().__contains__(point)

    @overload
    def get(self, point: Point | str, /) -> Color | None: ...

    @overload
    def get(self, point: Point | str, default: Color | Other, /) -> Color | Other: ...

    def get(self, point: Point | str, default: object = None, /) -> object:
        """Return the colour of the stone on a point, or the default if it is empty or not on the board."""
        try:
            return self[point]
        except KeyError:
            return default

    def __iter__(self) -> Iterator[Point]:
        return compress(self.size.points(), self.cells.translate(_IS_STONE))

    def __len__(self) -> int:
        return len(self.cells) - self.cells.count(EMPTY)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Stones):
            return self.size == other.size and self.cells == other.cells
        return NotImplemented

    def __hash__(self) -> int:
        return hash((self.size, self.cells))

    def __repr__(self) -> str:
        return f"Stones.from_cells({self.size!r}, {self.cells!r})"

    def __str__(self) -> str:
        """Return a diagram of the board: the HEN letter of each stone, surrounded by the coordinates.

        >>> print(Stones(BoardSize(3, 2), {Point(1, 0): BLACK}))
          A B C
        2 . b . 2
        1 . . . 1
          A B C
        """
        names = [column_name(column) for column in range(self.size.columns)]
        width, margin = max(map(len, names)), len(str(self.size.rows))
        head = " ".join([" " * margin, *(name.rjust(width) for name in names)])
        points = self.cells.decode()
        lines = [head]
        for row in range(self.size.rows):
            here = points[row * self.size.columns : (row + 1) * self.size.columns]
            number = str(self.size.rows - row)
            lines.append(" ".join([number.rjust(margin), *(point.rjust(width) for point in here), number]))
        return "\n".join([*lines, head])

    def points_of(self, colors: Iterable[Color]) -> list[Point]:
        """Return the points of the stones of some colours, row by row from the upper left."""
        wanted = {cell for color in colors if (cell := color.cell) in self.cells}
        if not wanted:
            return []
        is_wanted = bytes.maketrans(_CELLS, bytes(cell in wanted for cell in _CELLS))
        return [*compress(self.size.points(), self.cells.translate(is_wanted))]

    def with_stone(self, point: Point, color: Color | None) -> "Stones":
        """Return these stones with one point set to a colour, or emptied."""
        return self.with_stones({point: color})

    def with_stones(self, changes: Mapping[Point, Color | None]) -> "Stones":
        """Return these stones with some points set to a colour or emptied. Raises ValueError off the board."""
        cells = bytearray(self.cells)
        for point, color in changes.items():
            if not self.size.holds(point):
                raise ValueError(f"{point} is not on a board of {self.size}")
            cells[self.size.index(point)] = EMPTY if color is None else color.cell
        return Stones.from_cells(self.size, bytes(cells))

    def changes_to(self, other: "Stones") -> dict[Point, Color | None]:
        """Return the changes that turn these stones into others: the inverse of `with_stones`."""
        if self.size != other.size:
            raise ValueError(f"boards of {self.size} and of {other.size} cannot be compared")
        return {
            self.size.point(index): _COLOR_OF_CELL.get(new)
            for index, (old, new) in enumerate(zip(self.cells, other.cells, strict=True))
            if old != new
        }

"""The values of properties: raw ones read, typed ones written."""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from itertools import chain, compress
from typing import Any, NamedTuple

from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point
from hen_editor.core.sgf.numbers import MAX_DIGITS, REAL, komi, read_number, read_real
from hen_editor.core.sgf.properties import PROPERTIES, PropertyType, Value, ValueType
from hen_editor.core.sgf.text_values import one_line, read_simple_text, read_text, split_composed, write_text
from hen_editor.core.texts import pattern

_ODD_SIZE = pattern(r"([0-9]{1,2})(?:[.,]0)?(?:\s*[:xX×*,; ]\s*([0-9]{1,2})(?:[.,]0)?)?")
_TRUTH = bytes.maketrans(b"01", b"\0\1")
_RUN = pattern("1+")
_LONGEST_MOVE = len("pass")
_PASSES = frozenset({"", "``", "--", "pass", "PASS", "Pass"})
_shared_size = lru_cache(maxsize=64)(BoardSize)  # a collection has one SZ per game
_COLORS: Mapping[str, Color] = {
    **dict.fromkeys(("b", "black", "1", "x", "黑", "黒", "흑"), BLACK),
    **dict.fromkeys(("w", "white", "2", "o", "白", "백"), WHITE),
}


class ValueReading(NamedTuple):
    """The typed value of a property, and its raw values that could not be read.

    off_board: values that name points off the board; unreadable: meaningless values.
    `known` is False if nothing could be read.
    """

    value: Value = None
    known: bool = True
    off_board: tuple[str, ...] = ()
    unreadable: tuple[str, ...] = ()


ABSENT = ValueReading(known=False)
"""The reading of a property that a node lacks."""


def read(kind: PropertyType, values: Sequence[str], size: BoardSize) -> ValueReading:
    """Read the raw values of a property on a board of this size."""
    return _READERS[kind.value_type](values, size)


def read_named(name: str, values: Sequence[str], size: BoardSize) -> ValueReading:
    """Read the raw values of the property with this identifier, an unknown one as a text."""
    return _READERS_BY_NAME.get(name, read_as_text)(values, size)


def _read_none(values: Sequence[str], size: BoardSize) -> ValueReading:
    return ValueReading(True, unreadable=tuple(raw for raw in values if raw.strip()))


def _single(read_one: Callable[[str], Value]) -> Callable[[Sequence[str], BoardSize], ValueReading]:
    """Make a reader of a single value: the first readable one; `read_one` returns None for an unreadable one."""

    def reader(values: Sequence[str], size: BoardSize) -> ValueReading:
        read_values = [(raw, read_one(raw)) for raw in values]
        known = [value for _, value in read_values if value is not None]
        unreadable = tuple(raw for raw, value in read_values if value is None)
        return ValueReading(known[0] if known else None, bool(known), unreadable=unreadable)

    return reader


def _double(raw: str) -> int | None:
    return {"1": 1, "2": 2, "": 1}.get(raw.strip())


def _color(raw: str) -> Color | None:
    return _COLORS.get(raw.strip().lower())


def _application(raw: str) -> tuple[Value, ...]:
    name, version = split_composed(raw)
    return read_simple_text(name), read_simple_text(version or "")


def _size(raw: str) -> Value:
    size = board_size(raw)
    if size is None:
        return None
    return size.columns if size.columns == size.rows else (size.columns, size.rows)


def board_size(raw: str) -> BoardSize | None:
    """Return the size that a value of SZ gives, or None if it gives none from 1 to 52.

    >>> board_size("9:13"), board_size("19x19"), board_size("0")
    (BoardSize(columns=9, rows=13), BoardSize(columns=19, rows=19), None)
    """
    columns, rows = split_composed(raw)
    width = read_number(columns)
    height = width if rows is None else read_number(rows)
    if width is None or height is None:
        if (found := _ODD_SIZE.fullmatch(raw.strip())) is None:
            return None
        width, height = int(found[1]), int(found[2] or found[1])
    if not (1 <= width <= 52 and 1 <= height <= 52):
        return None
    return _shared_size(width, height)


def is_standard_size(raw: str) -> bool:
    """Return whether a value of SZ is written as FF[4] writes it: a number, or two with a colon between them."""
    return all(part is None or read_number(part) is not None for part in split_composed(raw))


def read_as_text(values: Sequence[str], size: BoardSize) -> ValueReading:
    """Read raw values as lines of a text, whatever the property."""
    return ValueReading("\n".join([read_text(raw) for raw in values]))


def _read_simple_text_values(values: Sequence[str], size: BoardSize) -> ValueReading:
    return ValueReading(" ".join([read_simple_text(raw) for raw in values]))


def _read_figure(values: Sequence[str], size: BoardSize) -> ValueReading:
    raw = values[0]
    if not raw.strip():
        return ValueReading(None)
    flags, name = split_composed(raw)
    number = read_number(flags)
    if number is None:
        return ValueReading(None, known=False, unreadable=(raw,))
    return ValueReading((number, read_simple_text(name or "")))


def _read_move(values: Sequence[str], size: BoardSize) -> ValueReading:
    if len(values) == 1 and len(values[0]) <= _LONGEST_MOVE:
        return _read_one_move(values[0], size.columns, size.rows)
    return _read_moves(values, size)


@lru_cache(maxsize=4096)
def _read_one_move(raw: str, columns: int, rows: int) -> ValueReading:
    """Read a short value, cached since games have few different ones; two ints are hashed faster than a size."""
    return _read_moves((raw,), BoardSize(columns, rows))


def _read_moves(values: Sequence[str], size: BoardSize) -> ValueReading:
    off_board: list[str] = []
    unreadable: list[str] = []
    moves: list[Point | None] = []
    for raw in values:
        text = raw.strip()
        if text in _PASSES or (text == "tt" and size.columns <= 19 and size.rows <= 19):
            moves.append(None)
        elif (point := Point.from_sgf(text)) is None:
            unreadable.append(raw)
        elif not size.holds(point):
            off_board.append(raw)
        else:
            moves.append(point)
    return ValueReading(moves[0] if moves else None, bool(moves), tuple(off_board), tuple(unreadable))


def _read_points(values: Sequence[str], size: BoardSize) -> ValueReading:
    by_name = _points_by_name(size)
    known = [by_name.get(raw) for raw in dict.fromkeys(values)]
    if None not in known:
        return ValueReading(tuple(known))
    sets = point_sets(values, size)
    return ValueReading(tuple(sets.points(size)), True, sets.off_board, sets.unreadable)


class PointSets(NamedTuple):
    """The points that the values of a list name, as bit sets of `BoardSize.index`: rectangles may name very many.

    added: the points that each value adds to those before it. off_board, unreadable: as in `ValueReading`.
    """

    added: tuple[int, ...]
    off_board: tuple[str, ...]
    unreadable: tuple[str, ...]

    @property
    def all(self) -> int:
        """All points."""
        return sum(self.added)

    def points(self, size: BoardSize) -> Iterator[Point]:
        """Iterate over the points in the order of the values; those of a rectangle row by row."""
        return chain.from_iterable(points_in(bits, size) for bits in self.added)


def point_sets(values: Sequence[str], size: BoardSize) -> PointSets:
    """Read the raw values of a list of points without making each point."""
    added: list[int] = []
    covered = 0
    off_board: set[str] = set()
    unreadable: set[str] = set()
    for raw in filter(str.strip, dict.fromkeys(values)):
        corners = [Point.from_sgf(corner.strip()) for corner in raw.split(":")]
        known = [corner for corner in corners if corner and size.holds(corner)]
        if None in corners or len(corners) > 2:
            unreadable.add(raw)
        elif len(known) < len(corners):
            off_board.add(raw)
        elif new := _rectangle(known[0], known[-1], size) & ~covered:
            covered |= new
            added.append(new)
    return PointSets(tuple(added), _those(values, off_board), _those(values, unreadable))


def points_in(bits: int, size: BoardSize) -> Iterator[Point]:
    """Iterate over the points of a bit set, row by row from the upper left."""
    return compress(size.points(), f"{bits:b}"[::-1].encode().translate(_TRUTH))


def rectangles(bits: int, size: BoardSize) -> Iterator[str]:
    """Iterate over the values that name the points of a bit set: points alone, and rectangles that do not overlap.

    >>> size = BoardSize(9, 9)
    >>> [*rectangles(point_sets(["aa:cc", "bb:dd", "hh"], size).all, size)]
    ['aa:ca', 'ab:dc', 'bd:dd', 'hh']
    """
    row = (1 << size.columns) - 1
    open_runs: dict[tuple[int, int], int] = {}  # by their columns, where each began
    above = 0
    for number in range(size.rows + 1):
        here = bits >> number * size.columns & row
        if here == above:
            continue
        above, runs = here, _runs(here)
        for left, right in [run for run in open_runs if run not in runs]:
            first, last = Point(left, open_runs.pop((left, right))), Point(right, number - 1)
            yield first.sgf if first == last else f"{first.sgf}:{last.sgf}"
        for run in runs:
            open_runs.setdefault(run, number)


def _runs(row: int) -> list[tuple[int, int]]:
    """Return the runs of points of a row, given as a bit set of columns: the first and the last column of each."""
    return [(found.start(), found.end() - 1) for found in _RUN.finditer(f"{row:b}"[::-1])]


def point_ranges(values: Sequence[str], size: BoardSize) -> Iterator[tuple[int, int]]:
    """Iterate over the points named by the raw values of a point list, as ranges of `BoardSize.index`.

    They are those of `read`, in any order, perhaps with repetitions.

    >>> [*point_ranges(["aa", "bb:cc", "zz"], BoardSize(9, 9))]
    [(0, 1), (10, 12), (19, 21)]
    """
    single = _single_points(size)
    for raw in dict.fromkeys(values):
        if (point := single.get(raw)) is not None:
            yield point
        else:
            yield from _ranges_of(raw, size)


@lru_cache(maxsize=8)
def _points_by_name(size: BoardSize) -> Mapping[str, Point]:
    """Return the points of a board by their SGF names."""
    return {point.sgf: point for point in size.points()}


@lru_cache(maxsize=8)
def _single_points(size: BoardSize) -> Mapping[str, tuple[int, int]]:
    """Return the points of a board, each as a range of indices, by their SGF names."""
    return {point.sgf: (index, index + 1) for index, point in enumerate(size.points())}


@lru_cache(maxsize=4096)
def _ranges_of(raw: str, size: BoardSize) -> tuple[tuple[int, int], ...]:
    """Return the ranges of one raw value; whole rows are one range."""
    corners = [Point.from_sgf(corner.strip()) for corner in raw.split(":", 2)]
    known = [corner for corner in corners if corner and size.holds(corner)]
    if len(known) < len(corners) or len(known) > 2:
        return ()
    (left, right), (top, bottom) = (sorted((known[0][axis], known[-1][axis])) for axis in (0, 1))
    if right - left + 1 == size.columns:
        return ((top * size.columns, (bottom + 1) * size.columns),)
    return tuple((row * size.columns + left, row * size.columns + right + 1) for row in range(top, bottom + 1))


def _those(values: Sequence[str], wanted: AbstractSet[str]) -> tuple[str, ...]:
    return tuple([raw for raw in values if raw in wanted]) if wanted else ()


def _rectangle(corner: Point, opposite: Point, size: BoardSize) -> int:
    """Return all points between two corners as a bit set of indices."""
    (left, right), (top, bottom) = (sorted(places) for places in zip(corner, opposite, strict=True))
    row = ((2 << right - left) - 1) << left
    return row * _first_column(size, bottom - top + 1) << top * size.columns


@lru_cache(maxsize=64)
def _first_column(size: BoardSize, rows: int) -> int:
    """Return the first point of each of the first rows as a bit set of indices."""
    return sum(1 << row * size.columns for row in range(rows))


def _read_labels(values: Sequence[str], size: BoardSize) -> ValueReading:
    return _read_pairs(values, size, read_simple_text)


def _read_lines(values: Sequence[str], size: BoardSize) -> ValueReading:
    return _read_pairs(values, size, lambda raw: Point.from_sgf(raw.strip()))


def _read_pairs(values: Sequence[str], size: BoardSize, second: Callable[[str], str | Point | None]) -> ValueReading:
    pairs: dict[str, tuple[Value, ...]] = {}
    off_board: set[str] = set()
    unreadable: set[str] = set()
    for raw in filter(str.strip, dict.fromkeys(values)):
        before, after = split_composed(raw)
        point, other = Point.from_sgf(before.strip()), None if after is None else second(after)
        if point is None or other is None:
            unreadable.add(raw)
        elif not size.holds(point) or (isinstance(other, Point) and not size.holds(other)):
            off_board.add(raw)
        else:
            pairs[raw] = (point, other)
    known = tuple(filter(None, map(pairs.get, values)))
    return ValueReading(known, True, _those(values, off_board), _those(values, unreadable))


_READERS: Mapping[ValueType, Callable[[Sequence[str], BoardSize], ValueReading]] = {
    ValueType.NONE: _read_none,
    ValueType.NUMBER: _single(read_number),
    ValueType.REAL: _single(read_real),
    ValueType.DOUBLE: _single(_double),
    ValueType.COLOR: _single(_color),
    ValueType.SIMPLE_TEXT: _read_simple_text_values,
    ValueType.TEXT: read_as_text,
    ValueType.MOVE: _read_move,
    ValueType.POINTS: _read_points,
    ValueType.POINTS_OR_NONE: _read_points,
    ValueType.LABELS: _read_labels,
    ValueType.LINES: _read_lines,
    ValueType.SIZE: _single(_size),
    ValueType.APPLICATION: _single(_application),
    ValueType.FIGURE: _read_figure,
}
_READERS_BY_NAME = {name: _READERS[kind.value_type] for name, kind in PROPERTIES.items()} | {"KM": _single(komi)}


# Typed values as raw ones.

_BEYOND_NUMBERS = 10**MAX_DIGITS


def write(kind: PropertyType, value: object, size: BoardSize) -> tuple[str, ...]:
    """Return the raw values of a typed value; none for an empty one that FF[4] does not write.

    Raises TypeError for a value of another type, and ValueError for one out of range or off the board.
    """
    return _WRITERS[kind.value_type](value, size)


def size_text(size: BoardSize) -> str:
    """Return a size as an SZ value: one number for a square board.

    >>> size_text(BoardSize(19, 19)), size_text(BoardSize(9, 13))
    ('19', '9:13')
    """
    return str(size.columns) if size.columns == size.rows else f"{size.columns}:{size.rows}"


def _checked_point(value: object, size: BoardSize) -> str:
    if not isinstance(value, Point):
        raise TypeError(f"{value!r} is not a Point")
    if not size.holds(value):
        raise ValueError(f"{value} is not on a board of {size}")
    return value.sgf


def _items(value: object) -> list[object]:
    """Return the items of a list; those of a set, which has no order, sorted."""
    if isinstance(value, AbstractSet):
        return sorted(value, key=_row_by_row)
    if isinstance(value, Iterable) and not isinstance(value, str | bytes | Mapping | Point):
        return list(value)
    raise TypeError(f"{value!r} is not a list of values")


def _row_by_row(item: Any) -> Any:
    """Return the sort key of a point or of a pair that begins with one: points go row by row from the upper left."""
    if isinstance(item, Point):
        return item[::-1]
    return tuple(map(_row_by_row, item)) if isinstance(item, tuple) else item


def _pair(value: object) -> tuple[object, object]:
    if isinstance(value, tuple) and len(value) == 2:
        return value
    raise TypeError(f"{value!r} is not a pair")


def _checked_text(value: object) -> str:
    if isinstance(value, str):
        return value
    raise TypeError(f"{value!r} is not a str")


def _checked_number(value: object) -> int:
    if not (isinstance(value, int) or (isinstance(value, float) and value.is_integer())):
        raise TypeError(f"{value!r} is not a whole number")
    if abs(value) >= _BEYOND_NUMBERS:
        raise ValueError(f"the number has more than {MAX_DIGITS} digits")
    return int(value)


def _write_none(value: object, size: BoardSize) -> tuple[str, ...]:
    if value is not True:
        raise TypeError(f"{value!r} is not True, the only value of this property")
    return ("",)


def _write_number(value: object, size: BoardSize) -> tuple[str, ...]:
    return (str(_checked_number(value)),)


def _write_real(value: object, size: BoardSize) -> tuple[str, ...]:
    if isinstance(value, int):
        return _write_number(value, size)
    if not isinstance(value, float):
        raise TypeError(f"{value!r} is not a number")
    if not math.isfinite(value):
        raise ValueError(f"SGF cannot represent {value}")
    text = repr(value).removesuffix(".0") if value else "0"
    if "e" in text:
        text = f"{value:.18f}".rstrip("0").rstrip(".")
    if REAL.fullmatch(text) is None or float(text) != value:
        raise ValueError(f"{value} has too many digits before or after the decimal point")
    return (text,)


def _write_double(value: object, size: BoardSize) -> tuple[str, ...]:
    if not isinstance(value, int | float) or value not in (1, 2):
        raise ValueError(f"{value!r} is neither 1 nor 2")
    return (str(int(value)),)


def _write_color(value: object, size: BoardSize) -> tuple[str, ...]:
    if value not in (BLACK, WHITE):
        raise ValueError(f"{value!r} is neither black nor white")
    return ("B" if value is BLACK else "W",)


def _write_text(value: object, size: BoardSize) -> tuple[str, ...]:
    text = _checked_text(value).replace("\r\n", "\n").replace("\r", "\n")
    return (write_text(text),) if text else ()


def _write_simple_text(value: object, size: BoardSize) -> tuple[str, ...]:
    text = one_line(_checked_text(value))
    return (write_text(text),) if text else ()


def _write_move(value: object, size: BoardSize) -> tuple[str, ...]:
    return ("",) if value is None else (_checked_point(value, size),)


def _write_points(value: object, size: BoardSize) -> tuple[str, ...]:
    return tuple([_checked_point(point, size) for point in _items(value)])


def _write_points_or_none(value: object, size: BoardSize) -> tuple[str, ...]:
    return _write_points(value, size) or ("",)


def _write_labels(value: object, size: BoardSize) -> tuple[str, ...]:
    pairs = [_pair(item) for item in _items(value)]
    return tuple(
        [
            f"{_checked_point(point, size)}:{write_text(one_line(_checked_text(text)), composed=True)}"
            for point, text in pairs
        ]
    )


def _write_lines(value: object, size: BoardSize) -> tuple[str, ...]:
    pairs = [_pair(item) for item in _items(value)]
    return tuple([f"{_checked_point(start, size)}:{_checked_point(end, size)}" for start, end in pairs])


def _write_size(value: object, size: BoardSize) -> tuple[str, ...]:
    columns, rows = (value, value) if isinstance(value, int) else _pair(value)
    return (size_text(BoardSize(_checked_number(columns), _checked_number(rows))),)


def _write_application(value: object, size: BoardSize) -> tuple[str, ...]:
    name, version = (write_text(one_line(_checked_text(part)), composed=True) for part in _pair(value))
    if version and not name:
        raise ValueError(f"there is a version, {version!r}, but no program name")
    return (f"{name}:{version}" if version else name,) if name else ()


def _write_figure(value: object, size: BoardSize) -> tuple[str, ...]:
    if value is None:
        return ("",)
    flags, name = _pair(value)
    return (f"{_checked_number(flags)}:{write_text(one_line(_checked_text(name)), composed=True)}",)


_WRITERS: Mapping[ValueType, Callable[[object, BoardSize], tuple[str, ...]]] = {
    ValueType.NONE: _write_none,
    ValueType.NUMBER: _write_number,
    ValueType.REAL: _write_real,
    ValueType.DOUBLE: _write_double,
    ValueType.COLOR: _write_color,
    ValueType.SIMPLE_TEXT: _write_simple_text,
    ValueType.TEXT: _write_text,
    ValueType.MOVE: _write_move,
    ValueType.POINTS: _write_points,
    ValueType.POINTS_OR_NONE: _write_points_or_none,
    ValueType.LABELS: _write_labels,
    ValueType.LINES: _write_lines,
    ValueType.SIZE: _write_size,
    ValueType.APPLICATION: _write_application,
    ValueType.FIGURE: _write_figure,
}

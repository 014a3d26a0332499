"""Raw property values to typed ones, and back."""

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point
from hen_editor.core.sgf.properties import PropertyType, Value, ValueType

_LINE_BREAK = r"\r\n|\n\r|\r|\n"
_SOFT_BREAKS_AND_ESCAPES = re.compile(rf"\\(?:{_LINE_BREAK})|\\(.)|({_LINE_BREAK})|([\t\v\f])", re.DOTALL)
_SPECIAL = re.compile(r"[\\\]]")
_COMPOSED_SPECIAL = re.compile(r"[\\\]:]")
_COMPOSE = re.compile(r"(?:[^\\:]|\\.)*+", re.DOTALL)
_ANY_LINE_BREAK = re.compile(_LINE_BREAK)
_NUMBER = re.compile(r"[+-]?[0-9]{1,15}", re.ASCII)
_REAL = re.compile(r"[+-]?(?:[0-9]{1,18}(?:[.,][0-9]{0,18})?|[.,][0-9]{1,18})", re.ASCII)
_PASSES = frozenset({"", "``", "--", "pass", "PASS", "Pass"})
_COLORS: Mapping[str, Color] = {"b": BLACK, "black": BLACK, "1": BLACK, "w": WHITE, "white": WHITE, "2": WHITE}


@dataclass(frozen=True, slots=True)
class Reading:
    """What the raw values of a property say: the typed value, and the raw values that say nothing.

    off_board: values that name points which are not on the board; unreadable: values of no meaning.
    `known` is False where nothing is left of the value.
    """

    value: Value = None
    known: bool = True
    off_board: tuple[str, ...] = ()
    unreadable: tuple[str, ...] = ()


def read_text(raw: str) -> str:
    r"""Return a Text: escapes taken off, every line break `\n`, other white space a space.

    >>> read_text("a\\]\\\r\nb\tc\r\n")
    'a]b c\n'
    """

    def meant(found: re.Match[str]) -> str:
        if found[1] is not None:
            return " " if found[1] in "\t\v\f" else found[1]
        return "\n" if found[2] else " " if found[3] else ""

    return _SOFT_BREAKS_AND_ESCAPES.sub(meant, raw)


def read_simple_text(raw: str) -> str:
    r"""Return a SimpleText: a Text whose line breaks are spaces.

    >>> read_simple_text("one\ntwo")
    'one two'
    """
    return read_text(raw).replace("\n", " ")


def write_text(text: str, *, composed: bool = False) -> str:
    r"""Return a text as a raw value: backslashes and closing brackets escaped, in composed values colons too.

    >>> print(write_text("[b]:\\"))
    [b\]:\\
    """
    return (_COMPOSED_SPECIAL if composed else _SPECIAL).sub(r"\\\g<0>", text)


def split_composed(raw: str) -> tuple[str, str | None]:
    r"""Split a composed value at its first colon that is not escaped; None where there is none.

    >>> split_composed(r"a\\:b:c:d")
    ('a\\\\', 'b:c:d')
    """
    found = _COMPOSE.match(raw)
    end = found.end() if found else 0
    return (raw[:end], raw[end + 1 :]) if raw[end : end + 1] == ":" else (raw, None)


def read(kind: PropertyType, values: Sequence[str], size: BoardSize) -> Reading:
    """Read the raw values of a property on a board of this size."""
    return _READERS[kind.value_type](values, size)


def write(kind: PropertyType, value: object, size: BoardSize) -> tuple[str, ...]:
    """Return the raw values of a typed value; none for one that FF[4] does not write when it is empty.

    Raises TypeError for a value of another type, and ValueError for one out of range or off the board.
    """
    return _WRITERS[kind.value_type](value, size)


def _read_none(values: Sequence[str], size: BoardSize) -> Reading:
    return Reading(True, unreadable=tuple(raw for raw in values if raw.strip()))


def _single(read_one: Callable[[str], Value]) -> Callable[[Sequence[str], BoardSize], Reading]:
    """Make a reader of one value: the first that can be read; `read_one` returns None for one that cannot."""

    def reader(values: Sequence[str], size: BoardSize) -> Reading:
        read_values = [(raw, read_one(raw)) for raw in values]
        known = [value for _, value in read_values if value is not None]
        unreadable = tuple(raw for raw, value in read_values if value is None)
        return Reading(known[0] if known else None, bool(known), unreadable=unreadable)

    return reader


def _number(raw: str) -> int | None:
    text = raw.strip()
    return int(text) if _NUMBER.fullmatch(text) else None


def _real(raw: str) -> float | None:
    text = raw.strip()
    return float(text.replace(",", ".")) if _REAL.fullmatch(text) else None


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
    """Return the size that a value of SZ gives, or None where it gives none from 1 to 52.

    >>> board_size("9:13"), board_size("19:19"), board_size("0")
    (BoardSize(columns=9, rows=13), BoardSize(columns=19, rows=19), None)
    """
    columns, rows = split_composed(raw)
    width = _number(columns)
    height = width if rows is None else _number(rows)
    if width is None or height is None or not (1 <= width <= 52 and 1 <= height <= 52):
        return None
    return BoardSize(width, height)


def _read_text_values(values: Sequence[str], size: BoardSize) -> Reading:
    return Reading("\n".join([read_text(raw) for raw in values]))


def _read_simple_text_values(values: Sequence[str], size: BoardSize) -> Reading:
    return Reading(" ".join([read_simple_text(raw) for raw in values]))


def _read_figure(values: Sequence[str], size: BoardSize) -> Reading:
    raw = values[0]
    if not raw.strip():
        return Reading(None)
    flags, name = split_composed(raw)
    number = _number(flags)
    if number is None:
        return Reading(None, known=False, unreadable=(raw,))
    return Reading((number, read_simple_text(name or "")))


def _read_move(values: Sequence[str], size: BoardSize) -> Reading:
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
    return Reading(moves[0] if moves else None, bool(moves), tuple(off_board), tuple(unreadable))


def _read_points(values: Sequence[str], size: BoardSize) -> Reading:
    points: dict[Point, None] = {}
    off_board: list[str] = []
    unreadable: list[str] = []
    for raw in values:
        corners = [Point.from_sgf(corner.strip()) for corner in raw.split(":")] if raw.strip() else []
        if len(corners) == 1 and (only := corners[0]) and size.holds(only):
            points[only] = None
        elif len(corners) in (1, 2) and None not in corners:
            rectangle = _rectangle([corner for corner in corners if corner], size)
            points |= dict.fromkeys(rectangle)
            if not rectangle:
                off_board.append(raw)
        elif corners:
            unreadable.append(raw)
    return Reading(tuple(points), True, tuple(off_board), tuple(unreadable))


def _rectangle(corners: Sequence[Point], size: BoardSize) -> list[Point]:
    """Return all points between two corners; none when one of them is off the board."""
    if not all(size.holds(corner) for corner in corners):
        return []
    columns, rows = zip(*corners, strict=True)
    return [
        Point(column, row)
        for row in range(min(rows), max(rows) + 1)
        for column in range(min(columns), max(columns) + 1)
    ]


def _read_labels(values: Sequence[str], size: BoardSize) -> Reading:
    return _read_pairs(values, size, lambda raw: read_simple_text(raw))


def _read_lines(values: Sequence[str], size: BoardSize) -> Reading:
    return _read_pairs(values, size, lambda raw: Point.from_sgf(raw.strip()))


def _read_pairs(values: Sequence[str], size: BoardSize, second: Callable[[str], str | Point | None]) -> Reading:
    pairs: list[tuple[Value, ...]] = []
    off_board: list[str] = []
    unreadable: list[str] = []
    for raw in values:
        if not raw.strip():
            continue
        before, after = split_composed(raw)
        point, other = Point.from_sgf(before.strip()), None if after is None else second(after)
        if point is None or other is None:
            unreadable.append(raw)
        elif not size.holds(point) or (isinstance(other, Point) and not size.holds(other)):
            off_board.append(raw)
        else:
            pairs.append((point, other))
    return Reading(tuple(pairs), True, tuple(off_board), tuple(unreadable))


_READERS: Mapping[ValueType, Callable[[Sequence[str], BoardSize], Reading]] = {
    ValueType.NONE: _read_none,
    ValueType.NUMBER: _single(_number),
    ValueType.REAL: _single(_real),
    ValueType.DOUBLE: _single(_double),
    ValueType.COLOR: _single(_color),
    ValueType.SIMPLE_TEXT: _read_simple_text_values,
    ValueType.TEXT: _read_text_values,
    ValueType.MOVE: _read_move,
    ValueType.POINTS: _read_points,
    ValueType.POINTS_OR_NONE: _read_points,
    ValueType.LABELS: _read_labels,
    ValueType.LINES: _read_lines,
    ValueType.SIZE: _single(_size),
    ValueType.APPLICATION: _single(_application),
    ValueType.FIGURE: _read_figure,
}


def _checked_point(value: object, size: BoardSize) -> str:
    if not isinstance(value, Point):
        raise TypeError(f"{value!r} is not a Point")
    if not size.holds(value):
        raise ValueError(f"{value} is not on a board of {size}")
    return value.sgf


def _items(value: object) -> list[object]:
    if isinstance(value, Iterable) and not isinstance(value, str | Point):
        return list(value)
    raise TypeError(f"{value!r} is not a list of values")


def _pair(value: object) -> tuple[object, object]:
    if isinstance(value, tuple) and len(value) == 2:
        return value
    raise TypeError(f"{value!r} is not a pair")


def _checked_text(value: object) -> str:
    if isinstance(value, str):
        return value
    raise TypeError(f"{value!r} is not a text")


def _checked_number(value: object) -> int:
    if isinstance(value, int):
        return value
    raise TypeError(f"{value!r} is not a whole number")


def _one_line(text: str) -> str:
    return _ANY_LINE_BREAK.sub(" ", text)


def _write_none(value: object, size: BoardSize) -> tuple[str, ...]:
    if value is not True:
        raise TypeError(f"{value!r} is not True, the only value of this property")
    return ("",)


def _write_number(value: object, size: BoardSize) -> tuple[str, ...]:
    return (str(int(_checked_number(value))),)


def _write_real(value: object, size: BoardSize) -> tuple[str, ...]:
    if not isinstance(value, int | float):
        raise TypeError(f"{value!r} is not a number")
    if not math.isfinite(value):
        raise ValueError(f"{value} has no form in SGF")
    text = f"{value:.9f}".rstrip("0").rstrip(".")
    return ("0" if text == "-0" else text,)


def _write_double(value: object, size: BoardSize) -> tuple[str, ...]:
    if value not in (1, 2):
        raise ValueError(f"{value!r} is neither 1 nor 2")
    return (str(value),)


def _write_color(value: object, size: BoardSize) -> tuple[str, ...]:
    if value not in (BLACK, WHITE):
        raise ValueError(f"{value!r} is neither black nor white")
    return ("B" if value is BLACK else "W",)


def _write_text(value: object, size: BoardSize) -> tuple[str, ...]:
    text = _checked_text(value).replace("\r\n", "\n").replace("\r", "\n")
    return (write_text(text),) if text else ()


def _write_simple_text(value: object, size: BoardSize) -> tuple[str, ...]:
    text = _one_line(_checked_text(value))
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
            f"{_checked_point(point, size)}:{write_text(_one_line(_checked_text(text)), composed=True)}"
            for point, text in pairs
        ]
    )


def _write_lines(value: object, size: BoardSize) -> tuple[str, ...]:
    pairs = [_pair(item) for item in _items(value)]
    return tuple([f"{_checked_point(start, size)}:{_checked_point(end, size)}" for start, end in pairs])


def _write_size(value: object, size: BoardSize) -> tuple[str, ...]:
    columns, rows = (value, value) if isinstance(value, int) else _pair(value)
    return (size_text(BoardSize(_checked_number(columns), _checked_number(rows))),)


def size_text(size: BoardSize) -> str:
    """Return a size as a value of SZ: one number for a square board.

    >>> size_text(BoardSize(19, 19)), size_text(BoardSize(9, 13))
    ('19', '9:13')
    """
    return str(size.columns) if size.columns == size.rows else f"{size.columns}:{size.rows}"


def _write_application(value: object, size: BoardSize) -> tuple[str, ...]:
    name, version = (write_text(_one_line(_checked_text(part)), composed=True) for part in _pair(value))
    return (f"{name}:{version}" if version else name,) if name else ()


def _write_figure(value: object, size: BoardSize) -> tuple[str, ...]:
    if value is None:
        return ("",)
    flags, name = _pair(value)
    return (f"{_checked_number(flags)}:{write_text(_one_line(_checked_text(name)), composed=True)}",)


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

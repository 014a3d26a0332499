"""Format typed property values as raw values."""

import math
from collections.abc import Callable, Iterable, Mapping

from hen_editor.core.board import BLACK, WHITE, BoardSize, Point
from hen_editor.core.sgf.properties import PropertyType, ValueType
from hen_editor.core.sgf.text_values import one_line, write_text
from hen_editor.core.sgf.values import MAX_DIGITS, REAL

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
    if isinstance(value, Iterable) and not isinstance(value, str | bytes | Mapping | Point):
        return list(value)
    raise TypeError(f"{value!r} is not a list of values")


def _pair(value: object) -> tuple[object, object]:
    if isinstance(value, tuple) and len(value) == 2:
        return value
    raise TypeError(f"{value!r} is not a pair")


def _checked_text(value: object) -> str:
    if isinstance(value, str):
        return value
    raise TypeError(f"{value!r} is not a str")


def _checked_number(value: object) -> int:
    if not isinstance(value, int):
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

"""Raw values that name points, after a transform. Each keeps its spelling: spaces, passes, what cannot be read."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from hen_editor.core.board import BoardSize, Point
from hen_editor.core.sgf import ValueType
from hen_editor.core.sgf.properties import PropertyType
from hen_editor.core.sgf.texts import split_composed
from hen_editor.core.sgf.values import read
from hen_editor.core.transform.transforms import PointMap


class Lost(Enum):
    """Why a value is left out."""

    OFF_BOARD = "falls off the board"
    REVIVED = "would be read on a board of the new size"


class Moved(NamedTuple):
    """A raw value after a transform, or why it is left out.

    fallen: the points that fall off the board; a move that does becomes a pass.
    """

    raw: str | Lost
    fallen: tuple[Point, ...] = ()


def moved(kind: PropertyType, raw: str, points: PointMap) -> Moved:
    """Return a raw value of a property of a type in `MOVERS` after a transform, if `plainly_moved` does not."""
    found = MOVERS[kind.value_type](raw, points)
    if found is None:  # it names no points of the board, or cannot be read
        return Moved(Lost.REVIVED if _is_revived(kind, raw, points) else raw)
    return found


def plainly_moved(kind: ValueType, values: Sequence[str], names: Mapping[str, str]) -> list[str | None]:
    """Return raw values after a transform, None for each that is not spelled as most are, or falls off in part.

    names: where each point goes that stays on the board, by its SGF name.
    """
    if kind is ValueType.LABELS:
        return [names[raw[:2]] + raw[2:] if raw[2:3] == ":" and raw[:2] in names else None for raw in values]
    if kind is ValueType.LINES:
        ends = [raw.partition(":") for raw in values]
        return [f"{names[a]}:{names[b]}" if a in names and b in names else None for a, _, b in ends]
    return [*map(names.get, values)]


def _move(raw: str, points: PointMap) -> Moved | None:
    if (fallen := points.fallen.get(raw)) is not None:
        return Moved("", (fallen,))
    text = raw.strip()
    point = Point.from_sgf(text)
    if text == "tt" and _has_tt_as_pass(points.source):
        return None if _has_tt_as_pass(points.target) else Moved("")
    if point is None or not points.source.holds(point):
        return None
    there = points.point(point)
    return Moved("", (point,)) if there is None else Moved(raw.replace(text, there.sgf))


def _has_tt_as_pass(size: BoardSize) -> bool:
    return size.columns <= 19 and size.rows <= 19


def _point(raw: str, points: PointMap) -> Moved | None:
    if (name := points.sgf_names.get(raw)) is not None:
        return Moved(name)
    if (fallen := points.fallen.get(raw)) is not None:
        return Moved(Lost.OFF_BOARD, (fallen,))
    corners = raw.split(":")
    if len(corners) == 2:
        return _rectangle(corners, points)
    point = Point.from_sgf(raw.strip())
    if len(corners) > 2 or point is None or not points.source.holds(point):
        return None
    there = points.point(point)
    return Moved(Lost.OFF_BOARD, (point,)) if there is None else Moved(raw.replace(point.sgf, there.sgf))


def _rectangle(corners: Sequence[str], points: PointMap) -> Moved | None:
    """Return a compressed list of points: the part of it that stays on the board, the upper left corner first."""
    ends = [Point.from_sgf(corner.strip()) for corner in corners]
    known = [end for end in ends if end is not None and points.source.holds(end)]
    if len(known) < 2:
        return None
    (left, right), (top, bottom) = (sorted(places) for places in zip(*known, strict=True))
    area = [Point(column, row) for row in range(top, bottom + 1) for column in range(left, right + 1)]
    there = [(point, points.point(point)) for point in area]
    fallen = tuple([point for point, place in there if place is None])
    kept = [place for _, place in there if place is not None]
    if not kept:
        return Moved(Lost.OFF_BOARD, fallen)
    first, last = min(kept).sgf, max(kept).sgf
    if len(kept) == 1 and len(area) > 1:
        return Moved(first, fallen)
    spellings = [corner.replace(corner.strip(), end) for corner, end in zip(corners, (first, last), strict=True)]
    return Moved(":".join(spellings), fallen)


def _label(raw: str, points: PointMap) -> Moved | None:
    place, text = split_composed(raw)
    there = None if text is None or ":" in place else _point(place, points)
    return there if there is None or isinstance(there.raw, Lost) else Moved(f"{there.raw}:{text}")


def _line(raw: str, points: PointMap) -> Moved | None:
    start, _, end = raw.partition(":")
    one, other = _point(start, points), None if ":" in end else _point(end, points)
    if one is None or other is None:
        return None
    fallen = one.fallen + other.fallen
    return Moved(Lost.OFF_BOARD, fallen) if fallen else Moved(f"{one.raw}:{other.raw}")


def _is_revived(kind: PropertyType, raw: str, points: PointMap) -> bool:
    """Tell whether a value off the board would be read on the new one: it would appear there out of nothing."""
    if points.source == points.target:
        return False
    before, after = (read(kind, (raw,), size) for size in (points.source, points.target))
    return bool(before.off_board) and not after.off_board


MOVERS: Mapping[ValueType, Callable[[str, PointMap], Moved | None]] = {
    ValueType.MOVE: _move,
    ValueType.POINTS: _point,
    ValueType.POINTS_OR_NONE: _point,
    ValueType.LABELS: _label,
    ValueType.LINES: _line,
}
"""The value types that name points, each with what moves one raw value; None for one that cannot be read."""

"""Writing diagrams of Sensei's Library."""

from collections.abc import Iterator

from hen_editor.core.board import BLACK, WHITE, Area, Color, Point
from hen_editor.core.diagram.alphabet import SENSEI_POINTS, SENSEI_STONES
from hen_editor.core.position import Mark, Position

_STONES: dict[tuple[Color, Mark | None], str] = {meant: sign for sign, meant in SENSEI_STONES.items()}
_STONES |= {(BLACK, None): "X", (WHITE, None): "O"}
_POINTS = {mark: sign for sign, mark in SENSEI_POINTS.items()}
_DIGITS = "1234567890"


def write(position: Position, area: Area, title: str) -> str:
    """Return a position as one diagram, or several where more than ten moves are numbered."""
    numbers = sorted(position.numbers.values())
    if not numbers:
        return _diagram(position, area, title, 1)
    starts: list[int] = []
    for number in numbers:
        if not starts or number >= starts[-1] + len(_DIGITS):
            starts.append(number)
    return "\n\n".join(_diagram(position, area, title, start) for start in starts)


def _diagram(position: Position, area: Area, title: str, start: int) -> str:
    return "\n".join(f"$${line}".rstrip() for line in _lines(position, area, title, start))


def _lines(position: Position, area: Area, title: str, start: int) -> Iterator[str]:
    size = position.size
    first = position.number_color(start) if position.numbers else position.turn
    letter = first.title[0] if first is not None else ""
    whole = area == Area.whole(size)
    length = str(size.columns) if size.columns == size.rows and (size.columns != 19 or not whole) else ""
    number = f"m{start}" if start > 1 else ""
    yield f"{letter}{length}{number} {' '.join(title.split())}"
    left, right = area.columns[0] == 0, area.columns[-1] == size.columns - 1
    edge = f" {'+' if left else ' '}{'-' * (2 * len(area.columns) + 1)}{'+' if right else ''}"
    if area.rows[0] == 0:
        yield edge
    stars = set(size.star_points())
    for row in area.rows:
        cells = [_sign(position, Point(column, row), start, stars) for column in area.columns]
        yield f" {'|' if left else ' '} {' '.join(cells)}{' |' if right else ''}"
    if area.rows[-1] == size.rows - 1:
        yield edge


def _sign(position: Position, point: Point, start: int, stars: set[Point]) -> str:
    color, mark = position.stones.get(point), position.marks.get(point)
    number = position.numbers.get(point)
    if number is not None and number >= start:
        return _DIGITS[number - start] if number < start + len(_DIGITS) else "."
    if color is not None:
        return _STONES[color, mark]
    if mark is not None:
        return _POINTS[mark]
    return position.labels.get(point, "," if point in stars else ".")

"""Writing diagrams of Sensei's Library."""

from collections.abc import Iterator

from hen_editor.core.board import BLACK, WHITE, Area, Color, Point
from hen_editor.core.diagram.dialect import WrittenDiagram
from hen_editor.core.diagram.grids.alphabet import SENSEI_POINTS, SENSEI_STONES
from hen_editor.core.position import Mark, Position

_STONES: dict[tuple[Color, Mark | None], str] = {meant: sign for sign, meant in SENSEI_STONES.items()}
_STONES |= {(BLACK, None): "X", (WHITE, None): "O"}
_POINTS = {mark: sign for sign, mark in SENSEI_POINTS.items()}
_DIGITS = "1234567890"


def write(diagram: WrittenDiagram) -> str:
    """Return a position as one diagram, or several where more than ten moves are numbered; the last has the arrows."""
    starts: list[int] = []
    for number in sorted(diagram.position.numbers.values()) or [1]:
        if not starts or number >= starts[-1] + len(_DIGITS):
            starts.append(number)
    bare = diagram._replace(arrows=(), lines=())
    diagrams = (*(_diagram(bare, start) for start in starts[:-1]), _diagram(diagram, starts[-1]))
    return "\n\n".join(diagrams)


def _diagram(diagram: WrittenDiagram, start: int) -> str:
    return "\n".join(f"$${line}".rstrip() for line in _lines(diagram, start))


def _lines(diagram: WrittenDiagram, start: int) -> Iterator[str]:
    position, area = diagram.position, diagram.area
    size = position.size
    first = position.number_color(start) if position.numbers else position.turn
    letter = first.title[0] if first is not None else ""
    length = str(size.columns) if size.columns == size.rows else ""
    number = f"m{start}" if start > 1 else ""
    yield f"{letter}c{length}{number} {diagram.title}"
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
    for kind, pairs in (("AR", diagram.arrows), ("LN", diagram.lines)):
        for start_point, end in pairs:
            yield f" {{{kind} {_place(start_point, area)} {_place(end, area)}}}"


def _place(point: Point, area: Area) -> str:
    """Return the column and row of a point in the diagram, which is right wherever it is placed."""
    return f"{point.column - area.columns[0] + 1}:{point.row - area.rows[0] + 1}"


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

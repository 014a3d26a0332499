"""Writing boards as engines print them, as plain grids, and in box-diagram characters."""

from collections.abc import Callable, Iterator

from hen_editor.core.board import BLACK, WHITE, Area, BoardSize, Point, column_name
from hen_editor.core.diagram.dialect import WrittenDiagram
from hen_editor.core.diagram.text import BLACK_CIRCLE, CROSSING, STAR, WHITE_CIRCLE
from hen_editor.core.position import Position

_PLAIN = {BLACK: "X", WHITE: "O"}
_CIRCLES = {BLACK: BLACK_CIRCLE, WHITE: WHITE_CIRCLE}
_BOX = ("┌┬┐", f"├{CROSSING}┤", "└┴┘")


def write_gtp(diagram: WrittenDiagram) -> str:
    """Return a board as GNU Go prints it, without captures."""
    position, area = diagram.position, diagram.area
    size = position.size
    names = " ".join(column_name(column) for column in area.columns)
    rows = [
        f"{size.rows - row:>2} {' '.join(_signs(position, area, row, _dot))} {size.rows - row}" for row in area.rows
    ]
    return _page(diagram, [f"   {names}", *rows, f"   {names}"])


def write_plain(diagram: WrittenDiagram) -> str:
    """Return a grid with the edges that the area has."""
    position, area = diagram.position, diagram.area
    size = position.size
    left, right = area.columns[0] == 0, area.columns[-1] == size.columns - 1
    dashes = "-" * (2 * len(area.columns) + 1)
    edge = f"{'+' if left else '-'}{dashes}{'+' if right else ''}"
    rows = [
        f"{'|' if left else ' '} {' '.join(_signs(position, area, row, _dot))}{' |' if right else ''}"
        for row in area.rows
    ]
    above = [edge] if area.rows[0] == 0 else []
    below = [edge] if area.rows[-1] == size.rows - 1 else []
    return _page(diagram, [*above, *rows, *below])


def write_unicode(diagram: WrittenDiagram) -> str:
    """Return a board of box-diagram characters."""
    rows = ["".join(_signs(diagram.position, diagram.area, row, _box)) for row in diagram.area.rows]
    return _page(diagram, rows)


def _signs(
    position: Position, area: Area, row: int, empty: Callable[[BoardSize, Point, set[Point]], str]
) -> Iterator[str]:
    signs = _CIRCLES if empty is _box else _PLAIN
    stars = set(position.size.star_points())
    for column in area.columns:
        point = Point(column, row)
        color = position.stones.get(point)
        yield signs[color] if color is not None else empty(position.size, point, stars)


def _dot(size: BoardSize, point: Point, stars: set[Point]) -> str:
    return "+" if point in stars else "."


def _box(size: BoardSize, point: Point, stars: set[Point]) -> str:
    if point in stars:
        return STAR
    return _BOX[_side(point.row, size.rows)][_side(point.column, size.columns)]


def _side(index: int, length: int) -> int:
    return 0 if index == 0 else 2 if index == length - 1 else 1


def _page(diagram: WrittenDiagram, lines: list[str]) -> str:
    """Put the title above, and below the size of the board and who is to play.

    The size, by which any board is known for what it is, is left out where a bare board of 19 lines shows a star point.
    """
    position, title = diagram.position, diagram.title
    shows_star = any(point not in position.stones for point in position.size.star_points())
    is_evident = position.size == BoardSize() and diagram.is_whole and shows_star and not title
    below = [] if is_evident else [str(position.size)]
    if position.turn is not None:
        below.append(f"{position.turn.title} to play")
    return "\n".join([*([title, ""] if title else []), *lines, *(["", ", ".join(below)] if below else [])])

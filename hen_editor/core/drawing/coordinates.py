"""The coordinates around a figure."""

from collections.abc import Iterator

from hen_editor.core.board import Point
from hen_editor.core.drawing import parts
from hen_editor.core.drawing.figure import Figure, Names, Sides, line_name
from hen_editor.core.drawing.frame import COORDINATE, CUT, EDGE, GAP, Frame
from hen_editor.core.drawing.shapes import Text
from hen_editor.core.drawing.style import Style
from hen_editor.core.drawing.words import estimated_width

_CAPITALS = 1.7
"""How much room capitals take, in widths that are estimated."""


def coordinates(figure: Figure, frame: Frame, style: Style) -> Iterator[Text]:
    """Name the lines where the view has them: a rotated one has numbers above and below."""
    if figure.sides is Sides.NONE:
        return
    for is_column in (True, False):
        names = _names(figure, frame, is_column=is_column)
        step = _step(names, frame.coordinate, is_column=is_column)
        for at, (number, name) in enumerate(names):
            for side in (1, 3) if is_column else (0, 2):
                if frame.named[side] and number % step == 0:
                    x, y = _beside(frame, side)
                    across, down = (at, y) if is_column else (x, at)
                    room = 0.95 * step
                    yield Text(name, across, down, frame.coordinate, room, style.coordinates, bold=False, level=True)


def _names(figure: Figure, frame: Frame, *, is_column: bool) -> list[tuple[int, str]]:
    """Return the names of the columns or rows of the view, each with its number from the first one."""
    back, area, size = figure.symmetry.inverse, frame.area, figure.position.size
    is_named_column = is_column != figure.symmetry.exchanges_sides
    named = list[tuple[int, str]]()
    for line in area.columns if is_column else area.rows:
        place = Point(line, area.upper_left.row) if is_column else Point(area.upper_left.column, line)
        point = back.point(place, frame.size)
        number = point.column if is_named_column else -point.row if figure.names is Names.LETTERS else point.row
        named.append((number, line_name(point, size, figure.names, is_column=is_named_column)))
    first = min(number for number, _ in named)
    return [(number - first, name) for number, name in named]


def _step(names: list[tuple[int, str]], height: float, *, is_column: bool) -> int:
    """Return how many lines there are from one name to the next where names are so large that not all have room."""
    if height <= COORDINATE:
        return 1
    length = _CAPITALS * max(estimated_width(name) for _, name in names) if is_column else 1.1
    return next((step for step in (1, 2, 5, 10) if step >= length * height), 26)


def _beside(frame: Frame, side: int) -> tuple[float, float]:
    """Return where the coordinates of a side are: x of those on the left and right, y of those above and below."""
    off = CUT + GAP + frame.band / 2 if frame.cuts[side] else parts.RADIUS + (EDGE + frame.band - parts.RADIUS) / 2
    return (-off, -off) if side < 2 else (frame.columns - 1 + off, frame.rows - 1 + off)

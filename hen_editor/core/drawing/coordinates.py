"""The names of the lines of a figure."""

from collections.abc import Iterator

from hen_editor.core.board import BoardSize, Point, column_name
from hen_editor.core.drawing import parts
from hen_editor.core.drawing.figure import Figure, Names, Sides
from hen_editor.core.drawing.frame import BAND, COORDINATE, CUT, EDGE, GAP, Frame
from hen_editor.core.drawing.shapes import Text
from hen_editor.core.drawing.style import Style

_DIGITS = "〇一二三四五六七八九"


def coordinates(figure: Figure, frame: Frame, style: Style) -> Iterator[Text]:
    """Name the lines where the view has them: a rotated one has numbers above and below."""
    if figure.sides is Sides.NONE:
        return
    back, area = figure.symmetry.inverse, frame.area
    for is_column, lines in ((True, area.columns), (False, area.rows)):
        for at, line in enumerate(lines):
            place = Point(line, area.upper_left.row) if is_column else Point(area.upper_left.column, line)
            point = back.point(place, frame.size)
            size, is_named_column = figure.position.size, is_column != figure.symmetry.exchanges_sides
            name = _name(point, size, figure.names, is_column=is_named_column)
            for side in (1, 3) if is_column else (0, 2):
                if frame.named[side]:
                    x, y = _beside(frame, side)
                    across, down = (at, y) if is_column else (x, at)
                    yield Text(name, across, down, COORDINATE, 0.95, style.coordinates, bold=False, level=True)


def _beside(frame: Frame, side: int) -> tuple[float, float]:
    """Return where the coordinates of a side are: x of those on the left and right, y of those above and below."""
    off = CUT + GAP + BAND / 2 if frame.cuts[side] else parts.RADIUS + (EDGE + BAND - parts.RADIUS) / 2
    return (-off, -off) if side < 2 else (frame.columns - 1 + off, frame.rows - 1 + off)


def point_name(point: Point, size: BoardSize, names: Names) -> str:
    """Return the name of a point, by the names of its lines.

    >>> [point_name(Point(3, 15), BoardSize(), names) for names in Names]
    ['D4', '4-16', '4-十六']
    """
    column, row = (_name(point, size, names, is_column=is_column) for is_column in (True, False))
    return f"{column}{'' if names is Names.LETTERS else '-'}{row}"


def _name(point: Point, size: BoardSize, names: Names, *, is_column: bool) -> str:
    if names is Names.LETTERS:
        return column_name(point.column) if is_column else str(size.rows - point.row)
    if is_column:
        return str(point.column + 1)
    return str(point.row + 1) if names is Names.NUMBERS else cjk_number(point.row + 1)


def cjk_number(number: int) -> str:
    """Return a number from 1 to 99 in Chinese numerals.

    >>> cjk_number(4), cjk_number(10), cjk_number(19), cjk_number(52)
    ('四', '十', '十九', '五十二')
    """
    tens, ones = divmod(number, 10)
    return (_DIGITS[tens] if tens > 1 else "") + ("十" if tens else "") + (_DIGITS[ones] if ones else "")

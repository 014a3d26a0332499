"""Positions drawn with plain characters."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from hen_editor.cli import wording
from hen_editor.cli.terminal import shown_beginning
from hen_editor.cli.wording import caption, translated
from hen_editor.core.board import BLACK, WHITE, Color, Point, column_name
from hen_editor.core.position import Mark, Position

STONES = {color: color.value.upper() for color in Color} | {BLACK: "X", WHITE: "O"}
"""The stones in plain diagrams: X and O for Black and White, HEN letters for other colours."""

MARKS = {Mark.CIRCLE: "o", Mark.SQUARE: "#", Mark.TRIANGLE: "^", Mark.CROSS: "x"}

_MAX_LABEL_CHARACTERS = 4
"""The most characters of a label within a diagram; longer ones are shown as `*`."""


def page(title: str | None, position: Position) -> str:
    """Draw a position in plain text, with its title above and its caption below."""
    above = [shown_beginning(title)] if title else []
    return "\n".join([*above, plain(position), caption(position), *legend(position)])


def plain(position: Position) -> str:
    """Draw a position with ASCII characters only.

    Black stones are `X`, white ones `O`, others their HEN letters in upper case, followed by numbers, labels and marks
    (`o # ^ x`); the last move is in parentheses, the ko point is `!`.

    >>> from hen_editor.core import hen
    >>> print(plain(hen.parse_strict(".4x3_2Bbw_1C~1.C2w.B1-a.B2-TR.D1")))
        A  B  C  D
     3  .  .  .  .   3
     2  .  X^(O) .   2
     1  .  .a X1 !   1
        A  B  C  D
    """
    size = position.size
    bodies = dict.fromkeys(size.points(), ".") | dict.fromkeys(size.star_points(), "+")
    if position.ko is not None and position.ko not in position.stones:
        bodies[position.ko] = "!"
    for point in {*position.stones, *position.marks, *position.labels, *position.numbers}:
        bodies[point] = _body(position, point, bodies[point])
    stride = max(map(len, bodies.values())) + 1
    header = "    " + "".join(f"{column_name(column):<{stride}}" for column in range(size.columns)).rstrip()
    cells = [body.ljust(stride) for body in bodies.values()]
    return "\n".join([header, *(_row(position, row, bodies, cells, stride) for row in range(size.rows)), header])


def _row(position: Position, row: int, bodies: Mapping[Point, str], cells: Sequence[str], stride: int) -> str:
    columns, number = position.size.columns, position.size.rows - row
    line = f"{number:>2}  {''.join(cells[row * columns : (row + 1) * columns])}{number:>2}"
    last = position.last_move.point if position.last_move else None
    if last is None or last.row != row:
        return line
    at = 4 + last.column * stride
    end = at + len(bodies[last])
    return f"{line[: at - 1]}({line[at:end]}){line[end + 1 :]}"


def _body(position: Position, point: Point, empty: str) -> str:
    """Return the characters of a point; empty: those for a point without a stone."""
    stone, mark = position.stones.get(point), position.marks.get(point)
    sign = empty if stone is None else STONES[stone]
    text = text_at(position, point)
    if text and not (len(text) <= _MAX_LABEL_CHARACTERS and text.isascii() and text.isprintable()):
        text = "*"
    return f"{sign}{text}{MARKS[mark] if mark else ''}"


def text_at(position: Position, point: Point) -> str:
    """Return the number or label on a point."""
    number = position.numbers.get(point)
    return position.labels.get(point, "") if number is None else str(number)


def legend(position: Position, points: Collection[Point] | None = None) -> Iterator[str]:
    """Yield lines that list the labels and marks of a position, or only those on some points.

    >>> from hen_editor.core import hen
    >>> list(legend(hen.parse_strict(".9x9.E2-a.C3-SQ.D3-SQ")))
    ['Labels: E2 a', 'Squares: C3 D3']
    """
    size = position.size
    labels = [
        f"{point.name(size)} {shown_beginning(label)}"
        for point, label in position.labels.items()
        if points is None or point in points
    ]
    if labels:
        yield translated(wording.LABELS, points=", ".join(labels))
    for mark in Mark:
        marked = [
            p.name(size) for p, found in position.marks.items() if found is mark and (points is None or p in points)
        ]
        if marked:
            yield translated(wording.MARKS[mark], points=" ".join(marked))

"""Texts after a transform: with the names of points changed, and those of `HEN[...]`."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from hen_editor.core import hen
from hen_editor.core.board import BoardSize, Color, Point, column_name
from hen_editor.core.convert.hen_property import is_writable, written
from hen_editor.core.diagnostics import Parsed, Span
from hen_editor.core.moves import read_property
from hen_editor.core.position import PLAIN_ORDER
from hen_editor.core.texts import pattern
from hen_editor.core.transform import codes
from hen_editor.core.transforms import PointMap, Transform, position

_NUMBER = r"[1-9][0-9]?"
_ANYWHERE = pattern(
    r"(?<![A-Za-z0-9])(?:"
    r"[a-z]+://\S+"  # nothing in a web address is a name
    rf"|(?P<letters>[A-HJ-Za-hj-z]{{1,2}})(?P<row>{_NUMBER})(?![A-Za-z0-9])"
    # Dates, scores and numbers of variations have more figures; a 3-4 point is a kind of point, in any corner.
    rf"|(?<![\w.,:/+-])(?P<column>{_NUMBER})-(?P<line>{_NUMBER})"
    r"(?![\w/:+-]|[.,][0-9]|\s(?:points?|stones?|moves?)\b)"
    rf")|\((?P<across>{_NUMBER})(?P<comma>\s?,\s?)(?P<down>{_NUMBER})\)",
    re.ASCII,
)
_DIGIT = pattern(r"[0-9]", re.ASCII)


class Renamed(NamedTuple):
    """A name of a point in a text.

    span: where it is. before: the name. after: its name after the transform, the same if the point stays; None if it
    falls off the board.
    """

    span: Span
    before: str
    after: str | None


def renamed(text: str, points: PointMap) -> Iterator[Renamed]:
    """Iterate over the names of points of the board in a text: `Q16`, `q16`, `(16,3)` and `16-4`.

    Numbers are the column and the row, counted from the upper left.

    >>> from hen_editor.core.symmetry import Symmetry
    >>> from hen_editor.core.transform import Transform
    >>> from hen_editor.core.board import BoardSize
    >>> points = Transform(Symmetry.MIRROR_LEFT_RIGHT).on(BoardSize())
    >>> [(name.before, name.after) for name in renamed("After Q16 or r4, (16, 3) is better than 3-3.", points)]
    [('Q16', 'D16'), ('r4', 'c4'), ('(16, 3)', '(4, 3)'), ('3-3', '17-3')]
    """
    known: dict[str, _Known] = {}  # a long text repeats the same names again and again
    for found in _ANYWHERE.finditer(text) if _DIGIT.search(text) else ():
        name = found[0]
        if name not in known:
            known[name] = _known(found, points)
        if known[name].is_point:
            yield Renamed(Span(*found.span()), name, known[name].after)


def with_names(text: str, names: Iterable[Renamed]) -> str:
    """Return a text with these names of points changed; names of points that fall off the board stay."""
    parts, end = list[str](), 0
    for name in names:
        if name.after is not None:
            parts += (text[end : name.span.start], name.after)
            end = name.span.end
    return "".join([*parts, text[end:]])


class _Known(NamedTuple):
    """A text that looks like the name of a point: whether it is one, and what it becomes, as in `Renamed`."""

    is_point: bool
    after: str | None = None


def _known(found: re.Match[str], points: PointMap) -> _Known:
    point = _point(found, points)
    if point is None or not points.source.holds(point):
        return _Known(False)
    moved = points.point(point)
    return _Known(True, None if moved is None else _name(found, moved, points))


def _point(found: re.Match[str], points: PointMap) -> Point | None:
    if found["letters"]:
        return Point.from_name(found[0], points.source)
    for column, row in (("across", "down"), ("column", "line")):
        if found[column]:
            return Point(int(found[column]) - 1, int(found[row]) - 1)
    return None


def _name(found: re.Match[str], point: Point, points: PointMap) -> str:
    """Return the name of a point in the form of the one that was found."""
    if found["across"]:
        return f"({point.column + 1}{found['comma']}{point.row + 1})"
    if found["column"]:
        return f"{point.column + 1}-{point.row + 1}"
    letters = column_name(point.column)
    return f"{letters if found['letters'][0].isupper() else letters.lower()}{points.target.rows - point.row}"


# The text of `HEN[...]`.


def hen_text(text: str, transform: Transform, size: BoardSize) -> Parsed[str | None]:
    """Return the text of the `HEN[...]` of a node after a transform; None if it is left out.

    A text that cannot be read, or has another size, means nothing and stays, unless it would be read afterwards.
    """
    reading, target = read_property(text), transform.on(size).target
    if not reading.ok or reading.position.size != size:
        if reading.ok and reading.position.size == target:
            return Parsed(None, (codes.HEN_NEWLY_ON_BOARD.at(),))
        return Parsed(text, (codes.HEN_KEPT.at(),))
    if not is_writable(target):
        return Parsed(None, (codes.HEN_TOO_WIDE.at(),))
    held, moved = reading.position, position(reading.position, transform)
    sets_order = reading.has_order or held.numbers  # for all nodes that follow, too
    order = tuple(map(transform.color, held.order)) if sets_order else PLAIN_ORDER
    shown = replace(moved.value, order=order)
    if shown == held:
        return Parsed(text, moved.diagnostics)
    # Numbers imply the order, so an order that a swap had to write is left out again by the swap back.
    with_order = reading.has_order and not (transform.swaps_colors and held.numbers)
    return Parsed(written(hen.holdable(shown).value or shown, with_order=with_order), moved.diagnostics)


def implies_turn_of_colored_move(text: str) -> bool:
    """Return whether the `HEN[...]` of a node has a last move of a colour that SGF lacks, and no turn."""
    held = read_property(text).position
    return held.turn is None and held.last_move is not None and held.last_move.color not in PLAIN_ORDER


def with_added_turn(text: str, turn: Color) -> str:
    """Return the text of a readable `HEN[...]` with a turn added before its order of play or last move.

    Hardly any program writes a turn there, so `without_added_turn` recognises it.
    """
    reading = read_property(text)
    without_turn = written(replace(reading.position, turn=None), with_order=reading.has_order)
    size = f".{reading.position.size}"
    return f"{size}.{turn.value}{without_turn.removeprefix(size)}"


def without_added_turn(text: str) -> str:
    """Return the text of a `HEN[...]` without a turn that `with_added_turn` has added; any other stays."""
    reading = read_property(text)
    turn = reading.position.turn
    if turn is None or not reading.ok or text != with_added_turn(text, turn):
        return text
    without_turn = written(replace(reading.position, turn=None), with_order=reading.has_order)
    return text if text == written(reading.position, with_order=reading.has_order) else without_turn

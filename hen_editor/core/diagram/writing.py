"""Writing a position as a diagram: the table of dialects."""

from collections.abc import Callable
from typing import NamedTuple

from hen_editor.core.board import Area, Color
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.diagram import holding, sensei_writer, text_writers
from hen_editor.core.diagram.holding import Holds
from hen_editor.core.position import Position


class Dialect(NamedTuple):
    """A way to write a position as text: its name, what it holds, and how it is written."""

    name: str
    holds: Holds
    write: Callable[[Position, Area, str], str]


def _is_letter(text: str, stone: Color | None) -> bool:
    return stone is None and len(text) == 1 and "a" <= text <= "z"


DIALECTS: dict[str, Dialect] = {
    row.name: row
    for row in (
        Dialect("sensei", Holds(marks=True, numbers=True, label=_is_letter), sensei_writer.write),
        Dialect("gtp", Holds(), text_writers.write_gtp),
        Dialect("unicode", Holds(), text_writers.write_unicode),
        Dialect("plain", Holds(), text_writers.write_plain),
    )
}
"""The dialects that are written, by name."""


def holdable(position: Position, dialect: str) -> Parsed[Position | None]:
    """Return a position without what a dialect cannot hold, with a note for each part that is left out.

    A board of a size that the dialect cannot hold has no value. Raises KeyError for a name that is not in `DIALECTS`.
    """
    return holding.holdable(position, DIALECTS[dialect].holds)


def format(position: Position, dialect: str, *, crop: Area | None = None, title: str = "") -> Parsed[str]:
    """Write a position as a diagram, with a note for each part of it that the dialect cannot hold.

    crop: the part of the board that is shown, else all of it. The text is empty if the board's size cannot be held.
    Raises ValueError for a crop that is not on the board.

    >>> from hen_editor.core import hen
    >>> print(format(hen.parse_strict(".4x3_2Bbw_1C~1.B1-a"), "sensei", title="Cut").value)
    $$B Cut
    $$ +---------+
    $$ | . . . . |
    $$ | . X O . |
    $$ | . a 1 . |
    $$ +---------+
    """
    held = holdable(position, dialect)
    area = Area.whole(position.size) if crop is None else crop
    if not (position.size.holds(area.upper_left) and position.size.holds(area.lower_right)):
        raise ValueError(f"{area} is not on a board of {position.size}")
    text = "" if held.value is None else DIALECTS[dialect].write(held.value, area, title)
    return Parsed(text, held.diagnostics)

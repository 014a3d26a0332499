"""Writing a position as a diagram: the table of dialects."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from hen_editor.core.board import Area, Color
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.diagram import codes
from hen_editor.core.diagram.writers import holding, html, latex, sensei, text
from hen_editor.core.diagram.writers.drawing import Drawing, Pair
from hen_editor.core.diagram.writers.holding import Holds
from hen_editor.core.position import Position

_DOLLARS = re.compile(r"\${2,}+")
"""What would begin another line of Sensei's Library."""


class Dialect(NamedTuple):
    """A way to write a position as text: its name, what it holds, and how it is written."""

    name: str
    holds: Holds
    write: Callable[[Drawing], str]


def _is_letter(text: str, stone: Color | None) -> bool:
    return stone is None and len(text) == 1 and "a" <= text <= "z"


_IGO = Holds(largest=19, square=True, marks=True, numbers=True, turn=False, label=latex.is_label_of_igo)
_EIGO = Holds(smallest=19, largest=19, colors=latex.EIGO_NAMES, turn=False)
_PSGO = replace(_IGO, arrows=True, label=latex.is_label_of_psgo)
_HTML = Holds(
    smallest=1,
    largest=52,
    marks=True,
    numbers=True,
    last_move=True,
    arrows=True,
    turn_with_numbers=True,
    label=lambda text, stone: text.isprintable(),
)

DIALECTS: dict[str, Dialect] = {
    row.name: row
    for row in (
        Dialect("sensei", Holds(marks=True, numbers=True, arrows=True, label=_is_letter), sensei.write),
        Dialect("gtp", Holds(), text.write_gtp),
        Dialect("unicode", Holds(), text.write_unicode),
        Dialect("plain", Holds(), text.write_plain),
        Dialect("igo", _IGO, latex.write_igo),
        Dialect("eigo", _EIGO, latex.write_eigo),
        Dialect("psgo", _PSGO, latex.write_psgo),
        Dialect("wgo", _HTML, html.write_wgo),
        Dialect("besogo", _HTML, html.write_besogo),
    )
}
"""The dialects that are written, by name."""


def holdable(position: Position, dialect: str) -> Parsed[Position | None]:
    """Return a position without what a dialect cannot hold, with a note for each part that is left out.

    A board of a size that the dialect cannot hold has no value. Raises KeyError for a name that is not in `DIALECTS`.
    """
    return holding.holdable(position, DIALECTS[dialect].holds)


def format(
    position: Position,
    dialect: str,
    *,
    crop: Area | None = None,
    title: str = "",
    arrows: Sequence[Pair] = (),
    lines: Sequence[Pair] = (),
) -> Parsed[str]:
    """Write a position as a diagram, with a note for each part of it that the dialect cannot hold.

    crop: the part of the board that is shown, else all of it. title: becomes one line. arrows, lines: those drawn upon
    the board, each by its two ends. The text is empty if the board's size cannot be held. Raises ValueError for a crop
    that is not on the board.

    >>> from hen_editor.core import hen
    >>> print(format(hen.parse_strict(".4x3_2Bbw_1C~1.B1-a"), "sensei", title="Cut").value)
    $$Bc Cut
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
    if held.value is None:
        return Parsed("", held.diagnostics)
    shown = area if DIALECTS[dialect].holds.arrows else None
    line = _DOLLARS.sub("$", " ".join(title.split()))
    drawing = Drawing(held.value, area, line, _within(shown, arrows), _within(shown, lines))
    left_out = (
        codes.NOT_IN_DIALECT.at(what=what, count=count)
        for what, count in (
            (codes.What.ARROWS, len(arrows) - len(drawing.arrows)),
            (codes.What.LINES, len(lines) - len(drawing.lines)),
        )
        if count
    )
    return Parsed(DIALECTS[dialect].write(drawing), (*held.diagnostics, *left_out))


def _within(area: Area | None, pairs: Sequence[Pair]) -> tuple[Pair, ...]:
    """Return the pairs of points that are both in an area, none if there is no area."""
    return tuple(pair for pair in pairs if area is not None and all(map(area.holds, pair)))

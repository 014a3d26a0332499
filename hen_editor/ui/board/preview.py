"""What a click or a drag would do, shown before it is done."""

from typing import NamedTuple

from hen_editor.core.board import Point
from hen_editor.core.game.overlay import Line
from hen_editor.ui.board.ghost import Ghost


class Arrow(NamedTuple):
    """An arrow that is being drawn, or a line, which has no head."""

    line: Line
    headed: bool


class Preview(NamedTuple):
    """Ghosts of what would stand on points, and what a gesture shows while it goes on.

    lifted: stones that would leave their points. frame: two corners of a part of the board that is chosen, in any
    order. arrow: what would be drawn.
    """

    ghosts: tuple[Ghost, ...] = ()
    lifted: frozenset[Point] = frozenset()
    frame: Line | None = None
    arrow: Arrow | None = None

"""A preview of what a click or a drag would do."""

from typing import NamedTuple

from hen_editor.core.board import Point
from hen_editor.core.game.overlay import Line
from hen_editor.ui.board.ghost import Ghost


class Arrow(NamedTuple):
    """An arrow being drawn, or a line, which has no head."""

    line: Line
    headed: bool


class Preview(NamedTuple):
    """Ghosts of what would be on points, and what a gesture in progress shows.

    lifted: stones that would leave their points. frame: two corners of a selected part of the board, in any order.
    arrow: what would be drawn.
    """

    ghosts: tuple[Ghost, ...] = ()
    lifted: frozenset[Point] = frozenset()
    frame: Line | None = None
    arrow: Arrow | None = None

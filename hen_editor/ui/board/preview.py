"""A preview of what a click or a drag would do, made of ghosts: what would be on points."""

from enum import Enum, auto
from typing import NamedTuple

from hen_editor.core.board import Color, Point
from hen_editor.core.game.overlay import Line
from hen_editor.core.position import Mark


class Sign(Enum):
    """What a ghost can be other than a stone, a mark, a text or territory."""

    ERASE = auto()
    KO = auto()
    LAST_MOVE = auto()
    DIMMED = auto()


class Territory(NamedTuple):
    """Territory of a colour."""

    owner: Color


class Ghost(NamedTuple):
    """What a click would put on a point: a stone, a mark, a label; `Sign.ERASE` for clearing it."""

    point: Point
    what: Color | Mark | str | Territory | Sign


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

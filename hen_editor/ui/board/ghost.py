"""The ghost under the pointer: what a click would do."""

from enum import Enum, auto
from typing import NamedTuple

from hen_editor.core.board import Color, Point
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

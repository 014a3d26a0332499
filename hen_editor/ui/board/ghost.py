"""The ghost under the pointer: what a click would do."""

from enum import Enum, auto
from typing import NamedTuple

from hen_editor.core.board import Color, Point
from hen_editor.core.position import Mark


class Sign(Enum):
    """What a ghost can be besides a stone, a mark or a text."""

    ERASE = auto()


class Ghost(NamedTuple):
    """What a click would put on a point: a stone of a colour, a mark, a label's text, or `Sign.ERASE` to clear it."""

    point: Point
    what: Color | Mark | str | Sign

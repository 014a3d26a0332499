"""The ghost under the pointer: what a click would do."""

from dataclasses import dataclass
from enum import Enum, auto

from hen_editor.core.board import Color, Point
from hen_editor.core.position import Mark


class Sign(Enum):
    """What a ghost can be besides a stone, a mark or a text."""

    ERASE = auto()


@dataclass(frozen=True, slots=True)
class Ghost:
    """What a click would put on a point: a stone of a colour, a mark, a label's text, or `Sign.ERASE` to clear it."""

    point: Point
    what: Color | Mark | str | Sign

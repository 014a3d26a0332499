"""What is written as a diagram."""

from typing import NamedTuple

from hen_editor.core.board import Area, Point
from hen_editor.core.position import Position

Pair = tuple[Point, Point]
"""The two ends of an arrow or a line."""


class Drawing(NamedTuple):
    """A position, the part of its board that is shown, and what stands around and upon it."""

    position: Position
    area: Area
    title: str = ""
    arrows: tuple[Pair, ...] = ()
    lines: tuple[Pair, ...] = ()

    @property
    def is_whole(self) -> bool:
        """Whether all of the board is shown."""
        return self.area == Area.whole(self.position.size)

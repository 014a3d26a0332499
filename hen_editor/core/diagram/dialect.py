"""A dialect of diagrams: a row of the table, what it can hold, and what is written in it."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from hen_editor.core.board import Area, Color, Point
from hen_editor.core.position import PLAIN_ORDER, Position

if TYPE_CHECKING:
    from hen_editor.core.diagram.found import Found

Pair = tuple[Point, Point]
"""The two ends of an arrow or a line."""


class WrittenDiagram(NamedTuple):
    """What is written: a position, the part of its board that is shown, and what is around and on it."""

    position: Position
    area: Area
    title: str = ""
    arrows: tuple[Pair, ...] = ()
    lines: tuple[Pair, ...] = ()

    @property
    def is_whole(self) -> bool:
        """Whether all of the board is shown."""
        return self.area == Area.whole(self.position.size)


@dataclass(frozen=True, slots=True)
class DialectLimits:
    """What a dialect can hold.

    smallest, largest: the lengths of a side of the board. square: whether they are to be alike. colors: of stones.
    marks, numbers, last_move, arrows (and lines), turn: whether it has them. turn_with_numbers: whether it has a turn
    beside numbers. label: whether it can hold a text on a point with this stone.
    """

    smallest: int = 3
    largest: int = 25
    square: bool = False
    colors: Collection[Color] = PLAIN_ORDER
    marks: bool = False
    numbers: bool = False
    last_move: bool = False
    arrows: bool = False
    turn: bool = True
    turn_with_numbers: bool = False
    label: Callable[[str, Color | None], bool] = lambda text, stone: False


@dataclass(frozen=True, kw_only=True, slots=True)
class Dialect:
    """A way to write a position as text.

    title, tip: of the command that copies a position so. write: returns the text of what is within the limits; None
    where nothing is written so. read: yields the diagrams of a text, each with the name of its dialect; its spans
    count the characters of the text. is_drawn: whether `parsing` reads it among the lines of a text instead.
    includes: the names of the dialects whose diagrams are ones of it, too.
    """

    name: str
    title: str = ""
    tip: str = ""
    limits: DialectLimits = DialectLimits()
    write: Callable[[WrittenDiagram], str] | None = None
    read: "Callable[[str], Iterator[Found]] | None" = None
    is_drawn: bool = False
    includes: tuple[str, ...] = ()

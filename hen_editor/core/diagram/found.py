"""A diagram found in a text: its position, and how the text was understood."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from hen_editor.core.board import BoardSize, Point
from hen_editor.core.diagnostics import Diagnostic, Span
from hen_editor.core.position import Move, Position


class Area(NamedTuple):
    """A rectangle of points, by its upper left and its lower right point, both included."""

    upper_left: Point
    lower_right: Point

    @classmethod
    def whole(cls, size: BoardSize) -> "Area":
        """Return the area of a whole board."""
        return cls(Point(0, 0), Point(size.columns - 1, size.rows - 1))

    @property
    def columns(self) -> range:
        """The columns of the area."""
        return range(self.upper_left.column, self.lower_right.column + 1)

    @property
    def rows(self) -> range:
        """The rows of the area."""
        return range(self.upper_left.row, self.lower_right.row + 1)

    def holds(self, point: Point) -> bool:
        """Tell whether the point is in the area."""
        return point.column in self.columns and point.row in self.rows


class Placement(Enum):
    """Why a diagram is where it is on the board."""

    WHOLE = "whole board"
    EDGES = "edges"
    COORDINATES = "coordinates"
    CENTRED = "centred"


class Arrow(NamedTuple):
    """An arrow from one point to another."""

    start: Point
    end: Point


class Line(NamedTuple):
    """A line between two points."""

    start: Point
    end: Point


@dataclass(frozen=True, slots=True)
class Found:
    """A diagram found in a text.

    position: with all stones shown, the numbered ones among them.
    dialect: the name of the dialect that it was read as.
    span: the lines of the text that it was read from.
    moves: the numbered stones in order, with moves that the title places on taken points (`5 at 1`).
    first_number: the number of the first of them.
    area, placement: the part of the board that it shows, and why it is there.
    diagnostics: what was guessed, repaired or left out.
    """

    position: Position
    dialect: str
    span: Span
    area: Area
    placement: Placement = Placement.WHOLE
    moves: tuple[Move, ...] = ()
    first_number: int = 1
    title: str = ""
    arrows: tuple[Arrow, ...] = ()
    lines: tuple[Line, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()

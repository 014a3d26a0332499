"""A diagram found in a text: its position, and how the text was understood."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from hen_editor.core.board import Area, Point
from hen_editor.core.diagnostics import Diagnostic, Span
from hen_editor.core.position import Move, Position


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

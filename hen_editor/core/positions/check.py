"""Checks of a position from any notation: chains without liberties, conflicting numbers."""

from collections.abc import Iterator

from hen_editor.core.board import Point
from hen_editor.core.diagnostics import Diagnostic, DiagnosticKind, Plural, Severity
from hen_editor.core.position import Position
from hen_editor.core.rules import chains_without_liberties

NO_LIBERTIES = DiagnosticKind(
    "no-liberties",
    Severity.WARNING,
    Plural(
        "{color}'s stone at {point} has no liberties; at least one is needed.",
        "{color}'s stones at {point} have no liberties; at least one is needed.",
    ),
)
REPEATED_NUMBER = DiagnosticKind(
    "repeated-number", Severity.WARNING, "Move number {number} appears at {names}; each number was expected once."
)
NUMBER_WITHOUT_STONE = DiagnosticKind(
    "number-without-stone", Severity.WARNING, "Move number {number} is at {point}, where there is no stone."
)
NUMBER_COLOR = DiagnosticKind(
    "number-color", Severity.WARNING, "The stone at {point} is {color}'s, but move {number} is {expected}'s."
)

ALL = (NO_LIBERTIES, REPEATED_NUMBER, NUMBER_WITHOUT_STONE, NUMBER_COLOR)
"""The whole table."""


def position(position: Position) -> tuple[Diagnostic, ...]:
    """Return the problems of a position, each with the points concerned.

    Contradictions in a text (an empty point as the last move, a ko point with a stone) are reported by its parser.
    """
    return (*_chains(position), *_repeated_numbers(position), *_misplaced_numbers(position))


def _chains(position: Position) -> Iterator[Diagnostic]:
    for chain in chains_without_liberties(position.stones):
        points = sorted(chain, key=position.size.index)
        color, name = position.stones[points[0]], points[0].name(position.size)
        yield NO_LIBERTIES.at(points=points, color=color, count=len(points), point=name)


def _repeated_numbers(position: Position) -> Iterator[Diagnostic]:
    places: dict[int, list[Point]] = {}
    for point, number in position.numbers.items():
        places.setdefault(number, []).append(point)
    for number, points in places.items():
        if len(points) > 1:
            points.sort(key=position.size.index)
            names = tuple(point.name(position.size) for point in points)
            yield REPEATED_NUMBER.at(points=points, number=number, names=names)


def _misplaced_numbers(position: Position) -> Iterator[Diagnostic]:
    for point, number in position.numbers.items():
        stone, expected = position.stones.get(point), position.number_color(number)
        name = point.name(position.size)
        if stone is None:
            yield NUMBER_WITHOUT_STONE.at(points=(point,), number=number, point=name)
        elif stone is not expected:
            yield NUMBER_COLOR.at(points=(point,), number=number, point=name, color=stone, expected=expected)

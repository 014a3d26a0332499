"""What is odd about a position whatever notation it came from: chains without liberties, numbers that clash."""

from collections.abc import Iterator

from hen_editor.core.board import Point
from hen_editor.core.diagnostics import Diagnostic, DiagnosticKind, Severity
from hen_editor.core.position import Position
from hen_editor.core.rules import chains_without_liberties

NO_LIBERTIES = DiagnosticKind(
    "no-liberties", Severity.WARNING, "The {color} {stones} at {point} {have} no liberty; at least one was expected."
)
REPEATED_NUMBER = DiagnosticKind(
    "repeated-number", Severity.WARNING, "Move number {number} stands at {places}; each number was expected once."
)
NUMBER_WITHOUT_STONE = DiagnosticKind(
    "number-without-stone", Severity.WARNING, "Move number {number} stands at {point}, where there is no stone."
)
NUMBER_COLOR = DiagnosticKind(
    "number-color", Severity.WARNING, "The stone at {point} is {color}, but move {number} is {expected}'s."
)

ALL: tuple[DiagnosticKind, ...] = (NO_LIBERTIES, REPEATED_NUMBER, NUMBER_WITHOUT_STONE, NUMBER_COLOR)
"""The whole table."""


def position(position: Position) -> tuple[Diagnostic, ...]:
    """Return what is odd about a position, each problem with the points concerned.

    What a text says against itself (an empty point as the last move, a ko point with a stone) its parser tells.
    """
    return (*_chains(position), *_repeated_numbers(position), *_misplaced_numbers(position))


def _chains(position: Position) -> Iterator[Diagnostic]:
    for chain in chains_without_liberties(position.stones):
        points = sorted(chain, key=position.size.index)
        one = len(points) == 1
        yield NO_LIBERTIES.at(
            points=points,
            color=position.stones[points[0]].name.lower(),
            stones="stone" if one else "stones",
            have="has" if one else "have",
            point=points[0].name(position.size),
        )


def _repeated_numbers(position: Position) -> Iterator[Diagnostic]:
    places: dict[int, list[Point]] = {}
    for point, number in position.numbers.items():
        places.setdefault(number, []).append(point)
    for number, points in places.items():
        if len(points) > 1:
            points.sort(key=position.size.index)
            names = ", ".join(point.name(position.size) for point in points)
            yield REPEATED_NUMBER.at(points=points, number=number, places=names)


def _misplaced_numbers(position: Position) -> Iterator[Diagnostic]:
    for point, number in position.numbers.items():
        stone, expected = position.stones.get(point), position.number_color(number)
        name = point.name(position.size)
        if stone is None:
            yield NUMBER_WITHOUT_STONE.at(points=(point,), number=number, point=name)
        elif stone is not expected:
            color = stone.name.lower()
            yield NUMBER_COLOR.at(points=(point,), number=number, point=name, color=color, expected=expected.title)

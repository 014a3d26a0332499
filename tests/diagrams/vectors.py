"""The vector files of diagrams: texts as people paste them, and all that is read from each.

A file has vectors, each of which begins with `== its claim`. Then comes the text (with signs of `_UNSEEN` for the
characters that one does not see), and after `-- found` what is found, as `described` writes it; nothing where the text
is to be refused.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from hen_editor import diagrams
from hen_editor.core.board import Color, Point
from tests.drawn import draw

DIRECTORY = Path(__file__).parents[1] / "vectors" / "diagram"
_UNSEEN = {"␛": "\x1b", "␉": "\t", "⍽": "\u00a0", "␣": "\u2009", "⌁": "\ufe0f"}


@dataclass(frozen=True)
class Vector:
    file: str
    claim: str
    text: str
    expected: str

    def __str__(self) -> str:
        return f"{self.file}: {self.claim}"


def read_vectors() -> Iterator[Vector]:
    """Read all files."""
    for path in sorted(DIRECTORY.glob("*.txt")):
        for part in re.split(r"^== ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            claim, _, rest = part.partition("\n")
            text, _, expected = rest.partition("\n-- found\n")
            for shown, meant in _UNSEEN.items():
                text = text.replace(shown, meant)
            yield Vector(path.stem, claim, text, expected.strip("\n"))


def described(found: diagrams.Found) -> str:
    """Write what was found: dialect, size and place, the part of the board that is shown, and the rest by name."""
    position, area = found.position, found.area
    size = position.size
    rows = draw(position.stones).replace("b", "X").replace("w", "O").splitlines()
    shown = [rows[row][area.upper_left.column : area.lower_right.column + 1] for row in area.rows]
    lines = [f"{found.dialect} {size}, {found.placement.value}, from {area.upper_left.name(size)}", *shown]

    def add(name: str, values: dict[Point, str]) -> None:
        if values:
            lines.append(
                f"{name}: {' '.join(f'{point.name(size)}={value}' for point, value in sorted(values.items()))}"
            )

    if found.title:
        lines.append(f"title: {found.title}")
    add("numbers", {point: str(number) for point, number in position.numbers.items()})
    add("labels", dict(position.labels))
    add("marks", {point: mark.value for point, mark in position.marks.items()})
    if found.moves:
        names = (f"{_letter(color)} {point.name(size) if point else 'pass'}" for color, point in found.moves)
        lines.append(f"moves from {found.first_number}: {', '.join(names)}")
    if position.turn is not None:
        lines.append(f"turn: {position.turn.title}")
    if position.last_move is not None and position.last_move.point is not None:
        lines.append(f"last move: {_letter(position.last_move.color)} {position.last_move.point.name(size)}")
    if position.ko is not None:
        lines.append(f"ko: {position.ko.name(size)}")
    lines += [f"arrow: {arrow.start.name(size)} {arrow.end.name(size)}" for arrow in found.arrows]
    lines += [f"line: {line.start.name(size)} {line.end.name(size)}" for line in found.lines]
    lines += [f"{problem.severity.value}: {problem.message}" for problem in found.diagnostics]
    return "\n".join(lines)


def _letter(color: Color) -> str:
    return color.title[0]

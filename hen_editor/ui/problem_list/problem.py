"""A listed problem: what it is, where it was found, and its location as text."""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from hen_editor.core import codes
from hen_editor.core.diagnostics import Diagnostic, Severity
from hen_editor.core.game.line import move_number
from hen_editor.core.sgf import GameTree
from hen_editor.ui.problem_list.lines import Lines

_MAX_POINTS = 3


class Source(Enum):
    """Where a problem was found; problems of one severity are listed in this order."""

    TEXT = "text"
    POSITION = "position"
    GAME = "game"
    FILE = "file"


class ListedProblem(NamedTuple):
    """A problem and where it was found.

    tree: the game of its node and points, None if it has neither. lines: those of the file, for problems of reading.
    """

    diagnostic: Diagnostic
    source: Source
    tree: GameTree | None = None
    lines: Lines | None = None

    @property
    def is_summary(self) -> bool:
        """Whether it is a summary of others in the list."""
        return self.diagnostic.code == codes.LOST_MOVES.code

    @property
    def is_part(self) -> bool:
        """Whether it is included in the summary above it."""
        return self.diagnostic.code == codes.ONE_OF_LOST_MOVES.code

    @property
    def line(self) -> int | None:
        """Its line in the file; None for other problems."""
        span = self.diagnostic.span
        return None if self.lines is None or span is None else self.lines.number(span.start)

    @property
    def excerpt(self) -> str:
        """Its text in the file, shortened to one line."""
        span = self.diagnostic.span
        return "" if self.lines is None or span is None else self.lines.excerpt(*span)

    @property
    def place(self) -> str:
        """Its location as text: a line of the file, a character of the text, or a move and points.

        Takes time proportional to the depth of the node.
        """
        found, tree = self.diagnostic, self.tree
        if self.line is not None:
            return QCoreApplication.translate("Places", "Line {number}").format(number=f"{self.line:,}")
        if tree is None:
            words = QCoreApplication.translate("Places", "Character {number}")
            return "" if found.span is None else words.format(number=f"{found.span.start + 1:,}")
        names = [point.name(tree.size) for point in found.points[:_MAX_POINTS]]
        points = " ".join(names if len(names) == len(found.points) else [*names, "…"])
        if found.node is None or found.node not in tree:
            return points
        number = move_number(tree, found.node)
        if number:
            words = QCoreApplication.translate("Places", "Move {number} {points}")
        else:
            words = QCoreApplication.translate("Places", "Start {points}")
        return words.format(number=number, points=points).rstrip()


def in_order(problems: Iterable[ListedProblem]) -> list[ListedProblem]:
    """Sort problems by severity, then by source, otherwise stably."""
    return sorted(problems, key=lambda problem: (_WORST_FIRST[problem.diagnostic.severity], _SOURCES[problem.source]))


_WORST_FIRST = {severity: rank for rank, severity in enumerate(Severity)}
_SOURCES = {source: rank for rank, source in enumerate(Source)}

"""The problems that the window lists: each with where it was found, and all of them in order."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from enum import Enum
from operator import itemgetter
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from hen_editor.core import codes
from hen_editor.core.diagnostics import Diagnostic, Severity
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.line import move_number
from hen_editor.core.positions import check
from hen_editor.core.sgf import GameTree
from hen_editor.ui.wording import grouped

MAX_EXCERPT = 80
"""The most characters of an excerpt."""

_MAX_POINTS = 3
"""The most points that the location of a problem names."""

_WORST_FIRST = {severity: rank for rank, severity in enumerate(Severity)}


class FileLines:
    """The line numbers of a text of any length; counting continues from the nearest known position."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._known: list[tuple[int, int]] = [(0, 1)]  # an offset, and its line number

    def number(self, offset: int) -> int:
        r"""Return the line of a character, counted from 1; `\r\n`, `\n` and `\r` end a line.

        >>> lines = FileLines("(;B[dd]\r\n;W[ee]\n)")
        >>> lines.number(16), lines.number(9), lines.number(2)
        (3, 2, 1)
        """
        place = bisect_right(self._known, offset, key=itemgetter(0))
        start, number = self._known[place - 1]
        text = self.text
        number += sum(text.count(end, start, offset) for end in "\r\n") - text.count("\r\n", start, offset)
        if offset > start and text[offset - 1] != "\r":  # nothing is stored between the two characters of a line break
            self._known.insert(place, (offset, number))
        return number

    def excerpt(self, start: int, end: int) -> str:
        """Return a span of the text on one line, shortened."""
        stretch = " ".join(self.text[start : min(end, start + 4 * MAX_EXCERPT)].split())
        return stretch if len(stretch) <= MAX_EXCERPT else stretch[: MAX_EXCERPT - 1] + "…"


class ProblemSource(Enum):
    """Where a problem was found; problems of one severity are listed in this order."""

    TEXT = "text"
    POSITION = "position"
    GAME = "game"
    FILE = "file"


class ListedProblem(NamedTuple):
    """A problem and where it was found.

    tree: the game of its node and points, None if it has neither. lines: of the file, for problems found in reading it.
    """

    diagnostic: Diagnostic
    source: ProblemSource
    tree: GameTree | None = None
    lines: FileLines | None = None

    @property
    def can_be_fixed(self) -> bool:
        """Whether it has a fix for what is edited: the text of the HEN field, or a node, not a file as it was read."""
        found, is_of_file = self.diagnostic, self.source is ProblemSource.FILE
        return found.replacement is not None and not (is_of_file and (self.tree is None or found.node is None))

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
            return QCoreApplication.translate("Places", "Line {number}").format(number=grouped(self.line))
        if tree is None:
            words = QCoreApplication.translate("Places", "Character {number}")
            return "" if found.span is None else words.format(number=grouped(found.span.start + 1))
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


_SOURCES = {source: rank for rank, source in enumerate(ProblemSource)}


class ProblemListing:
    """Lists the problems of the HEN text, the position, the game and the file, and caches the latest list."""

    def __init__(self) -> None:
        self._snapshot: Snapshot | None = None
        self._of_position: tuple[Diagnostic, ...] = ()
        self._lines: FileLines | None = None
        self._listed_from: object = None
        self._listed: tuple[ListedProblem, ...] = ()

    def of(
        self,
        snapshot: Snapshot,
        of_text: tuple[Diagnostic, ...] = (),
        of_game: tuple[Diagnostic, ...] = (),
        of_file: tuple[Diagnostic, ...] = (),
    ) -> tuple[ListedProblem, ...]:
        """Return the problems of a snapshot, and those given; a step in the game changes few of them, if any."""
        if snapshot is not self._snapshot:
            self._snapshot, self._of_position = snapshot, snapshot.problems
        listed_from = self._of_position, snapshot.tree, of_text, of_game, of_file
        if listed_from != self._listed_from:
            self._listed_from = listed_from
            listed = tuple(self._list(snapshot, of_text, of_game, of_file))
            if listed != self._listed:
                self._listed = listed
        return self._listed

    def _list(
        self,
        snapshot: Snapshot,
        of_text: Iterable[Diagnostic],
        of_game: Iterable[Diagnostic],
        of_file: Iterable[Diagnostic],
    ) -> Iterator[ListedProblem]:
        tree = snapshot.tree
        yield from (ListedProblem(found, ProblemSource.TEXT) for found in of_text)
        yield from (ListedProblem(found, ProblemSource.POSITION, tree) for found in self._of_position)
        # If a node sets the position up, its problems are found in the game as well.
        others = (found for found in of_game if found._replace(node=None) not in self._of_position)
        for found in others:
            is_of_position = found.kind in check.ALL  # of a position that another node sets up
            yield ListedProblem(found, ProblemSource.POSITION if is_of_position else ProblemSource.GAME, tree)
        lines = self._lines_of(snapshot.collection.text)
        for found in of_file:
            is_here = tree.source is snapshot.collection.source and found.node in tree
            yield ListedProblem(found, ProblemSource.FILE, tree if is_here else None, lines)

    def _lines_of(self, text: str) -> FileLines | None:
        """Return the lines of the file, cached; None if the games are not from SGF text."""
        if self._lines is None or self._lines.text is not text:
            self._lines = FileLines(text) if text else None
        return self._lines

"""The positions of an input, and its problems with their spans and point names."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Self, TypeAlias

from hen_editor.cli.inputs import At, DiagramInput, Failure, GameInput, HenInput, PositionInput, chosen
from hen_editor.cli.terminal import counted
from hen_editor.core import hen
from hen_editor.core.board import BoardSize, Point
from hen_editor.core.diagnostics import Diagnostic, Parsed, Severity, Span
from hen_editor.core.hen import entries
from hen_editor.core.hen.entries import Entry
from hen_editor.core.position import Position
from hen_editor.core.positions import check as checks

if TYPE_CHECKING:
    from hen_editor.core.game.overlay import Overlay
    from hen_editor.recognition import Recognised

_ON_POINTS = {hen.TokenKind.STONE, hen.TokenKind.NUMBER}


@dataclass(frozen=True, slots=True)
class Problem:
    """A diagnostic, its span in the text of the input, or None, and the names of its points."""

    diagnostic: Diagnostic
    span: Span | None = None
    points: tuple[str, ...] = ()

    @property
    def severity(self) -> Severity:
        """How much it matters."""
        return self.diagnostic.severity


@dataclass(frozen=True, slots=True)
class HenEntry:
    """A position of a HEN input: its title or None, its text and what was read of it, and the span of its text."""

    title: str | None
    text: str
    parsed: Parsed[Position]
    place: Span

    @property
    def position(self) -> Position:
        """What could be read of the position."""
        return self.parsed.value

    @property
    def ok(self) -> bool:
        """Whether the text has no error."""
        return self.parsed.ok

    def problems(self, *, of_position: bool) -> Iterator[Problem]:
        """Yield the problems of the text and of the position."""
        size = self.position.size
        for diagnostic in self.parsed.diagnostics:
            yield self._problem(diagnostic, diagnostic.span, size)
        on_board = checks.position(self.position) if of_position else ()
        tokens = hen.tokens(self.text) if on_board else ()
        for diagnostic in on_board:
            yield self._problem(diagnostic, _stone_span(tokens, diagnostic.points), size)

    def _problem(self, diagnostic: Diagnostic, span: Span | None, size: BoardSize) -> Problem:
        start = self.place.start
        shifted = None if span is None else Span(start + span.start, start + span.end)
        return Problem(diagnostic, shifted, named(diagnostic, size))


def _stone_span(tokens: Iterable[hen.Token], points: Sequence[Point]) -> Span | None:
    """Return the span of the stone on the first of a problem's points."""
    stones = (token for token in tokens if token.kind in _ON_POINTS)
    return next((stone.span for stone in stones if points and points[0] in stone.points), None)


@dataclass(frozen=True, slots=True)
class DiagramEntry:
    """A position of a diagram: its title or None, and the problems of the diagram."""

    title: str | None
    position: Position
    diagnostics: tuple[Diagnostic, ...]

    @property
    def ok(self) -> bool:
        """Whether the diagram has no error."""
        return all(diagnostic.severity is not Severity.ERROR for diagnostic in self.diagnostics)

    def problems(self, *, of_position: bool) -> Iterator[Problem]:
        """Yield the problems of the diagram and of the position."""
        for diagnostic in (*self.diagnostics, *(checks.position(self.position) if of_position else ())):
            yield Problem(diagnostic, diagnostic.span, named(diagnostic, self.position.size))


PositionEntry: TypeAlias = HenEntry | DiagramEntry


class Checked(NamedTuple):
    """The problems of an input, without what is in it: little enough to keep it of very many.

    name: that of the input. is_file: whether it is a file, of that name. text: that of the input, which the spans refer
    to; of a file of games only if it has problems. holds_games: whether it is one. positions: the canonical HEN of each
    readable position, of games only if they are converted. boards: what was recognised in a picture, None if it was not
    looked at.
    """

    name: str
    is_file: bool
    text: str
    holds_games: bool
    problems: tuple[Problem, ...]
    positions: tuple[Entry, ...] = ()
    boards: "tuple[Recognised, ...] | None" = None

    @classmethod
    def of(
        cls, given: PositionInput | GameInput, text: str, problems: Iterable[Problem], positions: Iterable[Entry] = ()
    ) -> Self:
        """Return what is kept of an input with its problems."""
        found = tuple(problems)
        holds_games = isinstance(given, GameInput)
        is_needed = found or given.path is None or not holds_games
        return cls(given.name, given.path is not None, text if is_needed else "", holds_games, found, tuple(positions))

    @classmethod
    def of_searched(cls, path: Path, problems: Iterable[Problem] = ()) -> Self:
        """Return what is kept of a file of games that was only searched, or of a folder of them."""
        return cls(str(path), is_file=True, text="", holds_games=True, problems=tuple(problems))

    @property
    def must_be_checked(self) -> bool:
        """Whether a board was recognised that is not sure."""
        return self.boards is not None and any(board.confidence.value != "sure" for board in self.boards)

    @property
    def ok(self) -> bool:
        """Whether no problem is an error."""
        return count(self.problems)[Severity.ERROR] == 0


class Converted(NamedTuple):
    """What a command made of an input, None if that has errors, and its problems; HEN has the positions in these."""

    data: bytes | None
    checked: Checked


def read_entries(given: PositionInput) -> tuple[PositionEntry, ...]:
    """Read the positions of an input."""
    if isinstance(given, DiagramInput):
        return tuple(DiagramEntry(each.title or None, each.position, each.diagnostics) for each in given.diagrams)
    return hen_entries(given)


def hen_entries(given: HenInput) -> tuple[HenEntry, ...]:
    """Read the positions of a HEN text."""
    found: list[HenEntry] = []
    for title, place in counted(given.spans, len(given.spans), "Reading"):
        text = given.text[place.start : place.end]
        found.append(HenEntry(title, text, hen.parse(text), place))
    return tuple(found)


def entry_problems(found: Sequence[PositionEntry], *, of_position: bool = False) -> tuple[Problem, ...]:
    """Return the problems of several positions."""
    listed = [Entry(entry.text, entry.title) for entry in found if isinstance(entry, HenEntry)]
    notes = map(Problem, entries.notes(listed) if listed else ())
    return (*notes, *(problem for entry in found for problem in entry.problems(of_position=of_position)))


def named(diagnostic: Diagnostic, size: BoardSize) -> tuple[str, ...]:
    """Return the names of a problem's points on a board of this size."""
    return tuple(point.name(size) for point in diagnostic.points)


def count(problems: Iterable[Problem]) -> dict[Severity, int]:
    """Return the number of problems of each severity."""
    counts = dict.fromkeys(Severity, 0)
    for problem in problems:
        counts[problem.severity] += 1
    return counts


class ShownPosition(NamedTuple):
    """A position to show, with its title or None.

    overlay, texts: of one in a game, the markup of its node, and which texts are there.
    """

    title: str | None
    position: Position
    overlay: "Overlay | None" = None
    texts: tuple[str, ...] = ()


class ShownPositions(NamedTuple):
    """The positions of an input, with its problems."""

    positions: tuple[ShownPosition, ...]
    checked: Checked


def shown_positions(given: PositionInput | GameInput, game: int | None, at: At) -> ShownPositions | Failure:
    """Return the positions of an input, or a single one by number; of games one each."""
    if isinstance(given, GameInput):
        return _of_games(given, game, at)
    found = chosen(read_entries(given), game, given.name)
    if isinstance(found, Failure):
        return found
    shown, missing = shown_entries(found, at)
    return ShownPositions(shown, Checked.of(given, given.text, (*entry_problems(found), *missing)))


def shown_entries(found: Sequence[PositionEntry], at: At) -> tuple[tuple[ShownPosition, ...], tuple[Problem, ...]]:
    """Return positions as they are, or at a node, if one is given, of the games they are to `hen find`.

    With them the problems of those that have no such node. A number of moves does not matter: positions have none.
    """
    if at.node is None:
        return tuple(ShownPosition(entry.title, entry.position) for entry in found), ()
    from hen_editor.cli import games
    from hen_editor.core.convert import position_to_game

    trees = [position_to_game(entry.position) for entry in found]
    positions = [games.position_at(tree, at)[0] for tree in trees]
    shown = tuple(ShownPosition(entry.title, each) for entry, each in zip(found, positions, strict=True))
    return shown, tuple(problem for tree in trees for problem in games.missing(tree, at))


def _of_games(given: GameInput, game: int | None, at: At) -> ShownPositions | Failure:
    from hen_editor.cli import games

    file = games.read(given, game)
    if isinstance(file, Failure):
        return file
    problems: list[Problem] = [*file.problems]
    shown: list[ShownPosition] = []
    for tree in counted(file.games, len(file.games), "Replaying"):
        position, met = games.position_at(tree, at)
        problems += met
        shown.append(ShownPosition(games.title(tree), position, *games.beside_position(tree, at)))
    return ShownPositions(tuple(shown), Checked.of(given, file.text, problems))


def canonical(entry: PositionEntry, *, always_size: bool = False, multiline: bool = False) -> Entry:
    """Return a position in canonical form, with its title."""
    return Entry(hen.format(entry.position, always_size=always_size, multiline=multiline), entry.title)

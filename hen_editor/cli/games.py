"""SGF as the command needs it: its problems, its positions, and both notations into each other."""

from collections.abc import Sequence
from typing import NamedTuple

from hen_editor.cli.problems import HenEntry, Problem, named
from hen_editor.cli.progress import counted, finished
from hen_editor.core import convert, sgf
from hen_editor.core.convert.hen_file import Entry
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.position import Position
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import Collection, GameTree


class SgfFile(NamedTuple):
    """An SGF input as it was read: its games, its text as characters, and the problems of its syntax."""

    games: tuple[GameTree, ...]
    text: str
    problems: tuple[Problem, ...]


def read(data: bytes | str) -> SgfFile:
    """Read SGF."""
    parsed = finished(sgf.reading(data), "Reading")
    problems = tuple(Problem(found, found.span) for found in parsed.diagnostics)
    return SgfFile(parsed.value.games, parsed.value.text, problems)


def property_problems(file: SgfFile) -> list[Problem]:
    """Return the problems of all properties of all games."""
    nodes = ((game, problems) for game in file.games for problems in sgf.check(game))
    total = sum(map(len, file.games))
    return [_problem(problem, game) for game, problems in counted(nodes, total, "Checking") for problem in problems]


def position_after(game: GameTree, move: int | None) -> tuple[Position, tuple[Problem, ...]]:
    """Return the position after a move of the main line, None for its end, with the problems met."""
    parsed = Replay.of(game, convert.node_after(game, move)).position()
    return parsed.value, _problems(parsed.diagnostics, game)


class Written(NamedTuple):
    """A game as an entry of a HEN file, None where HEN cannot hold it, and the problems of that."""

    entry: Entry | None
    problems: tuple[Problem, ...]


def to_hen(game: GameTree, move: int | None) -> Written:
    """Return the HEN of the position after a move of the main line, None for its end."""
    parsed = convert.game_to_hen(game, move)
    entry = None if parsed.value is None else Entry(parsed.value, title(game))
    return Written(entry, _problems(parsed.diagnostics, game))


def to_sgf(entries: Sequence[HenEntry]) -> bytes:
    """Return an SGF file with a game for each position, its title as the name of the game."""
    games = []
    for entry in counted(entries, len(entries), "Converting"):
        game = convert.position_to_game(entry.reading.position)
        games.append(game.with_property(game.root, "GN", entry.title) if entry.title else game)
    return sgf.format(Collection.of(games))


def title(game: GameTree) -> str | None:
    """Return the name of a game, None where it has none."""
    name = game.node(game.root).get("GN")
    return name if isinstance(name, str) and name.strip() else None


def _problems(diagnostics: Sequence[Diagnostic], game: GameTree) -> tuple[Problem, ...]:
    """Return the problems of a game's position; where the game is not Go, first that."""
    not_go = () if game.is_go else next(sgf.check(game))
    return tuple(_problem(found, game) for found in (*not_go, *diagnostics))


def _problem(diagnostic: Diagnostic, game: GameTree) -> Problem:
    return Problem(diagnostic, diagnostic.span, named(diagnostic, game.size))

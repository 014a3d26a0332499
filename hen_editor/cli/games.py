"""The games of an input: their problems and their positions; a module of its own, since SGF takes 50 ms to import."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from hen_editor.cli import codes
from hen_editor.cli.inputs import At, Input, select
from hen_editor.cli.results import Item, Problem, Result
from hen_editor.cli.terminal import finished, track
from hen_editor.core import convert, sgf
from hen_editor.core.codes import REFUSED_MOVE
from hen_editor.core.convert import hen_file
from hen_editor.core.convert.hen_file import Entry
from hen_editor.core.diagnostics import Diagnostic, Span
from hen_editor.core.formats import WritableFormat
from hen_editor.core.game import legality
from hen_editor.core.game.line import Line
from hen_editor.core.position import Position
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import Collection, GameTree, NodeId
from hen_editor.document.codes import FileError

Made = TypeVar("Made")


def read(given: Input) -> tuple[Collection, list[Problem]]:
    """Read the games of an input, with the problems of its syntax. Raises FileError."""
    found = finished(lambda progress: given.format.read(given.data, progress=progress), "Reading")
    if found.collection is None:
        raise FileError(found.refusal or codes.EMPTY.at())
    return found.collection, [Problem(problem, problem.span) for problem in (*given.notes, *found.diagnostics)]


def read_games(given: Input, number: int | None) -> tuple[Sequence[GameTree], list[Problem], str]:
    """Read the games of an input, or a single one by number, with the problems and the text. Raises FileError."""
    collection, problems = read(given)
    games = select(collection.games, number)
    return games.value, [*problems, *map(Problem, games.diagnostics)], collection.text


# All problems.


def check(given: Input) -> Result[Entry]:
    """Find all problems of an input: of its text, its properties, and on its boards. Raises FileError."""
    collection, problems = read(given)
    for game in track(collection.games, len(collection.games), "Checking"):
        problems += _problems(game)
    return Result.of(given, (), problems, collection.text)


def _problems(game: GameTree) -> list[Problem]:
    """Return all problems of a game as it was read, in the order of its text."""
    judged = legality.judge(game)
    found = [problem for problems in legality.all_problems(judged) for problem in problems]
    placed = [Problem.on(game.size, each, each.span or _span(game, each)) for each in found]
    return sorted(placed, key=lambda problem: problem.span or Span(0, 0))


def _span(game: GameTree, problem: Diagnostic) -> Span | None:
    """Return the span of the text of a game that a problem on the board is about."""
    spans = {
        piece.name: piece.span
        for piece in game.pieces(game.root if problem.node is None else problem.node)
        if piece.name
    }
    names = ("W", "B") if problem.kind == REFUSED_MOVE else ("HEN", "AW", "AB", "AE")
    return next((spans[name] for name in names if name in spans), None)


# Positions.


def positions_at(given: Input, at: At) -> Result[Item]:
    """Find a position of each game of an input. Raises FileError."""
    games, problems, text = read_games(given, at.game)
    found: list[Item] = []
    for game in track(games, len(games), "Replaying"):
        position, more = _position_at(game, at)
        found.append(Item(_title(game), position, game=game, node=_node_at(game, at)))
        problems += more
    return Result.of(given, found, problems, text)


def entries_at(found: Sequence[Item], at: At) -> tuple[list[Item], list[Problem]]:
    """Return positions at a node of the games as which `hen find` sees them, and problems for those without it."""
    games = [convert.position_to_game(item.position) for item in found]
    shown = [replace(item, position=_position_at(game, at)[0]) for item, game in zip(found, games, strict=True)]
    return shown, [problem for game in games for problem in _missing(game, at)]


def hens_at(given: Input, at: At) -> Result[Entry]:
    """Find a position of each game of an input as HEN, and what HEN cannot express. Raises FileError."""
    games, problems, text = read_games(given, at.game)
    found: list[Entry] = []
    for game in track(games, len(games), "Converting"):
        written = convert.node_to_hen(game, _node_at(game, at))
        problems += (*_missing(game, at), *_problems_at(written.diagnostics, game))
        if written.value is not None:
            found.append(Entry(written.value, _title(game)))
    return Result.of(given, found, problems, text)


def _position_at(game: GameTree, at: At) -> tuple[Position, list[Problem]]:
    """Return a position of a game, with all problems."""
    parsed = Replay.of(game, _node_at(game, at)).position(game)
    return parsed.value, [*_missing(game, at), *_problems_at(parsed.diagnostics, game)]


def _node_at(game: GameTree, at: At) -> NodeId:
    """Return the node of a position; if the game has fewer moves or nodes, the last one of the main line."""
    if at.node is not None and at.node < len(game):
        return game.root + at.node  # the nodes of a game as read are numbered in the order of the file
    return convert.node_after(game, at.move)


def _missing(game: GameTree, at: At) -> list[Problem]:
    """Return the problem that a game has fewer moves or nodes, if it does."""
    if at.node is not None and at.node >= len(game):
        return [Problem(codes.NO_SUCH_NODE.at(number=at.node, last=len(game) - 1))]
    last = 0 if at.move is None else Line.through(game, game.root).last
    if at.move is None or at.move <= last:
        return []
    fewer, missing = codes.FEWER_MOVES.at(move=at.move, last=last), codes.NO_SUCH_MOVE.at(number=at.move, last=last)
    return [Problem(fewer if at.is_at_most else missing)]


def _problems_at(diagnostics: Sequence[Diagnostic], game: GameTree) -> list[Problem]:
    """Return the problems of a game's position; first that it is not Go, if it is not."""
    not_go = () if game.is_go else next(sgf.check(game))
    return [Problem.on(game.size, found, found.span) for found in dict.fromkeys((*not_go, *diagnostics))]


def _title(game: GameTree) -> str | None:
    """Return the name of a game, or None."""
    name = hen_file.title(game)
    return name if name and name.strip() else None


# Writing.


def with_file(result: Result[Made], games: Collection, row: WritableFormat) -> Result[Made]:
    """Return a result with a file of games, unless it has errors. Raises FileError if the format cannot hold them."""
    if not result.ok:
        return result
    try:
        return replace(result, data=row.write(games))
    except ValueError as error:
        raise FileError(codes.NOT_HELD.at(format=row.name)) from error

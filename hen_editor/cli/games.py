"""The games of an input: their problems and their positions; apart, as SGF takes 50 ms to import."""

from collections.abc import Sequence
from typing import NamedTuple

from hen_editor.cli import codes
from hen_editor.cli.inputs import At, Failure, GameInput, chosen
from hen_editor.cli.positions import Checked, Converted, Problem, named
from hen_editor.cli.terminal import counted, finished
from hen_editor.core import convert, sgf
from hen_editor.core.codes import REFUSED_MOVE
from hen_editor.core.convert.notations import TEXTS
from hen_editor.core.diagnostics import Diagnostic, Span
from hen_editor.core.formats import WritableFormat
from hen_editor.core.game import legality
from hen_editor.core.game.line import Line
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Position
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import Collection, GameTree, NodeId


class GameFile(NamedTuple):
    """A parsed input: its games, and its syntax problems."""

    collection: Collection
    problems: tuple[Problem, ...]

    @property
    def games(self) -> Sequence[GameTree]:
        """The games."""
        return self.collection.games

    @property
    def in_new_file(self) -> Collection:
        """The games in a new file: whole and in UTF-8, so that others may follow."""
        return Collection.of(self.games).converted_to_utf8().value

    @property
    def text(self) -> str:
        """The text of the input."""
        return self.collection.text


def read(given: GameInput, game: int | None = None) -> GameFile | Failure:
    """Read an input in its format. game: the number of the only game that is wanted."""
    found = finished(lambda progress: given.format.read(given.data, progress=progress), "Reading")
    if found.collection is None:
        return Failure(given.name, found.refusal or codes.EMPTY.at())
    wanted = chosen(range(len(found.collection.games)), game, given.name)
    if isinstance(wanted, Failure):
        return wanted
    problems = tuple(Problem(problem, problem.span) for problem in found.diagnostics)
    return GameFile(found.collection if game is None else found.collection.with_order(wanted), problems)


def check(given: GameInput) -> Checked | Failure:
    """Find all problems of an input: of its text and its properties."""
    file = read(given)
    if isinstance(file, Failure):
        return file
    return Checked.of(given, file.text, (*file.problems, *property_problems(file)))


def property_problems(file: GameFile) -> list[Problem]:
    """Return the problems of all games: of their properties, and on their boards."""
    return [
        _problem(problem, game)
        for game in counted(file.games, len(file.games), "Checking")
        for problem in _problems(game)
    ]


def _problems(game: GameTree) -> list[Diagnostic]:
    """Return all problems of a game as it was read, in the order of its text."""
    judged = legality.judge(game)
    found = [problem for problems in legality.all_problems(judged) for problem in problems]
    placed = (each if each.span is not None else each._replace(span=_span(game, each)) for each in found)
    return sorted(placed, key=lambda problem: problem.span or Span(0, 0))


def _span(game: GameTree, problem: Diagnostic) -> Span | None:
    """Return where the text of a game has what a problem on the board is about."""
    spans = {
        piece.name: piece.span
        for piece in game.pieces(game.root if problem.node is None else problem.node)
        if piece.name
    }
    names = ("W", "B") if problem.kind is REFUSED_MOVE else ("HEN", "AW", "AB", "AE")
    return next((spans[name] for name in names if name in spans), None)


def node_at(game: GameTree, at: At) -> NodeId:
    """Return the node of a position; if the game has fewer moves or nodes, the last one of the main line."""
    if at.node is not None and at.node < len(game):
        return game.root + at.node  # the nodes of a game as read are numbered in the order of the file
    return convert.node_after(game, at.move)


def missing(game: GameTree, at: At) -> tuple[Problem, ...]:
    """Return that a game has fewer moves or nodes, if so."""
    if at.node is not None and at.node >= len(game):
        return (Problem(codes.NO_SUCH_NODE.at(number=at.node, last=len(game) - 1)),)
    last = 0 if at.move is None else Line.through(game, game.root).last
    has_fewer = at.move is not None and at.move > last
    return (Problem(codes.FEWER_MOVES.at(move=at.move, last=last)),) if has_fewer else ()


def position_at(game: GameTree, at: At) -> tuple[Position, tuple[Problem, ...]]:
    """Return a position of a game, with all problems."""
    parsed = Replay.of(game, node_at(game, at)).position(game)
    return parsed.value, (*missing(game, at), *problems_at(parsed.diagnostics, game))


def beside_position(game: GameTree, at: At) -> tuple[Overlay, tuple[str, ...]]:
    """Return the markup at a position of a game, and which texts are there, by the names of the table of problems."""
    node = node_at(game, at)
    return Overlay.of(game, node), tuple(what for what in convert.not_in_hen(game, node) if what in TEXTS)


def title(game: GameTree) -> str | None:
    """Return the name of a game, or None."""
    name = game.node(game.root).get("GN")
    return name if isinstance(name, str) and name.strip() else None


def problems_at(diagnostics: Sequence[Diagnostic], game: GameTree) -> tuple[Problem, ...]:
    """Return the problems of a game's position; first, if so, that it is not Go."""
    not_go = () if game.is_go else next(sgf.check(game))
    return tuple(_problem(found, game) for found in dict.fromkeys((*not_go, *diagnostics)))


def _problem(diagnostic: Diagnostic, game: GameTree) -> Problem:
    return Problem(diagnostic, diagnostic.span, named(diagnostic, game.size))


def converted(collection: Collection, row: WritableFormat, checked: Checked) -> Converted | Failure:
    """Return games as a file of a format, nothing if their input has errors, or that the format cannot hold them."""
    if not checked.ok:
        return Converted(None, checked)
    try:
        return Converted(row.write(collection), checked)
    except ValueError:
        return Failure(checked.name, codes.NOT_HELD.at(format=row.name))

"""Games for the command line: their problems, their positions, and their conversion."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from hen_editor.cli import codes
from hen_editor.cli.inputs import At, GameInput, PositionInput, Refused, chosen
from hen_editor.cli.problems import Checked, Problem, entry_problems, named, read_entries
from hen_editor.cli.progress import counted, finished
from hen_editor.core import convert, sgf
from hen_editor.core.convert import hen_file
from hen_editor.core.diagnostics import Diagnostic, Span
from hen_editor.core.formats import HEN, WritableFormat
from hen_editor.core.game.line import Line
from hen_editor.core.game.overlay import Line as Pair
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Position
from hen_editor.core.replay import Replay, replays
from hen_editor.core.sgf import Collection, GameTree, NodeId


class GameFile(NamedTuple):
    """A parsed input: its games, and its syntax problems."""

    collection: Collection
    problems: tuple[Problem, ...]

    @property
    def games(self) -> tuple[GameTree, ...]:
        """The games."""
        return self.collection.games

    @property
    def text(self) -> str:
        """The text of the input."""
        return self.collection.text


class Converted(NamedTuple):
    """A converted input, None if it has errors, with its problems."""

    data: bytes | None
    checked: Checked


def read(given: GameInput) -> GameFile | Refused:
    """Read an input in its format."""
    found = finished(given.format.reading(given.data), "Reading")
    if found.collection is None:
        return Refused(given.name, found.refusal or codes.EMPTY.at())
    problems = tuple(Problem(problem, problem.span) for problem in found.diagnostics)
    return GameFile(found.collection, problems)


def check(given: GameInput) -> Checked | Refused:
    """Find all problems of an input: of its text and its properties."""
    file = read(given)
    if isinstance(file, Refused):
        return file
    return Checked(given, file.text, (*file.problems, *property_problems(file)))


def property_problems(file: GameFile) -> list[Problem]:
    """Return the problems of all properties of all games, those of a `HEN[...]` on the board of its node included."""
    check = _checked if "HEN" in file.text else sgf.check
    nodes = ((game, problems) for game in file.games for problems in check(game))
    total = sum(map(len, file.games))
    return [_problem(problem, game) for game, problems in counted(nodes, total, "Checking") for problem in problems]


def _checked(game: GameTree) -> Iterator[tuple[Diagnostic, ...]]:
    """Iterate over the nodes of a game, with their problems, those of each `HEN[...]` included."""
    if not any("HEN" in game.node(node).raw for node in game.walk()):
        yield from sgf.check(game)  # there is no need to replay it
        return
    for problems, (node, state) in zip(sgf.check(game), replays(game), strict=True):
        yield (*problems, *(problem._replace(span=_hen_span(game, node)) for problem in state.problems))


def _hen_span(game: GameTree, node: NodeId) -> Span | None:
    return [piece.span for piece in game.pieces(node) if piece.name == "HEN"][-1]


def node_at(game: GameTree, at: At) -> NodeId:
    """Return the node of a position; if the game has fewer moves or nodes, the last one of the main line."""
    if at.node is not None and at.node < len(game):
        return game.root + at.node  # the nodes of a game as read are numbered in the order of the file
    return convert.node_after(game, at.move)


def _missing(game: GameTree, at: At) -> tuple[Problem, ...]:
    """Return that a game has fewer moves or nodes, if so."""
    if at.node is not None and at.node >= len(game):
        return (Problem(codes.NO_SUCH_NODE.at(number=at.node, last=len(game) - 1)),)
    last = 0 if at.move is None else Line.through(game, game.root).last
    has_fewer = at.move is not None and at.move > last
    return (Problem(codes.FEWER_MOVES.at(move=at.move, last=last)),) if has_fewer else ()


def position_at(game: GameTree, at: At) -> tuple[Position, tuple[Problem, ...]]:
    """Return a position of a game, with all problems."""
    parsed = Replay.of(game, node_at(game, at)).position()
    return parsed.value, (*_missing(game, at), *_problems(parsed.diagnostics, game))


def arrows_and_lines(game: GameTree, at: At) -> tuple[tuple[Pair, ...], tuple[Pair, ...]]:
    """Return the arrows and the lines at a position of a game."""
    overlay = Overlay.of(game, node_at(game, at))
    return overlay.arrows, overlay.lines


def convert_positions(
    given: PositionInput, row: WritableFormat, game: int | None, *, titled: bool
) -> Converted | Refused:
    """Convert positions, or a single one by number, to a file; titled: as `convert_games`."""
    found = chosen(read_entries(given), game, given.name)
    if isinstance(found, Refused):
        return found
    checked = Checked(given, given.text, entry_problems(found))
    if not checked.ok:
        return Converted(None, checked)
    if row is HEN:
        try:
            listed = [hen_file.of_position(entry.position, entry.title) for entry in found]
        except ValueError:
            return Refused(given.name, codes.NOT_HELD.at(format=row.name))
        return _listed(listed, checked, titled=titled)
    trees = [
        hen_file.titled(convert.position_to_game(entry.position), entry.title)
        for entry in counted(found, len(found), "Converting")
    ]
    return _written(trees, row, checked)


def convert_games(
    given: GameInput, row: WritableFormat, game: int | None, at: At, *, titled: bool
) -> Converted | Refused:
    """Convert games, or a single one by number, or one position of each, to a file of another format.

    titled: write the title even of a single HEN position.
    """
    file = read(given)
    if isinstance(file, Refused):
        return file
    found = chosen(file.games, game, given.name)
    if isinstance(found, Refused):
        return found
    if row is HEN:
        return _to_hen(found, file, given, at, titled=titled)
    problems, trees = [*file.problems], [*found]
    if at != At():
        for index, tree in enumerate(counted(found, len(found), "Converting")):
            position, met = position_at(tree, at)
            problems += met
            trees[index] = hen_file.titled(convert.position_to_game(position), title(tree))
    problems += map(Problem, row.losses(Collection.of(trees)))
    return _written(trees, row, Checked(given, file.text, tuple(problems)))


def _to_hen(games: Sequence[GameTree], file: GameFile, given: GameInput, at: At, *, titled: bool) -> Converted:
    """Convert a position of each game to HEN, and report what HEN cannot express."""
    problems, listed = [*file.problems], []
    for tree in counted(games, len(games), "Converting"):
        written = convert.node_to_hen(tree, node_at(tree, at))
        problems += (*_missing(tree, at), *_problems(written.diagnostics, tree))
        if written.value is not None:
            listed.append(hen_file.Entry(written.value, title(tree)))
    return _listed(listed, Checked(given, file.text, tuple(problems)), titled=titled)


def _listed(entries: Sequence[hen_file.Entry], checked: Checked, *, titled: bool) -> Converted:
    checked = replace(checked, positions=tuple(entries))
    if len(entries) == 1 and not titled:
        entries = [hen_file.Entry(entries[0].text)]
    return Converted(hen_file.write(entries).encode() if checked.ok else None, checked)


def _written(trees: Iterable[GameTree], row: WritableFormat, checked: Checked) -> Converted | Refused:
    if not checked.ok:
        return Converted(None, checked)
    try:
        return Converted(row.write(Collection.of(trees)), checked)
    except ValueError:
        return Refused(checked.given.name, codes.NOT_HELD.at(format=row.name))


def title(game: GameTree) -> str | None:
    """Return the name of a game, or None."""
    name = game.node(game.root).get("GN")
    return name if isinstance(name, str) and name.strip() else None


def _problems(diagnostics: Sequence[Diagnostic], game: GameTree) -> tuple[Problem, ...]:
    """Return the problems of a game's position; first, if so, that it is not Go."""
    not_go = () if game.is_go else next(sgf.check(game))
    return tuple(_problem(found, game) for found in (*not_go, *diagnostics))


def _problem(diagnostic: Diagnostic, game: GameTree) -> Problem:
    return Problem(diagnostic, diagnostic.span, named(diagnostic, game.size))

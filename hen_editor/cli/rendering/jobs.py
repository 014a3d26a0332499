"""The pictures of an input: what is drawn in each, and how."""

from functools import partial
from pathlib import Path
from typing import NamedTuple

from hen_editor.cli import games
from hen_editor.cli.inputs import At, GameInput, PositionInput, Refused, area, chosen
from hen_editor.cli.problems import Checked, Problem, entry_problems, read_entries
from hen_editor.cli.progress import counted
from hen_editor.cli.rendering.options import Choices
from hen_editor.core import sgf
from hen_editor.core.board import Area
from hen_editor.core.drawing.coordinates import point_name
from hen_editor.core.drawing.figure import Figure, Names, Sides, around
from hen_editor.core.drawing.style import Style
from hen_editor.core.game import numbering
from hen_editor.core.game.line import move_number
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.moves import made_moves
from hen_editor.core.pages.page import Words
from hen_editor.core.position import Position
from hen_editor.core.sgf import Collection, GameTree, NodeId


class Job(NamedTuple):
    """A picture to make. name: of its file, without a suffix. sgf: the game it carries. source: the file it is from."""

    name: str
    figure: Figure
    style: Style
    kind: str
    choices: Choices
    sgf: str | None = None
    source: Path | None = None


class Jobs(NamedTuple):
    """The pictures of an input, with its problems."""

    jobs: tuple[Job, ...]
    checked: Checked


def jobs_of(
    given: PositionInput | GameInput, style: Style, kind: str, choices: Choices, game: int | None, at: At
) -> Jobs | Refused:
    """Return the pictures of an input: of its positions, or its games, one each; or of one of them."""
    name = given.path.stem if given.path is not None else "position"
    problems: list[Problem] = []
    figures: list[tuple[Figure, str | None]] = []
    if isinstance(given, GameInput):
        file = games.read(given)
        if isinstance(file, Refused):
            return file
        trees = chosen(file.games, game, given.name)
        if isinstance(trees, Refused):
            return trees
        problems += file.problems
        for tree in counted(trees, len(trees), "Replaying"):
            after = _last_shown(at, choices)
            position, met = games.position_at(tree, after)
            problems += met
            figures.append((_of_game(tree, after, position, choices), _sgf(tree) if choices.carry == "game" else None))
        text = file.text
    else:
        entries = chosen(read_entries(given), game, given.name)
        if isinstance(entries, Refused):
            return entries
        problems += entry_problems(entries)
        figures += [(_figure(entry.position, Overlay(), choices), None) for entry in entries]
        text = given.text
    checked = Checked(given, text, tuple(problems))
    made = [Job(name, figure, style, kind, choices, game_text, given.path) for figure, game_text in figures]
    if len(made) > 1:
        digits = len(str(len(made)))
        made = [job._replace(name=f"{name}-{number:0{digits}}") for number, job in enumerate(made, start=1)]
    return Jobs(tuple(made) if checked.ok else (), checked)


def _sgf(tree: GameTree) -> str:
    return sgf.format(Collection.of([tree]).converted_to_utf8().value).decode("utf-8")


def _last_shown(at: At, choices: Choices) -> At:
    """Return where a game is shown; unless that is a node, at most after the last move to number."""
    _, is_range, last = choices.numbers.rpartition("-")
    if not is_range or at.node is not None:
        return at
    return At(int(last) if at.move is None else min(int(last), at.move))


def _of_game(tree: GameTree, at: At, position: Position, choices: Choices) -> Figure:
    node = games.node_at(tree, at)
    numbered = _numbered(tree, node, choices)
    figure = _figure(position if numbered is None else numbered.position, Overlay.of(tree, node), choices)
    if numbered is not None:
        repeated = numbered.caption(name=partial(point_name, names=figure.names))
        captions = filter(None, (figure.caption, repeated))
        figure = figure._replace(numbers=numbered.numbers, caption="\n".join(captions), played=numbered.played)
    if choices.next_moves:
        following = [made_moves(tree.node(child)) for child in tree.children(node)]
        nexts = {moves[0].point: moves[0].color for moves in reversed(following) if moves}
        figure = figure._replace(next_moves={point: color for point, color in nexts.items() if point is not None})
    return figure


def _numbered(tree: GameTree, node: NodeId, choices: Choices) -> numbering.Numbered | None:
    if choices.numbers == "none":
        return None
    first, last = 1, move_number(tree, node)
    if choices.numbers.startswith("last:"):
        first = max(1, last - int(choices.numbers.removeprefix("last:")) + 1)
    elif choices.numbers != "all":
        first, end = map(int, choices.numbers.split("-"))
        last = min(end, last)
    return numbering.numbered(tree, node, first, last, choices.start)


def _figure(position: Position, overlay: Overlay, choices: Choices) -> Figure:
    turn = (position.turn or position.implied_turn) if choices.turn else None
    figure = Figure(
        position,
        overlay,
        title=choices.title,
        caption=choices.caption or (Words().to_play[turn] if turn else ""),
        sides=Sides(choices.coordinates),
        names=Names(choices.names),
        marks=choices.marks,
        labels=choices.labels,
        last_move=choices.last_move,
        ko=choices.ko,
        turn=turn,
    )
    return figure._replace(part=_part(figure, choices.part))


def _part(figure: Figure, part: str) -> Area | None:
    if part == "whole":
        return None
    if part == "auto":
        return around(figure)
    if part == "view":
        return Area.around(figure.overlay.view) if figure.overlay.view else None
    return area(part, figure.position.size)

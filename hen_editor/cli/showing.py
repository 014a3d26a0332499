"""The positions of an input to show."""

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from hen_editor.cli.inputs import At, GameInput, PositionInput, Refused, chosen
from hen_editor.cli.problems import Checked, Problem, entry_problems, read_entries
from hen_editor.cli.progress import counted
from hen_editor.core.position import Position

if TYPE_CHECKING:
    from hen_editor.core.game.overlay import Line


class Picture(NamedTuple):
    """A position to show, with its title or None, and the arrows and lines upon it."""

    title: str | None
    position: Position
    arrows: "tuple[Line, ...]" = ()
    lines: "tuple[Line, ...]" = ()


class Pictures(NamedTuple):
    """The positions of an input, with its problems."""

    pictures: tuple[Picture, ...]
    checked: Checked


def pictures(given: PositionInput | GameInput, game: int | None, at: At) -> Pictures | Refused:
    """Return the positions of an input, or a single one by number; of games one each."""
    if isinstance(given, GameInput):
        return _of_games(given, game, at)
    found = chosen(read_entries(given), game, given.name)
    if isinstance(found, Refused):
        return found
    shown = tuple(Picture(entry.title, entry.position) for entry in found)
    return Pictures(shown, Checked(given, given.text, entry_problems(found)))


def written(found: Pictures, dialect: str) -> tuple[list[str], Checked]:
    """Return each position as a diagram in a dialect of `core.diagram`, and the problems with what it cannot hold."""
    from hen_editor.core import diagram

    diagrams = [
        diagram.format(one.position, dialect, title=one.title or "", arrows=one.arrows, lines=one.lines)
        for one in found.pictures
    ]
    notes = [Problem(problem) for each in diagrams for problem in each.diagnostics]
    checked = replace(found.checked, problems=(*found.checked.problems, *notes))
    return [each.value for each in diagrams if each.value], checked


def _of_games(given: GameInput, game: int | None, at: At) -> Pictures | Refused:
    from hen_editor.cli import games

    file = games.read(given)
    if isinstance(file, Refused):
        return file
    found = chosen(file.games, game, given.name)
    if isinstance(found, Refused):
        return found
    problems: list[Problem] = [*file.problems]
    shown: list[Picture] = []
    for tree in counted(found, len(found), "Replaying"):
        position, met = games.position_at(tree, at)
        problems += met
        shown.append(Picture(games.title(tree), position, *games.arrows_and_lines(tree, at)))
    return Pictures(tuple(shown), Checked(given, file.text, tuple(problems)))

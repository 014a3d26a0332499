"""Positions and games of the command line after the transforms of its options."""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from hen_editor.cli import codes
from hen_editor.cli.games import Converted, GameFile, read
from hen_editor.cli.inputs import GameInput, PositionInput, Refused
from hen_editor.cli.problems import Checked, Problem, entry_problems, named, read_entries
from hen_editor.cli.progress import counted, finished
from hen_editor.cli.steps import Step
from hen_editor.core import hen, transform
from hen_editor.core.board import BoardSize
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.formats import WritableFormat
from hen_editor.core.hen import entries
from hen_editor.core.hen.entries import Entry
from hen_editor.core.slices import part
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform

_ROTATIONS = {"left": Symmetry.ROTATE_LEFT, "right": Symmetry.ROTATE_RIGHT, "180": Symmetry.ROTATE_180}
_MIRRORS = {
    "horizontal": Symmetry.MIRROR_LEFT_RIGHT,
    "vertical": Symmetry.MIRROR_TOP_BOTTOM,
    "diagonal": Symmetry.MIRROR_DIAGONAL,
    "antidiagonal": Symmetry.MIRROR_ANTIDIAGONAL,
}
_TRANSFORMS: Mapping[str, Callable[[Any], Transform]] = {
    "rotate": lambda name: Transform(_ROTATIONS[name]),
    "mirror": lambda name: Transform(_MIRRORS[name]),
    "swap_colors": lambda _: Transform(swaps_colors=True),
    "shift": lambda by: Transform(dx=by[0], dy=by[1]),
    "resize": lambda size: Transform(size=BoardSize(*size)),
}
"""What makes a transform of the value of each option."""


def transformed_positions(given: PositionInput, steps: Sequence[Step]) -> Converted:
    """Transform the positions of an input, which are written as HEN in canonical form."""
    found = read_entries(given)
    problems, written = [*entry_problems(found)], list[Entry]()
    for entry in counted(found, len(found), "Transforming"):
        shown = entry.position
        for each in map(_transform, steps):
            after = transform.position(shown, each)
            problems += _problems(after.diagnostics, shown.size)
            shown = after.value
        held = hen.holdable(shown)
        problems += _problems(held.diagnostics, shown.size)
        written += [] if held.value is None else [Entry(hen.format(held.value), entry.title)]
    checked = Checked(given, given.text, tuple(problems))
    if not checked.ok:
        return Converted(None, checked)
    return Converted(entries.write(written, as_lines=True).encode(), replace(checked, positions=tuple(written)))


def transformed_games(
    given: GameInput, steps: Sequence[Step], row: WritableFormat, *, with_names: bool
) -> Converted | Refused:
    """Transform all games of an input, and write them in a format; what does not change keeps its spelling.

    with_names: change the names of points in comments and names too.
    """
    file = read(given)
    if isinstance(file, Refused):
        return file
    file = finished(_transforming(file, [*map(_transform, steps)], with_names=with_names), "Transforming")
    checked = Checked(given, file.text, tuple(dict.fromkeys(file.problems)))
    if not checked.ok:
        return Converted(None, checked)
    try:
        return Converted(row.write(file.collection), checked)
    except ValueError:
        return Refused(given.name, codes.NOT_HELD.at(format=row.name))


def _transforming(
    file: GameFile, transforms: Sequence[Transform], *, with_names: bool
) -> Generator[float, None, GameFile]:
    rounds = [(index, each) for index in range(len(file.games)) for each in transforms]
    for done, (index, each) in enumerate(rounds):
        tree = file.games[index]
        work = transform.transforming_game(tree, each, with_names=with_names)
        after = yield from part(work, done / len(rounds), (done + 1) / len(rounds))
        collection = file.collection.with_game(index, after.value)
        file = GameFile(collection, (*file.problems, *_problems(after.diagnostics, tree.size)))
    return file


def _transform(step: Step) -> Transform:
    return _TRANSFORMS[step.option](step.value)


def _problems(diagnostics: Iterable[Diagnostic], size: BoardSize) -> list[Problem]:
    return [Problem(found, None, named(found, size)) for found in diagnostics]

"""`hen transform`: positions and games rotated, mirrored, shifted, resized, and with colours swapped."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

import click

from hen_editor.cli import codes, games
from hen_editor.cli.inputs import (
    Failure,
    Formats,
    GameInput,
    Given,
    PositionInput,
    each_input,
    inputs_argument,
    lines_option,
    max_size_option,
)
from hen_editor.cli.jobs import in_order, jobs_option
from hen_editor.cli.output import (
    deliver,
    force_option,
    json_option,
    output_option,
)
from hen_editor.cli.positions import Checked, Converted, Problem, entry_problems, named, read_entries
from hen_editor.cli.terminal import counted, finished
from hen_editor.cli.wording import message
from hen_editor.core import hen, transform
from hen_editor.core.board import BoardSize
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.formats import HEN, SGF, WritableFormat
from hen_editor.core.hen import entries
from hen_editor.core.hen.entries import Entry
from hen_editor.core.progress import Progress, share_of
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform

# The options: each can be given several times, and they act in the order given.


class TransformOption(NamedTuple):
    """One option: its name as a parameter, and its value, a word, two numbers, or for a flag its place."""

    option: str
    value: str | tuple[int, int] | int


class _InOrder(click.Command):
    """A command with an option for each of `_TRANSFORMS`, which it gets as `transforms`, in the order given."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the command line as other commands do, and put the values of these options in order."""
        *_, order = self.make_parser(ctx).parse_args([*args])
        rest = super().parse_args(ctx, args)
        values = {name: ctx.params.pop(name) for name in _TRANSFORMS}
        given = {name: iter(range(each) if isinstance(each, int) else each) for name, each in values.items()}
        names = [option.name for option in order if option.name in given]
        ctx.params["transforms"] = [TransformOption(name, next(given[name])) for name in names if name]
        return rest


def _pair(shape: str, limits: range, refusal: Callable[[str], Diagnostic]) -> Callable[[str], tuple[int, int]]:
    """Return a type of options: two whole numbers within limits; refusal: what is wrong with others."""
    spelled = re.compile(shape, re.ASCII)

    def read(text: str) -> tuple[int, int]:
        found = spelled.fullmatch(text)
        if found is None or not all(int(number) in limits for number in found.groups()):
            raise click.BadParameter(message(refusal(text)))
        return int(found[1]), int(found[2])

    return read


_ROTATIONS = {"left": Symmetry.ROTATE_LEFT, "right": Symmetry.ROTATE_RIGHT, "180": Symmetry.ROTATE_180}
_MIRRORS = {
    "horizontal": Symmetry.MIRROR_LEFT_RIGHT,
    "vertical": Symmetry.MIRROR_TOP_BOTTOM,
    "diagonal": Symmetry.MIRROR_DIAGONAL,
    "antidiagonal": Symmetry.MIRROR_ANTIDIAGONAL,
}
_SHIFT = _pair(r"([+-]?\d{1,2}),([+-]?\d{1,2})", range(-52, 53), lambda text: codes.NO_SHIFT.at(text=text))
_SIZE = _pair(r"(\d{1,2})x(\d{1,2})", range(1, 53), lambda text: codes.NO_SIZE.at(text=text))


@click.command("transform", cls=_InOrder)
@inputs_argument
@click.option("--rotate", multiple=True, type=click.Choice([*_ROTATIONS]), help="Rotate by 90 or 180 degrees.")
@click.option(
    "--mirror",
    multiple=True,
    type=click.Choice([*_MIRRORS]),
    help="Exchange left and right, top and bottom, or what a diagonal divides; it runs from the upper left.",
)
@click.option("--swap-colors", count=True, help="Make black white, and white black.")
@click.option(
    "--shift",
    multiple=True,
    type=_SHIFT,
    metavar="DX,DY",
    help="Move everything to the right and down, or with negative numbers to the left and up.",
)
@click.option(
    "--resize",
    multiple=True,
    type=_SIZE,
    metavar="COLUMNSxROWS",
    help="Add or remove columns on the right, and rows at the bottom.",
)
@click.option("--comments", is_flag=True, help="Change the names of points in comments and names, too.")
@output_option
@force_option
@json_option
@jobs_option
@lines_option
@max_size_option
@click.pass_obj
def command(
    formats: Formats,
    inputs: tuple[str, ...],
    path: Path | None,
    *,
    transforms: Sequence[TransformOption],
    comments: bool,
    force: bool,
    as_json: bool,
    jobs: int | None,
    as_lines: bool,
    max_size: int,
) -> NoReturn:
    """Rotate, mirror and shift positions and games, swap their colours and change the size of the board.

    The options act in the order given, on all that names a point or a colour. Positions are written as HEN, games in
    the format they are in if that can be written, else as SGF; several inputs one after the other.
    """
    if not transforms:
        raise click.UsageError(message(codes.NO_TRANSFORM.at()))
    read = [*each_input(inputs, max_size, formats, as_lines=as_lines)]
    if as_json and path is None and any(isinstance(one, GameInput) for one in read):
        raise click.UsageError(message(codes.GAMES_AS_JSON.at()))
    rows = {_written_as(one) for one in read if not isinstance(one, Failure)}
    if len(rows) > 1:
        raise click.UsageError(message(codes.TWO_FORMATS.at()))
    row = next(iter(rows), HEN)
    do = partial(_transformed, transforms=transforms, row=row, with_names=comments, is_part=len(read) > 1)
    deliver(in_order(do, read, jobs, "Transforming"), row, path, formats, force=force, as_json=as_json)


def _written_as(given: PositionInput | GameInput) -> WritableFormat:
    usual = SGF if isinstance(given, GameInput) else HEN
    return given.format if isinstance(given.format, WritableFormat) else usual


# The transforms.

_TRANSFORMS: Mapping[str, Callable[[Any], Transform]] = {
    "rotate": lambda name: Transform(_ROTATIONS[name]),
    "mirror": lambda name: Transform(_MIRRORS[name]),
    "swap_colors": lambda _: Transform(swaps_colors=True),
    "shift": lambda by: Transform(dx=by[0], dy=by[1]),
    "resize": lambda size: Transform(size=BoardSize(*size)),
}
"""What makes a transform of the value of each option."""


def _transformed(
    given: Given, transforms: Sequence[TransformOption], row: WritableFormat, *, with_names: bool, is_part: bool
) -> Converted | Failure:
    """Transform an input. is_part: what is written of it is a part of a file, so games are whole and in UTF-8."""
    if isinstance(given, Failure):
        return given
    if isinstance(given, GameInput):
        return _transformed_games(given, transforms, row, with_names=with_names, is_part=is_part)
    return _transformed_positions(given, transforms)


def _transformed_positions(given: PositionInput, transforms: Sequence[TransformOption]) -> Converted:
    """Transform the positions of an input, which are written as HEN in canonical form."""
    found = read_entries(given)
    problems, written = [*entry_problems(found)], list[Entry]()
    for entry in counted(found, len(found), "Transforming"):
        shown = entry.position
        for each in map(_transform, transforms):
            after = transform.position(shown, each)
            problems += _problems(after.diagnostics, shown.size)
            shown = after.value
        held = hen.holdable(shown)
        problems += _problems(held.diagnostics, shown.size)
        written += [] if held.value is None else [Entry(hen.visible_text(held.value), entry.title)]
    checked = Checked.of(given, given.text, problems)
    if not checked.ok:
        return Converted(None, checked)
    return Converted(entries.write(written, as_lines=True).encode(), checked._replace(positions=tuple(written)))


def _transformed_games(
    given: GameInput, transforms: Sequence[TransformOption], row: WritableFormat, *, with_names: bool, is_part: bool
) -> Converted | Failure:
    """Transform all games of an input, and write them in a format; what does not change keeps its spelling.

    with_names: change the names of points in comments and names too.
    """
    file = games.read(given)
    if isinstance(file, Failure):
        return file
    work = partial(_all_transformed, file, [*map(_transform, transforms)], with_names)
    file = finished(work, "Transforming")
    checked = Checked.of(given, file.text, dict.fromkeys(file.problems))
    return games.converted(file.in_new_file if is_part else file.collection, row, checked)


def _all_transformed(
    file: games.GameFile, transforms: Sequence[Transform], with_names: bool, progress: Progress
) -> games.GameFile:
    rounds = [(index, each) for index in range(len(file.games)) for each in transforms]
    for done, (index, each) in enumerate(rounds):
        tree = file.games[index]
        share = share_of(progress, done / len(rounds), (done + 1) / len(rounds))
        after = transform.game(tree, each, with_names=with_names, progress=share)
        collection = file.collection.with_game(index, after.value)
        file = games.GameFile(collection, (*file.problems, *_problems(after.diagnostics, tree.size)))
    return file


def _transform(given: TransformOption) -> Transform:
    return _TRANSFORMS[given.option](given.value)


def _problems(diagnostics: Iterable[Diagnostic], size: BoardSize) -> list[Problem]:
    return [Problem(found, None, named(found, size)) for found in diagnostics]

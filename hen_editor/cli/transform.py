"""`hen transform`: positions and games rotated, mirrored, shifted, resized, and with colours swapped."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

import click

from hen_editor.cli import codes, games
from hen_editor.cli.inputs import Input, ReadOptions, each_input, inputs_argument, lines_option, read_options
from hen_editor.cli.jobs import jobs_option, map_in_order
from hen_editor.cli.output import force_option, is_json, json_option, output_option, write_results
from hen_editor.cli.positions import as_entry, problems_of, read_positions
from hen_editor.cli.results import Problem, Result, result_of
from hen_editor.cli.terminal import finished, track
from hen_editor.cli.wording import message
from hen_editor.core import transform
from hen_editor.core.board import BoardSize
from hen_editor.core.convert import hen_file
from hen_editor.core.convert.hen_file import Entry
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.formats import HEN, SGF, WritableFormat
from hen_editor.core.progress import Progress, share_of
from hen_editor.core.sgf import Collection
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform

# The options: each can be given several times, and they take effect in the order given.


class _InOrder(click.Command):
    """A command that gets the transforms of all its options as `transforms`, in the order given."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the command line as other commands do, and put the transforms in order."""
        *_, order = self.make_parser(ctx).parse_args([*args])
        rest = super().parse_args(ctx, args)
        given = {name: iter(ctx.params.pop(name)) for name in _TRANSFORMS}
        names = [option.name or "" for option in order]
        ctx.params["transforms"] = [next(given[name]) for name in names if name in given]
        return rest


def _transforms(context: click.Context, option: click.Parameter, given: Iterable[Any] | int) -> list[Transform]:
    """Return the transforms of an option; a flag gives as many as it is given times."""
    values = [()] * given if isinstance(given, int) else given
    return [_TRANSFORMS[option.name or ""](value) for value in values]


def _pair(shape: str, limits: range, refusal: Callable[[str], Diagnostic]) -> Callable[[str], tuple[int, int]]:
    """Return a type of options: two whole numbers within limits; refusal: the problem of any other text."""
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


_TRANSFORMS: Mapping[str, Callable[[Any], Transform]] = {
    "rotate": lambda name: Transform(_ROTATIONS[name]),
    "mirror": lambda name: Transform(_MIRRORS[name]),
    "swap_colors": lambda _: Transform(swaps_colors=True),
    "shift": lambda by: Transform(dx=by[0], dy=by[1]),
    "resize": lambda size: Transform(size=BoardSize(*size)),
}
"""The function that makes a transform from a value of each option."""


@click.command("transform", cls=_InOrder)
@inputs_argument
@click.option(
    "--rotate",
    multiple=True,
    type=click.Choice([*_ROTATIONS]),
    callback=_transforms,
    help="Rotate by 90 or 180 degrees.",
)
@click.option(
    "--mirror",
    multiple=True,
    type=click.Choice([*_MIRRORS]),
    callback=_transforms,
    help="Exchange left and right, top and bottom, or what a diagonal divides; it runs from the upper left.",
)
@click.option("--swap-colors", count=True, callback=_transforms, help="Make black white, and white black.")
@click.option(
    "--shift",
    multiple=True,
    type=_SHIFT,
    callback=_transforms,
    metavar="DX,DY",
    help="Move everything to the right and down, or with negative numbers to the left and up.",
)
@click.option(
    "--resize",
    multiple=True,
    type=_SIZE,
    callback=_transforms,
    metavar="COLUMNSxROWS",
    help="Add or remove columns on the right, and rows at the bottom.",
)
@click.option("--comments", is_flag=True, help="Change the names of points in comments and names, too.")
@output_option
@force_option
@json_option
@jobs_option
@lines_option
@read_options
def command(
    inputs: tuple[str, ...],
    path: Path | None,
    *,
    transforms: Sequence[Transform],
    comments: bool,
    force: bool,
    as_json: bool,
    jobs: int | None,
    options: ReadOptions,
) -> NoReturn:
    """Rotate, mirror and shift positions and games, swap their colours and change the size of the board.

    The options act in the order given, on all that names a point or a colour. Positions are written as HEN, games in
    the format they are in if that can be written, else as SGF; several inputs one after the other.
    """
    if not transforms:
        raise click.UsageError(message(codes.NO_TRANSFORM.at()))
    read = [*each_input(inputs, options)]
    if as_json and is_json(path) and any(given.holds_games for given in read):
        raise click.UsageError(message(codes.GAMES_AS_JSON.at()))
    formats = {given.format for given in read if given.refusal is None}
    rows = {row if isinstance(row, WritableFormat) else SGF for row in formats}
    if len(rows) > 1:
        raise click.UsageError(message(codes.TWO_FORMATS.at()))
    row = next(iter(rows), HEN)
    transform_one = partial(_transformed, transforms=transforms, row=row, with_names=comments, is_part=len(read) > 1)
    results = map_in_order(partial(result_of, transform_one), read, jobs, "Transforming")
    write_results(results, row, path, options.formats, force=force, as_json=as_json)


# The transforms.


def _transformed(
    given: Input, transforms: Sequence[Transform], row: WritableFormat, *, with_names: bool, is_part: bool
) -> Result[Entry]:
    """Transform an input. Raises FileError.

    with_names: change the names of points in comments and names of games too. is_part: whether the output is only a
    part of a file, so that its games must be complete and in UTF-8.
    """
    if not given.holds_games:
        return _transformed_positions(given, transforms)
    collection, problems = games.read(given)
    text = collection.text
    collection, met = finished(partial(_all_transformed, collection, transforms, with_names), "Transforming")
    if is_part:
        collection = Collection.of(collection.games).converted_to_utf8().value
    result: Result[Entry] = Result.of(given, (), dict.fromkeys((*problems, *met)), text)
    return games.with_file(result, collection, row)


def _transformed_positions(given: Input, transforms: Sequence[Transform]) -> Result[Entry]:
    """Transform the positions of an input, which are written as HEN in canonical form."""
    found = read_positions(given)
    problems, written = problems_of(found), list[Entry]()
    for item in track(found, len(found), "Transforming"):
        shown = item.position
        for each in transforms:
            after = transform.position(shown, each)
            problems += [Problem.on(shown.size, problem) for problem in after.diagnostics]
            shown = after.value
        entry = as_entry(replace(item, position=shown))
        problems += [Problem.on(shown.size, problem) for problem in entry.diagnostics]
        written += [] if entry.value is None else [entry.value]
    result = Result.of(given, written, problems)
    if not result.ok:
        return replace(result, items=())
    return replace(result, data=hen_file.write(written, as_lines=True).encode())


def _all_transformed(
    collection: Collection, transforms: Sequence[Transform], with_names: bool, progress: Progress
) -> tuple[Collection, list[Problem]]:
    """Transform games; what does not change keeps its spelling."""
    rounds = [(index, each) for index in range(len(collection.games)) for each in transforms]
    problems: list[Problem] = []
    for done, (index, each) in enumerate(rounds):
        game = collection.games[index]
        share = share_of(progress, done / len(rounds), (done + 1) / len(rounds))
        after = transform.game(game, each, with_names=with_names, progress=share)
        collection = collection.with_game(index, after.value)
        problems += [Problem.on(game.size, problem) for problem in after.diagnostics]
    return collection, problems

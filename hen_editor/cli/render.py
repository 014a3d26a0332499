"""`hen render`: positions and games as pictures."""

import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click

from hen_editor.cli import codes, output
from hen_editor.cli.inputs import (
    At,
    NumberRange,
    ReadOptions,
    at_options,
    each_input,
    file_names,
    inputs_argument,
    lines_option,
    read_options,
)
from hen_editor.cli.jobs import jobs_option
from hen_editor.cli.output import Tally, force_option, json_option
from hen_editor.cli.results import Result, result_of
from hen_editor.cli.wording import message
from hen_editor.resources import style_paths

if TYPE_CHECKING:
    from hen_editor.cli.pictures import PictureFile, PictureJob

_RANGE = re.compile(r"none|all|last:[1-9]\d{0,4}|[1-9]\d{0,4}-[1-9]\d{0,4}", re.ASCII)

_Function = TypeVar("_Function", bound=Callable[..., object])

# Options.


def _numbers(text: str) -> str:
    """Check which moves are to be numbered. Raises click.BadParameter."""
    first, is_range, last = text.rpartition("-")
    if _RANGE.fullmatch(text) is None or (is_range and int(first) > int(last)):
        raise click.BadParameter(message(codes.NO_NUMBERS.at(text=text)))
    return text


def _switch(name: str, what: str) -> Callable[[_Function], _Function]:
    return click.option(f"--{name}/--no-{name}", default=True, show_default=True, help=f"Show {what}.")


def _choice(name: str, choices: Sequence[str], default: str, what: str) -> Callable[[_Function], _Function]:
    return click.option(name, type=click.Choice(choices), default=default, show_default=True, help=what)


@click.command("render")
@inputs_argument
@click.option(
    "-o",
    "--output",
    "target",
    metavar="FILE|FOLDER|-",
    shell_complete=file_names,
    help="Write here, or - to standard output.",
)
@click.option(
    "--as", "kind", type=click.Choice(["png", "svg", "pdf"]), help="The format of pictures in a folder.  [default: png]"
)
@click.option(
    "--style",
    default="wood",
    show_default=True,
    metavar="NAME|FILE",
    shell_complete=file_names,
    help=f"Colours and widths: {', '.join(style_paths())}, one of your own, or a TOML file (see --print-style).",
)
@click.option(
    "--part",
    default="whole",
    show_default=True,
    metavar="PART",
    help="What to show: the whole board, the part around the stones (auto), "
    "the view set by VW (view), or the part between two corners, such as A1:J9.",
)
@_choice("--coordinates", ["none", "two", "four"], "four", "How many sides show coordinates.")
@_choice("--names", ["A1", "1-1", "1-一"], "A1", "How coordinates are written.")
@_switch("marks", "marks")
@_switch("labels", "labels and numbers written on points")
@_switch("last-move", "the last move")
@_switch("ko", "the ko")
@click.option("--turn", is_flag=True, help="Say below the board whose turn it is.")
@click.option("--next-moves", is_flag=True, help="Show the next moves of the game.")
@click.option(
    "--numbers",
    type=_numbers,
    default="none",
    show_default=True,
    metavar="none|all|last:N|A-B",
    help="Number moves as books do: captured stones stay, and the caption lists the moves without one.",
)
@click.option("--start", type=click.IntRange(1, 9999), metavar="N", help="Give the first numbered move the number N.")
@click.option("--title", default="", metavar="TEXT", help="A title above the board.")
@click.option("--caption", default="", metavar="TEXT", help="A caption below the board.")
@click.option(
    "--size",
    type=click.IntRange(16, 20_000),
    default=600,
    show_default=True,
    metavar="PIXELS",
    help="The width of the picture.",
)
@click.option(
    "--cell", type=NumberRange(1, 500), metavar="PIXELS", help="The distance between lines, instead of --size."
)
@click.option("--cm", type=NumberRange(0.5, 200), metavar="CM", help="The width in centimetres, instead of --size.")
@click.option(
    "--dpi",
    type=NumberRange(30, 2400),
    default=300,
    show_default=True,
    metavar="DPI",
    help="Pixels per inch, with --cm.",
)
@_choice(
    "--letters",
    ["outlines", "text"],
    "outlines",
    "Letters in SVG: outlines look the same everywhere, text can be searched.",
)
@_choice(
    "--carry",
    ["position", "game", "nothing"],
    "position",
    "What the pictures hold, so that they can be opened again.",
)
@json_option
@jobs_option
@click.option("--print-style", is_flag=True, help="Print the style as TOML, to be changed, and draw nothing.")
@force_option
@at_options
@lines_option
@read_options
def command(
    *,
    inputs: tuple[str, ...],
    target: str | None,
    kind: str | None,
    style: str,
    part: str,
    as_json: bool,
    jobs: int | None,
    print_style: bool,
    force: bool,
    at: At,
    options: ReadOptions,
    **choices: Any,
) -> NoReturn:
    """Draw positions, or games after a move, as PNG, SVG or PDF: one picture to a file, several to a folder.

    Pictures carry their position, so that they can be opened again. No display is needed.
    """
    from hen_editor.cli import pictures

    drawn_in = pictures.style_named(style)
    if print_style:
        pictures.print_style(drawn_in)
        sys.exit(0)
    path = _path(target, as_json=as_json)
    if choices["cell"] is not None and choices["cm"] is not None:
        raise click.UsageError(message(codes.TWO_SIZES.at()))
    request = pictures.request_of(drawn_in, pictures.format_of(path, kind), **choices)
    pictures.require_qt(request)
    drawable = pictures.with_drawable_names(request)
    if drawable != request:
        click.echo(f"hen: {message(codes.NO_KANJI.at())}", err=True)
    tally = Tally()
    results: list[Result[PictureJob]] = []
    find = partial(pictures.pictures_of, request=drawable, part=part, at=at)
    for given in each_input(inputs, options):
        result = result_of(find, given)
        results.append(result)
        tally.add(result)
        if not as_json:
            output.report(result)
    written = pictures.write([picture for one in results for picture in one.items], path, jobs, replace=force)
    for result in results:
        files = [*islice(written, len(result.items))]
        if as_json:
            output.print_json(result, pictures=[*map(_as_json, files)])
        for name, refusal in files:
            if refusal is not None:
                tally.add_refusal()
                if not as_json:
                    output.print_refusal(name, refusal)
    tally.end()


def _path(target: str | None, *, as_json: bool) -> Path | None:
    """Return the file or folder that is named as the output, None for standard output. Raises click.UsageError."""
    if as_json and target == "-":
        raise click.UsageError(message(codes.PICTURES_AS_JSON.at()))
    if target is None:
        raise click.MissingParameter(param_hint="'-o'", param_type="option")
    if not target:
        raise click.UsageError(message(codes.NO_OUTPUT_NAME.at()))
    return None if target == "-" else Path(target)


def _as_json(file: "PictureFile") -> dict[str, object]:
    return {**output.named("file", file.name), "refusal": None if file.refusal is None else file.refusal.message}

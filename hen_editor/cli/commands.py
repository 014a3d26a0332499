"""The commands of `hen`."""

import functools
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

import click

from hen_editor import __version__
from hen_editor.cli import codes, differences, output
from hen_editor.cli.checking import check, formatted
from hen_editor.cli.diagrams import page
from hen_editor.cli.endings import deliver, end, refuse
from hen_editor.cli.inputs import At, GameInput, Given, Refused, expanded, read
from hen_editor.cli.problems import Checked
from hen_editor.cli.progress import counted, is_terminal
from hen_editor.cli.rendering.options import KINDS, Choices, render_options
from hen_editor.cli.showing import Picture, pictures, written
from hen_editor.cli.steps import InOrder, Step, step_options
from hen_editor.core.formats import FORMATS, HEN, SGF, Format, WritableFormat, of_suffix, writable
from hen_editor.core.hen import entries
from hen_editor.document.file_bytes import MAX_MEGABYTES, MEGABYTE, SizeLimit

_EPILOG = """
\b
Examples:
  hen validate '.9x9_5Gb_4Iw'
  hen validate --json positions/*.hen
  hen format --fix '9X9_D3w_5Ib'
  hen convert game.sgf --move 10
  hen convert --json games/
  hen convert position.hen -o position.sgf
  hen transform --mirror horizontal --swap-colors problems.sgf -o mirrored.sgf
  hen show --as sensei game.sgf --move 10
  hen render game.sgf --move 50 --numbers 1-50 --style print -o figure.pdf
  hen render problems.sgf --part auto --coordinates none --jobs 4 -o diagrams/
  hen diff before.hen after.hen
  hen find joseki.hen --part A13:G19 --symmetric games/
  hen show '.9x9_5Gb_4G~3_3E~1b~2~4_2Fw.H3w.b.E2-a'
  curl -s https://example.org/game.sgf | hen show

Each INPUT is a HEN text, a .hen, .sgf or .txt file, a folder, or - for standard input. A pipe is read if there is no
INPUT. Of a folder the .hen and .sgf files are read, with those in the folders below it.
Texts are searched for diagrams of positions: Sensei's, those of engines, and others. Of .png, .gif, .svg and .pdf files
the positions and games are read that they carry as text; nothing is recognised by its looks.

A .hen file holds one position, or several: each below a title line (# Title), or one a line.

Exit status: 0 valid, 1 problems, 2 wrong usage, or input or output errors.
"""

DIALECTS = ("sensei", "gtp", "unicode", "plain", "igo", "eigo", "psgo", "wgo", "besogo")
"""The dialects of `core.diagram`, which is imported only if one is asked for."""

Formats: TypeAlias = Sequence[Format]
"""The formats that can be read."""


@click.group(epilog=_EPILOG, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="hen")
@click.pass_context
def hen(context: click.Context) -> None:
    """Check, format, convert, transform and show Go positions in HEN (Hemme Notation)."""
    context.obj = context.obj or FORMATS
    if os.environ.get("NO_COLOR"):
        context.color = False


inputs_argument = click.argument("inputs", nargs=-1, metavar="[INPUT]...")
json_option = click.option("--json", "as_json", is_flag=True, help="Print positions and problems as JSON.")
max_size_option = click.option(
    "--max-size",
    type=click.IntRange(1),
    default=MAX_MEGABYTES,
    show_default=True,
    metavar="MB",
    help="Read inputs of up to this many megabytes.",
)
output_option = click.option(
    "-o", "--output", "target", metavar="FILE", help="Write to a file instead of standard output."
)
force_option = click.option("--force", is_flag=True, help="Overwrite an existing file.")
game_option = click.option("--game", type=click.IntRange(1), metavar="N", help="Use only the N-th game or position.")


def at_options(command: Callable[..., NoReturn]) -> Callable[..., NoReturn]:
    """Add the options that say which position of a game is meant, `at`."""

    @click.option("--move", type=click.IntRange(0), metavar="N", help="Use the position after move N.")
    @click.option("--node", type=click.IntRange(0), metavar="N", help="Use the position at node N, as printed by find.")
    @functools.wraps(command)
    def with_at(*arguments: object, move: int | None, node: int | None, **options: object) -> NoReturn:
        if move is not None and node is not None:
            raise click.UsageError(codes.MOVE_AND_NODE.at().message)
        command(*arguments, at=At(move, node), **options)

    return with_at


@hen.command()
@inputs_argument
@json_option
@click.option("--strict", is_flag=True, help="Treat warnings as problems, too.")
@click.option("-q", "--quiet", is_flag=True, help="Print only what could not be read.")
@max_size_option
@click.pass_obj
def validate(
    formats: Formats, inputs: tuple[str, ...], *, as_json: bool, strict: bool, quiet: bool, max_size: int
) -> NoReturn:
    """Check HEN texts, text diagrams and SGF files, and report what is wrong and where."""
    results = [given if isinstance(given, Refused) else check(given) for given in _each(inputs, max_size, formats)]
    if as_json:
        output.print_json(results)
    elif quiet:
        output.report(one for one in results if isinstance(one, Refused))
    else:
        output.report(results, err=False)
        click.echo(output.summary(results))
    end(results, strict=strict)


@hen.command("format")
@inputs_argument
@click.option("--always-size", is_flag=True, help="Write the size even if it is 19x19.")
@click.option("--multiline", is_flag=True, help="Write one row per line.")
@click.option("--fix", is_flag=True, help="First apply all suggested fixes.")
@json_option
@max_size_option
@click.pass_obj
def format_(
    formats: Formats,
    inputs: tuple[str, ...],
    *,
    always_size: bool,
    multiline: bool,
    fix: bool,
    as_json: bool,
    max_size: int,
) -> NoReturn:
    """Write HEN texts in canonical form, one per line. Texts with errors are skipped."""
    results = [
        formatted(given, fix=fix, always_size=always_size, multiline=multiline)
        for given in _each(inputs, max_size, formats)
    ]
    if as_json:
        output.print_json(results)
    else:
        output.report(results)
        for one in results:
            if isinstance(one, Checked) and one.positions:
                output.write(entries.write(one.positions, as_lines=True).encode())
    end(results)


@hen.command()
@inputs_argument
@output_option
@force_option
@at_options
@game_option
@json_option
@max_size_option
@click.pass_obj
def convert(
    formats: Formats,
    inputs: tuple[str, ...],
    target: str | None,
    *,
    force: bool,
    at: At,
    game: int | None,
    as_json: bool,
    max_size: int,
) -> NoReturn:
    """Convert HEN to SGF, and games and text diagrams to HEN. The suffix of FILE can select another format.

    Several games become several positions with title lines, and vice versa; what several inputs become is written one
    after the other. With --json, a line for each input has the HEN of its boards, whatever it is.
    """
    from hen_editor.cli import games

    read = [*_each(inputs, max_size, formats)]
    path = None if target in (None, "-") else Path(target)
    named = None if path is None or len(read) == 1 else of_suffix(path.suffix, writable(formats))
    rows = {named or _target(one.format, path, formats) for one in read if not isinstance(one, Refused)}
    if as_json and path is None:
        rows = {HEN}
    if len(rows) > 1:
        raise click.UsageError(codes.TWO_TARGETS.at().message)
    row = next(iter(rows), HEN)
    is_titled = path is not None or len(read) > 1
    results: list[games.Converted | Refused] = []
    for given in read:
        if isinstance(given, GameInput):
            results.append(games.convert_games(given, row, game, at, titled=is_titled))
        elif isinstance(given, Refused):
            results.append(given)
        elif at != At():
            raise click.UsageError(codes.NO_MOVES_IN_HEN.at().message)
        else:
            results.append(games.convert_positions(given, row, game, titled=is_titled))
    deliver(results, row, path, formats, force=force, print_json=output.print_boards if as_json else None)


@hen.command("transform", cls=InOrder)
@click.argument("input_", metavar="[INPUT]", required=False)
@step_options
@click.option("--comments", is_flag=True, help="Change the names of points in comments and names, too.")
@output_option
@force_option
@json_option
@max_size_option
@click.pass_obj
def transform_(
    formats: Formats,
    input_: str | None,
    target: str | None,
    *,
    steps: Sequence[Step],
    comments: bool,
    force: bool,
    as_json: bool,
    max_size: int,
) -> NoReturn:
    """Rotate, mirror and shift positions and games, swap their colours and change the size of the board.

    The options act in the order given, on all that names a point or a colour. Positions are written as HEN, games in
    the format they are in if that can be written, else as SGF.
    """
    from hen_editor.cli import transforms

    if not steps:
        raise click.UsageError(codes.NO_TRANSFORM.at().message)
    given = _one(input_, max_size, formats)
    path = None if target in (None, "-") else Path(target)
    if isinstance(given, Refused):
        refuse(given)
    if as_json and path is None and isinstance(given, GameInput):
        raise click.UsageError(codes.GAMES_AS_JSON.at().message)
    usual = SGF if isinstance(given, GameInput) else HEN
    row = given.format if isinstance(given.format, WritableFormat) else usual
    if isinstance(given, GameInput):
        result = transforms.transformed_games(given, steps, row, with_names=comments)
    else:
        result = transforms.transformed_positions(given, steps)
    deliver([result], row, path, formats, force=force, print_json=output.print_json if as_json else None)


@hen.command()
@inputs_argument
@click.option("--plain", "is_plain", is_flag=True, help="Draw with plain characters, as outside a terminal.")
@click.option("--as", "dialect", type=click.Choice(DIALECTS), help="Write diagrams for other programs and sites.")
@at_options
@game_option
@max_size_option
@click.pass_obj
def show(
    formats: Formats,
    inputs: tuple[str, ...],
    *,
    is_plain: bool,
    dialect: str | None,
    at: At,
    game: int | None,
    max_size: int,
) -> NoReturn:
    """Draw positions, or games after a move, in the terminal, or write them as diagrams."""
    results: list[Checked | Refused] = []
    drawn: list[Picture] = []
    diagrams: list[str] = []
    for given in _each(inputs, max_size, formats):
        found = given if isinstance(given, Refused) else pictures(given, game, at)
        if isinstance(found, Refused):
            results.append(found)
        elif dialect is None:
            results.append(found.checked)
            drawn += found.pictures
        else:
            texts, checked = written(found, dialect)
            results.append(checked)
            diagrams += texts
    output.report(results)
    if diagrams:
        click.echo("\n\n".join(diagrams))
    _draw(drawn, is_plain=is_plain)
    end(results)


@hen.command("render")
@inputs_argument
@click.option("-o", "--output", "target", metavar="FILE|FOLDER|-", help="Write here, or - to standard output.")
@click.option("--as", "kind", type=click.Choice(KINDS), help="The format of pictures in a folder.  [default: png]")
@render_options
@click.option(
    "--jobs", type=click.IntRange(1, 64), default=1, show_default=True, metavar="N", help="Draw in N processes at once."
)
@click.option("--print-style", is_flag=True, help="Print the style as TOML, to be changed, and draw nothing.")
@force_option
@at_options
@game_option
@max_size_option
@click.pass_obj
def render_(
    formats: Formats,
    /,
    *,
    inputs: tuple[str, ...],
    target: str | None,
    kind: str | None,
    jobs: int,
    print_style: bool,
    force: bool,
    at: At,
    game: int | None,
    max_size: int,
    **choices: Any,
) -> NoReturn:
    """Draw positions, or games after a move, as PNG, SVG or PDF: one picture to a file, several to a folder.

    Pictures carry their position, so that they can be opened again. No display is needed.
    """
    from hen_editor.cli.rendering.jobs import Job, jobs_of
    from hen_editor.cli.rendering.style import as_toml, style_named
    from hen_editor.cli.rendering.writing import kind_of, require_qt, write

    chosen = Choices(**choices)
    style = style_named(chosen.style)
    if print_style:
        click.echo(as_toml(style), nl=False)
        sys.exit(0)
    if target is None:
        raise click.MissingParameter(param_hint="'-o'", param_type="option")
    if not target:
        raise click.UsageError(codes.NO_OUTPUT_NAME.at().message)
    if chosen.cell is not None and chosen.cm is not None:
        raise click.UsageError(codes.TWO_SIZES.at().message)
    path = None if target == "-" else Path(target)
    wanted = kind_of(path, kind)
    require_qt(wanted, chosen)
    results: list[Checked | Refused] = []
    found: list[Job] = []
    for given in _each(inputs, max_size, formats):
        one = given if isinstance(given, Refused) else jobs_of(given, style, wanted, chosen, game, at)
        results.append(one if isinstance(one, Refused) else one.checked)
        found += () if isinstance(one, Refused) else one.jobs
    output.report(results)
    refused = write(found, path, jobs, replace=force)
    output.report(refused)
    end([*results, *refused])


@hen.command()
@click.argument("first", metavar="A")
@click.argument("second", metavar="B")
@at_options
@game_option
@json_option
@max_size_option
@click.pass_obj
def diff(
    formats: Formats, first: str, second: str, *, at: At, game: int | None, as_json: bool, max_size: int
) -> NoReturn:
    """Compare two positions, or games after a move.

    If there are several positions, each is compared with that in the same place. The exit status is 0 if they are the
    same, 1 if they differ, 2 if one of them has an error or cannot be read.
    """
    found = [
        given if isinstance(given, Refused) else pictures(given, game, at)
        for given in (_one(first, max_size, formats), _one(second, max_size, formats))
    ]
    output.report([one if isinstance(one, Refused) else one.checked for one in found])
    taken = [one for one in found if not isinstance(one, Refused)]
    if len(taken) < len(found):
        sys.exit(2)
    pairs = differences.compared(*(one.pictures for one in taken))
    if as_json:
        click.echo(json.dumps(differences.as_json(pairs), indent=2))
    else:
        for line in differences.lines(pairs):
            click.echo(line)
    if not all(one.checked.ok for one in taken):
        sys.exit(2)
    sys.exit(not all(pair.is_same for pair in pairs))


@hen.command()
@click.argument("position", metavar="POSITION")
@click.argument("paths", nargs=-1, required=True, metavar="PATH...", type=click.Path(path_type=Path))
@click.option("--symmetric", is_flag=True, help="Find it rotated and mirrored, too.")
@click.option("--swapped", is_flag=True, help="Find it with black and white swapped, too.")
@click.option("--part", metavar="A1:J9", help="Compare only this part of the board, given by two corners.")
@json_option
@at_options
@game_option
@max_size_option
@click.pass_obj
def find(
    formats: Formats,
    position: str,
    paths: tuple[Path, ...],
    *,
    symmetric: bool,
    swapped: bool,
    part: str | None,
    as_json: bool,
    at: At,
    game: int | None,
    max_size: int,
) -> NoReturn:
    """Find where the stones of a position occur in files, and in the files of folders.

    Whose turn it is, ko and markup do not matter. Prints each file with the number of the game, of the move, and of the
    node in the game, counted from 0: other commands take them as --game and --node. The exit status is 0 if it is
    found, 1 if not, 2 if a file cannot be read.
    """
    from hen_editor.cli import finding

    given = _one(position, max_size, formats)
    found = given if isinstance(given, Refused) else pictures(given, game, at)
    if isinstance(found, Refused):
        refuse(found)
    output.report([found.checked])
    if not found.checked.ok:
        sys.exit(2)
    if len(found.pictures) != 1:
        refuse(Refused(found.checked.given.name, codes.SEVERAL_POSITIONS.at()))
    search = finding.sought(found.pictures[0].position, part, symmetric=symmetric, swapped=swapped)
    limit = SizeLimit(max_size * MEGABYTE, codes.TOO_LARGE)
    sys.exit(finding.report(finding.finding(paths, search, limit, formats), as_json=as_json))


def _each(inputs: Sequence[str], max_size: int, formats: Formats) -> Iterator[Given]:
    """Read the inputs one by one, the files of folders too; by default standard input. max_size: in megabytes."""
    found = [one for argument in inputs for one in expanded(argument, formats)]
    yield from counted(_read(found, max_size, formats), len(found) or 1, "Reading")


def _one(argument: str | None, max_size: int, formats: Formats) -> Given:
    """Read one input, by default standard input; a folder is refused."""
    [given] = _read([] if argument is None else [argument], max_size, formats)
    return given


def _read(found: Sequence[str | Refused], max_size: int, formats: Formats) -> Iterator[Given]:
    if not found and is_terminal(sys.stdin):
        raise click.UsageError(codes.NOTHING_TO_READ.at().message)
    limit = SizeLimit(max_size * MEGABYTE, codes.TOO_LARGE)
    for one in found or ("-",):
        yield one if isinstance(one, Refused) else read(one, limit, formats)


def _draw(drawn: Sequence[Picture], *, is_plain: bool) -> None:
    if not is_plain and is_terminal(sys.stdout):
        from hen_editor.cli import terminal

        if console := terminal.color_console():
            terminal.print_boards(console, drawn)
            return
    if drawn:
        click.echo("\n\n".join(page(one.title, one.position) for one in drawn))


def _target(source: Format | None, path: Path | None, formats: Formats) -> WritableFormat:
    """Return the target format: by the suffix of the output, or else SGF for HEN and HEN for all else."""
    named = None if path is None else of_suffix(path.suffix, writable(formats))
    usual = SGF if source is HEN else HEN
    return usual if named is None or named is source else named

"""`hen validate`: what is wrong with texts and files, and where."""

from collections.abc import Callable
from typing import NoReturn

import click

from hen_editor.cli import output
from hen_editor.cli.inputs import Input, ReadOptions, inputs_argument, lines_option, read_options
from hen_editor.cli.jobs import jobs_option
from hen_editor.cli.output import Tally, json_option
from hen_editor.cli.positions import problems_of, read_positions
from hen_editor.cli.results import Result, map_inputs
from hen_editor.cli.shelves import explain_option
from hen_editor.core import hen
from hen_editor.core.hen.entries import Entry


@click.command("validate")
@inputs_argument
@json_option
@click.option("--strict", is_flag=True, help="Treat warnings as problems, too.")
@click.option("-q", "--quiet", is_flag=True, help="Print only what could not be read.")
@explain_option
@jobs_option
@lines_option
@read_options
def command(
    inputs: tuple[str, ...],
    *,
    as_json: bool,
    strict: bool,
    quiet: bool,
    jobs: int | None,
    options: ReadOptions,
    explain: Callable[..., None] | None = None,
) -> NoReturn:
    """Check HEN texts, text diagrams and SGF files, and report what is wrong and where."""
    tally = Tally()
    for result in map_inputs(check, inputs, options, jobs):
        tally.add(result)
        if explain is not None:
            explain(result.input, err=as_json or quiet)
        if as_json:
            output.print_json(result, boards=output.boards(result.items))
        elif not quiet or result.input.refusal is not None:
            output.report(result, err=False)
    if not as_json and not quiet:
        click.echo(tally.summary)
    tally.end(strict=strict)


def check(given: Input) -> Result[Entry]:
    """Find all problems of an input: of its text, and of its positions or properties. Raises FileError."""
    if given.holds_games:
        from hen_editor.cli import games

        return games.check(given)
    found = read_positions(given)
    readable = [Entry(hen.visible_text(item.position), item.title) for item in found if item.ok]
    return Result.of(given, readable, problems_of(found, of_position=True))

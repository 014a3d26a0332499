"""`hen validate`: what is wrong with texts and files, and where."""

from typing import NoReturn

import click

from hen_editor.cli import output
from hen_editor.cli.inputs import (
    Failure,
    Formats,
    GameInput,
    PositionInput,
    done_with_each,
    inputs_argument,
    lines_option,
    max_size_option,
)
from hen_editor.cli.jobs import jobs_option
from hen_editor.cli.output import Tally, explain, explain_option, json_option
from hen_editor.cli.positions import Checked, canonical, entry_problems, read_entries


@click.command("validate")
@inputs_argument
@json_option
@click.option("--strict", is_flag=True, help="Treat warnings as problems, too.")
@click.option("-q", "--quiet", is_flag=True, help="Print only what could not be read.")
@explain_option
@jobs_option
@lines_option
@max_size_option
@click.pass_obj
def command(
    formats: Formats,
    inputs: tuple[str, ...],
    *,
    as_json: bool,
    strict: bool,
    quiet: bool,
    explaining: bool,
    jobs: int | None,
    as_lines: bool,
    max_size: int,
) -> NoReturn:
    """Check HEN texts, text diagrams and SGF files, and report what is wrong and where."""
    tally = Tally()
    for one in tally.counting(done_with_each(check, inputs, max_size, formats, jobs, as_lines=as_lines)):
        if explaining and isinstance(one, Checked) and not one.holds_games:
            explain(one.name, one.text, err=as_json or quiet)
        if as_json:
            output.print_json(one, boards=output.boards_of(one))
        elif not quiet or isinstance(one, Failure):
            output.report(one, err=False)
    if not as_json and not quiet:
        click.echo(tally.summary)
    tally.end(strict=strict)


def check(given: PositionInput | GameInput) -> Checked | Failure:
    """Find all problems of an input: of its text, and of its positions or properties."""
    if isinstance(given, GameInput):
        from hen_editor.cli import games

        return games.check(given)
    found = read_entries(given)
    readable = [canonical(entry) for entry in found if entry.ok]
    return Checked.of(given, given.text, entry_problems(found, of_position=True), readable)

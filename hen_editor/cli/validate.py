"""`hen validate`: what is wrong with texts and files, and where."""

from typing import NoReturn

import click

from hen_editor.cli import output
from hen_editor.cli.explaining import explain, explain_option
from hen_editor.cli.inputs import (
    Failure,
    Formats,
    GameInput,
    PositionInput,
    each_input,
    inputs_argument,
    max_size_option,
)
from hen_editor.cli.output import end, json_option
from hen_editor.cli.positions import Checked, canonical, entry_problems, read_entries


@click.command("validate")
@inputs_argument
@json_option
@click.option("--strict", is_flag=True, help="Treat warnings as problems, too.")
@click.option("-q", "--quiet", is_flag=True, help="Print only what could not be read.")
@explain_option
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
    max_size: int,
) -> NoReturn:
    """Check HEN texts, text diagrams and SGF files, and report what is wrong and where."""
    read = [*each_input(inputs, max_size, formats)]
    results = [given if isinstance(given, Failure) else check(given) for given in read]
    if explaining:
        explain(read, err=as_json or quiet)
    if as_json:
        output.print_json(results)
    elif quiet:
        output.report(one for one in results if isinstance(one, Failure))
    else:
        output.report(results, err=False)
        click.echo(output.summary(results))
    end(results, strict=strict)


def check(given: PositionInput | GameInput) -> Checked | Failure:
    """Find all problems of an input: of its text, and of its positions or properties."""
    if isinstance(given, GameInput):
        from hen_editor.cli import games

        return games.check(given)
    found = read_entries(given)
    readable = tuple(canonical(entry) for entry in found if entry.ok)
    return Checked(given, given.text, entry_problems(found, of_position=True), readable)

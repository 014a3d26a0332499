"""`hen show`: positions drawn in the terminal, as plain text, or as diagrams for other programs."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import NoReturn, TypeAlias

import click

from hen_editor.cli import output
from hen_editor.cli.inputs import At, Input, ReadOptions, at_options, inputs_argument, lines_option, read_options
from hen_editor.cli.jobs import jobs_option
from hen_editor.cli.output import Tally, json_option
from hen_editor.cli.positions import positions_at
from hen_editor.cli.results import Item, Problem, Result, map_inputs
from hen_editor.cli.shelves import as_option
from hen_editor.cli.terminal import echo, has_color
from hen_editor.cli.text_boards import page
from hen_editor.core import hen
from hen_editor.core.diagnostics import Parsed

Diagram: TypeAlias = Callable[[Item], Parsed[str]]
"""Writes a position as a diagram."""


@click.command("show")
@inputs_argument
@click.option("--plain", "is_plain", is_flag=True, help="Draw with plain characters, as outside a terminal.")
@as_option
@json_option
@at_options
@jobs_option
@lines_option
@read_options
def command(
    inputs: tuple[str, ...],
    *,
    is_plain: bool,
    at: At,
    as_json: bool,
    jobs: int | None,
    options: ReadOptions,
    diagram: Diagram | None = None,
) -> NoReturn:
    """Draw positions, or games after a move, in the terminal, or write them as diagrams."""
    found: list[Item] = []
    tally = Tally()
    for result in map_inputs(partial(_shown, at=at, diagram=diagram), inputs, options, jobs):
        tally.add(result)
        if as_json:
            output.print_json(result, boards=output.boards(map(_as_hen, result.items)))
        else:
            output.report(result)
            found += result.items
    if diagram is None:
        _draw(found, is_plain=is_plain)
    elif diagrams := [item.text for item in found if item.text]:
        echo("\n\n".join(diagrams))
    tally.end()


def _shown(given: Input, at: At, diagram: Diagram | None) -> Result[Item]:
    """Find the positions of an input, as diagrams if these are wanted. Raises FileError."""
    result = positions_at(given, at)
    if diagram is None:
        return replace(result, items=tuple(replace(item, game=None) for item in result.items))
    diagrams = [*map(diagram, result.items)]
    drawn = [replace(item, text=each.value, game=None) for item, each in zip(result.items, diagrams, strict=True)]
    notes = [Problem(problem) for each in diagrams for problem in each.diagnostics]
    return replace(result, items=tuple(drawn), problems=(*result.problems, *notes))


def _as_hen(item: Item) -> Item:
    """Return a position with its HEN as text, None if HEN cannot hold it."""
    held = hen.holdable(item.position).value
    return replace(item, text=None if held is None else hen.visible_text(held))


def _draw(found: Sequence[Item], *, is_plain: bool) -> None:
    if not is_plain and has_color(sys.stdout):
        from hen_editor.cli import color_boards

        if console := color_boards.color_console():
            color_boards.print_boards(console, found)
            return
    if found:
        click.echo("\n\n".join(page(item.title, item.position) for item in found))

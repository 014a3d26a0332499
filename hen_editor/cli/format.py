"""`hen format`: HEN texts in canonical form."""

from dataclasses import replace
from functools import partial
from typing import NoReturn

import click

from hen_editor.cli import codes
from hen_editor.cli.inputs import Input, ReadOptions, inputs_argument, lines_option, read_options
from hen_editor.cli.jobs import jobs_option
from hen_editor.cli.output import json_option, write_results
from hen_editor.cli.positions import problems_of, read_positions
from hen_editor.cli.results import Result, map_inputs
from hen_editor.core import hen
from hen_editor.core.diagnostics import Span
from hen_editor.core.formats import HEN
from hen_editor.core.hen import entries
from hen_editor.core.hen.entries import Entry, EntrySpan
from hen_editor.document.codes import FileError


@click.command("format")
@inputs_argument
@click.option("--always-size", is_flag=True, help="Write the size even if it is 19x19.")
@click.option("--multiline", is_flag=True, help="Write one row per line.")
@click.option("--fix", is_flag=True, help="First apply all suggested fixes.")
@json_option
@jobs_option
@lines_option
@read_options
def command(
    inputs: tuple[str, ...],
    *,
    always_size: bool,
    multiline: bool,
    fix: bool,
    as_json: bool,
    jobs: int | None,
    options: ReadOptions,
) -> NoReturn:
    """Write HEN texts in canonical form, one per line. Texts with errors are skipped.

    Texts that would be read as a single position on lines of their own have title lines.
    """
    form = partial(_formatted, fix=fix, always_size=always_size, multiline=multiline)
    write_results(map_inputs(form, inputs, options, jobs), HEN, None, options.formats, force=False, as_json=as_json)


def _formatted(given: Input, *, fix: bool, always_size: bool, multiline: bool) -> Result[Entry]:
    """Write the positions of a HEN input in canonical form; those with errors are skipped. Raises FileError.

    fix: first apply all suggested fixes; the problems are then those of the fixed text.
    """
    if given.holds_games or given.diagrams:
        name = "a text diagram" if given.diagrams else given.format.name
        raise FileError(codes.NOT_HEN.at(format=name))
    shown = _fixed(given) if fix else given
    found = read_positions(shown)
    form = partial(hen.format, always_size=always_size, multiline=multiline)
    written = [Entry(form(item.position) or hen.visible_text(item.position), item.title) for item in found if item.ok]
    data = entries.write(written, as_lines=True).encode() if written else None
    return replace(Result.of(shown, written, problems_of(found)), data=data)


def _fixed(given: Input) -> Input:
    """Return a HEN text with all suggested fixes applied to each of its positions."""
    pieces: list[str] = []
    spans: list[EntrySpan] = []
    done = length = 0
    for title, (start, end) in given.spans:
        body = given.text[start:end].rstrip()
        fixed = hen.fixed(body)
        pieces += given.text[done:start], fixed, given.text[start + len(body) : end]
        length += start - done
        spans.append(EntrySpan(title, Span(length, length + len(fixed))))
        length += len(fixed) + end - start - len(body)
        done = end
    return replace(given, text="".join(pieces) + given.text[done:], spans=tuple(spans))

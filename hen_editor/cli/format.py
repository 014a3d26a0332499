"""`hen format`: HEN texts in canonical form."""

from dataclasses import replace
from functools import partial
from typing import NoReturn

import click

from hen_editor.cli import codes
from hen_editor.cli.inputs import (
    Failure,
    Formats,
    GameInput,
    HenInput,
    PositionInput,
    done_with_each,
    inputs_argument,
    lines_option,
    max_size_option,
)
from hen_editor.cli.jobs import jobs_option
from hen_editor.cli.output import deliver, json_option
from hen_editor.cli.positions import Checked, Converted, canonical, entry_problems, hen_entries
from hen_editor.core import hen
from hen_editor.core.diagnostics import Span
from hen_editor.core.formats import HEN
from hen_editor.core.hen import entries
from hen_editor.core.hen.entries import EntrySpan


@click.command("format")
@inputs_argument
@click.option("--always-size", is_flag=True, help="Write the size even if it is 19x19.")
@click.option("--multiline", is_flag=True, help="Write one row per line.")
@click.option("--fix", is_flag=True, help="First apply all suggested fixes.")
@json_option
@jobs_option
@lines_option
@max_size_option
@click.pass_obj
def command(
    formats: Formats,
    inputs: tuple[str, ...],
    *,
    always_size: bool,
    multiline: bool,
    fix: bool,
    as_json: bool,
    jobs: int | None,
    as_lines: bool,
    max_size: int,
) -> NoReturn:
    """Write HEN texts in canonical form, one per line. Texts with errors are skipped.

    Texts that would be read as a single position on lines of their own have title lines.
    """
    do = partial(_formatted, fix=fix, always_size=always_size, multiline=multiline)
    deliver(
        done_with_each(do, inputs, max_size, formats, jobs, as_lines=as_lines),
        HEN,
        None,
        formats,
        force=False,
        as_json=as_json,
    )


def _formatted(
    given: PositionInput | GameInput, *, fix: bool, always_size: bool, multiline: bool
) -> Converted | Failure:
    """Write the positions of a HEN input in canonical form; those with errors are skipped.

    fix: first apply all suggested fixes; the problems are then those of the fixed text.
    """
    if not isinstance(given, HenInput):
        name = "a text diagram" if given.format is None else given.format.name
        return Failure(given.name, codes.NOT_HEN.at(format=name))
    shown = _fixed(given) if fix else given
    found = hen_entries(shown)
    written = [canonical(entry, always_size=always_size, multiline=multiline) for entry in found if entry.ok]
    data = entries.write(written, as_lines=True).encode() if written else None
    return Converted(data, Checked.of(given, shown.text, entry_problems(found), written))


def _fixed(given: HenInput) -> HenInput:
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

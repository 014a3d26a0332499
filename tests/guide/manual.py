"""The manual page of `hen`, made from its help."""

from collections.abc import Iterator, Sequence

import click

from hen_editor.cli import hen
from hen_editor.resources import RESOURCES

MANUAL = RESOURCES / "man" / "hen.1"


def manual() -> str:
    """Return the page as `man` reads it."""
    with click.Context(hen, info_name="hen") as context:
        return "\n".join(_lines(context)) + "\n"


def _lines(context: click.Context) -> Iterator[str]:
    examples, *description, status = _paragraphs(hen.epilog or "")
    summary = (hen.help or "").rstrip(".\n")
    yield from ('.TH HEN 1 "" "HEN Editor" "User Commands"', ".SH NAME", f"hen \\- {_escaped(summary)}")
    yield from (".SH SYNOPSIS", ".B hen", _escaped(" ".join(hen.collect_usage_pieces(context))))
    yield ".SH DESCRIPTION"
    yield from _text(description)
    yield ".SH OPTIONS"
    yield from _options(context)
    yield ".SH COMMANDS"
    for name in hen.list_commands(context):
        command = hen.get_command(context, name)
        assert command is not None
        with click.Context(command, context, info_name=name) as inner:
            yield f".SS hen {' '.join([name, *map(_escaped, command.collect_usage_pieces(inner))])}"
            yield from _text(_paragraphs(command.help or ""))
            yield from _options(inner)
    yield from (".SH EXIT STATUS", _escaped(status.partition(": ")[2]))
    yield from (".SH EXAMPLES", ".nf", *(_escaped(line.strip()) for line in examples.splitlines()[2:]), ".fi")


def _paragraphs(text: str) -> Sequence[str]:
    return text.strip("\n").split("\n\n")


def _text(paragraphs: Sequence[str]) -> Iterator[str]:
    for paragraph in paragraphs:
        yield from (".PP", _escaped(" ".join(paragraph.split())))


def _options(context: click.Context) -> Iterator[str]:
    for parameter in context.command.params:
        record = parameter.get_help_record(context)
        if record is not None and isinstance(parameter, click.Option):
            yield from (".TP", f".B {_escaped(record[0])}", _escaped(record[1]))


_SIGNS = str.maketrans({"\\": r"\e", "-": r"\-", "'": r"\(aq", "`": r"\(ga", "~": r"\(ti", "^": r"\(ha"})


def _escaped(text: str) -> str:
    """Return a text as a line that is not taken for a request, with signs that can be copied."""
    return ("\\&" if text.startswith(".") else "") + text.translate(_SIGNS)

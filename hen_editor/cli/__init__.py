"""The command `hen`: HEN and SGF checked, written, converted and shown in a terminal. It needs no Qt."""

import io
import os
import signal
import sys
from typing import NoReturn

import click

from hen_editor.cli import codes
from hen_editor.cli.commands import hen
from hen_editor.cli.excerpts import shown_lines
from hen_editor.cli.inputs import reason
from hen_editor.document.codes import OUT_OF_MEMORY

__all__ = ["main"]

INTERRUPTED = 130
"""The exit status of a command that Ctrl+C ended, as shells give it."""


def main() -> NoReturn:
    """Run the command line and end the process with its exit status.

    A reader that closes the pipe ends the command silently, as it ends any filter; what the output's encoding lacks is
    written with backslashes.
    """
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        status = hen(prog_name="hen", standalone_mode=False)
    except click.ClickException as error:
        message = io.StringIO()  # it may quote an argument, which may be the name of anybody's file
        error.show(message)
        click.echo(shown_lines(message.getvalue()), nl=False, err=True)
        status = error.exit_code
    except click.Abort:
        click.echo(f"hen: {codes.INTERRUPTED.at().message}", err=True)
        status = INTERRUPTED
    except MemoryError:
        click.echo(f"hen: {OUT_OF_MEMORY.at().message}", err=True)
        status = 2
    except OSError as error:
        print(f"hen: {codes.OUTPUT_FAILED.at(reason=reason(error)).message}", file=sys.stderr)
        # What the stream still holds cannot be written either; a normal exit would try and complain again.
        sys.stderr.flush()
        os._exit(2)
    sys.exit(status)

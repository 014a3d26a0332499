"""The command `hen`: check, format, convert, transform and show HEN and SGF in a terminal, without Qt."""

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
"""The exit status of a command interrupted by Ctrl+C, as in shells."""


def main() -> NoReturn:
    """Run the command line and end the process with its exit status.

    A closed pipe ends the command silently, as any filter; characters that the output's encoding lacks are written with
    backslashes.
    """
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        status = hen(prog_name="hen", standalone_mode=False)
    except click.ClickException as error:
        message = io.StringIO()  # it may quote an argument, such as any file name
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
        # The rest of the stream cannot be written either; a normal exit would try and report it again.
        sys.stderr.flush()
        os._exit(2)
    sys.exit(status)

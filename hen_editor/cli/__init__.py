"""The command `hen`: check, format, convert, transform, show and draw HEN and SGF in a terminal."""

import io
import os
import signal
import sys
from copy import copy
from importlib import import_module
from typing import NoReturn

import click

from hen_editor import __version__
from hen_editor.cli import codes, shelves
from hen_editor.cli.inputs import reason
from hen_editor.cli.terminal import color_option, shown_lines
from hen_editor.cli.wording import language_option, message
from hen_editor.document.codes import OUT_OF_MEMORY
from hen_editor.formats import FORMATS

__all__ = ["hen", "main"]

INTERRUPTED = 130
"""The exit status of a command interrupted by Ctrl+C, as in shells."""

COMMANDS = {
    "analyze": "Ask an engine which moves are good, and who is ahead.",
    "completion": "Print the script by which a shell completes hen: its commands, options and files.",
    "conformance": "Ask another program that reads HEN about every vector, and report where it differs.",
    "convert": "Convert HEN to SGF; games, text diagrams and pictures to HEN.",
    "diff": "Compare two positions, or games after a move.",
    "find": "Find where the stones of a position occur in files, and in the files of folders.",
    "format": "Write HEN texts in canonical form, one per line.",
    "index": "Index the games of a folder, so that hen find finds positions in it at once.",
    "render": "Draw positions, or games after a move, as PNG, SVG or PDF: one picture to a file, several to a folder.",
    "show": "Draw positions, or games after a move, in the terminal, or write them as diagrams.",
    "transform": "Rotate, mirror and shift positions and games, swap their colours and change the size of the board.",
    "validate": "Check HEN texts, text diagrams and SGF files, and report what is wrong and where.",
}
COMMANDS = {name: text for name, text in COMMANDS.items() if not shelves.is_missing(f"hen {name}")}
"""The commands, each the `command` of a module that is named after it, with the first sentence of its help."""

ANYWHERE = ("language", "color")
"""The options of hen that may follow the name of the command, too."""

_EPILOG = """
\b
Examples:
  hen validate '.9x9_5Gb_4Iw'
  hen validate --json positions/*.hen
  hen format --fix '9X9_D3w_5Ib'
  hen convert game.sgf --move 10
  hen convert --json games/
  hen convert screenshot.png
  hen convert position.hen -o position.sgf
  hen transform --mirror horizontal --swap-colors problems.sgf -o mirrored.sgf
  hen show --as sensei game.sgf --move 10
  hen render game.sgf --move 50 --numbers 1-50 --style print -o figure.pdf
  hen render problems.sgf --part auto --coordinates none --jobs 4 -o diagrams/
  hen diff before.hen after.hen
  hen analyze game.sgf --engine gnugo --move 40
  hen find joseki.hen --part A13:G19 --symmetric games/
  hen index games/
  hen show '.9x9_5Gb_4G~3_3E~1b~2~4_2Fw.H3w.b.E2-a'
  hen conformance python3 my_parser.py
  curl -s https://example.org/game.sgf | hen show

Each INPUT is a HEN text, a .hen, .sgf or .txt file, a folder, or - for standard input. A pipe is read if there is no
INPUT. Of a folder the .hen and .sgf files are read, with those in the folders below it.
Texts are searched for diagrams of positions: Sensei's, those of engines, and others. Of .png, .gif, .svg and .pdf files
the positions and games are read that they carry as text; hen convert recognises boards in pictures that carry none.

A .hen file holds one position, or several: each below a title line (# Title), or one a line.

Exit status: 0 valid, 1 problems, 2 wrong usage, or input or output errors.
"""


class _Commands(click.Group):
    """Imports the module of a command when it is run: all together they take three times as long as most of them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands."""
        return [*COMMANDS]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Return a command by its name."""
        if name not in COMMANDS:
            return None
        command: click.Command = import_module(f"hen_editor.cli.{name}").command
        known = {each.name for each in command.params}
        command.params += [_hidden(each) for each in self.params if each.name in ANYWHERE and each.name not in known]
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands."""
        with formatter.section("Commands"):
            formatter.write_dl([*COMMANDS.items()])


def _hidden(parameter: click.Parameter) -> click.Parameter:
    """Return an option that the help does not show."""
    option = copy(parameter)
    assert isinstance(option, click.Option)
    option.hidden = True
    return option


@click.group(
    cls=_Commands,
    epilog=shelves.with_examples(_EPILOG),
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@language_option
@color_option
@click.version_option(__version__, "-V", "--version", prog_name="hen")
@click.pass_context
def hen(context: click.Context) -> None:
    """Check, format, convert, transform and show Go positions in HEN (Hemme Notation)."""
    context.obj = context.obj or FORMATS


class _Closed(io.RawIOBase):
    """Standard output where it is closed: whatever is written to it is an error."""

    def writable(self) -> bool:
        """Return True, so that writing is attempted, and then refused with a message."""
        return True

    def write(self, data: object) -> NoReturn:
        """Refuse to write."""
        raise OSError(message(codes.CLOSED.at()))


def main() -> NoReturn:
    """Run the command line and end the process with its exit status.

    A closed pipe ends the command silently, as any filter; characters that the output's encoding lacks are written with
    backslashes. Where standard output is closed, only commands that write to it fail.
    """
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    if sys.stdout is None:
        sys.stdout = io.TextIOWrapper(io.BufferedWriter(_Closed()), encoding="utf-8")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        status = hen(prog_name="hen", standalone_mode=False)
    except click.ClickException as error:
        written = io.StringIO()  # not shown as it is, since it may quote any argument, with control characters
        error.show(written)
        _report(shown_lines(written.getvalue()))
        status = error.exit_code
    except click.Abort:
        _report(f"hen: {message(codes.INTERRUPTED.at())}\n")
        status = INTERRUPTED
    except MemoryError:
        _report(f"hen: {message(OUT_OF_MEMORY.at())}\n")
        status = 2
    except OSError as error:
        _report(f"hen: {message(codes.OUTPUT_FAILED.at(reason=reason(error)))}\n")
        # The rest of the stream cannot be written either; a normal exit would try and report it again.
        os._exit(2)
    sys.exit(status)


def _report(text: str) -> None:
    """Write to standard error; if that is impossible, as on a full disk, the exit status alone tells the failure."""
    try:
        click.echo(text, nl=False, err=True)
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # else Python would try again at the end, and change the status

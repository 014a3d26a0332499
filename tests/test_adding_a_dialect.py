"""One more row in the table of dialects is all it takes: the window, the command and the library know the dialect."""

import subprocess
import sys
from textwrap import dedent

BEGINNING = """
from hen_editor.diagrams.dialects import DIALECTS
from tests.made_up_dialect import MADE

DIALECTS[MADE.name] = MADE
"""
"""The row is added before anything reads the table, as it would be in the source."""


def printed(program: str, *arguments: str) -> str:
    """Return what a program prints that knows the dialect."""
    command = [sys.executable, "-c", BEGINNING + dedent(program), *arguments]
    return subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout


def test_it_is_written_and_read() -> None:
    program = """
        from hen_editor.core import hen
        from hen_editor import diagrams
        written = diagrams.format(hen.parse_strict(".9x9_5DbEb_4Dw.w"), "made")
        print(written.value, [dict(note.fields)["what"].value for note in written.diagnostics])
        (found,) = diagrams.parse(f"Look: {written.value}. Nice?").value
        print(found.dialect, hen.format(found.position), found.span)
        (found,) = diagrams.parse("MADE 5 C3", "made").value
        print(hen.format(found.position))
    """
    assert printed(program).splitlines() == [
        "MADE 9 D5 E5 ['stones', 'turn']",
        "made .9x9_5Db2 Span(start=6, end=18)",
        ".5x5_3Cb",
    ]


def test_the_command_writes_it_and_names_it_in_its_help() -> None:
    program = """
        import sys
        from hen_editor.cli import hen
        hen(sys.argv[1:], prog_name="hen")
    """
    assert printed(program, "show", "--as", "made", ".9x9_5Eb") == "MADE 9 E5\n"
    assert "made" in printed(program, "show", "--help")


def test_the_window_has_a_command_that_copies_it() -> None:
    program = """
        from hen_editor.ui.command_table import COMMANDS
        (command,) = [command for command in COMMANDS if command.name == "copy-made"]
        print(command.text, command.tip, sep="; ")
    """
    assert printed(program) == "Made-up &notation; Copy the position in a notation of nobody\n"

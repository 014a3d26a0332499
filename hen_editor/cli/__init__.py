"""The command `hen`: HEN and SGF checked, written, converted and shown in a terminal. It needs no Qt."""

import io
import os
import signal
import sys

from hen_editor.cli.commands import hen
from hen_editor.cli.inputs import reason

__all__ = ["main"]


def main() -> None:
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
        hen(prog_name="hen")
    except OSError as error:
        print(f"hen: The output could not be written: {reason(error)}", file=sys.stderr)
        # What the stream still holds cannot be written either; a normal exit would try and complain again.
        sys.stderr.flush()
        os._exit(2)

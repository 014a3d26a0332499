"""Answer a message in which a position is shown, in any notation: with its picture, and with what is wrong with it.

Usage: chat_bot.py PICTURE.png < MESSAGE
"""

import sys
from pathlib import Path

from hen_editor import render
from hen_editor.core import hen
from hen_editor.pasting import recognise


def answer(message: str) -> tuple[bytes | None, str]:
    """Return a picture of the first position in a message, if there is any, and the words beside it."""
    found = recognise(message)
    if not found.value:
        return None, "\n".join(problem.message for problem in found.diagnostics)
    first = found.value[0]
    problems = [f"{problem.severity.value}: {problem.message}" for problem in first.diagnostics]
    return render.png(first.position, 480, turn=True), "\n".join([hen.visible_text(first.position), *problems])


if __name__ == "__main__":
    picture, words = answer(sys.stdin.read())
    if picture is not None:
        Path(sys.argv[1]).write_bytes(picture)
    print(words)

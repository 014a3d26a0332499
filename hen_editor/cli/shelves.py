"""What the shelves bring to the commands: options, which are not there where their shelf is not.

Each option gives its command a function, so that the commands themselves know no shelf; the default is None.
"""

from collections.abc import Callable
from typing import TypeVar

from hen_editor.shelves import Shelf, is_there

_OF_SHELF: dict[str, Shelf] = {
    "hen show --as": "diagrams",
    "hen convert screenshot.png": "recognition",
    "hen analyze": "engine",
}
"""How the examples begin that need a shelf."""

Command = TypeVar("Command", bound=Callable[..., object])


def with_examples(text: str) -> str:
    """Return a help without the examples of shelves that are not there."""
    return "".join(line for line in text.splitlines(keepends=True) if not is_missing(line.strip()))


def is_missing(example: str) -> bool:
    """Return whether an example needs a shelf that is not there."""
    return any(example.startswith(beginning) and not is_there(shelf) for beginning, shelf in _OF_SHELF.items())


def as_option(command: Command) -> Command:
    """Add `--as`, which says how positions are written as diagrams, `diagram`."""
    if not is_there("diagrams"):
        return command
    from hen_editor.cli import diagrams

    return diagrams.as_option(command)


def explain_option(command: Command) -> Command:
    """Add `--explain`, for which something prints why what is in an input is a board of Go, or not, `explain`."""
    if not is_there("diagrams"):
        return command
    from hen_editor.cli import diagrams

    return diagrams.explain_option(command)


def recognise_option(command: Command) -> Command:
    """Add `--recognise`, which says when boards are looked for in a picture, `look`; never without it."""
    if not is_there("recognition"):
        return command
    from hen_editor.cli import recognising

    return recognising.recognise_option(command)

"""The option that says when boards in pictures are recognised; `cli.recognition` does so."""

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import TypeVar

import click

from hen_editor.cli import games
from hen_editor.cli.inputs import Input
from hen_editor.cli.results import Item, Result
from hen_editor.document.codes import FileError
from hen_editor.drawing.formats import SEEN

Command = TypeVar("Command", bound=Callable[..., object])


class Recognise(Enum):
    """When boards in pictures are recognised from their pixels."""

    UNLESS_CARRIED = "unless-carried"
    NEVER = "never"
    ONLY = "only"


def recognise_option(command: Command) -> Command:
    """Add `--recognise`, which gives the command `look`, unless boards are never to be recognised."""

    def looks(context: click.Context, option: click.Parameter, name: str) -> Callable[..., object] | None:
        how = Recognise(name)
        return None if how is Recognise.NEVER else partial(look, how)

    return click.option(
        "--recognise",
        "look",
        type=click.Choice([each.value for each in Recognise]),
        default=Recognise.UNLESS_CARRIED.value,
        show_default=True,
        callback=looks,
        help="Whether boards in pictures are recognised by their looks: if no position is carried, never, or only so.",
    )(command)


def look(how: Recognise, given: Input, game: int | None) -> Result[Item] | None:
    """Find the boards of an input, or a single one by number; None if it is not to be looked at. Raises FileError."""
    if given.format not in SEEN or (how is Recognise.UNLESS_CARRIED and _carries_games(given)):
        return None
    from hen_editor.cli import recognition

    return recognition.boards(given, game)


def _carries_games(given: Input) -> bool:
    try:
        games.read(given)
    except FileError:
        return False
    return True

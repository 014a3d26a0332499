"""Text diagrams in the commands: positions written as such, and why a grid in a text is one, or is none."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeVar

import click

from hen_editor.cli import wording
from hen_editor.cli.inputs import Input
from hen_editor.cli.results import Item
from hen_editor.cli.terminal import TextLines, echo, shown
from hen_editor.cli.wording import translated
from hen_editor.core.diagnostics import Parsed

Command = TypeVar("Command", bound=Callable[..., object])


# Writing them.


def as_option(command: Command) -> Command:
    """Add `--as`, which gives the command `diagram` in a dialect of `diagrams`."""
    from hen_editor.diagrams.dialects import written_dialects

    def writes(context: click.Context, option: click.Parameter, dialect: str | None) -> Callable[..., object] | None:
        return None if dialect is None else partial(diagram, dialect)

    return click.option(
        "--as",
        "diagram",
        type=click.Choice(written_dialects()),
        callback=writes,
        help="Write diagrams for other programs and sites.",
    )(command)


def diagram(dialect: str, item: Item) -> Parsed[str]:
    """Return a position as a diagram; one of a game with the markup of its node."""
    from hen_editor import diagrams

    if item.game is None:
        return diagrams.format(item.position, dialect, title=item.title or "")
    from hen_editor.core import convert
    from hen_editor.core.convert.notations import TEXTS
    from hen_editor.core.game.overlay import Overlay
    from hen_editor.diagrams.nodes import position_to_diagram

    texts = [what for what in convert.not_in_hen(item.game, item.node) if what in TEXTS]
    overlay = Overlay.of(item.game, item.node)
    return position_to_diagram(item.position, overlay, dialect, title=item.title or "", texts=texts)


# Why a grid in a text is, or is not, a Go board.


def explain_option(command: Command) -> Command:
    """Add `--explain`, which gives the command `explain`."""
    return click.option(
        "--explain",
        is_flag=True,
        callback=lambda context, option, is_wanted: explain if is_wanted else None,
        help="Say of each grid in a text why it is, or is not, a board of Go.",
    )(command)


def explain(given: Input, *, err: bool) -> None:
    """Print on stderr or stdout what speaks for and against each grid of a text; nothing for games."""
    if given.holds_games or given.refusal is not None:
        return
    for line in _explained(shown(given.name), given.text):
        echo(line, err=err)


def _explained(name: str, text: str) -> Iterator[str]:
    from hen_editor.diagrams import Confidence, explained

    lines, all_seen = TextLines(text), explained(text)
    if not all_seen:
        yield translated(wording.NO_GRID, name=name)
    for seen in all_seen:
        place = f"{name}:{':'.join(map(str, lines.place(seen.span.start)))}"
        size, verdict = "x".join(map(str, seen.size)), seen.verdict
        if not verdict.evidence and seen.found is not None:
            yield translated(wording.MARKED, place=place, size=size)
            continue
        text_of = {Confidence.SURE: wording.SURELY, Confidence.LIKELY: wording.LIKELY, None: wording.NO_BOARD}
        yield translated(text_of[verdict.confidence], place=place, size=size, total=verdict.total)
        for row in verdict.evidence:
            yield f"  {row.weight:+3}  {translated(row.says)}"

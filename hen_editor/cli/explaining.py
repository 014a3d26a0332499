"""`--explain`: why what stands in a text is, or is not, a board of Go."""

from collections.abc import Iterator

import click

from hen_editor.cli import wording
from hen_editor.cli.terminal import TextLines, echo, shown
from hen_editor.cli.wording import said

explain_option = click.option(
    "--explain",
    "explaining",
    is_flag=True,
    help="Say of each grid in a text why it is, or is not, a board of Go.",
)


def explain(name: str, text: str, *, err: bool) -> None:
    """Print on stderr or stdout what speaks for and against each grid of a text."""
    for line in _explained(shown(name), text):
        echo(line, err=err)


def _explained(name: str, text: str) -> Iterator[str]:
    from hen_editor.core.diagram import Confidence, explained

    lines, all_seen = TextLines(text), explained(text)
    if not all_seen:
        yield said(wording.NO_GRID, name=name)
    for seen in all_seen:
        place = f"{name}:{':'.join(map(str, lines.place(seen.span.start)))}"
        size, verdict = "x".join(map(str, seen.size)), seen.verdict
        if not verdict.evidence and seen.found is not None:
            yield said(wording.MARKED, place=place, size=size)
            continue
        text_of = {Confidence.SURE: wording.SURELY, Confidence.LIKELY: wording.LIKELY, None: wording.NO_BOARD}
        yield said(text_of[verdict.confidence], place=place, size=size, total=verdict.total)
        for row in verdict.evidence:
            yield f"  {row.weight:+3}  {said(row.says)}"

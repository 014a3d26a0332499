"""Finding a position in files and folders: what is printed of each place, as text and as JSON."""

import json
from collections.abc import Iterable

import click

from hen_editor.cli import codes, output
from hen_editor.cli.excerpts import shown
from hen_editor.cli.inputs import Refused, area, problem_of
from hen_editor.cli.progress import Line
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.game.position_search import PositionSearch
from hen_editor.core.position import Position
from hen_editor.core.positions.key import UpTo
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform
from hen_editor.document.position_finding import Event, FileProblem, Found, finding

__all__ = ["finding", "report", "sought"]


def sought(position: Position, part: str | None, *, symmetric: bool, swapped: bool) -> PositionSearch:
    """Return the search for the stones of a position, or those in a part of it, such as `A1:J9`.

    Raises click.UsageError if that is no part of its board.
    """
    up_to = (UpTo.SYMMETRY if symmetric else UpTo.NOTHING) | (UpTo.COLOR if swapped else UpTo.NOTHING)
    return PositionSearch(position.stones, None if part is None else area(part, position.size), up_to)


def report(events: Iterable[Event], *, as_json: bool) -> int:
    """Print the places where a position is found, and on stderr what cannot be read; return the exit status.

    It is 2 if a file cannot be read, else 0 if the position is found and 1 if not.
    """
    places: list[dict[str, object]] = []
    is_found = is_unread = False
    with Line("Searching") as line:
        for event in events:
            if isinstance(event, float):
                line.show(event)
                continue
            line.erase()
            if isinstance(event, FileProblem):
                is_unread = is_unread or not event.is_searched
                output.refuse(Refused(str(event.path), _problem(event)))
                continue
            is_found = True
            if as_json:
                places.append(_as_json(event))
            else:
                click.echo(_as_text(event))
    if as_json:
        click.echo(json.dumps({"found": is_found, "places": places}, indent=2))
    return 2 if is_unread else int(not is_found)


def _problem(event: FileProblem) -> Diagnostic:
    reason = event.reason
    if isinstance(reason, OSError):
        return problem_of(reason)
    return codes.DAMAGED.at(reason=reason) if event.is_searched else reason


def _as_text(found: Found) -> str:
    game, node, number, transform = found.match
    place = f"{shown(str(found.path))}: game {game + 1}, move {number}, node {node - found.tree.root}"
    return ", ".join([place, *_turned(transform)])


def _as_json(found: Found) -> dict[str, object]:
    game, node, number, transform = found.match
    return {
        "file": str(found.path),
        "game": game + 1,
        "move": number,
        "node": node - found.tree.root,
        "symmetry": _name(transform.symmetry),
        "colors swapped": transform.swaps_colors,
    }


def _turned(transform: Transform) -> list[str]:
    """Return in words how the position is turned, nothing if it is not."""
    symmetry = [] if transform.symmetry is Symmetry.IDENTITY else [_name(transform.symmetry)]
    return [*symmetry, *(["colours swapped"] if transform.swaps_colors else [])]


def _name(symmetry: Symmetry) -> str:
    return symmetry.name.lower().replace("_", " ")

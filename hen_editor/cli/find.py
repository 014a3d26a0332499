"""`hen find`: where a position occurs in files and folders."""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NoReturn

import click

from hen_editor.cli import codes, output
from hen_editor.cli.inputs import (
    At,
    Failure,
    Formats,
    area,
    at_options,
    game_option,
    max_size_option,
    one_input,
    problem_of,
)
from hen_editor.cli.output import fail, json_option
from hen_editor.cli.positions import shown_positions
from hen_editor.cli.terminal import ProgressLine, shown
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.game.position_search import PositionSearch
from hen_editor.core.position import Position
from hen_editor.core.positions.key import UpTo
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform
from hen_editor.document.file_bytes import MEGABYTE, SizeLimit
from hen_editor.document.position_finding import FileProblem, FoundPosition, SearchEvent, finding


@click.command("find")
@click.argument("position", metavar="POSITION")
@click.argument("paths", nargs=-1, required=True, metavar="PATH...", type=click.Path(path_type=Path))
@click.option("--symmetric", is_flag=True, help="Find it rotated and mirrored, too.")
@click.option("--swapped", is_flag=True, help="Find it with black and white swapped, too.")
@click.option("--part", metavar="A1:J9", help="Compare only this part of the board, given by two corners.")
@json_option
@at_options
@game_option
@max_size_option
@click.pass_obj
def command(
    formats: Formats,
    position: str,
    paths: tuple[Path, ...],
    *,
    symmetric: bool,
    swapped: bool,
    part: str | None,
    as_json: bool,
    at: At,
    game: int | None,
    max_size: int,
) -> NoReturn:
    """Find where the stones of a position occur in files, and in the files of folders.

    Whose turn it is, ko and markup do not matter. Prints each file with the number of the game, of the move, and of the
    node in the game, counted from 0: other commands take them as --game and --node. The exit status is 0 if it is
    found, 1 if not, 2 if a file cannot be read.
    """
    given = one_input(position, max_size, formats)
    found = given if isinstance(given, Failure) else shown_positions(given, game, at)
    if isinstance(found, Failure):
        fail(found)
    output.report([found.checked])
    if not found.checked.ok:
        sys.exit(2)
    if len(found.positions) != 1:
        fail(Failure(found.checked.given.name, codes.SEVERAL_POSITIONS.at()))
    search = _search(found.positions[0].position, part, symmetric=symmetric, swapped=swapped)
    limit = SizeLimit(max_size * MEGABYTE, codes.TOO_LARGE)
    sys.exit(_report(finding(paths, search, limit, formats), as_json=as_json))


def _search(position: Position, part: str | None, *, symmetric: bool, swapped: bool) -> PositionSearch:
    """Return the search for the stones of a position, or those in a part of it, such as `A1:J9`.

    Raises click.UsageError if that is no part of its board.
    """
    up_to = (UpTo.SYMMETRY if symmetric else UpTo.NOTHING) | (UpTo.COLOR if swapped else UpTo.NOTHING)
    return PositionSearch(position.stones, None if part is None else area(part, position.size), up_to)


def _report(events: Iterable[SearchEvent], *, as_json: bool) -> int:
    """Print the places where a position is found, and on stderr what cannot be read; return the exit status.

    It is 2 if a file cannot be read, else 0 if the position is found and 1 if not.
    """
    places: list[dict[str, object]] = []
    is_found = is_unread = False
    with ProgressLine("Searching") as line:
        for event in events:
            if isinstance(event, float):
                line.show(event)
                continue
            line.erase()
            if isinstance(event, FileProblem):
                is_unread = is_unread or not event.is_searched
                output.print_failure(Failure(str(event.path), _problem(event)))
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


def _as_text(found: FoundPosition) -> str:
    game, node, number, transform = found.match
    place = f"{shown(str(found.path))}: game {game + 1}, move {number}, node {node - found.tree.root}"
    return ", ".join([place, *_turned(transform)])


def _as_json(found: FoundPosition) -> dict[str, object]:
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

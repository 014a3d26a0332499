"""`hen find`: where a position occurs in files and folders."""

import errno
import os
import sys
from collections.abc import Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from typing import NamedTuple, NoReturn

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
    size_limit,
)
from hen_editor.cli.jobs import in_order, jobs_option
from hen_editor.cli.output import fail, json_option
from hen_editor.cli.positions import Checked, Problem, shown_positions
from hen_editor.cli.terminal import echo, shown
from hen_editor.cli.wording import message
from hen_editor.core.game.search import Match, PositionSearch
from hen_editor.core.position import Position
from hen_editor.core.positions.key import UpTo
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform
from hen_editor.document.file_bytes import SizeLimit
from hen_editor.document.position_finding import FileProblem, SearchedFile, found_in, listing


def _paths(context: click.Context, argument: click.Parameter, names: Sequence[str]) -> tuple[Path, ...]:
    """Return the files and folders that are named; an empty name would be that of the current folder."""
    if "" in names:
        raise click.UsageError(message(codes.SYSTEM.at(reason=os.strerror(errno.ENOENT))))
    return tuple(map(Path, names))


@click.command("find")
@click.argument("position", metavar="POSITION")
@click.argument("paths", nargs=-1, required=True, metavar="PATH...", callback=_paths)
@click.option("--symmetric", is_flag=True, help="Find it rotated and mirrored, too.")
@click.option("--swapped", is_flag=True, help="Find it with black and white swapped, too.")
@click.option("--part", metavar="A1:J9", help="Compare only this part of the board, given by two corners.")
@json_option
@jobs_option
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
    jobs: int | None,
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
    output.report(found.checked)
    if not found.checked.ok:
        sys.exit(2)
    if len(found.positions) != 1:
        fail(Failure(found.checked.name, codes.SEVERAL_POSITIONS.at()))
    search = _search(found.positions[0].position, part, symmetric=symmetric, swapped=swapped)
    limit = size_limit(max_size)
    files, refused = _listed(paths, search, formats)
    do = partial(_found_in, search=search, limit=limit, formats=formats)
    is_found = is_unread = False
    for one in chain(in_order(do, files, jobs, "Searching"), refused):
        _report(one, as_json=as_json)
        is_found = is_found or bool(one.matches)
        is_unread = is_unread or isinstance(one.result, Failure)
    sys.exit(2 if is_unread else int(not is_found))


def _search(position: Position, part: str | None, *, symmetric: bool, swapped: bool) -> PositionSearch:
    """Return the search for the stones of a position, or those in a part of it, such as `A1:J9`.

    Raises click.UsageError if that is no part of its board.
    """
    up_to = (UpTo.SYMMETRY if symmetric else UpTo.NOTHING) | (UpTo.COLOR if swapped else UpTo.NOTHING)
    return PositionSearch(position.stones, None if part is None else area(part, position.size), up_to)


class _Found(NamedTuple):
    """What is found in a file, with the nodes of each game counted from its root, and what is wrong with it."""

    result: Checked | Failure
    matches: tuple[Match, ...] = ()


def _listed(paths: Sequence[Path], search: PositionSearch, formats: Formats) -> tuple[list[SearchedFile], list[_Found]]:
    """Return the files to search, and the folders that cannot be listed."""
    refused: list[_Found] = []
    work = listing(paths, search, formats)
    while True:
        try:
            event = next(work)
        except StopIteration as end:
            return end.value, refused
        if isinstance(event, FileProblem):
            refused.append(_Found(_result(event)))


def _found_in(file: SearchedFile, search: PositionSearch, limit: SizeLimit, formats: Formats) -> _Found:
    """Search a file."""
    result: Checked | Failure = Checked.of_searched(file.path)
    matches: list[Match] = []
    for event in found_in(file, search, limit, formats):
        if isinstance(event, FileProblem):
            result = _result(event)
        else:
            matches.append(event.match._replace(node=event.match.node - event.tree.root))
    return _Found(result, tuple(matches))


def _result(found: FileProblem) -> Checked | Failure:
    reason = problem_of(found.reason) if isinstance(found.reason, OSError) else found.reason
    if not found.is_searched:
        return Failure(str(found.path), reason)
    return Checked.of_searched(found.path, [Problem(codes.DAMAGED.at(reason=reason))])


def _report(found: _Found, *, as_json: bool) -> None:
    """Print where a position is found in a file, and on stderr what is wrong with it; nothing if there is neither."""
    result, matches = found
    problems = [result.problem] if isinstance(result, Failure) else [one.diagnostic for one in result.problems]
    if as_json:
        if problems or matches:
            output.print_json(result, places=[*map(_as_json, matches)])
        return
    name = result.name
    for problem in problems:
        output.print_failure(Failure(name, problem))
    for match in matches:
        where = f"{shown(name)}: game {match.game + 1}, move {match.number}, node {match.node}"
        echo(", ".join([where, *_turned(match.transform)]))


def _as_json(match: Match) -> dict[str, object]:
    return {
        "game": match.game + 1,
        "move": match.number,
        "node": match.node,
        "symmetry": _name(match.transform.symmetry),
        "colors_swapped": match.transform.swaps_colors,
    }


def _turned(transform: Transform) -> list[str]:
    """Return in words how the position is turned, nothing if it is not."""
    symmetry = [] if transform.symmetry is Symmetry.IDENTITY else [_name(transform.symmetry)]
    return [*symmetry, *(["colours swapped"] if transform.swaps_colors else [])]


def _name(symmetry: Symmetry) -> str:
    return symmetry.name.lower().replace("_", " ")

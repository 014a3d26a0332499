"""`hen find`: where a position occurs in files and folders."""

import errno
import os
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import NoReturn

import click

from hen_editor.cli import codes, output
from hen_editor.cli.inputs import At, Input, ReadOptions, area, at_options, file_names, problem_of, read, read_options
from hen_editor.cli.jobs import jobs_option, map_in_order
from hen_editor.cli.output import Tally, fail, json_option
from hen_editor.cli.positions import positions_at
from hen_editor.cli.results import Problem, Result, result_of
from hen_editor.cli.terminal import echo, shown
from hen_editor.cli.wording import message
from hen_editor.core.formats import SGF
from hen_editor.core.game.search import Match, PositionSearch
from hen_editor.core.position import Position
from hen_editor.core.positions.key import UpTo
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform
from hen_editor.document.position_finding import FileProblem, SearchedFile, find_in_file, list_files


def _paths(context: click.Context, argument: click.Parameter, names: Sequence[str]) -> tuple[Path, ...]:
    """Return the files and folders that are named; refuse an empty name, which would mean the current folder."""
    if "" in names:
        raise click.UsageError(message(codes.SYSTEM.at(reason=os.strerror(errno.ENOENT))))
    return tuple(map(Path, names))


@click.command("find")
@click.argument("position", metavar="POSITION", shell_complete=file_names)
@click.argument("paths", nargs=-1, required=True, metavar="PATH...", callback=_paths, shell_complete=file_names)
@click.option("--symmetric", is_flag=True, help="Find it rotated and mirrored, too.")
@click.option("--swapped", is_flag=True, help="Find it with black and white swapped, too.")
@click.option("--part", metavar="A1:J9", help="Compare only this part of the board, given by two corners.")
@json_option
@jobs_option
@at_options
@read_options
def command(
    position: str,
    paths: tuple[Path, ...],
    *,
    symmetric: bool,
    swapped: bool,
    part: str | None,
    as_json: bool,
    jobs: int | None,
    at: At,
    options: ReadOptions,
) -> NoReturn:
    """Find where the stones of a position occur in files, and in the files of folders.

    Whose turn it is, ko and markup do not matter. Prints each file with the number of the game, of the move, and of the
    node in the game, counted from 0: other commands take them as --game and --node. The exit status is 0 if it is
    found, 1 if not or if the position has an error, 2 if a file cannot be read.
    """
    wanted = result_of(partial(positions_at, at=at), read(position, options))
    output.report(wanted)
    tally = Tally()
    tally.add(wanted)
    if not wanted.ok:
        tally.end()
    if len(wanted.items) != 1:
        fail(wanted.input.name, codes.SEVERAL_POSITIONS.at())
    search = _search(wanted.items[0].position, part, symmetric=symmetric, swapped=swapped)
    files, refused = _listed(paths, search, options)
    results = map_in_order(partial(_found_in, search=search, options=options), files, jobs, "Searching")
    is_found = False
    for result in chain(results, refused):
        _report(result, as_json=as_json)
        tally.add(result)
        is_found = is_found or bool(result.items)
    tally.end(succeeded=is_found)


def _search(position: Position, part: str | None, *, symmetric: bool, swapped: bool) -> PositionSearch:
    """Return the search for the stones of a position, or those in a part of it, such as `A1:J9`.

    Raises click.UsageError if that is no part of its board.
    """
    up_to = (UpTo.SYMMETRY if symmetric else UpTo.NOTHING) | (UpTo.COLOR if swapped else UpTo.NOTHING)
    return PositionSearch(position.stones, None if part is None else area(part, position.size), up_to)


def _listed(
    paths: Sequence[Path], search: PositionSearch, options: ReadOptions
) -> tuple[list[SearchedFile], list[Result[Match]]]:
    """Return the files to search, and the folders that cannot be listed."""
    files, refused = list_files(paths, search, options.formats)
    return files, [*map(_with_problem, refused)]


def _found_in(file: SearchedFile, search: PositionSearch, options: ReadOptions) -> Result[Match]:
    """Find where a position is in a file, with the nodes of each game counted from its root."""
    result: Result[Match] = Result(Input(str(file.path), file.path, SGF))
    matches: list[Match] = []
    for event in find_in_file(file, search, options.limit, options.formats):
        if isinstance(event, FileProblem):
            result = _with_problem(event)
        else:
            matches.append(event.match._replace(node=event.match.node - event.tree.root))
    return replace(result, items=tuple(matches))


def _with_problem(found: FileProblem) -> Result[Match]:
    """Return what is wrong with a file that was searched, or why it could not be."""
    given = Input(str(found.path), found.path, SGF)
    reason = problem_of(found.reason) if isinstance(found.reason, OSError) else found.reason
    if not found.is_searched:
        return Result(replace(given, refusal=reason))
    return Result(given, problems=(Problem(codes.DAMAGED.at(reason=reason)),))


def _report(result: Result[Match], *, as_json: bool) -> None:
    """Print where a position is found in a file, and on stderr what is wrong with it; nothing if there is neither."""
    given = result.input
    problems = [problem.diagnostic for problem in result.problems]
    if given.refusal is not None:
        problems.append(given.refusal)
    if as_json:
        if problems or result.items:
            output.print_json(result, places=[*map(_as_json, result.items)])
        return
    for problem in problems:
        output.print_refusal(given.name, problem)
    for match in result.items:
        where = f"{shown(given.name)}: game {match.game + 1}, move {match.number}, node {match.node}"
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

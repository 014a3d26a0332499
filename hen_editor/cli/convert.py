"""`hen convert`: HEN, SGF and text diagrams, each as another of them."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NoReturn, TypeAlias

import click

from hen_editor.cli import codes, games
from hen_editor.cli.inputs import (
    At,
    Input,
    ReadOptions,
    at_options,
    each_input,
    inputs_argument,
    lines_option,
    read_options,
)
from hen_editor.cli.jobs import jobs_option, map_in_order
from hen_editor.cli.output import force_option, is_json, json_option, output_option, write_results
from hen_editor.cli.positions import positions_at
from hen_editor.cli.results import Item, Problem, Result, Written, result_of
from hen_editor.cli.shelves import explain_option, recognise_option
from hen_editor.cli.terminal import track
from hen_editor.cli.wording import message
from hen_editor.core import convert
from hen_editor.core.convert import hen_file
from hen_editor.core.convert.hen_file import Entry
from hen_editor.core.formats import HEN, SGF, WritableFormat, of_suffix, writable
from hen_editor.core.sgf import Collection
from hen_editor.document.codes import FileError
from hen_editor.drawing.formats import SEEN, SEEN_ONLY

Look: TypeAlias = Callable[[Input, int | None], Result[Item] | None]
"""Looks for the boards of an input, or a single one by number; None for what is read."""


@click.command("convert")
@inputs_argument
@output_option
@force_option
@at_options
@json_option
@explain_option
@lines_option
@read_options
@recognise_option
@jobs_option
def command(
    inputs: tuple[str, ...],
    path: Path | None,
    *,
    force: bool,
    at: At,
    as_json: bool,
    options: ReadOptions,
    jobs: int | None,
    explain: Callable[..., None] | None = None,
    look: Look | None = None,
) -> NoReturn:
    """Convert HEN to SGF; games, text diagrams and pictures to HEN. The suffix of FILE can select another format.

    Several games become several positions with title lines, and vice versa; what several inputs become is written one
    after the other. With --json, a line for each input has the HEN of its boards, whatever it is.
    """
    formats, pictures = options.formats, () if look is None else SEEN
    read = [*each_input(inputs, options._replace(formats=(*formats, *SEEN_ONLY)), pictures)]
    found = [given for given in read if given.refusal is None]
    if at.move is not None and found and not any(given.holds_games for given in found):
        raise click.UsageError(message(codes.NO_MOVES_IN_HEN.at()))
    if explain is not None:
        for given in read:
            explain(given, err=True)
    named = None if path is None else of_suffix(path.suffix, writable(formats))
    named = HEN if as_json and is_json(path) else named
    rows = set(map(_target, found)) if named is None else {named}
    if len(rows) > 1:
        raise click.UsageError(message(codes.TWO_TARGETS.at()))
    row = next(iter(rows), HEN)
    convert_one = partial(_converted, look=look, row=row, at=at, titled=path is not None or len(read) > 1)
    results = map_in_order(partial(result_of, convert_one), read, jobs, "Converting")
    write_results(results, row, path, formats, force=force, as_json=as_json)


def _target(given: Input) -> WritableFormat:
    """Return the format that an input becomes if the output names none: SGF for HEN, and HEN for all else."""
    return SGF if given.format is HEN and not given.diagrams else HEN


def _converted(given: Input, look: Look | None, row: WritableFormat, at: At, *, titled: bool) -> Result[Written]:
    """Convert an input to a file of another format. Raises FileError. titled: write the title even of a single HEN."""
    boards = None if look is None else look(given, at.game)
    if boards is not None:
        return _as_hen(boards, titled=titled) if row is HEN else games.with_file(boards, _games_of(boards), row)
    if not given.holds_games:
        found = positions_at(given, at)
        if row is HEN:
            return _as_hen(_hens_of(found), titled=titled)
        return games.with_file(replace(found, items=()), _games_of(found), row)
    if row is HEN:
        return _as_hen(games.hens_at(given, at), titled=titled)
    if at.is_end:
        trees, problems, text = games.read_games(given, at.game)
        found = Result.of(given, (), problems, text)
        collection = Collection.of(trees)  # as a new file, complete by itself, since other games may follow it
    else:
        found = positions_at(given, at)
        collection = _games_of(found)
    losses = map(Problem, row.losses(collection))
    return games.with_file(replace(found, items=(), problems=(*found.problems, *losses)), collection, row)


def _games_of(found: Result[Item]) -> Collection:
    """Return positions as games."""
    items = track(found.items, len(found.items), "Converting")
    return Collection.of(hen_file.titled(convert.position_to_game(item.position), item.title) for item in items)


def _hens_of(found: Result[Item]) -> Result[Entry]:
    """Return positions as HEN, none if there are errors. Raises FileError."""
    try:
        items = [hen_file.of_position(item.position, item.title) for item in found.items if found.ok]
    except ValueError as error:
        raise FileError(codes.NOT_HELD.at(format=HEN.name)) from error
    return Result(found.input, tuple(items), found.problems)


def _as_hen(found: Result[Written], *, titled: bool) -> Result[Written]:
    """Return a result with its positions as a HEN file, unless it has errors."""
    entries = [Entry(one.text or "", one.title) for one in found.items]
    if len(entries) == 1 and not titled:
        entries = [Entry(entries[0].text)]
    return replace(found, data=hen_file.write(entries).encode() if found.ok else None)

"""`hen convert`: HEN, SGF and text diagrams, each as another of them."""

from collections.abc import Sequence
from enum import Enum
from functools import partial
from pathlib import Path
from typing import NoReturn

import click

from hen_editor.cli import codes, games
from hen_editor.cli.inputs import (
    At,
    DiagramInput,
    Failure,
    Formats,
    GameInput,
    Given,
    HenInput,
    PositionInput,
    at_options,
    chosen,
    each_input,
    game_option,
    inputs_argument,
    lines_option,
    max_size_option,
)
from hen_editor.cli.jobs import in_order, jobs_option
from hen_editor.cli.output import (
    deliver,
    explain,
    explain_option,
    force_option,
    json_option,
    output_option,
)
from hen_editor.cli.positions import Checked, Converted, Problem, entry_problems, read_entries, shown_entries
from hen_editor.cli.terminal import counted
from hen_editor.cli.wording import message
from hen_editor.core import convert
from hen_editor.core.convert import hen_file
from hen_editor.core.convert.hen_file import Entry
from hen_editor.core.formats import HEN, SGF, Format, WritableFormat, of_suffix, writable
from hen_editor.core.sgf import Collection
from hen_editor.drawing.formats import SEEN, SEEN_ONLY


class Recognise(Enum):
    """When boards in pictures are recognised by their looks."""

    UNLESS_CARRIED = "unless-carried"
    NEVER = "never"
    ONLY = "only"


@click.command("convert")
@inputs_argument
@output_option
@force_option
@at_options
@game_option
@json_option
@explain_option
@lines_option
@max_size_option
@click.option(
    "--recognise",
    type=click.Choice([each.value for each in Recognise]),
    default=Recognise.UNLESS_CARRIED.value,
    show_default=True,
    help="Whether boards in pictures are recognised by their looks: if no position is carried, never, or only so.",
)
@jobs_option
@click.pass_obj
def command(
    formats: Formats,
    inputs: tuple[str, ...],
    path: Path | None,
    *,
    force: bool,
    at: At,
    game: int | None,
    as_json: bool,
    explaining: bool,
    as_lines: bool,
    max_size: int,
    recognise: str,
    jobs: int | None,
) -> NoReturn:
    """Convert HEN to SGF; games, text diagrams and pictures to HEN. The suffix of FILE can select another format.

    Several games become several positions with title lines, and vice versa; what several inputs become is written one
    after the other. With --json, a line for each input has the HEN of its boards, whatever it is.
    """
    how = Recognise(recognise)
    read = [
        *each_input(inputs, max_size, (*formats, *SEEN_ONLY), () if how is Recognise.NEVER else SEEN, as_lines=as_lines)
    ]
    found = [one for one in read if not isinstance(one, Failure)]
    if at.move is not None and found and not any(isinstance(one, GameInput) for one in found):
        raise click.UsageError(message(codes.NO_MOVES_IN_HEN.at()))
    for one in read if explaining else ():
        if isinstance(one, (HenInput, DiagramInput)):
            explain(one.name, one.text, err=True)
    named = None if path is None or len(read) == 1 else of_suffix(path.suffix, writable(formats))
    rows = {named or _target(one.format, path, formats) for one in read if not isinstance(one, Failure)}
    if as_json and path is None:
        rows = {HEN}
    if len(rows) > 1:
        raise click.UsageError(message(codes.TWO_TARGETS.at()))
    row = next(iter(rows), HEN)
    do = partial(_convert, how=how, row=row, game=game, at=at, titled=path is not None or len(read) > 1)
    deliver(in_order(do, read, jobs, "Converting"), row, path, formats, force=force, as_json=as_json)


def _convert(
    given: Given, how: Recognise, row: WritableFormat, game: int | None, at: At, *, titled: bool
) -> Converted | Failure:
    """Convert an input to a file of another format. titled: write the title even of a single HEN position."""
    if isinstance(given, Failure):
        return given
    if not isinstance(given, GameInput):
        return _convert_positions(given, row, game, at, titled=titled)
    if _is_to_be_seen(given, how):
        from hen_editor.cli import recognition

        return _convert_boards(recognition.recognised(given), row, game, titled=titled)
    return _convert_games(given, row, game, at, titled=titled)


def _is_to_be_seen(given: GameInput, how: Recognise) -> bool:
    """Return whether an input is a picture in which boards are to be recognised."""
    if given.format not in SEEN or how is Recognise.NEVER:
        return False
    return how is Recognise.ONLY or isinstance(games.read(given), Failure)


def _target(source: Format | None, path: Path | None, formats: Formats) -> WritableFormat:
    """Return the target format: by the suffix of the output, or else SGF for HEN and HEN for all else."""
    named = None if path is None else of_suffix(path.suffix, writable(formats))
    usual = SGF if source is HEN else HEN
    return usual if named is None or named is source else named


def _convert_positions(
    given: PositionInput, row: WritableFormat, game: int | None, at: At, *, titled: bool
) -> Converted | Failure:
    """Convert positions, or a single one by number, perhaps at a node, to a file."""
    found = chosen(read_entries(given), game, given.name)
    if isinstance(found, Failure):
        return found
    shown, missing = shown_entries(found, at)
    checked = Checked.of(given, given.text, (*entry_problems(found), *missing))
    if not checked.ok:
        return Converted(None, checked)
    if row is HEN:
        try:
            listed = [hen_file.of_position(each.position, each.title) for each in shown]
        except ValueError:
            return Failure(given.name, codes.NOT_HELD.at(format=row.name))
        return _listed(listed, checked, titled=titled)
    trees = [
        hen_file.titled(convert.position_to_game(each.position), each.title)
        for each in counted(shown, len(shown), "Converting")
    ]
    return games.converted(Collection.of(trees), row, checked)


def _convert_boards(
    found: Checked | Failure, row: WritableFormat, game: int | None, *, titled: bool
) -> Converted | Failure:
    """Convert what is recognised in a picture, or a single board by number, to a file."""
    if isinstance(found, Failure) or found.boards is None:
        return found if isinstance(found, Failure) else Converted(None, found)
    boards = chosen([*zip(found.positions, found.boards, strict=True)], game, found.name)
    if isinstance(boards, Failure):
        return boards
    checked = found._replace(boards=tuple(board for _, board in boards))
    if row is HEN:
        return _listed([entry for entry, _ in boards], checked, titled=titled)
    return games.converted(Collection.of(convert.position_to_game(board.position) for _, board in boards), row, checked)


def _convert_games(
    given: GameInput, row: WritableFormat, game: int | None, at: At, *, titled: bool
) -> Converted | Failure:
    """Convert games, or a single one by number, or one position of each, to a file of another format."""
    file = games.read(given, game)
    if isinstance(file, Failure):
        return file
    if row is HEN:
        return _to_hen(file, given, at, titled=titled)
    problems, trees = [*file.problems], [*file.games]
    if at != At():
        for index, tree in enumerate(counted(file.games, len(file.games), "Converting")):
            position, met = games.position_at(tree, at)
            problems += met
            trees[index] = hen_file.titled(convert.position_to_game(position), games.title(tree))
    collection = Collection.of(trees)
    problems += map(Problem, row.losses(collection))
    return games.converted(collection, row, Checked.of(given, file.text, problems))


def _to_hen(file: games.GameFile, given: GameInput, at: At, *, titled: bool) -> Converted:
    """Convert a position of each game to HEN, and report what HEN cannot express."""
    problems, listed = [*file.problems], []
    for tree in counted(file.games, len(file.games), "Converting"):
        written = convert.node_to_hen(tree, games.node_at(tree, at))
        problems += (*games.missing(tree, at), *games.problems_at(written.diagnostics, tree))
        if written.value is not None:
            listed.append(Entry(written.value, games.title(tree)))
    return _listed(listed, Checked.of(given, file.text, problems), titled=titled)


def _listed(listed: Sequence[Entry], checked: Checked, *, titled: bool) -> Converted:
    checked = checked._replace(positions=tuple(listed))
    if len(listed) == 1 and not titled:
        listed = [Entry(listed[0].text)]
    return Converted(hen_file.write(listed).encode() if checked.ok else None, checked)

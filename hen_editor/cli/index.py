"""`hen index`: the index of a folder, by which positions are found in it at once."""

import sqlite3
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NoReturn

import click

from hen_editor.cli import codes, output, wording
from hen_editor.cli.inputs import Input, ReadOptions, problem_of, read_options
from hen_editor.cli.jobs import jobs_option, map_in_order
from hen_editor.cli.output import Tally, json_option
from hen_editor.cli.results import Result
from hen_editor.cli.terminal import echo, finished
from hen_editor.cli.wording import translated
from hen_editor.core.formats import SGF
from hen_editor.document.file_bytes import UnreadableFileError
from hen_editor.document.position_index import INDEX_NAME, Indexed, update


@click.command("index")
@click.argument(
    "folders",
    metavar="FOLDER...",
    nargs=-1,
    required=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
)
@json_option
@jobs_option
@read_options
def command(folders: tuple[Path, ...], *, as_json: bool, jobs: int | None, options: ReadOptions) -> NoReturn:
    """Index the games of a folder, so that hen find finds positions in it at once.

    The index is the file .hen-index in the folder. If there is one, it is brought up to date: files that are new or
    have changed are read. The exit status is 2 if it cannot be written.
    """
    tally = Tally()
    for folder in folders:
        result = _updated(folder, options, jobs)
        tally.add(result)
        if as_json:
            output.print_json(result, index=result.items[0]._asdict() if result.items else {})
            continue
        output.report(result)
        for indexed in result.items:
            echo(translated(wording.INDEXED, **indexed._asdict()))
            if indexed.unread:
                echo(translated(wording.UNINDEXED, count=indexed.unread))
    tally.end()


def _updated(folder: Path, options: ReadOptions, jobs: int | None) -> Result[Indexed]:
    """Bring the index of a folder up to date; return what was done, or why that failed."""
    given = Input(str(folder), folder, SGF)
    index_all = partial(map_in_order, jobs=jobs, what="Indexing")
    try:
        indexed = finished(partial(update, folder, options.limit, options.formats, index_all), "Indexing")
    except UnreadableFileError as error:
        return Result(Input(str(folder / INDEX_NAME), refusal=error.problem))
    except OSError as error:
        return Result(replace(given, refusal=problem_of(error)))
    except sqlite3.Error as error:
        return Result(replace(given, refusal=codes.NO_INDEX.at(reason=str(error))))
    return Result(given, (indexed,))

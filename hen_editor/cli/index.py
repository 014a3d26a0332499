"""`hen index`: the index of a folder, by which positions are found in it at once."""

import sqlite3
from functools import partial
from pathlib import Path
from typing import NoReturn

import click

from hen_editor.cli import codes, output, wording
from hen_editor.cli.inputs import Failure, Formats, max_size_option, problem_of, size_limit
from hen_editor.cli.jobs import in_order, jobs_option
from hen_editor.cli.output import Tally, json_option
from hen_editor.cli.positions import Checked
from hen_editor.cli.terminal import echo, finished
from hen_editor.cli.wording import said
from hen_editor.document.file_bytes import SizeLimit, UnreadableFileError
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
@max_size_option
@click.pass_obj
def command(formats: Formats, folders: tuple[Path, ...], *, as_json: bool, jobs: int | None, max_size: int) -> NoReturn:
    """Index the games of a folder, so that hen find finds positions in it at once.

    The index is the file .hen-index in the folder. If there is one, it is brought up to date: files that are new or
    have changed are read. The exit status is 2 if it cannot be written.
    """
    limit = size_limit(max_size)
    tally = Tally()
    for folder in folders:
        done = _updated(folder, limit, formats, jobs)
        [result] = tally.counting([done if isinstance(done, Failure) else Checked.of_searched(folder)])
        counts = {} if isinstance(done, Failure) else done._asdict()
        if as_json:
            output.print_json(result, index=counts)
        elif isinstance(done, Failure):
            output.report(done)
        else:
            echo(said(wording.INDEXED, **counts))
            if done.unread:
                echo(said(wording.UNINDEXED, count=done.unread))
    tally.end()


def _updated(folder: Path, limit: SizeLimit, formats: Formats, jobs: int | None) -> Indexed | Failure:
    """Bring the index of a folder up to date; return what was done, or why it could not be."""
    try:
        look_at_all = partial(in_order, jobs=jobs, what="Indexing")
        return finished(partial(update, folder, limit, formats, look_at_all), "Indexing")
    except UnreadableFileError as error:
        return Failure(str(folder / INDEX_NAME), error.problem)
    except OSError as error:
        return Failure(str(folder), problem_of(error))
    except sqlite3.Error as error:
        return Failure(str(folder), codes.NO_INDEX.at(reason=str(error)))

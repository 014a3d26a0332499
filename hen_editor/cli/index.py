"""`hen index`: the index of a folder, by which positions are found in it at once."""

import sqlite3
from pathlib import Path

import click

from hen_editor.cli import codes, wording
from hen_editor.cli.inputs import Failure, Formats, max_size_option, problem_of
from hen_editor.cli.output import fail
from hen_editor.cli.terminal import finished
from hen_editor.cli.wording import said
from hen_editor.document.file_bytes import MEGABYTE, SizeLimit
from hen_editor.document.position_index import updating


@click.command("index")
@click.argument("folder", metavar="FOLDER", type=click.Path(exists=True, file_okay=False, path_type=Path))
@max_size_option
@click.pass_obj
def command(formats: Formats, folder: Path, *, max_size: int) -> None:
    """Index the games of a folder, so that hen find finds positions in it at once.

    The index is the file .hen-index in the folder. If there is one, it is brought up to date: files that are new or
    have changed are read. The exit status is 2 if it cannot be written.
    """
    limit = SizeLimit(max_size * MEGABYTE, codes.TOO_LARGE)
    try:
        done = finished(updating(folder, limit, formats), "Indexing")
    except OSError as error:
        fail(Failure(str(folder), problem_of(error)))
    except sqlite3.Error as error:
        fail(Failure(str(folder), codes.NO_INDEX.at(reason=str(error))))
    fields = {"files": done.files, "games": done.games, "updated": done.updated, "removed": done.removed}
    click.echo(said(wording.INDEXED, **fields))
    if done.unread:
        click.echo(said(wording.UNINDEXED, count=done.unread))

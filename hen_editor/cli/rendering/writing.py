"""Pictures written: to a folder, to one file or to standard output."""

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from hen_editor.cli import codes, output
from hen_editor.cli.inputs import Refused, problem_of
from hen_editor.cli.progress import counted, is_terminal
from hen_editor.cli.rendering.jobs import Job
from hen_editor.cli.rendering.making import render, render_all
from hen_editor.cli.rendering.options import KINDS, Choices


def kind_of(target: Path | None, named: str | None) -> str:
    """Return the kind of pictures to write, by the name of the target or as named. Raises click.UsageError.

    target: None for standard output.
    """
    suffix = "" if target is None or target.is_dir() else target.suffix.lower().removeprefix(".")
    if target is None or not suffix:
        return named or KINDS[0]
    if suffix not in KINDS:
        raise click.UsageError(codes.NO_PICTURE_NAME.at(name=target.name).message)
    if named not in (None, suffix):
        raise click.UsageError(codes.MISLEADING_NAME.at(format=named.upper(), name=target.name).message)
    return suffix


def require_qt(kind: str, choices: Choices) -> None:
    """Raise click.UsageError if the pictures need Qt and it is missing."""
    if kind == "svg" and choices.letters == "text":
        return
    try:
        from hen_editor.rendering import pictures  # noqa: F401 - to know whether it can be imported
    except ImportError as error:
        raise click.UsageError(codes.NO_QT.at(reason=str(error)).message) from error


def write(found: Sequence[Job], target: Path | None, workers: int, *, replace: bool) -> list[Refused]:
    """Make pictures and write them, to a folder or to one file; return what could not be written.

    target: None for standard output. workers: how many processes make them. Raises click.UsageError for several
    pictures and one file.
    """
    is_folder = target is not None and (target.is_dir() or not target.suffix)
    if len(found) > 1 and not is_folder:
        raise click.UsageError(codes.SEVERAL_PICTURES.at(count=len(found)).message)
    if target is None:
        return _to_standard_output(found)
    refused: list[Refused] = []
    if is_folder and found:
        target.mkdir(parents=True, exist_ok=True)
    sources = {job.source.resolve() for job in found if job.source is not None}
    paths = _paths(found, target) if is_folder else [target] * len(found)
    for path, made in zip(paths, counted(render_all(found, workers), len(found), "Drawing"), strict=True):
        problem = made.problem
        if problem is None and path.resolve() in sources:
            problem = codes.OUTPUT_IS_INPUT.at(path=str(path))
        if problem is not None:
            refused.append(Refused(str(path), problem))
            continue
        try:
            output.write_file(path, made.data, replace=replace)
        except FileExistsError:
            refused.append(Refused(str(path), codes.OUTPUT_EXISTS.at()))
        except OSError as error:
            refused.append(Refused(str(path), problem_of(error)))
    return refused


def _to_standard_output(found: Sequence[Job]) -> list[Refused]:
    """Write a picture to standard output; return why it cannot be made. Raises click.UsageError at a terminal."""
    if is_terminal(sys.stdout):
        raise click.UsageError(codes.TERMINAL.at().message)
    for made in map(render, found):
        if made.problem is not None:
            return [Refused(output.STDOUT, made.problem)]
        click.echo(made.data, nl=False)
    return []


def _paths(found: Sequence[Job], folder: Path) -> list[Path]:
    """Return a path for each picture, of different names."""
    taken: set[str] = set()
    paths = []
    for job in found:
        name, number = job.name, 1
        while name.casefold() in taken:
            number += 1
            name = f"{job.name}-{number}"
        taken.add(name.casefold())
        paths.append(folder / f"{name}.{job.kind}")
    return paths

"""How a command ends: what it made is written, and the exit status tells whether there were problems."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from hen_editor.cli import codes, output
from hen_editor.cli.inputs import Refused, problem_of
from hen_editor.cli.problems import Checked
from hen_editor.core.diagnostics import Severity
from hen_editor.core.formats import Format, WritableFormat, of_suffix

if TYPE_CHECKING:
    from hen_editor.cli.games import Converted


def end(results: Sequence[Checked | Refused], *, strict: bool = False) -> NoReturn:
    """Exit with 2 if something could not be read, 1 if there are problems, else 0."""
    grave = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
    if any(isinstance(one, Refused) for one in results):
        sys.exit(2)
    sys.exit(any(problem.severity in grave for one in results if isinstance(one, Checked) for problem in one.problems))


def refuse(refused: Refused) -> NoReturn:
    """Tell what could not be read or written, and exit."""
    output.refuse(refused)
    end([refused])


def deliver(
    result: "Converted | Refused",
    source: Path | None,
    row: WritableFormat,
    path: Path | None,
    formats: Sequence[Format],
    *,
    force: bool,
    as_json: bool = False,
) -> NoReturn:
    """Report the problems of a result, write it to a file or to standard output, and exit.

    source: the file it was made of. row: its format. as_json: print problems, and the positions of HEN, as JSON.
    """
    if isinstance(result, Refused):
        refuse(result)
    if not as_json:
        output.report([result.checked])
    if result.data is not None and path is not None:
        _check_name(path, row, source, formats)
        _write(path, result.data, replace=force)
    elif result.data is not None and not as_json:
        output.write(result.data)
    if as_json:
        output.print_json([result.checked])
    end([result.checked])


def _check_name(path: Path, row: WritableFormat, source: Path | None, formats: Sequence[Format]) -> None:
    """Reject an output name with the suffix of another format, and that of the input, which contains more."""
    if path == Path():
        raise click.UsageError(codes.NO_OUTPUT_NAME.at().message)
    if source is not None and path.exists() and path.samefile(source):
        raise click.UsageError(codes.OUTPUT_IS_INPUT.at(path=str(path)).message)
    if of_suffix(path.suffix, formats) not in (None, row):
        raise click.UsageError(codes.MISLEADING_NAME.at(format=row.name, name=path.name).message)


def _write(path: Path, data: bytes, *, replace: bool) -> None:
    try:
        output.write_file(path, data, replace=replace)
    except FileExistsError:
        refused = Refused(str(path), codes.OUTPUT_EXISTS.at())
    except OSError as error:
        refused = Refused(str(path), problem_of(error))
    else:
        return
    refuse(refused)

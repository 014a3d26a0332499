"""How a command ends: what it made is written, and the exit status tells whether there were problems."""

import sys
from collections.abc import Callable, Sequence
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
    results: "Sequence[Converted | Refused]",
    row: WritableFormat,
    path: Path | None,
    formats: Sequence[Format],
    *,
    force: bool,
    print_json: Callable[[Sequence[Checked | Refused]], object] | None = None,
) -> NoReturn:
    """Report the problems of what was made, write it to a file or to standard output, and exit.

    row: its format. path: the file, None for standard output. print_json: prints problems and positions instead.
    """
    checked = [one if isinstance(one, Refused) else one.checked for one in results]
    written = [one.data for one in results if not isinstance(one, Refused) and one.data is not None]
    if print_json is None:
        output.report(checked)
    if written and path is not None:
        _check_name(path, row, [one.given.path for one in checked if isinstance(one, Checked)], formats)
        _write(path, b"".join(written), replace=force)
    elif print_json is None:
        output.write(b"".join(written))
    if print_json is not None:
        print_json(checked)
    end(checked)


def _check_name(path: Path, row: WritableFormat, sources: Sequence[Path | None], formats: Sequence[Format]) -> None:
    """Reject an output name with the suffix of another format, and that of an input, which contains more."""
    if path == Path():
        raise click.UsageError(codes.NO_OUTPUT_NAME.at().message)
    if path.exists() and any(source is not None and path.samefile(source) for source in sources):
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

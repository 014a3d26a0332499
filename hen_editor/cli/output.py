"""The output of the commands: files, problems with carets or as JSON, and the exit status."""

import json
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn

import click

from hen_editor.cli import codes, wording
from hen_editor.cli.inputs import Failure, Formats, GameInput, problem_of
from hen_editor.cli.positions import Checked, Problem, count
from hen_editor.cli.terminal import TextLines, is_terminal, shown, shown_lines
from hen_editor.cli.wording import fix_label, listed, message, said
from hen_editor.core.diagnostics import Severity
from hen_editor.core.formats import WritableFormat, of_suffix
from hen_editor.document import saving
from hen_editor.document.codes import NO_FOLDER, FileError

if TYPE_CHECKING:
    from hen_editor.core.recognition import Recognised

json_option = click.option("--json", "as_json", is_flag=True, help="Print positions and problems as JSON.")
output_option = click.option(
    "-o",
    "--output",
    "path",
    metavar="FILE",
    callback=lambda context, option, name: None if name in (None, "-") else Path(name),
    help="Write to a file instead of standard output.",
)
force_option = click.option("--force", is_flag=True, help="Overwrite an existing file.")

STDOUT = "<stdout>"
"""The name of standard output in messages."""

MAX_PROBLEMS = 100
"""The most problems printed for an input; JSON has all."""

_COLORS = {Severity.ERROR: "red", Severity.WARNING: "magenta", Severity.NOTE: "cyan"}

_WIDTH_OF_FILES = 120
"""The width of excerpts unless the output is a terminal."""


# Problems, and positions in canonical form.


def print_failure(failure: Failure) -> None:
    """Report on stderr what could not be read, and why."""
    click.echo(f"hen: {shown(failure.name)}: {message(failure.problem)}", err=True)


def report(results: Iterable[Checked | Failure], *, err: bool = True) -> None:
    """Print problems, on stderr or stdout, and on stderr what could not be read."""
    for one in results:
        if isinstance(one, Failure):
            print_failure(one)
        else:
            _report_problems(one, err=err)


def _report_problems(checked: Checked, *, err: bool) -> None:
    """Print the first problems of an input with carets, on stderr or stdout, and count the rest."""
    lines = TextLines(checked.text)
    for problem in checked.problems[:MAX_PROBLEMS]:
        for line in _report_lines(checked.given.name, problem, lines):
            click.echo(line, err=err)
    if rest := checked.problems[MAX_PROBLEMS:]:
        words = said(wording.MORE, name=shown(checked.given.name), count=len(rest), found=_counted(rest))
        click.echo(words, err=err)


def _report_lines(name: str, problem: Problem, lines: TextLines) -> Iterator[str]:
    diagnostic, color = problem.diagnostic, _COLORS[problem.severity]
    place = f":{':'.join(map(str, lines.place(problem.span.start)))}" if problem.span else ""
    severity = click.style(said(wording.SEVERITIES[diagnostic.severity]), fg=color, bold=True)
    where = click.style(f"{shown(name)}{place}:", bold=True)
    yield f"{where} {severity}: {shown(message(diagnostic))} [{diagnostic.code}]"
    if problem.span is None:
        return
    number = str(lines.place(problem.span.start).line)
    gutter = " " * len(number)
    excerpt = lines.excerpt(problem.span, _width() - len(number) - 4)
    carets = click.style("^" * excerpt.carets, fg=color, bold=True)
    yield f" {number} | {excerpt.text}"
    yield f" {gutter} | {' ' * excerpt.before}{carets}"
    if diagnostic.fix is not None:
        yield f" {gutter} = {said(wording.FIX, label=shown(fix_label(diagnostic)))}"


def _width() -> int:
    return max(40, shutil.get_terminal_size((_WIDTH_OF_FILES, 24)).columns)


def summary(results: Sequence[Checked | Failure]) -> str:
    """Return a summary of how many inputs are valid and how many problems there are."""
    checked = [one for one in results if isinstance(one, Checked)]
    bad, unread = sum(not one.ok for one in checked), len(results) - len(checked)
    found = _counted(problem for one in checked for problem in one.problems)
    text = wording.NOT_VALID if bad else wording.VALID_WITH if found else wording.VALID
    sentences = [said(text, count=len(checked), bad=bad, found=found)] if checked else []
    if unread:
        sentences.append(said(wording.NOT_READ, count=unread))
    return click.style(" ".join(sentences), fg="red" if bad or unread else "green", bold=True)


def _counted(problems: Iterable[Problem]) -> str:
    numbers = count(problems)
    return listed(said(wording.COUNTS[severity], count=number) for severity, number in numbers.items() if number)


def print_json(results: Sequence[Checked | Failure]) -> None:
    """Print results as JSON."""
    click.echo(json.dumps(_as_json(results), indent=2))


def print_boards(results: Sequence[Checked | Failure]) -> None:
    """Print the boards of each input, in their order, as a line of JSON each."""
    for one in results:
        if isinstance(one, Failure) and one.problem.kind.code == "no-board-in-picture":
            click.echo(json.dumps({"input": one.name, "boards": []}))
            continue
        if isinstance(one, Checked) and one.boards is not None:
            click.echo(json.dumps({"input": one.given.name, "boards": _boards_as_json(one, one.boards)}))
            continue
        if isinstance(one, Failure):
            found: dict[str, object] = {"ok": False, "boards": [], "refusal": one.problem.message}
            click.echo(json.dumps({"input": one.name, **found}))
            continue
        lines = TextLines(one.text)
        found = {
            "ok": one.ok,
            "boards": _entries_as_json(one),
            "problems": [_problem_as_json(problem, lines) for problem in one.problems],
        }
        click.echo(json.dumps({"input": one.given.name, **found}))


def _boards_as_json(checked: Checked, boards: "Sequence[Recognised]") -> list[dict[str, object]]:
    """Return the boards recognised in a picture as JSON-compatible values."""
    return [
        {
            "confidence": board.confidence.value,
            "hen": entry.text,
            "grid": [*board.grid],
            "edges": board.edges._asdict(),
            "unsure": [point.name(board.position.size) for point in board.doubts],
        }
        for entry, board in zip(checked.positions, boards, strict=True)
    ]


def _as_json(results: Sequence[Checked | Failure]) -> dict[str, object]:
    """Return results as JSON-compatible values.

    Spans count characters of the input's text from 0, the end exclusive; lines and columns count from 1.
    """
    return {
        "ok": all(isinstance(one, Checked) and one.ok for one in results),
        "inputs": [_failure_as_json(one) if isinstance(one, Failure) else _checked_as_json(one) for one in results],
    }


def _failure_as_json(failure: Failure) -> dict[str, object]:
    return {"name": failure.name, "ok": False, "refusal": failure.problem.message}


def _checked_as_json(checked: Checked) -> dict[str, object]:
    given, lines = checked.given, TextLines(checked.text)
    values: dict[str, object] = {"name": given.name, "ok": checked.ok}
    if given.path is None:
        values["text"] = checked.text
    if not isinstance(given, GameInput):
        values["positions"] = _entries_as_json(checked)
    values["problems"] = [_problem_as_json(problem, lines) for problem in checked.problems]
    return values


def _entries_as_json(checked: Checked) -> list[dict[str, str | None]]:
    return [{"title": entry.title, "hen": entry.text} for entry in checked.positions]


def _problem_as_json(problem: Problem, lines: TextLines) -> dict[str, object]:
    diagnostic, span, fix = problem.diagnostic, problem.span, problem.diagnostic.fix
    place = None
    if span is not None:
        line, column = lines.place(span.start)
        place = {"start": span.start, "end": span.end, "line": line, "column": column}
    return {
        "code": diagnostic.code,
        "severity": diagnostic.severity.value,
        "message": diagnostic.message,
        "span": place,
        "points": list(problem.points),
        "fix": None if fix is None else {"label": fix.label, "replacement": fix.replacement},
    }


# Files, and how a command ends.


class Converted(NamedTuple):
    """What a command made of an input, None if that has errors, and its problems."""

    data: bytes | None
    checked: Checked


def end(results: Sequence[Checked | Failure], *, strict: bool = False) -> NoReturn:
    """Exit with 2 if something could not be read, 1 if there are problems, else 0."""
    grave = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
    if any(isinstance(one, Failure) for one in results):
        sys.exit(2)
    if any(isinstance(one, Checked) and one.must_be_checked for one in results):
        sys.exit(1)
    sys.exit(any(problem.severity in grave for one in results if isinstance(one, Checked) for problem in one.problems))


def fail(failure: Failure) -> NoReturn:
    """Report what could not be read or written, and exit."""
    print_failure(failure)
    end([failure])


def deliver(
    results: Sequence[Converted | Failure],
    row: WritableFormat,
    path: Path | None,
    formats: Formats,
    *,
    force: bool,
    print_json: Callable[[Sequence[Checked | Failure]], object] | None = None,
) -> NoReturn:
    """Report the problems of what was made, write it to a file or to standard output, and exit.

    row: its format. path: the file, None for standard output. print_json: prints problems and positions instead.
    """
    checked = [one if isinstance(one, Failure) else one.checked for one in results]
    written = [one.data for one in results if not isinstance(one, Failure) and one.data is not None]
    if print_json is None:
        report(checked)
    if written and path is not None:
        _check_name(path, row, [one.given.path for one in checked if isinstance(one, Checked)], formats)
        _write_or_fail(path, b"".join(written), replace=force)
    elif print_json is None:
        write(b"".join(written))
    if print_json is not None:
        print_json(checked)
    end(checked)


def _check_name(path: Path, row: WritableFormat, sources: Sequence[Path | None], formats: Formats) -> None:
    """Reject an output name with the suffix of another format, and that of an input, which contains more."""
    if path == Path():
        raise click.UsageError(message(codes.NO_OUTPUT_NAME.at()))
    if path.exists() and any(source is not None and path.samefile(source) for source in sources):
        raise click.UsageError(message(codes.OUTPUT_IS_INPUT.at(path=str(path))))
    if of_suffix(path.suffix, formats) not in (None, row):
        raise click.UsageError(message(codes.MISLEADING_NAME.at(format=row.name, name=path.name)))


def _write_or_fail(path: Path, data: bytes, *, replace: bool) -> None:
    try:
        write_file(path, data, replace=replace)
    except FileExistsError:
        failure = Failure(str(path), codes.OUTPUT_EXISTS.at())
    except OSError as error:
        failure = Failure(str(path), problem_of(error))
    else:
        return
    fail(failure)


def write(data: bytes) -> None:
    """Write HEN or SGF to stdout, exactly, but without control characters if that is a terminal."""
    if is_terminal(sys.stdout):
        click.echo(shown_lines(data.decode()), nl=False)
    else:
        click.echo(data, nl=False)


def write_file(path: Path, data: bytes, *, replace: bool) -> None:
    """Write a file; raise OSError if that fails, FileExistsError if it exists and may not be replaced.

    A replaced file stays as it was until the new one is complete; a link stays a link. Devices and the like are
    written to.
    """
    if path.exists() and not path.is_file():
        path.write_bytes(data)
    elif replace:
        saving.write(path, data)
    else:
        _create(path, data)


def _create(path: Path, data: bytes) -> None:
    if not path.parent.exists():
        raise FileError(NO_FOLDER.at(folder=str(path.parent)))
    with path.open("x+b") as new:
        try:
            new.write(data)
            new.flush()
            saving.require_written(new, data)
        except BaseException:  # also if the user interrupts it
            path.unlink()
            raise

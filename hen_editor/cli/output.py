"""The output of the command: files, and problems, with carets or as JSON."""

import json
import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import click

from hen_editor.cli.excerpts import Lines, shown, shown_lines
from hen_editor.cli.inputs import GameInput, Refused
from hen_editor.cli.problems import Checked, Problem, count
from hen_editor.cli.progress import is_terminal
from hen_editor.core.diagnostics import Severity
from hen_editor.document import saving
from hen_editor.document.codes import NO_FOLDER, FileError

_COLORS = {Severity.ERROR: "red", Severity.WARNING: "magenta", Severity.NOTE: "cyan"}
STDOUT = "<stdout>"
"""The name of standard output in messages."""

MAX_PROBLEMS = 100
"""The most problems printed for an input; JSON has all."""

_WIDTH_OF_FILES = 120
"""The width of excerpts unless the output is a terminal."""


def refuse(refused: Refused) -> None:
    """Report on stderr what could not be read, and why."""
    click.echo(f"hen: {shown(refused.name)}: {refused.problem.message}", err=True)


def report(results: Iterable[Checked | Refused], *, err: bool = True) -> None:
    """Print problems, on stderr or stdout, and on stderr what could not be read."""
    for one in results:
        if isinstance(one, Refused):
            refuse(one)
        else:
            _report_problems(one, err=err)


def _report_problems(checked: Checked, *, err: bool) -> None:
    """Print the first problems of an input with carets, on stderr or stdout, and count the rest."""
    lines = Lines(checked.text)
    for problem in checked.problems[:MAX_PROBLEMS]:
        for line in _told(checked.given.name, problem, lines):
            click.echo(line, err=err)
    if rest := checked.problems[MAX_PROBLEMS:]:
        counts = ", ".join(_counted(rest))
        click.echo(
            f"{shown(checked.given.name)}: {len(rest):,} more ({counts}); hen validate --json lists all.", err=err
        )


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


def _told(name: str, problem: Problem, lines: Lines) -> Iterator[str]:
    diagnostic, color = problem.diagnostic, _COLORS[problem.severity]
    place = f":{':'.join(map(str, lines.place(problem.span.start)))}" if problem.span else ""
    severity = click.style(diagnostic.severity.value, fg=color, bold=True)
    where = click.style(f"{shown(name)}{place}:", bold=True)
    yield f"{where} {severity}: {shown(diagnostic.message)} [{diagnostic.code}]"
    if problem.span is None:
        return
    number = str(lines.place(problem.span.start).line)
    gutter = " " * len(number)
    excerpt = lines.excerpt(problem.span, _width() - len(number) - 4)
    carets = click.style("^" * excerpt.carets, fg=color, bold=True)
    yield f" {number} | {excerpt.text}"
    yield f" {gutter} | {' ' * excerpt.before}{carets}"
    if diagnostic.fix is not None:
        yield f" {gutter} = fix: {shown(diagnostic.fix.label)}"


def _width() -> int:
    return max(40, shutil.get_terminal_size((_WIDTH_OF_FILES, 24)).columns)


def summary(results: Sequence[Checked | Refused]) -> str:
    """Return a summary of how many inputs are valid and how many problems there are."""
    checked = [one for one in results if isinstance(one, Checked)]
    bad, refused = sum(not one.ok for one in checked), len(results) - len(checked)
    found = ", ".join(_counted(problem for one in checked for problem in one.problems))
    if len(checked) == 1:
        verdict = "Not valid" if bad else "Valid"
    else:
        verdict = f"{bad} of {len(checked)} not valid" if bad else f"All {len(checked)} valid"
    sentences = [f"{verdict}{': ' if bad else ', with ' if found else ''}{found}."] if checked else []
    if refused:
        sentences.append(f"{refused} could not be read.")
    return click.style(" ".join(sentences), fg="red" if bad or refused else "green", bold=True)


def _counted(problems: Iterable[Problem]) -> Iterator[str]:
    for severity, number in count(problems).items():
        if number:
            yield f"{number:,} {severity.value}{'' if number == 1 else 's'}"


def print_json(results: Sequence[Checked | Refused]) -> None:
    """Print results as JSON."""
    click.echo(json.dumps(_as_json(results), indent=2))


def print_boards(results: Sequence[Checked | Refused]) -> None:
    """Print the boards of each input, in their order, as a line of JSON each."""
    for one in results:
        if isinstance(one, Refused):
            found: dict[str, object] = {"ok": False, "boards": [], "refusal": one.problem.message}
            click.echo(json.dumps({"input": one.name, **found}))
            continue
        lines = Lines(one.text)
        found = {
            "ok": one.ok,
            "boards": _entries_as_json(one),
            "problems": [_problem_as_json(problem, lines) for problem in one.problems],
        }
        click.echo(json.dumps({"input": one.given.name, **found}))


def _as_json(results: Sequence[Checked | Refused]) -> dict[str, object]:
    """Return results as JSON-compatible values.

    Spans count characters of the input's text from 0, the end exclusive; lines and columns count from 1.
    """
    return {
        "ok": all(isinstance(one, Checked) and one.ok for one in results),
        "inputs": [_refused_as_json(one) if isinstance(one, Refused) else _checked_as_json(one) for one in results],
    }


def _refused_as_json(refused: Refused) -> dict[str, object]:
    return {"name": refused.name, "ok": False, "refusal": refused.problem.message}


def _checked_as_json(checked: Checked) -> dict[str, object]:
    given, lines = checked.given, Lines(checked.text)
    values: dict[str, object] = {"name": given.name, "ok": checked.ok}
    if given.path is None:
        values["text"] = checked.text
    if not isinstance(given, GameInput):
        values["positions"] = _entries_as_json(checked)
    values["problems"] = [_problem_as_json(problem, lines) for problem in checked.problems]
    return values


def _entries_as_json(checked: Checked) -> list[dict[str, str | None]]:
    return [{"title": entry.title, "hen": entry.text} for entry in checked.positions]


def _problem_as_json(problem: Problem, lines: Lines) -> dict[str, object]:
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

"""The output of the commands: files, problems with carets or as JSON, and the exit status."""

import json
import os
import shutil
import sys
from base64 import b64encode
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NoReturn

import click

from hen_editor.cli import codes, wording
from hen_editor.cli.inputs import file_names, problem_of
from hen_editor.cli.results import Problem, Result, Written, count
from hen_editor.cli.terminal import TextLines, echo, is_terminal, shown, shown_lines
from hen_editor.cli.wording import fix_label, listed, message, translated
from hen_editor.core.diagnostics import Diagnostic, Severity
from hen_editor.core.formats import HEN, Format, WritableFormat, of_suffix
from hen_editor.core.hen import entries
from hen_editor.core.hen.entries import Entry
from hen_editor.document import saving
from hen_editor.document.codes import FileError


def _output_path(context: click.Context, option: click.Parameter, name: str | None) -> Path | None:
    """Return the file that is named as the output, None for standard output."""
    if name == "":
        raise click.UsageError(message(codes.NO_OUTPUT_NAME.at()))
    return None if name in (None, "-") else Path(name)


json_option = click.option("--json", "as_json", is_flag=True, help="Print positions and problems as JSON.")
output_option = click.option(
    "-o",
    "--output",
    "path",
    metavar="FILE",
    shell_complete=file_names,
    callback=_output_path,
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


def print_refusal(name: str, problem: Diagnostic) -> None:
    """Report on stderr an input or output that could not be read or written, and why."""
    echo(f"hen: {shown(name)}: {message(problem)}", err=True)


def report(result: Result[object], *, err: bool = True) -> None:
    """Print the first problems of an input with carets, on stderr or stdout, and count the rest.

    For one that could not be read, print on stderr why.
    """
    given = result.input
    if given.refusal is not None:
        print_refusal(given.name, given.refusal)
    lines = TextLines(given.text)
    for problem in result.problems[:MAX_PROBLEMS]:
        for line in _report_lines(given.name, problem, lines):
            echo(line, err=err)
    if rest := result.problems[MAX_PROBLEMS:]:
        echo(translated(wording.MORE, name=shown(given.name), count=len(rest), found=_listed(count(rest))), err=err)


def _report_lines(name: str, problem: Problem, lines: TextLines) -> Iterator[str]:
    diagnostic, color = problem.diagnostic, _COLORS[problem.severity]
    place = f":{':'.join(map(str, lines.place(problem.span.start)))}" if problem.span else ""
    severity = click.style(translated(wording.SEVERITIES[diagnostic.severity]), fg=color, bold=True)
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
        yield f" {gutter} = {translated(wording.FIX, label=shown(fix_label(diagnostic)))}"


def _width() -> int:
    return max(40, shutil.get_terminal_size((_WIDTH_OF_FILES, 24)).columns)


def _listed(numbers: Mapping[Severity, int]) -> str:
    return listed(translated(wording.COUNTS[each], count=numbers[each]) for each in Severity if numbers[each])


def print_json(result: Result[object], **found: object) -> None:
    """Print the line of JSON of an input, as the guide and the schema describe it for all commands."""
    echo(json.dumps(json_values(result, **found)))


def is_json(path: Path | None) -> bool:
    """Return whether what is printed with --json goes to an output: to standard output, or a file named so."""
    return path is None or path.suffix.lower() == ".json"


def json_values(result: Result[object], **found: object) -> dict[str, object]:
    """Return an input as JSON-compatible values, as `print_json` prints it.

    found: what the command found in it or made of it. Spans count characters of the input's text from 0, the end
    exclusive; lines and columns count from 1.
    """
    given = result.input
    name = named("input", given.name)
    if given.refusal is not None:
        return {**name, "ok": False, **found, "problems": [], "refusal": given.refusal.message}
    lines = TextLines(given.text)
    text = {"text": given.text} if given.path is None else {}
    problems = [_problem_as_json(problem, lines) for problem in result.problems]
    return {**name, "ok": result.ok, **text, **found, "problems": problems}


def named(key: str, name: str) -> dict[str, object]:
    r"""Return the name of a file as JSON-compatible values, with its bytes in Base64 if it is not UTF-8.

    >>> named("file", "a\udcff.sgf")
    {'file': 'a\ufffd.sgf', 'file_bytes': 'Yf8uc2dm'}
    """
    data = os.fsencode(name)
    text = data.decode(errors="replace")
    return {key: text} if text.encode() == data else {key: text, "file_bytes": b64encode(data).decode()}


def boards(written: Iterable[Written]) -> list[dict[str, object]]:
    """Return positions as JSON-compatible values, with what was seen of them in a picture."""
    return [{"title": one.title, "hen": one.text, **_seen(one)} for one in written]


def _seen(one: Written) -> dict[str, object]:
    if isinstance(one, Entry) or one.board is None:
        return {}
    return {
        "confidence": one.board.confidence.value,
        "grid": [*one.board.grid],
        "edges": one.board.edges._asdict(),
        "unsure": [point.name(one.position.size) for point in one.board.doubts],
    }


def _problem_as_json(problem: Problem, lines: TextLines) -> dict[str, object]:
    span = problem.span
    place = None if span is None else {**span._asdict(), **lines.place(span.start)._asdict()}
    return {**problem.diagnostic.to_json(), "span": place, "points": list(problem.points)}


# Files, and how a command ends.


class Tally:
    """Counts the results of a command, for the summary and the exit status."""

    def __init__(self) -> None:
        self._read = self._bad = self._refused = 0
        self._problems: Counter[Severity] = Counter()

    def add(self, result: Result[object]) -> None:
        """Count a result."""
        if result.input.refusal is not None:
            self.add_refusal()
            return
        self._read += 1
        self._bad += not result.ok
        self._problems.update(count(result.problems))

    def add_refusal(self) -> None:
        """Count an input that could not be read, or an output that could not be written."""
        self._refused += 1

    @property
    def summary(self) -> str:
        """How many inputs are valid, and how many problems there are, in words."""
        found = _listed(self._problems)
        text = wording.NOT_VALID if self._bad else wording.VALID_WITH if found else wording.VALID
        sentences = [translated(text, count=self._read, bad=self._bad, found=found)] if self._read else []
        if self._refused:
            sentences.append(translated(wording.NOT_READ, count=self._refused))
        return click.style(" ".join(sentences), fg="red" if self._bad or self._refused else "green", bold=True)

    def end(self, *, strict: bool = False, succeeded: bool = True) -> NoReturn:
        """Exit with 2 if something could not be read, 1 if there are problems or the command did not succeed, else 0.

        succeeded: whether the command found what it looked for: a match, no difference, boards that are sure.
        """
        if self._refused:
            sys.exit(2)
        has_problems = self._problems[Severity.ERROR] or (strict and self._problems[Severity.WARNING])
        sys.exit(int(bool(has_problems) or not succeeded))


def fail(name: str, problem: Diagnostic) -> NoReturn:
    """Report an input or output that could not be read or written, and exit."""
    print_refusal(name, problem)
    sys.exit(2)


def write_results(
    results: Iterable[Result[Written]],
    row: WritableFormat,
    path: Path | None,
    formats: Sequence[Format],
    *,
    force: bool,
    as_json: bool,
) -> NoReturn:
    """Report the problems of what was made, write it to a file or to standard output, and exit.

    row: its format. path: the file, None for standard output. as_json: print problems and positions instead, into the
    file if that is named .json.
    """
    tally = Tally()
    sources: list[Path] = []
    written: list[Result[Written]] = []
    lines: list[str] = []
    is_sure = True
    for result in results:
        tally.add(result)
        is_sure = is_sure and all(map(_is_sure, result.items))
        if result.input.path is not None and result.input.refusal is None:
            sources.append(result.input.path)
        if result.data is not None:
            written.append(result)
        if not as_json:
            report(result)
        elif path is not None and is_json(path):
            lines.append(json.dumps(json_values(result, boards=boards(result.items))) + "\n")
        else:
            print_json(result, boards=boards(result.items))
    if path is not None and (written or lines):
        _check_name(path, row, sources, formats)
        problem = write_file(path, "".join(lines).encode() or _joined(written, row), replace=force)
        if problem is not None:
            fail(str(path), problem)
    elif not as_json:
        write(_joined(written, row))
    tally.end(succeeded=is_sure)


def _is_sure(one: Written) -> bool:
    return isinstance(one, Entry) or one.board is None or one.board.confidence.value == "sure"


def _joined(written: Sequence[Result[Written]], row: WritableFormat) -> bytes:
    """Return one file with what was made of all inputs: games one after the other, positions as if of one input."""
    if row is HEN and len(written) > 1:
        listed = (Entry(one.text or "", one.title) for result in written for one in result.items)
        return entries.write(listed, as_lines=True).encode()
    return b"".join(result.data for result in written if result.data is not None)


def _check_name(path: Path, row: WritableFormat, sources: Sequence[Path], formats: Sequence[Format]) -> None:
    """Reject an output name with the suffix of another format, or that is the name of a folder or an input."""
    if os.path.isdir(path):
        fail(str(path), codes.DIRECTORY.at())
    if os.path.exists(path) and any(path.samefile(source) for source in sources):
        raise click.UsageError(message(codes.OUTPUT_IS_INPUT.at(path=str(path))))
    if of_suffix(path.suffix, formats) not in (None, row):
        raise click.UsageError(message(codes.MISLEADING_NAME.at(format=row.name, name=path.name)))


def write(data: bytes) -> None:
    """Write HEN or SGF to stdout, exactly, but without control characters if that is a terminal."""
    if is_terminal(sys.stdout):
        echo(shown_lines(data.decode()), nl=False)
    else:
        echo(data, nl=False)


def write_file(path: Path, data: bytes, *, replace: bool) -> Diagnostic | None:
    """Write a file; return why that failed, if so. replace: a file that exists.

    A replaced file stays as it was until the new one is complete; a link stays a link. Devices and the like are
    written to.
    """
    try:
        if os.path.exists(path) and not os.path.isfile(path):
            path.write_bytes(data)
        elif replace:
            saving.write(path, data)
        else:
            _create(path, data)
    except FileExistsError:
        return codes.OUTPUT_EXISTS.at()
    except OSError as error:
        return problem_of(error)
    return None


def _create(path: Path, data: bytes) -> None:
    try:
        new = path.open("x+b")
    except FileNotFoundError as error:
        raise FileError(saving.why_not_created(path)) from error
    try:
        with new:
            new.write(data)
            new.flush()
            saving.require_written(new, data)
    except BaseException:  # also if the user interrupts it
        path.unlink()
        raise

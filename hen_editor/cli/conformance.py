"""`hen conformance`: how another program that reads HEN differs from the specification."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from enum import Enum
from typing import Any, NamedTuple, NoReturn

import click

from hen_editor.cli import codes, wording
from hen_editor.cli.inputs import DAY, NumberRange, problem_of
from hen_editor.cli.output import fail, json_option
from hen_editor.cli.terminal import shown_beginning, track
from hen_editor.cli.wording import translated
from hen_editor.core import hen
from hen_editor.core.diagnostics import Severity
from hen_editor.resources import HEN_VECTORS

MAX_HANGING = 5
"""After this many consecutive texts on which a program does not finish, it is not asked any more."""

REFUSAL = "!"
"""The beginning of a line that refuses a text; no HEN begins like that."""


class Outcome(Enum):
    """The verdict on an answer; the value is its sentence in a report."""

    AGREES = ""
    OTHER_SPELLING = wording.OTHER_SPELLING
    OTHER_POSITION = wording.OTHER_POSITION
    NOT_HEN = wording.NOT_HEN
    REFUSED = wording.REFUSED
    ACCEPTED = wording.ACCEPTED
    NO_ANSWER = wording.NO_ANSWER


class Question(NamedTuple):
    """A vector that a program is asked about, and what it answers.

    canonical: how the text is to be written, None if it is to be refused. line: the answer, None if there is not one.
    """

    name: str
    text: str
    canonical: str | None
    rule: str
    line: str | None = None

    @property
    def outcome(self) -> Outcome:
        """The verdict on the answer."""
        expected, answer = self.canonical, self.hen
        if self.line is None:
            return Outcome.NO_ANSWER
        if expected is None or answer is None:
            return Outcome.AGREES if expected is answer else Outcome.REFUSED if answer is None else Outcome.ACCEPTED
        if answer == expected:
            return Outcome.AGREES
        reading = hen.parse(answer)
        if not reading.ok:
            return Outcome.NOT_HEN
        return Outcome.OTHER_SPELLING if reading.value == hen.parse_strict(expected) else Outcome.OTHER_POSITION

    @property
    def hen(self) -> str | None:
        """The HEN in the answer, None if it refuses the text."""
        line = self.line or ""
        if not line.startswith("{"):
            return None if line.startswith(REFUSAL) else line
        try:
            values = json.loads(line)
        except (ValueError, RecursionError):
            return line
        text = values.get("hen")
        return text if values.get("ok", True) and isinstance(text, str) else None


@click.command("conformance", context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False})
@click.argument("program", metavar="COMMAND...", nargs=-1, required=True, type=click.UNPROCESSED)
@click.option("--lenient", is_flag=True, help="Expect of a text with an error what can be read of it, not its refusal.")
@click.option(
    "--timeout",
    type=NumberRange(0.1, DAY),
    default=5,
    metavar="SECONDS",
    show_default=True,
    help="How long to wait for an answer.",
)
@json_option
def command(program: tuple[str, ...], *, lenient: bool, timeout: float, as_json: bool) -> NoReturn:
    """Ask another program that reads HEN about every vector, and report where it differs.

    COMMAND is given a HEN on each line of its standard input, in UTF-8, and prints a line for each: its canonical form;
    or a JSON object whose "hen" is that, and whose "ok" is false if the text is refused; or, for such a text, a line
    that begins with an exclamation mark. Each difference is reported with the sentence of the specification. The exit
    status is 0 if it agrees everywhere, 1 if it differs, 2 if it cannot be run.
    """
    content = json.loads(HEN_VECTORS.read_text(encoding="utf-8"))
    asked, left_out = _asked(content, lenient=lenient)
    try:
        answers = _answers(program, [one.text for one in asked], timeout)
    except OSError as error:
        fail(program[0], problem_of(error))
    except subprocess.TimeoutExpired:
        fail(program[0], codes.TIMED_OUT.at(count=max(1, round(timeout))))
    rules = _rules_of_problems(content)
    answered = [_answered(one, line, rules) for one, line in zip(asked, answers, strict=True)]
    if as_json:
        click.echo(json.dumps(_as_json(answered, left_out), indent=2))
    else:
        for line in _report(answered, left_out):
            click.echo(line)
    sys.exit(any(one.outcome is not Outcome.AGREES for one in answered))


def _asked(content: Any, *, lenient: bool) -> tuple[list[Question], int]:
    """Return the questions of the vectors, and how many of these cannot be written as a line of UTF-8."""
    asked = [
        Question(
            vector["name"],
            vector["text"],
            vector["canonical"] if vector["ok"] or lenient else None,
            content["rules"][vector["rule"]],
        )
        for vector in content["vectors"]
    ]
    fitting = [one for one in asked if _is_line(one.text)]
    return fitting, len(asked) - len(fitting)


def _rules_of_problems(content: Any) -> dict[str, str]:
    """Return the sentence of the specification for each kind of problem whose vectors all are about the same."""
    rules: dict[str, set[str]] = {}
    for vector in content["vectors"]:
        for problem in vector["problems"]:
            rules.setdefault(problem["kind"], set()).add(content["rules"][vector["rule"]])
    return {kind: min(found) for kind, found in rules.items() if len(found) == 1}


def _answered(question: Question, line: str | None, rules: Mapping[str, str]) -> Question:
    """Return a question with its answer; if that is not valid HEN, with the rule that the answer breaks."""
    one = question._replace(line=line)
    if one.outcome is not Outcome.NOT_HEN:
        return one
    error = next(each for each in hen.parse(one.hen or "").diagnostics if each.severity is Severity.ERROR)
    return one._replace(rule=rules.get(error.code, one.rule))


def _is_line(text: str) -> bool:
    return len(f"{text}.".splitlines()) == 1 and not any("\ud800" <= character <= "\udfff" for character in text)


def _answers(program: Sequence[str], texts: Sequence[str], timeout: float) -> list[str | None]:
    """Return what a program answers to texts; if it does not answer all of them, each is asked alone.

    Raises OSError if it cannot be run, and subprocess.TimeoutExpired if it never ends in time.
    """
    with suppress(subprocess.TimeoutExpired):  # then they are asked one by one
        lines = _run(program, texts, timeout)
        if len(lines) == len(texts):
            return [*lines]
    answers: list[str | None] = []
    hanging = 0
    for text in track(texts, len(texts), "Asking"):
        try:
            lines, hanging = _run(program, [text], timeout), 0
        except subprocess.TimeoutExpired:
            lines, hanging = [], hanging + 1
            if hanging > MAX_HANGING:
                raise
        answers.append(lines[0] if len(lines) == 1 else None)
    return answers


def _run(program: Sequence[str], texts: Sequence[str], timeout: float) -> list[str]:
    """Return the lines that a program prints for texts. What it writes to standard error goes there."""
    data = "".join(f"{text}\n" for text in texts).encode()
    with _closed_pipes_ignored():
        done = subprocess.run(program, input=data, stdout=subprocess.PIPE, timeout=timeout, check=False)
    lines = done.stdout.decode(errors="replace").split("\n")
    return [line.removesuffix("\r") for line in (lines if lines[-1] else lines[:-1])]


@contextmanager
def _closed_pipes_ignored() -> Iterator[None]:
    """Ignore the signal that would end `hen` if the other program exits without reading all texts."""
    if not hasattr(signal, "SIGPIPE"):
        yield
        return
    before = signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGPIPE, before)


def _report(answered: Sequence[Question], left_out: int) -> Iterator[str]:
    """Yield what is reported: each difference with its rule, and how many there are."""
    differing = [one for one in answered if one.outcome is not Outcome.AGREES]
    for case in differing:
        yield click.style(f"{case.name}: {translated(case.outcome.value)}", bold=True)
        rows: list[tuple[str, str | None]] = [
            (wording.TEXT, case.text),
            (wording.EXPECTED, REFUSAL if case.canonical is None else case.canonical),
            (wording.ANSWERED, case.line),
            (wording.RULE, case.rule),
        ]
        width = max(len(translated(title)) for title, _ in rows)
        for title, text in rows:
            if text is not None:
                yield f"  {translated(title):{width}}  {shown_beginning(text)}"
    count, agreeing = len(answered), len(answered) - len(differing)
    color = "red" if differing else "green"
    yield click.style(translated(wording.AGREEING, count=count, agreeing=agreeing), fg=color, bold=True)
    if left_out:
        yield translated(wording.NOT_ASKED, count=left_out)


def _as_json(answered: Sequence[Question], left_out: int) -> dict[str, object]:
    return {
        "agrees": all(one.outcome is Outcome.AGREES for one in answered),
        "asked": len(answered),
        "left_out": left_out,
        "differences": [
            {
                "vector": one.name,
                "difference": one.outcome.name.lower().replace("_", " "),
                "text": one.text,
                "expected": one.canonical,
                "answer": one.line,
                "rule": one.rule,
            }
            for one in answered
            if one.outcome is not Outcome.AGREES
        ],
    }

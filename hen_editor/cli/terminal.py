"""What a terminal shows: the progress of long work, texts that are safe, and the place of a problem in its line."""

import os
import re
import sys
import time
import unicodedata
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import ClassVar, NamedTuple, Self, TextIO, TypeVar

import click
from click.core import ParameterSource

from hen_editor.core.diagnostics import Span
from hen_editor.core.progress import Progress

PROGRESS_DELAY_SECONDS = 1.0
"""The delay before progress is shown, in seconds."""

PROGRESS_INTERVAL_SECONDS = 0.1
"""The interval between updates, in seconds."""

TAB = "    "
"""The replacement for tabs."""

CUT = "…"

MAX_CHARACTERS = 200
"""The most characters shown of a title or a label."""

_LINE_END = re.compile(r"\r\n|\r|\n")
_JOINERS = "\u200c\u200d"

Item = TypeVar("Item")
Result = TypeVar("Result")


def is_terminal(stream: TextIO | None) -> bool:
    """Return whether a standard stream is open and a terminal."""
    return stream is not None and not stream.closed and stream.isatty()


# Colours.


def _choose_color(context: click.Context, option: click.Parameter, when: str) -> None:
    """Let everything that the command prints have colours, or not; None: on a terminal."""
    if context.parent is not None and context.get_parameter_source("color") is ParameterSource.DEFAULT:
        return  # what is said before the command's name counts
    context.color = wants_color(os.environ) if when == "auto" else when == "always"


def wants_color(environment: Mapping[str, str]) -> bool | None:
    """Return whether the environment wants colours everywhere or nowhere, as https://no-color.org and others have it.

    >>> wants_color({"NO_COLOR": "1", "FORCE_COLOR": "1"}), wants_color({"FORCE_COLOR": "1"}), wants_color({})
    (False, True, None)
    """
    if environment.get("NO_COLOR"):
        return False
    if any(environment.get(name, "0") not in ("", "0") for name in ("FORCE_COLOR", "CLICOLOR_FORCE")):
        return True
    return False if environment.get("TERM") == "dumb" else None


color_option = click.option(
    "--color",
    type=click.Choice(["auto", "always", "never"]),
    default="auto",
    show_default=True,
    callback=_choose_color,
    expose_value=False,
    help="When to use colours: auto is on a terminal, or as NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE and TERM say.",
)


def has_color(stream: TextIO | None) -> bool:
    """Return whether a standard stream may have colours."""
    color = click.get_current_context().color
    return is_terminal(stream) if color is None else color


# Progress.


def track(items: Iterable[Item], total: int, what: str) -> Iterator[Item]:
    """Iterate over items, of which there are this many; what: a word for the work, such as "Reading"."""
    if not is_terminal(sys.stderr):
        yield from items
        return
    with ProgressLine(what) as line:
        for number, item in enumerate(items):
            line.show(number / total)
            yield item


def finished(work: Callable[[Progress], Result], what: str) -> Result:
    """Run work that reports its progress, show that, and return its result."""
    with ProgressLine(what) as line:
        return work(line.show)


def echo(text: str | bytes, *, err: bool = False, nl: bool = True) -> None:
    """Print to stdout or stderr, on a line of its own: any progress shown there is erased first."""
    ProgressLine.erase()
    click.echo(text, err=err, nl=nl)


class ProgressLine:
    """The line of progress on stderr, which is overwritten, and erased at the end; it may be shown within another."""

    _width: ClassVar[int] = 0
    """How many characters it shows."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._next = time.monotonic() + PROGRESS_DELAY_SECONDS

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.erase()

    @classmethod
    def erase(cls) -> None:
        """Erase the line, to print another."""
        cls._write("")

    def show(self, share: float) -> None:
        """Show the progress, from 0 to 1, unless it was just shown."""
        now = time.monotonic()
        if now >= self._next and is_terminal(sys.stderr):
            self._next = now + PROGRESS_INTERVAL_SECONDS
            self._write(f"{self._what}: {share:.0%}")

    @classmethod
    def _write(cls, text: str) -> None:
        if text or cls._width:
            click.echo(f"\r{text:<{cls._width}}" + ("" if text else "\r"), nl=False, err=True)
            cls._width = len(text)


# Texts.


def shown(text: str) -> str:
    """Return a text that is safe to show: tabs as spaces, control and direction characters as U+FFFD."""
    return text if text.isascii() and text.isprintable() else "".join(map(_shown, text))


def shown_beginning(text: str) -> str:
    """Return a title or a label that is safe to show, truncated if it is very long."""
    return shown(text[:MAX_CHARACTERS]) + (CUT if len(text) > MAX_CHARACTERS else "")


def shown_lines(text: str) -> str:
    """Return a text of several lines that is safe to show."""
    return "\n".join(map(shown, text.split("\n")))


def _shown(character: str) -> str:
    if character == "\t":
        return TAB
    if character.isprintable() or character in _JOINERS:
        return character
    return " " if character.isspace() else "\ufffd"


def columns(text: str) -> int:
    r"""Return how many columns a terminal needs for a text.

    >>> columns("K10"), columns("星"), columns("e\u0301")
    (3, 2, 1)
    """
    return len(text) if text.isascii() else sum(map(_columns, text))


def _columns(character: str) -> int:
    if unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


# Places, as compilers show them: the line, with carets under the span.


class TextPlace(NamedTuple):
    """A line and a column of a text, both counted from 1, in characters."""

    line: int
    column: int


class Excerpt(NamedTuple):
    """A part of a line as shown in a terminal, and the number of columns before and under the carets."""

    text: str
    before: int
    carets: int


class TextLines:
    r"""A text by its lines; `\r\n`, `\n` and `\r` end a line."""

    def __init__(self, text: str) -> None:
        ends = [(found.start(), found.end()) for found in _LINE_END.finditer(text)]
        self._text = text
        self._starts = [0, *(end for _, end in ends)]
        self._ends = [*(start for start, _ in ends), len(text)]

    def place(self, offset: int) -> TextPlace:
        """Return the line and column of a character."""
        line = bisect_right(self._starts, offset)
        return TextPlace(line, offset - self._starts[line - 1] + 1)

    def excerpt(self, span: Span, width: int) -> Excerpt:
        """Return the line where a span begins, in at most this many columns, with carets under the span."""
        line = self.place(span.start).line - 1
        start = min(span.start, self._ends[line])
        end = max(start, min(span.end, self._ends[line]))
        first, last = self._window(line, start, end, width)
        end = min(end, last)
        before = (CUT if first > self._starts[line] else "") + shown(self._text[first:start])
        marked, after = shown(self._text[start:end]), shown(self._text[end:last])
        text = before + marked + after + (CUT if last < self._ends[line] else "")
        return Excerpt(text, columns(before), max(columns(marked), 1))

    def _window(self, line: int, start: int, end: int, width: int) -> tuple[int, int]:
        """Extend a window around the beginning of a span alternately to the right and left until it is full."""
        room = width - 2 * columns(CUT)
        first = last = start
        while True:
            grown = False
            if last < self._ends[line] and (cost := columns(shown(self._text[last]))) <= room:
                last, room, grown = last + 1, room - cost, True
            is_marked = last < end and room > width // 4
            if first > self._starts[line] and not is_marked:
                cost = columns(shown(self._text[first - 1]))
                if cost <= room:
                    first, room, grown = first - 1, room - cost, True
            if not grown:
                return first, last

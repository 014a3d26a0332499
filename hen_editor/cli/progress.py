"""Progress of long work, on stderr if that is a terminal."""

import sys
import time
from collections.abc import Generator, Iterable, Iterator
from typing import Self, TextIO, TypeVar

import click

PATIENCE = 1.0
"""The delay before progress is shown, in seconds."""

INTERVAL = 0.1
"""The interval between updates, in seconds."""

Item = TypeVar("Item")
Result = TypeVar("Result")


def is_terminal(stream: TextIO | None) -> bool:
    """Tell whether a standard stream is open and a terminal."""
    return stream is not None and not stream.closed and stream.isatty()


def counted(items: Iterable[Item], total: int, what: str) -> Iterator[Item]:
    """Iterate over items, of which there are this many; what: a word for the work, such as "Reading"."""
    if not is_terminal(sys.stderr):
        yield from items
        return
    with Line(what) as line:
        for number, item in enumerate(items):
            line.show(number / total)
            yield item


def finished(work: Generator[float, None, Result], what: str) -> Result:
    """Run work that yields its progress, and return its result."""
    with Line(what) as line:
        while True:
            try:
                line.show(next(work))
            except StopIteration as end:
                result: Result = end.value
                return result


class Line:
    """A line on stderr that is overwritten, and erased at the end."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._next = time.monotonic() + PATIENCE
        self._width = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.erase()

    def erase(self) -> None:
        """Erase the line, to print another."""
        self._write("")

    def show(self, share: float) -> None:
        """Show the progress, from 0 to 1, unless it was just shown."""
        now = time.monotonic()
        if now >= self._next and is_terminal(sys.stderr):
            self._next = now + INTERVAL
            self._write(f"{self._what}: {share:.0%}")

    def _write(self, text: str) -> None:
        if text or self._width:
            click.echo(f"\r{text:<{self._width}}" + ("" if text else "\r"), nl=False, err=True)
            self._width = len(text)

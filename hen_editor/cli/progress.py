"""How far long work is, told on stderr where that is a terminal."""

import sys
import time
from collections.abc import Generator, Iterable, Iterator
from typing import Self, TextIO, TypeVar

import click

PATIENCE = 1.0
"""Seconds for which nothing is told."""

INTERVAL = 0.1
"""Seconds from one telling to the next."""

Item = TypeVar("Item")
Result = TypeVar("Result")


def is_terminal(stream: TextIO | None) -> bool:
    """Tell whether a standard stream is open and a terminal."""
    return stream is not None and not stream.closed and stream.isatty()


def counted(items: Iterable[Item], total: int, what: str) -> Iterator[Item]:
    """Go through items, of which there are so many in all; what: a word for the work, such as "Reading"."""
    if not is_terminal(sys.stderr):
        yield from items
        return
    with _Line(what) as line:
        for number, item in enumerate(items):
            line.show(number / total)
            yield item


def finished(work: Generator[float, None, Result], what: str) -> Result:
    """Do work that gives the share that is done, and return its result."""
    with _Line(what) as line:
        while True:
            try:
                line.show(next(work))
            except StopIteration as end:
                result: Result = end.value
                return result


class _Line:
    """A line on stderr that is written over and vanishes at the end."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._next = time.monotonic() + PATIENCE
        self._width = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._write("")

    def show(self, share: float) -> None:
        """Show a share of the work, from 0 to 1, unless one was shown a moment ago."""
        now = time.monotonic()
        if now >= self._next and is_terminal(sys.stderr):
            self._next = now + INTERVAL
            self._write(f"{self._what}: {share:.0%}")

    def _write(self, text: str) -> None:
        if text or self._width:
            click.echo(f"\r{text:<{self._width}}" + ("" if text else "\r"), nl=False, err=True)
            self._width = len(text)

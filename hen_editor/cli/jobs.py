"""The same work on many items, in one process or several: results in the order of the items, with their progress."""

import os
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import TypeVar

import click

from hen_editor.cli.terminal import counted

HELP_AFTER = 1.0
"""For how many seconds one process works before others help it, if it would still work for over twice as long."""

Item = TypeVar("Item")
Result = TypeVar("Result")

jobs_option = click.option(
    "--jobs",
    type=click.IntRange(1, 64),
    metavar="N",
    help="Work in N processes at once.  [default: several, where that is faster]",
)


def in_order(
    do: Callable[[Item], Result], items: Sequence[Item], jobs: int | None, what: str = "Reading"
) -> Iterator[Result]:
    """Yield what a function makes of each item, in their order, with the progress on a terminal.

    jobs: in how many processes, None for what is faster; to another one the function, items and results are pickled.
    what: a word for the work.
    """
    yield from counted(_in_order(do, items, jobs), len(items), what)


def _in_order(do: Callable[[Item], Result], items: Sequence[Item], jobs: int | None) -> Iterator[Result]:
    done, spent = 0, 0.0
    if jobs is None:
        jobs = processors()
        while done < len(items) and (jobs == 1 or not _pays(spent, done, len(items))):
            start = perf_counter()
            result = do(items[done])
            spent += perf_counter() - start
            done += 1
            yield result
    rest = items[done:]
    if jobs == 1 or len(rest) < 2:
        yield from map(do, rest)
        return
    from hen_editor.cli import processes

    yield from processes.in_order(do, rest, jobs)


def _pays(spent: float, done: int, total: int) -> bool:
    """Return whether other processes are worth their start, after so many seconds for some of the items."""
    return spent > HELP_AFTER and spent * (total - done) > 2 * HELP_AFTER * done


def processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

"""The same work on many items, in one process or several: results come in the order of the items, with progress."""

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Thread
from time import perf_counter
from typing import TypeVar

import click

from hen_editor.cli import codes
from hen_editor.cli.terminal import track
from hen_editor.cli.wording import message

if sys.platform == "win32":
    import ctypes

HELP_AFTER_SECONDS = 1.0
"""How long one process works before others help it, if it would still take over twice as long."""

MAX_CHUNK_SIZE = 32
"""The most items that are sent to a process at once: sending one alone takes as long as checking a small file."""

MAX_PROCESSES = 61 if sys.platform == "win32" else 64
"""The most processes at once; Windows cannot wait for more."""

_ROUNDS = 16
"""In how many rounds few items are sent to each process, so that all end at about the same time."""

Item = TypeVar("Item")
Made = TypeVar("Made")

jobs_option = click.option(
    "--jobs",
    type=click.IntRange(1, 64),
    metavar="N",
    help="Work in N processes at once.  [default: several, where that is faster]",
)


class ProcessEndedError(click.ClickException):
    """A process ended before its work was done: the system may have had no more memory for it."""

    exit_code = 2


def map_in_order(
    function: Callable[[Item], Made], items: Sequence[Item], jobs: int | None, what: str = "Reading"
) -> Iterator[Made]:
    """Yield what a function makes of each item, in their order, with the progress on a terminal.

    jobs: in how many processes, None for what is faster; to another one the function, items and results are pickled.
    what: a word for the work.
    """
    yield from track(_map(function, items, jobs), len(items), what)


def _map(function: Callable[[Item], Made], items: Sequence[Item], jobs: int | None) -> Iterator[Made]:
    done, spent = 0, 0.0
    if jobs is None:
        jobs = processors()
        while done < len(items) and (jobs == 1 or not _pays(spent, done, len(items))):
            start = perf_counter()
            result = function(items[done])
            spent += perf_counter() - start
            done += 1
            yield result
    rest = items[done:]
    if jobs == 1 or len(rest) < 2:
        yield from map(function, rest)
        return
    yield from in_processes(function, rest, jobs)


def _pays(spent: float, done: int, total: int) -> bool:
    """Return whether it pays to start other processes, after this many seconds for some of the items."""
    return spent > HELP_AFTER_SECONDS and spent * (total - done) > 2 * HELP_AFTER_SECONDS * done


def processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_processes(function: Callable[[Item], Made], items: Sequence[Item], jobs: int) -> Iterator[Made]:
    """Yield what a function makes of each item, in their order, computed by `jobs` processes."""
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    jobs = min(jobs, MAX_PROCESSES)
    chunk_size = min(max(len(items) // (_ROUNDS * jobs), 1), MAX_CHUNK_SIZE)
    context = multiprocessing.get_context("spawn")  # not fork, which would copy Qt without its threads
    with ProcessPoolExecutor(min(jobs, len(items)), context, initializer=_begin_process) as pool:
        with interrupts_ignored():
            results = pool.map(function, items, chunksize=chunk_size)
        try:
            yield from results
        except BrokenProcessPool as error:
            raise ProcessEndedError(message(codes.PROCESS_ENDED.at())) from error


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Ignore Ctrl+C while processes start, and so in them: one that is still importing would print a traceback."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        ctypes.windll.kernel32.SetConsoleCtrlHandler(None, True)  # unlike what `signal` sets, processes inherit this
    try:
        yield
    finally:
        if sys.platform == "win32":
            ctypes.windll.kernel32.SetConsoleCtrlHandler(None, False)
        signal.signal(signal.SIGINT, before)


def _begin_process() -> None:
    """Leave Ctrl+C to the parent, and end when it ends, even if it is killed: nothing else would end this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    import multiprocessing

    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)

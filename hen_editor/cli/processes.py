"""Work in several processes; apart, as what starts them takes 20 ms to import."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeVar

import click

from hen_editor.cli import codes
from hen_editor.cli.wording import message

MOST_AT_ONCE = 32
"""The most items that are sent to a process at once: sending one alone takes as long as checking a small file."""

_ROUNDS = 16
"""How often each process is sent some of few items, so that all end at about the same time."""

Item = TypeVar("Item")
Result = TypeVar("Result")


class ProcessEndedError(click.ClickException):
    """A process ended before its work was done: the system may have had no more memory for it."""

    exit_code = 2


def in_order(do: Callable[[Item], Result], items: Sequence[Item], jobs: int) -> Iterator[Result]:
    """Yield what a function makes of each item, in their order, as `jobs` processes do so."""
    at_once = min(max(len(items) // (_ROUNDS * jobs), 1), MOST_AT_ONCE)
    context = multiprocessing.get_context("spawn")  # Qt and its threads may be there already
    with ProcessPoolExecutor(min(jobs, len(items)), context, initializer=_leave_interrupts_to_parent) as pool:
        with _interrupts_ignored():
            results = pool.map(do, items, chunksize=at_once)
        try:
            yield from results
        except BrokenProcessPool as error:
            raise ProcessEndedError(message(codes.PROCESS_ENDED.at())) from error


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Ignore Ctrl+C while processes start, which inherit that: one that is still importing would print a traceback."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)

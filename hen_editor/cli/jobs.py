"""The same work on many items, in one process or several: results come in the order of the items, with progress."""

import os
import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeVar, cast

import click

from hen_editor.cli import codes
from hen_editor.cli.terminal import track
from hen_editor.cli.wording import message

if sys.platform == "win32":
    import ctypes

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

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


def in_processes(function: Callable[[Item], Made], items: Sequence[Item], jobs: int) -> Generator[Made]:
    """Yield what a function makes of each item, in their order, computed by `jobs` processes.

    They are killed as soon as the rest is not wanted, as after Ctrl+C: an executor would wait for what they are at, and
    may wait forever for one that was killed. Raises what the function raises, and ProcessEndedError.
    """
    import multiprocessing
    from multiprocessing.connection import wait

    jobs = min(jobs, len(items), MAX_PROCESSES)
    chunk_size = min(max(len(items) // (_ROUNDS * jobs), 1), MAX_CHUNK_SIZE)
    chunks = [items[start : start + chunk_size] for start in range(0, len(items), chunk_size)]
    context = multiprocessing.get_context("spawn")  # not fork, which would copy Qt without its threads
    workers: dict[Any, SpawnProcess] = {}  # by the connections, which have another class on Windows
    made: dict[int, list[Made]] = {}
    waiting, shown = iter(enumerate(chunks)), 0
    try:
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            workers[ours] = context.Process(target=_work, args=(theirs, function))
            with interrupts_held():
                workers[ours].start()
            theirs.close()
        while shown < len(chunks):
            for ready in cast("list[Connection]", wait([*workers])):
                made |= _answer(ready)
                if (chunk := next(waiting, None)) is not None:
                    ready.send(chunk)
            while shown in made:
                yield from made.pop(shown)
                shown += 1
    finally:
        started = [process for process in workers.values() if process.pid is not None]
        for process in started:
            process.kill()
        for process in started:
            process.join()


def _answer(worker: "Connection") -> dict[int, list[Any]]:
    """Return what a process made of a chunk, by its number; nothing if it has just started."""
    try:
        answer = worker.recv()
    except (EOFError, ConnectionError) as error:
        raise ProcessEndedError(message(codes.PROCESS_ENDED.at())) from error
    if isinstance(answer, Exception):
        raise answer
    return cast("dict[int, list[Any]]", answer)


def _work(parent: "Connection", function: Callable[[Any], object]) -> None:
    """Answer each chunk; leave Ctrl+C to the parent, and end when it ends, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    parent.send({})
    while (asked := _next_chunk(parent)) is not None:
        number, chunk = asked
        try:
            parent.send({number: [*map(function, chunk)]})
        except Exception as error:  # noqa: BLE001 - raised again in the parent
            error.add_note(traceback.format_exc())
            parent.send(error)


def _next_chunk(parent: "Connection") -> tuple[int, Sequence[Any]] | None:
    """Return the next chunk with its number, None once the parent has ended."""
    try:
        return cast("tuple[int, Sequence[Any]]", parent.recv())
    except (EOFError, ConnectionError):
        return None


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Hold back Ctrl+C while processes start, and so in them: one that is still importing would print a traceback."""
    if sys.platform == "win32":
        ctypes.windll.kernel32.SetConsoleCtrlHandler(None, True)  # unlike what `signal` sets, processes inherit this
        try:
            yield
        finally:
            ctypes.windll.kernel32.SetConsoleCtrlHandler(None, False)
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with_parent() -> None:
    import multiprocessing

    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)

"""Work in threads: its result or its error comes back, what is stopped calls nothing, and no garbage is freed there."""

import gc
import time
from threading import Event, Thread, current_thread, main_thread
from typing import NoReturn

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from hen_editor.core.progress import Progress
from hen_editor.document.worker import (
    Cancelled,
    Job,
    Worker,
    collect_garbage_again,
    collect_garbage_here,
    collect_no_garbage_during,
)


def until(event: Event, result: str = "done", progress: Progress | None = None) -> str:
    """Wait for an event, reporting progress, as long work does."""
    while not event.wait(0.001):
        if progress is not None:
            progress(0.5)
    return result


def test_short_work_is_done_when_run_returns(owner: QObject) -> None:
    results: list[object] = []
    Worker(owner).run(lambda _: current_thread() is main_thread(), results.append)
    assert results == [False]


def test_long_work_calls_back_in_the_thread_of_the_window(owner: QObject, qtbot: QtBot) -> None:
    event, results = Event(), list[object]()
    work = Worker(owner)
    work.run(lambda _: until(event), lambda result: results.append((result, current_thread() is main_thread())))
    assert (results, work.is_working) == ([], True)
    event.set()
    qtbot.waitUntil(lambda: not work.is_working)
    assert results == [("done", True)]


def test_work_that_is_stopped_is_cancelled_and_calls_nothing(owner: QObject, qtbot: QtBot) -> None:
    event, results, jobs = Event(), list[object](), list[str]()

    def function(progress: Progress) -> None:
        try:
            until(event, progress=progress)
        except Cancelled:
            jobs.append("cancelled")
            raise

    work = Worker(owner)
    work.run(function, results.append)
    work.stop()
    qtbot.waitUntil(lambda: jobs == ["cancelled"])
    event.set()
    qtbot.wait(20)
    assert (results, work.is_working) == ([], False)


def test_new_work_takes_the_place_of_what_waits_or_runs(owner: QObject, qtbot: QtBot) -> None:
    results: list[str] = []
    work = Worker(owner, delay_ms=20)
    for name in ("first", "second", "third"):
        work.run(lambda _, name=name: name, results.append)
    assert results == []
    qtbot.waitUntil(lambda: not work.is_working)
    assert results == ["third"]


def test_work_can_be_run_by_what_is_called_at_its_end(owner: QObject) -> None:
    results: list[int] = []
    work = Worker(owner)
    work.run(lambda _: 1, lambda one: work.run(lambda _: one + 1, results.append))
    assert (results, work.is_working) == ([2], False)


def test_progress_is_shown_until_the_work_is_done(owner: QObject, qtbot: QtBot) -> None:
    event, shares = Event(), list[float]()
    work = Worker(owner)
    work.run(lambda progress: until(event, progress=progress), shares.append, progressed=shares.append)
    qtbot.waitUntil(lambda: 0.5 in shares)
    event.set()
    qtbot.waitUntil(lambda: shares[-1] == "done")


def refuse(_: Progress) -> NoReturn:
    raise PermissionError("no")


def test_an_error_of_the_system_is_handed_on(owner: QObject) -> None:
    errors: list[object] = []
    work = Worker(owner)
    work.run(refuse, errors.append, errors.append)
    assert ([str(error) for error in errors], work.is_working) == (["no"], False)


def test_an_error_that_nobody_expects_is_raised_in_the_thread_of_the_window(owner: QObject) -> None:
    work = Worker(owner)
    with pytest.raises(PermissionError):
        work.run(refuse, print)
    with pytest.raises(ZeroDivisionError):
        work.run(lambda _: 1 / 0, print, print)
    assert not work.is_working


def test_a_job_that_is_all_but_done_is_not_cancelled() -> None:
    event = Event()
    job = Job(lambda progress: (progress(1.0), until(event), progress(1.0), "written")[-1])
    while job.share < 1:
        time.sleep(0.001)
    job.cancel()
    event.set()
    assert job.wait(10)
    assert job.result() == "written"


def test_the_share_that_is_done_never_goes_back() -> None:
    job = Job(lambda progress: (progress(0.5), progress(0.2)))
    assert job.wait(10)
    assert job.share == 0.5


class _Timer(QTimer):
    pass


def test_no_garbage_is_freed_in_a_thread(owner: QObject, qtbot: QtBot) -> None:
    """Qt would say that timers cannot be stopped from another thread, and crash sooner or later."""
    freed_in: list[object] = []

    def leave_garbage() -> None:
        timer = _Timer()
        timer.itself = [timer]  # type: ignore[attr-defined]
        timer.start(1000)
        timer.destroyed.connect(lambda: freed_in.append(current_thread()))

    event = Event()
    work = Worker(owner)
    gc.collect()
    leave_garbage()
    work.run(lambda _: ([[[]] for _ in range(100_000)], until(event)), lambda _: None)
    assert not gc.isenabled()
    event.set()
    qtbot.waitUntil(lambda: not work.is_working)
    assert gc.isenabled()
    gc.collect()
    assert set(freed_in) <= {main_thread()}


def test_while_a_thread_lasts_garbage_is_freed_here_and_work_ends_as_ever(owner: QObject, qtbot: QtBot) -> None:
    end, freed_in = Event(), list[object]()

    class Loop:
        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            freed_in.append(current_thread())

    lasting = Thread(target=lambda: ([[[]] for _ in range(100_000)], end.wait()))
    collect_no_garbage_during(lasting, lasts=True)
    lasting.start()
    work = Worker(owner)
    work.run(lambda _: None, lambda _: None)
    assert (work.is_working, gc.isenabled(), collect_garbage_again()) == (False, False, True)
    Loop()
    kept = [[[]] for _ in range(2 * gc.get_threshold()[0])]
    collect_garbage_here()
    assert (freed_in, len(kept)) == ([main_thread()], 2 * gc.get_threshold()[0])
    end.set()
    lasting.join()
    collect_garbage_here()
    assert gc.isenabled()

"""Work in a thread: its result or its error comes back, and other events go on meanwhile."""

import gc
import time

import pytest

from hen_editor.core.slices import finished
from hen_editor.document.threads import in_thread, looked_up


def test_what_a_thread_returns_is_returned_after_pauses() -> None:
    work = in_thread(lambda: time.sleep(0.03) or "done")
    assert next(work) == 1.0
    assert finished(work) == "done"


def test_what_is_raised_in_a_thread_is_raised_here() -> None:
    with pytest.raises(ZeroDivisionError):
        finished(in_thread(lambda: 1 / 0))


def test_work_that_nobody_waits_for_any_longer_is_still_done() -> None:
    done = []
    work = in_thread(lambda: time.sleep(0.03) or done.append("done"))
    next(work)
    work.close()
    assert done == ["done"]


def test_no_garbage_is_collected_in_a_thread() -> None:
    work = in_thread(lambda: time.sleep(0.03))
    next(work)
    assert not gc.isenabled()
    finished(work)
    assert gc.isenabled()


def test_garbage_is_collected_again_after_one_that_nobody_waited_for() -> None:
    work = looked_up(lambda: time.sleep(0.03))
    next(work)
    work.close()
    assert not gc.isenabled()
    time.sleep(0.05)
    finished(looked_up(lambda: None))
    assert gc.isenabled()

"""How long the window waits for work before it goes on without, and how long a test waits for the window."""

from collections.abc import Callable
from threading import Thread, current_thread
from time import monotonic

import pytest
from PySide6.QtTest import QTest

from hen_editor.core.sgf import GameTree
from hen_editor.document import worker
from hen_editor.ui.dialogs import progress

LONGEST_WAIT = 60
"""How long a test waits for what takes a moment on an idle machine, in seconds."""

MOST_STEPS = 1_000
"""How many steps a test takes towards what a few should reach."""


def wait_for_nothing(patch: pytest.MonkeyPatch) -> None:
    """Have all work go on while the window does; no progress is shown."""
    patch.setattr(worker, "AT_ONCE_MS", 0)
    patch.setattr(progress, "SHOWN_AFTER_MS", 10_000)


def record_threads_of_detaching(patch: pytest.MonkeyPatch) -> list[Thread]:
    """Return a list of the threads in which games are detached from their texts from now on."""
    threads, detach = list[Thread](), GameTree.unsourced

    def detached(tree: GameTree) -> GameTree:
        threads.append(current_thread())
        return detach(tree)

    patch.setattr(GameTree, "unsourced", detached)
    return threads


def wait_until(condition: Callable[[], object]) -> None:
    """Wait until something is so, however busy the machine is."""
    end = monotonic() + LONGEST_WAIT
    while not condition():
        assert monotonic() < end
        QTest.qWait(1)


def repeat_until(condition: Callable[[], object], step: Callable[[], object]) -> None:
    """Take steps until something is so."""
    for _ in range(MOST_STEPS):
        if condition():
            return
        step()
    raise AssertionError

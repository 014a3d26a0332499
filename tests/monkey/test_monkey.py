"""The monkey finds nothing, though it sees what it is there to see: each fault that is planted is found."""

from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from random import Random
from textwrap import dedent

import pytest

from tests.effort import is_thorough, some
from tests.monkey.actions import WEIGHTS
from tests.monkey.plan import CHECK, KILL, Action, Log, Plan, Surroundings, planned
from tests.monkey.runner import sat

DOCUMENT = "from hen_editor.document.document import Document\n"

TIMELESS = """
from PySide6.QtCore import QTimer
from hen_editor.document.worker import POLL_MS
from tests.monkey import disk, sitting

disk.SLOW = 0
soon = max(sitting.LOOK, POLL_MS)
at_once, start = QTimer.singleShot, QTimer.start

def start_if_at_once(timer, *interval):
    if (*interval, timer.interval())[0] <= soon:
        start(timer, *interval)

def do_if_at_once(interval, *then):
    if interval <= soon:
        at_once(interval, *then)

QTimer.start, QTimer.singleShot = start_if_at_once, do_if_at_once
"""
"""Has nothing happen by time: on a busy machine it would happen between other actions than before."""

BUSY = """
import time

act = sitting.Sitting._act

def act_slowly(sitting, action, window):
    act(sitting, action, window)
    time.sleep(0.06 * (action.seed % 8 == 0))

sitting.Sitting._act = act_slowly
"""
"""Has the machine do something else now and then."""

KILLED_AT_ONCE = Action(KILL, next(seed for seed in count() if Random(seed).random() < 0.5))

STONES = [Action(name, seed) for seed in range(24) for name in ("tool", "click")]
"""Tools and clicks, among which some place stones."""

DRAGS = [Action("drop", seed) for seed in range(20)]
"""Drags over the window, most of which end there."""

FAULTS = {
    "ZeroDivisionError in": "Document.set_stones = lambda *given: 1 / 0",
    "stderr: oh": "import sys; Document.set_stones = lambda *given: print('oh', file=sys.stderr)",
    "Qt: QPainter::end": """
        from PySide6.QtGui import QPainter
        Document.set_stones = lambda *given: QPainter().end()
    """,
    "the board shows the position": """
        from hen_editor.ui.board.view import BoardView
        BoardView.show_state = lambda *given: None
    """,
    "the process was killed by signal 6": "import os; Document.set_stones = lambda *given: os.abort()",
    "an action hangs": """
        import itertools
        from tests.monkey import sitting
        sitting.STUCK = 2
        Document.set_stones = lambda *given: [0 for _ in itertools.count()]
    """,
    "the bytes mean the document": """
        Document.written = lambda *given: b"(;C[another])"
    """,
    "undo to the start gives the first bytes": """
        from hen_editor.document.change import Change
        Change.undo = lambda self: None
    """,
    "a widget of the active window has the focus": """
        from PySide6.QtWidgets import QApplication
        Document.set_stones = lambda *given: QApplication.focusWidget().clearFocus()
    """,
    "recovery is on": """
        from hen_editor.document.recovery import state
        state.unpack = lambda text: b"(;C[another])"
    """,
    "the journal is the document": """
        from hen_editor.document.recovery.recorder import Recorder
        Recorder._record = lambda *given, **named: None
    """,
    "the journal has the last steps of the document": """
        from hen_editor.document.recovery import steps
        recorded = steps.RecordedStep
        steps.RecordedStep = lambda text, before, after: recorded("another", before, after)
    """,
    "is_presenting is seen as it is in the state": """
        from PySide6.QtWidgets import QApplication
        Document.set_stones = lambda *given: QApplication.activeWindow().menuBar().hide()
    """,
    "what was lost is recovered": """
        from hen_editor.ui.program.windows import Windows
        from tests.monkey import sitting
        sitting.RECOVERY_TIME = 1
        Windows.recover = lambda *given: None
    """,
    "what is dragged over the window is accepted": """
        from hen_editor.ui.window.main_window import MainWindow
        MainWindow.dragEnterEvent = lambda window, event: event.ignore()
    """,
    "what is dropped on the window is taken": """
        from hen_editor.ui.window.main_window import MainWindow
        MainWindow.dropEvent = lambda window, event: event.ignore()
    """,
    "what is dragged over the window and away leaves nothing behind": """
        from hen_editor.ui.window.main_window import MainWindow
        MainWindow.dragLeaveEvent = lambda window, event: window.session.show_status("gone")
    """,
}
"""What is found, and the fault that is planted."""

FEW = (
    "ZeroDivisionError in",
    "the process was killed by signal 6",
    "the board shows the position",
    "undo to the start gives the first bytes",
    "what was lost is recovered",
    "what is dropped on the window is taken",
)
"""A fault for each way in which one is seen: by an exception, a crash, a look, a check, a recovery and an action."""


@pytest.mark.long
def test_the_monkey_finds_nothing(tmp_path: Path) -> None:
    plans = [planned(f"sitting {number} of every test run", some(300, 150), WEIGHTS) for number in range(2)]
    with ThreadPoolExecutor(2) as pool:
        logs = [*pool.map(sat, plans, (tmp_path / f"{number}.log" for number in range(2)))]
    assert [finding for log in logs for finding in log.findings] == []
    assert all(log.is_whole for log in logs)


@pytest.mark.parametrize("key", FAULTS if is_thorough() else FEW)
def test_a_planted_fault_is_found(key: str, tmp_path: Path) -> None:
    prelude = f"{DOCUMENT}{dedent(FAULTS[key])}"
    check = Action(CHECK, 0)
    plan = Plan([*STONES, check, *DRAGS, check, KILLED_AT_ONCE, check])
    found = sat(plan, tmp_path / "log", prelude).findings
    assert [finding.key for finding in found if finding.key.startswith(key)]


@pytest.mark.long
@pytest.mark.skipif(not is_thorough(), reason="replays are those of the monkey, not of the program, and take long")
def test_a_log_is_done_again_as_it_was(tmp_path: Path) -> None:
    untimed = {name: weight for name, weight in WEIGHTS.items() if name not in ("wait", "open-elsewhere")}
    plan = planned("a sitting with kills", 120, untimed | {KILL: 4})
    first = sat(plan, tmp_path / "first", TIMELESS)
    again = sat(Log.read(tmp_path / "first").plan, tmp_path / "again", f"{TIMELESS}{BUSY}")
    assert KILL in [action.name for action in first.actions]
    assert again.is_whole
    assert again == first._replace(slowest=again.slowest)


def test_all_that_is_planned_is_written_and_read(tmp_path: Path) -> None:
    plan = planned("sitting 1", 8_000, WEIGHTS)
    plan.write(tmp_path / "plan")
    assert Log.read(tmp_path / "plan").plan == plan._replace(actions=tuple(plan.actions))
    assert {action.name for action in plan.actions} == {*WEIGHTS, CHECK}
    assert plan.surroundings != Surroundings()

"""A sitting: a process that does a list of actions on real windows, and records what it did and what it found.

The sitting ends with the first action that is followed by a finding. Where the process is killed by one of its actions,
the next process goes on: it recovers what was open, and does the rest.
"""

import faulthandler
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NoReturn, TextIO

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from hen_editor import NAME
from hen_editor.languages import ENGLISH
from hen_editor.ui.program.windows import Windows
from hen_editor.ui.theme import Scheme, Theme
from hen_editor.ui.translation import translate_into
from hen_editor.ui.window.main_window import MainWindow
from tests.monkey import answers, disk, findings, invariants, killing, material
from tests.monkey.actions import ACTIONS
from tests.monkey.killing import Lost, Witness
from tests.monkey.plan import CHECK, KILL, Action, Log
from tests.monkey.turn import Turn, open_windows

STUCK = 60
"""Seconds after which an action that does not end is given up, with a traceback of where it is."""

MAX_ANSWERS = 40
"""How often something that pops up is answered before it is closed."""

MAX_MEMORY = 4 << 30
"""Bytes that a sitting may take: what asks for more fails, before the machine does."""

STDERR = 2
"""The file of the process to which tracebacks are written; `findings` listens to that of Python."""

LOOK = 2
"""Milliseconds from one look to the next at whether something has popped up."""

NOTED_GAP = 100
"""Milliseconds from which it is noted for how long the event loop was held up: by a busy machine, too, and by what the
program would do later if the disk were not fast (see `disk.AT_ONCE_MS`)."""

MAX_ACTIVATIONS = 50
"""How many turns of the event loop it may take until a window is active."""

RECOVERY_TIME = 20
"""Seconds that recovering may take."""


class Sitting(QObject):
    """Does one action after another, each in a turn of the event loop, and answers what pops up meanwhile.

    lost: what was open when the process before this one was killed, if there was one.
    """

    def __init__(
        self,
        actions: Sequence[Action],
        files: Sequence[Path],
        log: TextIO,
        theme: Theme,
        lost: Sequence[Lost] | None = None,
    ) -> None:
        super().__init__(theme)
        self._actions = iter(actions)
        self._next: Action | None = None
        self._files = files
        self._log = log
        self._lost = lost
        self._windows = Windows(theme)
        self._first_bytes: dict[MainWindow, bytes | None] = {}
        self._witnesses: dict[MainWindow, Witness] = {}
        self._editors: list[subprocess.Popen[str]] = []
        self._window: MainWindow | None = None
        self._lots = Random()
        self._answers = 0
        self._activations = 0
        self._has_findings = False
        self._looked = time.monotonic(), time.thread_time()
        self._gap = NOTED_GAP
        self._watched = 0.0

    def begin(self) -> None:
        """Open a window and act in it as soon as the event loop runs."""
        findings.listen(self._report)
        disk.set_speed(is_slow=False)
        self._watch()
        QTimer.singleShot(LOOK, self._look)
        self._windows.open().complete()
        self._windows.begin_reopening(restore=True)
        if self._lost is None:
            QTimer.singleShot(0, self._go_on)
        else:
            steps = self._recovering(self._lost)
            QTimer.singleShot(0, lambda: self._recover(steps))

    def _go_on(self) -> None:
        """Do the next action in a window that is active, unless something waits for an answer."""
        if self._has_findings:
            QApplication.exit()
            return
        if answers.popped_up() is not None:
            QTimer.singleShot(LOOK, self._go_on)
            return
        self._report_all(invariants.at_rest(self._open_windows()))
        self._next = self._next or next(self._actions, None)
        if self._next is None:
            self._record(end=True)
            QApplication.exit()
        elif (window := self._drawn(self._next)).isActiveWindow() or self._activations >= MAX_ACTIVATIONS:
            action, self._next, self._activations = self._next, None, 0
            self._act(action, window)
            QTimer.singleShot(0, self._go_on)
        else:
            self._activations += 1
            window.activateWindow()
            QTimer.singleShot(0, self._go_on)

    def _drawn(self, action: Action) -> MainWindow:
        return Random(action.seed + 1).choice(self._open_windows())

    def _act(self, action: Action, window: MainWindow) -> None:
        self._watch()
        self._record(action=action.name, seed=action.seed)
        self._answers = 0
        self._window = window
        lots, self._lots = Random(action.seed), Random(~action.seed)
        disk.set_speed(is_slow=self._lots.random() < disk.SLOW)
        try:
            if action.name == CHECK:
                self._report_all(invariants.now_and_then(window, self._first_bytes[window]))
                self._looked = time.monotonic(), time.thread_time()  # it took long, but that was not the program
            elif action.name == KILL:
                self._kill(lots)
            else:
                _, act = ACTIONS[action.name]
                act(self._turn(lots))
        except Exception as error:  # noqa: BLE001 - whatever is raised is a finding
            sys.excepthook(type(error), error, error.__traceback__)
        if not self._has_findings:
            self._report_all(
                broken for window in self._open_windows() for broken in invariants.after_each_action(window)
            )

    def _watch(self) -> None:
        """Begin anew to wait for an action, or a start, that hangs, once a second: it starts a thread."""
        if (now := time.monotonic()) > self._watched + 1:
            self._watched = now
            faulthandler.dump_traceback_later(STUCK, exit=True, file=STDERR)

    def _turn(self, lots: Random) -> Turn:
        window = self._window or self._open_windows()[0]  # what pops up after a recovery comes before any action
        return Turn(window, self._windows, lots, self._files, self._record_done, self._report, self._editors)

    def _open_windows(self) -> list[MainWindow]:
        """Return the windows, one at least; of each the bytes that its document begins with are remembered."""
        for window in self._first_bytes.keys() - {*open_windows(self._windows)}:
            del self._first_bytes[window], self._witnesses[window]
        if not open_windows(self._windows):
            self._windows.open()
        for window in open_windows(self._windows):
            if window not in self._first_bytes:
                window.complete()
                self._remember(window)
                self._witnesses[window] = Witness(window)
                window.document.opened.connect(lambda window=window: self._remember(window))
        return open_windows(self._windows)

    def _remember(self, window: MainWindow) -> None:
        self._first_bytes[window] = invariants.first_bytes(window)

    # What pops up.

    def _look(self) -> None:
        """Answer what pops up; what one answer opens is answered by the next look."""
        self._note_gap()
        QTimer.singleShot(LOOK, self._look)
        popup = answers.popped_up()
        if self._lost is not None:
            answers.close_message(popup, self._record_done)
        elif popup is not None:
            self._answer(popup)
        elif self._has_findings:
            QApplication.exit()

    def _note_gap(self) -> None:
        """Take note of for how long the event loop was held up, if never longer before."""
        now = time.monotonic(), time.thread_time()
        gap, work = (round(1_000 * (time - before)) for time, before in zip(now, self._looked, strict=True))
        self._looked = now
        if gap > self._gap:
            self._gap = gap
            self._record(gap=gap, work=work)

    def _answer(self, popup: QWidget) -> None:
        self._answers += 1
        if self._answers > MAX_ANSWERS:
            answers.give_up(popup)
        else:
            answers.answer(popup, self._turn(self._lots))
        if self._answers > 2 * MAX_ANSWERS and isValid(popup) and popup.isVisible():
            self._report("a dialog does not go away", repr(popup))
            QApplication.exit()

    # Killed and recovered.

    def _kill(self, lots: Random) -> None:
        """Kill the process now or in the middle of what comes next."""
        if lots.random() < 0.5:
            killing.strike(self._all_lost, self._record)
        else:
            killing.strike_later(int(10 ** lots.uniform(1, 5)), self._all_lost, self._record)

    def _all_lost(self) -> list[Lost]:
        return [witness.lost() for window, witness in self._witnesses.items() if isValid(window) and window.isVisible()]

    def _recover(self, steps: Iterator[bool]) -> None:
        """Take the next step of what is done after a start; then begin to act."""
        if next(steps, True) or self._has_findings:
            self._lost = None
            QTimer.singleShot(0, self._go_on)
        else:
            QTimer.singleShot(LOOK, lambda: self._recover(steps))

    def _recovering(self, lost: Sequence[Lost]) -> Iterator[bool]:
        """Recover what was open; each step yields whether all is done."""
        needed = [one for one in lost if one.is_needed]
        end = time.monotonic() + RECOVERY_TIME
        while time.monotonic() < end and self._is_any_busy():
            yield False
        self._windows.offer_recovery()
        while (button := self._button("Restore all")) is None and needed and time.monotonic() < end:
            yield False
        if button is not None:
            QTimer.singleShot(0, button.click)
        while (missing := self._missing(needed)) and time.monotonic() < end:
            yield False
        if missing:
            shown = [killing.state(window.document.snapshot) for window in open_windows(self._windows)]
            self._report("what was lost is recovered", f"{missing} is not among {shown}")
        yield True

    def _is_any_busy(self) -> bool:
        """Return whether a file of the last session is still being opened, or something waits for an answer."""
        is_busy = any(window.session.files.opening.reader.is_busy for window in open_windows(self._windows))
        return is_busy or answers.popped_up() is not None

    def _missing(self, needed: Iterable[Lost]) -> list[Lost]:
        """Return the documents that no window shows."""
        shown = [killing.state(window.document.snapshot) for window in open_windows(self._windows)]
        missing = []
        for one in needed:
            if found := next((state for state in shown if state in one.states), None):
                shown.remove(found)
            else:
                missing.append(one)
        return missing

    def _button(self, text: str) -> QAbstractButton | None:
        buttons = (button for window in open_windows(self._windows) for button in window.findChildren(QAbstractButton))
        return next((button for button in buttons if button.text() == text and button.isVisible()), None)

    # The log.

    def _report_all(self, broken: Iterable[invariants.Broken]) -> None:
        for claim, seen in broken:
            self._report(claim, seen)

    def _report(self, key: str, details: str) -> None:
        self._has_findings = True
        self._record(finding=key, details=details)

    def _record_done(self, words: str) -> None:
        self._record(done=[words])

    def _record(self, **entry: object) -> None:
        self._log.write(f"{json.dumps(entry)}\n")


def main(arguments: Sequence[str]) -> NoReturn:
    """Do the actions of a plan, record them in a log, and end the process.

    arguments: the files of the plan and the log, as `plan` writes and reads them, and a directory for the files that
    are opened and saved. Where the log has actions already, what was open then is recovered first.
    """
    plan_file, log_file, directory = map(Path, arguments)
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    faulthandler.enable(STDERR)
    plan, log = Log.read(plan_file).plan, Log.read(log_file)
    where = plan.surroundings
    application = QApplication(["hen-editor", "-style", "fusion", *where.option.split()])
    application.setApplicationName(NAME)
    application.setOrganizationName(NAME)
    application.setQuitOnLastWindowClosed(False)
    application.setCursorFlashTime(0)
    translate_into(application, ENGLISH)
    lost = None if log.killed is None else [Lost(**one) for one in log.killed]
    files = material.written_to(directory / "files") if lost is None else sorted((directory / "files").iterdir())
    with log_file.open("a", buffering=1) as lines:
        lines.write(f"{json.dumps({'begun': lost is not None})}\n")
        Sitting(plan.actions, files, lines, Theme(application, Scheme[where.scheme]), lost).begin()
        application.exec()
    os._exit(0)  # the windows are still open: what becomes of them now is not what the program does at its end

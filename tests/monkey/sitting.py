"""A sitting: a process that does a list of actions on real windows, and records what it did and what it found.

The sitting ends with the first action that is followed by a finding.
"""

import faulthandler
import json
import os
import resource
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import NoReturn, TextIO

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from hen_editor.ui.session.windows import Windows
from hen_editor.ui.theme import Scheme, Theme
from hen_editor.ui.window.main_window import MainWindow
from tests.monkey import answers, findings, invariants, material
from tests.monkey.actions import ACTIONS, Turn, open_windows
from tests.monkey.plan import CHECK, Action, Log

STUCK = 60
"""Seconds after which an action that does not end is given up, with a traceback of where it is."""

MAX_ANSWERS = 40
"""How often something that pops up is answered before it is closed."""

MAX_MEMORY = 4 << 30
"""Bytes that a sitting may take: what asks for more fails, before the machine does."""

LOOK = 2
"""Milliseconds from one look to the next at whether something has popped up."""


class Sitting(QObject):
    """Does one action after another, each in a turn of the event loop, and answers what pops up meanwhile."""

    def __init__(self, actions: Sequence[Action], files: Sequence[Path], log: TextIO, theme: Theme) -> None:
        super().__init__(theme)
        self._actions = iter(actions)
        self._files = files
        self._log = log
        self._windows = Windows(theme)
        self._first_bytes: dict[MainWindow, bytes | None] = {}
        self._lots = Random()
        self._answers = 0
        self._has_findings = False

    def begin(self) -> None:
        """Open a window and act in it as soon as the event loop runs."""
        findings.listen(self._report)
        QTimer.singleShot(0, self._go_on)
        QTimer.singleShot(LOOK, self._look)

    def _go_on(self) -> None:
        """Do the next action, unless something waits for an answer."""
        if self._has_findings:
            QApplication.exit()
        elif answers.popped_up() is not None:
            QTimer.singleShot(LOOK, self._go_on)
        elif (action := next(self._actions, None)) is None:
            self._record(end=True)
            QApplication.exit()
        else:
            self._act(action)
            QTimer.singleShot(0, self._go_on)

    def _act(self, action: Action) -> None:
        faulthandler.dump_traceback_later(STUCK, exit=True, file=sys.__stderr__)
        self._record(action=action.name, seed=action.seed)
        self._answers = 0
        lots, self._lots = Random(action.seed), Random(~action.seed)
        window = lots.choice(self._open_windows())
        try:
            if action.name == CHECK:
                self._report_all(invariants.now_and_then(window, self._first_bytes[window]))
            else:
                _, act = ACTIONS[action.name]
                act(Turn(window, self._windows, lots, self._files, lambda words: self._record(done=[words])))
        except Exception as error:  # noqa: BLE001 - whatever is raised is a finding
            sys.excepthook(type(error), error, error.__traceback__)
        if not self._has_findings:
            self._report_all(
                broken for window in self._open_windows() for broken in invariants.after_each_action(window)
            )

    def _open_windows(self) -> list[MainWindow]:
        """Return the windows, one at least; of each the bytes that its document begins with are remembered."""
        for window in self._first_bytes.keys() - {*open_windows(self._windows)}:
            del self._first_bytes[window]
        if not open_windows(self._windows):
            self._windows.open()
        for window in open_windows(self._windows):
            if window not in self._first_bytes:
                window.complete()
                self._remember(window)
                window.document.opened.connect(lambda window=window: self._remember(window))
        return open_windows(self._windows)

    def _remember(self, window: MainWindow) -> None:
        self._first_bytes[window] = invariants.first_bytes(window)

    def _look(self) -> None:
        """Answer what pops up; what one answer opens is answered by the next look."""
        QTimer.singleShot(LOOK, self._look)
        popup = answers.popped_up()
        if popup is not None:
            self._answer(popup)

    def _answer(self, popup: QWidget) -> None:
        self._answers += 1
        if self._answers > MAX_ANSWERS:
            answers.give_up(popup)
        else:
            answers.answer(popup, self._lots, self._files, lambda words: self._record(done=[words]))
        if self._answers > 2 * MAX_ANSWERS and isValid(popup) and popup.isVisible():
            self._report("a dialog does not go away", repr(popup))
            QApplication.exit()

    def _report_all(self, broken: Iterable[invariants.Broken]) -> None:
        for claim, seen in broken:
            self._report(claim, seen)

    def _report(self, key: str, details: str) -> None:
        self._has_findings = True
        self._record(finding=key, details=details)

    def _record(self, **entry: object) -> None:
        self._log.write(f"{json.dumps(entry)}\n")


def main(arguments: Sequence[str]) -> NoReturn:
    """Do the actions of a plan, record them in a log, and end the process.

    arguments: the files of the plan and the log, as `plan` writes and reads them, and an empty directory for the files
    that are opened and saved.
    """
    plan, log, directory = map(Path, arguments)
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    faulthandler.enable(sys.__stderr__)
    application = QApplication(["hen-editor", "-style", "fusion"])
    application.setApplicationName("HEN Editor")
    application.setOrganizationName("HEN Editor")
    application.setQuitOnLastWindowClosed(False)
    files = material.written_to(directory / "files")
    with log.open("w", buffering=1) as lines:
        Sitting(Log.read(plan).actions, files, lines, Theme(application, Scheme.LIGHT)).begin()
        application.exec()
    os._exit(0)  # the windows are still open: what becomes of them now is not what the program does at its end

"""Work that a window waits for, with its progress if it takes long."""

from collections.abc import Callable
from time import monotonic
from typing import TypeVar

from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication, QEventLoop, Qt
from PySide6.QtWidgets import QWidget

from hen_editor.core.progress import Progress
from hen_editor.document.worker import Worker
from hen_editor.ui.waiting import waiting

Result = TypeVar("Result")

SHOWN_AFTER_MS = 500
"""How long to work before progress is shown: a dialog that is gone at once would only flash."""


def completed(function: Callable[[Progress], object], text: str, window: QWidget, *, finishes: bool = False) -> bool:
    """Complete some work in a thread; return False if the user cancels it.

    Once it reports a progress of 1 it can no longer be cancelled. Until progress is shown, keys and clicks wait. text:
    what is being done. finishes: as for `Job`.
    """
    return bool(_results(function, text, window, finishes=finishes))


def result_of(function: Callable[[Progress], Result], text: str, window: QWidget) -> Result | None:
    """Complete some work as `completed` does, and return what it returns; None if the user cancels it."""
    return next(iter(_results(function, text, window, finishes=False)), None)


def awaited(do: Callable[[], Result], text: str, window: QWidget) -> Result | None:
    """Return what a function without progress returns, as `result_of` does; for lookups such as files on a disk."""
    return result_of(lambda _: do(), text, window)


def _results(function: Callable[[Progress], Result], text: str, window: QWidget, *, finishes: bool) -> list[Result]:
    """Return what some work returns as the only item of a list; an empty list if the user cancels it."""
    results: list[Result] = []
    errors: list[OSError | MemoryError] = []
    worker = Worker(window)
    worker.run(function, results.append, errors.append, finishes=finishes)
    if wait_for(worker, text, window):
        worker.deleteLater()  # a cancelled one still polls, to turn garbage collection on again once its thread ends
    if errors:
        raise errors[0]
    return results


def wait_for(worker: Worker, text: str, window: QWidget, *, can_be_cancelled: bool = True) -> bool:
    """Wait until a worker has called back, or the user cancels its work; return whether the work was completed."""
    start = monotonic()
    quiet = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents | QEventLoop.ProcessEventsFlag.WaitForMoreEvents
    with waiting(window):
        while worker.is_working and 1000 * (monotonic() - start) < SHOWN_AFTER_MS:
            QCoreApplication.processEvents(quiet)  # returns at the latest when the worker's timer polls
        return not worker.is_working or _wait_in_sight(worker, text, window, can_be_cancelled=can_be_cancelled)


def _is_going_on(worker: Worker) -> bool:
    return worker.is_working and worker.share < 1


def _wait_in_sight(worker: Worker, text: str, window: QWidget, *, can_be_cancelled: bool) -> bool:
    # Used through its module, since PySide initialises a class on import.
    cancel = QCoreApplication.translate("Progress", "&Cancel") if can_be_cancelled else ""
    dialog = QtWidgets.QProgressDialog(text, cancel, 0, 100, window)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.setMinimumDuration(0)
    try:
        while worker.is_working:
            dialog.setValue(int(worker.share * 99))  # this handles events, too
            if worker.is_working:
                QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            if can_be_cancelled and dialog.wasCanceled() and _is_going_on(worker):
                worker.stop()
                return False
    finally:
        has_keyboard = dialog.isActiveWindow()
        dialog.hide()  # now: events that the end of a dialog causes come before what follows the work
        dialog.deleteLater()
        if has_keyboard:
            window.activateWindow()
    return True

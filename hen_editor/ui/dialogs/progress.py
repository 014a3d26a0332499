"""Work in slices while a window waits for it, with its progress if it takes long."""

import gc
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TypeVar

from PySide6 import QtWidgets
from PySide6.QtCore import QCoreApplication, QEventLoop, Qt
from PySide6.QtWidgets import QWidget

from hen_editor.document.threads import looked_up
from hen_editor.ui.waiting import waiting

Result = TypeVar("Result")

AT_ONCE = 0.04
"""How long to work before the window is repainted, in seconds: enough for nearly all files."""

SHOWN_AFTER = 0.5
"""How long to work before progress is shown, in seconds: a dialog that is gone at once would only flash."""

BETWEEN_EVENTS = 0.02
"""How long to work between other events, in seconds."""


def completed(work: Generator[float, None, object], text: str, window: QWidget) -> bool:
    """Complete some work that yields its progress, from 0 to 1; return False if the user cancels it.

    From 1 on it can no longer be cancelled. Until it is shown, keys and clicks wait. text: what is being done.
    """
    start = monotonic()
    with waiting(window):
        for _ in work:
            if monotonic() - start > AT_ONCE:
                with _collecting_no_garbage():
                    return _completed_between_events(work, text, window)
    return True


def result_of(work: Generator[float, None, Result], text: str, window: QWidget) -> Result | None:
    """Complete some work as `completed` does, and return what it returns; None if the user cancels it."""
    results: list[Result] = []

    def keeping_result() -> Generator[float, None, None]:
        results.append((yield from work))

    return results[0] if completed(keeping_result(), text, window) else None


def awaited(do: Callable[[], Result], text: str, window: QWidget) -> Result | None:
    """Look something up in a thread while a window waits as for `completed`; return None if the user cancels it."""
    return result_of(looked_up(do), text, window)


def _completed_between_events(work: Generator[float, None, object], text: str, window: QWidget) -> bool:
    start = last = monotonic()
    for _ in work:
        now = monotonic()
        if now - start > SHOWN_AFTER:
            return _completed_in_sight(work, text, window)
        if now - last > BETWEEN_EVENTS:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
            last = monotonic()
    return True


def _completed_in_sight(work: Generator[float, None, object], text: str, window: QWidget) -> bool:
    # PySide initialises a class on first use.
    dialog = QtWidgets.QProgressDialog(text, QCoreApplication.translate("Progress", "&Cancel"), 0, 100, window)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.setMinimumDuration(0)
    shown = 0.0
    try:
        for share in work:
            if monotonic() - shown < BETWEEN_EVENTS:
                continue
            dialog.setValue(int(share * 99))
            QCoreApplication.processEvents()
            shown = monotonic()
            if dialog.wasCanceled() and share < 1:
                work.close()
                return False
    finally:
        has_keyboard = dialog.isActiveWindow()
        dialog.hide()  # at once: what the end of a dialog brings comes before what follows the work
        dialog.deleteLater()
        if has_keyboard:
            window.activateWindow()
    return True


@contextmanager
def _collecting_no_garbage() -> Iterator[None]:
    """Keep the garbage collector from examining again and again all that is being made, for 100 ms at a time.

    Nor are they examined later: the nodes of games are freed without it.
    """
    is_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if is_enabled:
            gc.freeze()
            gc.enable()

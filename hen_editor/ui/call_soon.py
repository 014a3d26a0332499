"""Calls after the present event, and dialogs after the open ones."""

import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

DIALOG_CHECK_MS = 100
"""The interval at which to check whether a dialog or a menu is still open, in milliseconds."""


def call_soon(receiver: QObject, do: Callable[[], object]) -> None:
    """Call a function once all pending events have been handled, unless the receiver is destroyed by then.

    What it raises is reported: PySide6 before 6.11 would lose the exception, or raise it in the next call instead.
    """

    def reporting() -> None:
        try:
            do()
        except Exception:  # noqa: BLE001 - whatever it is, the program goes on
            sys.excepthook(*sys.exc_info())

    QTimer.singleShot(0, receiver, reporting)


def show_later(receiver: QObject, show: Callable[[], object]) -> None:
    """Show a dialog once no other and no menu is open, unless the receiver is destroyed by then.

    Never at once: it must not hold up anything in progress, such as opening further files.
    """

    def look() -> None:
        if is_held_up():
            QTimer.singleShot(DIALOG_CHECK_MS, receiver, look)
        else:
            show()

    call_soon(receiver, look)


def is_held_up() -> bool:
    """Return whether a dialog or a menu is open."""
    return QApplication.activeModalWidget() is not None or QApplication.activePopupWidget() is not None

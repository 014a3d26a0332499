"""Calls that come after what is going on now."""

import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def call_soon(receiver: QObject, do: Callable[[], object]) -> None:
    """Call a function once the events before it have been handled, unless the receiver is destroyed by then.

    What it raises is reported: PySide6 before 6.11 would lose it, and leave it to the next call to fail for it.
    """

    def reporting() -> None:
        try:
            do()
        except Exception:  # noqa: BLE001 - whatever it is, the program goes on
            sys.excepthook(*sys.exc_info())

    QTimer.singleShot(0, receiver, reporting)

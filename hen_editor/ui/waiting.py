"""Windows that wait for work: until it is done, they are not closed and show no other document."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QWidget

_waiting: list[QWidget] = []


@contextmanager
def waiting(window: QWidget) -> Iterator[None]:
    """Have a window wait for what is done meanwhile."""
    _waiting.append(window)
    try:
        yield
    finally:
        _waiting.remove(window)


def is_waiting(window: QWidget) -> bool:
    """Return whether a window waits for work."""
    return window in _waiting

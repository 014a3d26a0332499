"""Windows that wait for work: until it is done, they cannot be closed and show no other document."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QWidget

_waiting: list[QWidget] = []


@contextmanager
def waiting(window: QWidget) -> Iterator[None]:
    """Mark a window as waiting while the block runs."""
    _waiting.append(window)
    try:
        yield
    finally:
        _waiting.remove(window)


def is_waiting(window: QWidget) -> bool:
    """Return whether a window waits for work."""
    return window in _waiting

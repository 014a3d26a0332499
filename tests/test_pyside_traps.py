"""What this Qt binding is known to get wrong, held at the versions that get it right."""

import sys

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

CALLS = 1_000
STRAY = 100
"""References that other code may take and drop meanwhile; the trap loses one at every call."""


class Bell(QObject):
    rung = Signal()


def test_a_call_that_returns_nothing_keeps_the_reference_to_none(qtbot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        widget.update()
    assert before - sys.getrefcount(None) < STRAY


def test_an_emitted_signal_keeps_the_reference_to_true(qapp) -> None:
    bell = Bell()
    before = sys.getrefcount(True)
    for _ in range(CALLS):
        bell.rung.emit()
    assert before - sys.getrefcount(True) < STRAY

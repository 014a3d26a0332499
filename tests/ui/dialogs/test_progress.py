"""Work that a window waits for: a dialog only where it takes long."""

import time

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QProgressDialog, QWidget
from pytestqt.qtbot import QtBot

from hen_editor.core.progress import Progress
from hen_editor.document import worker
from hen_editor.ui.dialogs import progress


def work(report: Progress) -> str:
    """Take a while, and report that."""
    for step in range(20):
        report(step / 20)
        time.sleep(0.01)
    return "done"


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QWidget:
    monkeypatch.setattr(worker, "AT_ONCE_MS", 0)
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.mark.parametrize("shown_after", [10_000, 0])
def test_the_window_lives_during_work_and_progress_is_shown_only_if_it_takes_long(
    window: QWidget, monkeypatch: pytest.MonkeyPatch, shown_after: int
) -> None:
    monkeypatch.setattr(progress, "SHOWN_AFTER_MS", shown_after)
    heard = list[bool]()
    QTimer.singleShot(50, lambda: heard.append(window.findChild(QProgressDialog) is not None))
    assert progress.result_of(work, "Saving", window) == "done"
    assert heard == [shown_after == 0]


def test_the_window_has_the_keyboard_again_after_the_dialog(
    qtbot: QtBot, window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "SHOWN_AFTER_MS", 0)
    window.show()
    qtbot.waitActive(window)
    had_it = list[bool]()
    QTimer.singleShot(50, lambda: had_it.append(window.isActiveWindow()))
    assert progress.completed(work, "Saving", window)
    assert had_it == [False]
    qtbot.waitUntil(window.isActiveWindow, timeout=1000)


def test_work_that_is_cancelled_ends_soon_and_returns_nothing(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "SHOWN_AFTER_MS", 0)
    reported = list[float]()

    def noted(report: Progress) -> None:
        for step in range(1_000):
            reported.append(step)
            report(step / 1_000)
            time.sleep(0.01)

    QTimer.singleShot(50, lambda: window.findChild(QProgressDialog).cancel())
    assert not progress.completed(noted, "Saving", window)
    time.sleep(0.05)
    count = len(reported)
    time.sleep(0.05)
    assert len(reported) == count < 1_000


def test_what_the_system_refuses_is_raised_where_it_is_waited_for(window: QWidget) -> None:
    with pytest.raises(FileNotFoundError):
        progress.awaited(lambda: open("/no/such/file"), "Looking", window)  # noqa: PTH123, SIM115

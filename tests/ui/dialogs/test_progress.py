"""Work in slices: a dialog only where it takes long."""

from collections.abc import Generator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QProgressDialog, QWidget
from pytestqt.qtbot import QtBot

from hen_editor.ui.dialogs import progress


@pytest.mark.parametrize("shown_after", [10, -1])
def test_the_window_lives_during_work_and_progress_is_shown_only_if_it_takes_long(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, shown_after: int
) -> None:
    monkeypatch.setattr(progress, "AT_ONCE", -1)
    monkeypatch.setattr(progress, "SHOWN_AFTER", shown_after)
    monkeypatch.setattr(progress, "BETWEEN_EVENTS", 0)
    window = QWidget()
    qtbot.addWidget(window)
    heard = list[bool]()

    def work() -> Generator[float, None, None]:
        QTimer.singleShot(0, lambda: heard.append(window.findChild(QProgressDialog) is not None))
        for step in range(100):
            yield step / 100

    assert progress.completed(work(), "Saving", window)
    assert heard == [shown_after < 0]


def test_the_window_has_the_keyboard_again_after_the_dialog(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "AT_ONCE", -1)
    monkeypatch.setattr(progress, "BETWEEN_EVENTS", 0)
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    qtbot.waitActive(window)
    had_it = list[bool]()

    def work() -> Generator[float, None, None]:
        for step in range(100):
            yield step / 100
        had_it.append(window.isActiveWindow())

    assert progress.completed(work(), "Saving", window)
    assert had_it == [False]
    qtbot.waitUntil(window.isActiveWindow, timeout=1000)

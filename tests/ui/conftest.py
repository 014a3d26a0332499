"""The window that tests of its parts share."""

import os
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hen_editor.core.position import Position
from hen_editor.document import worker
from hen_editor.document.recovery import recorder
from hen_editor.engine.engines import EngineSpec
from hen_editor.ui.board import motion
from hen_editor.ui.dialogs import progress
from hen_editor.ui.engine import controller, preferences
from hen_editor.ui.recognition import screenshots
from hen_editor.ui.theme import Theme
from hen_editor.ui.window.main_window import MainWindow
from tests.engine.scripts import spec


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have small files open and small work done when the command returns on a busy machine too."""
    monkeypatch.setattr(worker, "AT_ONCE_MS", 10_000)
    monkeypatch.setattr(recorder, "AT_ONCE_MS", 10_000)
    monkeypatch.setattr(progress, "SHOWN_AFTER_MS", -1)
    monkeypatch.setattr(motion, "COMING_MS", 0)
    monkeypatch.setattr(motion, "GOING_MS", 0)
    monkeypatch.setattr(screenshots, "HIDING_MS", 0)


@pytest.fixture(autouse=True)
def engines(monkeypatch: pytest.MonkeyPatch) -> list[EngineSpec]:
    """The engines that are found, whatever there is on this machine: a scripted one."""
    found = [spec()]
    for module in (controller, preferences):
        monkeypatch.setattr(module, "found_engines", lambda: found)
    return found


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """A disk on which no file of the user is written until this event is set: those are written in threads."""
    is_ready, fsync = threading.Event(), os.fsync

    def sync_when_ready(handle: int) -> None:
        if threading.current_thread() is not threading.main_thread():
            is_ready.wait(20)
        fsync(handle)

    monkeypatch.setattr(os, "fsync", sync_when_ready)
    monkeypatch.setattr(worker, "AT_ONCE_MS", 0)
    monkeypatch.setattr(progress, "SHOWN_AFTER_MS", 10_000)
    yield is_ready
    is_ready.set()


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> MainWindow:
    """A window with an empty 19x19 board, the board in focus."""
    made = MainWindow(Theme(qapp))
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made, before_close_func=lambda closed: closed.document.new(Position()))
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    made.board.setFocus()
    return made

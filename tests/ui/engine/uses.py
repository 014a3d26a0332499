"""A window whose engine is a scripted one, or GNU Go, and what the engine does there."""

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hen_editor.core import sgf
from hen_editor.ui.engine.bar import EngineBar
from hen_editor.ui.engine.uses import EngineUses
from hen_editor.ui.window.main_window import MainWindow

PATIENCE_MS = 60_000


def uses(window: MainWindow) -> EngineUses:
    found = window.findChild(EngineUses)
    assert found is not None
    return found


def until_idle(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until the engine has done what it was asked for."""
    qtbot.waitUntil(lambda: not uses(window).controller.is_working, timeout=PATIENCE_MS)


def bar(window: MainWindow) -> EngineBar:
    found = window.findChild(EngineBar)
    assert found is not None
    return found


def offered(window: MainWindow) -> list[str]:
    """The names of the buttons that the bar shows."""
    return [name for name, button in bar(window).buttons.items() if not button.isHidden()]


def press(window: MainWindow, name: str) -> None:
    """Press a button of the bar."""
    assert name in offered(window)
    bar(window).buttons[name].click()
    QTest.qWait(0)


def written(window: MainWindow) -> str:
    """The moves of the game, as SGF, without what every game has."""
    text = sgf.format(window.document.snapshot.collection).decode().replace("\n", "")
    return "(;" + text.partition("SZ[9]")[2]

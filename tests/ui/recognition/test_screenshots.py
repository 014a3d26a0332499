"""Pictures of the screen: a frame dragged over what it shows, then the sheet of any picture."""

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QColor, QGuiApplication, QPixmap, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hen_editor.ui.recognition.screenshots import ScreenDialog
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.recognition.pictures import with_sheet

Key = Qt.Key


def with_screen(window: MainWindow, use: Callable[[ScreenDialog], object]) -> list[str]:
    """Take a screenshot, in a dialog that shows the screen, then take the board; return the titles of the sheets."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, ScreenDialog):
            timer.stop()
            use(dialog)

    timer = QTimer(interval=10)
    timer.timeout.connect(look)
    timer.start()
    return with_sheet(window.commands["screenshot"].trigger, lambda sheet: QTest.keyClick(sheet, Key.Key_Escape))


def test_esc_takes_no_screenshot(window: MainWindow) -> None:
    assert with_screen(window, lambda dialog: QTest.keyClick(dialog, Key.Key_Escape)) == []


@pytest.fixture
def shot(monkeypatch: pytest.MonkeyPatch) -> None:
    """What every screen shows: that of 500 by 400 points at 200 %."""
    shown = QPixmap(1000, 800)
    shown.fill(QColor("#8899aa"))
    shown.setDevicePixelRatio(2)
    monkeypatch.setattr(QScreen, "grabWindow", lambda *place: shown)


def test_a_frame_takes_what_is_in_it(shot: None, window: MainWindow) -> None:
    dialog = ScreenDialog(window.screen())
    dialog.resize(500, 400)
    QTest.mousePress(dialog, Qt.MouseButton.LeftButton, pos=QPoint(40, 50))
    QTest.mouseMove(dialog, QPoint(360, 350))
    QTest.mouseRelease(dialog, Qt.MouseButton.LeftButton, pos=QPoint(360, 350))
    assert dialog.result() == 1
    taken = dialog.picture()
    assert (taken.width(), taken.height()) == (642, 602)
    assert taken.pixelColor(0, 0) == QColor("#8899aa")


def test_enter_takes_the_whole_screen(shot: None, window: MainWindow) -> None:
    dialog = ScreenDialog(window.screen())
    dialog.show()
    assert QTest.qWaitForWindowActive(dialog)
    QTest.keyClick(dialog, Key.Key_Return)
    assert (dialog.result(), dialog.picture().width()) == (1, 1000)


def test_a_click_is_no_frame(window: MainWindow) -> None:
    dialog = ScreenDialog(window.screen())
    dialog.show()
    QTest.mouseClick(dialog, Qt.MouseButton.LeftButton, pos=QPoint(40, 50))
    assert dialog.isVisible()
    dialog.reject()


@pytest.mark.skipif(sys.platform != "linux", reason="only there a desktop is asked")
def test_a_desktop_that_offers_no_screenshots_is_reported(
    monkeypatch: pytest.MonkeyPatch, window: MainWindow, qtbot
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "wayland")
    dbus = pytest.importorskip("PySide6.QtDBus")
    monkeypatch.setattr(dbus.QDBusConnection, "sessionBus", lambda: dbus.QDBusConnection("none"))
    window.commands["screenshot"].trigger()
    qtbot.waitUntil(lambda: window.statusBar().currentMessage() == "The desktop offers no screenshots to programs.")

"""The ring around a view: seen after a key, until the mouse is pressed."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog

from hen_editor.ui.colors import colors_of
from hen_editor.ui.program.key_focus import KeyFocus
from hen_editor.ui.theme import Scheme, Theme
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import show_game


@pytest.fixture
def shown(qapp: QApplication, window: MainWindow) -> Iterator[MainWindow]:
    """A window of a program that looks at keys and clicks."""
    show_game(window, "(;SZ[9];B[ee];W[ec])")
    keys = KeyFocus(qapp)
    keys.listen(window.windowHandle())
    yield window
    window.windowHandle().removeEventFilter(keys)
    keys.deleteLater()


def has_ring(window: MainWindow) -> bool:
    """Return whether the frame of the board is in the accent, as its ring is."""
    QApplication.processEvents()
    edge = window.grab().toImage().pixelColor(window.board.mapTo(window, QPoint(1, window.board.height() // 2)))
    return edge == colors_of(window.palette()).accent


def click(window: MainWindow) -> None:
    place = window.board.mapTo(window, window.board.rect().center())
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)


@pytest.mark.parametrize("key", [Qt.Key.Key_Right, Qt.Key.Key_Home])
def test_the_ring_is_seen_after_a_key_until_the_mouse_is_pressed(shown: MainWindow, key: Qt.Key) -> None:
    assert shown.board.hasFocus()
    assert not has_ring(shown)
    QTest.keyClick(shown.windowHandle(), key)
    assert has_ring(shown)
    click(shown)
    assert shown.board.hasFocus()
    assert not has_ring(shown)


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_F6])
def test_the_ring_is_seen_where_keys_have_moved_the_focus(shown: MainWindow, key: Qt.Key) -> None:
    shown.tree.setFocus(Qt.FocusReason.MouseFocusReason)
    for _ in range(40):
        QTest.keyClick(shown.windowHandle(), key)
        if shown.board.hasFocus():
            break
    assert has_ring(shown)


def test_the_ring_is_seen_again_after_a_dialog(shown: MainWindow) -> None:
    QTest.keyClick(shown.windowHandle(), Qt.Key.Key_Right)
    dialog = QInputDialog(shown)
    dialog.open()
    QApplication.processEvents()
    assert not shown.board.hasFocus()
    dialog.accept()
    QApplication.processEvents()
    shown.activateWindow()
    QApplication.processEvents()
    assert shown.board.hasFocus()
    assert has_ring(shown)


def test_typing_and_clicks_show_no_ring(shown: MainWindow) -> None:
    QTest.keyClick(shown.windowHandle(), Qt.Key.Key_P)
    click(shown)
    assert not has_ring(shown)


def test_high_contrast_always_shows_it(shown: MainWindow, qapp: QApplication) -> None:
    theme = Theme(qapp, Scheme.HIGH_DARK)
    assert has_ring(shown)
    theme.choose(Scheme.LIGHT)
    assert not has_ring(shown)
    theme.deleteLater()

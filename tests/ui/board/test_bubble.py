"""The bubble that says beside a point why nothing could be done there."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from hen_editor.core.board import Point
from hen_editor.ui.board.bubble import Bubble
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import click, keys, show_game

KO = "(;SZ[9]AB[ba][ab][bc]AW[ca][cc][db][bb];B[cb];W[ii])"


def bubble(window: MainWindow) -> Bubble:
    found = window.board.findChild(Bubble)
    assert found is not None
    return found


@pytest.fixture
def occupied(window: MainWindow) -> MainWindow:
    window.resize(1280, 800)
    show_game(window, "(;SZ[9]AB[aa][ai][ia][ii][ee])")
    QTest.qWait(1)
    return window


@pytest.mark.parametrize("name", ["A9", "J9", "A1", "J1", "E5"])
def test_a_refusal_is_said_beside_the_stone_and_never_over_it(occupied: MainWindow, name: str) -> None:
    size = occupied.document.snapshot.position.size
    point = size.find(name)
    click(occupied, point)
    said = bubble(occupied)
    assert said.words == occupied.statusBar().currentMessage() == "There is a stone on that point."
    assert not said.geometry().contains(occupied.board.centre_of(point).toPoint())
    assert occupied.board.viewport().rect().contains(said.geometry())
    assert abs(said.geometry().center().y() - occupied.board.centre_of(point).y()) < 40


def test_in_a_window_that_becomes_small_it_is_wrapped_and_stays_beside_the_stone(occupied: MainWindow) -> None:
    click(occupied, Point(4, 4))
    occupied.resize(800, 480)
    QTest.qWait(1)
    assert bubble(occupied).words
    assert not bubble(occupied).geometry().contains(occupied.board.centre_of(Point(4, 4)).toPoint())
    assert occupied.board.viewport().rect().contains(bubble(occupied).geometry())


def test_it_goes_with_the_next_key_press_of_the_mouse_or_change(occupied: MainWindow) -> None:
    said = bubble(occupied)
    for then in (
        lambda: QTest.keyClick(occupied.board, Qt.Key.Key_Shift),
        lambda: click(occupied, Point(2, 2)),
        lambda: keys(occupied, "P"),
    ):
        click(occupied, Point(4, 4))
        assert said.words
        then()
        QTest.qWait(1)
        assert not said.words


def test_the_mouse_goes_through_it(occupied: MainWindow) -> None:
    click(occupied, Point(4, 4))
    covered = QRect(bubble(occupied).geometry()).center()
    assert occupied.board.viewport().childAt(QPoint(covered)) is None

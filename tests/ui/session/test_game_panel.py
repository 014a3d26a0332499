"""The panel of a game: how high the tree is, and that nothing moves it but its variations and the user."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hen_editor.core.board import Point
from hen_editor.ui.tree.view import CELL_SIZES
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import click, keys, show_game

CELL = CELL_SIZES[3]
ONE = "(;SZ[9]" + ";B[aa];W[bb]" * 30 + ")"


def variations(count: int) -> str:
    return "(;SZ[9];B[aa]" + "".join(f"(;W[b{row}];B[cc])" for row in "abcdefghi"[:count]) + ")"


@pytest.fixture
def large(window: MainWindow) -> MainWindow:
    window.resize(1280, 800)
    QTest.qWait(20)
    return window


def height(window: MainWindow) -> int:
    QTest.qWait(1)
    return window.tree.height()


def test_the_tree_is_as_high_as_its_variations_need_between_three_and_half_the_panel(large: MainWindow) -> None:
    heights = []
    for count in (1, 3, 5, 8):
        show_game(large, variations(count))
        heights.append(height(large))
    assert heights[0] == heights[1] >= 3 * CELL
    assert [heights[2] - heights[1], heights[3] - heights[2]] == [2 * CELL, 3 * CELL]
    show_game(large, "(;SZ[9]" + "".join(f"(;B[{column}{row}])" for column in "abcdefghi" for row in "abcdefghi") + ")")
    assert height(large) == large.game_panel.splitter.height() // 2


def test_steps_never_change_it_and_a_new_variation_makes_it_higher(large: MainWindow) -> None:
    show_game(large, variations(3))
    before = height(large)
    for key in ("Right", "Right", "Down", "Down", "Right", "Home", "End"):
        keys(large, key)
        assert height(large) == before
    keys(large, "Home", "Right")
    click(large, Point(7, 7))
    assert height(large) == before + CELL
    keys(large, "Ctrl+Z")
    assert height(large) == before + CELL


def drag_line(window: MainWindow, down: int) -> None:
    handle = window.game_panel.splitter.handle(1)
    start = handle.rect().center()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(handle, start + QPoint(0, down))
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=start + QPoint(0, down))


def test_once_the_line_is_dragged_it_stays(large: MainWindow) -> None:
    show_game(large, variations(3))
    before = height(large)
    drag_line(large, 60)
    dragged = height(large)
    assert dragged > before
    show_game(large, variations(8))
    assert height(large) == dragged
    large.resize(1024, 420)
    QTest.qWait(20)
    assert height(large) < dragged
    large.resize(1280, 800)
    QTest.qWait(20)
    assert height(large) == dragged


def test_where_the_line_was_dragged_it_is_in_the_next_window_until_a_double_click(
    large: MainWindow, qtbot: QtBot
) -> None:
    show_game(large, variations(3))
    before = height(large)
    drag_line(large, 90)
    dragged = height(large)
    assert large.close()
    again = MainWindow(large.session.theme)
    qtbot.addWidget(again)
    again.show()
    qtbot.waitExposed(again)
    show_game(again, variations(3))
    assert height(again) == dragged
    QTest.mouseDClick(again.game_panel.splitter.handle(1), Qt.MouseButton.LeftButton)
    assert height(again) == before
    show_game(again, variations(4))
    assert height(again) == before + CELL


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_the_current_node_is_never_cut(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    QTest.qWait(20)
    for text in (ONE, variations(9)):
        show_game(window, text)
        for key in ("Right", "Right", "Down", "Down", "Down", "Down", "Down", "End", "Home"):
            keys(window, key)
            QTest.qWait(1)
            area = window.tree.area_of(window.document.snapshot.node)
            assert area is not None
            assert window.tree.viewport().rect().contains(area), key

"""The panel of a game: how high the comment is, and that nothing changes it but what is written, and the user."""

import pytest
from hypothesis import given
from hypothesis import strategies as some
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hen_editor.core import sgf
from hen_editor.ui.session.game_panel import longest_comment
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import keys, show_game, write

LINE = "Words that nearly fill one line. "


def commented(lines: int, before: str = "") -> str:
    return f"(;SZ[9]C[{before}];B[aa];W[bb]C[{LINE * lines}];B[cc])"


@pytest.fixture
def large(window: MainWindow) -> MainWindow:
    window.resize(1280, 800)
    QTest.qWait(20)
    return window


def height(window: MainWindow) -> int:
    QTest.qWait(1)
    return window.comment_box.height()


def test_the_comment_is_as_high_as_the_longest_one_needs_up_to_half_the_room(large: MainWindow) -> None:
    heights = []
    for lines in (0, 1, 6, 9, 200):
        show_game(large, commented(lines))
        heights.append(height(large))
    assert heights[0] == heights[1] == 88
    assert 88 < heights[2] < heights[3] < heights[4]
    assert heights[4] == large.game_panel.splitter.height() // 2


def test_the_longest_comment_is_seen_whole(large: MainWindow) -> None:
    show_game(large, commented(6))
    keys(large, "Right", "Right")
    QTest.qWait(1)
    assert large.comment_box.editor.verticalScrollBar().maximum() == 0


def test_steps_never_change_it_and_a_longer_comment_makes_it_higher(large: MainWindow) -> None:
    show_game(large, commented(6))
    before = height(large)
    for key in ("Right", "Right", "Right", "Home", "End"):
        keys(large, key)
        assert height(large) == before
    large.comment_box.editor.setFocus()
    write(large, LINE * 9)
    assert height(large) > before
    large.document.end_burst()
    keys(large, "Ctrl+Z")
    assert height(large) > before


@given(some.lists(some.integers(0, 12), min_size=1, max_size=6))
def test_the_longest_comment_is_the_one_with_most_lines(lines: list[int]) -> None:
    texts = ["x\n" * count for count in lines]
    tree = sgf.parse("(;SZ[9]" + "".join(f";B[]C[{text}]" for text in texts) + ")").value.games[0]
    assert longest_comment(tree, tree.walk()) == max(texts, key=len)


def drag_line(window: MainWindow, down: int) -> None:
    handle = window.game_panel.splitter.handle(1)
    start = handle.rect().center()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(handle, start + QPoint(0, down))
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=start + QPoint(0, down))


def test_once_the_line_is_dragged_it_stays(large: MainWindow) -> None:
    show_game(large, commented(3))
    before = height(large)
    drag_line(large, 60)
    dragged = height(large)
    assert dragged > before
    show_game(large, commented(9))
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
    show_game(large, commented(3))
    before = height(large)
    drag_line(large, 90)
    dragged = height(large)
    assert large.close()
    again = MainWindow(large.session.theme)
    qtbot.addWidget(again)
    again.show()
    qtbot.waitExposed(again)
    again.resize(1280, 800)
    QTest.qWait(20)
    show_game(again, commented(3))
    assert height(again) == dragged
    QTest.mouseDClick(again.game_panel.splitter.handle(1), Qt.MouseButton.LeftButton)
    assert height(again) == before
    show_game(again, commented(8))
    assert height(again) > before


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_the_current_node_is_never_cut(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    QTest.qWait(20)
    line = "(;SZ[9]" + ";B[aa];W[bb]" * 30 + ")"
    variations = "(;SZ[9];B[aa]" + "".join(f"(;W[b{row}];B[cc])" for row in "abcdefghi") + ")"
    for text in (line, variations):
        show_game(window, text)
        for key in ("Right", "Right", "Down", "Down", "Down", "Down", "Down", "End", "Home"):
            keys(window, key)
            QTest.qWait(1)
            area = window.tree.area_of(window.document.snapshot.node)
            assert area is not None
            assert window.tree.viewport().rect().contains(area), key

"""Variations dragged with the mouse to other places among their siblings."""

from textwrap import dedent

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hen_editor.core import sgf
from hen_editor.core.sgf import GameTree
from hen_editor.ui.tree.drag import dragged
from hen_editor.ui.tree.layout import Cell, lay_out
from hen_editor.ui.tree.view import TreeView
from tests.ui.tree.test_view import CELL, is_ground, place, played
from tests.ui.tree.trees import drawing

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton

FORK = "(;;B[aa](;W[ba];B[ca];W[da](;B[ea])(;B[fa]))(;W[ga](;B[ha])(;B[ia]))(;W[ja])(;W[ka]))"
PICTURE = r"""
    0-1-2-3-4-5
      |\     \
      | 7-8   6
      |  \
      |   9
      |\
      | a
       \
        b
"""

TWO_FORKS = "(;;B[aa](;W[ba](;B[ca])(;B[da]))(;W[ea];B[fa];W[ga]))"
TWO_PICTURE = r"""
    0-1-2-3
      |  \
      |   4
       \
        5-6-7
"""


def game(text: str, picture: str) -> GameTree:
    tree = sgf.parse(text).value.games[0]
    assert drawing(lay_out(tree)) == dedent(picture).strip("\n")
    return tree


def places(tree: GameTree, node: int, step: int) -> list[int | None]:
    """Return the places that a variation takes when its node is dropped in the rows from the top down, at one step."""
    layout = lay_out(tree)
    variation = dragged(tree, layout, node)
    assert variation is not None
    return [variation.place_at(layout, Cell(step, lane)) for lane in range(layout.lane_count + 1)]


def test_a_variation_takes_the_place_of_the_sibling_whose_row_it_is_dropped_on() -> None:
    tree = game(FORK, PICTURE)
    assert places(tree, 2, 2) == [0, 1, 1, 2, 3, 3]
    assert places(tree, 7, 2) == [0, 1, 1, 2, 3, 3]
    assert places(tree, 11, 2) == [0, 1, 2, 2, 3, 3]


def test_all_that_follows_the_fork_is_as_good_as_its_first_move() -> None:
    tree = game(FORK, PICTURE)
    assert places(tree, 11, 3) == [0, 1, 2, 2, 3, 3]
    assert places(tree, 11, 5) == [0, 1, 2, 2, 3, 3]


def test_nothing_is_dropped_left_of_the_fork_or_on_it() -> None:
    tree = game(FORK, PICTURE)
    assert places(tree, 11, 0) == [None] * 6
    assert places(tree, 11, 1) == [None, 1, 2, 2, 3, 3]


def test_nothing_is_dropped_on_the_nodes_of_another_fork() -> None:
    tree = game(TWO_FORKS, TWO_PICTURE)
    assert places(tree, 4, 3) == [0, 1, None, 1]
    assert places(tree, 4, 5) == [0, 1, 1, 1]


def test_nothing_is_dropped_above_the_fork() -> None:
    tree = sgf.parse("(;(;B[aa];W[aa];B[aa])(;B[ba](;W[ca])(;W[da])))").value.games[0]
    assert places(tree, 6, 2) == [None, 0, 1, 1]


@pytest.mark.parametrize(("node", "begins"), [(2, 2), (3, 2), (4, 2), (5, 5), (6, 6), (8, 8), (9, 9), (11, 11)])
def test_a_node_takes_along_the_variation_that_began_at_the_last_fork(node: int, begins: int) -> None:
    tree = game(FORK, PICTURE)
    variation = dragged(tree, lay_out(tree), node)
    assert variation is not None
    assert variation.node == begins


def test_a_node_that_no_fork_led_to_takes_nothing_along() -> None:
    tree = game(FORK, PICTURE)
    assert [dragged(tree, lay_out(tree), node) for node in (0, 1)] == [None, None]


@pytest.mark.parametrize(
    ("node", "place", "gap"),
    [(11, 0, Cell(2, 0)), (11, 2, Cell(2, 3)), (2, 1, Cell(2, 3)), (2, 2, Cell(2, 4)), (2, 3, Cell(2, 5))],
)
def test_the_gap_is_above_what_will_follow_or_under_the_last(node: int, place: int, gap: Cell) -> None:
    tree = game(FORK, PICTURE)
    layout = lay_out(tree)
    variation = dragged(tree, layout, node)
    assert variation is not None
    assert variation.gap_at(layout, place) == gap


class Mouse:
    """Presses the left button in the middle of a cell of a view, and goes with it to others."""

    def __init__(self, view: TreeView) -> None:
        self.view = view
        self.dropped: list[tuple[int, int]] = []
        view.variation_dropped.connect(lambda node, place: self.dropped.append((node, place)))

    def press(self, step: int, lane: int) -> None:
        self.at = place(self.view, step, lane)
        QTest.mousePress(self.view.viewport(), LEFT, pos=self.at)

    def go(self, step: int, lane: int) -> None:
        self.go_to(place(self.view, step, lane))

    def go_to(self, place: QPoint) -> None:
        self.at = place
        QTest.mouseMove(self.view.viewport(), self.at)

    def release(self) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=self.at)

    @property
    def cursor(self) -> Qt.CursorShape:
        return self.view.viewport().cursor().shape()


@pytest.fixture
def mouse(qtbot: QtBot) -> Mouse:
    """The mouse over a view of the picture's tree."""
    view = TreeView()
    view.resize(340, 200)
    qtbot.addWidget(view)
    view.show()
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    view.show_tree(game(FORK, PICTURE), 0)
    return Mouse(view)


def test_a_drop_tells_the_variation_and_its_place(mouse: Mouse) -> None:
    mouse.press(2, 4)
    mouse.go(2, 2)
    mouse.go(2, 1)
    assert mouse.dropped == []
    mouse.release()
    assert mouse.dropped == [(11, 1)]


def test_a_drop_on_its_own_place_or_elsewhere_does_nothing(mouse: Mouse) -> None:
    for step, lane in ((4, 4), (2, 5), (0, 0)):
        mouse.press(2, 4)
        mouse.go(2, 1)
        mouse.go(step, lane)
        mouse.release()
    assert mouse.dropped == []


def test_a_click_with_an_unsteady_hand_does_nothing(mouse: Mouse) -> None:
    mouse.press(2, 4)
    mouse.go_to(mouse.at - QPoint(2, 3))
    mouse.release()
    assert mouse.dropped == []


def test_esc_cancels_a_drag(mouse: Mouse) -> None:
    mouse.press(2, 4)
    mouse.go(2, 1)
    QTest.keyClick(mouse.view, Qt.Key.Key_Escape)
    mouse.go(2, 0)
    mouse.release()
    assert mouse.dropped == []


def test_another_button_cancels_a_drag(mouse: Mouse, qtbot: QtBot) -> None:
    mouse.press(2, 4)
    mouse.go(2, 1)
    with qtbot.assertNotEmitted(mouse.view.node_clicked):
        QTest.mousePress(mouse.view.viewport(), RIGHT, pos=mouse.at)
    mouse.release()
    assert mouse.dropped == []


def test_another_tree_cancels_a_drag(mouse: Mouse) -> None:
    mouse.press(2, 4)
    mouse.go(2, 1)
    mouse.view.show_tree(GameTree.new(), 0)
    mouse.go(2, 0)
    mouse.release()
    assert mouse.dropped == []


def test_the_cursor_tells_where_a_drop_does_nothing(mouse: Mouse) -> None:
    mouse.press(2, 4)
    mouse.go(2, 1)
    assert mouse.cursor is Qt.CursorShape.ClosedHandCursor
    mouse.go(0, 0)
    assert mouse.cursor is Qt.CursorShape.ForbiddenCursor
    mouse.release()
    assert mouse.cursor is Qt.CursorShape.ArrowCursor


def test_the_cursor_shows_what_cannot_be_dragged(mouse: Mouse) -> None:
    mouse.press(1, 0)
    mouse.go(1, 2)
    assert mouse.cursor is Qt.CursorShape.ForbiddenCursor
    mouse.release()
    assert mouse.dropped == []


def test_a_bar_shows_where_a_variation_goes(mouse: Mouse) -> None:
    def bar_above(lane: int) -> bool:
        picture = mouse.view.viewport().grab().toImage()
        above = place(mouse.view, 2, lane) + QPoint(CELL // 4, -CELL // 2)
        return picture.pixelColor(above) == mouse.view.palette().accent().color()

    mouse.press(2, 4)
    mouse.go(4, 2)
    assert [bar_above(lane) for lane in range(6)] == [False, False, False, True, False, False]
    mouse.go(4, 4)
    assert not any(bar_above(lane) for lane in range(6))
    mouse.go(4, 0)
    assert bar_above(0)
    QTest.keyClick(mouse.view, Qt.Key.Key_Escape)
    assert not bar_above(0)


def test_the_node_that_is_dragged_goes_along_with_the_pointer(mouse: Mouse) -> None:
    mouse.press(2, 4)
    mouse.go(5, 4)
    assert not is_ground(mouse.view, 5, 4)
    mouse.release()
    assert is_ground(mouse.view, 5, 4)


def test_what_is_held_down_stays_under_the_pointer(mouse: Mouse) -> None:
    tree, _ = played(GameTree.new(), 0, 100)
    mouse.view.show_tree(tree, 0)
    last = mouse.view.viewport().width() // CELL - 1
    mouse.view.node_clicked.connect(lambda node: mouse.view.show_tree(tree, node))
    mouse.press(last, 0)
    assert mouse.view.horizontalScrollBar().value() == 0
    mouse.release()
    assert mouse.view.horizontalScrollBar().value() > 0


def test_a_drag_out_of_view_scrolls_to_the_place(mouse: Mouse, qtbot: QtBot) -> None:
    text = "".join(f"(;B[{column}{row}])" for column in "abcdefgh" for row in "abcdefgh")
    mouse.view.show_tree(sgf.parse(f"(;{text})").value.games[0], 0)
    mouse.press(1, 0)
    bar = mouse.view.verticalScrollBar()
    mouse.go_to(QPoint(mouse.at.x(), mouse.view.viewport().height() + CELL))
    qtbot.waitUntil(lambda: bar.value() == bar.maximum())
    mouse.go_to(QPoint(mouse.at.x(), mouse.view.viewport().height() - CELL))
    mouse.release()
    assert mouse.dropped == [(1, 63)]

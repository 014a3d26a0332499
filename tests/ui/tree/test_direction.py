"""A tree that runs down: everything is where it would be, had columns and rows been exchanged."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hen_editor.core.editing import snapshot
from hen_editor.core.sgf import GameTree, NodeId, parse
from hen_editor.ui.state import State, TreeDirection
from hen_editor.ui.tree.view import PADDING, TreeView
from tests.ui.tree.test_view import CELL, played

GAME = "(;SZ[9];B[aa](;W[ba];B[ca])(;W[da];B[ea])(;W[fa]))"


def shown(tree: GameTree, node: NodeId, direction: TreeDirection) -> State:
    return State(
        snapshot.reached(parse(GAME).value.with_game(0, tree), 0, node, snapshot.HenText()), tree_direction=direction
    )


@pytest.fixture
def view(qtbot: QtBot) -> TreeView:
    view = TreeView()
    view.resize(200, 340)
    qtbot.addWidget(view)
    view.show()
    tree = parse(GAME).value.games[0]
    view.show_state(shown(tree, tree.root, TreeDirection.RIGHT))
    view.show_state(shown(tree, tree.root, TreeDirection.DOWN))
    return view


def place(view: TreeView, step: int, lane: int) -> QPoint:
    """Return the middle of the cell of a step and a lane."""
    left = PADDING + lane * CELL + CELL // 2 - view.horizontalScrollBar().value()
    return QPoint(left, PADDING + step * CELL + CELL // 2 - view.verticalScrollBar().value())


def test_later_moves_are_further_down_and_variations_further_right(view: TreeView) -> None:
    clicked: list[int] = []
    view.node_clicked.connect(clicked.append)
    for step, lane in ((0, 0), (1, 0), (2, 0), (3, 0), (2, 1), (3, 1), (2, 2), (3, 2), (4, 0)):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place(view, step, lane))
    assert clicked == [0, 1, 2, 3, 4, 5, 6]
    picture = view.viewport().grab().toImage()
    ground = picture.pixelColor(1, 1)
    assert picture.pixelColor(place(view, 1, 0) + QPoint(0, CELL // 2)) != ground  # the line to the next move


def test_the_current_move_is_scrolled_to(view: TreeView) -> None:
    tree, nodes = played(GameTree.new(), 0, 100)
    for direction, bar in (
        (TreeDirection.DOWN, view.verticalScrollBar()),
        (TreeDirection.RIGHT, view.horizontalScrollBar()),
    ):
        view.show_state(shown(tree, nodes[-1], direction))
        assert bar.maximum() - CELL < bar.value() <= bar.maximum()
        assert bar.maximum() > 80 * CELL - 340


def test_a_variation_is_dragged_sideways_and_a_bar_shows_where_it_goes(view: TreeView) -> None:
    dropped: list[tuple[int, int]] = []
    view.variation_dropped.connect(lambda node, index: dropped.append((node, index)))
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=place(view, 2, 2))
    QTest.mouseMove(view.viewport(), place(view, 4, 0))
    bar = view.viewport().grab().toImage().pixelColor(place(view, 2, 0) + QPoint(-CELL // 2, CELL // 4))
    assert bar == QColor(view.palette().accent().color())
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=place(view, 4, 0))
    assert dropped == [(6, 0)]

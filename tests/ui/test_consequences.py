"""The consequences of an edit in the window: what the list of problems tells, and where a click leads."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BLACK, Point
from hen_editor.document import game_watch
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.opening import open_file

GAME = "(;SZ[9];B[aa];W[bb](;B[cc];W[dd])(;B[dd];W[ee]))"


@pytest.fixture
def inspected_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_watch, "DELAY_MS", 1)


@pytest.fixture
def window(inspected_at_once: None, window: MainWindow, tmp_path: Path) -> MainWindow:
    """The window with a small game."""
    open_file(window, tmp_path / "game.sgf", GAME)
    return window


def rows(window: MainWindow) -> list[str]:
    model = problem_view(window).model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def problem_view(window: MainWindow) -> QListView:
    return window.problem_dock.findChild(QListView)


def test_each_move_that_an_edit_makes_impossible_is_a_click_away_until_undo(window: MainWindow, qtbot: QtBot) -> None:
    document = window.document
    moves = [*document.snapshot.tree.walk()]
    document.set_stones([Point(1, 1), Point(3, 3)], BLACK)
    qtbot.waitUntil(lambda: bool(rows(window)))
    assert rows(window) == [
        "3 moves can no longer be played: 2, 3, 4.",
        "Move 2 at B8: the point is occupied.",
        "Move 3 at D6: the point is occupied.",
        "Move 4 at D6: the point is occupied.",
    ]
    view = problem_view(window)
    for row, node in ((1, moves[2]), (2, moves[5]), (3, moves[4]), (0, moves[2])):
        view.scrollTo(view.model().index(row, 0))
        place = view.visualRect(view.model().index(row, 0)).center()
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert document.snapshot.node == node
    assert [*document.snapshot.tree.walk()] == moves
    document.undo_stack.undo()
    qtbot.waitUntil(lambda: not rows(window))

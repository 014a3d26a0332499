"""The scope chooser in the window: what it offers, and what an edit then does."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hen_editor.core.board import Point
from hen_editor.core.editing.snapshot import Scope
from hen_editor.ui.hen_field.editor import HenEditor
from hen_editor.ui.window.main_window import MainWindow
from tests.games import nodes
from tests.ui.gestures import keys
from tests.ui.opening import open_file

GAME = "(;SZ[9]AB[aa];AW[bb];W[ee];B[gg];W[hh])"
CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key


@pytest.fixture
def window(window: MainWindow, tmp_path: Path) -> MainWindow:
    """The window with a small game: a root, a setup node, and moves."""
    open_file(window, tmp_path / "game.sgf", GAME)
    return window


def offered(window: MainWindow) -> list[str]:
    """Return the choices in the button's menu, the chosen one in capitals."""
    return [_words(action) for action in window.scope_chooser.button.menu().actions() if action.isVisible()]


def _words(action: QAction) -> str:
    words = action.text().replace("&", "")
    return words.upper() if action.isChecked() else words


def walk(window: MainWindow, steps: int) -> None:
    for _ in range(steps):
        window.commands["forward"].trigger()


def paint(window: MainWindow, qtbot: QtBot, *points: Point) -> None:
    """Drag a black stone over points."""
    window.commands["black"].trigger()
    viewport = window.board.viewport()
    places = [window.board.centre_of(point).toPoint() for point in points]
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=places[0])
    for place in places[1:]:
        qtbot.mouseMove(viewport, place)
    qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=places[-1])


def test_it_offers_what_the_node_has(window: MainWindow) -> None:
    assert offered(window) == ["THIS NODE", "New node after"]
    walk(window, 1)
    assert offered(window) == ["THIS NODE", "New node after", "New node before"]
    walk(window, 1)
    assert offered(window) == ["NEW NODE AFTER", "New node before"]
    assert window.scope_chooser.button.accessibleName() == "Stones go into: a new node"


def test_a_key_that_chooses_says_so_where_the_chooser_is_not_shown(window: MainWindow) -> None:
    walk(window, 2)
    assert not window.scope_chooser.isVisible()
    keys(window, "Ctrl+Shift+B")
    assert window.statusBar().currentMessage() == "Stones go into: the node before"
    keys(window, "Ctrl+Shift+N")
    assert window.statusBar().currentMessage() == "Stones go into: a new node"


def test_a_choice_is_no_edit(window: MainWindow) -> None:
    walk(window, 1)
    window.commands["scope-before"].trigger()
    assert window.scope_chooser.button.accessibleName() == "Stones go into: the node before"
    assert window.document.snapshot.scope is Scope.BEFORE
    assert not window.document.is_modified
    assert window.document.undo_stack.count() == 0


def test_keys_choose_also_while_the_field_is_typed_in(window: MainWindow, qtbot: QtBot) -> None:
    walk(window, 1)
    field = window.hen_field.findChild(HenEditor)
    field.setFocus()
    for key, scope in ((Key.Key_B, Scope.BEFORE), (Key.Key_N, Scope.NEW_CHILD), (Key.Key_H, Scope.HERE)):
        qtbot.keyClick(field, key, CONTROL_SHIFT)
        assert window.document.snapshot.scope is scope


def test_the_other_kind_of_node_has_its_default_again(window: MainWindow) -> None:
    walk(window, 1)
    window.commands["scope-before"].trigger()
    walk(window, 1)
    assert offered(window) == ["NEW NODE AFTER", "New node before"]


@pytest.mark.parametrize(("action", "place"), [("scope-new-child", 5), ("scope-before", 3)])
def test_a_painted_stroke_is_one_node_and_one_undo_step(
    window: MainWindow, qtbot: QtBot, action: str, place: int
) -> None:
    walk(window, 3)
    window.commands[action].trigger()
    before = window.document.snapshot
    paint(window, qtbot, Point(6, 8), Point(7, 8), Point(8, 8))
    after = nodes(window.document.snapshot)
    assert after[place]["AB"] == "gihiii"
    assert after[:place] + after[place + 1 :] == nodes(before)
    window.document.undo_stack.undo()
    assert window.document.snapshot == before


def test_typed_stones_go_before_the_move_as_one_undo_step(window: MainWindow, qtbot: QtBot) -> None:
    walk(window, 3)
    window.commands["scope-before"].trigger()
    before = window.document.snapshot
    field = window.hen_field.findChild(HenEditor)
    field.setFocus()
    qtbot.keyClick(field, Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(field, "_1Ab2")
    assert nodes(window.document.snapshot)[3] == {"AB": "aibi"}
    window.document.undo_stack.undo()
    assert window.document.snapshot == before


def test_it_is_shown_only_while_stones_are_set_up_and_moves_nothing(window: MainWindow) -> None:
    cells = window.tool_palette.cells
    places = set()
    for tool, is_shown in (("black", True), ("triangle", False), ("play", False), ("red", True), ("letter", False)):
        window.commands[tool].trigger()
        QApplication.processEvents()
        assert window.scope_chooser.isVisible() is is_shown, tool
        places.add(
            (window.tool_palette.geometry().getRect(), cells.geometry().getRect(), window.board.geometry().getRect())
        )
    assert len(places) == 1


def test_its_words_move_nothing(window: MainWindow) -> None:
    window.commands["black"].trigger()
    places = set()
    for node in (1, 2):
        window.document.go(node)
        QApplication.processEvents()
        places.add(window.scope_chooser.button.geometry().getRect())
    assert len(places) == 1

"""Markup cleared by kind, numbers of moves shown and written, and the label that comes next."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from hen_editor.core.board import Point
from hen_editor.core.game.overlay import Overlay
from hen_editor.ui.board.scene import BoardScene
from hen_editor.ui.tools.tool_box import NextLabel
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers
from tests.ui.gestures import click, press
from tests.ui.opening import open_file

MARKED = "(;GM[1]SZ[9]LB[aa:A]TR[bb]MA[cc]AR[dd:ee]LN[ff:gg]TB[hh]TW[ii]DD[ia]VW[aa:ei];B[ff])"
GAME = "(;GM[1]SZ[9];B[ee];W[cc];B[gg];W[])"
A1, B1 = Point(0, 8), Point(1, 8)


@pytest.fixture
def opened(window: MainWindow, tmp_path: Path, request: pytest.FixtureRequest) -> MainWindow:
    """The window with a file of this text."""
    open_file(window, tmp_path / "file.sgf", request.param)
    window.board.setFocus()
    window.commands["first"].trigger()
    return window


@pytest.mark.parametrize("opened", [MARKED], indirect=True)
@pytest.mark.parametrize(
    ("command", "gone"),
    [
        ("clear-labels", {"LB"}),
        ("clear-marks", {"TR", "MA"}),
        ("clear-lines", {"AR", "LN"}),
        ("clear-territory", {"TB", "TW"}),
        ("clear-dimmed", {"DD"}),
        ("clear-view", {"VW"}),
        ("clear-markup", {"LB", "TR", "MA", "AR", "LN", "TB", "TW", "DD", "VW"}),
    ],
)
def test_markup_of_a_kind_is_cleared_in_one_step(opened: MainWindow, command: str, gone: set[str]) -> None:
    document = opened.document
    markup = set(document.snapshot.tree.node(0).raw) - {"GM", "SZ"}
    opened.commands[command].trigger()
    assert set(document.snapshot.tree.node(0).raw) - {"GM", "SZ", "CA"} == markup - gone
    assert document.undo_stack.count() == 1
    opened.commands[command].trigger()
    assert opened.statusBar().currentMessage() == "There is no such markup here."
    assert document.undo_stack.count() == 1


def shown_texts(window: MainWindow) -> dict[str, str]:
    scene, size = window.board.scene(), window.document.snapshot.position.size
    assert isinstance(scene, BoardScene)
    return {point.name(size): text for point, text in scene.picture.figure.texts().items()}


@pytest.mark.parametrize("opened", [GAME], indirect=True)
def test_the_key_shows_the_numbers_of_moves_and_no_more(opened: MainWindow) -> None:
    press(opened, Qt.Key.Key_End)
    press(opened, Qt.Key.Key_M)
    assert shown_texts(opened) == {"E5": "1", "C7": "2", "G3": "3"}
    press(opened, Qt.Key.Key_Left)
    press(opened, Qt.Key.Key_Left)
    assert shown_texts(opened) == {"E5": "1", "C7": "2"}
    press(opened, Qt.Key.Key_M)
    assert shown_texts(opened) == {}
    assert not opened.document.is_modified


@pytest.mark.parametrize("opened", [GAME], indirect=True)
def test_moves_are_numbered_from_here(opened: MainWindow) -> None:
    press(opened, Qt.Key.Key_Right)
    opened.commands["numbers-from-here"].trigger()
    press(opened, Qt.Key.Key_End)
    assert shown_texts(opened) == {"C7": "1", "G3": "2"}


@pytest.mark.parametrize("opened", [GAME], indirect=True)
def test_the_last_moves_are_numbered(opened: MainWindow) -> None:
    press(opened, Qt.Key.Key_End)
    Answers("2")(opened.commands["numbers-last"].trigger)
    assert shown_texts(opened) == {"G3": "3"}


@pytest.mark.parametrize("opened", [GAME], indirect=True)
def test_the_numbers_are_written_as_markup(opened: MainWindow) -> None:
    press(opened, Qt.Key.Key_End)
    opened.commands["write-move-numbers"].trigger()
    assert sorted(opened.document.snapshot.position.numbers.values()) == [1, 2, 3]
    assert opened.document.undo_stack.count() == 1


def test_without_moves_there_is_nothing_to_write(window: MainWindow) -> None:
    window.commands["write-move-numbers"].trigger()
    assert window.statusBar().currentMessage() != ""
    assert window.document.undo_stack.count() == 0


def next_field(window: MainWindow) -> QLineEdit:
    (shown,) = window.findChildren(NextLabel)
    return shown.findChildren(QLineEdit)[0]


def labels(window: MainWindow) -> list[str]:
    position = window.document.snapshot.position
    return sorted(position.labels.values())


def test_the_next_label_is_shown_by_the_tools_that_count(window: MainWindow) -> None:
    field = next_field(window)
    assert not field.isVisible()
    window.commands["letter"].trigger()
    assert field.isVisible()
    assert field.text() == "A"
    click(window, A1)
    assert field.text() == "B"
    window.commands["number"].trigger()
    assert field.text() == "1"
    window.commands["triangle"].trigger()
    assert not field.isVisible()


def test_another_label_can_be_chosen_to_come_next(window: MainWindow) -> None:
    window.commands["letter"].trigger()
    field = next_field(window)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "K")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert window.board.hasFocus()
    click(window, A1)
    click(window, B1)
    assert labels(window) == ["K", "L"]


def test_the_next_label_gives_the_focus_back_when_it_is_hidden_in_a_window_that_is_not_active(
    window: MainWindow,
) -> None:
    window.commands["letter"].trigger()
    window.hide()
    next_field(window).setFocus()
    assert window.focusWidget() is next_field(window)
    window.commands["triangle"].trigger()
    assert window.focusWidget() is window.board


def test_the_field_takes_no_label_that_does_not_count(window: MainWindow) -> None:
    window.commands["number"].trigger()
    field = next_field(window)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "x07")
    assert field.text() == "7"


def test_the_bar_does_not_move_the_board_when_the_tool_changes(window: MainWindow) -> None:
    before = window.board.geometry()
    window.commands["number"].trigger()
    window.commands["territory"].trigger()
    assert window.board.geometry() == before


def test_the_stones_in_the_frame_are_erased(window: MainWindow) -> None:
    click(window, A1)
    window.commands["select"].trigger()
    board = window.board
    start, end = (board.centre_of(point).toPoint() for point in (Point(1, 7), Point(0, 9)))
    QTest.mousePress(board.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(board.viewport(), (start + end) / 2)
    QTest.mouseMove(board.viewport(), end)
    QTest.mouseRelease(board.viewport(), Qt.MouseButton.LeftButton, pos=end)
    press(window, Qt.Key.Key_Delete)
    assert len(window.document.snapshot.position.stones) == 0


def test_without_a_selection_there_is_a_message(window: MainWindow) -> None:
    window.commands["erase-selected"].trigger()
    assert window.statusBar().currentMessage().startswith("Nothing is selected")


@pytest.mark.parametrize("opened", ["(;GM[1]SZ[9]VW[aa:ei])"], indirect=True)
def test_the_whole_board_is_shown_again(opened: MainWindow) -> None:
    tree = opened.document.snapshot.tree
    assert Overlay.of(tree, tree.root).view
    opened.commands["clear-view"].trigger()
    tree = opened.document.snapshot.tree
    assert not Overlay.of(tree, tree.root).view


def test_keys_zoom_the_board(window: MainWindow) -> None:
    window.commands["zoom-in"].trigger()
    window.commands["zoom-in"].trigger()
    assert window.board.magnification == pytest.approx(1.44)
    window.commands["zoom-out"].trigger()
    assert window.board.magnification == pytest.approx(1.2)
    window.commands["zoom-whole"].trigger()
    assert window.board.magnification == 1

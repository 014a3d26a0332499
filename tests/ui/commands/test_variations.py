"""Commands on the tree, by its keys and its menu, in the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QDialogButtonBox, QInputDialog, QMenu, QRadioButton
from pytestqt.qtbot import QtBot

from hen_editor.core import sgf
from hen_editor.core.editing.nodes import RemovableKind
from hen_editor.ui.dialogs.properties import StripDialog
from hen_editor.ui.theme import Theme
from hen_editor.ui.window.main_window import MainWindow
from tests.core.editing.test_variations import body
from tests.steps import steps
from tests.ui.answers import Answers, once_shown
from tests.ui.opening import open_file
from tests.ui.tree.test_view import is_ground, tooltip
from tests.ui.tree.test_view import place as place_in

GAME = "(;GM[1]FF[4]SZ[9];B[cc](;W[gg];B[dd])(;W[gc]C[other](;B[ee])(;B[ff];W[fe])))"
WHOLE = "(;;B[cc](;W[gg];B[dd])(;W[gc]C[other](;B[ee])(;B[ff];W[fe])))"
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def game(window: MainWindow, tmp_path: Path) -> MainWindow:
    """The window with a small game, at the second answer to its first move, the tree in focus."""
    open_file(window, tmp_path / "game.sgf", GAME)
    for place in (0, 1):
        snapshot = window.document.snapshot
        window.document.go(snapshot.tree.children(snapshot.node)[place])
    window.tree.setFocus()
    return window


def key(window: MainWindow, pressed: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(window.tree, pressed, modifiers)


def shown(window: MainWindow) -> str:
    return body(window.document.snapshot)


def test_the_delete_key_deletes_what_follows_too(game: MainWindow) -> None:
    key(game, Qt.Key.Key_Delete)
    assert shown(game) == "(;;B[cc];W[gg];B[dd])"
    game.document.undo_stack.undo()
    assert shown(game) == WHOLE


def test_a_variation_is_cut_and_pasted_by_keys(game: MainWindow) -> None:
    key(game, Qt.Key.Key_X, CONTROL)
    assert shown(game) == "(;;B[cc];W[gg];B[dd])"
    assert len(sgf.parse(QGuiApplication.clipboard().text()).value.games) == 1
    key(game, Qt.Key.Key_V, CONTROL)
    assert shown(game) == WHOLE
    game.document.undo_stack.setIndex(0)
    assert shown(game) == WHOLE


def test_a_copied_variation_is_pasted_where_the_cursor_is(game: MainWindow) -> None:
    key(game, Qt.Key.Key_C, CONTROL)
    assert shown(game) == WHOLE
    key(game, Qt.Key.Key_Home)
    key(game, Qt.Key.Key_V, CONTROL)
    assert (
        shown(game)
        == "(;(;B[cc](;W[gg];B[dd])(;W[gc]C[other](;B[ee])(;B[ff];W[fe])))(;W[gc]C[other](;B[ee])(;B[ff];W[fe])))"
    )


def test_a_variation_goes_from_one_window_to_another(game: MainWindow, qtbot: QtBot, qapp: QApplication) -> None:
    key(game, Qt.Key.Key_C, CONTROL)
    other = MainWindow(Theme(qapp))
    other.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(other, before_close_func=lambda closed: closed.document.undo_stack.setIndex(0))
    other.commands["new-9"].trigger()
    other.commands["paste-variation"].trigger()
    assert shown(other) == "(;;W[gc]C[other](;B[ee])(;B[ff];W[fe]))"


def test_a_long_text_is_no_variation(game: MainWindow) -> None:
    QGuiApplication.clipboard().setText("(;SZ[9]" + ";B[dd];W[ee]" * 100_000 + ")")
    game.commands["paste-variation"].trigger()
    assert shown(game) == WHOLE
    said = "The variation is too long to paste (over 1,000,000 characters). Merge it as a file instead."
    assert game.statusBar().currentMessage() == said


def test_of_another_size_nothing_is_pasted_and_the_status_bar_says_why(game: MainWindow) -> None:
    QGuiApplication.clipboard().setText("(;SZ[19];B[aa])")
    key(game, Qt.Key.Key_V, CONTROL)
    assert shown(game) == WHOLE
    assert "for a 19x19 board" in game.statusBar().currentMessage()


def test_on_the_board_the_same_key_copies_the_position(game: MainWindow) -> None:
    game.board.setFocus()
    QTest.keyClick(game.board, Qt.Key.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text().startswith(".9x9")


def test_the_line_shown_becomes_the_main_line(game: MainWindow) -> None:
    key(game, Qt.Key.Key_Left, CONTROL | ALT | SHIFT)
    assert shown(game) == "(;;B[cc](;W[gc]C[other](;B[ee])(;B[ff];W[fe]))(;W[gg];B[dd]))"


def test_variations_change_places_by_keys(game: MainWindow) -> None:
    key(game, Qt.Key.Key_Left, CONTROL | SHIFT)
    assert shown(game) == "(;;B[cc](;W[gc]C[other](;B[ee])(;B[ff];W[fe]))(;W[gg];B[dd]))"
    key(game, Qt.Key.Key_Right, CONTROL | SHIFT)
    assert shown(game) == WHOLE


def test_the_commands_take_no_longer_among_very_many_variations(window: MainWindow, tmp_path: Path) -> None:
    def effort(variations: int) -> int:
        open_file(window, tmp_path / "game.sgf", "(;SZ[9]" + "(;B[aa])" * variations + ")")
        window.document.go(window.document.snapshot.tree.root + variations // 2)
        return steps(lambda _: window.commands.refresh(), None)

    assert effort(2_000) < effort(20) + 200


def test_a_variation_is_dragged_to_another_place_in_one_undo_step(game: MainWindow) -> None:
    port = game.tree.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=place_in(game.tree, 3, 2))
    QTest.mouseMove(port, place_in(game.tree, 3, 1))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=place_in(game.tree, 3, 1))
    assert shown(game) == "(;;B[cc](;W[gg];B[dd])(;W[gc]C[other](;B[ff];W[fe])(;B[ee])))"
    assert game.document.undo_stack.count() == 1
    game.document.undo_stack.undo()
    assert shown(game) == WHOLE


def test_esc_while_dragging_leaves_game_tool_and_focus_as_they_are(game: MainWindow) -> None:
    game.commands["erase"].trigger()
    port = game.tree.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=place_in(game.tree, 3, 2))
    QTest.mouseMove(port, place_in(game.tree, 3, 1))
    key(game, Qt.Key.Key_Escape)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=place_in(game.tree, 3, 1))
    assert shown(game) == WHOLE
    assert game.commands["erase"].isChecked()
    assert game.tree.hasFocus()


def nodes_in_view(window: MainWindow) -> str:
    """Tell what stands in the first cells of the tree, row by row: `o` a node, a digit what is folded, `.` nothing."""
    return " ".join("".join(seen(window, step, lane) for step in range(5)) for lane in range(3))


def seen(window: MainWindow, step: int, lane: int) -> str:
    if is_ground(window.tree, step, lane):
        return "."
    text = tooltip(window.tree, step, lane)
    return text.split()[2][0] if text.startswith("Hidden nodes") else "o"


def test_branches_are_folded_and_unfolded_by_keys_which_is_no_edit(game: MainWindow) -> None:
    assert nodes_in_view(game) == "oooo. ..oo. ...oo"
    key(game, Qt.Key.Key_Minus)
    assert nodes_in_view(game) == "oooo. ..o3. ....."
    key(game, Qt.Key.Key_Plus)
    assert nodes_in_view(game) == "oooo. ..oo. ...oo"
    key(game, Qt.Key.Key_Minus)
    key(game, Qt.Key.Key_Left)
    key(game, Qt.Key.Key_Minus)
    assert nodes_in_view(game) == "oo6.. ..... ....."
    key(game, Qt.Key.Key_Asterisk)
    assert nodes_in_view(game) == "oooo. ..oo. ...oo"
    assert game.document.undo_stack.count() == 0
    assert not game.document.is_modified


def test_all_but_the_main_line_is_folded_by_the_menu(game: MainWindow) -> None:
    key(game, Qt.Key.Key_Home)
    game.commands["collapse-variations"].trigger()
    assert nodes_in_view(game) == "oooo. ..o3. ....."


def test_to_step_into_a_folded_branch_unfolds_it(game: MainWindow) -> None:
    key(game, Qt.Key.Key_Minus)
    key(game, Qt.Key.Key_Right)
    assert nodes_in_view(game) == "oooo. ..oo. ...oo"
    assert game.document.snapshot.move_number == 3


def test_undo_of_an_edit_in_a_branch_that_is_folded_by_now_unfolds_it(game: MainWindow) -> None:
    key(game, Qt.Key.Key_Right)
    key(game, Qt.Key.Key_Delete)
    key(game, Qt.Key.Key_Minus)
    assert nodes_in_view(game) == "oooo. ..o2. ....."
    key(game, Qt.Key.Key_Home)
    game.document.undo_stack.undo()
    assert nodes_in_view(game) == "oooo. ..oo. ...oo"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("delete-node", "(;;B[cc](;W[gg];B[dd])(;B[ee])(;B[ff];W[fe]))"),
        ("insert-node-before", "(;;B[cc](;W[gg];B[dd])(;;W[gc]C[other](;B[ee])(;B[ff];W[fe])))"),
        ("insert-node-after", "(;;B[cc](;W[gg];B[dd])(;W[gc]C[other](;;B[ee])(;B[ff];W[fe])))"),
        ("flatten", "(;AB[cc]AW[gc]PL[B]HEN[.9x9.G7w]C[other](;B[ee])(;B[ff];W[fe]))"),
        ("split-off", "(;;B[cc];W[gg];B[dd])"),
    ],
)
def test_each_command_is_one_undo_step(game: MainWindow, name: str, expected: str) -> None:
    game.commands[name].trigger()
    assert shown(game) == expected
    assert game.document.undo_stack.count() == 1
    game.document.undo_stack.undo()
    assert shown(game) == WHOLE


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # a popup on the offscreen platform
def test_the_menu_is_for_the_node_under_the_pointer(game: MainWindow, qtbot: QtBot) -> None:
    place = place_in(game.tree, 1, 0)
    QTest.mousePress(game.tree.viewport(), Qt.MouseButton.RightButton, pos=place)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, game.tree.viewport().mapToGlobal(place))
    QApplication.sendEvent(game.tree.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert game.commands["cut-variation"] in menu.actions()
    submenus = {action.text(): action.menu().actions() for action in menu.actions() if action.menu()}
    assert game.commands["annotate-te"] in submenus["Annotate"]
    assert game.commands["compare-with-this"] in submenus["Compare board"]
    assert game.document.snapshot.move_number == 1
    menu.close()


def test_a_file_is_merged(game: MainWindow, tmp_path: Path) -> None:
    other = tmp_path / "other.sgf"
    other.write_text("(;SZ[9];B[cc];W[gc];B[aa])")
    Answers(other)(game.commands["merge"].trigger)
    assert shown(game) == "(;;B[cc](;W[gg];B[dd])(;W[gc]C[other](;B[ee])(;B[ff];W[fe])(;B[aa])))"


def test_a_file_that_does_not_fit_is_refused_with_the_reason(game: MainWindow, tmp_path: Path) -> None:
    other = tmp_path / "other.sgf"
    other.write_text("(;SZ[13];B[cc])")
    answers = Answers(other, "OK")
    answers(game.commands["merge"].trigger)
    assert "for a 13x13 board" in " ".join(answers.asked)
    assert shown(game) == WHOLE


def test_the_dialog_takes_off_what_is_chosen(qtbot: QtBot) -> None:
    dialog = StripDialog()
    qtbot.addWidget(dialog)
    assert not dialog.findChildren(QDialogButtonBox)[0].buttons()[0].isEnabled()
    dialog.findChildren(QCheckBox)[0].click()
    dialog.findChildren(QRadioButton)[1].click()
    assert dialog.kinds() == [RemovableKind.COMMENTS]
    assert not dialog.whole_game()
    assert dialog.findChildren(QDialogButtonBox)[0].buttons()[0].isEnabled()


def test_comments_are_removed_from_the_whole_game(game: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(StripDialog, "exec", lambda dialog: dialog.findChildren(QCheckBox)[0].click() or True)
    game.commands["strip"].trigger()
    assert shown(game) == "(;;B[cc](;W[gg];B[dd])(;W[gc](;B[ee])(;B[ff];W[fe])))"


def test_a_variation_is_moved_from_any_of_its_nodes_and_its_end_is_told(game: MainWindow) -> None:
    game.document.go(game.document.snapshot.tree.children(game.document.snapshot.node)[0])
    key(game, Qt.Key.Key_Left, CONTROL | SHIFT)
    assert game.statusBar().currentMessage() == "There is no variation above this one."
    assert shown(game) == WHOLE
    key(game, Qt.Key.Key_Right, CONTROL | SHIFT)
    assert shown(game) == "(;;B[cc](;W[gg];B[dd])(;W[gc]C[other](;B[ff];W[fe])(;B[ee])))"


def test_the_moves_of_a_variation_are_offered_to_be_numbered(game: MainWindow) -> None:
    game.document.go(game.document.snapshot.tree.children(game.document.snapshot.node)[0])
    offered: list[int] = []

    def look(dialog: QInputDialog) -> None:
        offered.append(dialog.intValue())
        dialog.reject()

    once_shown(QInputDialog, look)
    game.commands["moves-to-numbers"].trigger()
    assert offered == [2]

"""The games of a file in the window: when the list is there, and what its commands do."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget

from hen_editor.core import hen
from hen_editor.ui.panels.game_rows import GameRows
from hen_editor.ui.window.main_window import MainWindow

THREE = "(;SZ[9]GN[A];B[ee]C[x];W[dd])\n(;SZ[9]GN[B]AB[cc])\n(;SZ[13]GN[C];B[ee];W[dd])\n"


def open_text(window: MainWindow, path: Path, text: str) -> None:
    path.write_text(text)
    assert window.document.open(path) is None


@pytest.fixture
def three(window: MainWindow, tmp_path: Path) -> MainWindow:
    """The window with a file of three games."""
    open_text(window, tmp_path / "three.sgf", THREE)
    return window


def dock(window: MainWindow) -> QDockWidget:
    return window.findChild(QDockWidget, "game-list-panel")


def names(window: MainWindow) -> str:
    """Return the names of the games, that of the one shown in capitals."""
    shown = window.document.snapshot
    found = [str(tree.node(tree.root).get("GN", "-")).lower() for tree in shown.collection.games]
    found[shown.game] = found[shown.game].upper()
    return "".join(found)


def test_a_window_with_one_game_has_not_even_made_the_list(window: MainWindow) -> None:
    assert not dock(window).isVisible()
    assert window.findChild(GameRows) is None


def test_the_list_is_there_for_a_file_of_several_games_only(three: MainWindow, tmp_path: Path) -> None:
    assert dock(three).isVisible()
    assert three.findChild(GameRows).games.rowCount() == 3
    open_text(three, tmp_path / "one.sgf", "(;SZ[9])")
    assert not dock(three).isVisible()


def test_the_list_comes_and_goes_with_a_second_game(window: MainWindow) -> None:
    window.commands["add-game"].trigger()
    assert dock(window).isVisible()
    window.document.undo_stack.undo()
    assert not dock(window).isVisible()


def test_a_list_that_the_user_closes_stays_closed_until_another_file(three: MainWindow, tmp_path: Path) -> None:
    dock(three).close()
    three.commands["next-game"].trigger()
    three.commands["add-game"].trigger()
    assert not dock(three).isVisible()
    open_text(three, tmp_path / "again.sgf", THREE)
    assert dock(three).isVisible()


def test_a_list_that_the_user_opens_stays_open(window: MainWindow, tmp_path: Path) -> None:
    dock(window).toggleViewAction().trigger()
    open_text(window, tmp_path / "one.sgf", "(;SZ[9])")
    assert dock(window).isVisible()
    assert window.findChild(GameRows).games.rowCount() == 1
    dock(window).toggleViewAction().trigger()
    open_text(window, tmp_path / "two.sgf", THREE)
    open_text(window, tmp_path / "one.sgf", "(;SZ[9])")
    assert not dock(window).isVisible()


def test_a_list_opened_again_shows_what_was_done_meanwhile(three: MainWindow) -> None:
    dock(three).close()
    three.commands["remove-game"].trigger()
    dock(three).toggleViewAction().trigger()
    assert three.findChild(GameRows).games.rowCount() == 2


def test_what_is_refused_leaves_the_selection_as_it_is(three: MainWindow) -> None:
    rows = three.findChild(GameRows)
    rows.setFocus()
    rows.selectAll()
    QTest.keyClick(rows, Qt.Key.Key_Delete)
    assert three.statusBar().currentMessage() == "A file needs at least one game."
    assert rows.chosen() == [0, 1, 2]
    rows.choose([2])
    three.document.set_read_only(is_read_only=True)
    QTest.keyClick(rows, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert (names(three), rows.chosen()) == ("Abc", [2])


def test_a_click_in_the_list_goes_to_the_game(three: MainWindow) -> None:
    rows = three.findChild(GameRows)
    where = rows.visualRect(rows.games.index(2, 0)).center()
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)
    assert (names(three), three.document.snapshot.move_number) == ("abC", 0)
    assert not three.document.is_modified


def test_a_game_that_is_one_position_is_shown_at_its_end(window: MainWindow, tmp_path: Path) -> None:
    open_text(window, tmp_path / "two.sgf", "(;SZ[9];B[ee];W[dd])(;SZ[9]AB[aa];W[bb])")
    window.commands["next-game"].trigger()
    assert window.document.snapshot.move_number == 1


COMMANDS = [
    ("add-game", "ab-cd"), ("duplicate-game", "abBcd"), ("remove-game", "aCd"),
    ("move-game-up", "Bacd"), ("move-game-down", "acBd"), ("next-game", "abCd"), ("previous-game", "Abcd"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "after"), COMMANDS)
def test_commands_are_about_the_game_shown(window: MainWindow, tmp_path: Path, name: str, after: str) -> None:
    open_text(window, tmp_path / "four.sgf", "".join(f"(;SZ[9]GN[{letter}];B[aa];W[bb])" for letter in "ABCD"))
    window.commands["next-game"].trigger()
    window.commands[name].trigger()
    assert names(window) == after


def test_a_new_game_has_the_board_of_the_one_shown(three: MainWindow) -> None:
    three.commands["previous-game"].trigger()
    three.commands["add-game"].trigger()
    assert str(three.document.snapshot.position.size) == "9x9"


def test_a_game_is_added_from_the_hen_on_the_clipboard(three: MainWindow) -> None:
    QGuiApplication.clipboard().setText("https://play.goshawk.cc/playgo/goban.html#.9x9_5Eb.E5b")
    three.commands["add-game-from-hen"].trigger()
    assert names(three) == "a-bc"
    assert three.document.snapshot.position == hen.parse(".9x9_5Eb.E5b").value.with_implied_turn()


@pytest.mark.parametrize(
    ("text", "word"),
    [("Dear Sir", "Clipboard has no HEN."), ("_19Ib.K10-CR", "The HEN on the clipboard has an error: ")],
)
def test_what_is_no_hen_adds_no_game_and_is_reported(three: MainWindow, text: str, word: str) -> None:
    QGuiApplication.clipboard().setText(text)
    three.commands["add-game-from-hen"].trigger()
    assert names(three) == "Abc"
    assert three.statusBar().currentMessage().startswith(word)


def test_the_last_game_stays_and_the_reason_is_shown(window: MainWindow) -> None:
    window.commands["remove-game"].trigger()
    assert len(window.document.snapshot.collection.games) == 1
    assert window.statusBar().currentMessage() == "A file needs at least one game."


def test_a_game_at_the_edge_is_not_moved_beyond_it(three: MainWindow) -> None:
    three.commands["move-game-up"].trigger()
    assert (names(three), three.document.is_modified) == ("Abc", False)


def test_moved_and_added_games_are_saved_beside_untouched_ones(three: MainWindow, tmp_path: Path) -> None:
    three.commands["move-game-down"].trigger()
    three.commands["add-game"].trigger()
    three.commands["remove-game"].trigger()
    assert three.session.files.save()
    lines = THREE.splitlines()
    assert (tmp_path / "three.sgf").read_text() == "\n".join([lines[1], lines[0], lines[2], ""])

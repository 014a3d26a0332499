"""The tree as a list of moves: its rows say what the tree draws, and its keys go through the game."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from hen_editor.ui.tree.move_list import MoveList
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import keys, show_game

GAME = "(;SZ[9]C[Even.];B[cc](;W[gg]N[calm];B[cg])(;W[cg]C[Sharp.\nVery.])(;W[dd]))"


@pytest.fixture
def moves(window: MainWindow) -> MoveList:
    """The list of moves of a window, with the focus."""
    show_game(window, GAME)
    window.commands["move-list"].trigger()
    found = window.findChild(MoveList)
    assert window.focusWidget() is found
    return found


def rows(moves: MoveList) -> list[str]:
    """Return what the rows say, the current one after an arrow."""
    model, current = moves.model(), moves.currentIndex().row()
    said = [model.index(row, 0).data() for row in range(model.rowCount())]
    return [f"> {text}" if row == current else text for row, text in enumerate(said)]


def test_each_row_says_its_move_and_where_the_game_branches(moves: MoveList) -> None:
    assert rows(moves) == [
        "> Start of game. Comment: Even.",
        "Move 1: Black C7, 3 variations follow.",
        "Move 2: White G3, variation 1 of 3, name calm.",
        "Move 3: Black C3, end of line.",
    ]


def test_keys_go_along_the_line_and_to_variations(window: MainWindow, moves: MoveList) -> None:
    keys(window, "Down", "Down")
    assert rows(moves)[2].startswith("> Move 2: White G3")
    keys(window, "Right")
    assert rows(moves)[2:] == ["> Move 2: White C3, variation 2 of 3, end of line. Comment: Sharp. Very."]
    keys(window, "Right", "Left", "Left", "End")
    assert rows(moves)[3] == "> Move 3: Black C3, end of line."
    assert window.document.snapshot.move_number == 3
    keys(window, "Home")
    assert window.document.snapshot.move_number == 0
    assert window.focusWidget() is moves


def test_all_other_keys_do_what_they_do_in_the_tree(window: MainWindow, moves: MoveList) -> None:
    keys(window, "Down", "Down", "Delete")
    assert rows(moves)[1] == "> Move 1: Black C7, 2 variations follow."
    keys(window, "Ctrl+Z")
    assert rows(moves)[2].startswith("> Move 2: White G3, variation 1 of 3")


def test_what_is_played_and_gone_to_elsewhere_is_current(window: MainWindow, moves: MoveList) -> None:
    window.board.setFocus()
    keys(window, "Right", "P")
    assert rows(moves)[-1] == "> Move 2: White passes, variation 4 of 4, end of line."
    assert window.focusWidget() is window.board


def test_a_comment_that_is_written_is_said_in_its_row(window: MainWindow, moves: MoveList) -> None:
    window.document.type_comment("Odd.")
    assert rows(moves)[0] == "> Start of game. Comment: Odd."


def test_one_who_solves_a_problem_is_told_of_no_move_to_come(window: MainWindow, moves: MoveList) -> None:
    show_game(window, "(;SZ[9]AB[aa];B[bb];W[cc])")
    window.document.go(0)
    window.commands["solve"].trigger()
    assert rows(moves) == ["> Start of game."]
    window.session.end_mode("solving")
    assert len(rows(moves)) == 3


def test_a_screen_reader_finds_the_list_and_its_rows(moves: MoveList) -> None:
    interface = QAccessible.queryAccessibleInterface(moves)
    assert interface.role() is QAccessible.Role.List
    assert interface.text(QAccessible.Text.Name) == "List of moves"
    assert "variations" in interface.text(QAccessible.Text.Description)
    assert interface.child(1).text(QAccessible.Text.Name) == "Move 1: Black C7, 3 variations follow."


def test_a_hidden_list_is_shown_nothing(window: MainWindow, moves: MoveList, qtbot: QtBot) -> None:
    window.commands["move-list"].trigger()
    qtbot.waitUntil(lambda: window.focusWidget() is window.board)
    show_game(window, "(;SZ[9])")
    assert len(rows(moves)) == 4
    window.commands["move-list"].trigger()
    assert rows(moves) == ["> Start of game."]


def test_a_long_game_has_a_row_for_each_move(window: MainWindow, moves: MoveList) -> None:
    show_game(window, f"(;SZ[19]{';B[aa];W[]' * 5000})")
    assert moves.model().rowCount() == 10_001
    assert moves.model().index(10_000, 0).data(Qt.ItemDataRole.DisplayRole) == "Move 10000: White passes, end of line."

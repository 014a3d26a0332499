"""The dialog with the properties of a node, in the window."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QLineEdit, QPushButton, QTableWidget, QTableWidgetItem
from pytestqt.qtbot import QtBot

from hen_editor.core import sgf
from hen_editor.core.editing import nodes
from hen_editor.ui.dialogs.properties import MAX_CHARACTERS, MAX_PROPERTIES, PropertiesDialog
from hen_editor.ui.window.main_window import MainWindow
from tests.games import at_move, opened
from tests.ui.opening import open_file

SHOWN = at_move(opened("(;SZ[9];B[cc]TR[aa];W[dd])"), 1)


@pytest.fixture
def dialog(qtbot: QtBot) -> PropertiesDialog:
    made = PropertiesDialog(nodes.properties(SHOWN), lambda wanted: nodes.problems(SHOWN, wanted))
    qtbot.addWidget(made)
    return made


def write(dialog: PropertiesDialog, row: int, column: int, text: str) -> None:
    dialog.findChildren(QTableWidget)[0].setItem(row, column, QTableWidgetItem(text))


def words(dialog: PropertiesDialog) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel))


def test_the_property_in_the_current_row_is_explained(dialog: PropertiesDialog) -> None:
    assert "B: Black's move" in words(dialog)
    dialog.findChildren(QTableWidget)[0].setCurrentCell(1, 1)
    assert "TR: Points marked with a triangle." in words(dialog)


def test_what_is_odd_is_reported_and_can_be_stored(dialog: PropertiesDialog) -> None:
    write(dialog, 1, 1, "[zz]")
    assert "zz" in words(dialog)
    assert dialog.findChildren(QDialogButtonBox)[0].buttons()[0].isEnabled()
    assert dialog.properties() == {"B": ("cc",), "TR": ("zz",)}


def test_a_wrong_name_is_refused_with_a_sentence(dialog: PropertiesDialog) -> None:
    write(dialog, 1, 0, "tr")
    assert "“tr” is not a property name" in words(dialog)
    assert not dialog.findChildren(QDialogButtonBox)[0].buttons()[0].isEnabled()


def test_a_name_that_another_program_gave_is_no_obstacle(qtbot: QtBot) -> None:
    dialog = PropertiesDialog({"C": ("x",), "FOO_1": ("a",)}, lambda wanted: ())
    qtbot.addWidget(dialog)
    assert "is not a property name" not in words(dialog)
    assert dialog.findChildren(QDialogButtonBox)[0].buttons()[0].isEnabled()


def test_rows_are_added_and_removed(dialog: PropertiesDialog) -> None:
    add, remove = (button for button in dialog.findChildren(QPushButton) if button.text() in ("&Add", "&Remove"))
    add.click()
    assert dialog.properties() == {"B": ("cc",), "TR": ("aa",)}
    write(dialog, 2, 0, "C")
    write(dialog, 2, 1, "a comment")
    assert dialog.properties()["C"] == ("a comment",)
    dialog.findChildren(QTableWidget)[0].setCurrentCell(1, 1)
    remove.click()
    assert dialog.properties() == {"B": ("cc",), "C": ("a comment",)}


def test_of_very_many_properties_and_long_values_the_beginning_is_shown_and_all_stay(qtbot: QtBot) -> None:
    long = {"LB": ("aa:x",) * MAX_CHARACTERS, "C": ("x" * MAX_CHARACTERS,)}
    given = {**long, **{f"X{number}": ("a",) for number in range(2 * MAX_PROPERTIES)}}
    dialog = PropertiesDialog(given, lambda wanted: ())
    qtbot.addWidget(dialog)
    table = dialog.findChildren(QTableWidget)[0]
    assert table.rowCount() == MAX_PROPERTIES
    assert all(len(table.item(row, 1).text()) <= MAX_CHARACTERS + 1 for row in (0, 1))
    assert "500 of 1,002 properties are shown." in words(dialog).replace("\u00a0", ",").replace("1002", "1,002")
    assert dialog.properties() == given

    write(dialog, 2, 1, "[b]")
    assert dialog.properties() == {**given, "X0": ("b",)}
    table.setCurrentCell(1, 1)
    next(button for button in dialog.findChildren(QPushButton) if button.text() == "&Remove").click()
    assert dialog.properties().keys() == given.keys() - {"C"}


def test_the_command_writes_the_change_as_one_undo_step(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_file(window, tmp_path / "game.sgf", "(;SZ[9]C[x];B[cc];W[dd])")
    monkeypatch.setattr(PropertiesDialog, "exec", lambda dialog: write(dialog, 1, 1, "[y]") or True)
    window.commands["properties"].trigger()
    assert sgf.format(window.document.snapshot.collection) == b"(;SZ[9]C[y];B[cc];W[dd])"
    assert window.document.undo_stack.count() == 1


def meanwhile(monkeypatch: pytest.MonkeyPatch, happens: Callable[[], object]) -> None:
    """Change the comment in the dialog, and have something happen before it is accepted."""
    monkeypatch.setattr(PropertiesDialog, "exec", lambda dialog: happens() or write(dialog, 1, 1, "[y]") or True)


def test_they_are_written_to_the_node_of_which_they_were_shown(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_file(window, tmp_path / "game.sgf", "(;SZ[9]C[x];B[cc];W[dd])(;SZ[9])")
    meanwhile(monkeypatch, lambda: window.document.go(window.document.snapshot.collection.games[1].root, 1))
    window.commands["properties"].trigger()
    assert sgf.format(window.document.snapshot.collection) == b"(;SZ[9]C[y];B[cc];W[dd])(;SZ[9])"
    assert (window.document.snapshot.game, window.document.snapshot.node) == (0, window.document.snapshot.tree.root)


def test_they_are_written_nowhere_once_their_node_is_gone(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_file(window, tmp_path / "game.sgf", "(;SZ[9]C[x];B[cc];W[dd])(;SZ[9]C[z])")
    meanwhile(monkeypatch, lambda: window.document.remove_games([0]))
    window.commands["properties"].trigger()
    assert sgf.format(window.document.snapshot.collection) == b"(;SZ[9]C[z])"


def test_a_wrong_name_is_refused_even_where_the_button_is_not_asked(dialog: PropertiesDialog) -> None:
    write(dialog, 0, 0, "]")
    dialog.accept()
    assert dialog.result() == PropertiesDialog.DialogCode.Rejected.value


@pytest.mark.parametrize(("typed", "taken"), [("dd", False), ("KM", True)])
def test_a_name_that_is_still_being_typed_is_taken_in_before_it_is_checked(
    dialog: PropertiesDialog, typed: str, taken: bool
) -> None:
    table = dialog.findChildren(QTableWidget)[0]
    dialog.show()
    table.setCurrentCell(1, 0)
    table.editItem(table.item(1, 0))
    table.viewport().findChildren(QLineEdit)[0].setText(typed)
    dialog.accept()
    assert (dialog.result() == PropertiesDialog.DialogCode.Accepted.value) is taken
    assert typed in dialog.properties()
    assert dialog.isHidden() is taken

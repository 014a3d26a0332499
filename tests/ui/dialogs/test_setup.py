"""The dialogs for setting up a game: the size of its board, and the order of play."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLabel, QListWidget, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BLACK, WHITE, BoardSize, Color
from hen_editor.ui.dialogs.setup import MAX_TURNS, NewBoardDialog, OrderOfPlayDialog


def test_a_square_board_stays_square(qtbot: QtBot) -> None:
    dialog = NewBoardDialog(BoardSize(19, 19))
    qtbot.addWidget(dialog)
    columns, _ = dialog.findChildren(QSpinBox)
    columns.setValue(13)
    assert dialog.board_size() == BoardSize(13, 13)


def test_a_board_need_not_be_square(qtbot: QtBot) -> None:
    dialog = NewBoardDialog(BoardSize(19, 19))
    qtbot.addWidget(dialog)
    columns, rows = dialog.findChildren(QSpinBox)
    dialog.findChild(QCheckBox).setChecked(False)
    columns.setValue(5)
    rows.setValue(99)
    assert dialog.board_size() == BoardSize(5, 52)


def test_a_board_that_hen_cannot_hold_is_told_before_it_is_made(qtbot: QtBot) -> None:
    dialog = NewBoardDialog(BoardSize(25, 25))
    qtbot.addWidget(dialog)
    columns, _ = dialog.findChildren(QSpinBox)
    notes = []
    for count in (25, 26, 52, 19):
        columns.setValue(count)
        notes.append(any("25 columns" in shown.text() for shown in dialog.findChildren(QLabel)))
    assert notes == [False, True, True, False]


def test_a_number_that_is_typed_takes_the_place_of_the_first(qtbot: QtBot) -> None:
    dialog = NewBoardDialog(BoardSize(19, 19))
    qtbot.addWidget(dialog)
    dialog.show()
    columns, _ = dialog.findChildren(QSpinBox)
    QTest.keyClicks(columns, "52")
    assert dialog.board_size() == BoardSize(52, 52)


def test_rows_are_typed_after_columns_and_make_a_board_no_square(qtbot: QtBot) -> None:
    dialog = NewBoardDialog(BoardSize(19, 19))
    qtbot.addWidget(dialog)
    dialog.show()
    columns, rows = dialog.findChildren(QSpinBox)
    columns.setFocus()
    QTest.keyClicks(columns, "5")
    QTest.keyClick(columns, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is rows
    rows.setValue(7)
    assert dialog.board_size() == BoardSize(5, 7)
    assert not dialog.findChild(QCheckBox).isChecked()
    dialog.findChild(QCheckBox).setChecked(True)
    assert dialog.board_size() == BoardSize(5, 5)


@pytest.fixture
def dialog(qtbot: QtBot) -> OrderOfPlayDialog:
    shown = OrderOfPlayDialog((BLACK, WHITE))
    qtbot.addWidget(shown)
    shown.show()
    return shown


def click(dialog: OrderOfPlayDialog, qtbot: QtBot, *names: str) -> None:
    buttons = {button.text().replace("&", ""): button for button in dialog.findChildren(QPushButton)}
    for name in names:
        qtbot.mouseClick(buttons[name], Qt.MouseButton.LeftButton)


def test_it_shows_the_order_it_is_given(dialog: OrderOfPlayDialog) -> None:
    assert dialog.order() == (BLACK, WHITE)


def test_colours_are_added_at_the_end(dialog: OrderOfPlayDialog, qtbot: QtBot) -> None:
    click(dialog, qtbot, "Add Red", "Add Black")
    assert dialog.order() == (BLACK, WHITE, Color.RED, BLACK)


def test_a_colour_is_moved_and_removed(dialog: OrderOfPlayDialog, qtbot: QtBot) -> None:
    click(dialog, qtbot, "Add Red", "Move down", "Move down")
    assert dialog.order() == (WHITE, Color.RED, BLACK)
    click(dialog, qtbot, "Remove")
    assert dialog.order() == (WHITE, Color.RED)


def test_two_turns_are_the_least(dialog: OrderOfPlayDialog, qtbot: QtBot) -> None:
    click(dialog, qtbot, "Remove")
    assert dialog.order() == (BLACK, WHITE)


def test_an_order_has_an_end(dialog: OrderOfPlayDialog, qtbot: QtBot) -> None:
    click(dialog, qtbot, *["Add Red"] * (MAX_TURNS + 5))
    assert len(dialog.order()) == MAX_TURNS


def test_a_row_that_was_dragged_keeps_its_colour(dialog: OrderOfPlayDialog) -> None:
    rows = dialog.findChild(QListWidget)
    dragged = rows.mimeData([rows.item(0)])
    rows.dropMimeData(2, dragged, Qt.DropAction.MoveAction)
    rows.takeItem(0)
    assert dialog.order() == (WHITE, BLACK)


def test_a_stone_keeps_its_colour_where_it_is_selected(dialog: OrderOfPlayDialog) -> None:
    rows = dialog.findChild(QListWidget)
    icon = rows.item(0).icon()
    selected, plain = (
        icon.pixmap(rows.iconSize(), mode).toImage() for mode in (QIcon.Mode.Selected, QIcon.Mode.Normal)
    )
    assert selected == plain

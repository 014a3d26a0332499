"""The dialog for the size of a new board."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLabel, QSpinBox
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BoardSize
from hen_editor.ui.dialogs.game.new_board import NewBoardDialog


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

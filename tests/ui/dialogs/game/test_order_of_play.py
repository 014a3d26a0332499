"""The dialog for the order of play."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BLACK, WHITE, Color
from hen_editor.ui.dialogs.game.order_of_play import LONGEST, OrderOfPlayDialog


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
    click(dialog, qtbot, *["Add Red"] * (LONGEST + 5))
    assert len(dialog.order()) == LONGEST


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
